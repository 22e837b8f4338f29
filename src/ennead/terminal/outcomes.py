"""Chance typed in: what was drawn at a real table, by name or number, several at once with
commas."""

from __future__ import annotations

from typing import Any

from ennead.kernel import Game
from ennead.kernel.chance import Outcome
from ennead.kernel.errors import NeedOutcome, NotationError
from ennead.kernel.matchfile import outcome_name, read_outcome
from ennead.terminal.blocks import flowing, indented, ink
from ennead.terminal.context import RenderContext
from ennead.terminal.reference import folded
from ennead.terminal.screen import Screen


class OutcomePrompt:
    """Asks for outcomes; names beyond the first answer the next questions."""

    def __init__(self, game: Game[Any], screen: Screen, context: RenderContext) -> None:
        self.game = game
        self.screen = screen
        self.context = context
        self._waiting: list[str] = []

    def ask(self, need: NeedOutcome) -> int | None:
        """One of the possible values; None when the person wants to go back. Raises EOFError at the
        end of input."""
        possible = list(dict.fromkeys(need.among))
        if len(possible) == 1:
            return possible[0]
        asked = False
        while True:
            if not self._waiting:
                if not asked:
                    self._question(need, possible)
                    asked = True
                line = self.screen.read([self._notation(need, value) for value in possible])
                self._waiting = [part.strip() for part in line.split(",") if part.strip()]
                continue
            text = self._waiting.pop(0)
            if folded(text) in ("back", folded(self.context.say("terminal-back"))):
                self._waiting.clear()
                return None
            value = self._value(need, possible, text)
            if value is not None:
                return value
            self._waiting.clear()
            self.screen.tell(self.context.say("terminal-outcome-impossible", text=text), "refusal")

    def forget(self) -> None:
        """Drop names that were typed beyond what was asked."""
        self._waiting.clear()

    def _question(self, need: NeedOutcome, possible: list[int]) -> None:
        own = f"chance-{need.tag}"
        question = own if self.context.words.has(own) else "terminal-outcome"
        self.screen.tell(self.context.say(question, tag=need.tag), "prompt")
        names = [ink(self._notation(need, value), "notation") for value in possible]
        self.screen.show(indented(flowing(names, self.screen.width - 2), 2))
        self.screen.tell(self.context.say("terminal-outcome-back"), "quiet")

    def _notation(self, need: NeedOutcome, value: int) -> str:
        return outcome_name(self.game, Outcome(need.tag, value))

    def _value(self, need: NeedOutcome, possible: list[int], text: str) -> int | None:
        """The possible value that was meant: in notation, or by its name in the language of the
        screen."""
        vocabulary = self.game.chances.get(need.tag, "int")
        for value in possible:
            name = self._notation(need, value)
            if folded(text) in (folded(name), folded(self.context.say(f"{vocabulary}-{name}"))):
                return value
        try:
            value = read_outcome(self.game, need.tag, text.casefold()).value
        except NotationError:
            return None
        return value if value in possible else None
