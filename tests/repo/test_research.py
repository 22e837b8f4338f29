"""What docs/research.md shows runs as it is shown."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from ennead.arena.backends import job_of
from ennead.games import load
from ennead.lab.dataset import DataPlan, write_part

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
SHOWN = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
SHORTER = {"agent_iter()": "agent_iter(30)", "processes=2": "processes=1"}


@pytest.mark.parametrize("code", SHOWN, ids=lambda code: code.split()[1])
def test_what_is_shown_runs(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each piece of Python, but for the length of the match and the processes; a dataset is read
    in three lines, and says what is in it."""
    monkeypatch.chdir(tmp_path)
    if "kemet-data" in code:
        game = load("kemet")
        plan = DataPlan(job_of(game, game.setup(2)), ("random", "random"), 1, 1, "kemet-data")
        write_part(plan, 0)
    for long, short in SHORTER.items():
        code = code.replace(long, short)
    exec(compile(code, str(PAGE), "exec"), {"rng": np.random.default_rng(1)})
    if "print" in code:
        assert "chosen_count" in capsys.readouterr().out


def test_there_is_something_to_run() -> None:
    """Environments, one seat, many matches, OpenSpiel, data."""
    assert len(SHOWN) == 5
