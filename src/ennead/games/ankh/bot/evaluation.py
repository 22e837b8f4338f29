"""How a match of Ankh stands: devotion, and what brings more of it."""

from __future__ import annotations

from typing import Final

from ennead.games.ankh.bot.forecast import Outlook
from ennead.games.ankh.kinds import GOD, GUARDIAN, OBELISK, PYRAMID, TEMPLE, WARRIOR
from ennead.games.ankh.state import Ankh
from ennead.kernel.judgement import Appraisal, Traits
from ennead.kernel.learned import appraisal_of

POWERS: Final = 12
NAMES: Final = (
    "devotion", "short", "outlook", "majorities", "absent", "followers", "ankhs", "obelisks",
    "temples", "pyramids", "warriors", "guardians", "waiting", "cards", "tiebreaker", "team",
    "turn", *(f"power-{number}" for number in range(POWERS)),
)  # fmt: skip


def traits(g: Ankh, seat: int) -> tuple[float, ...]:
    """By name of `NAMES`.

    `devotion`, and how much is `short` of the red line while gods can still be forgotten; the
    `outlook` on the next Conflict, `majorities` held and regions where one is `absent`;
    `followers`, `ankhs` in the pool, monuments by kind; `warriors` and `guardians` on the map,
    figures `waiting`; `cards` in hand; the `tiebreaker`; being a `team`; whose `turn` it is; every
    power.
    """
    god, box = g.gods[seat], g.box
    outlook = Outlook(g, seat)
    danger = box.conflict_number(g.event) < box.forget_after
    controls = god.controls
    powers = god.powers
    return (
        god.devotion, max(0, box.red + 1 - god.devotion) if danger else 0, outlook.total(),
        sum(outlook.held), outlook.mine.count(0), god.followers, god.ankhs,
        (controls & g.monuments[OBELISK]).bit_count(), (controls & g.monuments[TEMPLE]).bit_count(),
        (controls & g.monuments[PYRAMID]).bit_count(), god.map[WARRIOR].bit_count(),
        sum([hexes.bit_count() for hexes in god.map[GUARDIAN:]]), sum(god.pool[GOD:]),
        god.hand.bit_count(), g.holder == seat, sum([one.head == seat for one in g.gods]) > 1,
        any(g.gods[asked].head == seat for asked in g.asked),
        *[powers >> number & 1 for number in range(POWERS)],
    )  # fmt: skip


def progress(g: Ankh) -> float:
    """By the event track."""
    return g.event / max(1, len(g.box.events) - 1)


def sides(g: Ankh) -> list[int]:
    """R25.0: a team plays as the higher of its gods; forgotten gods play no more."""
    return g.ladder or list(range(g.seats))


def evaluate(g: Ankh) -> list[float]:
    """Every seat's chance to win; two seats of a team share theirs."""
    return _chances(g, APPRAISAL)


def evaluate_as_before(g: Ankh) -> list[float]:
    """The same with the weights of `old-master`."""
    return _chances(g, OLD_APPRAISAL)


def _chances(g: Ankh, appraisal: Appraisal[Ankh]) -> list[float]:
    if g.over:
        return [float(g.winner == god.head) for god in g.gods]
    if not g.ladder:
        return [1 / g.seats] * g.seats
    chance = dict(zip(g.ladder, appraisal.chances(g), strict=True))
    return [chance.get(god.head, 0.0) for god in g.gods]


TRAITS: Final = Traits(NAMES, traits, progress, sides, judge=_chances)
APPRAISAL: Final = appraisal_of(TRAITS, "ennead.games.ankh.bot")
OLD_APPRAISAL: Final = Appraisal(TRAITS, "ennead.games.ankh.bot", "old-weights.toml")
