"""A case on a terminal: moment by moment, forwards and back, through anybody's eyes."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from ennead.factwords import FactWords
from ennead.kernel import EVERYTHING, Message, SeatRef
from ennead.kernel.cases import Moment
from ennead.table.log import is_news
from ennead.table.showcase import Showcase
from ennead.terminal import narration
from ennead.terminal.blocks import indented, ink, ruled, wrapped
from ennead.terminal.board import BoardView
from ennead.terminal.context import RenderContext
from ennead.terminal.screen import Screen
from ennead.words import case_sentences


class CaseView:
    """Shows a case on a screen."""

    def __init__(self, showcase: Showcase, context: RenderContext, screen: Screen) -> None:
        self._case, self._context, self._screen = showcase, context, screen
        self._game = showcase.kit.game
        self._facts = FactWords(self._game, context.words)
        self._board = BoardView(showcase.kit)
        self._sentences = case_sentences(self._game, showcase.case, context.words.language)

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self._case.moments) - 1

    def run(self, viewer: int = EVERYTHING) -> None:
        """Step through it on a terminal; a pipe gets everything at once."""
        if self._screen.live:
            self._step(viewer)
        else:
            for at in range(self.last + 1):
                self.show(at, viewer)

    def _step(self, viewer: int) -> None:
        at, say = 0, self._context.say
        while True:
            self._screen.clear()
            self.show(at, viewer)
            self._screen.tell(say("terminal-watch"), "quiet")
            try:
                typed = self._screen.read()
            except EOFError:
                return
            if typed == say("terminal-watch-end"):
                return
            if typed.isdecimal() and int(typed) <= self._case.players:
                viewer = int(typed) - 1 if int(typed) else EVERYTHING
            elif typed == say("terminal-back"):
                at = max(0, at - 1)
            elif not typed:
                at = min(at + 1, self.last)

    def show(self, at: int, viewer: int) -> None:
        """One moment: the table, and what is said beside it."""
        width, moment, say = self._screen.width, self._case.moments[at], self._context.say
        view = self._game.view(moment.position, viewer)
        self._screen.show(self._board.board(view, self._context, width))
        place = say(Message("case-at", {"at": at + 1, "last": self.last + 1}))
        self._screen.show([Text(), ruled(ink(f"{self._case.name} · {place}", "title"), width)])
        if at == 0:
            self._screen.tell(self._said(self._case.case.says), "prompt")
            for rule in self._case.case.rules:
                self._screen.tell(narration.cited(self._game, rule, self._context), "notation")
        for line in self._lines(moment, self._case.seen_before(at), viewer):
            self._screen.show(indented(wrapped(line, width - 2, 2), 2))
        if at == self.last and self._case.problem:
            self._screen.tell(self._case.problem, "refusal")
        self._screen.show([Text()])

    def _said(self, english: str) -> str:
        """What the case says about itself, in the language spoken."""
        return self._sentences.get(english, english)

    def _lines(self, moment: Moment, state: object, viewer: int) -> Iterator[Text]:
        """What somebody is asked, tries and plays, what happens, and what must hold."""
        say, game = self._context.say, self._game
        if moment.says:
            yield Text(self._said(moment.says))
        if moment.move:
            label = say(self._case.label(state, moment.move))
            line = self._context.player(moment.seat).append(f"  {label}", "bold")
            yield line.append(f"  {moment.move}", "notation")
        elif moment.seat >= 0:
            yield Text(say(Message("case-asked", {"player": SeatRef(moment.seat)})))
        for attempt in moment.attempts:
            line = ink("✗ ", "refusal").append(say(self._case.label(state, attempt.move)), "bold")
            yield line.append(f"  {attempt.move}", "notation").append(f" {say('case-refused')}")
            for sentence in narration.refusals(game, attempt.refusals, self._context):
                yield Text(f"  {sentence}")
        for id, moves in (("case-offered", moment.offered), ("case-unoffered", moment.unoffered)):
            if moves:
                yield Text(f"{say(id)} {', '.join(moves)}")
        for event in filter(is_news, moment.events):
            sentence = say(game.event_message(event.seen_by(viewer)))
            yield narration.coloured(sentence, self._context)
        if moment.facts:
            yield ink(say("case-holds"), "bold")
            for name, value in self._facts.lines(moment.facts):
                yield Text(f"{name}: ").append(value, "bold")
