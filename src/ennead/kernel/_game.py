"""A game: what its author declares, and what the kernel does with it.

The author subclasses `Game` with the attributes and abstract methods below and keeps steps,
questions, verbs and frames in modules of one package. The kernel finds them, generates copies and
the codec, and offers `start`, `menu`, `apply`, `explain`, `view` and `determinize`, which
everything else is made of.
"""

from __future__ import annotations

import random
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from ennead.kernel._codec import Codec
from ennead.kernel._discovery import frames_of, questions_of, steps_of, verbs_of
from ennead.kernel._engine import Engine
from ennead.kernel._events import Event
from ennead.kernel._flow import Frame, Listener, Option, State
from ennead.kernel._message import Arg, Message, Ref, SeatRef
from ennead.kernel._notation import Notation
from ennead.kernel._question import AnyQuestion, Decision, Refusal
from ennead.kernel._rulebook import Rulebook, load_rulebook
from ennead.kernel._seats import SPECTATOR
from ennead.kernel._secrecy import Oracle, View
from ennead.kernel._setup import MatchOption, Preset, Setup, make_setup
from ennead.kernel._verbs import Manner, pointed_at
from ennead.kernel.chance import Luck
from ennead.kernel.components import Components, load_components
from ennead.kernel.errors import IllegalMove, PackError
from ennead.kernel.feats import Feat
from ennead.kernel.judgement import Judgement
from ennead.kernel.scene import Scenery
from ennead.kernel.standing import Standing

S = TypeVar("S", bound=State)
Tables: TypeAlias = Any
"""The figures of a set-up, of whatever class the game likes."""
Facts: TypeAlias = "dict[str, Any]"
"""Nested plain data."""
Census: TypeAlias = "Sequence[int] | Mapping[str, int] | Mapping[int, int]"

ARGUMENTS_OF_EVERY_GAME: Mapping[str, str] = {
    "seat": "seat",
    "player": "seat",
    "opponent": "seat",
    "by": "seat",
}


def _nothing_to_say(view: object) -> Message | None:
    return None


class Game(ABC, Generic[S]):
    """A game with its components (its own, or with an owner's pack laid over them)."""

    id: ClassVar[str]
    version: ClassVar[str]
    """Version of the rules: goes up when the same moves could give another result."""
    counts: ClassVar[tuple[int, ...]]
    """The numbers of players it is for."""
    options: ClassVar[tuple[MatchOption, ...]] = ()
    presets: ClassVar[tuple[Preset, ...]] = ()
    state: type[S]
    end_rule: ClassVar[str]
    """The rule that ends a match: cited to whoever wants to move after it."""
    arguments: ClassVar[Mapping[str, str]] = {}
    """Names of event, prompt and refusal arguments that mean a vocabulary of another name (`seat`
    for seats)."""

    stored_names: ClassVar[Mapping[str, str]] = {}
    """Class of a frame to the name that stored positions know it by, where it was called otherwise
    once."""

    most_boxes: ClassVar[int] = 64
    """Set-ups for which one game keeps tables; then another should take its place."""

    feats: ClassVar[tuple[Feat, ...]] = ()
    """What of a match is worth a line on the pages of those who played it."""

    chances: ClassVar[Mapping[str, str]] = {}
    """Tag of a chance draw to the vocabulary its outcome is written in; tags not named are
    numbers."""

    def __init__(self, components: Components | None = None, pack: str = "") -> None:
        self.pack = pack
        """Digest of the pack laid over the components; empty without one."""
        self.components = components or load_components(self.folder / "components.toml")
        self.verbs = verbs_of(self.package)
        self.questions: dict[str, AnyQuestion] = questions_of(self.package)
        self.frames: dict[str, type[Frame]] = frames_of(self.package)
        self.codec: Codec[S] = Codec(
            self.package, self.state, self.frames, self.verbs, self.stored_names
        )
        self.oracle: Oracle[S] = Oracle(self.state, self.frames, self.codec, self.questions)
        self.notation = Notation(self.verbs, self.vocabularies(), self.aliases())
        engine = Engine(steps_of(self.package), self.questions)
        self.menu: Callable[[S, int], list[Option]] = engine.menu
        """Everything a seat may choose now (nothing if it is not asked). Do not change the list."""
        self.decider: Callable[[S, int], int] = engine.decider
        """The seat whose answer this one may give now: its own if it is asked, that of a partner to
        whom it may suggest one; -1 if it may say nothing."""
        self.apply: Callable[[S, int, Option], None] = engine.apply
        """Play an option and run on to the next decision. Not checked: the option must be in the
        menu. A suggestion to a partner is kept with the sealed answers and does nothing else."""
        self.resume: Callable[[S], None] = engine.resume
        """Run a position from the step on top of its stack to the next decision."""
        self.copy: Callable[[S], S] = self.codec.copy
        """A position that shares nothing that can change with the original."""
        self._boxes: dict[Setup, Tables] = {}
        self.check_components()

    # -- what the author writes --------------------------------------------------------------------

    @abstractmethod
    def vocabularies(self) -> dict[str, Sequence[str]]:
        """The names that notation uses, by kind: a value is the index of its name. Texts are
        `<kind>-<name>`."""

    def partners(self, g: S, seat: int) -> Sequence[int]:
        """The other seats that decide together with this one, whoever is asked: who may speak with
        it without the rest."""
        return ()

    def aliases(self) -> Mapping[str, Mapping[str, int]]:
        """Other names that people may type for a value, by vocabulary."""
        return {}

    def meant(self, g: S, option: Option) -> Option:
        """What somebody means here who names an option otherwise than menus do: a region by another
        of its spaces, say. Public fields only."""
        return option

    @abstractmethod
    def open_box(self, setup: Setup) -> Tables:
        """The tables that the rules read as `g.box` for this set-up; made once, never changed."""

    @abstractmethod
    def begin(self, setup: Setup, box: Tables) -> S:
        """The position before set-up, with `seats` and its first frame (whose `step` is set) on the
        stack."""

    @abstractmethod
    def scores(self, g: S) -> list[int]:
        """The score of every seat, at any moment."""

    @abstractmethod
    def winners(self, g: S) -> tuple[int, ...]:
        """The seats that have won a match that is over; several share it, none if the game won."""

    @abstractmethod
    def bound(self, setup: Setup) -> int:
        """A proven upper bound on the number of decisions in a match."""

    @abstractmethod
    def census(self, g: S) -> Census:
        """All components wherever they lie, so that none is lost or doubled: must be equal
        throughout a match."""

    @abstractmethod
    def facts(self, g: S) -> Facts:
        """The position in the game's own words, as nested plain data: cases and playthroughs read
        it."""

    @abstractmethod
    def stage(self, setup: Setup, box: Tables, given: Facts) -> S:
        """The position that a case describes (only what matters; the rest takes neutral defaults).

        Raises CaseError with the path of what it does not understand.
        """

    def judgement(self) -> Judgement[S] | None:
        """How a bot weighs options and positions of this game; None if nobody has written it."""
        return None

    def standing(self) -> tuple[Standing[S], ...]:
        """Questions that may be answered beforehand, for whoever is away when they come; none if
        every answer needs a look at the table."""
        return ()

    def check_components(self) -> None:
        """Totals that hold for every set of figures; raise PackError with the path of the bad
        value."""

    # -- set-up ------------------------------------------------------------------------------------

    @property
    def package(self) -> str:
        """The package that the game's modules are in (that of the class itself, not of a variation
        of it)."""
        kinds = type(self).__mro__
        return kinds[kinds.index(Game) - 1].__module__.removesuffix(".game")

    @cached_property
    def folder(self) -> Path:
        """Where the game's data files are."""
        file = sys.modules[self.package].__file__
        return Path(file or ".").parent

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rules by id."""
        return load_rulebook(self.folder / "rulebook.toml")

    @cached_property
    def scenery(self) -> Scenery | None:
        """What the game exports in its `scene` module (docs/scene.md); None if it has none."""
        name = f"{self.package}.scene"
        if find_spec(name) is None:
            return None
        module = import_module(name)
        verdict, ending = (getattr(module, name, _nothing_to_say) for name in ("verdict", "ending"))
        return Scenery(
            module.scene,
            verdict,
            ending,
            getattr(module, "faces", lambda view: []),
            getattr(module, "untouched", lambda view, seat, id: None),
        )

    def with_pack(self, pack: Facts, where: str, digest: str = "pack") -> Game[S]:
        """The same game with an owner's figures."""
        try:
            return type(self)(self.components.with_pack(pack, where), digest)
        except (KeyError, IndexError, ValueError, TypeError, AttributeError) as error:
            raise PackError(where, f"these figures do not make a playable game: {error}") from error

    def setup(self, players: int, options: Mapping[str, str] | None = None) -> Setup:
        """A checked set-up; raises SetupError."""
        return make_setup(self.id, self.counts, self.options, players, options or {})

    def box(self, setup: Setup) -> Tables:
        """The tables for a set-up, made once."""
        box = self._boxes.get(setup)
        if box is None:
            box = self._boxes[setup] = self.open_box(setup)
        return box

    @property
    def is_full(self) -> bool:
        """Whether it keeps tables for many set-ups. They go with the game, not before: positions
        point at them. Whoever plays any number of set-ups makes another game then."""
        return len(self._boxes) > self.most_boxes

    def box_of(self, g: S) -> Tables:
        """The tables that a position was made with."""
        return g.box  # type: ignore[attr-defined]

    def setup_of(self, box: Tables) -> Setup:
        """The set-up that a position's tables were made for. Raises ValueError for tables of
        another game."""
        for setup, known in self._boxes.items():
            if known is box:
                return setup
        raise ValueError(f"{self.id} has not made these tables with its box()")

    def start(self, setup: Setup, luck: Luck, told: list[Event] | None = None) -> S:
        """A new match, advanced to its first decision."""
        g = self.begin(setup, self.box(setup))
        g.luck = luck
        g.told = None if told is None else Listener(told)
        self.resume(g)
        return g

    # -- playing -----------------------------------------------------------------------------------

    def read(self, text: str) -> Option:
        """The option that a text stands for; raises NotationError."""
        return self.notation.read(text)

    def write(self, option: Option) -> str:
        """The text of an option."""
        return self.notation.write(option)

    def choose(self, g: S, seat: int, text: str) -> Option:
        """The option of a text, checked against the menu. Raises NotationError or IllegalMove with
        the reasons."""
        menu = self.menu(g, seat)
        option = self.understand(g, seat, text)
        if option not in menu:
            raise IllegalMove(self.write(option), self.explain(g, seat, option))
        return option

    def understand(self, g: S, seat: int, text: str) -> Option:
        """The option that a text stands for here: one of the menu, if it means one of them. Raises
        NotationError."""
        menu = self.menu(g, seat)  # first: reading finds options that rules have made
        option = self.read(text)
        if option in menu:
            return option
        meant = self.meant(g, option)
        return meant if meant in menu else option

    def explain(self, g: S, seat: int, option: Option) -> list[Refusal]:
        """Every rule that this option breaks; an empty list means that it is allowed."""
        if g.over:
            return [Refusal(self.end_rule, "refuse-match-over")]
        question = self.questions[g.question]
        decider = self.decider(g, seat)
        if decider < 0:
            asked = g.asked[0] if g.asked else SPECTATOR
            return [Refusal(question.rule, "refuse-not-your-turn", {"player": asked})]
        return question.explain(g, g.frames[-1], decider, option)

    def imaginable(self, g: S, seat: int) -> Iterator[Option]:
        """Everything that could be answered to the present question, allowed or not."""
        yield from self.questions[g.question].universe(g, *self._answering(g, seat))

    def reference(self, g: S, seat: int) -> list[Option]:
        """The menu of a seat from the rules alone: slow, and right by definition."""
        return self.questions[g.question].reference(g, *self._answering(g, seat))

    def suggestions(self, g: S, seat: int) -> list[tuple[int, Option]]:
        """What its partners suggest to a seat that is asked in secret: who, and which answer."""
        return [
            (partner, answer)
            for partner, answer in enumerate(g.sealed)
            if answer is not None and partner != seat and self._answering(g, partner)[1] == seat
        ]

    def _answering(self, g: S, seat: int) -> tuple[Frame, int]:
        """The frame that asks, and the seat whose answer this one gives or suggests."""
        frame = g.frames[-1]
        return frame, self.questions[g.question].decider(g, frame, seat)

    # -- seeing ------------------------------------------------------------------------------------

    def view(self, g: S, viewer: int) -> View[S]:
        """The position as a viewer may know it."""
        return self.oracle.view(g, viewer)

    def mask(self, g: S, viewer: int) -> S:
        """The state of a viewer's view, without what is known of its pools."""
        return self.oracle.mask(g, viewer)

    def determinize(self, view: View[S], rng: random.Random) -> S:
        """A world that looks to the viewer exactly like the real one, ready to be played on with
        its own luck."""
        return self.oracle.determinize(view, rng, self._menu_of_anyone)

    def _menu_of_anyone(self, g: S, seat: int) -> list[Option]:
        return self.questions[g.question].menu(g, *self._answering(g, seat))

    # -- telling -----------------------------------------------------------------------------------

    def decision(self, g: S, seat: int) -> Decision:
        """The decision in front of a seat, as data."""
        question = self.questions[g.question]
        options = tuple(self.write(option) for option in self.menu(g, seat))
        return Decision(
            seat, g.question, self.prompt(g, seat), options, question.linked, bool(g.sealed)
        )

    def prompt(self, g: S, seat: int) -> Message:
        """What is asked of a seat, in one sentence."""
        question = self.questions[g.question]
        about = question.about(g, *self._answering(g, seat))
        return self.message(f"prompt-{question.name}", about)

    def label(self, option: Option, view: S | None = None) -> Message:
        """An option in words; on a view the verb may say more."""
        verb = self.verbs[option.verb]
        if view is not None and verb.label is not None:
            worded = verb.label(view, option)
            if worded is not None:
                return worded
        args: dict[str, Arg] = {}
        for slot, value in zip(verb.slots, option.values, strict=True):
            args[slot.field] = self._arg(slot.vocabulary, value)
        return Message(f"option-{option.verb}", args)

    def points(self, view: S, option: Option) -> tuple[str, ...]:
        """The scene ids that a person clicks for an option, in order; none if it is a button."""
        return pointed_at(self.verbs[option.verb], view, option, self.notation.name)

    def manner(self, view: S, option: Option) -> Manner:
        """How an option is offered."""
        manner = self.verbs[option.verb].manner
        return manner(view, option) if callable(manner) else manner

    def message(self, id: str, args: Mapping[str, object]) -> Message:
        """A message with its raw arguments (kinds, seats, numbers) resolved by their names."""
        resolved: dict[str, Arg] = {}
        for name, value in args.items():
            vocabulary = self.arguments.get(name) or ARGUMENTS_OF_EVERY_GAME.get(name) or name
            resolved[name] = self._arg(vocabulary, value)
        return Message(id, resolved)

    def thing(self, argument: str, value: object) -> str:
        """The words of something that an argument names."""
        named = self._arg(self.arguments.get(argument, argument), value)
        return named.id if isinstance(named, Ref) else str(value)

    def event_message(self, event: Event) -> Message:
        """An event in words; redact it first with `seen_by`."""
        return self.message(f"event-{event.name}", event.args)

    def _arg(self, vocabulary: str, value: object) -> Arg:
        if isinstance(value, list | tuple):
            return tuple(self._arg(vocabulary, one) for one in value)
        if isinstance(value, bool) or not isinstance(value, int):
            return str(value)
        if vocabulary == "seat":
            return SeatRef(value)
        if vocabulary in self.notation.names and value >= 0:
            return Ref(f"{vocabulary}-{self.notation.name(vocabulary, value)}")
        return value


AnyGame: TypeAlias = "Game[Any]"
"""A game of whatever kind."""
