"""What the server does not do: one exception, told over the socket as `refusal` and over HTTP as `Problem`."""

from __future__ import annotations

from ennead.server import messages as m

STATUS: dict[m.Code, int] = {
    "malformed": 400,
    "bad-options": 400,
    "bad-file": 400,
    "forbidden": 403,
    "no-seat": 403,
    "no-table": 404,
    "no-game": 404,
    "not-found": 404,
    "not-your-turn": 409,
    "over": 409,
    "stale": 409,
    "too-large": 413,
    "too-fast": 429,
    "fault": 500,
    "busy": 503,
}


class Refused(Exception):
    """Not done, nothing changed: a code for programs, and what was expected and what came."""

    def __init__(self, code: m.Code, detail: str = "", where: str = "") -> None:
        self.code = code
        self.detail = detail
        self.where = where
        super().__init__(f"{code}: {detail}")

    @property
    def status(self) -> int:
        """The status of an HTTP answer."""
        return STATUS.get(self.code, 400)

    def problem(self) -> m.Problem:
        """As an HTTP answer."""
        return m.Problem(self.code, f"problem-{self.code}", self.detail, self.where)
