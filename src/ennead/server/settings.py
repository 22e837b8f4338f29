"""What a server is told at its start: where it listens, where it stores, and the limits of every
input."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

PUSH_SERVICES = (
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
"""Those of the browsers there are: a server that calls any address is a tool for strangers."""


@dataclass(frozen=True, slots=True)
class RequestLimits:
    """How much anybody may ask for; beyond it there is a refusal, never a slow server."""

    message_bytes: int = 16 * 1024
    messages_per_second: float = 20.0
    messages_burst: int = 60
    strikes: int = 120
    """Refusals in a row for speed, size or form after which a connection is closed."""
    hello_seconds: float = 10.0
    idle_seconds: float = 3600.0
    body_bytes: int = 64 * 1024
    file_bytes: int = 1024 * 1024
    requests_per_second: float = 20.0
    requests_burst: int = 200
    tables_per_minute: float = 20.0
    tables_burst: int = 20
    files_per_minute: float = 12.0
    files_burst: int = 6
    sign_ins_per_minute: float = 10.0
    sign_ins_burst: int = 10
    words_per_minute: float = 20.0
    words_burst: int = 8
    sockets_per_address: int = 200
    sockets: int = 5000
    lobby_viewers: int = 12_000
    connections: int = 20_000
    connections_per_address: int = 400
    request_seconds: float = 30.0
    """From the beginning of a connection or a request until the whole request is there."""
    viewers_per_table: int = 200
    addresses: int = 50_000
    """Callers remembered for their rates; the longest silent are forgotten first."""


@dataclass(frozen=True, slots=True)
class Settings:
    """A server's settings."""

    database: str
    """`sqlite:///FILE` or `postgresql://...`"""
    host: str = "127.0.0.1"
    port: int = 8180
    public_url: str = ""
    """The address that browsers use when it is not host and port: behind a proxy, say."""
    page: Path = field(default_factory=lambda: Path(__file__).parents[1] / "web")
    """Folder of the built client."""
    extra_games: tuple[str, ...] = ()
    """Games that are not in the package, as `module:CLASS`."""
    bot_workers: int = 0
    """Processes for bots; 0 leaves one core to the server."""
    bot_seconds: float = 20.0
    """Longest thought; after it the worker is replaced and a seeded choice is played."""
    bot_pause: float = 0.4
    """What lies between two moves where bots play alone, so that people can follow, and after a
    person's move that may still be taken back."""
    order_pause: float = 20.0
    """How long somebody has to be away before their standing orders answer."""
    idle_table_seconds: float = 30.0
    """A table that nobody looks at leaves memory after this time."""
    snapshot_every: int = 32
    """Log entries between two snapshots: about so many are replayed after a crash."""
    metrics_for_all: bool = False
    """Whether `/api/metrics` answers others than this machine."""
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Where a proxy may say on whose behalf it asks."""
    guests: bool = True
    """Whether people may sit down without an account."""
    entry: bool = True
    """Whether anybody may make an account; otherwise who was given a link by somebody who has
    one."""
    mail: str = ""
    """Where mail is handed over: `smtp://NAME:PASSWORD@HOST:PORT`, or `smtps://…`; empty: there is
    none."""
    mail_from: str = ""
    webhook: str = ""
    """Where a club's chat takes what happens at public tables."""
    webhook_language: str = "en"
    push_services: tuple[str, ...] = PUSH_SERVICES
    """The hosts (or ends of their names) that browsers may name to be called by."""
    limits: RequestLimits = field(default_factory=RequestLimits)
    database_seconds: float = 5.0
    """How long a PostgreSQL that does not answer is waited for."""

    @property
    def address(self) -> str:
        """Where browsers find the server."""
        return self.public_url or f"http://{self.host}:{self.port}"

    @property
    def workers(self) -> int:
        """How many bots think at once."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)


def data_folder() -> Path:
    """Where this user's own tables are kept, by the customs of the system."""
    if named := os.environ.get("ENNEAD_DATA"):
        return Path(named)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "ennead"


def own_database() -> str:
    """The address of this user's own database file; its folder is made if it is missing."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return f"sqlite:///{folder / 'tables.sqlite'}"
