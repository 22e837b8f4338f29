"""3.4.2 Creatures: joining a troop, changing places, and going home."""

from __future__ import annotations

from collections.abc import Iterator

from ennead.games.kemet.control import own_districts
from ennead.games.kemet.state import Kemet, Turn
from ennead.kernel.flow import Frame, Option
from ennead.kernel.question import Clause, rule


def each(mask: int) -> Iterator[int]:
    """The creatures (or tiles, or cells) of a mask, in order."""
    while mask:
        bit = mask & -mask
        yield bit.bit_length() - 1
        mask ^= bit


def only(mask: int) -> int:
    """The creature of a troop that has one, or -1."""
    return mask.bit_length() - 1


def summon(g: Kemet, seat: int, answer: Option) -> None:
    """3.4.2.h: a creature from the supply joins a troop in a district of the own city."""
    _, creature, zone = answer
    g.players[seat].creatures ^= 1 << creature
    g.beasts[zone] = 1 << creature
    g.tell("summoned", player=seat, creature=creature, zone=zone)


def exchange(g: Kemet, t: Turn, answer: Option) -> None:
    """3.4.2.i: a creature in a district of the own city changes places with one from the supply."""
    _, leaving, coming = answer
    player = g.players[t.seat]
    zone = next(z for z in own_districts(player) if g.beasts[z] == 1 << leaving)
    player.creatures ^= 1 << leaving | 1 << coming
    g.beasts[zone] = 1 << coming
    t.exchanged = True
    g.tell("exchanged", player=t.seat, creature=coming, leaving=leaving, zone=zone)


# -- placing ------------------------------------------------------------------------------------------------------


def summons(g: Kemet, f: Frame, seat: int) -> list[Option]:
    """Creatures in the supply, onto own troops without one in the own city."""
    player = g.players[seat]
    if not player.creatures:
        return []
    zones = [z for z in own_districts(player) if g.holder[z] == seat and not g.beasts[z]]
    return [("summon", creature, z) for creature in each(player.creatures) for z in zones]


@rule("3.4.2.h", reasons=lambda g, f, seat, o: {"creature": o[1]})
def creature_in_supply(g: Kemet, f: Frame, seat: int, o: Option) -> bool:
    return bool(g.players[seat].creatures >> o[1] & 1)


@rule("3.4.2.h", reasons=lambda g, f, seat, o: {"zone": o[2]})
def troop_at_home(g: Kemet, f: Frame, seat: int, o: Option) -> bool:
    return o[2] in own_districts(g.players[seat]) and g.holder[o[2]] == seat


@rule("3.4.2.j", reasons=lambda g, f, seat, o: {"zone": o[2]})
def troop_without_creature(g: Kemet, f: Frame, seat: int, o: Option) -> bool:
    return not g.beasts[o[2]]


SUMMON = Clause(
    "summon", summons, premises=(creature_in_supply, troop_at_home, troop_without_creature)
)


# -- exchanging ---------------------------------------------------------------------------------------------------


def exchanges(g: Kemet, t: Turn, seat: int) -> list[Option]:
    """Creatures at home against creatures in the supply."""
    player = g.players[seat]
    if not player.creatures or t.exchanged:
        return []
    at_home = [only(g.beasts[z]) for z in own_districts(player) if _at_home(g, seat, z)]
    return [("exchange", old, new) for old in at_home for new in each(player.creatures)]


def _at_home(g: Kemet, seat: int, zone: int) -> bool:
    return g.holder[zone] == seat and g.beasts[zone] > 0


@rule("3.4.2.i", reasons=lambda g, t, seat, o: {"creature": o[1]})
def creature_at_home(g: Kemet, t: Turn, seat: int, o: Option) -> bool:
    return any(
        _at_home(g, seat, z) and g.beasts[z] == 1 << o[1] for z in own_districts(g.players[seat])
    )


@rule("3.4.2.i", reasons=lambda g, t, seat, o: {"creature": o[2]})
def other_in_supply(g: Kemet, t: Turn, seat: int, o: Option) -> bool:
    return bool(g.players[seat].creatures >> o[2] & 1)


@rule("A-51")
def once_before_a_token(g: Kemet, t: Turn, seat: int, o: Option) -> bool:
    return not t.exchanged
