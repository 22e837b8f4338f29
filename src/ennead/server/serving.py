"""Running the application: uvicorn on a socket that is already bound, so that the address is known
beforehand."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import socket
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress

import uvicorn

from ennead.kernel.errors import EnneadError
from ennead.server.app import make_app
from ennead.server.door import make_door, raise_file_limit
from ennead.server.protocol import QuickProtocol
from ennead.server.services import Services

logger = logging.getLogger("ennead.serving")
SHUTDOWN_SECONDS = 5
LEAVING_SECONDS = 3.0
"""How long the process may stay when everything is said and done."""
LARGEST_FRAME = 64 * 1024
"""Frames above the protocol's limit get a refusal; above this one the connection is closed
unread."""


class AddressInUse(EnneadError):
    """Something else listens there."""


def bind(host: str, port: int, shared: bool = False) -> socket.socket:
    """A listening socket; a `shared` one beside others on the same port. Raises AddressInUse."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise AddressInUse(
                f"port {port} of {host} is taken by another program; choose one with --port "
                "(0 takes a free one)"
            ) from None
        raise EnneadError(f"cannot listen on {host}: {error.strerror}") from None
    listener.listen(1024)
    return listener


def bind_several(host: str, port: int, count: int) -> list[socket.socket]:
    """Sockets on one port, among which the system spreads connections. Raises AddressInUse."""
    with bind(host, port) as alone:  # a shared one would not notice that somebody else is there
        port = alone.getsockname()[1]
    return [bind(host, port, shared=True) for _ in range(count)]


def address_of(listener: socket.socket) -> str:
    """The address for a browser on this machine."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104 - only compared
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class Server(uvicorn.Server):
    """uvicorn, but guests are told before they are shown out, and somebody may be told that the
    door is open."""

    def __init__(
        self,
        config: uvicorn.Config,
        services: Services,
        ready: Callable[[], Awaitable[None]] | None,
    ) -> None:
        super().__init__(config)
        self._services = services
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._ready is not None:
            await self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # whoever is sent away comes back at once, and must not meet us again
        await self._services.registry.farewell()
        self._services.listing.close()
        await asyncio.sleep(0.05)  # lets the goodbyes out
        await super().shutdown(sockets)
        self._captured_signals.clear()  # it ended as asked: no reason to die of it


def make_server(services: Services, ready: Callable[[], Awaitable[None]] | None = None) -> Server:
    """The server, ready to run."""
    settings = services.settings
    config = uvicorn.Config(
        make_app(services),
        loop="auto",
        http=make_door(settings.limits, settings.trusted_proxies),
        ws=QuickProtocol,
        forwarded_allow_ips=list(settings.trusted_proxies),
        ws_max_size=LARGEST_FRAME,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=16 * 1024,
        lifespan="on",
    )
    return Server(config, services, ready)


def calm_collector() -> None:
    """Let the garbage collector come seldom, look at old things rarely, and never at what lives as
    long as the process.

    Positions and records hold no circles, so counting references frees them, and what is drawn of a
    busy table is gone before the collector comes. With the usual settings it walks over all live
    tables many times a second and is what the slowest one of a hundred moves waits for.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def run(
    services: Services, listener: socket.socket, ready: Callable[[], Awaitable[None]] | None = None
) -> int:
    """Serve until the process is told to end; returns an exit code. `ready` is awaited once it
    answers."""

    async def begun() -> None:
        calm_collector()
        if ready is not None:
            await ready()

    raise_file_limit(services.settings.limits.connections)
    server = make_server(services, begun)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    _leave_by(LEAVING_SECONDS)
    return 0 if server.started else 1


def _leave_by(seconds: float) -> None:
    """End the process in any case: the interpreter would wait for a thread that a storage holds."""

    def leave() -> None:
        logger.error("the storage still hangs; what was acknowledged is on disk")
        os._exit(1)

    timer = threading.Timer(seconds, leave)
    timer.daemon = True
    timer.start()
