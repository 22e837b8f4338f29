"""What happened, told once, with its audience.

Narration, the log, animation, statistics and the undo gate are folds over events. An event may
carry secret arguments for some seats; the others get the event without them, under the name with
`-hidden` behind it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ennead.kernel._seats import EVERYTHING

NOTHING: Mapping[str, object] = {}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table.

    `final` names why a step that contains this event cannot be taken back (a message id), or is
    empty.
    """

    name: str
    args: Mapping[str, object]
    secret: Mapping[str, object] = field(default_factory=dict)
    audience: tuple[int, ...] = ()
    final: str = ""

    def seen_by(self, seat: int) -> Event:
        """The event as this seat may know it."""
        if not self.secret:
            return self
        if seat in self.audience or seat == EVERYTHING:
            return Event(self.name, {**self.args, **self.secret})
        return Event(f"{self.name}-hidden", self.args)
