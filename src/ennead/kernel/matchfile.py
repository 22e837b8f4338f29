"""Match files: small texts, one move a line, readable in a diff.

    ennead match 1
    game afterlife
    rules 1
    players 2
    option pool afterlife
    seat 0 Petra
    chance commit 5f2a…            # or: chance key 00ff… when it is revealed
    begin
    ~ draw shabti                  an outcome of chance
    = 1a2b3c4d                     checksum of the position: at the start, after a turn, at the end
    0 buy b2                       seat and move
    0 pay spear
    end 3 2                        the match is over: the scores; if not, `open` and the moves

People may end a match before its rules do: above `open` stands `agreed end`, or, with the seats
that share the victory, `agreed share 0 2`.

`verify` replays a file and names the first line that differs; `repair` does the same under other
rules and keeps the part that still holds.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from ennead.kernel._game import AnyGame
from ennead.kernel._match import Match
from ennead.kernel._notation import read_number
from ennead.kernel._setup import Setup
from ennead.kernel.chance import Keyed, Luck, NoLuck, Outcome, Replayed, commitment
from ennead.kernel.errors import ChanceError, EnneadError, MatchFileError, NotationError

FORMAT = "ennead match 1"
LONGEST_LINE = 2000
LONGEST_NAME = 40
"""What is longer is cut, as at a table."""


@dataclass(frozen=True, slots=True)
class Agreed:
    """People have ended a match before its rules did: as a victory that these seats share, or
    without a result."""

    shared: tuple[int, ...] = ()

    @property
    def kind(self) -> Literal["share", "end"]:
        """What they have agreed on."""
        return "share" if self.shared else "end"

    @property
    def text(self) -> str:
        """As it is written."""
        return " ".join([self.kind, *map(str, self.shared)])

    @classmethod
    def read(cls, text: str) -> Agreed:
        """The same from its text. Raises ValueError."""
        kind, *seats = text.split() or [""]
        known = {number for seat in seats if (number := read_number(seat)) is not None}
        found = cls(tuple(sorted(known)))
        if found.kind != kind or len(known) != len(seats):
            raise ValueError("expected 'end', or 'share' and the seats of those who do")
        return found


@dataclass(slots=True)
class Header:
    """What stands above the moves."""

    game: str
    rules: str
    players: int
    options: dict[str, str] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    pack: str = ""
    commit: str = ""
    key: str = ""


@dataclass(slots=True)
class Move:
    """A recorded move with its outcomes and, where a turn ended, the checksum; `line` is where it
    stands."""

    line: int
    seat: int
    text: str
    outcomes: list[tuple[int, str, str]] = field(default_factory=list)
    checksum: str = ""
    checksum_line: int = 0


@dataclass(slots=True)
class Record:
    """A match file as data, not yet checked against the rules."""

    header: Header
    opening: Move
    moves: list[Move]
    scores: list[int] | None = None
    open_moves: int | None = None
    end_line: int = 0
    """Where `end` or `open` stands; 0 if neither does, as in a file that was cut off."""
    agreed: Agreed | None = None
    """How people ended the match before its rules did."""

    @property
    def last_line(self) -> int:
        """The last line that says something."""
        last = self.moves[-1] if self.moves else self.opening
        return max(
            self.end_line, last.line, last.checksum_line, *(line for line, _, _ in last.outcomes)
        )


GameFinder = Callable[[Header], AnyGame]


def write(
    match: Match,
    names: Sequence[str] = (),
    key: bytes | None = None,
    commit: str = "",
    agreed: Agreed | None = None,
) -> str:
    """The file of a match; `key` reveals the chance key (only after the match), `agreed` says how
    people have ended it before its rules did."""
    game, setup = match.game, match.setup
    lines = [FORMAT, f"game {game.id}", f"rules {game.version}", f"players {setup.players}"]
    lines += [f"option {id} {value}" for id, value in setup.options]
    lines += [f"seat {seat} {' '.join(name.split())}" for seat, name in enumerate(names)]
    if game.pack:
        lines.append(f"pack {game.pack}")
    if key is not None:
        lines.append(f"chance key {key.hex()}")
    elif commit:
        lines.append(f"chance commit {commit}")
    lines.append("begin")
    lines += _outcome_lines(game, match.opening.outcomes)
    lines.append(f"= {match.opening.checksum}")
    for entry in match.record:
        lines.append(f"{entry.seat} {entry.text}")
        lines += _outcome_lines(game, entry.outcomes)
        if entry.checksum:
            lines.append(f"= {entry.checksum}")
    if match.over:
        lines.append("end " + " ".join(map(str, game.scores(match.position))))
    else:
        lines += [f"agreed {agreed.text}"] if agreed is not None else []
        lines.append(f"open {len(match.record)}")
    return "\n".join(lines) + "\n"


def _outcome_lines(game: AnyGame, outcomes: Sequence[Outcome]) -> list[str]:
    return [f"~ {outcome.tag} {outcome_name(game, outcome)}" for outcome in outcomes]


def outcome_name(game: AnyGame, outcome: Outcome) -> str:
    """The value of an outcome in the game's words."""
    return game.notation.name(game.chances.get(outcome.tag, "int"), outcome.value)


def read_outcome(game: AnyGame, tag: str, name: str) -> Outcome:
    """An outcome from its words; raises NotationError."""
    return Outcome(tag, game.notation.value(game.chances.get(tag, "int"), name))


def parse(text: str, where: str = "match") -> Record:
    """A match file as data. Raises MatchFileError with the line."""
    reader = _Reader(where)
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise reader.fail(number, f"a line of {len(line)} letters, longer than any of ours")
        if "\0" in line:
            raise reader.fail(number, "expected plain text, got a zero byte")
        reader.take(number, line.strip())
    return reader.finish(len(lines))


class _Reader:
    """Reads a match file line by line."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.fields: dict[str, str] = {}
        self.header = Header("", "", 0)
        self.begun = False
        self.opening = Move(0, -1, "")
        self.moves: list[Move] = []
        self.scores: list[int] | None = None
        self.open_moves: int | None = None
        self.end_line = 0
        self.agreed: Agreed | None = None

    def fail(self, line: int, problem: str) -> MatchFileError:
        return MatchFileError(self.where, line, problem)

    def take(self, number: int, line: str) -> None:
        if number == 1:
            if line != FORMAT:
                raise self.fail(1, f"expected {FORMAT!r}, got {line[:40]!r}: this is no match file")
        elif not line or line.startswith("#"):
            return
        elif not self.begun:
            self._header(number, line)
        elif self.end_line:
            raise self.fail(number, "the record ended above this line")
        else:
            self._body(number, line)

    def _header(self, number: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        first, _, second = rest.partition(" ")
        if word == "begin":
            self.begun = True
            self.opening.line = number
        elif word in ("game", "rules", "pack"):
            setattr(self.header, word, rest)
        elif word == "players" and (players := read_number(rest)) is not None:
            self.header.players = players
        elif word == "option" and second:
            self.header.options[first] = second
        elif word == "seat" and (seat := read_number(first)) is not None:
            self.header.names[seat] = second[:LONGEST_NAME]
        elif word == "chance" and first in ("commit", "key"):
            setattr(self.header, first, second)
        else:
            raise self.fail(number, f"unknown header line {line[:60]!r}")

    def _body(self, number: int, line: str) -> None:
        last = self.moves[-1] if self.moves else self.opening
        word, _, rest = line.partition(" ")
        if word == "~":
            tag, _, name = rest.partition(" ")
            last.outcomes.append((number, tag, name))
        elif word == "=":
            last.checksum, last.checksum_line = rest, number
        elif word == "end":
            scores = [read_number(part) for part in rest.split()]
            if None in scores:
                raise self.fail(number, f"expected scores after 'end', got {rest[:60]!r}")
            self.scores, self.end_line = [one for one in scores if one is not None], number
        elif word == "agreed":
            self._agree(number, rest)
        elif word == "open" and (moves := read_number(rest)) is not None:
            self.open_moves, self.end_line = moves, number
        elif rest and (seat := read_number(word)) is not None:
            self.moves.append(Move(number, seat, rest))
        else:
            raise self.fail(
                number, f"expected '<seat> <move>', '~', '=', 'end' or 'open', got {line[:60]!r}"
            )

    def _agree(self, number: int, text: str) -> None:
        try:
            self.agreed = Agreed.read(text)
        except ValueError as error:
            raise self.fail(number, f"{error} after 'agreed', got {text[:60]!r}") from None
        if max(self.agreed.shared, default=0) >= self.header.players:
            raise self.fail(number, f"the match has {self.header.players} seats, got {text[:60]!r}")

    def finish(self, lines: int) -> Record:
        if not lines:
            raise self.fail(1, "the file is empty")
        for name in ("game", "rules", "players"):
            if not getattr(self.header, name):
                raise self.fail(self.opening.line or lines, f"the header does not name the {name}")
        if not self.begun:
            raise self.fail(lines, "the file ends before 'begin'")
        return Record(
            self.header, self.opening, self.moves, self.scores, self.open_moves, self.end_line,
            self.agreed,
        )  # fmt: skip


@dataclass(slots=True)
class Difference:
    """The first place where a record and the rules part."""

    line: int
    problem: str


def rebuild(record: Record, game: AnyGame, where: str = "match", luck: Luck | None = None) -> Match:
    """Replay a record completely. Raises MatchFileError at the first line that differs."""
    match, difference = replay_as_far_as_it_goes(record, game, where, luck)
    if difference is not None:
        raise MatchFileError(where, difference.line, difference.problem)
    return match


def replay_as_far_as_it_goes(
    record: Record,
    game: AnyGame,
    where: str = "match",
    luck: Luck | None = None,
    strict: bool = True,
) -> tuple[Match, Difference | None]:
    """Replay a record until it and the rules part; the match is then at the last good moment.

    `strict` compares checksums and scores too; without it only moves and outcomes have to fit, as
    after a change of the rules. A record of other rules may still agree with these, move by move
    and score by score: its checksums are then of positions that nobody writes any more, and what
    parts it from these rules names both. An opening that cannot be replayed raises MatchFileError.
    """
    other = strict and record.header.rules != game.version
    try:
        match, difference = _replay(record, game, where, luck, strict and not other)
        if difference is None and strict:
            difference = _closing(match, record)
    except MatchFileError as error:
        if not other:
            raise
        raise MatchFileError(where, error.line, _other_rules(record, game, error.problem)) from None
    if difference is not None and other:
        difference.problem = _other_rules(record, game, difference.problem)
    return match, difference


def _other_rules(record: Record, game: AnyGame, problem: str) -> str:
    return (
        f"recorded under rules {record.header.rules}, these are rules {game.version}, which part "
        f"here: {problem} (see 'ennead repair')"
    )


def _replay(
    record: Record, game: AnyGame, where: str, luck: Luck | None, strict: bool
) -> tuple[Match, Difference | None]:
    header = record.header
    if header.pack != game.pack:
        raise MatchFileError(
            where, 1, f"recorded with pack {header.pack or 'none'}, got {game.pack or 'none'}"
        )
    setup = _setup(game, header, where)
    opening = _outcomes(game, record.opening, where)
    try:
        match = Match.begin(game, setup, Replayed(opening))
    except ChanceError as error:
        raise MatchFileError(where, _line_of(record.opening, error), str(error)) from None
    if strict and record.opening.checksum != match.opening.checksum:
        line = record.opening.checksum_line or record.opening.line
        raise MatchFileError(
            where, line, _other_sum(record.opening.checksum, match.opening.checksum)
        )
    match.luck.source = luck or NoLuck()
    for move in record.moves:
        if (difference := _play(match, move, where, strict)) is not None:
            return match, difference
    return match, None


def _line_of(move: Move, error: ChanceError) -> int:
    """The line of the outcome that does not fit; the last one if the record ends too early."""
    lines = [line for line, _, _ in move.outcomes] or [move.line]
    return lines[min(error.at, len(lines) - 1)]


def _setup(game: AnyGame, header: Header, where: str) -> Setup:
    try:
        return game.setup(header.players, header.options)
    except EnneadError as error:
        raise MatchFileError(where, 1, str(error)) from None


def _outcomes(game: AnyGame, move: Move, where: str) -> list[Outcome]:
    outcomes: list[Outcome] = []
    for line, tag, name in move.outcomes:
        try:
            outcomes.append(read_outcome(game, tag, name))
        except NotationError as error:
            raise MatchFileError(where, line, str(error)) from None
    return outcomes


def _play(match: Match, move: Move, where: str, strict: bool) -> Difference | None:
    if match.over:
        return Difference(move.line, "the match is over before this move")
    try:
        outcomes = _outcomes(match.game, move, where)
        match.replay([(move.seat, move.text, outcomes)])
    except MatchFileError as error:
        return Difference(error.line, error.problem)
    except ChanceError as error:
        return Difference(_line_of(move, error), str(error))
    except EnneadError as error:
        return Difference(move.line, str(error))
    got = match.record[-1].checksum
    if strict and got != move.checksum:
        return Difference(move.checksum_line or move.line, _other_sum(move.checksum, got))
    return None


def _other_sum(recorded: str, got: str) -> str:
    if not recorded:
        return f"a turn ends here, but its checksum is missing (it should be {got})"
    if not got:
        return f"there is a checksum {recorded}, but no turn ends here"
    return (
        f"the record says checksum {recorded}, but the position is {got}: "
        "something above was changed"
    )


def _closing(match: Match, record: Record) -> Difference | None:
    if record.scores is None:
        if match.over:
            last = record.moves[-1].line if record.moves else record.opening.line
            return Difference(last, "the match is over here, but the file has no 'end' line")
        if record.open_moves not in (None, len(record.moves)):
            problem = f"the file says {record.open_moves} moves, but it has {len(record.moves)}"
            return Difference(record.end_line, problem)
        return _check_key(match, record) if record.agreed else None
    if not match.over or record.agreed:
        return Difference(record.end_line, "the file says that the match is over, but it is not")
    if record.scores != match.game.scores(match.position):
        got = " ".join(map(str, match.game.scores(match.position)))
        return Difference(record.end_line, f"the file says other scores than the rules: {got}")
    return _check_key(match, record)


def cut_off(record: Record) -> Difference | None:
    """A whole file says at its end that the match is over or goes on; one that does not has lost
    its tail."""
    if record.end_line:
        return None
    problem = "the file is cut off here: neither 'end' nor 'open' follows"
    return Difference(record.last_line, problem)


def _check_key(match: Match, record: Record) -> Difference | None:
    """A revealed key must give exactly the recorded outcomes, and fit its commitment."""
    header = record.header
    if not header.key:
        return None
    try:
        key = bytes.fromhex(header.key)
    except ValueError:
        return Difference(1, "the chance key is not written in hex")
    if not 0 < len(key) <= hashlib.blake2b.MAX_KEY_SIZE:
        most = hashlib.blake2b.MAX_KEY_SIZE
        return Difference(1, f"the chance key has {len(key)} bytes; expected 1 to {most}")
    if header.commit and commitment(key) != header.commit:
        return Difference(1, "the revealed key is not the one that was committed to")
    keyed = Keyed(key)
    again = Match.begin(match.game, match.setup, keyed)
    if again.opening.outcomes != match.opening.outcomes:
        return Difference(
            record.opening.line, "the revealed key gives another opening than the record"
        )
    for move, entry in zip(record.moves, match.record, strict=True):
        if again.choose(entry.seat, entry.option).outcomes != entry.outcomes:
            return Difference(move.line, "the revealed key gives another outcome than the record")
    return None
