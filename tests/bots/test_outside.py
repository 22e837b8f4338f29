"""Programs of any language at the table."""

from __future__ import annotations

import random
import sys
import threading
from pathlib import Path

import pytest
from tests.kernel.toy.game import MastabaGame

from ennead.bots.outside import BotFault, Outside
from ennead.kernel.chance import Sampled

GAME = MastabaGame()
READ = "import json, sys\nfor line in sys.stdin:\n    message = json.loads(line)\n    if message['type'] == 'hello': continue\n"


def outside(tmp_path: Path, body: str, seconds: float = 10.0) -> Outside:
    file = tmp_path / "bot of mine.py"
    file.write_text(READ + body)
    return Outside(f'"{sys.executable}" "{file}"', seconds)


def ask(bot: Outside) -> tuple[object, ...]:
    g = GAME.start(GAME.setup(2), Sampled(random.Random(1)))
    return bot.choose(GAME, GAME.view(g, 0), GAME.menu(g, 0), random.Random(1))


def test_a_program_plays(tmp_path: Path) -> None:
    """An option that the program names is played, decision after decision."""
    bot = outside(tmp_path, "    print(message['options'][-1], flush=True)\n")
    first = ask(bot)
    assert first == ask(bot)
    bot.close()


def test_a_program_gets_nothing_but_its_view(tmp_path: Path) -> None:
    """What is sent does not change when everything hidden changes."""
    log = tmp_path / "seen"
    bot = outside(
        tmp_path,
        f"    open({str(log)!r}, 'a').write(line); print(message['options'][0], flush=True)\n",
    )
    g = GAME.start(GAME.setup(3), Sampled(random.Random(1)))
    menu = GAME.menu(g, 0)
    for seed in range(5):
        world = GAME.determinize(GAME.view(g, 0), random.Random(seed))
        bot.choose(GAME, GAME.view(world, 0), menu, random.Random(1))
    bot.close()
    lines = log.read_text().splitlines()
    assert len(lines) == 5
    assert len(set(lines)) == 1


@pytest.mark.parametrize(
    ("body", "verdict"),
    [
        ("    print('sing', flush=True)\n", "answered 'sing', which is not offered"),
        ("    import time; time.sleep(60)\n", "gave no answer within"),
        ("    break\n", "ended without an answer"),
        ("    raise SystemExit(3)\n", "ended without an answer"),
    ],
)
def test_a_misbehaving_program_gets_a_verdict(tmp_path: Path, body: str, verdict: str) -> None:
    """Late, silent, gone or wrong: the message says which, and the program is ended."""
    bot = outside(tmp_path, body, seconds=1.0 if "sleep" in body else 10.0)
    with pytest.raises(BotFault, match=verdict):
        ask(bot)
    assert bot._process is None


def test_a_line_too_many_is_a_fault(tmp_path: Path) -> None:
    """Who answers twice would answer the next question before it is asked."""
    bot = outside(tmp_path, "    print(message['options'][0]); print('end', flush=True)\n")
    ask(bot)
    while bot._lines.empty():
        threading.Event().wait(0.01)
    with pytest.raises(BotFault, match="wrote 'end' without being asked"):
        ask(bot)


def test_a_program_that_does_not_read_blocks_nobody(tmp_path: Path) -> None:
    """When the pipe is full, the clock ends it."""
    file = tmp_path / "deaf.py"
    file.write_text("import time\ntime.sleep(600)\n")
    bot = Outside(f'"{sys.executable}" "{file}"', 1.0)
    g = GAME.start(GAME.setup(2), Sampled(random.Random(1)))
    bot._start(GAME, GAME.view(g, 0))
    with pytest.raises(BotFault, match="did not read what it was sent within 1 seconds"):
        bot._send({"type": "choose", "facts": "x" * (1 << 22)})
    assert bot._process is None


def test_a_program_that_does_not_exist_is_named() -> None:
    """A wrong path is an error about the path."""
    with pytest.raises(BotFault, match="cannot be started"):
        ask(Outside("no-such-program-here"))
