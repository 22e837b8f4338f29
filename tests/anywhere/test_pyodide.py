"""The engine of the site, in the Python of the browser."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from tests.anywhere import inside
from tools import page as built

from ennead.games import GAMES

HERE = Path(__file__).parent
SECONDS = 900


def test_pyodide_plays_the_same_matches_and_keeps_every_promise(site: Path) -> None:
    """Inside Pyodide the same seed and the same bots give the same match files to the last letter,
    the conformance kit finds nothing, and every case holds."""
    with built.node_folder() as folder:
        done = subprocess.run(
            [
                folder / "node",
                built.WEB / "scripts" / "pyodide.mjs",
                built.WEB / "node_modules" / "pyodide",
                site,
                HERE / "inside.py",
            ],
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
    assert done.returncode == 0, done.stderr[-2000:]
    matches, faults, failures, words = json.loads(done.stdout)
    assert faults == {game: [] for game in GAMES}
    assert failures == []
    assert words == inside.read()
    for game in GAMES:
        assert matches[game] == inside.played(game)
