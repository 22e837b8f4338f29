"""Replays of this server: finished matches and uploaded match files; moves of them are judged on
request."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict

from ennead.kernel import matchfile
from ennead.kernel.errors import EnneadError
from ennead.server.live import LiveTable
from ennead.server.registry import TableRegistry
from ennead.server.storage import queries
from ennead.table.catalog import GameCatalog
from ennead.table.documents import Course, Replay, Verdict
from ennead.table.playback import Playback
from ennead.table.refused import Refused

MOST_KEPT = 16
MOST_WAITING = 8
"""How many may wait for a verdict."""


def match_text(live: LiveTable) -> str:
    """The file of a finished match; its chance key is revealed in it. Raises Refused before the
    end."""
    table = live.running
    if not (table.over or table.closed) or live.pending:
        raise Refused("forbidden", "the match is not over; until then it can only be watched")
    return matchfile.write(table.match, live.seating.names, live.row.key, agreed=table.closed)


class ReplayCache:
    """Playbacks by id; the last few stay in memory."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._kept: OrderedDict[str, tuple[Playback, str]] = OrderedDict()
        self._one_at_a_time = asyncio.Semaphore(1)

    async def upload(self, text: str) -> Replay:
        """Verify a match file and keep it. Raises Refused with the line that does not fit."""
        playback = await self._make(text, "upload")
        id = "f" + hashlib.sha256(text.encode()).hexdigest()[:31]
        await self._registry.store.write(queries.add_replay, id, playback.kit.id, text)
        self._remember(id, playback, "")
        return playback.info(id)

    async def playback(self, id: str) -> tuple[Playback, str]:
        """A match to step through, and the table it was played at. Raises Refused."""
        if id in self._kept:
            self._kept.move_to_end(id)
            return self._kept[id]
        text, table, pack = await self._registry.store.read(queries.replay, id), "", ""
        if text is None:
            live = (await self._registry.room(id)).live
            await live.pending.settled()
            text, table, pack = match_text(live), id, live.row.pack
        playback = await self._make(text, "match", pack)
        self._remember(id, playback, table)
        return playback, table

    async def course(self, id: str) -> Course:
        """A match at a glance, made in a thread, one at a time. Raises Refused."""
        playback, _ = await self.playback(id)
        async with self._one_at_a_time:
            return await asyncio.to_thread(lambda: playback.course)

    async def _make(self, text: str, where: str, pack: str = "") -> Playback:
        """A playback, made in a thread, one at a time: verifying a long match takes a second."""
        async with self._one_at_a_time:
            try:
                return await asyncio.to_thread(_open, self._registry.catalog, text, where, pack)
            except EnneadError as error:
                raise Refused("bad-file", str(error)) from None
            except RecursionError:
                raise Refused("bad-file", "this file cannot be read") from None

    def forget(self, id: str) -> None:
        """Read a match anew, if it is still there."""
        self._kept.pop(id, None)

    def _remember(self, id: str, playback: Playback, table: str) -> None:
        self._kept[id] = (playback, table)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


def _open(catalog: GameCatalog, text: str, where: str, pack: str) -> Playback:
    header = matchfile.parse(text, where).header
    return Playback(catalog.kit(header.game, pack), text, where, pack)


class Reviewer:
    """Judges moves of replays, one at a time, in the bots' workers: whoever plays goes first."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._one_at_a_time = asyncio.Semaphore(1)
        self._waiting = 0

    async def verdict(self, playback: Playback, number: int) -> Verdict:
        """The move made in a frame, and what was better. Raises Refused when too many ask or nobody
        can say."""
        found = playback.verdicts.get(number)
        if found is not None:
            return found
        if self._waiting >= MOST_WAITING:
            raise Refused("busy", "many moves are being judged; try again in a moment")
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                found = playback.verdicts.get(number) or await self._judge(playback, number)
        finally:
            self._waiting -= 1
        playback.verdicts[number] = found
        return found

    async def _judge(self, playback: Playback, number: int) -> Verdict:
        view = playback.choice(number)
        if view is None:
            return playback.unjudged(number)
        played = playback.match.record[number].text
        choice = await self._registry.bots.judge(playback.kit.game, view, played, number)
        if choice is None:
            raise Refused("busy", "nobody could judge this move; try again in a moment")
        values = choice.values[played], choice.values[choice.text]
        return playback.verdict(number, view, choice.text, *values)
