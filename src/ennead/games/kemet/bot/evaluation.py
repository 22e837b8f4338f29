"""How a match of Kemet stands: fame, and what brings more of it."""

from __future__ import annotations

from typing import Final

from ennead.games.kemet.rules.control import controller
from ennead.games.kemet.rules.creatures import each
from ennead.games.kemet.rules.scoring import pyramid_fame, temple_fame
from ennead.games.kemet.state import Kemet
from ennead.games.kemet.tables import total
from ennead.kernel.judgement import Appraisal, Traits
from ennead.kernel.learned import appraisal_of

NAMES: Final = (
    "fame", "close", "temples", "pyramids", "levels", "high", "lost", "prayer", "cards", "battle",
    "veterans", "units", "supply", "largest", "beasts", "tiles", "grades", "might", "tokens",
    "order", "turn",
)  # fmt: skip


def traits(g: Kemet, seat: int) -> tuple[float, ...]:
    """By name of `NAMES`.

    Permanent `fame`, and how `close` all fame is to victory; `temples` and `pyramids` that count
    now; `levels` of the own pyramids, the `high`est, districts `lost`; `prayer`; divine `cards`,
    `battle` cards, `veterans`; `units` on the board, in the `supply`, in the `largest` troop;
    `beasts` on the board; number of `tiles` and the sum of their levels (`grades`); what the
    tiles give in battle (`might`); `tokens` left today, place in the `order`, whose `turn` it is.
    """
    player, box = g.players[seat], g.box
    home = range(3 * player.city, 3 * player.city + 3) if player.city >= 0 else range(0)
    levels = [g.level[zone] for zone in home]
    lost = sum([controller(g, zone) != seat for zone in home])
    units = largest = beasts = 0
    for zone, holder in enumerate(g.holder):
        if holder == seat:
            here = g.units[zone]
            units += here
            largest = max(largest, here)
            beasts += g.beasts[zone].bit_count()
    temples, pyramids = temple_fame(g, seat), pyramid_fame(g, seat)
    permanent = player.battle_fame + player.divine_fame
    short = max(0, box.limits.fame_to_win - permanent - temples - pyramids)
    tiles = box.tiles
    might = 2 * total(tiles.strength, player.tiles) + total(tiles.attack_strength, player.tiles)
    might += total(tiles.defend_strength, player.tiles) + total(tiles.casualties, player.tiles)
    might += total(tiles.unavoidable, player.tiles) + total(tiles.defence, player.tiles)
    return (
        permanent, 1 / (1 + short), temples, pyramids, sum(levels), max(levels, default=0), lost,
        player.prayer, len(player.hand), len(player.cards), player.veterans, units, player.supply,
        largest, beasts, player.tiles.bit_count(),
        sum([tiles.level[tile] for tile in each(player.tiles)]), might, player.tokens,
        g.order.index(seat) if seat in g.order else 0, seat in g.asked,
    )  # fmt: skip


def progress(g: Kemet) -> float:
    """By the fame of whoever has most."""
    most = max(
        [
            player.battle_fame + player.divine_fame + temple_fame(g, player.seat)
            for player in g.players
        ]
    )
    return min(1.0, most / g.box.limits.fame_to_win)


def evaluate(g: Kemet) -> list[float]:
    """Every seat's chance to win."""
    return _chances(g, APPRAISAL)


def evaluate_as_before(g: Kemet) -> list[float]:
    """The same with the weights of `old-master`."""
    return _chances(g, OLD_APPRAISAL)


def _chances(g: Kemet, appraisal: Appraisal[Kemet]) -> list[float]:
    if g.over:
        return [float(g.winner == seat) for seat in range(g.seats)]
    return appraisal.chances(g)


TRAITS: Final = Traits(NAMES, traits, progress, judge=_chances)
APPRAISAL: Final = appraisal_of(TRAITS, "ennead.games.kemet.bot")
OLD_APPRAISAL: Final = Appraisal(TRAITS, "ennead.games.kemet.bot", "old-weights.toml")
