"""Somebody at a browser: sees the page only, and plays by mouse or by keys."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

SCRIPT = Path(__file__).with_name("player.js").read_text(encoding="utf-8")
DESK = (1280, 800)
SECONDS = 600
"""How long a slow machine may take for a whole match; no test waits so long for anything else."""
PATIENCE = 60
"""Seconds for anything that must come; only a fault, never a slow machine, takes so long."""
expect.set_options(timeout=PATIENCE * 1000)


class Person:
    """A browser with a cookie jar of its own and one open page."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: tuple[int, int] = DESK,
        theme: str = "light",
        language: str = "en-GB",
        calm: bool = True,
        pace: str = "off",
        confirm: bool = False,
        scale: float = 1,
        touch: bool = False,
        standby: bool = False,
    ) -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if theme == "dark" else "light",
            locale=language,
            reduced_motion="reduce" if calm else "no-preference",
            device_scale_factor=scale,
            has_touch=touch,
        )
        self.context.add_init_script(SCRIPT)
        settings = json.dumps({"pace": pace, "confirm": confirm, "standby": standby})
        self.context.add_init_script(
            f"try {{ localStorage['ennead-settings'] ??= '{settings}' }} catch {{ /* a blank page */ }}"
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.expected: list[str] = []
        """Complaints that the test provokes, by a part of their words."""
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on(
            "console",
            lambda said: self.complaints.append(said.text) if said.type == "error" else None,
        )

    # -- getting to a table
    # ---------------------------------------------------------------------------------------

    def lobby(self) -> Page:
        self.page.goto(f"{self.address}/")
        self.page.locator(".game h3").first.wait_for()
        return self.page

    def make_table(self, game: str, *holders: str, **more: Any) -> str:
        """A new table of this browser (`me`, `here`, `link`, `bot:novice`); returns its id."""
        return str(self.created(game, *holders, **more)["table"]["id"])

    def created(self, game: str, *holders: str, **more: Any) -> Any:
        seats = []
        for holder in holders:
            kind, _, level = holder.partition(":")
            seats.append({"holder": kind, **({"level": level} if level else {})})
        return self._post({"game": game, "seats": seats, **more})

    def _post(self, wish: Any) -> Any:
        answer = self.context.request.post(f"{self.address}/api/tables", data=wish)
        assert answer.status == 201, answer.text()
        return answer.json()

    def sit_down(self, wish: Any) -> None:
        """Make the table that is described, and open it."""
        self.open_table(self._post(wish)["table"]["id"])

    def open_table(self, table: str, query: str = "") -> Page:
        self.page.goto(f"{self.address}/#/table/{table}{query}")
        self.page.locator("#prompt").wait_for()
        self.until("wire.state !== null")
        return self.page

    def sit(self, game: str, *holders: str, **more: Any) -> str:
        table = self.make_table(game, *holders, **more)
        self.open_table(table)
        return table

    # -- playing
    # ----------------------------------------------------------------------------------------------------

    def wire(self, what: str) -> Any:
        """Something that the page heard or said, by its name in `player.js`."""
        return self.page.evaluate(f"window.player.wire.{what}")

    def until(self, condition: str, seconds: float = PATIENCE) -> None:
        """Wait inside the page for a condition on the wire. (The page's policy forbids Playwright's
        own way, `eval`.)"""
        held = self.page.evaluate(
            "async (most) => { const { wire } = window.player; const end = performance.now() + most;"
            f" while (!({condition})) {{ if (performance.now() > end) return false;"
            " await new Promise((done) => setTimeout(done, 10)); } return true; }",
            seconds * 1000,
        )
        assert held, f"{condition} did not come about; the page says: {self.text()[:600]}"

    def seed(self, value: int) -> None:
        self.page.evaluate("(value) => window.player.seed(value)", value)

    def asked(self) -> None:
        """Wait until something is asked of this person."""
        self.until("wire.state?.decision && !wire.pending")

    def step(self, haste: float = 0.2) -> dict[str, Any]:
        """One click of the real mouse on something lit, when there is something to click."""
        found: dict[str, Any] = self.page.evaluate(
            "async (haste) => { for (let n = 0; n < 500; n++) { const step = window.player.next(haste);"
            " if (!step.wait) return step; await new Promise((done) => setTimeout(done, 5)); } return {wait: true}; }",
            haste,
        )
        assert "stuck" not in found, found
        if "x" in found:
            self.page.mouse.click(found["x"], found["y"])
        return found

    def click_on(self, moves: int, haste: float = 0.2) -> None:
        """Play some moves with the real mouse."""
        target = self.wire("moves") + moves
        while self.wire("moves") < target:
            if self.step(haste).get("over"):
                return

    def run(self, haste: float = 0.2, moves: int = 0, seconds: float = 0) -> Any:
        """Play on by clicks made inside the page, each where the pointer would really hit: to the
        end, or some moves, which must come about unless it is said how long they may take."""
        most = seconds or (PATIENCE + moves if moves else SECONDS)
        done = self.page.evaluate(
            "([haste, moves, seconds]) => window.player.run(haste, moves, seconds)",
            [haste, moves or 100_000, most],
        )
        assert seconds or not moves or not done.get("late"), (done, self.text()[:600])
        return done

    def finish(self, haste: float = 0.2, seconds: float = SECONDS) -> Any:
        done = self.run(haste, seconds=seconds)
        assert done.get("over"), done
        expect(self.page.locator("dialog[open] tbody tr").first).to_be_visible()
        return done

    def follow_coach(self, moves: int = 10_000) -> None:
        """Do what the coach says until its lesson is over, or so many moves are made."""
        told = self.page.evaluate(
            "([moves, seconds]) => window.player.follow(moves, seconds)", [moves, PATIENCE]
        )
        assert told["over"], told
        assert not told["faults"], told["faults"]

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def settle(self) -> None:
        """Wait for the fonts and for two frames: what is seen now stays."""
        self.page.evaluate(
            "async () => { await document.fonts.ready;"
            " for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame); }"
        )

    # -- afterwards
    # ----------------------------------------------------------------------------------------------------

    def text(self) -> str:
        return self.page.locator("body").inner_text()

    def close(self) -> None:
        """Leave; whatever the page complained about is a fault."""
        self.context.close()
        left = [said for said in self.complaints if not any(part in said for part in self.expected)]
        assert not left, f"the page complained: {left}"
