"""The front door: who says nothing or does not come to an end is shown out, and quietly."""

from __future__ import annotations

import logging
import resource
import socket
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from tests.server.running import PATIENCE, Running

from ennead.server import door, protocol
from ennead.server.settings import RequestLimits

Start = Callable[..., Running]


def call(server: Running, text: str) -> socket.socket:
    """A connection that has said this much."""
    split = urlsplit(server.address)
    caller = socket.create_connection((split.hostname or "", split.port or 0), PATIENCE)
    caller.sendall(text.replace("\n", "\r\n").encode())
    return caller


@pytest.mark.parametrize(
    "said",
    [
        "",
        "GET /api/games HTTP/1.1\nHost: localhost\n",
        "POST /api/tables HTTP/1.1\nHost: localhost\nContent-Type: application/json\n"
        "Content-Length: 500\n\n{",
        "POST /api/socket HTTP/1.1\nHost: localhost\nConnection: Upgrade\nUpgrade: websocket\n\n",
    ],
    ids=["silence", "half a head", "half a body", "a handshake by POST"],
)
def test_who_does_not_come_to_an_end_is_shown_out(
    said: str, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection that never becomes a whole request is closed by the server."""
    monkeypatch.setattr(protocol, "HANDSHAKE_SECONDS", 0.2)
    server = start(limits=RequestLimits(request_seconds=0.2))
    with call(server, said) as caller:
        while caller.recv(4096):
            pass


def test_one_address_does_not_fill_the_house(start: Start) -> None:
    """Beyond the limit of an address a connection is closed at once; a trusted proxy has none."""
    limits = RequestLimits(connections_per_address=2)
    server = start(limits=limits, trusted_proxies=())
    callers = [call(server, "") for _ in range(3)]
    assert callers[2].recv(1) == b""
    behind = start(limits=limits)
    callers += [call(behind, "GET /api/health HTTP/1.1\nHost: localhost\n\n") for _ in range(3)]
    assert all(caller.recv(12) == b"HTTP/1.1 200" for caller in callers[3:])
    for caller in callers:
        caller.close()


def test_a_trusted_network_has_no_limit(start: Start) -> None:
    """A proxy that is trusted by its network, as containers have one, is no single guest."""
    limits = RequestLimits(connections_per_address=2)
    server = start(limits=limits, trusted_proxies=("10.0.0.0/8", "127.0.0.0/24"))
    callers = [call(server, "GET /api/health HTTP/1.1\nHost: localhost\n\n") for _ in range(4)]
    assert all(caller.recv(12) == b"HTTP/1.1 200" for caller in callers)
    for caller in callers:
        caller.close()


def test_an_aborted_body_is_no_fault(
    server: Running, petra: object, caplog: pytest.LogCaptureFixture
) -> None:
    """Who goes away in the middle of a request leaves no traceback in the log."""
    with caplog.at_level(logging.INFO):
        head = "POST /api/tables HTTP/1.1\nHost: localhost\nContent-Type: application/json\n"
        call(server, f"{head}Content-Length: 500\n\n{{").close()
        with call(server, "GET /api/health HTTP/1.1\nHost: localhost\n\n") as caller:
            assert caller.recv(12) == b"HTTP/1.1 200"
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.parametrize(
    ("hard", "most", "said"),
    [(resource.RLIM_INFINITY, 5200, 0), (100_000, 5200, 0), (2000, 2000, 1)],
)
def test_the_limit_of_files_is_raised_or_named(
    hard: int,
    most: int,
    said: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A process may open what its connections need; where the system grants fewer, the log says
    so. What is enough stays."""
    limits = [(1024, hard)]
    monkeypatch.setattr(resource, "getrlimit", lambda which: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda which, pair: limits.append(pair))
    with caplog.at_level(logging.WARNING):
        door.raise_file_limit(5000)
        door.raise_file_limit(1000)
    assert limits[1:] == [(most, hard)]
    assert len(caplog.records) == said
