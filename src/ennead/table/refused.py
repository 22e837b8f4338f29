"""What is not done: one exception, told over a socket as `refusal` and over HTTP as `Problem`."""

from __future__ import annotations

from ennead.table import messages as m


class Refused(Exception):
    """Not done, nothing changed: a code for programs, what was expected and what came, the rules
    that forbid it."""

    def __init__(
        self, code: m.Code, detail: str = "", where: str = "", reasons: tuple[m.Reason, ...] = ()
    ) -> None:
        self.code = code
        self.detail = detail
        self.where = where
        self.reasons = reasons
        super().__init__(f"{code}: {detail}")

    def denial(self, id: str = "", seq: int | None = None) -> m.Denial:
        """As the answer to a message of this id, at a table that stands at `seq`."""
        return m.Denial(self.code, id, seq, self.reasons, self.detail)
