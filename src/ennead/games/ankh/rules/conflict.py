"""Page 22: the Conflict event, region by region, and domination."""

from __future__ import annotations

from dataclasses import dataclass

from ennead.games.ankh.kinds import (
    FOR_CITIES,
    FOR_DOMINATION,
    FOR_MAJORITIES,
    FOR_RADIANCE,
    OMNIPRESENT,
)
from ennead.games.ankh.rules.battle import begin_battle
from ennead.games.ankh.rules.battlefield import Battle, radiance
from ennead.games.ankh.rules.forgetting import forget_gods
from ennead.games.ankh.rules.guardians import aimed_at
from ennead.games.ankh.rules.merging import Merging, merge_gods
from ennead.games.ankh.rules.modules import Auction, begin_auction, city_gains
from ennead.games.ankh.rules.monuments import destroy, majorities
from ennead.games.ankh.rules.scoring import ascending, finish, gain
from ennead.games.ankh.state import Ankh, Next
from ennead.kernel import DONE, Frame, call, step


@dataclass(slots=True)
class Conflict(Frame):
    """A Conflict; `token` counts the regions that are resolved."""

    seat: int
    token: int = 0


@step
def open_conflict(g: Ankh, c: Conflict) -> Next[Conflict]:
    """R22.1, G1, A-52: the tiebreaker to the god that triggered it, Amun's token up."""
    g.holder = g.gods[c.seat].head
    g.amun_ready = True
    return start_effects


@step
def start_effects(g: Ankh, c: Conflict) -> Next[Conflict]:
    """P3, U5.b: followers of Omnipresent, then all Scorpions strike at once."""
    spans = [g.box.board.span(region) for region in g.regions]
    for seat in g.ladder:
        god = g.gods[seat]
        if god.powers & OMNIPRESENT:
            amount = sum(1 for span in spans if span & god.army) * g.box.omnipresent
            god.followers += amount
            g.tell("followers", player=seat, count=amount)
    targets = aimed_at(g)
    if targets:
        destroy(g, targets)
    return next_region


@step
def next_region(g: Ankh, c: Conflict) -> Next[Conflict]:
    """R22.2, A-30: ascending tokens; nobody there, one player, or more."""
    while c.token < len(g.regions):
        span = g.box.board.span(g.regions[c.token])
        present = [seat for seat in g.ladder if g.gods[seat].army & span]
        c.token += 1
        if len(present) > 1:
            g.tell("battle", token=c.token)
            return call(Battle(c.token - 1, span, present), begin_battle, then=next_region)
        if present and dominate(g, present[0], c.token - 1, span):
            return finish(g, present[0])
    return close_conflict


def dominate(g: Ankh, seat: int, token: int, span: int) -> bool:
    """R22.3: majorities, then 1 for dominating, 1 more if radiant; true at the top."""
    g.tell("dominated", player=seat, token=token + 1)
    held = majorities(g, g.regions[token]).get(seat, 0)
    if held and gain(g, seat, held, FOR_MAJORITIES):
        return True
    if radiance(g, seat, span):
        return gain(g, seat, 2, FOR_DOMINATION, FOR_RADIANCE)
    return gain(g, seat, 1, FOR_DOMINATION)


@step
def close_conflict(g: Ankh, c: Conflict) -> Next[Conflict]:
    """R22.1, G1: the tiebreaker returns, Amun's token is up; then cities and auction."""
    g.holder = -1
    g.amun_ready = True
    amounts = city_gains(g)
    for seat in ascending(g, sum(1 << seat for seat in amounts)):
        g.tell("city", player=seat, count=amounts[seat])
        if gain(g, seat, amounts[seat] * g.box.city_devotion, FOR_CITIES):
            return finish(g, seat)
    number = g.box.conflict_number(g.event)
    if g.box.auction and number in g.box.auctions:
        level = g.box.auctions.index(number) + 1
        return call(Auction(level), begin_auction, then=after_conflict)
    return after_conflict


@step
def after_conflict(g: Ankh, c: Conflict) -> Next[Conflict]:
    """R25.0, R27.1, R13.7: the third merges gods, the fourth forgets, the last ends."""
    box = g.box
    number = box.conflict_number(g.event)
    if number == box.merge_after and g.seats >= box.merging:
        lower, higher = g.ladder[:2]
        return call(Merging(higher, lower), merge_gods, then=conflict_over)
    if number == box.forget_after:
        forget_gods(g)
        if len(g.ladder) < 2:
            return finish(g, g.ladder[0] if g.ladder else -1)
    if g.event == len(box.events) - 1:
        return finish(g, g.ladder[-1])
    return DONE


@step
def conflict_over(g: Ankh, c: Conflict) -> Next[Conflict]:
    """R25.0: the gods have merged, the turn goes on to its end."""
    return DONE
