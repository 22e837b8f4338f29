"""A server in a process of its own, and programs that play at it and remember what it promised."""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from ennead.server.storage import queries
from ennead.server.storage.engine import make_engines
from ennead.table.messages import PROTOCOL

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 90.0
"""Seconds after which something that should have come has not."""
GONE = (WebSocketException, OSError, EOFError, TimeoutError)
SERVE = "import sys, time; real = time.time_ns; time.time_ns = lambda: real() + {ahead}; "
SERVE += "from ennead.cli import main; sys.exit(main())"


class Host:
    """A server in a process of its own, always on the same port."""

    def __init__(self, database: str, workers: int = 1) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.database = database
        self._workers = workers
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self, ahead: int = 0) -> None:
        """Start it, with a clock that is ahead, and wait until it is well."""
        command = ["serve", "--port", str(self.port), "--bot-workers", "1"]
        command += ["--workers", str(self._workers)]
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE.format(ahead=ahead), *command],
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "ENNEAD_DATABASE": self.database},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        await until(self.is_well)

    def end(self, how: signal.Signals) -> int:
        """End it; its exit code."""
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    async def is_well(self) -> bool:
        """What its health says."""
        with suppress(httpx.HTTPError):
            async with httpx.AsyncClient(timeout=PATIENCE) as client:
                return (await client.get(f"{self.address}/api/health")).status_code == 200
        return False

    async def is_ill(self) -> bool:
        return not await self.is_well()

    def workers(self) -> set[int]:
        """The processes that serve, where it has several."""
        assert self.process is not None
        pid = self.process.pid
        return set(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))

    def busy(self) -> float:
        """Seconds of a core that it has used."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / 100


async def until(holds: Callable[[], Awaitable[bool]]) -> float:
    """Wait for something; how long it took."""
    started = time.monotonic()
    while not await holds():
        if time.monotonic() - started > PATIENCE:
            raise SystemExit("it does not come back; look at the server's log")
        await asyncio.sleep(0.05)
    return time.monotonic() - started


class Players:
    """Two programs at a table, which play at random, come back whenever they are thrown out, and
    remember every acknowledgement."""

    def __init__(self, host: Host, made: dict[str, Any], seed: int) -> None:
        self._host = host
        self.table = str(made["table"]["id"])
        self._keys = {one["seat"]: one["key"] for one in made["invitations"]}
        self._tokens = {seat: secrets.token_urlsafe(32) for seat in self._keys}
        self._rng = random.Random(seed)
        self.acked: dict[tuple[int, str], int] = {}
        self.over = False
        self._numbers = iter(range(10**9))

    async def play(self) -> None:
        """Play until the match is over."""
        await asyncio.gather(*[self._sit(seat) for seat in self._keys])

    async def _sit(self, seat: int) -> None:
        while not self.over:
            with suppress(*GONE):
                address = self._host.address.replace("http", "ws") + "/api/socket"
                async with connect(address, open_timeout=PATIENCE, compression=None) as line:
                    await self._talk(seat, line)
            await asyncio.sleep(0.1)

    async def _talk(self, seat: int, line: Any) -> None:
        hello = {
            "type": "hello",
            "version": PROTOCOL,
            "table": self.table,
            "seat": seat,
            "scene": False,
        }
        said = {"key": self._keys[seat], "token": self._tokens[seat]}
        await line.send(json.dumps({**hello, **said}))
        sent = ""
        while not self.over:
            heard = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
            if heard["type"] == "ack":
                self.acked[seat, heard["id"]] = heard["seq"]
            elif heard["type"] == "bye" or (heard["type"] == "refusal" and not sent):
                return
            elif heard["type"] == "refusal" and heard["code"] == "unsaved":
                await asyncio.sleep(0.3)
                return  # comes back and sees where the table stands
            elif heard["type"] == "state":
                self.over = "result" in heard
                if "decision" in heard and not self.over:
                    sent = f"m{next(self._numbers)}"
                    options = heard["decision"]["options"]
                    text = options[int(self._rng.random() * len(options))]["text"]
                    move = {"type": "move", "id": sent, "seq": heard["seq"], "text": text}
                    await asyncio.sleep(0.02)
                    await line.send(json.dumps(move))


class Crowd:
    """Some tables that are always being played."""

    def __init__(self, host: Host, tables: int) -> None:
        self._host = host
        self._tables = tables
        self.everybody: list[Players] = []
        self._tasks: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """While the context lasts."""
        self._tasks = [asyncio.create_task(self._go(n)) for n in range(self._tables)]
        try:
            yield
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _go(self, seed: int) -> None:
        while True:
            seats = [{"holder": "link"}, {"holder": "link"}]
            with suppress(httpx.HTTPError, KeyError):
                async with httpx.AsyncClient(timeout=PATIENCE) as client:
                    wish = {"game": "afterlife", "seats": seats}
                    made = await client.post(f"{self._host.address}/api/tables", json=wish)
                players = Players(self._host, made.json(), seed + len(self.everybody))
                self.everybody.append(players)
                await players.play()
            await asyncio.sleep(0.5)

    @property
    def acknowledged(self) -> int:
        """Moves that somebody was told are safe."""
        return sum(len(players.acked) for players in self.everybody)

    async def more(self) -> float:
        """Wait for three more acknowledgements; how long it took."""
        before = self.acknowledged

        async def came() -> bool:
            return self.acknowledged >= before + 3

        return await until(came)

    def lost(self, database: str) -> int:
        """Acknowledged moves that are not in storage under their number."""
        writing, reading = make_engines(database, 1)
        missing = 0
        with reading.begin() as connection:
            for players in self.everybody:
                rows = queries.log_after(connection, players.table, -1)
                written = {(row.seat, row.move_id): row.seq for row in rows}
                missing += sum(written.get(key) != seq for key, seq in players.acked.items())
        writing.dispose()
        reading.dispose()
        return missing
