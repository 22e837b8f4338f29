"""While bots think the page is as lively as ever."""

from __future__ import annotations

import os
import signal

import pytest
from playwright.sync_api import expect
from tests.browser.player import PATIENCE, Person
from tests.server.running import Running

pytestmark = pytest.mark.browser

FRAMES = """async () => {
  for (let n = 0; n < 10; n++) await new Promise((done) => requestAnimationFrame(done));
  return true;
}"""


def test_a_thinking_master_does_not_hold_up_the_page(petra: Person, server: Running) -> None:
    """The bot's process is stopped in the middle of its turn: frames come, a click is answered with
    whom the table waits for, and so is the server's next guest; when the process goes on, so does
    the match.
    """
    petra.sit("kemet", "me", "bot:master")
    while (
        not server.services.registry.bots.counts.choices
    ):  # a worker that has started can be stopped
        petra.asked()
        petra.run(0.2, moves=1)
    petra.asked()
    bots = server.services.registry.bots
    process, before, patience = bots._workers[0]._process, bots.counts.choices, bots._seconds
    assert process is not None
    bots._seconds = PATIENCE  # it must not be replaced while we look
    os.kill(process.pid, signal.SIGSTOP)
    try:
        while petra.wire("state.decision ?? null"):
            petra.run(0.2, moves=1)
            petra.until("!wire.pending")
        while (choices := bots.counts.choices) == before:
            petra.page.wait_for_timeout(20)
        assert petra.wire("state.waiting.map((one) => one.seat)") == [1]
        assert petra.page.evaluate(FRAMES)
        petra.page.locator(".stage [data-node]").first.click(force=True)
        expect(petra.page.locator(".popover .why .text")).to_contain_text("Bot 2")
        assert petra.context.request.get(f"{petra.address}/api/games").ok
        petra.press("Escape")
        assert bots.counts.choices == choices
    finally:
        bots._seconds = patience
        os.kill(process.pid, signal.SIGCONT)
    petra.until(f"wire.state.decision || wire.state.seq > {petra.wire('state.seq')}")
