"""What whoever runs a server may ask for, on the machine or in the page: one wish for each act."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from ennead.table.packets import Limit

Some: TypeAlias = Annotated[str, Limit(1, 80)]
"""An id, or the beginning of it."""
Filter: TypeAlias = Annotated[str, Limit(0, 80)]
Days: TypeAlias = Annotated[int, Limit(0, 36_500)]
Kept: TypeAlias = Annotated[int, Limit(-1, 36_500)]
"""Days after which something is removed; 0: never, -1: as before."""
Most: TypeAlias = Annotated[int, Limit(0, 1000)]
"""So many at most; 0: all."""


@dataclass
class Nothing:
    """An act that needs no more words."""


@dataclass
class People:
    """Accounts with this in the name that were not here for so long."""

    name: Filter = ""
    unseen: Days = 0
    most: Most = 0


@dataclass
class Tables:
    """The tables, those in use last first."""

    status: Literal["", "gathering", "playing", "over"] = ""
    game: Filter = ""
    most: Most = 0


@dataclass
class OneTable:
    """A table."""

    table: Some


@dataclass
class Who:
    """An account, or a guest's browser."""

    who: Some


@dataclass
class Merge:
    """One account ends and another has all of it."""

    who: Some
    into: Some


@dataclass
class Delete:
    """An account or a table goes for good."""

    kind: Literal["account", "table"]
    id: Some
    yes: bool = False


@dataclass
class Ban:
    """Somebody may do nothing, for so long or for good (0)."""

    who: Some
    days: Days = 0
    reason: Annotated[str, Limit(0, 300)] = ""


@dataclass
class One:
    """A report or an announcement."""

    id: Some


@dataclass
class Announce:
    """What everybody is told, by language."""

    texts: dict[str, str]
    days: Annotated[int, Limit(1, 3650)] = 7


@dataclass
class Keep:
    """How long things are kept."""

    gathering: Kept = -1
    uploads: Kept = -1
    abandoned: Kept = -1
    finished: Kept = -1
