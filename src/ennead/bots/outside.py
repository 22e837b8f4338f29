"""Bring your own bot: a program that reads lines and writes lines, and never gets more than its seat's view.

The protocol is in docs/writing-a-bot.md. A program that is late, silent, broken, wrong or too talkative gets a clear
verdict and is ended: the match goes on without it where the caller wants that.
"""

from __future__ import annotations

import json
import queue
import random
import shlex
import subprocess
import threading
from contextlib import suppress
from typing import Any

from ennead.kernel.errors import EnneadError
from ennead.kernel.flow import Option
from ennead.kernel.game import Game
from ennead.kernel.secrecy import View

PROTOCOL = 1


class BotFault(EnneadError):
    """An outside bot misbehaved; the message is the verdict."""


class Outside:
    """A bot that runs as a program of its own; `command` is split like a shell line, but no shell runs it."""

    blind = False

    def __init__(self, command: str, seconds: float = 10.0) -> None:
        self.name = f"run:{command}"
        self.seconds = seconds
        self._words = shlex.split(command)
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str | None] = queue.Queue()

    def choose(self, game: Game[Any], view: View, menu: list[Option], rng: random.Random) -> Option:
        """Ask the program. Raises BotFault with the verdict when it misbehaves."""
        if self._process is None:
            self._start(game, view)
        self._expect_silence()
        options = {game.write(option): option for option in menu}
        self._send(
            {
                "type": "choose",
                "seat": view.seat,
                "turn": view.state.turn,
                "question": view.state.question,
                "facts": game.facts(view.state),
                "unseen": view.unseen,
                "scores": game.scores(view.state),
                "seed": int(rng.random() * 2**31),
                "options": list(options),
            }
        )
        answer = self._receive()
        if answer not in options:
            shown = ", ".join(list(options)[:6])
            raise self._fault(f"answered {answer[:80]!r}, which is not offered; offered: {shown}")
        return options[answer]

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for stream in (self._process.stdin, self._process.stdout):
                if stream is not None:
                    with suppress(OSError):  # what it did not read cannot be flushed any more
                        stream.close()
            self._process = None

    def __del__(self) -> None:
        self.close()

    def _start(self, game: Game[Any], view: View) -> None:
        try:
            self._process = subprocess.Popen(
                self._words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
            )
        except OSError as error:
            raise BotFault(f"{self.name}: cannot be started: {error.strerror}") from None
        self._lines = queue.Queue()
        threading.Thread(
            target=self._listen, args=(self._process, self._lines), daemon=True
        ).start()
        self._send(
            {"type": "hello", "protocol": PROTOCOL, "game": game.id, "seats": view.state.seats}
        )

    @staticmethod
    def _listen(process: subprocess.Popen[str], lines: queue.Queue[str | None]) -> None:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                lines.put(line)
        except ValueError:  # closed under us
            pass
        lines.put(None)

    def _expect_silence(self) -> None:
        """A line that nobody asked for would be taken for the next answer."""
        if self._lines.empty():
            return
        line = self._lines.get()
        if line is None:
            raise self._fault("ended before it was asked")
        raise self._fault(f"wrote {line.strip()[:80]!r} without being asked")

    def _send(self, message: dict[str, Any]) -> None:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        late = threading.Event()

        def end() -> None:
            late.set()
            process.kill()

        timer = threading.Timer(
            self.seconds, end
        )  # a pipe that nobody reads blocks when it is full
        timer.start()
        try:
            process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            process.stdin.flush()
        except OSError:
            if late.is_set():
                verdict = f"did not read what it was sent within {self.seconds:g} seconds"
                raise self._fault(verdict) from None
            raise self._fault("ended before it was asked") from None
        finally:
            timer.cancel()

    def _receive(self) -> str:
        try:
            line = self._lines.get(timeout=self.seconds)
        except queue.Empty:
            raise self._fault(f"gave no answer within {self.seconds:g} seconds") from None
        if line is None:
            raise self._fault("ended without an answer")
        return line.strip()

    def _fault(self, verdict: str) -> BotFault:
        self.close()
        return BotFault(f"{self.name}: {verdict}")
