"""A storage that fails: a plain word to the players, a health check that knows, no storm, and an
end when asked."""

from __future__ import annotations

import logging
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from tests.server.running import Browser, Running, Socket

from ennead.server.services import build
from ennead.server.settings import Settings
from ennead.server.storage.engine import StorageError

Start = Callable[..., Running]
Browse = Callable[[Running], Browser]
Sit = Callable[..., Socket]


@contextmanager
def writer_of(server: Running) -> Iterator[Any]:
    """The very connection that the server writes with."""
    with closing(server.services.registry.store._writing.raw_connection()) as connection:
        yield connection.driver_connection


def fill(server: Running) -> None:
    """Let the disk of a server be full, to the last byte."""
    with writer_of(server) as connection:
        connection.execute("CREATE TABLE filler (bytes BLOB)")
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count={pages + 4}")
        for size in (3000, 300, 30, 3):
            with suppress(sqlite3.OperationalError):
                while True:
                    connection.execute("INSERT INTO filler VALUES (zeroblob(?))", (size,))


def make_room(server: Running) -> None:
    with writer_of(server) as connection:
        connection.execute("PRAGMA max_page_count=1000000")


def play_until_refused(seat: Socket) -> dict[str, Any]:
    """Play until the server says no; what was acknowledged before went into pages that were
    there."""
    for _ in range(200):
        seat.until(lambda: "decision" in seat.state)
        answer = seat.play()
        if answer["type"] == "refusal":
            return answer
    raise AssertionError("the disk is not full")


@pytest.fixture
def long_table(petra: Browser, sit: Sit) -> Socket:
    """Somebody at a game that goes on for long."""
    return sit(petra, petra.make_table("afterlife", "me")["table"]["id"])


def test_a_full_disk_is_said_and_nothing_is_lost(
    server: Running, petra: Browser, long_table: Socket, caplog: pytest.LogCaptureFixture
) -> None:
    """Moves are refused as unsaved after a few attempts, health says why, the log says it once;
    with room again the match goes on where it was."""
    caplog.set_level(logging.INFO)
    fill(server)
    answer = play_until_refused(long_table)
    assert answer["code"] == "unsaved"
    seq = long_table.state["seq"]
    counts = server.services.registry.store.writer.counts
    before = counts.failures
    for _ in range(20):
        assert long_table.play()["code"] == "unsaved"
    assert counts.failures - before < 20, "everybody tries a disk that is known to be full"
    health = petra.get("/api/health")
    assert (health.status_code, health.json()["code"]) == (503, "unsaved")
    assert health.json()["detail"] == "the disk is full"
    made = petra.post("/api/tables", json={"game": "mastaba", "seats": [{"holder": "me"}] * 2})
    assert (made.status_code, made.json()["code"]) == (503, "unsaved")
    assert petra.get("/api/lobby").status_code == 200
    said = [line for line in caplog.messages if "cannot be written" in line]
    assert said == ["the storage cannot be written: database or disk is full"]

    make_room(server)
    while petra.get("/api/health").status_code != 200:
        time.sleep(0.05)
    assert long_table.state["seq"] == seq
    assert long_table.play()["type"] == "ack"
    assert any("can be written again" in line for line in caplog.messages)


def test_bots_wait_while_nothing_can_be_saved(server: Running, petra: Browser, sit: Sit) -> None:
    """A table of bots on a full disk does not think in circles; it goes on when there is room."""
    table = petra.make_table("afterlife", "bot:novice", "bot:novice")["table"]["id"]
    fill(server)
    seat = sit(petra, table, None)
    assert seat.hear("refusal")["code"] == "unsaved"
    while petra.get("/api/health").status_code == 200:
        time.sleep(0.05)
    pool = server.services.registry.bots.counts
    while server.services.registry.rooms[table].thinking:
        time.sleep(0.05)
    before, seq = pool.choices, seat.state["seq"]
    for _ in range(20):
        petra.get("/api/games")
        time.sleep(0.02)
    assert pool.choices - before <= 1
    make_room(server)
    seat.until_seq(seq + 3)


def test_a_server_ends_on_a_full_disk(
    start: Start, browse: Browse, sit: Sit, caplog: pytest.LogCaptureFixture
) -> None:
    """Being told to end, it ends, although the last moves cannot be written."""
    server = start()
    petra = browse(server)
    seat = sit(petra, petra.make_table("afterlife", "me")["table"]["id"])
    fill(server)
    play_until_refused(seat)
    server.stop()


def test_a_short_failure_is_not_noticed(
    server: Running, long_table: Socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A storage that fails once or twice is tried again: the move is acknowledged."""
    writer = server.services.registry.store.writer
    real, failing = writer._write, [2]

    def flaky(jobs: Any) -> Any:
        if failing[0]:
            failing[0] -= 1
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = sqlite3.SQLITE_IOERR
            raise OperationalError("", {}, error)
        return real(jobs)

    monkeypatch.setattr(writer, "_write", flaky)
    long_table.until(lambda: "decision" in long_table.state)
    assert long_table.play()["type"] == "ack"
    assert failing == [0]


def stored(settings: Settings, tmp_path: Path) -> Path:
    """A file with a table in it, as a server has left it."""
    file = Path(settings.database.removeprefix("sqlite:///"))
    services = build(settings)
    store = services.registry.store
    with store._writing.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE filler (bytes BLOB)")
        for _ in range(50):
            connection.exec_driver_sql("INSERT INTO filler VALUES (zeroblob(3000))")
    store._writing.dispose()
    store._reading.dispose()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file


def test_a_damaged_database_is_said_at_the_start(settings: Settings, tmp_path: Path) -> None:
    """Whatever part of the file is overwritten, the server does not start, and says that the
    database is damaged."""
    file = stored(settings, tmp_path)
    size = file.stat().st_size
    for part in range(12):
        broken = tmp_path / f"broken{part}.sqlite"
        shutil.copy(file, broken)
        with broken.open("r+b") as bytes_of:
            bytes_of.seek(size * part // 12)
            bytes_of.write(b"\xa5" * (size // 12))
        with pytest.raises(StorageError, match="damaged"):
            build(replace(settings, database=f"sqlite:///{broken}"))


def test_a_read_only_database_is_said_at_the_start(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A storage that cannot be written is refused at the start, with the reason."""
    stored(settings, tmp_path)
    from ennead.server.storage import engine

    prepare = engine._prepare

    def read_only(connection: Any, record: object) -> None:
        prepare(connection, record)
        connection.execute("PRAGMA query_only=ON")

    monkeypatch.setattr(engine, "_prepare", read_only)
    with pytest.raises(StorageError, match="read-only"):
        build(settings)


def test_damage_that_comes_later_is_in_health(
    server: Running, petra: Browser, long_table: Socket
) -> None:
    """A database that breaks while the server runs: health says so, and goes on saying so."""
    file = Path(server.settings.database.removeprefix("sqlite:///"))
    registry = server.services.registry
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA writable_schema=ON")
    store = registry.store
    store._reading.dispose()
    size = file.stat().st_size
    with file.open("r+b") as bytes_of:
        bytes_of.seek(4096)
        bytes_of.write(b"\xa5" * (size - 4096))
    assert petra.get("/api/lobby").status_code == 503
    for _ in range(3):
        health = petra.get("/api/health")
        assert (health.status_code, health.json()["detail"]) == (503, "the database is damaged")
