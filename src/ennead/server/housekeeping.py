"""What a process does now and then, whoever plays: send idle tables away, remove old ones, look for
what others wrote, and try a storage that fails."""

from __future__ import annotations

import asyncio
import gc
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from ennead.server.storage import folding, house, queries, retention
from ennead.server.storage.news import news_of

if TYPE_CHECKING:
    from ennead.server.registry import TableRegistry

SWEEP_SECONDS = 5.0
PRESENCE_SECONDS = 20.0
LOOK_SECONDS = 30.0
"""Between two looks at what other processes have written, while their news come; else every
sweep."""
PROBE_SECONDS = (0.5, 1.0, 2.0, 4.0, 8.0)
"""Between two looks at the storage, the longer the longer it fails."""
FOLDED_DAYS = 2
FOLDED_AT_ONCE = 20
"""Finished matches that are folded after each other: whoever plays goes first."""


async def keep_house(registry: TableRegistry) -> None:
    """For as long as the process lives."""
    turns, told, behind = 0, 0, False
    with suppress(SQLAlchemyError):
        told = await registry.store.read(house.newest_errand)
    while True:
        if turns % int(3600 / SWEEP_SECONDS) == 0:
            with suppress(SQLAlchemyError):
                await _sweep(registry)
            behind = turns > 0  # not while a server of the version before may still run beside
        turns += 1
        await asyncio.sleep(SWEEP_SECONDS)
        with suppress(SQLAlchemyError):
            behind = behind and await fold(registry) == FOLDED_AT_ONCE
        with suppress(SQLAlchemyError):
            if await registry.send_away() and not registry.rooms:
                gc.collect()  # connections end in circles; nobody waits for it now
        with suppress(SQLAlchemyError):
            await registry.tend()
        with suppress(SQLAlchemyError):
            if registry.store.shared:
                await _keep_in_touch(registry, turns)
            else:
                told = await run_errands(registry, told)


async def _sweep(registry: TableRegistry) -> None:
    """Remove what is older than the server's rules allow."""
    rules = await registry.store.read(retention.read)
    for table in await registry.store.write(retention.sweep, rules):
        await registry.seats_changed(table)


async def run_errands(registry: TableRegistry, told: int) -> int:
    """Hear what `ennead admin` has changed, where no news come; returns the newest note."""
    for id, body in await registry.store.read(house.errands_after, told):
        registry.hear(news_of(body))
        told = id
    return told


async def fold(registry: TableRegistry) -> int:
    """Fold some of the matches that ended some days ago; returns how many."""
    before = await registry.store.read(queries.today) - FOLDED_DAYS * queries.DAY
    some = await registry.store.read(folding.due, before, FOLDED_AT_ONCE)
    if some:
        await registry.store.write(folding.put, some)
    return len(some)


async def _keep_in_touch(registry: TableRegistry, turns: int) -> None:
    """Tell the others who is here; look for what they did, often if their news do not come."""
    if turns % int(PRESENCE_SECONDS / SWEEP_SECONDS) == 0:
        await registry.tell_presence(registry.here())
        registry.presence.forget_old()
    if registry.is_deaf or turns % int(LOOK_SECONDS / SWEEP_SECONDS) == 0:
        await registry.look_for_changes()


async def watch_storage(registry: TableRegistry) -> None:
    """While the storage fails, try it now and then; all tables go on when it works again."""
    looks = 0
    while True:
        await asyncio.sleep(PROBE_SECONDS[min(looks, len(PROBE_SECONDS) - 1)])
        looks += 1
        if registry.store.health.trouble is None:
            looks = 0
            continue
        with suppress(SQLAlchemyError):
            await registry.store.probe()
            for room in list(registry.rooms.values()):
                registry.go_on(room)
