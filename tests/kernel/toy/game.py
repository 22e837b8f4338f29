"""Mastaba, a toy game for the kernel's own tests: bags, hands, sealed bids, sub-procedures and a
reaction.

Two to four players. Each round everyone draws a card (1 to 5; three in the first), then all bid a
card in secret; the highest single bid takes a stone, ties take nothing. The winner may then peek at
the next card of the bag once a match. The match ends when the bag is empty; most stones win.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ennead.kernel import (
    DONE,
    NOBODY,
    OWNER,
    TOP_ONLY,
    Clause,
    F,
    Frame,
    Game,
    Option,
    Picks,
    Question,
    Setup,
    State,
    Verb,
    ask,
    ask_sealed,
    call,
    hidden,
    rule,
    step,
    switch,
    transient,
)
from ennead.kernel import _flow as flow
from ennead.kernel.chance import take
from ennead.kernel.components import Components
from ennead.kernel.errors import CaseError
from ennead.kernel.feats import Feat
from ennead.kernel.judgement import Judgement

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
    box: dict[str, bool] = transient()


Next: TypeAlias = "flow.Next[Mastaba, F]"


class Bid(Option):
    card: int


class Peek(Option): ...


class Pass(Option): ...


class Keep(Option): ...


class Return(Option): ...


def _card_in_hand(view: Mastaba, o: Bid) -> Sequence[str]:
    seat = view.asked[0] if len(view.asked) == 1 else None
    for player in view.players:
        if seat in (None, player.seat) and o.card in player.hand:
            return (f"hand-{player.seat}/{player.hand.index(o.card)}",)
    return ()


BIDDING = Verb(Bid, "bid {card}", points=_card_in_hand)
PEEKING = Verb(Peek, "peek")
PASSING = Verb(Pass, "pass", manner="pass")
KEEPING = Verb(Keep, "keep")
RETURNING = Verb(Return, "return")


@dataclass(slots=True)
class Round(Frame):
    pass


@dataclass(slots=True)
class Reward(Frame):
    seat: int
    seen: list[int] = hidden(OWNER, pool="cards", shared=True)


@step
def deal(g: Mastaba, f: Round) -> Next[Round]:
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
def reveal(g: Mastaba, f: Round, picks: Picks) -> Next[Round]:
    """M-2: the highest single bid takes a stone."""
    bids = [pick.card for pick in picks if isinstance(pick, Bid)]
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
def offer(g: Mastaba, f: Reward) -> Next[Reward]:
    """M-3: the winner may look at the next card, once a match."""
    return ask(f.seat, PEEK, then=look)


@step
def look(g: Mastaba, f: Reward, answer: Option) -> Next[Reward]:
    """M-3: looking is final."""
    if isinstance(answer, Peek):
        card = take(g.luck, "peek", g.bag)
        f.seen.append(card)
        g.players[f.seat].peeked = True
        g.tell_only("peeked", (f.seat,), {"card": card}, player=f.seat)
        g.reveal("undo-peeked")
        return ask(f.seat, KEEP, then=keep)
    return DONE


@step
def keep(g: Mastaba, f: Reward, answer: Option) -> Next[Reward]:
    """M-3: take it into the hand, or put it back."""
    card = f.seen.pop()
    if isinstance(answer, Keep):
        g.players[f.seat].hand.append(card)
        g.players[f.seat].hand.sort()
    else:
        g.bag.append(card)
        g.bag.sort()
    return DONE


@rule("M-2", reasons=lambda g, f, seat, o: {"card": o.card})
def in_hand(g: Mastaba, f: Frame, seat: int, o: Bid) -> bool:
    return o.card in g.players[seat].hand


@rule("M-4", given=(in_hand,))
def not_the_five_first(g: Mastaba, f: Frame, seat: int, o: Bid) -> bool:
    """M-4: nobody bids a five in the first round unless there is nothing else."""
    return o.card != 4 or g.turn > 1 or g.players[seat].hand[0] == 4


@rule("M-3")
def peek_left(g: Mastaba, f: Frame, seat: int, o: Option) -> bool:
    return not g.players[seat].peeked and bool(g.bag) and g.box["peek"]


def hand_cards(g: Mastaba, f: Frame, seat: int) -> Iterator[Bid]:
    """Every kind in the hand, once."""
    last = -2
    for card in g.players[seat].hand:
        if card != last:
            last = card
            yield BIDDING[card]


BID = Question(
    "bid",
    "M-2",
    Clause(BIDDING, (in_hand, not_the_five_first), fast=hand_cards, checks=(not_the_five_first,)),
)
PEEK = Question("peek", "M-3", Clause(PEEKING, gates=(peek_left,)), Clause(PASSING), auto=True)
KEEP: Question[Mastaba, Reward, Option] = Question(
    "keep", "M-3", Clause(KEEPING), Clause(RETURNING), linked=True
)


def weigh(g: Mastaba, seat: int, menu: list[Option]) -> list[float]:
    """A plain policy: bid the highest card, look when allowed, keep what is high."""
    worth = {"peek": 1.0, "keep": 0.5}
    return [float(one.card) if isinstance(one, Bid) else worth.get(one.verb, 0.0) for one in menu]


def evaluate(g: Mastaba) -> list[float]:
    """Every seat's share of the stones taken so far."""
    stones = [player.stones for player in g.players]
    return [(own + 1) / (sum(stones) + g.seats) for own in stones]


class MastabaGame(Game[Mastaba]):
    id = "mastaba"
    version = "1"
    counts = (2, 3, 4)
    feats = (Feat("bid", "bid", "card"), Feat("stones", "stone"))
    options = (switch("peek", True),)
    state = Mastaba
    end_rule = "M-1"

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
        return Mastaba(
            players=players, bag=bag, seats=setup.players, frames=[Round(step="deal")], box=box
        )

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
def bidding(g: Mastaba, f: Round) -> Next[Round]:
    """A case starts here: the hands are dealt."""
    return ask_sealed(range(g.seats), BID, then=reveal)
