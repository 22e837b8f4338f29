"""Moves as text, the way chess moves are: `buy b2`, `move 3 from gate-anubis to east-bank`.

The forms are those of the verbs (`verbs`); here are the names that their slots take. The text
parses back to the same option.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping, Sequence

from ennead.kernel._flow import Option
from ennead.kernel._verbs import EMPTY_LIST, AnyVerb, Slot, Value
from ennead.kernel.errors import NotationError

LONGEST_LIST = 24
"""Entries that a list may have in a text: more than any move needs."""


class Notation:
    """The written language of a game: its verbs and its vocabularies (names by index).

    `aliases` are other names for a value of a vocabulary, such as the two ways to name a side
    between two hexes.
    """

    def __init__(
        self,
        verbs: Mapping[str, AnyVerb],
        vocabularies: Mapping[str, Sequence[str]],
        aliases: Mapping[str, Mapping[str, int]],
    ) -> None:
        self.verbs = verbs
        self.names = {vocabulary: list(names) for vocabulary, names in vocabularies.items()}
        self._index = {
            vocabulary: {
                **aliases.get(vocabulary, {}),
                **{name: number for number, name in enumerate(names)},
            }
            for vocabulary, names in self.names.items()
        }
        sizes = {vocabulary: len(names) for vocabulary, names in self.names.items()}
        for verb in verbs.values():
            for slot in verb.slots:
                if slot.vocabulary != "int" and slot.vocabulary not in self.names:
                    raise ValueError(f"{verb.form!r}: no vocabulary is called {slot.vocabulary!r}")
            verb.bind(sizes)

    def write(self, option: Option) -> str:
        """The text of an option."""
        verb = self.verbs[option.verb]
        return verb.words.format(
            *[
                self._word(slot, value)
                for slot, value in zip(verb.slots, option.values, strict=True)
            ]
        )

    def read(self, text: str) -> Option:
        """The option that a text stands for, whether or not it is allowed now.

        Raises NotationError with the forms that come closest.
        """
        line = " ".join(text.lower().split())
        problem = ""
        for verb in self.verbs.values():
            match = verb.pattern.fullmatch(line)
            if match is None:
                continue
            try:
                values = [
                    self._value(slot, word)
                    for slot, word in zip(verb.slots, match.groups(), strict=True)
                ]
            except NotationError as error:
                problem = str(error)
                continue
            found: Option = verb.find(values)
            return found
        raise NotationError(problem or self._no_such_move(line))

    def name(self, vocabulary: str, value: int) -> str:
        """The name of a value; `?` for one that a view does not show."""
        if vocabulary == "int":
            return str(value)
        return self.names[vocabulary][value] if value >= 0 else "?"

    def value(self, vocabulary: str, name: str) -> int:
        """The value that a name stands for; raises NotationError with near names."""
        if vocabulary == "int":
            number = read_number(name)
            if number is None:
                raise NotationError(f"{name[:40]!r} is no whole number")
            return number
        found = self._index[vocabulary].get(name)
        if found is None:
            raise NotationError(f"{name!r} is no {vocabulary}{_near(name, self.names[vocabulary])}")
        return found

    def _word(self, slot: Slot, value: Value) -> str:
        if isinstance(value, tuple):
            return ", ".join([self.name(slot.vocabulary, one) for one in value]) or EMPTY_LIST
        return self.name(slot.vocabulary, value)

    def _value(self, slot: Slot, word: str) -> Value:
        if not slot.many:
            return self._one(slot, word)
        if word == EMPTY_LIST:
            return ()
        parts = word.split(", ")
        if len(parts) > LONGEST_LIST:
            raise NotationError(f"a list of {len(parts)} is too long for any move")
        return tuple(self._one(slot, part) for part in parts)

    def _one(self, slot: Slot, word: str) -> int:
        value = self.value(slot.vocabulary, word[:40])
        if slot.vocabulary == "int" and not slot.low <= value <= slot.high:
            raise NotationError(f"{slot.field} is {slot.low} to {slot.high}, not {word[:40]}")
        return value

    def _no_such_move(self, line: str) -> str:
        first = line.split(" ", 1)[0]
        forms = [verb.form for verb in self.verbs.values()]
        known = [form for form in forms if form.split(" ", 1)[0] == first]
        if known:
            return f"{line!r} is incomplete or too long; expected: " + " | ".join(known)
        verbs = sorted({form.split(" ", 1)[0] for form in forms})
        return f"{line!r} is no move: no verb is called {first!r}{_near(first, verbs)}"


_NUMBER = re.compile("-?[0-9]{1,9}")


def read_number(text: str) -> int | None:
    """A whole number in plain digits, of a size that games have; None for anything else."""
    return int(text) if _NUMBER.fullmatch(text) else None


def _near(word: str, names: Sequence[str]) -> str:
    close = difflib.get_close_matches(word, names, 3, 0.5)
    if not close and len(names) <= 12:
        close = list(names)
    return f" (did you mean {', '.join(close)}?)" if close else ""
