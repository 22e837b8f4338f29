"""Figures of an owner's box over HTTP: tried, refused with their path, played with."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.running import Browser

DRAFT = {"figures": {"card": {"axe": {"cost": 7}}}, "name": "Petra's box"}


def axe(components: list[dict[str, Any]]) -> dict[str, Any]:
    return next(one for one in components if one["key"] == "card-axe")


def test_a_draft_is_laid_over_the_game(petra: Browser) -> None:
    """The answer has the face with the new figure, its source, and a file that gives the same
    again."""
    found = petra.post("/api/packs/afterlife", json=DRAFT).json()
    card = axe(found["components"])
    assert card["face"]["stats"][1]["value"] == 7
    assert {"name": "cost", "value": 7, "source": "pack: pack"} in card["figures"]
    again = petra.post("/api/packs/afterlife", json={"text": found["text"]}).json()
    assert again == found
    assert found["name"] == "Petra's box"


@pytest.mark.parametrize(
    ("draft", "where", "said"),
    [
        ({"figures": {"card": {"axe": {"cost": -1}}}}, "card.axe.cost", "from 0"),
        ({"figures": {"card": {"axe": {"cots": 1}}}}, "card.axe.cots", "no such figure"),
        ({"figures": {"card": {"sword": {"cost": 1}}}}, "card.sword", "no such component"),
        ({"text": "[card.axe"}, "pack", "not a TOML file"),
        ({"text": "card = 3"}, "card", "expected tables"),
    ],
)
def test_what_does_not_fit_is_named(petra: Browser, draft: Any, where: str, said: str) -> None:
    """The answer has the path of the figure and what was expected."""
    problem = petra.post("/api/packs/afterlife", json=draft).json()["problem"]
    assert (problem["code"], problem["where"]) == ("bad-pack", where)
    assert said in problem["detail"]


def test_a_table_is_played_with_a_pack(petra: Browser) -> None:
    """The table says whose figures it has, and its components have them."""
    text = petra.post("/api/packs/afterlife", json=DRAFT).json()["text"]
    table = petra.make_table("afterlife", "me", "bot:novice", pack=text)["table"]
    assert table["pack"] == "Petra's box"
    found = petra.get(f"/api/tables/{table['id']}/components").json()["components"]
    assert axe(found)["face"]["stats"][1]["value"] == 7


def test_a_bad_pack_makes_no_table(petra: Browser) -> None:
    """A wish with figures that do not fit is refused whole."""
    seats = [{"holder": "me"}, {"holder": "bot", "level": "novice"}]
    wish = {"game": "afterlife", "seats": seats, "pack": "[card.axe]\ncost = true\n"}
    answer = petra.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-pack")
