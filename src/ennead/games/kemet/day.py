"""3.2: a turn of the day phase. Tokens, the balance rule, and the free moments around them."""

from __future__ import annotations

from ennead.games.kemet.build import Building, build_pyramid
from ennead.games.kemet.buy import TWIN, Buying, buy_tile, open_cells, purchasable
from ennead.games.kemet.creatures import (
    SUMMON,
    creature_at_home,
    each,
    exchange,
    exchanges,
    once_before_a_token,
    other_in_supply,
    summon,
    summons,
)
from ennead.games.kemet.interventions import PLAY_DAY, Playing, play_day_card
from ennead.games.kemet.move import choose_troop
from ennead.games.kemet.paths import Movement
from ennead.games.kemet.placing import PRAYER, Placing, can_place, place_units
from ennead.games.kemet.prayer import gain
from ennead.games.kemet.recruit import Recruiting, recruit
from ennead.games.kemet.state import Kemet, Player, Turn
from ennead.games.kemet.tables import BUILD, BUY, MOVE, RECRUIT, total
from ennead.kernel.flow import DONE, Next, Option, ask, call, step
from ennead.kernel.question import Clause, Question, rule

# -- the turn -------------------------------------------------------------------------------------------------------


@step
def turn_goes_on(g: Kemet, t: Turn) -> Next:
    """3.2.e: the next token, a card or a creature, or the end of the turn.

    Asked whenever an onlooker could think that there is a choice, so that silence betrays no card.
    """
    player = g.players[t.seat]
    if t.acted and not (player.hand or extra_tokens(g, player) or summons(g, t, t.seat)):
        return DONE
    return ask(t.seat, TURN, then=turn_chosen)


@step
def turn_chosen(g: Kemet, t: Turn, answer: Option) -> Next:
    """3.2.a: a token is played and its action resolved at once."""
    verb = answer[0]
    if verb == "act" or verb == "silver":
        return _play_token(g, t, verb, answer[1])
    if verb == "gold":
        return _play_gold(g, t, answer[1], answer[2])
    if verb == "play":
        return call(Playing(t.seat, answer[1]), play_day_card, then=turn_goes_on)
    if verb == "summon":
        summon(g, t.seat, answer)
        return turn_goes_on
    if verb == "exchange":
        exchange(g, t, answer)
        return turn_goes_on
    return DONE


def _play_token(g: Kemet, t: Turn, verb: str, cell: int) -> Next:
    player = g.players[t.seat]
    player.cells |= 1 << cell
    if verb == "act":
        player.tokens -= 1
        t.acted = True
    else:
        player.silver = cell
    t.exchanged = False
    g.tell("token" if verb == "act" else "silver-token", player=t.seat, cell=cell)
    return _take_action(g, t, g.box.cells.action[cell], cell, Movement(t.seat))


def _play_gold(g: Kemet, t: Turn, tile: int, action: int) -> Next:
    """3.2.d: the gold token; what it does is printed on the tile."""
    player, tiles = g.players[t.seat], g.box.tiles
    player.cells |= 1 << g.box.cells.gold
    t.exchanged = False
    g.tell("gold-token", player=t.seat, tile=tile)
    bonus = total(tiles.gold_strength, 1 << tile)
    movement = Movement(t.seat, bonus, not tiles.no_teleport >> tile & 1)
    return _take_action(g, t, action, TWIN, movement)


def _take_action(g: Kemet, t: Turn, action: int, cell: int, movement: Movement) -> Next:
    if action == MOVE:
        return call(movement, choose_troop, then=turn_goes_on)
    if action == RECRUIT:
        return call(Recruiting(t.seat), recruit, then=turn_goes_on)
    if action == BUILD:
        return call(Building(t.seat), build_pyramid, then=turn_goes_on)
    if action == BUY:
        return call(Buying(t.seat, cell), buy_tile, then=turn_goes_on)
    return pray


# -- 3.4.1 Pray -----------------------------------------------------------------------------------------------------


@step
def pray(g: Kemet, t: Turn) -> Next:
    """3.4.1: gain 2 prayer points, more with the Priest; Reinforcement Prayer then places a unit."""
    player, tiles = g.players[t.seat], g.box.tiles
    gained = gain(g, player, g.box.limits.pray + total(tiles.pray, player.tiles))
    g.tell("prayed", player=t.seat, count=gained)
    units = total(tiles.pray_units, player.tiles)
    if units and can_place(g, player, False):
        return call(Placing(t.seat, units, PRAYER), place_units, then=turn_goes_on)
    return turn_goes_on


# -- what tokens may do ---------------------------------------------------------------------------------------------


def silver_left(g: Kemet, player: Player) -> bool:
    """3.2.c: whether the player has a silver token that is not yet played."""
    return player.silver < 0 and bool(player.tiles & g.box.tiles.silver_mask)


def gold_left(g: Kemet, player: Player) -> bool:
    """3.2.d: whether the player has a gold token that is not yet played."""
    return bool(player.tiles & g.box.tiles.gold_mask) and not player.cells >> g.box.cells.gold & 1


def extra_tokens(g: Kemet, player: Player) -> bool:
    """Whether a silver or gold token is left to play."""
    return silver_left(g, player) or gold_left(g, player)


def open_levels(g: Kemet, cells: int) -> int:
    """3.2.b: how many levels of the printed pyramid have no token."""
    first, second, third = g.box.cells.levels
    return (not cells & first) + (not cells & second) + (not cells & third)


def cells_for(g: Kemet, player: Player, after: int) -> list[int]:
    """Free cells on which a token may be put so that `after` more tokens can still cover every level (A-9)."""
    free = ~player.cells
    box = g.box.cells
    cells = [cell for cell in box.plain if free >> cell & 1]
    cells += open_cells(g, player, free)
    if after >= 3:
        return cells
    return [cell for cell in cells if open_levels(g, player.cells | 1 << cell) <= after]


def ordinary_cells(g: Kemet, t: Turn, seat: int) -> list[Option]:
    """Cells for the ordinary token of this turn."""
    if t.acted:
        return []
    player = g.players[seat]
    after = player.tokens - 1 + silver_left(g, player)
    return [("act", cell) for cell in cells_for(g, player, after)]


def silver_cells(g: Kemet, t: Turn, seat: int) -> list[Option]:
    """Cells for the silver token."""
    player = g.players[seat]
    if not silver_left(g, player):
        return []
    return [("silver", cell) for cell in cells_for(g, player, player.tokens)]


def gold_actions(g: Kemet, t: Turn, seat: int) -> list[Option]:
    """What the gold token may do: one of the actions printed on the gold tiles owned."""
    player, tiles = g.players[seat], g.box.tiles
    if not gold_left(g, player):
        return []
    return [
        ("gold", tile, action)
        for tile in each(player.tiles & tiles.gold_mask)
        for action in each(tiles.gold[tile])
        if action != BUY or purchasable(g, player, TWIN)
    ]


def exchanges_before_a_token(g: Kemet, t: Turn, seat: int) -> list[Option]:
    """A-51: creatures change places as long as a token is to come."""
    player = g.players[seat]
    if not player.creatures or (t.acted and not extra_tokens(g, player)):
        return []
    return exchanges(g, t, seat)


def ends(g: Kemet, t: Turn, seat: int) -> list[Option]:
    """The end of the turn, once its token is played and the day can be balanced."""
    player = g.players[seat]
    if not t.acted or (not player.tokens and open_levels(g, player.cells)):
        return []
    return [("end",)]


@rule("3.2.a")
def ordinary_token_left(g: Kemet, t: Turn, seat: int, o: Option) -> bool:
    return not t.acted


@rule("3.2.c")
def silver_token_left(g: Kemet, t: Turn, seat: int, o: Option) -> bool:
    return silver_left(g, g.players[seat])


@rule("3.2.d")
def gold_token_left(g: Kemet, t: Turn, seat: int, o: Option) -> bool:
    return gold_left(g, g.players[seat])


@rule("3.2.a", reasons=lambda g, t, seat, o: {"cell": o[1]})
def cell_is_free(g: Kemet, t: Turn, seat: int, o: Option) -> bool:
    return not g.players[seat].cells >> o[1] & 1


@rule("3.2.d")
def gold_cell_is_for_gold(g: Kemet, t: Turn, seat: int, o: Option) -> bool:
    return bool(o[1] != g.box.cells.gold)


@rule("3.2.b")
def keeps_balance(g: Kemet, t: Turn, seat: int, o: Option) -> bool:
    player = g.players[seat]
    after = player.tokens
    if o[0] == "act":
        after += silver_left(g, player) - 1
    return open_levels(g, player.cells | 1 << o[1]) <= after


@rule("A-10")
def something_to_buy(g: Kemet, t: Turn, seat: int, o: Option) -> bool:
    if g.box.cells.action[o[1]] != BUY:
        return True
    return purchasable(g, g.players[seat], o[1]) != 0


@rule("3.2.d", reasons=lambda g, t, seat, o: {"tile": o[1]})
def gold_tile_owned(g: Kemet, t: Turn, seat: int, o: Option) -> bool:
    return bool(g.players[seat].tiles >> o[1] & 1)


@rule("3.2.d", reasons=lambda g, t, seat, o: {"tile": o[1], "action": o[2]})
def gold_tile_gives_action(g: Kemet, t: Turn, seat: int, o: Option) -> bool:
    return bool(g.box.tiles.gold[o[1]] >> o[2] & 1)


@rule("A-10")
def twin_to_buy(g: Kemet, t: Turn, seat: int, o: Option) -> bool:
    return o[2] != BUY or purchasable(g, g.players[seat], TWIN) != 0


@rule("A-51")
def token_still_to_come(g: Kemet, t: Turn, seat: int, o: Option) -> bool:
    return not t.acted or extra_tokens(g, g.players[seat])


@rule("3.2.a")
def token_played(g: Kemet, t: Turn, seat: int, o: Option) -> bool:
    return t.acted


@rule("3.2.b")
def day_is_balanced(g: Kemet, t: Turn, seat: int, o: Option) -> bool:
    """A-9: after the last ordinary token every level must be covered."""
    player = g.players[seat]
    return player.tokens > 0 or open_levels(g, player.cells) == 0


_CELL_RULES = (cell_is_free, gold_cell_is_for_gold, keeps_balance, something_to_buy)

TURN = Question(
    "turn",
    [
        Clause("act", ordinary_cells, premises=(ordinary_token_left, *_CELL_RULES)),
        Clause("silver", silver_cells, premises=(silver_token_left, *_CELL_RULES)),
        Clause(
            "gold",
            gold_actions,
            premises=(gold_token_left, gold_tile_owned, gold_tile_gives_action, twin_to_buy),
        ),
        PLAY_DAY,
        SUMMON,
        Clause(
            "exchange",
            exchanges_before_a_token,
            premises=(
                token_still_to_come,
                creature_at_home,
                other_in_supply,
                once_before_a_token,
            ),
        ),
        Clause("end", ends, premises=(token_played, day_is_balanced)),
    ],
    about=lambda g, t, seat: {"tokens": g.players[seat].tokens, "acted": int(t.acted)},
)
