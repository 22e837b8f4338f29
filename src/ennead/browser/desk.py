"""The table of a device as its host sees it: events in, effects out, both as JSON.

    desk = Desk()
    while keys := desk.missing(event):     # the host has the storage
        desk.bring(key, text)
    effects = desk.take(event)             # store first, then tell

Events: `open`, `hear` and `close` of a line; `ask` for what a server answers over HTTP; `thought`
with the reply to a line of `think`; `go on` after a time; `unsaved` when storage has failed.
"""

from __future__ import annotations

import json
import logging
from typing import Any

from ennead.browser import wire
from ennead.browser.answers import Answers
from ennead.browser.effects import Effects
from ennead.browser.lines import Conductor, Line
from ennead.browser.match import OwnMatch
from ennead.browser.shelf import Shelf
from ennead.browser.thinking import Thinker
from ennead.table import messages as m
from ennead.table import requests
from ennead.table.packets import Answer
from ennead.table.problems import problem_of, status_of
from ennead.table.refused import Refused

logger = logging.getLogger("ennead.desk")


class Desk:
    """Everything that a server would do, for one device."""

    def __init__(self) -> None:
        self._effects = Effects()
        self._lines: list[Line] = []
        self._shelf = Shelf()
        self._thinker = Thinker(self._changed)
        self._conductor = Conductor(self._thinker, self._say, self._changed, self._lines)
        self._answers = Answers(self._shelf, self._thinker, self._conductor)

    # -- what the host brings ----------------------------------------------------------------------

    def missing(self, text: str) -> list[str]:
        """The keys of what has to be brought before an event can be taken."""
        event = json.loads(text)
        if event["type"] == "ask":
            return self._answers.missing(event["path"], event.get("body"))
        if event["type"] == "hear" and '"hello"' in event["text"]:
            try:
                hello = wire.decode(event["text"])
            except Refused:
                return []
            return self._shelf.missing(hello.table) if isinstance(hello, requests.Hello) else []
        return []

    def bring(self, key: str, text: str | None) -> None:
        """Something from storage; None if it is not there."""
        self._shelf.bring(key, text)

    def take(self, text: str) -> str:
        """Carry out an event; whatever goes wrong is answered, not raised."""
        event = json.loads(text)
        self._effects = self._thinker.effects = effects = Effects()
        try:
            self._take(event)
        except Exception as error:
            if not isinstance(error, Refused):
                logger.exception("an event could not be carried out")
            self._excuse(event, error if isinstance(error, Refused) else Refused("fault"))
        self._shelf.store(effects)
        return effects.text()

    def _take(self, event: dict[str, Any]) -> None:
        match event["type"]:
            case "open":
                self._lines.append(Line(event["line"]))
            case "close":
                self._lines[:] = [one for one in self._lines if one.number != event["line"]]
            case "hear":
                self._hear(self._line(event), event["text"])
            case "ask":
                self._ask(event)
            case "thought":
                self._thinker.hear(event["number"], event["text"])
            case "go on":
                self._thinker.go_on(self._shelf.match(event["table"]), event["seat"])
            case "unsaved":
                self._forget()

    # -- lines -------------------------------------------------------------------------------------

    def _line(self, event: dict[str, Any]) -> Line:
        return next(one for one in self._lines if one.number == event["line"])

    def _hear(self, line: Line, text: str) -> None:
        message = wire.decode(text)
        if line.match is None:
            if isinstance(message, requests.Ping):
                return self._say(line, m.Pong())
            if not isinstance(message, requests.Hello):
                raise Refused("not-greeted", "expected hello first")
            return self._conductor.greet(line, message, self._shelf.match(message.table))
        try:
            self._conductor.do(line, line.match, message)
        except Refused as refused:
            id = getattr(message, "id", "")
            self._say(line, refused.denial(id, line.match.table.seq))
            if refused.code == "stale":
                self._say(line, line.match.table.state(line.subscription))

    def _say(self, line: Line, answer: Answer) -> None:
        self._effects.say.append((line.number, wire.encode(answer).decode()))

    def _changed(self, match: OwnMatch) -> None:
        """A match has moved on: it is stored, everybody sees it, bots think."""
        self._shelf.touch(match)
        self._conductor.refresh(match)
        if not match.playing:
            self._conductor.announce(match)
        self._thinker.drive(match)

    def _forget(self) -> None:
        """What could not be stored has not happened: whoever looks on comes back to what was."""
        self._shelf.clear()
        for line in self._lines:
            self._say(line, m.Bye("unsaved"))
        self._lines.clear()

    # -- requests ----------------------------------------------------------------------------------

    def _ask(self, event: dict[str, Any]) -> None:
        def reply(status: int, kind: str, body: str) -> None:
            self._effects.answers.append((event["number"], status, kind, body))

        self._answers.answer(event["path"], event.get("body"), reply)

    def _excuse(self, event: dict[str, Any], refused: Refused) -> None:
        """Say that something was not done to whoever wanted it."""
        if event["type"] == "ask":
            body = wire.encode(problem_of(refused)).decode()
            answer = (event["number"], status_of(refused), "application/json", body)
            self._effects.answers.append(answer)
        elif event["type"] == "hear":
            for line in [one for one in self._lines if one.number == event["line"]]:
                seq = None if line.match is None else line.match.table.seq
                self._say(line, refused.denial(seq=seq))
