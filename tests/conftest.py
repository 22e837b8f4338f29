"""What all tests share: a game from outside, and loud words where a machine has no browser."""

from __future__ import annotations

import pytest
from tests.browser import chromium
from tests.outside import Outside


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if chromium.find() is None:
        terminalreporter.section("NO BROWSER", sep="!", red=True, bold=True)
        terminalreporter.write_line(chromium.MISSING, red=True, bold=True)


@pytest.fixture(scope="session")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Outside:
    """A new game that was installed."""
    return Outside(tmp_path_factory.mktemp("outside"))
