"""What an option of Kemet is after, in a few words; made from the board and whatever else a viewer sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

from ennead.games.kemet.board import DISTRICTS
from ennead.games.kemet.rules.control import own_districts
from ennead.games.kemet.rules.paths import Movement
from ennead.games.kemet.state import NOBODY_HERE, Battle, Kemet
from ennead.games.kemet.tables import BUILD, BUY, MOVE, PRAY, Bonus
from ennead.games.kemet.verbs import (
    Act,
    Attack,
    Burn,
    Buy,
    Choose,
    Conscript,
    Consult,
    Discard,
    Divert,
    Drive,
    End,
    Enough,
    Escape,
    Exchange,
    Fight,
    Found,
    Garrison,
    Going,
    Gold,
    Halt,
    Hide,
    InZone,
    Keep,
    Lead,
    March,
    Offer,
    OnCell,
    Place,
    Play,
    Pyramid,
    Raise,
    Recall,
    Recover,
    Recruit,
    Remove,
    Retreat,
    Sacrifice,
    Serve,
    Settle,
    Silver,
    Skip,
    Spare,
    Stand,
    Stay,
    Summon,
    Teleport,
    Transfer,
    Units,
    Veterans,
    Wound,
)  # fmt: skip
from ennead.kernel import Option
from ennead.kernel.judgement import Aim

O = TypeVar("O", bound=Option)  # noqa: E741 - an option, as in the rules
Finder: TypeAlias = "Callable[[Kemet, int, Option], Aim | None]"


def aim(g: Kemet, seat: int, option: Option) -> Aim | None:
    """What an option is after; None for one that carries on what was said before."""
    find = _AIMS.get(type(option))
    return None if find is None else find(g, seat, option)


def _of(kind: type[O], find: Callable[[Kemet, int, O], Aim]) -> tuple[type[Option], Finder]:
    """An entry of the table of aims: what options of one verb are after."""

    def finder(g: Kemet, seat: int, o: Option) -> Aim:
        assert isinstance(o, kind)
        return find(g, seat, o)

    return kind, finder


def _plain(kind: type[Option], id: str) -> tuple[type[Option], Finder]:
    return _of(kind, lambda g, seat, o: (id, {}))


# -- tokens, tiles and pyramids -----------------------------------------------------------------------------------


def _token(g: Kemet, seat: int, o: OnCell) -> Aim:
    return _action(g, seat, g.box.cells.action[o.cell])


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


def _tile(g: Kemet, seat: int, o: Buy) -> Aim:
    """A tile by the figure it is bought for."""
    tiles, tile = g.box.tiles, o.tile
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


def _pyramid(g: Kemet, seat: int, o: Pyramid) -> Aim:
    """The highest level is a fame point; the others open tiles of their colour."""
    colour = o.colour if isinstance(o, Found) else g.colour[o.zone]
    top = o.level == g.box.limits.pyramid_level
    return "aim-raise-top" if top else "aim-raise", {"colour": colour, "level": o.level}


# -- troops ---------------------------------------------------------------------------------------------------------


def _going(g: Kemet, seat: int, o: Going) -> Aim:
    """A zone to go to: an enemy, a temple, a foreign pyramid, a troop to join, or one step closer."""
    zone = o.zone
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


def _placing(g: Kemet, seat: int, o: Units) -> Aim:
    if g.holder[o.zone] not in (seat, NOBODY_HERE):
        return _attack(g, seat, o)
    return "aim-recruit", {"zone": o.zone, "count": o.count}


def _attack(g: Kemet, seat: int, o: InZone) -> Aim:
    return "aim-attack", {"zone": o.zone, "opponent": g.holder[o.zone]}


def _halt(g: Kemet, seat: int, o: Halt) -> Aim:
    f = g.frames[-1]
    if isinstance(f, Movement) and f.zone in g.box.board.temples:
        return "aim-temple", {"zone": f.zone}
    return "aim-end-here", {}


def _burn(g: Kemet, seat: int, o: Burn) -> Aim:
    return "aim-burn", {"zone": o.zone, "opponent": g.holder[o.zone]}


# -- battle and night -----------------------------------------------------------------------------------------------


def _fight(g: Kemet, seat: int, o: Fight) -> Aim:
    """A battle card by what it does best: it wins, it kills, or it protects."""
    battle, cards, card = _battle(g), g.box.battle, o.battle_card
    kills = cards.casualties[card] + cards.unavoidable[card]
    if cards.strength[card] >= max(kills, cards.defence[card]):
        return "aim-fight-win", {"zone": battle.zone}
    if kills >= cards.defence[card]:
        return "aim-fight-kill", {"zone": battle.zone}
    return "aim-fight-save", {"zone": battle.zone}


def _battle(g: Kemet) -> Battle:
    return next(frame for frame in reversed(g.frames) if isinstance(frame, Battle))


def _hide(g: Kemet, seat: int, o: Hide) -> Aim:
    return "aim-hide" if o.cards else "aim-hide-none", {}


def _enough(g: Kemet, seat: int, o: Enough) -> Aim:
    return "aim-keep-cards" if g.question == "wound" else "aim-end-enough", {}


def _sacrifice(g: Kemet, seat: int, o: Sacrifice) -> Aim:
    return "aim-sacrifice-prayer" if g.question == "delta" else "aim-sacrifice-fame", {}


def _veterans(g: Kemet, seat: int, o: Veterans) -> Aim:
    if not o.veterans:
        return "aim-keep-veterans", {}
    return "aim-offer" if isinstance(o, Offer) else "aim-consult", {}


_AIMS: Final[dict[type[Option], Finder]] = dict(
    (
        _of(Settle, lambda g, seat, o: ("aim-settle", {"city": o.city})),
        _of(Serve, lambda g, seat, o: ("aim-serve", {"god": o.god})),
        _plain(Garrison, "aim-garrison"),
        _of(Act, _token),
        _of(Silver, _token),
        _of(Gold, lambda g, seat, o: _action(g, seat, o.action)),
        _of(Play, lambda g, seat, o: ("aim-play", {"intervention": o.intervention})),
        _of(Summon, lambda g, seat, o: ("aim-summon", {"creature": o.creature})),
        _of(Exchange, lambda g, seat, o: ("aim-summon", {"creature": o.creature})),
        _plain(End, "aim-end"),
        _of(Buy, _tile),
        _of(Remove, lambda g, seat, o: ("aim-remove", {"battle_card": o.battle_card})),
        _of(Raise, _pyramid),
        _of(Found, _pyramid),
        _plain(Skip, "aim-skip"),
        _of(Recruit, _placing),
        _of(Place, _placing),
        _of(Enough, _enough),
        _of(Attack, _attack),
        _of(Lead, lambda g, seat, o: ("aim-lead", {"zone": o.zone})),
        _of(March, _going),
        _of(Teleport, _going),
        _of(Transfer, _going),
        _of(Halt, _halt),
        _of(Escape, lambda g, seat, o: ("aim-escape", {"zone": o.zone})),
        _plain(Stand, "aim-stand"),
        _of(Burn, _burn),
        _of(Recover, lambda g, seat, o: ("aim-play", {"intervention": o.intervention})),
        _of(Fight, _fight),
        _of(Hide, _hide),
        _plain(Divert, "aim-divert"),
        _plain(Keep, "aim-keep-card"),
        _plain(Wound, "aim-wound"),
        _plain(Conscript, "aim-conscript"),
        _plain(Recall, "aim-recall"),
        _plain(Retreat, "aim-retreat"),
        _of(Drive, lambda g, seat, o: ("aim-drive", {"zone": o.zone})),
        _plain(Stay, "aim-stay"),
        _of(Sacrifice, _sacrifice),
        _plain(Spare, "aim-spare"),
        _of(Offer, _veterans),
        _of(Consult, _veterans),
        _of(Discard, lambda g, seat, o: ("aim-discard", {"intervention": o.intervention})),
        _of(Choose, lambda g, seat, o: ("aim-choose", {"position": o.position})),
    )
)
"""By verb; those that are missing (`take`, `escort`, `tag`) carry on what was said before."""
