"""A page that looks at a table: what it does there, and what it is told. The messages are those of
the socket of a server (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from ennead.bots.protocol import Reply
from ennead.browser.match import HERE, OwnMatch
from ennead.browser.thinking import Thinker
from ennead.table import messages as m
from ennead.table import requests
from ennead.table.newtable import bot_level, clean_name
from ennead.table.packets import Answer
from ennead.table.refused import Refused
from ennead.table.seating import Holder, SeatRow
from ennead.table.table import Subscription

Say = Callable[["Line", Answer], None]


@dataclass(slots=True, eq=False)
class Line:
    """A connection of a page."""

    number: int
    match: OwnMatch | None = None
    subscription: Subscription = field(default_factory=Subscription)


class Conductor:
    """Carries out messages. `say` takes answers, `changed` a match that has moved on."""

    def __init__(
        self, thinker: Thinker, say: Say, changed: Callable[[OwnMatch], None], lines: list[Line]
    ) -> None:
        self._thinker = thinker
        self._say = say
        self._changed = changed
        self._lines = lines

    # -- what a table says -------------------------------------------------------------------------

    def around(self, match: OwnMatch) -> list[Line]:
        """The lines to a table."""
        return [line for line in self._lines if line.match is match]

    def refresh(self, match: OwnMatch) -> None:
        """Tell everybody how a table stands."""
        for line in self.around(match):
            self._say(line, match.table.state(line.subscription))

    def announce(self, match: OwnMatch) -> None:
        """Tell everybody names and holders of seats."""
        for line in self.around(match):
            self._say(line, m.TableNews(match.info(present=True)))

    def exchange(self, old: OwnMatch, new: OwnMatch) -> None:
        """A match has gone on elsewhere and is back: whoever looks at it sees it so. One that
        nobody looks at does not move by itself."""
        lines = self.around(old)
        for line in lines:
            line.match = new
        if lines:
            self._changed(new)

    # -- messages ----------------------------------------------------------------------------------

    def greet(self, line: Line, hello: requests.Hello, match: OwnMatch) -> None:
        """Let a page look at a table. Raises Refused."""
        if hello.version != m.PROTOCOL:
            raise Refused("version", f"this table speaks {m.PROTOCOL}, not {hello.version}")
        if hello.seat is not None and hello.seat not in match.seating.held_by(HERE):
            raise Refused("no-seat", f"seat {hello.seat} of this table is not yours")
        line.subscription.look_from(hello.seat)
        line.subscription.scene, line.subscription.seq = hello.scene, hello.seq
        line.match = match
        self._say(line, m.Welcome(m.PROTOCOL, match.info(present=True), hello.seat))
        self._say(line, match.table.state(line.subscription))
        self._thinker.drive(match)

    def do(self, line: Line, match: OwnMatch, message: requests.FromClient) -> None:
        """Carry out a message at a table. Raises Refused."""
        viewer = line.subscription.viewer
        match message:
            case requests.Play():
                self._acknowledge(line, match, match.play(_seat(line), message), message.id)
            case requests.Undo():
                self._acknowledge(line, match, match.undo(_seat(line), message), message.id)
            case requests.Ping():
                self._say(line, m.Pong())
            case requests.Sit():
                self._sit(line, match, message.seat)
            case requests.Explain():
                self._say(line, match.running.explain(viewer, message))
            case requests.Foresee():
                self._say(line, match.running.foresee(_seat(line), message))
            case requests.Hint():
                self._hint(line, match, message)
            case requests.Recap():
                since, moments = match.running.recap(viewer, message)
                self._say(line, m.Moments(message.id, since, tuple(moments)))
            case requests.Handover() | requests.Rename():
                self._seat_changed(line, match, message)
            case requests.Plead() | requests.Decline():
                raise Refused("forbidden", "there is nobody else to ask")
            case requests.Hello():
                raise Refused("malformed", "hello was said before")

    def _acknowledge(self, line: Line, match: OwnMatch, seq: int, id: str) -> None:
        self._say(line, m.Ack(id, seq))
        if seq == match.table.seq:
            self._changed(match)

    def _sit(self, line: Line, match: OwnMatch, seat: int | None) -> None:
        if seat is not None and seat not in match.seating.held_by(HERE):
            raise Refused("no-seat", f"seat {seat} of this table is not yours")
        line.subscription.look_from(seat)
        self._say(line, match.table.state(line.subscription))

    def _hint(self, line: Line, match: OwnMatch, wish: requests.Hint) -> None:
        table, seat = match.running, line.subscription.viewer
        if seat not in table.asked:
            raise Refused("not-your-turn")
        opened, scene = table.opened, line.subscription.scene

        def advise(reply: Reply) -> None:
            if match.table is not table or table.opened != opened or seat not in table.asked:
                self._say(line, m.Denial("stale", wish.id, table.seq))
                return
            found = table.advise(seat, reply.text, reply.degree, reply.chance, scene=scene)
            self._say(line, replace(found, id=wish.id, share=round(reply.share, 3)))

        self._thinker.choose(match, seat, match.kit.levels[-1], advise)

    def _seat_changed(
        self, line: Line, match: OwnMatch, wish: requests.Handover | requests.Rename
    ) -> None:
        seats = match.seating.seats
        if wish.seat not in match.seating.held_by(HERE):
            raise Refused("forbidden", "this seat is not yours", "$.seat")
        if match.post is not None:
            raise Refused("forbidden", "by mail everybody stays on their seat", "$.seat")
        old = seats[wish.seat]
        if isinstance(wish, requests.Rename):
            name = clean_name(wish.name)
            if not name:
                raise Refused("malformed", "expected a name with letters in it", "$.name")
            seats[wish.seat] = SeatRow(old.seat, old.holder, name, old.level)
        elif wish.level is None:
            seats[wish.seat] = SeatRow(old.seat, Holder.PERSON, old.name)
        else:
            level = bot_level(match.kit, wish.level)
            seats[wish.seat] = SeatRow(old.seat, Holder.BOT, old.name, level)
        self._say(line, m.Ack(wish.id, match.table.seq))
        self.announce(match)
        self._changed(match)


def _seat(line: Line) -> int:
    if line.subscription.seat is None:
        raise Refused("no-seat", "a spectator does not play")
    return line.subscription.seat
