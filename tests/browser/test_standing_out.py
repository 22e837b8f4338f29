"""What can be chosen, is chosen or cannot be chosen is told apart at a glance, and hit at once."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import expect
from tests.browser.conftest import NewPerson
from tests.browser.player import Person
from tests.browser.prepared import after, asks, come_back, played
from tests.server.running import Running

pytestmark = pytest.mark.browser

MOMENTS = {
    "kemet-cities": ("kemet", 3, after(0)),
    "kemet-turn": ("kemet", 3, asks("turn", 100)),
    "ankh-move": ("ankh", 3, asks("figure", 10)),
    "afterlife-turn": ("afterlife", 3, asks("turn", 60)),
    "pharaon-turn": ("pharaon", 3, asks("turn", 30)),
}
PLAIN = (
    ".halo, .casing, .hatch { display: none !important }"
    " .lit { box-shadow: none !important; border-color: var(--line) !important }"
    " .table * { opacity: 1 !important }"
)
LEAST = 3.0
"""WCAG 2.2, 1.4.11: what a graphic needs to be told from what is beside it."""


def luminance(pixel: bytes) -> float:
    """As WCAG defines it; hue plays no part, so that it holds for every eye."""
    red, green, blue = (_linear(value / 255) for value in pixel[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def contrast(one: bytes, two: bytes) -> float:
    dark, bright = sorted((luminance(one), luminance(two)))
    return (bright + 0.05) / (dark + 0.05)


def picture(who: Person) -> Image.Image:
    return Image.open(io.BytesIO(who.page.screenshot())).convert("RGB")


def pixels(image: Image.Image) -> list[bytes]:
    data = image.tobytes()
    return [data[n : n + 3] for n in range(0, len(data), 3)]


def boxes(who: Person) -> list[Any]:
    """Up to six things in sight that can be chosen."""
    found: list[Any] = who.page.evaluate(
        "window.player.lit().map((one) => { const b = one.getBoundingClientRect();"
        " return [b.left, b.top, b.right, b.bottom, one.dataset.node]; })"
    )
    width, height = 1366, 768
    seen = [b for b in found if b[0] > 8 and b[1] > 8 and b[2] < width - 8 and b[3] < height - 90]
    return seen[:6]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_what_can_be_chosen_stands_out(
    person: NewPerson, server: Running, moment: str, theme: str
) -> None:
    """A ring at least a pixel wide around everything that can be chosen differs by 3:1 from the
    same place unlit."""
    petra = person(size=(1366, 768), theme=theme)
    come_back(server, petra, played(*MOMENTS[moment]))
    petra.settle()
    lit = picture(petra)
    places = boxes(petra)
    assert places
    petra.page.evaluate(
        "(css) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(css);"
        " document.adoptedStyleSheets = [sheet]; }",
        PLAIN,
    )
    petra.settle()
    unlit = picture(petra)
    for left, top, right, bottom, name in places:
        around = (int(left) - 7, int(top) - 7, int(right) + 7, int(bottom) + 7)
        pairs = zip(pixels(lit.crop(around)), pixels(unlit.crop(around)), strict=True)
        strong = sum(one != two and contrast(one, two) >= LEAST for one, two in pairs)
        edge = 2 * (right - left + bottom - top) * 0.7  # a disc is shorter around than its box
        assert strong >= edge, (name, strong, edge)


def test_the_hand_of_a_battle_is_brought_and_each_click_is_asked_for(
    person: NewPerson, server: Running
) -> None:
    """All battle cards lie before me, large; the prompt asks for the card to play and then for the
    one to bury; what is chosen has a tick, not only another colour."""
    petra = person(size=(1366, 768))
    come_back(server, petra, played("kemet", 3, asks("fight", 100)))
    cards = petra.page.locator(".asked-hand .thing-button.lit")
    assert cards.count() >= 2
    for n in range(cards.count()):
        box = cards.nth(n).bounding_box()
        assert box is not None
        assert box["width"] >= 70
        assert box["y"] + box["height"] <= 768
    prompt = petra.page.locator("#prompt")
    expect(prompt).to_contain_text("to play")
    cards.first.click()
    expect(prompt).to_contain_text("card to bury.")
    expect(prompt).not_to_contain_text("to play")
    tick = "getComputedStyle(document.querySelector('.asked-hand .picked'), '::after').content"
    assert "✓" in petra.page.evaluate(tick)


COVERED = """() => {
  const areas = [...window.player.wire.areas.values()];
  const names = areas.flatMap(({ about }) => about ?? []).map((id) => id.split("/")[1]);
  const fighters = names.flatMap((name) => ["troop", "attacker"].map((role) => `[data-node="${role}/${name}"]`));
  const boxes = (found) => [...document.querySelectorAll(found)].map((one) => one.getBoundingClientRect());
  const panels = boxes(".asked-hand, .spectacle section, .focus");
  const under = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const things = boxes(fighters.join());
  return { things: things.length, panels: panels.length, under: things.filter((one) => panels.some((panel) => under(one, panel))).length };
}"""


@pytest.mark.parametrize(("seed", "moves"), [("a", 300), ("c", 150), ("h", 150)])
def test_a_battle_does_not_lie_under_its_own_cards(
    person: NewPerson, server: Running, seed: str, moves: int
) -> None:
    """Wherever on the map a battle is, the cards that are fanned out for it leave those who fight in
    sight, at every size: the board steps aside, and goes back when they are folded."""
    petra = person(size=(1440, 900))
    come_back(server, petra, played("kemet", 5, asks("fight", moves), seed=seed))
    fanned = 0
    for width, height in ((1440, 900), (1366, 768), (1100, 600), (768, 1024), (360, 740)):
        petra.page.set_viewport_size({"width": width, "height": height})
        petra.settle()
        petra.settle()
        found = petra.page.evaluate(COVERED)
        assert found["things"] == 2
        assert found["under"] == 0, (width, height)
        fanned += found["panels"]
    assert fanned >= 3
    petra.page.set_viewport_size({"width": 1440, "height": 900})
    petra.page.locator(".asked-hand summary").click()
    petra.settle()
    aside = petra.page.locator(".stage g.aside").evaluate("(board) => board.style.transform")
    assert aside == "translate(0px, 0px)"


def test_the_first_click_of_kemet(person: NewPerson, server: Running) -> None:
    """A city is chosen by a click anywhere on its disc, and carries its name."""
    petra = person(size=(1366, 768))
    petra.sit("kemet", "me", "bot:novice", seed="city")
    petra.asked()
    expect(petra.page.locator(".along textPath").first).to_contain_text("City")
    box = petra.page.locator("[data-node^='city/']").first.bounding_box()
    assert box is not None
    petra.page.mouse.click(box["x"] + box["width"] * 0.3, box["y"] + box["height"] * 0.35)
    petra.until("wire.moves === 1")


def test_small_targets_are_as_large_as_a_fingertip(person: NewPerson, server: Running) -> None:
    """On a phone a tap 18 px beside a small thing that can be chosen chooses it, or brings the
    board closer where it could mean several."""
    petra = person(size=(390, 844), touch=True)
    come_back(server, petra, played("kemet", 3, asks("lead", 60)))
    petra.settle()
    spots = petra.page.evaluate(
        "window.player.lit().map((one) => one.getBoundingClientRect())"
        ".map(({x, y, width, height}) => [x + width / 2, y + height / 2, width])"
    )
    x, y, width = min(spots, key=lambda spot: spot[2])
    assert width < 44
    petra.page.touchscreen.tap(x + 18, y)
    petra.until(
        "wire.moves > 0 || document.querySelector('.board.zoomed, .trail button, .wording .button')"
    )
