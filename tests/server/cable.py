"""A cable between a server and its PostgreSQL, which can be pulled: bytes go in, and nothing comes
out."""

from __future__ import annotations

import select
import shutil
import socket
import tempfile
import threading
from contextlib import suppress
from pathlib import Path
from types import TracebackType

PORT = ".s.PGSQL.5432"


class Cable:
    """Everything goes through until `pull`; with `only` just the connections that said this are
    silent then."""

    def __init__(self, database: str) -> None:
        name, _, folder = database.partition("?host=")
        self._target = str(Path(folder) / PORT)
        self._folder = Path(tempfile.mkdtemp(prefix="ennead-cable-", dir="/tmp"))
        self.database = database
        self.address = f"{name}?host={self._folder}"
        self._dead: bytes | None = None
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(self._folder / PORT))
        self._listener.listen(64)
        self._open: list[socket.socket] = [self._listener]
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Cable:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for one in self._open:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    def pull(self, only: bytes = b"") -> None:
        """From now on nothing gets through, on lines there are and on new ones; with `only` just on
        those there are."""
        self._dead = only

    def plug(self) -> None:
        """New lines work; those that were silent stay so."""
        self._dead = None

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                far = socket.socket(socket.AF_UNIX)
                far.connect(self._target)
                self._open += [near, far]
                threading.Thread(target=self._carry, args=(near, far), daemon=True).start()

    def _carry(self, near: socket.socket, far: socket.socket) -> None:
        said = b""
        silent = False
        late = bool(self._dead)  # made after others were silenced
        with near, far, suppress(OSError, ValueError):
            while True:
                for one in select.select([near, far], [], [])[0]:
                    data = one.recv(65536)
                    if not data:
                        return
                    if one is near:
                        said = (said + data)[-100_000:]
                    if self._dead is not None and not late and self._dead in said:
                        silent = True
                    silent = silent or self._dead == b""
                    if not silent:
                        (far if one is near else near).sendall(data)
