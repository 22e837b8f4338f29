"""The built client: files with a hash in their name are kept for ever, the page itself is asked for
each time."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from ennead import bundles
from ennead.table.refused import Refused

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
EMBEDDED = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")
"""For the one address that other sites may show in a frame; there the page has replays alone, and
browsers send no cookie along."""
ENGINE_WORKER = re.compile(r"^assets/(table|bots)\.worker-")
"""The scripts that run the engine in a browser; they alone may compile it."""
FOR_EVER = "public, max-age=31536000, immutable"
PACKED = ".br"
"""Beside a file, what the build made of it for the wire."""
PACKED_ALREADY = (".woff2", ".png", ".jpg", ".gz", ".xz")
WORTH_PACKING = 600
"""Below so many bytes packing saves nothing that is felt."""
_TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Ennead</title></head>
<body><h1>Ennead</h1>
<p>The server runs, but its page has not been built yet.</p>
<p>In a checkout of the repository, <code>./ennead play</code> or <code>./ennead serve</code>
builds it; it needs a connection to the package index once. Packages that you install bring it
along.</p>
<p>Everything else works meanwhile: the <code>/api</code>, and <code>ennead terminal</code>.</p>
</body></html>
"""


@dataclass(frozen=True, slots=True)
class File:
    """A file of the client in memory, with its compressed forms."""

    body: bytes
    type: str
    etag: str
    compressed: tuple[tuple[str, bytes], ...]


class Page:
    """The files below a folder, found by exact name: no path of a request ever reaches the file
    system."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}
        self._engine: dict[str, File] = {}
        """What a table in the browser is made of; read when somebody first wants to play so."""
        self._stamp = -1.0
        self._read()

    @property
    def is_built(self) -> bool:
        """Whether there is a client to serve."""
        return "index.html" in self._files

    def _read(self) -> None:
        """Read everything, if it was built since it was last read."""
        index = self._folder / "index.html"
        stamp = index.stat().st_mtime if index.is_file() else 0.0
        if stamp == self._stamp:
            return
        self._stamp = stamp
        files = [path for path in sorted(self._folder.rglob("*")) if path.is_file()]
        self._files = {
            path.relative_to(self._folder).as_posix(): _file(path)
            for path in files
            if path.suffix != PACKED
            and not path.name.startswith(".")
            and path.parent.name != bundles.FOLDER
        }
        self._engine = {}

    def index(self, request: Request) -> Response:
        """The page itself."""
        self._read()
        if not self.is_built:
            return Response(NOT_BUILT, 503, {"Cache-Control": "no-store"}, "text/html")
        return self._answer(request, self._files["index.html"], "no-cache")

    def embedded(self, request: Request) -> Response:
        """The page in a frame of another site."""
        answer = self.index(request)
        answer.headers["Content-Security-Policy"] = EMBEDDED
        return answer

    def file(self, request: Request) -> Response:
        """Any other file of the client."""
        name = request.path_params["path"]
        file = self._files.get(name)
        if file is None:
            self._read()
            file = self._files.get(name)
        if file is None or name == "index.html":
            raise Refused("not-found", "there is no such page")
        answer = self._answer(request, file, FOR_EVER if name.startswith("assets/") else "no-cache")
        if ENGINE_WORKER.search(name):
            answer.headers["Content-Security-Policy"] = bundles.POLICY
        return answer

    def engine(self, request: Request) -> Response:
        """A file of the engine that runs in a browser; takes seconds the first time."""
        self._read()
        try:
            if not self._engine:
                files = bundles.engine_files(self._folder, small=False)
                self._engine = {name: _file_of(Path(name), body) for name, body in files}
            file = self._engine[f"{bundles.FOLDER}/{request.path_params['name']}"]
        except (bundles.NoEngine, KeyError):
            raise Refused("not-found", "the engine has no such file") from None
        return self._answer(request, file, "no-cache")

    def _answer(self, request: Request, file: File, keep: str) -> Response:
        headers = {"Cache-Control": keep, "ETag": file.etag, "Vary": "Accept-Encoding"}
        if unchanged(request.headers, file.etag):
            return Response(None, 304, headers)
        accepted = encodings(request.headers)
        for encoding, body in file.compressed:
            if encoding in accepted:
                return Response(
                    body, headers={**headers, "Content-Encoding": encoding}, media_type=file.type
                )
        return Response(file.body, headers=headers, media_type=file.type)


def _file(path: Path) -> File:
    return _file_of(path, path.read_bytes())


def _file_of(path: Path, body: bytes) -> File:
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    compressed = []
    if path.suffix not in PACKED_ALREADY and len(body) >= WORTH_PACKING:
        small = path.with_name(f"{path.name}{PACKED}")
        compressed = [("br", small.read_bytes())] if small.is_file() else []
        compressed.append(("gzip", packed(body)))
    return File(body, kind or "application/octet-stream", make_etag(body), tuple(compressed))


@lru_cache(maxsize=128)
def packed(body: bytes) -> bytes:
    """The same bytes for the wire; only for what is the same for everybody, so that no size tells a
    secret."""
    return gzip.compress(body, 9, mtime=0)


def encodings(headers: Headers) -> set[str]:
    """The ways of packing that a caller can undo."""
    return {
        word.partition(";")[0].strip() for word in headers.get("accept-encoding", "").split(",")
    }


def make_etag(body: bytes) -> str:
    """A name for these very bytes."""
    return f'"{hashlib.sha256(body).hexdigest()[:32]}"'


def unchanged(headers: Headers, etag: str) -> bool:
    """Whether the caller has these very bytes already."""
    known = [one.strip().removeprefix("W/") for one in headers.get("if-none-match", "").split(",")]
    return etag in known
