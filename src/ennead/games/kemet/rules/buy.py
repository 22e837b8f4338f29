"""3.4.2: buying a power tile, and what a tile does at once."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import Final

from ennead.games.kemet import verbs
from ennead.games.kemet.board import DISTRICTS
from ennead.games.kemet.rules.control import controller, own_districts
from ennead.games.kemet.rules.creatures import each
from ennead.games.kemet.rules.prayer import price, spend
from ennead.games.kemet.rules.recruit import MERCENARIES, Recruiting, recruit
from ennead.games.kemet.state import Kemet, Next, Player
from ennead.games.kemet.tables import total
from ennead.kernel import DONE, Clause, Frame, Question, ask, call, rule, step

TWIN: Final = -1
"""Instead of a purchase cell: the Twin Ceremony."""


@dataclass(slots=True)
class Buying(Frame):
    """A purchase through a purchase cell (or TWIN), then the tile that is being received."""

    seat: int
    cell: int = TWIN
    tile: int = -1


@step
def buy_tile(g: Kemet, f: Buying) -> Next[Buying]:
    """3.4.2: choose a tile."""
    return ask(f.seat, PURCHASE, then=bought_tile)


@step
def bought_tile(g: Kemet, f: Buying, answer: verbs.Buy) -> Next[Buying]:
    """3.4.2.f: pay its level; its colour is closed for today (3.4.2.b)."""
    f.tile = answer.tile
    player = g.players[f.seat]
    cost = spend(g, player, list_price(g, player, g.box.tiles.level[f.tile], f.cell == TWIN))
    player.bought |= 1 << g.box.tiles.colour[f.tile]
    g.tell("bought", player=f.seat, tile=f.tile, cost=cost)
    return receive_tile


@step
def receive_tile(g: Kemet, f: Buying) -> Next[Buying]:
    """3.4.2.g: the tile lies open before its owner for good; what it does at once happens now."""
    tiles, tile, player = g.box.tiles, f.tile, g.players[f.seat]
    bit = 1 << tile
    if g.spares & bit:
        g.spares ^= bit
    else:
        g.market ^= bit
    player.tiles |= bit
    player.divine_fame += tiles.fame[tile]
    if tiles.creature[tile] >= 0:
        player.creatures |= 1 << tiles.creature[tile]
    if tiles.units[tile]:
        player.supply += tiles.units[tile]
        mercenaries = Recruiting(f.seat, MERCENARIES, tiles.units[tile])
        return call(mercenaries, recruit, then=tile_received)
    if tiles.battle_card[tile] >= 0:
        return take_special_card
    return DONE


@step
def take_special_card(g: Kemet, f: Buying) -> Next[Buying]:
    """Wrryt Storm, Shetyw Barrier: all battle cards return to the hand, one leaves the game."""
    player = g.players[f.seat]
    player.cards = sorted(player.cards + player.spent + player.buried)
    player.spent = []
    player.buried = []
    return ask(f.seat, REMOVAL, then=special_card_taken)


@step
def special_card_taken(g: Kemet, f: Buying, answer: verbs.Remove) -> Next[Buying]:
    """The special battle card takes the place of the removed one."""
    player, card = g.players[f.seat], answer.battle_card
    player.cards.remove(card)
    insort(player.removed, card)
    special = g.box.tiles.battle_card[f.tile]
    insort(player.cards, special)
    g.tell_only("removed", (f.seat,), {"removed": card}, player=f.seat, battle_card=special)
    return DONE


@step
def tile_received(g: Kemet, f: Buying) -> Next[Buying]:
    """The units that came with the tile are placed."""
    return DONE


# -- what may be bought ----------------------------------------------------------------------------


def list_price(g: Kemet, player: Player, level: int, twin: bool) -> int:
    """3.4.2.f: the level, less the Priestess, more through the Twin Ceremony."""
    tiles = g.box.tiles
    cost = level - total(tiles.tile_discount, player.tiles)
    if twin:
        cost += total(tiles.surcharge, player.tiles)
    return cost


def reach(g: Kemet, seat: int) -> tuple[list[int], list[int]]:
    """3.4.2.a: by colour, the highest pyramid controlled in the own city and in foreign ones."""
    own = [0, 0, 0, 0]
    foreign = [0, 0, 0, 0]
    home = g.players[seat].city
    holder = g.holder
    for zone, level in enumerate(g.level):
        if not level:
            continue
        if zone // 3 == home:
            if holder[zone] == seat or holder[zone] < 0:
                own[g.colour[zone]] = level
        elif holder[zone] == seat and level > foreign[g.colour[zone]]:
            foreign[g.colour[zone]] = level
    return own, foreign


def top_level(g: Kemet, player: Player, twin: bool) -> int:
    """The highest level of a tile that the player can pay."""
    level = g.box.limits.pyramid_level
    while level and price(g, player, list_price(g, player, level, twin)) > player.prayer:
        level -= 1
    return level


def untaken(g: Kemet, player: Player) -> int:
    """3.4.2.c: tiles left in the market whose picture the player does not own."""
    owned = player.tiles
    left = g.market & ~owned
    for picture in g.box.tiles.shared_pictures:
        if owned & picture:
            left &= ~picture
    return left


def purchasable(g: Kemet, player: Player, cell: int) -> int:
    """The tiles that may be bought through this cell, as a mask."""
    own, foreign = reach(g, player.seat)
    top = top_level(g, player, cell == TWIN)
    upto = g.box.tiles.upto
    tag = TWIN if cell == TWIN else _tag_of(g, player.seat, cell)
    mask = 0
    for colour, level in enumerate(foreign):
        if (cell == TWIN or colour == tag) and own[colour] > level:
            level = own[colour]
        if level and (cell == TWIN or not player.bought >> colour & 1):
            mask |= upto[colour][min(level, top)]
    return mask & untaken(g, player)


def open_cells(g: Kemet, player: Player, free: int) -> list[int]:
    """A-10: the free purchase cells through which at least one tile can be bought."""
    own, foreign = reach(g, player.seat)
    top = top_level(g, player, False)
    upto = g.box.tiles.upto
    left = untaken(g, player)
    abroad = False
    at_home = 0
    for colour in range(4):
        if player.bought >> colour & 1:
            continue
        if left & upto[colour][min(own[colour], top)]:
            at_home |= 1 << colour
        if left & upto[colour][min(foreign[colour], top)]:
            abroad = True
    tags = player.tags
    return [
        cell
        for number, cell in enumerate(g.box.cells.purchase)
        if free >> cell & 1 and (abroad or (tags[number] >= 0 and at_home >> tags[number] & 1))
    ]


def tiles_for_sale(g: Kemet, f: Buying, seat: int) -> list[verbs.Buy]:
    """Every tile that may be bought now."""
    buys = verbs.BUY.all()
    return [buys[tile] for tile in each(purchasable(g, g.players[seat], f.cell))]


def can_buy(g: Kemet, seat: int, cell: int) -> bool:
    """A-10: whether the rules of a purchase let the player buy anything through this cell."""
    return bool(PURCHASE.reference(g, Buying(seat, cell), seat))


@rule("2.1.3", reasons=lambda g, f, seat, o: {"tile": o.tile})
def in_market(g: Kemet, f: Buying, seat: int, o: verbs.Buy) -> bool:
    return bool(g.market >> o.tile & 1)


@rule("3.4.2.c", reasons=lambda g, f, seat, o: {"tile": o.tile})
def new_picture(g: Kemet, f: Buying, seat: int, o: verbs.Buy) -> bool:
    owned = g.players[seat].tiles
    return not any(picture >> o.tile & 1 and picture & owned for picture in g.box.tiles.pictures)


@rule("3.4.2.b", reasons=lambda g, f, seat, o: {"colour": g.box.tiles.colour[o.tile]})
def colour_not_bought(g: Kemet, f: Buying, seat: int, o: verbs.Buy) -> bool:
    return f.cell == TWIN or not g.players[seat].bought >> g.box.tiles.colour[o.tile] & 1


@rule("3.4.2.a", reasons=lambda g, f, seat, o: _wanted_pyramid(g, o))
def pyramid_controlled(g: Kemet, f: Buying, seat: int, o: verbs.Buy) -> bool:
    return any(_sells(g, seat, zone, o.tile) for zone in range(DISTRICTS))


@rule(
    "3.4.2.d",
    reasons=lambda g, f, seat, o: {"colour": g.box.tiles.colour[o.tile]},
    given=(pyramid_controlled,),
)
def cell_of_colour(g: Kemet, f: Buying, seat: int, o: verbs.Buy) -> bool:
    """Only the cell of its colour opens an own pyramid; a foreign one is open from any."""
    if f.cell == TWIN or _tag_of(g, seat, f.cell) == g.box.tiles.colour[o.tile]:
        return True
    abroad = [zone for zone in range(DISTRICTS) if zone not in own_districts(g.players[seat])]
    return any(_sells(g, seat, zone, o.tile) for zone in abroad)


def _sells(g: Kemet, seat: int, zone: int, tile: int) -> bool:
    """3.4.2.a: whether the player controls a pyramid here, of the right colour and level."""
    right_colour = g.colour[zone] == g.box.tiles.colour[tile]
    return right_colour and g.level[zone] >= g.box.tiles.level[tile] and controller(g, zone) == seat


def _tag_of(g: Kemet, seat: int, cell: int) -> int:
    """Colour of the purchase token on a purchase cell."""
    return g.players[seat].tags[g.box.cells.purchase.index(cell)]


@rule("3.4.2.f", reasons=lambda g, f, seat, o: {"cost": _cost(g, f, seat, o)})
def tile_affordable(g: Kemet, f: Buying, seat: int, o: verbs.Buy) -> bool:
    return _cost(g, f, seat, o) <= g.players[seat].prayer


def _cost(g: Kemet, f: Buying, seat: int, o: verbs.Buy) -> int:
    player = g.players[seat]
    return price(g, player, list_price(g, player, g.box.tiles.level[o.tile], f.cell == TWIN))


def _wanted_pyramid(g: Kemet, o: verbs.Buy) -> dict[str, object]:
    return {"colour": g.box.tiles.colour[o.tile], "level": g.box.tiles.level[o.tile]}


PURCHASE: Final = Question(
    "buy",
    "3.4.2.a",
    Clause(
        verbs.BUY,
        (
            in_market,
            new_picture,
            colour_not_bought,
            pyramid_controlled,
            cell_of_colour,
            tile_affordable,
        ),
        fast=tiles_for_sale,
    ),
    linked=True,
)


@rule("tile-ruby-wrryt", reasons=lambda g, f, seat, o: {"battle_card": o.battle_card})
def battle_card_owned(g: Kemet, f: Buying, seat: int, o: verbs.Remove) -> bool:
    return o.battle_card in g.players[seat].cards


REMOVAL: Final = Question(
    "remove", "tile-ruby-wrryt", Clause(verbs.REMOVE, (battle_card_owned,)), secret=True
)
