"""How a match of Pharaon stands: what each side would score now and may score more with."""

from __future__ import annotations

from math import exp
from typing import Final

from ennead.games.pharaon.bot.prospects import Prospects
from ennead.games.pharaon.bot.weights import WEIGHTS
from ennead.games.pharaon.rules.scoring import total
from ennead.games.pharaon.rules.traitor import YOU
from ennead.games.pharaon.state import TRAITOR, Pharaon
from ennead.games.pharaon.tables import JOKER, RESOURCES, SILVER
from ennead.kernel.judgement import Appraisal, Traits
from ennead.kernel.learned import appraisal_of

NAMES: Final = (
    "score", "basic", "silver", "offerings", "spread", "gods", "nile", "steps", "nobles",
    "expected", "artisans", "tomb", "powers", "honours", "first", "passed", "turn",
)  # fmt: skip


def traits(g: Pharaon, seat: int) -> tuple[float, ...]:
    """By name of `NAMES`.

    The `score` if the match ended now; tokens (`basic`, `silver`, `offerings`) and how many kinds
    of them there are (`spread`); what the `gods` and the `nile` may bring, `steps` on its tracks;
    `nobles`, what they may be `expected` to bring, `artisans`, the `tomb`, unused `powers`; the
    Pharaoh's `honours`, being `first`, having `passed`, whose `turn` it is.
    """
    player = g.players[seat]
    supply = player.supply
    prospects = Prospects(g, seat, WEIGHTS)
    return (
        total(g, seat), sum(supply[:SILVER]), supply[SILVER], sum(supply[RESOURCES:]),
        sum([count > 0 for count in supply[:SILVER]]), prospects.gods(),
        prospects.nile(), sum(player.tracks), len(player.nobles),
        prospects.nobles(), len(player.artisans), player.tomb,
        (player.powers & ~player.used).bit_count(), g.pharaoh == seat, g.first == seat,
        player.passed, seat in g.asked,
    )  # fmt: skip


def progress(g: Pharaon) -> float:
    """By rounds."""
    return max(0, g.round - 1) / max(1, g.box.rounds - 1)


def evaluate(g: Pharaon) -> list[float]:
    """Every seat's chance to win; alone, against what the Traitor may expect."""
    return _chances(g, APPRAISAL)


def evaluate_as_before(g: Pharaon) -> list[float]:
    """The same with the weights of `old-master`."""
    return _chances(g, OLD_APPRAISAL)


def _chances(g: Pharaon, appraisal: Appraisal[Pharaon]) -> list[float]:
    if g.traitor is not None:
        return [_against_the_traitor(g)]
    return appraisal.chances(g)


def _against_the_traitor(g: Pharaon) -> float:
    assert g.traitor is not None
    left = g.box.rounds - g.round
    jars = sum([g.box.board_jars[board] for board in g.traitor.boards[g.round :]]) + g.traitor.pile
    mine = total(g, YOU) + WEIGHTS.solo_round * left
    mine += WEIGHTS.token_gain[g.round] * sum(g.players[YOU].supply[:JOKER])
    his = total(g, TRAITOR) + WEIGHTS.traitor_jar * jars
    at_the_end, each_round = WEIGHTS.doubt
    return 1 / (1 + exp((his - mine) / (at_the_end + each_round * left)))


TRAITS: Final = Traits(NAMES, traits, progress, judge=_chances)
APPRAISAL: Final = appraisal_of(TRAITS, "ennead.games.pharaon.bot")
OLD_APPRAISAL: Final = Appraisal(TRAITS, "ennead.games.pharaon.bot", "old-weights.toml")
