"""`ennead dataset`: matches of bots as Parquet files with a card."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Callable
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path

from ennead.arena.backends import job_of
from ennead.commands.arena import Progress
from ennead.commands.chosen import bots_of, game_of, setup_of
from ennead.kernel import SetupError
from ennead.lab.dataset import DataPlan, card, extents, write


def run(arguments: argparse.Namespace) -> int:
    """Write what is missing, then the card."""
    if find_spec("pyarrow") is None:
        raise SetupError("Parquet needs a library: pip install 'ennead[data]'")
    game = game_of(arguments)
    setup = setup_of(game, arguments)
    bots_of(arguments.bots, setup.players)
    names = tuple(arguments.bots or ["player"])
    folder = str(Path(arguments.out).absolute())  # workers of a cluster may begin elsewhere
    plan = DataPlan(job_of(game, setup), names, arguments.seed, arguments.games, folder)
    progress: Callable[[int], None] = (
        Progress(arguments.games) if sys.stderr.isatty() else lambda done: None
    )
    try:
        write(plan, arguments.backend, progress)
    except ValueError as other:
        raise SetupError(f"{other}: name another folder with --out") from None
    found = extents(plan)
    words = [*sys.argv[1:]]
    Path(plan.folder, "README.md").write_text(
        card(plan, shlex.join(["ennead", *words]), found), "utf-8"
    )
    if arguments.json:
        print(json.dumps({table: asdict(extent) for table, extent in found.items()}))
        return 0
    for table, extent in found.items():
        print(f"{table:<10} {extent.rows:>9,} rows {extent.bytes:>11,} bytes  {extent.sha256[:16]}")
    return 0
