"""Who sits at a table and what is known of it from the lobby to the end, as plain values."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum
from typing import Literal

from ennead.kernel.chance import commitment
from ennead.kernel.matchfile import Agreed
from ennead.table import messages as m
from ennead.table.agreements import AGREEMENTS
from ennead.table.catalog import name_of_pack
from ennead.table.kit import GameKit
from ennead.table.table import Table


class Status(StrEnum):
    """Where a table stands: seats are still open, a match is running, a match is over."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"


class Holder(StrEnum):
    """Who answers for a seat; an open one waits for somebody with its key."""

    PERSON = "person"
    BOT = "bot"
    OPEN = "open"


@dataclass(slots=True)
class MatchRow:
    """A table, from the lobby to the end. `host` is a visitor's hash; `pack` an owner's figures, as
    JSON."""

    id: str
    game: str
    rules: str
    players: int
    options: dict[str, str]
    key: bytes
    title: str = ""
    pack: str = ""
    public: bool = False
    status: Status = Status.GATHERING
    host: str = ""
    created: int = 0
    touched: int = 0
    rematch: str = ""
    minutes: int = 0
    """How long a turn may take; 0: as long as it takes."""
    late: str = ""
    """What happens then: a bot makes the `move`, or takes the `seat`, or the others are asked
    (`ask`)."""
    due: int = 0
    """When that is, in milliseconds since 1970; 0: nobody is asked for anything."""
    bank: int = 0
    """Seconds on each seat's clock at the beginning; 0: there are no clocks."""
    increment: int = 0
    """Seconds that a clock gains with every turn."""
    grace: int = 0
    """Minutes after which a bot takes the seat of whoever has left and is asked; 0: none does."""
    since: int = 0
    """From when on the time runs that runs now."""
    wake: int = 0
    """When somebody has to look at the table next; 0: never."""
    told: int = 0
    """What those who are asked were told about their time: a `pace.Told`."""
    aloud: bool = False
    """Who watches hears what the seats say during the match."""
    delay: int = 0
    """So many moves later those see it who watch."""
    rated: bool = False
    """Its end counts for the ratings of those who play."""
    settled: bool = False
    """It has been counted, or does not count."""
    agreed: str = ""
    """How its people have ended it before its rules did, as match files say it: `ended`."""
    paused: int = 0
    """Since when it rests, in milliseconds since 1970; 0: it does not."""

    @property
    def ended(self) -> Agreed | None:
        """How its people have ended it before its rules did."""
        return Agreed.read(self.agreed) if self.agreed else None


@dataclass(slots=True)
class SeatRow:
    """Who sits on a seat."""

    seat: int
    holder: Holder
    name: str = ""
    level: str = ""
    plea: str = ""
    """What its person asks for or agrees to: `plea_text`."""
    clock: int = field(default=0, compare=False)
    """Milliseconds that its clock had left when time began to run last."""
    away: int = 0
    """Since when its person is not connected, at a table where that matters."""
    lent: bool = False
    """A bot has taken it until its person is back."""
    verdict: str = ""
    """What its person says about somebody whose time is up: `verdict_text`."""
    orders: str = ""
    """Its person's standing orders, as JSON; nobody else's business."""


def plea_text(asker: int, seq: int, kind: m.PleaKind = "undo") -> str:
    """What a seat asks for while the table stands at entry `seq`: to take back its last choice, or
    something of another kind."""
    return f"{asker}:{seq}" if kind == "undo" else f"{kind}:{asker}:{seq}"


Verdict = Literal["wait", "move", "seat"]
"""What the others decide for somebody whose time is up, the mildest first: to wait, that a bot
makes the move, that one takes the seat."""
VERDICTS: tuple[Verdict, ...] = ("wait", "move", "seat")


def verdict_text(choice: str, since: int) -> str:
    """What somebody says about those whose time has run since then."""
    return f"{choice}:{since}"


@dataclass(slots=True)
class Seating:
    """Seats with who holds them: `holders` maps visitors (hashes) to seats. `keys` are those (as
    hashes) that a new table hands out; what is left of them is known to storage alone."""

    seats: list[SeatRow]
    holders: dict[str, set[int]] = field(default_factory=dict)
    keys: dict[str, set[int]] = field(default_factory=dict)

    def held_by(self, visitor: str) -> set[int]:
        """The seats of a visitor, by hash."""
        return self.holders.get(visitor, set())

    def is_person(self, seat: int) -> bool:
        """Whether a person sits there; a negative seat is nobody's."""
        return seat >= 0 and self.seats[seat].holder is Holder.PERSON

    @property
    def names(self) -> list[str]:
        """Everybody's name, as match files have it."""
        return [seat.name or f"Seat {seat.seat + 1}" for seat in self.seats]

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [row.seat for row in self.seats if row.holder is Holder.PERSON]

    @property
    def apart(self) -> bool:
        """Whether people play at more than one screen."""
        people = set(self.people)
        return not any(people <= held for held in self.holders.values())

    def said(self, since: int) -> dict[int, Verdict]:
        """What people say about those whose time has run since then."""
        texts = {verdict_text(choice, since): choice for choice in VERDICTS}
        given = {seat: texts.get(self.seats[seat].verdict) for seat in self.people}
        return {seat: choice for seat, choice in given.items() if choice is not None}

    def plea(self, seq: int) -> tuple[int, list[int], m.PleaKind] | None:
        """Who asks for something while the table stands at entry `seq`, the people who want it,
        that one among them, and what it is."""
        for seat in self.people:
            for kind in AGREEMENTS:
                wish = plea_text(seat, seq, kind)
                if self.seats[seat].plea == wish:
                    people = [one for one in self.people if self.seats[one].plea == wish]
                    return seat, people, kind
        return None


def table_info(
    kit: GameKit,
    row: MatchRow,
    seating: Seating,
    visitor: str,
    held: Collection[int],
    present: Collection[int],
    seq: int = 0,
) -> m.TableInfo:
    """A table for somebody who may see it; nothing in here is secret."""
    setup = kit.game.setup(row.players, row.options)
    late = row.delay and not held and row.status is Status.PLAYING
    plea = None if late else seating.plea(seq)
    ended = row.ended
    timed = row.status is Status.PLAYING and row.minutes and not (late or row.paused)
    return m.TableInfo(
        row.id,
        row.game,
        row.status.value,
        tuple(
            m.SeatInfo(
                seat.seat,
                seat.name,
                seat.holder.value,
                seat.level if seat.holder is Holder.BOT else "",
                away=seat.holder is Holder.PERSON and seat.seat not in present,
                yours=seat.seat in held,
                lent=seat.lent,
            )
            for seat in seating.seats
        ),
        dict(kit.show_options(setup.options)),
        seq=seq,
        title=row.title,
        public=row.public,
        host=bool(visitor) and visitor == row.host,
        created=datetime.fromtimestamp(row.created / 1000, UTC).isoformat(timespec="seconds"),
        commitment=commitment(row.key),
        rematch=row.rematch,
        pack=name_of_pack(row.pack),
        plea=None if plea is None else m.Plea(plea[0], tuple(plea[1]), plea[2]),
        pace=m.PaceInfo(row.minutes, row.bank, row.increment, row.grace, row.late)
        if row.minutes or row.bank
        else None,
        aloud=row.aloud,
        delay=row.delay,
        rated=row.rated,
        agreed="" if ended is None else ended.kind,
        paused=row.paused,
        due=row.due if timed else 0,
        since=row.since if timed else 0,
    )


def driven(table: Table, seating: Seating) -> list[int]:
    """Seats that are answered for: bots that are asked or may suggest something to a person, and
    people who have nothing to choose from."""
    seats = seating.seats
    found = [seat for seat in table.asked if seats[seat].holder is Holder.BOT]
    if table.position.sealed:
        people = seating.people
        found += [seat for seat in people if table.is_forced(seat)]
        bots = [row.seat for row in seats if row.holder is Holder.BOT]
        found += [seat for seat in bots if table.advised(seat) in people]
    return found


def attempts(table: Table, seat: int, text: str = "") -> Iterator[str]:
    """What a seat may answer, one thing after the other: first what was chosen for it."""
    if text:
        yield text
    for option in list(table.kit.game.menu(table.position, seat)):
        if table.kit.game.write(option) != text:
            yield table.kit.game.write(option)
