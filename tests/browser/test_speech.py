"""What bots say, on the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import NewPerson

pytestmark = pytest.mark.browser

WORDS = {
    "en-GB": ("Wants", "A master would", "to win"),
    "cs-CZ": ("Chce", "Mistr by zvolil", "šance na výhru"),
    "pl-PL": ("Chce", "Wybór mistrza", "szansa na wygraną"),
    "uk-UA": ("Хоче", "Вибір майстра", "шанс перемоги"),
}


@pytest.mark.parametrize("language", WORDS)
def test_bots_speak_the_language_of_the_reader(person: NewPerson, language: str) -> None:
    """Beside the bot stand its level and what it is after; a hint says what for, how sure, and the
    chance to win."""
    wants, would, chance = WORDS[language]
    petra = person(language=language)
    petra.sit("afterlife", "me", "bot:player")
    for _ in range(30):
        petra.asked()
        if petra.wire("state.said ?? null"):
            break
        petra.run(0.8, moves=1)
    said = petra.page.locator(".player .said")
    expect(said).to_contain_text(wants)
    expect(said).not_to_contain_text("aim-")
    expect(petra.page.locator(".player .about").last).not_to_contain_text("level-")
    petra.press("h")
    advice = petra.page.locator(".advice")
    expect(advice).to_contain_text(would)
    expect(advice.locator("small")).to_contain_text(chance)
