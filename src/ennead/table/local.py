"""A table at one screen: people who share it, and bots that think in this very process.

Chance is a key (new, from a seed, or from a loaded file), or told by somebody at a real table: then
a move is tried again with one more outcome each time until the rules ask for no more.
"""

from __future__ import annotations

import hashlib
import random
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

from ennead.bots import Bot
from ennead.kernel import Entry, Match, Option, Setup, matchfile
from ennead.kernel.chance import Keyed, Luck, NoLuck, Outcome, Told
from ennead.kernel.errors import MatchFileError, NeedOutcome
from ennead.table import speech
from ennead.table.kit import GameKit
from ennead.table.table import Table

T = TypeVar("T")
AskOutcome: TypeAlias = Callable[[NeedOutcome], int | None]
"""What came up at the real table; None takes the outcome told before it back."""


class Cancelled(Exception):
    """The person takes the move back whose outcome was asked for."""


@dataclass
class LocalTable:
    """A table with the people and bots around it."""

    table: Table
    names: list[str]
    bots: Mapping[int, Bot]
    key: bytes | None
    """The chance key if all of the match comes from it."""
    ask_outcome: AskOutcome | None = None
    """Set when chance is told."""
    rng: random.Random = field(default_factory=random.Random)
    silent: dict[int, int] = field(default_factory=dict)
    """The entry of the last decision about which a person did not want to suggest anything."""

    @property
    def kit(self) -> GameKit:
        """The game."""
        return self.table.kit

    @property
    def match(self) -> Match:
        """The match that is played."""
        return self.table.match

    @property
    def people(self) -> list[int]:
        """The seats that are not bots."""
        return [seat for seat in range(self.match.setup.players) if seat not in self.bots]

    def next_seat(self) -> int:
        """Who is next: those who may suggest something to a partner, then bots, which do not keep
        people waiting."""
        table, asked = self.table, self.table.asked
        for seat in range(self.match.setup.players) if table.position.sealed else ():
            if (decider := table.advised(seat)) is not None and self._has_a_say(seat, decider):
                return seat
        return next((seat for seat in asked if seat in self.bots), asked[0])

    def _has_a_say(self, seat: int, decider: int) -> bool:
        """Whether a seat still has something to suggest; bots do not talk to each other."""
        if seat in self.bots:
            return decider not in self.bots
        return self.silent.get(seat) != self.table.opened

    def choose(self, seat: int, option: Option) -> Entry:
        """Play an option of the menu. Raises Refused, or Cancelled if the person gives up telling
        its outcomes."""
        if self.ask_outcome is None:
            return self.table.choose(seat, option)

        def attempt(luck: Luck) -> Entry:
            self.match.luck.source = luck
            return self.table.choose(seat, option)

        return until_told(self.ask_outcome, attempt)

    def bot_move(self, seat: int) -> Entry:
        """Let a bot decide, from its view alone, and say what everybody may hear about it."""
        table, bot, game = self.table, self.bots[seat], self.kit.game
        view, before = self.match.view(seat), table.position
        view.seat = game.decider(before, seat)  # a suggestion is thought up in the partner's place
        menu = list(game.menu(before, seat))
        heard = table.heard(seat, self.people)
        option = heard or bot.choose(game, view, menu, self.rng)
        words = speech.public_words(game, before, seat, option)
        entry = self.choose(seat, option)
        if words is not None and not bot.blind and heard is None and view.seat == seat:
            table.said[seat] = speech.Saying(seat, len(self.match.record) - 1, words)
        return entry

    def text(self) -> str:
        """The match file. It carries the chance key, so that a match goes on exactly as it would
        have."""
        return matchfile.write(self.match, self.names, key=self.key)


def key_of(seed: int | None) -> bytes:
    """The chance key of a seed; a fresh one without."""
    if seed is None:
        return secrets.token_bytes(32)
    return hashlib.blake2b(f"ennead seed {seed}".encode(), digest_size=32).digest()


def until_told(ask: AskOutcome, attempt: Callable[[Luck], T]) -> T:
    """Try something until every outcome it needs was told."""
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


def new_table(kit: GameKit, setup: Setup, luck: Keyed | AskOutcome) -> Table:
    """A table at its first decision. Raises Cancelled if the person gives up telling its
    opening."""
    if isinstance(luck, Keyed):
        return Table(kit, Match.begin(kit.game, setup, luck), luck)
    match = until_told(luck, lambda source: Match.begin(kit.game, setup, source))
    match.luck.source = NoLuck()
    return Table(kit, match)


def loaded_table(kit: GameKit, text: str, where: str) -> tuple[Table, dict[int, str], bytes | None]:
    """The table of a match file, its players' names and its key. Raises MatchFileError with the
    line of the fault."""
    record = matchfile.parse(text, where)
    if record.header.game != kit.id:
        raise MatchFileError(where, 2, f"this is a match of {record.header.game}, not {kit.id}")
    match = matchfile.rebuild(record, kit.game, where)
    key = _key(record.header.key, where)
    drawn = len(match.opening.outcomes) + sum(len(entry.outcomes) for entry in match.record)
    luck = Keyed(key or key_of(None), drawn if key else 0)
    match.luck.source = luck
    return Table(kit, match, luck), record.header.names, key


def _key(text: str, where: str) -> bytes | None:
    try:
        return bytes.fromhex(text) or None
    except ValueError:
        raise MatchFileError(where, 1, "the chance key is not written in hex") from None
