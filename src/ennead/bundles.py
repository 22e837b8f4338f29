"""The files of the engine in a browser: Python with the part of its library that is needed, and
this package as it is, in two bundles (to play; to read, with the libraries that word it)."""

from __future__ import annotations

import gzip
import importlib.util
import io
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from ennead.games import GAMES
from ennead.kernel.errors import EnneadError

PACKAGE = Path(__file__).parent
FOLDER = "engine"
"""Where the files lie below a page; the build of the page puts Python there."""
LIBRARY = "python_stdlib.zip"
_LAYERS = ("kernel", "games", "bots", "table", "browser", "texts")
_ALONE = ("__init__.py", "library.py", "rulebooks.py", "words.py", "factwords.py")
_TO_READ = ("book", "cases", "lessons", "puzzles", "rulings", "texts")
"""Folders of a game that nobody needs to play it."""
_WORDING = ("attr", "babel", "fluent", "pytz", "typing_extensions")
"""The libraries that word books and rules."""
_LANGUAGE_DATA = ("en", "cs", "pl", "uk", "root")
_LEFT_OUT = {
    "_aix_support", "_android_support", "_apple_support", "_ios_support", "_osx_support",
    "_pyrepl", "antigravity", "bdb", "cProfile", "cgi", "cgitb", "cmd", "compileall",
    "concurrent/interpreters", "configparser", "crypt", "csv", "ctypes", "curses", "dbm",
    "distutils", "doctest", "email", "ensurepip", "filecmp", "fileinput", "ftplib", "getopt",
    "getpass", "html", "http", "idlelib", "imaplib", "lib2to3", "mailbox", "mailcap", "mimetypes",
    "modulefinder", "msilib", "multiprocessing", "netrc", "nntplib", "optparse", "pdb",
    "pickletools", "pipes", "poplib", "profile", "profiling", "pstats", "pty", "py_compile",
    "pyclbr", "pydoc", "pydoc_data", "rlcompleter", "sched", "shelve", "smtpd", "smtplib",
    "sndhdr", "socketserver", "sqlite3", "statistics", "sunau", "symtable", "tabnanny",
    "telnetlib", "test", "this", "timeit", "tkinter", "trace", "tracemalloc", "tty", "turtle",
    "turtledemo", "unittest", "uu", "venv", "wave", "webbrowser", "wsgiref", "xdrlib", "xml",
    "xmlrpc", "zipapp",
}  # fmt: skip
"""Parts of the standard library that neither the engine nor Python's own start asks for."""
_ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "latin_1", "utf_8", "utf_8_sig", "idna")


class NoEngine(EnneadError):
    """The page was built without Python for the browser."""


def engine_files(page: Path) -> Iterator[tuple[str, bytes]]:
    """Every file of the engine, by its name below the page. Raises NoEngine."""
    built = page / FOLDER
    if not (built / LIBRARY).is_file():
        raise NoEngine(f"{built} has no Python for the browser; build the page again")
    for path in sorted(built.iterdir()):
        if path.name != LIBRARY and path.suffix != ".br":
            yield f"{FOLDER}/{path.name}", path.read_bytes()
    yield f"{FOLDER}/{LIBRARY}.gz", _packed(_standard_library(built / LIBRARY))
    yield f"{FOLDER}/engine.zip.gz", _packed(_own(reading=False))
    yield f"{FOLDER}/books.zip.gz", _packed([*_own(reading=True), *_wording()])


def _packed(files: Iterable[tuple[str, bytes]]) -> bytes:
    """An archive whose parts are packed together, which is far smaller than each alone; the same
    bytes for the same files."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as into:
        for name, body in files:
            into.writestr(zipfile.ZipInfo(name), body)
    return gzip.compress(archive.getvalue(), 9, mtime=0)


def _standard_library(path: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(path) as library:
        for name in sorted(library.namelist()):
            if not name.endswith("/") and _is_needed(name):
                yield name, library.read(name)


def _is_needed(name: str) -> bool:
    first, _, rest = name.partition("/")
    if first == "encodings":
        return rest.removesuffix(".py") in _ENCODINGS
    return first.removesuffix(".py") not in _LEFT_OUT


def _own(reading: bool) -> Iterator[tuple[str, bytes]]:
    """This package: what is needed to play, or what there is to read."""
    for path in _sources():
        parts = path.relative_to(PACKAGE).parts
        read = parts[0] == "games" and len(parts) > 3 and parts[2] in _TO_READ
        if (read or parts[0] == "texts") == reading:
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


def _wording() -> Iterator[tuple[str, bytes]]:
    """Libraries of this installation, with the data of our languages."""
    for name in _WORDING:
        spec = importlib.util.find_spec(name)
        for place in (spec.submodule_search_locations or ()) if spec is not None else ():
            for path in sorted(Path(place).rglob("*")):
                if path.is_file() and _is_wording(path):
                    yield f"{name}/{path.relative_to(place).as_posix()}", path.read_bytes()
        if spec is not None and spec.origin is not None and not spec.submodule_search_locations:
            yield f"{name}.py", Path(spec.origin).read_bytes()


def _is_wording(path: Path) -> bool:
    if path.suffix == ".dat":
        return path.stem in (*_LANGUAGE_DATA, "global")
    return path.suffix == ".py" and not {"messages", "test", "tests"} & set(path.parts)
