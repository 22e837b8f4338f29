"""The compiled engine: the same source, the same matches to the last bit."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ennead.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
COMPILED = ROOT / "build" / "compiled-0"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler"),
]

MATCHES = """
import hashlib, random, sys
import ennead.kernel._engine
from ennead.arena.series import play_match
from ennead.bots import make
from ennead.games import load
assert ennead.kernel._engine.__file__.endswith(sys.argv[1]), ennead.kernel._engine.__file__
game = load(sys.argv[2])
kinds = ["ismcts:6", "player"], ["greedy", "novice"]
for players, bots in zip((2, max(game.counts)), kinds):
    seats = [make(bots[seat % 2]) for seat in range(players)]
    print(players, bots, play_match(game, game.setup(players), seats, "compiled"))
"""


OBSERVED = """
import hashlib, sys
import ennead.kernel._engine
from ennead.envs.session import Session, Table
from ennead.envs.vector import Vector
assert ennead.kernel._engine.__file__.endswith(sys.argv[1]), ennead.kernel._engine.__file__
session = Session(Table.of(sys.argv[2], None, None, "codes"))
session.reset(1)
digest = hashlib.sha256()
for step in range(120):
    if session.over:
        break
    seat = session.asked[0]
    digest.update(session.observe(seat).tobytes() + session.mask(seat).tobytes())
    legal = sorted(session.legal(seat))
    session.act(seat, legal[step * 7 % len(legal)])
written = f"ennead.games.{sys.argv[2]}._numbers" in sys.modules
assert written == (sys.argv[1] == ".so"), "observed by the wrong half"
with Vector(sys.argv[2], matches=4, seed=2) as matches:
    for step in range(400):
        digest.update(matches.observations.tobytes() + matches.masks.tobytes())
        digest.update(matches.outcomes.tobytes())
        rows = zip(matches.choices, matches.counts.clip(1, 128), strict=True)
        matches.step([int(row[step * 7 % count]) for row, count in rows])
print(digest.hexdigest())
"""


@pytest.fixture(scope="module")
def compiled() -> Path:
    """The folder of the compiled package, made if it is not up to date."""
    command = [sys.executable, str(ROOT / "tools" / "compiled.py"), "-O", "0"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return COMPILED


def played(package: Path, suffix: str, game: str, what: str = MATCHES) -> str:
    command = [sys.executable, "-P", "-c", what, suffix, game]
    env = {**os.environ, "PYTHONPATH": str(package)}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_the_same_matches(compiled: Path, game: str) -> None:
    """Policies and searches choose the same moves, with the same luck, in both builds."""
    assert played(compiled, ".so", game) == played(ROOT / "src", ".py", game)


@pytest.mark.parametrize("game", GAMES)
def test_environments_show_the_same(compiled: Path, game: str) -> None:
    """Observations and masks are the same bytes in both builds, though only one masks positions
    before it encodes them; so are those of many matches at once."""
    assert played(compiled, ".so", game, OBSERVED) == played(ROOT / "src", ".py", game, OBSERVED)


def test_the_compiled_code_is_the_source_as_it_is(compiled: Path) -> None:
    """No module was rewritten for the compiler; only how positions are copied and shown as numbers
    was written to files."""
    for path in sorted((compiled / "ennead").rglob("*.py")):
        original = ROOT / "src" / path.relative_to(compiled)
        if path.name not in ("_position.py", "_numbers.py"):
            assert path.read_bytes() == original.read_bytes(), path
