"""Servers that start quickly: a process that has imported everything forks one for each line that
it reads.

python -m tests.server.zygote       reads "PORT DATABASE", answers the process id of a server that
will listen there

The children are real servers in processes of their own; only the import is saved.
"""

from __future__ import annotations

import os
import sys

from tests.server.running import TOY

from ennead.server import logs, serving
from ennead.server.services import build
from ennead.server.settings import RequestLimits, Settings

MUCH = 10**6


def serve(port: int, database: str) -> int:
    """One server, until it is killed."""
    logs.configure(structured=False)
    limits = RequestLimits(
        messages_per_second=MUCH,
        messages_burst=MUCH,
        requests_burst=MUCH,
        requests_per_second=MUCH,
        tables_burst=MUCH,
        sockets_per_address=MUCH,
    )
    settings = Settings(
        database,
        port=port,
        extra_games=(TOY,),
        bot_pause=0.0,
        bot_workers=1,
        limits=limits,
        snapshot_every=5,
        idle_table_seconds=0.2,
    )
    return serving.run(build(settings), serving.bind("127.0.0.1", port))


def main() -> None:
    """Fork for each line."""
    for line in sys.stdin:
        port, _, database = line.strip().partition(" ")
        child = os.fork()
        if not child:
            os._exit(serve(int(port), database))
        print(child, flush=True)
        os.waitpid(child, 0)  # the test kills it before it asks for the next


if __name__ == "__main__":
    main()
