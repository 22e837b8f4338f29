"""Tables that leave memory and come back: idle ones, restarts in the middle of a decision, changed rules."""

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

from ennead.server import messages as m
from ennead.server.house import House, build
from ennead.server.settings import Settings
from ennead.server.storage import queries
from ennead.server.storage.rows import SnapshotEntry, Status
from ennead.server.table import LONGEST_TAIL, Eye, Table
from ennead.server.tokens import new_token

T = TypeVar("T")
Browse = Callable[[Running], Browser]
Sit = Callable[..., Socket]


def in_house(settings: Settings, work: Callable[[House], Awaitable[T]]) -> T:
    """Do something in an open house; it is closed properly afterwards."""

    async def inside() -> T:
        house = build(settings)
        await house.hall.open()
        try:
            return await work(house)
        finally:
            await house.hall.close()

    return asyncio.run(inside())


async def new_table(house: House, game: str = "mastaba", seats: int = 2, seed: str = "s") -> Table:
    wish = m.NewTable(game, [m.SeatWish("here") for _ in range(seats)], seed=seed)
    created = await house.reception.create(wish, new_token())
    return (await house.hall.room(created.table.id)).table


def first_move(table: Table) -> int:
    """The first who is asked takes the first option; returns the seat."""
    seat = table.asked[0]
    text = table.shelf.game.write(table.shelf.game.menu(table.position(), seat)[0])
    table.play(seat, m.Play("m", 0, text), lambda answer: None)
    return seat


def random_step(table: Table, rng: random.Random) -> None:
    """A random move, or an undo where one is possible."""
    match = table.match
    assert match is not None
    answers: list[m.Answer] = []
    seat = match.asked[int(rng.random() * len(match.asked))]
    last = match.record[-1].seat if match.record else 0
    if rng.random() < 0.3 and not match.why_final(last):
        table.undo(last, m.Undo(f"u{table.seq}", table.seq), answers.append)
    else:
        menu = table.shelf.game.menu(match.position, seat)
        text = table.shelf.game.write(menu[int(rng.random() * len(menu))])
        table.play(seat, m.Play(f"m{table.seq}", table.seq, text), answers.append)
    assert not any(isinstance(answer, m.Refusal) for answer in answers), answers


def picture(table: Table) -> dict[str, Any]:
    """Everything that anybody can tell about a table."""
    match = table.match
    assert match is not None
    viewers = [-1, *range(table.row.players)]
    return {
        "seq": table.seq,
        "opened": table.opened,
        "position": table.shelf.game.codec.encode(match.position),
        "record": msgspec.json.encode(match.record),  # JSON has lists for tuples, nobody minds
        "opening": msgspec.json.encode(match.opening),
        "drawn": table.luck.drawn,
        "ids": table.ids,
        "lengths": table.lengths,
        "states": [table.state(Eye(viewer)) for viewer in viewers],
        "undo": [match.why_final(seat) for seat in range(table.row.players)],
    }


@pytest.mark.parametrize("game", ["mastaba", "afterlife"])
def test_a_table_comes_back_exactly(settings: Settings, game: str) -> None:
    """After every few random moves and undos: sent away and brought back, or found by another process, it is the same."""

    async def work(house: House) -> None:
        rng = random.Random(11)
        table = await new_table(house, game)
        for number in range(60):
            if table.row.status is Status.OVER:
                break
            random_step(table, rng)
            if number % 5:
                continue
            await table.settled()
            before = picture(table)
            if number % 2:
                assert await house.hall.send_away(0.0) == 1
                assert not house.hall.rooms
                table = (await house.hall.room(table.id)).table
                assert picture(table) == before
            else:
                other = build(settings)  # as after a crash: nothing was written but the log
                await other.hall.open()
                again = (await other.hall.room(table.id)).table
                assert picture(again) == before
                other.hall.rooms.clear()
                await other.hall.close()

    in_house(settings, work)


@hypothesis_settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(seed=st.integers(0, 10**6), every=st.integers(1, 40), players=st.integers(2, 4))
def test_any_course_of_a_match_comes_back(
    settings: Settings, seed: int, every: int, players: int
) -> None:
    """Whatever is played and undone, and however often snapshots are taken, what comes back is what was left."""

    async def work(house: House) -> None:
        rng = random.Random(seed)
        table = await new_table(house, seats=players, seed=f"{seed}")
        for _ in range(int(rng.random() * 80)):
            if table.row.status is Status.OVER:
                break
            random_step(table, rng)
        await table.settled()
        before = picture(table)
        house.hall.rooms.clear()
        assert picture((await house.hall.room(table.id)).table) == before

    in_house(replace(settings, snapshot_every=every), work)


def test_undo_reaches_into_the_time_before(settings: Settings) -> None:
    """A choice that could be taken back before the table left can be taken back after it has come back."""

    async def work(house: House) -> None:
        table = await new_table(house)
        seat = first_move(table)
        await table.settled()
        await house.hall.send_away(0.0)
        table = (await house.hall.room(table.id)).table
        answers: list[m.Answer] = []
        table.undo(seat, m.Undo("u", 1), answers.append)
        await table.settled()
        assert answers == [m.Ack("u", 2)]
        house.hall.rooms.clear()
        table = (await house.hall.room(table.id)).table
        assert (table.seq, table.match and len(table.match.record)) == (2, 0)

    in_house(settings, work)


def test_a_snapshot_of_what_was_taken_back_is_not_believed(settings: Settings) -> None:
    """The server died before the snapshot after an undo was stored: the older one holds a move that never was."""

    async def work(house: House) -> None:
        table = await new_table(house)
        seat = first_move(table)
        position = table.shelf.game.codec.encode(table.position())
        table.undo(seat, m.Undo("u", 1), lambda answer: None)
        await table.settled()
        before = picture(table)
        early = SnapshotEntry(table.id, 1, 1, position)
        await house.hall.store.write(queries.store_snapshots, [early])
        house.hall.rooms.clear()
        assert picture((await house.hall.room(table.id)).table) == before

    in_house(settings, work)


def test_few_moves_are_replayed(settings: Settings) -> None:
    """However long nothing is final, a table that was sent away replays a short tail when it comes back."""

    async def work(house: House) -> None:
        table = await new_table(house, "ankh")
        rng = random.Random(3)
        for _ in range(6):
            for _ in range(40):
                random_step(table, rng)
            await table.settled()
            await house.hall.send_away(0.0)
            table = (await house.hall.room(table.id)).table
            assert table.match is not None
            assert len(table.match.record) - table._anchor.length <= LONGEST_TAIL

    in_house(settings, work)


def test_changed_rules_are_replayed_or_explained(settings: Settings) -> None:
    """Under another rules version the record is played again; if a move no longer fits, nothing is touched."""

    async def play(house: House) -> str:
        table = await new_table(house)
        rng = random.Random(1)
        for _ in range(10):
            random_step(table, rng)
        await table.settled()
        return table.id

    def meddle(statement: str) -> Callable[[House], Awaitable[None]]:
        async def work(house: House) -> None:
            await house.hall.store.write(lambda connection: connection.execute(text(statement)))

        return work

    id = in_house(settings, play)
    in_house(settings, meddle("UPDATE matches SET rules = '0'"))

    async def look(house: House) -> tuple[int, str]:
        table = (await house.hall.room(id)).table
        return table.seq, table.broken

    assert in_house(settings, look) == (10, "")
    in_house(
        settings,
        meddle("""UPDATE log SET body = replace(body, '"text":"bid ', '"text":"dance ')"""),
    )
    _, broken = in_house(settings, look)
    assert "begun under rules 0" in broken


def test_a_restart_in_mid_decision_is_not_noticed(
    settings: Settings, browse: Browse, quiet: Callable[[Socket], Socket]
) -> None:
    """The server ends properly and starts again on the same port: same decision, resend is acknowledged, play goes on."""
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

    async def work(house: House) -> bool:
        table = await new_table(house)
        random_step(table, random.Random(1))
        await table.settled()
        table.face(0)
        left = weakref.ref(table.match)
        del table
        gc.disable()
        try:
            await house.hall.send_away(0.0)
            return left() is None
        finally:
            gc.enable()

    assert in_house(settings, work)


def test_an_idle_table_leaves_memory(start: Callable[..., Running], browse: Browse) -> None:
    """Nobody looks at it: after a while the process forgets it; a visit brings it back."""
    server = start(idle_table_seconds=0.0)
    petra = browse(server)
    table = petra.make_table("mastaba", "me", "here")["table"]["id"]
    seat = petra.sit(table)
    seat.play()
    assert server.call(server.house.hall.send_away) == 0
    seat.close()
    assert petra.get(f"/api/tables/{table}").json()["seq"] == 1
    while server.house.hall.rooms:  # until the server has seen that the seat was left
        server.call(server.house.hall.send_away)
    back = petra.sit(table)
    assert back.state["seq"] == 1
    back.close()
