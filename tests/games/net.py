"""The net under every game: what `net.toml` in its folder expects. A new game gets all tests with
one such file.

python -m tests.games.net       writes the golden playthroughs anew; look at the difference before
you commit it
"""

from __future__ import annotations

import itertools
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ennead.games import load
from ennead.kernel import AnyGame, Setup
from ennead.kernel.playthrough import playthrough

HERE = Path(__file__).parent
GAMES = sorted(path.parent.name for path in HERE.glob("*/net.toml"))


class Expectation(NamedTuple):
    """One row of a net: the set-up it is about, and the rest of the row."""

    game: str
    kind: str
    players: int
    options: dict[str, str]
    row: dict[str, object]

    def __str__(self) -> str:
        options = "-".join(self.options.values())
        return f"{self.game}-{self.players}" + (f"-{options}" if options else "")

    @property
    def setup(self) -> Setup:
        return self.load().setup(self.players, self.options)

    def load(self) -> AnyGame:
        return load(self.game)

    def number(self, name: str, default: int = 1) -> int:
        """A figure of the row."""
        value = self.row.get(name, default)
        assert isinstance(value, int)
        return value

    def lines(self) -> Iterator[str]:
        """The playthrough of the row."""
        decisions = self.number("decisions")
        return playthrough(self.load(), self.setup, self.number("seed"), decisions)

    @property
    def file(self) -> Path:
        return HERE / self.game / "playthroughs" / f"{self.row['file']}.txt"


def expectations(kind: str) -> list[Expectation]:
    """All rows of a kind in all nets; several players or values of an option are as many rows."""
    found = []
    for game in GAMES:
        for row in tomllib.loads((HERE / game / "net.toml").read_text("utf-8")).get(kind, []):
            counts = row["players"] if isinstance(row["players"], list) else [row["players"]]
            options = row.get("options", {})
            values = [[v] if isinstance(v, str) else v for v in options.values()]
            for players, *chosen in itertools.product(counts, *values):
                named = dict(zip(options, chosen, strict=True))
                found.append(Expectation(game, kind, players, named, row))
    return found


def main() -> None:
    for one in expectations("playthrough"):
        one.file.write_text("\n".join(one.lines()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
