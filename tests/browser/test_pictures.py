"""Pictures of every table for people to look at: three moments, three sizes, both themes. Faults
that code can see are found here."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.browser.conftest import NewPerson
from tests.browser.player import Person

from ennead.games import load
from ennead.kernel import Match, matchfile
from ennead.kernel.chance import Keyed

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
  // (words along a bow are left out: the box around them is mostly empty)
  const words = [...document.querySelectorAll(".stage .label.node")].filter((one) => !one.querySelector("textPath"));
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
  // what adds up keeps its figures to itself, and cards side by side leave each other's faces free
  const tally = document.querySelector(".tally");
  for (const part of tally?.querySelectorAll(".total, .sum li, .counter") ?? []) {
    const [p, q] = [box(part), box(tally)];
    const side = part.closest(".tally .column, .tally .sum")?.parentElement;
    if (p.width && (p.right > q.right + 1 || p.right > box(side).right + 2)) faults.push(`${part.textContent.trim()} sticks out`);
  }
  const laid = [...document.querySelectorAll(".grid > .list > li > .card")];
  laid.forEach((one, n) => {
    for (const two of laid.slice(n + 1)) if (clash(one, two)) faults.push(`${name(one)} lies over ${name(two)}`);
  });
  const stage = document.querySelector(".stage")?.getBoundingClientRect();
  if (stage && (stage.height < height * 0.22 || stage.width < width * 0.3)) faults.push(`the board has only ${Math.round(stage.width)} x ${Math.round(stage.height)}`);
  return faults;
}"""


@pytest.mark.parametrize("game", ["afterlife", "kemet", "ankh", "pharaon"])
def test_table_pictures(person: NewPerson, snap: Callable[[Person, str], None], game: str) -> None:
    """At three moments of a match, on a phone, a desk and a wall, nothing lies over another part or
    outside the window."""
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


def _at_the_end_of_a_battle(path: Path) -> int:
    """A match of Kemet for five, played at random until a battle is lost and a loser thinks;
    returns its length."""
    game = load("kemet")
    match = Match.begin(game, game.setup(5), Keyed(bytes(32)))
    dice = random.Random(5)
    while match.position.question != "loser":
        seat = match.asked[0]
        match.choose(seat, dice.choice(list(game.menu(match.position, seat))))
    path.write_text(
        matchfile.write(match, ["One", "Two", "Three", "Four", "Five"]), encoding="utf-8"
    )
    return len(match.record)


@pytest.mark.parametrize("language", ["en-GB", "uk-UA"])
def test_battle_pictures(
    person: NewPerson, snap: Callable[[Person, str], None], tmp_path: Path, language: str
) -> None:
    """A battle as it adds up fits beside the board and on a phone, in a language with long words
    too; so does the market."""
    petra = person(language=language)
    petra.lobby()
    file = tmp_path / "battle.match"
    moves = _at_the_end_of_a_battle(file)
    petra.page.locator("input[type=file]").set_input_files(file)
    petra.page.locator(".bar input[type=range]").wait_for()
    petra.page.locator(".bar select").select_option("0")
    petra.page.locator(".bar input[type=range]").fill(str(moves))
    petra.page.locator(".tally .total").first.wait_for()
    faults = []
    for name, (width, height) in SIZES.items():
        petra.page.set_viewport_size({"width": width, "height": height})
        petra.settle()
        snap(petra, name)
        faults += [f"{name}: {fault}" for fault in petra.page.evaluate(FAULTS)]
    petra.page.set_viewport_size({"width": 390, "height": 844})
    petra.page.locator(".views button").nth(1).click()
    petra.page.locator(".grid .card").first.wait_for()
    petra.settle()
    snap(petra, "market")
    faults += [f"market: {fault}" for fault in petra.page.evaluate(FAULTS)]
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
