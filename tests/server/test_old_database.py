"""A database that an earlier version wrote: its tables come back as they were, and are played
on."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest

from ennead.server import housekeeping
from ennead.server.live import LiveTable
from ennead.server.replays import match_text
from ennead.server.services import Services, build
from ennead.server.settings import Settings
from ennead.server.storage import queries
from ennead.table import messages as m
from ennead.table import requests
from ennead.table.packets import Answer
from ennead.table.refused import Refused
from ennead.table.seating import Status
from ennead.table.table import Subscription, Table, UnbegunTable

T = TypeVar("T")
DATA = Path(__file__).parent / "data"
TABLES: dict[str, dict[str, Any]] = json.loads((DATA / "tables.json").read_text(encoding="utf-8"))
"""What each table of the dump `tables.sql` was like when it was left, by id."""
PARTED = [id for id, table in TABLES.items() if table["game"] == "kemet" and "moves" in table]
"""Tables of a game that is played otherwise now."""
BEGUN = [id for id, table in TABLES.items() if "moves" in table and id not in PARTED]
RUNNING = [id for id in BEGUN if TABLES[id]["status"] == "playing"]


@pytest.fixture
def old(settings: Settings, tmp_path: Path) -> Settings:
    """Settings of a server on a copy of the old database."""
    file = tmp_path / "old.sqlite"
    with sqlite3.connect(file) as connection:
        connection.executescript((DATA / "tables.sql").read_text(encoding="utf-8"))
    connection.close()
    return replace(settings, database=f"sqlite:///{file}")


def with_services(settings: Settings, work: Callable[[Services], Awaitable[T]]) -> T:
    """Do something with an open server."""

    async def inside() -> T:
        services = build(settings)
        await services.registry.open()
        try:
            return await work(services)
        finally:
            await services.registry.close()

    return asyncio.run(inside())


def facts(live: LiveTable) -> dict[str, Any]:
    """A table as the dump's companion describes it."""
    table = live.running
    match, game = table.match, table.kit.game
    menus = {str(seat): menu_digest(table, seat) for seat in table.asked}
    assert table.luck is not None
    return {
        "game": game.id,
        "seq": table.seq,
        "status": live.row.status.value,
        "moves": len(match.record),
        "question": match.position.question,
        "menus": menus,
        "scores": game.scores(match.position),
        "drawn": table.luck.drawn,
        "undo": [match.why_final(seat) for seat in range(live.row.players)],
        "last": match.record[-1].text,
    }


def menu_digest(table: Table, seat: int) -> list[object]:
    """How many options a seat has, and a hash of their texts in order."""
    texts = sorted(map(table.kit.game.write, table.kit.game.menu(table.position, seat)))
    return [len(texts), hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]]


@pytest.mark.parametrize("id", BEGUN)
def test_an_old_table_comes_back(old: Settings, id: str) -> None:
    """Position, menu, chance, undo and the last move are those it was left with; everybody sees
    something."""

    async def work(services: Services) -> tuple[dict[str, Any], list[m.TableState]]:
        live = (await services.registry.room(id)).live
        seats = range(-1, live.row.players)
        return facts(live), [live.table.state(Subscription(seat)) for seat in seats]

    found, states = with_services(old, work)
    assert found == TABLES[id]
    assert all(state.areas and state.events for state in states)


@pytest.mark.parametrize("id", RUNNING)
def test_an_old_table_is_played_on(old: Settings, id: str) -> None:
    """A choice is taken back where that was possible, then the match goes on; it all comes back
    once more."""

    async def work(services: Services) -> None:
        live = (await services.registry.room(id)).live
        answers: list[Answer] = []
        for seat, reason in enumerate(TABLES[id]["undo"]):
            if not reason:
                live.undo(seat, requests.Undo("back", live.seq), answers.append)
        for _ in range(30):
            table = live.running
            if not table.over:
                seat = table.asked[0]
                text = table.kit.game.write(table.kit.game.menu(table.position, seat)[0])
                live.play(seat, requests.Play(f"on{live.seq}", live.seq, text), answers.append)
        await live.pending.settled()
        assert all(isinstance(answer, m.Ack) for answer in answers)
        left = facts(live)
        services.registry.rooms.clear()
        assert facts((await services.registry.room(id)).live) == left

    with_services(old, work)


@pytest.mark.parametrize("id", PARTED)
def test_a_table_of_other_rules_says_so(old: Settings, id: str) -> None:
    """Where the rules have parted from a match it cannot go on, and one sentence names both."""

    async def work(services: Services) -> None:
        live = (await services.registry.room(id)).live
        with pytest.raises(Refused, match="begun under rules 1, these are rules 2"):
            _ = live.running

    with_services(old, work)


def test_an_old_match_that_is_over_has_its_file(
    old: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A finished match of the old database can be stepped through, and is the same to the letter
    when it has been folded."""
    (id,) = (id for id in BEGUN if id not in RUNNING)
    monkeypatch.setattr(housekeeping, "FOLDED_DAYS", 10**6)

    async def work(services: Services) -> None:
        live = (await services.registry.room(id)).live
        told = match_text(live)
        assert told.startswith("ennead match 1")
        services.registry.rooms.clear()
        monkeypatch.setattr(housekeeping, "FOLDED_DAYS", 0)
        assert await housekeeping.fold(services.registry) == 1
        assert await services.registry.store.read(queries.log_after, id, -1) == []
        live = (await services.registry.room(id)).live
        assert match_text(live) == told
        assert facts(live) == TABLES[id]
        playback, _ = await services.replays.playback(id)
        assert playback.frames == TABLES[id]["moves"] + 1

    with_services(old, work)


def test_an_old_table_still_fills_up(old: Settings) -> None:
    """A key that was handed out before opens its seat, and the match begins."""
    (id,) = (id for id in TABLES if id not in (*BEGUN, *PARTED))

    async def work(services: Services) -> None:
        live = (await services.registry.room(id)).live
        assert isinstance(live.table, UnbegunTable)
        await services.seats.claim(TABLES[id]["key"], "Jan", "jan")
        assert live.row.status is Status.PLAYING
        assert live.running.asked

    with_services(old, work)
