"""Why not: the rules that forbid something, with the place in the rulebook, worked out on what the viewer sees."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, product
from typing import Any, cast

from ennead.kernel.errors import NotationError
from ennead.kernel.flow import Option
from ennead.kernel.question import Refusal
from ennead.kernel.scene import every
from ennead.server import messages as m
from ennead.server.catalogue import Shelf
from ennead.server.faces import BLIND

MOST_REASONS = 12
MOST_CANDIDATES = 5000
MOST_IMAGINED = 1000


def reason(
    shelf: Shelf, refusal: Refusal, option: Option | None = None, state: Any = None
) -> m.Reason:
    """One refusal with its citation; with an option, which move it is about."""
    book = shelf.game.rulebook if refusal.rule else None
    entry = book.entries.get(refusal.rule) if book is not None else None
    return m.Reason(
        shelf.words(refusal.message, refusal.args),
        rule=refusal.rule,
        title=entry.title if entry else "",
        where=entry.where if entry else "",
        says=entry.says if entry else "",
        source=book.source if book is not None and entry else "",
        kind=cast(Any, entry.kind) if entry else None,
        move=shelf.game.write(option) if option else "",
        label=m.words(shelf.label(state, option)) if option else None,
    )


def refusals(shelf: Shelf, state: Any, seat: int, option: Option) -> list[Refusal]:
    """The rules that an option breaks in a seat's view."""
    try:
        return shelf.game.explain(state, seat, option)
    except BLIND:
        return [Refusal("", "refuse-not-offered")]


def why_not_text(shelf: Shelf, state: Any, seat: int, text: str) -> m.Explanation:
    """About a move by its notation. Raises NotationError."""
    option = shelf.game.read(text)
    found = refusals(shelf, state, seat, option)
    if not found:
        return m.Explanation("", allowed=(shelf.game.write(option),))
    return m.Explanation("", tuple(reason(shelf, one) for one in found))


Pointed = dict[str, list[Option]]
"""The candidates of the open question by the scene ids that they are about."""


def pointed(shelf: Shelf, state: Any, seat: int) -> Pointed:
    """What every place of the scene could be asked about; worth keeping while the position lasts."""
    found: Pointed = {}
    if seat in state.asked:
        for option in dict.fromkeys(islice(_candidates(shelf, state, seat), MOST_CANDIDATES)):
            for target in dict.fromkeys(_targets(shelf, state, option)):
                found.setdefault(target, []).append(option)
    return found


def why_not_target(
    shelf: Shelf, state: Any, seat: int, target: str, about: Pointed
) -> m.Explanation:
    """About everything that a scene id stands for: refused candidates of the open question, and what may be done."""
    if seat not in state.asked:
        found = refusals(shelf, state, seat, ("",))
        return m.Explanation("", tuple(reason(shelf, one) for one in found))
    allowed: list[str] = []
    reasons: dict[tuple[str, str], m.Reason] = {}
    menu = shelf.game.menu(state, seat)
    listed = [*about.get(target, ()), *_asks(shelf, state, seat, target)]
    for option in listed or _nearest(shelf, state, seat, target):
        if option in menu:
            allowed.append(shelf.game.write(option))
            continue
        for refusal in refusals(shelf, state, seat, option):
            said = reason(shelf, refusal, option, state)
            reasons.setdefault((said.rule, said.move), said)
        if len(reasons) >= MOST_REASONS:
            break
    if not reasons and not allowed:
        return m.Explanation("", (m.Reason("refuse-no-use"),))
    return m.Explanation("", tuple(reasons.values())[:MOST_REASONS], tuple(allowed))


def _candidates(shelf: Shelf, state: Any, seat: int) -> Iterator[Option]:
    frame = state.frames[-1]
    for clause in shelf.game.questions[state.question].clauses:
        try:
            yield from clause.among(state, frame, seat)
        except BLIND:
            continue


def _nearest(shelf: Shelf, state: Any, seat: int, target: str) -> list[Option]:
    """Of what can be imagined about a scene id, for each verb the option that breaks the fewest rules."""
    best: dict[str, tuple[int, Option]] = {}
    for option in _imaginable(shelf, state, target):
        broken = len(refusals(shelf, state, seat, option))
        if option[0] not in best or broken < best[option[0]][0]:
            best[option[0]] = (broken, option)
    return [option for _, option in best.values()]


def _imaginable(shelf: Shelf, state: Any, target: str) -> Iterator[Option]:
    """What the verbs of the open question could say of a scene id: games that list only legal candidates explain the rest too."""
    notation = shelf.game.notation
    clauses = shelf.game.questions[state.question].clauses
    for verb in dict.fromkeys(clause.verb for clause in clauses):
        slots = notation.forms[verb].slots
        if slots and not any(slot.many or slot.vocabulary == "int" for slot in slots):
            ranges = [range(len(notation.names[slot.vocabulary])) for slot in slots]
            for values in islice(product(*ranges), MOST_IMAGINED):
                option = (verb, *values)
                if target in _targets(shelf, state, option):
                    yield option


def _targets(shelf: Shelf, state: Any, option: Option) -> Sequence[str]:
    try:
        return shelf.targets(state, option)
    except BLIND:
        return ()


def _asks(shelf: Shelf, state: Any, seat: int, target: str) -> Iterable[Option]:
    scene = shelf.scene(state, seat)
    for node in every(scene):
        if node.id == target:
            for text in node.asks:
                try:
                    yield shelf.game.read(text)
                except NotationError:
                    continue
