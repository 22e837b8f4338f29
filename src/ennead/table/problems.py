"""What is refused over plain HTTP: the status and the body that say so."""

from __future__ import annotations

from ennead.table.documents import Problem
from ennead.table.messages import Code
from ennead.table.refused import Refused

STATUS: dict[Code, int] = {
    "malformed": 400,
    "bad-options": 400,
    "bad-file": 400,
    "bad-pack": 400,
    "forbidden": 403,
    "banned": 403,
    "no-guests": 403,
    "no-entry": 403,
    "no-seat": 403,
    "link-used": 403,
    "no-table": 404,
    "no-game": 404,
    "not-found": 404,
    "not-your-turn": 409,
    "over": 409,
    "stale": 409,
    "diverged": 409,
    "too-large": 413,
    "too-fast": 429,
    "fault": 500,
    "busy": 503,
    "unsaved": 503,
}


def status_of(refused: Refused) -> int:
    """The status of the answer."""
    return STATUS.get(refused.code, 400)


def problem_of(refused: Refused) -> Problem:
    """The body of the answer."""
    return Problem(refused.code, f"problem-{refused.code}", refused.detail, refused.where)
