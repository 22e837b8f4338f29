"""Why not: the rules that forbid something, with the place in the rulebook, worked out on what the
viewer sees."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any, TypeAlias, cast

from ennead.kernel.errors import NotationError
from ennead.kernel.flow import Option
from ennead.kernel.question import Refusal
from ennead.kernel.scene import every
from ennead.kernel.seats import SPECTATOR
from ennead.table import messages as m
from ennead.table.kit import BLIND, GameKit

MOST_REASONS = 12
MOST_CANDIDATES = 5000
NOT_OFFERED = Refusal("", "refuse-not-offered")

Reasons: TypeAlias = tuple[tuple[m.Reason, ...], tuple[str, ...]]
"""What forbids, and what may be played instead."""
Pointed: TypeAlias = dict[str, list[Option]]
"""The candidates of the open question by the scene ids that they are about."""


def reason(
    kit: GameKit, refusal: Refusal, option: Option | None = None, state: Any = None
) -> m.Reason:
    """One refusal with its citation; with an option, which move it is about."""
    book = kit.game.rulebook if refusal.rule else None
    entry = book.entries.get(refusal.rule) if book is not None else None
    return m.Reason(
        kit.words(refusal.message, refusal.args),
        rule=refusal.rule,
        title=entry.title if entry else "",
        where=entry.where if entry else "",
        says=entry.says if entry else "",
        source=book.source if book is not None and entry else "",
        kind=cast(Any, entry.kind) if entry else None,
        move="" if option is None else kit.write(option),
        label=None if option is None else m.words(kit.label(state, option)),
    )


def refusals(kit: GameKit, state: Any, seat: int, option: Option) -> list[Refusal]:
    """The rules that an option breaks in a seat's view; none if it may be played."""
    try:
        return kit.game.explain(state, seat, option)
    except BLIND:
        return [NOT_OFFERED]


def not_asked(state: Any) -> Refusal:
    """Why a seat that is not asked cannot do anything."""
    if state.over:
        return Refusal("", "refuse-match-over")
    player = state.asked[0] if state.asked else SPECTATOR
    return Refusal("", "refuse-not-your-turn", {"player": player})


def why_not_text(kit: GameKit, state: Any, seat: int, text: str) -> Reasons:
    """About a move by its notation. Raises NotationError."""
    option = kit.read(text)
    found = refusals(kit, state, seat, option)
    if not found:
        return (), (kit.write(option),)
    return tuple(reason(kit, one) for one in found), ()


def pointed(kit: GameKit, state: Any, seat: int) -> Pointed:
    """What every place of the scene could be asked about; worth keeping while the position
    lasts."""
    found: Pointed = {}
    if seat in state.asked:
        for option in dict.fromkeys(islice(kit.candidates(state, seat), MOST_CANDIDATES)):
            for target in dict.fromkeys(_targets(kit, state, option)):
                found.setdefault(target, []).append(option)
    return found


def why_not_target(kit: GameKit, state: Any, seat: int, target: str, about: Pointed) -> Reasons:
    """About everything that a scene id stands for: refused candidates of the open question, and
    what may be done."""
    if seat not in state.asked:
        return (reason(kit, not_asked(state)),), ()
    allowed: list[str] = []
    reasons: dict[tuple[str, str], m.Reason] = {}
    menu = kit.game.menu(state, seat)
    listed = [*about.get(target, ()), *_asks(kit, state, seat, target)]
    for option in listed or _nearest(kit, state, seat, target):
        if option in menu:
            allowed.append(kit.write(option))
            continue
        for refusal in refusals(kit, state, seat, option):
            said = reason(kit, refusal, option, state)
            reasons.setdefault((said.rule, said.move), said)
        if len(reasons) >= MOST_REASONS:
            break
    if not reasons and not allowed:
        return (m.Reason("refuse-no-use"),), ()
    return tuple(reasons.values())[:MOST_REASONS], tuple(allowed)


def _nearest(kit: GameKit, state: Any, seat: int, target: str) -> list[Option]:
    """Of what can be imagined about a scene id, for each verb the option that breaks the fewest
    rules."""
    best: dict[str, tuple[int, Option]] = {}
    for option in kit.imaginable(state, seat):
        if target not in _targets(kit, state, option):
            continue
        verb, broken = kit.verb(option), len(refusals(kit, state, seat, option))
        if verb not in best or broken < best[verb][0]:
            best[verb] = (broken, option)
    return [option for _, option in best.values()]


def _targets(kit: GameKit, state: Any, option: Option) -> Sequence[str]:
    try:
        return kit.targets(state, option)
    except BLIND:
        return ()


def _asks(kit: GameKit, state: Any, seat: int, target: str) -> Iterable[Option]:
    """The moves that a thing itself says it stands for."""
    for node in every(kit.scene(state, seat)):
        if node.id == target:
            for text in node.asks:
                try:
                    yield kit.read(text)
                except NotationError:
                    continue
