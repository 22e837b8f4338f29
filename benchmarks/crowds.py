"""Crowds: many who sit and think, many who play at the pace of people, many who look at the lobby.

    .venv/bin/python -m benchmarks.crowds idle --count 10000
    .venv/bin/python -m benchmarks.crowds live --count 2000
    .venv/bin/python -m benchmarks.crowds lobby --count 10000 --matches 100000

Each starts a server of its own with the limits on speed lifted, does what its name says, and prints
one JSON document: what it took of memory and of a core, and how long those waited who wanted
something. Connections need as many open files on both sides (`ulimit -n`).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, cast

from sqlalchemy import insert

from benchmarks.load import Load, Pair
from benchmarks.server import _cpu_seconds, _metrics, _ms, _resident_kib, serving
from ennead.server.storage import schema
from ennead.server.storage.engine import make_engines
from ennead.server.storage.migrations import migrate

PACE = 8.0
"""Seconds that a person thinks over a choice, on the average."""
LOOK = 10.0
"""Seconds over which a crowd is looked at."""
AT_ONCE = 25
"""Tables that are made at once."""
PUBLIC = 400
"""Tables of the list that wait for somebody or are played in public."""


class Usage:
    """What a server uses of memory and of a core, between two moments."""

    def __init__(self, address: str) -> None:
        self.process = int(_metrics(address)["process_id"])
        self.memory = _resident_kib(self.process)
        self._busy, self._since = _cpu_seconds(self.process), time.perf_counter()

    def share(self) -> float:
        """The part of a core since the beginning."""
        used = _cpu_seconds(self.process) - self._busy
        return round(used / (time.perf_counter() - self._since), 3)

    def grown(self, count: int) -> float:
        """KiB for each of so many."""
        return round((_resident_kib(self.process) - self.memory) / count, 1)


async def sit_down(load: Load, seats: int) -> list[Pair]:
    """Two at a table, all connected as browsers are."""
    pairs = [Pair(load) for _ in range(seats // 2)]
    for start in range(0, len(pairs), AT_ONCE):
        await asyncio.gather(*[pair.open() for pair in pairs[start : start + AT_ONCE]])
    return pairs


async def idle(address: str, game: str, count: int) -> dict[str, Any]:
    """Everybody sits and nobody moves, but for ten tables."""
    empty, started = Usage(address), time.perf_counter()
    load = Load(address, game, browser=True)
    load.going = False
    await sit_down(load, count)
    arrived = time.perf_counter() - started
    memory = empty.grown(count)
    quiet = Usage(address)
    await asyncio.sleep(LOOK)
    rest = quiet.share()
    busy = Load(address, game, browser=True, pace=0.5)
    await busy.run(10, 1.0, LOOK)
    return {
        "seats": count,
        "arrived_seconds": round(arrived, 1),
        "kib_a_seat": memory,
        "core_share_at_rest": rest,
        "others_p50_ms": _ms(busy.tally.durable, 0.5),
        "others_p99_ms": _ms(busy.tally.durable, 0.99),
    }


async def live(address: str, game: str, count: int) -> dict[str, Any]:
    """Everybody plays at the pace of people."""
    load = Load(address, game, browser=True, pace=PACE)
    await sit_down(load, count)
    usage, tally = Usage(address), load.tally
    tally.measuring = True
    await asyncio.sleep(3 * LOOK)
    tally.measuring = False
    load.going = False
    return {
        "seats": count,
        "seconds_a_choice": PACE,
        "moves_per_second": round(tally.moves / (3 * LOOK), 1),
        "core_share": usage.share(),
        "durable_p50_ms": _ms(tally.durable, 0.5),
        "durable_p99_ms": _ms(tally.durable, 0.99),
        "refusals": tally.refusals,
    }


# --- the lobby ------------------------------------------------------------------------------------


def fill(database: str, matches: int) -> None:
    """A database with so many matches, a few of them in the public list."""
    writing, reading = make_engines(database, 1)
    migrate(writing)
    rng, now = random.Random(1), time.time_ns() // 1_000_000
    with writing.begin() as connection:
        for start in range(0, matches, 1000):
            rows = [_match(number, rng, now) for number in range(start, start + 1000)]
            connection.execute(insert(schema.matches), rows)
            seats = [
                {"match": row["id"], "seat": seat, "holder": "person" if seat == 0 else "open"}
                for row in rows
                for seat in range(2)
            ]
            connection.execute(insert(schema.seats), seats)
    writing.dispose()
    reading.dispose()


def _match(number: int, rng: random.Random, now: int) -> dict[str, Any]:
    status = "gathering" if number < PUBLIC else "over"
    when = now - int(rng.random() * 20 * 24 * 3600 * 1000)
    return {
        "id": f"{number:022}", "game": "afterlife", "rules": "2", "players": 2, "options": "{}",
        "public": number < PUBLIC, "status": status, "host": f"host {number % 5000}",
        "key": rng.randbytes(32), "created": when, "touched": when,
    }  # fmt: skip


class Viewer(asyncio.Protocol):
    """A browser that looks at the lobby; notes when it was told something."""

    def __init__(self, host: str) -> None:
        self._host = host
        self.told: list[float] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        request = f"GET /api/lobby/news HTTP/1.1\r\nHost: {self._host}\r\n\r\n"
        cast(asyncio.Transport, transport).write(request.encode())

    def data_received(self, data: bytes) -> None:
        if b"data: " in data:
            self.told.append(time.perf_counter())


def _same(viewer: Viewer) -> Viewer:
    return viewer


async def lobby(address: str, game: str, count: int) -> dict[str, Any]:
    """Everybody looks at the list while tables are made."""
    loop, load = asyncio.get_running_loop(), Load(address, game)
    empty = Usage(address)
    viewers = [Viewer(load.host) for _ in range(count)]
    for start in range(0, count, AT_ONCE):
        some = viewers[start : start + AT_ONCE]
        opened = [loop.create_connection(partial(_same, one), *load.address) for one in some]
        await asyncio.gather(*opened)
    while not all(viewer.told for viewer in viewers):
        await asyncio.sleep(0.1)
    memory, usage = empty.grown(count), Usage(address)
    spread: list[float] = []
    asked: list[float] = []
    for _ in range(5):
        before = len(viewers[0].told)
        await load.post({"game": game, "seats": [{"holder": "link"}] * 2, "public": True})
        while not all(len(viewer.told) > before for viewer in viewers):
            await asyncio.sleep(0.02)
        times = [viewer.told[-1] for viewer in viewers]
        spread.append(max(times) - min(times))
        asked += [await asyncio.to_thread(_ask, f"{address}/api/lobby") for _ in range(10)]
    return {
        "viewers": count,
        "kib_a_viewer": memory,
        "told_within_ms": _ms(spread, 1.0),
        "core_share": usage.share(),
        "asking_p50_ms": _ms(asked, 0.5),
        "asking_p99_ms": _ms(asked, 0.99),
        "bytes": len(urllib.request.urlopen(f"{address}/api/lobby", timeout=60).read()),
    }


def _ask(address: str) -> float:
    started = time.perf_counter()
    urllib.request.urlopen(address, timeout=60).read()
    return time.perf_counter() - started


# --- calling it -----------------------------------------------------------------------------------


@contextmanager
def database(matches: int) -> Iterator[str]:
    """An SQLite file with so many matches in it."""
    with tempfile.TemporaryDirectory(prefix="ennead-crowd-") as folder:
        address = f"sqlite:///{Path(folder) / 'crowd.sqlite'}"
        fill(address, matches)
        yield address


CROWDS = {"idle": idle, "live": live, "lobby": lobby}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("crowd", choices=CROWDS)
    parser.add_argument("--count", type=int, default=1000, help="how many (1000)")
    parser.add_argument("--matches", type=int, default=0, help="matches in the database")
    parser.add_argument("--game", default="afterlife")
    arguments = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with database(arguments.matches) as address, serving(address) as (served, _):
        found = asyncio.run(CROWDS[arguments.crowd](served, arguments.game, arguments.count))
        print(json.dumps({"crowd": arguments.crowd, "matches": arguments.matches, **found}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
