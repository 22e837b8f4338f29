"""What Lighthouse says of the page on a phone: the lobby, the form for a table, and a table.

.venv/bin/python -m tools.lighthouse

Lighthouse comes from the package index when it is called (`npx`); it is no part of the project. Its
figures count what the machine does besides: the load at the end tells how much to believe them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser import chromium  # noqa: E402 - the repository's own folder comes first
from tests.browser.conftest import quick  # noqa: E402
from tests.browser.player import Person  # noqa: E402
from tests.server.running import running  # noqa: E402
from tools import page as built  # noqa: E402

FIGURES = {
    "first-contentful-paint": "first words",
    "largest-contentful-paint": "largest part",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "shift",
}


def main() -> int:
    """Measure a few pages of a fresh server; 1 if one of them has a barrier."""
    if not built.is_current():
        built.build()
    barriers = False
    with (
        tempfile.TemporaryDirectory(prefix="ennead-lighthouse-") as folder,
        running(quick(Path(folder) / "tables.sqlite")) as server,
    ):
        pages = {"lobby": "", "form": "#/new/ankh", "table": f"#/table/{a_table(server.address)}"}
        for name, page in pages.items():
            report = measure(f"{server.address}/{page}", Path(folder) / f"{name}.json")
            barriers |= report["categories"]["accessibility"]["score"] < 1
            tell(name, report)
    sys.stdout.write(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n")
    return int(barriers)


def a_table(address: str) -> str:
    """A table that a stranger can look at."""
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        table = Person(browser, address).sit("pharaon", "me", "bot:novice", public=True)
        browser.close()
    return table


def measure(address: str, report: Path) -> Any:
    """Lighthouse's report of a page, as on a middling phone."""
    wishes = ["--quiet", "--output=json", f"--output-path={report}"]
    wishes += ["--only-categories=performance,accessibility"]
    wishes += [f"--chrome-flags=--headless=new {' '.join(chromium.FLAGS)}"]
    environment = {**os.environ, "CHROME_PATH": chromium.find() or ""}
    subprocess.run(["npx", "--yes", "lighthouse", address, *wishes], env=environment, check=True)
    return json.loads(report.read_text(encoding="utf-8"))


def tell(name: str, report: Any) -> None:
    """One line of figures."""
    scores = [f"{key} {100 * one['score']:.0f}" for key, one in report["categories"].items()]
    figures = [f"{what} {report['audits'][id]['displayValue']}" for id, what in FIGURES.items()]
    sys.stdout.write(f"{name}: {', '.join(scores + figures)}\n")


if __name__ == "__main__":
    sys.exit(main())
