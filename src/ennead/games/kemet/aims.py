"""What an option of Kemet is after, in a few words; made from the board and whatever else a viewer sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ennead.games.kemet.board import DISTRICTS
from ennead.games.kemet.control import own_districts
from ennead.games.kemet.state import NOBODY_HERE, Battle, Kemet
from ennead.games.kemet.tables import BUILD, BUY, MOVE, PRAY, Bonus
from ennead.kernel.flow import Option
from ennead.kernel.judgement import Aim

Finder = Callable[[Kemet, int, Option], "Aim | None"]


def aim(g: Kemet, seat: int, option: Option) -> Aim | None:
    """What an option is after; None for one that carries on what was said before."""
    find = _BY_QUESTION.get(g.question) or _AIMS.get(option[0])
    return None if find is None else find(g, seat, option)


def _plain(id: str) -> Finder:
    return lambda g, seat, o: (id, {})


def _about(id: str, name: str) -> Finder:
    return lambda g, seat, o: (id, {name: o[1]})


# -- tokens, tiles and pyramids -----------------------------------------------------------------------------------


def _token(g: Kemet, seat: int, o: Option) -> Aim:
    """An action by its kind; a prayer may be for the next level of a pyramid."""
    action = o[2] if o[0] == "gold" else g.box.cells.action[o[1]]
    if action == PRAY:
        level = 1 + max((g.level[zone] for zone in own_districts(g.players[seat])), default=0)
        if g.players[seat].prayer < level <= g.box.limits.pyramid_level:
            return "aim-act-pray-for", {"level": level}
        return "aim-act-pray", {}
    return {MOVE: "aim-act-move", BUY: "aim-act-buy", BUILD: "aim-act-build"}.get(
        action, "aim-act-recruit"
    ), {}


def _tile(g: Kemet, seat: int, o: Option) -> Aim:
    """A tile by the figure it is bought for."""
    tiles, tile = g.box.tiles, o[1]
    bit, about = 1 << tile, {"tile": tile}
    if tiles.fame[tile]:
        return "aim-buy-fame", about
    if tiles.creature[tile] >= 0:
        return "aim-buy-creature", {**about, "creature": tiles.creature[tile]}
    if tiles.units[tile] or _gives(bit, tiles.free_units, tiles.night_reinforcements):
        return "aim-buy-units", about
    if _gives(bit, tiles.strength, tiles.attack_strength, tiles.defend_strength, tiles.casualties):
        return "aim-buy-strength", about
    if _gives(bit, tiles.defence):
        return "aim-buy-defence", about
    if _gives(bit, tiles.moves, tiles.teleports):
        return "aim-buy-moves", about
    if (tiles.silver_mask | tiles.gold_mask) & bit:
        return "aim-buy-token", about
    if _gives(bit, tiles.pray, tiles.night_prayer, tiles.tile_discount, tiles.level_discount):
        return "aim-buy-prayer", about
    return "aim-buy", about


def _gives(bit: int, *tables: Bonus) -> bool:
    return any(one == bit for table in tables for one, _ in table)


def _pyramid(g: Kemet, seat: int, o: Option) -> Aim:
    """The highest level is a fame point; the others open tiles of their colour."""
    if o[0] == "skip":
        return "aim-skip", {}
    zone, level = o[-2], o[-1]
    colour = o[1] if o[0] == "found" else g.colour[zone]
    if level == g.box.limits.pyramid_level:
        return "aim-raise-top", {"colour": colour, "level": level}
    return "aim-raise", {"colour": colour, "level": level}


# -- troops ---------------------------------------------------------------------------------------------------------


def _going(g: Kemet, seat: int, o: Option) -> Aim:
    """A zone to go to: an enemy, a temple, a foreign pyramid, a troop to join, or one step closer."""
    zone = o[1]
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


def _placing(g: Kemet, seat: int, o: Option) -> Aim:
    if o[0] == "enough":
        return "aim-end-enough", {}
    if g.holder[o[2]] not in (seat, NOBODY_HERE):
        return "aim-attack", {"zone": o[2], "opponent": g.holder[o[2]]}
    return "aim-recruit", {"zone": o[2], "count": o[1]}


def _attack(g: Kemet, seat: int, o: Option) -> Aim:
    return "aim-attack", {"zone": o[1], "opponent": g.holder[o[1]]}


def _halt(g: Kemet, seat: int, o: Option) -> Aim:
    frame: Any = g.frames[-1]
    if frame.zone in g.box.board.temples:
        return "aim-temple", {"zone": frame.zone}
    return "aim-end-here", {}


def _burn(g: Kemet, seat: int, o: Option) -> Aim:
    return "aim-burn", {"zone": o[1], "opponent": g.holder[o[1]]}


# -- battle and night -----------------------------------------------------------------------------------------------


def _fight(g: Kemet, seat: int, o: Option) -> Aim:
    """A battle card by what it does best: it wins, it kills, or it protects."""
    battle, cards, card = _battle(g), g.box.battle, o[1]
    kills = cards.casualties[card] + cards.unavoidable[card]
    if cards.strength[card] >= max(kills, cards.defence[card]):
        return "aim-fight-win", {"zone": battle.zone}
    if kills >= cards.defence[card]:
        return "aim-fight-kill", {"zone": battle.zone}
    return "aim-fight-save", {"zone": battle.zone}


def _battle(g: Kemet) -> Battle:
    return next(frame for frame in reversed(g.frames) if isinstance(frame, Battle))


def _hide(g: Kemet, seat: int, o: Option) -> Aim:
    return ("aim-hide" if o[1] else "aim-hide-none"), {}


def _sacrifice(id: str) -> Finder:
    return lambda g, seat, o: (id if o[0] == "sacrifice" else "aim-spare", {})


def _veterans(id: str) -> Finder:
    return lambda g, seat, o: (id if o[1] else "aim-keep-veterans", {})


_BY_QUESTION: Final[dict[str, Finder]] = {
    "build": _pyramid,
    "first-pyramid": _pyramid,
    "sacrifice": _sacrifice("aim-sacrifice-fame"),
    "delta": _sacrifice("aim-sacrifice-prayer"),
    "wound": lambda g, seat, o: ("aim-wound" if o[0] == "wound" else "aim-keep-cards", {}),
}
"""Questions whose verbs mean something else elsewhere."""

_AIMS: Final[dict[str, Finder]] = {
    "settle": _about("aim-settle", "city"),
    "serve": _about("aim-serve", "god"),
    "garrison": _plain("aim-garrison"),
    "act": _token,
    "silver": _token,
    "gold": _token,
    "play": _about("aim-play", "intervention"),
    "summon": _about("aim-summon", "creature"),
    "exchange": lambda g, seat, o: ("aim-summon", {"creature": o[2]}),
    "end": _plain("aim-end"),
    "buy": _tile,
    "remove": _about("aim-remove", "battle_card"),
    "skip": _plain("aim-skip"),
    "recruit": _placing,
    "place": _placing,
    "enough": _placing,
    "attack": _attack,
    "lead": _about("aim-lead", "zone"),
    "march": _going,
    "teleport": _going,
    "transfer": _going,
    "halt": _halt,
    "escape": _about("aim-escape", "zone"),
    "stand": _plain("aim-stand"),
    "burn": _burn,
    "recover": _about("aim-play", "intervention"),
    "fight": _fight,
    "hide": _hide,
    "divert": _plain("aim-divert"),
    "keep": _plain("aim-keep-card"),
    "conscript": _plain("aim-conscript"),
    "recall": _plain("aim-recall"),
    "retreat": _plain("aim-retreat"),
    "drive": _about("aim-drive", "zone"),
    "stay": _plain("aim-stay"),
    "offer": _veterans("aim-offer"),
    "consult": _veterans("aim-consult"),
    "discard": _about("aim-discard", "intervention"),
    "choose": _about("aim-choose", "position"),
}
"""By verb; those that are missing (`take`, `escort`, `tag`) carry on what was said before."""
