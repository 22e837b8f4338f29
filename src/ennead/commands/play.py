"""`ennead play`: a table on this machine, with bots, ready in the browser."""

from __future__ import annotations

import argparse
import asyncio
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from ennead.commands.serve import database_of
from ennead.kernel.errors import SetupError

if TYPE_CHECKING:
    from ennead.server.services import Services
    from ennead.table.documents import NewTable

NO_BOTS = "none"


def run(arguments: argparse.Namespace) -> int:
    """Make a table, print its link, open the browser, and serve until told to end."""
    from ennead.server import logs, serving
    from ennead.server.services import build
    from ennead.server.settings import Settings, own_database

    listener = serving.bind("127.0.0.1", arguments.port)
    logs.configure(structured=False)
    address = serving.address_of(listener)
    settings = Settings(database_of(arguments) or own_database(), port=listener.getsockname()[1])
    services = build(settings)
    pack = _pack(arguments)
    wish = wished(services, arguments, pack)

    async def ready() -> None:
        link = f"{address}/#/seat/{await make_table(services, wish, pack)}?now"
        if arguments.lang:
            link += f"&lang={arguments.lang}"
        print(f"Your table: {link}\n(Ctrl-C ends it; it is kept, and waits for you.)", flush=True)
        if not arguments.no_browser:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, link)

    return serving.run(services, listener, ready)


def _pack(arguments: argparse.Namespace) -> str:
    """The packs that were named, as they are stored with the table."""
    if not arguments.packs:
        return ""
    from ennead.commands.chosen import merged_packs
    from ennead.table.catalog import pack_text

    figures, where = merged_packs(arguments.packs)
    raw = b"".join(Path(name).read_bytes() for name in arguments.packs)
    return pack_text(figures, where, raw)


def wished(services: Services, arguments: argparse.Namespace, pack: str) -> NewTable:
    """The table that the arguments describe. Raises SetupError."""
    from ennead.table.documents import NewTable, SeatWish

    catalog = services.registry.catalog
    kit = catalog.kit(arguments.game or catalog.ids()[0], pack)
    counts = kit.game.counts
    players = arguments.players or (2 if 2 in counts else min(counts))
    setup = kit.game.setup(players, dict(arguments.options))
    bots = _levels(arguments.bots, players, kit.levels)
    seats = [SeatWish("link") for _ in range(players - len(bots))]
    seats += [SeatWish("bot", level=level) for level in bots]
    return NewTable(kit.id, seats, dict[str, bool | int | str](setup.options))


def _levels(named: list[str] | None, players: int, known: tuple[str, ...]) -> list[str]:
    """The bots: one level for all other seats, or one a seat; the rest are people at this
    screen."""
    if named == [NO_BOTS]:
        return []
    named = named or [known[min(1, len(known) - 1)]]
    for level in named:
        if level not in known:
            raise SetupError(
                f"there is no bot {level!r} here; expected {', '.join(known)}, or {NO_BOTS}"
            )
    if len(named) == 1:
        return named * (players - 1)
    if len(named) >= players:
        raise SetupError(f"{len(named)} bots are named for {players} seats, and you need one")
    return named


async def make_table(services: Services, wish: NewTable, pack: str) -> str:
    """Make the table; returns the one key that opens every seat at this screen, once."""
    from ennead.server.people.visitors import guest
    from ennead.server.tokens import new_token

    created = await services.lobby.create(wish, guest(new_token()), pack)
    seats = [seat.seat for seat in created.table.seats if seat.holder == "open"]
    key = new_token()
    await services.seats.add_key(created.table.id, seats, key)
    return key
