"""How a match stands: what each player has in the tomb, and in the deck on its way there."""

from __future__ import annotations

from typing import Final

from ennead.games.afterlife.bot.worth import ACTION_WORTH, TEMPO
from ennead.games.afterlife.rules.scoring import goal_reached, points, winners
from ennead.games.afterlife.rules.stock import stock_size
from ennead.games.afterlife.state import EMPTY, Afterlife
from ennead.games.afterlife.tables import STARTER
from ennead.kernel.judgement import Appraisal, Traits
from ennead.kernel.learned import appraisal_of

NAMES: Final = (
    "points", "tomb", "sets", "soon", "uniques", "cards", "gold", "density", "starters", "actions",
    "hand", "turn",
)  # fmt: skip

NEARLY: Final = 0.8
"""What all but the goal is worth beside the goal."""


def traits(g: Afterlife, seat: int) -> tuple[float, ...]:
    """By name of `NAMES`.

    `points` and cards in the `tomb`; what the `sets` would gain if all cards of the deck were
    entombed, and the best of them that can be `soon`; points of `uniques` not entombed; `cards` of
    the deck, their `gold`, its mean (`density`), `starters` among them, worth of their `actions`,
    gold in the `hand`; whose `turn` it is.
    """
    box, p = g.box, g.players[seat]
    group, in_set, prices = box.group, box.in_set, box.gold
    entombed = [0] * len(box.group_size)
    tomb = dict.fromkeys(p.tomb)
    for card in tomb:
        entombed[group[card]] += 1
    coming = [0] * len(entombed)
    cards = gold = starters = uniques = 0
    actions = 0.0
    seen: set[int] = set()
    for pile in (p.hand, p.deck, p.known, p.discard, p.aside, p.played):
        for card in pile:
            if card < 0:
                continue
            cards += 1
            gold += prices[card]
            actions += ACTION_WORTH[card]
            if box.set_of[card] == STARTER:
                starters += 1
            if not in_set[card]:
                uniques += box.vp[card]
            elif card not in tomb and card not in seen:
                seen.add(card)
                coming[group[card]] += 1
    left = stock_size(g) + 6 - g.pyramid.count(EMPTY)
    turns = left / TEMPO / g.seats
    sets, soon = 0, 0.0
    room = 1.3 * turns + 1
    for have, more in sorted(zip(entombed, coming, strict=True), reverse=True):
        sets += more * (2 * have + more)
        taken = min(more, room)
        soon += taken * (2 * have + taken)
        room -= taken
    hand = sum([prices[card] for card in p.hand if card >= 0])
    return (
        points(box, p.tomb), len(p.tomb), sets, soon, uniques, cards, gold,
        gold / cards if cards else 0.0, starters, actions, hand, g.active == seat,
    )  # fmt: skip


def progress(g: Afterlife) -> float:
    """By how much of the stock is gone."""
    return 1 - (stock_size(g) + 6 - g.pyramid.count(EMPTY)) / max(1, sum(g.copies))


def evaluate(g: Afterlife) -> list[float]:
    """Every seat's chance; alone, none before all is there (`part_of_goal` tells more)."""
    return _chances(g, APPRAISAL)


def evaluate_as_before(g: Afterlife) -> list[float]:
    """The same with the weights of `old-master`."""
    return _chances(g, OLD_APPRAISAL)


def _chances(g: Afterlife, appraisal: Appraisal[Afterlife]) -> list[float]:
    if g.over or g.box.solo:
        best = winners(g)
        return [1 / len(best) if seat in best else 0.0 for seat in range(g.seats)]
    return appraisal.chances(g)


def part_of_goal(g: Afterlife) -> float:
    """How much of the goal is in the tomb, or in sight while there is time."""
    if goal_reached(g):
        return 1.0
    count = dict(zip(NAMES, traits(g, 0), strict=True))
    near = count["points"] + (0.0 if g.over else 0.75 * count["soon"])
    return NEARLY * min(1.0, near / max(1, g.goal))


TRAITS: Final = Traits(NAMES, traits, progress, judge=_chances)
APPRAISAL: Final = appraisal_of(TRAITS, "ennead.games.afterlife.bot")
OLD_APPRAISAL: Final = Appraisal(TRAITS, "ennead.games.afterlife.bot", "old-weights.toml")
