"""What an option of Kemet is after, in a few words; made from whatever a viewer sees."""

from __future__ import annotations

from typing import Final

from ennead.games.kemet import verbs
from ennead.games.kemet.board import DISTRICTS
from ennead.games.kemet.rules.control import own_districts
from ennead.games.kemet.state import NOBODY_HERE, Battle, Kemet, Movement
from ennead.games.kemet.tables import BUILD, BUY, MOVE, PRAY, Bonus
from ennead.kernel import AnyVerb, Option
from ennead.kernel.judgement import Aim


def aim(g: Kemet, seat: int, option: Option) -> Aim | None:
    """What an option is after; None for one that carries on what was said before."""
    plain = _PLAIN.get(type(option))
    if plain is not None:
        id, verb = plain
        return id, dict(zip([slot.field for slot in verb.slots], option.values, strict=True))
    return _at_home(g, seat, option) or _in_the_field(g, seat, option)


# -- tokens, tiles and pyramids --------------------------------------------------------------------


def _at_home(g: Kemet, seat: int, o: Option) -> Aim | None:
    """Tokens, tiles, pyramids, and the sacrifices of the night."""
    if isinstance(o, verbs.Act | verbs.Silver):
        return _action(g, seat, g.box.cells.action[o.cell])
    if isinstance(o, verbs.Gold):
        return _action(g, seat, o.action)
    if isinstance(o, verbs.Buy):
        return _tile(g, o.tile)
    if isinstance(o, verbs.Pyramid):
        return _pyramid(g, o)
    if isinstance(o, verbs.Sacrifice):
        return "aim-sacrifice-prayer" if g.question == "delta" else "aim-sacrifice-fame", {}
    if isinstance(o, verbs.Veterans) and not o.veterans:
        return "aim-keep-veterans", {}
    if isinstance(o, verbs.Veterans):
        return "aim-offer" if isinstance(o, verbs.Offer) else "aim-consult", {}
    return None


def _action(g: Kemet, seat: int, action: int) -> Aim:
    """An action by its kind; a prayer may be for the next level of a pyramid."""
    if action == PRAY:
        level = 1 + max((g.level[zone] for zone in own_districts(g.players[seat])), default=0)
        if g.players[seat].prayer < level <= g.box.limits.pyramid_level:
            return "aim-act-pray-for", {"level": level}
        return "aim-act-pray", {}
    return {MOVE: "aim-act-move", BUY: "aim-act-buy", BUILD: "aim-act-build"}.get(
        action, "aim-act-recruit"
    ), {}


def _tile(g: Kemet, tile: int) -> Aim:
    """A tile by the figure it is bought for."""
    tiles = g.box.tiles
    bit, about = 1 << tile, {"tile": tile}
    if tiles.fame[tile]:
        return "aim-buy-fame", about
    if tiles.creature[tile] >= 0:
        return "aim-buy-creature", {**about, "creature": tiles.creature[tile]}
    if tiles.units[tile] or tiles.free_recruits & bit or _gives(bit, tiles.free_units):
        return "aim-buy-units", about
    if _gives(bit, tiles.strength, tiles.attack_strength, tiles.defend_strength, tiles.casualties):
        return "aim-buy-strength", about
    if _gives(bit, tiles.defence):
        return "aim-buy-defence", about
    if _gives(bit, tiles.moves, tiles.teleport_discount):
        return "aim-buy-moves", about
    if (tiles.silver_mask | tiles.gold_mask) & bit:
        return "aim-buy-token", about
    if _gives(bit, tiles.pray, tiles.night_prayer, tiles.tile_discount, tiles.level_discount):
        return "aim-buy-prayer", about
    return "aim-buy", about


def _gives(bit: int, *tables: Bonus) -> bool:
    return any(one == bit for table in tables for one, _ in table)


def _pyramid(g: Kemet, o: verbs.Pyramid) -> Aim:
    """The highest level is a fame point; the others open tiles of their colour."""
    colour = o.colour if isinstance(o, verbs.Found) else g.colour[o.zone]
    top = o.level == g.box.limits.pyramid_level
    return "aim-raise-top" if top else "aim-raise", {"colour": colour, "level": o.level}


# -- troops ----------------------------------------------------------------------------------------


def _in_the_field(g: Kemet, seat: int, o: Option) -> Aim | None:
    """Moves, recruits and battles."""
    if isinstance(o, verbs.Going):
        return _going(g, seat, o.zone)
    if isinstance(o, verbs.Units) and g.holder[o.zone] in (seat, NOBODY_HERE):
        return "aim-recruit", {"zone": o.zone, "count": o.count}
    if isinstance(o, verbs.Units | verbs.Attack):
        return "aim-attack", {"zone": o.zone, "opponent": g.holder[o.zone]}
    if isinstance(o, verbs.Burn):
        return "aim-burn", {"zone": o.zone, "opponent": g.holder[o.zone]}
    if isinstance(o, verbs.Enough):
        return "aim-keep-cards" if g.question == "wound" else "aim-end-enough", {}
    if isinstance(o, verbs.Halt):
        return _halt(g)
    if isinstance(o, verbs.Fight):
        return _fight(g, o.battle_card)
    if isinstance(o, verbs.Hide):
        return "aim-hide" if o.cards else "aim-hide-none", {}
    return None


def _going(g: Kemet, seat: int, zone: int) -> Aim:
    """A zone to go to: an enemy, a temple, a foreign pyramid, a troop to join, or a step closer."""
    holder, board = g.holder[zone], g.box.board
    if holder not in (seat, NOBODY_HERE):
        return "aim-attack", {"zone": zone, "opponent": holder}
    if holder == seat:
        return "aim-gather", {"zone": zone}
    if zone in board.temples:
        return "aim-temple", {"zone": zone}
    if zone == board.sanctuary:
        return "aim-sanctuary", {"zone": zone}
    if zone < DISTRICTS and g.level[zone] and zone // 3 != g.players[seat].city:
        return "aim-conquer", {"zone": zone, "level": g.level[zone]}
    return "aim-advance", {"zone": zone}


def _halt(g: Kemet) -> Aim:
    f = g.frames[-1]
    if isinstance(f, Movement) and f.zone in g.box.board.temples:
        return "aim-temple", {"zone": f.zone}
    return "aim-end-here", {}


def _fight(g: Kemet, card: int) -> Aim:
    """A battle card by what it does best: it wins, it kills, or it protects."""
    battle, cards = _battle(g), g.box.battle
    kills = cards.casualties[card] + cards.unavoidable[card]
    if cards.strength[card] >= max(kills, cards.defence[card]):
        return "aim-fight-win", {"zone": battle.zone}
    if kills >= cards.defence[card]:
        return "aim-fight-kill", {"zone": battle.zone}
    return "aim-fight-save", {"zone": battle.zone}


def _battle(g: Kemet) -> Battle:
    return next(frame for frame in reversed(g.frames) if isinstance(frame, Battle))


_PLAIN: Final[dict[type[Option], tuple[str, AnyVerb]]] = {
    verb.kind: (id, verb)
    for id, verb in (
        ("aim-settle", verbs.SETTLE), ("aim-serve", verbs.SERVE), ("aim-garrison", verbs.GARRISON),
        ("aim-play", verbs.PLAY), ("aim-summon", verbs.SUMMON), ("aim-summon", verbs.EXCHANGE),
        ("aim-end", verbs.END), ("aim-remove", verbs.REMOVE), ("aim-skip", verbs.SKIP),
        ("aim-lead", verbs.LEAD), ("aim-wound", verbs.WOUND), ("aim-stay", verbs.STAY),
        ("aim-recall", verbs.RECALL), ("aim-retreat", verbs.RETREAT), ("aim-drive", verbs.DRIVE),
        ("aim-spare", verbs.SPARE), ("aim-discard", verbs.DISCARD), ("aim-choose", verbs.CHOOSE),
    )
}  # fmt: skip
"""Verbs that are always after the same, said with their own fields.

Those that are named nowhere (`take`, `escort`, `tag`) carry on what was said before.
"""
