"""The short way through uvicorn's inside: it fits the one version that is asked for, and nothing
else changes."""

from __future__ import annotations

import inspect
import tomllib
from collections.abc import Sequence
from importlib.metadata import version

import pytest
import uvicorn
from tests.server.running import ROOT, Browser, Running, Socket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ennead.server.protocol import QuickProtocol, frame

USED = (
    "close_sent", "conn", "curr_msg_data_type", "disconnected", "frames", "handshake_complete", "loop",
    "queue", "scope", "transport", "writable",
)  # fmt: skip
"""What `QuickProtocol` touches of the class that it builds on."""


def test_it_is_the_version_that_is_asked_for() -> None:
    """A class of uvicorn's inside may change with any version: exactly one is installed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f"uvicorn[standard]=={version('uvicorn')}" in project["dependencies"]


def test_its_inside_is_as_expected() -> None:
    """The methods that are extended take what we pass on, and every attribute that is read is
    there."""
    source = inspect.getsource(WebSocketsSansIOProtocol)
    assert [name for name in USED if f"self.{name}" not in source] == []
    assert "self._captured_signals" in inspect.getsource(uvicorn.Server)
    for name in ("send_receive_event_to_app", "handle_connect"):
        ours = inspect.signature(getattr(QuickProtocol, name))
        theirs = inspect.signature(getattr(WebSocketsSansIOProtocol, name))
        assert list(ours.parameters) == list(theirs.parameters)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_frames_are_those_of_the_standard(size: int) -> None:
    """A frame of any length is read by another implementation as it was meant."""
    from websockets.frames import Frame, Opcode
    from websockets.protocol import CLIENT, Protocol

    reader = Protocol(CLIENT, max_size=None)
    reader.receive_data(frame(b"x" * size))
    (found,) = reader.events_received()
    assert isinstance(found, Frame)
    assert (found.opcode, bytes(found.data), found.fin) == (Opcode.TEXT, b"x" * size, True)


@pytest.mark.parametrize("compression", [None, "deflate"])
def test_a_move_takes_the_short_way(
    compression: str | None, server: Running, petra: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that keeps up is written to at once, and reads it, whether it compresses or not."""
    written: list[int] = []
    usual = QuickProtocol.write

    def write(self: QuickProtocol, payloads: Sequence[bytes]) -> None:
        written.append(len(payloads))
        usual(self, payloads)

    monkeypatch.setattr(QuickProtocol, "write", write)
    monkeypatch.setattr(Socket, "compression", compression)
    seat = petra.sit(petra.make_table("mastaba", "me", "here")["table"]["id"])
    before = len(written)
    assert seat.play()["type"] == "ack"
    assert len(written) > before
    seat.close()
