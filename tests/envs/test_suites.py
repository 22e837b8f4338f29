"""The suites that PettingZoo and Gymnasium ship pass unchanged for every game."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from ennead.envs import zoo

SIZES = [
    (game, players)
    for game, sizes in {
        "afterlife": (2, 4),
        "kemet": (2, 5),
        "ankh": (2, 4),
        "pharaon": (1, 3),
    }.items()
    for players in sizes
]
each_size = pytest.mark.parametrize(("game", "players"), SIZES)
CYCLES = 12
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
"""What PettingZoo remarks on every dictionary of an observation and a mask but those it knows, and
on masks of seats that are not asked; all other remarks of the suites are faults."""


@each_size
def test_pettingzoo_aec(game: str, players: int) -> None:
    """PettingZoo's api_test and seed_test pass for the environments of our versioned modules."""
    module = import_module(f"ennead.envs.{game}_v1")
    api_test(module.env(players=players), num_cycles=CYCLES)
    seed_test(partial(module.env, players=players), num_cycles=CYCLES)


@each_size
def test_pettingzoo_parallel(game: str, players: int) -> None:
    """PettingZoo's parallel_api_test and parallel_seed_test pass."""
    make = partial(import_module(f"ennead.envs.{game}_v1").parallel_env, players=players)
    parallel_api_test(make(), num_cycles=CYCLES)
    parallel_seed_test(partial(make, illegal="replace"), num_cycles=CYCLES)


@each_size
def test_pettingzoo_max_cycles(game: str, players: int) -> None:
    """PettingZoo's max_cycles_test passes: a match is cut after so many steps of all agents."""
    make = partial(zoo.Parallel, game, players=players, illegal="replace")
    max_cycles_test(
        SimpleNamespace(parallel_env=make, env=lambda **more: parallel_to_aec(make(**more)))
    )


@each_size
def test_pettingzoo_render(game: str, players: int) -> None:
    """PettingZoo's render_test passes: text, SVG and pixels."""
    svg = {"svg": lambda picture: picture.startswith("<svg ") and picture.endswith("</svg>")}
    render_test(partial(zoo.wrapped, game, players=players), custom_tests=svg)


@pytest.mark.parametrize(
    "mode", [{"actions": "menu"}, {"observations": "dict"}, {"reward": "score"}]
)
@pytest.mark.parametrize("game", ["afterlife", "kemet", "ankh", "pharaon"])
def test_other_modes(game: str, mode: dict[str, Any]) -> None:
    """The menu mode, the dictionary space and rewards by score pass the same suites."""
    api_test(zoo.wrapped(game, **mode), num_cycles=CYCLES)
    parallel_api_test(zoo.Parallel(game, **mode), num_cycles=CYCLES)


@each_size
def test_gymnasium(game: str, players: int) -> None:
    """Gymnasium's check_env passes for a seat of every game, against our bots."""
    import_module("ennead.envs.single")
    env = gymnasium.make(f"ennead/{game.capitalize()}-v1", players=players, opponents="player")
    check_env(env.unwrapped, skip_render_check=game in ("ankh", "pharaon"))  # pixels take a second
