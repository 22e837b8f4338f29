"""Two people who are one god: one suggests a card with a click, the other sees it and decides."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import NewPerson
from tests.games.ankh.teams import HIGHER, LOWER, in_battle
from tests.server.running import Running

from ennead.table.table import Table

pytestmark = pytest.mark.browser


def test_a_card_is_suggested_with_one_click(person: NewPerson, server: Running) -> None:
    """The lower god's player clicks a card of the team, the higher one's page says so and plays it
    with another click; both see the card on the table."""
    petra, jan = person(), person()
    id = petra.sit("ankh", "me", "link", "link")
    link = petra.page.locator("dialog[open] input[readonly]").first.input_value()
    petra.press("Escape")
    jan.page.goto(link)
    jan.page.locator("input[type=text]").fill("Jan")
    jan.page.locator("form button[type=submit]").click()
    jan.page.locator("#prompt").wait_for()
    other = petra.context.request.get(f"{petra.address}/api/tables/{id}/invitations").json()
    claim = {"key": other[-1]["key"], "name": "Eva"}
    answer = petra.context.request.post(f"{petra.address}/api/claim", data=claim)
    assert answer.ok, answer.text()
    petra.until("wire.state !== null && (wire.state.decision || wire.state.waiting)")

    async def fight() -> Table:
        room = await server.services.registry.room(id)
        table = room.live.running
        table.match.position = in_battle(table.kit.game)
        table._changed()
        table.seq += 1
        table.opened = table.seq
        room.refresh()
        return table

    table = server.call(fight)
    expect(jan.page.locator("#prompt")).to_contain_text("Suggest an answer to")
    jan.page.locator('[data-node="hand/flood"]').first.click()
    suggested = petra.page.locator(".answers .advice", has_text="Jan suggests: Play Flood")
    expect(suggested).to_be_visible()
    for one in (petra, jan):
        expect(one.page.locator('[data-node="battle/ra/secret/flood"]').first).to_be_visible()
    suggested.click()
    petra.until("!wire.pending")
    expect(jan.page.locator('[data-node="battle/isis/secret/flood"]').first).to_be_visible()
    played = [(entry.seat, entry.text) for entry in table.match.record[-2:]]
    assert played == [(LOWER, "play flood"), (HIGHER, "play flood")]
