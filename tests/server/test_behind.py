"""Watching later: who has no seat sees nothing newer than a table allows."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing

import pytest
from tests.server.running import Browser, Running, play_out

from ennead.games import load
from ennead.kernel import SPECTATOR, Match
from ennead.kernel.chance import Keyed
from ennead.table.behind import Behind
from ennead.table.catalog import GameCatalog
from ennead.table.table import Subscription, Table

Browse = Callable[[Running], Browser]
Start = Callable[..., Running]
LATE = 4


@pytest.mark.parametrize("name", ["kemet", "pharaon"])
def test_what_is_shown_is_what_was(name: str) -> None:
    """After every move of a match, and after take-backs near and far, a watcher's whole state is
    that of a table that knows only the moves up to then, and none is shown that was taken back."""
    kit, luck = GameCatalog().kit(name), Keyed(b"key")
    game = load(name)
    table = Table(kit, Match.begin(game, game.setup(2, {}), luck), luck)
    behind, seen = Behind(LATE), 0
    for step in range(60):
        seat = table.asked[0]
        table.choose(seat, list(game.menu(table.position, seat))[step % 2 - 1])
        if step in (20, 21, 40):
            far = table.match.record[-3 if step < 40 else -LATE - 3].seat
            table.undo_far(far)
        shown = behind.of(table)
        moves = len(shown.match.record)
        assert moves <= max(seen, len(table.match.record) - LATE, 0)
        assert shown.match.record == table.match.record[:moves]
        seen = moves
        one, other = (each.state(Subscription(SPECTATOR)) for each in (shown, table.earlier(moves)))
        assert (one.areas, one.standings) == (other.areas, other.standings)
        assert [line.text for line in one.events] == [line.text for line in other.events]
    assert seen > 20


def test_a_watcher_sees_nothing_newer(start: Start, browse: Browse) -> None:
    """At such a table no frame that a watcher, or a stranger who has a seat, gets has a line of the log or an entry that is newer
    than allowed, nothing can be asked beyond it, and the words of seats come when it is over, with
    all of the match."""
    server = start()
    petra, olga = browse(server), browse(server)
    made = petra.make_table("mastaba", "here", "here", delay=LATE, aloud=True)["table"]
    table = made["id"]
    assert made["delay"] == LATE
    olga.get("/api/lobby")
    petra.post(f"/api/tables/{table}/words", json={"room": "table", "kind": "text", "body": "hm"})
    words = f"/api/tables/{table}/words"
    with (
        closing(petra.sit(table, 0)) as one,
        closing(petra.sit(table, 1)) as two,
        closing(olga.sit(table, None)) as watcher,
        closing(petra.sit(table, None, stranger=True)) as screen,
    ):
        for _ in range(7):
            play_out([one, two], 1)
            now = max(one.state["seq"], two.state["seq"])
            watcher.say("recap", id=f"r{now}", since=now)
            assert watcher.hear("refusal", "moments").get("code") == "stale"
            assert screen.do("explain", target="pile")["type"] == "explanation"
            assert screen.state["seq"] <= max(0, now - LATE)
            assert "plea" not in screen.table
            assert watcher.state["seq"] <= max(0, now - LATE)
            assert olga.get(f"/api/tables/{table}").json().get("seq", 0) <= max(0, now - LATE)
        allowed = [event["text"] for event in watcher.events]
        assert len(allowed) < len(one.events)
        told = json.dumps([json.loads(frame) for frame in watcher.heard])
        assert all(
            json.dumps(event["text"]) not in told
            for event in one.events[len(allowed) :]
            if event["text"] not in allowed
        )
        assert olga.get(words).json()["words"] == []
        assert not any(seat.get("yours") for seat in screen.table["seats"])
        assert screen.do("move", seq=0, text="x")["code"] == "no-seat"
        play_out([one, two])
        while "result" not in watcher.state:
            watcher.hear("state")
        assert len(watcher.events) >= len(allowed)
    assert [word["body"] for word in olga.get(words).json()["words"]] == ["hm"]
