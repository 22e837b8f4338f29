"""Find puzzles in matches of bots and write them into the folders of the games.

    .venv/bin/python tools/puzzles.py kemet --wanted 50

A decision becomes a puzzle when its best options are ahead of all others by a margin that holds in
many imagined worlds and that a far deeper search confirms, for what the seat can know. How hard it
is, is how many iterations a search needs to find it. A run that was cut goes on where it stopped.
Compile the engine first (`PYTHONPATH=build/compiled`): the puzzles are the same, the time a third.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from ennead.bots import Bot, make
from ennead.bots.bot import AnyView
from ennead.bots.review import lead, played_on, positions
from ennead.bots.search import Budget, Search, SearchConfig
from ennead.games import GAMES, load
from ennead.kernel import AnyGame, Match, Option, Sampled, matchfile
from ennead.kernel.chance import NoLuck
from ennead.kernel.components import read_toml
from ennead.kernel.errors import ChanceError
from ennead.table.puzzles import FOLDER, Puzzle, PuzzleStep, read_puzzles

ROOT = Path(__file__).resolve().parents[1]
Ranking: TypeAlias = "list[tuple[Option, list[float]]]"
"""Options with how the seat stands after them in each world, the best first."""

TABLES = (2, 2, 3)
BOTS = ("expert", "player", "expert")
"""How many sit at the tables of the matches, in turn, and who."""
OPENING = 4
"""So many decisions of everybody are not asked for."""
A_MATCH = 6
LOOKED_FOR = 9
"""So many puzzles at most come from one match, of so many that were found in it."""
MENU = range(3, 61)
"""How many options there are to choose from."""
COMPARED = 24
"""So many of them are compared in worlds: those that a search thinks best."""
MARGIN = 0.07
ALIKE = 0.015
ERRORS = 3.0
"""How far the solution is ahead of everything else, what counts as just as good, and how many
standard errors the margin has to be."""
LONGEST = 3
"""Own decisions in a row that make a puzzle."""
DEEP = 4000
"""Iterations of the search that has the last word."""
LADDER = (4, 8, 16, 32, 64, 128, 256, 512, 1024)
SHARE = 0.4
"""No theme has more than this share of a game's puzzles, nor have those that are found at once."""
ENDGAME = 0.85
"""How much of a match is over when its endgame begins."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How closely a decision is looked at."""

    iterations: int
    worlds: int


GLANCE, CLOSE = Effort(60, 12), Effort(1500, 160)


def match_of_bots(game: AnyGame, seed: int) -> Match:
    """A whole match, reproducible from its seed."""
    players = TABLES[seed % len(TABLES)]
    match = Match.begin(game, game.setup(players), Sampled(random.Random(f"puzzles/{seed}")))
    bots: list[Bot] = [make(BOTS[(seat + seed) % len(BOTS)]) for seat in range(players)]
    rngs = [random.Random(f"puzzles/{seed}/{seat}") for seat in range(players)]
    while not match.over:
        seat = match.asked[0]
        menu = game.menu(match.position, seat)
        match.choose(seat, bots[seat].choose(game, match.view(seat), menu, rngs[seat]))
    return match


def searched(game: AnyGame, view: AnyView, iterations: int, seed: str, *, fair: bool) -> Any:
    """What a search finds; a fair one gives every option the same chance."""
    config = SearchConfig(prior_weight=0) if fair else SearchConfig()
    search = Search(game, view, random.Random(seed), config)
    return search.run(game.menu(view.state, view.seat), Budget(iterations=iterations))


def ranked(game: AnyGame, view: AnyView, effort: Effort, seed: str) -> Ranking:
    """The options worth comparing, by what they are worth in the same worlds."""
    menu = game.menu(view.state, view.seat)
    if len(menu) > COMPARED:
        found = searched(game, view, effort.iterations, seed, fair=True)
        menu = sorted(found.values, key=found.values.__getitem__, reverse=True)[:COMPARED]
    tried = [(option, played_on(game, view, option, effort.worlds, seed)) for option in menu]
    return sorted(tried, key=lambda one: sum(one[1]), reverse=True)


def solutions(ranking: Ranking, margin: float, errors: float) -> list[Option]:
    """The best options, if they are few and everything else is far behind; else none."""
    best = ranking[0][1]
    found = [option for option, worlds in ranking if lead(best, worlds)[0] <= ALIKE]
    for _, worlds in ranking[len(found) :]:
        gap, error = lead(best, worlds)
        if gap < margin or gap < errors * error:
            return []
    return found if len(found) <= max(1, len(ranking) // 3) else []


def solved(game: AnyGame, view: AnyView, seed: str) -> PuzzleStep | None:
    """The decision as a step of a puzzle, if a close look and a deep search agree on it."""
    if len(game.menu(view.state, view.seat)) not in MENU:
        return None
    if not solutions(ranked(game, view, GLANCE, seed), MARGIN / 2, 1.0):
        return None
    ranking = ranked(game, view, CLOSE, f"{seed}/close")
    best = solutions(ranking, MARGIN, ERRORS)
    if not best or searched(game, view, DEEP, f"{seed}/deep", fair=True).best() not in best:
        return None
    worth = {game.write(option): round(sum(one) / len(one), 3) for option, one in ranking[:8]}
    return PuzzleStep(tuple(map(game.write, best)), worth)


def line_of(game: AnyGame, position: Any, seat: int, seed: str) -> list[PuzzleStep]:
    """The decisions in a row that make a puzzle: as long as the seat goes on without chance."""
    steps: list[PuzzleStep] = []
    g = game.copy(position)
    while len(steps) < LONGEST and not g.over and g.asked[0] == seat and not g.sealed:
        menu = game.menu(g, seat)
        if len(menu) == 1:
            option = menu[0]
        else:
            step = solved(game, game.view(g, seat), f"{seed}/{len(steps)}")
            if step is None:
                break
            steps.append(step)
            option = game.read(step.best[0])
        g.luck = NoLuck()
        try:
            game.apply(g, seat, option)
        except ChanceError:
            break
    return steps


def difficulty(game: AnyGame, view: AnyView, step: PuzzleStep, seed: str) -> int:
    """From how many iterations on a search like that of the bots finds the first step."""
    found = LADDER[-1] * 2
    for iterations in reversed(LADDER):
        tries = [searched(game, view, iterations, f"{seed}/{one}", fair=False) for one in range(3)]
        if sum(game.write(one.best()) in step.best for one in tries) < 2:
            break
        found = iterations
    return found


def theme_of(game: AnyGame, g: Any, step: PuzzleStep, themes: dict[str, list[str]]) -> str:
    """What a puzzle is about: by how the question and its solution begin, as the game names it;
    late in a match the endgame."""
    judgement = game.judgement()
    traits = judgement.traits if judgement is not None else None
    if traits is not None and traits.progress(g) >= ENDGAME:
        return "endgame"
    choice = f"{g.question} {step.best[0]} "
    for theme, beginnings in themes.items():
        if any(choice.startswith(f"{beginning} ") for beginning in beginnings):
            return theme
    return "plan"


def found_in(match: Match, name: str, seed: int, themes: dict[str, list[str]]) -> list[Puzzle]:
    """Puzzles of a match, one a turn at most: a few more than are wanted of it, from all over."""
    game, found, turns = match.game, list[Puzzle](), set[int]()
    moments = [
        (number, match.record[number].seat, game.copy(g))
        for number, g in positions(match)
        if number >= OPENING * g.seats and not g.sealed
    ]
    random.Random(f"moments {seed}").shuffle(moments)
    for number, seat, g in moments:
        if g.turn in turns or g.asked[0] != seat or len(game.menu(g, seat)) == 1:
            continue
        label = f"puzzle {seed}/{number}"
        steps = line_of(game, g, seat, label)
        if not steps:
            continue
        iterations = difficulty(game, game.view(g, seat), steps[0], label)
        theme = theme_of(game, g, steps[0], themes)
        found.append(Puzzle(game.id, name, number, seat, theme, iterations, tuple(steps)))
        turns.add(g.turn)
        if len(found) == LOOKED_FOR:
            break
    return found


class Collection:
    """The folder of a game's puzzles, written anew after every match."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.folder = ROOT / "src" / "ennead" / "games" / game.id / FOLDER
        self.themes: dict[str, list[str]] = read_toml(self.folder / "themes.toml")["theme"]
        self.file = self.folder / "puzzles.toml"
        self.puzzles = list(read_puzzles(self.file, game.id).values())
        self.tried: int = read_toml(self.file)["tried"] if self.file.is_file() else 0

    def chosen(self, found: Sequence[Puzzle], wanted: int) -> list[Puzzle]:
        """Those that add most: of a theme that has room, the hardest first."""
        count = Counter(kind for puzzle in self.puzzles for kind in _kinds(puzzle))
        chosen: list[Puzzle] = []
        for puzzle in sorted(found, key=lambda one: -one.iterations):
            room = all(count[kind] < SHARE * wanted for kind in _kinds(puzzle))
            if len(chosen) < A_MATCH and room:
                count.update(_kinds(puzzle))
                chosen.append(puzzle)
        return sorted(chosen, key=lambda one: one.after)

    def add(self, match: Match, puzzles: Sequence[Puzzle]) -> None:
        """Keep a match up to its last puzzle, and the puzzles."""
        self.tried += 1
        if puzzles:
            text = matchfile.write(match)
            record = matchfile.parse(text)
            last = puzzles[-1]
            lines = text.splitlines()[: record.moves[last.after].line - 1]
            file = self.folder / f"{last.match}.match"
            file.write_text("\n".join([*lines, f"open {last.after}"]) + "\n", encoding="utf-8")
            self.puzzles += puzzles
        self._write()

    def _write(self) -> None:
        lines = ["# Written by tools/puzzles.py. Worth is the chance of winning after a move.", ""]
        lines.append(f"tried = {self.tried}")
        for one in self.puzzles:
            lines += ["", "[[puzzle]]", f'match = "{one.match}"', f"after = {one.after}"]
            lines += [f"seat = {one.seat}", f'theme = "{one.theme}"']
            lines.append(f"iterations = {one.iterations}")
            for step in one.steps:
                worth = ", ".join(f"{json.dumps(k)} = {v}" for k, v in step.worth.items())
                lines += ["[[puzzle.step]]", f"best = {json.dumps(list(step.best))}"]
                lines.append(f"worth = {{ {worth} }}")
        self.file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _kinds(puzzle: Puzzle) -> list[str]:
    return [puzzle.theme] + ["at once"] * (puzzle.iterations == LADDER[0])


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--wanted", type=int, default=50, help="puzzles to have in the end")
    arguments = parser.parse_args()
    game = load(arguments.game)
    kept = Collection(game)
    while len(kept.puzzles) < arguments.wanted:
        seed = kept.tried
        match = match_of_bots(game, seed)
        found = found_in(match, f"{seed:03}", seed, kept.themes)
        chosen = kept.chosen(found, arguments.wanted)
        kept.add(match, chosen)
        hard = ", ".join(f"{one.theme} {one.iterations}" for one in chosen)
        print(f"match {seed}: {len(found)} found, {hard}; {len(kept.puzzles)} in all", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
