"""Learn a game's judgement from searches: play, fit, measure, keep.

    python -m tools.train kemet --matches 200 --iterations 100 --gate 100 --folder train-kemet

A generation: searches play against themselves and write down what they found (a file a match);
models are fitted to that; each is measured against the judgement of today, both with the same time
a decision; the one that wins clearly is written into the game's folder, and the next generation
goes on from there. All of it is kept in the folder: a run that was cut goes on where it stopped.
Matches are played here or on a Ray cluster (`--backend ray`). With a compiled engine
(`PYTHONPATH=build/compiled`) it is an order of magnitude faster, and what is kept is written beside
the source.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import platform
import shutil
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from tools.train.fit import fit_prior, fit_value, split
from tools.train.policy import fit_policy
from tools.train.selfplay import Task, play, read

from ennead.arena.ratings import share
from ennead.arena.series import play_match
from ennead.bots import Bot
from ennead.bots.levels import THOROUGH, Searcher
from ennead.bots.search import Budget
from ennead.games import GAMES, load
from ennead.kernel import AnyGame
from ennead.kernel.corrections import POLICY, corrected
from ennead.kernel.judgement import Judgement
from ennead.kernel.learned import PRIOR, VALUE, LearnedPrior, Network

ROOT = Path(__file__).resolve().parents[2]
SURE = 0.5
"""A model is kept if its share of wins lies above this with 95 % confidence."""
T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Plan:
    """What a generation does."""

    game: str
    matches: int
    iterations: int
    gate: int
    milliseconds: float
    seed: int


@dataclass(frozen=True, slots=True)
class Duel:
    """One match of a model against the judgement of today."""

    game: str
    folder: str
    models: tuple[str, ...]
    number: int
    milliseconds: float


def candidate(game: AnyGame, folder: Path, models: Sequence[str]) -> Judgement[Any]:
    """The judgement of today with these models of a folder in its place."""
    judgement: Judgement[Any] | None = game.judgement()
    assert judgement is not None
    if VALUE in models:
        traits = judgement.traits
        assert traits is not None
        assert traits.judge is not None
        network = Network(traits, json.loads((folder / VALUE).read_text("utf-8")))
        judge = traits.judge
        judgement = replace(judgement, evaluate=lambda g: judge(g, network))
    if POLICY in models:
        data = json.loads((folder / POLICY).read_text("utf-8"))
        judgement = replace(judgement, weigh=corrected(judgement.plain or judgement.weigh, data))
    if PRIOR in models:
        prior = LearnedPrior(json.loads((folder / PRIOR).read_text("utf-8")))
        judgement = replace(judgement, prior=prior)
    return judgement


def duel(task: Duel) -> float:
    """What the model won of one match of two, both thinking for the same time."""
    game = load(task.game)
    learnt = candidate(game, Path(task.folder), task.models)
    budget = Budget(seconds=task.milliseconds / 1000)
    new = Searcher("new", budget, replace(THOROUGH, judgement=learnt))
    bots: list[Bot] = [new, Searcher("old", budget, THOROUGH)]
    seat = task.number % 2
    order = bots if seat == 0 else bots[::-1]
    played = play_match(game, game.setup(2), order, f"gate/{task.number // 2}")
    return (seat in played.winners) / len(played.winners)


def run_all(
    work: Callable[[T], R], tasks: Sequence[T], backend: str, processes: int
) -> Iterator[R]:
    """Do all tasks, here or on a Ray cluster; results come in the order of the tasks."""
    if backend == "ray":
        import ray as cluster

        ray: Any = cluster
        ray.init(ignore_reinit_error=True, include_dashboard=False, log_to_driver=False)
        remote = ray.remote(work)
        for one in [remote.remote(task) for task in tasks]:
            yield ray.get(one)
    elif processes == 1:
        yield from map(work, tasks)
    else:
        with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as pool:
            yield from pool.map(work, tasks)


def generation(plan: Plan, folder: Path, backend: str, processes: int) -> dict[str, Any]:
    """Play, fit and measure; the report, which is kept in the folder too."""
    report_file = folder / "report.json"
    if report_file.exists():
        known: dict[str, Any] = json.loads(report_file.read_text("utf-8"))
        return known
    folder.mkdir(parents=True, exist_ok=True)
    started = time.monotonic()
    game = load(plan.game)
    runner = partial(run_all, backend=backend, processes=processes)
    files = [
        Path(one) for one in _watched("match", runner(play, tasks(plan, folder)), plan.matches)
    ]
    known_examples, apart = split(read(files))
    models = fit(game, folder, known_examples, apart)
    played = time.monotonic() - started
    gates = {}
    for name in models:
        rows = [
            Duel(plan.game, str(folder), (name,), number, plan.milliseconds)
            for number in range(plan.gate)
        ]
        won = sum(_watched(f"gate of {name}", runner(duel, rows), plan.gate))
        p, low, high = share(won, plan.gate)
        gates[name] = {"won": won, "of": plan.gate, "share": p, "low": low, "high": high}
    report = {
        "plan": asdict(plan),
        "examples": len(known_examples) + len(apart),
        "models": models,
        "gates": gates,
        "kept": [name for name, gate in gates.items() if gate["low"] > SURE],
        "seconds": {"learning": round(played), "all": round(time.monotonic() - started)},
        "machine": f"{platform.platform()}, Python {platform.python_version()}",
    }
    report_file.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    return report


def tasks(plan: Plan, folder: Path) -> list[Task]:
    """Every second match is one of two players, the others are of every number in turn."""
    counts = [players for players in load(plan.game).counts if players > 1]
    return [
        Task(
            plan.game,
            counts[0] if n % 2 == 0 else counts[n // 2 % len(counts)],
            f"{plan.seed}/{n}",
            plan.iterations,
            str(folder / f"match-{n:05}.jsonl"),
        )
        for n in range(plan.matches)
    ]


def fit(game: AnyGame, folder: Path, known: list[Any], apart: list[Any]) -> dict[str, Any]:
    """Fit all models and write them to the folder; how well they explain what was kept apart."""
    judgement: Judgement[Any] | None = game.judgement()
    assert judgement is not None
    assert judgement.traits is not None
    value, bits = fit_value(known, apart, judgement.traits.names)
    weight = judgement.thorough.prior_weight
    prior, with_it, without = fit_prior(known, apart, weight)
    policy, with_corrections, plain = fit_policy(known, apart, weight)
    for name, data in ((VALUE, value), (PRIOR, prior), (POLICY, policy)):
        (folder / name).write_text(json.dumps(data) + "\n", encoding="utf-8")
    return {
        VALUE: {"bits": round(bits, 4), "bytes": (folder / VALUE).stat().st_size},
        PRIOR: {
            "bits": round(with_it, 4),
            "by_ratings_alone": round(without, 4),
            "bytes": (folder / PRIOR).stat().st_size,
        },
        POLICY: {
            "bits": round(with_corrections, 4),
            "by_ratings_alone": round(plain, 4),
            "bytes": (folder / POLICY).stat().st_size,
        },
    }


def _watched(what: str, results: Iterator[R], count: int) -> list[R]:
    """The results, with a line on standard error that says how far it is."""
    found, started = [], time.monotonic()
    for done, result in enumerate(results, 1):
        found.append(result)
        left = (time.monotonic() - started) / done * (count - done)
        print(f"\r{what} {done}/{count}, {left:.0f} s left\033[K", end="", file=sys.stderr)
    print(file=sys.stderr)
    return found


def keep(game: str, folder: Path, models: Sequence[str]) -> None:
    """Write models into the game's folder, here in the source."""
    for name in models:
        shutil.copy(folder / name, ROOT / "src" / "ennead" / "games" / game / "bot" / name)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--matches", type=int, default=400, help="matches of self-play")
    parser.add_argument("--iterations", type=int, default=200, help="of each search in them")
    parser.add_argument("--gate", type=int, default=200, help="matches against today's judgement")
    parser.add_argument("--milliseconds", type=float, default=40.0, help="a decision in those")
    parser.add_argument("--seed", type=int, default=1, help="another one is another generation")
    parser.add_argument("--folder", type=Path, default=ROOT / "train-results")
    parser.add_argument("--backend", choices=("local", "ray"), default="local")
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--try-only", action="store_true", help="leave the game's folder alone")
    given = parser.parse_args(arguments)
    plan = Plan(
        given.game, given.matches, given.iterations, given.gate, given.milliseconds, given.seed
    )
    folder = given.folder / f"{given.game}-{given.seed}"
    report = generation(plan, folder, given.backend, given.processes)
    if not given.try_only:
        keep(given.game, folder, report["kept"])
    print(json.dumps(report, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
