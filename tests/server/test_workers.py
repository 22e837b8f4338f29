"""`ennead serve --workers`: several processes behind one port are one server, and stay so many."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from tests.server.calling import PYTHON, called, first_line
from tests.server.running import PATIENCE, Browser, Socket

pytestmark = pytest.mark.postgres


class Family:
    """A server of two workers, and which of them a socket is connected to."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.address = first_line(process).split()[-1]

    def workers(self) -> list[int]:
        """Their process ids, in the order of their start."""
        tasks = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(pid) for pid in tasks.split()]

    def worker_of(self, socket: Socket) -> int:
        """The process at the other end."""
        near, far = socket.wire.local_address[1], int(self.address.rpartition(":")[2])
        for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
            fields = line.split()
            if [int(end[-4:], 16) for end in fields[1:3]] == [far, near]:
                name = f"socket:[{fields[9]}]"
                return next(pid for pid in self.workers() if name in _files(pid))
        raise AssertionError("nobody is at the other end")

    def sit(self, seat: tuple[str, int, str], elsewhere: int = 0) -> Socket:
        """A socket to a seat, at any worker but this one."""
        while True:
            socket = Socket(self.address)
            if self.worker_of(socket) != elsewhere:
                table, number, key = seat
                socket.hello(table, number, key=key, scene=False)
                return socket
            socket.close()

    def apart(self) -> tuple[list[tuple[str, int, str]], list[Socket]]:
        """A table of two people, each at another worker."""
        with Browser(self.address) as host:
            made = host.make_table("afterlife", "link", "link")
        seats = [(made["table"]["id"], one["seat"], one["key"]) for one in made["invitations"]]
        first = self.sit(seats[0])
        players = [first, self.sit(seats[1], self.worker_of(first))]
        for player in players:
            player.until(lambda player=player: bool(player.state.get("waiting")))  # type: ignore[misc]
        return seats, players


def _files(pid: int) -> set[str]:
    found = set()
    for file in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(OSError):  # closed meanwhile
            found.add(str(file.readlink()))
    return found


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


def take_turns(players: list[Socket], moves: int) -> None:
    """Whoever is asked moves; both have seen every move in the end."""
    catch_up(players)
    for _ in range(moves):
        asked = next(player for player in players if "decision" in player.state)
        assert asked.play()["type"] == "ack"
        catch_up(players)


def catch_up(players: list[Socket]) -> None:
    newest = max(player.state["seq"] for player in players)
    for player in players:
        player.until_seq(newest)


@pytest.fixture
def family(postgres_database: str) -> Iterator[Family]:
    words = ("serve", "--workers", "2", "--bot-workers", "1", "--port", "0")
    with called(*words, ENNEAD_DATABASE=postgres_database) as process:
        yield Family(process)


@pytest.fixture
def closing() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def test_people_at_two_workers_share_a_table(family: Family, closing: ExitStack) -> None:
    """Two workers, one port: two people at different workers see each other's moves; the figures of
    both are on one page; told to end, all end well."""
    _, players = family.apart()
    for player in players:
        closing.callback(player.close)
    take_turns(players, 6)

    def counted() -> bool:
        page = httpx.get(f"{family.address}/api/metrics").text
        return all(f'ennead_sockets_open{{worker="{number}"}} 1' in page for number in (1, 2))

    until(counted)
    family.process.send_signal(signal.SIGTERM)
    for player in players:
        assert player.hear("bye")["code"] == "busy"
    assert family.process.wait(PATIENCE) == 0


def test_a_killed_worker_is_replaced(family: Family, closing: ExitStack) -> None:
    """A worker is killed: the other goes on at once, another takes its place, and its people come
    back to every move that was acknowledged."""
    seats, players = family.apart()
    for player in players:
        closing.callback(player.close)
    take_turns(players, 4)
    before, killed = family.workers(), family.worker_of(players[1])
    os.kill(killed, signal.SIGKILL)
    assert players[1].closed() == 1006
    again = family.sit(seats[1])
    closing.callback(again.close)
    assert again.state["seq"] == players[0].state["seq"]
    until(lambda: len(family.workers()) == 2 and killed not in family.workers())
    (new,) = set(family.workers()) - set(before)
    third = family.sit(seats[0], elsewhere=next(iter(set(before) - {killed})))
    closing.callback(third.close)
    assert family.worker_of(third) == new
    take_turns([third, again], 4)


def test_workers_are_replaced_one_after_the_other(family: Family, closing: ExitStack) -> None:
    """SIGHUP: both workers give way to new ones, somebody answers all the time, and the table goes
    on."""
    seats, players = family.apart()
    take_turns(players, 2)
    seq = players[0].state["seq"]
    before = set(family.workers())
    family.process.send_signal(signal.SIGHUP)
    answers: list[int] = []

    def replaced() -> bool:
        answers.append(httpx.get(f"{family.address}/api/games", timeout=PATIENCE).status_code)
        return len(family.workers()) == 2 and not before & set(family.workers())

    until(replaced)
    assert set(answers) == {200}
    for player in players:
        player.close()
    again = [family.sit(seat) for seat in seats]
    for player in again:
        closing.callback(player.close)
        assert player.state["seq"] >= seq
    take_turns(again, 2)


def test_workers_end_with_their_parent(family: Family) -> None:
    """The parent is killed: no worker stays behind on its port."""
    workers = family.workers()
    family.process.kill()
    until(lambda: not any(Path(f"/proc/{pid}/fd").exists() and _lives(pid) for pid in workers))


def _lives(pid: int) -> bool:
    """Whether it runs; a zombie does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_worker_that_cannot_start_ends_it_all() -> None:
    """A database that is not there: one clear line, exit code 1, nothing left running."""
    words = ["serve", "--workers", "2", "--port", "0"]
    absent = {"ENNEAD_DATABASE": "postgresql://ennead@/nothing?host=/nowhere"}
    done = subprocess.run(
        [*PYTHON, *words],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, **absent},
    )
    assert done.returncode == 1
    assert "the database cannot be used" in done.stderr
    assert "Traceback" not in done.stderr
