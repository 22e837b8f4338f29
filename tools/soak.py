"""Play random matches of every game, with every number of players and all options, without end.

    .venv/bin/python tools/soak.py --matches 100000
    nice -n 19 .venv/bin/python tools/soak.py --minutes 600 --jobs 2 --state soak.json

A round is one random set-up and two hundred matches of it; round N of a seed is always the same,
so a fault is seen again with `--round N`. Every match must come to an end within its bound, with
somebody to ask until then, nothing lost or doubled, and winners at its end; one match of each round
goes through the whole conformance kit. What was played is noted in a small file, and the next call
goes on from there. The compiled engine is used if `ennead compile` has made one of this source.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tools import compiled  # noqa: E402


def _is_fresh() -> bool:
    stamp = compiled.TARGET / compiled.STAMP
    return stamp.exists() and stamp.read_text("utf-8") == compiled.fingerprint()


if IS_COMPILED := _is_fresh():
    sys.path.insert(0, str(compiled.TARGET))

from ennead.arena.series import begin_match, play_out  # noqa: E402
from ennead.bots import make  # noqa: E402
from ennead.games import GAMES, load  # noqa: E402
from ennead.kernel import AnyGame, Setup  # noqa: E402
from ennead.kernel.conformance import check  # noqa: E402
from ennead.kernel.errors import SetupError  # noqa: E402

MATCHES = 200
"""Matches of a round."""
SAVING_SECONDS = 10.0
MOST_FAILURES = 100
"""Failures that are kept word for word; the rest are counted."""


@dataclass
class Failure:
    """What went wrong, and how to see it again."""

    game: str
    players: int
    options: dict[str, str]
    round: int
    match: str
    problem: str


@dataclass
class Tally:
    """What was played; also the state file, with the seed and the rules it is about."""

    seed: int
    rules: dict[str, str]
    rounds: int = 0
    """All rounds below this number are done."""
    matches: int = 0
    decisions: int = 0
    longest: int = 0
    seconds: float = 0.0
    """Time of a core."""
    by_game: dict[str, int] = field(default_factory=dict)
    """Matches by game and players, `kemet 3`."""
    faults: int = 0
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Take in what somebody else has played."""
        self.matches += other.matches
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.seconds += other.seconds
        self.by_game = dict(Counter(self.by_game) + Counter(other.by_game))
        self.faults += other.faults
        self.failures = (self.failures + other.failures)[:MOST_FAILURES]


# --- one round ------------------------------------------------------------------------------------

_games: dict[str, AnyGame] = {}


def _game(id: str) -> AnyGame:
    """The game; a new one when this one remembers too many set-ups."""
    known = _games.get(id)
    if known is None or known.is_full:
        known = _games[id] = type(load(id))()
    return known


def any_setup(game: AnyGame, rng: random.Random) -> Setup:
    """Any number of players, each option in half of the cases as usual, else anything that goes
    together."""
    while True:
        players = rng.choice(game.counts)
        wishes: dict[str, str] = {}
        for option in game.options:
            if rng.random() < 0.5:
                continue
            if option.most:
                named = [value for value in option.values if rng.random() < 0.2]
                counted = [f"{value}*{rng.randint(1, option.most)}" for value in named]
                wishes[option.id] = ",".join(counted) or option.default
            else:
                wishes[option.id] = rng.choice(option.values)
        try:
            setup = game.setup(players, wishes)
            game.box(setup)
        except SetupError:
            continue
        return setup


def play_round(seed: int, number: int) -> Tally:
    """The matches of one round."""
    started = time.process_time()
    rng = random.Random(f"{seed}/{number}")
    game = _game(GAMES[number % len(GAMES)])
    setup = any_setup(game, rng)
    tally = Tally(seed, {})
    for match in range(MATCHES - 1):
        name = f"{seed}/{number}/{match}"
        try:
            problem = _play(game, setup, name, tally)
        except Exception:  # noqa: BLE001 - whatever it is, the next match is played
            problem = traceback.format_exc(limit=-4)
        if problem:
            tally.failures.append(_failure(game, setup, number, name, problem))
    report = check(game, setup, games=1, seed=rng.getrandbits(40), every=50)
    for fault in report.faults:
        tally.failures.append(_failure(game, setup, number, f"kit {fault.seed}", str(fault)))
    tally.decisions += report.decisions
    tally.matches = MATCHES
    tally.by_game[f"{game.id} {setup.players}"] = MATCHES
    tally.faults = len(tally.failures)
    tally.seconds = time.process_time() - started
    return tally


def _play(game: AnyGame, setup: Setup, seed: str, tally: Tally) -> str:
    """One match; what is wrong with its end, or nothing."""
    g = begin_match(game, setup, seed)
    before = game.census(g)
    decisions = play_out(game, g, [make("random")] * setup.players, seed, game.bound(setup))
    tally.decisions += decisions
    tally.longest = max(tally.longest, decisions)
    if (after := game.census(g)) != before:
        return f"components were lost or doubled: {before} became {after}"
    scores, winners = game.scores(g), game.winners(g)
    if len(scores) != setup.players or not set(winners) <= set(range(setup.players)):
        return f"scores {scores}, winners {winners}"
    return ""


def _failure(game: AnyGame, setup: Setup, number: int, match: str, problem: str) -> Failure:
    return Failure(game.id, setup.players, dict(setup.options), number, match, problem)


# --- many rounds ----------------------------------------------------------------------------------


def soak(tally: Tally, jobs: int, matches: int, until: float, state: Path | None) -> None:
    """Play rounds until there are enough matches or it is time; the tally grows, and is saved."""
    saved = time.monotonic()
    for done in _rounds(tally, jobs, matches, until):
        tally.add(done)
        tally.rounds += 1
        if state and time.monotonic() - saved > SAVING_SECONDS:
            save(tally, state)
            saved = time.monotonic()
    if state:
        save(tally, state)


def _rounds(tally: Tally, jobs: int, matches: int, until: float) -> Iterator[Tally]:
    """The rounds that come next, in order, a few at a time."""
    last = tally.rounds + -(-(matches - tally.matches) // MATCHES)
    coming = iter(range(tally.rounds, last))
    with ProcessPoolExecutor(jobs) as pool:
        open_: list[Future[Tally]] = []
        for number in coming:
            open_.append(pool.submit(play_round, tally.seed, number))
            if len(open_) >= 4 * jobs:
                yield open_.pop(0).result()
            if time.monotonic() > until:
                break
        for future in open_:
            yield future.result()


def save(tally: Tally, path: Path) -> None:
    """Write the state so that a kill leaves the old one or the new one."""
    beside = path.with_name(f"{path.name}.new")
    beside.write_text(json.dumps(asdict(tally), ensure_ascii=False, indent=1), "utf-8")
    beside.replace(path)


def restore(path: Path, rules: dict[str, str], seed: int) -> Tally:
    """The state that was saved, or a new one. Ends with a word if it is about something else."""
    if not path.exists():
        return Tally(seed, rules)
    data = json.loads(path.read_text("utf-8"))
    failures = [Failure(**one) for one in data.pop("failures")]
    tally = Tally(**data, failures=failures)
    if (tally.rules, tally.seed) != (rules, seed):
        raise SystemExit(f"{path} is about seed {tally.seed} and the rules {tally.rules}: move it")
    return tally


def say(tally: Tally) -> str:
    """The tally for a person."""
    lines = [
        f"{tally.matches:,} matches, {tally.decisions:,} decisions, the longest {tally.longest}, "
        f"{tally.seconds / 3600:.2f} hours of a core; {tally.faults} faults"
    ]
    games = sorted(tally.by_game.items())
    lines.append("  " + ", ".join(f"{name}: {count:,}" for name, count in games))
    for one in tally.failures:
        lines.append(f"  {one.game} of {one.players}, match {one.match}, --round {one.round}")
        lines.append(f"    {one.problem.strip()}")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=20_000, help="in all (20,000)")
    parser.add_argument("--minutes", type=float, default=10.0, help="at most (10)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--round", type=int, help="play this round only, and note nothing")
    parser.add_argument("--state", type=Path, help="file in which it is noted how far it is")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    rules = {id: load(id).version for id in GAMES}
    if arguments.round is not None:
        tally = play_round(arguments.seed, arguments.round)
    else:
        new = Tally(arguments.seed, rules)
        state: Path | None = arguments.state
        tally = restore(state, rules, arguments.seed) if state else new
        until = time.monotonic() + arguments.minutes * 60
        soak(tally, arguments.jobs, arguments.matches, until, state)
    built = "compiled" if IS_COMPILED else "interpreted"
    print(json.dumps({**asdict(tally), "engine": built}) if arguments.json else say(tally))
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())
