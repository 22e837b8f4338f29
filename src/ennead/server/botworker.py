"""A process in which bots think: reads one wish a line from standard input, writes one choice a
line.

A wish holds a seat's view as text, never a position: what is not in it cannot be thought about.
"""

from __future__ import annotations

import contextlib
import os
import random
import sys
from collections import OrderedDict
from typing import Any

import msgspec

from ennead.bots import Bot, make
from ennead.bots.levels import Searcher
from ennead.bots.review import best_beside
from ennead.bots.saying import Degree, sureness
from ennead.bots.search import Budget
from ennead.kernel.game import Game
from ennead.kernel.secrecy import View
from ennead.table.catalog import GameCatalog

CAREFUL = Budget(iterations=80)
"""How long a move is thought about that is judged afterwards."""
MOST_BOTS = 32
"""How many bots a worker remembers."""


class Wish(msgspec.Struct):
    """What shall be chosen: a view, and for whom."""

    number: int
    game: str
    pack: str
    players: int
    options: dict[str, str]
    seat: int
    state: str
    unseen: dict[str, list[int]]
    level: str
    seed: int
    played: str = ""
    """Instead of choosing: judge this move, which was played in that view."""
    table: str = ""
    """The match whose seat's own bot shall choose; empty: a bot that is not remembered, as for a
    hint."""
    follows: int = 0
    """The wish whose choice, played as it was, led straight to this view; 0: none did."""


class Choice(msgspec.Struct, omit_defaults=True):
    """A bot's choice in notation, the part of its search that went into it, and how sure it is
    (`bots/saying.py`)."""

    number: int
    text: str = ""
    share: float = 0.0
    degree: Degree = ""
    chance: int | None = None
    values: tuple[float, float] = (0.0, 0.0)
    """Where a move was judged, and `text` is what was better: the chance to win with it, and with
    the better one."""
    problem: str = ""

    @property
    def sureness(self) -> tuple[Degree, int | None]:
        """As the messages carry it."""
        return self.degree, self.chance


class Memory:
    """The bots that chose last, each with the number of the wish that it answered last.

    What a bot has thought is of use only straight after its own choice: whatever else happened at
    its table (somebody moved, a move was taken back, the choice was not played) makes it a new one,
    as does a choice in another worker.
    """

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, int, str], tuple[int, Bot]] = OrderedDict()

    def take(self, wish: Wish) -> Bot:
        """The seat's own bot if it is there and its last choice led to this view, else a new
        one."""
        number, bot = self._bots.pop((wish.table, wish.seat, wish.level), (0, None))
        if bot is not None and number == wish.follows:
            return bot
        return make(wish.level)

    def keep(self, wish: Wish, bot: Bot) -> None:
        """Remember a bot that has thoughts to keep; the one that was not used for longest goes."""
        if wish.table and isinstance(bot, Searcher):
            self._bots[wish.table, wish.seat, wish.level] = (wish.number, bot)
            if len(self._bots) > MOST_BOTS:
                self._bots.popitem(last=False)


def main() -> None:
    """Answer wishes until the server hangs up."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot that prints must not garble answers
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)  # people first
    catalog = GameCatalog(sys.argv[1:])
    decoder = msgspec.json.Decoder(Wish)
    memory = Memory()
    for line in sys.stdin.buffer:
        choice = think(catalog, memory, decoder.decode(line))
        out.write(msgspec.json.encode(choice) + b"\n")
        out.flush()


def think(catalog: GameCatalog, memory: Memory, wish: Wish) -> Choice:
    """The choice for one wish; whatever goes wrong is told, not raised."""
    try:
        game = catalog.kit(wish.game, wish.pack).game
        box = game.box(game.setup(wish.players, wish.options))
        view = View(wish.seat, game.codec.decode(wish.state, box), wish.unseen)
        if wish.played:
            return _judge(game, view, wish)
        bot = memory.take(wish)
        menu = game.menu(view.state, wish.seat)
        option = bot.choose(game, view, menu, random.Random(wish.seed))
        if option not in menu:
            return Choice(wish.number, problem=f"{wish.level} chose what is not in the menu")
        sure = sureness(bot, game, view, menu, option)
        chance = sure.chance if sure.chance >= 0 else None
        share = _share(bot, option) if len(menu) > 1 else 0.0  # else its last thought is an old one
        choice = Choice(wish.number, game.write(option), share, sure.degree, chance)
        memory.keep(wish, bot)
        return choice
    except Exception as error:  # noqa: BLE001 - a bot's fault must not end the worker
        return Choice(wish.number, problem=f"{type(error).__name__}: {error}")


def _judge(game: Game[Any], view: View, wish: Wish) -> Choice:
    """What was better than a move, by what the seat could know."""
    played = game.read(wish.played)
    best, chosen, possible = best_beside(game, view, played, CAREFUL, str(wish.seed))
    return Choice(wish.number, game.write(best), values=(chosen, possible))


def _share(bot: Any, option: Any) -> float:
    """The part of a search that went into the choice."""
    thought = getattr(bot, "thought", None)
    if thought is None or not thought.iterations:
        return 0.0
    return float(thought.visits.get(option, 0) / max(1, sum(thought.visits.values())))


if __name__ == "__main__":
    main()
