"""Killed at any moment, nothing that was acknowledged is lost, nothing is played twice, no table is
stuck."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket as sockets
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.running import PATIENCE, ROOT, TOY, Browser, Socket
from websockets.exceptions import ConnectionClosed, InvalidMessage

from ennead.server.record import read_log
from ennead.server.revival import replay
from ennead.server.services import build
from ennead.server.settings import Settings
from ennead.server.storage import queries

KILLS = 16
GONE = (ConnectionClosed, InvalidMessage, OSError, EOFError, TimeoutError)


class Victim:
    """A server that is killed again and again and always comes back on the same port."""

    def __init__(self, database: str) -> None:
        with sockets.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._line = f"{self.port} {database}\n"
        self._zygote = subprocess.Popen(
            [sys.executable, "-m", "tests.server.zygote"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        self._process = 0

    def start(self) -> None:
        assert self._zygote.stdin is not None
        assert self._zygote.stdout is not None
        self._zygote.stdin.write(self._line)
        self._zygote.stdin.flush()
        self._process = int(self._zygote.stdout.readline())
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(OSError):
                sockets.create_connection(("127.0.0.1", self.port), 1).close()
                return
            time.sleep(0.005)
        raise AssertionError("the server did not come back")

    def kill(self) -> None:
        os.kill(self._process, signal.SIGKILL)

    def end(self) -> None:
        self._zygote.kill()
        for stream in (self._zygote.stdin, self._zygote.stdout):
            if stream is not None:
                stream.close()
        self._zygote.wait()


class Player(threading.Thread):
    """People at one table: they play until the line is dead, and remember every acknowledgement."""

    def __init__(self, address: str, table: str, keys: dict[int, str], seed: int) -> None:
        super().__init__()
        self.address = address
        self.table = table
        self.keys = keys
        self.acked: dict[tuple[int, str], int] = {}
        self.unsure: dict[int, tuple[str, int, str]] = {}
        """What was sent and not answered: id, seq and text by seat."""
        self.over = False
        self.played = 0
        self.problem: AssertionError | None = None
        self._rng = random.Random(seed)
        self._numbers = iter(range(10**9))

    def again(self) -> Player:
        """The same people in a new thread."""
        other = Player(self.address, self.table, self.keys, self._rng.getrandbits(32))
        other.acked, other.unsure, other._numbers = self.acked, self.unsure, self._numbers
        return other

    def run(self) -> None:
        try:
            self._play()
        except AssertionError as problem:
            self.problem = problem

    def finish(self) -> None:
        """Wait for the end of the thread, and say what it found wrong."""
        self.join(2 * PATIENCE)
        assert not self.is_alive()
        if self.problem is not None:
            raise self.problem

    def _play(self) -> None:
        with contextlib.ExitStack() as lines, contextlib.suppress(*GONE):
            seats = {}
            for seat, key in self.keys.items():
                seats[seat] = line = Socket(self.address)
                lines.callback(line.close)
                line.hello(self.table, seat, key=key, scene=False)
                self._check(seat, line)
            while not self.over:
                self._round(seats)

    def _check(self, seat: int, line: Socket) -> None:
        """After a restart: all that was acknowledged is there, and what was in doubt is settled by
        sending it again."""
        newest = max((seq for (who, _), seq in self.acked.items()), default=0)
        assert line.state["seq"] >= newest, "an acknowledged move is gone"
        for (who, id), seq in list(self.acked.items())[-2:]:
            if who == seat:
                answer = line.do("move", id=id, seq=0, text="pass")
                assert answer == {"type": "ack", "id": id, "seq": seq}, "a move was played twice"
        if seat in self.unsure:
            id, seq, text = self.unsure[seat]
            self._note(seat, id, line.do("move", id=id, seq=seq, text=text))

    def _round(self, seats: dict[int, Socket]) -> None:
        newest = max(line.state["seq"] for line in seats.values())
        moved = False
        for seat, line in seats.items():
            line.until_seq(newest)
            if "decision" in line.state:
                options = line.state["decision"]["options"]
                text = options[int(self._rng.random() * len(options))]["text"]
                id = f"m{next(self._numbers)}"
                self.unsure[seat] = (id, line.state["seq"], text)
                answer = line.do("move", id=id, seq=line.state["seq"], text=text)
                self._note(seat, id, answer)
                moved = True
        self.over = any("result" in line.state for line in seats.values())
        if not moved and not self.over:
            next(iter(seats.values())).hear("state")

    def _note(self, seat: int, id: str, answer: dict[str, object]) -> None:
        del self.unsure[seat]
        if answer["type"] == "ack":
            seq = answer["seq"]
            assert isinstance(seq, int)
            self.acked[seat, id] = seq
            self.played += 1
        else:
            assert answer["code"] in ("stale", "not-your-turn", "over"), answer


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'victim.sqlite'}"


@pytest.fixture
def victim(database: str) -> Iterator[Victim]:
    found = Victim(database)
    yield found
    found.end()


def new_players(address: str, seed: int) -> list[Player]:
    """Two tables of two people, and one of a person and a bot."""
    players = []
    with Browser(address) as host:
        for number, holders in enumerate(
            (("link", "link"), ("link", "link"), ("link", "bot:novice"))
        ):
            made = host.make_table("mastaba" if number else "afterlife", *holders)
            keys = {one["seat"]: one["key"] for one in made["invitations"]}
            players.append(Player(address, made["table"]["id"], keys, seed + number))
    return players


def wait_for_moves(players: list[Player], moves: int) -> None:
    """Until some moves were made since they started, so that a slow machine is killed in mid-play
    too."""
    patience = time.monotonic() + PATIENCE
    while time.monotonic() < patience:
        if sum(player.played for player in players) >= moves or all(p.over for p in players):
            return
        time.sleep(0.005)


@pytest.mark.slow
def test_many_kills(victim: Victim, database: str) -> None:
    """SIGKILL at random moments of play, again and again; `tools/chaos.py` does it by the
    thousand."""
    rng = random.Random(20)
    victim.start()
    players = new_players(victim.address, 1)
    finished: list[Player] = []
    for number in range(KILLS):
        for player in players:
            player.start()
        wait_for_moves(players, 1 + int(rng.random() * 5))
        time.sleep(rng.random() * 0.05)
        victim.kill()
        for player in players:
            player.finish()
        victim.start()
        finished += [player for player in players if player.over]
        players = [player.again() for player in players if not player.over]
        if len(players) < 3:
            players += new_players(victim.address, number)
    for player in players:  # no table is stuck: every one goes on
        player.start()
    for player in players:
        wait_for_moves([player], 1)
    victim.kill()
    for player in players:
        player.finish()
        assert player.over or player.played, "a table is stuck"
    everybody = finished + players
    assert sum(len(player.acked) for player in everybody) > KILLS
    asyncio.run(verify(database, everybody))


async def verify(database: str, players: list[Player]) -> None:
    """The log holds every acknowledged move under its number, and replays under the rules."""
    services = build(Settings(database, extra_games=(TOY,)))
    await services.registry.open()
    for player in players:
        stored = await services.registry.store.read(queries.load, player.table)
        assert stored is not None
        assert [row.seq for row in stored.log] == list(range(len(stored.log)))
        written = {(row.seat, row.move_id): row.seq for row in stored.log if row.move_id}
        for key, seq in player.acked.items():
            assert written[key] == seq
        live = (await services.registry.room(player.table)).live
        past, codec = read_log(stored.log, live.kit), live.kit.game.codec
        assert past.opening is not None
        match = replay(live, past.opening, past.record)
        assert codec.encode(match.position) == codec.encode(live.running.position)
    await services.registry.close()
