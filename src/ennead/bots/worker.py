"""The other end of the protocol: a process in which bots think about one view after another.

    python -m ennead.bots.worker [BOT]

It reads a request a line from standard input and writes a reply a line, until whoever asks hangs
up; then it ends at once, whatever it is doing. Where it is to think ahead while others are asked,
it does so for some time, or until the next line comes, and writes nothing. BOT chooses where a
request does not name a bot, so `run:python -m ennead.bots.worker master` is a bot like any other
program.
"""

from __future__ import annotations

import os
import queue
import random
import signal
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from ennead.bots import Bot, bot_for_people, make
from ennead.bots.bot import AnyView
from ennead.bots.commentary import confidence
from ennead.bots.levels import Searcher
from ennead.bots.protocol import Reply, Request, read_request
from ennead.bots.review import better_move
from ennead.bots.search import Budget, SearchResult
from ennead.kernel import AnyGame

REVIEW_BUDGET: Final = Budget(iterations=80)
"""How long a move is thought about that is judged afterwards."""
NOTHING: Final = SearchResult({}, {}, 0)
PONDER_SECONDS: Final = 8.0
"""How long a bot thinks ahead at most while others are asked."""
PONDER_BIT: Final = 0.005
"""Seconds of work, and of rest after each."""
MOST_BOTS: Final = 32
"""How many bots a worker remembers."""


class Memory:
    """The bots that chose last, each with the number of the request that it answered last.

    What a bot has found is of use only straight after its own choice: whatever else happened at
    its table (somebody moved, a move was taken back, the choice was not played) makes it a new
    one, as does a choice in another worker.
    """

    def __init__(self, default: str = "") -> None:
        self._default = default
        self._bots: OrderedDict[tuple[str, int, str], tuple[int, Bot]] = OrderedDict()

    def take(self, request: Request) -> Bot:
        """The seat's own bot if it is there and its last choice led to this view, or a new one."""
        number, bot = self._bots.pop((request.table, request.seat, request.bot), (0, None))
        if bot is not None and number == request.follows:
            return bot
        return bot_for_people(request.bot) if request.bot else make(self._default)

    def keep(self, request: Request, bot: Bot) -> None:
        """Remember a bot that has a tree to keep; the one that was not used for longest goes."""
        if request.table and isinstance(bot, Searcher):
            self._bots[request.table, request.seat, request.bot] = (request.number, bot)
            if len(self._bots) > MOST_BOTS:
                self._bots.popitem(last=False)


def answer(request: Request, memory: Memory) -> Reply:
    """The reply to a request; whatever goes wrong is told, not raised."""
    try:
        game = request.load_game()
        view = request.view(game)
        if request.played:
            return _judge(game, view, request)
        bot = memory.take(request)
        if isinstance(bot, Searcher):
            for line in request.since.splitlines():
                seat, _, text = line.partition(" ")
                bot.follow(int(seat), game.read(text))
        menu = game.menu(view.state, view.seat)
        option = bot.choose(game, view, menu, random.Random(request.seed))
        memory.keep(request, bot)
        sure = confidence(bot, game, view, menu, option)
        found: SearchResult = getattr(bot, "last_result", None) or NOTHING
        visits = {game.write(one): count for one, count in found.visits.items()}
        values = {game.write(one): value for one, value in found.values.items()}
        known = visits, values, found.iterations, found.by_goal
        return Reply(request.number, game.write(option), sure.degree, sure.chance, *known)
    except Exception as error:  # noqa: BLE001 - a bot's fault must not end the worker
        return Reply(request.number, problem=f"{type(error).__name__}: {error}")


def ponder(request: Request, memory: Memory, go_on: Callable[[], bool]) -> int:
    """Let the seat's bot think ahead while it may go on; how many iterations it did."""
    bot = memory.take(request)
    if not isinstance(bot, Searcher):
        return 0
    game = request.load_game()
    done = bot.ponder(game, request.view(game), random.Random(request.seed), go_on)
    memory.keep(request, bot)
    return done


class Leisure:
    """Whether there is still time to think ahead: only while nobody wants anything, for some
    seconds, and with a pause after each bit of work, so that whoever plays has the machine."""

    def __init__(self, lines: queue.Queue[bytes]) -> None:
        self._lines = lines
        self._end = time.monotonic() + PONDER_SECONDS
        self._rest = 0.0

    def __call__(self) -> bool:
        now = time.monotonic()
        if now >= self._rest:
            time.sleep(PONDER_BIT)
            self._rest = time.monotonic() + PONDER_BIT
        return self._lines.empty() and now < self._end


def _judge(game: AnyGame, view: AnyView, request: Request) -> Reply:
    """What was better than a move, by what the seat could know."""
    played = game.read(request.played)
    best, chosen, possible = better_move(game, view, played, REVIEW_BUDGET, str(request.seed))
    better = game.write(best)
    return Reply(request.number, better, values={request.played: chosen, better: possible})


def main() -> None:
    """Answer requests until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the business of the one who asks
    out = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot that prints must not garble replies
    lines: queue.Queue[bytes] = queue.Queue()
    threading.Thread(target=_listen, args=(lines,), daemon=True).start()
    memory = Memory(*sys.argv[1:2])
    while True:
        request = read_request(lines.get().decode())
        if request is not None and request.ponder:
            with suppress(Exception):  # what it would have found is missed by nobody
                ponder(request, memory, Leisure(lines))
        elif request is not None:
            out.write(answer(request, memory).line())
            out.flush()


def _listen(lines: queue.Queue[bytes]) -> None:
    """Take requests while a bot thinks, so that it is noticed when there is nobody any more."""
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
