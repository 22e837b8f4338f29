"""The table of a device, below the browser: every message and answer, storage, and coming back."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.anywhere.host import Host

from ennead.browser import thinking
from ennead.browser import wire as plain
from ennead.games import GAMES
from ennead.server import wire
from ennead.table.coaching import LessonWish
from ennead.table.documents import NewTable, PackDraft
from ennead.table.refused import Refused


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots do not pause."""
    monkeypatch.setattr(thinking, "PAUSE", 0.0)
    monkeypatch.setattr(thinking, "HEARING", 0.0)


def begun(host: Host, game: str, *seats: str) -> str:
    """A table with these holders; returns its id."""
    wishes = [dict(zip(("holder", "level"), seat.split(":"), strict=False)) for seat in seats]
    status, made = host.ask("tables", {"game": game, "seats": wishes, "seed": "anywhere"})
    assert status == 201, made
    return str(made["table"]["id"])


def move(host: Host, rng: random.Random, line: int = 1) -> None:
    """Choose something for whoever is asked on a line."""
    state = host.state(line)
    text = rng.choice(state["decision"]["options"])["text"]
    id = f"m{rng.getrandbits(60)}"
    host.say({"type": "move", "id": id, "seq": state["seq"], "text": text}, line)


@pytest.mark.parametrize("game", GAMES)
def test_a_killed_tab_comes_back_at_the_same_decision(game: str) -> None:
    """However often the tab is killed, the match goes on where it stood, is finished, verified,
    looked at and judged."""
    host, rng = Host(), random.Random(7)
    table = begun(host, game, "me", "bot:novice")
    host.open(table)
    moves = 0
    while not host.state().get("result"):
        move(host, rng)
        moves += 1
        if moves % 5 == 0 and not host.state().get("result"):
            before = host.state()
            host.kill()
            host.open(table)
            for what in ("seq", "decision", "waiting", "undo"):
                assert host.state().get(what) == before.get(what), what
    host.kill()
    (listed,) = host.ask("lobby/mine")[1]
    assert listed["status"] == "over"
    assert listed["glance"]["totals"]
    status, text = host.ask(f"tables/{table}/match")
    assert (status, text[:14]) == (200, "ennead match 1")
    assert host.ask("replays", text)[1]["frames"] == host.ask(f"replays/{table}")[1]["frames"]
    assert host.ask(f"replays/{table}/course")[1]["points"]
    judged = host.ask(f"replays/{table}/frames/1/review")
    assert judged[0] == 200, judged
    assert host.ask(f"replays/{table}/frames/2?view=0")[1]["seat"] == 0
    assert host.ask(f"tables/{table}/rematch", {})[1]["table"]["status"] == "playing"
    assert host.ask(f"tables/{table}/forget", {})[0] == 201
    assert not [key for key in host.stored if table in key]


def test_what_could_not_be_stored_has_not_happened() -> None:
    """When storage fails nobody hears of the move, and the table is as it was."""
    host, rng = Host(), random.Random(1)
    table = begun(host, "afterlife", "me", "bot:novice")
    host.open(table)
    before, stored = host.state(), dict(host.stored)
    host.fails = True
    move(host, rng)
    assert host.state() == before
    assert host.heard[1][-1] == {"type": "bye", "code": "unsaved"}
    assert host.stored == stored
    host.fails = False
    host.kill()
    host.open(table)
    move(host, rng)
    assert host.state()["seq"] > before["seq"]


def test_a_match_moves_to_another_device() -> None:
    """A match that is saved in the middle goes on elsewhere at the same decision, with the same
    chance to come; a file that was tampered with is refused."""
    host, other, rng = Host(), Host(), random.Random(5)
    table = begun(host, "kemet", "me", "bot:novice")
    host.open(table)
    for _ in range(6):
        move(host, rng)
    _, file = host.ask(f"tables/{table}/save")
    text = file if isinstance(file, str) else json.dumps(file)
    status, made = other.ask("replays", text)
    assert status == 201, made
    other.open(made["table"]["id"])
    for one in (host, other):
        move(one, random.Random(6))
    assert other.state()["decision"] == host.state()["decision"]
    for bad in ("{", "{}", text.replace('"ennead": 1', '"ennead": 2')):
        assert other.ask("replays", bad)[1]["code"] == "bad-file"
    wrong = json.loads(text)
    wrong["log"] = wrong["log"].replace('[1, 0, "', '[1, 1, "', 1)
    assert other.ask("replays", json.dumps(wrong))[1]["code"] == "bad-file"


def test_people_share_the_screen() -> None:
    """Two people take turns on one line, take back, rename and hand over their seats, and nobody
    sits where no person of this device does."""
    host, rng = Host(), random.Random(3)
    table = begun(host, "afterlife", "me", "here", "bot:player")
    host.open(table, 0)
    mine = host.state()["waiting"][0]["seat"]
    host.say({"type": "sit", "seat": mine})
    move(host, rng)
    host.say({"type": "undo", "id": "u1", "seq": host.state()["seq"], "far": True})
    assert host.heard[1][-2]["type"] == "ack"
    host.say({"type": "rename", "id": "r1", "seat": mine, "name": " Cleo "})
    host.say({"type": "handover", "id": "h1", "seat": 1 - mine, "level": "novice"})
    assert host.state()["decision"]["seat"] == mine
    host.kill()
    host.open(table, mine)
    seats = next(one for one in host.heard[1] if one["type"] == "welcome")["table"]["seats"]
    shown = [(one["name"], one["holder"]) for one in seats]
    assert (shown[mine], shown[1 - mine]) == (("Cleo", "person"), ("", "bot"))
    host.say({"type": "sit", "seat": 2})
    assert host.heard[1][-1]["code"] == "no-seat"
    host.say({"type": "hint", "id": "x1"})
    assert host.heard[1][-1]["type"] == "advice"
    host.say({"type": "recap", "id": "x2"})
    assert host.heard[1][-1]["type"] == "moments"


@pytest.mark.parametrize(
    "path",
    [
        "games", "lobby", "components/ankh", "rules/kemet/cs", "books/afterlife/pl",
        "lessons/pharaon", "lessons/pharaon/uk.ftl", "puzzles/kemet", "texts/ankh/en.ftl",
        "texts/ennead/cs.ftl",
    ],
)  # fmt: skip
def test_everything_can_be_read(path: str) -> None:
    """What a server answers about games is answered here too."""
    status, said = Host().ask(path)
    assert status == 200
    assert said


def test_strangers_and_nonsense_are_refused() -> None:
    """What is not there, or makes no sense, gets the answer that a server gives."""
    host = Host()
    assert host.ask("tables/own-nowhere")[1]["code"] == "no-table"
    assert host.ask("nothing/at/all")[0] == 404
    assert host.ask("tables", "{")[1]["code"] == "malformed"
    assert host.ask("tables", {"game": "kemet", "seats": [{"holder": "link"}]})[0] == 400
    assert host.ask("replays", "nonsense")[1]["code"] == "bad-file"
    host.take({"type": "open", "line": 1})
    host.say({"type": "sit"})
    assert host.heard[1][-1]["code"] == "not-greeted"
    host.say({"type": "hello", "version": 2, "table": "own-nowhere"})
    assert host.heard[1][-1]["code"] == "no-table"


MESSAGES = [
    '{"type":"hello","version":2,"table":"abc","seat":null}',
    '{"type":"hello","version":2,"table":"a b"}',
    '{"type":"hello","version":"2","table":"abc"}',
    '{"type":"move","id":"x","seq":0,"text":"buy"}',
    '{"type":"move","id":"x","seq":-1,"text":"buy"}',
    '{"type":"move","id":"x","seq":true,"text":"buy"}',
    '{"type":"move","id":"x","seq":1,"text":"buy","more":1}',
    '{"type":"move","id":"x","seq":1}',
    '{"type":"sit","seat":16}',
    '{"type":"sit"}',
    '{"type":"fly"}',
    "{}",
    "[]",
    "{",
    "nonsense",
]
BODIES: list[tuple[type, str]] = [
    (NewTable, '{"game":"ankh","seats":[{"holder":"me"}],"options":{"a":true,"b":2,"c":"d"}}'),
    (NewTable, '{"game":"ankh","seats":[{"holder":"nobody"}]}'),
    (NewTable, '{"game":"ankh","seats":[]}'),
    (NewTable, '{"game":"ankh","seats":[{"holder":"me"}],"options":{"a":null}}'),
    (NewTable, '{"game":"ankh","seats":[{"holder":"me","name":"' + "x" * 41 + '"}]}'),
    (PackDraft, '{"figures":{"card":{"a":{"b":[1,{}]}}}}'),
    (PackDraft, '{"figures":{"card":1}}'),
    (LessonWish, '{"did":["a",""],"next":null,"target":"x"}'),
    (LessonWish, '{"did":"a"}'),
]


def read(decode: Any, *arguments: Any) -> object:
    """What a text says, or None if it is refused."""
    try:
        return decode(*arguments)
    except (Refused, *wire.UNREADABLE):
        return None


@pytest.mark.parametrize("text", MESSAGES)
def test_messages_are_read_as_a_server_reads_them(text: str) -> None:
    """The standard library alone reads and refuses exactly what the server's reader does."""
    assert read(plain.decode, text) == read(wire.decode, text)


@pytest.mark.parametrize(("kind", "text"), BODIES)
def test_bodies_are_read_as_a_server_reads_them(kind: type, text: str) -> None:
    """So it is with what is posted."""
    assert read(plain.decode_as, text, kind) == read(wire.decode_as, text, kind)
