"""What every set of figures must keep so that the rules make sense."""

from __future__ import annotations

from collections.abc import Sequence

from ennead.games.pharaon.tables import FULL_ZONE, GENERAL, JUDGE, RESOURCES, REWARDS, Tables
from ennead.games.pharaon.verbs import MOST_PLACES
from ennead.kernel import Setup
from ennead.kernel.components import Components
from ennead.kernel.errors import PackError

_ORDER = {
    "token": (
        "black", "yellow", "green", "red", "blue", "silver",
        "black-offering", "yellow-offering", "green-offering", "red-offering", "blue-offering",
        "offerings-joker", "nobles-joker", "artisans-joker", "nile-joker", "tomb-joker",
        "plus-one", "plus-two",
    ),
    "zone": ("offerings", "nobles", "artisans", "nile", "tomb"),
}  # fmt: skip


def check_components(components: Components, setups: Sequence[Setup]) -> None:
    """Check the figures of a pack. Raises PackError with the path of the bad value."""
    for kind, names in _ORDER.items():
        if tuple(components.of(kind)) != names:
            raise PackError(kind, f"expected exactly {', '.join(names)}, in this order")
    for name, tokens in (("offerings", 1), ("nobles", 5)):
        if components["zone", name]["tokens"] != tokens:
            raise PackError(
                f"zone.{name}.tokens", f"expected {tokens}: the zone's rule depends on it"
            )
    for name, figure in (("artisans", "tokens"), ("offerings", "bonus")):
        if not 1 <= components["zone", name][figure] <= 3:
            raise PackError(f"zone.{name}.{figure}", "expected 1 to 3 tokens")
    _check_names(components)
    _check_numbers(components)
    for setup in setups:
        _check_box(Tables(components, setup))


def _check_names(components: Components) -> None:
    """Every name that a figure uses is the name of something."""
    colours, resources = _ORDER["token"][:5], _ORDER["token"][:6]
    clockwise = components["wheel", "wheel"]["clockwise"]
    if sorted(clockwise) != sorted(colours):
        raise PackError("wheel.wheel.clockwise", f"expected {', '.join(colours)} in some order")
    lists = [("nile", "cost", colours), ("nile", "gain", resources), ("tomb", "cost", colours),
             ("artisan", "gain", resources), ("row", "fields", REWARDS)]  # fmt: skip
    for kind, attribute, known in lists:
        for id, table in components.of(kind).items():
            _check_each(f"{kind}.{id}.{attribute}", table[attribute], known)
    for id, jar in components.of("jar").items():
        for attribute in ("bottom", "left", "right"):
            _check_each(f"jar.{id}.{attribute}", [jar[attribute]], colours)
    for id, noble in components.of("noble").items():
        if "swap" in noble:
            _check_each(f"noble.{id}.swap", noble["swap"], colours)
        if "zone" in noble:
            _check_each(f"noble.{id}.zone", [noble["zone"]], _ORDER["zone"])


def _check_each(path: str, names: Sequence[object], known: Sequence[str]) -> None:
    for name in names:
        if name not in known:
            raise PackError(path, f"expected one of {', '.join(known)}, got {name!r}")


def _check_numbers(components: Components) -> None:
    """Numbers that the table cannot do without."""
    spaces = components["wheel", "wheel"]["spaces"]
    for players, table in components.of("table").items():
        for figure, most in (("spaces", spaces), ("pairs", MOST_PLACES), ("bonus", MOST_PLACES)):
            if not 1 <= table[figure] <= most:
                raise PackError(f"table.{players}.{figure}", f"expected 1 to {most}")
    for kind in ("nile", "tomb"):
        for id, table in components.of(kind).items():
            if not 1 <= len(table["cost"]) <= 4 or max(map(table["cost"].count, table["cost"])) > 2:
                raise PackError(
                    f"{kind}.{id}.cost", "expected 1 to 4 tokens, at most two of a kind"
                )
    for id, board in components.of("board").items():
        if not 1 <= board["jars"] <= 6:
            raise PackError(f"board.{id}.jars", f"expected 1 to 6, got {board['jars']}")
    if components["setup", "match"]["rounds"] != 5:
        raise PackError("setup.match.rounds", "expected 5: one for each zone of the ring")
    gods = [zone["god"] for zone in components.of("zone").values()]
    if sorted(gods) != sorted(components.of("god")):
        raise PackError("zone.god", "expected every god on one zone")


def _check_box(box: Tables) -> None:
    once = [
        power for power in box.power if power >= 1 << FULL_ZONE and power not in (JUDGE, GENERAL)
    ]
    if len(set(once)) != len(once):
        raise PackError("noble", "two nobles have the same once-per-round power")
    if sum(box.counts[RESOURCES:]) < 3 * box.pair_places:
        raise PackError("token", "fewer offerings than the first display needs")
