"""Seats that decide together: bots listen to people, advise them, and keep nobody waiting."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.games.ankh.teams import HIGHER, LOWER, RIVAL, in_battle
from tests.server.running import alone

from ennead.bots.bot import AnyView
from ennead.bots.protocol import Reply
from ennead.games import load
from ennead.kernel import AnyGame
from ennead.server import botdriver
from ennead.server.botdriver import BotDriver
from ennead.server.live import LiveTable
from ennead.server.presence import Presence
from ennead.server.rooms import Room
from ennead.server.settings import Settings
from ennead.server.storage.writer import Append
from ennead.table import requests
from ennead.table.kit import GameKit
from ennead.table.packets import Answer
from ennead.table.seating import Holder, MatchRow, Seating, SeatRow, Status

BOT, PERSON = Holder.BOT, Holder.PERSON


class FirstOfMenu:
    """A pool whose bots choose the first option, and which notes in whose place they think."""

    def __init__(self) -> None:
        self.places: list[int] = []

    async def choose(self, game: AnyGame, view: AnyView, *more: Any) -> Reply:
        self.places.append(view.seat)
        return Reply(text=game.write(game.menu(view.state, view.seat)[0]))


class Battle:
    """The god of seats 0 and 1 fights that of seat 2, on a table whose entries are on disk in a
    moment."""

    def __init__(self, settings: Settings, *holders: Holder, there: tuple[int, ...] = ()) -> None:
        kit = GameKit(load("ankh"))
        options = dict(kit.game.setup(3).options)
        row = MatchRow("t", kit.id, kit.game.version, 3, options, b"k" * 32)
        row.status = Status.PLAYING
        seats = [SeatRow(seat, holder, level="player") for seat, holder in enumerate(holders)]
        self.live = LiveTable(kit, row, Seating(seats), self._append, 100)
        presence = Presence()
        presence.hear("elsewhere", {row.id: there})
        self.room = Room(self.live, presence)
        self.pool = FirstOfMenu()
        self.driver = BotDriver(self.pool, settings, alone())  # type: ignore[arg-type]
        self.live.begin_if_due()
        self.live.changed = lambda _: self.driver.drive(self.room)
        self.live.running.match.position = in_battle(kit.game)

    def _append(self, append: Append) -> None:
        asyncio.get_running_loop().call_soon(append.done, None)

    def play(self, seat: int, text: str) -> None:
        refused: list[Answer] = []
        self.live.play(
            seat, requests.Play(f"id-{self.live.seq}", self.live.seq, text), refused.append
        )
        assert not refused

    async def settle(self) -> list[tuple[int, str]]:
        """Let bots come as far as they can without anybody else; what was played."""
        self.driver.drive(self.room)
        for _ in range(50):
            await asyncio.sleep(0)
        return [(entry.seat, entry.text) for entry in self.live.running.match.record]

    async def finish(self) -> list[tuple[int, str]]:
        """Let bots play until none is thinking."""
        while self.live.pending or self.room.thinking:
            await self.live.pending.settled()
            await asyncio.gather(*self.room.thinking.values())
        return await self.settle()


def test_a_bot_plays_what_its_partner_suggests(settings: Settings) -> None:
    """A bot that decides for a person who is there waits for a suggestion, and follows it."""

    async def work() -> None:
        battle = Battle(settings, BOT, PERSON, PERSON, there=(LOWER,))
        assert await battle.settle() == []
        battle.play(LOWER, "play miracle")
        assert await battle.finish() == [(LOWER, "play miracle"), (HIGHER, "play miracle")]

    asyncio.run(work())


@pytest.mark.parametrize("there", [(), (LOWER,)])
def test_nobody_is_waited_for_in_vain(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, there: tuple[int, ...]
) -> None:
    """A partner who is away is not waited for, and one who says nothing only for a while."""
    if there:
        monkeypatch.setattr(botdriver, "HEARING", 0.0)

    async def work() -> None:
        battle = Battle(settings, BOT, PERSON, PERSON, there=there)
        await battle.settle()
        assert await battle.finish() == [(HIGHER, "play plague")]

    asyncio.run(work())


def test_a_bot_advises_a_person(settings: Settings) -> None:
    """The lower god's bot suggests what it would do in its partner's place, and that is all."""

    async def work() -> None:
        battle = Battle(settings, PERSON, BOT, PERSON)
        await battle.settle()
        assert await battle.finish() == [(LOWER, "play plague")]
        assert battle.pool.places == [HIGHER]
        table = battle.live.running
        assert table.asked == (HIGHER, RIVAL)
        assert not table.said
        decision = table.rendering(HIGHER).decision
        assert decision is not None
        assert [one.text for one in decision.suggestions] == ["play plague"]

    asyncio.run(work())


def test_a_person_without_a_choice_is_not_asked(settings: Settings) -> None:
    """Whoever has no followers bids nothing at once; the others still choose."""

    async def work() -> None:
        battle = Battle(settings, PERSON, PERSON, PERSON)
        battle.live.running.position.gods[RIVAL].followers = 0
        battle.play(HIGHER, "play plague")
        await battle.settle()
        battle.play(RIVAL, "play chariots")
        played = await battle.settle()
        assert played[-1] == (RIVAL, "bid 0")
        assert battle.live.running.asked == (HIGHER,)

    asyncio.run(work())
