"""What whoever runs the server has decided, as its processes know it: kept in memory, and read
again when it was changed."""

from __future__ import annotations

from datetime import UTC, datetime

from ennead.server.people.visitors import Visitor
from ennead.server.registry import TableRegistry
from ennead.server.storage import house
from ennead.server.storage.house import Announcement, Ban
from ennead.table.refused import Refused


class House:
    """Bans and announcements."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._bans: dict[str, Ban] | None = None
        self._announced: list[Announcement] | None = None
        registry.house_changed = self._forget

    def _forget(self) -> None:
        self._bans = self._announced = None

    async def check(self, visitor: Visitor) -> None:
        """Raises Refused for somebody who is banned, as an account or with this browser."""
        if self._bans is None or self._registry.is_deaf:
            self._bans = await self._registry.store.read(house.bans)
        for one in (visitor.id, visitor.device):
            ban = self._bans.get(one)
            if ban is not None and not 0 < ban.until <= self._registry.clock_now():
                raise Refused("banned", _why(ban))

    async def announced(self) -> list[Announcement]:
        """What everybody is told now."""
        if self._announced is None or self._registry.is_deaf:
            self._announced = await self._registry.store.read(house.announcements)
        now = self._registry.clock_now()
        return [one for one in self._announced if one.until > now]


def _why(ban: Ban) -> str:
    end = "for good"
    if ban.until:
        end = f"until {datetime.fromtimestamp(ban.until / 1000, UTC).isoformat(timespec='minutes')}"
    return f"{end}: {ban.reason}" if ban.reason else end
