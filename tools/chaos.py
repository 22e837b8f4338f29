"""Disturb a server on purpose, and see that nothing acknowledged is lost and everything goes on.

    .venv/bin/python tools/chaos.py --kills 20              # SQLite, then a PostgreSQL of its own
    .venv/bin/python tools/chaos.py --only kill,disk --json

Programs play at a few tables of a real server, on a database made for this, while it is killed, its
disk is full, its clock jumps ahead, the cable to its PostgreSQL is pulled, PostgreSQL hangs, and
the workers of a larger one are killed or replaced by new ones, as an upgrade does.
Each disturbance is followed by a look into the storage: every acknowledged move must be there under
its number. Needs Linux and the developers' tools; takes a few minutes and touches nothing else.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.cable import Cable  # noqa: E402
from tests.server.postgres import postgres  # noqa: E402
from tools.crowd import PATIENCE, Crowd, Host, until  # noqa: E402

LONG = 6.0
"""Seconds that a disturbance lasts."""
AHEAD = 40 * 24 * 3600 * 10**9
WORKERS = 2


@dataclass
class Finding:
    """What a disturbance did: moves acknowledged during it and lost by it, seconds until health
    said so and until moves were acknowledged again, the share of a core used meanwhile, and how
    often nobody was well though somebody should have been."""

    name: str
    storage: str
    times: int
    acknowledged: int = 0
    lost: int = 0
    noticed: float = 0.0
    recovered: float = 0.0
    load: float = 0.0
    ill: int = 0


# --- disturbances ---------------------------------------------------------------------------------


async def kill(host: Host, crowd: Crowd, finding: Finding) -> None:
    """SIGKILL in mid-play."""
    rng = random.Random(1)
    for _ in range(finding.times):
        await crowd.more()
        await asyncio.sleep(rng.random() * 0.3)
        host.end(signal.SIGKILL)
        await host.start()
        finding.recovered = max(finding.recovered, await crowd.more())


async def disk(host: Host, crowd: Crowd, finding: Finding) -> None:
    """Not a byte more fits into the file, as on a full disk."""
    assert host.process is not None
    file = Path(host.database.removeprefix("sqlite:///"))
    for _ in range(finding.times):
        await crowd.more()
        wal = Path(f"{file}-wal")
        size = max(file.stat().st_size, wal.stat().st_size if wal.exists() else 0)
        _, most = resource.prlimit(host.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(host.process.pid, resource.RLIMIT_FSIZE, (size, most))
        finding.noticed = max(finding.noticed, await until(host.is_ill))
        before, started = host.busy(), time.monotonic()
        await asyncio.sleep(LONG)
        used = (host.busy() - before) / (time.monotonic() - started)
        finding.load = max(finding.load, round(used, 3))
        resource.prlimit(host.process.pid, resource.RLIMIT_FSIZE, (most, most))
        finding.recovered = max(finding.recovered, await crowd.more())


async def clock(host: Host, crowd: Crowd, finding: Finding) -> None:
    """The server is started with its clock forty days ahead: tables that wait must stay."""
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        wish = {"game": "afterlife", "seats": [{"holder": "me"}, {"holder": "link"}]}
        made = (await client.post(f"{host.address}/api/tables", json=wish)).json()
        for _ in range(finding.times):
            for ahead in (AHEAD, 0):
                host.end(signal.SIGTERM)
                await host.start(ahead)
                finding.recovered = max(finding.recovered, await crowd.more())
                found = await client.get(f"{host.address}/api/tables/{made['table']['id']}")
                finding.lost += found.status_code != 200


async def cable(host: Host, crowd: Crowd, finding: Finding) -> None:
    """Nothing gets through to PostgreSQL, and nobody says so."""
    line = CABLES[host.database]
    for _ in range(finding.times):
        await crowd.more()
        line.pull()
        finding.noticed = max(finding.noticed, await until(host.is_ill))
        await asyncio.sleep(LONG)
        line.plug()
        finding.recovered = max(finding.recovered, await crowd.more())


async def hang(host: Host, crowd: Crowd, finding: Finding) -> None:
    """PostgreSQL answers, but every write waits for somebody else's lock."""
    import psycopg

    for _ in range(finding.times):
        await crowd.more()
        with psycopg.connect(CABLES[host.database].database) as connection:
            connection.execute("LOCK TABLE log, upkeep IN ACCESS EXCLUSIVE MODE")
            finding.noticed = max(finding.noticed, await until(host.is_ill))
            await asyncio.sleep(LONG)
        finding.recovered = max(finding.recovered, await crowd.more())


async def worker(host: Host, crowd: Crowd, finding: Finding) -> None:
    """SIGKILL to one of the workers: the other goes on, another takes its place."""
    rng = random.Random(2)
    for _ in range(finding.times):
        await crowd.more()
        await asyncio.sleep(rng.random() * 0.3)
        before = host.workers()
        os.kill(rng.choice(sorted(before)), signal.SIGKILL)

        async def is_replaced(before: set[int] = before) -> bool:
            return len(host.workers()) == WORKERS and host.workers() != before

        await until(is_replaced)
        finding.recovered = max(finding.recovered, await crowd.more())


async def upgrade(host: Host, crowd: Crowd, finding: Finding) -> None:
    """The workers are replaced one after the other; somebody is well all the time."""
    for _ in range(finding.times):
        await crowd.more()
        before = host.workers()
        assert host.process is not None
        host.process.send_signal(signal.SIGHUP)

        async def is_replaced(before: set[int] = before) -> bool:
            finding.ill += await host.is_ill()
            now = host.workers()
            return len(now) == WORKERS and not before & now

        await until(is_replaced)
        finding.recovered = max(finding.recovered, await crowd.more())


CABLES: dict[str, Cable] = {}
DISTURBANCES = {
    "kill": kill,
    "disk": disk,
    "clock": clock,
    "cable": cable,
    "hang": hang,
    "worker": worker,
    "upgrade": upgrade,
}
PLACES = {
    "sqlite": ("kill", "disk", "clock"),
    "postgres": ("kill", "cable", "hang", "worker", "upgrade"),
}
KILLS = ("kill", "worker")
SEVERAL = ("worker", "upgrade")
"""Done to a server of several workers."""


async def disturb(name: str, storage: str, database: str, times: int, tables: int) -> Finding:
    """One disturbance, on a server of its own."""
    host = Host(database, WORKERS if name in SEVERAL else 1)
    finding = Finding(name, storage, times)
    crowd = Crowd(host, tables)
    await host.start()
    try:
        async with crowd.playing():
            await DISTURBANCES[name](host, crowd, finding)
            await crowd.more()
        ended = time.monotonic()
        host.end(signal.SIGTERM)
        finding.recovered = round(max(finding.recovered, 0.0), 2)
        finding.noticed = round(finding.noticed, 2)
        assert time.monotonic() - ended < PATIENCE
    finally:
        assert host.process is not None
        host.process.kill()
    finding.acknowledged = crowd.acknowledged
    finding.lost += crowd.lost(database)
    return finding


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--only", default="", help=f"{','.join(DISTURBANCES)} (all)")
    parser.add_argument("--kills", type=int, default=20, help="how often to kill (20)")
    parser.add_argument("--times", type=int, default=2, help="how often to do the others (2)")
    parser.add_argument("--tables", type=int, default=4, help="tables that are played (4)")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    wanted = set(filter(None, arguments.only.split(","))) or set(DISTURBANCES)
    if unknown := wanted - set(DISTURBANCES):
        parser.error(f"expected {', '.join(DISTURBANCES)}, got {', '.join(sorted(unknown))}")
    findings = []
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="ennead-chaos-"))
        for storage, names in PLACES.items():
            for name in names:
                if name not in wanted:
                    continue
                if storage == "sqlite":
                    database = f"sqlite:///{folder}/{name}.sqlite"
                else:
                    line = stack.enter_context(Cable(stack.enter_context(postgres())))
                    database = line.address
                    CABLES[database] = line
                times = arguments.kills if name in KILLS else arguments.times
                task = disturb(name, storage, database, times, arguments.tables)
                findings.append(asyncio.run(task))
                if not arguments.json:
                    print(_line(findings[-1]), flush=True)
    if arguments.json:
        print(json.dumps([asdict(finding) for finding in findings]))
    return 1 if any(finding.lost or finding.ill for finding in findings) else 0


def _line(one: Finding) -> str:
    return (
        f"{one.name:6} on {one.storage:8} x{one.times}: {one.acknowledged} moves acknowledged, "
        f"{one.lost} lost; noticed in {one.noticed:.1f} s, again after {one.recovered:.1f} s, "
        f"load {one.load:.0%}" + (f", {one.ill} times nobody was well" if one.ill else "")
    )


if __name__ == "__main__":
    sys.exit(main())
