"""A small actor-critic in NumPy alone that learns Afterlife by playing against a bot.

    python examples/learn_numpy.py --minutes 25 --out learnt
    python examples/learn_numpy.py --lessons 400      # watch matches of a good player first

It sees what its seat sees (`ennead.envs.layout`), chooses among the allowed numbers of moves
(`ennead.envs.actions`), and is paid for what each choice does to its lead in points. After every
batch of matches it makes a few clipped steps (PPO). `learnt/curve.csv` gets the share of matches
won, `learnt/curve.svg` draws it, `learnt/result.json` says how it did in the end against how many
new matches, `learnt/weights.npz` keeps the network; the same seed and number of batches give the
same network. Minutes are those of the processor, which others may share. `learn_torch.py` puts a
deeper network into the same loop.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

import numpy as np
import numpy.typing as npt

from ennead.arena.ratings import share
from ennead.bots import make
from ennead.envs.session import Session
from ennead.envs.single import SingleAgent

Array = npt.NDArray[np.float32]
HIDDEN, MOVES, OPTIONS = 64, 4096, 64
RATE, CLIP, ENTROPY, EPOCHS, BATCH = 1e-3, 0.2, 0.01, 3, 512
DISCOUNT = 0.995
EPOCHS_OF_LESSONS = 8
PAY = 1 / 20  # a lead of twenty points counts as much as the match


class Eyes:
    """An observation as a network likes it: counts and switches as they are, names of things one
    by one."""

    def __init__(self, session: Session) -> None:
        layout = session.layout
        named = [n for n, name in enumerate(layout.names) if name.startswith("pyramid[")]
        self._named = np.array(named, int)
        self._kinds = int(layout.high[named].max()) + 1 if named else 0
        self._plain = np.setdiff1d(np.arange(len(layout)), self._named)
        self._reach = np.maximum(np.abs(layout.high[self._plain].astype(np.float32)), 1)
        self._reach = np.minimum(self._reach, 8)
        self.width = len(self._plain) + len(self._named) * self._kinds

    def __call__(self, row: npt.NDArray[np.int16]) -> Array:
        names = row[self._named]
        shown = np.zeros((len(names), self._kinds), np.float32)
        known = (names >= 0) & (names < self._kinds)
        shown[np.flatnonzero(known), names[known]] = 1
        plain = np.clip(row[self._plain] / self._reach, -2, 2).astype(np.float32)
        return np.concatenate([plain, shown.ravel()])


class Places:
    """Where the weights of moves are: a move that was never met gets the next row."""

    def __init__(self) -> None:
        self.known: dict[int, int] = {}

    def __call__(self, numbers: list[int]) -> list[int]:
        """The rows of moves."""
        return [self.known.setdefault(number, len(self.known) % MOVES) for number in numbers]


class Learner(Protocol):
    """What the loop below asks of a network."""

    places: Places

    @property
    def weights(self) -> dict[str, Array]:
        """All that it knows."""

    def forward(self, seen: Array, moves: npt.NDArray[np.int32]) -> tuple[Array, Array]:
        """The chances of the moves (-1: none) and the value."""

    def learn(self, batch: Batch, rows: npt.NDArray[np.int64], imitating: bool = False) -> None:
        """A clipped step towards what paid, or towards what a teacher did, and the value towards
        what came."""


class Network:
    """One layer that all share; a row of weights for every move that was ever met, and a value."""

    def __init__(self, width: int, seed: int) -> None:
        rng = np.random.default_rng(seed)

        def some(*shape: int, scale: float) -> Array:
            return rng.normal(0, scale, shape).astype(np.float32)

        self.weights: dict[str, Array] = {
            "in": some(width, HIDDEN, scale=1 / np.sqrt(width / 8)),
            "in0": np.zeros(HIDDEN, np.float32),
            "move": some(MOVES, HIDDEN, scale=0.01),
            "move0": np.zeros(MOVES, np.float32),
            "value": np.zeros(HIDDEN, np.float32),
        }
        self._first = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self._second = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self._steps = 0
        self.places = Places()

    def forward(self, seen: Array, moves: npt.NDArray[np.int32]) -> tuple[Array, Array]:
        """The chances of the moves (-1: none) and the value."""
        _, chances, value = self._forward(seen, moves)
        return chances, value

    def _forward(self, seen: Array, moves: npt.NDArray[np.int32]) -> tuple[Array, Array, Array]:
        w = self.weights
        hidden = np.tanh(seen @ w["in"] + w["in0"])
        scores = np.einsum("bmh,bh->bm", w["move"][moves], hidden) + w["move0"][moves]
        scores = np.where(moves < 0, -1e9, scores)
        chances = np.exp(scores - scores.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        return hidden, chances.astype(np.float32), hidden @ w["value"]

    def learn(self, batch: Batch, rows: npt.NDArray[np.int64], imitating: bool = False) -> None:
        """A clipped step towards what paid, or towards what a teacher did, and the value towards
        what came."""
        w, size = self.weights, len(rows)
        seen, moves, chosen = batch.seen[rows], batch.moves[rows], batch.chosen[rows]
        hidden, chances, value = self._forward(seen, moves)
        at = np.arange(size)
        mine = np.maximum(chances[at, chosen], 1e-8)
        ratio, gain = mine / batch.chance[rows], batch.gain[rows]
        if imitating:
            ratio, gain = np.ones_like(mine), np.ones_like(mine)
        open_ = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        wanted = np.zeros_like(chances)
        wanted[at, chosen] = 1
        push = (open_ * ratio * gain)[:, None] * (chances - wanted)
        logs = np.log(np.maximum(chances, 1e-8))
        push += (
            (not imitating) * ENTROPY * chances * (logs - (chances * logs).sum(1, keepdims=True))
        )
        error = (value - batch.paid[rows]) * 0.5
        back = np.einsum("bm,bmh->bh", push, w["move"][moves]) + error[:, None] * w["value"]
        back *= 1 - hidden**2
        steps = {name: np.zeros_like(one) for name, one in w.items()}
        met = moves >= 0
        np.add.at(steps["move"], moves[met], (push[..., None] * hidden[:, None, :])[met])
        np.add.at(steps["move0"], moves[met], push[met])
        steps["in"], steps["in0"] = seen.T @ back, back.sum(0)
        steps["value"] = hidden.T @ error
        self._steps += 1
        for name, step in steps.items():
            self._adam(name, (step / size).astype(np.float32))

    def _adam(self, name: str, step: Array) -> None:
        self._first[name] += 0.1 * (step - self._first[name])
        self._second[name] += 0.001 * (step**2 - self._second[name])
        first = self._first[name] / (1 - 0.9**self._steps)
        second = self._second[name] / (1 - 0.999**self._steps)
        self.weights[name] -= (RATE * first / (np.sqrt(second) + 1e-6)).astype(np.float32)


@dataclass
class Batch:
    """The choices of some matches."""

    seen: Array
    moves: npt.NDArray[np.int32]
    chosen: npt.NDArray[np.int64]
    chance: Array
    paid: Array
    gain: Array


@dataclass
class Played:
    """The choices of one match, in order."""

    seen: list[Array] = field(default_factory=list)
    moves: list[list[int]] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    chance: list[float] = field(default_factory=list)
    value: list[float] = field(default_factory=list)
    pay: list[float] = field(default_factory=list)
    won: bool = False


def play(
    envs: list[SingleAgent],
    eyes: Eyes,
    network: Learner,
    rng: np.random.Generator,
    seeds: list[int],
    best: bool = False,
) -> list[Played]:
    """A match in every environment, all side by side; with `best` always the likeliest move."""
    rows = [env.reset(seed=seed)[0] for env, seed in zip(envs, seeds, strict=True)]
    played = [Played() for _ in envs]
    going = [n for n, env in enumerate(envs) if not env.session.over]
    while going:
        seen = np.stack(
            [eyes(rows[n]["observation"][: len(envs[n].session.layout)]) for n in going]
        )
        numbers = [sorted(envs[n].session.legal(envs[n].seat))[:OPTIONS] for n in going]
        moves = np.full((len(going), max(map(len, numbers))), -1, np.int32)
        for row, some in enumerate(numbers):
            moves[row, : len(some)] = network.places(some)
        chances, values = network.forward(seen, moves)
        sums = chances.cumsum(1)
        draws = rng.random(len(going))
        for row, n in enumerate(list(going)):
            take = int(np.searchsorted(sums[row], draws[row] * sums[row, -1]))
            take = int(chances[row].argmax()) if best else min(take, len(numbers[row]) - 1)
            rows[n], pay, over, _, _ = envs[n].step(numbers[row][take])
            one = played[n]
            one.seen.append(seen[row])
            one.moves.append([int(move) for move in moves[row] if move >= 0])
            one.chosen.append(take)
            one.chance.append(float(chances[row, take]))
            one.value.append(float(values[row]))
            one.pay.append(PAY * pay)
            if over:
                one.won = envs[n].session.outcome()[envs[n].seat] > 0
                one.pay[-1] += 0.5 if one.won else -0.5
                going.remove(n)
    return played


def watch(env: SingleAgent, eyes: Eyes, network: Learner, teacher: str, seed: int) -> Played:
    """A match in which a bot plays this seat: what it saw, and what it chose."""
    bot, one, session = make(teacher), Played(), env.session
    rng = random.Random(seed)
    row, over = env.reset(seed=seed)[0], session.over
    while not over:
        game, g, seat = session.game, session.position, env.seat
        option = bot.choose(game, game.view(g, seat), game.menu(g, seat), rng)
        for number in session.codes.path(option):
            numbers = sorted(session.legal(seat))
            if number in numbers[:OPTIONS]:
                one.seen.append(eyes(row["observation"][: len(session.layout)]))
                one.moves.append(network.places(numbers[:OPTIONS]))
                one.chosen.append(numbers.index(number))
                one.chance.append(1.0)
                one.value.append(0.0)
                one.pay.append(0.0)
            row, pay, over, _, _ = env.step(number)
            if one.pay:
                one.pay[-1] += PAY * pay
    if one.pay:
        one.pay[-1] += 0.5 if session.outcome()[env.seat] > 0 else -0.5
    return one


def batch_of(played: list[Played]) -> Batch:
    """All choices with what they were paid in the end, and how much better than expected."""
    paid: list[float] = []
    for one in played:
        later, mine = 0.0, []
        for pay in reversed(one.pay):
            later = pay + DISCOUNT * later
            mine.append(later)
        paid += mine[::-1]
    moves = [move for one in played for move in one.moves]
    padded = np.full((len(moves), max(map(len, moves))), -1, np.int32)
    for row, some in enumerate(moves):
        padded[row, : len(some)] = some
    returns = np.array(paid, np.float32)
    gain = returns - np.array([value for one in played for value in one.value], np.float32)
    return Batch(
        np.stack([seen for one in played for seen in one.seen]),
        padded,
        np.array([chosen for one in played for chosen in one.chosen]),
        np.array([chance for one in played for chance in one.chance], np.float32),
        returns,
        (gain - gain.mean()) / (gain.std() + 1e-6),
    )


def share_won(played: list[Played]) -> float:
    """How many of these matches were won."""
    return sum(one.won for one in played) / len(played)


def train(
    game: str,
    opponent: str,
    batches: int,
    minutes: float,
    matches: int,
    seed: int,
    out: Path,
    lessons: int = 0,
    network_of: Callable[[int, int], Learner] = Network,
) -> list[tuple[float, int, float]]:
    """Play and learn until the batches or the minutes are over; the curve."""
    envs = [
        SingleAgent(game, opponents=opponent, reward="score", players=2, seat=n % 2)
        for n in range(matches)
    ]
    eyes = Eyes(envs[0].session)
    network = network_of(eyes.width, seed)
    rng = np.random.default_rng(seed)
    started, curve = time.process_time(), []
    if lessons:
        seen = batch_of(
            [
                watch(envs[n % matches], eyes, network, "player", 500_000_000 + n)
                for n in range(lessons)
            ]
        )
        for _ in range(EPOCHS_OF_LESSONS):
            order = rng.permutation(len(seen.chosen))
            for start in range(0, len(order), BATCH):
                network.learn(seen, order[start : start + BATCH], imitating=True)
        spent = (time.process_time() - started) / 60
        print(f"{spent:5.1f} min  {lessons} matches watched", flush=True)
    for number in range(batches):
        seeds = [1_000_000 * (1 + seed) + number * matches + n for n in range(matches)]
        played = play(envs, eyes, network, rng, seeds)
        batch = batch_of(played)
        for _ in range(EPOCHS):
            order = rng.permutation(len(batch.chosen))
            for start in range(0, len(order), BATCH):
                network.learn(batch, order[start : start + BATCH])
        spent = (time.process_time() - started) / 60
        curve.append((spent, (number + 1) * matches, share_won(played)))
        if number % 5 == 0:
            print(f"{spent:5.1f} min  {curve[-1][1]:6} matches  {curve[-1][2]:.0%} won", flush=True)
        if spent > minutes:
            break
    examined = list(range(400)) if batches > 5 else list(range(matches))
    final: list[Played] = []
    for start in range(0, len(examined), matches):
        some = examined[start : start + matches]
        final += play(envs[: len(some)], eyes, network, rng, some, best=True)
    part, low, high = share(sum(one.won for one in final), len(final))
    print(f"at its best: {part:.1%} of {len(final)} new matches against {opponent}")
    out.mkdir(parents=True, exist_ok=True)
    result = {
        "game": game, "opponent": opponent, "seed": seed, "minutes": round(curve[-1][0], 1),
        "watched": lessons, "played": curve[-1][1], "examined": len(final),
        "won": round(part, 3), "low": round(low, 3), "high": round(high, 3),
    }  # fmt: skip
    (out / "result.json").write_text(json.dumps(result, indent=1) + "\n", "utf-8")
    known = np.array(sorted(network.places.known.items()), np.int64)
    np.savez_compressed(out / "weights.npz", known=known, **network.weights)  # type: ignore[arg-type]
    lines = [f"{spent:.2f},{count},{share:.4f}" for spent, count, share in curve]
    (out / "curve.csv").write_text("\n".join(["minutes,matches,won", *lines]) + "\n", "utf-8")
    (out / "curve.svg").write_text(drawn(curve), "utf-8")
    return curve


def drawn(curve: list[tuple[float, int, float]]) -> str:
    """The share of wins, over ten batches each, against the minutes."""
    shares = [share for _, _, share in curve]
    smooth = [np.mean(shares[max(0, n - 9) : n + 1]) for n in range(len(shares))]
    last = max(curve[-1][0], 1e-6)
    points = " ".join(
        f"{40 + 540 * spent / last:.1f},{220 - 200 * share:.1f}"
        for (spent, _, _), share in zip(curve, smooth, strict=True)
    )
    marks = "".join(
        f'<line x1="40" x2="580" y1="{220 - 200 * level}" y2="{220 - 200 * level}" stroke="#ccc"/>'
        f'<text x="4" y="{224 - 200 * level}">{level:.0%}</text>'
        for level in (0, 0.2, 0.4, 0.6, 0.8, 1)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 250" font-size="11" '
        f'font-family="sans-serif"><rect width="600" height="250" fill="#faf5e9"/>{marks}'
        f'<polyline points="{points}" fill="none" stroke="#b8442f" stroke-width="2"/>'
        f'<text x="470" y="242">{last:.1f} minutes of one core</text></svg>\n'
    )


def main(network_of: Callable[[int, int], Learner] = Network, about: str = __doc__ or "") -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=about.partition("\n")[0])
    parser.add_argument("--game", default="afterlife")
    parser.add_argument("--opponent", default="novice")
    parser.add_argument("--batches", type=int, default=10_000)
    parser.add_argument("--minutes", type=float, default=25, help="of the processor")
    parser.add_argument("--matches", type=int, default=32, help="in a batch")
    parser.add_argument("--lessons", type=int, default=0, help="matches to watch first")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("learnt"))
    args = parser.parse_args()
    train(
        args.game,
        args.opponent,
        args.batches,
        args.minutes,
        args.matches,
        args.seed,
        args.out,
        args.lessons,
        network_of,
    )


if __name__ == "__main__":
    main()
