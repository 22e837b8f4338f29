"""The parent of the workers: what hangs is killed, what dies is replaced, ever more slowly."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.running import PATIENCE

from ennead.server import serving, supervisor
from ennead.server.settings import Settings
from ennead.server.supervisor import Supervisor

WORD = '{"number":1,"figures":{"counts":{},"groups":{}}}'
LIVES = f"print('{WORD}', flush=True); sys.stdin.read()"
SILENT = f"print('{WORD}', flush=True); signal.signal(15, lambda *_: sys.exit()); time.sleep(9999)"
DIES = f"print('{WORD}', flush=True); sys.exit(3)"
FAILS = "sys.exit(3)"

Supervise = Callable[..., list[float]]


@pytest.fixture
def supervise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> Supervise:
    """Looks after one worker that does this when it is started first, and that from then on, until
    it was started so often; the pauses in between."""
    pauses = (0.0, 0.01, 0.02, 0.03, 0.04)
    monkeypatch.setattr(supervisor, "PAUSES", pauses)

    def look_after(first: str, then: str, starts: int) -> list[float]:
        count = tmp_path / "starts"
        script = (
            "import os, pathlib, signal, sys, time; sys.stdin.readline();"
            f"count = pathlib.Path({str(count)!r});"
            "number = int(count.read_text()) if count.exists() else 0;"
            "count.write_text(str(number + 1));"
            f"exec({first!r} if number == 0 else {then!r})"
        )
        monkeypatch.setattr(supervisor, "WORKER", (sys.executable, "-c", script))

        async def work() -> int:
            with serving.bind("127.0.0.1", 0) as listener:
                running = Supervisor(Settings(""), [listener])
                task = asyncio.create_task(running.run(lambda: None))
                async with asyncio.timeout(PATIENCE):
                    while not count.exists() or int(count.read_text() or 0) < starts:
                        await asyncio.sleep(0.01)
                    os.kill(os.getpid(), signal.SIGTERM)
                    return await task

        with caplog.at_level(logging.INFO, "ennead.supervisor"):
            asyncio.run(work())
        told = [vars(record).get("facts", {}) for record in caplog.records]
        return [facts["pause"] for facts in told if "pause" in facts]

    return look_after


def test_what_goes_on_dying_is_replaced_ever_more_slowly(supervise: Supervise) -> None:
    """A worker that dies soon after each start is started again after growing pauses."""
    assert supervise(DIES, DIES, 6)[:5] == [0.01, 0.02, 0.03, 0.04, 0.04]


def test_what_cannot_start_any_more_is_not_tried_without_pause(
    supervise: Supervise, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that lived long is replaced at once; if its successors do not even start, pauses
    grow all the same."""
    monkeypatch.setattr(supervisor, "SOON", 0.0)
    assert supervise(DIES, FAILS, 5)[:4] == [0.0, 0.01, 0.02, 0.03]


def test_what_hangs_is_killed(supervise: Supervise, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker whose event loop does not turn any more gives way to another."""
    monkeypatch.setattr(supervisor, "SILENCE_SECONDS", 0.2)
    assert len(supervise(SILENT, LIVES, 2)) == 1
