"""Servers with SQLite and with a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import TOY, Browser, Running, Socket, running

from ennead.server.settings import Settings

Start = Callable[..., Running]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Quick bots, the toy among the games, a database of its own."""
    return Settings(
        f"sqlite:///{tmp_path / 'tables.sqlite'}",
        port=0,
        extra_games=(TOY,),
        bot_pause=0.0,
        bot_workers=1,
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
