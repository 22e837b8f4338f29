"""Writes the golden playthroughs anew: `python -m tests.games.pharaon.golden`. Look at the difference before you commit it."""

from __future__ import annotations

from pathlib import Path

from ennead.games.pharaon import GAME
from ennead.kernel.playthrough import playthrough

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 7
DECISIONS = 400


def main() -> None:
    game = GAME()
    FOLDER.mkdir(exist_ok=True)
    for players in (1, 2, 4):
        lines = playthrough(game, game.setup(players), SEED, DECISIONS)
        (FOLDER / f"players-{players}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
