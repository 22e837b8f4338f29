"""What many matches say: shares of wins with intervals, corrected for how much was looked at."""

from __future__ import annotations

import math
import statistics
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Final

from ennead.arena.ratings import share
from ennead.lab.matches import MARKS, Record

Z: Final = 1.96
LEAST: Final = 20
"""Seats that must have had a thing before anything is said about it."""
PAIRED: Final = 40
"""How many of the most frequent things are looked at in pairs."""


@dataclass(frozen=True, slots=True)
class Share:
    """Wins of so many seats, the interval they lie in with 95 %, and what was to be expected."""

    name: str
    seats: int
    wins: float
    share: float
    low: float
    high: float
    expected: float
    chance: float = 1.0
    """How likely it is to be this far from what was expected by luck alone, after Holm's correction
    for everything in the same table."""
    turn: float = 0.0
    """When winners got it, as a part of the match, on average."""
    turn_of_losers: float = 0.0


@dataclass(frozen=True, slots=True)
class Pair:
    """Two things together: how much more seats won with both than the two alone would explain; or
    one against the other, where one seat had the first and an opponent the second."""

    first: str
    second: str
    seats: int
    share: float
    expected: float
    chance: float


@dataclass(slots=True)
class Findings:
    """Everything a report tells."""

    games: int
    players: int
    draws: int
    """Matches with several winners, or none."""
    seats: list[Share] = field(default_factory=list)
    bots: list[Share] = field(default_factory=list)
    things: dict[str, list[Share]] = field(default_factory=dict)
    """By what was done with them: `bought tile`."""
    synergies: list[Pair] = field(default_factory=list)
    counters: list[Pair] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    margins: list[int] = field(default_factory=list)
    """By how much the winner was ahead of the best of the others."""
    scores: list[int] = field(default_factory=list)
    leading: list[float] = field(default_factory=list)
    """At each mark: how often whoever leads then wins; those who lead together share it."""
    comebacks: float = 0.0
    """How often a winner was behind in the middle of the match."""
    from_last: float = 0.0
    """How often a winner was last then, alone."""


def needed(precision: float, expected: float) -> int:
    """How many matches narrow a share of wins down to plus or minus so much."""
    return math.ceil(Z * Z * expected * (1 - expected) / (precision * precision))


def study(records: Sequence[Record]) -> Findings:
    """What these matches of one set-up say."""
    players = len(records[0].bots)
    found = Findings(len(records), players, sum(len(one.winners) != 1 for one in records))
    _places(records, found)
    _things(records, found)
    _pairs(records, found)
    _course(records, found)
    return found


def _won(record: Record, seat: int) -> float:
    return 1 / len(record.winners) if seat in record.winners else 0.0


def _expected(records: Sequence[Record], players: int) -> float:
    """What a seat wins on average: less than its part where the game can win."""
    return sum(bool(one.winners) for one in records) / (len(records) * players)


def _share(name: str, seats: int, wins: float, expected: float) -> Share:
    part, low, high = share(wins, seats)
    return Share(name, seats, wins, part, low, high, expected, _by_luck(seats, part, expected))


def _by_luck(seats: int, part: float, expected: float) -> float:
    """Both sides of the normal curve."""
    spread = math.sqrt(max(expected * (1 - expected), 1e-9) / seats)
    return math.erfc(abs(part - expected) / spread / math.sqrt(2))


def corrected(rows: list[Share]) -> list[Share]:
    """The same with Holm's correction for all rows of the table, best first."""
    order = sorted(rows, key=lambda row: row.chance)
    done, worst = [], 0.0
    for place, row in enumerate(order):
        worst = max(worst, min(1.0, row.chance * (len(order) - place)))
        values = {name: getattr(row, name) for name in Share.__dataclass_fields__}
        done.append(Share(**values | {"chance": worst}))
    return sorted(done, key=lambda row: -row.share)


def _places(records: Sequence[Record], found: Findings) -> None:
    """Who sat where, and who played."""
    expected = _expected(records, found.players)
    seats = [
        _share(f"seat {seat}", found.games, sum(_won(one, seat) for one in records), expected)
        for seat in range(found.players)
    ]
    found.seats = sorted(corrected(seats), key=lambda row: row.name)
    played: Counter[str] = Counter()
    wins: defaultdict[str, float] = defaultdict(float)
    for record in records:
        for seat, bot in enumerate(record.bots):
            played[bot] += 1
            wins[bot] += _won(record, seat)
    if len(played) > 1:
        rows = [_share(bot, count, wins[bot], expected) for bot, count in played.items()]
        found.bots = corrected(rows)


Had = dict[tuple[int, int], dict[tuple[str, str], float]]
"""By match and seat: what it had, and when first, as a part of the match."""


def _had(records: Sequence[Record]) -> Had:
    had: Had = {}
    for place, record in enumerate(records):
        for seat in range(len(record.bots)):
            had[place, seat] = {}
        for one in record.takings:
            when = one.turn / max(record.turns, 1)
            if one.seat < len(record.bots):
                had[place, one.seat].setdefault((one.event, one.thing), when)
    return had


def _things(records: Sequence[Record], found: Findings) -> None:
    """What winners had, and when; a thing that everybody has tells nothing."""
    expected = _expected(records, found.players)
    whens: defaultdict[tuple[str, str], list[tuple[float, float]]] = defaultdict(list)
    for (place, seat), things in _had(records).items():
        won = _won(records[place], seat)
        for thing, when in things.items():
            whens[thing].append((won, when))
    tables: defaultdict[str, list[Share]] = defaultdict(list)
    for (event, name), seen in whens.items():
        if not LEAST <= len(seen) < found.games * found.players:
            continue
        row = _share(name, len(seen), sum(won for won, _ in seen), expected)
        early = [when for won, when in seen if won]
        late = [when for won, when in seen if not won]
        values = {name: getattr(row, name) for name in Share.__dataclass_fields__}
        values |= {"turn": _mean(early), "turn_of_losers": _mean(late)}
        tables[f"{event} {name.split('-')[0]}"].append(Share(**values))
    found.things = {name: corrected(rows) for name, rows in sorted(tables.items()) if len(rows) > 1}


def _mean(values: Sequence[float]) -> float:
    return statistics.fmean(values) if values else 0.0


def _pairs(records: Sequence[Record], found: Findings) -> None:
    """Things that go well together, and things that beat each other."""
    had = _had(records)
    counts = Counter(thing for things in had.values() for thing in things)
    most = sum(1 for _ in had)
    common = [thing for thing, count in counts.most_common() if LEAST <= count < 0.9 * most][
        :PAIRED
    ]
    alone = {
        thing: _mean(
            [_won(records[place], seat) for (place, seat), own in had.items() if thing in own]
        )
        for thing in common
    }
    base = _expected(records, found.players)
    together: defaultdict[tuple[int, int], list[float]] = defaultdict(list)
    against: defaultdict[tuple[int, int], list[float]] = defaultdict(list)
    for place, record in enumerate(records):
        own = [
            [n for n, thing in enumerate(common) if thing in had[place, seat]]
            for seat in range(found.players)
        ]
        for seat, things in enumerate(own):
            won = _won(record, seat)
            for pair in combinations(things, 2):
                together[pair].append(won)
            theirs = {n for other, more in enumerate(own) if other != seat for n in more}
            for first in things:
                for second in theirs:
                    if first != second:
                        against[first, second].append(won)
    found.synergies = _surprising(together, common, alone, base, 1)
    found.counters = _surprising(against, common, alone, base, -1 / max(found.players - 1, 1))


def _surprising(
    pairs: Mapping[tuple[int, int], Sequence[float]],
    common: Sequence[tuple[str, str]],
    alone: Mapping[tuple[str, str], float],
    base: float,
    weight: float,
) -> list[Pair]:
    """The pairs furthest from what their two parts explain, added up as logarithms of odds; of an
    opponent's thing, the others lose what it wins."""
    rows: list[Pair] = []
    for (one, two), wins in pairs.items():
        if len(wins) < LEAST:
            continue
        first, second = common[one], common[two]
        odds = _log_odds(alone[first]) + weight * (_log_odds(alone[second]) - _log_odds(base))
        expected = 1 / (1 + math.exp(-odds))
        part = _mean(wins)
        rows.append(
            Pair(
                " ".join(first),
                " ".join(second),
                len(wins),
                part,
                expected,
                min(1.0, _by_luck(len(wins), part, expected) * len(pairs)),
            )
        )
    return sorted(rows, key=lambda row: (row.chance, -abs(row.share - row.expected)))[:15]


def _log_odds(part: float) -> float:
    part = min(max(part, 0.005), 0.995)
    return math.log(part / (1 - part))


def _course(records: Sequence[Record], found: Findings) -> None:
    """Length, closeness, and when it is decided."""
    leads = [0.0] * (MARKS + 1)
    behind = last = decided = 0
    for record in records:
        found.decisions.append(record.decisions)
        found.turns.append(record.turns)
        found.scores += record.scores
        if found.players > 1:
            first, second = sorted(record.scores, reverse=True)[:2]
            found.margins.append(first - second)
        if not record.winners or found.players == 1:
            continue
        decided += 1
        for mark, scores in enumerate(record.course):
            ahead = [seat for seat, score in enumerate(scores) if score == max(scores)]
            leads[mark] += sum(seat in record.winners for seat in ahead) / len(ahead)
        middle = record.course[MARKS // 2]
        best = max(middle[seat] for seat in record.winners)
        behind += best < max(middle)
        last += best == min(middle) < max(middle) and middle.count(best) == 1
    if decided:
        found.leading = [value / decided for value in leads]
        found.comebacks, found.from_last = behind / decided, last / decided


# --- two against each other -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Change:
    """A figure of the report under both, the difference, and the interval it lies in with 95 %."""

    name: str
    before: float
    after: float
    difference: float
    low: float
    high: float
    chance: float = 1.0
    """How likely so large a difference is by luck alone, after Holm's correction for all of
    them."""


def compare(before: Sequence[Record], after: Sequence[Record]) -> list[Change]:
    """What changes: match by match, as both met the same luck."""
    pairs = list(zip(before, after, strict=True))
    rows: list[Change] = []

    def add(name: str, values: Sequence[tuple[float, float]]) -> None:
        gaps = [new - old for old, new in values]
        middle = _mean(gaps)
        half = Z * statistics.stdev(gaps) / math.sqrt(len(gaps)) if len(gaps) > 1 else math.inf
        old, new = _mean([one for one, _ in values]), _mean([two for _, two in values])
        rows.append(Change(name, old, new, middle, middle - half, middle + half))

    for seat in range(len(before[0].bots)):
        add(f"seat {seat} wins", [(_won(a, seat), _won(b, seat)) for a, b in pairs])
    add("decisions", [(a.decisions, b.decisions) for a, b in pairs])
    add("turns", [(a.turns, b.turns) for a, b in pairs])
    add("score", [(_mean(a.scores), _mean(b.scores)) for a, b in pairs])
    if len(before[0].bots) > 1:
        add("margin", [(_margin(a), _margin(b)) for a, b in pairs])
    for key in _common(before, after):
        add(
            f"{' '.join(key)}: seats that have it",
            [(_holders(a, key), _holders(b, key)) for a, b in pairs],
        )
        add(f"{' '.join(key)}: wins", [(_wins_with(a, key), _wins_with(b, key)) for a, b in pairs])
    return _all_corrected(rows)


def _all_corrected(rows: list[Change]) -> list[Change]:
    """The same, with Holm's correction for everything that is compared."""
    found: dict[int, float] = {}
    for place, row in enumerate(rows):
        half = (row.high - row.low) / 2
        if not half and row.difference:
            found[place] = 0.0
        elif half:
            found[place] = math.erfc(abs(row.difference) * Z / half / math.sqrt(2))
    worst = 0.0
    for number, place in enumerate(sorted(found, key=found.__getitem__)):
        worst = max(worst, min(1.0, found[place] * (len(found) - number)))
        rows[place] = replace(rows[place], chance=worst)
    return rows


def _margin(record: Record) -> int:
    first, second = sorted(record.scores, reverse=True)[:2]
    return first - second


def _common(before: Sequence[Record], after: Sequence[Record]) -> list[tuple[str, str]]:
    counts = Counter(
        (one.event, one.thing) for record in (*before, *after) for one in record.takings
    )
    return [key for key, count in counts.most_common() if count >= LEAST]


def _seats_with(record: Record, key: tuple[str, str]) -> set[int]:
    return {one.seat for one in record.takings if (one.event, one.thing) == key}


def _holders(record: Record, key: tuple[str, str]) -> int:
    return len(_seats_with(record, key))


def _wins_with(record: Record, key: tuple[str, str]) -> float:
    return sum(_won(record, seat) for seat in _seats_with(record, key))
