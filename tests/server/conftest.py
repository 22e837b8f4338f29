"""Servers with SQLite and with a real PostgreSQL."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.postgres import postgres
from tests.server.running import ROOT, TOY, Browser, Running, Socket, running

from ennead.server.settings import RequestLimits, Settings

MUCH = 10**6

Start = Callable[..., Running]


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    """A real PostgreSQL; a test that needs it and cannot have it fails, it is never skipped."""
    with postgres() as address:
        yield address


@pytest.fixture
def postgres_database(postgres_address: str) -> str:
    """An empty database on it; all of them go with the server."""
    import psycopg

    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(postgres_address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres_address.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of both kinds in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'storage.sqlite'}"
    return str(request.getfixturevalue("postgres_database"))


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Quick bots, guests as quick as they can, the toy among the games (for the bots' processes
    too), an own database."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    return Settings(
        f"sqlite:///{tmp_path / 'tables.sqlite'}",
        port=0,
        extra_games=(TOY,),
        bot_pause=0.0,
        bot_workers=1,
        limits=RequestLimits(messages_per_second=MUCH, messages_burst=MUCH),
    )


@pytest.fixture
def start(settings: Settings) -> Iterator[Start]:
    """Starts servers that are stopped after the test."""
    with ExitStack() as stack:
        yield lambda **changes: stack.enter_context(running(replace(settings, **changes)))


@pytest.fixture
def server(start: Start) -> Running:
    return start()


@pytest.fixture
def browse() -> Iterator[Callable[[Running], Browser]]:
    """Makes browsers that are closed after the test."""
    with ExitStack() as stack:
        yield lambda server: stack.enter_context(Browser(server.address))


@pytest.fixture
def petra(server: Running, browse: Callable[[Running], Browser]) -> Browser:
    """Somebody at a browser."""
    return browse(server)


@pytest.fixture
def quiet() -> Iterator[Callable[[Socket], Socket]]:
    """Closes sockets after the test."""
    sockets: list[Socket] = []

    def keep(socket: Socket) -> Socket:
        sockets.append(socket)
        return socket

    yield keep
    for socket in sockets:
        socket.close()


@pytest.fixture
def sit(quiet: Callable[[Socket], Socket]) -> Callable[..., Socket]:
    """Opens a socket to a table and greets."""

    def open_it(browser: Browser, table: str, seat: int | None = 0, **more: Any) -> Socket:
        return quiet(browser.sit(table, seat, **more))

    return open_it
