"""The trainer: a whole generation, on a budget of seconds."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tools.train.__main__ import Plan, candidate, generation
from tools.train.fit import Positions, chances
from tools.train.selfplay import read

from ennead.bots.search import Budget, Search, SearchConfig
from ennead.games import load
from ennead.kernel import Sampled
from ennead.kernel.corrections import POLICY, corrected
from ennead.kernel.learned import PRIOR, VALUE, LearnedPrior, Network

PLAN = Plan("kemet", matches=2, iterations=2, gate=2, milliseconds=1.0, seed=1)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a tiny generation leaves behind."""
    place = tmp_path_factory.mktemp("train") / "kemet-1"
    generation(PLAN, place, "local", 1)
    return place


def test_a_generation_plays_fits_and_measures(folder: Path) -> None:
    """It leaves examples of every match, all models, and a report of what they are worth."""
    report = json.loads((folder / "report.json").read_text("utf-8"))
    matches = read(sorted(folder.glob("match-*.jsonl")))
    assert len(matches) == PLAN.matches
    assert report["examples"] == sum(map(len, matches)) > 20
    assert {one["of"] for one in report["gates"].values()} == {PLAN.gate}
    assert report["machine"]
    assert report["seconds"]["all"] >= report["seconds"]["learning"] >= 0
    assert all((folder / name).stat().st_size < 300_000 for name in (VALUE, PRIOR, POLICY))


def test_a_generation_that_was_cut_goes_on(folder: Path, tmp_path: Path) -> None:
    """Matches that are there are not played again, and what is found is the same."""
    for file in folder.glob("match-*.jsonl"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    kept = tmp_path / "match-00000.jsonl"
    before = kept.stat().st_mtime_ns
    again = generation(PLAN, tmp_path, "local", 1)
    assert kept.stat().st_mtime_ns == before
    assert again["models"] == json.loads((folder / "report.json").read_text("utf-8"))["models"]
    assert generation(PLAN, tmp_path, "local", 1) == again


def test_the_engine_computes_what_the_trainer_fitted(folder: Path) -> None:
    """A network says the same in plain Python as in the arrays that it was found with."""
    data = json.loads((folder / VALUE).read_text("utf-8"))
    game = load("kemet")
    judgement = game.judgement()
    assert judgement is not None
    assert judgement.traits is not None
    rng = np.random.default_rng(3)
    size = len(data["scale"])
    data["hidden"] = rng.normal(0, 0.3, (4, 2 * size)).tolist()
    data["bias"] = rng.normal(0, 0.3, (4, 2)).tolist()
    data["out"] = rng.normal(0, 1, 4).tolist()
    network = Network(judgement.traits, data)
    hidden, bias = np.array(data["hidden"]), np.array(data["bias"])
    weights = {
        "start": np.array(data["start"]), "end": np.array(data["end"]),
        "own": hidden[:, :size], "beside": hidden[:, size:],
        "bias": bias[:, 0], "late": bias[:, 1], "out": np.array(data["out"]),
    }  # fmt: skip
    one = read(sorted(folder.glob("match-*.jsonl")))[0][-1]
    found, _ = chances(Positions([one], np.array(data["scale"])), weights)
    fixed = judgement.traits.__class__(
        judgement.traits.names,
        lambda g, side: one.traits[side],
        lambda g: one.progress,
        lambda g: range(len(one.traits)),
    )
    network.traits = fixed
    g = game.start(game.setup(2), Sampled(random.Random(1)))
    assert network.chances(g) == pytest.approx(found[0].tolist())


def test_a_search_goes_by_the_models_that_it_is_given(folder: Path) -> None:
    """The chances are the network's, and what is tried first is what the prior likes."""
    game = load("kemet")
    g = game.start(game.setup(2), Sampled(random.Random(1)))
    view, menu = game.view(g, g.asked[0]), game.menu(g, g.asked[0])
    judgement = candidate(game, folder, (VALUE, PRIOR))
    assert sum(judgement.evaluate(g)) == pytest.approx(1)
    last = menu[-1]
    liking = LearnedPrior(
        {"slopes": {g.question: 0.0}, "verbs": {f"{g.question}/{last.verb}": 9.0}}
    )
    shares = liking.shares(g.question, menu, list(range(len(menu))), 3.0)
    assert sum(shares) == pytest.approx(1)
    assert len(set(shares)) <= 2, "nothing but the kind of the move counts"
    search = Search(game, view, random.Random(1), SearchConfig(judgement=judgement))
    assert search.run(menu, Budget(5)).iterations == 5


def test_corrections_add_to_what_the_policy_says() -> None:
    """Ratings are stretched to the slope, and what was learnt of verb and values is added; other
    questions stay as they are."""
    game = load("ankh")
    g = game.start(game.setup(2), Sampled(random.Random(1)))
    while g.question != "action":
        game.apply(g, g.asked[0], game.menu(g, g.asked[0])[0])
    seat, menu = g.asked[0], game.menu(g, g.asked[0])
    worth = {"take": 1.0, f"take/0={menu[-1].values[0]}": 5.0}
    ratings = [float(number) for number in range(len(menu))][::-1]

    def told(data: Mapping[str, Mapping[str, Any]]) -> list[float]:
        return list(corrected(lambda g, seat, menu: ratings, data)(g, seat, menu))

    found = told({"action": {"slope": 2.0, "worth": worth}})
    assert found[0] - found[-1] == pytest.approx(2.0 - 5.0)
    assert max(found[1:-1]) < found[0] < found[-1]
    assert told({"cards": {"slope": 2.0, "worth": worth}}) == ratings
