"""Matches by mail on a device: what is written into letters, and what letters lead to
(`table/mail.py` has the secrets)."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

from ennead.browser.match import HERE, OwnMatch
from ennead.kernel.chance import Keyed
from ennead.table import saved
from ennead.table.catalog import GameCatalog
from ennead.table.documents import Letter
from ennead.table.mail import Identity, Post
from ennead.table.newtable import bot_level, chance_key, clean_name
from ennead.table.refused import Refused
from ennead.table.saved import UNDO
from ennead.table.seating import Holder, MatchRow, Seating, SeatRow, Status
from ennead.table.table import Table


def invite(match: OwnMatch) -> None:
    """Make a new match one by mail: its open seat is for whoever answers. Raises Refused."""
    seats = match.seating.seats
    mine, free = (
        sorted(match.seating.held_by(HERE)),
        [seat.seat for seat in seats if seat.holder is Holder.OPEN],
    )
    if len(mine) != 1 or len(free) != 1:
        raise Refused("bad-options", "two people play by mail, each at their own screen", "$.seats")
    id = match.row.id.removeprefix("own-")
    match.post = post = Post(id, mine[0], free[0], Identity.fresh().secret.hex())
    match.row.status = Status.GATHERING
    row = match.row
    about = {"game": row.game, "rules": row.rules, "options": row.options, "pack": row.pack}
    shown = [[seat.holder.value, seat.name, seat.level] for seat in seats]
    post.letter = post.invitation(**about, title=row.title, other=post.other, seats=shown)


def accept(catalog: GameCatalog, id: str, letter: dict[str, Any]) -> OwnMatch:
    """A match that somebody invites to; `name` is who comes. Raises Refused."""
    try:
        kit = catalog.kit(letter["game"], letter["pack"])
        if kit.game.version != letter["rules"]:
            raise ValueError(f"it is of rules {letter['rules']}, these are {kit.game.version}")
        setup = kit.game.setup(len(letter["seats"]), letter["options"])
        seats = [_seat(kit, n, *seat) for n, seat in enumerate(letter["seats"])]
        me, other = int(letter["other"]), int(letter["seat"])
        name = clean_name(str(letter.get("name", "")))
        seats[me] = SeatRow(me, Holder.PERSON, name)
        if seats[other].holder is not Holder.PERSON or me == other:
            raise ValueError("nobody invites")
        post = Post(letter["match"], me, other, Identity.fresh().secret.hex())
        post.public, post.root, post.stage = letter["public"], letter["root"], 0
        _ = post.key
        post.letter = post.acceptance(name)
    except saved.FAULTS as error:
        raise Refused("bad-file", f"this invitation cannot be read: {error}") from None
    row = MatchRow(
        id, kit.id, kit.game.version, setup.players, dict(setup.options), chance_key(),
        title=clean_name(str(letter["title"])), pack=letter["pack"], host="",
    )  # fmt: skip
    match = OwnMatch(kit, row, Seating(seats, {HERE: {me}}))
    match.post = post
    return match


def _seat(kit: Any, number: int, holder: str, name: str, level: str) -> SeatRow:
    kind = Holder(holder)
    level = bot_level(kit, level) if kind is Holder.BOT else ""
    return SeatRow(number, kind, clean_name(name), level)


def read(match: OwnMatch, letter: dict[str, Any]) -> OwnMatch:
    """The match after a letter of the other: what it says is played here, with the chance that both
    have made. Raises Refused, and nothing has changed then."""
    post, row = asdict(_post(match)), replace(match.row)
    try:
        return _join(match, letter) if letter["kind"] == "join" else _play(match, letter)
    except saved.FAULTS as error:
        match.post, match.row = Post(**post), row
        if isinstance(error, Refused):
            raise
        raise Refused("bad-file", f"this letter cannot be read: {error}") from None


def _post(match: OwnMatch) -> Post:
    if match.post is None:
        raise Refused("bad-file", "this match is not played by mail")
    return match.post


def _join(match: OwnMatch, letter: dict[str, Any]) -> OwnMatch:
    post = _post(match)
    if post.stage >= 0:
        raise Refused("stale", "this letter was opened before")
    post.joined(letter)
    name = clean_name(str(letter["name"]))
    match.seating.seats[post.other] = SeatRow(post.other, Holder.PERSON, name)
    match.row.status, match.row.key = Status.PLAYING, post.chance()
    match.begin()
    post.letter = ""
    return match


def _play(match: OwnMatch, letter: dict[str, Any]) -> OwnMatch:
    """The match after a letter."""
    post = _post(match)
    said = post.read(letter)
    fresh = OwnMatch(match.kit, match.row, match.seating)
    fresh.row.key = post.chance()
    if match.log:
        fresh.log = [*match.log]
        if post.held:
            fresh.log.append(saved.line(UNDO, post.me, f"held-{post.stage}", len(post.held)))
        past = saved.read_log(fresh.log)
        fresh.ids, fresh.table = past.ids, saved.resumed(match.kit, match.row, past)
        _new_chance(fresh)
    else:  # the first letter deals
        fresh.row.status = Status.PLAYING
        fresh.begin()
    table = fresh.running
    for number, (seat, text) in enumerate(said["moves"]):
        if seat == post.me:
            raise Refused("bad-file", "this letter plays for you")
        fresh.add(table.play(seat, text), f"letter-{post.stage}-{number}")
    drawn = saved.read_log(fresh.log).drawn
    held = post.turned(said, len(table.match.record), drawn)
    fresh.post = post
    if table.over:
        post.mine = False
        return fresh
    fresh.row.key = post.chance()
    _new_chance(fresh)
    for number, (seat, text) in enumerate(held):
        fresh.add(table.play(seat, text), f"opened-{post.stage}-{number}")
    return fresh


def _new_chance(match: OwnMatch) -> None:
    table = match.running
    table.match.luck.source = table.luck = Keyed(match.row.key)


# --- writing --------------------------------------------------------------------------------------


def is_ready(match: OwnMatch) -> bool:
    """Whether I have done what there is to do before the other: a letter can be written."""
    post = match.post
    if post is None or not post.mine or not isinstance(match.table, Table) or match.broken:
        return False
    asked = match.table.asked
    return match.table.over or (post.me not in asked and not post.drives([*asked]))


def write(match: OwnMatch) -> None:
    """Seal the letter of my stage: nothing in it can be taken back after that. Raises Refused."""
    post = _post(match)
    if not is_ready(match):
        raise Refused("not-your-turn", "there is something to decide before the letter")
    table = match.running
    record, sealed = table.match.record, table.position.sealed
    count = 0 if post.awaited or not sealed else sum(answer is not None for answer in sealed)
    end = len(record) - count
    moves = [[entry.seat, entry.text] for entry in record[post.begun : end]]
    post.written(moves, [[entry.seat, entry.text] for entry in record[end:]])


def letter_of(match: OwnMatch) -> Letter:
    """What there is to send, and whether there will be."""
    post = match.post
    if post is None:
        return Letter()
    over = isinstance(match.table, Table) and match.table.over
    return Letter(post.letter, is_ready(match), not over and (bool(post.letter) or not post.mine))
