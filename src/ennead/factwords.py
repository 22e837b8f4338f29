"""What must hold in a position, in words: `players.0.coins = 11` is "Player 1 · coins: 11".

Facts are named in the words that a game's rules use; whatever has a message is said by it, and the
rest as it stands.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ennead.kernel import AnyGame
from ennead.words import Words

_SEATS = ("asked", "winners", "order", "players", "active", "acting", "first", "seat")
"""Facts that are seats or lists of seats."""
_KINDS = ("fact", "term", "figure", "kind", "zone")
"""Messages that may name a fact."""


class FactWords:
    """Says the facts of a game."""

    def __init__(self, game: AnyGame, words: Words) -> None:
        self._words = words
        self._vocabularies = game.notation.names
        self.unnamed: set[str] = set()
        """Words that were said as they stand, because no message names them."""

    def lines(self, facts: Mapping[str, Any]) -> list[tuple[str, str]]:
        """Each fact as its name and its value."""
        return list(self._lines(facts, ())) if facts else []

    def _lines(self, value: Any, path: tuple[str, ...]) -> Iterator[tuple[str, str]]:
        if isinstance(value, Mapping) and value:
            for key, inner in value.items():
                yield from self._lines(inner, (*path, *str(key).split(".")))
        elif isinstance(value, list) and path[-1:] in (("players",), ("scores",)):
            for seat, inner in enumerate(value):
                yield from self._lines(inner, (*path, str(seat)))
        else:
            yield " · ".join(self._name(path)), self._value(value, path)

    def _name(self, path: Sequence[str]) -> Iterator[str]:
        for number, key in enumerate(path):
            above = path[number - 1] if number else ""
            if key.isdecimal():
                seat = above in ("players", "scores", "seen")
                yield self._words.player(int(key), ()) if seat else str(int(key) + 1)
            elif not (key == "players" and path[number + 1 : number + 2]):
                yield self._word(key, above)

    def _value(self, value: Any, path: Sequence[str]) -> str:
        key = next((part for part in reversed(path) if not part.isdecimal()), "")
        if isinstance(value, bool):
            return self._words.say("page-yes" if value else "page-no")
        if isinstance(value, list):
            parts = [self._value(one, path) for one in value]
            return self._words.join(parts) if parts else self._words.say("fact-nothing")
        if isinstance(value, int):
            return self._words.player(value, ()) if key in _SEATS else str(value)
        if key == "question":
            return self._words.say(f"prompt-{value}") if value else self._words.say("fact-nothing")
        if isinstance(value, str) and value:
            return " ".join(self._word(part, key) for part in value.split(" "))
        return self._words.say("fact-nothing")

    def _word(self, word: str, near: str) -> str:
        """A word of the rules: as the texts have it, best in the vocabulary that is spoken of."""
        close = [kind for kind in self._vocabularies if near.startswith(kind)]
        kinds = [kind for kind in (*close, *self._vocabularies) if word in self._vocabularies[kind]]
        candidates = [f"{kind}-{word}" for kind in kinds]
        candidates += [f"{kind}-{word}" for kind in _KINDS]
        for id in candidates:
            if self._words.has(id):
                return self._words.forms(id)[""]
        self.unnamed.add(word)
        return word.replace("-", " ").replace("_", " ")
