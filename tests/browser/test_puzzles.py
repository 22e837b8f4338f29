"""Puzzles on the page: the list, a wrong try, the solution and what it was worth."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect
from tests.browser.player import Person

from ennead.games import load
from ennead.table.puzzles import puzzles_of
from ennead.words import words_for

pytestmark = pytest.mark.browser

UNLIT = """() => {
  const lit = window.player.lit();
  const others = [...document.querySelectorAll(".view-area [data-node]")].filter(
    (one) => !lit.some((other) => other.contains(one) || one.contains(other)),
  );
  return others.map((one) => window.player.reach(one)).find(Boolean);
}"""
"""Where something lies that cannot be chosen now."""


def test_a_puzzle_is_solved_on_the_board(petra: Person) -> None:
    """What cannot be chosen is explained by the rules; a wrong move is told so and not played; the
    right one brings the worth of every move and the next puzzle, and the list then knows it as
    solved."""
    game = load("ankh")
    puzzle = next(
        one
        for one in puzzles_of(game).values()
        if len(one.steps) == 1 and all(text.startswith("take ") for text in one.steps[0].worth)
    )
    words, step = words_for("en", game), puzzle.steps[0]
    right, wrong = (
        next(
            words.say(game.label(game.read(text)))
            for text in step.worth
            if (text in step.best) is so
        )
        for so in (True, False)
    )
    page = petra.page
    page.goto(f"{petra.address}/#/puzzles/ankh")
    expect(page.get_by_text(f"solved 0 of {len(puzzles_of(game))}")).to_be_visible()
    page.locator(f'a[href$="/{puzzle.id}"]').last.click()
    page.locator("[data-node].lit, [data-node][tabindex='0']").first.wait_for()
    at = page.evaluate(UNLIT)
    page.mouse.click(at["x"], at["y"])
    expect(page.locator(".why article .text").first).to_be_visible()
    petra.press("Escape")
    page.get_by_role("button", name=wrong).last.click()
    expect(page.locator(".notice")).to_contain_text("That is not it")
    page.locator(".answers").get_by_role("button", name=right).click()
    why = page.locator(".why")
    expect(why.locator("h2")).to_contain_text("Solved.")
    assert why.locator("tr").count() == len(step.worth)
    expect(why.locator("tr.best").first).to_contain_text(right)
    assert not Axe().run(page).response["violations"]
    why.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_text(f"solved 1 of {len(puzzles_of(game))}")).to_be_visible()
    assert not Axe().run(page).response["violations"]
