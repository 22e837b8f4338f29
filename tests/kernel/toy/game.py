"""Mastaba, a toy game for the kernel's own tests: bags, hands, sealed bids, sub-procedures and a reaction.

Two to four players. Each round everyone draws a card (1 to 5; three in the first), then all bid a card in secret; the highest single
bid takes a stone, ties take nothing. The winner may then peek at the next card of the bag once a match. The match ends when the bag is
empty; most stones win.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ennead.kernel.chance import take
from ennead.kernel.components import Components
from ennead.kernel.errors import CaseError
from ennead.kernel.flow import DONE, Frame, Next, Option, Picks, State, ask, ask_sealed, call, step
from ennead.kernel.game import Game
from ennead.kernel.judgement import Judgement
from ennead.kernel.options import Setup, switch
from ennead.kernel.question import Clause, Question, rule
from ennead.kernel.secrecy import NOBODY, OWNER, TOP_ONLY, hidden

VERBS = {
    "bid": "bid {card}",
    "peek": "peek",
    "pass": "pass",
    "keep": "keep",
    "return": "return",
}
CARDS = ("one", "two", "three", "four", "five")


@dataclass(slots=True)
class Player:
    seat: int
    hand: list[int] = hidden(OWNER, pool="cards", shared=True)
    stones: int = 0
    peeked: bool = False


@dataclass(slots=True)
class Mastaba(State):
    players: list[Player] = field(default_factory=list)
    bag: list[int] = hidden(NOBODY, pool="cards", shared=True)
    pile: list[int] = hidden(TOP_ONLY, pool="pile", ordered=True)
    top: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Round(Frame):
    pass


@dataclass(slots=True)
class Reward(Frame):
    seat: int
    seen: list[int] = hidden(OWNER, pool="cards", shared=True)


@step
def deal(g: Mastaba, f: Round) -> Next:
    """M-1: everyone draws a card, at first three."""
    if len(g.bag) < g.seats:
        return DONE
    g.turn += 1
    for player in g.players:
        for _ in range(3 if g.turn == 1 else 1):
            card = take(g.luck, "draw", g.bag)
            player.hand.append(card)
            player.hand.sort()
            g.tell_only("drew", (player.seat,), {"card": card}, player=player.seat)
    return ask_sealed(range(g.seats), BID, then=reveal)


@step
def reveal(g: Mastaba, f: Round, picks: Picks) -> Next:
    """M-2: the highest single bid takes a stone."""
    bids = [pick[1] for pick in picks]
    for player, bid in zip(g.players, bids, strict=True):
        player.hand.remove(bid)
        g.pile.append(bid)
        g.tell("bid", player=player.seat, card=bid)
    best = max(bids)
    if bids.count(best) > 1:
        return deal
    winner = bids.index(best)
    g.players[winner].stones += 1
    g.tell("stone", player=winner)
    return call(Reward(winner), offer, then=deal)


@step
def offer(g: Mastaba, f: Reward) -> Next:
    """M-3: the winner may look at the next card, once a match."""
    return ask(f.seat, PEEK, then=look)


@step
def look(g: Mastaba, f: Reward, answer: Option) -> Next:
    """M-3: looking is final."""
    if answer[0] == "peek":
        card = take(g.luck, "peek", g.bag)
        f.seen.append(card)
        g.players[f.seat].peeked = True
        g.tell_only("peeked", (f.seat,), {"card": card}, player=f.seat)
        g.reveal("undo-peeked")
        return ask(f.seat, KEEP, then=keep)
    return DONE


@step
def keep(g: Mastaba, f: Reward, answer: Option) -> Next:
    """M-3: take it into the hand, or put it back."""
    card = f.seen.pop()
    if answer[0] == "keep":
        g.players[f.seat].hand.append(card)
        g.players[f.seat].hand.sort()
    else:
        g.bag.append(card)
        g.bag.sort()
    return DONE


@rule("M-2", reasons=lambda g, f, seat, o: {"card": o[1]})
def in_hand(g: Mastaba, f: Frame, seat: int, o: Option) -> bool:
    return o[1] in g.players[seat].hand


@rule("M-4")
def not_the_five_first(g: Mastaba, f: Frame, seat: int, o: Option) -> bool:
    """M-4: nobody bids a five in the first round unless there is nothing else."""
    return o[1] != 4 or g.turn > 1 or g.players[seat].hand[0] == 4


@rule("M-3")
def peek_left(g: Mastaba, f: Frame, seat: int, o: Option) -> bool:
    return not g.players[seat].peeked and bool(g.bag) and g.box["peek"]


def hand_cards(g: Mastaba, f: Frame, seat: int) -> Iterator[Option]:
    last = -2
    for card in g.players[seat].hand:
        if card != last:
            last = card
            yield ("bid", card)


BID = Question(
    "bid", [Clause("bid", hand_cards, requires=(not_the_five_first,), premises=(in_hand,))]
)
PEEK = Question(
    "peek",
    [
        Clause("peek", lambda g, f, s: [("peek",)], gates=(peek_left,)),
        Clause("pass", lambda g, f, s: [("pass",)]),
    ],
    auto=True,
)
KEEP = Question(
    "keep",
    [Clause("keep", lambda g, f, s: [("keep",)]), Clause("return", lambda g, f, s: [("return",)])],
    linked=True,
)


def weigh(g: Mastaba, seat: int, menu: list[Option]) -> list[float]:
    """A plain policy: bid the highest card, look when allowed, keep what is high."""
    worth = {"bid": lambda o: float(o[1]), "peek": lambda o: 1.0, "keep": lambda o: 0.5}
    return [worth.get(option[0], lambda o: 0.0)(option) for option in menu]


def evaluate(g: Mastaba) -> list[float]:
    """Every seat's share of the stones taken so far."""
    stones = [player.stones for player in g.players]
    return [(own + 1) / (sum(stones) + g.seats) for own in stones]


class MastabaGame(Game[Mastaba]):
    id = "mastaba"
    version = "1"
    counts = (2, 3, 4)
    options = (switch("peek", True),)
    state = Mastaba
    verbs = VERBS

    def __init__(self) -> None:
        super().__init__(
            Components(
                {"card": {name: {"copies": 6} for name in CARDS}},
                {("card", n, "*"): "seed" for n in CARDS},
            )
        )

    def vocabularies(self) -> dict[str, Sequence[str]]:
        return {"card": CARDS}

    def open_box(self, setup: Setup) -> Any:
        return {"peek": setup.on("peek")}

    def begin(self, setup: Setup, box: Any) -> Mastaba:
        bag = sorted(card for card in range(5) for _ in range(6))
        players = [Player(seat) for seat in range(setup.players)]
        return Mastaba(players=players, bag=bag, seats=setup.players, frames=[Round(step="deal")])

    def scores(self, g: Mastaba) -> list[int]:
        return [player.stones for player in g.players]

    def winners(self, g: Mastaba) -> tuple[int, ...]:
        best = max(self.scores(g))
        return tuple(seat for seat, stones in enumerate(self.scores(g)) if stones == best)

    def bound(self, setup: Setup) -> int:
        return 30 + 30 + 2 * setup.players

    def census(self, g: Mastaba) -> Sequence[int]:
        seen = [card for f in g.frames if isinstance(f, Reward) for card in f.seen]
        return sorted(
            g.bag + g.pile + seen + [card for player in g.players for card in player.hand]
        )

    def facts(self, g: Mastaba) -> dict[str, Any]:
        return {
            "bag": len(g.bag),
            "players": [
                {
                    "hand": [self.notation.name("card", card) for card in player.hand],
                    "stones": player.stones,
                }
                for player in g.players
            ],
        }

    def judgement(self) -> Judgement[Mastaba]:
        return Judgement(weigh, evaluate)

    def stage(self, setup: Setup, box: Any, given: Mapping[str, Any]) -> Mastaba:
        g = self.begin(setup, box)
        for key, value in given.items():
            if key != "hands":
                raise CaseError(f"given.{key}", "expected hands")
            for player, names in zip(g.players, value, strict=True):
                for name in names:
                    card = self.notation.value("card", name)
                    player.hand.append(card)
                    g.bag.remove(card)
        g.frames[-1].step = "bidding"
        g.turn = 1
        return g


@step
def bidding(g: Mastaba, f: Round) -> Next:
    """A case starts here: the hands are dealt."""
    return ask_sealed(range(g.seats), BID, then=reveal)
