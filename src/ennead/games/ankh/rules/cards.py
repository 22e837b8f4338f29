"""Page 29: battle cards that ask for decisions, Build Monument and Plague of Locusts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ennead.games.ankh.kinds import GOD, INSPIRING, MONUMENTS
from ennead.games.ankh.rules.battlefield import battle_of, present, team_head
from ennead.games.ankh.rules.deaths import Deaths, fall
from ennead.games.ankh.state import Ankh, Next, figures, stones
from ennead.games.ankh.verbs import AT, BID, BUILD, PASS, At, Bid, Build, over
from ennead.kernel import (
    DONE,
    Clause,
    Frame,
    Option,
    Picks,
    Question,
    ask,
    ask_sealed,
    call,
    rule,
    step,
)


@dataclass(slots=True)
class Building(Frame):
    """Build Monument cards: those who still have theirs, and the kind being built."""

    queue: list[int]
    monument: int = -1


@step
def build_next(g: Ankh, c: Building) -> Next[Building]:
    """R23.2, C2: from least to most devotion, each may build."""
    while c.queue:
        seat = c.queue[0]
        if can_build(g, seat):
            return ask(seat, BUILD_QUESTION, then=monument_chosen)
        g.tell("built-nothing", player=seat)
        c.queue.pop(0)
    return DONE


@step
def monument_chosen(g: Ankh, c: Building, answer: Option) -> Next[Building]:
    """C2.a: sacrifice followers for a monument of any kind."""
    seat = c.queue[0]
    if not isinstance(answer, Build):
        g.tell("built-nothing", player=seat)
        c.queue.pop(0)
        return build_next
    c.monument = answer.monument
    return ask(seat, SITE, then=monument_built)


@step
def monument_built(g: Ankh, c: Building, answer: At) -> Next[Building]:
    """C2.a, P2, A-37: it stands and counts at once, with an Ankh token from the pool."""
    seat = c.queue.pop(0)
    god = g.gods[seat]
    god.followers -= cost_of_building(g, seat)
    god.ankhs -= 1
    god.controls |= 1 << answer.hex
    g.monuments[c.monument] |= 1 << answer.hex
    g.tell("built", player=seat, monument=c.monument, hex=answer.hex)
    c.monument = -1
    return build_next


def cost_of_building(g: Ankh, seat: int) -> int:
    """C2.a, P2."""
    return 0 if g.gods[seat].powers & INSPIRING else g.box.build_cost


def can_build(g: Ankh, seat: int) -> bool:
    """C2.b: followers, an Ankh token, a monument and a site."""
    god = g.gods[seat]
    if god.followers < cost_of_building(g, seat) or not god.ankhs:
        return False
    return any(supply(g, kind) for kind in range(len(MONUMENTS))) and bool(sites(g))


def supply(g: Ankh, monument: int) -> int:
    """Monuments of a kind that are left."""
    return g.box.supply[monument] - g.monuments[monument].bit_count()


def sites(g: Ankh) -> int:
    """C2.a, G4.c, A-12: empty land of the region without a gate."""
    return g.regions[battle_of(g).token] & ~(figures(g) | stones(g) | g.gates)


@rule("C2.b", reasons=lambda g, c, seat, o: {"monument": o.monument})
def in_the_supply(g: Ankh, c: Building, seat: int, o: Build) -> bool:
    return supply(g, o.monument) > 0


@rule("C2.a")
def in_the_region(g: Ankh, c: Building, seat: int, o: At) -> bool:
    return bool(g.regions[battle_of(g).token] >> o.hex & 1)


@rule("C2.a")
def nothing_stands_there(g: Ankh, c: Building, seat: int, o: At) -> bool:
    return not (figures(g) | stones(g)) >> o.hex & 1


@rule("G4.c")
def not_on_a_gate(g: Ankh, c: Building, seat: int, o: At) -> bool:
    return not g.gates >> o.hex & 1


def building_sites(g: Ankh, c: Building, seat: int) -> list[At]:
    return over(AT, sites(g))


A_MONUMENT: Final = Clause(BUILD, (in_the_supply,))
BUILD_QUESTION: Final = Question(
    "build",
    "C2.a",
    A_MONUMENT,
    Clause(PASS),
    about=lambda g, c, seat: {"count": cost_of_building(g, seat)},
)
SITE: Final = Question(
    "site",
    "C2.a",
    Clause(AT, (in_the_region, nothing_stands_there, not_on_a_gate), fast=building_sites),
    linked=True,
    about=lambda g, c, seat: {"monument": c.monument},
)


@dataclass(slots=True)
class Plague(Frame):
    """Plague cards: the seats whose card is still to be resolved."""

    queue: list[int] = field(default_factory=list)


@step
def plague_next(g: Ankh, p: Plague) -> Next[Plague]:
    """R23.3, A-38: one bidding for each card, among those with a figure there at that moment."""
    while p.queue:
        seat = p.queue.pop(0)
        bidders = present(g, battle_of(g))
        if bidders:
            g.tell("plague", player=seat)
            return ask_sealed(bidders, PLAGUE_BID, then=bids_shown)
    return DONE


@step
def bids_shown(g: Ankh, p: Plague, picks: Picks) -> Next[Plague]:
    """C1, A-39: all bids are sacrificed; all die but those of the single highest bidder."""
    bids = {seat: pick.count for seat, pick in enumerate(picks) if isinstance(pick, Bid)}
    for seat, bid in bids.items():
        g.gods[seat].followers -= bid
        g.tell("bid", player=seat, count=bid)
    best = max(bids.values())
    leaders = [seat for seat, bid in bids.items() if bid == best]
    span, victims = battle_of(g).span, 0
    for seat in bids:
        if leaders != [seat]:
            victims |= g.gods[seat].army & ~g.gods[seat].map[GOD] & span
    if len(leaders) == 1:
        g.tell("spared", player=leaders[0])
    return call(Deaths(victims), fall, then=plague_next)


@rule("C1.a")
def followers_to_bid(g: Ankh, f: Frame, seat: int, o: Bid) -> bool:
    return 0 <= o.count <= g.gods[seat].followers


def possible_bids(g: Ankh, f: Frame, seat: int) -> list[Bid]:
    return [BID[count] for count in range(g.gods[seat].followers + 1)]


A_BID: Final = Clause(BID, (followers_to_bid,), fast=possible_bids)
PLAGUE_BID: Final = Question(
    "bid",
    "C1.a",
    A_BID,
    auto=True,
    speaks_for=team_head,
    about=lambda g, p, seat: {"count": g.gods[seat].followers},
)
