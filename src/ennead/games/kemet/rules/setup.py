"""2: preparing the match, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ennead.games.kemet import verbs
from ennead.games.kemet.rules.build import colour_in_play, colour_not_built
from ennead.games.kemet.rules.buy import Buying, receive_tile
from ennead.games.kemet.rules.control import own_districts, settle
from ennead.games.kemet.rules.creatures import each
from ennead.games.kemet.rules.interventions import draw_cards
from ennead.games.kemet.rules.rounds import day_begins
from ennead.games.kemet.state import Course, Kemet, Next, Player
from ennead.kernel import Clause, Question, ask, call, rule, shuffled, step, take

# -- 2.1 common preparations -----------------------------------------------------------------------


@step
def choose_colours(g: Kemet, m: Course) -> Next[Course]:
    """2.1.2.a: the colours in play are drawn at random."""
    bag = list(range(g.box.all_colours))
    for _ in range(g.box.colours):
        colour = take(g.luck, "colour", bag)
        g.colours |= 1 << colour
        g.tell("colour", colour=colour)
    return lay_out_tiles


@step
def lay_out_tiles(g: Kemet, m: Course) -> Next[Course]:
    """2.1.3: the tiles of these colours lie open."""
    lay_out_market(g)
    return deal_diversions


def lay_out_market(g: Kemet) -> None:
    """2.1.3: the tiles of the colours in play, both copies; with two players fewer (2.1.2.b)."""
    tiles = g.box.tiles
    for tile, colour in enumerate(tiles.colour):
        if g.colours >> colour & 1 and not g.box.left_out >> tile & 1:
            g.market |= 1 << tile
            if tiles.copies[tile] > 1 and not g.box.single_copies:
                g.spares |= 1 << tile


@step
def deal_diversions(g: Kemet, m: Course) -> Next[Course]:
    """2.1.9, 2.1.10: a Diversion each, the rest of them is out; the other cards are the deck."""
    cards = g.box.interventions
    for card, copies in enumerate(cards.copies):
        if cards.bluff >> card & 1:
            for player in g.players:
                player.bluffs = [card] * g.box.limits.start_diversions
        else:
            g.deck += [card] * copies
    return choose_city


# -- 2.2 individual preparations -------------------------------------------------------------------


@step
def choose_city(g: Kemet, m: Course) -> Next[Course]:
    """2.2.1, A-45: in seat order everybody chooses a city and a god, or has them (A-72)."""
    if g.box.ready_start:
        for seat, city in enumerate(g.box.board.cities):
            settle_in(g, seat, city)
            serve(g, seat, god=seat)
        return draw_first_cards
    if m.at == g.seats:
        m.at = 0
        return draw_first_cards
    return ask(m.at, CITY, then=city_chosen)


@step
def city_chosen(g: Kemet, m: Course, answer: verbs.Settle) -> Next[Course]:
    """2.2.1: then follows the god."""
    settle_in(g, m.at, answer.city)
    return ask(m.at, GOD, then=god_chosen)


def settle_in(g: Kemet, seat: int, city: int) -> None:
    """2.2.1: the city has a lord."""
    g.players[seat].city = city
    g.lords[city] = seat
    g.tell("city", player=seat, city=city)


@step
def god_chosen(g: Kemet, m: Course, answer: verbs.Serve) -> Next[Course]:
    """2.2.1: the next one chooses."""
    serve(g, m.at, answer.god)
    m.at += 1
    return choose_city


def serve(g: Kemet, seat: int, god: int) -> None:
    """2.2.1: the god gives a colour and a face, no powers."""
    g.players[seat].god = god
    g.tell("god", player=seat, god=god)


@step
def draw_first_cards(g: Kemet, m: Course) -> Next[Course]:
    """2.2.2, 2.2.3: the starting kit and two interventions each."""
    for player in g.players:
        player.prayer = g.box.prayer_start
        player.tokens = g.box.limits.action_tokens
        player.supply = g.box.limits.units
        player.cards = list(g.box.battle.hand)
        player.tags = [-1] * len(g.box.cells.purchase)
        draw_cards(g, player, g.box.limits.start_interventions)
    return draw_turn_order


# -- 2.3 before the first round --------------------------------------------------------------------


@step
def draw_turn_order(g: Kemet, m: Course) -> Next[Course]:
    """2.3.1: the order markers are laid out at random."""
    g.order = shuffled(g.luck, "order", range(g.seats))
    g.tell("order", players=tuple(g.order))
    return place_troops


@step
def place_troops(g: Kemet, m: Course) -> Next[Course]:
    """2.3.2, A-45: in turn order everybody mans two districts, the first ones by A-72."""
    if g.box.ready_start:
        for seat in g.order:
            player = g.players[seat]
            garrison(g, player, own_districts(player)[: g.box.limits.start_troops])
        return place_pyramids
    if m.at == g.seats:
        m.at = 0
        return place_pyramids
    return ask(g.order[m.at], FIRST_TROOPS, then=troops_placed)


@step
def troops_placed(g: Kemet, m: Course, answer: verbs.Garrison) -> Next[Course]:
    """2.3.2: the next one chooses."""
    garrison(g, g.players[g.order[m.at]], (answer.zone, answer.other))
    m.at += 1
    return place_troops


def garrison(g: Kemet, player: Player, zones: Sequence[int]) -> None:
    """2.3.2: five units in each of them, the rest stays in the supply."""
    for zone in zones:
        settle(g, player.seat, zone, g.box.limits.start_units)
        player.supply -= g.box.limits.start_units
        g.tell("garrisoned", player=player.seat, zone=zone, count=g.box.limits.start_units)


@step
def place_pyramids(g: Kemet, m: Course) -> Next[Course]:
    """2.3.3.a: in turn order everybody places three levels, at most two in a district; A-72 places
    them."""
    if g.box.ready_start:
        for seat in g.order:
            ready_pyramids(g, g.players[seat])
        m.at = g.seats
    if m.at == g.seats:
        return first_tiles
    if not levels_left(g, g.players[g.order[m.at]]):
        m.at += 1
        return place_pyramids
    return ask(g.order[m.at], FIRST_PYRAMID, then=pyramid_placed)


@step
def pyramid_placed(g: Kemet, m: Course, answer: verbs.Found) -> Next[Course]:
    """2.3.3.a: until all three levels stand."""
    found_first(g, g.players[g.order[m.at]], answer.colour, answer.zone, answer.level)
    return place_pyramids


def found_first(g: Kemet, player: Player, colour: int, zone: int, level: int) -> None:
    """2.3.3.b: the purchase token of its colour goes on a purchase cell."""
    g.colour[zone] = colour
    g.level[zone] = level
    player.tags[player.tags.index(-1)] = colour
    g.tell("built", player=player.seat, zone=zone, colour=colour, level=level, cost=0)


def ready_pyramids(g: Kemet, player: Player) -> None:
    """A-72: as high as may be, the colours in turn, each seat beginning with another one."""
    colours = list(each(g.colours))
    for number, zone in enumerate(own_districts(player)):
        level = min(levels_left(g, player), g.box.limits.start_levels_in_district)
        if level:
            found_first(g, player, colours[(player.seat + number) % len(colours)], zone, level)


def levels_left(g: Kemet, player: Player) -> int:
    """How many starting levels the player has still to place."""
    return g.box.limits.start_levels - sum(g.level[zone] for zone in own_districts(player))


@step
def first_tiles(g: Kemet, m: Course) -> Next[Course]:
    """2.3.4: in reverse turn order everybody takes a level 1 tile in a colour of his own."""
    if not m.at:
        return day_begins
    m.at -= 1
    return ask(g.order[m.at], FIRST_TILE, then=first_tile_taken)


@step
def first_tile_taken(g: Kemet, m: Course, answer: verbs.Buy) -> Next[Course]:
    """2.3.4, A-14: it is no purchase, but what it does at once happens."""
    seat = g.order[m.at]
    g.tell("took", player=seat, tile=answer.tile)
    return call(Buying(seat, tile=answer.tile), receive_tile, then=first_tiles)


# -- questions -------------------------------------------------------------------------------------


@rule("1.1.a", reasons=lambda g, m, seat, o: {"city": o.city})
def city_in_play(g: Kemet, m: Course, seat: int, o: verbs.Settle) -> bool:
    return o.city in g.box.board.cities


@rule("2.2.1", reasons=lambda g, m, seat, o: {"city": o.city})
def city_untaken(g: Kemet, m: Course, seat: int, o: verbs.Settle) -> bool:
    return g.lords[o.city] < 0


CITY: Final = Question(
    "city", "2.2.1", Clause(verbs.SETTLE, (city_in_play, city_untaken)), opening=True
)


@rule("2.2.1", reasons=lambda g, m, seat, o: {"god": o.god})
def god_untaken(g: Kemet, m: Course, seat: int, o: verbs.Serve) -> bool:
    return all(player.god != o.god for player in g.players)


GOD: Final = Question(
    "god", "2.2.1", Clause(verbs.SERVE, (god_untaken,)), linked=True, opening=True
)


def garrisons(g: Kemet, m: Course, seat: int) -> list[verbs.Garrison]:
    """Pairs of own districts."""
    districts = own_districts(g.players[seat])
    return [verbs.GARRISON[one, two] for one in districts for two in districts if one < two]


@rule("2.3.2")
def two_own_districts(g: Kemet, m: Course, seat: int, o: verbs.Garrison) -> bool:
    districts = own_districts(g.players[seat])
    return o.zone in districts and o.other in districts and o.zone != o.other


FIRST_TROOPS: Final = Question(
    "garrison", "2.3.2", Clause(verbs.GARRISON, (two_own_districts,), fast=garrisons), opening=True
)


def first_pyramids(g: Kemet, m: Course, seat: int) -> list[verbs.Found]:
    """Colours, districts and levels that leave a way to place all three levels."""
    player = g.players[seat]
    return [
        verbs.FOUND[colour, zone, level]
        for zone in own_districts(player)
        if not g.level[zone]
        for colour in each(g.colours)
        if colour not in player.tags
        for level in range(1, g.box.limits.start_levels_in_district + 1)
        if _levels_fit(g, player, level)
    ]


def _levels_fit(g: Kemet, player: Player, level: int) -> bool:
    """Whether the levels left after this pyramid fit into the pyramids left."""
    after = levels_left(g, player) - level
    pyramids = g.box.pyramids - 1 - sum(1 for tag in player.tags if tag >= 0)
    return 0 <= after <= pyramids * g.box.limits.start_levels_in_district


@rule("2.3.3.a", reasons=lambda g, m, seat, o: {"zone": o.zone})
def empty_home_district(g: Kemet, m: Course, seat: int, o: verbs.Found) -> bool:
    return o.zone in own_districts(g.players[seat]) and not g.level[o.zone]


@rule("2.3.3.a", reasons=lambda g, m, seat, o: {"count": levels_left(g, g.players[seat])})
def three_levels_in_all(g: Kemet, m: Course, seat: int, o: verbs.Found) -> bool:
    most = g.box.limits.start_levels_in_district
    return o.level <= most and _levels_fit(g, g.players[seat], o.level)


FIRST_PYRAMID: Final = Question(
    "first-pyramid",
    "2.3.3.a",
    Clause(
        verbs.FOUND,
        (empty_home_district, colour_in_play, colour_not_built, three_levels_in_all),
        fast=first_pyramids,
    ),
    opening=True,
    about=lambda g, m, seat: {"count": levels_left(g, g.players[seat])},
)


def first_level_tiles(g: Kemet, m: Course, seat: int) -> list[verbs.Buy]:
    """Level 1 tiles left in the colours of the own pyramids."""
    mask = sum(g.box.tiles.upto[colour][1] for colour in g.players[seat].tags if colour >= 0)
    return [verbs.BUY[tile] for tile in each(mask & g.market)]


@rule("2.3.4", reasons=lambda g, m, seat, o: {"tile": o.tile})
def first_tile_left(g: Kemet, m: Course, seat: int, o: verbs.Buy) -> bool:
    return bool(g.market >> o.tile & 1)


@rule("2.3.4")
def first_level_of_own_colour(g: Kemet, m: Course, seat: int, o: verbs.Buy) -> bool:
    tiles = g.box.tiles
    return tiles.level[o.tile] == 1 and tiles.colour[o.tile] in g.players[seat].tags


FIRST_TILE: Final = Question(
    "first-tile",
    "2.3.4",
    Clause(verbs.BUY, (first_tile_left, first_level_of_own_colour), fast=first_level_tiles),
    opening=True,
)
