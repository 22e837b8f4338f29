"""Bots at the tables of this device. They think elsewhere, one view after another, so that neither
table nor page waits for them; a bot that gives no answer makes a seeded choice."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ennead.bots.bot import AnyView
from ennead.bots.protocol import Reply, Request, fallback, read_reply
from ennead.browser.effects import Effects
from ennead.browser.match import OwnMatch
from ennead.table import speech
from ennead.table.newtable import bot_seed
from ennead.table.refused import Refused
from ennead.table.seating import Holder, attempts
from ennead.table.table import Table

PAUSE = 0.4
"""Seconds after a person's move that may still be taken back, and between moves of bots that play
alone."""
HEARING = 20.0
"""Seconds that a bot gives a partner to suggest an answer."""


@dataclass(slots=True)
class Thought:
    """What somebody thinks about: a seat's decision at a table."""

    match: OwnMatch
    seat: int
    opened: int
    seq: int
    started: float
    reply: Reply | None = None


class Thinker:
    """Asks for choices and plays them. `changed` takes a match that has moved on."""

    def __init__(self, changed: Callable[[OwnMatch], None]) -> None:
        self.effects = Effects()
        self._changed = changed
        self._numbers = itertools.count(1)
        self._asked: dict[int, tuple[Request, Callable[[Reply], None]]] = {}
        self._thoughts: dict[tuple[str, int], Thought] = {}
        self._choices: dict[tuple[str, int], tuple[int, int]] = {}
        """The entry of each bot's last choice, and the number of its wish."""

    # -- asking ------------------------------------------------------------------------------------

    def choose(
        self, match: OwnMatch, seat: int, level: str, then: Callable[[Reply], None], **own: Any
    ) -> None:
        """Ask what a bot of this level would do on a seat."""
        table, game = match.running, match.kit.game
        view = game.view(table.position, seat)
        view.seat = game.decider(table.position, seat)  # where a suggestion would be followed
        seed = bot_seed(match.row.key, table.opened, seat)
        self._ask(match, view, seed, then, bot=level, **own)

    def judge(
        self, game: Any, view: AnyView, played: str, seed: int, then: Callable[[Reply], None]
    ) -> None:
        """Ask what was better than a move; `then` gets a reply with a `problem` if nobody knows."""
        menu = game.menu(view.state, view.seat)
        number = next(self._numbers)
        self._send(Request.about(game, view, menu, seed, number=number, played=played), then)

    def _ask(
        self, match: OwnMatch, view: AnyView, seed: int, then: Callable[[Reply], None], **more: Any
    ) -> None:
        menu, number = match.kit.game.menu(view.state, view.seat), next(self._numbers)
        self._send(Request.about(match.kit.game, view, menu, seed, number=number, **more), then)

    def _send(self, request: Request, then: Callable[[Reply], None]) -> None:
        self._asked[request.number] = request, then
        self.effects.think.append(request.line())

    def hear(self, number: int, line: str) -> None:
        """The reply to a request; an empty line if there will be none."""
        if number not in self._asked:
            return
        request, then = self._asked.pop(number)
        try:
            reply = read_reply(line, request)
        except ValueError as error:
            reply = Reply(number, problem=str(error))
        if reply.problem and not request.played:
            reply = fallback(request)
        then(reply)

    # -- playing -----------------------------------------------------------------------------------

    def drive(self, match: OwnMatch) -> None:
        """Let everybody think who is answered for."""
        if not match.playing:
            return
        for seat in match.driven():
            thought = self._thoughts.get((match.id, seat))
            if thought is None:
                self._begin(match, seat)
            elif thought.reply is not None:
                self.go_on(match, seat)  # whoever may suggest something perhaps has

    def _begin(self, match: OwnMatch, seat: int) -> None:
        table, held = match.running, match.seating.seats[seat]
        thought = Thought(match, seat, table.opened, table.seq, time.monotonic())
        self._thoughts[match.id, seat] = thought

        def answer(reply: Reply) -> None:
            thought.reply = reply
            self.go_on(match, seat)

        if held.holder is Holder.PERSON:
            thought.reply = Reply(text=next(attempts(table, seat)))
            self.effects.later.append((0.0, {"type": "go on", "table": match.id, "seat": seat}))
            return
        entry, number = self._choices.get((match.id, seat), (0, 0))
        follows = number if entry == table.seq else 0
        self.choose(match, seat, held.level, answer, table=match.id, follows=follows)

    def go_on(self, match: OwnMatch, seat: int) -> None:
        """Play what was chosen for a seat, if it is time; a choice for another decision than the
        present one is forgotten."""
        thought = self._thoughts.get((match.id, seat))
        if thought is None or thought.match is not match or thought.reply is None:
            return
        table = match.running
        if table.opened != thought.opened or seat not in match.driven():
            del self._thoughts[match.id, seat]
            self.drive(match)
            return
        wait = thought.started + _patience(match, seat) - time.monotonic()
        if wait > 0:
            again = {"type": "go on", "table": match.id, "seat": seat}
            self.effects.later.append((wait, again))
            return
        del self._thoughts[match.id, seat]
        straight = self._play(match, seat, thought.reply) and table.seq == thought.seq + 1
        if straight:
            self._choices[match.id, seat] = table.seq, thought.reply.number
        self._changed(match)

    def _play(self, match: OwnMatch, seat: int, reply: Reply) -> bool:
        """Play a choice and say what it is for; False if the rules fail on it, and others do."""
        table, game = match.running, match.kit.game
        heard = table.heard(seat, match.seating.people)
        text = reply.text if heard is None else game.write(heard)
        words = speech.public_words(game, table.position, seat, game.read(text))
        if seat not in table.asked or match.seating.seats[seat].holder is not Holder.BOT:
            words = None  # a suggestion, or what anybody had to do
        for number, attempt in enumerate(attempts(table, seat, text)):
            try:
                match.add(table.play(seat, attempt), f"bot-{table.seq}-{number}")
            except Refused:
                continue
            if words is not None and not number:
                moves = len(table.match.record)
                table.said[seat] = speech.Saying(seat, moves - 1, words)
            return not number
        match.broken = "the rules fail on every option"
        return False


def _patience(match: OwnMatch, seat: int) -> float:
    """How long after it was asked a bot answers at the earliest; it never depends on how many
    answers it has."""
    table, seats = match.running, match.seating.seats
    if table.is_forced(seat):
        return 0.0
    people = match.seating.people
    if any(table.advised(person) == seat for person in people):
        return HEARING if table.heard(seat, people) is None else 0.0
    last = table.match.record[-1].seat if table.match.record else seat
    may_take_back = seats[last].holder is Holder.PERSON and not _is_final(table, last)
    return PAUSE if not people or may_take_back else 0.0


def _is_final(table: Table, seat: int) -> bool:
    return bool(table.match.why_final(seat))
