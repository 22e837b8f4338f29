"""The games that a table can be set for, by id."""

from __future__ import annotations

import hashlib
import importlib
import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ennead.games import installed, load
from ennead.kernel.errors import SetupError
from ennead.kernel.packs import pack_name, read_pack
from ennead.table.kit import GameKit


class GameCatalog:
    """Each game is loaded when first asked for, and again when it is full: tables to come get the
    fresh one, and the old goes with its last table. `extra` are games from elsewhere, as
    `module:CLASS`."""

    def __init__(self, extra: Sequence[str] = ()) -> None:
        self._extra = extra
        self._kits: dict[str, GameKit] = {}
        self._with_pack = lru_cache(maxsize=32)(self._lay_pack)

    def ids(self) -> list[str]:
        """Every game there is."""
        return [*installed()] + [kit.id for kit in map(self._load_extra, self._extra)]

    def kit(self, id: str, pack: str = "") -> GameKit:
        """A game, with an owner's pack if one is given (as `pack_text` makes it). Raises SetupError
        or PackError."""
        if pack:
            laid = self._with_pack(id, pack)
            if laid.game.is_full:
                self._with_pack.cache_clear()
            return laid
        known = self._kits.get(id)
        if known is not None and known.game.is_full:
            self._kits[id] = known = GameKit(type(known.game)())
        if known is not None:
            return known
        ids = self.ids()
        if id not in ids:
            raise SetupError(f"there is no game {id!r}; the games are {', '.join(ids)}")
        return self._kits.get(id) or self._kits.setdefault(id, GameKit(load(id)))

    def _load_extra(self, name: str) -> GameKit:
        module, _, kind = name.partition(":")
        made = getattr(importlib.import_module(module), kind)
        known = [kit for kit in self._kits.values() if type(kit.game) is made]
        kit = known[0] if known else GameKit(made())
        self._kits[kit.id] = kit
        return kit

    def _lay_pack(self, id: str, pack: str) -> GameKit:
        data = json.loads(pack)
        game = self.kit(id).game.with_pack(data["figures"], data["where"], data["digest"])
        return GameKit(game)


def pack_of_file(text: str) -> str:
    """The text of a pack file as it is kept with a table. Raises PackError."""
    figures = read_pack(text, "pack")
    return pack_text(figures, pack_name(figures, "pack"), text.encode())


def name_of_pack(pack: str) -> str:
    """What a table's pack is called."""
    if not pack:
        return ""
    data = json.loads(pack)
    return pack_name(data["figures"], data["where"])


def pack_text(figures: dict[str, Any], where: str, raw: bytes) -> str:
    """An owner's pack as it is kept with a table."""
    digest = hashlib.sha256(raw).hexdigest()[:16]
    return json.dumps({"figures": figures, "where": where, "digest": digest}, sort_keys=True)
