"""A game as a table shows it: its scene, its options in words and notation, its messages; what
repeats is made once.

This is the only place that asks a game how an option looks.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from ennead.bots.levels import SKILLS, skill_of
from ennead.kernel import Game, Manner, MatchOption, Message, Option
from ennead.kernel.chance import Keyed
from ennead.kernel.scene import Node, Scene, plain
from ennead.table import messages as m
from ennead.table.documents import GameInfo, OptionKind, OptionSpec, PresetInfo, Value
from ennead.table.lessons import lesson_files
from ennead.table.packets import NodeJson

MOST_KNOWN = 20_000
"""Options and messages that a game remembers at most."""
BLIND = (IndexError, KeyError, TypeError, ValueError, AttributeError, AssertionError)
"""What a rule or a text may raise when it looks at something that the viewer cannot see."""


class GameKit:
    """A game with everything that a table needs of it."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._options: dict[Option, m.OfferedOption] = {}
        self._offered: dict[Option, m.OfferedOption] = {}
        """Those that look the same in every position."""
        self._targets: dict[Option, tuple[str, ...]] = {}
        """What options are about, where it is the same in every position."""
        self._moves: dict[str, Option] = {}
        self._played: dict[str, Option] = {}
        self._words: dict[tuple[Any, ...], m.Words] = {}
        self._scenery = game.scenery

    @property
    def id(self) -> str:
        return self.game.id

    @cached_property
    def levels(self) -> tuple[str, ...]:
        """The levels of bots, weakest first; without an opinion on the game only chance can play
        it."""
        return tuple(SKILLS) if self.game.judgement() is not None else ("random",)

    @cached_property
    def strengths(self) -> tuple[int, ...]:
        """How strong the levels were measured to be; 0 for one that nobody has measured."""
        known = {one: skill_of(self.game, one).strength for one in SKILLS}
        return tuple(known.get(level, 0) for level in self.levels)

    # -- scene -------------------------------------------------------------------------------------

    @property
    def has_scene(self) -> bool:
        """Whether anybody has written how the game looks."""
        return self._scenery is not None

    def scene(self, state: Any, viewer: int) -> Scene:
        """What a viewer sees; a game without a scene has an empty table."""
        return Scene("", []) if self._scenery is None else self._scenery.scene(state, viewer)

    @cached_property
    def drawn(self) -> dict[str, Node]:
        """The cards and tiles of the box as the table draws them, by key."""
        if self._scenery is None:
            return {}
        counts = self.game.counts
        setup = self.game.setup(2 if 2 in counts else min(counts))
        drawn = self._scenery.faces(self.game.start(setup, Keyed(bytes(32))))
        return {node.key: node for node in drawn if node.key}

    @cached_property
    def faces(self) -> dict[str, NodeJson]:
        """What is drawn of the box, for a page."""
        return {key: plain(node) for key, node in self.drawn.items()}

    def verdict(self, position: Any) -> Message | None:
        """What decided a finished match, where the game has a word to say."""
        return None if self._scenery is None else self._scenery.verdict(position)

    def ending(self, position: Any) -> Message | None:
        """Why a finished match ended when it did, where the game has a word to say."""
        return None if self._scenery is None else self._scenery.ending(position)

    # -- options -----------------------------------------------------------------------------------

    def targets(self, state: Any, option: Option) -> tuple[str, ...]:
        """The scene ids that an option is about."""
        known = self._targets.get(option)
        if known is None:
            known = self.game.points(state, option)
            if not callable(self.game.verbs[option.verb].points):
                self._targets[option] = known
        return known

    def label(self, state: Any, option: Option) -> Message:
        """An option in words, as somebody with this view reads them."""
        return self.game.label(option, state)

    def manner(self, state: Any, option: Option) -> Manner:
        """How an option is offered."""
        return self.game.manner(state, option)

    def plain_option(self, option: Option) -> m.OfferedOption:
        """An option of a menu for a program: the same in every position, so made once."""
        found = self._options.get(option)
        if found is None:
            if len(self._options) > MOST_KNOWN:
                self._options.clear()
                self._offered.clear()
                self._targets.clear()
                self._moves.clear()
            label = m.words(self.game.label(option))
            found = m.OfferedOption(self.game.write(option), option.verb, label)
            self._options[option] = found
            self._moves[found.text] = option
        return found

    def option(self, state: Any, option: Option) -> m.OfferedOption:
        """An option of a menu for a page: with the words and places that it has in this state. Do
        not change it."""
        found = self._offered.get(option)
        if found is not None:
            return found
        known, verb = self.plain_option(option), self.game.verbs[option.verb]
        label = None if verb.label is None else m.words(self.label(state, option))
        targets = self.targets(state, option)
        manner = self.manner(state, option)
        found = m.OfferedOption(known.text, known.verb, label or known.label, targets, manner)
        if verb.same_everywhere:
            self._offered[option] = found
        return found

    def usual(self, state: Any, seat: int, menu: list[Option]) -> str:
        """What the game's judgement answers at once, in notation; nothing if it has none."""
        judgement = self.game.judgement()
        if judgement is None:
            return ""
        weights = judgement.weigh(state, seat, menu)
        return self.plain_option(menu[max(range(len(menu)), key=weights.__getitem__)]).text

    def read(self, text: str) -> Option:
        """The option of a text; one that was offered need not be read. Raises NotationError."""
        known = self._moves.get(text)
        return self.game.read(text) if known is None else known

    def played(self, text: str) -> Option:
        """The option of a recorded move, for its words: it need not be the one that a menu has."""
        found = self._played.get(text)
        if found is None:
            if len(self._played) > MOST_KNOWN:
                self._played.clear()
            found = self._played[text] = self.game.read(text)
        return found

    # -- words -------------------------------------------------------------------------------------

    def words(self, id: str, args: Mapping[str, object]) -> m.Words:
        """A message with raw arguments as it travels; the same one is made once. Do not change
        it."""
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

    # -- the lobby's form --------------------------------------------------------------------------

    @cached_property
    def info(self) -> GameInfo:
        """The game as the lobby knows it."""
        counts = self.game.counts
        specs = tuple(option_spec(option) for option in self.game.options)
        scene = sys.modules[f"{self.game.package}.scene"] if self.has_scene else None
        icon, tone = getattr(scene, "ICON", ""), getattr(scene, "TONE", "")
        presets = tuple(
            PresetInfo(one.id, self.show_options(tuple(one.options.items()), specs), one.players)
            for one in self.game.presets
        )
        lessons = len(lesson_files(self.game))
        return GameInfo(
            self.id,
            min(counts),
            max(counts),
            specs,
            self.levels,
            self.strengths,
            icon,
            tone,
            presets,
            lessons,
        )

    def read_options(self, wishes: Mapping[str, Value]) -> dict[str, str]:
        """Options from a form as the kernel's words; whether they exist is the kernel's to say."""
        return {id: _word(value) for id, value in wishes.items()}

    def show_options(
        self, options: Sequence[tuple[str, str]], specs: Sequence[OptionSpec] = ()
    ) -> dict[str, Value]:
        """The kernel's words as the values of the form."""
        known = specs or self.info.options
        kinds: dict[str, OptionKind] = {spec.id: spec.kind for spec in known}
        return {id: _value(kinds[id], word) for id, word in options if id in kinds}


def option_spec(option: MatchOption) -> OptionSpec:
    """An option of a match as a form shows it: a switch, a number, a tally or one of several
    words."""
    numbers = [int(word) for word in option.values if word.isdecimal()]
    low, high = min(numbers, default=0), max(numbers, default=0)
    kind: OptionKind = "tally" if option.most else "choice"
    default: Value = option.default
    values, bounds = option.values, (0, option.most)
    if set(values) == {"off", "on"}:
        kind, default, values = "flag", default == "on", ()
    elif numbers == list(range(low, high + 1)) and len(numbers) == len(values) > 1:
        kind, default, values, bounds = "number", int(option.default), (), (low, high)
    return OptionSpec(
        option.id, kind, default, values, *bounds, players=option.players, when=option.when,
        named=option.named, ruling=option.ruling,
    )  # fmt: skip


def _word(value: Value) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _value(kind: OptionKind, word: str) -> Value:
    if kind == "flag":
        return word == "on"
    return int(word) if kind == "number" else word
