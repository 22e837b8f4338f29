"""The wire protocol: the browser's types are the server's types, and bad input is named
precisely."""

import json
from types import ModuleType

import msgspec
import pytest

from ennead.kernel import Message, SeatRef
from ennead.server import wire
from ennead.table import documents, messages, reading
from ennead.table.packets import Packet


@pytest.mark.parametrize(
    ("frame", "path"),
    [
        (b'{"type":"move","id":"a","seq":-1,"text":"pass"}', "$.seq"),
        (b'{"type":"move","id":"a b","seq":1,"text":"pass"}', "$.id"),
        (b'{"type":"move","id":"a","seq":1,"text":""}', "$.text"),
        (b'{"type":"hello","version":1,"table":"t","seat":99}', "$.seat"),
        (b'{"type":"dance"}', "$.type"),
        (b'{"type":"ping","loud":true}', "loud"),
    ],
)
def test_bad_frames_name_the_bad_value(frame: bytes, path: str) -> None:
    """The error of a frame that does not fit says where."""
    with pytest.raises(msgspec.ValidationError, match=path.replace("$", r"\$")):
        wire.decode(frame)


def test_words_keep_ids_and_arguments() -> None:
    """A message without arguments travels as its id alone."""
    assert messages.words(Message("a")) == "a"
    assert messages.words(Message("a", {"p": SeatRef(1)})) == {
        "id": "a",
        "args": {"p": {"seat": 1}},
    }


def test_defaults_are_not_sent() -> None:
    """A state that says nothing but its number is short."""
    assert wire.encode(messages.TableState(seq=3)) == b'{"type":"state","seq":3}'


def test_any_writer_of_json_will_do() -> None:
    """The standard library writes a message just as the server does, so a table needs no server to
    talk."""
    option = messages.OfferedOption("pass", "pass", "option-pass", manner="pass")
    decision = messages.OpenDecision(0, "turn", {"id": "a", "args": {"n": 1}}, (option,))
    state = messages.TableState(3, 0, decision=decision, undo=messages.UndoState(True))
    plain = json.dumps(state, default=vars, separators=(",", ":"))
    assert plain.encode() == wire.encode(state)


def test_what_was_left_out_is_still_there() -> None:
    """A field at its default is read from its type: two equal messages are equal, however they were
    made."""
    assert messages.TableState(3).turn == 0
    assert messages.TableState(3) == messages.TableState(3, title="", areas=())
    assert messages.TableState(3) != messages.TableState(3, title="x")


@pytest.mark.parametrize("module", [messages, documents, reading])
def test_packets_can_leave_out_their_defaults(module: ModuleType) -> None:
    """Nothing that is sent has slots: there would be no class to read a default from."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
    packets = [kind for kind in kinds if issubclass(kind, Packet)]
    assert packets
    assert not any("__slots__" in vars(kind) for kind in packets)


def test_bodies_are_read_with_their_parts() -> None:
    """A wish for a table comes with its seats as types, and a bad one names the seat."""
    wish = b'{"game":"kemet","seats":[{"holder":"me"},{"holder":"bot","level":"novice"}]}'
    found = wire.decode_as(wish, documents.NewTable)
    seats = [documents.SeatWish("me"), documents.SeatWish("bot", level="novice")]
    assert found == documents.NewTable("kemet", seats)
    with pytest.raises(msgspec.ValidationError, match=r"\$\.seats\[0\]\.holder"):
        wire.decode_as(b'{"game":"kemet","seats":[{"holder":"x"}]}', documents.NewTable)
