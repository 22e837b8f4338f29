"""What whoever runs a server can do, in one transaction each: the same for `ennead admin` and for
the page of administrators."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Any, TypeAlias, get_args

from sqlalchemy import Connection

from ennead.kernel.errors import EnneadError
from ennead.server.admin import census
from ennead.server.admin import documents as wishes
from ennead.server.admin.census import Unknown, day
from ennead.server.people import queries as people
from ennead.server.people.accounts import export
from ennead.server.people.documents import Tongue
from ennead.server.storage import house, queries, retention
from ennead.server.storage.news import News
from ennead.table.catalog import GameCatalog
from ennead.table.newtable import bot_level

Found: TypeAlias = Any
"""What an act has to say, as JSON has it."""
LONGEST = 500
"""Letters of an announcement in one language."""


class Wrong(EnneadError):
    """This cannot be meant so."""


class Desk:
    """Where acts are done; `news` is what the servers have to hear once they are through.

    From afar (`remote`) nobody touches an administrator: those are named and dismissed on the
    machine itself.
    """

    def __init__(
        self,
        connection: Connection,
        catalog: Callable[[], GameCatalog] = GameCatalog,
        remote: bool = False,
    ) -> None:
        self._connection = connection
        self._catalog = catalog
        self._remote = remote
        self.news: News | None = None

    def do(self, act: str, wish: Any) -> Found:
        """One act. Raises Unknown and Wrong."""
        return ACTS[act].work(self, wish)

    # -- looking -----------------------------------------------------------------------------------

    def people(self, wish: wishes.People) -> Found:
        """The accounts."""
        return census.accounts(self._connection, wish.name, wish.unseen, wish.most)

    def tables(self, wish: wishes.Tables) -> Found:
        """The tables."""
        return census.tables(self._connection, wish.status, wish.game, wish.most)

    def table(self, wish: wishes.OneTable) -> Found:
        """A table with who sits there."""
        return census.table(self._connection, wish.table)

    def export(self, wish: wishes.Who) -> Found:
        """All that is kept of an account."""
        return export(self._connection, census.account(self._connection, wish.who).id)

    def statistics(self, _: wishes.Nothing) -> Found:
        """Figures without names."""
        return census.statistics(self._connection)

    def reports(self, _: wishes.Nothing) -> Found:
        """What somebody has complained of."""
        return census.reports(self._connection)

    def bans(self, _: wishes.Nothing) -> Found:
        """Who may do nothing."""
        found = house.bans(self._connection).values()
        return [asdict(ban) | {"since": day(ban.since), "until": day(ban.until)} for ban in found]

    def announcements(self, _: wishes.Nothing) -> Found:
        """What everybody is told."""
        found = house.announcements(self._connection)
        return [{"id": one.id, "until": day(one.until), **one.texts} for one in found]

    # -- people ------------------------------------------------------------------------------------

    def ban(self, wish: wishes.Ban) -> Found:
        """Let somebody do nothing here; their connections end."""
        who = census.person(self._connection, wish.who)
        self._spare(who)
        until = queries.clock(self._connection) + wish.days * queries.DAY if wish.days else 0
        house.ban(self._connection, who, until, wish.reason)
        self.news = News("admin", devices=self._devices(who), house=True)
        return {"banned": who, "until": day(until), "reason": wish.reason}

    def unban(self, wish: wishes.Who) -> Found:
        """End a ban."""
        found = [who for who in house.bans(self._connection) if who.startswith(wish.who)]
        if len(found) != 1:
            raise Unknown(f"{len(found)} bans are of ids that begin with {wish.who!r}")
        house.lift(self._connection, found[0])
        self.news = News("admin", house=True)
        return {"allowed": found[0]}

    def merge(self, wish: wishes.Merge) -> Found:
        """Let an account have everything of another one, which is no more."""
        gone, into = (census.account(self._connection, who) for who in (wish.who, wish.into))
        if gone.id == into.id:
            raise Wrong("both are the same account")
        self._spare(gone.id)
        self._spare(into.id)
        devices, seats = self._devices(gone.id), self._seats(gone.id)
        people.merge(self._connection, gone.id, into.id)
        self.news = News("admin", devices=devices, seats=seats)
        return {"gone": gone.id, "into": into.id, "name": into.name, "tables": len(seats)}

    def delete(self, wish: wishes.Delete) -> Found:
        """Delete a table or an account for good, once that was said twice."""
        if wish.kind == "table":
            table = census.table(self._connection, wish.id)
            _confirm(wish, f"table {table['id']} ({table['game']}, {table['status']})")
            queries.delete_match(self._connection, table["id"])
            self.news = News("admin", seats=[table["id"]])
            return {"deleted": table["id"], "kind": "table"}
        account = census.account(self._connection, wish.id)
        self._spare(account.id)
        _confirm(wish, f"account {account.id} ({account.name})")
        catalog, devices = self._catalog(), self._devices(account.id)
        changed = people.delete_account(
            self._connection,
            account.id,
            lambda row: bot_level(catalog.kit(row.game, row.pack), ""),
        )
        self.news = News("admin", devices=devices, seats=changed)
        return {"deleted": account.id, "kind": "account", "tables": changed}

    def appoint(self, wish: wishes.Who) -> Found:
        """Let an account look after the server in the page."""
        account = census.account(self._connection, wish.who)
        people.appoint(self._connection, account.id, queries.clock(self._connection))
        return {"administrator": account.id, "name": account.name}

    def dismiss(self, wish: wishes.Who) -> Found:
        """Let an account look after nothing any more."""
        account = census.account(self._connection, wish.who)
        people.appoint(self._connection, account.id, 0)
        return {"dismissed": account.id, "name": account.name}

    def _spare(self, who: str) -> None:
        if self._remote and people.is_administrator(self._connection, who):
            raise Wrong("this is an administrator; dismiss them with `ennead admin dismiss` first")

    def _devices(self, who: str) -> list[str]:
        """The browsers of somebody: those of an account, or the one of a guest."""
        return [device for device, _, _ in people.sessions(self._connection, who)] or [who]

    def _seats(self, who: str) -> list[str]:
        return sorted({table for table, _ in people.seats_of(self._connection, who)})

    # -- the house ---------------------------------------------------------------------------------

    def close(self, wish: wishes.One) -> Found:
        """A complaint is dealt with."""
        census.close(self._connection, wish.id)
        return {"closed": wish.id}

    def announce(self, wish: wishes.Announce) -> Found:
        """Tell everybody something."""
        languages = get_args(Tongue)
        for language, text in wish.texts.items():
            if language not in languages:
                known = ", ".join(languages)
                raise Wrong(f"expected a text for {known}, got one for {language!r}")
            if not 0 < len(text.strip()) <= LONGEST:
                raise Wrong(f"a text has 1 to {LONGEST} letters, that for {language} has not")
        if not wish.texts:
            raise Wrong("an announcement needs a text")
        id = secrets.token_hex(4)
        until = queries.clock(self._connection) + wish.days * queries.DAY
        house.announce(self._connection, id, until, wish.texts)
        self.news = News("admin", house=True)
        return {"id": id, "until": day(until), **wish.texts}

    def withdraw(self, wish: wishes.One) -> Found:
        """End an announcement."""
        if not house.withdraw(self._connection, wish.id):
            raise Unknown(f"no announcement has the id {wish.id!r}")
        self.news = News("admin", house=True)
        return {"withdrawn": wish.id}

    def keep(self, wish: wishes.Keep) -> Found:
        """How long things are kept, and from now on."""
        changed = {name: days for name, days in asdict(wish).items() if days >= 0}
        keep = replace(retention.read(self._connection), **changed)
        if changed:
            retention.write(self._connection, keep)
        return asdict(keep)


def _confirm(wish: wishes.Delete, what: str) -> None:
    if not wish.yes:
        raise Wrong(f"this deletes {what} and cannot be undone; add --yes")


@dataclass(frozen=True, slots=True)
class Act:
    """One act: what it is asked with, and who may ask."""

    work: Callable[[Desk, Any], Found]
    wish: type
    writes: bool = False
    remote: bool = True
    """Whether the page has it too."""


ACTS: dict[str, Act] = {
    "people": Act(Desk.people, wishes.People),
    "export": Act(Desk.export, wishes.Who),
    "merge": Act(Desk.merge, wishes.Merge, writes=True),
    "tables": Act(Desk.tables, wishes.Tables),
    "table": Act(Desk.table, wishes.OneTable),
    "delete": Act(Desk.delete, wishes.Delete, writes=True),
    "ban": Act(Desk.ban, wishes.Ban, writes=True),
    "unban": Act(Desk.unban, wishes.Who, writes=True),
    "bans": Act(Desk.bans, wishes.Nothing),
    "reports": Act(Desk.reports, wishes.Nothing),
    "close": Act(Desk.close, wishes.One, writes=True),
    "announce": Act(Desk.announce, wishes.Announce, writes=True),
    "announcements": Act(Desk.announcements, wishes.Nothing),
    "withdraw": Act(Desk.withdraw, wishes.One, writes=True),
    "statistics": Act(Desk.statistics, wishes.Nothing),
    "keep": Act(Desk.keep, wishes.Keep, writes=True),
    "appoint": Act(Desk.appoint, wishes.Who, writes=True, remote=False),
    "dismiss": Act(Desk.dismiss, wishes.Who, writes=True, remote=False),
}
