"""Who may see what: one oracle behind views, logs, spectators, replays and the worlds that bots
imagine.

A field that is not public says so where it is declared:

    hand: list[int] = hidden(OWNER, pool="deck")

The `sight` of a field answers, for a position, the object that holds it and a viewer, how much is
seen: `ALL`, `NONE`, or `TOP` (the last entry only). How many entries there are is always public. A
*pool* names the tokens that could lie in one another's place as far as an outsider can tell, and
whose sum is known to everybody who has watched the match: a player's draw deck, hand and pile, say.
A seat's `View` is the same position with hidden tokens replaced by `UNKNOWN`; `determinize` deals
each pool out again, at random, to the places where it is unknown.
"""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from ennead.kernel._codec import Codec
from ennead.kernel._flow import SEALED, Frame, Option, State
from ennead.kernel._question import AnyQuestion
from ennead.kernel._seats import EVERYTHING, UNKNOWN

S = TypeVar("S", bound=State)

NONE: Final = 0
ALL: Final = 1
TOP: Final = 2

Holder: TypeAlias = Any
"""A part of a position with a hidden field."""
Sight: TypeAlias = Callable[[Any, Holder, int], int]
"""`(position, holder, viewer)` to NONE, ALL or TOP; may read public fields only."""


def OWNER(g: State, holder: Holder, viewer: int) -> int:  # noqa: N802 - reads as a constant where fields are declared
    """Seen by the seat that the holder belongs to (its `seat`)."""
    return ALL if viewer == holder.seat else NONE


def NOBODY(g: State, holder: Holder, viewer: int) -> int:  # noqa: N802
    """Seen by nobody."""
    return NONE


def TOP_ONLY(g: State, holder: Holder, viewer: int) -> int:  # noqa: N802
    """The last entry is public, the rest is not."""
    return TOP


def hidden(sight: Sight, pool: str, *, shared: bool = False, ordered: bool = False) -> Any:
    """Declare a list of tokens that not everybody sees.

    `pool`: what it may be confused with; separate for each holder with a `seat` unless `shared`.
    `ordered`: the order means something (a pile); otherwise the list is kept sorted (a hand, a
    bag).
    """
    meta = {"sight": sight, "pool": pool, "shared": shared, "ordered": ordered}
    return field(default_factory=list, metadata=meta)


class Secret(NamedTuple):
    """The declaration of one hidden field."""

    name: str
    sight: Sight
    pool: str
    shared: bool
    ordered: bool

    def pool_of(self, holder: Holder) -> str:
        """The name of the pool its tokens belong to."""
        return (
            self.pool
            if self.shared or not hasattr(holder, "seat")
            else f"{self.pool}:{holder.seat}"
        )


class Plan(NamedTuple):
    """What the oracle has to visit in one class of a position."""

    secrets: tuple[Secret, ...]
    inside: tuple[
        tuple[str, bool], ...
    ]  # fields that hold other parts: name, and whether it is a list of them


class View(Generic[S]):
    """What a seat may know: the position with `UNKNOWN` in it, and what is in each pool it cannot
    tell apart."""

    __slots__ = ("seat", "state", "unseen")

    def __init__(self, seat: int, state: S, unseen: dict[str, list[int]]) -> None:
        self.seat = seat
        self.state = state
        self.unseen = unseen

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return False
        return (self.seat, self.state, self.unseen) == (other.seat, other.state, other.unseen)

    def __hash__(self) -> int:
        raise TypeError("a view changes: it has no hash")


class Oracle(Generic[S]):
    """Reads the declarations of one game's position."""

    def __init__(
        self,
        state: type[S],
        frames: Mapping[str, type[Frame]],
        codec: Codec[S],
        questions: Mapping[str, AnyQuestion],
    ) -> None:
        self._codec = codec
        self._questions = questions
        self._plans: dict[type, Plan] = {}
        for kind in (state, *frames.values()):
            self._learn(kind)

    def secrets(self, g: State) -> Iterator[tuple[Holder, Secret]]:
        """Every hidden field of a position with the object that holds it, in a fixed order."""
        return iter(self._walk(g))

    def view(self, g: S, viewer: int) -> View[S]:
        """The position as this viewer may know it."""
        unseen: dict[str, list[int]] = {}
        seen = self._masked(g, viewer, unseen)
        for pool in unseen.values():
            pool.sort()
        return View(viewer, seen, unseen)

    def mask(self, g: S, viewer: int) -> S:
        """Only the state of a viewer's view, for those who want to show it and not to think about
        it: quicker."""
        return self._masked(g, viewer, None)

    def _masked(self, g: S, viewer: int, unseen: dict[str, list[int]] | None) -> S:
        seen = self._codec.copy(g)
        if viewer == EVERYTHING:
            return seen
        for holder, secret in self._walk(seen):
            name, sight_of, _, _, _ = secret
            tokens: list[int] = getattr(holder, name)
            if not tokens:
                continue
            sight = sight_of(seen, holder, viewer)
            if sight == ALL:
                continue
            lost = len(tokens) - (sight == TOP)
            if lost:
                if unseen is not None:
                    unseen.setdefault(secret.pool_of(holder), []).extend(tokens[:lost])
                tokens[:lost] = [UNKNOWN] * lost
        for seat, answer in enumerate(seen.sealed):
            if answer is not None and not self._decide_together(seen, seat, viewer):
                seen.sealed[seat] = SEALED
        if seen.menu is not None and viewer not in seen.asked:
            seen.menu = None
        return seen

    def _decide_together(self, g: S, seat: int, viewer: int) -> bool:
        """Whether a viewer has a part in the sealed answer of a seat: its own, or a partner's."""
        if seat == viewer or viewer < 0:
            return seat == viewer
        question, frame = self._questions[g.question], g.frames[-1]
        return question.decider(g, frame, seat) == question.decider(g, frame, viewer)

    def determinize(
        self, view: View[S], rng: random.Random, menu: Callable[[S, int], list[Option]]
    ) -> S:
        """A world that looks to the viewer exactly like the real one; same view and generator, same
        world."""
        world = self._codec.copy(view.state)
        pools = {name: tokens[:] for name, tokens in view.unseen.items()}
        for tokens in pools.values():
            _shuffle(tokens, rng)
        for holder, secret in self._walk(world):
            tokens = getattr(holder, secret.name)
            if not tokens or tokens[0] != UNKNOWN:
                continue
            lost = len(tokens) - (tokens[-1] != UNKNOWN)
            pool = pools[secret.pool_of(holder)]
            tokens[:lost] = pool[len(pool) - lost :]
            del pool[len(pool) - lost :]
            if not secret.ordered:
                tokens.sort()
        for seat, answer in enumerate(world.sealed):
            if answer is SEALED:  # no search starts with somebody's true secret choice
                options = menu(world, seat)
                world.sealed[seat] = options[int(rng.random() * len(options))]
        if view.seat not in world.asked:
            world.menu = None
        return world

    def _walk(self, part: object) -> list[tuple[Holder, Secret]]:
        found: list[tuple[Holder, Secret]] = []
        self._collect(part, found)
        return found

    def _collect(self, part: object, found: list[tuple[Holder, Secret]]) -> None:
        plan = self._plans[part.__class__]
        for secret in plan.secrets:
            found.append((part, secret))  # noqa: PERF401 - twice as fast as extending with a generator
        for name, many in plan.inside:
            inner = getattr(part, name)
            if many:
                for one in inner:
                    if one is not None:
                        self._collect(one, found)
            elif inner is not None:
                self._collect(inner, found)

    def _learn(self, kind: type) -> None:
        """What to visit in a class; one with nothing to visit in it is passed over by those that
        hold it."""
        if kind in self._plans:
            return
        self._plans[kind] = Plan((), ())
        secrets = tuple(
            Secret(one.name, **{name: one.metadata[name] for name in Secret._fields[1:]})
            for one in dataclasses.fields(kind)
            if "sight" in one.metadata
        )
        inside: list[tuple[str, bool]] = []
        for name, many, part in self._codec.inside[kind.__name__]:
            if part != "Frame":
                self._learn(self._codec.kinds[part])
            if part == "Frame" or self._plans[self._codec.kinds[part]] != Plan((), ()):
                inside.append((name, many))
        self._plans[kind] = Plan(secrets, tuple(inside))


def _shuffle(tokens: list[int], rng: random.Random) -> None:
    draw = rng.random
    for i in range(len(tokens) - 1, 0, -1):
        j = int(draw() * (i + 1))
        tokens[i], tokens[j] = tokens[j], tokens[i]
