"""A process in which bots think: reads one wish a line from standard input, writes one choice a line.

A wish holds a seat's view as text, never a position: what is not in it cannot be thought about.
"""

from __future__ import annotations

import contextlib
import os
import random
import sys
from typing import Any

import msgspec

from ennead.bots import make
from ennead.bots.review import best_beside
from ennead.bots.saying import Degree, sureness
from ennead.bots.search import Budget
from ennead.kernel.game import Game
from ennead.kernel.secrecy import View
from ennead.server.catalogue import Catalogue

CAREFUL = Budget(iterations=80)
"""How long a move is thought about that is judged afterwards."""


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


class Choice(msgspec.Struct, omit_defaults=True):
    """A bot's choice in notation, the part of its search that went into it, and how sure it is (`bots/saying.py`)."""

    number: int
    text: str = ""
    share: float = 0.0
    degree: Degree = ""
    chance: int | None = None
    values: tuple[float, float] = (0.0, 0.0)
    """Where a move was judged, and `text` is what was better: the chance to win with it, and with the better one."""
    problem: str = ""

    @property
    def sureness(self) -> tuple[Degree, int | None]:
        """As the messages carry it."""
        return self.degree, self.chance


def main() -> None:
    """Answer wishes until the server hangs up."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot that prints must not garble answers
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)  # people first
    catalogue = Catalogue(sys.argv[1:])
    decoder = msgspec.json.Decoder(Wish)
    for line in sys.stdin.buffer:
        choice = think(catalogue, decoder.decode(line))
        out.write(msgspec.json.encode(choice) + b"\n")
        out.flush()


def think(catalogue: Catalogue, wish: Wish) -> Choice:
    """The choice for one wish; whatever goes wrong is told, not raised."""
    try:
        game = catalogue.shelf(wish.game, wish.pack).game
        box = game.box(game.setup(wish.players, wish.options))
        view = View(wish.seat, game.codec.decode(wish.state, box), wish.unseen)
        if wish.played:
            return _judge(game, view, wish)
        bot = make(wish.level)  # a new one: what it remembers of another table would mislead it
        menu = game.menu(view.state, wish.seat)
        option = bot.choose(game, view, menu, random.Random(wish.seed))
        if option not in menu:
            return Choice(wish.number, problem=f"{wish.level} chose what is not in the menu")
        sure = sureness(bot, game, view, menu, option)
        chance = sure.chance if sure.chance >= 0 else None
        return Choice(wish.number, game.write(option), _share(bot, option), sure.degree, chance)
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
