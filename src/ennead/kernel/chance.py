"""Chance lives outside the position: rules ask a source for one of several values.

Bags are drawn from lazily, so an order that nobody may know does not exist anywhere. The sources:

- `Keyed`: a secret key and a counter; committed to before the match, revealed after it, so that
  anybody can check it;
- `Sampled`: a pseudo-random generator, for simulations and for the worlds in a bot's head;
- `Replayed`: the outcomes of a log; `Scripted`: those of a case, then the first of what is
  possible;
- `Told`: what a person at a real table has typed in so far;
- `Recorded`: one of these, remembering what it gave.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from ennead.kernel.errors import ChanceError, NeedOutcome


class Outcome(NamedTuple):
    """One answer of chance: what was asked and the value that came."""

    tag: str
    value: int


class Luck(Protocol):
    """A source of chance."""

    def draw(self, tag: str, among: Sequence[int]) -> int:
        """One of the values `among` (a value listed twice is twice as likely)."""
        raise NotImplementedError


class NoLuck:
    """The source of a position that nobody may advance; a copy starts with it."""

    def draw(self, tag: str, among: Sequence[int]) -> int:
        raise ChanceError(f"{tag!r} was asked of a position that has no chance source")


NO_LUCK = NoLuck()


class Sampled:
    """Chance from a pseudo-random generator."""

    __slots__ = ("_random",)

    def __init__(self, rng: random.Random) -> None:
        self._random = rng.random

    def draw(self, tag: str, among: Sequence[int]) -> int:
        return among[int(self._random() * len(among))]


@dataclass(slots=True)
class Keyed:
    """Chance from a secret key: draw number n is a keyed hash of n, so it can be checked by anybody
    who has the key."""

    key: bytes
    drawn: int = 0

    def draw(self, tag: str, among: Sequence[int]) -> int:
        size = len(among)
        if not size:
            raise ChanceError(f"{tag!r} was asked of an empty bag")
        number, self.drawn = self.drawn, self.drawn + 1
        limit = (1 << 64) - (1 << 64) % size  # beyond it the low values would be likelier
        attempt = 0
        while True:
            text = f"{number}.{attempt}".encode()
            value = int.from_bytes(
                hashlib.blake2b(text, key=self.key, digest_size=8).digest(), "big"
            )
            if value < limit:
                return among[value % size]
            attempt += 1


def commitment(key: bytes) -> str:
    """What a server publishes before the match, so that it cannot change the key afterwards."""
    return hashlib.sha256(b"ennead chance key " + key).hexdigest()


def salted(secret: bytes, salts: Iterable[str]) -> bytes:
    """The key of a match: the server's secret and what each player threw in."""
    digest = hashlib.blake2b(key=secret, digest_size=32)
    for salt in salts:
        digest.update(salt.encode() + b"\0")
    return digest.digest()


@dataclass(slots=True)
class Replayed:
    """Chance from a log; it must ask for exactly what the log holds."""

    outcomes: Sequence[Outcome]
    used: int = 0

    def draw(self, tag: str, among: Sequence[int]) -> int:
        if self.used >= len(self.outcomes):
            raise ChanceError(f"the rules ask for {tag!r}, but the record ends here", self.used)
        outcome = self.outcomes[self.used]
        if outcome.tag != tag:
            raise ChanceError(
                f"the rules ask for {tag!r}, but the record has {outcome.tag!r}", self.used
            )
        if outcome.value not in among:
            raise ChanceError(
                f"the record says that {tag!r} gave {outcome.value}, which is impossible here",
                self.used,
            )
        self.used += 1
        return outcome.value


@dataclass(slots=True)
class Scripted:
    """Chance from a script; when it ends, the first possible value."""

    outcomes: list[Outcome]

    def draw(self, tag: str, among: Sequence[int]) -> int:
        if not among:
            raise ChanceError(f"{tag!r} was asked of an empty bag")
        if self.outcomes and self.outcomes[0].tag == tag:
            outcome = self.outcomes.pop(0)
            if outcome.value not in among:
                raise ChanceError(
                    f"the script wants {tag!r} to give {outcome.value}, which is impossible here"
                )
            return outcome.value
        return among[0]


@dataclass(slots=True)
class Told:
    """Chance from a person at a real table: raises `NeedOutcome` for the next thing that has to be
    typed in."""

    outcomes: list[Outcome] = field(default_factory=list)
    used: int = 0

    def draw(self, tag: str, among: Sequence[int]) -> int:
        if self.used >= len(self.outcomes):
            raise NeedOutcome(tag, among)
        outcome = self.outcomes[self.used]
        if outcome.tag != tag or outcome.value not in among:
            raise ChanceError(
                f"{outcome.tag!r} cannot give {outcome.value} here; the rules ask for {tag!r}"
            )
        self.used += 1
        return outcome.value


@dataclass(slots=True)
class Recorded:
    """Another source, remembering what it gave since it was last emptied."""

    source: Luck
    outcomes: list[Outcome] = field(default_factory=list)

    def draw(self, tag: str, among: Sequence[int]) -> int:
        value = self.source.draw(tag, among)
        self.outcomes.append(Outcome(tag, value))
        return value


def take(luck: Luck, tag: str, bag: list[int]) -> int:
    """Draw a value out of a bag; the bag keeps its (sorted) order."""
    value = luck.draw(tag, bag)
    bag.remove(value)
    return value


def shuffled(luck: Luck, tag: str, values: Sequence[int]) -> list[int]:
    """All the values in a random order: for the rare order that somebody may look at later."""
    bag = list(values)
    return [take(luck, tag, bag) for _ in values]
