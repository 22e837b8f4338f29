"""This tree's server beside another's: the CPU time of a move as browsers use it, in one run.

    git worktree add ../before COMMIT
    .venv/bin/python -m benchmarks.against ../before            # this tree as it is
    .venv/bin/python -m benchmarks.against ../before --compiled # both engines compiled, if they are
    .venv/bin/python -m benchmarks.against ../before --plain --peer     # boardgame.io in turns too

Both servers are up at once and are played in turns, so that whatever else the machine does is the
same for both; the whole server's CPU time over all its moves is what counts then, not moves a
second. A tree of protocol 1 is greeted as it expects.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.load import Load
from benchmarks.server import GAMES, _cpu_seconds, _metrics, _ms, _run, boardgame_io

ROOT = Path(__file__).resolve().parents[1]
SEATS = 50


@contextmanager
def server(tree: Path, compiled: bool, database: str) -> Iterator[str]:
    """The address of a server of some tree."""
    source = tree / "build" / "compiled" if compiled else tree / "src"
    command = [sys.executable, str(tree / "benchmarks" / "unlimited.py"), database, "30"]
    env = {**os.environ, "PYTHONPATH": str(source)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().strip()
            if not address:
                raise SystemExit(f"the server of {tree} did not start")
            yield address
        finally:
            process.terminate()


def protocol(tree: Path) -> int:
    """What a tree's server speaks."""
    text = (tree / "src" / "ennead" / "table" / "messages.py").read_text("utf-8")
    found = re.search(r"^PROTOCOL = (\d+)$", text, re.MULTILINE)
    if found is None:
        raise SystemExit(f"{tree} is no tree of Ennead")
    return int(found[1])


def play(address: str, game: str, seconds: float, speaks: int, browser: bool) -> dict[str, float]:
    """Fifty busy seats for a while: CPU time a move, moves a second, how long a move takes."""
    load = Load(address, game, browser, protocol=speaks)
    process = int(_metrics(address)["process_id"])
    before, entries = _cpu_seconds(process), _metrics(address)["log_entries_total"]
    took = _run(load, SEATS // 2, seconds)
    moves = _metrics(address)["log_entries_total"] - entries
    used = _cpu_seconds(process) - before
    return {
        "moves": moves,
        "cpu": used,
        "rate": load.tally.moves / took,
        "p50": _ms(load.tally.durable, 0.5),
        "p99": _ms(load.tally.durable, 0.99),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("other", type=Path, help="the tree to compare with")
    parser.add_argument("--compiled", action="store_true", help="use build/compiled of both")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--plain", action="store_true", help="as programs use it, not browsers")
    parser.add_argument("--peer", action="store_true", help="boardgame.io in the same rounds")
    arguments = parser.parse_args()
    trees = [arguments.other.resolve(), ROOT]
    with TemporaryDirectory(prefix="ennead-bench-") as folder, ExitStack() as stack:
        addresses = [
            stack.enter_context(
                server(tree, arguments.compiled, f"sqlite:///{folder}/{number}.sqlite")
            )
            for number, tree in enumerate(trees)
        ]
        for game in arguments.games.split(","):
            sums: list[dict[str, float]] = [{}, {}]
            peers: list[dict[str, float]] = []
            for _ in range(arguments.rounds):
                for tree, address, total in zip(trees, addresses, sums, strict=True):
                    one = play(
                        address, game, arguments.seconds, protocol(tree), not arguments.plain
                    )
                    for name, value in one.items():
                        total[name] = total.get(name, 0.0) + value
                if arguments.peer:
                    peers.append(boardgame_io(arguments.seconds))
            costs = [1000 * total["cpu"] / total["moves"] for total in sums]
            said = {
                "game": game,
                "ms_a_move": [round(cost, 3) for cost in costs],
                "times_less": round(costs[0] / costs[1], 2),
                "moves": [round(total["moves"]) for total in sums],
                "moves_per_second": [round(total["rate"] / arguments.rounds) for total in sums],
                "p99_ms": [round(total["p99"] / arguments.rounds, 1) for total in sums],
            }
            for name in peers[0] if peers else ():
                said[name] = round(statistics.median(one[name] for one in peers), 3)
            print(json.dumps(said), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
