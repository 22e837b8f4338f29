"""A game from outside on a server."""

from __future__ import annotations

from tests.outside import NAME, Outside
from tests.server.running import Browser


def test_it_is_played_on_a_server(outside: Outside) -> None:
    """The lobby offers it, a table of it is made, and a move is taken and told."""
    with outside.serving() as address, Browser(address) as petra:
        offered = petra.get("/api/games").json()
        assert NAME in [game["id"] for game in offered]
        table = petra.make_table(NAME, "me", "bot:novice")["table"]["id"]
        seat = petra.sit(table)
        seat.until(lambda: "decision" in seat.state)
        assert seat.play("wait")["type"] == "ack"
        assert any(area["id"] == "hand" for area in seat.areas.values())
        seat.close()
