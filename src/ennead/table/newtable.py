"""A table from a wish for one: its game with the options, its seats, the keys of its chance."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Any

from ennead.kernel.errors import EnneadError, PackError, SetupError
from ennead.table.catalog import GameCatalog, pack_of_file
from ennead.table.documents import NewTable, Pace, SeatWish
from ennead.table.kit import GameKit
from ennead.table.refused import Refused
from ennead.table.seating import Holder, MatchRow, Seating, SeatRow

LONGEST_NAME = 40


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no control or direction signs, at most forty letters."""
    letters = [sign if unicodedata.category(sign)[0] != "C" else " " for sign in name]
    words = unicodedata.normalize("NFC", "".join(letters)).split()
    return " ".join(words)[:LONGEST_NAME].strip()


def bot_level(kit: GameKit, level: str, where: str = "$.level") -> str:
    """A level of this game's bots; the usual one if none is named. Raises Refused."""
    if not level:
        return kit.levels[min(1, len(kit.levels) - 1)]
    if level not in kit.levels:
        known = ", ".join(kit.levels)
        raise Refused("bad-options", f"{kit.id} has bots of level {known}, not {level!r}", where)
    return level


def new_table(
    catalog: GameCatalog, wish: NewTable, host: str, pack: str = ""
) -> tuple[GameKit, MatchRow, Seating]:
    """The table that somebody (`host`, the hash of a visitor) wishes for; with a `pack` that is
    already read. Raises Refused."""
    try:
        pack = pack or (pack_of_file(wish.pack) if wish.pack else "")
        kit = catalog.kit(wish.game, pack)
    except PackError as error:
        raise Refused("bad-pack", error.problem, error.where) from None
    except SetupError as error:
        raise Refused("no-game", str(error), "$.game") from None
    row = _row(kit, wish, host, pack)
    seating = Seating([_seat(kit, n, seat) for n, seat in enumerate(wish.seats)])
    mine = {n for n, seat in enumerate(wish.seats) if seat.holder in ("me", "here")}
    if mine:
        seating.holders[host] = mine
    return kit, row, seating


def _row(kit: GameKit, wish: NewTable, host: str, pack: str) -> MatchRow:
    try:
        setup = kit.game.setup(len(wish.seats), kit.read_options(wish.options))
    except EnneadError as error:
        raise Refused("bad-options", str(error), "$.options") from None
    if wish.seed and any(seat.holder == "link" for seat in wish.seats):
        raise Refused("bad-options", "a seed is only for tables without other people", "$.seed")
    return MatchRow(
        new_table_id(),
        kit.id,
        kit.game.version,
        setup.players,
        dict(setup.options),
        chance_key(wish.seed),
        title=clean_name(wish.title),
        pack=pack,
        public=wish.public,
        aloud=wish.aloud and not wish.delay,
        delay=wish.delay,
        rated=wish.rated,
        host=host,
        **_pace(wish.pace),
    )


def _pace(pace: Pace | None) -> dict[str, Any]:
    """What a row holds of a pace: a turn has minutes, or a seat a clock."""
    if pace is None:
        return {}
    if bool(pace.minutes) == bool(pace.bank):
        raise Refused("malformed", "expected minutes for a turn, or a clock's bank", "$.pace")
    return vars(pace)


def _seat(kit: GameKit, number: int, wish: SeatWish) -> SeatRow:
    name = clean_name(wish.name)
    if wish.holder == "bot":
        level = bot_level(kit, wish.level, f"$.seats[{number}].level")
        return SeatRow(number, Holder.BOT, name, level)
    return SeatRow(number, Holder.OPEN if wish.holder == "link" else Holder.PERSON, name)


def next_row(old: MatchRow, kit: GameKit, host: str) -> MatchRow:
    """The table that follows one, with fresh chance."""
    return MatchRow(
        new_table_id(), old.game, kit.game.version, old.players, old.options, chance_key(),
        old.title, old.pack, old.public, host=host, minutes=old.minutes, late=old.late,
        bank=old.bank, increment=old.increment, grace=old.grace, aloud=old.aloud, rated=old.rated,
        delay=old.delay,
    )  # fmt: skip


def next_seating(old: Seating) -> Seating:
    """The same people one seat further, so that another begins; bots stay bots, other seats are
    open again."""
    count = len(old.seats)
    held = {seat for seats in old.holders.values() for seat in seats}
    rows = []
    for row in old.seats:
        seat = (row.seat + 1) % count
        if row.seat in held:
            rows.append(SeatRow(seat, Holder.PERSON, row.name))
        elif row.holder is Holder.BOT:
            rows.append(SeatRow(seat, Holder.BOT, row.name, row.level))
        else:
            rows.append(SeatRow(seat, Holder.OPEN, row.name))
    rows.sort(key=lambda row: row.seat)
    holders = {
        visitor: {(seat + 1) % count for seat in seats} for visitor, seats in old.holders.items()
    }
    return Seating(rows, holders)


def new_table_id() -> str:
    """96 random bits: who knows it may watch, so it is not guessable, but it opens no seat."""
    return secrets.token_urlsafe(12)


def chance_key(seed: str = "") -> bytes:
    """The key of a match's chance: random, or that of a seed for a match that shall be
    repeatable."""
    return (
        hashlib.blake2b(seed.encode(), digest_size=32).digest() if seed else secrets.token_bytes(32)
    )


def bot_seed(key: bytes, seq: int, seat: int) -> int:
    """Where a bot's own chance starts at a decision: the same on every process, unknown outside."""
    said = f"bot {seq} {seat}".encode()
    return int.from_bytes(hashlib.blake2b(said, key=key, digest_size=8).digest(), "big")
