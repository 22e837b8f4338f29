"""Pictures of every table for people to look at: three moments, three sizes, both themes. Faults that code can see are found here."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.browser.conftest import NewPerson
from tests.browser.player import Person

pytestmark = pytest.mark.browser
SIZES = {"phone": (390, 844), "desk": (1280, 800), "wall": (2560, 1440)}
MOMENTS = {"start": 0, "early": 6, "middle": 24}

FAULTS = """() => {
  const faults = [];
  const [width, height] = [innerWidth, innerHeight];
  if (document.documentElement.scrollWidth > width + 1) faults.push(`the page is ${document.documentElement.scrollWidth} wide in ${width}`);
  const regions = [".head", ".middle", "section.mine", ".hand", ".beside", ".foot"].map((name) => [name, document.querySelector(name)]).filter(([, one]) => one?.getClientRects().length);
  const box = (one) => one.getBoundingClientRect();
  for (const [name, one] of regions) {
    const { left, top, right, bottom } = box(one);
    if (left < -1 || top < -1 || right > width + 1 || bottom > height + 1) faults.push(`${name} is outside the window`);
  }
  for (const [a, one] of regions)
    for (const [b, two] of regions) {
      if (a >= b) continue;
      const [p, q] = [box(one), box(two)];
      const across = Math.min(p.right, q.right) - Math.max(p.left, q.left);
      const down = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      if (across > 2 && down > 2) faults.push(`${a} and ${b} overlap by ${Math.round(across)} x ${Math.round(down)}`);
    }
  for (const button of document.querySelectorAll(".answers .button, .head .button")) {
    const { left, right, width: wide } = box(button);
    const cut = button.closest(".answers") && getComputedStyle(button.closest(".answers")).overflowX === "auto";
    if (wide && !cut && (left < -1 || right > width + 1)) faults.push(`cut: ${button.textContent.trim()}`);
  }
  // names and numbers on the board keep clear of each other, and numbers of the pieces beside them
  const words = [...document.querySelectorAll(".stage .label.node")];
  const name = (one) => one.dataset.node;
  const clash = (one, two) => {
    const [p, q] = [box(one), box(two)];
    return Math.min(p.right, q.right) - Math.max(p.left, q.left) > 2 && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 2;
  };
  words.forEach((one, n) => {
    for (const two of words.slice(n + 1)) if (clash(one, two)) faults.push(`${name(one)} lies over ${name(two)}`);
    if (!one.querySelector("rect")) return;
    for (const two of document.querySelectorAll(".stage .thing-node")) if (clash(one, two)) faults.push(`${name(one)} lies over ${name(two)}`);
  });
  const stage = document.querySelector(".stage")?.getBoundingClientRect();
  if (stage && (stage.height < height * 0.22 || stage.width < width * 0.3)) faults.push(`the board has only ${Math.round(stage.width)} x ${Math.round(stage.height)}`);
  return faults;
}"""


@pytest.mark.parametrize("game", ["afterlife", "kemet", "ankh", "pharaon"])
def test_table_pictures(person: NewPerson, snap: Callable[[Person, str], None], game: str) -> None:
    """At three moments of a match, on a phone, a desk and a wall, nothing lies over another part or outside the window."""
    petra = person()
    petra.sit(game, "me", "bot:novice")
    petra.seed(6)
    faults = []
    done = 0
    for moment, moves in MOMENTS.items():
        petra.run(0.15, moves=moves - done)
        done = moves
        petra.asked()
        petra.press("Escape")
        for name, (width, height) in SIZES.items():
            petra.page.set_viewport_size({"width": width, "height": height})
            petra.settle()
            faults += [f"{moment}, {name}: {fault}" for fault in petra.page.evaluate(FAULTS)]
            for theme in ("light", "dark"):
                petra.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                snap(petra, f"{moment}-{name}-{theme}")
            petra.page.emulate_media(color_scheme="light")
        petra.page.set_viewport_size({"width": 1280, "height": 800})
    assert faults == []


@pytest.mark.parametrize("size", SIZES)
def test_lobby_pictures(person: NewPerson, snap: Callable[[Person, str], None], size: str) -> None:
    """The lobby fits its window at every size."""
    petra = person(size=SIZES[size])
    petra.lobby()
    petra.page.wait_for_load_state("networkidle")
    petra.settle()
    assert petra.page.evaluate(FAULTS) == []
    for theme in ("light", "dark"):
        petra.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        snap(petra, theme)
