"""Following and blocking people: who may do it to whom, and what they see of it."""

from __future__ import annotations

from ennead.server.people import ties
from ennead.server.people.documents import Tie, TieWish
from ennead.server.people.visitors import Visitor, is_account
from ennead.server.registry import TableRegistry
from ennead.table.refused import Refused


class TieService:
    """Makes and ends ties. Raises Refused."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.store

    async def all(self, visitor: Visitor) -> tuple[Tie, ...]:
        """Everybody whom somebody follows or has blocked."""
        rows = await self._store.read(ties.of, _account(visitor))
        return tuple(
            Tie(ties.tie_id(row), row.kind, row.name, row.handle)  # type: ignore[arg-type]  # as it was stored
            for row in rows
        )

    async def tie(self, visitor: Visitor, wish: TieWish) -> tuple[Tie, ...]:
        """Follow or block somebody, or end that."""
        account = _account(visitor)
        if wish.table:
            if wish.kind == ties.FOLLOW:
                raise Refused("forbidden", "people are followed from their own page", "$.kind")
            await self._block_seat(account, wish)
        else:
            await self._store.write(ties.tie_player, account, wish.player, wish.kind)
        return await self.all(visitor)

    async def end(self, visitor: Visitor, tie: str) -> tuple[Tie, ...]:
        """Let there be nothing between somebody and another any more."""
        await self._store.write(ties.end, _account(visitor), tie)
        return await self.all(visitor)

    async def _block_seat(self, account: str, wish: TieWish) -> None:
        room = await self._registry.room(wish.table)
        seating = room.live.seating
        if wish.seat >= len(seating.seats):
            raise Refused("no-seat", f"the table has no seat {wish.seat}", "$.seat")
        if not seating.held_by(account):
            raise Refused("no-seat", "you hold no seat of this table")
        others = [
            who
            for who in sorted(seating.holders)
            if wish.seat in seating.holders[who] and is_account(who) and who != account
        ]
        if not others:
            raise Refused("not-found", "nobody with an account sits there; mute the seat", "$.seat")
        name = seating.seats[wish.seat].name
        await self._store.write(ties.tie_all, account, others, wish.kind, name)


def _account(visitor: Visitor) -> str:
    if not visitor.account:
        raise Refused("forbidden", "you are not signed in")
    return visitor.account
