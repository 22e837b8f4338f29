"""Tournaments."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ennead.arena.backends import BACKENDS, Job, MatchResult, job_of, play_pairing
from ennead.arena.ratings import rate, share
from ennead.arena.schedule import round_robin, swiss
from ennead.arena.tournament import play
from ennead.cli import main
from ennead.games import load, pack_of_text
from ennead.kernel import DataError, SetupError

JOB = Job("afterlife", 2)
BOTS = ("random", "greedy")


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("bots", [("a", "b"), ("a", "b", "c"), ("a", "b", "c", "d")])
def test_every_bot_sits_equally_often_on_every_seat(players: int, bots: tuple[str, ...]) -> None:
    """Over whole cycles the seats are balanced, and rotations of a line-up share their luck."""
    size = min(players, len(bots))
    rows = round_robin(bots, players, 2 * size * len(list(_groups(bots, size))), 1)
    taken = Counter((seat, bot) for row in rows for seat, bot in enumerate(row.seats))
    if players % size == 0:
        assert len(set(taken.values())) == 1
    else:
        assert max(taken.values()) - min(taken.values()) <= len(rows) // size
    seeds = Counter(row.seed for row in rows)
    assert set(seeds.values()) == {size}


def _groups(bots: tuple[str, ...], size: int) -> list[tuple[str, ...]]:
    from itertools import combinations

    return list(combinations(bots, size))


def test_swiss_rounds_pair_neighbours() -> None:
    """The first meets the second, the third the fourth, each in both orders."""
    rows = swiss(("a", "b", "c", "d"), 2, 100, 1, ("c", "a", "d", "b"), 8)
    assert [row.seats for row in rows] == [("c", "a"), ("a", "c"), ("d", "b"), ("b", "d")]
    assert [row.number for row in rows] == [8, 9, 10, 11]


def test_processes_and_one_process_play_the_same_matches() -> None:
    """The backend changes where matches are played, not how they end."""
    rows = round_robin(BOTS, 2, 4, 3)
    assert list(BACKENDS["local"](JOB, rows)) == [play_pairing(JOB, row) for row in rows]


@pytest.mark.slow
def test_a_ray_cluster_plays_the_same_tournament(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reports of `--backend ray`, on a cluster of two workers, equal the local ones in all but
    the time that bots took; a dataset has the same rows and checksums."""
    import ray as cluster

    ray: Any = cluster

    def told(*words: str) -> dict[str, Any]:
        assert main([*words, "--json"]) == 0
        found: dict[str, Any] = json.loads(capsys.readouterr().out)
        return found

    def report(backend: str) -> list[dict[str, Any]]:
        on = ("--backend", backend)
        of_two = ("pharaon", "--players", "2", "--games", "3")
        arena = told("arena", "afterlife", "--bots", "novice,player", "--games", "8", *on)
        assert arena.pop("thought")
        data = told("dataset", *of_two, "--bots", "random", "--out", f"data-{backend}", *on)
        assert data["matches"]["rows"] == 3
        lab = told("lab", *of_two, "--bots", "random", "--output", f"lab-{backend}", *on)
        assert lab["findings"]["games"] == 3
        return [arena, data, lab["findings"]]

    monkeypatch.chdir(tmp_path)
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        assert ray.cluster_resources()["CPU"] == 2
        far = report("ray")
    finally:
        ray.shutdown()
    assert far == report("local")


KILLED = """
import os, signal
from ennead.arena.backends import Job, local
from ennead.arena.schedule import round_robin
if __name__ == "__main__":
    os.cpu_count = lambda: 2
    for result in local(Job("afterlife", 2), round_robin(("random", "ismcts:1@2"), 2, 1000, 1)):
        print(result.seats, flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_killed_arena_leaves_no_processes(tmp_path: Path) -> None:
    """Its workers end with it, and so do the processes of their bots: its output is let go of."""
    file = tmp_path / "killed.py"
    file.write_text(KILLED, encoding="utf-8")
    arena = subprocess.Popen(
        [sys.executable, str(file)], stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        out, _ = arena.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        os.killpg(arena.pid, signal.SIGKILL)
        arena.communicate()
        raise
    assert arena.returncode == -signal.SIGKILL
    assert out == "('random', 'ismcts:1@2')\n"


def test_a_cut_tournament_goes_on(tmp_path: Path) -> None:
    """Results are kept as they come; a half-written last line is played again, the rest is not."""
    file = tmp_path / "results"
    whole = play([JOB], BOTS, 4, 3, file=file)
    lines = file.read_text().splitlines()
    assert len(lines) == 5
    file.write_text("\n".join([*lines[:3], lines[3][:20]]))
    again = play([JOB], BOTS, 4, 3, file=file)
    assert again.results == whole.results
    assert len(file.read_text().splitlines()) == 5
    with pytest.raises(DataError, match="another tournament"):
        play([JOB], BOTS, 4, 4, file=file)


def test_a_longer_run_goes_on_from_a_shorter_one(tmp_path: Path) -> None:
    """At tables of several sizes too: what was played stays, wherever it stands among the rest."""
    jobs = [JOB, Job("afterlife", 3)]
    file = tmp_path / "results"
    play(jobs, BOTS, 2, 3, file=file)
    played: list[int] = []
    longer = play(jobs, BOTS, 4, 3, file=file, progress=played.append)
    assert played == [5, 6, 7, 8]
    assert longer.results == play(jobs, BOTS, 4, 3).results
    with pytest.raises(DataError, match="another tournament"):
        play(jobs, BOTS, 4, 3, file=file, schedule="swiss")


def test_tables_of_several_sizes_are_one_tournament(capsys: pytest.CaptureFixture[str]) -> None:
    """Each size gets all the matches and a table of its own; the rating is over all of them."""
    words = ["arena", "pharaon", "--bots", "random,greedy", "--games", "4", "--players", "2,4"]
    assert main([*words, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert (facts["players"], facts["games"]) == ([2, 4], 8)
    assert [len(one["seats"]) for one in facts["results"]] == [2] * 4 + [4] * 4
    assert [table["players"] for table in facts["tables"]] == [2, 4]
    for table in facts["tables"]:
        rows = table["bots"].values()
        assert sum(row["wins"] for row in rows) == sum(row["fair"] for row in rows) == 4
    assert facts["wins"]["greedy"] == sum(t["bots"]["greedy"]["wins"] for t in facts["tables"])
    assert main(words) == 0
    out = capsys.readouterr().out
    assert "\n2 players" in out
    assert "\n4 players" in out


def test_who_plays_alone_meets_the_luck_of_the_others() -> None:
    """Matches of one compare bots that were dealt the same, by their scores; nobody pairs them."""
    rows = round_robin(("a", "b", "c"), 1, 6, 1)
    assert [(row.seats, row.seed) for row in rows] == [
        (("a",), "1/0"), (("b",), "1/0"), (("c",), "1/0"),
        (("a",), "1/1"), (("b",), "1/1"), (("c",), "1/1"),
    ]  # fmt: skip
    alone = [Job("pharaon", 1)]
    assert [row.bot for row in play(alone, BOTS, 4, 3).ratings()] == ["greedy", "random"]
    with pytest.raises(SetupError, match="meets nobody"):
        play(alone, BOTS, 4, 3, schedule="swiss")


def test_a_pack_is_played_with_its_own_figures(tmp_path: Path) -> None:
    """Other processes get an owner's figures; a run with one pack is not gone on with another."""
    dear = pack_of_text("afterlife", "[card.shabti]\nvp = 9\n", "dear.toml")
    job = job_of(dear, dear.setup(2))
    rows = round_robin(BOTS, 2, 2, 3)
    ours = [play_pairing(JOB, row) for row in rows]
    theirs = list(BACKENDS["local"](job, rows))
    assert theirs == [play_pairing(job, row) for row in rows]
    assert [sum(one.scores) for one in theirs] > [sum(one.scores) for one in ours]
    file = tmp_path / "results"
    play([job], BOTS, 2, 3, file=file)
    with pytest.raises(DataError, match="another tournament"):
        play([job_of(load("afterlife"), dear.setup(2))], BOTS, 2, 3, file=file)


def test_the_better_bot_is_rated_higher() -> None:
    """Who wins more has the higher rating, and more matches give a narrower interval."""

    def results(games: int) -> list[MatchResult]:
        return [
            MatchResult(n, ("a", "b"), (2, 1) if n % 4 else (1, 2), (0,) if n % 4 else (1,), 9)
            for n in range(games)
        ]

    few, many = rate(results(8), ("a", "b")), rate(results(80), ("a", "b"))
    assert [row.bot for row in many] == ["a", "b"]
    assert many[0].high - many[0].low < few[0].high - few[0].low


def test_shares_have_honest_intervals() -> None:
    """The interval holds the share, narrows with more games, and stays inside 0 to 1."""
    for wins, games in ((0, 10), (5, 10), (10, 10), (300, 400)):
        p, low, high = share(wins, games)
        assert 0 <= low <= p <= high <= 1
    assert share(300, 400)[2] - share(300, 400)[1] < share(30, 40)[2] - share(30, 40)[1]
