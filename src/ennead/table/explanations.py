"""Why not: the rules that forbid something, with the place in the rulebook, worked out on what the
viewer sees."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias, cast

from ennead.kernel.errors import NotationError
from ennead.kernel.flow import SEALED, Option
from ennead.kernel.question import Refusal
from ennead.kernel.scene import Node, every
from ennead.table import messages as m
from ennead.table.kit import GameKit

MOST_REASONS = 12

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
    return kit.game.explain(state, seat, option)


def not_asked(kit: GameKit, state: Any, seat: int) -> Refusal:
    """Why a seat that is not asked cannot do anything."""
    return kit.game.explain(state, seat, SEALED)[0]


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
        for option in dict.fromkeys(kit.game.imaginable(state, seat)):
            for target in dict.fromkeys(kit.targets(state, option)):
                found.setdefault(target, []).append(option)
    return found


def why_not_target(kit: GameKit, state: Any, seat: int, target: str, about: Pointed) -> Reasons:
    """About everything that a scene id stands for: what may be done with it, and of each verb that
    may not, the move that comes nearest."""
    if seat not in state.asked:
        return (reason(kit, not_asked(kit, state, seat)),), ()
    node = next((one for one in every(kit.scene(state, seat)) if one.id == target), None)
    meant = [*about.get(target, ()), *(_asks(kit, node) if node is not None else ())]
    menu = kit.game.menu(state, seat)
    allowed = [option for option in meant if option in menu]
    nearest = _nearest(kit, state, seat, [option for option in meant if option not in menu])
    reasons: dict[tuple[str, str], m.Reason] = {}
    for option, broken in nearest:
        for refusal in broken:
            said = reason(kit, refusal, option, state)
            reasons.setdefault((said.rule, said.move), said)
    if not meant and node is not None:  # a thing of the game, but not of this question
        asked = Refusal(kit.game.questions[state.question].rule, "refuse-not-asked")
        return (reason(kit, asked),), ()
    if not meant:
        return (m.Reason("refuse-no-use"),), ()
    return tuple(reasons.values())[:MOST_REASONS], tuple(kit.write(option) for option in allowed)


def _nearest(
    kit: GameKit, state: Any, seat: int, options: Sequence[Option]
) -> list[tuple[Option, list[Refusal]]]:
    """For each verb the option that breaks the fewest rules."""
    best: dict[str, tuple[Option, list[Refusal]]] = {}
    for option in options:
        broken = refusals(kit, state, seat, option)
        if option.verb not in best or len(broken) < len(best[option.verb][1]):
            best[option.verb] = (option, broken)
    return list(best.values())


def _asks(kit: GameKit, node: Node) -> Iterable[Option]:
    """The moves that a thing itself says it stands for."""
    for text in node.asks:
        try:
            yield kit.read(text)
        except NotationError:
            continue
