"""Everything that one server process is made of, put together once."""

from __future__ import annotations

from dataclasses import dataclass

from ennead.server.access import Door
from ennead.server.catalogue import Catalogue
from ennead.server.critic import Critic
from ennead.server.hall import Hall
from ennead.server.library import Library
from ennead.server.page import Page
from ennead.server.reception import Reception
from ennead.server.replays import Cinema
from ennead.server.settings import Settings
from ennead.server.storage.store import Store


@dataclass(slots=True)
class House:
    """The parts of a server."""

    settings: Settings
    door: Door
    page: Page
    library: Library
    hall: Hall
    reception: Reception
    cinema: Cinema
    critic: Critic


def build(settings: Settings) -> House:
    """The parts, not yet open; the database is brought to the present shape. Raises StorageError."""
    catalogue = Catalogue(settings.extra_games)
    store = Store(settings.database)
    store.prepare()
    hall = Hall(settings, store, catalogue)
    return House(
        settings,
        Door(settings),
        Page(settings.page),
        Library(catalogue),
        hall,
        Reception(hall),
        Cinema(hall),
        Critic(hall),
    )
