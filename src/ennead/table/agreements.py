"""What people at a table agree on by question and answer, as data: one asks, the others answer, and
it is done once all people want it. Bots never stand in the way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ennead.table.messages import PleaKind


@dataclass(frozen=True, slots=True)
class Agreement:
    """Something that may be asked for, and when."""

    kind: PleaKind
    apart: bool = False
    """It takes people at more than one screen: nobody agrees with themselves."""
    contest: bool = False
    """It leaves a contest alone, which waits for the result of its matches."""
    paused: bool | None = False
    """Whether it is for a match that is paused; None: for any that is not over."""
    alone: bool = False
    """It is done as soon as one person asks."""
    ends: bool = False
    """The match is over then."""


AGREEMENTS: Mapping[PleaKind, Agreement] = {
    one.kind: one
    for one in (
        Agreement("undo", apart=True, contest=True),
        Agreement("pause"),
        Agreement("resume", contest=True, paused=True, alone=True),
        Agreement("share", apart=True, paused=None, ends=True),
        Agreement("end", paused=None, ends=True),
    )
}
