"""Writes the golden playthroughs anew: `python -m tests.games.afterlife.golden`. Look at the difference before you commit it."""

from __future__ import annotations

from pathlib import Path

from ennead.games.afterlife import GAME
from ennead.kernel.playthrough import playthrough

FOLDER = Path(__file__).parent / "playthroughs"
DECISIONS = 70
MATCHES = {
    "solo": (1, {}),
    "afterlife": (2, {}),
    "half-merged": (3, {"pool": "half-merged", "uniques": "per-cost"}),
    "six": (6, {}),
}


def main() -> None:
    game = GAME()
    for name, (players, options) in MATCHES.items():
        lines = playthrough(game, game.setup(players, options), 7, DECISIONS)
        (FOLDER / f"{name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
