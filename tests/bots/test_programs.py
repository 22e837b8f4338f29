"""Programs of any language at the table."""

from __future__ import annotations

import random
import sys
import threading
from pathlib import Path

import pytest
from tests.kernel.toy.game import MastabaGame

from ennead.bots import BotFault, make
from ennead.bots.programs import WORKER, LineProcess, Program
from ennead.kernel import Option, Sampled

GAME = MastabaGame()
READ = """import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message['type'] == 'hello': continue
"""


def program(tmp_path: Path, body: str, seconds: float = 10.0) -> Program:
    file = tmp_path / "bot of mine.py"
    file.write_text(READ + body)
    return Program(f'"{sys.executable}" "{file}"', seconds)


def ask(bot: Program) -> Option:
    g = GAME.start(GAME.setup(2), Sampled(random.Random(1)))
    return bot.choose(GAME, GAME.view(g, 0), GAME.menu(g, 0), random.Random(1))


def test_a_program_plays(tmp_path: Path) -> None:
    """An option that the program names is played, decision after decision."""
    bot = program(tmp_path, "    print(message['options'][-1], flush=True)\n")
    first = ask(bot)
    assert first == ask(bot)
    bot.close()


def test_a_program_gets_nothing_but_its_view(tmp_path: Path) -> None:
    """What is sent does not change when everything hidden changes."""
    log = tmp_path / "seen"
    bot = program(
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
        ("    print('{\"text\": 3}', flush=True)\n", "wrote 3 as 'text', expected <class 'str'>"),
        ("    print('{\"text', flush=True)\n", "expected a JSON document on one line"),
        ('    print(\'{"problem": "sleepy"}\', flush=True)\n', "could not choose: sleepy"),
        ("    print('{\"number\": 7}', flush=True)\n", "answered request 7 instead of 0"),
    ],
)
def test_a_misbehaving_program_gets_a_verdict(tmp_path: Path, body: str, verdict: str) -> None:
    """Late, silent, gone or wrong: the message says which, and the program is ended."""
    bot = program(tmp_path, body, seconds=1.0 if "sleep" in body else 10.0)
    with pytest.raises(BotFault, match=verdict):
        ask(bot)
    assert bot.process is None


def test_a_line_too_many_is_a_fault(tmp_path: Path) -> None:
    """Who answers twice would answer the next question before it is asked."""
    bot = program(tmp_path, "    print(message['options'][0]); print('end', flush=True)\n")
    ask(bot)
    assert bot.process is not None
    while bot.process.lines.empty():
        threading.Event().wait(0.01)
    with pytest.raises(BotFault, match="wrote 'end' without being asked"):
        ask(bot)


def test_a_program_that_does_not_read_blocks_nobody(tmp_path: Path) -> None:
    """When the pipe is full, the clock ends it."""
    file = tmp_path / "deaf.py"
    file.write_text("import time\ntime.sleep(600)\n")
    deaf = LineProcess([sys.executable, str(file)], 1.0)
    with pytest.raises(BotFault, match="did not read what it was sent within 1 seconds"):
        deaf.send("x" * (1 << 22))
    assert deaf.process is None


def test_a_program_that_does_not_exist_is_named() -> None:
    """A wrong path is an error about the path."""
    with pytest.raises(BotFault, match="cannot be started"):
        ask(Program("no-such-program-here"))


def test_a_program_may_say_how_sure_it_is(tmp_path: Path) -> None:
    """A reply as a JSON document names the option, and what it thinks of it."""
    body = """    reply = {'text': message['options'][0], 'degree': 'fairly', 'chance': 62}
    print(json.dumps(reply), flush=True)
"""
    bot = program(tmp_path, body)
    ask(bot)
    assert (bot.confidence.degree, bot.confidence.chance) == ("fairly", 62)
    bot.close()


def test_our_own_worker_is_such_a_program() -> None:
    """Bots in other processes speak the protocol of strangers: one can be run by its command."""
    bot = Program(f'"{WORKER[0]}" -m ennead.bots.worker expert')
    seed = int(random.Random(1).random() * 2**31)
    g = GAME.start(GAME.setup(2), Sampled(random.Random(1)))
    view, menu = GAME.view(g, 0), GAME.menu(g, 0)
    assert ask(bot) == make("expert").choose(GAME, view, menu, random.Random(seed))
    assert bot.confidence.chance is not None
    bot.close()
