"""Everything that one server process is made of, put together once."""

from __future__ import annotations

from dataclasses import dataclass

from ennead.server.access import AccessPolicy
from ennead.server.library import Library
from ennead.server.lobby import LobbyService
from ennead.server.page import Page
from ennead.server.registry import TableRegistry
from ennead.server.replays import ReplayCache, Reviewer
from ennead.server.settings import Settings
from ennead.server.storage.store import Store
from ennead.table.catalog import GameCatalog


@dataclass(slots=True)
class Services:
    """The parts of a server."""

    settings: Settings
    access: AccessPolicy
    page: Page
    library: Library
    registry: TableRegistry
    lobby: LobbyService
    replays: ReplayCache
    reviewer: Reviewer


def build(settings: Settings) -> Services:
    """The parts, not yet open; the database is brought to the present shape. Raises
    StorageError."""
    catalog = GameCatalog(settings.extra_games)
    store = Store(settings.database)
    store.prepare()
    registry = TableRegistry(settings, store, catalog)
    return Services(
        settings,
        AccessPolicy(settings),
        Page(settings.page),
        Library(catalog),
        registry,
        LobbyService(registry),
        ReplayCache(registry),
        Reviewer(registry),
    )
