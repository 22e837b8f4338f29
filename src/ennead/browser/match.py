"""A table of this device: its match, and the same as two texts in the browser's storage.

One text is what a list of tables needs (`table/<id>`), the other the log (`log/<id>`): a line an
entry, as JSON. A match comes back by being played again, move by move with its own chance.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from ennead.kernel import Entry, Match
from ennead.kernel.chance import Keyed
from ennead.table import messages as m
from ennead.table import requests, saved
from ennead.table.kit import GameKit
from ennead.table.mail import Post
from ennead.table.refused import Refused
from ennead.table.saved import BEGIN, MOVE, UNDO, Head, Saved
from ennead.table.seating import MatchRow, Seating, Status, driven, table_info
from ennead.table.table import AnyTable, Table, UnbegunTable

HERE = "here"
"""The one visitor there is: whoever sits at this device."""


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
        self.post: Post | None = None
        """What it has beside, if it is played by mail."""

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

    def play(self, seat: int, move: requests.Play) -> int:
        """Play a move, once; returns the entry that it is. Raises Refused."""
        key = (seat, move.id)
        if key not in self.ids:
            table = self.running
            if self.post is not None and not self.post.mine:
                raise Refused("not-your-turn", "the other's letter has not come yet")
            self.add(table.play(seat, move.text, move.seq), move.id)
        return self.ids[key]

    def add(self, entry: Entry, id: str) -> None:
        """Keep a move that the table has just made."""
        table = self.running
        self.ids[entry.seat, id] = table.seq
        if table.over:
            self.row.status = Status.OVER
            if self.post is not None:
                table.luck = None  # a key of one stage says nothing of the match
        self._note([MOVE, entry.seat, id, entry.text, entry.outcomes])

    def undo(self, seat: int, wish: requests.Undo) -> int:
        """Take back, once; returns the entry that it is. Raises Refused."""
        key = (seat, wish.id)
        if key not in self.ids:
            table = self.running
            if self.post is not None:
                self._check_undo(table, seat, wish)
            taken = (table.undo_far if wish.far else table.undo)(seat, wish.seq)
            self.ids[key] = table.seq
            self._note([UNDO, seat, wish.id, -len(taken) if wish.far else len(taken)])
        return self.ids[key]

    def _check_undo(self, table: Table, seat: int, wish: requests.Undo) -> None:
        """What a letter says stays. Raises Refused."""
        post = self.post
        if post is not None:
            sent = not post.mine or table.last_move(seat, wish.seq) < post.fixed
            if wish.far or sent:
                raise Refused("undo-final", reasons=(m.Reason("undo-sent"),))

    def driven(self) -> list[int]:
        """The seats that are answered for here."""
        seats = driven(self.running, self.seating)
        return seats if self.post is None else self.post.drives(seats)

    def _note(self, entry: list[Any]) -> None:
        self.log.append(saved.line(*entry))
        self.row.touched = time.time_ns() // 1_000_000
        self.glance = self.running.glance(self.row.touched)

    def _setup(self) -> Any:
        return self.kit.game.setup(self.row.players, self.row.options)

    # -- in storage --------------------------------------------------------------------------------

    @property
    def head(self) -> Head:
        """What lists need to know."""
        mine = sorted(self.seating.held_by(HERE))
        mail = None if self.post is None else asdict(self.post)
        return Head(self.row, self.seating.seats, mine, self.glance, mail)

    def texts(self) -> dict[str, str]:
        """What is to be stored now, by key."""
        return {f"table/{self.id}": self.head.text(), f"log/{self.id}": "\n".join(self.log)}

    def save(self) -> str:
        """All of it in one text: to go on elsewhere, or to be kept in a safe place."""
        return Saved(self.head, self.log).text()

    def resume(self, log: list[str]) -> None:
        """Play the log again."""
        self.log = log
        if self.post is not None and not log:
            return  # by mail, and nobody has dealt yet
        try:
            past = saved.read_log(log)
            self.ids = past.ids
            self.table = table = saved.resumed(self.kit, self.row, past)
            if self.post is not None and table.luck is not None:
                table.luck.drawn -= self.post.drawn
                table.luck = None if table.over else table.luck
        except saved.FAULTS as error:
            game = self.kit.game
            self.broken = f"begun under rules {self.row.rules}, these are {game.version}: {error}"

    def info(self, present: bool) -> m.TableInfo:
        """What a client is told about the table."""
        held = self.seating.held_by(HERE)
        seen = held if present else ()
        seq = self.table.seq
        info = table_info(self.kit, self.row, self.seating, HERE, held, seen, seq)
        if self.post is not None:
            info.commitment, info.mail = "", True
        return info


def stored_match(text: str, kit: Callable[[str, str], GameKit]) -> OwnMatch:
    """A match from its text, without its log. Raises EnneadError if its game is not here."""
    return _match_of(saved.read_head(text), kit)


def saved_match(text: Saved, kit: Callable[[str, str], GameKit]) -> OwnMatch:
    """A match that was saved somewhere, every move of it played again. Raises Refused."""
    try:
        found = _match_of(text.head, kit)
        found.resume(text.lines)
    except saved.FAULTS as error:
        raise Refused("bad-file", f"not a saved match: {error}") from None
    if found.broken:
        raise Refused("bad-file", found.broken)
    return found


def _match_of(head: Head, kit: Callable[[str, str], GameKit]) -> OwnMatch:
    row = head.row
    seating = Seating(head.seats, {HERE: set(head.mine)})
    found = OwnMatch(kit(row.game, row.pack), row, seating)
    found.glance = head.glance
    found.post = Post(**head.mail) if head.mail else None
    return found
