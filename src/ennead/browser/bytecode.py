"""What Python compiles at a first start, kept so that no later start has to: two archives, of its
library and of everything below a folder."""

from __future__ import annotations

import io
import marshal
import sys
import zipfile
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER
from pathlib import Path

HEAD = MAGIC_NUMBER + bytes(12)
"""Of a file of bytecode that is never older than its source, which is not there."""


class Compiler:
    """Compiles one module after the other, so that whoever wants something meanwhile waits for one
    alone."""

    def __init__(self, home: str) -> None:
        library = next(path for path in sys.path if path.endswith(".zip"))
        self._home = Path(home)
        self._names = sorted(path for path in self._home.rglob("*") if path.is_file())
        self._made = io.BytesIO(), io.BytesIO()
        self._steps = self._compiled(Path(library))

    def step(self) -> bool:
        """Compile another one; whether there are more."""
        return next(self._steps, False)

    def archives(self) -> tuple[bytes, bytes]:
        """The library, and the folder."""
        library, folder = self._made
        return library.getvalue(), folder.getvalue()

    def _compiled(self, library: Path) -> Iterator[bool]:
        for_library, for_folder = self._made
        with zipfile.ZipFile(library) as texts, zipfile.ZipFile(for_library, "w") as into:
            for name in texts.namelist():
                _add(into, name, texts.read(name), library / name)
                yield True
        with zipfile.ZipFile(for_folder, "w") as into:
            for path in self._names:
                name = path.relative_to(self._home).as_posix()
                _add(into, name, path.read_bytes(), path)
                yield True


def _add(into: zipfile.ZipFile, name: str, body: bytes, path: Path) -> None:
    if name.endswith(".py"):
        code = compile(body, str(path), "exec", dont_inherit=True)
        name, body = f"{name}c", HEAD + marshal.dumps(code)
    into.writestr(zipfile.ZipInfo(name), body)
