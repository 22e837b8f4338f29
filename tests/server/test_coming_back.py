"""Tables that leave memory and come back: idle ones, restarts in the middle of a decision, changed
rules."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, TypeVar

import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from sqlalchemy import text
from tests.server.running import Browser, Running, Socket

from ennead.server import record
from ennead.server.live import LiveTable
from ennead.server.people.visitors import guest
from ennead.server.services import Services, build
from ennead.server.settings import Settings
from ennead.server.snapshots import LONGEST_TAIL
from ennead.server.storage import queries
from ennead.server.storage.rows import SnapshotEntry
from ennead.server.tokens import digest, new_token
from ennead.table import messages as m
from ennead.table import requests
from ennead.table.documents import NewTable, SeatWish
from ennead.table.packets import Answer
from ennead.table.seating import Status
from ennead.table.table import Subscription

T = TypeVar("T")
Browse = Callable[[Running], Browser]
Sit = Callable[..., Socket]


def in_services(settings: Settings, work: Callable[[Services], Awaitable[T]]) -> T:
    """Do something in an open services; it is closed properly afterwards."""

    async def inside() -> T:
        services = build(settings)
        await services.registry.open()
        try:
            return await work(services)
        finally:
            await services.registry.close()

    return asyncio.run(inside())


async def new_table(
    services: Services, game: str = "mastaba", seats: int = 2, seed: str = "s", host: str = ""
) -> LiveTable:
    wish = NewTable(game, [SeatWish("here") for _ in range(seats)], seed=seed)
    created = await services.lobby.create(wish, guest(host or new_token()))
    return (await services.registry.room(created.table.id)).live


def first_move(live: LiveTable) -> int:
    """The first who is asked takes the first option; returns the seat."""
    table = live.running
    seat = table.asked[0]
    text = table.kit.game.write(table.kit.game.menu(table.position, seat)[0])
    live.play(seat, requests.Play("m", 0, text), lambda answer: None)
    return seat


def random_step(live: LiveTable, rng: random.Random) -> None:
    """A random move, or an undo where one is possible."""
    table = live.running
    match = table.match
    answers: list[Answer] = []
    seat = match.asked[int(rng.random() * len(match.asked))]
    last = match.record[-1].seat if match.record else 0
    if rng.random() < 0.3 and not match.why_final(last):
        live.undo(last, requests.Undo(f"u{table.seq}", table.seq), answers.append)
    else:
        menu = table.kit.game.menu(match.position, seat)
        text = table.kit.game.write(menu[int(rng.random() * len(menu))])
        live.play(seat, requests.Play(f"m{table.seq}", table.seq, text), answers.append)
    assert not any(isinstance(answer, m.Denial) for answer in answers), answers


def picture(live: LiveTable) -> dict[str, Any]:
    """Everything that anybody can tell about a table."""
    table = live.running
    match, luck = table.match, table.luck
    assert luck is not None
    viewers = [-1, *range(live.row.players)]
    return {
        "seq": table.seq,
        "opened": table.opened,
        "position": table.kit.game.codec.encode(match.position),
        "record": [record.move_row("", 0, entry, "").body for entry in match.record],
        "opening": msgspec.json.encode(match.opening),
        "drawn": luck.drawn,
        "ids": live.ids,
        "lengths": table.lengths,
        "states": [table.state(Subscription(viewer)) for viewer in viewers],
        "undo": [match.why_final(seat) for seat in range(live.row.players)],
    }


@pytest.mark.parametrize("game", ["mastaba", "afterlife"])
def test_a_table_comes_back_exactly(settings: Settings, game: str) -> None:
    """After every few random moves and undos: sent away and brought back, or found by another
    process, it is the same."""

    async def work(services: Services) -> None:
        rng = random.Random(11)
        live = await new_table(services, game)
        for number in range(60):
            if live.row.status is Status.OVER:
                break
            random_step(live, rng)
            if number % 5:
                continue
            await live.pending.settled()
            before = picture(live)
            if number % 2:
                assert await services.registry.send_away(0.0) == 1
                assert not services.registry.rooms
                live = (await services.registry.room(live.id)).live
                assert picture(live) == before
            else:
                other = build(settings)  # as after a crash: nothing was written but the log
                await other.registry.open()
                again = (await other.registry.room(live.id)).live
                assert picture(again) == before
                other.registry.rooms.clear()
                await other.registry.close()

    in_services(settings, work)


@hypothesis_settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(seed=st.integers(0, 10**6), every=st.integers(1, 40), players=st.integers(2, 4))
def test_any_course_of_a_match_comes_back(
    settings: Settings, seed: int, every: int, players: int
) -> None:
    """Whatever is played and undone, and however often snapshots are taken, what comes back is what
    was left."""

    async def work(services: Services) -> None:
        rng = random.Random(seed)
        live = await new_table(services, seats=players, seed=f"{seed}")
        for _ in range(int(rng.random() * 80)):
            if live.row.status is Status.OVER:
                break
            random_step(live, rng)
        await live.pending.settled()
        before = picture(live)
        services.registry.rooms.clear()
        assert picture((await services.registry.room(live.id)).live) == before

    in_services(replace(settings, snapshot_every=every), work)


def test_own_tables_say_where_they_stand(settings: Settings) -> None:
    """Whose turn it is, what everybody has and when the table moved: from memory while the table is
    there, from storage when it has left, and from the table again where storage was left behind."""

    async def work(services: Services) -> None:
        registry, petra = services.registry, new_token()
        live = await new_table(services, "ankh", host=petra)
        await live.pending.settled()
        for _ in range(20):
            random_step(live, random.Random(2))
        await live.pending.settled()

        async def stands() -> m.Glance | None:
            return (await services.lobby.own(digest(petra)))[0].glance

        known = await stands()
        assert known is not None
        assert known == live.running.glance(live.moved)
        assert (known.asked, len(known.totals)) == (live.running.asked, 2)
        assert await registry.send_away(0.0) == 1
        assert await stands() == known
        assert not registry.rooms
        assert (await registry.room(live.id)).live.glance == known
        await registry.send_away(0.0)
        crash = text("DELETE FROM snapshots")
        await registry.store.write(lambda connection: connection.execute(crash).close())
        again = await stands()
        assert again is not None
        assert replace(again, moved=known.moved) == known

    in_services(settings, work)


def test_undo_reaches_into_the_time_before(settings: Settings) -> None:
    """A choice that could be taken back before the table left can be taken back after it has come
    back."""

    async def work(services: Services) -> None:
        live = await new_table(services)
        seat = first_move(live)
        await live.pending.settled()
        await services.registry.send_away(0.0)
        live = (await services.registry.room(live.id)).live
        answers: list[Answer] = []
        live.undo(seat, requests.Undo("u", 1), answers.append)
        await live.pending.settled()
        assert answers == [m.Ack("u", 2)]
        services.registry.rooms.clear()
        live = (await services.registry.room(live.id)).live
        assert (live.seq, len(live.running.match.record)) == (2, 0)

    in_services(settings, work)


def test_a_snapshot_of_what_was_taken_back_is_not_believed(settings: Settings) -> None:
    """The server died before the snapshot after an undo was stored: the older one holds a move that
    never was."""

    async def work(services: Services) -> None:
        live = await new_table(services)
        seat = first_move(live)
        position = live.kit.game.codec.encode(live.running.position)
        live.undo(seat, requests.Undo("u", 1), lambda answer: None)
        await live.pending.settled()
        before = picture(live)
        early = SnapshotEntry(live.id, 1, 1, position)
        await services.registry.store.write(queries.store_snapshots, [early])
        services.registry.rooms.clear()
        assert picture((await services.registry.room(live.id)).live) == before

    in_services(settings, work)


def test_few_moves_are_replayed(settings: Settings) -> None:
    """However long nothing is final, a table that was sent away replays a short tail when it comes
    back."""

    async def work(services: Services) -> None:
        live = await new_table(services, "ankh")
        rng = random.Random(3)
        for _ in range(6):
            for _ in range(40):
                random_step(live, rng)
            await live.pending.settled()
            await services.registry.send_away(0.0)
            live = (await services.registry.room(live.id)).live
            moves = len(live.running.match.record)
            assert moves - live.snapshots.length <= LONGEST_TAIL

    in_services(settings, work)


def test_changed_rules_are_replayed_or_explained(settings: Settings) -> None:
    """Under another rules version the record is played again; if a move no longer fits, nothing is
    touched."""

    async def play(services: Services) -> str:
        live = await new_table(services)
        rng = random.Random(1)
        for _ in range(10):
            random_step(live, rng)
        await live.pending.settled()
        return live.id

    def meddle(statement: str) -> Callable[[Services], Awaitable[None]]:
        async def work(services: Services) -> None:
            await services.registry.store.write(
                lambda connection: connection.execute(text(statement))
            )

        return work

    id = in_services(settings, play)
    in_services(settings, meddle("UPDATE matches SET rules = '0'"))

    async def look(services: Services) -> tuple[int, str]:
        live = (await services.registry.room(id)).live
        return live.seq, live.broken

    assert in_services(settings, look) == (10, "")
    in_services(
        settings,
        meddle("""UPDATE log SET body = replace(body, '"text":"bid ', '"text":"dance ')"""),
    )
    _, broken = in_services(settings, look)
    assert "begun under rules 0" in broken


def test_a_table_with_an_option_that_is_gone_says_so(settings: Settings) -> None:
    """An option that the rules no longer know is named where the table cannot go on, also before
    its match has begun."""

    async def wait(services: Services) -> str:
        wish = NewTable("mastaba", [SeatWish("here"), SeatWish("link")])
        return (await services.lobby.create(wish, guest(new_token()))).table.id

    async def meddle(services: Services) -> None:
        statement = text("UPDATE matches SET rules = '0', options = '{\"gone\": \"on\"}'")
        await services.registry.store.write(lambda connection: connection.execute(statement))

    id = in_services(settings, wait)
    in_services(settings, meddle)

    async def look(services: Services) -> str:
        return (await services.registry.room(id)).live.broken

    broken = in_services(settings, look)
    assert "begun under rules 0" in broken
    assert "no option 'gone'" in broken


def test_a_restart_in_mid_decision_is_not_noticed(
    settings: Settings, browse: Browse, quiet: Callable[[Socket], Socket]
) -> None:
    """The server ends properly and starts again on the same port: same decision, resend is
    acknowledged, play goes on."""
    first = Running(settings)
    petra = browse(first)
    table = petra.make_table("mastaba", "me", "bot")["table"]["id"]
    seat = quiet(petra.sit(table))
    text = seat.state["decision"]["options"][0]["text"]
    answer = seat.play(id="mine")
    seat.until(lambda: "decision" in seat.state)
    decision, seq = seat.state["decision"], seat.state["seq"]
    first.stop()
    assert seat.closed() in (1000, 1012)
    assert '"bye"' in "".join(seat.heard[-2:])
    second = Running(replace(settings, port=first.settings.port))
    try:
        again = quiet(petra.sit(table, seq=seq))
        assert again.state["decision"] == decision
        assert again.state["seq"] >= seq  # the bot may have sealed its answer meanwhile
        assert again.state["log"] == len(seat.events)
        assert again.do("move", id="mine", seq=0, text=text) == answer
        assert again.play()["type"] == "ack"
    finally:
        second.stop()


def test_a_table_that_left_is_freed_at_once(settings: Settings) -> None:
    """Nothing points back at it, so its memory does not have to wait for the garbage collector."""

    async def work(services: Services) -> bool:
        live = await new_table(services)
        random_step(live, random.Random(1))
        await live.pending.settled()
        live.running.rendering(0)
        left = weakref.ref(live.running.match)
        del live
        gc.disable()
        try:
            await services.registry.send_away(0.0)
            return left() is None
        finally:
            gc.enable()

    assert in_services(settings, work)


def test_an_idle_table_leaves_memory(start: Callable[..., Running], browse: Browse) -> None:
    """Nobody looks at it: after a while the process forgets it; a visit brings it back."""
    server = start(idle_table_seconds=0.0)
    petra = browse(server)
    table = petra.make_table("mastaba", "me", "here")["table"]["id"]
    seat = petra.sit(table)
    seat.play()
    assert server.call(server.services.registry.send_away) == 0
    seat.close()
    assert petra.get(f"/api/tables/{table}").json()["seq"] == 1
    while server.services.registry.rooms:  # until the server has seen that the seat was left
        server.call(server.services.registry.send_away)
    back = petra.sit(table)
    assert back.state["seq"] == 1
    back.close()
