"""A host of the table of a device, in this very process: storage in a dictionary, thoughts at
once."""

from __future__ import annotations

import json
from collections import deque
from typing import Any

from ennead.bots.protocol import read_request
from ennead.bots.worker import Memory, answer
from ennead.browser.desk import Desk
from ennead.table import messages as m


class Host:
    """What a page and its workers do; `kill` loses everything but the storage."""

    def __init__(self, stored: dict[str, str] | None = None) -> None:
        self.stored = {} if stored is None else stored
        self.heard: dict[int, list[Any]] = {}
        self._answers: dict[int, tuple[int, str]] = {}
        self._memory = Memory()
        self._events: deque[dict[str, Any]] = deque()
        self._numbers = 0
        self.fails = False
        self._start()

    def _start(self) -> None:
        self.desk = Desk()
        for key, text in self.stored.items():
            if key.startswith("table/"):
                self.desk.bring(key, text)

    def kill(self) -> None:
        """The tab is gone in the middle; another comes."""
        self._events.clear()
        self.heard.clear()
        self._start()

    def take(self, event: dict[str, Any]) -> None:
        """An event, and all that follows from it."""
        self._events.append(event)
        while self._events:
            self._one(json.dumps(self._events.popleft()))

    def _one(self, event: str) -> None:
        while keys := self.desk.missing(event):
            for key in keys:
                self.desk.bring(key, self.stored.get(key))
        effects = json.loads(self.desk.take(event))
        if effects.get("put") and self.fails:
            self.take({"type": "unsaved"})
            return
        for key, text in effects.get("put", {}).items():
            self.stored.pop(key, None)
            if text is not None:
                self.stored[key] = text
        for line, message in effects.get("say", []):
            self.heard.setdefault(line, []).append(json.loads(message))
        for number, status, _, body in effects.get("answers", []):
            self._answers[number] = status, body
        for text in effects.get("think", []):
            request = read_request(text)
            assert request is not None
            reply = answer(request, self._memory).line()
            self._events.append({"type": "thought", "number": request.number, "text": reply})
        self._events.extend(event for _, event in effects.get("later", []))

    # -- as a page does it -------------------------------------------------------------------------

    def ask(self, path: str, body: Any = None) -> tuple[int, Any]:
        """A request; returns status and answer."""
        self._numbers += 1
        text = body if body is None or isinstance(body, str) else json.dumps(body)
        self.take({"type": "ask", "number": self._numbers, "path": path, "body": text})
        status, said = self._answers.pop(self._numbers)
        return status, json.loads(said) if said[:1] in "[{" else said

    def open(self, table: str, seat: int | None = 0, line: int = 1) -> None:
        """A line to a table."""
        self.take({"type": "open", "line": line})
        self.say({"type": "hello", "version": m.PROTOCOL, "table": table, "seat": seat}, line)

    def say(self, message: dict[str, Any], line: int = 1) -> None:
        """A message on a line."""
        self.take({"type": "hear", "line": line, "text": json.dumps(message)})

    def state(self, line: int = 1) -> Any:
        """The last state on a line."""
        return next(one for one in reversed(self.heard[line]) if one["type"] == "state")
