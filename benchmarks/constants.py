"""What things cost on this machine: the constants that `tools/scale.py` reckons with.

    .venv/bin/python -m benchmarks.constants > mine.toml
    .venv/bin/python tools/scale.py --costs mine.toml

Costs are CPU time, so that other work on the machine does less harm; storage is bytes. Needs the
developers' tools (a PostgreSQL of its own is started) and takes some minutes.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import msgspec
import psycopg

from benchmarks.server import _cpu_seconds, _metrics, busy_seats, serving
from ennead.arena.measure import positions
from ennead.arena.series import play_series
from ennead.bots import make
from ennead.bots.protocol import Request
from ennead.bots.worker import Memory, answer
from ennead.games import GAMES, load
from ennead.server.storage.news import News

SECONDS = 5.0
MATCHES = 4
CHOICES = 25
LEVELS = ("novice", "player", "expert", "master")
WRITERS = 8
COMMITS = 60
HEARD = 500


def main() -> int:
    """Measure and print, one line each."""
    print("# measured by benchmarks/constants.py")
    from tests.server.postgres import postgres

    with postgres() as address:
        entries(address)
        print(
            f"commits_per_second = {commits(address):.0f}  # of {WRITERS} at once, each with news"
        )
        print(f"news_us = {news(address):.0f}  # to hear of what another process has written")
    print("\n[games]")
    for id in GAMES:
        print(f"{id} = {{ {', '.join(f'{name} = {value:.2f}' for name, value in game(id))} }}")
    return 0


def game(id: str) -> Iterator[tuple[str, float]]:
    """Milliseconds of a move with two browsers, choices of a match, milliseconds of a bot."""
    with tempfile.TemporaryDirectory() as folder:
        with serving(f"sqlite:///{Path(folder) / 'x.sqlite'}") as (served, _):
            busy = busy_seats(served, id, SECONDS, browser=True)
        yield "move_ms", 1000 * busy["server_core_share"] / busy["durable_moves_per_second"]
    made = load(id)
    setup = made.setup(3)
    series = play_series(made, setup, [make("novice")] * 3, MATCHES, 1)
    yield "choices", series.decisions / series.games
    for level in LEVELS:
        yield f"{level}_ms", 1000 * choice(id, level)


def choice(id: str, level: str) -> float:
    """Seconds of a core that a bot's process takes over a choice, on the average, with reading the
    question and wording the answer."""
    made = load(id)
    times: list[float] = []
    for g in positions(made, made.setup(3), CHOICES):
        seat = g.asked[0]
        menu, view = made.menu(g, seat), made.view(g, seat)
        request = Request.about(made, view, menu, 1, bot=level)
        request.load_game()
        started = time.process_time()
        answer(request, Memory())
        times.append(time.process_time() - started)
    return statistics.mean(times)


def entries(address: str) -> None:
    """What an entry of the log costs in PostgreSQL: CPU time there, and bytes for ever."""
    with serving(address) as (served, _), psycopg.connect(address, autocommit=True) as connection:
        with backends(connection) as used:
            before, size = _metrics(served)["log_entries_total"], _size(connection)
            busy_seats(served, "afterlife", SECONDS)
            written = _metrics(served)["log_entries_total"] - before
        print(f"entry_bytes = {(_size(connection) - size) / written:.0f}  # with all indexes")
        print(f"entry_ms = {1000 * used[0] / written:.3f}  # of PostgreSQL")


def _size(connection: psycopg.Connection[tuple[int]]) -> int:
    row = connection.execute("SELECT pg_database_size(current_database())").fetchone()
    assert row is not None
    return int(row[0])


@contextmanager
def backends(connection: psycopg.Connection[tuple[int]]) -> Iterator[list[float]]:
    """Seconds of a core that PostgreSQL uses meanwhile."""
    sql = "SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
    pids = [int(row[0]) for row in connection.execute(sql)]
    before, used = sum(map(_cpu_seconds, pids)), [0.0]
    yield used
    used[0] = sum(map(_cpu_seconds, pids)) - before


def commits(address: str) -> float:
    """Commits a second of several writers at once, each with news as the server sends them."""

    def write(number: int) -> None:
        with psycopg.connect(address) as connection:
            for _ in range(COMMITS):
                connection.execute("INSERT INTO tries VALUES (%s)", (number,))
                connection.execute("SELECT pg_notify('tries', 'x')")
                connection.commit()

    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("CREATE TABLE tries (number int)")
    started = time.perf_counter()
    with ThreadPoolExecutor(WRITERS) as pool:
        list(pool.map(write, range(WRITERS)))
    return WRITERS * COMMITS / (time.perf_counter() - started)


def news(address: str) -> float:
    """Microseconds of a core to hear of one entry of the log that another process wrote."""
    text = msgspec.json.encode(News("another", log=[("t" * 22, 100)])).decode()
    with (
        psycopg.connect(address, autocommit=True) as listening,
        psycopg.connect(address, autocommit=True) as telling,
    ):
        listening.execute("LISTEN tries")
        for _ in range(HEARD):
            telling.execute("SELECT pg_notify('tries', %s)", (text,))
        started = time.process_time()
        for told in listening.notifies(stop_after=HEARD):
            msgspec.json.decode(told.payload, type=News)
        return (time.process_time() - started) / HEARD * 1e6


if __name__ == "__main__":
    sys.exit(main())
