"""Everything the texts can say, rendered with arguments of every grammatical kind, to be read.

    PYTHONPATH=.:src/ennead/template .venv/bin/python -m tests.words.reading cs afterlife prompt-

prints the sentences of a language, a game (`ennead` for the shared texts) and ids that begin so.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ennead.kernel import Arg, Message, Ref, SeatRef
from ennead.table.reference import SHARED_TEXTS
from ennead.words import CASES, FORMS, LANGUAGES, Words, words_for

from .matches import game_of, shown_by, told_by

NUMBERS = (0, 1, 2, 5, 22)
NAMES = ("Petra", "Jan", "Eva", "Ivo", "Ota", "Iva")
SHARED = "ennead"
SEATS = frozenset({"player", "opponent", "by"})
_SUFFIX = tuple(f"_{form}" for form in FORMS[1:])


@dataclass(frozen=True)
class Sentence:
    """A message as somebody reads it, and what it was said of."""

    message: Message
    text: str
    problems: tuple[str, ...] = ()


class _Variables(Visitor):
    """The arguments a message speaks of, and the messages that it is made of."""

    def __init__(self) -> None:
        self.found: dict[str, None] = {}
        self.parts: dict[str, None] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found[node.id.name] = None

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.parts[node.id.name] = None


@cache
def entries_of(language: str, game: str) -> dict[str, ast.Message]:
    """The parsed messages of a game's own texts, or of the shared ones."""
    folder = SHARED_TEXTS if game == SHARED else game_of(game).folder / "texts"
    resource = FluentParser(with_spans=False).parse((folder / f"{language}.ftl").read_text())
    return {one.id.name: one for one in resource.body if isinstance(one, ast.Message)}


def subjects_of(entry: ast.Message) -> list[str]:
    """The arguments of a message as it names them: `card` only where it stands in the nominative."""
    visitor = _Variables()
    visitor.visit(entry)
    return list(visitor.found)


def arguments_of(entry: ast.Message, others: Mapping[str, ast.Message]) -> list[str]:
    """The arguments of a message and its parts, each once, without grammar: `$card_acc` is about
    `card`."""
    visitor = _Variables()
    visitor.visit(entry)
    for part in tuple(visitor.parts):
        if part in others:
            visitor.visit(others[part])
    bases = [name.removesuffix("_count") for name in visitor.found]
    for suffix in _SUFFIX:
        bases = [base.removesuffix(suffix) for base in bases]
    return list(dict.fromkeys(bases))


@cache
def kinds_of(game: str) -> dict[str, dict[str, Arg]]:
    """What each argument was in random matches of a game: an example by its kind (`card`, a seat, a
    number, a list of cards)."""
    kinds: dict[str, dict[str, Arg]] = defaultdict(dict)
    for message in (*told_by(game), *shown_by(game)) if game != SHARED else ():
        for name, arg in message.args.items():
            kinds[name].setdefault(_kind(game, arg), arg)
    return kinds


def _kind(game: str, arg: Arg) -> str:
    if isinstance(arg, Ref):
        known = [kind for kind in vocabularies(game) if arg.id.startswith(f"{kind}-")]
        return max(known, key=len) if known else arg.id.partition("-")[0]
    if isinstance(arg, tuple):
        return f"list of {_kind(game, arg[0])}" if arg else "list"
    return type(arg).__name__


@cache
def vocabularies(game: str) -> Mapping[str, Sequence[str]]:
    """The names that moves and messages of a game speak of, by kind."""
    return {} if game == SHARED else game_of(game).notation.names


def nouns(words: Words, game: str, kind: str) -> list[Arg]:
    """Names of one kind: one of each gender and number, and in English one for each article."""
    named: dict[tuple[str, str], Arg] = {}
    names = vocabularies(game).get(kind)
    known = [f"{kind}-{name}" for name in names] if names is not None else words.ids()
    for id in known:
        if not (id.startswith(f"{kind}-") and words.has(id)):
            continue
        if names is not None or not id.endswith(("-text", "-help", "-ability")):
            forms = words.forms(id)
            vowel = words.language == "en" and forms[""][:1].lower() in "aeiou"
            named.setdefault((forms["gender"], str(vowel)), Ref(id))
    if not named and names:  # coordinates, which nobody names
        return [Ref(id) for id in known[:2]]
    return list(named.values())


def samples(words: Words, game: str, name: str) -> list[Arg]:
    """What an argument may be: nouns of every kind, numbers that count differently, players."""
    kind = name if game == SHARED else game_of(game).arguments.get(name, name)
    if name in SEATS or (kind == "seat" and name not in kinds_of(game)):
        return [SeatRef(0), SeatRef(1)]
    found: list[Arg] = []
    for seen, example in kinds_of(game).get(name, {}).items():
        if isinstance(example, SeatRef):
            found += [SeatRef(0), SeatRef(1)]
        elif isinstance(example, Ref):
            found += nouns(words, game, seen) or [example]
        elif isinstance(example, tuple) and example:
            alone = nouns(words, game, seen.removeprefix("list of ")) or list(example)
            found += [tuple(alone[:1]), tuple(alone[:2]), tuple(alone[:5])]
        elif isinstance(example, str):
            found.append(example)
    if not found and (game == SHARED or kind in vocabularies(game)):
        found += nouns(words, game, kind)
        if game == SHARED and (several := nouns(words, game, name.removesuffix("s"))):
            found += [tuple(several[:1]), tuple(several[:3])]
    return found or list(NUMBERS)


def read(words: Words, game: str, entry: ast.Message) -> Iterator[Sentence]:
    """A message, with its arguments going through everything that they may be."""
    names, id = arguments_of(entry, entries_of(words.language, game)), entry.id.name
    rows: Iterable[Sequence[Arg | None]]
    rows = zip_longest(*(samples(words, game, name) for name in names)) if names else [()]
    for row in rows:
        args = {
            name: samples(words, game, name)[0] if arg is None else arg
            for name, arg in zip(names, row, strict=True)
        }
        more = [one.id.name for one in entry.attributes if one.id.name not in FORMS]
        for spoken in (id, *(f"{id}.{name}" for name in more)):
            message = Message(spoken, args)
            text, problems = words.render(message, NAMES)
            yield Sentence(message, text, tuple(problems))


@cache
def reading(language: str, game: str) -> tuple[Sentence, ...]:
    """Every sentence of a game's own texts, or of the shared ones."""
    words = words_for(language, None if game == SHARED else game_of(game))
    entries = entries_of(language, game).values()
    return tuple(one for entry in entries for one in read(words, game, entry))


def main(language: str, game: str, start: str = "") -> None:
    """Print what can be said, and the cases of names."""
    assert language in LANGUAGES
    words = words_for(language, None if game == SHARED else game_of(game))
    for id, text in dict.fromkeys((one.message.id, one.text) for one in reading(language, game)):
        if id.startswith(start):
            forms = words.forms(id) if "." not in id else {}
            cases = [forms[case] for case in CASES if forms and forms[case] != forms[""]]
            print(f"{id}: {text}", f"  [{', '.join(cases)}]" if cases and "{" not in text else "")


if __name__ == "__main__":
    main(*sys.argv[1:])
