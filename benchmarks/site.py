"""What a site weighs, how soon it plays, and how quick its engine is, beside Python here."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tools import page as built

from ennead.staticsite import site_files, write_site

INSIDE = Path(__file__).with_name("inside.py")
TO_READ = ("engine/books.zip.gz",)
ALREADY_PACKED = (".gz", ".woff2")


def figures() -> dict[str, Any]:
    """Bytes as they travel, seconds until the first decision, random decisions a second."""
    if not built.is_current():
        built.build()
    files = site_files()
    sizes = {name: _packed(name, body) for name, body in files.items()}
    engine = {name: size for name, size in sizes.items() if name.startswith("engine/")}
    to_read = sum(engine[name] for name in TO_READ)
    page = sum(size for name, size in sizes.items() if name not in engine and _at_first(name))
    there, here = _inside_browser(files), _run([sys.executable, str(INSIDE)])
    speeds, own = there.pop("decisions_per_second"), here["decisions_per_second"]
    return {
        "page_kib": page // 1024,
        "engine_kib": (sum(engine.values()) - to_read) // 1024,
        "to_read_kib": to_read // 1024,
        "everything_kib": sum(sizes.values()) // 1024,
        **there,
        **{f"{game}_decisions_per_second": speed for game, speed in speeds.items()},
        **{f"{game}_against_here": f"{speed / own[game]:.0%}" for game, speed in speeds.items()},
    }


def _at_first(name: str) -> bool:
    """Whether somebody who plays in one language fetches it."""
    return not name.startswith("api/") or name == "api/games" or name.endswith("/en.ftl")


def _packed(name: str, body: bytes) -> int:
    return len(body) if name.endswith(ALREADY_PACKED) else len(gzip.compress(body, 9))


def _inside_browser(files: dict[str, bytes]) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as name, built.node_folder() as node:
        write_site(Path(name) / "site", files)
        script, pyodide = built.WEB / "scripts" / "pyodide.mjs", built.WEB / "node_modules/pyodide"
        engine = Path(name) / "site" / "engine"
        return _run([str(node / "node"), *map(str, (script, pyodide, engine, INSIDE))])


def _run(command: list[str]) -> dict[str, Any]:
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=built.ROOT)
    found: dict[str, Any] = json.loads(done.stdout)
    return found
