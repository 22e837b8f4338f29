"""Matches to step through: finished ones of this server, and match files that people upload.

A file is verified move by move before it is kept. A film holds a position every few moves, so that any frame is
drawn in a moment and nothing has to be replayed from the start.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from typing import Any

import msgspec

from ennead.kernel import matchfile
from ennead.kernel.chance import Replayed
from ennead.kernel.errors import EnneadError
from ennead.kernel.match import Match
from ennead.kernel.seats import EVERYTHING, SPECTATOR
from ennead.server import messages as m
from ennead.server.catalogue import Catalogue, Shelf
from ennead.server.faces import Painter, Told, result, tell
from ennead.server.hall import Hall
from ennead.server.refused import Refused
from ennead.server.storage import queries
from ennead.server.storage.rows import Status
from ennead.server.table import Table

EVERY = 8
"""Moves between two positions that a film keeps."""
KEPT_FILMS = 16
VIEWS = "a seat number, public or all"


class Film:
    """A match that can be looked at move by move."""

    def __init__(self, shelf: Shelf, text: str, where: str, pack: str = "") -> None:
        record = matchfile.parse(text, where)
        setup = shelf.game.setup(record.header.players, record.header.options)
        most = shelf.game.bound(setup)
        if len(record.moves) > most:
            problem = f"{len(record.moves)} moves; a match of {shelf.id} has {most} at most"
            raise Refused("bad-file", problem)
        self.shelf = shelf
        self.pack = pack
        self.text = text
        self.verdicts: dict[int, m.Verdict] = {}
        """Moves that somebody wanted to have judged."""
        self.header = record.header
        self.match = matchfile.rebuild(record, shelf.game, where)
        self._painter = Painter(shelf)
        self._positions: list[str] = []
        self._told: list[Told] = []
        self._lines: list[int] = []
        self.turns: list[int] = []
        self._develop()

    def _develop(self) -> None:
        """Play the match once more and keep what frames are made of."""
        game, match = self.shelf.game, self.match
        again = Match.begin(game, match.setup, Replayed(match.opening.outcomes))
        tell(self._told, 0, match.opening.events, None, 0)
        self._keep(again, 0)
        turn = again.position.turn
        for number, entry in enumerate(match.record, 1):
            again.replay([(entry.seat, entry.text, entry.outcomes)])
            tell(self._told, number, entry.events, entry.seat, entry.turn)
            self._keep(again, number)
            if again.position.turn != turn:
                turn = again.position.turn
                self.turns.append(number)

    def _keep(self, match: Match, number: int) -> None:
        self._lines.append(len(self._told))
        if number % EVERY == 0:
            self._positions.append(self.shelf.game.codec.encode(match.position))

    @property
    def frames(self) -> int:
        """Frames are numbered from 0, before the first move."""
        return len(self.match.record) + 1

    def position(self, number: int) -> Any:
        """The position of a frame."""
        game, record = self.shelf.game, self.match.record
        box = game.box(self.match.setup)
        position = game.codec.decode(self._positions[number // EVERY], box)
        for entry in record[number - number % EVERY : number]:
            position.luck = Replayed(entry.outcomes)
            game.apply(position, entry.seat, entry.option)
        return position

    def frame(self, number: int, viewer: int) -> m.State:
        """A frame as a viewer sees it; nobody is asked anything in a replay."""
        position = self.position(number)
        face = self._painter.face(position, viewer, self.match.record[:number])
        lines = self._told[: self._lines[number]]
        return m.State(
            number,
            face.seat,
            face.title,
            face.order,
            tuple(msgspec.Raw(raw) for raw in face.areas.values()),
            face.standings,
            waiting=face.waiting,
            events=tuple(line.seen_by(self.shelf, viewer) for line in lines),
            result=result(self.shelf, position, self.header.key) if position.over else None,
            turn=face.turn,
        )

    def about(self, id: str, table: str = "") -> m.Replay:
        """What is known of it before the first frame."""
        options = self.shelf.show_options(self.match.setup.options)
        names = tuple(self.header.names.get(seat, "") for seat in range(self.header.players))
        return m.Replay(
            id, self.shelf.id, names, self.frames, tuple(self.turns), dict(options), table
        )


def match_text(table: Table) -> str:
    """The file of a finished match; its chance key is revealed in it."""
    assert table.match is not None
    names = [seat.name or f"Seat {seat.seat + 1}" for seat in table.seating.seats]
    return matchfile.write(table.match, names, table.row.key)


class Cinema:
    """Films by id; the last few stay in memory."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._films: OrderedDict[str, tuple[Film, str]] = OrderedDict()
        self._one_at_a_time = asyncio.Semaphore(1)

    async def upload(self, text: str) -> m.Replay:
        """Verify a match file and keep it. Raises Refused with the line that does not fit."""
        film = await self._make(text, "upload")
        id = "f" + hashlib.sha256(text.encode()).hexdigest()[:31]
        await self._hall.store.write(queries.add_replay, id, film.shelf.id, text)
        self._remember(id, film, "")
        return film.about(id)

    async def film(self, id: str) -> tuple[Film, str]:
        """A film, and the table it was played at. Raises Refused."""
        if id in self._films:
            self._films.move_to_end(id)
            return self._films[id]
        text = await self._hall.store.read(queries.replay, id)
        table = ""
        if text is None:
            text, table, pack = await self._finished(id)
        else:
            pack = ""
        film = await self._make(text, "match", pack)
        self._remember(id, film, table)
        return film, table

    async def _finished(self, id: str) -> tuple[str, str, str]:
        table = (await self._hall.room(id)).table
        await table.settled()
        if table.row.status is not Status.OVER or table.match is None:
            raise Refused("forbidden", "the match is not over; until then it can only be watched")
        return match_text(table), id, table.row.pack

    async def _make(self, text: str, where: str, pack: str = "") -> Film:
        """A film, made in a thread, one at a time: verifying a long match takes a second."""
        async with self._one_at_a_time:
            try:
                return await asyncio.to_thread(_film, self._hall.catalogue, text, where, pack)
            except EnneadError as error:
                raise Refused("bad-file", str(error)) from None
            except RecursionError:
                raise Refused("bad-file", "this file cannot be read") from None

    def _remember(self, id: str, film: Film, table: str) -> None:
        self._films[id] = (film, table)
        if len(self._films) > KEPT_FILMS:
            self._films.popitem(last=False)


def _film(catalogue: Catalogue, text: str, where: str, pack: str) -> Film:
    header = matchfile.parse(text, where).header
    return Film(catalogue.shelf(header.game, pack), text, where, pack)


def read_view(text: str, players: int) -> int:
    """The viewer that a query names. Raises Refused."""
    if text in ("public", "all"):
        return SPECTATOR if text == "public" else EVERYTHING
    if text.isdecimal() and len(text) < 3 and int(text) < players:
        return int(text)
    raise Refused("malformed", f"expected {VIEWS}, got {text[:20]!r}", "?view")
