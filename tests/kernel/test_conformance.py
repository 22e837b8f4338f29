"""The conformance kit finds what it claims to find."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import pytest
from tests.kernel.toy import game as toy
from tests.kernel.toy.game import Bid, Mastaba, MastabaGame

from ennead.kernel import Clause, Frame, Question
from ennead.kernel.conformance import check
from ennead.kernel.perft import FIRST, perft
from ennead.kernel.playthrough import playthrough


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


Menu = Callable[[Mastaba, Frame, int], Iterable[Bid]]


def with_bid(game: MastabaGame, menu: Menu) -> MastabaGame:
    """The toy with another quick menu of bids."""
    rules = (toy.in_hand, toy.not_the_five_first)
    game.questions["bid"] = Question("bid", "M-2", Clause(toy.BIDDING, rules, fast=menu))
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


def leaky(g: Mastaba, f: Frame, seat: int) -> list[Bid]:
    """A menu that depends on another player's hand."""
    cards = sorted(set(g.players[seat].hand))
    most = max(g.players[seat - 1].hand)
    return [toy.BIDDING[card] for card in cards if card <= most or card == cards[0]]


def doubled(g: Mastaba, f: Frame, seat: int) -> list[Bid]:
    return [toy.BIDDING[card] for card in g.players[seat].hand + g.players[seat].hand]


def nothing(g: Mastaba, f: Frame, seat: int) -> list[Bid]:
    return []


def hiding(g: Mastaba, f: Frame, seat: int) -> list[Bid]:
    return [toy.BIDDING[g.players[seat].hand[0]]]


def generous(g: Mastaba, f: Frame, seat: int) -> list[Bid]:
    return [toy.BIDDING[card] for card in range(5)]


@pytest.mark.parametrize(
    ("menu", "promise"),
    [
        (leaky, "menu keeps secrets"),
        (doubled, "no doubled option"),
        (nothing, "no dead end"),
        (hiding, "menus come from the rules"),
        (generous, "menus come from the rules"),
    ],
)
def test_a_wrong_menu_is_caught(menu: Menu, promise: str) -> None:
    """Menus that leak, repeat themselves, are empty, hide a legal option or offer an illegal one
    are reported."""
    found = faults(with_bid(MastabaGame(), menu))
    assert found & {promise, "menu from the view", "no crash"}, found


def test_a_universe_that_lacks_a_legal_option_is_caught() -> None:
    """What is offered must be among what could be answered at all."""
    game = MastabaGame()
    clause = Clause(
        toy.BIDDING,
        (toy.in_hand,),
        universe=lambda g, f, seat: [toy.BIDDING[0]],
        fast=toy.hand_cards,
    )
    game.questions["bid"] = Question("bid", "M-2", clause)
    assert "menus come from the rules" in faults(game)


def test_a_refusal_without_a_rule_is_caught() -> None:
    """Whatever is refused cites a rule that the rulebook has."""
    game = MastabaGame()
    rules = (toy.in_hand, toy.not_the_five_first)
    game.questions["bid"] = Question("bid", "M-99", Clause(toy.BIDDING, rules))
    assert "every refusal cites a rule" in faults(game)


def test_a_secret_that_shows_in_what_is_asked_next_is_caught() -> None:
    """A choice is no secret if the next question tells which it was: here the last bid opens
    all."""
    game = MastabaGame()
    rules = (toy.in_hand, toy.not_the_five_first)
    game.questions["bid"] = Question("bid", "M-2", Clause(toy.BIDDING, rules), secret=True)
    found = check(game, game.setup(3), games=2, every=1).faults
    assert {fault.promise for fault in found} == {"silence keeps secrets"}


def test_a_rule_cannot_rely_on_one_that_is_not_asked() -> None:
    """A clause names all the rules that its rules are given."""
    with pytest.raises(ValueError, match="not-the-five-first relies on"):
        Clause(toy.BIDDING, (toy.not_the_five_first,))


def test_a_crash_leaves_a_position_to_load() -> None:
    """A fault carries the position, so that it can be looked at again."""

    def crash(g: Mastaba, f: Frame, seat: int) -> Iterator[Bid]:
        if g.turn == 3:
            raise ZeroDivisionError
        return toy.hand_cards(g, f, seat)

    rules = (toy.in_hand, toy.not_the_five_first)
    game = MastabaGame()
    clause = Clause(toy.BIDDING, rules, fast=crash, checks=(toy.not_the_five_first,))
    game.questions["bid"] = Question("bid", "M-2", clause)
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
