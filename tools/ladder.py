"""Measure the ladder of bots and write the table in docs/ladder.md.

    .venv/bin/python tools/ladder.py --games 400 --large 400 --results ladder-results

Every pair of neighbouring levels plays seat-balanced matches of two players in every game, `master`
also against `old-master` and `random`; at the largest table the higher level of a pair sits alone
among the lower ones on every seat in turn.
Results are kept in a folder, so a run that was cut goes on where it
stopped. Compile the engine first: the matches are the same and take half the time.
"""

from __future__ import annotations

import argparse
import math
import platform
import sys
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from ennead.arena.backends import job_of, local
from ennead.arena.ratings import share
from ennead.arena.schedule import Pairing
from ennead.arena.tournament import ResultFile, Tournament
from ennead.bots.levels import SKILLS
from ennead.games import GAMES, load

ROOT = Path(__file__).resolve().parents[1]
PAIRS = (
    *((level, below) for below, level in pairwise(SKILLS)),
    ("master", "old-master"),
    ("master", "random"),
)
ANCHOR = "player"
"""The level that all games have at the same place on their scales."""
PAGE = """\
# The ladder

How often a level wins against the one below, and `master` against `old-master` (what `master` was
before it used its time) and `random`: in matches of two, and alone among rivals at the largest
table of each game. A shared victory counts in parts. Seats are taken in turn, and a turn round the
table shares its luck. Matches are made from seeds, so the same command gives the same table. A
level should win 65 to 85 % of the matches of two against the one below, `master` 80 % against
`old-master` and 99 % against `random`.
{missing}

| game | players | bot | against | matches | wins | 95 % interval | fair share | by fair share |
|---|---|---|---|---|---|---|---|---|
{rows}

Made by `.venv/bin/python tools/ladder.py --games 400 --large 400 --results FOLDER`, row by row
(`--game`, `--pair`); results are kept in the folder, so the same command goes on where it was cut,
and more matches (`--games`) are added to those that are there. After a change to rules, judgement
or levels begin with an empty folder. The last row was made on
{platform}, Python {python}.
{rest}"""


@dataclass(frozen=True, slots=True)
class Row:
    """How the first of a pair fared at one table."""

    game: str
    players: int
    bot: str
    other: str
    wins: float
    games: int


def pairings(bot: str, other: str, players: int, games: int) -> list[Pairing]:
    """One seat for the bot, the others for its rivals, every seat in turn with the same luck."""
    rows = []
    for number in range(games):
        alone = number % players
        seats = tuple(bot if seat == alone else other for seat in range(players))
        rows.append(Pairing(number, seats, f"ladder/{number // players}"))
    return rows


def measure(game: str, players: int, bot: str, other: str, games: int, folder: Path) -> Row:
    """Play what is missing and count."""
    job = job_of(load(game), load(game).setup(players))
    name = f"{game}-{players}-{bot}-{other}.jsonl"
    kept = ResultFile(folder / name, (job,), (bot, other), 0, "alone among rivals")
    wanted = pairings(bot, other, players, games)
    for result in local(job, kept.missing(wanted)):
        kept.add(result)
    wins = Tournament((job,), (bot, other), kept.of(wanted)).wins()[bot]
    return Row(game, players, bot, other, wins, games)


def rows(
    numbers: dict[bool, int], folder: Path, pairs: list[str], chosen: list[str]
) -> Iterator[Row]:
    """The rows as they come: matches of two first (`numbers[False]`), then the largest tables."""
    for largest, games in numbers.items():
        for bot, other in [pair for pair in PAIRS if games and "-".join(pair) in pairs]:
            for game in chosen:
                players = max(load(game).counts) if largest else 2
                yield measure(game, players, bot, other, games, folder)


def line(row: Row) -> str:
    """A row of the table."""
    p, low, high = share(row.wins, row.games)
    fair = 1 / row.players
    return (
        f"| {row.game} | {row.players} | {row.bot} | {row.other} | {row.games} | "
        f"{p:.1%} | {low:.1%} – {high:.1%} | {fair:.0%} | {p / fair:.1f} |"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="matches of a row at tables of two")
    parser.add_argument("--large", type=int, default=400, help="matches of a row at the largest")
    parser.add_argument("--results", type=Path, default=ROOT / "ladder-results")
    parser.add_argument("--output", type=Path, default=ROOT / "docs" / "ladder.md")
    parser.add_argument(
        "--write-levels", action="store_true", help="put strengths into levels.toml of the games"
    )
    parser.add_argument("--game", action="append", choices=GAMES)
    names = ["-".join(pair) for pair in PAIRS]
    parser.add_argument("--pair", action="append", choices=names)
    given = parser.parse_args()
    given.results.mkdir(exist_ok=True)
    known = known_lines(given.output)
    numbers = {False: given.games, True: given.large}
    for row in rows(numbers, given.results, given.pair or names, given.game or list(GAMES)):
        print(line(row), flush=True)
        known[place(line(row))] = line(row)
        before = given.output.read_text(encoding="utf-8") if given.output.exists() else ""
        given.output.write_text(text(known, before), encoding="utf-8")
    for game in given.game or GAMES if given.write_levels else ():
        write_strengths(game, strengths(known, game))
    return 0


def known_lines(file: Path) -> dict[tuple[int, ...], str]:
    """The rows of a page that was written before; those that are not measured again stay."""
    page = file.read_text(encoding="utf-8") if file.exists() else ""
    lines = page.partition("\n## ")[0].splitlines()
    found = [one for one in lines if one.startswith("| ") and one.split()[1] in GAMES]
    return {place(one): one for one in found}


def place(row: str) -> tuple[int, ...]:
    """Where a row belongs: by game, size of the table, and pair."""
    game, players, bot, other = [cell.strip() for cell in row.split("|")[1:5]]
    return GAMES.index(game), int(players), PAIRS.index((bot, other))


def strengths(table: dict[tuple[int, ...], str], game: str) -> dict[str, int]:
    """How strong each level is by the matches of two: `player` is at 1000, and whoever wins three
    of four is 200 above; 0 where the chain of rows is broken."""
    levels = list(SKILLS)
    found = dict.fromkeys(levels, 0) | {ANCHOR: 1000}
    start = levels.index(ANCHOR)
    steps = [(n, n - 1, 1) for n in range(start + 1, len(levels))]
    for level, known, sign in [*steps, *((n, n + 1, -1) for n in range(start - 1, -1, -1))]:
        pair = (levels[max(level, known)], levels[min(level, known)])
        row = table.get((GAMES.index(game), 2, PAIRS.index(pair)))
        if row is None or not found[levels[known]]:
            continue
        won = min(0.995, float(row.split("|")[6].strip(" %")) / 100)
        gap = 200 * math.log(won / (1 - won), 3)
        found[levels[level]] = 10 * round((found[levels[known]] + sign * gap) / 10)
    return found


def write_strengths(game: str, found: dict[str, int]) -> None:
    """Put the strengths into the `levels.toml` of a game, here in the source."""
    file = ROOT / "src" / "ennead" / "games" / game / "bot" / "levels.toml"
    level, lines = "", []
    for one in file.read_text(encoding="utf-8").splitlines():
        level = one.strip("[]") if one.startswith("[") else level
        lines.append(f"strength = {found[level]}" if one.startswith("strength") else one)
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def missing(table: Iterable[tuple[int, ...]]) -> str:
    """Which rows nobody has measured."""
    known = set(table)
    names: dict[str, list[str]] = {}
    for number, id in enumerate(GAMES):
        for players in (2, max(load(id).counts)):
            gone = [
                f"{a}-{b}" for n, (a, b) in enumerate(PAIRS) if (number, players, n) not in known
            ]
            if gone:
                names.setdefault(", ".join(gone), []).append(f"{id} {players}")
    if not names:
        return ""
    lines = [f"- {', '.join(where)} players: {gone}" for gone, where in names.items()]
    wrapped = [
        textwrap.fill(one, 100, subsequent_indent="  ", break_on_hyphens=False) for one in lines
    ]
    return "\nNot measured:\n\n" + "\n".join(wrapped)


def text(table: dict[tuple[int, ...], str], before: str) -> str:
    """The page with all rows; the sections after the table stay as they are."""
    _, mark, rest = before.partition("\n## ")
    return PAGE.format(
        missing=missing(table),
        rest=mark + rest,
        rows="\n".join(table[where] for where in sorted(table)),
        platform=platform.platform(),
        python=platform.python_version(),
    )


if __name__ == "__main__":
    sys.exit(main())
