"""3.6: the nine steps of the night."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ennead.games.kemet import verbs
from ennead.games.kemet.rules.build import Building, build_pyramid, foundations, raises
from ennead.games.kemet.rules.control import remove_units
from ennead.games.kemet.rules.interventions import NOT_AT_NIGHT, discard_card, draw_cards
from ennead.games.kemet.rules.prayer import gain
from ennead.games.kemet.rules.recruit import SUMMONING, Recruiting, recruit
from ennead.games.kemet.rules.scoring import fame, temple_fame
from ennead.games.kemet.state import Kemet, Next, Player
from ennead.games.kemet.tables import total
from ennead.kernel import DONE, Clause, Frame, Option, Question, ask, call, rule, step


@dataclass(slots=True)
class Nightfall(Frame):
    """A night; `at` counts the players of the step in progress, in turn order (A-43)."""

    at: int = 0
    left: int = 0
    """Cards still to be discarded to the Vision."""
    places: list[int] = field(default_factory=list)
    """3.6.9: the turn order of the next round, -1 where nobody has chosen yet."""


def _next_player(g: Kemet, n: Nightfall) -> Player | None:
    """The next player in turn order, None after the last."""
    if n.at == g.seats:
        n.at = 0
        return None
    n.at += 1
    return g.players[g.order[n.at - 1]]


# -- 3.6.1 Sacrifice -------------------------------------------------------------------------------


@step
def sacrifice(g: Kemet, n: Nightfall) -> Next[Nightfall]:
    """3.6.1: the controller of the Sanctuary may remove units for a divine fame point."""
    zone = g.box.board.sanctuary
    if zone >= 0 and g.holder[zone] >= 0 and g.units[zone] >= g.box.night.sanctuary_units:
        return ask(g.holder[zone], SANCTUARY, then=sacrificed)
    return delta_temple


@step
def sacrificed(g: Kemet, n: Nightfall, answer: Option) -> Next[Nightfall]:
    """3.6.1: once a night (A-59)."""
    if isinstance(answer, verbs.Sacrifice):
        zone, night = g.box.board.sanctuary, g.box.night
        player = g.players[g.holder[zone]]
        remove_units(g, zone, night.sanctuary_units)
        player.divine_fame += night.sanctuary_fame
        g.tell("sacrificed", player=player.seat, zone=zone, count=night.sanctuary_fame)
    return delta_temple


# -- 3.6.2 Nile Delta temple -----------------------------------------------------------------------


@step
def delta_temple(g: Kemet, n: Nightfall) -> Next[Nightfall]:
    """3.6.2: the controller of the Delta temple may remove a unit for prayer points."""
    zone = g.box.board.delta
    if g.holder[zone] >= 0 and g.units[zone] >= g.box.night.delta_units:
        return ask(g.holder[zone], DELTA, then=delta_decided)
    return temples


@step
def delta_decided(g: Kemet, n: Nightfall, answer: Option) -> Next[Nightfall]:
    """3.6.2: once a night (A-59)."""
    if isinstance(answer, verbs.Sacrifice):
        zone = g.box.board.delta
        player = g.players[g.holder[zone]]
        remove_units(g, zone, g.box.night.delta_units)
        gained = gain(g, player, g.box.night.delta_prayer)
        g.tell("delta", player=player.seat, count=gained)
    return temples


# -- 3.6.3 Temples, 3.6.4 Worship ------------------------------------------------------------------


@step
def temples(g: Kemet, n: Nightfall) -> Next[Nightfall]:
    """3.6.3: one divine fame point for two temples or more."""
    for seat in g.order:
        if temple_fame(g, seat) >= g.box.limits.temples_for_fame:
            g.players[seat].divine_fame += 1
            g.tell("temples", player=seat)
    return worship


@step
def worship(g: Kemet, n: Nightfall) -> Next[Nightfall]:
    """3.6.4: the prayer points printed on the temples, the Delta temple excepted."""
    for seat in g.order:
        points = sum(worth for zone, worth in g.box.board.worship if g.holder[zone] == seat)
        if gained := gain(g, g.players[seat], points):
            g.tell("worship", player=seat, count=gained)
    return prayers


# -- 3.6.5 Prayers ---------------------------------------------------------------------------------


@step
def prayers(g: Kemet, n: Nightfall) -> Next[Nightfall]:
    """3.6.5: 2 prayer points each (Priest of Amon: more), and one for every veteran discarded."""
    player = _next_player(g, n)
    if player is None:
        return divine_intervention
    points = g.box.limits.night_prayer + total(g.box.tiles.night_prayer, player.tiles)
    g.tell("prayers", player=player.seat, count=gain(g, player, points))
    if player.veterans:
        return ask(player.seat, OFFERING, then=offered)
    return prayers


@step
def offered(g: Kemet, n: Nightfall, answer: verbs.Offer) -> Next[Nightfall]:
    """3.6.5: veterans become prayer points."""
    player = g.players[g.order[n.at - 1]]
    if answer.veterans:
        player.veterans -= answer.veterans
        gained = gain(g, player, answer.veterans, again=True)
        g.tell("offered", player=player.seat, veterans=answer.veterans, count=gained)
    return prayers


# -- 3.6.6 Divine intervention ---------------------------------------------------------------------


@step
def divine_intervention(g: Kemet, n: Nightfall) -> Next[Nightfall]:
    """3.6.6: a card each, those of tiles with it (A-69), and one for every pair of veterans."""
    player = _next_player(g, n)
    if player is None:
        return summoning
    draw_cards(g, player, g.box.limits.night_cards + total(g.box.tiles.night_cards, player.tiles))
    if player.veterans >= g.box.limits.veterans_a_card:
        return ask(player.seat, CONSULTATION, then=consulted)
    return vision


@step
def consulted(g: Kemet, n: Nightfall, answer: verbs.Consult) -> Next[Nightfall]:
    """3.6.6: pairs of veterans become cards."""
    player = g.players[g.order[n.at - 1]]
    if answer.veterans:
        player.veterans -= answer.veterans
        g.tell("consulted", player=player.seat, veterans=answer.veterans)
        draw_cards(g, player, answer.veterans // g.box.limits.veterans_a_card)
    return vision


@step
def vision(g: Kemet, n: Nightfall) -> Next[Nightfall]:
    """Vision: draw four cards more, then discard as many from the whole hand."""
    player = g.players[g.order[n.at - 1]]
    n.left = draw_cards(g, player, total(g.box.tiles.vision, player.tiles))
    return vision_discards


@step
def vision_discards(g: Kemet, n: Nightfall) -> Next[Nightfall]:
    """Vision: one card after another, face up."""
    if not n.left:
        return divine_intervention
    return ask(g.order[n.at - 1], VISION, then=vision_discarded)


@step
def vision_discarded(g: Kemet, n: Nightfall, answer: verbs.Discard) -> Next[Nightfall]:
    """Vision: a card goes to the open discard."""
    player = g.players[g.order[n.at - 1]]
    discard_card(g, player, answer.intervention)
    g.tell("discarded", player=player.seat, intervention=answer.intervention)
    n.left -= 1
    return vision_discards


# -- 3.6.7 Summoning -------------------------------------------------------------------------------


@step
def summoning(g: Kemet, n: Nightfall) -> Next[Nightfall]:
    """3.6.7.a: veterans become units in free districts of the own city."""
    player = _next_player(g, n)
    if player is None:
        return awakening
    if player.veterans:
        summoned = Recruiting(player.seat, SUMMONING, player.veterans)
        return call(summoned, recruit, then=veterans_leave)
    return veterans_leave


@step
def veterans_leave(g: Kemet, n: Nightfall) -> Next[Nightfall]:
    """3.6.7.b: what is left of the veterans is discarded."""
    g.players[g.order[n.at - 1]].veterans = 0
    return summoning


# -- 3.6.8 Awakening -------------------------------------------------------------------------------


@step
def awakening(g: Kemet, n: Nightfall) -> Next[Nightfall]:
    """3.6.8: the action tokens return."""
    for player in g.players:
        player.tokens = g.box.limits.action_tokens
        player.cells = player.bought = 0
        player.silver = -1
    return hand_of_god


@step
def hand_of_god(g: Kemet, n: Nightfall) -> Next[Nightfall]:
    """Hand of God, player by player in turn order."""
    player = _next_player(g, n)
    if player is None:
        return fate
    levels = total(g.box.tiles.night_levels, player.tiles)
    if levels:
        building = Building(player.seat, levels)
        if raises(g, building, player.seat) or foundations(g, building, player.seat):
            return call(building, build_pyramid, then=hand_of_god)
    return hand_of_god


# -- 3.6.9 Fate ------------------------------------------------------------------------------------


@step
def fate(g: Kemet, n: Nightfall) -> Next[Nightfall]:
    """3.6.9: each chooses a free position of the track for the next round."""
    n.places = [-1] * g.seats
    return choose_position


@step
def choose_position(g: Kemet, n: Nightfall) -> Next[Nightfall]:
    """3.6.9.b: from the fewest fame points to the most; a tie by the old order."""
    chooser = next_chooser(g, n)
    if chooser < 0:
        g.order = n.places
        n.places = []
        g.tell("order", players=tuple(g.order))
        return DONE
    return ask(chooser, FATE, then=position_chosen)


@step
def position_chosen(g: Kemet, n: Nightfall, answer: verbs.Choose) -> Next[Nightfall]:
    """3.6.9.a: the marker lies on the track."""
    n.places[answer.position] = next_chooser(g, n)
    return choose_position


def next_chooser(g: Kemet, n: Nightfall) -> int:
    """The player with the fewest fame points who has not chosen yet, or -1."""
    first, fewest = -1, 0
    for seat in g.order:
        if seat not in n.places:
            own = fame(g, seat)
            if first < 0 or own < fewest:
                first, fewest = seat, own
    return first


# -- questions -------------------------------------------------------------------------------------

SANCTUARY: Final[Question[Kemet, Nightfall, Option]] = Question(
    "sacrifice", "3.6.1", Clause(verbs.SACRIFICE), Clause(verbs.SPARE), NOT_AT_NIGHT
)
DELTA: Final[Question[Kemet, Nightfall, Option]] = Question(
    "delta", "3.6.2", Clause(verbs.SACRIFICE), Clause(verbs.SPARE), NOT_AT_NIGHT
)


def _veterans(g: Kemet, n: Nightfall, seat: int) -> dict[str, object]:
    return {"veterans": g.players[seat].veterans}


@rule("3.6.5", reasons=lambda g, n, seat, o: _veterans(g, n, seat))
def veterans_at_hand(g: Kemet, n: Nightfall, seat: int, o: verbs.Veterans) -> bool:
    return o.veterans <= g.players[seat].veterans


@rule("3.6.6", reasons=lambda g, n, seat, o: {"count": g.box.limits.veterans_a_card})
def whole_pairs(g: Kemet, n: Nightfall, seat: int, o: verbs.Consult) -> bool:
    return o.veterans % g.box.limits.veterans_a_card == 0


OFFERING: Final = Question(
    "offer", "3.6.5", Clause(verbs.OFFER, (veterans_at_hand,)), NOT_AT_NIGHT, about=_veterans
)
CONSULTATION: Final = Question(
    "consult",
    "3.6.6",
    Clause(verbs.CONSULT, (veterans_at_hand, whole_pairs)),
    NOT_AT_NIGHT,
    about=_veterans,
)


def vision_cards(g: Kemet, n: Nightfall, seat: int) -> list[verbs.Discard]:
    """Every kind in the hand, once."""
    return [verbs.DISCARD[card] for card in dict.fromkeys(g.players[seat].hand)]


@rule("tile-diamond-vision", reasons=lambda g, n, seat, o: {"intervention": o.intervention})
def vision_card_in_hand(g: Kemet, n: Nightfall, seat: int, o: verbs.Discard) -> bool:
    return o.intervention in g.players[seat].hand


VISION: Final = Question(
    "vision",
    "tile-diamond-vision",
    Clause(verbs.DISCARD, (vision_card_in_hand,), fast=vision_cards),
    NOT_AT_NIGHT,
    about=lambda g, n, seat: {"count": n.left},
)


@rule("3.6.9.a", reasons=lambda g, n, seat, o: {"position": o.position})
def position_is_free(g: Kemet, n: Nightfall, seat: int, o: verbs.Choose) -> bool:
    return o.position < g.seats and n.places[o.position] < 0


FATE: Final = Question(
    "fate", "3.6.9.a", Clause(verbs.CHOOSE, (position_is_free,)), NOT_AT_NIGHT, auto=True
)
