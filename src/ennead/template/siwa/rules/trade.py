"""Chapter 3: a turn at the market."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ennead.kernel import DONE, Clause, Option, Question, ask, rule, step

from siwa.state import Next, Siwa, Turn
from siwa.verbs import SELL, WAIT, Sell


@step
def trade(g: Siwa, f: Turn) -> Next[Turn]:
    """S-2: sell or wait."""
    return ask(f.seat, TRADE, then=settle)


@step
def settle(g: Siwa, f: Turn, answer: Option) -> Next[Turn]:
    """S-3: the goods go to the market, the coins to their owner."""
    player = g.players[f.seat]
    if isinstance(answer, Sell):
        coins = g.box.earned(answer.count, answer.good)
        for _ in range(answer.count):
            player.hand.remove(answer.good)
            g.market.append(answer.good)
        player.coins += coins
        g.tell("sold", player=f.seat, count=answer.count, good=answer.good, coins=coins)
    else:
        g.tell("waited", player=f.seat)
    return DONE


def _held(g: Siwa, f: Turn, seat: int, o: Sell) -> Mapping[str, object]:
    return {"good": o.good, "held": g.players[seat].hand.count(o.good)}


@rule("S-3", reasons=_held)
def enough_in_hand(g: Siwa, f: Turn, seat: int, o: Sell) -> bool:
    """S-3: you sell goods that you hold."""
    return g.players[seat].hand.count(o.good) >= o.count


@rule("S-4", reasons=lambda g, f, seat, o: {"good": o.good})
def not_sold_last(g: Siwa, f: Turn, seat: int, o: Sell) -> bool:
    """S-4: the market is crowded with what was sold last."""
    return not g.box.crowded or not g.market or g.market[-1] != o.good


TRADE: Final = Question(
    "trade",
    "S-2",
    Clause(SELL, (enough_in_hand, not_sold_last)),
    Clause(WAIT),
)
