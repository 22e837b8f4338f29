"""The games on this table, found by id and loaded when first asked for."""

from __future__ import annotations

import hashlib
import importlib
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from ennead.kernel.components import read_toml
from ennead.kernel.errors import PackError, SetupError
from ennead.kernel.game import Game

GAMES = ("afterlife", "kemet", "ankh", "pharaon")


@cache
def load(id: str) -> Game[Any]:
    """The game with its own components. Raises SetupError that names the games there are."""
    if id not in GAMES:
        raise SetupError(f"there is no game {id!r}; the games are {', '.join(GAMES)}")
    made: Game[Any] = importlib.import_module(f"ennead.games.{id}").GAME()
    return made


def load_with_pack(id: str, pack: Path) -> Game[Any]:
    """The game with an owner's pack of figures laid over its components. Raises PackError."""
    return with_pack_text(id, read_toml(pack), pack.name, pack.read_bytes())


def with_pack_text(id: str, data: dict[str, Any], where: str, raw: bytes) -> Game[Any]:
    """The game with a pack that is already read; `raw` are the bytes that its digest is made of."""
    meant = data.get("pack", {}).get("game", id) if isinstance(data.get("pack", {}), dict) else id
    if meant != id:
        raise PackError(f"{where}: pack.game", f"this pack is for {meant}, not for {id}")
    return load(id).with_pack(data, where, hashlib.sha256(raw).hexdigest()[:16])


def pack_of_text(id: str, text: str, where: str) -> Game[Any]:
    """The game with a pack given as text, as match files carry it. Raises PackError."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PackError(where, f"not a TOML file: {error}") from None
    return with_pack_text(id, data, where, text.encode())
