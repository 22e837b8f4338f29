"""Why not: the rules that forbid something, with the place in the rulebook, worked out on what the
viewer sees."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias, cast

from ennead.kernel import NO_OPTION, Option, Refusal
from ennead.kernel.errors import NotationError
from ennead.kernel.scene import Node, every
from ennead.table import messages as m
from ennead.table.kit import BLIND, GameKit

MOST_REASONS = 12
logger = logging.getLogger(__name__)

Reasons: TypeAlias = tuple[tuple[m.Reason, ...], tuple[str, ...]]
"""What forbids, and what may be played instead."""
Pointed: TypeAlias = dict[str, list[Option]]
"""Everything that could be answered now, by the scene ids that it is about."""


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
        move="" if option is None else kit.game.write(option),
        label=None if option is None else m.words(kit.label(state, option)),
    )


def refusals(kit: GameKit, state: Any, seat: int, option: Option) -> list[Refusal]:
    """The rules that an option breaks in a seat's view; none if it may be played. A rule that fails
    is a fault of the game, which must not stop the match."""
    try:
        return kit.game.explain(state, seat, option)
    except Exception:
        logger.exception("a rule of %s failed on: %s", kit.id, kit.game.write(option))
        return [Refusal(kit.game.questions[state.question].rule, "refuse-not-offered")]


def why_not_text(kit: GameKit, state: Any, seat: int, text: str) -> Reasons:
    """About a move by its notation. Raises NotationError."""
    option = kit.game.understand(state, seat, text)
    found = refusals(kit, state, seat, option)
    if not found:
        return (), (kit.game.write(option),)
    return tuple(reason(kit, one) for one in found), ()


def pointed(kit: GameKit, state: Any, seat: int) -> Pointed:
    """What everything on the table could be asked about; worth keeping while a position lasts."""
    found: Pointed = {}
    if kit.game.decider(state, seat) >= 0:
        kit.game.menu(state, seat)  # makes its options, so that the same ones are found below
        for option in kit.game.imaginable(state, seat):
            for target in dict.fromkeys(_targets(kit, state, option)):
                found.setdefault(target, []).append(option)
    return found


def why_not_target(kit: GameKit, state: Any, seat: int, target: str, about: Pointed) -> Reasons:
    """About everything that a scene id stands for: what may be done, and for each other verb what
    forbids it."""
    if kit.game.decider(state, seat) < 0:
        found = refusals(kit, state, seat, NO_OPTION)
        return tuple(reason(kit, one) for one in found), ()
    menu = kit.game.menu(state, seat)
    node = next((one for one in every(kit.scene(state, seat)) if one.id == target), None)
    listed = dict.fromkeys([*_asks(kit, node), *about.get(target, ())])
    if not listed:
        return (_no_use(kit, state, seat, node),), ()
    allowed = [option for option in listed if option in menu]
    verbs = {option.verb for option in allowed}
    refused = [option for option in listed if option.verb not in verbs]
    reasons = [
        reason(kit, refusal, option, state)
        for option, broken in _nearest(kit, state, seat, refused)
        for refusal in broken
    ]
    return tuple(reasons[:MOST_REASONS]), tuple(map(kit.game.write, allowed))


def _no_use(kit: GameKit, state: Any, seat: int, node: Node | None) -> m.Reason:
    """Nothing that is asked now is about this, perhaps by a rule of its own; of a thing that is not
    on the table there is nothing to cite."""
    if node is None or kit.game.scenery is None:
        return m.Reason("refuse-no-use")
    if (refusal := kit.game.scenery.untouched(state, seat, node.id)) is not None:
        return reason(kit, refusal)
    question = kit.game.questions[state.question]
    return reason(kit, Refusal(question.rule, "refuse-not-asked", {"question": question.name}))


def _nearest(
    kit: GameKit, state: Any, seat: int, options: Iterable[Option]
) -> list[tuple[Option, list[Refusal]]]:
    """For each verb the option that breaks the fewest rules."""
    best: dict[str, tuple[Option, list[Refusal]]] = {}
    for option in options:
        _, least = best.get(option.verb, (option, None))
        if least is None or len(least) > 1:  # nothing is nearer than one broken rule
            broken = refusals(kit, state, seat, option)
            if least is None or len(broken) < len(least):
                best[option.verb] = (option, broken)
    return list(best.values())


def _targets(kit: GameKit, state: Any, option: Option) -> Sequence[str]:
    try:
        return kit.targets(state, option)
    except BLIND:
        return ()


def _asks(kit: GameKit, node: Node | None) -> Iterable[Option]:
    """The moves that a thing itself says it stands for."""
    for text in () if node is None else node.asks:
        try:
            yield kit.read(text)
        except NotationError:
            continue
