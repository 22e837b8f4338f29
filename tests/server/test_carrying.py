"""Matches that move between a device and a server, in both directions."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tests.anywhere.host import Host
from tests.server.running import Browser, Running, Socket, play_out

from ennead.browser import thinking
from ennead.kernel.chance import commitment
from ennead.server.settings import Settings
from ennead.server.storage import folding, queries
from ennead.table.seating import Status

Sit = Callable[..., Socket]
TEXT = {"Content-Type": "text/plain"}


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of the device do not pause."""
    monkeypatch.setattr(thinking, "PAUSE", 0.0)


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Somebody may bring many files."""
    return replace(settings, limits=replace(settings.limits, files_burst=100))


@pytest.fixture
def device() -> Host:
    return Host()


def take_with_me(petra: Browser, device: Host, table: str) -> str:
    """A match of the server on a device; returns its id there."""
    saved = petra.get(f"/api/tables/{table}/save")
    assert saved.status_code == 200, saved.text
    status, made = device.ask("replays", saved.text)
    assert status == 201, made
    return str(made["table"]["id"])


def give_back(petra: Browser, device: Host, own: str, keep: str = "") -> Any:
    """A match of a device to the server; returns the answer."""
    status, text = device.ask(f"tables/{own}/save")
    assert status == 200
    text = text if isinstance(text, str) else json.dumps(text)
    where = "/api/tables/carried" + (f"?keep={keep}" if keep else "")
    return petra.post(where, content=text.encode(), headers=TEXT)


def moves(device: Host, own: str, count: int, seed: int = 3) -> None:
    """Choose something so many times on a device."""
    rng = random.Random(seed)
    device.open(own)
    for _ in range(count):
        state = device.state()
        option = rng.choice(state["decision"]["options"])["text"]
        id = f"d{rng.getrandbits(60)}"
        device.say({"type": "move", "id": id, "seq": state["seq"], "text": option})


def test_a_match_goes_there_and_back(petra: Browser, sit: Sit, device: Host) -> None:
    """A match that began on a server goes on offline from the same decision, comes back with
    every move, and ends there with the chance that was committed to; giving it back twice does no
    harm."""
    made = petra.make_table("afterlife", "me", "bot:novice", seed="carried")["table"]
    table, seat = made["id"], sit(petra, made["id"])
    seat.play()
    seat.until(lambda: "decision" in seat.state)
    own = take_with_me(petra, device, table)
    device.open(own)
    there = device.state()
    assert there["seq"] == seat.state["seq"]
    assert there["decision"] == seat.state["decision"]
    moves(device, own, 6)
    for _ in range(2):
        given = give_back(petra, device, own)
        assert given.status_code == 201, given.text
        assert given.json()["table"]["id"] == table
    seat.until(lambda: seat.state["seq"] >= device.state()["seq"])
    if "decision" in seat.state and seat.state["seq"] == device.state()["seq"]:
        assert seat.state["decision"] == device.state()["decision"]
    play_out([seat])
    file = petra.get(f"/api/tables/{table}/match").text
    key = next(one for one in file.splitlines() if one.startswith("chance key ")).split()[-1]
    assert commitment(bytes.fromhex(key)) == made["commitment"]
    assert petra.post("/api/replays", content=file.encode(), headers=TEXT).status_code == 201


def test_a_match_of_a_device_goes_on_at_a_server(petra: Browser, sit: Sit, device: Host) -> None:
    """A match that began offline goes on at a server with its names, moves taken back, and the
    same chance to come."""
    seats = [{"holder": "me", "name": "Ada"}, {"holder": "bot", "level": "novice"}]
    wish = {"game": "kemet", "seats": seats, "seed": "from a device", "title": "Away"}
    _, made = device.ask("tables", wish)
    own = made["table"]["id"]
    moves(device, own, 3)
    device.say({"type": "undo", "id": "u1", "seq": device.state()["seq"], "far": True})
    moves(device, own, 2, seed=4)
    answer = give_back(petra, device, own)
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    assert (table["title"], table["seats"][0]["name"]) == ("Away", "Ada")
    assert table["commitment"] == made["table"]["commitment"]
    seat = sit(petra, table["id"])
    assert seat.state["practice"]
    device.open(own)
    for one in (seat.state["decision"], device.state()["decision"]):
        assert one["options"]
    assert seat.state["decision"] == device.state()["decision"]
    assert device.ask(f"tables/{own}/forget", {})[1]["code"] == "forbidden"
    assert device.ask(f"tables/{own}/forget", {"moved": True})[0] == 201


def test_where_both_have_moved_on_somebody_decides(petra: Browser, sit: Sit, device: Host) -> None:
    """A match that was played on in two places is refused until its player says which counts; what
    bots alone have done gives way by itself."""
    table = petra.make_table("afterlife", "me", "bot:novice", seed="twice")["table"]["id"]
    seat = sit(petra, table)
    own = take_with_me(petra, device, table)
    seat.play()
    seat.until(lambda: "decision" in seat.state)
    assert give_back(petra, device, own).status_code == 201  # nothing new
    moves(device, own, 3, seed=9)
    answer = give_back(petra, device, own)
    assert (answer.status_code, answer.json()["code"]) == (409, "diverged")
    before = seat.state["seq"]
    assert give_back(petra, device, own, keep="here").status_code == 201
    assert sit(petra, table).state["seq"] == before
    assert give_back(petra, device, own, keep="device").status_code == 201
    seat.until(lambda: seat.state["seq"] > before)
    fresh = sit(petra, table)
    assert fresh.state["practice"]
    device.open(own)
    assert fresh.state["decision"]["options"] == device.state()["decision"]["options"]
    play_out([fresh])


def test_nobody_takes_a_match_of_others_and_no_lie_is_taken_in(
    server: Running, browse: Callable[[Running], Browser], petra: Browser, sit: Sit, device: Host
) -> None:
    """All of a match is handed out only where nobody else plays; a match with other chance, moves
    or seats than the rules allow is refused, and so is one that goes by another's name."""
    bob = browse(server)
    shared = petra.make_table("mastaba", "me", "link")
    bob.post("/api/claim", json={"key": shared["invitations"][0]["key"]})
    for who in (petra, bob):
        answer = who.get(f"/api/tables/{shared['table']['id']}/save")
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    table = petra.make_table("afterlife", "me", "bot:novice", seed="mine")["table"]["id"]
    sit(petra, table)
    assert bob.get(f"/api/tables/{table}/save").status_code == 403
    own = take_with_me(petra, device, table)
    assert give_back(bob, device, own).status_code == 403
    moves(device, own, 2)
    text = device.ask(f"tables/{own}/save")[1]
    whole = text if isinstance(text, dict) else json.loads(text)
    head = json.loads(whole["table"])

    def refused(**changes: Any) -> str:
        wrong = {**whole, **changes}
        content = json.dumps(wrong).encode()
        answer = petra.post("/api/tables/carried", content=content, headers=TEXT)
        assert answer.status_code == 400, answer.text
        return str(answer.json()["code"])

    def other(**row: Any) -> str:
        return json.dumps({**head, "row": {**head["row"], **row}})

    lines = whole["log"].split("\n")
    assert refused(table=other(key="00" * 32)) == "bad-file"
    assert refused(table=other(id="../../etc")) == "bad-file"
    assert refused(table=other(game="chess")) == "bad-file"
    assert refused(table=json.dumps({**head, "mine": [1]})) == "bad-file"
    assert refused(log="\n".join(lines[1:])) == "bad-file"
    assert refused(log="\n".join([*lines, '[1, 0, "x", "fly", []]'])) == "bad-file"
    assert refused(ennead=2) == "bad-file"
    assert refused(table="{") == "bad-file"
    assert refused(table="[" * 100_000) == "bad-file"
    assert refused(start=float("inf")) == "bad-file"


def test_what_counts_for_ratings_is_not_carried(petra: Browser, sit: Sit, device: Host) -> None:
    """A rated match is not handed out, since its text has the key of what chance will give; and a
    match that a device brings is never rated, whatever it says of itself."""
    seats = [{"holder": "me"}, {"holder": "bot", "level": "novice"}]
    made = petra.make_table("afterlife", "me", "bot:novice", seed="counts", rated=True)["table"]
    assert made["rated"]
    sit(petra, made["id"])
    answer = petra.get(f"/api/tables/{made['id']}/save")
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    _, here = device.ask("tables", {"game": "afterlife", "seats": seats, "seed": "known"})
    text = device.ask(f"tables/{here['table']['id']}/save")[1]
    whole = text if isinstance(text, dict) else json.loads(text)
    head = json.loads(whole["table"])
    whole["table"] = json.dumps({**head, "row": {**head["row"], "rated": True}})
    content = json.dumps(whole).encode()
    brought = petra.post("/api/tables/carried", content=content, headers=TEXT)
    assert brought.status_code == 201, brought.text
    assert not brought.json()["table"].get("rated")


def test_what_comes_back_to_a_folded_match_lies_behind_it(
    server: Running, petra: Browser, sit: Sit, device: Host
) -> None:
    """A match that counts as over and was folded here, and went on there, is whole again when it
    comes back."""
    table = petra.make_table("afterlife", "me", "bot:novice", seed="folded")["table"]["id"]
    seat = sit(petra, table)
    seat.play()
    seat.until(lambda: "decision" in seat.state)
    own = take_with_me(petra, device, table)
    moves(device, own, 5)
    store = server.services.registry.store

    def fold(connection: Any) -> int:
        queries.set_status(connection, table, Status.OVER)
        folding.put(connection, some := folding.due(connection, 2**60, 1))
        return len(queries.log_after(connection, table, -1)) - len(some)

    async def folded() -> int:
        return await store.write(fold)

    async def numbers() -> list[int]:
        return [row.seq for row in await store.read(queries.log_after, table, -1)]

    assert server.call(folded) == -1
    assert give_back(petra, device, own).status_code == 201
    there = int(device.state()["seq"])
    assert server.call(numbers)[: there + 1] == list(range(there + 1))
