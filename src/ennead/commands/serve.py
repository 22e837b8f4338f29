"""`ennead serve`: a server for many tables; see docs/hosting.md."""

from __future__ import annotations

import argparse
import os
from urllib.parse import urlsplit

from ennead.arguments import UsageError


def run(arguments: argparse.Namespace) -> int:
    """Serve until told to end (Ctrl-C, SIGTERM); logs go to standard error as JSON lines."""
    public = arguments.public_url.rstrip("/")
    if public and (urlsplit(public).scheme not in ("http", "https") or urlsplit(public).path):
        raise UsageError("--public-url: expected something like https://games.example.org")
    from ennead.server import logs, serving
    from ennead.server.services import build
    from ennead.server.settings import Settings, own_database

    listener = serving.bind(arguments.host, arguments.port)
    logs.configure(structured=True)
    settings = Settings(
        database_of(arguments) or own_database(),
        arguments.host,
        listener.getsockname()[1],
        public_url=public,
        bot_workers=arguments.bot_workers or 0,
    )
    services = build(settings)

    async def ready() -> None:
        print(f"Ennead serves at {public or serving.address_of(listener)}", flush=True)

    return serving.run(services, listener, ready)


def database_of(arguments: argparse.Namespace) -> str:
    """The database that was named; its password should come by the environment, not by the command
    line."""
    return str(arguments.database or os.environ.get("ENNEAD_DATABASE", ""))
