"""The conformance kit finds what it claims to find."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from tests.kernel.toy import game as toy
from tests.kernel.toy.game import Mastaba, MastabaGame

from ennead.kernel.conformance import check
from ennead.kernel.flow import Frame, Option
from ennead.kernel.perft import FIRST, perft
from ennead.kernel.playthrough import playthrough
from ennead.kernel.question import Clause, Question


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("peek", ["on", "off"])
def test_the_toy_keeps_its_promises(players: int, peek: str) -> None:
    """A correct game has no fault with any number of players and any option."""
    game = MastabaGame()
    report = check(game, game.setup(players, {"peek": peek}), games=8)
    assert report.faults == []
    assert report.longest <= game.bound(game.setup(players))


def faults(game: MastabaGame) -> set[str]:
    return {fault.promise for fault in check(game, game.setup(3), games=4).faults}


def with_bid(game: MastabaGame, clause: Clause) -> MastabaGame:
    game.questions["bid"] = Question("bid", [clause])
    return game


class Tight(MastabaGame):
    def bound(self, setup: Any) -> int:
        return 10


class Losing(MastabaGame):
    def census(self, g: Mastaba) -> Sequence[int]:
        return sorted(g.bag)


class Unsorted(MastabaGame):
    def begin(self, setup: Any, box: Any) -> Mastaba:
        g = super().begin(setup, box)
        g.bag.reverse()
        return g


class Forgetful(MastabaGame):
    def scores(self, g: Mastaba) -> list[int]:
        return [0]


@pytest.mark.parametrize(
    ("kind", "promise"),
    [
        (Tight, "bounded"),
        (Losing, "components conserved"),
        (Unsorted, "hands and bags sorted"),
        (Forgetful, "scores"),
    ],
)
def test_a_game_that_breaks_a_promise_is_caught(kind: type[MastabaGame], promise: str) -> None:
    """Each broken promise is reported under its own name."""
    assert promise in faults(kind())


def leaky(g: Mastaba, f: Frame, seat: int) -> Iterator[Option]:
    """A menu that depends on another player's hand."""
    cards = sorted(set(g.players[seat].hand))
    return iter(
        [
            ("bid", card)
            for card in cards
            if card <= max(g.players[seat - 1].hand) or card == cards[0]
        ]
    )


def doubled(g: Mastaba, f: Frame, seat: int) -> Iterator[Option]:
    return iter([("bid", card) for card in g.players[seat].hand + g.players[seat].hand])


def nothing(g: Mastaba, f: Frame, seat: int) -> Iterator[Option]:
    return iter(())


def hiding(g: Mastaba, f: Frame, seat: int) -> Iterator[Option]:
    return iter([("bid", g.players[seat].hand[0])])


@pytest.mark.parametrize(
    ("candidates", "promise"),
    [
        (leaky, "menu keeps secrets"),
        (doubled, "no doubled option"),
        (nothing, "no dead end"),
        (hiding, "every refusal has a reason"),
    ],
)
def test_a_wrong_menu_is_caught(candidates: Any, promise: str) -> None:
    """Menus that leak, repeat themselves, are empty, or hide a legal option are reported."""
    found = faults(with_bid(MastabaGame(), Clause("bid", candidates, premises=(toy.in_hand,))))
    assert found & {promise, "menu from the view"}, found


def test_a_crash_leaves_a_position_to_load() -> None:
    """A fault carries the position, so that it can be looked at again."""

    def crash(g: Mastaba, f: Frame, seat: int) -> Iterator[Option]:
        if g.turn == 3:
            raise ZeroDivisionError
        return toy.hand_cards(g, f, seat)

    game = with_bid(MastabaGame(), Clause("bid", crash, premises=(toy.in_hand,)))
    (fault, *_) = check(game, game.setup(2), games=1).faults
    assert fault.promise == "no crash"
    assert game.codec.decode(fault.position, game.box(game.setup(2))).turn == 3


def test_perft_counts_sequences() -> None:
    """With two cards in each hand there are two bids each, and depth multiplies them."""
    game = MastabaGame()
    g = game.start(game.setup(2), FIRST)
    for player in g.players:
        player.hand[:] = [0, 1]
    assert [perft(game, g, depth) for depth in (0, 1, 2)] == [1, 2, 4]


def test_a_playthrough_is_the_same_every_time_and_shows_every_public_value() -> None:
    """The same seed prints the same lines; another seed does not; nothing hidden is in it."""
    game = MastabaGame()
    lines = list(playthrough(game, game.setup(2), 1))
    assert lines == list(playthrough(game, game.setup(2), 1))
    assert lines != list(playthrough(game, game.setup(2), 2))
    assert any(line.startswith("  players[0].stones = ") for line in lines)
