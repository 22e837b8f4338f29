"""Make the pictures of the README: the real page at one moment of a match or of a lesson, as a
small PNG.

.venv/bin/python -m tools.picture [--game GAME] [--players N] [--moves N] [--asked QUESTION]
[--seed S] [--theme light|dark] [--to FILE]
.venv/bin/python -m tools.picture --game kemet --lesson 4-battle --moves 3 --to FILE
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser import chromium, prepared  # noqa: E402 - the repository's folder comes first
from tests.browser.conftest import quick  # noqa: E402
from tests.browser.player import Person  # noqa: E402
from tests.server.running import running  # noqa: E402
from tools import page as built  # noqa: E402

SIZE = (1280, 800)
LARGEST = 300 * 1024


def main() -> int:
    """Play up to the moment, wait until nothing moves, and keep what is seen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="ankh")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--moves", type=int, default=150, help="at least so many of the table")
    parser.add_argument("--asked", default="cards", help="on until seat 1 is asked this question")
    parser.add_argument("--lesson", help="this lesson after so many moves of the learner instead")
    parser.add_argument("--seed", default="picture")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--to", type=Path, default=ROOT / "docs" / "pictures" / "table.png")
    wanted = parser.parse_args()
    if not built.is_current():
        built.build()
    wanted.to.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="ennead-picture-") as folder:
        take(wanted, Path(folder))
    size = wanted.to.stat().st_size
    sys.stdout.write(f"{wanted.to}: {size // 1024} KiB\n")
    return int(size > LARGEST)


def take(wanted: argparse.Namespace, folder: Path) -> None:
    """The picture of one moment."""
    with running(quick(folder / "tables.sqlite")) as server, sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        petra = Person(browser, server.address, size=SIZE, theme=wanted.theme)
        if wanted.lesson:
            learn(petra, wanted)
        else:
            moment = prepared.asks(wanted.asked, wanted.moves)
            match = prepared.played(
                wanted.game, wanted.players, moment, seed=wanted.seed, choose=prepared.by_judgement
            )
            prepared.come_back(server, petra, match, seed=wanted.seed)
        petra.press("Escape")
        petra.page.mouse.move(1, 1)
        petra.page.locator(".scenery path, .painting > path").first.wait_for(state="attached")
        petra.page.evaluate(
            "document.activeElement?.blur(); document.querySelector('section.mine')?.scrollTo(0, 0)"
        )
        petra.settle()
        petra.page.screenshot(path=wanted.to)
        shrink(wanted.to)
        petra.close()
        browser.close()


def learn(petra: Person, wanted: argparse.Namespace) -> None:
    """Follow the coach of a lesson for so many steps."""
    page = petra.page
    page.goto(f"{petra.address}/#/learn/{wanted.game}/{wanted.lesson}")
    bar = page.locator(".coach progress")
    for number in range(wanted.moves):
        page.locator(f'.coach progress[value="{number}"]').wait_for()
        while bar.get_attribute("value") == str(number):
            go_on = page.locator(".coach .go-on")
            if go_on.count():
                go_on.click()
            else:
                page.locator(".coach .show").click()
                page.locator(".answers .advice").click()
            page.locator(".table[aria-busy=false] .coach").wait_for()
    page.locator(f'.coach progress[value="{wanted.moves}"]').wait_for()


def shrink(file: Path) -> None:
    """The same picture with a palette: the page is painted flat, so that nothing is lost to the
    eye."""
    with Image.open(file) as picture:
        small = picture.convert("RGB").quantize(
            256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE
        )
    small.save(file, optimize=True)


if __name__ == "__main__":
    sys.exit(main())
