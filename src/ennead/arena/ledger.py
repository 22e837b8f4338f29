"""Results that add up: what was measured once is kept as data, and more matches are added to it.

A file of JSON lines, one for each row of a ladder and run of its matches, which are numbered. With
every line stand the fingerprints of its two bots: results of a bot that has changed since do not
count any more.
"""

from __future__ import annotations

import hashlib
import json
import random
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

from ennead.arena.series import begin_match
from ennead.bots import Greedy, make
from ennead.bots.bot import AnyView
from ennead.bots.levels import SKILLS, skill_of
from ennead.games import load
from ennead.kernel import AnyGame, DataError, Option

ASKED: Final = 24
"""In so many positions a bot chooses for its fingerprint."""


@dataclass(frozen=True, slots=True)
class Row:
    """Who meets whom: `bot` sits alone among copies of `against`."""

    game: str
    players: int
    bot: str
    against: str


@dataclass(frozen=True, slots=True)
class Entry:
    """What the bot won of the matches of a row from number `first` on."""

    row: Row
    prints: tuple[str, str]
    first: int
    matches: int
    wins: float

    @property
    def end(self) -> int:
        """The number of the first match that is not in it."""
        return self.first + self.matches

    def line(self) -> str:
        """As it is kept."""
        table = {**asdict(self), "wins": round(self.wins, 4)}
        return json.dumps({**table.pop("row"), **table})


@dataclass(frozen=True, slots=True)
class Count:
    """What all that counts of a row comes to, and which match is the next one to play."""

    wins: float
    matches: int
    next: int


class Ledger:
    """The file and what is in it."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.entries = _read(file)

    def add(self, entry: Entry) -> None:
        """Keep a result; one that goes on where another ends is added to that."""
        self.entries = _read(self._file)  # another run may have written meanwhile
        for number, known in enumerate(self.entries):
            same = (known.row, known.prints) == (entry.row, entry.prints)
            if same and known.end == entry.first:
                entry = replace(
                    entry,
                    first=known.first,
                    matches=known.matches + entry.matches,
                    wins=known.wins + entry.wins,
                )
                del self.entries[number]
                break
        self.entries.append(entry)
        draft = self._file.with_suffix(".part")
        draft.write_text("".join(f"{one.line()}\n" for one in self.entries), encoding="utf-8")
        draft.replace(self._file)

    def prints(self, game: str, players: int) -> dict[str, str]:
        """The latest fingerprint of every bot at such tables."""
        found: dict[str, str] = {}
        for entry in self.entries:
            if (entry.row.game, entry.row.players) == (game, players):
                found.update(zip((entry.row.bot, entry.row.against), entry.prints, strict=True))
        return found

    def count(self, row: Row, prints: tuple[str, str] | None = None) -> Count:
        """What bots with these fingerprints, or with their latest, have won; no match counts
        twice."""
        latest = self.prints(row.game, row.players)
        wanted = prints or (latest.get(row.bot, ""), latest.get(row.against, ""))
        found = [one for one in self.entries if (one.row, one.prints) == (row, wanted)]
        wins, matches, end = 0.0, 0, 0
        for entry in sorted(found, key=lambda one: one.first):
            if entry.first >= end:
                wins, matches, end = wins + entry.wins, matches + entry.matches, entry.end
        return Count(wins, matches, end)


def _read(file: Path) -> list[Entry]:
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [_entry(line, f"{file}:{number}") for number, line in enumerate(lines, 1)]


def _entry(line: str, where: str) -> Entry:
    try:
        table = json.loads(line)
        row = Row(**{name: table.pop(name) for name in Row.__slots__})
        bot, against = table.pop("prints")
        return Entry(row, (bot, against), **table)
    except (ValueError, KeyError, TypeError) as error:
        raise DataError(where, f"not a result of the ladder: {error}") from None


def fingerprint(id: str, players: int, bot: str) -> str:
    """A hash over what a bot chooses in positions of one match, and over that match: another one
    when rules, judgement, search or level have changed."""
    game = load(id)
    digest = hashlib.sha256()
    if bot in SKILLS:
        skill = skill_of(game, bot)
        digest.update(f"{skill.iterations} {skill.whims}\n".encode())
    asked, record = _match(game, players)
    digest.update("\n".join(record).encode())
    step = max(1, len(asked) // ASKED)
    for number, (view, menu) in enumerate(asked[::step][:ASKED]):
        option = make(bot).choose(game, view, menu, random.Random(f"fingerprint/{number}"))
        digest.update(f"\n{game.write(option)}".encode())
    return digest.hexdigest()[:12]


def _match(game: AnyGame, players: int) -> tuple[list[tuple[AnyView, list[Option]]], list[str]]:
    """The real decisions of one match of the policy against itself, and its record."""
    g = begin_match(game, game.setup(players), "fingerprint")
    policy, rng = Greedy(), random.Random("fingerprint")
    asked, record = [], []
    while not g.over:
        seat = g.asked[0]
        view, menu = game.view(g, seat), list(game.menu(g, seat))
        option = policy.choose(game, view, menu, rng)
        if len(menu) > 1:
            asked.append((view, menu))
        record.append(game.write(option))
        game.apply(g, seat, option)
    return asked, record
