"""Judges moves of replays, one at a time, in the bots' workers: whoever plays goes first."""

from __future__ import annotations

import asyncio

from ennead.bots.review import grade_of
from ennead.server import messages as m
from ennead.server import speech
from ennead.server.hall import Hall
from ennead.server.refused import Refused
from ennead.server.replays import Film

PATIENT = 8
"""How many may wait for a verdict."""


class Critic:
    """Verdicts on moves; a film keeps those it has."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._one_at_a_time = asyncio.Semaphore(1)
        self._waiting = 0

    async def verdict(self, film: Film, number: int) -> m.Verdict:
        """The move made in a frame, and what was better. Raises Refused when too many ask or nobody can say."""
        found = film.verdicts.get(number)
        if found is not None:
            return found
        if self._waiting >= PATIENT:
            raise Refused("busy", "many moves are being judged; try again in a moment")
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                found = film.verdicts.get(number) or await self._judge(film, number)
        finally:
            self._waiting -= 1
        film.verdicts[number] = found
        return found

    async def _judge(self, film: Film, number: int) -> m.Verdict:
        shelf, entry = film.shelf, film.match.record[number]
        game = shelf.game
        view = game.view(film.position(number), entry.seat)
        label = m.words(shelf.label(view.state, entry.option))
        judgement = game.judgement()
        if len(game.menu(view.state, entry.seat)) < 2 or judgement is None:
            return m.Verdict(entry.seat, entry.text, label, entry.text, label)
        pool = self._hall.bots
        choice = await pool.judge(game, view, entry.text, number)
        if choice is None:
            raise Refused("busy", "nobody could judge this move; try again in a moment")
        best = game.read(choice.text)
        chosen, possible = choice.values[entry.text], choice.values[choice.text]
        return m.Verdict(
            entry.seat,
            entry.text,
            label,
            choice.text,
            m.words(shelf.label(view.state, best)),
            shelf.targets(view.state, best),
            round(100 * chosen),
            round(100 * possible),
            grade_of(possible - chosen),
            speech.words_of(game, view.state, entry.seat, best),
            judgement.by_goal(view.state.seats),
        )
