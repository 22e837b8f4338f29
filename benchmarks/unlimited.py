"""The server under measurement: speed limits lifted, everything else as `ennead serve` has it.

`python benchmarks/unlimited.py DATABASE IDLE_SECONDS` prints its address when it answers.
"""

from __future__ import annotations

import sys

from ennead.server import logs, serving
from ennead.server.services import build
from ennead.server.settings import RequestLimits, Settings

MUCH = 1_000_000


def main(database: str, idle_seconds: float) -> int:
    """Serve until told to end."""
    limits = RequestLimits(
        messages_per_second=MUCH, messages_burst=MUCH, requests_per_second=MUCH,
        requests_burst=MUCH, tables_per_minute=MUCH, tables_burst=MUCH, sockets_per_address=MUCH,
        sockets=MUCH, connections_per_address=MUCH,
    )  # fmt: skip
    logs.configure(structured=False)
    listener = serving.bind("127.0.0.1", 0)
    port = listener.getsockname()[1]
    settings = Settings(database, port=port, limits=limits, idle_table_seconds=idle_seconds)

    async def ready() -> None:
        print(serving.address_of(listener), flush=True)

    return serving.run(build(settings), listener, ready)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], float(sys.argv[2])))
