"""3.5.4 to 3.5.8: casualties, rewards, what becomes of loser and winner, and the cards."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ennead.games.kemet import verbs
from ennead.games.kemet.rules.control import send_home, settle, shelters
from ennead.games.kemet.rules.creatures import each
from ennead.games.kemet.rules.interventions import NOT_IN_BATTLE
from ennead.games.kemet.rules.prayer import gain, gain_by_tile
from ennead.games.kemet.state import Battle, Kemet, Next, Side
from ennead.games.kemet.tables import total
from ennead.kernel import DONE, Clause, Option, Question, ask, rule, step


def winner_of(b: Battle) -> Side:
    """The side that won."""
    return b.attacker if b.attacker_wins else b.defender


def loser_of(b: Battle) -> Side:
    """The side that lost."""
    return b.defender if b.attacker_wins else b.attacker


# -- 3.5.4 Casualties ------------------------------------------------------------------------------


@step
def count_casualties(g: Kemet, b: Battle) -> Next[Battle]:
    """3.5.4: unavoidable casualties of both at once, then casualties less defence of both."""
    for side, other in ((b.attacker, b.defender), (b.defender, b.attacker)):
        _lose(g, side, other.unavoidable, by_enemy=True)
        _lose(g, side, side.own_loss, by_enemy=False)
    for side, other in ((b.attacker, b.defender), (b.defender, b.attacker)):
        _lose(g, side, max(0, other.casualties - side.defence), by_enemy=True)
    for side, other in ((b.attacker, b.defender), (b.defender, b.attacker)):
        player = g.players[side.seat]
        fed = gain_by_tile(g, player, g.box.tiles.prayer_a_kill, other.lost)
        gain_by_tile(g, player, g.box.tiles.prayer_a_loss, side.lost, again=fed)  # one gain
    return rewards


def _lose(g: Kemet, side: Side, losses: int, *, by_enemy: bool) -> None:
    losses = min(losses, side.units)
    if not losses:
        return
    side.units -= losses
    g.players[side.seat].supply += losses
    if by_enemy:
        side.lost += losses
    g.tell("lost", player=side.seat, count=losses)


# -- 3.5.5 Rewards ---------------------------------------------------------------------------------


@step
def rewards(g: Kemet, b: Battle) -> Next[Battle]:
    """3.5.5: fame for a winner with a troop left, veterans for those without fame."""
    side = winner_of(b)
    if side.units:
        if b.attacker_wins:
            side.fame = 1
        else:
            side.fame = total(g.box.tiles.defender_fame, g.players[side.seat].tiles)
        side.fame += _fame_of_creature(g, side, loser_of(b))
    if side.fame:
        g.players[side.seat].battle_fame += side.fame
        g.tell("fame", player=side.seat, count=side.fame)
    for fighter in (b.attacker, b.defender):
        veterans = (not b.attacker_wins and fighter is b.defender) + (not fighter.fame)
        if veterans:
            g.players[fighter.seat].veterans += veterans
            g.tell("veterans", player=fighter.seat, count=veterans)
    for fighter in (b.attacker, b.defender):
        if not fighter.units:  # until here the creature of a dead troop counted
            send_home(g, fighter.seat, fighter.beasts)
            fighter.beasts = 0
    return loser_leaves


def _fame_of_creature(g: Kemet, side: Side, other: Side) -> int:
    """Ammut: a fame point for enough enemy units removed, unless the Snake silences it."""
    creatures = g.box.creatures
    if other.beasts & creatures.cancelling:
        return 0
    return sum(
        creatures.fame[creature]
        for creature in each(side.beasts)
        if creatures.fame[creature] and other.lost >= creatures.kills_for_fame[creature]
    )


# -- 3.5.6 Loser -----------------------------------------------------------------------------------


@step
def loser_leaves(g: Kemet, b: Battle) -> Next[Battle]:
    """3.5.6.a: the loser recalls or retreats."""
    side = loser_of(b)
    if not side.units:
        return winner_decides
    return ask(side.seat, LOSER, then=loser_left)


@step
def loser_left(g: Kemet, b: Battle, answer: Option) -> Next[Battle]:
    """3.5.6: recall at once, or the winner names the zone of the retreat."""
    if isinstance(answer, verbs.Recall):
        recall(g, loser_of(b))
        return winner_decides
    if isinstance(answer, verbs.Stay):
        b.stays = True
        return winner_decides
    return ask(winner_of(b).seat, RETREAT_TO, then=retreated)


@step
def retreated(g: Kemet, b: Battle, answer: verbs.Drive) -> Next[Battle]:
    """3.5.6.c: the whole troop goes, its creature with it."""
    side, zone = loser_of(b), answer.zone
    settle(g, side.seat, zone, side.units, side.beasts)
    g.tell("retreated", player=side.seat, zone=zone, count=side.units)
    side.units = side.beasts = 0
    return winner_decides


def recall(g: Kemet, side: Side) -> None:
    """3.5.6.b: all units to the supply, and their number less one in prayer points."""
    player = g.players[side.seat]
    units, side.units = side.units, 0
    player.supply += units
    g.tell("recalled", player=side.seat, count=units, prayer=gain(g, player, units - 1))
    send_home(g, side.seat, side.beasts)
    side.beasts = 0


# -- 3.5.7 Winner ----------------------------------------------------------------------------------


@step
def winner_decides(g: Kemet, b: Battle) -> Next[Battle]:
    """3.5.7: the winner recalls or stays."""
    side = winner_of(b)
    if not side.units:
        return end_battle
    return ask(side.seat, WINNER, then=winner_decided)


@step
def winner_decided(g: Kemet, b: Battle, answer: Option) -> Next[Battle]:
    """3.5.7: a recall follows the same rule as the loser's."""
    if isinstance(answer, verbs.Recall):
        recall(g, winner_of(b))
    return end_battle


# -- 3.5.8 End -------------------------------------------------------------------------------------


@step
def end_battle(g: Kemet, b: Battle) -> Next[Battle]:
    """3.5.8: cards to their discards; whoever is left holds the zone."""
    for side in (b.attacker, b.defender):
        player = g.players[side.seat]
        insort(player.spent, side.card[0])
        insort(player.buried, side.buried[0])
        if not player.cards:
            player.cards = sorted(player.spent + player.buried)
            player.spent = []
            player.buried = []
            g.tell("renewed", player=side.seat)
        for card in side.cards:
            insort(g.discard, card)
        if side.units:
            settle(g, side.seat, b.zone, side.units, side.beasts)
    return DONE


# -- questions -------------------------------------------------------------------------------------


def _retreats(g: Kemet, b: Battle) -> list[int]:
    side = loser_of(b)
    return shelters(g, side.seat, b.zone, side.units, side.beasts)


@rule("3.5.6.f")
def winner_still_there(g: Kemet, b: Battle, seat: int, o: Option) -> bool:
    return winner_of(b).units > 0


@rule("3.5.6.e")
def somewhere_to_go(g: Kemet, b: Battle, seat: int, o: Option) -> bool:
    return bool(_retreats(g, b))


@rule("A-7")
def loser_may_stay(g: Kemet, b: Battle, seat: int, o: Option) -> bool:
    return g.box.loser_may_stay and not winner_of(b).units


LOSER: Final = Question(
    "loser",
    "3.5.6.a",
    Clause(verbs.RECALL),
    Clause(verbs.RETREAT, gates=(winner_still_there, somewhere_to_go)),
    Clause(verbs.STAY, gates=(loser_may_stay,)),
    NOT_IN_BATTLE,
    auto=True,
    about=lambda g, b, seat: {
        "zone": b.zone,
        "count": loser_of(b).units,
        "alone": int(not winner_of(b).units),
    },
)


def retreats(g: Kemet, b: Battle, seat: int) -> list[verbs.Drive]:
    """The zones that the winner can drive the loser to."""
    return [verbs.DRIVE[zone] for zone in _retreats(g, b)]


@rule("3.5.6.c", reasons=lambda g, b, seat, o: {"zone": o.zone})
def free_zone_for_loser(g: Kemet, b: Battle, seat: int, o: verbs.Drive) -> bool:
    return o.zone in _retreats(g, b)


RETREAT_TO: Final = Question(
    "retreat",
    "3.5.6.c",
    Clause(verbs.DRIVE, (free_zone_for_loser,), fast=retreats),
    NOT_IN_BATTLE,
    auto=True,
    about=lambda g, b, seat: {"opponent": loser_of(b).seat},
)

WINNER: Final[Question[Kemet, Battle, Option]] = Question(
    "winner",
    "3.5.7",
    Clause(verbs.STAY),
    Clause(verbs.RECALL),
    NOT_IN_BATTLE,
    about=lambda g, b, seat: {"zone": b.zone, "count": winner_of(b).units},
)
