"""Moves as text, the way chess moves are: `buy b2`, `move 3 from gate-anubis to east-bank`.

A verb has a form, a line of words and slots. A slot is `{vocabulary}`, `{label:vocabulary}`, `{int}` or
`{label:int}`; with `*` behind it (`{cards:card*}`) it takes any number of entries, written with commas (`none` when
empty). The text parses back to the same option.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ennead.kernel.errors import NotationError

Option = tuple[Any, ...]
_SLOT = re.compile(r"\{(?:([a-z_]+):)?([a-z-]+)(\*?)\}")
_EMPTY = "none"


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in a form: its label (the argument's name in the texts), its vocabulary, and whether it takes many."""

    label: str
    vocabulary: str
    many: bool


class Form:
    """How one verb is written."""

    __slots__ = ("_words", "pattern", "slots", "text", "verb")

    def __init__(self, verb: str, text: str) -> None:
        self.verb = verb
        self.text = text
        self.slots = tuple(Slot(m[1] or m[2], m[2], bool(m[3])) for m in _SLOT.finditer(text))
        self._words = _SLOT.sub("{}", text)
        pattern, end = "", 0
        for m in _SLOT.finditer(text):
            number = m[2] == "int"
            one = r"-?\d+" if number else "[a-z0-9-]+"
            pattern += re.escape(text[end : m.start()])
            pattern += f"({one}(?:, {one})*|{_EMPTY})" if m[3] else f"({one})"
            end = m.end()
        self.pattern = re.compile(pattern + re.escape(text[end:]))

    def fill(self, words: Sequence[str]) -> str:
        """The form with its slots filled."""
        return self._words.format(*words)


class Notation:
    """The written language of a game: its verbs and its vocabularies (names by index)."""

    def __init__(self, verbs: Mapping[str, str], vocabularies: Mapping[str, Sequence[str]]) -> None:
        self.forms = {verb: Form(verb, text) for verb, text in verbs.items()}
        self.names = {vocabulary: list(names) for vocabulary, names in vocabularies.items()}
        self._index = {
            vocabulary: {name: number for number, name in enumerate(names)}
            for vocabulary, names in self.names.items()
        }
        for form in self.forms.values():
            for slot in form.slots:
                if slot.vocabulary != "int" and slot.vocabulary not in self.names:
                    raise ValueError(f"{form.text!r}: no vocabulary is called {slot.vocabulary!r}")

    def write(self, option: Option) -> str:
        """The text of an option."""
        form = self.forms[option[0]]
        return form.fill(
            [self._word(slot, value) for slot, value in zip(form.slots, option[1:], strict=True)]
        )

    def read(self, text: str) -> Option:
        """The option that a text stands for, whether or not it is allowed now.

        Raises NotationError with the forms that come closest.
        """
        line = " ".join(text.lower().split())
        problem = ""
        for form in self.forms.values():
            match = form.pattern.fullmatch(line)
            if match is None:
                continue
            try:
                values = [
                    self._value(slot, word)
                    for slot, word in zip(form.slots, match.groups(), strict=True)
                ]
            except NotationError as error:
                problem = str(error)
                continue
            return (form.verb, *values)
        raise NotationError(problem or self._no_such_move(line))

    def name(self, vocabulary: str, value: int) -> str:
        """The name of a value; `?` for one that a view does not show."""
        if vocabulary == "int":
            return str(value)
        return self.names[vocabulary][value] if value >= 0 else "?"

    def value(self, vocabulary: str, name: str) -> int:
        """The value that a name stands for; raises NotationError with near names."""
        return int(self._value(Slot(vocabulary, vocabulary, False), name))

    def _word(self, slot: Slot, value: Any) -> str:
        if slot.many:
            return ", ".join(self.name(slot.vocabulary, one) for one in value) or _EMPTY
        return self.name(slot.vocabulary, value)

    def _value(self, slot: Slot, word: str) -> Any:
        if slot.many:
            one = Slot(slot.label, slot.vocabulary, False)
            return (
                () if word == _EMPTY else tuple(self._value(one, part) for part in word.split(", "))
            )
        if slot.vocabulary == "int":
            return int(word)
        found = self._index[slot.vocabulary].get(word)
        if found is None:
            raise NotationError(
                f"{word!r} is no {slot.vocabulary}{_near(word, self.names[slot.vocabulary])}"
            )
        return found

    def _no_such_move(self, line: str) -> str:
        first = line.split(" ", 1)[0]
        known = [form.text for form in self.forms.values() if form.text.split(" ", 1)[0] == first]
        if known:
            return f"{line!r} is incomplete or too long; expected: " + " | ".join(known)
        verbs = sorted({form.text.split(" ", 1)[0] for form in self.forms.values()})
        return f"{line!r} is no move: no verb is called {first!r}{_near(first, verbs)}"


def _near(word: str, names: Sequence[str]) -> str:
    import difflib

    close = difflib.get_close_matches(word, names, 3, 0.5)
    if not close and len(names) <= 12:
        close = list(names)
    return f" (did you mean {', '.join(close)}?)" if close else ""
