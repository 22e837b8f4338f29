"""Optional modules, after what reviews tell: Two Cities and the Guardian Auction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ennead.games.ankh.hexes import members
from ennead.games.ankh.rules.cards import A_BID
from ennead.games.ankh.rules.unlock import take_guardian
from ennead.games.ankh.state import Ankh, Next, adjacent
from ennead.games.ankh.verbs import Bid
from ennead.kernel import DONE, Frame, Picks, Question, ask_sealed, step


def city_gains(g: Ankh) -> dict[int, int]:
    """M2: by seat, the cities with strictly most figures of a god adjacent."""
    found: dict[int, int] = {}
    around = adjacent(g)
    for city in members(g.box.cities):
        counts = {seat: (g.gods[seat].army & around[city]).bit_count() for seat in g.ladder}
        best = max(counts.values())
        leaders = [seat for seat, count in counts.items() if count == best]
        if best and len(leaders) == 1:
            found[leaders[0]] = found.get(leaders[0], 0) + 1
    return found


@dataclass(slots=True)
class Auction(Frame):
    """One secret bid for the guardians of a level."""

    level: int


@step
def begin_auction(g: Ankh, a: Auction) -> Next[Auction]:
    """M3: every god bids followers in secret."""
    g.tell("auction", guardian=g.kinds[a.level - 1])
    return ask_sealed(g.ladder, AUCTION_BID, then=auction_shown)


@step
def auction_shown(g: Ankh, a: Auction, picks: Picks) -> Next[Auction]:
    """M3: served from high to low, ties to less devotion; only those served pay."""
    bids = [
        (-pick.count, place, seat)
        for place, seat in enumerate(g.ladder)
        if isinstance(pick := picks[seat], Bid)
    ]
    for negative, _, seat in sorted(bids):
        g.tell("bid", player=seat, count=-negative)
        if negative and g.stock[a.level - 1] and take_guardian(g, seat, a.level):
            g.gods[seat].followers += negative
    return DONE


AUCTION_BID: Final[Question[Ankh, Auction, Bid]] = Question(
    "auction",
    "M3",
    A_BID,
    auto=True,
    about=lambda g, a, seat: {"guardian": g.kinds[a.level - 1], "count": g.gods[seat].followers},
)
