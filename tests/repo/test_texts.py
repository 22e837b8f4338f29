"""Texts: four languages with the same messages, all of which can be shown."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from ennead.words import ruling_id

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "ennead"
LANGUAGES = ("en", "cs", "pl", "uk")
PLURALS = {"zero", "one", "two", "few", "many", "other"}
SUFFIX = re.compile(r"_(?:gen|dat|acc|ins|loc|gender|article)$")
SAMPLES = (0, 1, 2, 5, 22, "Nefertari")

GAMES = [path.parent / "texts" for path in PACKAGE.glob("games/*/components.toml")]
CASES = sorted(PACKAGE.glob("games/*/cases/*.ftl"))
RULINGS = sorted(PACKAGE.glob("games/*/rulings/*.ftl"))
"""English sentences of cases and rules stand in their own files."""
WHOLE = {*PACKAGE.rglob("*.ftl")}.difference(CASES, RULINGS)
FOLDERS = sorted({*GAMES, *(path.parent for path in WHOLE)})
NAMES = [folder.parent.relative_to(PACKAGE).as_posix() for folder in FOLDERS]
each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=NAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def entries(path: Path) -> list[ast.EntryType]:
    """What a file holds; a missing file is the business of one test only."""
    if not path.exists():
        return []
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def messages(path: Path) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(path) if isinstance(entry, ast.Message)}


class Names(visitor.Visitor):
    """Collects the variables of a message, the messages it is made of, and the keys of its plural
    selectors."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.parts: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.parts.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {
            variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)
        }
        if keys & PLURALS - {
            "other"
        }:  # an exact number and the rest is a case distinction, no plural
            self.plurals.append(keys)
        self.generic_visit(node)


def names_in(node: ast.BaseNode) -> Names:
    names = Names()
    names.visit(node)
    return names


@each_folder
def test_all_languages_are_there(folder: Path) -> None:
    """A folder of texts holds exactly the four languages."""
    assert sorted(path.stem for path in folder.glob("*.ftl")) == sorted(LANGUAGES)


@each_language
@each_folder
def test_files_parse_without_error(folder: Path, language: str) -> None:
    """Every entry is a message, a term or a comment, and no id comes twice."""
    found = entries(folder / f"{language}.ftl")
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert sorted(id for id in ids if ids.count(id) > 1) == []


@each_language
@each_folder
def test_languages_have_the_same_messages(folder: Path, language: str) -> None:
    """Each language has exactly the message ids of the English file; titles of rules are in English
    in the rulebook's own file."""
    ours, english = (
        {id for id in messages(folder / f"{name}.ftl") if not id.startswith("rule-")}
        for name in (language, "en")
    )
    assert sorted(english - ours) == [], "missing"
    assert sorted(ours - english) == [], "unknown to English"


@each_language
@each_folder
def test_every_message_can_be_shown(folder: Path, language: str) -> None:
    """Each message and attribute formats without an error, whatever kind of value it gets."""
    bundle = FluentBundle([language], use_isolating=False)
    names: dict[str, Names] = {}
    for path in _known(folder, language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        names |= {id: names_in(message) for id, message in messages(path).items()}
    problems = [
        f"{id}: {error!r}"
        for id in messages(folder / f"{language}.ftl")
        for variables in [names[id].variables.union(*(names[n].variables for n in names[id].parts))]
        for error in _errors(bundle, id, dict.fromkeys(variables))
    ]
    assert problems == []


def _known(folder: Path, language: str) -> list[Path]:
    """The files whose messages a folder may use: lessons have the names of their game, too."""
    folders = [folder.parent / "texts", folder] if folder.name == "lessons" else [folder]
    paths = [one / f"{language}.ftl" for one in folders]
    return [path for path in paths if path.exists()]


def _errors(bundle: FluentBundle, id: str, variables: dict[str, Any]) -> Iterator[Exception]:
    message = bundle.get_message(id)
    if message.value is None:
        yield ValueError("has no text")
    patterns = [message.value, *message.attributes.values()]
    for sample in SAMPLES:
        for pattern in filter(None, patterns):
            yield from bundle.format_pattern(pattern, dict.fromkeys(variables, sample))[1]


@each_language
@each_folder
def test_translations_use_the_variables_of_english(folder: Path, language: str) -> None:
    """A translation speaks of nothing the English message does not get; cases of a noun count as
    that noun."""
    english = messages(folder / "en.ftl")
    unknown = {}
    for id, message in messages(folder / f"{language}.ftl").items():
        if id in english:
            known, used = (
                {SUFFIX.sub("", name) for name in names_in(node).variables}
                for node in (english[id], message)
            )
            if used - known:
                unknown[id] = sorted(used - known)
    assert unknown == {}


@pytest.mark.parametrize("language", ["cs", "pl", "uk"])
@each_folder
def test_slavic_plurals_are_complete(folder: Path, language: str) -> None:
    """Where a text depends on a number, the forms for one and for few are there beside the rest."""
    incomplete = [
        id
        for id, message in messages(folder / f"{language}.ftl").items()
        for keys in names_in(message).plurals
        if not {"one", "few"} <= keys or len(keys) < 3
    ]
    assert incomplete == []


@pytest.mark.parametrize("file", CASES, ids=[str(path.relative_to(PACKAGE)) for path in CASES])
def test_sentences_of_cases_belong_to_cases(file: Path) -> None:
    """What cases say is translated in their order, in plain text and for no case that is not there;
    the English is in the cases themselves."""
    said = _plain(file)
    assert said == [id for id in _saying(file.parent) if id in said]


@pytest.mark.parametrize("file", RULINGS, ids=[str(path.relative_to(PACKAGE)) for path in RULINGS])
def test_every_rule_is_said_in_every_language(file: Path) -> None:
    """What rules say is translated in their order, in plain text, each once and no other; the
    figures are those of the English sentence in the rulebook's own file."""
    text = (file.parents[1] / "rulebook.toml").read_text(encoding="utf-8")
    rules = {ruling_id(id): rule["says"] for id, rule in tomllib.loads(text)["rule"].items()}
    assert _plain(file) == list(rules)
    bundle = FluentBundle([file.stem], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    other = {
        id: (english, ours)
        for id, english in rules.items()
        for pattern in filter(None, [bundle.get_message(id).value])
        for ours in [str(bundle.format_pattern(pattern)[0])]
        if ours == english or _numbers(ours) != _numbers(english)
    }
    assert other == {}


def test_every_game_says_its_rules() -> None:
    """Each game of ours has its rules in all languages but English."""
    assert {(path.parents[1].name, path.stem) for path in RULINGS} == {
        (folder.parent.name, language) for folder in GAMES for language in LANGUAGES[1:]
    }


def _numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def _plain(file: Path) -> list[str]:
    """The ids of a file whose entries are sentences without arguments, each written once."""
    found = [entry for entry in entries(file) if not isinstance(entry, ast.BaseComment)]
    said = {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}
    assert len(said) == len(found), "not a message, or said twice"
    assert [
        id
        for id, message in said.items()
        if message.value is None
        or not all(isinstance(part, ast.TextElement) for part in message.value.elements)
    ] == []
    return list(said)


def _saying(folder: Path) -> Iterator[str]:
    """The ids of all sentences of a folder of cases."""
    for path in sorted(folder.glob("*.toml")):
        case = tomllib.loads(path.read_text(encoding="utf-8"))
        steps = enumerate(case.get("step", []), 1)
        yield f"case-{path.stem}"
        yield from (f"case-{path.stem}-{number}" for number, step in steps if "says" in step)
