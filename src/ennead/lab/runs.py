"""Reports that were asked for on the page.

Each is an `ennead lab GAME …` of its own in a folder of its own, which may be stopped and goes on
where it was, also after the page was closed.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

ORDER: Final = "order.json"
SAID: Final = "said.txt"
"""What the process complains of."""


@dataclass(frozen=True, slots=True)
class Order:
    """A report that was asked for."""

    game: str
    players: int
    bots: str
    games: int
    what_if: str = ""

    def arguments(self, folder: Path, language: str) -> list[str]:
        """The command that makes it."""
        what_if = ["--what-if", self.what_if] if self.what_if else []
        return [
            "lab", self.game, "--players", str(self.players), "--bots", self.bots,
            "--games", str(self.games), *what_if, "--lang", language, "--output", str(folder),
        ]  # fmt: skip


@dataclass(slots=True)
class Run:
    """An order, its folder, and the process that works on it, if one does."""

    order: Order
    folder: Path
    process: subprocess.Popen[bytes] | None = None
    before: int = 0
    """Matches that were there when the process began."""
    began: float = field(default_factory=time.monotonic)
    problem: str = ""

    def done(self) -> int:
        """Matches that are played."""
        return sum(_lines(self.folder / name) for name in ("matches.jsonl", "what-if.jsonl"))

    def wanted(self) -> int:
        """Matches that are to be played, those of a what-if too."""
        return self.order.games * (2 if self.order.what_if else 1)

    def state(self) -> dict[str, Any]:
        """How far it is, as data."""
        process = self.process
        if process is not None and process.poll() is not None:
            self.process = None
            if process.returncode > 0:
                said = (self.folder / SAID).read_text("utf-8").strip()
                self.problem = said.rpartition("\n")[2] or str(process.returncode)
        done, left = self.done(), None
        fresh = done - self.before
        if self.process and fresh > 0:
            left = (time.monotonic() - self.began) / fresh * (self.wanted() - done) / 60
        return {
            "done": done,
            "wanted": self.wanted(),
            "minutes": left,
            "running": self.process is not None,
            "ready": (self.folder / "report.html").exists() and self.process is None,
            "problem": self.problem,
        }

    def start(self, language: str) -> None:
        """Play what is missing, and write the report."""
        if self.process is not None and self.process.poll() is None:
            return
        (self.folder / "report.html").unlink(missing_ok=True)
        self.before, self.began, self.problem = self.done(), time.monotonic(), ""
        command = [sys.executable, "-m", "ennead", *self.order.arguments(self.folder, language)]
        with (self.folder / SAID).open("w", encoding="utf-8") as said:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.DEVNULL,
                stderr=said,
                start_new_session=True,  # so that stopping reaches those who play, too
            )

    def stop(self) -> None:
        """Let it be; what is played is kept."""
        if self.process is not None and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait()
            self.process = None


def _lines(file: Path) -> int:
    """The matches that a file holds: a line each, below the one that says what they are."""
    return max(file.read_bytes().count(b"\n") - 1, 0) if file.exists() else 0


class Bench:
    """All reports in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.runs: dict[str, Run] = {}
        for file in sorted(folder.glob(f"*/{ORDER}")):
            order = Order(**json.loads(file.read_text("utf-8")))
            self.runs[file.parent.name] = Run(order, file.parent)

    def add(self, order: Order, language: str) -> None:
        """Begin a report; one that was asked for before goes on."""
        known = next((run for run in self.runs.values() if run.order == order), None)
        if known is None:
            name = f"{order.game}-{order.players}-{len(self.runs) + 1}"
            known = self.runs[name] = Run(order, self.folder / name)
            known.folder.mkdir(parents=True, exist_ok=True)
            (known.folder / ORDER).write_text(json.dumps(asdict(order)) + "\n", "utf-8")
        known.start(language)

    def stop(self) -> None:
        """Stop whatever runs."""
        for run in self.runs.values():
            run.stop()
