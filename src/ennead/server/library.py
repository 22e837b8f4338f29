"""What can be read about a game: its texts, its components with their sources, its rules with their cases."""

from __future__ import annotations

import logging
from collections import defaultdict
from functools import lru_cache
from typing import Any, cast

import msgspec

from ennead.kernel.cases import load_case
from ennead.kernel.errors import EnneadError
from ennead.server import messages as m
from ennead.server.catalogue import LANGUAGES, SHARED_TEXTS, Catalogue, Shelf
from ennead.server.refused import Refused

logger = logging.getLogger("ennead.library")


class Library:
    """Answers as bytes, made once."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self.texts = lru_cache(maxsize=64)(self._texts)
        self.components = lru_cache(maxsize=64)(self._components)
        self.rules = lru_cache(maxsize=16)(self._rules)

    def _shelf(self, game: str, pack: str = "") -> Shelf:
        try:
            return self._catalogue.shelf(game, pack)
        except EnneadError as error:
            raise Refused("no-game", str(error)) from None

    def _texts(self, game: str, language: str) -> bytes:
        """A Fluent file; `ennead` has the words that all games share."""
        folder = SHARED_TEXTS if game == "ennead" else self._shelf(game).game.folder / "texts"
        if language not in LANGUAGES:
            raise Refused("not-found", f"the languages are {', '.join(LANGUAGES)}")
        file = folder / f"{language}.ftl"
        if not file.is_file():
            raise Refused("not-found", f"{game} has no texts in {language} yet")
        return file.read_bytes()

    def _components(self, game: str, pack: str = "") -> bytes:
        """Every component with its figures and where each is known from."""
        shelf = self._shelf(game, pack)
        parts = shelf.game.components
        found = tuple(
            m.Component(
                f"{kind}-{id}",
                kind,
                tuple(
                    m.FigureEntry(name, value, parts.source(kind, id, name))
                    for name, value in table.items()
                ),
                _rules_of(table),
                name_source=parts.source(kind, id, "name"),
                text_source=parts.source(kind, id, "action"),
            )
            for kind in parts.kinds()
            for id, table in parts.of(kind).items()
        )
        return msgspec.json.encode(m.Components(shelf.id, found))

    def _rules(self, game: str) -> bytes:
        """The rulebook as Ennead knows it, with the cases that show each rule."""
        shelf = self._shelf(game)
        book = shelf.game.rulebook
        shown = _shown(shelf)
        entries = tuple(
            m.RuleEntry(
                entry.id,
                cast(Any, entry.kind),
                entry.title,
                entry.where,
                entry.says,
                tuple(shown[entry.id]),
            )
            for entry in book.entries.values()
        )
        return msgspec.json.encode(m.Rulebook(shelf.id, book.source, entries))


def _rules_of(table: dict[str, Any]) -> tuple[str, ...]:
    named = table.get("rules", ())
    return tuple(map(str, named)) if isinstance(named, list | tuple) else ()


def _shown(shelf: Shelf) -> dict[str, list[str]]:
    """The names of the cases that show each rule; a file that cannot be read shows nothing."""
    shown: dict[str, list[str]] = defaultdict(list)
    for path in sorted((shelf.game.folder / "cases").glob("**/*.toml")):
        try:
            case = load_case(path)
        except EnneadError as error:
            logger.warning("a case of %s cannot be read: %s", shelf.id, error)
            continue
        for rule in case.rules:
            shown[rule].append(path.stem)
    return shown
