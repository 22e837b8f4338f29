"""The wire protocol: the browser's types are the server's types, and bad input is named precisely."""

from pathlib import Path

import msgspec
import pytest

from ennead.kernel.message import Message, SeatRef
from ennead.server import messages, typescript


def test_the_browser_types_are_up_to_date() -> None:
    """`web/src/protocol.ts` is what `python -m ennead.server.typescript` writes."""
    if not Path(typescript.TARGET).exists():
        pytest.skip("an installed package has no sources of the client")
    assert typescript.TARGET.read_text(encoding="utf-8") == typescript.render()


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
        msgspec.json.decode(frame, type=messages.FromClient)


def test_words_keep_ids_and_arguments() -> None:
    """A message without arguments travels as its id alone."""
    assert messages.words(Message("a")) == "a"
    assert messages.words(Message("a", {"p": SeatRef(1)})) == {
        "id": "a",
        "args": {"p": {"seat": 1}},
    }


def test_defaults_are_not_sent() -> None:
    """A state that says nothing but its number is short."""
    assert msgspec.json.encode(messages.State(seq=3)) == b'{"type":"state","seq":3}'
