"""A small actor-critic in PyTorch that learns Afterlife by playing against a bot.

    pip install torch                 # on a machine without a graphics card: the build for CPUs
    python examples/learn_torch.py --minutes 25 --lessons 250 --matches 24 --out learnt

The loop, what is seen and what is paid are those of `learn_numpy.py`; the network has two layers
that all share, a row of weights for every move that was ever met, and a head for the value.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn

sys.path.insert(0, str(Path(__file__).parents[1]))
from examples.learn_numpy import CLIP, ENTROPY, MOVES, Array, Batch, Places, main

HIDDEN, RATE, MOST = 128, 7e-4, 0.5


class Body(nn.Module):
    """The layers."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.shared = nn.Sequential(
            nn.Linear(width, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh()
        )
        self.move = nn.Embedding(MOVES, HIDDEN)
        self.bias = nn.Embedding(MOVES, 1)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.normal_(self.move.weight, std=0.01)
        nn.init.zeros_(self.bias.weight)

    def forward(self, seen: Tensor, moves: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of the moves (-1: none), and the value."""
        hidden = self.shared(seen)
        rows = moves.clamp(min=0)
        scores = torch.einsum("bmh,bh->bm", self.move(rows), hidden) + self.bias(rows)[..., 0]
        scores = scores.masked_fill(moves < 0, -1e9)
        return torch.log_softmax(scores, 1), self.value(hidden)[:, 0]


class Network:
    """The layers with their optimiser, as the loop asks for them."""

    def __init__(self, width: int, seed: int) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)  # so small that a second one only waits
        self.places = Places()
        self._body = Body(width)
        self._adam = torch.optim.Adam(self._body.parameters(), RATE)

    @property
    def weights(self) -> dict[str, Array]:
        """All that it knows."""
        return {name: one.numpy() for name, one in self._body.state_dict().items()}

    def forward(self, seen: Array, moves: npt.NDArray[np.int32]) -> tuple[Array, Array]:
        """The chances of the moves (-1: none) and the value."""
        with torch.inference_mode():
            logs, value = self._body(torch.from_numpy(seen), torch.from_numpy(moves).long())
            return logs.exp().numpy(), value.numpy()

    def learn(self, batch: Batch, rows: npt.NDArray[np.int64], imitating: bool = False) -> None:
        """A clipped step towards what paid, or towards what a teacher did, and the value towards
        what came."""
        chosen, gain, paid, before = (
            torch.from_numpy(part[rows])
            for part in (batch.chosen, batch.gain, batch.paid, batch.chance)
        )
        logs, value = self._body(
            torch.from_numpy(batch.seen[rows]), torch.from_numpy(batch.moves[rows]).long()
        )
        mine = logs.gather(1, chosen[:, None])[:, 0]
        if imitating:
            policy = -mine.mean()
        else:
            ratio = (mine - before.log()).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            policy = -torch.minimum(ratio * gain, clipped * gain).mean()
            policy = policy + ENTROPY * (logs.exp() * logs).sum(1).mean()
        loss = policy + 0.25 * (value - paid).square().mean()
        self._adam.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        nn.utils.clip_grad_norm_(self._body.parameters(), MOST)
        self._adam.step()


if __name__ == "__main__":
    main(Network, __doc__ or "")
