"""Ask every bot about thousands of positions, with what its seat cannot see changed in between.

    python tools/honesty.py --positions 3000 --iterations 6

The last line of each game says how many positions and how many choices were compared. Exit code 1
if any differed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from dataclasses import asdict

from ennead.bots.honesty import everybody, examine
from ennead.games import GAMES, load


def main() -> int:
    """Examine the games that were named."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument(
        "--positions",
        type=int,
        default=2000,
        help="positions a game in which something hidden changed (2000)",
    )
    parser.add_argument("--iterations", type=int, default=6, help="of the searching bots (6)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE of the matches")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    rows = []
    for id in arguments.games:
        began = time.process_time()
        found = examine(
            load(id),
            everybody(arguments.iterations),
            arguments.positions,
            seed=arguments.seed,
            options=dict(option.split("=", 1) for option in arguments.option),
            progress=_progress(id) if sys.stderr.isatty() else lambda done: None,
        )
        rows.append(asdict(found))
        if not arguments.json:
            print(
                f"{id}: {found.positions} positions of {found.matches} matches; "
                f"hidden things changed in {found.changed}, sealed answers in {found.sealed}; "
                f"{found.comparisons} choices of {len(everybody(1))} bots compared, "
                f"{len(found.cheats)} differ ({time.process_time() - began:.0f} s)",
                flush=True,
            )
            for cheat in found.cheats[:10]:
                print(f"    {cheat}")
    if arguments.json:
        print(json.dumps(rows, ensure_ascii=False))
    return int(any(row["cheats"] for row in rows))


def _progress(id: str) -> Callable[[int], None]:
    def show(done: int) -> None:
        print(f"\r{id}: {done}", end="", file=sys.stderr, flush=True)

    return show


if __name__ == "__main__":
    sys.exit(main())
