"""3.2: a turn of the day phase. Tokens, the balance rule, and the free moments around them."""

from __future__ import annotations

from typing import Final

from ennead.games.kemet import verbs
from ennead.games.kemet.rules.build import Building, build_pyramid
from ennead.games.kemet.rules.buy import (
    TWIN,
    Buying,
    buy_tile,
    can_buy,
    open_cells,
    purchasable,
)
from ennead.games.kemet.rules.creatures import (
    SUMMON_RULES,
    creature_at_home,
    each,
    exchange,
    exchanges,
    once_before_a_token,
    other_in_supply,
    summon,
    summons,
)
from ennead.games.kemet.rules.interventions import DAY_CARD_RULES, day_cards
from ennead.games.kemet.rules.move import choose_troop
from ennead.games.kemet.rules.prayer import gain
from ennead.games.kemet.rules.recruit import PRAYER, Playing, Recruiting, play_day_card, recruit
from ennead.games.kemet.state import Kemet, Movement, Next, Player, Turn
from ennead.games.kemet.tables import BUILD, BUY, MOVE, RECRUIT, total
from ennead.kernel import DONE, Clause, Option, Question, ask, call, rule, step

_END: Final = verbs.END.only

# -- the turn --------------------------------------------------------------------------------------


@step
def turn_goes_on(g: Kemet, t: Turn) -> Next[Turn]:
    """3.2.e: the next token, a card or a creature, or the end of the turn.

    Asked whenever an onlooker could think that there is a choice, so that silence betrays no card.
    """
    player = g.players[t.seat]
    if t.acted and not (player.hand or extra_tokens(g, player) or summons(g, t, t.seat)):
        return DONE
    return ask(t.seat, TURN, then=turn_chosen)


@step
def turn_chosen(g: Kemet, t: Turn, answer: Option) -> Next[Turn]:
    """3.2.a: a token is played and its action resolved at once."""
    if isinstance(answer, verbs.OnCell):
        return _play_token(g, t, answer)
    if isinstance(answer, verbs.Gold):
        return _play_gold(g, t, answer)
    if isinstance(answer, verbs.Play):
        return call(Playing(t.seat, answer.intervention), play_day_card, then=turn_goes_on)
    if isinstance(answer, verbs.Summon):
        summon(g, t.seat, answer)
        return turn_goes_on
    if isinstance(answer, verbs.Exchange):
        exchange(g, t, answer)
        return turn_goes_on
    return DONE


def _play_token(g: Kemet, t: Turn, answer: verbs.OnCell) -> Next[Turn]:
    player, cell = g.players[t.seat], answer.cell
    player.cells |= 1 << cell
    t.exchanged = False
    if isinstance(answer, verbs.Act):
        player.tokens -= 1
        t.acted = True
        if g.told is not None:  # nothing happens more often
            g.tell("token", player=t.seat, cell=cell)
    else:
        player.silver = cell
        g.tell("silver-token", player=t.seat, cell=cell)
    return _take_action(g, t, g.box.cells.action[cell], cell)


def _play_gold(g: Kemet, t: Turn, answer: verbs.Gold) -> Next[Turn]:
    """3.2.d: the gold token; what it does is printed on the tile."""
    player, tiles, tile = g.players[t.seat], g.box.tiles, answer.tile
    player.cells |= 1 << g.box.cells.gold
    t.exchanged = False
    g.tell("gold-token", player=t.seat, tile=tile)
    if answer.action != MOVE:
        return _take_action(g, t, answer.action, TWIN)
    walls, march = tiles.ignore_walls >> tile & 1, tiles.no_teleport >> tile & 1
    return call(Movement(t.seat, bool(walls), not march), choose_troop, then=turn_goes_on)


def _take_action(g: Kemet, t: Turn, action: int, cell: int) -> Next[Turn]:
    if action == MOVE:
        return call(Movement(t.seat), choose_troop, then=turn_goes_on)
    if action == RECRUIT:
        return call(Recruiting(t.seat), recruit, then=turn_goes_on)
    if action == BUILD:
        return call(Building(t.seat), build_pyramid, then=turn_goes_on)
    if action == BUY:
        return call(Buying(t.seat, cell), buy_tile, then=turn_goes_on)
    return pray


# -- 3.4.1 Pray ------------------------------------------------------------------------------------


@step
def pray(g: Kemet, t: Turn) -> Next[Turn]:
    """3.4.1: 2 prayer points, more with the Priest; Reinforcement Prayer then brings units."""
    player, tiles = g.players[t.seat], g.box.tiles
    gained = gain(g, player, g.box.limits.pray + total(tiles.pray, player.tiles))
    g.tell("prayed", player=t.seat, count=gained)
    units = total(tiles.pray_units, player.tiles)
    if units:
        return call(Recruiting(t.seat, PRAYER, units), recruit, then=turn_goes_on)
    return turn_goes_on


# -- what tokens may do ----------------------------------------------------------------------------


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


def turn_menu(g: Kemet, t: Turn, seat: int) -> list[Option]:
    """Everything that a turn offers now, from one look at the player's board."""
    player = g.players[seat]
    silver, gold = silver_left(g, player), gold_left(g, player)
    menu: list[Option] = []
    if silver or not t.acted:
        free = ~player.cells
        cells = [cell for cell in g.box.cells.plain if free >> cell & 1]
        cells += open_cells(g, player, free)
        if not t.acted:
            after = player.tokens - 1 + silver
            acts = verbs.ACT.all()  # by cell: quicker than asking the verb for each
            menu += [acts[cell] for cell in _balanced(g, player, cells, after)]
        if silver:
            menu += [verbs.SILVER[cell] for cell in _balanced(g, player, cells, player.tokens)]
    if gold:
        menu += gold_actions(g, player)
    tokens = bool(menu)
    if player.hand and not t.exchanged:
        menu += day_cards(g, t, seat)
    if player.creatures:
        menu += summons(g, t, seat)
        if tokens:
            menu += exchanges(g, t, seat)
    if t.acted and not t.exchanged and (player.tokens or not open_levels(g, player.cells)):
        menu.append(_END)
    return menu


def _balanced(g: Kemet, player: Player, cells: list[int], after: int) -> list[int]:
    """A-9: cells for a token so that `after` more can still cover every level."""
    if after >= 3:
        return cells
    return [cell for cell in cells if open_levels(g, player.cells | 1 << cell) <= after]


def gold_actions(g: Kemet, player: Player) -> list[verbs.Gold]:
    """What the gold token may do: one of the actions printed on the gold tiles owned."""
    tiles = g.box.tiles
    return [
        verbs.GOLD[tile, action]
        for tile in each(player.tiles & tiles.gold_mask)
        for action in each(tiles.gold[tile])
        if action != BUY or purchasable(g, player, TWIN)
    ]


@rule("3.2.a")
def ordinary_token_left(g: Kemet, t: Turn, seat: int, o: Option) -> bool:
    return not t.acted


@rule("3.2.c", reasons=lambda g, t, seat, o: {"used": int(g.players[seat].silver >= 0)})
def silver_token_left(g: Kemet, t: Turn, seat: int, o: Option) -> bool:
    return silver_left(g, g.players[seat])


@rule(
    "3.2.d",
    reasons=lambda g, t, seat, o: {"used": g.players[seat].cells >> g.box.cells.gold & 1},
)
def gold_token_left(g: Kemet, t: Turn, seat: int, o: Option) -> bool:
    return gold_left(g, g.players[seat])


@rule("3.2.a", reasons=lambda g, t, seat, o: {"cell": o.cell})
def cell_is_free(g: Kemet, t: Turn, seat: int, o: verbs.OnCell) -> bool:
    return not g.players[seat].cells >> o.cell & 1


@rule("3.2.d")
def gold_cell_is_for_gold(g: Kemet, t: Turn, seat: int, o: verbs.OnCell) -> bool:
    return o.cell != g.box.cells.gold


def _left_to_cover(g: Kemet, player: Player, o: verbs.OnCell) -> dict[str, int]:
    """A-9: the levels still open after this token, and the tokens left for them."""
    after = player.tokens
    if isinstance(o, verbs.Act):
        after += silver_left(g, player) - 1
    return {"levels": open_levels(g, player.cells | 1 << o.cell), "tokens": after}


@rule(
    "3.2.b",
    reasons=lambda g, t, seat, o: _left_to_cover(g, g.players[seat], o),
    given=(cell_is_free, gold_cell_is_for_gold),
)
def keeps_balance(g: Kemet, t: Turn, seat: int, o: verbs.OnCell) -> bool:
    """A-9: the tokens left after this one can still cover every level."""
    left = _left_to_cover(g, g.players[seat], o)
    return left["levels"] <= left["tokens"]


@rule("A-10")
def something_to_buy(g: Kemet, t: Turn, seat: int, o: verbs.OnCell) -> bool:
    return g.box.cells.action[o.cell] != BUY or can_buy(g, seat, o.cell)


@rule("3.2.d", reasons=lambda g, t, seat, o: {"tile": o.tile})
def gold_tile_owned(g: Kemet, t: Turn, seat: int, o: verbs.Gold) -> bool:
    return bool(g.players[seat].tiles >> o.tile & 1)


@rule("3.2.d", reasons=lambda g, t, seat, o: {"tile": o.tile, "action": o.action})
def gold_tile_gives_action(g: Kemet, t: Turn, seat: int, o: verbs.Gold) -> bool:
    return bool(g.box.tiles.gold[o.tile] >> o.action & 1)


@rule("A-10", given=(gold_tile_gives_action,))
def twin_to_buy(g: Kemet, t: Turn, seat: int, o: verbs.Gold) -> bool:
    return o.action != BUY or can_buy(g, seat, TWIN)


@rule("A-51")
def token_still_to_come(g: Kemet, t: Turn, seat: int, o: Option) -> bool:
    """A silver token always finds a cell (A-11); a gold one needs an action that it can give."""
    player = g.players[seat]
    gold = gold_left(g, player) and bool(GOLD_TOKEN.reference(g, t, seat))
    return not t.acted or silver_left(g, player) or gold


@rule("A-51")
def token_follows_exchange(g: Kemet, t: Turn, seat: int, o: Option) -> bool:
    return not t.exchanged


@rule("3.2.a")
def token_played(g: Kemet, t: Turn, seat: int, o: Option) -> bool:
    return t.acted


@rule("3.2.b")
def day_is_balanced(g: Kemet, t: Turn, seat: int, o: Option) -> bool:
    """A-9: after the last ordinary token every level must be covered."""
    player = g.players[seat]
    return player.tokens > 0 or open_levels(g, player.cells) == 0


@rule("3.4.2.d")
def purchase_token_first(g: Kemet, t: Turn, seat: int, o: Option) -> bool:
    return False


@rule("3.2.b")
def purchase_keeps_balance(g: Kemet, t: Turn, seat: int, o: Option) -> bool:
    """A-9: some purchase cell may still take a token today."""
    player = g.players[seat]
    silver = silver_left(g, player)
    free = [cell for cell in g.box.cells.purchase if not player.cells >> cell & 1]
    after = player.tokens if t.acted else player.tokens - 1 + silver
    return (t.acted and not silver) or not free or bool(_balanced(g, player, free, after))


_CELL_RULES: Final = (cell_is_free, gold_cell_is_for_gold, keeps_balance, something_to_buy)

ORDINARY_TOKEN: Final = Clause(verbs.ACT, _CELL_RULES, gates=(ordinary_token_left,))
SILVER_TOKEN: Final = Clause(verbs.SILVER, _CELL_RULES, gates=(silver_token_left,))
GOLD_TOKEN: Final = Clause(
    verbs.GOLD, (gold_tile_owned, gold_tile_gives_action, twin_to_buy), gates=(gold_token_left,)
)
DAY_CARDS: Final = Clause(verbs.PLAY, DAY_CARD_RULES, gates=(token_follows_exchange,))
SUMMONS: Final = Clause(verbs.SUMMON, SUMMON_RULES)
EXCHANGES: Final = Clause(
    verbs.EXCHANGE,
    (creature_at_home, other_in_supply, once_before_a_token),
    gates=(token_still_to_come,),
)
TURN: Final = Question(
    "turn",
    "3.2.a",
    ORDINARY_TOKEN,
    SILVER_TOKEN,
    GOLD_TOKEN,
    DAY_CARDS,
    SUMMONS,
    EXCHANGES,
    # closed: a tile is asked for after its token
    Clause(verbs.BUY, gates=(purchase_keeps_balance, purchase_token_first)),
    Clause(verbs.END, gates=(token_played, token_follows_exchange, day_is_balanced)),
    fast=turn_menu,
    about=lambda g, t, seat: {"tokens": g.players[seat].tokens, "acted": int(t.acted)},
)
