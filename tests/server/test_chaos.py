"""`tools/chaos.py`: disturbances of a real server under load, bounded, with an honest end."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from tests.server.running import ROOT

CHAOS = [sys.executable, str(ROOT / "tools" / "chaos.py"), "--json", "--tables", "2"]


@pytest.mark.postgres
def test_an_upgrade_under_load_loses_nothing() -> None:
    """Two workers replaced one after the other while people play: every acknowledged move is
    stored, and somebody is well all the time."""
    command = [*CHAOS, "--only", "upgrade", "--times", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr + done.stdout
    (finding,) = json.loads(done.stdout)
    assert (finding["name"], finding["lost"], finding["ill"]) == ("upgrade", 0, 0)
    assert finding["acknowledged"] >= 6


def test_an_unknown_disturbance_is_refused() -> None:
    """A name that is none ends it at once with those there are."""
    done = subprocess.run([*CHAOS, "--only", "flood"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "upgrade" in done.stderr
