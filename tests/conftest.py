"""What is said about the whole run: tests that a machine cannot have are never left out quietly."""

from __future__ import annotations

import pytest
from tests.browser import chromium


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if chromium.find() is None:
        terminalreporter.section("NO BROWSER", sep="!", red=True, bold=True)
        terminalreporter.write_line(chromium.MISSING, red=True, bold=True)
