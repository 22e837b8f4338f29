"""Matches as Parquet: what was asked and answered, what was told, what chance gave, positions.

A dataset is a folder with a folder for each table and a card. Every part holds some matches and is
made from nothing but the plan and its number: the same command writes the same bytes, a run that
was cut short goes on with the parts that are missing, and parts are made in any process.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from ennead.arena.backends import SPREADS, Job, game_of
from ennead.bots import Bot, dismiss, make
from ennead.kernel import AnyGame, Event, Match, RulesFault, Sampled

MATCHES_A_PART: Final = 25
TABLES: Final[dict[str, dict[str, str]]] = {
    "matches": {
        "match": "int32", "seed": "string", "players": "int8", "bots": "list<string>",
        "scores": "list<int32>", "winners": "list<int8>", "decisions": "int32", "turns": "int32",
    },
    "decisions": {
        "match": "int32", "number": "int32", "turn": "int32", "seat": "int8",
        "question": "string", "menu": "list<string>", "chosen": "int32", "choice": "string",
        "iterations": "int32", "visits": "list<int32>", "value": "float",
    },
    "events": {
        "match": "int32", "number": "int32", "name": "string", "arguments": "string",
        "secret": "string", "audience": "list<int8>",
    },
    "outcomes": {"match": "int32", "number": "int32", "tag": "string", "value": "int32"},
    "positions": {
        "match": "int32", "number": "int32", "turn": "int32", "position": "string",
        "scores": "list<int32>",
    },
}  # fmt: skip
"""The columns of each table."""
Rows = dict[str, list[dict[str, Any]]]


@dataclass(frozen=True, slots=True)
class DataPlan:
    """What is written, as plain data."""

    job: Job
    bots: tuple[str, ...]
    seed: int
    games: int
    folder: str

    @property
    def parts(self) -> int:
        """How many parts it has."""
        return -(-self.games // MATCHES_A_PART)

    def matches(self, part: int) -> range:
        """The matches of a part."""
        start = part * MATCHES_A_PART
        return range(start, min(start + MATCHES_A_PART, self.games))


def file_of(plan: DataPlan, table: str, part: int) -> Path:
    """Where a part of a table lies; how many matches it has is in its name."""
    name = f"part-{part:05}-{len(plan.matches(part))}.parquet"
    return Path(plan.folder) / table / name


def write(
    plan: DataPlan, backend: str = "local", progress: Callable[[int], None] = lambda done: None
) -> None:
    """All parts that are not there yet, then the card. Raises ValueError if the folder holds
    another dataset."""
    folder = Path(plan.folder)
    folder.mkdir(parents=True, exist_ok=True)
    _claim(plan, folder / "plan.json")
    missing = [part for part in range(plan.parts) if not file_of(plan, "matches", part).exists()]
    done = plan.games - sum(len(plan.matches(part)) for part in missing)
    progress(done)
    for part in SPREADS[backend](partial(write_part, plan), missing) if missing else ():
        done += len(plan.matches(part))
        progress(done)


def _claim(plan: DataPlan, file: Path) -> None:
    """Note what the folder holds; more matches of the same may be added later."""
    words = {
        "game": plan.job.game,
        "rules": game_of(plan.job).version,
        "players": plan.job.players,
        "options": dict(plan.job.options),
        "pack": hashlib.sha256(plan.job.pack.encode()).hexdigest()[:16] if plan.job.pack else "",
        "bots": list(plan.bots),
        "seed": plan.seed,
    }
    if file.exists() and json.loads(file.read_text("utf-8")) != words:
        raise ValueError(f"{file.parent} holds a dataset of another set-up, seed or bots")
    file.write_text(json.dumps(words, indent=1) + "\n", "utf-8")


def write_part(plan: DataPlan, part: int) -> int:
    """One part of every table; that of the matches comes last, and says that all are whole."""
    rows: Rows = {table: [] for table in TABLES}
    game = game_of(plan.job)
    for number in plan.matches(part):
        _play(game, plan, number, rows)
    for table in reversed(TABLES):
        _save(file_of(plan, table, part), table, rows[table])
    for old in file_of(plan, "matches", part).parent.glob(f"part-{part:05}-*.parquet"):
        if old != file_of(plan, "matches", part):  # the last part of a smaller dataset
            for table in TABLES:
                (old.parents[1] / table / old.name).unlink(missing_ok=True)
    return part


def _save(file: Path, table: str, rows: list[dict[str, Any]]) -> None:
    import pyarrow
    from pyarrow import parquet

    kinds: dict[str, Any] = {
        "list<string>": pyarrow.list_(pyarrow.string()),
        "list<int32>": pyarrow.list_(pyarrow.int32()),
        "list<int8>": pyarrow.list_(pyarrow.int8()),
        "float": pyarrow.float32(),
    }
    schema = pyarrow.schema(
        [
            (name, kinds.get(kind) or getattr(pyarrow, kind)())
            for name, kind in TABLES[table].items()
        ]
    )
    file.parent.mkdir(parents=True, exist_ok=True)
    half = file.with_suffix(".half")
    parquet.write_table(pyarrow.Table.from_pylist(rows, schema), half, compression="zstd")
    half.replace(file)


def _play(game: AnyGame, plan: DataPlan, number: int, rows: Rows) -> None:
    """One match into the tables."""
    setup = game.setup(plan.job.players, dict(plan.job.options))
    seed = f"{plan.seed}/{number}"
    names = [plan.bots[(seat + number) % len(plan.bots)] for seat in range(setup.players)]
    bots = [make(name) for name in names]
    rngs = [random.Random(f"{seed}/seat {seat}") for seat in range(setup.players)]
    match = Match.begin(game, setup, Sampled(random.Random(f"{seed}/luck")))
    _tell(rows, number, -1, match.opening.events, match.opening.outcomes)
    turn = -1
    try:
        while not match.over:
            if len(match.record) > game.bound(setup):
                raise RulesFault(f"{game.id}: match {seed!r} passed its bound")
            g = match.position
            if g.turn != turn:
                turn = g.turn
                _keep(rows, game, number, len(match.record), g)
            seat = g.asked[0]
            _decide(rows, game, match, number, bots[seat], rngs[seat])
        _keep(rows, game, number, len(match.record), match.position)
    finally:
        dismiss(bots)
    rows["matches"].append(
        {
            "match": number, "seed": seed, "players": setup.players, "bots": names,
            "scores": game.scores(match.position), "winners": game.winners(match.position),
            "decisions": len(match.record), "turns": match.position.turn,
        }
    )  # fmt: skip


def _decide(
    rows: Rows, game: AnyGame, match: Match, number: int, bot: Bot, rng: random.Random
) -> None:
    g, place = match.position, len(match.record)
    seat = g.asked[0]
    menu = game.menu(g, seat)
    view: Any = None if bot.blind else game.view(g, seat)
    option = bot.choose(game, view, menu, rng)
    result = getattr(bot, "last_result", None)
    row: dict[str, Any] = {
        "match": number, "number": place, "turn": g.turn, "seat": seat, "question": g.question,
        "menu": [game.write(one) for one in menu], "chosen": menu.index(option),
        "choice": game.write(option), "iterations": None, "visits": None, "value": None,
    }  # fmt: skip
    if result is not None:
        row["iterations"] = result.iterations
        row["visits"] = [result.visits.get(one, 0) for one in menu]
        row["value"] = result.values.get(option)
    rows["decisions"].append(row)
    entry = match.choose(seat, option, row["choice"])
    _tell(rows, number, place, entry.events, entry.outcomes)


def _keep(rows: Rows, game: AnyGame, match: int, place: int, g: Any) -> None:
    """A position at the beginning of a turn, and at the end."""
    text = game.codec.encode(g)
    row = {"match": match, "number": place, "turn": g.turn, "position": text}
    rows["positions"].append(row | {"scores": game.scores(g)})


def _tell(rows: Rows, match: int, place: int, events: list[Event], outcomes: Any) -> None:
    for event in events:
        rows["events"].append(
            {
                "match": match, "number": place, "name": event.name,
                "arguments": json.dumps(dict(event.args), sort_keys=True),
                "secret": json.dumps(dict(event.secret), sort_keys=True),
                "audience": list(event.audience),
            }
        )  # fmt: skip
    for tag, value in outcomes:
        rows["outcomes"].append({"match": match, "number": place, "tag": tag, "value": value})


# --- the card -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Extent:
    """How much a table holds, and a digest of its files."""

    rows: int
    bytes: int
    sha256: str


def extents(plan: DataPlan) -> dict[str, Extent]:
    """What was written, table by table."""
    return {table: _extent(plan, table) for table in TABLES}


def _extent(plan: DataPlan, table: str) -> Extent:
    from pyarrow import parquet

    digest, size, rows = hashlib.sha256(), 0, 0
    for file in (file_of(plan, table, part) for part in range(plan.parts)):
        content = file.read_bytes()
        digest.update(content)
        size += len(content)
        rows += parquet.read_metadata(file).num_rows
    return Extent(rows, size, digest.hexdigest())


def card(plan: DataPlan, command: str, found: dict[str, Extent]) -> str:
    """The card that lies beside the data."""
    return "\n".join(_card(plan, command, found)) + "\n"


def _card(plan: DataPlan, command: str, found: dict[str, Extent]) -> Iterator[str]:
    game = game_of(plan.job)
    yield f"# {plan.games} matches of {game.id}, {plan.job.players} players\n"
    yield f"Made by Ennead, rules {game.version}, with\n\n```sh\n{command}\n```\n"
    yield f"Bots: {', '.join(plan.bots)}, going round the table. Chance and choices come from the"
    yield f"seed {plan.seed}: the same command, engine and library give the same files.\n"
    options = [f"{name}={value}" for name, value in plan.job.options]
    yield f"Options: {', '.join(options) or 'none'}\n"
    yield "| table | rows | bytes | SHA-256 of its files | columns |\n|---|---|---|---|---|"
    for table, extent in found.items():
        columns = ", ".join(f"`{name}`" for name in TABLES[table])
        yield f"| {table} | {extent.rows} | {extent.bytes} | `{extent.sha256}` | {columns} |"
    yield _HELP


_HELP: Final = """
`number` counts the decisions of a match; what belongs to -1 happened before the first. Moves are in
notation, as in match files; `chosen` is the place in `menu`. `iterations`, `visits` (one for each
option) and `value` (a chance to win, from 0 to 1) are there where a bot has searched. `arguments`
of events are JSON; `secret` ones were told to the seats in `audience` alone. A position is the text
that `Game.codec` reads, at the first decision of each turn and at the end; decisions and outcomes
lead to all others. Everything is here that any seat knew: do not train on columns that a player
would not see.

```python
import pyarrow.parquet as parquet
decisions = parquet.read_table("decisions")
print(decisions.group_by("question").aggregate([("chosen", "count")]))
```
"""
