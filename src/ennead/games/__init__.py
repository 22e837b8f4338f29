"""The games on this table, found by id and loaded when first asked for.

Four are ours. Any installed package can bring another one: an entry point of the group
`ennead.games` whose name is the id of the game and whose value is its class (`siwa = "siwa:GAME"`).
A game from outside that cannot be loaded is explained in `broken()` and disturbs nobody else.
"""

from __future__ import annotations

import hashlib
import importlib
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ennead.kernel import AnyGame, Game
from ennead.kernel.components import read_toml
from ennead.kernel.errors import PackError, SetupError
from ennead.kernel.packs import pack_game, read_pack

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GAMES = ("afterlife", "kemet", "ankh", "pharaon")
"""Our own games; `installed()` has those from outside too."""
GROUP = "ennead.games"
"""The group of entry points in which a package names its games."""


@cache
def load(id: str) -> AnyGame:
    """The game with its own components. Raises SetupError that names the games there are."""
    if id in GAMES:
        made: AnyGame = importlib.import_module(f"ennead.games.{id}").GAME()
        return made
    if id not in _outside():
        raise SetupError(f"there is no game {id!r}; the games are {', '.join(installed())}")
    return _load_outside(id)


@cache
def installed() -> tuple[str, ...]:
    """The ids of all games that can be played: ours, then those from outside by name."""
    return (*GAMES, *(id for id in _outside() if id not in broken()))


@cache
def broken() -> dict[str, str]:
    """The games from outside that cannot be played, by id: whose they are, and what is wrong."""
    problems: dict[str, str] = {}
    for id in _outside():
        try:
            _load_outside(id)
        except SetupError as error:
            problems[id] = str(error)
    return problems


@cache
def _outside() -> dict[str, list[EntryPoint]]:
    """What installed packages bring beside our games, by id: one each, if they do not quarrel."""
    if sys.platform == "emscripten":
        return {}  # nobody installs packages into a page
    # imported late: it takes long, and our own games do without
    from importlib.metadata import entry_points

    found: dict[str, dict[str, EntryPoint]] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        if not (point.name in GAMES and point.value.startswith(f"{__name__}.")):
            found.setdefault(point.name, {})[point.value] = point
    return {id: list(points.values()) for id, points in found.items()}


@cache
def _load_outside(id: str) -> AnyGame:
    points = _outside()[id]
    brought = f"the game {id!r} of the package {_package(points[0])}"
    if id in GAMES:
        raise SetupError(f"{brought} needs another id: {id} is one of ours")
    if len(points) > 1:
        packages = " and ".join(map(_package, points))
        raise SetupError(f"{packages} both bring a game {id!r}: uninstall one of them")
    try:
        made = points[0].load()()
    except Exception as error:  # whatever a stranger's package does, the others go on
        raise SetupError(f"{brought} cannot be loaded: {type(error).__name__}: {error}") from error
    if not isinstance(made, Game) or made.id != id:
        came = f"{type(made).__name__} {getattr(made, 'id', '')}".strip()
        raise SetupError(f"{brought} cannot be loaded: expected a Game with this id, got {came}")
    return made


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist else point.value.partition(":")[0]


def load_with_pack(id: str, pack: Path) -> AnyGame:
    """The game with an owner's pack of figures laid over its components. Raises PackError."""
    return with_pack_text(id, read_toml(pack), pack.name, pack.read_bytes())


def with_pack_text(id: str, data: dict[str, Any], where: str, raw: bytes) -> AnyGame:
    """The game with a pack that is already read; `raw` are the bytes that its digest is made of."""
    meant = pack_game(data) or id
    if meant != id:
        raise PackError(f"{where}: pack.game", f"this pack is for {meant}, not for {id}")
    return load(id).with_pack(data, where, hashlib.sha256(raw).hexdigest()[:16])


def pack_of_text(id: str, text: str, where: str) -> AnyGame:
    """The game with a pack given as text, as match files carry it. Raises PackError."""
    return with_pack_text(id, read_pack(text, where), where, text.encode())
