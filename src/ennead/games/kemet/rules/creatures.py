"""3.4.2 Creatures: joining a troop, changing places, and going home."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from ennead.games.kemet import verbs
from ennead.games.kemet.rules.control import own_districts
from ennead.games.kemet.state import Closed, Kemet, Turn
from ennead.kernel import Clause, Frame, Option, rule


def each(mask: int) -> Iterator[int]:
    """The creatures (or tiles, or cells) of a mask, in order."""
    while mask:
        bit = mask & -mask
        yield bit.bit_length() - 1
        mask ^= bit


def summon(g: Kemet, seat: int, answer: verbs.Summon) -> None:
    """3.4.2.h: a creature from the supply joins a troop in a district of the own city."""
    g.players[seat].creatures ^= 1 << answer.creature
    g.beasts[answer.zone] = 1 << answer.creature
    g.tell("summoned", player=seat, creature=answer.creature, zone=answer.zone)


def exchange(g: Kemet, t: Turn, answer: verbs.Exchange) -> None:
    """3.4.2.i: a creature in a district of the own city changes places with one from the supply."""
    leaving, coming = answer.leaving, answer.creature
    player = g.players[t.seat]
    zone = next(z for z in own_districts(player) if g.beasts[z] == 1 << leaving)
    player.creatures ^= 1 << leaving | 1 << coming
    g.beasts[zone] = 1 << coming
    t.exchanged = True
    g.tell("exchanged", player=t.seat, creature=coming, leaving=leaving, zone=zone)


# -- placing ---------------------------------------------------------------------------------------


def summons(g: Kemet, f: Frame, seat: int) -> list[verbs.Summon]:
    """Creatures in the supply, onto own troops without one in the own city."""
    player = g.players[seat]
    if not player.creatures:
        return []
    zones = [z for z in own_districts(player) if g.holder[z] == seat and not g.beasts[z]]
    return [verbs.SUMMON[creature, zone] for creature in each(player.creatures) for zone in zones]


@rule("3.4.2.h", reasons=lambda g, f, seat, o: {"creature": o.creature})
def creature_in_supply(g: Kemet, f: Frame, seat: int, o: verbs.Summon) -> bool:
    return bool(g.players[seat].creatures >> o.creature & 1)


@rule("3.4.2.h", reasons=lambda g, f, seat, o: {"zone": o.zone})
def troop_at_home(g: Kemet, f: Frame, seat: int, o: verbs.Summon) -> bool:
    return o.zone in own_districts(g.players[seat]) and g.holder[o.zone] == seat


@rule("3.4.2.j", reasons=lambda g, f, seat, o: {"zone": o.zone}, given=(troop_at_home,))
def troop_without_creature(g: Kemet, f: Frame, seat: int, o: verbs.Summon) -> bool:
    return not g.beasts[o.zone]


SUMMON_RULES: Final = (creature_in_supply, troop_at_home, troop_without_creature)


# -- exchanging ------------------------------------------------------------------------------------


def exchanges(g: Kemet, t: Turn, seat: int) -> list[verbs.Exchange]:
    """Creatures at home against creatures in the supply."""
    player = g.players[seat]
    if not player.creatures or t.exchanged:
        return []
    at_home = [g.beasts[z].bit_length() - 1 for z in own_districts(player) if _at_home(g, seat, z)]
    return [verbs.EXCHANGE[old, new] for old in at_home for new in each(player.creatures)]


def _at_home(g: Kemet, seat: int, zone: int) -> bool:
    return g.holder[zone] == seat and g.beasts[zone] > 0


@rule("3.4.2.i", reasons=lambda g, t, seat, o: {"creature": o.leaving})
def creature_at_home(g: Kemet, t: Turn, seat: int, o: verbs.Exchange) -> bool:
    return any(
        _at_home(g, seat, z) and g.beasts[z] == 1 << o.leaving
        for z in own_districts(g.players[seat])
    )


@rule("3.4.2.i", reasons=lambda g, t, seat, o: {"creature": o.creature})
def other_in_supply(g: Kemet, t: Turn, seat: int, o: verbs.Exchange) -> bool:
    return bool(g.players[seat].creatures >> o.creature & 1)


@rule("A-51")
def no_action_begun(g: Kemet, f: Frame, seat: int, o: Option) -> bool:
    return False


NOT_IN_ACTION: Final = cast(Closed, Clause(verbs.EXCHANGE, gates=(no_action_begun,)))


@rule("A-51")
def once_before_a_token(g: Kemet, t: Turn, seat: int, o: verbs.Exchange) -> bool:
    return not t.exchanged
