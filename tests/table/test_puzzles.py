"""Puzzles of all games: positions that can be set up, and solutions that hold."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tools.puzzles import CLOSE, MARGIN

from ennead.bots.review import lead, played_on
from ennead.games import GAMES, load
from ennead.kernel import AnyGame, Match, matchfile
from ennead.kernel.chance import NoLuck
from ennead.kernel.scene import every
from ennead.table.kit import GameKit
from ennead.table.puzzles import (
    Puzzle,
    Solving,
    explain,
    match_file,
    puzzle_info,
    puzzle_of_the_day,
    puzzles_of,
    rated,
)
from ennead.table.refused import Refused
from ennead.table.requests import Explain
from ennead.words import LANGUAGES, words_for


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return load(request.param)


def match_at(game: AnyGame, puzzle: Puzzle) -> Match:
    match = matchfile.rebuild(matchfile.parse(match_file(game, puzzle)), game)
    match.luck.source = NoLuck()
    return match


def go_on(match: Match, seat: int) -> None:
    """Play on while there is nothing to choose."""
    while len(menu := match.game.menu(match.position, seat)) == 1:
        match.choose(seat, menu[0])


def test_every_game_has_puzzles_of_many_kinds(game: AnyGame) -> None:
    """Fifty at least, of three themes at least that all languages name, easy and hard ones."""
    found = puzzles_of(game).values()
    assert len(found) >= 50
    themes = Counter(puzzle.theme for puzzle in found)
    assert len(themes) >= 3
    assert max(themes.values()) <= len(found) / 2
    assert len({puzzle.iterations for puzzle in found}) >= 4
    for language in LANGUAGES:
        assert all(words_for(language, game).has(f"puzzle-theme-{theme}") for theme in themes)


def test_every_puzzle_can_be_solved_by_its_moves(game: AnyGame) -> None:
    """The seat is asked, the moves that were compared are offered, and those that solve lead to
    the next decision without any chance."""
    for puzzle in puzzles_of(game).values():
        match, solving = match_at(game, puzzle), Solving(puzzle)
        for step in puzzle.steps:
            go_on(match, puzzle.seat)
            assert match.asked[0] == puzzle.seat, puzzle.id
            offered = set(map(game.write, game.menu(match.position, puzzle.seat)))
            assert offered >= set(step.best) | set(step.worth), puzzle.id
            assert not solving.attempt(min(offered - set(step.best))).right
            assert solving.attempt(step.best[0]).right
            if not solving.solved:
                match.play(puzzle.seat, step.best[0])
        assert solving.misses == len(puzzle.steps)


def test_solutions_hold_in_many_worlds(game: AnyGame, request: pytest.FixtureRequest) -> None:
    """A sample: the solution is ahead of the best other move by what the seat can know."""
    rng = random.Random(request.config.getoption("randomly_seed", default=0))
    for puzzle in rng.sample(list(puzzles_of(game).values()), 2):
        match, step = match_at(game, puzzle), puzzle.steps[0]
        go_on(match, puzzle.seat)
        view = match.view(puzzle.seat)
        seed = f"puzzle {int(puzzle.match)}/{puzzle.after}/0/close"
        rival = next(text for text in step.worth if text not in step.best)
        best, other = (
            played_on(game, view, game.choose(view.state, puzzle.seat, text), CLOSE.worlds, seed)
            for text in (step.best[0], rival)
        )
        assert lead(best, other)[0] > MARGIN / 2, f"{game.id} {puzzle.id}"


def test_what_cannot_be_done_in_a_puzzle_is_explained() -> None:
    """A click on something that no answer is about gets rules with their citation, at each decision
    of a puzzle; on the last it may be chosen, and after it there is nothing to ask."""
    game = load("ankh")
    kit = GameKit(game)
    puzzle = max(puzzles_of(game).values(), key=lambda one: len(one.steps))
    assert len(puzzle.steps) > 1
    for solved, step in enumerate(puzzle.steps):
        decision = puzzle_info(kit, puzzle).decisions[solved].state.decision
        assert decision is not None
        best = next(one for one in decision.options if one.text == step.best[0])
        known = {id for one in decision.options for id in one.targets}
        told = explain(kit, puzzle, solved, Explain("", target=best.targets[0]))
        assert told.allowed
        scene = kit.scene(match_at(game, puzzle).view(puzzle.seat).state, puzzle.seat)
        other = next(node.id for node in every(scene) if node.id not in known)
        told = explain(kit, puzzle, solved, Explain("", target=other))
        assert told.reasons
    with pytest.raises(Refused):
        explain(kit, puzzle, len(puzzle.steps), Explain("", target=other))


def test_ratings_follow_what_was_expected() -> None:
    """A hard puzzle lifts more than an easy one, a miss lowers; days go through all puzzles."""
    game = load(GAMES[0])
    easy, *_, hard = sorted(puzzles_of(game).values(), key=lambda one: one.rating)
    assert rated(1000, hard, True) > rated(1000, easy, True) > 1000
    assert rated(1000, easy, False) < rated(1000, hard, False) < 1000
    many = len(puzzles_of(game))
    assert len({puzzle_of_the_day(game, day).id for day in range(many)}) == many
