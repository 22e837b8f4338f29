"""Steps a second of environments, each with an observation and a mask for whoever acts: ours beside
PettingZoo's chess and RLCard's card games, at random, in CPU time, in turns; then ours on all
cores, by the clock.

The peers are measured where they are installed: `pip install 'ennead[peers]'`.
"""

from __future__ import annotations

import os
import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Any

from ennead.games import GAMES

SECONDS = 1.0
ROUNDS = 3
CARD_GAMES = ("doudizhu", "mahjong", "gin-rummy", "uno")
MATCHES = 32


def figures() -> dict[str, Any]:
    """Medians of a few rounds, and how many times each of ours is as fast as each peer."""
    if find_spec("pettingzoo") is None:
        return {"missing": "environments need their libraries: pip install 'ennead[envs]'"}
    ours: dict[str, Callable[[], float]] = {id: partial(vector, id) for id in GAMES}
    peers: dict[str, Callable[[], float]] = {}
    if find_spec("rlcard") and find_spec("chess") and find_spec("pygame"):
        peers = {"PettingZoo chess": chess}
        peers |= {f"RLCard {name}": partial(card_game, name) for name in CARD_GAMES}
    runs: dict[str, list[float]] = {name: [] for name in (*ours, *peers)}
    for _ in range(ROUNDS):  # in turns, so that a noisy moment hits all alike
        for name, run in (ours | peers).items():
            runs[name].append(run())
    found: dict[str, Any] = {name: round(statistics.median(all_)) for name, all_ in runs.items()}
    for peer in peers:
        found[f"times {peer}"] = {id: round(found[id] / found[peer], 2) for id in GAMES}
    cores = os.cpu_count() or 1
    found[f"on {cores} cores"] = {id: round(vector(id, cores)) for id in GAMES}
    if not peers:
        found["peers"] = "not installed: pip install 'ennead[peers]'"
    return found


def vector(id: str, processes: int = 0) -> float:
    """Many matches of two: in this process, or by the clock in several."""
    import numpy as np

    from ennead.envs.vector import Vector

    rng, rows = np.random.default_rng(1), MATCHES * max(processes, 1)
    clock = time.perf_counter if processes else time.process_time
    with Vector(id, matches=rows, processes=max(processes, 1), players=2) as matches:
        steps, started = 0, clock()
        while (spent := clock() - started) < SECONDS:
            matches.step(matches.random(rng))
            steps += rows
    return steps / spent


def chess() -> float:
    """PettingZoo's chess."""
    import numpy as np
    from pettingzoo.classic import chess_v6

    env, rng = chess_v6.raw_env(), np.random.default_rng(1)
    steps, started = 0, time.process_time()
    while (spent := time.process_time() - started) < SECONDS:
        if not steps or not env.agents or any(env.terminations.values()):
            env.reset(seed=steps)
        observation = env.observe(env.agent_selection)
        allowed = np.flatnonzero(observation["action_mask"])
        env.step(int(allowed[int(rng.random() * len(allowed))]))
        steps += 1
    return steps / spent


def card_game(name: str) -> float:
    """A card game of RLCard: its step returns what the next player observes and may do."""
    import rlcard

    env, rng = rlcard.make(name, config={"seed": 1}), random.Random(1)
    steps, started = 0, time.process_time()
    while (spent := time.process_time() - started) < SECONDS:
        state, _ = env.reset()
        while not env.is_over():
            allowed = list(state["legal_actions"])
            state, _ = env.step(allowed[int(rng.random() * len(allowed))])
            steps += 1
    return steps / spent
