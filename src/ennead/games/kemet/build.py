"""3.4.3: building a pyramid, by an action or by the Hand of God at night."""

from __future__ import annotations

from dataclasses import dataclass

from ennead.games.kemet.control import own_districts
from ennead.games.kemet.prayer import price, spend
from ennead.games.kemet.state import Kemet, Player
from ennead.games.kemet.tables import total
from ennead.kernel.flow import DONE, Frame, Next, Option, ask, step
from ennead.kernel.question import Clause, Question, rule


@dataclass(slots=True)
class Building(Frame):
    """One pyramid is built; `free` levels without cost are given by the Hand of God, 0 in an action."""

    seat: int
    free: int = 0
    colour: int = -1


@step
def build_pyramid(g: Kemet, f: Building) -> Next:
    """3.4.3: raise one own pyramid, found a new one, or build nothing (A-10)."""
    return ask(f.seat, BUILD, then=built)


@step
def built(g: Kemet, f: Building, answer: Option) -> Next:
    """3.4.3.c: pay the sum of the levels built."""
    if answer[0] == "skip":
        return DONE
    player = g.players[f.seat]
    zone, level = answer[-2], answer[-1]
    cost = 0 if f.free else spend(g, player, level_cost(g, player, g.level[zone], level))
    if answer[0] == "found":
        f.colour = answer[1]
        g.colour[zone] = f.colour
    g.level[zone] = level
    g.tell("built", player=f.seat, zone=zone, colour=g.colour[zone], level=level, cost=cost)
    return tag_purchase_cell if answer[0] == "found" else DONE


@step
def tag_purchase_cell(g: Kemet, f: Building) -> Next:
    """1.2.b, A-60: the purchase token goes on an empty purchase cell; the player chooses if cells differ."""
    player = g.players[f.seat]
    empty = empty_cells(g, player)
    taken = [player.cells >> cell & 1 for cell in empty]
    if any(taken) and not all(taken):
        return ask(f.seat, TAG, then=tagged)
    _tag(g, f, empty[0])
    return DONE


@step
def tagged(g: Kemet, f: Building, answer: Option) -> Next:
    """A-60: the purchase token lies where the player wanted it."""
    _tag(g, f, answer[1])
    return DONE


def _tag(g: Kemet, f: Building, cell: int) -> None:
    g.players[f.seat].tags[g.box.cells.purchase.index(cell)] = f.colour


def empty_cells(g: Kemet, player: Player) -> list[int]:
    """Purchase cells without a purchase token."""
    return [c for c, tag in zip(g.box.cells.purchase, player.tags, strict=True) if tag < 0]


# -- what may be built ----------------------------------------------------------------------------------------------


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


def raises(g: Kemet, f: Building, seat: int) -> list[Option]:
    """Own pyramids and the levels they can be brought to; an enemy in the district does not matter (A-16)."""
    player = g.players[seat]
    return [
        ("raise", zone, level)
        for zone in own_districts(player)
        if g.level[zone]
        for level in levels_in_reach(g, f, player, g.level[zone])
    ]


def foundations(g: Kemet, f: Building, seat: int) -> list[Option]:
    """New pyramids in districts without one."""
    player = g.players[seat]
    districts = own_districts(player)
    if sum(1 for zone in districts if g.level[zone]) >= g.box.pyramids:
        return []
    built = {g.colour[zone] for zone in districts if g.level[zone]}
    colours = [c for c in range(g.box.all_colours) if g.colours >> c & 1 and c not in built]
    levels = levels_in_reach(g, f, player, 0)
    return [
        ("found", colour, zone, level)
        for zone in districts
        if not g.level[zone]
        for colour in colours
        for level in levels
    ]


@rule("3.4.3.a", reasons=lambda g, f, seat, o: {"zone": o[-2]})
def own_pyramid(g: Kemet, f: Building, seat: int, o: Option) -> bool:
    return o[-2] in own_districts(g.players[seat]) and g.level[o[-2]] > 0


@rule("1.6.a", reasons=lambda g, f, seat, o: {"level": o[-1]})
def higher_level(g: Kemet, f: Building, seat: int, o: Option) -> bool:
    zone = o[-2]
    old = g.level[zone] if zone in own_districts(g.players[seat]) else 0
    return bool(old < o[-1] <= g.box.limits.pyramid_level)


@rule("3.4.3.c", reasons=lambda g, f, seat, o: {"cost": _cost(g, seat, o)})
def levels_affordable(g: Kemet, f: Building, seat: int, o: Option) -> bool:
    return f.free > 0 or _cost(g, seat, o) <= g.players[seat].prayer


def _cost(g: Kemet, seat: int, o: Option) -> int:
    player, zone = g.players[seat], o[-2]
    old = g.level[zone] if zone in own_districts(player) else 0
    return price(g, player, level_cost(g, player, old, o[-1]))


@rule("tile-diamond-hand")
def one_free_level(g: Kemet, f: Building, seat: int, o: Option) -> bool:
    old = g.level[o[-2]] if o[-2] < len(g.level) else 0
    return not f.free or bool(o[-1] <= old + f.free)


@rule("3.4.3.b", reasons=lambda g, f, seat, o: {"zone": o[-2]})
def own_empty_district(g: Kemet, f: Building, seat: int, o: Option) -> bool:
    return o[-2] in own_districts(g.players[seat]) and not g.level[o[-2]]


@rule("2.1.2.a", reasons=lambda g, f, seat, o: {"colour": o[1]})
def colour_in_play(g: Kemet, f: Building, seat: int, o: Option) -> bool:
    return bool(g.colours >> o[1] & 1)


@rule("A-17", reasons=lambda g, f, seat, o: {"colour": o[1]})
def colour_not_built(g: Kemet, f: Building, seat: int, o: Option) -> bool:
    return all(g.colour[zone] != o[1] for zone in own_districts(g.players[seat]) if g.level[zone])


@rule("2.2.4", reasons=lambda g, f, seat, o: {"count": g.box.pyramids})
def pyramid_left(g: Kemet, f: Building, seat: int, o: Option) -> bool:
    return sum(1 for z in own_districts(g.players[seat]) if g.level[z]) < g.box.pyramids


RAISE = Clause(
    "raise", raises, premises=(own_pyramid, higher_level, levels_affordable, one_free_level)
)
FOUND = Clause(
    "found",
    foundations,
    premises=(
        own_empty_district,
        colour_in_play,
        colour_not_built,
        pyramid_left,
        higher_level,
        levels_affordable,
        one_free_level,
    ),
)
BUILD = Question(
    "build",
    [RAISE, FOUND, Clause("skip", lambda g, f, seat: [("skip",)])],
    linked=True,
    about=lambda g, f, seat: {"free": f.free},
)


@rule("A-60", reasons=lambda g, f, seat, o: {"cell": o[1]})
def cell_without_token(g: Kemet, f: Building, seat: int, o: Option) -> bool:
    return o[1] in empty_cells(g, g.players[seat])


TAG = Question(
    "tag",
    [
        Clause(
            "tag",
            lambda g, f, seat: [("tag", cell) for cell in empty_cells(g, g.players[seat])],
            premises=(cell_without_token,),
        )
    ],
    linked=True,
)
