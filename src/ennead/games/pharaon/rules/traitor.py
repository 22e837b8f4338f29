"""Sólová hra (pp. 8-10): the Traitor's turn, his symbols, his pass."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ennead.games.pharaon.rules.cards import fill_artisan, fill_noble, receive_noble
from ennead.games.pharaon.rules.jars import discard_jar
from ennead.games.pharaon.rules.offerings import bag_or_heap, draw_bonus, take_bonus, take_pair
from ennead.games.pharaon.rules.passing import may_advance, place_cylinder
from ennead.games.pharaon.rules.powers import check_succession
from ennead.games.pharaon.rules.resources import basics_in_stock, gain
from ennead.games.pharaon.rules.wheel import from_bank
from ennead.games.pharaon.state import EMPTY, TRAITOR, Intrigue, Next, Pharaon, Traitor
from ennead.games.pharaon.tables import (
    BASIC_REWARD,
    FIRST_PLAYER_REWARD,
    OFFERING_REWARD,
    SILVER,
    SYMBOLS,
)
from ennead.games.pharaon.verbs import GIVE, PUT_ON_WHEEL, Give, Wheel
from ennead.kernel import DONE, Clause, Question, ask, rule, step, take

Effect: TypeAlias = Callable[[Pharaon, int], None]
"""What a symbol does, given its number or god."""

YOU: Final = 0
"""The only seat of a solo match: it decides for the Traitor where the rules leave a choice."""


def boards_of(g: Pharaon) -> Traitor:
    """The Traitor's own things; solo only."""
    assert g.traitor is not None
    return g.traitor


def new_pile(g: Pharaon) -> None:
    """1.22.d: as many jars as the board of this round says, unseen."""
    traitor = boards_of(g)
    traitor.pile = g.box.board_jars[traitor.boards[g.round - 1]]
    if traitor.pile > len(g.jar_supply):  # 1.11: the supply runs out under the pile
        traitor.cut = g.jar_supply
        g.jar_supply = sorted(g.jar_discard)
        g.jar_discard = []
        g.tell("jars-shuffled")
    g.tell("traitor-pile", count=traitor.pile)


# -- his turn (p. 9) -------------------------------------------------------------------------------


@step
def plot(g: Pharaon, i: Intrigue) -> Next[Intrigue]:
    """1.21.a, 1.22.a, R41: a jar, the pass that follows the last one, or a move on the pyramid."""
    if g.players[TRAITOR].passed:
        return traitor_advance
    if not boards_of(g).pile:
        return traitor_pass
    return turn_up


@step
def turn_up(g: Pharaon, i: Intrigue) -> Next[Intrigue]:
    """1.21.a, R43: the top jar of his pile; its bottom resource goes on a track first."""
    traitor = boards_of(g)
    i.jar = take(g.luck, "jar", traitor.cut or g.jar_supply)
    traitor.pile -= 1
    g.tell("traitor-jar", tokens=g.box.jars[i.jar])
    bottom, left, right = g.box.jars[i.jar]
    put_on_track(g, bottom)
    if top_choices(g, i.jar):
        return ask(YOU, WHICH_SPACE, then=place_tops)
    put_on_track(g, left)  # 1.21.b: neither fits on the wheel
    put_on_track(g, right)
    return jar_done


@step
def place_tops(g: Pharaon, i: Intrigue, answer: Wheel) -> Next[Intrigue]:
    """1.21.a, R43: one top resource on the wheel, the other on its track."""
    _, left, right = g.box.jars[i.jar]
    chosen = answer.token
    g.wheel[chosen].append(from_bank(g, chosen))
    g.tell("traitor-wheel", token=chosen)
    put_on_track(g, right if chosen == left else left)
    return jar_done


@step
def jar_done(g: Pharaon, i: Intrigue) -> Next[Intrigue]:
    """1.21.a: the jar is discarded; by the other reading of R41 the last one is also his pass."""
    discard_jar(g, i.jar)
    i.jar = -1
    if g.box.traitor_passes_at_once and not boards_of(g).pile:
        return traitor_pass
    return DONE


def top_choices(g: Pharaon, jar: int) -> list[int]:
    """1.21.b: the top resources whose section has a free space."""
    _, left, right = g.box.jars[jar]
    tops = (left, right) if left != right else (left,)
    return [colour for colour in tops if len(g.wheel[colour]) < g.box.spaces]


def put_on_track(g: Pharaon, colour: int) -> None:
    """1.21.c, R44: on its track, or the next that is not full; then the symbol there."""
    traitor = boards_of(g)
    first = traitor.colours.index(colour)
    for number in range(first, first + 5):
        lane = number % 5
        squares = g.box.squares[traitor.boards[lane]]
        if len(traitor.lanes[lane]) < len(squares):
            traitor.lanes[lane].append(from_bank(g, colour))
            g.tell("traitor-track", token=colour, track=traitor.colours[lane])
            symbol, argument = squares[len(traitor.lanes[lane]) - 1]
            _EFFECTS[symbol](g, argument)
            return


# -- symbols (p. 9) --------------------------------------------------------------------------------


def no_symbol(g: Pharaon, argument: int) -> None:
    """2.15: a square without a symbol."""


def god_symbol(g: Pharaon, god: int) -> None:
    """2.15.god: he will score this god."""
    g.tell("traitor-god", god=god)


def noble_value_symbol(g: Pharaon, value: int) -> None:
    """2.15.noble-value: what each of his nobles will be worth."""
    g.tell("traitor-noble-value", points=value)


def tomb_symbol(g: Pharaon, argument: int) -> None:
    """2.15.tomb, R65: his cube goes one step on."""
    player = g.players[TRAITOR]
    if player.tomb < g.box.tomb_top:
        player.tomb += 1
        g.tell("traitor-tomb", step=player.tomb)
        check_succession(g, TRAITOR)


def noble_symbol(g: Pharaon, place: int) -> None:
    """2.15.noble, R47, R57: he gains the noble on this place, without its effect."""
    noble = _card_on(g.noble_row, place)
    if noble != EMPTY:
        g.tell("traitor-noble", noble=noble)
        fill_noble(g, place - 1)
        receive_noble(g, TRAITOR, noble)


def noble_discard_symbol(g: Pharaon, place: int) -> None:
    """2.15.noble-discard, R56: the noble on this place leaves the game."""
    noble = _card_on(g.noble_row, place)
    if noble != EMPTY:
        g.gone_nobles.append(noble)
        g.tell("traitor-discarded-noble", noble=noble)
        fill_noble(g, place - 1)


def _card_on(row: list[int], place: int) -> int:
    return row[place - 1] if place <= len(row) else EMPTY


def _artisan_symbol(highest: bool, taken: bool) -> Effect:
    """2.15.artisan-*, R56: the leftmost of the most (or least) valuable artisans that lie open is
    his, or leaves the game."""
    best = max if highest else min  # both keep the first of equals

    def effect(g: Pharaon, argument: int) -> None:
        points, row = g.box.artisan_points, g.artisan_row
        places = [place for place, artisan in enumerate(row) if artisan != EMPTY]
        place = best(places, key=lambda place: points[row[place]], default=-1)
        if place < 0:
            return
        artisan = row[place]
        if taken:
            g.players[TRAITOR].artisans += (artisan,)
            g.tell("traitor-artisan", artisan=artisan)
        else:
            g.gone_artisans.append(artisan)
            g.tell("traitor-discarded-artisan", artisan=artisan)
        fill_artisan(g, place)

    return effect


def pair_symbol(g: Pharaon, place: int) -> None:
    """2.15.pair: he gains the pair on this place, if it is there."""
    if place <= g.box.pair_places and g.pairs[2 * place - 2] != EMPTY:
        g.tell("traitor-pair", tokens=take_pair(g, TRAITOR, place - 1))


def offering_symbol(g: Pharaon, place: int) -> None:
    """2.15.offer: he gains the bonus token on this place, if it is there."""
    if place <= g.box.bonus_places and g.bonus[place - 1] != EMPTY:
        g.tell("traitor-offering", token=take_bonus(g, TRAITOR, place - 1))


def _nile_symbol(fullest: bool) -> Effect:
    """2.15.nile-*, R45, R65: a step on the Nile track of the colour of his fullest (or emptiest)
    track; none if that disk is on top."""
    best = max if fullest else min

    def effect(g: Pharaon, argument: int) -> None:
        lanes = [len(lane) for lane in boards_of(g).lanes]
        track = boards_of(g).colours[lanes.index(best(lanes))]
        tracks = g.players[TRAITOR].tracks
        if tracks[track] < g.box.top_step:
            tracks[track] += 1
            g.tell("traitor-stepped", track=track, step=tracks[track])

    return effect


_EFFECT_OF: Final[dict[str, Effect]] = {
    "none": no_symbol,
    "tomb": tomb_symbol,
    "noble": noble_symbol,
    "noble-value": noble_value_symbol,
    "noble-discard": noble_discard_symbol,
    "artisan-high": _artisan_symbol(highest=True, taken=True),
    "artisan-low": _artisan_symbol(highest=False, taken=True),
    "artisan-discard-high": _artisan_symbol(highest=True, taken=False),
    "artisan-discard-low": _artisan_symbol(highest=False, taken=False),
    "pair": pair_symbol,
    "offer": offering_symbol,
    "nile-most": _nile_symbol(fullest=True),
    "nile-least": _nile_symbol(fullest=False),
    "god": god_symbol,
}
_EFFECTS: Final = tuple(_EFFECT_OF[symbol] for symbol in SYMBOLS)


# -- his pass (p. 10) ------------------------------------------------------------------------------


@step
def traitor_pass(g: Pharaon, i: Intrigue) -> Next[Intrigue]:
    """1.22.a, R48: no jar; the bottom row, unless he is the last to pass."""
    place_cylinder(g, TRAITOR)
    g.tell("traitor-passed")
    return DONE


@step
def traitor_advance(g: Pharaon, i: Intrigue) -> Next[Intrigue]:
    """1.22.a, 1.22.b, R42: the reward of the field reached."""
    player = g.players[TRAITOR]
    if not may_advance(g, player):
        return DONE
    player.space += 1
    reward = g.box.rows[player.row - 1][player.space - 1]
    if reward == FIRST_PLAYER_REWARD and g.first != TRAITOR:
        g.first = TRAITOR
        g.tell("traitor-first-player")
    elif reward in (FIRST_PLAYER_REWARD, BASIC_REWARD):
        if basics_in_stock(g):
            return ask(YOU, WHAT_TO_GIVE, then=give)
    elif reward == OFFERING_REWARD:
        if bag_or_heap(g):
            g.tell("traitor-offering", token=draw_bonus(g, TRAITOR))
    else:
        gain(g, TRAITOR, (SILVER,))
    return DONE


@step
def give(g: Pharaon, i: Intrigue, answer: Give) -> Next[Intrigue]:
    """1.22.b: you pick his basic resource."""
    gain(g, TRAITOR, (answer.token,))
    return DONE


@rule("1.21.a", reasons=lambda g, i, seat, o: {"token": o.token})
def top_of_the_jar(g: Pharaon, i: Intrigue, seat: int, o: Wheel) -> bool:
    """The jar shows this resource on top."""
    return o.token in g.box.jars[i.jar][1:]


@rule("1.21.b", reasons=lambda g, i, seat, o: {"token": o.token}, given=(top_of_the_jar,))
def section_has_room(g: Pharaon, i: Intrigue, seat: int, o: Wheel) -> bool:
    """The section of this colour has a free entry space."""
    return len(g.wheel[o.token]) < g.box.spaces


@rule("1.22.b", reasons=lambda g, i, seat, o: {"token": o.token})
def basic_for_him(g: Pharaon, i: Intrigue, seat: int, o: Give) -> bool:
    """A basic kind that the bank has."""
    return o.token in basics_in_stock(g)


def tops_with_room(g: Pharaon, i: Intrigue, seat: int) -> list[Wheel]:
    """1.21.b: the left one first."""
    return [PUT_ON_WHEEL[colour] for colour in top_choices(g, i.jar)]


WHICH_SPACE: Final = Question(
    "wheel",
    "1.21.a",
    Clause(PUT_ON_WHEEL, (top_of_the_jar, section_has_room), fast=tops_with_room),
    auto=True,
    about=lambda g, i, seat: {"tokens": g.box.jars[i.jar][1:]},
)
WHAT_TO_GIVE: Final = Question("give", "1.22.b", Clause(GIVE, (basic_for_him,)), auto=True)
