"""A real server on a free port and the machine's Chromium; where there is none, CI fails and people
are told loudly."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser import chromium
from tests.browser.player import Person
from tests.server.running import Running, running

from ennead.bots.bot import AnyView
from ennead.bots.protocol import Reply
from ennead.kernel import AnyGame
from ennead.server.botpool import BotPool
from ennead.server.settings import RequestLimits, Settings

PICTURES = Path(os.environ.get("ENNEAD_PICTURES", ""))
"""Where pictures of the page are kept, if the variable says so."""
PATIENT = RequestLimits(
    messages_per_second=1000,
    messages_burst=5000,
    requests_per_second=1000,
    requests_burst=5000,
    tables_per_minute=1000,
    tables_burst=1000,
)
"""Many people play here at once from one address, quicker than hands can."""

ADVISER = "adept"
"""Who suggests moves here."""

NewPerson = Callable[..., Person]


def quick(database: Path, **changes: Any) -> Settings:
    """A server for tests: bots that do not pause, and room for many."""
    address = f"sqlite:///{database}"
    return Settings(address, bot_pause=0.0, bot_workers=1, limits=PATIENT, **{"port": 0, **changes})


@pytest.fixture(scope="session")
def server(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all of these tests."""
    database = tmp_path_factory.mktemp("browser") / "tables.sqlite"
    with running(quick(database, page=built_page)) as server, pytest.MonkeyPatch.context() as patch:
        pool = server.services.registry.bots
        patch.setattr(pool, "choose", _quickly(pool))
        yield server


def _quickly(pool: BotPool) -> Callable[..., Awaitable[Reply]]:
    """Who sits at a table chooses as ever; a suggestion to a person, for which a master takes two
    seconds, comes from a bot that searches less."""
    choose = pool.choose

    def chosen(
        game: AnyGame, view: AnyView, bot: str, seed: int, table: str = "", *more: Any
    ) -> Awaitable[Reply]:
        return choose(game, view, bot if table else ADVISER, seed, table, *more)

    return chosen


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Ends with the last test of this folder: its event loop must not meet those of other tests."""
    if chromium.find() is None:
        if os.environ.get("CI"):
            pytest.fail(chromium.MISSING)
        pytest.skip(chromium.MISSING)
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def person(browser: Browser, server: Running) -> Iterator[NewPerson]:
    """Makes people with a browser each; at the end nobody's page may have complained."""
    people: list[Person] = []

    def arrive(address: str = "", **ways: Any) -> Person:
        people.append(Person(browser, address or server.address, **ways))
        return people[-1]

    yield arrive
    for one in people:
        one.close()


@pytest.fixture
def petra(person: NewPerson) -> Person:
    """Somebody at a desk."""
    return person()


@pytest.fixture
def snap(request: pytest.FixtureRequest) -> Callable[[Person, str], None]:
    """Keeps a picture of the page, named after the test, where pictures are wanted."""

    def take(who: Person, moment: str) -> None:
        name = request.node.name.removeprefix("test_").replace("[", "-").replace("]", "")
        if os.environ.get("ENNEAD_PICTURES"):
            path = PICTURES / f"{name}-{moment}.jpeg"
            who.page.screenshot(path=path, type="jpeg", quality=85)

    return take
