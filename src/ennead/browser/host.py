"""What the workers of a page call: a desk that takes and gives nothing but texts, and the bots."""

from __future__ import annotations

import json
from collections.abc import Callable

from ennead.bots.protocol import read_request
from ennead.bots.worker import Memory, answer
from ennead.browser.desk import Desk


class PlainDesk:
    """A desk for JavaScript."""

    def __init__(self) -> None:
        self._desk = Desk()

    def missing(self, event: str) -> str:
        """The keys that have to be brought, as JSON."""
        return json.dumps(self._desk.missing(event))

    def bring(self, key: str, text: str) -> None:
        """Something from storage; empty if it is not there."""
        self._desk.bring(key, text or None)

    def take(self, event: str) -> str:
        """The effects of an event."""
        return self._desk.take(event)


def make() -> PlainDesk:
    """The table of a device."""
    return PlainDesk()


def answerer() -> Callable[[str], str]:
    """Whoever thinks about the lines of `think`."""
    memory = Memory()

    def choose(line: str) -> str:
        request = read_request(line)
        return "" if request is None else answer(request, memory).line()

    return choose
