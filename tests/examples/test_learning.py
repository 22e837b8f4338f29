"""The examples for learners run, in small, and learn."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest
from examples.learn_numpy import Batch, train


def test_a_small_run_repeats_itself(tmp_path: Path) -> None:
    """Two runs of one seed leave the same network, with a curve in numbers and as a picture."""
    for name in ("one", "two"):
        curve = train("pharaon", "random", 2, 5, 2, 1, tmp_path / name, lessons=2)
        assert [matches for _, matches, _ in curve] == [2, 4]
    first, second = (np.load(tmp_path / name / "weights.npz") for name in ("one", "two"))
    assert all(np.array_equal(first[part], second[part]) for part in first.files)
    assert len((tmp_path / "one" / "curve.csv").read_text().splitlines()) == 3
    assert "<polyline" in (tmp_path / "one" / "curve.svg").read_text()


without_torch = pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")


@pytest.mark.parametrize(
    "example", ["learn_numpy", pytest.param("learn_torch", marks=without_torch)]
)
def test_what_pays_is_done_more(example: str) -> None:
    """Steps of learning make the paid move likelier, the other one rarer, and the value truer."""
    network = import_module(f"examples.{example}").Network(3, 0)
    seen = np.ones((8, 3), np.float32)
    moves = np.tile(np.array([[0, 1]], np.int32), (8, 1))
    gain = np.array([1, -1] * 4, np.float32)
    batch = Batch(
        seen, moves, np.array([0, 1] * 4), np.full(8, 0.5, np.float32), 0 * gain + 2, gain
    )
    before = network.forward(seen, moves)
    for _ in range(30):
        network.learn(batch, np.arange(8))
    after = network.forward(seen, moves)
    assert after[0][0, 0] > before[0][0, 0]
    assert abs(after[1][0] - 2) < abs(before[1][0] - 2)
