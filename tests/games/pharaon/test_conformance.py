"""Conformance: the promises of every game, for one to five players, every level of the Traitor and every option."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest

from ennead.games.pharaon.game import PharaonGame
from ennead.games.pharaon.menus import OneLook
from ennead.games.pharaon.state import Draft, Pharaon
from ennead.kernel.chance import Sampled
from ennead.kernel.conformance import check
from ennead.kernel.perft import FIRST, perft
from ennead.kernel.playthrough import playthrough
from ennead.kernel.question import Question
from ennead.kernel.seats import SPECTATOR, UNKNOWN


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_random_matches_keep_every_promise(game: PharaonGame, players: int) -> None:
    """No fault in a few random matches."""
    report = check(game, game.setup(players), games=2)
    assert [str(fault) for fault in report.faults] == []


@pytest.mark.parametrize("level", range(1, 6))
def test_every_level_of_the_traitor_keeps_every_promise(game: PharaonGame, level: int) -> None:
    """No fault with one to five dark boards."""
    options = {"dark-boards": str(level), "dark-choice": ("random", "free")[level % 2]}
    report = check(game, game.setup(1, options), games=2)
    assert [str(fault) for fault in report.faults] == []


@pytest.mark.parametrize("players", [1, 3])
def test_other_readings_keep_every_promise(game: PharaonGame, players: int) -> None:
    """No fault with the other reading of every disputed rule, and with beginners."""
    options = {"scribes": "chain", "wild-entry": "wheel", "judge": "all-five", "beginner-1": "on"}
    if players == 1:
        options["traitor-pass"] = "at-once"
    report = check(game, game.setup(players, options), games=3)
    assert [str(fault) for fault in report.faults] == []


@pytest.mark.parametrize(
    ("players", "counts"),
    [(1, [2, 4, 72, 203, 498]), (2, [3, 6, 12, 24, 432, 2616]), (4, [4, 8, 24, 48, 96, 192])],
)
def test_perft(game: PharaonGame, players: int, counts: list[int]) -> None:
    """The number of sequences of decisions from the start is what it was."""
    g = game.start(game.setup(players), FIRST)
    assert [perft(game, g, depth) for depth in range(1, len(counts) + 1)] == counts


def test_perft_of_a_rich_turn(game: PharaonGame) -> None:
    """Sequences of decisions from the middle of a round, payments included, are what they were."""
    setup = game.setup(2)
    rich = {"black": 3, "yellow": 2, "green": 2, "red": 2, "blue": 1, "silver": 2, "nile-joker": 1}
    players = [{"tokens": rich, "nobles": ["scribe-1", "soothsayer"]}, {"tokens": rich}]
    g = game.stage(setup, game.box(setup), {"players": players})
    g.luck = FIRST
    game.resume(g)
    assert [perft(game, g, depth) for depth in range(1, 4)] == [23, 242, 607]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_golden_playthrough(game: PharaonGame, players: int) -> None:
    """A recorded match plays out value by value as it did (regenerate with tests/games/pharaon/golden.py)."""
    from tests.games.pharaon.golden import DECISIONS, FOLDER, SEED

    lines = playthrough(game, game.setup(players), SEED, DECISIONS)
    golden = (FOLDER / f"players-{players}.txt").read_text(encoding="utf-8").splitlines()
    for number, (line, expected) in enumerate(zip(lines, golden, strict=True), 1):
        assert line == expected, f"line {number}"


def matches(game: PharaonGame, players: int, count: int) -> list[tuple[Pharaon, int]]:
    """Positions on the way through random matches, with whoever is asked."""
    found = []
    for seed in range(count):
        rng = random.Random(seed)
        g = game.start(game.setup(players), Sampled(rng))
        while not g.over:
            found.append((game.copy(g), g.asked[0]))
            menu = game.menu(g, g.asked[0])
            game.apply(g, g.asked[0], menu[int(rng.random() * len(menu))])
    return found


@pytest.mark.parametrize("players", [1, 3])
def test_nothing_hidden_is_in_a_view(game: PharaonGame, players: int) -> None:
    """Bag, decks, jar supply and Traitor pile hold no kind that anybody sees; drafted nobles only their drafter's."""
    drafts = 0
    for g, asked in matches(game, players, 2):
        for viewer in (*range(players), SPECTATOR):
            seen: Pharaon = game.view(g, viewer).state
            hidden = [*seen.bag, *seen.noble_deck, *seen.artisan_deck, *seen.jar_supply]
            hidden += seen.traitor.cut if seen.traitor else []
            assert set(hidden) <= {UNKNOWN}
            for player in seen.players:
                assert player.seat == viewer or set(player.aside) <= {UNKNOWN}
            frame = seen.frames[-1]
            if isinstance(frame, Draft) and frame.cards:
                drafts += 1
                assert (UNKNOWN in frame.cards) == (viewer != asked)
    assert drafts


@pytest.mark.parametrize("players", [1, 3])
def test_every_choice_shows_on_the_table(game: PharaonGame, players: int) -> None:
    """R50, R59: other options leave other tables to everybody's eyes, the noble kept in the draft included: none is secret."""
    assert not any(question.secret for question in game.questions.values())
    for g, asked in matches(game, players, 1):
        tables = set()
        menu = game.menu(g, asked)
        for option in menu:
            after = game.copy(g)
            after.luck = FIRST
            game.apply(after, asked, option)
            tables.add(game.codec.encode(game.view(after, SPECTATOR).state))
        assert len(tables) == len(menu), g.question


@pytest.mark.parametrize("players", [1, 4])
def test_one_look_finds_what_the_rules_allow(game: PharaonGame, players: int) -> None:
    """Menus made in one go hold exactly the candidates that pass every rule of their clauses."""
    compared = 0
    for g, asked in matches(game, players, 2):
        question = game.questions[g.question]
        if isinstance(question, OneLook):
            compared += 1
            plain = Question.menu(question, g, g.frames[-1], asked)
            assert sorted(plain) == sorted(question.menu(g, g.frames[-1], asked))
    assert compared > 50


def test_two_processes_play_the_same_match() -> None:
    """The same seed gives the same match in another process, whatever its hash seed."""
    script = (
        "from ennead.games.pharaon import GAME; from ennead.kernel.playthrough import playthrough;"
        "game = GAME(); print(*playthrough(game, game.setup(5), 3), sep='\\n')"
    )
    first, second = (
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    )
    assert first.count(b"\n") > 100
    assert first == second
