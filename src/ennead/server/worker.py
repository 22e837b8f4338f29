"""One of several server processes on a machine; `supervisor` starts it.

    python -m ennead.server.worker

It reads its orders from standard input, serves on the socket that it inherits, gives signs of life
on standard output, and ends as a server does: told to, or when nobody is at the other end of its
standard input any more.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
from contextlib import suppress

from ennead.kernel.errors import EnneadError
from ennead.server import logs, metrics, serving
from ennead.server.services import Services, build
from ennead.server.siblings import Orders, Siblings, Word, read_orders, read_word, write_line

LIFE_SECONDS = 2.0
"""Between two signs of life."""


def main() -> int:
    """Serve until told to end; returns an exit code."""
    orders = read_orders(sys.stdin.buffer.readline())
    logs.configure(structured=True, worker=orders.number)
    out = os.dup(sys.stdout.fileno())
    os.set_blocking(out, False)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # who prints must not garble what we say
    try:
        return _serve(orders, out)
    except EnneadError as error:
        logging.getLogger("ennead.worker").error("%s", error)
        return 1


def _serve(orders: Orders, out: int) -> int:
    services = build(orders.settings)
    services.siblings = Siblings(orders.number)
    tasks: list[asyncio.Task[None]] = []

    async def ready() -> None:
        loop = asyncio.get_running_loop()
        tasks.append(loop.create_task(_listen(services.siblings)))
        tasks.append(loop.create_task(_live(services, out)))

    return serving.run(services, socket.socket(fileno=orders.listener), ready)


async def _live(services: Services, out: int) -> None:
    """Say now and then that the event loop turns, and what there is to count."""
    while True:
        word = Word(services.siblings.number, metrics.figures(services.registry))
        with suppress(BlockingIOError, BrokenPipeError):  # nobody may be there to read it
            os.write(out, write_line(word))
        await asyncio.sleep(LIFE_SECONDS)


async def _listen(siblings: Siblings) -> None:
    """Hear of the others; end when whoever started this process is gone."""
    reader = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := await reader.readline():
        word = read_word(line)
        if word is not None:
            siblings.hear(word)
    signal.raise_signal(signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
