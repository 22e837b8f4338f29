"""Measure the ladder of bots, add what was won to docs/ladder.jsonl, and write docs/ladder.md.

    .venv/bin/python tools/ladder.py --games 400 --large 400
    .venv/bin/python tools/ladder.py --games 0 --large 0        # the page alone, of what is known

Every pair of neighbouring levels plays seat-balanced matches of two players in every game, `master`
also against `old-master` and `random`; at the largest table the higher level of a pair sits alone
among the lower ones on every seat in turn. A row that has fewer matches gets the missing ones: a
run that was cut goes on where it stopped, and another day adds to it. A bot that chooses otherwise
than it did (see `ennead.arena.ledger`) begins anew. Compile the engine first: the matches are the
same and take a tenth of the time. To leave a core alone: `taskset -c 0` before the command.
"""

from __future__ import annotations

import argparse
import math
import sys
import textwrap
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

from ennead.arena.backends import MatchResult, job_of, local
from ennead.arena.ledger import Count, Entry, Ledger, Row, fingerprint
from ennead.arena.ratings import share
from ennead.arena.schedule import Pairing
from ennead.bots.levels import SKILLS
from ennead.games import GAMES, load

ROOT = Path(__file__).resolve().parents[1]
PAIRS = (
    *((level, below) for below, level in pairwise(SKILLS)),
    ("master", "old-master"),
    ("master", "random"),
)
ANCHOR = "player"
"""The level that all games have at the same place on their scales."""
PAGE = """\
# The ladder

How often a level wins against the one below, and `master` against `old-master` (what `master` was
before it used its time) and `random`: in matches of two, and alone among rivals at the largest
table of each game. A shared victory counts in parts. Seats are taken in turn, and a turn round the
table shares its luck. Matches are made from seeds, so the same command gives the same table. A
level should win 65 to 85 % of the matches of two against the one below, `master` 80 % against
`old-master` and 99 % against `random`.
{missing}

| game | players | bot | against | matches | wins | 95 % interval | fair share | by fair share |
|---|---|---|---|---|---|---|---|---|
{rows}

Every row is the sum of what [ladder.jsonl](ladder.jsonl) holds of bots as they are. More is added
to it, here or on another machine, by `.venv/bin/python tools/ladder.py --games 400 --large 400`,
row by row (`--game`, `--pair`); the same command goes on where it was cut. Results carry the
fingerprints of their bots, which are what they choose in some positions of a match: once rules,
judgement, search or level have changed, a row begins anew.
{rest}"""


def pairings(row: Row, first: int, end: int) -> list[Pairing]:
    """One seat for the bot, the others for its rivals, every seat in turn with the same luck."""
    rows = []
    for number in range(first, end):
        alone = number % row.players
        seats = tuple(row.bot if seat == alone else row.against for seat in range(row.players))
        rows.append(Pairing(number, seats, f"ladder/{number // row.players}"))
    return rows


known_print = cache(fingerprint)


def measure(row: Row, matches: int, ledger: Ledger) -> None:
    """Play what is missing; each turn round the table is kept."""
    prints = [known_print(row.game, row.players, bot) for bot in (row.bot, row.against)]
    now = (prints[0], prints[1])
    count = ledger.count(row, now)
    rounds = math.ceil((matches - count.matches) / row.players)
    if rounds <= 0:
        return
    job = job_of(load(row.game), load(row.game).setup(row.players))
    wanted = pairings(row, count.next, count.next + rounds * row.players)
    won, played = 0.0, 0
    for result in local(job, wanted):
        won, played = won + points(result, row.bot), played + 1
        if played == row.players:
            ledger.add(Entry(row, now, result.number + 1 - played, played, won))
            won, played = 0.0, 0


def points(result: MatchResult, bot: str) -> float:
    """What the bot won of a match; a shared victory counts in parts."""
    winners = result.winners
    return sum([1 / len(winners) for seat in winners if result.seats[seat] == bot])


def rows(chosen: Iterable[str] = GAMES) -> Iterator[Row]:
    """All rows that there should be: matches of two first, then the largest tables."""
    for largest in (False, True):
        for bot, against in PAIRS:
            for game in chosen:
                yield Row(game, max(load(game).counts) if largest else 2, bot, against)


def line(row: Row, count: Count) -> str:
    """A row of the table."""
    p, low, high = share(count.wins, count.matches)
    fair = 1 / row.players
    return (
        f"| {row.game} | {row.players} | {row.bot} | {row.against} | {count.matches} | "
        f"{p:.1%} | {low:.1%} – {high:.1%} | {fair:.0%} | {p / fair:.1f} |"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=400, help="matches of a row at tables of two")
    parser.add_argument("--large", type=int, default=400, help="matches of a row at the largest")
    parser.add_argument("--results", type=Path, default=ROOT / "docs" / "ladder.jsonl")
    parser.add_argument("--output", type=Path, default=ROOT / "docs" / "ladder.md")
    parser.add_argument(
        "--write-levels", action="store_true", help="put strengths into levels.toml of the games"
    )
    parser.add_argument("--game", action="append", choices=GAMES)
    names = ["-".join(pair) for pair in PAIRS]
    parser.add_argument("--pair", action="append", choices=names)
    given = parser.parse_args()
    ledger = Ledger(given.results)
    for row in rows(given.game or GAMES):
        wanted = given.games if row.players == 2 else given.large
        if wanted and f"{row.bot}-{row.against}" in (given.pair or names):
            measure(row, wanted, ledger)
            print(line(row, ledger.count(row)), flush=True)
            write_page(ledger, given.output)
    write_page(ledger, given.output)
    for game in given.game or GAMES if given.write_levels else ():
        write_strengths(game, strengths(ledger, game))
    return 0


def write_page(ledger: Ledger, output: Path) -> None:
    before = output.read_text(encoding="utf-8") if output.exists() else ""
    output.write_text(text(ledger, before), encoding="utf-8")


def strengths(ledger: Ledger, game: str) -> dict[str, int]:
    """How strong each level is by the matches of two: `player` is at 1000, and whoever wins three
    of four is 200 above; 0 where the chain of rows is broken."""
    levels = list(SKILLS)
    found = dict.fromkeys(levels, 0) | {ANCHOR: 1000}
    start = levels.index(ANCHOR)
    steps = [(n, n - 1, 1) for n in range(start + 1, len(levels))]
    for level, known, sign in [*steps, *((n, n + 1, -1) for n in range(start - 1, -1, -1))]:
        row = Row(game, 2, levels[max(level, known)], levels[min(level, known)])
        count = ledger.count(row)
        if not count.matches or not found[levels[known]]:
            continue
        won = min(0.995, max(0.005, count.wins / count.matches))
        gap = 200 * math.log(won / (1 - won), 3)
        found[levels[level]] = 10 * round((found[levels[known]] + sign * gap) / 10)
    return found


def write_strengths(game: str, found: dict[str, int]) -> None:
    """Put the strengths into the `levels.toml` of a game, here in the source."""
    file = ROOT / "src" / "ennead" / "games" / game / "bot" / "levels.toml"
    level, lines = "", []
    for one in file.read_text(encoding="utf-8").splitlines():
        level = one.strip("[]") if one.startswith("[") else level
        lines.append(f"strength = {found[level]}" if one.startswith("strength") else one)
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def missing(ledger: Ledger) -> str:
    """Which rows nobody has measured, or not since a bot of theirs has changed."""
    names: dict[str, list[str]] = {}
    for id in GAMES:
        for players in (2, max(load(id).counts)):
            gone = [
                f"{row.bot}-{row.against}"
                for row in rows([id])
                if row.players == players and not ledger.count(row).matches
            ]
            if gone:
                names.setdefault(", ".join(gone), []).append(f"{id} {players}")
    if not names:
        return ""
    lines = [f"- {', '.join(where)} players: {gone}" for gone, where in names.items()]
    wrapped = [
        textwrap.fill(one, 100, subsequent_indent="  ", break_on_hyphens=False) for one in lines
    ]
    return "\nNot measured, or not since one of the two has changed:\n\n" + "\n".join(wrapped)


def text(ledger: Ledger, before: str) -> str:
    """The page with all rows; the sections after the table stay as they are."""
    _, mark, rest = before.partition("\n## ")
    order = sorted(rows(), key=lambda row: (GAMES.index(row.game), row.players))
    counts = [(row, ledger.count(row)) for row in order]
    return PAGE.format(
        missing=missing(ledger),
        rest=mark + rest,
        rows="\n".join([line(row, count) for row, count in counts if count.matches]),
    )


if __name__ == "__main__":
    sys.exit(main())
