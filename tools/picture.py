"""Make the picture of the README: a real match on the real page, played for a while by clicks, as a
small PNG.

.venv/bin/python -m tools.picture [--game GAME] [--players N] [--moves N] [--until SELECTOR] [--seed
S] [--to FILE]
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

from tests.browser import chromium  # noqa: E402 - the repository's own folder comes first
from tests.browser.conftest import quick  # noqa: E402
from tests.browser.player import Person  # noqa: E402
from tests.server.running import running  # noqa: E402
from tools import page as built  # noqa: E402

SIZE = (1280, 800)
LARGEST = 300 * 1024
BATTLE = ".tally ~ .mine-areas .lit"
"""A battle adds up, and I am to choose one of my cards."""


def main() -> int:
    """Play, wait until nothing moves, and keep what is seen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="ankh")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--moves", type=int, default=30, help="at least so many of mine")
    parser.add_argument("--until", default=BATTLE, help="on until the page has this (a selector)")
    parser.add_argument("--seed", type=int, default=5)
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
        bots = [{"holder": "bot", "level": "player"}] * (wanted.players - 1)
        petra.sit_down({"game": wanted.game, "seats": [{"holder": "me", "name": "Petra"}, *bots]})
        petra.seed(wanted.seed)
        petra.run(0.1, moves=wanted.moves)
        petra.asked()
        while wanted.until and not petra.page.locator(wanted.until).count():
            petra.run(0.1, moves=1)
            petra.asked()
        petra.press("Escape")
        petra.page.mouse.move(1, 1)
        petra.page.evaluate(
            "document.activeElement?.blur(); document.querySelector('section.mine')?.scrollTo(0, 0)"
        )
        petra.settle()
        petra.page.screenshot(path=wanted.to)
        shrink(wanted.to)
        petra.close()
        browser.close()


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
