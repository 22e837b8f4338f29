"""`ennead serve`: a server for many tables; see docs/hosting.md."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from ennead.arguments import UsageError

if TYPE_CHECKING:
    from socket import socket

    from ennead.server.settings import Settings


def run(arguments: argparse.Namespace) -> int:
    """Serve until told to end (Ctrl-C, SIGTERM); logs go to standard error as JSON lines."""
    public = arguments.public_url.rstrip("/")
    if public and (urlsplit(public).scheme not in ("http", "https") or urlsplit(public).path):
        raise UsageError("--public-url: expected something like https://games.example.org")
    mail = _outside(arguments, "mail", ("smtp", "smtps"))
    if bool(mail) != bool(arguments.mail_from):
        raise UsageError("--mail, --mail-from: expected both or none")
    webhook = _outside(arguments, "webhook", ("https", "http"))
    from ennead.server import logs, serving
    from ennead.server.access import TrustedProxies
    from ennead.server.settings import Settings, own_database

    try:
        TrustedProxies(arguments.trusted_proxy)
    except ValueError as error:
        raise UsageError(f"--trusted-proxy: expected an address or a network: {error}") from None
    database, workers = database_of(arguments) or own_database(), arguments.workers
    if workers > 1:
        _refuse_workers(database)
        listeners = serving.bind_several(arguments.host, arguments.port, workers)
    else:
        listeners = [serving.bind(arguments.host, arguments.port)]
    logs.configure(structured=True)
    settings = Settings(
        database,
        arguments.host,
        listeners[0].getsockname()[1],
        public_url=public,
        bot_workers=arguments.bot_workers or 0,
        trusted_proxies=("127.0.0.1", "::1", *arguments.trusted_proxy),
        guests=not arguments.no_guests,
        entry=not arguments.by_invitation,
        mail=mail,
        mail_from=arguments.mail_from,
        webhook=webhook,
        webhook_language=arguments.webhook_lang,
    )

    def say() -> None:
        from ennead.server.people.calls import first_entry

        place = public or serving.address_of(listeners[0])
        print(f"Ennead serves at {place}", flush=True)
        if first := first_entry(settings):
            print(f"The first to make an account: {place}/#/me/join/{first}", flush=True)

    return (
        _serve_many(settings, listeners, say) if workers > 1 else _serve(settings, listeners, say)
    )


def _outside(arguments: argparse.Namespace, name: str, schemes: tuple[str, ...]) -> str:
    """An address elsewhere; what is secret in it should come by the environment. Raises
    UsageError."""
    address = str(getattr(arguments, name) or os.environ.get(f"ENNEAD_{name.upper()}", ""))
    if address and (urlsplit(address).scheme not in schemes or not urlsplit(address).hostname):
        raise UsageError(f"--{name}: expected something like {schemes[0]}://host.example.org")
    return address


def _serve(settings: Settings, listeners: list[socket], say: Callable[[], None]) -> int:
    from ennead.server import serving
    from ennead.server.services import build

    async def ready() -> None:
        say()

    return serving.run(build(settings), listeners[0], ready)


def _serve_many(settings: Settings, listeners: list[socket], say: Callable[[], None]) -> int:
    from ennead.server.supervisor import Supervisor

    async def supervise() -> int:
        return await Supervisor(settings, listeners).run(say)

    return asyncio.run(supervise())


def _refuse_workers(database: str) -> None:
    """Raises UsageError where several processes cannot serve together."""
    from ennead.server.storage.engine import read_url

    if read_url(database).get_backend_name() == "sqlite":
        raise UsageError(
            "--workers: several processes need a PostgreSQL, name one with --database or "
            "$ENNEAD_DATABASE; SQLite is for one"
        )
    if sys.platform != "linux":
        raise UsageError("--workers: only Linux spreads connections among processes")


def database_of(arguments: argparse.Namespace) -> str:
    """The database that was named; its password should come by the environment, not by the command
    line."""
    return str(arguments.database or os.environ.get("ENNEAD_DATABASE", ""))
