"""Who sits at a table and what is known of it from the lobby to the end, as plain values."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum

from ennead.kernel.chance import commitment
from ennead.table import messages as m
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
    """How long a decision may take; 0: as long as it takes."""
    late: str = ""
    """What happens then: a bot makes the `move`, or takes the `seat`."""
    due: int = 0
    """When that is, in milliseconds since 1970; 0: nobody is asked for anything."""


@dataclass(slots=True)
class SeatRow:
    """Who sits on a seat."""

    seat: int
    holder: Holder
    name: str = ""
    level: str = ""
    plea: str = ""
    """The take-back that its person asks for or agrees to: `plea_text`."""


def plea_text(asker: int, seq: int) -> str:
    """A take-back of a seat's last choice, asked for while the table stands at entry `seq`."""
    return f"{asker}:{seq}"


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

    def plea(self, seq: int) -> tuple[int, list[int]] | None:
        """Who asks for a take-back while the table stands at entry `seq`, and the people who want
        it, that one among them."""
        for seat in self.people:
            wish = plea_text(seat, seq)
            if self.seats[seat].plea == wish:
                return seat, [one for one in self.people if self.seats[one].plea == wish]
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
    plea = seating.plea(seq)
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
        plea=None if plea is None else m.Plea(plea[0], tuple(plea[1])),
        minutes=row.minutes,
        late=row.late,
        due=row.due if row.status is Status.PLAYING else 0,
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
