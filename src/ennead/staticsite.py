"""The whole table as a folder of files that any web server can hand out (docs/anywhere.md)."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path

from ennead.browser import wire
from ennead.bundles import PACKAGE, engine_files
from ennead.bundles import POLICY as ENGINE_POLICY
from ennead.kernel.errors import EnneadError
from ennead.library import Library
from ennead.table.catalog import GameCatalog
from ennead.table.reference import LANGUAGES

PAGE = PACKAGE / "web"
"""The built page."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
"""Of the page, which no header of a web space can set."""
TYPES = {
    "js": "text/javascript", "mjs": "text/javascript", "css": "text/css", "html": "text/html",
    "svg": "image/svg+xml", "json": "application/json", "ftl": "text/plain; charset=utf-8",
    "webmanifest": "application/manifest+json", "wasm": "application/wasm",
    "zip": "application/octet-stream",
}  # fmt: skip
"""What lies there packed too, by its suffix: the service worker fetches that, so that a visit
weighs the same wherever the site lies."""
MARK = ".ennead-site"
"""A file in the folder by which a site is known, so that nothing else is ever replaced."""
_LEFT_OUT = re.compile(r"\.|calls\.js|assets/(Admin|Contests|Mail|Me|Privacy|Ranks|Seat)-")
"""Pages for which a server is needed (`web/src/pages.ts`), and what is no page at all."""


class NotASite(EnneadError):
    """The folder holds something else."""


def site_files(page: Path = PAGE) -> dict[str, bytes]:
    """Every file of the site by its name. Raises NoEngine if the page was not built for it."""
    found = {name: body for name, body in _page_files(page) if not name.startswith("engine/")}
    found |= dict(engine_files(page))
    found |= dict(_read_at_once())
    index = found["index.html"].decode()
    meta = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    index = index.replace("<html ", "<html data-site ", 1).replace("<head>", f"<head>{meta}", 1)
    found["index.html"] = index.encode()
    service = found.pop("service.js").decode()
    packed = {f"{name}.gz": gzip.compress(body, 9, mtime=0) for name, body in found.items()
              if name.rpartition(".")[2] in TYPES}  # fmt: skip
    return {**found, **packed, "service.js": _service(service, found).encode()}


def _page_files(page: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(page.rglob("*")):
        name = path.relative_to(page).as_posix()
        if path.is_file() and path.suffix != ".br" and not _LEFT_OUT.match(name):
            yield name, path.read_bytes()


def _read_at_once() -> Iterator[tuple[str, bytes]]:
    """What the lobby shows before the engine is there: the games, and all texts."""
    library = Library(GameCatalog(), wire.encode)
    catalog = GameCatalog()
    yield "api/games", library.games()
    for game in ("ennead", *catalog.ids()):
        for language in LANGUAGES:
            yield f"api/texts/{game}/{language}.ftl", library.texts(game, language)


def _service(source: str, files: Mapping[str, bytes]) -> str:
    """The service worker with the list of what it keeps: first what is needed to play, then what
    there is to read."""
    kept = {name.removesuffix(".gz"): _digest(files[name]) for name in sorted(files)}
    then = {name: digest for name, digest in kept.items() if "books" in name}
    first = {name: digest for name, digest in kept.items() if name not in then}
    version = _digest(json.dumps([kept, source]).encode())
    site = {"version": version, "first": first, "then": then, "types": TYPES}
    site["policy"] = ENGINE_POLICY
    empty = 'const SITE = { version: "", first: {}, then: {}, types: {}, policy: "" };'
    if empty not in source:
        raise EnneadError("the service worker of the page has no place for the list of files")
    return source.replace(empty, f"const SITE = {json.dumps(site)};")


def _digest(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:16]


def write_site(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write a site, over an older one if there is one. Raises NotASite."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        if not (folder / MARK).is_file():
            raise NotASite(f"{folder} is not empty and not a site of ours; name another folder")
        for path in folder.iterdir():
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    for name, body in {MARK: b"", **files}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
