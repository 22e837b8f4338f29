"""What is good in Ankh, for bots: a rating of options, from what a seat can see.

Nothing here is a rule. Everything counts in devotion: standing where regions can be won or
dominated, monuments to gather at and to hold majorities with, followers for powers, cards for the
battle at hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ennead.games.ankh import verbs
from ennead.games.ankh.bot.forecast import (
    Outlook,
    chance_to_win,
    followers_in_reach,
    nearness,
    regions_of,
)
from ennead.games.ankh.hexes import members
from ennead.games.ankh.kinds import (
    BUILD,
    CHARIOTS,
    CONFLICT,
    CONTROL,
    CYCLE,
    DROUGHT,
    FLOOD,
    GAIN,
    GLORIOUS,
    GOD,
    INSPIRING,
    MIRACLE,
    MOVE,
    OBELISK,
    PLAGUE,
    PYRAMID,
    SUMMON,
    TEMPLE,
)
from ennead.games.ankh.rules.battlefield import Battle, battle_of, present, strength
from ennead.games.ankh.rules.caravan import Caravan, all_lines
from ennead.games.ankh.rules.monuments import control_targets, kind_at, majorities
from ennead.games.ankh.rules.move import Moving
from ennead.games.ankh.rules.unlock import next_level
from ennead.games.ankh.state import Ankh, God, free
from ennead.kernel import Option

Weights = list[float]
Policy = Callable[[Ankh, int, list[Option]], Weights]

GOD_WORTH: Final = (0.5, 0.4, 0.3, 0.2, 0.6)
POWER_WORTH: Final = (2.2, 1.6, 3.0, 2.4, 2.0, 1.2, 2.6, 2.5, 3.2, 1.6, 4.0, 2.4)
FOLLOWER: Final = 0.3


def weigh(g: Ankh, seat: int, menu: list[Option]) -> Sequence[float]:
    """Rate every option of a menu, higher is better."""
    policy = POLICIES.get(g.question)
    if policy is None:
        return [PLAIN.get(type(option), 0.5) for option in menu]
    return policy(g, seat, menu)


def head_of(g: Ankh, seat: int) -> God:
    return g.gods[g.gods[seat].head]


# -- actions ---------------------------------------------------------------------------------------


def _action(g: Ankh, seat: int, menu: list[Option]) -> Weights:
    god = head_of(g, seat)
    outlook = Outlook(g, god.seat)
    return [
        _row(g, god, outlook, o.action) + _event(g, god, outlook, o.action)
        for o in menu
        if isinstance(o, verbs.Take)
    ]


def _row(g: Ankh, god: God, outlook: Outlook, row: int) -> float:
    """What an action is worth by itself; a higher row leaves a second action."""
    if row == MOVE:
        return 0.9 + min(2.0, sum(gain for _, gain in best_walks(g, god, outlook)[:3]))
    if row == SUMMON:
        if not sum(god.pool):
            return 0.2
        return 0.9 + max(outlook.adding(number) for number in range(len(outlook.mine)))
    if row == GAIN:
        need = 1.0 if god.followers < 7 else 0.4
        return 0.3 + FOLLOWER * need * followers_in_reach(g, god)
    level = next_level(g, god)
    if not level or god.followers < level:
        return -0.5
    return 1.6 + 0.3 * level


def _event(g: Ankh, god: God, outlook: Outlook, row: int) -> float:
    """What it means to trigger the next event now."""
    if g.markers[row] + 1 < g.box.last[row]:
        return 0.0
    kind = g.box.events[g.event + 1]
    if kind == CONTROL:
        return 1.3 if god.ankhs and control_targets(g, god.seat) else -0.4
    if kind == CONFLICT:
        rivals = [Outlook(g, other).total() for other in g.ladder if other != god.seat]
        return 0.5 * (outlook.total() - max(rivals, default=0.0))
    return 0.2


def best_walks(g: Ankh, god: God, outlook: Outlook) -> list[tuple[int, float]]:
    """Own figures by how much their best move would improve things, best first."""
    board, near = g.box.board, nearness(g, god)
    where = regions_of(g.box, outlook.spans)
    adding = [outlook.adding(number) for number in range(len(outlook.mine))]
    empty = free(g, god.seat) & board.land
    found = []
    for space in members(god.army):
        home = where[space]
        here = near[space] + (outlook.leaving(home) if home >= 0 else 0.0)
        best = 0.0
        for target in members(board.reach[space] & empty):
            there = where[target]
            gain = (
                near[target] - near[space] if there == home else near[target] + adding[there] - here
            )
            best = max(best, gain)
        found.append((space, best))
    found.sort(key=lambda one: -one[1])
    return found


def _figure(g: Ankh, seat: int, menu: list[Option]) -> Weights:
    god = head_of(g, seat)
    gains = dict(best_walks(g, god, Outlook(g, god.seat)))
    return [gains[o.hex] if isinstance(o, verbs.Walk) else 0.06 for o in menu]


def _destination(g: Ankh, seat: int, menu: list[Option]) -> Weights:
    m, god = g.frames[-1], head_of(g, seat)
    assert isinstance(m, Moving)
    outlook, near = Outlook(g, god.seat), nearness(g, god)
    where = regions_of(g.box, outlook.spans)
    home = where[m.space]
    adding = [outlook.adding(number) for number in range(len(outlook.mine))]
    leaving = outlook.leaving(home) if home >= 0 else 0.0
    return [
        near[o.hex] + (leaving if where[o.hex] == home else adding[where[o.hex]])
        for o in menu
        if isinstance(o, verbs.HexOption)
    ]


def _summon(g: Ankh, seat: int, menu: list[Option]) -> Weights:
    return [1.0 + 0.1 * o.figure if isinstance(o, verbs.FigureOption) else 0.0 for o in menu]


def _space(g: Ankh, seat: int, menu: list[Option]) -> Weights:
    god = head_of(g, seat)
    outlook, near = Outlook(g, god.seat), nearness(g, god)
    where = regions_of(g.box, outlook.spans)
    return [
        near[o.hex] + outlook.adding(where[o.hex]) for o in menu if isinstance(o, verbs.HexOption)
    ]


def _power(g: Ankh, seat: int, menu: list[Option]) -> Weights:
    god = head_of(g, seat)
    bonus = [0.0] * len(POWER_WORTH)
    bonus[6] = 0.8 * (god.controls & g.monuments[TEMPLE]).bit_count()
    bonus[5] = 0.5 * (god.controls & g.monuments[OBELISK]).bit_count()
    bonus[7] = 0.8 * (god.controls & g.monuments[PYRAMID]).bit_count()
    bonus[4] = 1.5 if any((god.controls & kind).bit_count() > 2 for kind in g.monuments) else 0.0
    if god.devotion > g.box.red:
        bonus[10] = -4.0
    return [
        POWER_WORTH[o.power] + bonus[o.power] if isinstance(o, verbs.Unlock) else 0.0 for o in menu
    ]


# -- events ----------------------------------------------------------------------------------------


def _control(g: Ankh, seat: int, menu: list[Option]) -> Weights:
    """Monuments that give a new majority, then those that take one away."""
    god = head_of(g, seat)
    return [
        _majority_gain(g, god, region, kind_at(g, o.hex))
        for o in menu
        if isinstance(o, verbs.Control)
        for region in g.regions
        if region >> o.hex & 1
    ]


def _majority_gain(g: Ankh, god: God, region: int, kind: int) -> float:
    """What one more monument of a kind does to the majorities of a region."""
    here = g.monuments[kind] & region
    mine = (god.controls & here).bit_count()
    rival = max(
        ((g.gods[s].controls & here).bit_count() for s in g.ladder if s != god.seat), default=0
    )
    return 1.0 if mine <= rival < mine + 1 else 0.6 if mine + 1 == rival else 0.3


def _caravan(g: Ankh, seat: int, menu: list[Option]) -> Weights:
    """The best line that each side leads to: parts where one stands alone or stronger."""
    c, army = g.frames[-1], head_of(g, seat).army
    assert isinstance(c, Caravan)
    drawn = tuple(c.line)
    best: dict[int, float] = {}
    for _, lines in all_lines(g, drawn):
        for line, parts in lines.parts.items():
            if line[: len(drawn)] == drawn and len(line) > len(drawn):
                value = sum(_part(g, seat, army, part) for part in parts)
                side = line[len(drawn)]
                best[side] = max(best.get(side, -9.0), value)
    return [best.get(o.side, 0.0) if isinstance(o, verbs.Camel) else 0.4 for o in menu]


def _part(g: Ankh, seat: int, army: int, part: int) -> float:
    span, head = g.box.board.span(part), g.gods[seat].head
    mine = (army & span).bit_count()
    enemy = max(((g.gods[s].army & span).bit_count() for s in g.ladder if s != head), default=0)
    held = majorities(g, part).get(head, 0)
    if not mine:
        return -0.4 if enemy else 0.1
    return held + (1.2 if not enemy else 1.5 * chance_to_win(mine - enemy))


# -- battles ---------------------------------------------------------------------------------------


def _cards(g: Ankh, seat: int, menu: list[Option]) -> Weights:
    b, god = battle_of(g), g.gods[seat]
    rivals = [other for other in b.fighters if other != seat]
    mine = strength(g, b, seat)
    theirs = max(strength(g, b, other) + _expected_card(g, other) for other in rivals)
    here = god.army & b.span
    return [
        sum(_card_worth(g, b, god, card, here) for card in o.cards)
        + _stake(g, god, o.cards, here)
        * chance_to_win(mine + sum(g.box.strength[card] for card in o.cards) - theirs)
        for o in menu
        if isinstance(o, verbs.Play)
    ]


def _expected_card(g: Ankh, seat: int) -> float:
    """What an opponent's card adds on average."""
    hand = g.gods[seat].hand
    return 1.5 if hand & CHARIOTS else 0.5


def _stake(g: Ankh, god: God, cards: Sequence[int], here: int) -> float:
    """What winning is worth with these cards."""
    stake = 1.6 + 0.15 * (here & ~god.map[GOD]).bit_count()
    if god.powers & GLORIOUS:
        stake += 1.0
    if any(1 << card == DROUGHT for card in cards):
        stake += (here & g.box.board.desert & ~g.gates).bit_count()
    return stake


def _card_worth(g: Ankh, b: Battle, god: God, card: int, here: int) -> float:
    """What a card is worth beside its strength."""
    bit, box = 1 << card, g.box
    if bit == CHARIOTS:
        return -0.35
    if bit == CYCLE:
        return 0.22 * (7 - god.hand.bit_count()) - 0.2
    if bit == FLOOD:
        return FOLLOWER * (here & box.board.fertile & ~g.gates).bit_count() - 0.1
    if bit == MIRACLE:
        deaths = (here & ~god.map[GOD]).bit_count()
        return 0.55 * deaths - 0.2
    if bit == BUILD:
        pays = bool(god.powers & INSPIRING) or god.followers >= box.build_cost
        return 1.2 if pays and god.ankhs else -0.2
    if bit == PLAGUE:
        rivals = [g.gods[other] for other in b.fighters if other != god.seat]
        rich = god.followers > max(other.followers for other in rivals)
        return (
            0.5 * sum((o.army & ~o.map[GOD] & b.span).bit_count() for o in rivals) if rich else -0.4
        )
    return -0.15


def _bid(g: Ankh, seat: int, menu: list[Option]) -> Weights:
    """Enough to outbid the others' followers if own figures are at stake, else nothing."""
    b = battle_of(g)
    god = g.gods[seat]
    stake = (god.army & ~god.map[GOD] & b.span).bit_count()
    rivals = [g.gods[other].followers for other in present(g, b) if other != seat]
    wanted = min(god.followers, max(rivals, default=-1) + 1) if stake else 0
    if wanted > 2 + 2 * stake:
        wanted = min(god.followers, 1 + stake)
    return [-abs(o.count - wanted) for o in menu if isinstance(o, verbs.Bid)]


def _auction(g: Ankh, seat: int, menu: list[Option]) -> Weights:
    wanted = min(3, g.gods[seat].followers)
    return [-abs(o.count - wanted) for o in menu if isinstance(o, verbs.Bid)]


def _build(g: Ankh, seat: int, menu: list[Option]) -> Weights:
    god, region = g.gods[seat], g.regions[battle_of(g).token]
    return [
        _majority_gain(g, god, region, o.monument) if isinstance(o, verbs.Build) else 0.2
        for o in menu
    ]


def _near(g: Ankh, seat: int, menu: list[Option]) -> Weights:
    """Sites and spaces by how many own figures are around."""
    army, near = head_of(g, seat).army, g.box.board.near
    return [float((near[o.hex] & army).bit_count()) for o in menu if isinstance(o, verbs.HexOption)]


def _relocate(g: Ankh, seat: int, menu: list[Option]) -> Weights:
    outlook, b = Outlook(g, seat), battle_of(g)
    where = regions_of(g.box, outlook.spans)
    adding = outlook.adding(b.token)
    return [
        0.25
        if not isinstance(o, verbs.Call)
        else -1.0
        if b.span >> o.hex & 1
        else adding - outlook.leaving(where[o.hex])
        for o in menu
    ]


def _choose(g: Ankh, seat: int, menu: list[Option]) -> Weights:
    return [GOD_WORTH[o.god] for o in menu if isinstance(o, verbs.GodOption)]


PLAIN: Final[dict[type[Option], float]] = {
    verbs.Pass: 0.0,
    verbs.Done: 1.0,
    verbs.Dismiss: 0.2,
    verbs.DismissWaiting: 0.3,
    verbs.Lose: 0.0,
    verbs.SaveAll: 1.0,
}
"""Verbs whose worth does not depend on the position; the others count half."""

POLICIES: Final[dict[str, Policy]] = {
    "god": _choose,
    "action": _action,
    "figure": _figure,
    "destination": _destination,
    "summon": _summon,
    "space": _space,
    "power": _power,
    "control": _control,
    "caravan": _caravan,
    "camel": _caravan,
    "cards": _cards,
    "bid": _bid,
    "auction": _auction,
    "build": _build,
    "site": _near,
    "gate-space": _near,
    "rise": _near,
    "relocate": _relocate,
}
