"""The table behind the screen: a match, who plays it, where its chance comes from, and its file.

Chance is a key (new, from a seed, or from a loaded file), or typed in by somebody at a real table: then a move is tried
again with one more outcome each time until the rules ask for no more.
"""

from __future__ import annotations

import hashlib
import os
import random
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from ennead.bots import Bot, Confidence
from ennead.bots.commentary import KEEPS_QUIET, confidence, public_aim
from ennead.kernel import matchfile
from ennead.kernel.chance import Keyed, Luck, NoLuck, Outcome, Told
from ennead.kernel.errors import MatchFileError, NeedOutcome
from ennead.kernel.flow import Option
from ennead.kernel.game import Game
from ennead.kernel.match import Entry, Match
from ennead.kernel.message import Message
from ennead.kernel.options import Setup
from ennead.terminal.screen import printable
from ennead.words import Words

LONGEST_NAME = 24
T = TypeVar("T")
AskOutcome = Callable[[NeedOutcome], int | None]
"""What came up at the real table; None takes the outcome typed before it back."""


class Cancelled(Exception):
    """The person takes the move back whose outcome was asked for."""


def key_of(seed: int | None) -> bytes:
    """The chance key of a seed; a fresh one without."""
    if seed is None:
        return secrets.token_bytes(32)
    return hashlib.blake2b(f"ennead seed {seed}".encode(), digest_size=32).digest()


@dataclass(frozen=True, slots=True)
class Saying:
    """What a bot says about a move: the number of the move, what it is after, and how sure it is."""

    number: int
    aim: Message
    sureness: Confidence


@dataclass
class Table:
    """A match with the people and bots around it."""

    game: Game[Any]
    match: Match
    names: list[str]
    bots: Mapping[int, Bot]
    key: bytes | None
    """The chance key if all of the match comes from it."""
    ask_outcome: AskOutcome | None = None
    """Set when chance is typed in."""
    rng: random.Random = field(default_factory=random.Random)
    said: dict[int, Saying] = field(default_factory=dict)
    """What each bot has last said about a move of its own, by seat."""
    saved: int = 0
    """How many moves the last saved file has."""
    file: Path | None = None

    @property
    def people(self) -> list[int]:
        """The seats that are not bots."""
        return [seat for seat in range(self.match.setup.players) if seat not in self.bots]

    def next_seat(self) -> int:
        """Whose decision is taken next; bots do not keep people waiting."""
        asked = self.match.asked
        return next((seat for seat in asked if seat in self.bots), asked[0])

    def choose(self, seat: int, option: Option) -> Entry:
        """Play an option of the menu. Raises Cancelled if the person gives up telling its outcomes."""
        match = self.match
        if self.ask_outcome is None:
            return match.choose(seat, option)

        def attempt(luck: Luck) -> Entry:
            match.luck.source = luck
            return match.choose(seat, option)

        return told(self.ask_outcome, attempt)

    def bot_move(self, seat: int) -> Entry:
        """Let a bot decide, from its view alone, and say what everybody may hear about it."""
        match, bot = self.match, self.bots[seat]
        view = match.view(seat)
        menu = list(self.game.menu(match.position, seat))
        option = bot.choose(self.game, view, menu, self.rng)
        aim = public_aim(self.game, match.position, seat, option)
        entry = self.choose(seat, option)
        if aim is not None and not bot.blind:
            sure = confidence(bot, self.game, view, menu, option)
            quiet = aim is KEEPS_QUIET
            self.said[seat] = Saying(len(match.record) - 1, aim, Confidence() if quiet else sure)
        return entry

    def text(self) -> str:
        """The match file. It carries the chance key, so that a match goes on exactly as it would have."""
        return matchfile.write(self.match, self.names, key=self.key)

    def save(self, path: Path) -> None:
        """Write the match file, whole or not at all."""
        beside = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            beside.write_text(self.text(), encoding="utf-8")
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
        self.file, self.saved = path, len(self.match.record)


def told(ask: AskOutcome, attempt: Callable[[Luck], T]) -> T:
    """Try something until every outcome it needs was typed in."""
    outcomes: list[Outcome] = []
    while True:
        try:
            return attempt(Told(list(outcomes)))
        except NeedOutcome as need:
            value = ask(need)
            if value is not None:
                outcomes.append(Outcome(need.tag, value))
            elif outcomes:
                outcomes.pop()
            else:
                raise Cancelled from None


def new_match(game: Game[Any], setup: Setup, luck: Luck | AskOutcome) -> Match:
    """A match at its first decision. Raises Cancelled if the person gives up telling its opening."""
    if not callable(luck):
        return Match.begin(game, setup, luck)
    match = told(luck, lambda source: Match.begin(game, setup, source))
    match.luck.source = NoLuck()
    return match


def load_match(game: Game[Any], path: Path) -> tuple[Match, dict[int, str], bytes | None]:
    """A saved match, its players' names and its key. Raises MatchFileError with the line of the fault."""
    record = matchfile.parse(path.read_text(encoding="utf-8"), str(path))
    if record.header.game != game.id:
        raise MatchFileError(
            str(path), 2, f"this is a match of {record.header.game}, not {game.id}"
        )
    match = matchfile.rebuild(record, game, str(path))
    key = _key(record.header.key, path)
    drawn = len(match.opening.outcomes) + sum(len(entry.outcomes) for entry in match.record)
    match.luck.source = Keyed(key or key_of(None), drawn if key else 0)
    return match, record.header.names, key


def _key(text: str, path: Path) -> bytes | None:
    try:
        return bytes.fromhex(text) or None
    except ValueError:
        raise MatchFileError(str(path), 1, "the chance key is not written in hex") from None


def seat_names(
    players: int, given: Mapping[int, str], bots: Mapping[int, Bot], words: Words
) -> list[str]:
    """A name for every seat."""
    names = []
    for seat in range(players):
        id = "player-bot" if seat in bots else "player-unnamed"
        own = printable(given.get(seat, ""))[:LONGEST_NAME]
        names.append(own or words.say(Message(id, {"number": seat + 1})))
    return names


def resting_place(game: Game[Any]) -> Path:
    """Where a match is kept that was left without saving."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "ennead" / f"{game.id}.match"
