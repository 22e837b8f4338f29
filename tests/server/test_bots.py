"""Bots in processes of their own: honest, replaceable, never in the way."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable

import pytest
from tests.server.running import PATIENCE, TOY, Browser, Running, Socket

from ennead.kernel.chance import Keyed
from ennead.kernel.match import Match
from ennead.server.botpool import BotPool, Failed, Worker, fallback
from ennead.server.botworker import Choice, Wish, think
from ennead.server.catalogue import Catalogue, Shelf
from ennead.server.settings import Settings
from ennead.server.storage.rows import MatchRow

Browse = Callable[[Running], Browser]


@pytest.fixture
def shelf(settings: Settings) -> Shelf:
    return Catalogue((TOY,)).shelf("mastaba")


def a_match(shelf: Shelf) -> tuple[Match, MatchRow]:
    setup = shelf.game.setup(2)
    row = MatchRow("t", shelf.id, "1", 2, dict(setup.options), b"k" * 32)
    return Match.begin(shelf.game, setup, Keyed(row.key)), row


def a_wish(shelf: Shelf, level: str, number: int = 1) -> Wish:
    match, row = a_match(shelf)
    view = match.view(0)
    state = shelf.game.codec.encode(view.state)
    return Wish(number, shelf.id, "", 2, row.options, 0, state, view.unseen, level, 7)


def test_a_worker_is_told_nothing_but_the_view(shelf: Shelf) -> None:
    """The other hand is unknown in what goes to the worker, and the choice is one of the menu."""
    wish = a_wish(shelf, "player")
    match, _ = a_match(shelf)
    other = match.position.players[1].hand
    assert f"[1,{other}".replace(" ", "") not in wish.state
    choice = think(Catalogue((TOY,)), wish)
    assert not choice.problem
    assert choice == think(Catalogue((TOY,)), wish)
    assert shelf.game.read(choice.text) in shelf.game.menu(match.position, 0)


def test_a_fault_of_a_bot_is_told_not_raised(shelf: Shelf) -> None:
    """A level that does not exist, a state that cannot be read: a problem, and the worker lives."""
    catalogue = Catalogue((TOY,))
    assert "no bot" in think(catalogue, a_wish(shelf, "oracle")).problem
    broken = a_wish(shelf, "player")
    broken.state = "[]"
    assert think(catalogue, broken).problem


def test_a_dead_worker_is_replaced(settings: Settings, shelf: Shelf) -> None:
    """Killed in between, it is started again, and the choice comes."""

    async def work() -> tuple[int, int]:
        pool = BotPool(1, PATIENCE, (TOY,))
        match, row = a_match(shelf)
        await pool.choose(shelf, row, match.view(0), "player", 1)
        process = pool._workers[0]._process
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)
        await process.wait()
        choice = await pool.choose(shelf, row, match.view(0), "player", 1)
        await pool.stop()
        assert shelf.game.read(choice.text) in shelf.game.menu(match.position, 0)
        return pool.counts.restarts, pool.counts.fallbacks

    assert asyncio.run(work()) == (1, 0)


def test_a_slow_worker_is_replaced_by_a_seeded_choice(settings: Settings, shelf: Shelf) -> None:
    """Past its time it is killed; the choice is made at once and is the same every time."""

    async def work() -> list[Choice]:
        pool = BotPool(1, 0.001, (TOY,))
        match, row = a_match(shelf)
        choices = [await pool.choose(shelf, row, match.view(0), "master", 5) for _ in range(2)]
        await pool.stop()
        assert pool.counts.fallbacks == 2
        return choices

    first, second = asyncio.run(work())
    match, _ = a_match(shelf)
    assert first.text == second.text == fallback(shelf, match.view(0), 0, 5).text


def test_a_worker_that_talks_nonsense_is_ended(settings: Settings, shelf: Shelf) -> None:
    """An answer to another question, or none at all, ends the process."""

    async def work() -> None:
        worker = Worker((TOY,))
        worker._command = ["python3", "-c", "input(); print('{\"number\": 99}')"]
        with pytest.raises(Failed):
            await worker.choose(a_wish(shelf, "player"), PATIENCE)
        worker._command = ["python3", "-c", "input(); print('nonsense')"]
        with pytest.raises(Failed):
            await worker.choose(a_wish(shelf, "player"), PATIENCE)
        assert worker._process is None

    asyncio.run(work())


def test_a_thinking_bot_blocks_nobody(start: Callable[..., Running], browse: Browse) -> None:
    """While the only worker is held up, people at other tables play; then the bot's table goes on."""
    server = start(bot_seconds=PATIENCE)
    petra = browse(server)
    slow = petra.sit(petra.make_table("mastaba", "me", "bot")["table"]["id"])

    slow.play()
    slow.until(lambda: [one["seat"] for one in slow.state["waiting"]] == [0])
    process = server.house.hall.bots._workers[0]._process
    assert process is not None
    server.house.hall.bots._seconds = 2.0
    os.kill(process.pid, signal.SIGSTOP)
    slow.play()
    quick = petra.sit(petra.make_table("mastaba", "me", "here")["table"]["id"])
    assert quick.play()["type"] == "ack"
    while not server.house.hall.bots.counts.restarts:
        slow.until(lambda: "decision" in slow.state)
        slow.play()
    for socket in (slow, quick):
        socket.close()


def test_workers_end_with_their_server(start: Callable[..., Running], browse: Browse) -> None:
    """No process is left when the server has ended."""
    server = start()
    petra = browse(server)
    socket: Socket = petra.sit(petra.make_table("mastaba", "me", "bot")["table"]["id"])
    socket.play()
    socket.until(lambda: "decision" in socket.state)
    process = server.house.hall.bots._workers[0]._process
    assert process is not None
    socket.close()
    server.stop()
    assert process.returncode is not None
