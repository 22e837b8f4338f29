"""Bots in processes of their own: honest, replaceable, never in the way."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tests.server.running import PATIENCE, TOY, Browser, Running, Socket, alone

from ennead.bots.bot import AnyView
from ennead.bots.levels import THINKS_AHEAD
from ennead.bots.protocol import Reply, Request, fallback
from ennead.bots.worker import Memory, answer
from ennead.kernel import AnyGame, Keyed, Match
from ennead.server import botpool
from ennead.server.botdriver import BotDriver, followed
from ennead.server.botpool import BotPool, Worker, WorkerFailed
from ennead.server.live import Ahead, LiveTable
from ennead.server.presence import Presence
from ennead.server.rooms import Room
from ennead.server.settings import Settings
from ennead.server.storage.writer import Append
from ennead.server.turns import FairTurns
from ennead.table import requests
from ennead.table.catalog import GameCatalog
from ennead.table.kit import GameKit
from ennead.table.packets import Answer
from ennead.table.seating import Holder, MatchRow, Seating, SeatRow, Status

Browse = Callable[[Running], Browser]


@pytest.fixture
def kit(settings: Settings) -> GameKit:
    return GameCatalog((TOY,)).kit("mastaba")


def a_match(kit: GameKit) -> tuple[Match, MatchRow]:
    setup = kit.game.setup(2)
    row = MatchRow("t", kit.id, "1", 2, dict(setup.options), b"k" * 32)
    return Match.begin(kit.game, setup, Keyed(row.key)), row


def request_in(kit: GameKit, view: AnyView, bot: str, number: int, **more: Any) -> Request:
    menu = kit.game.menu(view.state, view.seat)
    return Request.about(kit.game, view, menu, 7, bot=bot, number=number, **more)


def a_turn(kit: GameKit) -> tuple[AnyView, AnyView]:
    """Two decisions of one turn on seat 0, as they look if the first is `peek`."""
    match, _ = a_match(kit)
    match.play(0, "bid four")
    match.play(1, "bid two")
    first = match.view(0)
    match.play(0, "peek")
    return first, match.view(0)


def test_hints_and_verdicts_leave_a_bot_alone(settings: Settings, kit: GameKit) -> None:
    """The decisions of a turn reach the same process and its memory, whatever is asked for that
    seat in between."""
    first, second = a_turn(kit)

    async def work() -> list[Reply]:
        pool = BotPool(2, PATIENCE)
        _, row = a_match(kit)
        one = await pool.choose(kit.game, first, "ismcts:20", 7, row.id)
        for _ in range(2):  # each of the two workers
            await pool.choose(kit.game, first, "ismcts:20", 8)
            await pool.judge(kit.game, first, "pass", 8)
        two = await pool.choose(kit.game, second, "ismcts:20", 7, row.id, one.number)
        await pool.stop()
        return [one, two]

    memory = Memory()
    requests = [
        request_in(kit, first, "ismcts:20", 1, table="t"),
        request_in(kit, second, "ismcts:20", 6, table="t", follows=1),
    ]
    undisturbed = [answer(request, memory) for request in requests]
    assert undisturbed[1] != answer(requests[1], Memory())
    assert asyncio.run(work()) == undisturbed


class Colleagues:
    """Workers without processes: each answers when it may, and notes what it was asked."""

    def __init__(self, pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[tuple[int, int]] = []
        self.done: Callable[[int], None] = lambda number: None
        self._may = {number: asyncio.Event() for number in range(9)}

        async def choose(worker: Worker, request: Request, seconds: float) -> Reply:
            self.asked.append((pool._workers.index(worker), request.number))
            await self._may[request.number].wait()
            self.done(request.number)
            return Reply(request.number, "x")

        monkeypatch.setattr(Worker, "choose", choose)

    def release(self, *numbers: int) -> None:
        for number in numbers:
            self._may[number].set()

    async def settle(self) -> None:
        """Let everybody come as far as they can."""
        for _ in range(50):
            await asyncio.sleep(0)


def test_a_busy_worker_is_not_waited_for(kit: GameKit, monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat's request goes to the worker that served it last if that one is free, else at once to
    any other."""

    async def work() -> list[tuple[int, int]]:
        pool = BotPool(2, PATIENCE)
        workers = Colleagues(pool, monkeypatch)
        match, row = a_match(kit)

        def ask(follows: int | None) -> asyncio.Task[Reply]:
            own = "" if follows is None else row.id
            choice = pool.choose(kit.game, match.view(0), "expert", 1, own, follows or 0)
            return asyncio.create_task(choice)

        workers.release(1, 2)
        await ask(0)
        await ask(1)
        asked = [ask(None), ask(None)]  # hints: now both workers are busy, until the second is free
        await workers.settle()
        workers.release(3)
        await asked[0]
        asked.append(ask(2))
        await workers.settle()
        seen = workers.asked[:]
        workers.release(4, 5)
        await asyncio.gather(*asked)
        return seen

    assert asyncio.run(work()) == [(0, 1), (0, 2), (1, 3), (0, 4), (1, 5)]


def test_a_pool_forgets_who_served_whom(kit: GameKit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables come and go, yet it knows no more seats than its workers remember bots."""

    async def work() -> list[str]:
        pool = BotPool(2, PATIENCE)
        Colleagues(pool, monkeypatch).release(*range(9))
        match, row = a_match(kit)
        for row.id in "abcdea":
            await pool.choose(kit.game, match.view(0), "expert", 1, row.id)
        return [table for table, _ in pool._served]

    monkeypatch.setattr(botpool, "MOST_BOTS", 2)
    assert asyncio.run(work()) == ["c", "d", "e", "a"]


def test_who_waits_is_served_in_order(kit: GameKit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks while others wait comes after them, even in the very moment in which a worker
    gets free."""

    async def work() -> list[tuple[int, int]]:
        pool = BotPool(1, PATIENCE)
        workers = Colleagues(pool, monkeypatch)
        match, row = a_match(kit)

        def ask() -> asyncio.Task[Reply]:
            return asyncio.create_task(pool.choose(kit.game, match.view(0), "expert", 1, row.id))

        waiting = [ask() for _ in range(3)]
        workers.done = lambda number: waiting.append(ask()) if number == 1 else None
        await workers.settle()
        workers.release(1, 2, 3, 4)
        await workers.settle()
        await asyncio.gather(*waiting)
        return workers.asked

    assert asyncio.run(work()) == [(0, 1), (0, 2), (0, 3), (0, 4)]


class Scripted:
    """A pool that bids high, looks and keeps, and notes after which choice it was asked."""

    def __init__(self) -> None:
        self.follows: list[int] = []
        self.pondered: list[int] = []
        self.bids = -1
        self.meanwhile: Callable[[], None] = lambda: None
        self.wrong = False

    async def choose(
        self,
        game: AnyGame,
        view: AnyView,
        bot: str,
        seed: int,
        table: str,
        follows: int,
        *more: str,
    ) -> Reply:
        self.follows.append(follows)
        self.meanwhile()
        menu = game.menu(view.state, view.seat)
        option = menu[self.bids] if view.state.sealed else menu[0]
        return Reply(len(self.follows), "keep" if self.wrong else game.write(option))

    def ponder(
        self, game: AnyGame, view: AnyView, bot: str, seed: int, table: str, follows: int
    ) -> int:
        assert view.seat not in view.state.asked
        self.pondered.append(follows)
        return 70 + len(self.pondered)


class Scene:
    """A bot on seat 0 against a person, on a table whose entries are on disk in a moment."""

    def __init__(self, kit: GameKit, settings: Settings) -> None:
        _, row = a_match(kit)
        seating = Seating([SeatRow(0, Holder.BOT, level="expert"), SeatRow(1, Holder.PERSON)])
        row.status = Status.PLAYING
        self.live = LiveTable(kit, row, seating, self._append, 100)
        self.room = Room(self.live, Presence())
        self.pool = Scripted()
        self.driver = BotDriver(self.pool, settings, alone())  # type: ignore[arg-type]
        self.live.changed = lambda _: self.driver.drive(self.room)
        self.live.begin_if_due()

    def _append(self, append: Append) -> None:
        asyncio.get_running_loop().call_soon(append.done, None)

    async def go_on(self) -> list[int]:
        """Let the bot play while it is asked; after which of its choices it was."""
        self.driver.drive(self.room)
        while self.live.pending or self.room.thinking:
            await self.live.pending.settled()
            await asyncio.gather(*self.room.thinking.values())
        assert not self.live.broken
        return self.pool.follows

    def bid(self, number: int = 0) -> None:
        """The person bids, as a rule low, or does something else of the menu."""
        option = self.live.kit.game.menu(self.live.running.position, 1)[number]
        self._do(self.live.play, 1, requests.Play, self.live.kit.game.write(option))

    def undo(self) -> None:
        """Somebody takes the bot's seat for a moment, to take its choice back."""
        self.live.seating.seats[0].holder = Holder.PERSON
        self._do(self.live.undo, 0, requests.Undo)
        self.live.seating.seats[0].holder = Holder.BOT

    def _do(self, deed: Callable[..., None], seat: int, kind: Any, *more: str) -> None:
        refused: list[Answer] = []
        deed(seat, kind(f"id-{self.live.seq}", self.live.seq, *more), refused.append)
        assert not refused


def test_owners_take_turns() -> None:
    """Of one who wants nineteen thoughts and one who wants two, the second waits for one of the
    first's at most; who gives up waiting takes nobody's place."""

    async def work() -> list[str]:
        turns, served = FairTurns(1), list[str]()

        async def think(owner: str) -> None:
            async with turns.taken(owner):
                served.append(owner)
                await asyncio.sleep(0)

        greedy = [asyncio.create_task(think("greedy")) for _ in range(19)]
        await asyncio.sleep(0)
        modest = [asyncio.create_task(think("modest")) for _ in range(2)]
        gone = asyncio.create_task(think("gone"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(*greedy, *modest)
        async with asyncio.timeout(PATIENCE), turns.taken("late"):
            return served

    served = asyncio.run(work())
    assert len(served) == 21
    assert max(number for number, owner in enumerate(served) if owner == "modest") <= 6


def test_a_request_names_the_choice_that_led_to_it(kit: GameKit, settings: Settings) -> None:
    """A bot's own move that is the last thing that happened counts; a move of another, or one taken
    back, does not."""

    async def work() -> None:
        scene = Scene(kit, settings)
        assert await scene.go_on() == [0]  # a bid
        scene.undo()
        assert await scene.go_on() == [0, 0]  # another
        scene.bid()
        assert await scene.go_on() == [0, 0, 0, 3, 4]  # look, keep, the next bid

    asyncio.run(work())


def test_a_bot_waits_only_for_what_people_need(
    kit: GameKit, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With somebody at the table a bot pauses only after a move that may be taken back; where bots
    play alone it pauses whenever it is asked, so that its haste tells nothing of its cards."""
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def note(seconds: float) -> None:
        if seconds:
            pauses.append(seconds)
        await sleep(0)

    monkeypatch.setattr("ennead.server.botdriver.asyncio.sleep", note)

    async def work() -> None:
        scene = Scene(kit, replace(settings, bot_pause=5.0))
        scene.room.clients.add(object())  # type: ignore[arg-type]
        await scene.go_on()
        assert not pauses
        scene.live.seating.seats[1].holder = Holder.BOT
        await scene.go_on()
        asked = len(scene.pool.follows)
        # the first choice was made before; a pause that is cut short goes on
        assert asked - 1 <= len(pauses)

    asyncio.run(work())


def test_a_choice_that_was_crossed_leads_nowhere(kit: GameKit, settings: Settings) -> None:
    """If somebody moved while a bot thought, or the rules refused its choice, its next request
    follows nothing."""

    async def work() -> None:
        scene = Scene(kit, settings)
        calls = [scene.bid]
        scene.pool.meanwhile = lambda: calls.pop()() if calls else None
        assert await scene.go_on() == [0, 0, 2, 3]  # crossed bid, look, keep, the next bid
        scene = Scene(kit, settings)
        await scene.go_on()
        scene.bid()
        scene.pool.wrong = True
        assert (await scene.go_on())[:3] == [0, 0, 0]  # bid, refused, keep

    asyncio.run(work())


def test_the_strongest_bot_thinks_ahead(kit: GameKit, settings: Settings) -> None:
    """While a person who looks on is asked, its next request says after which thought ahead it
    comes and what was openly chosen since; nothing where answers were sealed meanwhile."""

    async def work() -> None:
        scene = Scene(kit, settings)
        live, scene.pool.bids = scene.live, 0
        live.seating.seats[0].level = THINKS_AHEAD
        await scene.go_on()
        while live.running.position.sealed:
            scene.bid(-1)
            await scene.go_on()
        assert live.running.asked == (1,)
        assert scene.pool.pondered == []  # nobody looks
        scene.room.clients.add(object())  # type: ignore[arg-type]
        await scene.go_on()
        assert scene.pool.pondered == [live.bot_choices[0][1]]
        ahead, moves = live.ahead, len(live.running.match.record)
        assert ahead is not None
        assert ahead == Ahead(0, live.seq, moves, 71)
        scene.bid()
        await scene.go_on()
        (look,) = live.running.match.record[moves:]
        live.ahead = ahead
        assert followed(live, 0) == (71, f"1 {look.text}")
        live.ahead = replace(ahead, seq=ahead.seq - 1)  # as if something had been taken back
        assert followed(live, 0) == (0, "")
        while not live.running.position.sealed:
            scene.bid()
            await scene.go_on()
        assert live.ahead is None

    asyncio.run(work())


def test_a_worker_that_thinks_ahead_is_free(settings: Settings, kit: GameKit) -> None:
    """It thinks ahead only for a seat whose bot it remembers, one at a time, and answers what it
    is asked meanwhile."""

    async def work() -> None:
        pool = BotPool(1, PATIENCE)
        match, row = a_match(kit)
        game, mine = kit.game, match.view(0)
        assert not pool.ponder(game, mine, "ismcts:20", 7, row.id, 0)
        bid = await pool.choose(game, mine, "ismcts:20", 7, row.id)
        for seat, number in ((0, 0), (1, -1), (1, 0)):
            match.play(seat, game.write(game.menu(match.position, seat)[number]))
        there = match.view(0)
        assert pool.ponder(game, there, "ismcts:20", 7, row.id, bid.number) > bid.number
        assert not pool.ponder(game, there, "ismcts:20", 7, row.id, bid.number)
        assert (await pool.choose(game, mine, "ismcts:20", 7)).text == bid.text
        assert pool.ponder(game, there, "ismcts:20", 7, row.id, bid.number)
        assert not pool.counts.restarts
        await pool.stop()

    asyncio.run(work())


def test_a_dead_worker_is_replaced(settings: Settings, kit: GameKit) -> None:
    """Killed in between, it is started again, and the choice comes."""

    async def work() -> tuple[int, int]:
        pool = BotPool(1, PATIENCE)
        match, _ = a_match(kit)
        await pool.choose(kit.game, match.view(0), "player", 1)
        process = pool._workers[0]._process
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)
        await process.wait()
        choice = await pool.choose(kit.game, match.view(0), "player", 1)
        await pool.stop()
        assert kit.game.read(choice.text) in kit.game.menu(match.position, 0)
        return pool.counts.restarts, pool.counts.fallbacks

    assert asyncio.run(work()) == (1, 0)


def test_a_slow_worker_is_replaced_by_a_seeded_choice(settings: Settings, kit: GameKit) -> None:
    """Past its time it is killed; the choice is made at once and is the same every time."""

    async def work() -> list[Reply]:
        pool = BotPool(1, 0.001)
        match, _ = a_match(kit)
        choices = [await pool.choose(kit.game, match.view(0), "master", 5) for _ in range(2)]
        await pool.stop()
        assert pool.counts.fallbacks == 2
        return choices

    first, second = asyncio.run(work())
    match, _ = a_match(kit)
    assert (
        first.text
        == second.text
        == fallback(replace(request_in(kit, match.view(0), "", 0), seed=5)).text
    )


def test_a_worker_that_talks_nonsense_is_ended(settings: Settings, kit: GameKit) -> None:
    """An answer to another question, or none at all, ends the process."""

    async def work() -> None:
        worker = Worker()
        match, _ = a_match(kit)
        request = request_in(kit, match.view(0), "player", 1)
        worker._command = ("python3", "-c", "input(); print('{\"number\": 99}')")
        with pytest.raises(WorkerFailed):
            await worker.choose(request, PATIENCE)
        worker._command = ("python3", "-c", "input(); print('nonsense')")
        with pytest.raises(WorkerFailed):
            await worker.choose(request, PATIENCE)
        assert worker._process is None

    asyncio.run(work())


def test_a_thinking_bot_blocks_nobody(start: Callable[..., Running], browse: Browse) -> None:
    """While the only worker is held up, people at other tables play; then the bot's table goes
    on."""
    server = start(bot_seconds=PATIENCE)
    petra = browse(server)
    slow = petra.sit(petra.make_table("mastaba", "me", "bot")["table"]["id"])

    slow.play()
    slow.until(lambda: [one["seat"] for one in slow.state["waiting"]] == [0])
    process = server.services.registry.bots._workers[0]._process
    assert process is not None
    server.services.registry.bots._seconds = 2.0
    os.kill(process.pid, signal.SIGSTOP)
    slow.play()
    quick = petra.sit(petra.make_table("mastaba", "me", "here")["table"]["id"])
    assert quick.play()["type"] == "ack"
    while not server.services.registry.bots.counts.restarts:
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
    process = server.services.registry.bots._workers[0]._process
    assert process is not None
    socket.close()
    server.stop()
    assert process.returncode is not None


def test_a_closed_pool_starts_no_process(kit: GameKit) -> None:
    """Who still waits for a bot when the server ends is answered without another process, also if
    one was just being started."""

    async def work() -> tuple[list[Worker], str]:
        match, _ = a_match(kit)
        pool = BotPool(1, PATIENCE)
        waiting = asyncio.ensure_future(pool.choose(kit.game, match.view(0), "novice", 1))
        await asyncio.sleep(0)
        await pool.stop()
        menu = {kit.game.write(option) for option in kit.game.menu(match.position, 0)}
        assert (await waiting).text in menu
        assert (await pool.choose(kit.game, match.view(0), "novice", 2)).text in menu
        return [worker for worker in pool._workers if worker._process is not None], "done"

    assert asyncio.run(work()) == ([], "done")
