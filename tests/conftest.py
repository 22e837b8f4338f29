"""What all tests share: their order, what is made once for all workers, and loud words where a
machine has no browser."""

from __future__ import annotations

import fcntl
import gc
import os
import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings
from tests.browser import chromium
from tests.outside import Outside, install
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


LONG = {"slow": 20, "browser": 5, "install": 5, "postgres": 2}
"""Marks of tests that take seconds, and about how many."""


def _seconds(items: list[pytest.Item]) -> int:
    return sum(LONG.get(mark.name, 0) for item in items for mark in item.iter_markers())


def _in_a_browser(items: list[pytest.Item]) -> bool:
    return items[0].get_closest_marker("browser") is not None


@pytest.hookimpl(trylast=True)  # after the shuffle, which stays within what is moved here
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each worker gets its share of the files with long tests first, those with a browser together:
    what a file sets up is set up once, and nobody is left alone with a long one at the end."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    files: dict[Path, list[pytest.Item]] = defaultdict(list)
    for item in items:
        files[item.path].append(item)
    long = sorted(
        filter(_seconds, files.values()), key=lambda file: (-_in_a_browser(file), -_seconds(file))
    )
    shares: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for file in long:
        min(shares, key=_seconds).extend(file)
    taken = {item.path for share in shares for item in share}
    short = iter([item for item in items if item.path not in taken])
    left, order = len(items), list[pytest.Item]()
    for number, share in enumerate(shares):
        size = left // (workers - number)  # so many go to this worker (xdist's `worksteal`)
        left -= size
        order += [*share, *islice(short, max(0, size - len(share)))]
    items[:] = [*order, *short]


def pytest_collection_finish() -> None:
    """What was imported and collected stays to the end: no garbage is looked for in it again."""
    gc.freeze()


Once = Callable[[str, Callable[[Path], object]], Path]


@pytest.fixture(scope="session")
def once(tmp_path_factory: pytest.TempPathFactory) -> Once:
    """Makes a folder that all workers of this run share; the first who needs it fills it."""
    base = tmp_path_factory.getbasetemp()
    base = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base

    def folder(name: str, fill: Callable[[Path], object]) -> Path:
        made, unfinished = base / f"shared-{name}", base / f"unfinished-{name}"
        with _alone(base):
            if not made.exists():
                shutil.rmtree(unfinished, ignore_errors=True)
                unfinished.mkdir()
                fill(unfinished)
                unfinished.rename(made)
        return made

    return folder


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Let no other worker in meanwhile."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


@pytest.fixture(scope="session")
def outside(once: Once, tmp_path_factory: pytest.TempPathFactory) -> Outside:
    """A new game that was installed."""
    return Outside(once("outside", install), tmp_path_factory.mktemp("outside"))


@pytest.fixture(scope="session")
def built_page(once: Once) -> Path:
    """The page as it is built for users; a copy, so that another build meanwhile cannot pull it
    away."""

    def copy(folder: Path) -> None:
        if not built.is_current():
            built.build()
        shutil.copytree(built.PAGE, folder, dirs_exist_ok=True)

    return once("page", copy)


@pytest.fixture(scope="session")
def site(once: Once, built_page: Path) -> Path:
    """The folder of a site as `ennead site` writes it."""
    return once("site", lambda folder: write_site(folder, site_files(built_page)))
