"""Hold the chances of winning that bots name against how matches end, and write the diagram.

    PYTHONPATH=build/compiled .venv/bin/python tools/calibration.py kemet --matches 500

Matches of `player` against itself are played to the end; in each a few positions are searched as a
hint or a verdict is, and the chance that the search names for its best option is noted beside the
result of that seat. What is found is added to docs/calibration.json, so that another run adds to
it, and the section of docs/ladder.md is written anew. The error is the mean distance of what was
said from what came true, over the ten classes of chances, by their numbers.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from pathlib import Path
from typing import Any

from ennead.arena.series import begin_match
from ennead.bots import Greedy
from ennead.bots.levels import THOROUGH
from ennead.bots.search import Budget, Search
from ennead.games import GAMES, load

ROOT = Path(__file__).resolve().parents[1]
DATA = ROOT / "docs" / "calibration.json"
PAGE = ROOT / "docs" / "ladder.md"
CLASSES = 10
BUDGET = Budget(48)
EVERY = 0.05
"""The share of real decisions that are searched."""
HEAD = "## Chances and results\n"
Bins = list[list[float]]


def sample(id: str, number: int) -> list[tuple[float, float]]:
    """Chances that were named in one match, each with what its seat won."""
    game = load(id)
    seed = f"calibration/{number}"
    g, rng, policy = begin_match(game, game.setup(2), seed), random.Random(seed), Greedy()
    named: list[tuple[int, float]] = []
    while not g.over:
        seat = g.asked[0]
        menu, view = game.menu(g, seat), game.view(g, seat)
        if len(menu) > 1 and rng.random() < EVERY:
            found = Search(game, view, rng, THOROUGH).run(menu, BUDGET)
            named.append((seat, found.values[found.best()]))
        game.apply(g, seat, policy.choose(game, view, menu, rng))
    winners = game.winners(g)
    return [(chance, (seat in winners) / max(1, len(winners))) for seat, chance in named]


def add(id: str, matches: int, data: dict[str, Any]) -> None:
    """Play the matches that are missing; each bin holds how many chances, and the sums of what was
    said and of what came true."""
    known = data.setdefault(id, {"matches": 0, "bins": [[0, 0.0, 0.0] for _ in range(CLASSES)]})
    for number in range(known["matches"], matches):
        for chance, won in sample(id, number):
            row = known["bins"][min(CLASSES - 1, int(chance * CLASSES))]
            row[:] = [row[0] + 1, round(row[1] + chance, 4), round(row[2] + won, 4)]
        known["matches"] = number + 1


def error(bins: Bins) -> float:
    """How far what was said lies from what came true, on average."""
    return sum([abs(said - won) for _, said, won in bins]) / max(1, sum([one[0] for one in bins]))


def section(data: dict[str, Any]) -> str:
    """The diagram as a table: what came true of each class of chances, and how often it was."""
    names = [id for id in GAMES if id in data]
    lines = [
        HEAD,
        "What came true of the chances that a search names for its best option, class by class",
        "(in brackets how many), in matches of two between `player` and itself: "
        "`tools/calibration.py`.",
        "",
        f"| said | {' | '.join(names)} |",
        f"|---|{'---|' * len(names)}",
    ]
    for number in range(CLASSES):
        cells = []
        for id in names:
            count, said, won = data[id]["bins"][number]
            cells.append(f"{said / count:.0%} → {won / count:.0%} ({count})" if count else "")
        low, high = number * 100 // CLASSES, (number + 1) * 100 // CLASSES
        lines.append(f"| {low} – {high} % | {' | '.join(cells)} |")
    lines.append(
        "| error | " + " | ".join([f"{error(data[id]['bins']):.3f}" for id in names]) + " |"
    )
    lines.append("| matches | " + " | ".join([str(data[id]["matches"]) for id in names]) + " |")
    return "\n".join(lines) + "\n"


def page(before: str, data: dict[str, Any]) -> str:
    """The page with this section; the others stay as they are."""
    start, mark, rest = before.partition(HEAD)
    _, next_mark, after = rest.partition("\n## ")
    if not mark:
        start = before.rstrip("\n") + "\n\n"
    return start + section(data) + (next_mark + after if next_mark else "")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--matches", type=int, default=500, help="of each game in all")
    parser.add_argument("--data", type=Path, default=DATA)
    parser.add_argument("--output", type=Path, default=PAGE)
    given = parser.parse_args()
    file: Path = given.data
    data = json.loads(file.read_text("utf-8")) if file.exists() else {}
    for id in given.games:
        for matches in range(20, given.matches + 20, 20):
            add(id, min(matches, given.matches), data)
            file.write_text(json.dumps(data) + "\n", encoding="utf-8")
        print(f"{id}: {error(data[id]['bins']):.3f}", flush=True)
    given.output.write_text(page(given.output.read_text("utf-8"), data), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
