"""An evaluation: every seat's chance of winning, from counts that `weights.toml` weighs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ennead.kernel.judgement import Appraisal, Traits

from siwa.state import Siwa


def _of(g: Siwa, seat: int) -> Sequence[float]:
    player = g.players[seat]
    return (player.coins, len(player.hand))


def _progress(g: Siwa) -> float:
    return 1 - len(g.bag) / sum(g.box.copies)


APPRAISAL: Final = Appraisal(Traits(("coins", "goods"), _of, _progress), "siwa.bot")


def evaluate(g: Siwa) -> Sequence[float]:
    """Chances from 0 to 1; at the end, who has won."""
    return APPRAISAL.chances(g)
