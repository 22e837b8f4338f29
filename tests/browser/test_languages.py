"""Four languages, switched while one looks."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.player import Person
from tests.browser.test_accessibility import violations

pytestmark = pytest.mark.browser
LANGUAGES = ("cs", "pl", "uk", "en")  # the page begins with the last
MESSAGE = re.compile(r"^(-?[a-z][\w-]*) *=", re.MULTILINE)
WORDED = ("label", "note", "text", "title", "prompt", "reason", "why", "role")
RAW = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
CONTROL = re.compile(r"\{ ?[$\"]|\{\$|[\ue000\ue001\u2068\u2069]|undefined|\[object|NaN")


def ids_of(petra: Person, texts: str, language: str) -> set[str]:
    """Every message id of a set of texts."""
    answer = petra.context.request.get(f"{petra.address}/api/texts/{texts}/{language}.ftl")
    assert answer.ok
    return set(MESSAGE.findall(answer.text()))


def words_in(value: Any, named: str = "") -> Iterator[str]:
    """Every message id that travels in a state."""
    if isinstance(value, dict):
        if set(value) <= {"id", "args"} and "id" in value:
            yield value["id"]
            yield from words_in(value.get("args", {}))
        elif set(value) == {"ref"}:
            yield value["ref"]
        else:
            for name, inside in value.items():
                yield from words_in(inside, name)
    elif isinstance(value, list):
        for inside in value:
            yield from words_in(inside, named)
    elif isinstance(value, str) and named in WORDED and RAW.fullmatch(value):
        yield value


def switch(petra: Person, language: str) -> str:
    """Choose another language in the menu; the page's text after it."""
    before = petra.text()
    petra.page.locator(".tools button, .banner button").last.click()
    petra.page.locator("dialog[open] select").first.select_option(language)
    expect(petra.page.locator("html")).to_have_attribute("lang", language)
    petra.press("Escape")
    expect(petra.page.locator("dialog[open]")).to_have_count(0)
    expect(petra.page.locator("body")).not_to_have_text(before, use_inner_text=True)
    petra.page.wait_for_load_state("networkidle")
    return petra.text()


def check(text: str, known: set[str]) -> None:
    assert set(RAW.findall(text)) & known == set(), "a message id is shown as it is"
    assert not CONTROL.search(text), CONTROL.findall(text)


def test_lobby_speaks_four_languages(petra: Person) -> None:
    """The lobby changes its language at once, keeps it after a reload, and shows no message id."""
    petra.lobby()
    known = ids_of(petra, "ennead", "en")
    seen = {language: switch(petra, language) for language in LANGUAGES}
    assert len(set(seen.values())) == len(LANGUAGES)
    for text in seen.values():
        check(text, known)
    switch(petra, "uk")
    petra.page.reload()
    petra.page.locator(".game h3").first.wait_for()
    expect(petra.page.locator("html")).to_have_attribute("lang", "uk")


@pytest.mark.parametrize("game", ["afterlife", "kemet", "ankh", "pharaon"])
def test_table_speaks_four_languages_to_everybody(petra: Person, game: str) -> None:
    """A table changes its language in the middle of a match, and every word of it exists in all
    four; axe-core finds no violation on it, on either theme."""
    petra.sit(game, "me", "bot:novice")
    petra.seed(3)
    petra.run(0.2, moves=12)
    petra.asked()
    travelled = {id for frame in petra.wire("frames") for id in words_in(json.loads(frame))}
    known = ids_of(petra, game, "en") | ids_of(petra, "ennead", "en")
    seen = {}
    for language in LANGUAGES:
        seen[language] = switch(petra, language)
        check(seen[language], known)
        spoken = ids_of(petra, game, language) | ids_of(petra, "ennead", language)
        assert sorted(travelled - spoken) == []
    assert len(set(seen.values())) == len(LANGUAGES)
    for theme in ("light", "dark"):
        petra.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        petra.settle()
        assert violations(petra) == [], theme
