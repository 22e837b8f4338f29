"""Writes the golden playthroughs anew: `python -m tests.games.kemet.golden`. Look at the difference before you commit it."""

from __future__ import annotations

from pathlib import Path

from ennead.games.kemet import GAME
from ennead.kernel.playthrough import playthrough

FOLDER = Path(__file__).parent / "playthroughs"
DECISIONS = 400


def main() -> None:
    game = GAME()
    for players in (2, 3, 5):
        lines = playthrough(game, game.setup(players), 11, DECISIONS)
        (FOLDER / f"players-{players}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
