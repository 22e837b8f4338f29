"""3.4.3: building a pyramid, by an action or by the Hand of God at night."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ennead.games.kemet import verbs
from ennead.games.kemet.rules.control import own_districts
from ennead.games.kemet.rules.prayer import price, spend
from ennead.games.kemet.state import Kemet, Next, Player
from ennead.games.kemet.tables import total
from ennead.kernel import DONE, Clause, Frame, Option, Question, ask, rule, step


@dataclass(slots=True)
class Building(Frame):
    """One pyramid is built; `free` levels are those of the Hand of God, 0 in an action."""

    seat: int
    free: int = 0
    colour: int = -1


@step
def build_pyramid(g: Kemet, f: Building) -> Next[Building]:
    """3.4.3: raise one own pyramid, found a new one, or build nothing (A-10)."""
    return ask(f.seat, BUILD, then=built)


@step
def built(g: Kemet, f: Building, answer: Option) -> Next[Building]:
    """3.4.3.c: pay the sum of the levels built."""
    if not isinstance(answer, verbs.Pyramid):
        return DONE
    player, zone, level = g.players[f.seat], answer.zone, answer.level
    cost = 0 if f.free else spend(g, player, level_cost(g, player, g.level[zone], level))
    if isinstance(answer, verbs.Found):
        g.colour[zone] = f.colour = answer.colour
    g.level[zone] = level
    g.tell("built", player=f.seat, zone=zone, colour=g.colour[zone], level=level, cost=cost)
    return tag_purchase_cell if isinstance(answer, verbs.Found) else DONE


@step
def tag_purchase_cell(g: Kemet, f: Building) -> Next[Building]:
    """1.2.b, A-60: its token goes on an empty purchase cell; the player chooses if they differ."""
    player = g.players[f.seat]
    empty = empty_cells(g, player)
    taken = [player.cells >> cell & 1 for cell in empty]
    if any(taken) and not all(taken):
        return ask(f.seat, PURCHASE_CELL, then=tagged)
    _tag(g, f, empty[0])
    return DONE


@step
def tagged(g: Kemet, f: Building, answer: verbs.Tag) -> Next[Building]:
    """A-60: the purchase token lies where the player wanted it."""
    _tag(g, f, answer.cell)
    return DONE


def _tag(g: Kemet, f: Building, cell: int) -> None:
    g.players[f.seat].tags[g.box.cells.purchase.index(cell)] = f.colour


def empty_cells(g: Kemet, player: Player) -> list[int]:
    """Purchase cells without a purchase token."""
    return [c for c, tag in zip(g.box.cells.purchase, player.tags, strict=True) if tag < 0]


# -- what may be built -----------------------------------------------------------------------------


def level_cost(g: Kemet, player: Player, old: int, new: int) -> int:
    """3.4.3.c: the sum of the levels built, each less the Magical Support."""
    less = total(g.box.tiles.level_discount, player.tiles)
    return sum(max(0, level - less) for level in range(old + 1, new + 1))


def levels_in_reach(g: Kemet, f: Building, player: Player, old: int) -> range:
    """The levels that a pyramid of level `old` can be brought to."""
    top = g.box.limits.pyramid_level
    if f.free:
        return range(old + 1, min(old + f.free, top) + 1)
    new = old
    while new < top and price(g, player, level_cost(g, player, old, new + 1)) <= player.prayer:
        new += 1
    return range(old + 1, new + 1)


def raises(g: Kemet, f: Building, seat: int) -> list[verbs.Raise]:
    """Own pyramids and the levels in reach; an enemy in the district does not matter (A-16)."""
    player = g.players[seat]
    return [
        verbs.RAISE[zone, level]
        for zone in own_districts(player)
        if g.level[zone]
        for level in levels_in_reach(g, f, player, g.level[zone])
    ]


def foundations(g: Kemet, f: Building, seat: int) -> list[verbs.Found]:
    """New pyramids in districts without one."""
    player = g.players[seat]
    districts = own_districts(player)
    if sum(1 for zone in districts if g.level[zone]) >= g.box.pyramids:
        return []
    built = {g.colour[zone] for zone in districts if g.level[zone]}
    colours = [c for c in range(g.box.all_colours) if g.colours >> c & 1 and c not in built]
    levels = levels_in_reach(g, f, player, 0)
    return [
        verbs.FOUND[colour, zone, level]
        for zone in districts
        if not g.level[zone]
        for colour in colours
        for level in levels
    ]


@rule("3.4.3.a", reasons=lambda g, f, seat, o: {"zone": o.zone})
def own_pyramid(g: Kemet, f: Building, seat: int, o: verbs.Raise) -> bool:
    return o.zone in own_districts(g.players[seat]) and g.level[o.zone] > 0


@rule("3.4.3.b", reasons=lambda g, f, seat, o: {"zone": o.zone})
def own_empty_district(g: Kemet, f: Building, seat: int, o: verbs.Found) -> bool:
    return o.zone in own_districts(g.players[seat]) and not g.level[o.zone]


@rule("1.6.a", reasons=lambda g, f, seat, o: {"level": o.level})
def higher_level(g: Kemet, f: Building, seat: int, o: verbs.Pyramid) -> bool:
    return _present_level(g, seat, o) < o.level <= g.box.limits.pyramid_level


@rule("3.4.3.c", reasons=lambda g, f, seat, o: {"cost": _cost(g, seat, o)})
def levels_affordable(g: Kemet, f: Building, seat: int, o: verbs.Pyramid) -> bool:
    return f.free > 0 or _cost(g, seat, o) <= g.players[seat].prayer


@rule("tile-diamond-hand")
def one_free_level(g: Kemet, f: Building, seat: int, o: verbs.Pyramid) -> bool:
    return not f.free or o.level <= _present_level(g, seat, o) + f.free


def _present_level(g: Kemet, seat: int, o: verbs.Pyramid) -> int:
    return g.level[o.zone] if o.zone in own_districts(g.players[seat]) else 0


def _cost(g: Kemet, seat: int, o: verbs.Pyramid) -> int:
    player = g.players[seat]
    return price(g, player, level_cost(g, player, _present_level(g, seat, o), o.level))


@rule("2.1.2.a", reasons=lambda g, f, seat, o: {"colour": o.colour})
def colour_in_play(g: Kemet, f: Frame, seat: int, o: verbs.Found) -> bool:
    return bool(g.colours >> o.colour & 1)


@rule("A-17", reasons=lambda g, f, seat, o: {"colour": o.colour})
def colour_not_built(g: Kemet, f: Frame, seat: int, o: verbs.Found) -> bool:
    return all(
        g.colour[zone] != o.colour for zone in own_districts(g.players[seat]) if g.level[zone]
    )


@rule("2.2.4", reasons=lambda g, f, seat, o: {"count": g.box.pyramids})
def pyramid_left(g: Kemet, f: Building, seat: int, o: verbs.Found) -> bool:
    return sum(1 for z in own_districts(g.players[seat]) if g.level[z]) < g.box.pyramids


_LEVEL_RULES: Final = (higher_level, levels_affordable, one_free_level)

RAISES: Final = Clause(verbs.RAISE, (own_pyramid, *_LEVEL_RULES), fast=raises)
FOUNDATIONS: Final = Clause(
    verbs.FOUND,
    (own_empty_district, colour_in_play, colour_not_built, pyramid_left, *_LEVEL_RULES),
    fast=foundations,
)
BUILD: Final = Question(
    "build",
    "3.4.3.a",
    RAISES,
    FOUNDATIONS,
    Clause(verbs.SKIP),
    linked=True,
    about=lambda g, f, seat: {"free": f.free},
)


@rule("A-60", reasons=lambda g, f, seat, o: {"cell": o.cell})
def cell_without_token(g: Kemet, f: Building, seat: int, o: verbs.Tag) -> bool:
    return o.cell in empty_cells(g, g.players[seat])


PURCHASE_CELL: Final = Question(
    "tag", "A-60", Clause(verbs.TAG, (cell_without_token,)), linked=True
)
