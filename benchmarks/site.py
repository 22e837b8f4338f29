"""What a site weighs, how soon it plays, and how quick its engine is, beside Python here."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Any

from tools import page as built

from ennead.staticsite import site_files, write_site

INSIDE = Path(__file__).with_name("inside.py")
TO_READ = ("engine/books.zip.xz",)
ALREADY_PACKED = (".gz", ".xz", ".woff2", ".png")
PATIENCE = 120_000.0
STARTS = 3
"""How often a start is measured; the middle one counts."""


def figures() -> dict[str, Any]:
    """Bytes as they travel, seconds until the first decision, random decisions a second."""
    if not built.is_current():
        built.build()
    files = site_files()
    sizes = {name: _packed(name, body) for name, body in files.items()}
    engine = {name: size for name, size in sizes.items() if name.startswith("engine/")}
    to_read = sum(engine[name] for name in TO_READ)
    page = sum(size for name, size in sizes.items() if name not in engine and _at_first(name))
    there, here = _inside_node(files), _run([sys.executable, str(INSIDE)])
    speeds, own = there.pop("decisions_per_second"), here["decisions_per_second"]
    return {
        "page_kib": page // 1024,
        "engine_kib": (sum(engine.values()) - to_read) // 1024,
        "to_read_kib": to_read // 1024,
        "first_visit_kib": sum(sizes.values()) // 1024,
        **_in_browser(files),
        **there,
        **{f"{game}_decisions_per_second": speed for game, speed in speeds.items()},
        **{f"{game}_against_here": f"{speed / own[game]:.0%}" for game, speed in speeds.items()},
    }


def _at_first(name: str) -> bool:
    """Whether somebody who plays in one language fetches it."""
    return not name.startswith("api/") or name == "api/games" or name.endswith("/en.ftl")


def _packed(name: str, body: bytes) -> int:
    return len(body) if name.endswith(ALREADY_PACKED) else len(gzip.compress(body, 9))


def _inside_node(files: dict[str, bytes]) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as name, built.node_folder() as node:
        write_site(Path(name) / "site", files)
        script, pyodide = built.WEB / "scripts" / "pyodide.mjs", built.WEB / "node_modules/pyodide"
        engine = Path(name) / "site" / "engine"
        return _run([str(node / "node"), *map(str, (script, pyodide, engine, INSIDE))])


def _in_browser(files: dict[str, bytes]) -> dict[str, Any]:
    """Seconds from opening the lobby to the first decision, on a first visit and on a later one,
    and what the page with its workers then takes of memory (its own, shared parts by share); as a
    person does it, with a press on *Play now* at once."""
    from playwright.sync_api import sync_playwright
    from tests.browser import chromium

    cold, warm, memory = [], [], []
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        write_site(Path(name), files)
        with _web_space(Path(name)) as address:
            for _ in range(STARTS):
                browser = chromium.launch(playwright)
                context = browser.new_context()
                cold.append(_start(context, address))
                warm.append(_start(context, address))
                memory.append(_memory(browser))
                browser.close()
    return {
        "cold_start_seconds": round(median(cold), 2),
        "warm_start_seconds": round(median(warm), 2),
        "memory_mb": round(median(memory)),
    }


def _start(context: Any, address: str) -> float:
    page = context.new_page()
    began = time.perf_counter()
    page.goto(address)
    page.locator(".game").first.get_by_role("button").first.click(timeout=PATIENCE)
    page.locator("[data-node][tabindex='0']").first.wait_for(timeout=PATIENCE)
    taken = time.perf_counter() - began
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    return taken


def _memory(browser: Any) -> float:
    """Megabytes of the process that draws the page and runs its workers."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    found = []
    for process in processes:
        rollup = Path(f"/proc/{process['id']}/smaps_rollup")
        if process["type"] == "renderer" and rollup.exists():
            lines = rollup.read_text().splitlines()
            pss = next(line for line in lines if line.startswith("Pss:"))
            found.append(int(pss.split()[1]) / 1000)
    return max(found, default=0.0)


@contextmanager
def _web_space(folder: Path) -> Iterator[str]:
    handler = partial(_Silent, directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


class _Silent(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - as it is called there
        return None


def _run(command: list[str]) -> dict[str, Any]:
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=built.ROOT)
    found: dict[str, Any] = json.loads(done.stdout)
    return found
