"""Logs: one JSON object a line for a server, plain lines for a person at a terminal. Neither ever
holds a secret.

What is logged are patterns of addresses, codes, counts and the first letters of table ids; never a
request's address, a cookie, a key, a name or a message's content.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime


class JsonFormatter(logging.Formatter):
    """One JSON object a line; `always` is in each."""

    def __init__(self, **always: object) -> None:
        super().__init__()
        self._always = always

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "part": record.name.removeprefix("ennead."),
            "says": record.getMessage(),
        }
        facts.update(self._always)
        facts.update(getattr(record, "facts", {}))
        if record.exc_info:
            facts["trace"] = self.formatException(record.exc_info)
        return json.dumps(facts, ensure_ascii=False)


def configure(structured: bool, **always: object) -> None:
    """Send logs to standard error: everything, structured, for a server; only warnings for `ennead
    play`."""
    handler = logging.StreamHandler(sys.stderr)
    if structured:
        handler.setFormatter(JsonFormatter(**always))
    else:
        handler.setFormatter(logging.Formatter("ennead: %(message)s"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("ennead").setLevel(logging.INFO if structured else logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True  # both would log callers and addresses
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
