"""uvicorn's web socket protocol with a short way in and out.

The way through ASGI wakes a task and makes half a dozen objects a frame; a busy server spends a
quarter of its time on that. Here a connection may look at a text frame at once, and may write some
to a reader that keeps up. Everything else goes the usual way.

States are compressed quickly rather than well: with a larger window the fastest but one level makes
them as small as the slower usual one, for 64 KiB a connection. What is short travels as it is.

What is written leaves at the end of the turn of the event loop. A commit is news for many readers:
it is cheaper to work it out for all of them and then to write to one after the other than to wake
each in between.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION = "ennead.line"
"""The name under which a connection finds the short way in its scope."""
_TEXT, _COMPRESSED = 0x81, 0xC1  # a whole message in one frame
_SHORT, _MIDDLE = 126, 1 << 16
WORTH_COMPRESSING = 200
HANDSHAKE_SECONDS = 10.0
DEFLATE = ServerPerMessageDeflateFactory(
    server_max_window_bits=13,
    client_max_window_bits=12,
    compress_settings={"level": 2, "memLevel": 6},
)


def frame(payload: bytes, kind: int = _TEXT) -> bytes:
    """A text frame from a server (RFC 6455, 5.2): two bytes, the length if it is long, the text."""
    size = len(payload)
    if size < _SHORT:
        return bytes((kind, size)) + payload
    if size < _MIDDLE:
        return bytes((kind, 126)) + size.to_bytes(2, "big") + payload
    return bytes((kind, 127)) + size.to_bytes(8, "big") + payload


class QuickProtocol(WebSocketsSansIOProtocol):
    """The same protocol; `taker` is the short way in, `ready` and `write` are the short way out."""

    taker: Callable[[str], bool] | None = None

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.conn.available_extensions = [DEFLATE]
        self._leaving: list[bytes] = []

    def send_receive_event_to_app(self) -> None:
        if (
            self.taker is not None
            and self.curr_msg_data_type == "text"
            and len(self.frames) == 1
            and not self.close_sent
            and self.queue.empty()
        ):
            try:
                taken = self.taker(self.frames[0].decode())
            except UnicodeDecodeError:
                taken = False  # the usual way knows what to do about it
            if taken:
                self.frames = []
                return
        super().send_receive_event_to_app()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.loop.call_later(HANDSHAKE_SECONDS, self._greet_or_go)

    def _greet_or_go(self) -> None:
        """A handshake that is none, such as a POST, is never answered: let it go."""
        if not self.handshake_initiated:
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def ready(self) -> bool:
        """Whether a frame may be written at once."""
        return (
            self.writable.is_set()
            and self.handshake_complete
            and not (self.close_sent or self.disconnected)
            and self.conn.state is OPEN
            and not self.transport.is_closing()
        )

    def write(self, payloads: Sequence[bytes]) -> None:
        """Write text frames; only when `ready`."""
        if not self._leaving:
            self.loop.call_soon(self._leave)
        compressing = self.conn.extensions
        for payload in payloads:
            if compressing and len(payload) >= WORTH_COMPRESSING:
                packed = compressing[0].encode(Frame(Opcode.TEXT, payload)).data
                self._leaving.append(frame(bytes(packed), _COMPRESSED))
            else:
                self._leaving.append(frame(payload))

    def _leave(self) -> None:
        frames, self._leaving = self._leaving, []
        if not self.transport.is_closing():
            self.transport.write(b"".join(frames))
