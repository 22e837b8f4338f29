"""How much a rival could gain who knew how a bot seals its answers, on fixed positions.

    PYTHONPATH=build/compiled python tools/sealed.py kemet --positions 20

For each position of matches of the policy in which two seats seal an answer, a search finds the
options of both sides that are worth a thought, and every pair of them is played on in many worlds:
that is taken for the truth. Against it are held the option that the search tried most, and the
shares that the bot would draw from. What the worst answer of the rival costs, beyond what it costs
the best mix there is, is the exploitability: points of the chance to win.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import sys
from collections.abc import Iterator

from ennead.bots import Greedy
from ennead.bots.bot import AnyView
from ennead.bots.levels import MASTER_BUDGET, THOROUGH
from ennead.bots.sealed import candidates, exploitability, payoffs, rival_of, shares_of, unanswered
from ennead.bots.search import Budget, Search
from ennead.games import GAMES, load
from ennead.kernel import AnyGame, Option, Sampled


def positions(game: AnyGame, count: int) -> Iterator[tuple[AnyView, list[Option], int]]:
    """Views in which a seat and one rival seal an answer, one of a match."""
    for number in range(count * 20):
        luck = random.Random(f"sealed/{number}")
        g = game.start(game.setup(2), Sampled(luck))
        skip, greedy = number % 5, Greedy()
        while not g.over:
            seat = g.asked[0]
            view, menu = game.view(g, seat), game.menu(g, seat)
            rival = rival_of(view)
            if rival >= 0 and len(menu) > 2:
                skip -= 1
                if skip < 0:
                    yield unanswered(game, view), menu, rival
                    break
            game.apply(g, seat, greedy.choose(game, view, menu, luck))


def measure(
    game: AnyGame, view: AnyView, menu: list[Option], rival: int, worlds: int
) -> tuple[float, float] | None:
    """The exploitability of the option tried most, and of the shares; None without two options."""
    half = Budget(MASTER_BUDGET.iterations // 2)
    search = Search(game, view, random.Random(1), THOROUGH)
    found = search.run(menu, half)
    mine, theirs = candidates(search, menu, rival, half.iterations)
    if len(mine) < 2 or len(theirs) < 2:
        return None
    shares = shares_of(search, menu, rival, half.iterations, math.inf)
    judge = Search(game, view, random.Random(2), THOROUGH)
    truth, _ = payoffs(judge, rival, mine, theirs, worlds, math.inf)
    pure = [float(option == found.best()) for option in mine]
    mixed = [shares.get(option, 0.0) for option in mine]
    return exploitability(truth, pure), exploitability(truth, mixed)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--worlds", type=int, default=100, help="of each pair of answers")
    given = parser.parse_args()
    game = load(given.game)
    pure, mixed = [], []
    for view, menu, rival in positions(game, given.positions):
        found = measure(game, view, menu, rival, given.worlds)
        if found is None:
            continue
        pure.append(found[0])
        mixed.append(found[1])
        print(f"{len(pure)}: best {found[0]:.3f}, mixed {found[1]:.3f}", flush=True)
        if len(pure) == given.positions:
            break
    pairs = list(zip(pure, mixed, strict=True))
    less, more = sum(m < p for p, m in pairs), sum(m > p for p, m in pairs)
    print(
        f"{given.game}, {len(pure)} positions: the best option {statistics.mean(pure):.3f}, "
        f"the shares {statistics.mean(mixed):.3f}, less in {less}, more in {more}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
