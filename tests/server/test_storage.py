"""Storage, the same on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import Engine, text
from sqlalchemy.event import listen
from sqlalchemy.exc import IntegrityError

from ennead.server.storage import folding, migrations, queries, retention
from ennead.server.storage.engine import StorageError, make_engines, read_url
from ennead.server.storage.migrations import HEAD, _config, migrate
from ennead.server.storage.retention import Retention
from ennead.server.storage.rows import Kind, LogEntry, SnapshotEntry, now
from ennead.server.storage.schema import metadata
from ennead.server.storage.store import Store
from ennead.server.storage.writer import MOST_LATE, Append, Lease, Superseded
from ennead.table.seating import Holder, MatchRow, Seating, SeatRow, Status

T = TypeVar("T")


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    writing, reading = make_engines(database, 2)
    migrate(writing)
    yield writing
    writing.dispose()
    reading.dispose()


def a_match(id: str = "table", **more: Any) -> MatchRow:
    values = {"title": "Friday", "public": True, "host": "h", **more}
    return MatchRow(id, "mastaba", "1", 2, {"peek": "on"}, b"\x00key\xff", **values)


def a_seating() -> Seating:
    seats = [SeatRow(0, Holder.PERSON, "Petra"), SeatRow(1, Holder.OPEN)]
    return Seating(seats, {"visitor": {0}}, {"hash": {1}})


def entry(match: str, seq: int, body: str = "{}") -> LogEntry:
    return LogEntry(match, seq, Kind.MOVE, 0, f"m{seq}", body)


def with_store(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with an open store."""

    async def inside() -> T:
        store = Store(database)
        store.prepare()
        await store.open(lambda news: None, lambda: None)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(inside())


# --- shape ----------------------------------------------------------------------------------------


def test_migrations_give_exactly_the_schema(engine: Engine) -> None:
    """What the steps build is what the code expects, and the newest step is the one the code
    names."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    assert ScriptDirectory.from_config(_config()).get_current_head() == HEAD


def test_many_processes_may_migrate_at_once(database: str) -> None:
    """Several servers that start together end with one good database."""
    engines = [make_engines(database, 1) for _ in range(4)]
    errors: list[BaseException] = []

    def work(engine: Engine) -> None:
        try:
            migrate(engine)
        except Exception as error:  # noqa: BLE001 - told below
            errors.append(error)

    threads = [threading.Thread(target=work, args=(pair[0],)) for pair in engines]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []
    with engines[0][0].begin() as connection:
        assert connection.execute(text("SELECT count(*) FROM alembic_version")).scalar() == 1
    for pair in engines:
        for engine in pair:
            engine.dispose()


def test_a_new_file_that_somebody_writes_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two servers that meet over a new file both start: the second waits until the first has
    written."""
    file = tmp_path / "storage.sqlite"
    first = sqlite3.connect(file, isolation_level=None)
    first.execute("BEGIN IMMEDIATE")
    monkeypatch.setattr(time, "sleep", lambda seconds: first.execute("COMMIT"))
    second = make_engines(f"sqlite:///{file}", 1)
    with second[0].begin() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
    assert not first.in_transaction
    first.close()
    for engine in second:
        engine.dispose()


def test_preparing_a_migration_locks_nobody_out(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What takes long and needs no database is done before the lock is taken."""
    first, second = make_engines(database, 1), make_engines(database, 1)
    prepared: list[bool] = []

    def prepare() -> object:
        with second[0].begin() as connection:  # on SQLite this takes the lock
            prepared.append(connection.execute(text("SELECT 1")).scalar() == 1)
        return _config()

    monkeypatch.setattr(migrations, "_config", prepare)
    migrate(first[0])
    assert prepared == [True]
    for pair in (first, second):
        for engine in pair:
            engine.dispose()


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("", "expected sqlite:///FILE"),
        ("sqlite://", "expected a file"),
        ("sqlite:///:memory:", "expected a file"),
        ("mysql://a:secret@b/c", "expected a sqlite or postgresql address, got 'mysql'"),
        ("not an address", "expected sqlite:///FILE"),
    ],
)
def test_bad_addresses_are_explained(address: str, expected: str) -> None:
    """The error says what was expected and never repeats a password."""
    with pytest.raises(StorageError, match=expected) as caught:
        read_url(address)
    assert "secret" not in str(caught.value)


def test_a_database_that_is_not_there_is_explained(tmp_path: Any) -> None:
    """A missing folder, a file that is no database, a server that does not answer."""
    with pytest.raises(StorageError, match="no such folder"):
        Store(f"sqlite:///{tmp_path / 'nowhere' / 'x.sqlite'}")
    (tmp_path / "noise.sqlite").write_bytes(b"this is no database, but it is long enough" * 100)
    with pytest.raises(StorageError, match="cannot be used"):
        Store(f"sqlite:///{tmp_path / 'noise.sqlite'}").prepare()
    with pytest.raises(StorageError, match="cannot be used") as caught:
        Store("postgresql://me:topsecret@127.0.0.1:1/none").prepare()
    assert "topsecret" not in str(caught.value)


# --- rows -----------------------------------------------------------------------------------------


def test_a_table_comes_back_as_it_was_stored(engine: Engine) -> None:
    """Match, seats, holders, keys, log and snapshot."""
    with engine.begin() as connection:
        queries.create(connection, a_match(), a_seating())
        queries.append(connection, [entry("table", 0), entry("table", 1, '{"é":"ž𓋹\\n"}')])
        for length in (0, 1):
            queries.store_snapshots(connection, [SnapshotEntry("table", 1, length, "[1]")])
    with engine.begin() as connection:
        stored = queries.load(connection, "table")
        assert stored is not None
        assert stored.match.key == b"\x00key\xff"
        assert stored.match.options == {"peek": "on"}
        assert stored.match.status is Status.GATHERING
        assert stored.seating == replace(a_seating(), keys={})
        assert queries.opened_by(connection, "hash") == [("table", 1)]
        assert [row.seq for row in stored.log] == [0, 1]
        assert stored.log[1].body == '{"é":"ž𓋹\\n"}'
        assert stored.snapshot == (1, 1, "[1]", "")
        assert queries.load(connection, "other") is None
        assert queries.opened_by(connection, "hash") == [("table", 1)]
        assert queries.opened_by(connection, "hash'--") == []


def test_a_number_of_the_log_is_given_once(engine: Engine) -> None:
    """Two writers cannot both be next."""
    with engine.begin() as connection:
        queries.create(connection, a_match(), a_seating())
        queries.append(connection, [entry("table", 1)])
    with pytest.raises(IntegrityError), engine.begin() as connection:
        queries.append(connection, [entry("table", 1, "other")])


def test_a_wish_is_carried_out_once(engine: Engine) -> None:
    """The same id is new only once for a seat."""
    with engine.begin() as connection:
        queries.create(connection, a_match(), a_seating())
        assert queries.do_once(connection, "table", 0, "a")
        assert not queries.do_once(connection, "table", 0, "a")
        assert queries.do_once(connection, "table", 1, "a")


def test_the_last_seat_begins_the_match(engine: Engine) -> None:
    """A gathering table plays as soon as no seat is open, and only then."""
    with engine.begin() as connection:
        queries.create(connection, a_match(), a_seating())
        assert queries.begin_if_full(connection, "table") is Status.GATHERING
        queries.set_seat(connection, "table", SeatRow(1, Holder.BOT, "", "novice"))
        assert queries.begin_if_full(connection, "table") is Status.PLAYING
        assert queries.begin_if_full(connection, "table") is Status.PLAYING


def test_tables_are_found_by_who_may_look(engine: Engine) -> None:
    """Mine by seat or as host, open ones, running ones; private tables of others are in none."""
    rows = {
        "open": a_match("open"),
        "private": a_match("private", public=False, host="x"),
        "running": a_match("running", status=Status.PLAYING, host="x"),
        "mine": a_match("mine", public=False, host="me", status=Status.OVER),
    }
    with engine.begin() as connection:
        for id, row in rows.items():
            seating = a_seating()
            seating.holders = {"me": {0}} if id == "private" else {}
            seating.keys = {}
            queries.create(connection, row, seating)
        lists = queries.public_tables(connection, 0)
        assert {row.id for row, _ in queries.own_tables(connection, "me")} == {"mine", "private"}
        assert {row.id for row, _ in lists["open"]} == {"open"}
        assert {row.id for row, _ in lists["running"]} == {"running"}
        assert not any(queries.public_tables(connection, 1).values())
        assert queries.own_tables(connection, "") == []


def test_ones_own_tables_are_found_by_index(tmp_path: Path) -> None:
    """However many matches there are: nobody's list is made by going through all of them."""
    engine = make_engines(f"sqlite:///{tmp_path}/index.sqlite", 1)[0]
    migrate(engine)
    asked: list[tuple[str, Any]] = []
    with engine.begin() as connection:
        listen(engine, "before_cursor_execute", lambda *about: asked.append(about[2:4]))
        queries.own_tables(connection, "me")
        plan = connection.connection.cursor().execute(
            f"EXPLAIN QUERY PLAN {asked[0][0]}", asked[0][1]
        )
        steps = [step[3] for step in plan.fetchall()]
    assert any(step.startswith("SEARCH matches") for step in steps)
    assert not [step for step in steps if step in ("SCAN matches", "SCAN holders", "SCAN seats")]
    engine.dispose()


def test_sweeping_removes_what_never_began(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """Old gathering tables and old uploads go, with everything that belongs to them; matches
    stay."""
    with engine.begin() as connection:
        queries.create(connection, a_match("old"), a_seating())
        queries.create(connection, a_match("played", status=Status.PLAYING), a_seating())
        queries.add_replay(connection, "f1", "mastaba", "text")
        queries.add_replay(connection, "f1", "mastaba", "text")
        assert queries.replay(connection, "f1") == "text"
        monkeypatch.setattr(queries, "clock", lambda connection: now() + 3 * queries.DAY)
        assert retention.sweep(connection, Retention(2, 2)) == ["old"]
        assert queries.load(connection, "old") is None
        assert queries.load(connection, "played") is not None
        assert queries.opened_by(connection, "hash") == [("played", 1)]
        assert queries.replay(connection, "f1") is None


def test_matches_go_when_the_server_says_so(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless whoever runs a server has set a rule no match is removed; with one, those that nobody
    has touched for so long are, finished or not."""
    with engine.begin() as connection:
        for status in (Status.PLAYING, Status.OVER):
            queries.create(connection, a_match(status, status=status), a_seating())
        monkeypatch.setattr(queries, "clock", lambda connection: now() + 300 * queries.DAY)
        assert retention.sweep(connection, retention.read(connection)) == []
        retention.write(connection, Retention(abandoned=301, finished=299))
        assert retention.read(connection) == Retention(abandoned=301, finished=299)
        assert retention.sweep(connection, retention.read(connection)) == ["over"]


def test_a_wrong_clock_removes_nothing(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that jumps ahead by a month carries the database's own day on by one a sweep; when it
    is right again nothing is lost, and a clock that goes on for a month does remove."""
    with engine.begin() as connection:
        assert retention.sweep(connection, Retention()) == []
        queries.create(connection, a_match("waiting"), a_seating())
        queries.add_replay(connection, "f1", "mastaba", "text")
        ahead = [40]
        real = queries.clock
        monkeypatch.setattr(
            queries, "clock", lambda connection: real(connection) + ahead[0] * queries.DAY
        )
        for _ in range(5):
            assert retention.sweep(connection, Retention()) == []
        ahead[0] = 0
        assert retention.sweep(connection, Retention()) == []
        assert queries.load(connection, "waiting") is not None
        removed: list[str] = []
        for day in range(100):
            ahead[0] = day
            removed += retention.sweep(connection, Retention())
        assert removed == ["waiting"]
        assert queries.replay(connection, "f1") is None


def test_a_finished_match_is_folded_and_reads_as_it_did(engine: Engine) -> None:
    """Whoever reads a match that ended some days ago finds every entry and its snapshot, in a
    fraction of the room; others stay in rows, and the step back lays all of them out again."""
    from alembic import command

    bodies = [f'{{"seat":0,"text":"take papyrus {n} of the heap"}}' for n in range(200)]
    with engine.begin() as connection:
        for id in ("old", "young", "running"):
            queries.create(connection, a_match(id), a_seating())
            rows = [entry(id, seq, body) for seq, body in enumerate(bodies)]
            queries.append(connection, rows)
            queries.store_snapshots(connection, [SnapshotEntry(id, 199, 190, "[1]", '{"t":1}')])
        for id in ("old", "young"):
            queries.set_status(connection, id, Status.OVER)
        connection.execute(text("UPDATE matches SET touched = 5 WHERE id = 'old'"))
        before = queries.load(connection, "old")
        (fold,) = folding.due(connection, 9, 10)
        assert len(fold.body) < sum(map(len, bodies)) / 8
        folding.put(connection, [fold])
        folding.unfold(connection, "old")
        assert queries.load(connection, "old") == before
        folding.put(connection, [fold, fold])
        folding.put(connection, [fold])
        assert folding.due(connection, 9, 10) == []
        after = queries.load(connection, "old")
        assert before is not None
        assert after is not None
        assert after.log == before.log
        assert (after.snapshot, after.match) == (before.snapshot, before.match)
        assert queries.log_after(connection, "old", -1) == []
        assert queries.newest(connection, ["old", "young"]) == {"old": 199, "young": 199}
        assert queries.glances(connection, ["old"]) == {"old": '{"t":1}'}
        assert len(queries.log_after(connection, "young", -1)) == 200
        config = _config()
        config.attributes["connection"] = connection
        command.downgrade(config, "0011")
        assert queries.log_after(connection, "old", -1) == after.log
    migrate(engine)
    with engine.begin() as connection:
        again = queries.load(connection, "old")
        assert again is not None
        assert (again.log, again.snapshot) == (after.log, after.snapshot)
        folding.put(connection, folding.due(connection, 9, 10))
        queries.delete_match(connection, "old")
        assert connection.execute(text("SELECT count(*) FROM folds")).scalar() == 0


# --- the writer -----------------------------------------------------------------------------------


def test_waiting_moves_are_committed_together(database: str) -> None:
    """Appends of many tables form few commits, and each is told."""

    async def work(store: Store) -> tuple[int, int]:
        for n in range(10):
            await store.write(
                queries.create, a_match(f"t{n}"), Seating([SeatRow(0, Holder.PERSON)])
            )
        told: list[Exception | None] = []
        leases = [Lease() for _ in range(10)]
        for seq in range(20):
            for n in range(10):
                store.append(Append(leases[n], [entry(f"t{n}", seq)], told.append))
        await store.write(queries.ping)
        await asyncio.sleep(0)
        assert told == [None] * 200
        rows = [len(await store.read(queries.log_after, f"t{n}", -1)) for n in range(10)]
        assert rows == [20] * 10
        return store.writer.counts.commits, store.writer.counts.entries

    commits, entries = with_store(database, work)
    assert entries == 200
    assert commits < 50


def test_snapshots_are_stored_and_the_newest_stays(database: str) -> None:
    """With company, in a moment of rest, or at the end: the last one of each match is in
    storage."""

    async def work(store: Store) -> None:
        lease, most = Lease(), MOST_LATE + 4
        for n in range(most):
            await store.write(
                queries.create, a_match(f"t{n}"), Seating([SeatRow(0, Holder.PERSON)])
            )

        def append(n: int, seq: int) -> None:
            taken = SnapshotEntry(f"t{n}", seq, seq, "[]")
            store.append(Append(lease, [entry(f"t{n}", seq)], lambda error: None, taken))

        async def stored(n: int) -> int:
            found = await store.read(queries.load, f"t{n}")
            assert found is not None
            return found.snapshot.seq if found.snapshot else 0

        append(0, 1)
        await asyncio.sleep(0)  # a group of its own
        append(0, 2)
        while await stored(0) != 2:
            await asyncio.sleep(0.05)
        append(0, 3)
        await store.write(queries.ping)
        assert await stored(0) == 3
        for n in range(1, most):
            append(n, 1)
            await asyncio.sleep(0)
        while not any([await stored(n) for n in range(1, most)]):
            await asyncio.sleep(0.05)
        append(0, 4)

    with_store(database, work)

    async def look(store: Store) -> list[tuple[int, int, str, str] | None]:
        found = [await store.read(queries.load, f"t{n}") for n in range(MOST_LATE + 4)]
        return [one.snapshot if one else None for one in found]

    assert with_store(database, look) == [(4, 4, "[]", ""), *[(1, 1, "[]", "")] * (MOST_LATE + 3)]


def test_a_conflict_hurts_nobody_else(database: str) -> None:
    """In one group the entry that came too late fails with all that build on it; the other tables'
    are written."""

    async def work(store: Store) -> None:
        for id in ("a", "b"):
            await store.write(queries.create, a_match(id), Seating([SeatRow(0, Holder.PERSON)]))
        await store.write(queries.append, [entry("a", 1)])
        told: dict[str, Exception | None] = {}
        mine, other = Lease(), Lease()

        def note(name: str) -> Callable[[Exception | None], None]:
            return lambda error: told.__setitem__(name, error)

        store.append(Append(other, [entry("b", 1)], note("b1")))
        store.append(Append(mine, [entry("a", 1)], note("a1")))
        store.append(Append(mine, [entry("a", 2)], note("a2")))
        store.append(Append(other, [entry("b", 2)], note("b2")))
        await store.write(queries.ping)
        store.append(Append(mine, [entry("a", 3)], note("a3")))
        await store.write(queries.ping)
        await asyncio.sleep(0)
        assert told["b1"] is None
        assert told["b2"] is None
        assert isinstance(told["a1"], IntegrityError)
        assert isinstance(told["a2"], Superseded)
        assert isinstance(told["a3"], Superseded)
        assert [row.seq for row in await store.read(queries.log_after, "a", -1)] == [1]
        assert [row.seq for row in await store.read(queries.log_after, "b", -1)] == [1, 2]

    with_store(database, work)


def test_a_failed_call_changes_nothing_and_is_told(database: str) -> None:
    """An exception inside a transaction rolls it back and reaches the caller."""

    def fail(connection: Any) -> None:
        queries.create(connection, a_match(), a_seating())
        raise ZeroDivisionError

    async def work(store: Store) -> None:
        with pytest.raises(ZeroDivisionError):
            await store.write(fail)
        assert await store.read(queries.load, "table") is None

    with_store(database, work)
