"""What all tests share: a game from outside, and loud words where a machine has no browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings
from tests.browser import chromium
from tests.outside import Outside
from tools import page as built

from ennead.staticsite import site_files, write_site

# a slow or busy machine is no fault of a property
hypothesis_settings.register_profile(
    "patient", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
hypothesis_settings.load_profile("patient")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if chromium.find() is None:
        terminalreporter.section("NO BROWSER", sep="!", red=True, bold=True)
        terminalreporter.write_line(chromium.MISSING, red=True, bold=True)


@pytest.fixture(scope="session")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Outside:
    """A new game that was installed."""
    return Outside(tmp_path_factory.mktemp("outside"))


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site as `ennead site` writes it."""
    if not built.is_current():
        built.build()
    folder = tmp_path_factory.mktemp("site") / "site"
    write_site(folder, site_files())
    return folder
