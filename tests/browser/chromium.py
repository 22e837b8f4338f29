"""The machine's own Chromium: where it is, and how it is started for tests and pictures. None is
ever downloaded."""

from __future__ import annotations

import os
import shutil

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
MISSING = (
    "no Chromium on this machine: the tests that play in a real browser DID NOT RUN. "
    "On Debian or Ubuntu: sudo apt install chromium (or name yours: ENNEAD_CHROMIUM=/path/to/it)"
)


def find() -> str | None:
    """The browser's program, if there is one."""
    named = os.environ.get("ENNEAD_CHROMIUM")
    return shutil.which(named) if named else next(filter(None, map(shutil.which, NAMES)), None)


def launch(playwright: Playwright) -> Browser:
    """Start it without a window. Raises LookupError."""
    program = find()
    if program is None:
        raise LookupError(MISSING)
    return playwright.chromium.launch(executable_path=program, args=FLAGS)
