"""Whether the storage works: what the last attempt met, said in the log once and to whoever asks.

A side that has failed is not tried again by everybody at once: they are refused at their door until
a single probe has got through.
"""

from __future__ import annotations

import logging
import sqlite3
from enum import StrEnum

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

logger = logging.getLogger("ennead.storage")


class Trouble(StrEnum):
    """What is wrong with a storage, in words that tell nothing about where it is."""

    FULL = "the disk is full"
    READ_ONLY = "it is read-only"
    DAMAGED = "the database is damaged"
    FAULTY = "it reports a fault"
    LOCKED = "another program holds the database"
    UNREACHABLE = "the database does not answer"


class StorageDown(SQLAlchemyError):
    """The storage is known not to work; nothing was tried."""


_SQLITE = {
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
    sqlite3.SQLITE_IOERR: Trouble.FAULTY,
    sqlite3.SQLITE_CANTOPEN: Trouble.FAULTY,
    sqlite3.SQLITE_BUSY: Trouble.LOCKED,
    sqlite3.SQLITE_LOCKED: Trouble.LOCKED,
}
_POSTGRES = {
    "53100": Trouble.FULL,
    "25006": Trouble.READ_ONLY,
    "XX001": Trouble.DAMAGED,
    "XX002": Trouble.DAMAGED,
    "58030": Trouble.FAULTY,
}


def trouble_of(error: BaseException) -> Trouble | None:
    """What an error says about the storage; None if it is about what was asked, not about it."""
    if isinstance(error, PoolTimeout):
        return Trouble.UNREACHABLE
    if not isinstance(error, DBAPIError) or isinstance(error, IntegrityError):
        return None
    origin = error.orig
    if isinstance(origin, sqlite3.Error):
        return _SQLITE.get(getattr(origin, "sqlite_errorcode", 0) & 0xFF)
    state = getattr(origin, "sqlstate", None) or ""
    if state in _POSTGRES:
        return _POSTGRES[state]
    # no state: there was no answer; 08: the connection, 53: resources, 57: shut down or cancelled
    gone = not state or state[:2] in ("08", "53", "57") or state == "55P03"
    return Trouble.UNREACHABLE if gone else None


class Side:
    """Reading or writing; told by whoever tries it, in any thread."""

    def __init__(self, what: str) -> None:
        self._what = what
        self.trouble: Trouble | None = None
        self.failures = 0

    def failed(self, error: BaseException, otherwise: Trouble | None = None) -> None:
        """Note an error, unless it says nothing about the storage and nothing else is known. A new
        trouble is logged, the same again is not."""
        trouble = trouble_of(error) or otherwise
        if trouble is None:
            return
        self.failures += 1
        if trouble is not self.trouble:
            self.trouble = trouble
            logger.error("the storage cannot be %s: %s", self._what, reason_of(error))

    def works(self) -> None:
        """An attempt has succeeded."""
        if self.trouble is not None:
            self.trouble = None
            logger.warning("the storage can be %s again", self._what)

    def check(self) -> None:
        """Raises StorageDown while the side is known not to work."""
        if self.trouble is not None:
            raise StorageDown(f"the storage cannot be {self._what}: {self.trouble}")


class Health:
    """Both sides of a storage."""

    def __init__(self) -> None:
        self.reading = Side("read")
        self.writing = Side("written")

    @property
    def trouble(self) -> Trouble | None:
        """What is wrong, if anything is."""
        return self.writing.trouble or self.reading.trouble


def reason_of(error: BaseException) -> str:
    """The driver's own words in one line; addresses and statements are left out."""
    origin = getattr(error, "orig", None) or error
    return str(origin).strip().splitlines()[0] if str(origin).strip() else type(origin).__name__
