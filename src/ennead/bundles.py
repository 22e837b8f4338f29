"""The files of the engine in a browser: Python with the part of its library that is needed, and
this package as it is, in two bundles (to play; to read, with the libraries that word it)."""

from __future__ import annotations

import ast
import gzip
import hashlib
import importlib.util
import io
import json
import lzma
import pickle
import tokenize
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeAlias

from ennead.games import GAMES
from ennead.kernel.errors import EnneadError

PACKAGE = Path(__file__).parent
FOLDER = "engine"
"""Where the files lie below a page; the build of the page puts Python there."""
POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
"""Of the workers in which the engine runs: only they may compile it."""
LIBRARY, LOCK = "python_stdlib.zip", "lock.json"
_LAYERS = ("kernel", "games", "bots", "table", "browser")
_ALONE = ("__init__.py", "library.py", "rulebooks.py", "words.py", "factwords.py")
_TO_READ = ("book", "cases", "lessons", "puzzles", "rulings")
"""Folders of a game that nobody needs to play it; its texts are files of the page already."""
_WORDING = ("attr", "babel", "fluent", "pytz", "typing_extensions")
"""The libraries that word books and rules."""
_LANGUAGE_DATA = ("en", "cs", "pl", "uk", "root")
_DATA = {
    "date_formats", "datetime_formats", "decimal_formats", "default_numbering_system",
    "currency_formats", "likely_subtags", "list_patterns", "locale_aliases", "number_patterns",
    "number_symbols", "numbering_systems", "ordinal_form", "parent_exceptions", "percent_formats",
    "plural_form", "scientific_formats", "script_aliases", "territory_aliases",
    "language_aliases", "variant_aliases", "time_formats",
}  # fmt: skip
"""What is kept of Babel's data."""
_LEFT_OUT = {
    "_aix_support", "_android_support", "_apple_support", "_ios_support", "_osx_support",
    "_pydatetime", "_pyio", "_pyrepl", "antigravity", "argparse", "asyncio/__main__",
    "asyncio/proactor_events", "asyncio/tools", "asyncio/windows_events", "asyncio/windows_utils",
    "bdb", "cProfile", "cgi", "cgitb", "cmd", "code", "colorsys", "compileall",
    "concurrent/futures/interpreter", "concurrent/futures/process", "concurrent/futures/thread",
    "concurrent/interpreters", "configparser", "crypt", "csv", "ctypes", "curses", "dbm",
    "distutils", "doctest", "email", "ensurepip", "filecmp", "fileinput", "fractions", "ftplib",
    "getopt", "getpass", "gettext", "graphlib", "html", "http", "idlelib", "imaplib",
    "importlib/metadata", "json/tool", "lib2to3", "logging/config", "logging/handlers", "mailbox",
    "mailcap", "mimetypes", "modulefinder", "msilib", "multiprocessing", "netrc", "nntplib",
    "optparse", "pdb", "pickletools", "pipes", "plistlib", "poplib", "pprint", "profile",
    "profiling", "pstats", "pty", "py_compile", "pyclbr", "pydoc", "pydoc_data",
    "pyodide/_nodesock_transport", "pyodide/console", "quopri", "rlcompleter", "runpy", "sched",
    "shelve", "smtpd", "smtplib", "sndhdr", "socketserver", "sqlite3", "statistics", "stringprep",
    "sunau", "symtable", "sysconfig/__main__", "tabnanny", "tarfile", "telnetlib", "test", "this",
    "timeit", "tkinter", "trace", "tracemalloc", "tty", "turtle", "turtledemo", "unittest",
    "urllib/request", "urllib/robotparser", "uu", "uuid", "venv", "wave", "webbrowser", "wsgiref",
    "xdrlib", "xml", "xmlrpc", "zipapp",
}  # fmt: skip
"""Parts of the standard library that neither the engine nor Python's own start asks for."""
_ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "latin_1", "utf_8", "utf_8_sig", "idna")


_LATER = {
    "_ast_unparse", "_pylong", "_strptime", "calendar", "decimal", "difflib",
    "graphlib", "gzip", "hmac", "ipaddress", "numbers", "pickle", "pkgutil", "platform",
    "queue", "secrets", "tomllib", "urllib", "zoneinfo",
}  # fmt: skip
"""Parts of it that come with the engine."""
_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9, "lc": 4, "lp": 0, "pb": 0}]
"""As text is packed best."""
_DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
Cut: TypeAlias = tuple[int, int, int, int, bytes]
"""Line and column where something begins and ends, and what stands there instead."""


class NoEngine(EnneadError):
    """The page was built without Python for the browser."""


def engine_files(page: Path, small: bool = True) -> Iterator[tuple[str, bytes]]:
    """Every file of the engine, by its name below the page; as small as can be, which takes ten
    seconds, or soon. Raises NoEngine."""
    built = page / FOLDER
    if not (built / LIBRARY).is_file():
        raise NoEngine(f"{built} has no Python for the browser; build the page again")
    for path in sorted(built.iterdir()):
        if path.name in (LIBRARY, LOCK) or path.suffix == ".br":
            continue
        body = path.read_bytes()
        if small and path.suffix == ".gz":  # by this library it becomes a little smaller
            body = gzip.compress(gzip.decompress(body), 9, mtime=0)
        yield f"{FOLDER}/{path.name}", body
    library = [*_standard_library(built / LIBRARY, small)]
    start = _archive((name, body) for name, body in library if _is_for_start(name))
    rest = [(f"lib/{name}", body) for name, body in library if not _is_for_start(name)]
    engine = _archive([*rest, *_own(reading=False)])
    digest = hashlib.sha256(start + engine).hexdigest()[:16]
    lock = json.loads((built / LOCK).read_bytes()) | {"digest": digest}
    yield f"{FOLDER}/{LOCK}", json.dumps(lock).encode()
    yield f"{FOLDER}/{LIBRARY}.gz", gzip.compress(start, 9 if small else 6, mtime=0)
    yield f"{FOLDER}/engine.zip.xz", _packed(engine, small)
    books = _archive([*_own(reading=True), *_wording(small)])
    yield f"{FOLDER}/books.zip.xz", _packed(books, small)


def _packed(archive: bytes, small: bool) -> bytes:
    """In the way that Python itself unpacks, which has a better one than a browser."""
    if not small:
        return lzma.compress(archive, preset=0)
    return lzma.compress(archive, lzma.FORMAT_XZ, lzma.CHECK_CRC32, filters=_FILTERS)


def _archive(files: Iterable[tuple[str, bytes]]) -> bytes:
    """An archive whose parts are packed together, which is far smaller than each alone; the same
    bytes for the same files. Parts of one kind stand together."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as into:
        for name, body in sorted(files, key=lambda file: (file[0].rpartition(".")[2], file[0])):
            into.writestr(zipfile.ZipInfo(name), body)
    return archive.getvalue()


def _is_for_start(name: str) -> bool:
    """Whether Python needs a part of its library before it can unpack anything."""
    return name.partition("/")[0].removesuffix(".py") not in _LATER


def _bare(source: bytes) -> bytes:
    """A module of Python's own library without its comments and what documents it; one that this
    Python cannot read stays as it is."""
    try:
        cuts = [*_documentation(source), *_comments(source)]
    except (SyntaxError, tokenize.TokenError):
        return source
    lines = source.splitlines(keepends=True)
    for first, start, last, end, instead in sorted(cuts, reverse=True):
        whole = lines[first][:start] + instead + lines[last][end:]
        lines[first : last + 1] = [whole] if whole.strip() else []
    return b"".join(lines)


def _documentation(source: bytes) -> Iterator[Cut]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, _DOCUMENTED) and ast.get_docstring(node, clean=False):
            text = next(iter(node.body))
            last, end = text.end_lineno or text.lineno, text.end_col_offset or 0
            yield text.lineno - 1, text.col_offset, last - 1, end, b"''"


def _comments(source: bytes) -> Iterator[Cut]:
    for token in tokenize.tokenize(io.BytesIO(source).readline):
        row, column = token.start[0] - 1, len(token.line[: token.start[1]].encode())
        if token.type == tokenize.COMMENT and row > 1:
            yield row, column, row, column + len(token.string.encode()), b""


def _standard_library(path: Path, small: bool) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(path) as library:
        for name in sorted(library.namelist()):
            if not name.endswith("/") and _is_needed(name):
                body = library.read(name)
                own = "pyodide" in name.partition("/")[0]  # its documentation is used
                bare = small and name.endswith(".py") and not own
                yield name, _bare(body) if bare else body


def _is_needed(name: str) -> bool:
    first, _, rest = name.partition("/")
    if first == "encodings":
        return rest.removesuffix(".py") in _ENCODINGS
    parts = name.removesuffix(".py").split("/")
    return not any("/".join(parts[:depth]) in _LEFT_OUT for depth in range(1, len(parts) + 1))


def _own(reading: bool) -> Iterator[tuple[str, bytes]]:
    """This package: what is needed to play, or what there is to read."""
    for path in _sources():
        parts = path.relative_to(PACKAGE).parts
        inside = parts[2] if parts[0] == "games" and len(parts) > 3 else ""
        if inside != "texts" and (inside in _TO_READ) == reading:
            yield f"ennead/{'/'.join(parts)}", path.read_bytes()


def _sources() -> Iterator[Path]:
    yield from (PACKAGE / name for name in _ALONE)
    for layer in _LAYERS:
        for path in sorted((PACKAGE / layer).rglob("*")):
            inside = path.relative_to(PACKAGE / layer).parts
            outside = layer == "games" and len(inside) > 1 and inside[0] not in GAMES
            kept = path.suffix in (".py", ".toml", ".ftl", ".match", ".md", ".json")
            if path.is_file() and kept and path.name != "README.md" and not outside:
                yield path


def _wording(small: bool) -> Iterator[tuple[str, bytes]]:
    """Libraries of this installation, with the data of our languages."""
    source = _bare if small else bytes
    for name in _WORDING:
        spec = importlib.util.find_spec(name)
        for place in (spec.submodule_search_locations or ()) if spec is not None else ():
            for path in sorted(Path(place).rglob("*")):
                inside = path.relative_to(place)
                if path.is_file() and _is_wording(inside):
                    body = _lean(path) if path.suffix == ".dat" else source(path.read_bytes())
                    yield f"{name}/{inside.as_posix()}", body
        if spec is not None and spec.origin is not None and not spec.submodule_search_locations:
            yield f"{name}.py", source(Path(spec.origin).read_bytes())


def _lean(path: Path) -> bytes:
    """A file of Babel's data without what no sentence of ours is made with: names of languages,
    places, moneys, days and units; and what other languages are most often written with."""
    data = pickle.loads(path.read_bytes())  # noqa: S301 - Babel's own file, as Babel reads it
    kept = {key: value for key, value in data.items() if key in _DATA}
    if likely := kept.get("likely_subtags"):
        ours = {tag: whole for tag, whole in likely.items() if tag in _LANGUAGE_DATA}
        kept["likely_subtags"] = ours
    return pickle.dumps(kept)


def _is_wording(path: Path) -> bool:
    if path.suffix == ".dat":
        return path.stem in (*_LANGUAGE_DATA, "global")
    return path.suffix == ".py" and not {"messages", "test", "tests"} & set(path.parts)
