"""Playing over the wire: moves, refusals, undo, sealed answers, bots, hot-seat, reconnects."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.running import PATIENCE, Browser, Running, Socket

from ennead.bots.protocol import Reply
from ennead.table.changes import follow_areas
from ennead.table.messages import PROTOCOL

Sit = Callable[..., Socket]
Browse = Callable[[Running], Browser]


def test_a_whole_match_against_a_bot(petra: Browser, sit: Sit) -> None:
    """A person and a bot play to the end; the result reveals the chance key that was committed
    to."""
    made = petra.make_table("mastaba", "me", "bot")
    table = made["table"]
    assert table["status"] == "playing"
    seat = sit(petra, table["id"])
    while "result" not in seat.state:
        if "decision" in seat.state:
            assert seat.play()["type"] == "ack"
        else:
            seat.hear("state")
    result = seat.state["result"]
    assert result["winners"]
    file = petra.get(f"/api/tables/{table['id']}/match").text
    assert f"chance key {result['key']}" in file
    from ennead.kernel.chance import commitment

    assert commitment(bytes.fromhex(result["key"])) == table["commitment"]


def test_a_move_is_told_to_everybody(
    server: Running, petra: Browser, browse: Browse, sit: Sit
) -> None:
    """Two people and a spectator see the same events; only the own cards are named."""
    other = browse(server)
    made = petra.make_table("mastaba", "me", "link")
    key = made["invitations"][0]["key"]
    claimed = other.post("/api/claim", json={"key": key, "name": "  Jan\u202e \n"}).json()
    assert claimed["seat"] == 1
    table = made["table"]["id"]
    mine, theirs, watching = (
        sit(petra, table),
        sit(other, table, 1),
        sit(browse(server), table, None),
    )
    names = [seat["name"] for seat in petra.get(f"/api/tables/{table}").json()["seats"]]
    assert names == ["", "Jan"]
    mine.play()
    theirs.until(lambda: theirs.state["seq"] == 1)
    theirs.play()
    for socket in (mine, theirs, watching):
        socket.until_seq(2)
    assert [e["index"] for e in mine.events] == [e["index"] for e in watching.events]
    drew = [e["text"]["id"] for e in watching.events if "drew" in str(e["text"])]
    assert drew
    assert set(drew) == {"event-drew-hidden"}
    assert any(e["text"]["id"] == "event-drew" for e in mine.events)


def test_a_recap_tells_what_happened_to_those_who_ask(petra: Browser, sit: Sit) -> None:
    """The moments since an entry come to the seat that asks, as it saw them; one about
    the future is refused."""
    table = petra.make_table("mastaba", "me", "here")["table"]["id"]
    mine, theirs = sit(petra, table), sit(petra, table, 1)
    mine.play()
    theirs.until_seq(1)
    theirs.play()
    mine.until_seq(2)
    told = mine.do("recap", since=0)
    areas: dict[str, Any] = {}
    for moment in told["moments"]:
        areas = follow_areas(areas, moment.get("areas", []))
    assert told["since"] == 0
    assert areas == mine.areas
    assert told["moments"][-1]["log"] == len(mine.events)
    assert "moments" not in mine.do("recap", since=2, whole=False)
    assert mine.do("recap", since=3)["code"] == "stale"


def test_sealed_answers_do_not_make_each_other_stale(petra: Browser, sit: Sit) -> None:
    """In a sealed decision an answer may refer to any state at which it was already open."""
    table = petra.make_table("mastaba", "me", "here", "here")["table"]["id"]
    sockets = [sit(petra, table, seat) for seat in range(3)]
    for socket in sockets[::-1]:
        text = socket.state["decision"]["options"][0]["text"]
        assert socket.do("move", seq=0, text=text)["type"] == "ack"


def test_refusals_are_precise_and_change_nothing(petra: Browser, sit: Sit) -> None:
    """Stale, out of turn, illegal, no notation, spectator: each has its code, and the table stays
    as it is."""
    table = petra.make_table("mastaba", "me", "here")["table"]["id"]
    seat, watching = sit(petra, table), sit(petra, table, None)
    decision = seat.state["decision"]
    stale = seat.do("move", seq=7, text=decision["options"][0]["text"])
    assert (stale["code"], stale["seq"]) == ("stale", 0)
    assert seat.hear("state")["seq"] == 0
    offered = {option["text"] for option in decision["options"]}
    absent = next(
        f"bid {card}" for card in ("one", "two", "three", "four") if f"bid {card}" not in offered
    )
    illegal = seat.do("move", seq=0, text=absent)
    assert illegal["code"] == "illegal"
    reason = illegal["reasons"][0]
    assert reason["rule"] == "M-2"
    assert reason["title"]
    assert reason["source"]
    assert reason["text"]["id"] == "refuse-in-hand"
    assert seat.do("move", seq=0, text="dance")["code"] == "notation"
    assert watching.do("move", seq=0, text="pass")["code"] == "no-seat"
    seat.play()
    out_of_turn = seat.do("move", seq=1, text=decision["options"][0]["text"])
    assert out_of_turn["code"] == "not-your-turn"
    assert out_of_turn["reasons"][0]["text"]["id"] == "refuse-not-your-turn"
    assert seat.state["seq"] == 1


def test_the_same_id_is_the_same_move(petra: Browser, sit: Sit) -> None:
    """A repeated message gets the same answer, on any connection, and is played once."""
    table = petra.make_table("mastaba", "me", "here")["table"]["id"]
    seat = sit(petra, table)
    text = seat.state["decision"]["options"][0]["text"]
    first = seat.do("move", id="abc", seq=0, text=text)
    assert first == seat.do("move", id="abc", seq=0, text=text)
    again = sit(petra, table)
    assert first == again.do("move", id="abc", seq=0, text=text)
    assert again.state["seq"] == 1


def test_undo_takes_back_and_says_why_not(petra: Browser, sit: Sit) -> None:
    """A sealed answer can be taken back until all lie open; the log of everybody shrinks with
    it."""
    table = petra.make_table("mastaba", "me", "here")["table"]["id"]
    first, second = sit(petra, table), sit(petra, table, 1)
    nothing = first.do("undo", seq=0)
    assert (nothing["code"], nothing["reasons"][0]["text"]) == ("undo-nothing", "undo-nothing")
    lines = len(first.events)
    first.play()
    assert first.state["undo"] == {"possible": True}
    taken = first.do("undo", seq=1, id="u1")
    assert taken == {"type": "ack", "id": "u1", "seq": 2}
    first.until(lambda: first.state["seq"] == 2)
    assert first.state["decision"]["question"] == "bid"
    assert len(first.events) == lines
    assert taken == first.do("undo", seq=1, id="u1")
    first.play()
    second.until(lambda: second.state["seq"] == 3)
    assert second.do("undo", seq=3)["code"] == "undo-final"
    second.play()
    final = second.do("undo", seq=second.state["seq"])
    assert final["code"] == "undo-final"
    assert final["reasons"][0]["text"].startswith("undo-")


def test_undo_takes_back_a_whole_chain(petra: Browser, sit: Sit) -> None:
    """However many linked choices were made, one undo leads back to the question before the first
    of them."""
    seat = sit(petra, petra.make_table("afterlife", "me", "here", seed="chain")["table"]["id"])
    longest, begun = 0, {}
    while longest < 2:
        asked = seat.state["waiting"][0]["seat"]
        if asked != seat.state.get("seat"):
            seat.say("sit", seat=asked)
            seat.hear("state")
        decision, seq = seat.state["decision"], seat.state["seq"]
        if not decision.get("linked"):
            begun = decision
        elif seat.state["undo"].get("possible") and len(decision["trail"]) > longest:
            longest = len(decision["trail"])
            answer = seat.do("undo", seq=seq)
            assert (answer["type"], answer["seq"]) == ("ack", seq + 1)
            seat.until_seq(seq + 1)
            assert seat.state["decision"] == begun
            continue
        seat.play(decision["options"][len(decision["options"]) // 2]["text"])


def test_practice_goes_back_where_only_bots_play(
    start: Callable[..., Running], browse: Browse, sit: Sit
) -> None:
    """Over the moves of bots one returns to one's last choice; the mark of it survives a restart,
    and where another person plays it is refused."""
    server = start()
    petra = browse(server)
    table = petra.make_table("pharaon", "me", "bot:novice", seed="practice")["table"]["id"]
    seat = sit(petra, table)
    for _ in range(6):
        seat.until(lambda: "decision" in seat.state)
        seat.play()
    seat.until(lambda: "decision" in seat.state)
    far = seat.do("undo", seq=seat.state["seq"], far=True)
    seat.until_seq(far["seq"])
    assert seat.state["practice"]
    assert seat.state["decision"]["seat"] == 0
    shared = petra.make_table("mastaba", "me", "link")["table"]["id"]
    other = sit(petra, shared)
    other.say("undo", id="f", seq=0, far=True)
    assert other.hear("refusal")["code"] == "forbidden"
    seat.close()
    server.stop()

    again = browse(start())
    again.cookies = petra.cookies
    assert sit(again, table).state["practice"]


def test_explanations_cite_the_rulebook(petra: Browser, sit: Sit) -> None:
    """Asking why not names the rule; asking about something possible says so; out of turn it says
    whose turn it is."""
    table = petra.make_table("mastaba", "me", "here")["table"]["id"]
    seat = sit(petra, table)
    offered = [option["text"] for option in seat.state["decision"]["options"]]
    assert seat.do("explain", text=offered[0]) == {
        "type": "explanation", "id": seat_id(seat), "allowed": [offered[0]],
    }  # fmt: skip
    missing = next(t for t in ("bid one", "bid two", "bid three", "bid four") if t not in offered)
    reasons = seat.do("explain", text=missing)["reasons"]
    assert reasons[0]["rule"] == "M-2"
    target = seat.state["decision"]["options"][0].get("targets")
    if target:
        assert offered[0] in seat.do("explain", target=target[0])["allowed"]
    assert seat.do("explain", target="nothing/here")["reasons"] == [{"text": "refuse-no-use"}]
    assert seat.do("explain")["code"] == "malformed"
    seat.play()
    assert seat.do("explain", text=missing)["reasons"][0]["text"]["id"] == "refuse-not-your-turn"


def seat_id(socket: Socket) -> str:
    """The id of the last answer."""
    import json

    return str(json.loads(socket.heard[-1])["id"])


def test_hot_seat_shows_one_seat_at_a_time(petra: Browser, sit: Sit) -> None:
    """One connection looks from seat to seat; each state holds that seat's own log and hand."""
    table = petra.make_table("mastaba", "me", "here")["table"]["id"]
    socket = sit(petra, table)
    open_cards = [e for e in socket.events if e["text"]["id"] == "event-drew"]
    assert {e["text"]["args"]["player"]["seat"] for e in open_cards} == {0}
    socket.say("sit", seat=1)
    state = socket.hear("state")
    assert state["seat"] == 1
    assert state["decision"]["seat"] == 1
    open_cards = [e for e in socket.events if e["text"]["id"] == "event-drew"]
    assert {e["text"]["args"]["player"]["seat"] for e in open_cards} == {1}
    assert [one["seat"] for one in state["waiting"]] == [0, 1]
    socket.say("sit", seat=2)
    assert socket.hear("refusal")["code"] == "no-seat"


def test_a_reconnect_goes_on_where_it_was(petra: Browser, sit: Sit) -> None:
    """After a loss, hello names the last state; only newer lines of the log come, the decision is
    the same."""
    table = petra.make_table("mastaba", "me", "here")["table"]["id"]
    first, second = sit(petra, table), sit(petra, table, 1)
    first.play()
    before = list(first.events)
    first.close()
    second.until(lambda: second.state["seq"] == 1)
    second.play()
    again = sit(petra, table, 0, seq=1)
    assert again.state["log"] == len(before)
    assert [event["index"] for event in again.events] == list(
        range(len(before), len(second.events))
    )
    assert again.state["seq"] == second.state["seq"]


def test_a_seat_is_handed_to_a_bot_and_taken_back(
    server: Running, petra: Browser, browse: Browse, sit: Sit
) -> None:
    """The host hands an absent person's seat to a bot; the person takes it back; a stranger can do
    neither."""
    jan = browse(server)
    made = petra.make_table("mastaba", "me", "link")
    table = made["table"]["id"]
    jan.post("/api/claim", json={"key": made["invitations"][0]["key"]})
    host = sit(petra, table)
    host.play()
    assert host.do("handover", seat=1, level="novice")["type"] == "ack"
    host.until(lambda: host.state["seq"] >= 2)
    back = sit(jan, table, 1)
    info = petra.get(f"/api/tables/{table}").json()["seats"][1]
    assert (info["holder"], info["level"]) == ("bot", "novice")
    assert host.do("handover", seat=1)["code"] == "forbidden"
    assert back.do("handover", seat=1, id="back")["type"] == "ack"
    assert back.do("handover", seat=1, id="back")["type"] == "ack"
    assert petra.get(f"/api/tables/{table}").json()["seats"][1]["holder"] == "person"
    assert host.do("handover", seat=1, level="novice")["code"] == "forbidden"
    assert host.do("handover", seat=0, level="grandmaster")["code"] == "bad-options"
    assert back.do("rename", seat=1, name="Jan")["type"] == "ack"
    assert back.do("rename", seat=0, name="Jan")["code"] == "no-seat"
    assert back.do("rename", seat=1, name="\u200b")["code"] == "malformed"


def test_a_hint_is_a_move_of_the_menu(petra: Browser, sit: Sit) -> None:
    """A bot in a worker process advises; it is refused when nothing is asked."""
    table = petra.make_table("mastaba", "me", "here")["table"]["id"]
    seat = sit(petra, table)
    texts = [option["text"] for option in seat.state["decision"]["options"]]
    advice = seat.do("hint")
    assert advice["text"] in texts
    seat.play()
    assert seat.do("hint")["code"] == "not-your-turn"


def test_a_hint_that_comes_too_late_is_refused(
    server: Running, petra: Browser, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The decision was taken while the bot was thinking, or the bot failed: there is an answer all
    the same."""
    begun, thought = threading.Event(), asyncio.Event()
    advice: list[Reply] = []

    async def think(*about: object) -> Reply:
        begun.set()
        await thought.wait()
        return advice.pop()

    monkeypatch.setattr(server.services.registry.driver, "choose", think)
    seat = sit(petra, petra.make_table("mastaba", "me", "here")["table"]["id"])
    text = seat.state["decision"]["options"][0]["text"]

    async def answer() -> None:
        thought.set()

    seat.say("hint", id="late")
    assert begun.wait(PATIENCE)
    seat.play(text)
    advice.append(Reply(1, text))
    server.call(answer)
    assert seat.hear("refusal", "advice")["code"] == "stale"
    seat.say("sit", seat=1)
    seat.hear("state")
    assert seat.do("hint")["code"] == "fault"  # nothing is left to advise


def test_nothing_can_be_asked_before_the_beginning(petra: Browser, sit: Sit) -> None:
    """A seat is still open: an explanation is refused as a move is, not called malformed."""
    seat = sit(petra, petra.make_table("mastaba", "me", "link")["table"]["id"])
    assert seat.do("explain", text="bid one")["code"] == "busy"
    assert seat.do("move", seq=0, text="bid one")["code"] == "busy"
    assert seat.do("hint")["code"] == "not-your-turn"


def test_programs_come_with_a_key_and_without_a_scene(server: Running, petra: Browser) -> None:
    """Without a cookie the key in hello opens the seat; without a scene only decisions and events
    are sent."""
    made = petra.make_table("mastaba", "link", "bot")
    socket = Socket(server.address)
    socket.hello(made["table"]["id"], 0, key=made["invitations"][0]["key"], scene=False)
    socket.until(lambda: "decision" in socket.state)
    assert "areas" not in socket.state
    assert "order" not in socket.state
    assert all("targets" not in option for option in socket.state["decision"]["options"])
    assert socket.play()["type"] == "ack"
    socket.close()
    stranger = Socket(server.address)
    stranger.say("hello", version=PROTOCOL, table=made["table"]["id"], seat=0, token="x" * 43)
    assert stranger.hear("refusal")["code"] == "no-seat"
    assert stranger.closed() == 1000
