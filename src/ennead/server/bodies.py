"""The bodies of requests and answers over plain HTTP."""

from __future__ import annotations

from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from ennead.server import wire
from ennead.table.refused import Refused

T = TypeVar("T")
LIVE = "no-store"


async def body(request: Request, most: int, kind: str) -> bytes:
    """The body of a request, no longer than allowed and of the type that browsers must ask leave
    for. Raises Refused."""
    said = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if said != kind:
        raise Refused("malformed", f"expected Content-Type {kind}, got {said or 'none'!r}")
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > most:
            raise Refused("too-large", f"at most {most} bytes")
    return bytes(found)


async def read(request: Request, kind: type[T], most: int) -> T:
    """What a request says, checked against its type. Raises Refused."""
    data = await body(request, most, "application/json")
    try:
        return wire.decode_as(data, kind)
    except wire.UNREADABLE as error:
        where = str(error).rpartition(" - at `")[2].rstrip("`")
        raise Refused("malformed", str(error)[:300], where if "$" in where else "") from None


def answer(value: Any, status: int = 200) -> Response:
    """An answer that is true only now."""
    return Response(wire.encode(value), status, {"Cache-Control": LIVE}, "application/json")
