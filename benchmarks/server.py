"""The server's figures for `ennead bench`: durable moves a second, latency, memory, restoring,
starting.

The server runs in a process of its own, as `ennead serve` does, with a database file on disk and
the limits on speed lifted; the load comes from this process.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from benchmarks.load import Load, Pair

GAME = "afterlife"
GAMES = ("afterlife", "ankh", "kemet", "pharaon")
SEATS = 50
WARM_SECONDS = 2.0
SECONDS = 8.0
TABLES = 200
RESTORES = 40
HERE = Path(__file__).parent
PEER = HERE / "boardgame_io"


def figures(game: str = GAME, seconds: float = SECONDS) -> dict[str, Any]:
    """All figures, as plain numbers with their unit in the name; those of the peer if it is
    installed."""
    with tempfile.TemporaryDirectory(prefix="ennead-bench-") as folder:
        database = f"sqlite:///{Path(folder) / 'bench.sqlite'}"
        found: dict[str, Any] = {"game": game, "seats": SEATS}
        with serving(database) as (address, started):
            found["start_seconds"] = round(started, 2)
            for one in GAMES:
                busy = busy_seats(address, one, seconds, browser=True)
                found |= {f"browser_{one}_{name}": busy[f"durable_{name}"] for name in MEASURED}
            found |= busy_seats(address, game, seconds)
        found |= boardgame_io(seconds)
        with serving(database, idle_seconds=0.5) as (address, _):
            found |= memory(address, game)
    with tempfile.TemporaryDirectory(prefix="ennead-bench-") as folder:
        found |= asyncio.run(_restore(f"sqlite:///{Path(folder) / 'bench.sqlite'}", game))
    return found


# --- a server in another process ------------------------------------------------------------------


@contextmanager
def serving(database: str, idle_seconds: float = 30.0) -> Iterator[tuple[str, float]]:
    """A server's address, and the seconds until it answered."""
    begun = time.perf_counter()
    command = [sys.executable, str(HERE / "unlimited.py"), database, str(idle_seconds)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        if not address:
            raise RuntimeError("the server under measurement did not start")
        with urllib.request.urlopen(f"{address}/api/health", timeout=10):
            yield address, time.perf_counter() - begun
    finally:
        process.terminate()
        process.wait(120)
        if process.stdout is not None:
            process.stdout.close()


# --- busy seats -----------------------------------------------------------------------------------


MEASURED = ("moves_per_second", "p50_ms", "p99_ms")


def busy_seats(
    address: str, game: str, seconds: float, seats: int = SEATS, browser: bool = False
) -> dict[str, Any]:
    """Durable moves a second with all seats busy, and how long each move took."""
    load = Load(address, game, browser)
    before = _metrics(address)
    used = _cpu_seconds(int(before["process_id"]))
    took = _run(load, seats // 2, seconds)
    after = _metrics(address)
    share = (_cpu_seconds(int(before["process_id"])) - used) / (took + WARM_SECONDS)
    tally = load.tally
    commits = after["commits_total"] - before["commits_total"]
    entries = after["log_entries_total"] - before["log_entries_total"]
    return {
        "durable_moves_per_second": round(tally.moves / took),
        "durable_p50_ms": _ms(tally.durable, 0.5),
        "durable_p99_ms": _ms(tally.durable, 0.99),
        "delivered_p50_ms": _ms(tally.delivered, 0.5),
        "delivered_p99_ms": _ms(tally.delivered, 0.99),
        "refusals": tally.refusals,
        "moves_per_commit": round(entries / max(1, commits), 1),
        "server_core_share": round(share, 2),
    }


def _run(load: Load, pairs: int, seconds: float) -> float:
    with contextlib.suppress(ImportError):
        import uvloop

        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(load.run(pairs, WARM_SECONDS, seconds))
    return asyncio.run(load.run(pairs, WARM_SECONDS, seconds))


def _ms(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    if not ordered:
        return 0.0
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


def _metrics(address: str) -> dict[str, float]:
    with urllib.request.urlopen(f"{address}/api/metrics", timeout=10) as answer:
        text = answer.read().decode()
    return {
        name: float(value)
        for name, value in re.findall(r"^ennead_(\w+) (\S+)$", text, re.MULTILINE)
    }


def _cpu_seconds(process: int) -> float:
    """CPU time of a process; 0 where the system does not say."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.is_file():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# --- the peer -------------------------------------------------------------------------------------


def boardgame_io(seconds: float, seats: int = SEATS) -> dict[str, Any]:
    """boardgame.io's server under the same pattern, if somebody ran `npm install` in its folder;
    else nothing."""
    node = shutil.which("node")
    if node is None or not (PEER / "node_modules" / "boardgame.io").is_dir():
        return {}
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    environment = {**os.environ, "NODE_ENV": "production"}
    server = subprocess.Popen(
        [node, "server.js", port], cwd=PEER, stdout=subprocess.PIPE, text=True, env=environment
    )
    try:
        assert server.stdout is not None
        while "ready" not in server.stdout.readline():
            if server.poll() is not None:
                return {}
        load = [node, "load.js", port, str(seats // 2), str(WARM_SECONDS), str(seconds)]
        before = _cpu_seconds(server.pid)
        said = subprocess.run(load, cwd=PEER, capture_output=True, text=True, check=True).stdout
        used = _cpu_seconds(server.pid) - before
    finally:
        server.kill()
        server.wait()
        if server.stdout is not None:
            server.stdout.close()
    heard = json.loads(said.splitlines()[-1])
    return {
        "boardgame_io_moves_per_second": round(heard["rate"]),
        "boardgame_io_p50_ms": round(heard["p50"], 1),
        "boardgame_io_p99_ms": round(heard["p99"], 1),
        "boardgame_io_cpu_ms_a_move": round(
            1000 * used / max(1.0, heard["rate"] * (WARM_SECONDS + seconds)), 3
        ),
    }


# --- memory ---------------------------------------------------------------------------------------


def memory(address: str, game: str) -> dict[str, Any]:
    """What a table costs with two connections, and what is left of it when nobody looks at it any
    more.

    Memory that a process has once used it keeps for the next table; so what idle tables cost shows
    only in whether a second crowd of other tables makes it grow.
    """
    process = int(_metrics(address)["process_id"])
    asyncio.run(_visit(address, game, TABLES // 10))  # what is needed only once
    _wait_until_empty(address)
    empty = _resident_kib(process)
    full = asyncio.run(_visit(address, game, TABLES, process))
    _wait_until_empty(address)
    once = _resident_kib(process)
    asyncio.run(_visit(address, game, TABLES))
    _wait_until_empty(address)
    twice = _resident_kib(process)
    return {
        "active_table_kib": round((full - empty) / TABLES, 1),
        "idle_table_kib": round((twice - once) / TABLES, 1),
        "server_mib": round(empty / 1024, 1),
    }


async def _visit(address: str, game: str, tables: int, process: int = 0) -> int:
    """Sit down at many tables, play a little, look at the memory, leave."""
    load = Load(address, game)
    pairs = [Pair(load) for _ in range(tables)]
    for pair in pairs:
        await pair.open()
    await asyncio.sleep(0.5)
    load.going = False
    await asyncio.sleep(0.5)
    seen = _resident_kib(process) if process else 0
    for pair in pairs:
        for seat in pair.seats:
            if seat.line is not None:
                seat.line.close()
    return seen


def _wait_until_empty(address: str) -> None:
    end = time.monotonic() + 60
    while _metrics(address)["tables_live"] and time.monotonic() < end:
        time.sleep(0.5)


def _resident_kib(process: int) -> int:
    status = Path(f"/proc/{process}/status")
    found = re.search(r"VmRSS:\s+(\d+)", status.read_text()) if status.is_file() else None
    return int(found[1]) if found else 0


# --- coming back ----------------------------------------------------------------------------------


async def _restore(database: str, game: str) -> dict[str, Any]:
    """The time from an id to a table that can be played, for matches at their end but one move."""
    from ennead.server.people.visitors import guest
    from ennead.server.services import build
    from ennead.server.settings import Settings
    from ennead.server.tokens import new_token
    from ennead.table.documents import NewTable, SeatWish
    from ennead.table.requests import Play

    services = build(Settings(database))
    registry, times, lengths = services.registry, [], []
    await registry.open()
    for number in range(RESTORES):
        wish = NewTable(game, [SeatWish("me"), SeatWish("here")], seed=str(number))
        created = await services.lobby.create(wish, guest(new_token()))
        live = (await registry.room(created.table.id)).live
        table = live.running
        while not table.over and table.seq < 1000:
            seat = table.asked[0]
            menu = table.kit.game.menu(table.position, seat)
            text = table.kit.game.write(menu[(table.seq * 7919 + number) % len(menu)])
            live.play(seat, Play(f"m{table.seq}", table.seq, text), lambda answer: None)
        await live.pending.settled()
        await registry.send_away(0.0)
        started = time.perf_counter()
        again = (await registry.room(created.table.id)).live
        times.append(time.perf_counter() - started)
        lengths.append(again.seq)
        await registry.send_away(0.0)
    await registry.close()
    return {
        "restore_p50_ms": _ms(times, 0.5),
        "restore_max_ms": _ms(times, 1.0),
        "restore_log_entries": round(statistics.mean(lengths)),
    }
