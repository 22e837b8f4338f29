"""`tools/soak.py`: many random matches, in parts, with what it takes to see a fault again."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SMALL = """
import itertools, sys
from tools import soak
soak.MATCHES = 20  # of a round
{more}
sys.exit(soak.main())
"""
SPOILED = """
counts = itertools.count()
soak._game("afterlife").__class__.census = lambda game, g: {"cards": next(counts)}
"""


def soaked(*words: str, more: str = "", code: int = 0) -> dict[str, Any]:
    command = [sys.executable, "-c", SMALL.replace("{more}", more), "--json", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == code, done.stderr
    tally: dict[str, Any] = json.loads(done.stdout)
    return tally


def test_matches_go_on_where_they_stopped(tmp_path: Path) -> None:
    """Played in two parts or in one, the same matches are played, each once."""
    whole = soaked("--matches", "80")
    file = str(tmp_path / "soak.json")
    soaked("--matches", "20", "--state", file)
    parts = soaked("--matches", "80", "--state", file)
    for tally in (whole, parts):
        del tally["seconds"]
    assert parts == whole
    assert (whole["rounds"], whole["faults"]) == (4, 0)
    assert len({name.split()[0] for name in whole["by_game"]}) == 4


def test_a_fault_is_told_with_what_repeats_it() -> None:
    """A game whose components do not stay the same: exit code 1, and every failure names its game,
    set-up and round."""
    tally = soaked("--round", "0", more=SPOILED, code=1)
    assert tally["faults"] == 20
    for failure in tally["failures"]:
        assert (failure["game"], failure["round"]) == ("afterlife", 0)
        assert failure["options"]
    assert "components were lost or doubled" in tally["failures"][0]["problem"]
