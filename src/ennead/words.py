"""Sentences: messages of the kernel in the words of a language.

    words = words_for("cs", game)
    words.say(game.prompt(position, seat), names)

Texts are Fluent files: those of the game first, then the shared ones in `ennead/texts`. An argument
that names another message brings all its forms: `$card`, and `$card_gen`, `$card_dat`, `$card_acc`,
`$card_ins`, `$card_loc` from the attributes of that message (the nominative where there is none).
`$card_gender` is `m`, `f`, `n`, or `pl` for a name that is itself a plural and for several names;
`$card_article` is the English `a` or `an`. A seat becomes the player's name. A list is joined the
way the language does it, like names once (`2× silver`), and adds `$cards_count`. The attribute of a
message is said like a message: `prompt-turn.other`. The browser follows the same rules in
`web/src/lib/words.ts`, where a page with no server prefers the attribute `.site`.
"""

from __future__ import annotations

import hashlib
import os
import re
import threading
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ennead.kernel import Arg, Game, Message, Ref, RuleEntry, SeatRef
from ennead.kernel.cases import Case
from ennead.table import reference

LANGUAGES = reference.LANGUAGES
CASES = ("gen", "dat", "acc", "ins", "loc")
MARKS = {"gender": "", "article": "a"}
"""What a name tells about itself, and what holds where it tells nothing."""
FORMS = ("", *CASES, *MARKS)

Forms: TypeAlias = "dict[str, str]"
"""A name in its grammatical forms; the nominative is under the empty string."""

COORDINATES = re.compile(r"[a-z]+(-[a-z]\d+)+")
"""Ids of hexes and their sides: nobody names each of them."""

_NAME = re.compile(r"-?[a-zA-Z][a-zA-Z0-9_-]*")


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
                found = reference.entries(file.read_text(encoding="utf-8"))
                self._sources = {**found, **self._sources}
        self._bundle = FluentBundle([language], use_isolating=False)
        self._known: dict[str, bool] = {}
        self._forms: dict[str, Forms] = {}
        self._lock = threading.Lock()

    def ids(self) -> list[str]:
        """Every message there is, without terms."""
        return [id for id in self._sources if not id.startswith("-")]

    def has(self, id: str) -> bool:
        """Whether this very language has the message, or the attribute of one (`id.name`)."""
        id, _, attribute = id.partition(".")
        with self._lock:
            known = self._learn(id)
        return known and (not attribute or attribute in self._bundle.get_message(id).attributes)

    def source(self, id: str) -> str:
        """A message as its file has it; empty if there is none."""
        return self._sources.get(id, "")

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
        id, attribute = message.id, ""
        if self.has(id):
            id, _, attribute = id.partition(".")
        text, problems = self._format(id, attribute, self._arguments(message.args, names))
        return text, problems + self._unnamed(tuple(message.args.values()))

    def phrase(self, pattern: str, args: Mapping[str, Arg]) -> tuple[str, list[str]]:
        """A text that is no message of its own, such as a paragraph of a rulebook, and what is
        wrong with it."""
        id = f"phrase-{hashlib.sha1(pattern.encode(), usedforsecurity=False).hexdigest()}"
        with self._lock:
            if not (self._known.get(id) or self._parse(id, f"{id} = {pattern}\n")):
                return pattern, [f"not a Fluent pattern: {pattern}"]
        text, problems = self._format(id, "", dict(args))
        return text, [problem.removeprefix(f"{id}: ") for problem in problems]

    def asked(self, prompt: Message, seat: int, names: Sequence[str]) -> str:
        """What somebody else is asked: in the third person, or that the table waits for them."""
        player: dict[str, Arg] = {"player": SeatRef(seat)}
        other = Message(f"{prompt.id}.other", {**prompt.args, **player})
        return self.say(other if self.has(other.id) else Message("waiting-for", player), names)

    def title(self, rule: RuleEntry) -> str:
        """What a rule is called; rules that a refusal may cite have titles in every language."""
        id = title_id(rule.id)
        return self.say(id) if self.has(id) else rule.title

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
            for mark in MARKS:
                found[mark] = self._format(id, mark, {})[0]
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
            if attribute in MARKS:
                return MARKS[attribute], []
            if attribute:
                return self._format(id, "", args)[0], []
            return id, [f"{id}: has no text of its own"]
        try:
            text, errors = self._bundle.format_pattern(pattern, dict(args))
        except RecursionError:
            return id, [f"{id}: refers to itself"]
        return str(text), [f"{id}: {error}" for error in errors]

    def _elsewhere(self, id: str, attribute: str, args: Mapping[str, Any]) -> tuple[str, list[str]]:
        """A message that this language lacks: in English rather than not at all."""
        problem = f"{id}: not written in {self.language}"
        if attribute in MARKS:
            return MARKS[attribute], [problem]
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
        return source is not None and self._parse(id, source)

    def _parse(self, id: str, source: str) -> bool:
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
            for form in FORMS[1:]:
                bound[f"{name}_{form}"] = forms[form]
            if isinstance(arg, tuple):
                bound[f"{name}_count"] = len(arg)
        return bound

    def _forms_of(self, arg: Arg, names: Sequence[str]) -> Forms:
        if isinstance(arg, Ref):
            return self.forms(arg.id)
        if isinstance(arg, tuple):
            times = Counter(arg)  # in the order of the list
            each = [(self._forms_of(one, names), many) for one, many in times.items()]
            joined = {form: self.join([_times(one[form], n) for one, n in each]) for form in FORMS}
            return joined if len(arg) == 1 else {**joined, **MARKS, "gender": "pl"}
        text = self.player(arg.seat, names) if isinstance(arg, SeatRef) else str(arg)
        return {"": text, **dict.fromkeys(CASES, text), **MARKS}

    def _unnamed(self, arg: Arg) -> list[str]:
        """References that have no name; places known by their coordinates need none."""
        if isinstance(arg, tuple):
            return [problem for one in arg for problem in self._unnamed(one)]
        if not isinstance(arg, Ref) or COORDINATES.fullmatch(arg.id) or self.has(arg.id):
            return []
        return [f"{arg.id}: not written in {self.language}"]


def title_id(rule: str) -> str:
    """The message that titles a rule: `rule-r15-2-b` for R15.2.b. English titles are those of the
    rulebook's own file."""
    return f"rule-{re.sub(r'[^a-z0-9]+', '-', rule.lower())}"


def _times(name: str, many: int) -> str:
    """A name in a list: once, with how often it is there."""
    return name if many == 1 else f"{many}× {name}"


@cache
def _words(language: str, folders: tuple[Path, ...]) -> Words:
    return Words(language, folders)


def words_for(language: str, game: Game[Any] | None = None, learning: bool = False) -> Words:
    """The words of a language for a game (with those of its lessons), or those that belong to no
    game; made once, safe between threads."""
    folders = [game.folder / "lessons"] if game and learning else []
    folders += [game.folder / "texts"] if game else []
    return _words(language, (*folders, reference.SHARED_TEXTS))


def case_sentences(game: Game[Any], case: Case, language: str) -> dict[str, str]:
    """What a case says about itself, in English and in a language: `case-<name>` in the game's
    `cases/<language>.ftl`, and `case-<name>-<number>` for a step that says something."""
    words, name = _words(language, (game.folder / "cases",)), f"case-{Path(case.path).stem}"
    sentences = {name: case.says}
    for number, step in enumerate(case.data.get("step", []), 1):
        if "says" in step:
            sentences[f"{name}-{number}"] = step["says"]
    return {said: words.say(id) for id, said in sentences.items() if words.has(id)}


def case_titles(game: Game[Any], names: Iterable[str], language: str) -> dict[str, str]:
    """What cases show, by their names, in one sentence each; nothing where nobody has written
    it."""
    words = _words(language, (game.folder / "cases",))
    return {name: words.say(f"case-{name}") for name in names if words.has(f"case-{name}")}


def rule_sentences(game: Game[Any], language: str) -> dict[str, str]:
    """What the rules of a game say in a language, by id: `ruling-R15-2-b` for R15.2.b in the game's
    `rulings/<language>.ftl`; nothing where nobody has written it."""
    words = _words(language, (game.folder / "rulings",))
    ids = {rule: ruling_id(rule) for rule in game.rulebook.entries}
    return {rule: words.say(id) for rule, id in ids.items() if words.has(id)}


def ruling_id(rule: str) -> str:
    """The message that says what a rule says; the English is in the rulebook's own file."""
    return f"ruling-{re.sub(r'[^A-Za-z0-9_-]', '-', rule)}"


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
