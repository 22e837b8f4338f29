"""1.1: the board of a player count as a graph: zones, links by land and ship, obelisks, temples."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ennead.kernel import Components

DISTRICTS: Final = 15
"""Zones below this number are districts, three a city."""
CITIES: Final = 5


@dataclass(slots=True, eq=False)
class Board:
    """A configuration of the board. Tuples are indexed by zone; masks have a bit for each zone."""

    cities: tuple[int, ...]
    """Cities in play."""
    zones: tuple[int, ...]
    """Zones in play."""
    land: tuple[tuple[int, ...], ...]
    """Adjacent zones."""
    touching: tuple[int, ...]
    """Adjacent zones as a mask."""
    links: tuple[tuple[tuple[int, ...], ...], ...]
    """By city of the mover: zones one simple move away, by land or by ship."""
    obelisks: tuple[int, ...]
    obelisk_mask: int
    temples: tuple[int, ...]
    """Temples that give fame, the Delta temple included."""
    worship: tuple[tuple[int, int], ...]
    """Temple and the prayer points printed on it."""
    delta: int
    sanctuary: int
    """-1 where the board has none."""
    side: str
    """`even` or `odd`: which side of the board lies up."""
    terrain: tuple[str, ...]
    port: tuple[str, ...]
    """`military`, `trade`, or empty."""
    places: tuple[tuple[int, int], ...]
    """Coordinates for drawing, 0 to 1000."""


def chart(components: Components, players: int, sanctuary: bool) -> Board:
    """The board for a number of players; `sanctuary`: whether an even one has it (A-49)."""
    ids = list(components.of("zone"))
    zones: list[dict[str, Any]] = list(components.of("zone").values())
    number = {id: z for z, id in enumerate(ids)}
    layout = next(b for b in components.of("board").values() if b["players"] == players)
    side = layout["side"]
    stormy = {id for storm in layout["storms"] for id in components["storm", storm]["zones"]}
    in_play = tuple(
        z
        for z, id in enumerate(ids)
        if side in zones[z]
        and id not in stormy
        and (sanctuary or side == "odd" or zones[z]["terrain"] != "sanctuary")
    )
    land = tuple(
        tuple(n for n in map(number.__getitem__, zone[f"{side}-links"]) if n in in_play)
        if z in in_play
        else ()
        for z, zone in enumerate(zones)
    )
    city_ids = list(components.of("city"))
    links = tuple(
        tuple(near + _by_ship(zones, in_play, z, near, home) for z, near in enumerate(land))
        for home in city_ids
    )
    obelisks = tuple(z for z in in_play if zones[z].get("obelisk"))
    terrain = [zone["terrain"] for zone in zones]
    return Board(
        cities=tuple(city_ids.index(id) for id in layout["cities"]),
        zones=in_play,
        land=land,
        touching=tuple(sum(1 << n for n in near) for near in land),
        links=links,
        obelisks=obelisks,
        obelisk_mask=sum(1 << z for z in obelisks),
        temples=tuple(z for z in in_play if terrain[z] in ("temple", "delta-temple")),
        worship=tuple((z, zones[z]["worship"]) for z in in_play if "worship" in zones[z]),
        delta=next(z for z in in_play if terrain[z] == "delta-temple"),
        sanctuary=next((z for z in in_play if terrain[z] == "sanctuary"), -1),
        side=side,
        terrain=tuple(terrain),
        port=tuple(zone.get("port", "") for zone in zones),
        places=tuple(tuple(zone.get(side, (0, 0))) for zone in zones),
    )


def _by_ship(
    zones: list[dict[str, Any]],
    in_play: tuple[int, ...],
    start: int,
    near: tuple[int, ...],
    home: str,
) -> tuple[int, ...]:
    """3.4.5.i, 3.4.5.j: other trade ports and the military port of the mover's own city (A-19)."""
    if start not in in_play or "port" not in zones[start]:
        return ()
    return tuple(z for z in in_play if z != start and z not in near and _open_port(zones[z], home))


def _open_port(zone: dict[str, Any], home: str) -> bool:
    port = zone.get("port")
    return port == "trade" or (port == "military" and zone.get("city") == home)
