"""Every possible move of a game as a number, in both directions, and menus as rows of features.

    codes = codes_of(game)
    codes.describe(17)                     # 'act build-blue'
    step = codes.path(option)              # [17]: the numbers that say this option, in order

Verbs without lists have one number for each option of their universe, verb by verb in the order of
the game's declarations: exact and fixed. A verb with a list (`take {count} with {creatures}`) would
need a number for every list; it is said in several numbers instead: one for the verb with its
single values, then one for each entry (`+ creature-phoenix`), in the order in which the list is
written, and `END` after it. What may come next is whatever goes on to an option of the menu, so no
sequence leads astray.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import prod
from typing import Any, Final, TypeAlias

from ennead.kernel import AnyGame, AnyVerb, Option

Path: TypeAlias = "tuple[int, ...]"
"""The numbers that say an option, in order."""
END: Final = "end of the list"
LIST_ROOM: Final = 8
"""Entries of a list that a row of features shows."""


class Codes:
    """The numbers of one game's moves."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._blocks: dict[str, int] = {}
        """The first number of each verb."""
        self._entries: dict[str, int] = {}
        """The first number of the entries of each vocabulary that has lists."""
        self._starts: list[tuple[int, AnyVerb]] = []
        self._paths: dict[Option, Path] = {}
        self.size = 0
        for verb in game.verbs.values():
            self._blocks[verb.name] = self.size
            self._starts.append((self.size, verb))
            self.size += prod(len(verb.range(slot)) for slot in verb.slots if not slot.listing)
        for verb in game.verbs.values():
            for slot in verb.slots:
                if slot.listing and slot.vocabulary not in self._entries:
                    self._entries[slot.vocabulary] = self.size
                    self.size += len(verb.range(slot))
        self.end = self.size if self._entries else -1
        """The number that ends a list; -1 if no verb has one."""
        self.size += bool(self._entries)
        self.width = 1 + max(
            sum(LIST_ROOM if slot.listing else 1 for slot in verb.slots)
            for verb in game.verbs.values()
        )
        """How many features an option has."""
        self._rows: dict[Option, tuple[int, ...]] = {}
        self._verbs = {verb.name: number for number, verb in enumerate(game.verbs.values())}

    # -- options and numbers ---------------------------------------------------------------------

    def path(self, option: Option) -> Path:
        """The numbers that say an option."""
        known = self._paths.get(option)
        if known is None:
            known = self._path(option)
            if len(self._paths) < 200_000:
                self._paths[option] = known
        return known

    def _path(self, option: Option) -> Path:
        verb = self._game.verbs[option.verb]
        number, listed = 0, []
        for slot, value in zip(verb.slots, option.values, strict=True):
            inside = verb.range(slot)
            if slot.listing:
                first = self._entries[slot.vocabulary] - inside.start
                assert isinstance(value, tuple)
                listed += [*(first + one for one in value), self.end]
            else:
                assert isinstance(value, int)
                number = number * len(inside) + inside.index(value)
        return (self._blocks[verb.name] + number, *listed)

    def option(self, number: int) -> Option | None:
        """The option that a number says by itself; None for one that goes on in a list, or
        continues it."""
        verb = self._verb(number)
        if verb is None or not verb.countable:
            return None
        found: Option = verb.keep(self._values(verb, number))
        return found

    def _verb(self, number: int) -> AnyVerb | None:
        """The verb in whose block a number lies."""
        if not 0 <= number < self.size:
            raise IndexError(f"expected a number from 0 to {self.size - 1}, got {number}")
        if self._entries and number >= min(self._entries.values()):
            return None
        return [verb for start, verb in self._starts if start <= number][-1]

    def _values(self, verb: AnyVerb, number: int) -> list[int]:
        """The single values of a verb at one of its numbers."""
        number -= self._blocks[verb.name]
        values: list[int] = []
        for slot in reversed([slot for slot in verb.slots if not slot.listing]):
            inside = verb.range(slot)
            number, place = divmod(number, len(inside))
            values.insert(0, inside[place])
        return values

    def describe(self, number: int) -> str:
        """What a number says, in notation."""
        verb = self._verb(number)
        if verb is not None:
            values: list[Any] = self._values(verb, number)
            for place, slot in enumerate(verb.slots):
                if slot.listing:
                    values.insert(place, ())
            return self._game.notation.write(verb.make(tuple(values)))
        if number == self.end:
            return END
        word, first = max(
            ((word, first) for word, first in self._entries.items() if first <= number),
            key=lambda entry: entry[1],
        )
        return f"+ {self._game.notation.name(word, number - first)}"

    # -- what may be said next -------------------------------------------------------------------

    def following(self, menu: Sequence[Option], said: Path) -> dict[int, Option | None]:
        """The numbers that may come after those already said: each with its option if that
        completes one."""
        if not said:
            if not self._entries:
                return {self.path(option)[0]: option for option in menu}
            found: dict[int, Option | None] = {}
            for option in menu:
                path = self.path(option)
                found[path[0]] = option if len(path) == 1 else None
            return found
        depth = len(said)
        paths = ((self.path(option), option) for option in menu)
        return {
            path[depth]: option if len(path) == depth + 1 else None
            for path, option in paths
            if path[:depth] == said
        }

    # -- menus -----------------------------------------------------------------------------------

    def features(self, option: Option) -> tuple[int, ...]:
        """Its verb and values: numbers counted from 1, 0 where there is none."""
        row = self._rows.get(option)
        if row is None:
            row = self._features(option)
            if len(self._rows) < 200_000:
                self._rows[option] = row
        return row

    def _features(self, option: Option) -> tuple[int, ...]:
        row = [1 + self._verbs[option.verb]]
        for slot, value in zip(self._game.verbs[option.verb].slots, option.values, strict=True):
            if slot.listing:
                assert isinstance(value, tuple)
                row += [1 + one for one in value[:LIST_ROOM]]
                row += [0] * (LIST_ROOM - len(value))
            else:
                assert isinstance(value, int)
                row.append(1 + value)
        return (*row, *[0] * (self.width - len(row)))

    def highest(self) -> int:
        """The largest number in a row of features."""
        ranges = [
            max(verb.range(slot), default=0)
            for verb in self._game.verbs.values()
            for slot in verb.slots
        ]
        return 1 + max(len(self._verbs), *ranges)


@cache
def codes_of(game: AnyGame) -> Codes:
    """The numbers of a game's moves: the same for every set-up."""
    return Codes(game)
