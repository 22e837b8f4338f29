"""What can be read about a game, as bytes that are made once: its texts, its components, its
rules."""

from __future__ import annotations

from functools import lru_cache

from ennead.kernel.errors import EnneadError
from ennead.server import wire
from ennead.table.catalog import GameCatalog
from ennead.table.kit import GameKit
from ennead.table.reference import LANGUAGES, SHARED_TEXTS, component_list, rulebook_info
from ennead.table.refused import Refused


class Library:
    """Answers as bytes. Raises Refused for what is not there."""

    def __init__(self, catalog: GameCatalog) -> None:
        self._catalog = catalog
        self.texts = lru_cache(maxsize=64)(self._texts)
        self.components = lru_cache(maxsize=64)(self._components)
        self.rules = lru_cache(maxsize=16)(self._rules)

    def _kit(self, game: str, pack: str = "") -> GameKit:
        try:
            return self._catalog.kit(game, pack)
        except EnneadError as error:
            raise Refused("no-game", str(error)) from None

    def _texts(self, game: str, language: str) -> bytes:
        """A Fluent file; `ennead` has the words that all games share."""
        folder = SHARED_TEXTS if game == "ennead" else self._kit(game).game.folder / "texts"
        if language not in LANGUAGES:
            raise Refused("not-found", f"the languages are {', '.join(LANGUAGES)}")
        file = folder / f"{language}.ftl"
        if not file.is_file():
            raise Refused("not-found", f"{game} has no texts in {language} yet")
        return file.read_bytes()

    def _components(self, game: str, pack: str = "") -> bytes:
        return wire.encode(component_list(self._kit(game, pack)))

    def _rules(self, game: str) -> bytes:
        return wire.encode(rulebook_info(self._kit(game)))
