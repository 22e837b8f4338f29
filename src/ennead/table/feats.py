"""What the players of a match have done that is worth a line on their pages: a fold over its
events, once it is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from ennead.kernel import EVERYTHING, Event, Match
from ennead.kernel.feats import Feat
from ennead.table.kit import GameKit


class Done(NamedTuple):
    """A seat, what it has done (the id of a `Feat`), the words of the thing if it is about one, and
    how often, or for how many points."""

    seat: int
    feat: str
    thing: str
    amount: int


def feats_of(kit: GameKit, match: Match) -> list[Done]:
    """Everything that a game declares as worth telling, seat by seat."""
    declared, told = kit.game.feats, Counter[tuple[int, str, str]]()
    about = {feat.event for feat in declared}
    for event in _events(match):
        if event.name in about:
            told.update(_done(kit, declared, event, match.setup.players))
    found = [Done(*key, count) for key, count in told.items()]
    return sorted([*found, *_best_parts(kit, declared, match)])


def _events(match: Match) -> Iterator[Event]:
    yield from match.opening.events
    for entry in match.record:
        yield from entry.events


def _done(
    kit: GameKit, declared: tuple[Feat, ...], event: Event, players: int
) -> Iterator[tuple[int, str, str]]:
    args = {**event.args, **event.secret}
    seat = args.get("player")
    if not isinstance(seat, int) or not 0 <= seat < players:
        return
    for feat in declared:
        if feat.event == event.name and feat.thing in (*args, ""):
            thing = kit.game.thing(feat.thing, args[feat.thing]) if feat.thing else ""
            yield seat, feat.id, thing


def _best_parts(kit: GameKit, declared: tuple[Feat, ...], match: Match) -> Iterator[Done]:
    feats = [feat for feat in declared if not feat.event]
    if not feats:
        return
    drawn = kit.scene(kit.game.mask(match.position, EVERYTHING), EVERYTHING)
    for standing in drawn.standings:
        parts = [(part.value, part.label) for part in standing.parts if isinstance(part.label, str)]
        if parts:
            value, label = max(parts)
            yield from (Done(standing.seat, feat.id, label, value) for feat in feats)
