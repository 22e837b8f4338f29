"""A table of this device: its match, and the same as two texts in the browser's storage.

One text is what a list of tables needs (`table/<id>`), the other the log (`log/<id>`): a line an
entry, as JSON. A match comes back by being played again, move by move with its own chance.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from ennead.kernel import Entry, Match
from ennead.kernel.chance import Keyed, Outcome, Replayed
from ennead.kernel.errors import EnneadError
from ennead.table import messages as m
from ennead.table.kit import GameKit
from ennead.table.refused import Refused
from ennead.table.seating import Holder, MatchRow, Seating, SeatRow, Status, table_info
from ennead.table.table import AnyTable, Table, UnbegunTable

HERE = "here"
"""The one visitor there is: whoever sits at this device."""
BEGIN, MOVE, UNDO = range(3)
SAVE = 1
"""The version of files in which a match goes on elsewhere."""


class OwnMatch:
    """A match of this device. `table` is there once its log was read."""

    def __init__(self, kit: GameKit, row: MatchRow, seating: Seating) -> None:
        self.kit = kit
        self.row = row
        self.seating = seating
        self.table: AnyTable = UnbegunTable()
        self.broken = ""
        """Why it cannot go on, for programmers."""
        self.ids: dict[tuple[int, str], int] = {}
        self.log: list[str] = []
        self.glance: m.Glance | None = None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def running(self) -> Table:
        """The table. Raises Refused if it cannot go on."""
        if self.broken or not isinstance(self.table, Table):
            raise Refused("busy", self.broken or "the match has not begun")
        return self.table

    @property
    def playing(self) -> bool:
        """Whether moves can be made."""
        return isinstance(self.table, Table) and not self.broken and not self.table.over

    # -- playing -----------------------------------------------------------------------------------

    def begin(self) -> None:
        """Start the match."""
        luck = Keyed(self.row.key)
        match = Match.begin(self.kit.game, self._setup(), luck)
        self.table = Table(self.kit, match, luck)
        self._note([BEGIN, match.opening.outcomes])

    def play(self, seat: int, move: m.Play) -> int:
        """Play a move, once; returns the entry that it is. Raises Refused."""
        key = (seat, move.id)
        if key not in self.ids:
            table = self.running
            self.add(table.play(seat, move.text, move.seq), move.id)
        return self.ids[key]

    def add(self, entry: Entry, id: str) -> None:
        """Keep a move that the table has just made."""
        table = self.running
        self.ids[entry.seat, id] = table.seq
        if table.over:
            self.row.status = Status.OVER
        self._note([MOVE, entry.seat, id, entry.text, entry.outcomes])

    def undo(self, seat: int, wish: m.Undo) -> int:
        """Take back, once; returns the entry that it is. Raises Refused."""
        key = (seat, wish.id)
        if key not in self.ids:
            table = self.running
            taken = (table.undo_far if wish.far else table.undo)(seat, wish.seq)
            self.ids[key] = table.seq
            self._note([UNDO, seat, wish.id, -len(taken) if wish.far else len(taken)])
        return self.ids[key]

    def _note(self, entry: list[Any]) -> None:
        self.log.append(json.dumps(entry, ensure_ascii=False))
        self.row.touched = time.time_ns() // 1_000_000
        self.glance = self.running.glance(self.row.touched)

    def _setup(self) -> Any:
        return self.kit.game.setup(self.row.players, self.row.options)

    # -- in storage --------------------------------------------------------------------------------

    def texts(self) -> dict[str, str]:
        """What is to be stored now, by key."""
        row = asdict(self.row) | {"key": self.row.key.hex()}
        seats = [asdict(seat) for seat in self.seating.seats]
        mine = sorted(self.seating.held_by(HERE))
        kept = {"row": row, "seats": seats, "mine": mine, "glance": self.glance}
        head = json.dumps(kept, default=vars, ensure_ascii=False)
        return {f"table/{self.id}": head, f"log/{self.id}": "\n".join(self.log)}

    def save(self) -> str:
        """All of it in one text: to go on elsewhere, or to be kept in a safe place."""
        head, log = self.texts().values()
        return json.dumps({"ennead": SAVE, "table": head, "log": log}, ensure_ascii=False)

    def resume(self, log: str) -> None:
        """Play the log again."""
        self.log = log.split("\n")
        try:
            self._resume([json.loads(line) for line in self.log])
        except (EnneadError, Refused, ValueError, TypeError, IndexError, KeyError) as error:
            game = self.kit.game
            self.broken = f"begun under rules {self.row.rules}, these are {game.version}: {error}"

    def _resume(self, entries: list[list[Any]]) -> None:
        standing: list[tuple[int, list[Any]]] = []
        lengths, practice = [], False
        for seq, entry in enumerate(entries):
            if entry[0] == MOVE:
                standing.append((seq, entry))
            elif entry[0] == UNDO:
                del standing[len(standing) - abs(entry[3]) :]
                practice = practice or entry[3] < 0
            if entry[0] != BEGIN:
                self.ids[entry[1], entry[2]] = seq
            lengths.append(len(standing))
        opening = _outcomes(entries[0][1])
        match = Match.begin(self.kit.game, self._setup(), Replayed(opening))
        match.replay((entry[1], entry[3], _outcomes(entry[4])) for _, entry in standing)
        drawn = len(opening) + sum(len(entry[4]) for _, entry in standing)
        match.luck.source = luck = Keyed(self.row.key, drawn)
        self.table = Table(self.kit, match, luck, [seq for seq, _ in standing], lengths)
        self.table.practice = practice

    def info(self, present: bool) -> m.TableInfo:
        """What a client is told about the table."""
        held = self.seating.held_by(HERE)
        seen = held if present else ()
        seq = self.table.seq
        return table_info(self.kit, self.row, self.seating, HERE, held, seen, seq)


def stored_match(text: str, kit: Callable[[str, str], GameKit]) -> OwnMatch:
    """A match from its text, without its log. Raises EnneadError if its game is not here."""
    kept = json.loads(text)
    row = MatchRow(**kept["row"] | {"key": bytes.fromhex(kept["row"]["key"])})
    row.status = Status(row.status)
    seats = [SeatRow(**one | {"holder": Holder(one["holder"])}) for one in kept["seats"]]
    found = OwnMatch(kit(row.game, row.pack), row, Seating(seats, {HERE: set(kept["mine"])}))
    found.glance = m.Glance(**kept["glance"]) if kept["glance"] else None
    return found


def saved_match(text: str, kit: Callable[[str, str], GameKit]) -> OwnMatch:
    """A match from `save`, every move of it played again. Raises Refused."""
    try:
        kept = json.loads(text)
        if kept["ennead"] != SAVE:
            raise Refused("bad-file", f"saved by another version: {kept['ennead']!r:.20}")
        found = stored_match(kept["table"], kit)
        found.ids.clear()
        found.resume(kept["log"])
    except (EnneadError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise Refused("bad-file", f"not a saved match: {error}") from None
    if found.broken:
        raise Refused("bad-file", found.broken)
    return found


def _outcomes(plain: list[list[Any]]) -> list[Outcome]:
    return [Outcome(tag, value) for tag, value in plain]
