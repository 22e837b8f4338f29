"""Matches as Parquet: the same bytes twice, gone on with after a stop, and true to the matches."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

from ennead.arena.backends import job_of
from ennead.games import load
from ennead.kernel import Match, Outcome, Sampled
from ennead.lab import dataset
from ennead.lab.dataset import TABLES, DataPlan, card, extents, file_of, write, write_part


def plan_of(folder: Path, games: int = 5, game: str = "pharaon", bot: str = "player") -> DataPlan:
    loaded = load(game)
    return DataPlan(job_of(loaded, loaded.setup(2)), (bot, "random"), 3, games, str(folder))


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parts of two matches, made in this process."""
    monkeypatch.setattr(dataset, "MATCHES_A_PART", 2)
    monkeypatch.setattr(
        dataset, "SPREADS", {"local": lambda work, items: (work(item) for item in items)}
    )


def test_the_same_command_gives_the_same_bytes(tmp_path: Path) -> None:
    """Two runs agree in the rows and checksums of every table."""
    first, second = plan_of(tmp_path / "one"), plan_of(tmp_path / "two")
    write(first)
    write(second)
    assert extents(first) == extents(second)
    assert extents(first)["matches"].rows == 5
    assert all(extent.rows for extent in extents(first).values())


def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    """What was cut short is made anew, what is whole is kept, and more matches may be added."""
    plan = plan_of(tmp_path / "one")
    write(plan)
    whole = extents(plan)
    kept = file_of(plan, "decisions", 0).stat().st_mtime_ns
    file_of(plan, "matches", 1).unlink()  # written last: without it the part counts as missing
    file_of(plan, "events", 1).write_bytes(b"half")
    write(plan)
    assert extents(plan) == whole
    assert file_of(plan, "decisions", 0).stat().st_mtime_ns == kept
    write(plan_of(tmp_path / "one", 6))
    more, fresh = plan_of(tmp_path / "one", 6), plan_of(tmp_path / "two", 6)
    write(fresh)
    assert extents(more) == extents(fresh)
    assert len(list((tmp_path / "one" / "matches").iterdir())) == more.parts


def test_another_dataset_is_not_mixed_in(tmp_path: Path) -> None:
    """A folder that holds matches of other bots is left alone."""
    write(plan_of(tmp_path, 1))
    with pytest.raises(ValueError, match="another set-up, seed or bots"):
        write(plan_of(tmp_path, 1, bot="novice"))


def test_the_rows_replay(tmp_path: Path) -> None:
    """Decisions and outcomes replay the match: through every kept position, to its scores."""
    plan = plan_of(tmp_path, 1, "afterlife")
    write_part(plan, 0)
    rows = {table: parquet.read_table(tmp_path / table).to_pylist() for table in TABLES}
    game = load("afterlife")
    drawn: dict[int, list[Outcome]] = {}
    for row in rows["outcomes"]:
        drawn.setdefault(row["number"], []).append(Outcome(row["tag"], row["value"]))
    source = iter(drawn[-1])

    class Opening(Sampled):
        def __init__(self) -> None:
            """Nothing: the opening is drawn from the record."""

        def draw(self, tag: str, among: object) -> int:
            return next(source).value

    match = Match.begin(game, game.setup(2), Opening())
    kept = {row["number"]: row["position"] for row in rows["positions"]}
    for row in rows["decisions"]:
        if row["number"] in kept:
            assert game.codec.encode(match.position) == kept[row["number"]]
        assert row["menu"][row["chosen"]] == row["choice"]
        match.replay([(row["seat"], row["choice"], drawn.get(row["number"], []))])
    assert match.over
    assert game.scores(match.position) == rows["matches"][0]["scores"]
    assert game.codec.encode(match.position) == kept[len(rows["decisions"])]


def test_searching_bots_say_what_they_thought(tmp_path: Path) -> None:
    """A bot that searches leaves its visits and the value of its choice."""
    plan = plan_of(tmp_path, 1, bot="ismcts:2")
    write_part(plan, 0)
    decisions = parquet.read_table(tmp_path / "decisions").to_pylist()
    thought = [row for row in decisions if row["iterations"]]
    assert thought
    assert all(0 <= row["value"] <= 1 and len(row["visits"]) == len(row["menu"]) for row in thought)


def test_the_card_tells_all(tmp_path: Path) -> None:
    """The card names the command, every table with its rows and digest, and the secret columns."""
    plan = plan_of(tmp_path, 1)
    write(plan)
    found = extents(plan)
    text = card(plan, "ennead dataset pharaon", found)
    for table, extent in found.items():
        assert f"| {table} | {extent.rows} |" in text
        assert extent.sha256 in text
    assert "ennead dataset pharaon" in text
    assert json.loads((tmp_path / "plan.json").read_text())["bots"] == ["player", "random"]
