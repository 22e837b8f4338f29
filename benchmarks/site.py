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
    kept = {name: _packed(name, body) for name, body in files.items() if f"{name}.gz" not in files}
    engine = sum(size for name, size in kept.items() if name.startswith("engine/"))
    to_read = sum(kept[name] for name in TO_READ)
    there, here = _inside_node(files), _run([sys.executable, str(INSIDE)])
    speeds, own = there.pop("decisions_per_second"), here["decisions_per_second"]
    return {
        "engine_kib": (engine - to_read) // 1024,
        "to_read_kib": to_read // 1024,
        "page_kib": (sum(kept.values()) - engine) // 1024,
        "all_kib": sum(kept.values()) // 1024,
        **_in_browser(files),
        **there,
        **{f"{game}_decisions_per_second": speed for game, speed in speeds.items()},
        **{f"{game}_against_here": f"{speed / own[game]:.0%}" for game, speed in speeds.items()},
    }


def _packed(name: str, body: bytes) -> int:
    return len(body) if name.endswith(ALREADY_PACKED) else len(gzip.compress(body, 9))


def _inside_node(files: dict[str, bytes]) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as name, built.node_folder() as node:
        write_site(Path(name) / "site", files)
        script, pyodide = built.WEB / "scripts" / "pyodide.mjs", built.WEB / "node_modules/pyodide"
        site = Path(name) / "site"
        return _run([str(node / "node"), *map(str, (script, pyodide, site, INSIDE))])


def _in_browser(files: dict[str, bytes]) -> dict[str, Any]:
    """Seconds from opening the lobby to the first decision, on a first visit and on a later one,
    and what the page with its workers then takes of memory (its own, shared parts by share); as a
    person does it, with a press on *Play now* at once. And what a web space that packs nothing
    sends on the first of these visits, and, packed or not, for the lobby alone."""
    from playwright.sync_api import sync_playwright
    from tests.browser import chromium

    cold, warm, memory, sent = [], [], [], list[str]()
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        write_site(Path(name), files)
        with _web_space(Path(name), sent) as address:
            browser = chromium.launch(playwright)
            lobby = _lobby(browser, address)
            browser.close()
            for _ in range(STARTS):
                browser = chromium.launch(playwright)
                context = browser.new_context()
                sent.clear()
                cold.append(_start(context, address))
                visit = sum(len(files[one]) for one in sent)
                context.pages[0].evaluate(COMPILED)
                context.pages[0].close()
                warm.append(_start(context, address))
                memory.append(_memory(browser))
                browser.close()
    return {
        "lobby_kib": sum(_packed(one, files[one]) for one in lobby) // 1024,
        "lobby_unpacked_kib": sum(len(files[one]) for one in lobby) // 1024,
        "first_visit_unpacked_kib": visit // 1024,
        "cold_start_seconds": round(median(cold), 2),
        "warm_start_seconds": round(median(warm), 2),
        "memory_mb": round(median(memory)),
    }


COMPILED = """async () => {
  const kept = async () => (await (await caches.open("ennead-code")).keys()).length;
  while ((await kept()) < 2) await new Promise((rest) => setTimeout(rest, 100));
}"""
"""Until what the first start has compiled is kept, which it does at leisure."""


def _lobby(browser: Any, address: str) -> list[str]:
    """What is fetched until the lobby is all there; the engine comes after it."""
    context = browser.new_context(service_workers="block")
    page, asked = context.new_page(), list[str]()
    page.on("request", lambda request: asked.append(request.url.removeprefix(address)))
    page.goto(address)
    page.locator(".game").first.wait_for()
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    context.close()
    return [one or "index.html" for one in asked if not _of_engine(one)]


def _of_engine(name: str) -> bool:
    return name.startswith("engine/") or "worker" in name


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
def _web_space(folder: Path, sent: list[str]) -> Iterator[str]:
    handler = partial(_Silent, directory=str(folder), sent=sent)
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


class _Silent(SimpleHTTPRequestHandler):
    """Hands out files and remembers which."""

    def __init__(self, *args: Any, sent: list[str], **more: Any) -> None:
        self._sent = sent
        super().__init__(*args, **more)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        self._sent.append(self.path.strip("/") or "index.html")
        super().copyfile(source, outputfile)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - as it is called there
        return None


def _run(command: list[str]) -> dict[str, Any]:
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=built.ROOT)
    found: dict[str, Any] = json.loads(done.stdout)
    return found
