"""Whatever can be pressed is as large as a finger, or as the tip of a mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.browser.conftest import NewPerson
from tests.browser.player import Person
from tests.browser.prepared import after, asks, come_back, nearly_over, played
from tests.server.running import Running

from ennead.kernel import matchfile

pytestmark = pytest.mark.browser

SMALL = Path(__file__).with_name("targets.js").read_text(encoding="utf-8")
WAYS = {"finger": (44, [(390, 844), (844, 390)]), "mouse": (24, [(1366, 768)])}
"""The least size in pixels (WCAG 2.2, 2.5.5 and 2.5.8), and the windows in which it is asked for."""
SCROLLED = "(document.querySelector('dialog[open]') ?? document.scrollingElement)"
PAGES = {
    "": ".game h3",
    "#/new/ankh": "form .start",
    "#/me": "main h1",
    "#/contests": "main h1",
    "#/learn/kemet": ".course .main",
    "#/puzzles/kemet": "main a.main",
    "#/components/afterlife": "main .show",
    "#/rules/pharaon": "main h2",
}
"""Addresses, and what is there when they are."""
TURNS = {
    "afterlife": (6, "turn"),
    "kemet": (5, "turn"),
    "ankh": (5, "action"),
    "pharaon": (4, "turn"),
}


def small(who: Person, way: str) -> list[str]:
    """What is too small on the page that is open, in every window, from its top to its end."""
    least, windows = WAYS[way]
    found = []
    for width, height in windows:
        who.page.set_viewport_size({"width": width, "height": height})
        who.settle()
        top, last = 0, -1
        while top != last:
            found += [f"{width} x {height}: {one}" for one in who.page.evaluate(SMALL, least)]
            last = top
            top = who.page.evaluate(
                f"{SCROLLED}.scrollBy(0, innerHeight / 2), {SCROLLED}.scrollTop"
            )
        who.page.evaluate(f"{SCROLLED}.scrollTo(0, 0)")
    return found


@pytest.mark.parametrize("way", WAYS)
def test_pages_have_large_targets(person: NewPerson, way: str) -> None:
    """Nothing to press on a page of reading or forms, nor in the menu, is too small; links within
    a sentence are as high as their line."""
    petra = person(touch=way == "finger")
    petra.lobby()
    found = []
    for address, here in PAGES.items():
        petra.page.goto(f"{petra.address}/{address}")
        petra.page.locator(here).first.wait_for()
        found += [f"{address}: {one}" for one in small(petra, way)]
    petra.page.locator(".banner button").click()
    petra.page.locator("dialog[open] nav").wait_for()
    found += small(petra, way)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", TURNS)
@pytest.mark.parametrize("way", WAYS)
def test_tables_have_large_targets(person: NewPerson, server: Running, game: str, way: str) -> None:
    """Nothing to press at a table is too small, whatever of it is in sight; what lies on the board
    is aimed at (`test_small_targets_are_as_large_as_a_fingertip`)."""
    players, question = TURNS[game]
    petra = person(size=WAYS[way][1][0], touch=way == "finger")
    come_back(server, petra, played(game, players, asks(question, 60)))
    petra.page.locator(".recap").wait_for()
    found = small(petra, way)
    petra.page.set_viewport_size({"width": 390, "height": 844})
    for name in ("Mine", "Players", "Log") if way == "finger" else ():
        petra.page.get_by_role("button", name=name, exact=True).click()
        found += [f"{name}: {one}" for one in small(petra, way)]
        petra.page.set_viewport_size({"width": 390, "height": 844})
    assert not found, "\n".join(found)


@pytest.mark.parametrize("way", WAYS)
def test_a_replay_has_large_targets(person: NewPerson, tmp_path: Path, way: str) -> None:
    """Nothing to press in a replay is too small."""
    match = played("kemet", 3, after(60))
    file = tmp_path / "some.match"
    file.write_text(matchfile.write(match, ["One", "Two", "Three"]), encoding="utf-8")
    petra = person(size=WAYS[way][1][0], touch=way == "finger")
    petra.lobby().locator("input[type=file]").set_input_files(file)
    petra.page.locator(".bar input[type=range]").wait_for()
    assert not small(petra, way)


def test_the_end_has_large_targets(person: NewPerson, server: Running) -> None:
    """Nothing to press on the page that tells how a match went is too small for a finger."""
    petra = person(size=(390, 844), touch=True)
    come_back(server, petra, nearly_over("pharaon", 2))
    petra.finish(0.5)
    petra.page.locator("dialog[open] .graph path").first.wait_for()
    assert not small(petra, "finger")
