"""Ratings and contests, as they travel."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from ennead.table.messages import OptionText, Text32
from ennead.table.packets import Limit, Packet

ContestKind = Literal["swiss", "knockout", "round-robin", "league", "series"]
ContestStatus = Literal["open", "running", "over"]


@dataclass
class Rank(Packet):
    """How strong somebody is: 200 more win three of four; it lies between `low` and `high` with
    95 %."""

    player: str
    name: str
    sign: str
    value: int
    low: int
    high: int
    matches: int
    mine: bool = False


@dataclass
class Board(Packet):
    """Players and bots at a game with so many players, the surest strong first."""

    game: str
    players: int
    ranks: tuple[Rank, ...]
    bots: dict[str, int] = field(default_factory=dict)
    """The levels of bots, which stay where they were measured."""
    sizes: tuple[int, ...] = ()
    """Numbers of players for which there are ratings."""


@dataclass
class Played(Packet):
    """A finished match of a player."""

    table: str
    game: str
    players: int
    place: int
    score: int
    at: int
    rated: bool = False
    value: int = 0
    """The rating after it."""


@dataclass
class FeatLine(Packet):
    """What somebody likes, or has done best, at a game. Words: `feat-<feat>`, and `thing` where it
    is about one."""

    feat: str
    thing: str = ""
    most: int = 0
    """The most in one match; 0: it is what came up in most of them."""
    matches: int = 0
    won: int = 0
    table: str = ""
    """The public match of the most."""


@dataclass
class Figure(Packet):
    """What somebody has done at a game."""

    game: str
    matches: int
    won: int
    best: int
    """The best score."""
    sizes: tuple[tuple[int, int, int], ...] = ()
    """By number of players: matches, and how many of them were won."""
    feats: tuple[FeatLine, ...] = ()


@dataclass
class PlayerPage(Packet):
    """A player who takes part in ratings or contests."""

    player: str
    name: str
    sign: str
    since: str
    figures: tuple[Figure, ...]
    ratings: tuple[tuple[str, int, Rank], ...]
    """Game, number of players, and how strong."""
    opponents: tuple[tuple[str, str, int], ...]
    """Whom they met most: player, name, how often."""
    last: tuple[Played, ...]
    other: bool = False
    """I have an account, and it is not mine."""


@dataclass
class NewContest:
    """A wish for a contest; what is not said is as usual."""

    game: Text32
    kind: ContestKind
    size: Annotated[int, Limit(0, 8)] = 0
    """Seats of a table; 0: as few as the game allows, but two."""
    title: Annotated[str, Limit(0, 60)] = ""
    rounds: Annotated[int, Limit(0, 30)] = 0
    """0: as many as are usual for so many people."""
    days: Annotated[int, Limit(0, 90)] = 7
    """For a round; 0: as long as it takes."""
    minutes: Annotated[int, Limit(0, 30 * 24 * 60)] = 24 * 60
    """For a turn."""
    rated: bool = True
    options: dict[Text32, bool | int | OptionText] = field(default_factory=dict)


@dataclass
class Entrant(Packet):
    """Somebody in a contest, as they stand in their division."""

    number: int
    name: str
    player: str = ""
    points: float = 0
    buchholz: float = 0
    wins: int = 0
    played: int = 0
    division: int = 0
    gone: bool = False
    mine: bool = False


@dataclass
class Pairing(Packet):
    """A table of a round: numbers of entrants in the order of the seats."""

    seats: tuple[int, ...]
    points: tuple[float, ...] = ()
    table: str = ""
    due: int = 0
    division: int = 0


@dataclass
class ContestInfo(Packet):
    """A contest in a list."""

    id: str
    kind: ContestKind
    game: str
    title: str
    status: ContestStatus
    size: int
    people: int
    round: int = 0
    rounds: int = 0
    mine: bool = False
    """I take part."""
    season: int = 1


@dataclass
class ContestPage(Packet):
    """A contest with everybody, the best first, and all rounds."""

    contest: ContestInfo
    entrants: tuple[Entrant, ...]
    rounds: tuple[tuple[Pairing, ...], ...] = ()
    host: bool = False
    days: int = 0
    minutes: int = 0
    rated: bool = False
    following: str = ""
    """The next season."""
