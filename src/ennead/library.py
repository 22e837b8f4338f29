"""What can be read about a game, as bytes that are made once: its texts, its components, its rules,
its rulebook with the pictures, its cases."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ennead.kernel.errors import DataError, EnneadError, SetupError
from ennead.rulebooks import read_book, tell_case, tell_rules
from ennead.table.catalog import GameCatalog
from ennead.table.documents import PackDraft, PackTrial
from ennead.table.kit import GameKit
from ennead.table.puzzles import puzzle_info, puzzle_list, puzzle_named
from ennead.table.reference import (
    LANGUAGES,
    component_list,
    page_texts,
    shared_texts,
    try_pack,
)
from ennead.table.refused import Refused
from ennead.table.showcase import Showcase, open_case
from ennead.table.stills import load_pictures, still

PAGES = ("people", "clubs", "admin")
"""Sets of texts that only some pages need."""


class Library:
    """Answers as bytes, written by `encode`. Raises Refused for what is not there."""

    def __init__(self, catalog: GameCatalog, encode: Callable[[object], bytes]) -> None:
        self._catalog = catalog
        self._encode = encode
        self.texts = lru_cache(maxsize=64)(self._texts)
        self.components = lru_cache(maxsize=64)(self._components)
        self.puzzle = lru_cache(maxsize=64)(self._puzzle)
        self.rules = lru_cache(maxsize=16)(self._rules)
        self.book = lru_cache(maxsize=32)(self._book)
        self.still = lru_cache(maxsize=128)(self._still)
        self.showcase = lru_cache(maxsize=32)(self._showcase)

    def _kit(self, game: str, pack: str = "") -> GameKit:
        try:
            return self._catalog.kit(game, pack)
        except EnneadError as error:
            raise Refused("no-game", str(error)) from None

    def games(self) -> bytes:
        """The games that can be played here."""
        return self._encode([self._catalog.kit(id).info for id in self._catalog.ids()])

    def _texts(self, game: str, language: str) -> bytes:
        """A Fluent file; `ennead` has the words that all games share, and how they are called,
        `people` those about accounts, `clubs` those about words, contests and players,
        `admin` those for who runs a server."""
        _check_language(language)
        if game == "ennead":
            games = [self._kit(id).game for id in self._catalog.ids()]
            return shared_texts(language, games).encode()
        if game in PAGES:
            return page_texts(game, language).encode()
        file = self._kit(game).game.folder / "texts" / f"{language}.ftl"
        if not file.is_file():
            raise Refused("not-found", f"{game} has no texts in {language} yet")
        return file.read_bytes()

    def _components(self, game: str, pack: str = "") -> bytes:
        return self._encode(component_list(self._kit(game, pack)))

    def trial(self, game: str, draft: PackDraft) -> PackTrial:
        """An owner's figures laid over a game."""
        return try_pack(self._kit(game), draft)

    def puzzles(self, game: str) -> bytes:
        """The puzzles of a game."""
        return self._encode(puzzle_list(self._kit(game)))

    def _puzzle(self, game: str, id: str) -> bytes:
        kit = self._kit(game)
        try:
            return self._encode(puzzle_info(kit, puzzle_named(kit.game, id)))
        except SetupError as error:
            raise Refused("not-found", str(error)) from None

    def _rules(self, game: str, language: str) -> bytes:
        _check_language(language)
        return self._encode(tell_rules(self._kit(game), language))

    def _book(self, game: str, language: str, pack: str = "") -> bytes:
        """The rulebook to read."""
        _check_language(language)
        try:
            return self._encode(read_book(self._kit(game, pack), language))
        except DataError as error:
            raise Refused("not-found", f"the rulebook cannot be read: {error}") from None

    def _still(self, game: str, picture: str) -> bytes:
        """A picture of the rulebook."""
        kit = self._kit(game)
        known = load_pictures(kit.game.folder)
        if picture not in known:
            raise Refused("not-found", f"the rulebook of {game} has no picture {picture[:40]!r}")
        return self._encode(still(kit, known[picture]))

    def _showcase(self, game: str, case: str) -> Showcase:
        """A case as it ran."""
        try:
            return open_case(self._kit(game), case)
        except EnneadError:
            raise Refused("not-found", f"{game} has no case {case[:40]!r}") from None

    def story(self, game: str, case: str, language: str) -> bytes:
        """Everything that is said beside a case that is watched."""
        _check_language(language)
        return self._encode(tell_case(self.showcase(game, case), language))


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Refused("not-found", f"the languages are {', '.join(LANGUAGES)}")
