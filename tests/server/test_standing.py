"""Standing orders at a table: followed while their person is away, and nobody else's business."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.battles import LUCK, fight
from tests.server.running import Browser, Running, Socket
from tests.server.test_deadlines import DAY, friends

from ennead.table import newtable

Sit = Callable[..., Socket]
Start = Callable[..., Running]
ORDER = {"question": "fight", "way": "safest", "never": ["battle-card-cavalry"]}


@pytest.fixture
def server(start: Start, monkeypatch: pytest.MonkeyPatch) -> Running:
    monkeypatch.setattr(newtable, "chance_key", lambda seed="": LUCK)
    return start(order_pause=0.0)


def test_orders_answer_for_who_is_away_and_stay_secret(
    petra: Browser, server: Running, browse: Any, sit: Sit
) -> None:
    """Who looks is asked as ever; once they have gone their orders choose the card. The opponent,
    a spectator and every public answer hear nothing of them; a stranger cannot ask or give any."""
    pace = {"minutes": 3 * DAY, "late": "move"}
    table, milan = friends(petra, browse, server, game="kemet", **pace)
    path = f"/api/tables/{table}/orders"
    assert petra.get(path).json()["offers"]
    wish = {"seat": 0, "orders": [ORDER]}
    assert milan.post(path, json=wish).json()["code"] == "no-seat"
    assert petra.post(path, json=wish).json()["given"] == [wish]
    looking = sit(petra, table)
    fight(server, table, 0, 1)
    rival, spectator = sit(milan, table, 1), sit(browse(server), table, None)
    rival.until(lambda: "decision" in rival.state)
    seq = rival.state["seq"]
    assert "decision" in looking.state or looking.hear("state")
    looking.close()
    rival.until_seq(seq + 1)
    assert "decision" in rival.state
    rival.play()

    stranger = browse(server)
    assert stranger.get(path).json()["code"] == "no-seat"
    public = [
        stranger.get(f"/api/tables/{table}").text,
        milan.get("/api/lobby/mine").text,
        milan.get(path).text.partition('"given"')[2],
        milan.get(f"/api/tables/{table}/match").text,
        *rival.heard,
        *spectator.heard,
    ]
    for word in ("safest", '"orders":[{', '"never"'):
        assert not [one for one in public if word in one]


def test_without_orders_everybody_is_waited_for(
    petra: Browser, server: Running, browse: Any, sit: Sit
) -> None:
    """Orders for another question answer nothing, and those taken back are gone."""
    table, milan = friends(petra, browse, server, game="kemet", minutes=DAY, late="move")
    path = f"/api/tables/{table}/orders"
    petra.post(path, json={"seat": 0, "orders": [ORDER]})
    petra.post(path, json={"seat": 0, "orders": [{"question": "wound", "way": "decline"}]})
    fight(server, table, 0, 1)
    sit(petra, table).close()
    rival = sit(milan, table, 1)
    rival.until(lambda: "decision" in rival.state)
    assert rival.play()["type"] == "ack"
    seen = petra.get(f"/api/tables/{table}").json()
    assert seen["seq"] == rival.state["seq"]
    assert sit(petra, table).state["decision"]["question"] == "fight"
