"""What every request passes: host, origin and rate are checked, the visitor is known, headers are
set, errors are told."""

from __future__ import annotations

import logging
import time
from collections import Counter

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ennead.server import tokens, wire
from ennead.server.access import caller
from ennead.server.connection import Connection
from ennead.server.limits import Buckets
from ennead.server.page import POLICY
from ennead.server.protocol import EXTENSION
from ennead.server.services import Services
from ennead.table.problems import problem_of, status_of
from ennead.table.refused import Refused

logger = logging.getLogger("ennead.http")

FOR_ALL = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
}
FOR_PAGES = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
PARTS = ("text/javascript", "text/css", "font/")
"""What is never a page of its own; a browser fetches many of them, and has their page's policy."""
STAY_SECURE = "max-age=31536000"
"""A year, for this host alone: what else its domain serves is not ours to decide."""


class Middleware:
    """The outermost application: everything goes through it."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services
        limits = services.settings.limits
        self._rates = Buckets(limits.requests_per_second, limits.requests_burst, limits.addresses)
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    # -- HTTP --------------------------------------------------------------------------------------

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 500
        begun = False
        fresh = ""

        async def decorated(message: Message) -> None:
            nonlocal status, begun
            if message["type"] == "http.response.start":
                begun = True
                status = message["status"]
                self._decorate(scope, message, fresh)
            await send(message)

        try:
            headers = Headers(scope=scope)
            self._admit(scope, headers)
            visitor = self._services.access.visitor(scope)
            if not visitor and scope["path"].startswith("/api/"):
                visitor = fresh = tokens.new_token()
            scope.setdefault("state", {})["visitor"] = visitor
            scope["app"] = self  # makes the router raise its 404s and 405s instead of wording them
            await self._app(scope, receive, decorated)
        except ClientDisconnect:
            status = 499  # whoever asked has gone: there is nobody to answer, and no fault of ours
        except Refused as refused:
            await self._problem(refused)(scope, receive, decorated)
        except HTTPException as error:
            wrong = Refused("malformed", f"{scope['method']} is not for this address")
            await self._problem(wrong, error.status_code)(scope, receive, decorated)
        except SQLAlchemyError:
            reading = scope["method"] in ("GET", "HEAD")
            failed = Refused("busy" if reading else "unsaved", "the storage does not work now")
            await self._problem(failed)(scope, receive, decorated)
        except Exception:
            logger.exception("a request could not be answered")
            if begun:
                raise
            await self._problem(Refused("fault"))(scope, receive, decorated)
        finally:
            self._services.registry.metrics.requests[status] += 1
            self._note(scope, status, time.perf_counter() - started)

    def _decorate(self, scope: Scope, message: Message, fresh: str) -> None:
        """Add what every answer says; a new visitor gets a cookie."""
        headers = MutableHeaders(scope=message)
        part = headers.get("Content-Type", "").startswith(PARTS)
        for name, value in (FOR_ALL if part else FOR_ALL | FOR_PAGES).items():
            headers.setdefault(name, value)
        if self._services.access.stays_secure(scope):
            headers.setdefault("Strict-Transport-Security", STAY_SECURE)
        if fresh:
            headers.append("Set-Cookie", self._services.access.cookie(scope, fresh))

    def _admit(self, scope: Scope, headers: Headers) -> None:
        self._check_host(headers)
        self._check_rate(caller(scope))
        if not scope["path"].isprintable():  # no address of ours, and nothing for a database
            raise Refused("not-found")
        changes = scope["method"] not in ("GET", "HEAD")
        if changes and "origin" in headers and not self._services.access.is_own_origin(headers):
            raise Refused("forbidden", "another site may not do this")

    def _check_host(self, headers: Headers) -> None:
        if not self._services.access.knows_host(headers):
            reason = "this name is not mine; the server needs --public-url for it"
            raise Refused("forbidden", reason)

    def _check_rate(self, address: str) -> None:
        if not self._rates.take(address):
            raise Refused("too-fast", "too many requests; wait a second")

    @staticmethod
    def _problem(refused: Refused, status: int = 0) -> Response:
        body = wire.encode(problem_of(refused))
        headers = {"Cache-Control": "no-store"}
        return Response(body, status or status_of(refused), headers, "application/json")

    @staticmethod
    def _note(scope: Scope, status: int, seconds: float) -> None:
        """A line of the log: the pattern of the address, never the address, which may say who plays
        with whom."""
        route = scope.get("route")
        pattern = getattr(route, "path", "") or "unknown"
        logger.info(
            "request",
            extra={
                "facts": {
                    "method": scope["method"],
                    "route": pattern,
                    "status": status,
                    "ms": round(seconds * 1000, 1),
                }
            },
        )

    # -- the socket --------------------------------------------------------------------------------

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a handshake, then hand the socket to a connection."""
        await receive()  # the handshake itself
        address = caller(scope)
        try:
            visitor = self._admit_socket(scope, address)
        except Refused as refused:
            logger.info("socket refused", extra={"facts": {"code": refused.code}})
            await _deny(scope, send, refused)
            return
        self._sockets[address] += 1
        try:
            await send({"type": "websocket.accept"})
            lane = scope.get("extensions", {}).get(EXTENSION)
            await Connection(self._services, visitor, receive, send, lane).run()
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _admit_socket(self, scope: Scope, address: str) -> str:
        """The visitor of a handshake that may go on; empty for a program. Raises Refused."""
        headers = Headers(scope=scope)
        access, limits = self._services.access, self._services.settings.limits
        if scope["path"] != "/api/socket":
            raise Refused("not-found", "the socket is at /api/socket")
        self._check_host(headers)
        visitor = access.visitor(scope)
        if "origin" in headers:
            if not access.is_own_origin(headers):
                raise Refused("forbidden", "another site may not open this socket")
        elif visitor:
            raise Refused("forbidden", "a cookie without an Origin; programs use hello.token")
        self._check_rate(address)
        if (
            self._services.registry.closing
            or self._services.registry.metrics.sockets >= limits.sockets
        ):
            raise Refused("busy", "no more connections now")
        if self._sockets[address] >= limits.sockets_per_address:
            raise Refused("too-fast", "too many connections from one address")
        return visitor


async def _deny(scope: Scope, send: Send, refused: Refused) -> None:
    """Answer a handshake with a status and a problem, or simply not, where the server cannot."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    body = wire.encode(problem_of(refused))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    start = {
        "type": "websocket.http.response.start",
        "status": status_of(refused),
        "headers": headers,
    }
    await send(start)
    await send({"type": "websocket.http.response.body", "body": body})
