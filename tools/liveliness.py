"""How lively a table is: from a click to the changed table, and frames a second while pieces fly.

.venv/bin/python -m tools.liveliness

The figures count what the machine does besides: frames at rest, in the same run, tell how much to
believe them.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser import chromium  # noqa: E402 - the repository's own folder comes first
from tests.browser.conftest import quick  # noqa: E402
from tests.browser.player import Person  # noqa: E402
from tests.server.running import running  # noqa: E402
from tools import page as built  # noqa: E402

GAMES = ("afterlife", "kemet", "ankh", "pharaon")
CLICKS = """async (moves) => {
  const { wire, run } = window.player;
  const found = [];
  const pause = () => new Promise((done) => setTimeout(done, 1));
  while (found.length < moves && !wire.state.result) {
    while ((!wire.state.decision || wire.pending) && !wire.state.result) await pause();
    const [seq, sent] = [wire.state.seq, wire.moves];
    const asked = run(0.2, 1, 20);
    while (wire.moves === sent) await pause();
    const clicked = performance.now();
    while (wire.state.seq === seq) await pause();
    await new Promise(requestAnimationFrame);
    found.push(performance.now() - clicked);
    await asked;
  }
  return found;
}"""
"""Milliseconds from the click that makes a move to the frame that shows it."""
FRAMES = """async (seconds) => {
  const found = { flying: [], still: [] };
  const end = performance.now() + seconds * 1000;
  for (let last = performance.now(); last < end; ) {
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    found[document.querySelector(".overlay > *") ? "flying" : "still"].push(now - last);
    last = now;
  }
  return found;
}"""
"""Milliseconds between frames while pieces fly, and while none does."""


def main() -> int:
    """Measure a table of each game on a fresh server."""
    if not built.is_current():
        built.build()
    with (
        tempfile.TemporaryDirectory(prefix="ennead-liveliness-") as folder,
        running(quick(Path(folder) / "tables.sqlite")) as server,
        sync_playwright() as playwright,
    ):
        browser = chromium.launch(playwright)
        for game in GAMES:
            sys.stdout.write(f"{game}: {measure(Person(browser, server.address), game)}\n")
            viewer = Person(browser, server.address, calm=False, pace="slow")
            sys.stdout.write(f"{game}: {film(viewer, game)}\n")
        browser.close()
    sys.stdout.write(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n")
    return 0


def measure(who: Person, game: str) -> str:
    """The median from a click to what it changes."""
    who.sit(game, "me", "bot:novice")
    who.asked()
    took: list[float] = who.page.evaluate(CLICKS, 40)
    who.close()
    return f"click to change {median(took):.0f} ms (of {len(took)})"


def film(who: Person, game: str) -> str:
    """Frames a second while what happened is told, and between."""
    who.sit(game, "me", "bot:novice", "bot:novice", seed="film")
    who.asked()
    who.run(0.2, moves=8)
    who.asked()
    who.press("r")
    found: dict[str, Any] = who.page.evaluate(FRAMES, 12)
    who.close()
    return ", ".join(
        f"{1000 / median(times):.0f} frames a second {what}"
        for what, times in found.items()
        if times
    )


if __name__ == "__main__":
    sys.exit(main())
