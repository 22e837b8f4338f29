"""Sentences: messages of the kernel in the words of a language.

    words = words_for("cs", game)
    words.say(game.prompt(position, seat), names)

Texts are Fluent files: those of the game first, then the shared ones in `ennead/texts`. An argument
that names another message brings all its forms: `$card`, and `$card_gen`, `$card_dat`, `$card_acc`,
`$card_ins`, `$card_loc`, `$card_gender` from the attributes of that message (the nominative where
there is none). A seat becomes the player's name, a list is joined the way the language does it and
adds `$cards_count`. The browser follows the same rules in `web/src/lib/words.ts`.
"""

from __future__ import annotations

import os
import re
import threading
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ennead.kernel import Arg, Game, Message, Ref, SeatRef
from ennead.table import reference

LANGUAGES = reference.LANGUAGES
CASES = ("gen", "dat", "acc", "ins", "loc", "gender")

Forms: TypeAlias = "dict[str, str]"
"""A name in its grammatical forms; the nominative is under the empty string."""

COORDINATES = re.compile(r"[a-z]+(-[a-z]\d+)+")
"""Ids of hexes and their sides: nobody names each of them."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
_NAME = re.compile(r"-?[a-zA-Z][a-zA-Z0-9_-]*")


def entries(text: str) -> dict[str, str]:
    """The source of each message and term of a Fluent file, by id; nothing is parsed yet."""
    starts = list(_ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}


class Words:
    """The texts of one language. Entries are parsed when first said, so that starting costs
    nothing."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        self.language = language
        self._folders = tuple(folders)
        self._sources: dict[str, str] = {}
        for folder in folders:  # the first that has a message wins
            file = folder / f"{language}.ftl"
            if file.is_file():
                self._sources = {**entries(file.read_text(encoding="utf-8")), **self._sources}
        self._bundle = FluentBundle([language], use_isolating=False)
        self._known: dict[str, bool] = {}
        self._forms: dict[str, Forms] = {}
        self._lock = threading.Lock()

    def ids(self) -> list[str]:
        """Every message there is, without terms."""
        return [id for id in self._sources if not id.startswith("-")]

    def has(self, id: str) -> bool:
        """Whether this very language has the message."""
        with self._lock:
            return self._learn(id)

    def say(self, words: Message | str | None, names: Sequence[str] = ()) -> str:
        """The sentence; `names` are the players' by seat. A message that nobody wrote is shown as
        its id."""
        return self.render(words, names)[0]

    def render(
        self, words: Message | str | None, names: Sequence[str] = ()
    ) -> tuple[str, list[str]]:
        """The sentence, and what is wrong with it: a missing message, an argument that was not
        given."""
        if words is None or words == "":
            return "", []
        message = Message(words) if isinstance(words, str) else words
        text, problems = self._format(message.id, "", self._arguments(message.args, names))
        return text, problems + self._unnamed(tuple(message.args.values()))

    def forms(self, id: str) -> Forms:
        """A name in all its forms; one that nobody wrote is its id without the kind, such as a
        hex."""
        found = self._forms.get(id)
        if found is None:
            text = self._format(id, "", {})[0]
            found = {"": id.partition("-")[2] or id if text == id else text}
            for grammar in CASES:
                form = self._format(id, grammar, {})[0]
                found[grammar] = found[""] if form == id else form
            self._forms[id] = found
        return found

    def player(self, seat: int, names: Sequence[str]) -> str:
        """Who sits on a seat."""
        if 0 <= seat < len(names) and names[seat]:
            return names[seat]
        if seat < 0:
            return self.say("player-nobody")
        return self.say(Message("player-unnamed", {"number": seat + 1}))

    def join(self, parts: Sequence[str]) -> str:
        """A list in words: `a, b, and c`."""
        return format_list(parts, locale=self.language) if parts else ""

    # -- messages ----------------------------------------------------------------------------------

    def _format(self, id: str, attribute: str, args: Mapping[str, Any]) -> tuple[str, list[str]]:
        if not self.has(id):
            return self._elsewhere(id, attribute, args)
        message = self._bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            if attribute:
                return ("" if attribute == "gender" else self._format(id, "", args)[0]), []
            return id, [f"{id}: has no text of its own"]
        try:
            text, errors = self._bundle.format_pattern(pattern, dict(args))
        except RecursionError:
            return id, [f"{id}: refers to itself"]
        return str(text), [f"{id}: {error}" for error in errors]

    def _elsewhere(self, id: str, attribute: str, args: Mapping[str, Any]) -> tuple[str, list[str]]:
        """A message that this language lacks: in English rather than not at all."""
        problem = f"{id}: not written in {self.language}"
        if attribute == "gender":
            return "", [problem]
        if self.language != "en":
            english = _words("en", self._folders)
            if english.has(id):
                return english._format(id, "", args)[0], [problem]
        return id, [problem]

    def _learn(self, id: str) -> bool:
        """Parse a message and what it refers to; False if there is no such message or it is not
        Fluent."""
        if id in self._known:
            return self._known[id]
        source = self._sources.get(id)
        if source is None:
            return False
        self._known[id] = False  # a circle of references ends here
        resource = FluentResource(source)
        self._bundle.add_resource(resource)
        self._known[id] = not any(isinstance(entry, ast.Junk) for entry in resource.body)
        for name in dict.fromkeys(_NAME.findall(source)):
            if name in self._sources:
                self._learn(name)
        return self._known[id]

    # -- arguments ---------------------------------------------------------------------------------

    def _arguments(self, args: Mapping[str, Arg], names: Sequence[str]) -> dict[str, Any]:
        bound: dict[str, Any] = {}
        for name, arg in args.items():
            if isinstance(arg, int | str):
                bound[name] = arg
                continue
            forms = self._forms_of(arg, names)
            bound[name] = forms[""]
            for grammar in CASES:
                bound[f"{name}_{grammar}"] = forms[grammar]
            if isinstance(arg, tuple):
                bound[f"{name}_count"] = len(arg)
        return bound

    def _forms_of(self, arg: Arg, names: Sequence[str]) -> Forms:
        if isinstance(arg, Ref):
            return self.forms(arg.id)
        if isinstance(arg, tuple):
            each = [self._forms_of(one, names) for one in arg]
            return {grammar: self.join([one[grammar] for one in each]) for grammar in ("", *CASES)}
        text = self.player(arg.seat, names) if isinstance(arg, SeatRef) else str(arg)
        return {"": text, **dict.fromkeys(CASES, text), "gender": ""}

    def _unnamed(self, arg: Arg) -> list[str]:
        """References that have no name; places known by their coordinates need none."""
        if isinstance(arg, tuple):
            return [problem for one in arg for problem in self._unnamed(one)]
        if not isinstance(arg, Ref) or COORDINATES.fullmatch(arg.id) or self.has(arg.id):
            return []
        return [f"{arg.id}: not written in {self.language}"]


@cache
def _words(language: str, folders: tuple[Path, ...]) -> Words:
    return Words(language, folders)


def words_for(language: str, game: Game[Any] | None = None) -> Words:
    """The words of a language for a game, or those that belong to no game; made once, safe between
    threads."""
    return _words(
        language,
        (game.folder / "texts", reference.SHARED_TEXTS) if game else (reference.SHARED_TEXTS,),
    )


def negotiate(asked: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language to speak: the one asked for, else the system's, else English."""
    wishes = [asked or ""]
    wishes += environment.get("LANGUAGE", "").split(":")
    # POSIX: the first of these that is set decides, and the others are not looked at
    wishes.append(next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), ""))
    for wish in wishes:
        language = re.split(r"[_.@-]", wish.strip().lower())[0]
        if language in LANGUAGES:
            return language
    return "en"
