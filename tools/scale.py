"""Reckon how much a crowd asks of a server, and what gives way first.

    .venv/bin/python tools/scale.py                     # with the figures of tools/scale.toml
    .venv/bin/python tools/scale.py --costs mine.toml   # with those of another machine

A day of matches is drawn at random: when they begin, who sits at them, how long people think, what
bots choose. Its busiest minutes are laid against what a core, a database and a connection were
measured to carry. It is arithmetic on measured constants, no promise: `benchmarks/crowds.py` and
`ennead bench` measure the thing itself.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tomllib
from collections.abc import Callable
from dataclasses import asdict, dataclass
from itertools import accumulate
from pathlib import Path
from typing import Any

FIGURES = Path(__file__).with_name("scale.toml")
MINUTES = 24 * 60
LEVELS = ("novice", "player", "expert", "master")
SIZES = (1_000, 10_000, 100_000, 1_000_000)
STEPS = 14
"""Halvings by which the largest crowd of a plan is found."""
SAMPLE = 30_000
"""Matches that are drawn; where a day has more, each stands for several."""


@dataclass(frozen=True)
class Demand:
    """The busiest minute of a day, and what a year leaves behind."""

    matches: float
    """A day."""
    tables: float
    seats: float
    """People who are connected to a table."""
    viewers: float
    """People who look at the lobby."""
    moves: float
    """A second, those of bots too."""
    drawing: float
    """Cores for drawing and sending what a move changes."""
    bots: float
    """Cores for bots."""
    gigabytes: float
    """Of the database, a year."""


@dataclass(frozen=True)
class Plan:
    """Processes on machines."""

    name: str
    machines: int
    processes: int
    cores: int
    """Of each machine."""
    disk: int
    """Gigabytes that the database may fill in a year."""
    own_database: bool = False
    """Whether PostgreSQL has a machine of its own."""


PLANS = (
    Plan("one process, two cores, SQLite", 1, 1, 2, 500),
    Plan("one machine, eight cores", 1, 4, 8, 2000),
    Plan("ten machines, eight cores each", 10, 40, 8, 8000, own_database=True),
)


class Minutes:
    """Something that adds up over the minutes of a day; what passes midnight counts at its
    beginning."""

    def __init__(self) -> None:
        self._changes = [0.0] * (MINUTES + 1)

    def add(self, start: int, length: int, amount: float) -> None:
        """So much from a minute on, for some minutes."""
        for first, last in ((start, min(start + length, MINUTES)), (0, start + length - MINUTES)):
            if last > first:
                self._changes[first] += amount
                self._changes[last] -= amount

    def busiest(self) -> float:
        """The value that only a few minutes of the day surpass."""
        return sorted(accumulate(self._changes[:-1]))[-MINUTES // 200]


def demand(players: int, figures: dict[str, Any], seed: int = 1) -> Demand:
    """What so many players a month ask for on a busy day."""
    people, costs = figures["people"], figures["costs"]
    rng = random.Random(seed)
    a_day = players * people["matches_a_month"] / people["a_table"] / 30 * people["busy_day"]
    tables, seats, viewers, moves, drawing, bots = (Minutes() for _ in range(6))
    written = 0.0
    hours, games = people["hours"], list(figures["games"].values())
    drawn = min(SAMPLE, max(1, round(a_day)))
    weight = a_day / drawn
    for _ in range(drawn):
        game = rng.choice(games)
        start = rng.choices(range(24), hours)[0] * 60 + int(rng.random() * 60)
        sat = rng.choices(range(1, len(people["seated"]) + 1), people["seated"])[0]
        robots = max(0, rng.choices(range(2, 5), people["at_table"])[0] - sat)
        choices = game["choices"] * rng.uniform(0.7, 1.3) * (sat + robots) / 3
        own = choices * sat / (sat + robots)
        length = max(1, round(own * people["seconds_a_choice"] / 60))
        tables.add(start, length, weight)
        seats.add(start, length, weight * sat)
        viewers.add(start, round(people["minutes_in_lobby"]), weight * sat)
        choices, own = choices * weight, own * weight
        moves.add(start, length, choices / length / 60)
        cost = game["move_ms"] * (sat + people["onlookers"]) / 2  # measured with two who see it
        drawing.add(start, length, choices * cost / 1000 / length / 60)
        level = rng.choices(LEVELS, people["levels"])[0]
        bots.add(start, length, (choices - own) * game[f"{level}_ms"] / 1000 / length / 60)
        written += choices
    folded, rows = costs["folded_bytes"] * 365, costs["entry_bytes"] * costs["days_in_rows"]
    usual = written / people["busy_day"] * (folded + rows) / 1e9
    return Demand(
        a_day,
        tables.busiest(),
        seats.busiest(),
        viewers.busiest(),
        moves.busiest(),
        drawing.busiest(),
        bots.busiest(),
        usual,
    )


def used(plan: Plan, asked: Demand, figures: dict[str, Any]) -> dict[str, float]:
    """Each resource of a plan: the share of what may be used of it."""
    costs, limits = figures["costs"], figures["limits"]
    shared = plan.processes > 1
    news = asked.moves * costs["news_us"] / 1e6 if shared else 0.0
    database = asked.moves * costs["entry_ms"] / 1000 if shared else 0.0
    drawing = asked.drawing + plan.processes * news
    cores = plan.machines * plan.cores * limits["busy"]
    here = 0.0 if plan.own_database else database
    kib = asked.seats * costs["seat_kib"] + asked.viewers * costs["viewer_kib"]
    waits = plan.processes / costs["commits_per_second"] if shared else 0.0
    return {
        "drawing": drawing / (plan.processes * limits["busy"]),
        "cores": (drawing + asked.bots + here) / cores,
        "connections": asked.seats / (plan.processes * limits["sockets"]),
        "memory": kib / 2**20 / (plan.machines * limits["memory_gib"]),
        "PostgreSQL": database / (plan.cores * limits["busy"]),
        "commits": waits / limits["commit_seconds"],
        "disk": asked.gigabytes / plan.disk,
    }


def largest(plan: Plan, figures: dict[str, Any]) -> tuple[int, str]:
    """The most players a month that a plan carries, and the first two things to give way."""

    def fits(players: int) -> bool:
        return max(used(plan, demand(players, figures), figures).values()) <= 1

    most = _bisect(fits, SIZES[0] // 10, SIZES[-1] * 3)
    after = used(plan, demand(round(most * 1.1), figures), figures)
    ranked = sorted(after, key=lambda name: -after[name])
    return most, f"{ranked[0]}, then {ranked[1]}"


def _bisect(fits: Callable[[int], bool], low: int, high: int) -> int:
    """The largest that fits, to about two digits."""
    for _ in range(STEPS):
        middle = round((low * high) ** 0.5)
        low, high = (middle, high) if fits(middle) else (low, middle)
    digits = 10 ** (len(str(low)) - 2)
    return int(low // digits * digits)


def read(costs: Path | None) -> dict[str, Any]:
    """The figures of this repository, with somebody's own costs over them."""
    figures = tomllib.loads(FIGURES.read_text("utf-8"))
    if costs is not None:
        own = tomllib.loads(costs.read_text("utf-8"))
        figures["games"] |= own.pop("games", {})
        figures["costs"] |= own
    return figures


def table(figures: dict[str, Any]) -> str:
    """What each size asks for, as a table for people."""
    head = (
        "| players a month | matches a day | tables | seats | moves/s | drawing | bots | GB/year |"
    )
    lines = [head, "|" + "---|" * 8]
    for size in SIZES:
        one = demand(size, figures)
        lines.append(
            f"| {size:,} | {one.matches:,.0f} | {one.tables:,.0f} | {one.seats:,.0f} "
            f"| {one.moves:,.1f} | {one.drawing:.2f} | {one.bots:.2f} | {one.gigabytes:,.2f} |"
        )
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--costs", type=Path, help="constants of another machine")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    figures = read(arguments.costs)
    found = {plan.name: largest(plan, figures) for plan in PLANS}
    if arguments.json:
        demands = {str(size): asdict(demand(size, figures)) for size in SIZES}
        print(json.dumps({"demand": demands, "plans": found}))
        return 0
    print(table(figures), end="\n\n")
    for name, (most, first) in found.items():
        print(f"{name}: {most:,} players a month; first to give way: {first}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
