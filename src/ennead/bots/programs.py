"""Bring your own bot: a program that reads lines and writes lines, and gets only its seat's view.

The lines are in `protocol` and docs/writing-a-bot.md. A program that is late, silent, broken, wrong
or too talkative gets a clear verdict and is ended: the match goes on without it where the caller
wants that.
"""

from __future__ import annotations

import json
import os
import queue
import random
import shlex
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

from ennead.bots.bot import AnyView, BotFault, Confidence
from ennead.bots.protocol import VERSION, Reply, Request, read_reply
from ennead.kernel import AnyGame, Option

WORKER: Final = (sys.executable, "-P", "-m", "ennead.bots.worker")
"""The program that our own bots think in."""


def worker_environment() -> dict[str, str]:
    """So that a worker finds what this process can import."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path or "." for path in sys.path)}


class LineProcess:
    """A program that answers lines; whatever it does wrong is a BotFault, after which it is ended.

    `seconds` is how long it may take to read a line, and to answer one; None: as long as it likes.
    """

    def __init__(
        self,
        words: Sequence[str],
        seconds: float | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.seconds = seconds
        self.lines: queue.Queue[str | None] = queue.Queue()
        self.process: subprocess.Popen[str] | None = None
        try:
            self.process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
                env=environment,
            )
        except OSError as error:
            raise BotFault(f"cannot be started: {error.strerror}") from None
        threading.Thread(target=_listen, args=(self.process, self.lines), daemon=True).start()

    def __del__(self) -> None:
        self.close()

    def close(self) -> None:
        """End the program."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout):
                if stream is not None:
                    with suppress(OSError):  # what it did not read cannot be flushed any more
                        stream.close()

    def send(self, line: str) -> None:
        """Write a line. One that it wrote unasked would be taken for the answer: a fault."""
        if not self.lines.empty():
            early = self.lines.get()
            if early is None:
                raise self._fault("ended before it was asked")
            raise self._fault(f"wrote {early.strip()[:80]!r} without being asked")
        process = self.process
        assert process is not None
        assert process.stdin is not None
        late = threading.Event()

        def end() -> None:
            late.set()
            process.kill()

        clock = None
        if self.seconds is not None:  # a pipe that nobody reads blocks when it is full
            clock = threading.Timer(self.seconds, end)
            clock.start()
        try:
            process.stdin.write(line)
            process.stdin.flush()
        except OSError:
            verdict = "ended before it was asked"
            if late.is_set():
                verdict = f"did not read what it was sent within {self.seconds:g} seconds"
            raise self._fault(verdict) from None
        finally:
            if clock is not None:
                clock.cancel()

    def receive(self, request: Request) -> Reply:
        """Its reply to a request that was sent."""
        try:
            line = self.lines.get(timeout=self.seconds)
        except queue.Empty:
            raise self._fault(f"gave no answer within {self.seconds:g} seconds") from None
        if line is None:
            raise self._fault("ended without an answer")
        try:
            reply = read_reply(line, request)
        except ValueError as error:
            raise self._fault(str(error)) from None
        if reply.problem:
            raise self._fault(f"could not choose: {reply.problem}")
        return reply

    def _fault(self, verdict: str) -> BotFault:
        self.close()
        return BotFault(verdict)


def _listen(process: subprocess.Popen[str], lines: queue.Queue[str | None]) -> None:
    """Take what a program writes, so that it need not wait; None is its end."""
    assert process.stdout is not None
    with suppress(ValueError):  # closed under us
        for line in process.stdout:
            lines.put(line)
    lines.put(None)


class Program:
    """A bot that is a program; `command` is split like a shell line, but no shell runs it."""

    blind = False

    def __init__(self, command: str, seconds: float = 10.0) -> None:
        self.name = f"run:{command}"
        self.seconds = seconds
        self.confidence = Confidence()
        """How sure it said it was of its last choice."""
        self.process: LineProcess | None = None
        self._words = shlex.split(command)

    def choose(
        self, game: AnyGame, view: AnyView, menu: list[Option], rng: random.Random
    ) -> Option:
        """Ask the program. Raises BotFault with the verdict when it misbehaves."""
        state = view.state
        request = Request.about(game, view, menu, int(rng.random() * 2**31))
        told = {"turn": state.turn, "question": state.question}
        line = request.line(**told, facts=game.facts(state), scores=game.scores(state))
        try:
            self.process = self.process or self._start(game, state.seats)
            self.process.send(line)
            reply = self.process.receive(request)
        except BotFault as verdict:
            self.process = None
            raise BotFault(f"{self.name}: {verdict}") from None
        self.confidence = reply.confidence
        return menu[request.options.index(reply.text)]

    def close(self) -> None:
        """End the program; another choice would start it again."""
        if self.process is not None:
            self.process.close()
            self.process = None

    def _start(self, game: AnyGame, seats: int) -> LineProcess:
        hello = {"type": "hello", "protocol": VERSION, "game": game.id, "seats": seats}
        process = LineProcess(self._words, self.seconds)
        process.send(json.dumps(hello) + "\n")
        return process
