"""The games that this server offers, each with its scene, its texts and its bots."""

from __future__ import annotations

import hashlib
import importlib
import json
import sys
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import ennead
from ennead.bots.levels import SECONDS as LEVELS
from ennead.games import GAMES, load
from ennead.kernel.errors import SetupError
from ennead.kernel.flow import Option
from ennead.kernel.game import Game
from ennead.kernel.message import Message
from ennead.kernel.options import MatchOption
from ennead.kernel.scene import Area, Manner, Scene
from ennead.server import messages as m

LANGUAGES = ("en", "cs", "pl", "uk")
SHARED_TEXTS = Path(ennead.__file__).parent / "texts"
MOST_KNOWN = 20_000
"""Options and messages that a game remembers at most."""


class Shelf:
    """A game with everything that the server needs of it."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._options: dict[Option, m.Option] = {}
        self._moves: dict[str, Option] = {}
        self._words: dict[tuple[Any, ...], m.Words] = {}
        self._scenery = game.scenery
        self.areas: dict[str, tuple[Area, bytes]] = {}
        """The last area of each id and its JSON: one that the game builds once is encoded once."""

    @property
    def id(self) -> str:
        return self.game.id

    @cached_property
    def levels(self) -> tuple[str, ...]:
        """The levels of bots, weakest first; without an opinion on the game only chance can play it."""
        return tuple(LEVELS) if self.game.judgement() is not None else ("random",)

    # -- scene --------------------------------------------------------------------------------------------------

    def scene(self, state: Any, viewer: int) -> Scene:
        """What a viewer sees; a game without a scene has an empty table."""
        return Scene("", []) if self._scenery is None else self._scenery.scene(state, viewer)

    def targets(self, state: Any, option: Option) -> tuple[str, ...]:
        """The scene ids that an option is about."""
        return () if self._scenery is None else tuple(self._scenery.targets(state, option))

    def label(self, state: Any, option: Option) -> Message:
        """An option in words."""
        return self._own_label(state, option) or self.game.label(option)

    def _own_label(self, state: Any, option: Option) -> Message | None:
        return None if self._scenery is None else self._scenery.label(state, option)

    def manner(self, state: Any, option: Option) -> Manner:
        """How an option is offered."""
        return "plain" if self._scenery is None else self._scenery.manner(state, option)

    def plain_option(self, option: Option) -> m.Option:
        """An option for a program: notation and default words, the same in every position, so made once."""
        found = self._options.get(option)
        if found is None:
            if len(self._options) > MOST_KNOWN:
                self._options.clear()
                self._moves.clear()
            label = m.words(self.game.label(option))
            found = m.Option(self.game.write(option), option[0], label)
            self._options[option] = found
            self._moves[found.text] = option
        return found

    def option(self, state: Any, option: Option) -> m.Option:
        """An option for a page: with the words and the places that it has in this state."""
        plain, own = self.plain_option(option), self._own_label(state, option)
        label = plain.label if own is None else m.words(own)
        targets = self.targets(state, option)
        return m.Option(plain.text, plain.verb, label, targets, self.manner(state, option))

    def read(self, text: str) -> Option:
        """The option of a text; one that was offered need not be read. Raises NotationError."""
        return self._moves.get(text) or self.game.read(text)

    # -- words --------------------------------------------------------------------------------------------------

    def words(self, id: str, args: Mapping[str, object]) -> m.Words:
        """A message with raw arguments as it travels; the same one is made once. Do not change it."""
        if not args:
            return id
        key = (id, *args.items())
        try:
            found = self._words.get(key)
        except TypeError:  # an argument that is a list
            return m.words(self.game.message(id, args))
        if found is None:
            if len(self._words) > MOST_KNOWN:
                self._words.clear()
            found = self._words[key] = m.words(self.game.message(id, args))
        return found

    # -- the lobby's form ----------------------------------------------------------------------------------------

    @cached_property
    def about(self) -> m.Game:
        """The game as the lobby knows it."""
        counts = self.game.counts
        specs = tuple(_spec(option) for option in self.game.options)
        scene = None if self._scenery is None else sys.modules[f"{self.game.package}.scene"]
        icon, tone = getattr(scene, "ICON", ""), getattr(scene, "TONE", "")
        return m.Game(self.id, min(counts), max(counts), specs, self.levels, icon, tone)

    def read_options(self, wishes: dict[str, bool | int | str]) -> dict[str, str]:
        """Options from a form as the kernel's words; whether they exist is the kernel's to say."""
        return {id: _word(value) for id, value in wishes.items()}

    def show_options(self, options: Sequence[tuple[str, str]]) -> dict[str, bool | int | str]:
        """The kernel's words as the values of the form."""
        kinds = {spec.id: spec.kind for spec in self.about.options}
        return {id: _value(kinds[id], word) for id, word in options if id in kinds}


def _spec(option: MatchOption) -> m.OptionSpec:
    if set(option.values) == {"off", "on"}:
        return m.OptionSpec(option.id, "flag", option.default == "on", players=option.players)
    numbers = [int(word) for word in option.values if word.isdecimal()]
    low, high = min(numbers, default=0), max(numbers, default=0)
    if numbers == list(range(low, high + 1)) and len(numbers) == len(option.values) > 1:
        return m.OptionSpec(
            option.id, "number", int(option.default), low=low, high=high, players=option.players
        )
    return m.OptionSpec(
        option.id, "choice", option.default, values=option.values, players=option.players
    )


def _word(value: bool | int | str) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _value(kind: m.OptionKind, word: str) -> bool | int | str:
    if kind == "flag":
        return word == "on"
    return int(word) if kind == "number" else word


class Catalogue:
    """The games by id; each is loaded when first asked for."""

    def __init__(self, extra: Sequence[str] = ()) -> None:
        self._extra = extra
        self._shelves: dict[str, Shelf] = {}
        self._with_pack = lru_cache(maxsize=32)(self._lay_pack)

    def ids(self) -> list[str]:
        """Every game there is."""
        own = [id for id in GAMES if find_spec(f"ennead.games.{id}.game")]
        return own + [shelf.id for shelf in map(self._load_extra, self._extra)]

    def shelf(self, id: str, pack: str = "") -> Shelf:
        """A game, with an owner's pack if one is given (as `pack_text` makes it). Raises SetupError or PackError."""
        if pack:
            return self._with_pack(id, pack)
        known = self._shelves.get(id)
        if known is not None:
            return known
        ids = self.ids()
        if id not in ids:
            raise SetupError(f"there is no game {id!r}; the games are {', '.join(ids)}")
        return self._shelves.get(id) or self._shelves.setdefault(id, Shelf(load(id)))

    def _load_extra(self, name: str) -> Shelf:
        module, _, kind = name.partition(":")
        made = getattr(importlib.import_module(module), kind)
        known = [shelf for shelf in self._shelves.values() if type(shelf.game) is made]
        shelf = known[0] if known else Shelf(made())
        self._shelves[shelf.id] = shelf
        return shelf

    def _lay_pack(self, id: str, pack: str) -> Shelf:
        data = json.loads(pack)
        game = self.shelf(id).game.with_pack(data["figures"], data["where"], data["digest"])
        return Shelf(game)


def pack_text(figures: dict[str, Any], where: str, raw: bytes) -> str:
    """An owner's pack as it is stored with a table."""
    digest = hashlib.sha256(raw).hexdigest()[:16]
    return json.dumps({"figures": figures, "where": where, "digest": digest}, sort_keys=True)
