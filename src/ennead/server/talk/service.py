"""Who may say what to whom at a table, and who hears it.

Nobody may whisper what he may not tell: what a seat says all seats hear, but for partners, whom the
game lets decide together. Who watches hears the seats only after the match, unless the table is
open, and is not heard by them before that either.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from sqlalchemy import Connection as Database

from ennead.server.limits import Buckets
from ennead.server.people import queries as people
from ennead.server.people import ties
from ennead.server.people.visitors import Visitor
from ennead.server.registry import TableRegistry
from ennead.server.rooms import Room
from ennead.server.storage.news import News
from ennead.server.talk import queries
from ennead.server.talk.documents import (
    PHRASES,
    SIGNS,
    Mute,
    Say,
    Talk,
    TalkRoom,
    Word,
)
from ennead.server.talk.queries import FOR_ALL, WordRow
from ennead.table.refused import Refused
from ennead.table.seating import Status


@dataclass(frozen=True, slots=True)
class Listener:
    """Somebody at a table, as far as it matters who hears what."""

    visitor: str
    held: frozenset[int]
    after: bool
    """The match is over."""
    open: bool
    """Who watches hears the seats during the match."""

    def hears(self, word: WordRow) -> bool:
        """Whether something is for these ears."""
        if word.author == self.visitor:
            return True
        if word.room == "team":
            return bool(self.held & queries.read_seats(word.heard))
        seated = bool(self.held)
        return self.after or (self.open and not seated) or seated is (word.room == "table")


class TalkService:
    """Words at tables. Raises Refused."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.store
        limits = registry.settings.limits
        self._rates = Buckets(limits.words_per_minute / 60, limits.words_burst, limits.addresses)

    async def talk(self, table: str, visitor: Visitor, after: int) -> Talk:
        """What somebody may hear of what was said after a number."""
        room = await self._registry.room(table)
        listener = _listener(room, visitor)
        words, gone, muted, silenced, seen, blocked = await self._store.read(
            _heard, table, visitor.id, after
        )
        deaf = {*muted, *silenced}
        holders = room.live.seating.holders
        apart = {seat for who in blocked for seat in holders.get(who, ())} - listener.held
        return Talk(
            tuple(
                _word(word, visitor)
                for word in words
                if word.author not in blocked
                and listener.hears(word)
                and (word.seat not in deaf or word.author == visitor.id)
            ),
            tuple(self._rooms(room, visitor)),
            tuple(gone),
            tuple(muted),
            tuple(silenced),
            seen,
            bool(visitor.id) and visitor.id == room.live.row.host,
            tuple(sorted(apart)),
            bool(visitor.account),
        )

    async def say(self, table: str, visitor: Visitor, address: str, wish: Say) -> None:
        """Say something."""
        room = await self._registry.room(table)
        if wish.room not in self._rooms(room, visitor):
            raise Refused("forbidden", f"this is not where you may speak: {wish.room}", "$.room")
        body = _body(wish)
        if not (self._rates.take(visitor.id) and self._rates.take(address)):
            raise Refused("too-fast", "too many words; wait a little")
        seat = -1 if wish.room == "stand" else min(_mine(room, visitor))
        team = sorted(_team(room, seat)) if wish.room == "team" else []
        row = WordRow(
            0, 0, wish.room, ",".join(map(str, team)), seat, visitor.id, "",
            wish.kind, body, wish.about, False,
        )  # fmt: skip
        number = await self._store.write(_say, table, row, visitor.account)
        if number is None:
            raise Refused("too-large", "this table has no more room for words")
        await self._changed(table)

    async def read(self, table: str, visitor: Visitor, address: str, number: int) -> None:
        """Remember that somebody has read all up to a number; of who only watches it is forgotten
        if there are too many of them at one address."""
        room = await self._registry.room(table)
        if not self._may_store(room, visitor, address):
            return
        await self._store.write(queries.mark, table, visitor.id, number)

    async def delete(self, table: str, visitor: Visitor, number: int) -> None:
        """Take back one's own words, or as the host anybody's."""
        room = await self._registry.room(table)
        word = await self._store.read(queries.word, table, number)
        if word is None or word.gone or not _listener(room, visitor).hears(word):
            raise Refused("not-found", "nothing of this number was said", "$.number")
        if visitor.id not in (word.author, room.live.row.host):
            raise Refused("forbidden", "only who said it, or the host", "$.number")
        await self._store.write(queries.remove, table, number)
        await self._changed(table)

    def _may_store(self, room: Room, visitor: Visitor, address: str) -> bool:
        """Whether something of somebody is kept: any stranger may watch, under a new name each
        time, and nothing else would end what they let us store."""
        if not visitor.id:
            return False
        return bool(room.live.seating.held_by(visitor.id)) or self._rates.take(address)

    async def report(self, table: str, visitor: Visitor, address: str, number: int) -> None:
        """Tell whoever runs the server of something that one has heard."""
        room = await self._registry.room(table)
        word = await self._store.read(queries.word, table, number)
        if word is None or word.gone or not _listener(room, visitor).hears(word):
            raise Refused("not-found", "nothing of this number was said", "$.number")
        if not (self._rates.take(visitor.id) and self._rates.take(address)):
            raise Refused("too-fast", "too many reports; wait a little")
        await self._store.write(queries.report, table, number, visitor.id)

    async def mute(self, table: str, visitor: Visitor, address: str, wish: Mute) -> None:
        """Hear a seat no more, or again."""
        room = await self._registry.room(table)
        if wish.seat >= len(room.live.seating.seats):
            raise Refused("no-seat", f"the table has no seat {wish.seat}", "$.seat")
        if wish.all and not (visitor.id and visitor.id == room.live.row.host):
            raise Refused("forbidden", "only the host mutes for all", "$.all")
        if not self._may_store(room, visitor, address):
            raise Refused("too-fast", "too many watch from here; wait a little")
        who = FOR_ALL if wish.all else visitor.id
        await self._store.write(queries.set_mute, table, who, wish.seat, wish.mute)
        await self._changed(table)

    @staticmethod
    def _rooms(room: Room, visitor: Visitor) -> list[TalkRoom]:
        """Where somebody may speak."""
        mine = _mine(room, visitor)
        if not mine:
            return [] if not visitor.id or room.live.seating.held_by(visitor.id) else ["stand"]
        partners = _team(room, min(mine)) - mine
        return ["table", "team"] if partners else ["table"]

    async def _changed(self, table: str) -> None:
        self._registry.talked(table)
        if self._store.shared:
            await self._store.tell(News(self._store.process, talk=[table]))


def _listener(room: Room, visitor: Visitor) -> Listener:
    row = room.live.row
    held = frozenset(room.live.seating.held_by(visitor.id))
    return Listener(visitor.id, held, row.status is Status.OVER, row.aloud)


def _mine(room: Room, visitor: Visitor) -> set[int]:
    """The seats for which somebody speaks: those that a person plays."""
    seating = room.live.seating
    return {seat for seat in seating.held_by(visitor.id) if seating.is_person(seat)}


def _team(room: Room, seat: int) -> set[int]:
    """A seat with its partners, as the game has them now."""
    live = room.live
    if live.row.status is not Status.PLAYING or not live.playing:
        return {seat}
    return {seat, *live.kit.game.partners(live.running.position, seat)}


def _body(wish: Say) -> str:
    """What is said, checked: one line without control or direction signs. Raises Refused."""
    known = {"phrase": PHRASES, "sign": SIGNS}.get(wish.kind)
    if known is not None:
        if wish.body not in known:
            raise Refused("malformed", f"there is no {wish.kind} {wish.body!r}", "$.body")
        return wish.body
    letters = [one if unicodedata.category(one)[0] != "C" else " " for one in wish.body]
    words = " ".join(unicodedata.normalize("NFC", "".join(letters)).split())
    if not words:
        raise Refused("malformed", "expected words", "$.body")
    return words


def _word(row: WordRow, visitor: Visitor) -> Word:
    room, kind = row.room, row.kind
    return Word(
        row.number, row.at, room, kind, row.body,  # type: ignore[arg-type]  # as they were stored
        None if row.seat < 0 else row.seat, row.name, row.about, row.author == visitor.id,
    )  # fmt: skip


# --- in one transaction each ----------------------------------------------------------------------


def _heard(
    connection: Database, table: str, visitor: str, after: int
) -> tuple[list[WordRow], list[int], list[int], list[int], int, set[str]]:
    return (
        queries.words_after(connection, table, after),
        queries.gone(connection, table),
        queries.mutes(connection, table, visitor),
        queries.mutes(connection, table, FOR_ALL),
        queries.seen(connection, table, visitor),
        ties.blocked(connection, visitor),
    )


def _say(connection: Database, table: str, row: WordRow, account: str) -> int | None:
    """Keep what was said; who watches is named by the account, if there is one."""
    if account and row.seat < 0:
        known = people.account(connection, account)
        row = row._replace(name=known.name if known else "")
    return queries.add(connection, table, row)
