"""Everything that one server process is made of, put together once."""

from __future__ import annotations

from dataclasses import dataclass, field

from ennead.library import Library
from ennead.server import wire
from ennead.server.access import AccessPolicy
from ennead.server.admin.house import House
from ennead.server.carrying import Carrier
from ennead.server.contests.ratings import RatingService
from ennead.server.contests.service import ContestService
from ennead.server.listing import PublicListing
from ennead.server.lobby import LobbyService
from ennead.server.page import Page
from ennead.server.people.accounts import AccountService
from ennead.server.people.calls import CallService
from ennead.server.people.following import TieService
from ennead.server.people.notices import NoticeService
from ennead.server.people.standing import StandingService
from ennead.server.people.visitors import Visitors
from ennead.server.registry import TableRegistry
from ennead.server.replays import ReplayCache, Reviewer
from ennead.server.seats import SeatService
from ennead.server.settings import Settings
from ennead.server.siblings import Siblings
from ennead.server.storage.store import Store
from ennead.server.talk.service import TalkService
from ennead.table.catalog import GameCatalog
from ennead.table.school import School


@dataclass(slots=True)
class Services:
    """The parts of a server."""

    settings: Settings
    access: AccessPolicy
    page: Page
    library: Library
    school: School
    registry: TableRegistry
    lobby: LobbyService
    carrier: Carrier
    listing: PublicListing
    seats: SeatService
    replays: ReplayCache
    reviewer: Reviewer
    visitors: Visitors
    accounts: AccountService
    house: House
    notices: NoticeService
    calls: CallService
    talk: TalkService
    contests: ContestService
    standing: StandingService
    ties: TieService
    siblings: Siblings = field(default_factory=Siblings)


def build(settings: Settings) -> Services:
    """The parts, not yet open; the database is brought to the present shape. Raises
    StorageError."""
    catalog = GameCatalog(settings.extra_games)
    store = Store(settings.database, settings.database_seconds)
    store.prepare()
    registry = TableRegistry(settings, store, catalog)
    visitors, house = Visitors(registry), House(registry)
    notices = NoticeService(registry)
    return Services(
        settings,
        AccessPolicy(settings),
        Page(settings.page),
        Library(catalog, wire.encode),
        School(catalog),
        registry,
        LobbyService(registry),
        Carrier(registry),
        PublicListing(registry, house),
        SeatService(registry),
        ReplayCache(registry),
        Reviewer(registry),
        visitors,
        AccountService(registry, visitors),
        house,
        notices,
        CallService(registry, notices),
        TalkService(registry),
        ContestService(registry, RatingService(registry)),
        StandingService(registry),
        TieService(registry),
    )
