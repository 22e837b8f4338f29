"""One sitting at the terminal: whose decision it is, what they see, and what they type.

People share the screen: before the next of them looks, it is wiped and handed over. Bots decide as
soon as they are asked, and what they did is told to the next person.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from contextlib import nullcontext, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from ennead.bots import BotFault, bot_for_people
from ennead.kernel import EVERYTHING, SPECTATOR, Message, Option, View
from ennead.kernel.errors import NotationError
from ennead.table import explanations
from ennead.table.local import Cancelled, LocalTable
from ennead.table.refused import Refused
from ennead.table.table import Table
from ennead.terminal import files, narration
from ennead.terminal.blocks import Block, indented, ink, ruled, tabled, wrapped
from ennead.terminal.board import BoardView, NumberedOption, marks, parts
from ennead.terminal.commands import COMMANDS, Command, Leave, command_named, command_words
from ennead.terminal.context import RenderContext
from ennead.terminal.drawing import score_sheet
from ennead.terminal.outcomes import OutcomePrompt
from ennead.terminal.reference import folded, near
from ennead.terminal.screen import Screen

NEWS = 12
"""How many lines of what happened stand on the screen; the log has all."""
MANY = 30
"""From how many options on only their kinds are listed."""


class Session:
    """A table, the screen in front of it, and the language spoken there."""

    commands: Mapping[str, Command] = COMMANDS
    """What can be typed beside moves."""

    def __init__(
        self,
        table: LocalTable,
        screen: Screen,
        context: RenderContext,
        outcomes: OutcomePrompt | None = None,
    ) -> None:
        self.table = table
        self.outcomes = outcomes
        table.ask_outcome = outcomes.ask if outcomes else None
        self.screen = screen
        self.context = context
        self.board = BoardView(table.kit)
        self.seat: int | None = None
        """Who looks at the screen; nobody before the first look and after a hand-over."""
        self.choices: list[NumberedOption] = []
        self.file: Path | None = None
        """Where the match was saved last."""
        self.saved = 0
        """How many moves that file has."""
        self.faults = 0
        """Lines that were refused; a script that had any ends with exit code 1."""
        self._seen: dict[int, int] = {}
        self._notices: list[str] = []
        self.stale = True

    # -- the sitting -------------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the match is over and left, or the input ends. Returns the exit code."""
        try:
            while True:
                self.step()
        except (Leave, EOFError):
            self.farewell()
        except KeyboardInterrupt:
            self.screen.show([Text()])
            self.farewell()
            raise
        return 1 if self.faults and not self.screen.live else 0

    def step(self) -> None:
        """One decision of a bot, or one line of a person."""
        match = self.table.match
        if match.over:
            self._after_the_end()
            return
        seat = self.table.next_seat()
        if self.table.table.is_forced(seat):
            self.table.choose(seat, self.table.kit.game.menu(match.position, seat)[0])
            return
        if seat in self.table.bots:
            self._bot_move(seat)
            if not self.table.people:
                self.tell_news(SPECTATOR)
            return
        if seat != self.seat:
            self._hand_over(seat)
        if self.stale:
            self.draw()
        self.answer(self.screen.read([*(one.text for one in self.choices), *command_words(self)]))

    def _bot_move(self, seat: int) -> None:
        prompt = Message(f"prompt-{self.table.match.position.question}")
        asked = self.context.words.asked(prompt, seat, self.context.names)
        waiting = nullcontext() if self.outcomes else self.screen.waiting(asked)
        with (
            suppress(Cancelled),
            waiting,
        ):  # cancelled: it is asked again, its luck may be corrected
            try:
                self.table.bot_move(seat)
            except BotFault as fault:
                self._replace_bot(seat, str(fault))
        self._forget_outcomes()

    def _replace_bot(self, seat: int, verdict: str) -> None:
        """A program that misbehaves loses its seat to a plain bot; the match goes on."""
        self.refuse([self.context.say("terminal-bot-fault", verdict=verdict)])
        self.table.bots = {**self.table.bots, seat: bot_for_people("player")}

    def _forget_outcomes(self) -> None:
        """What was typed for one move never answers for the next."""
        if self.outcomes:
            self.outcomes.forget()
        self.stale = True

    def _hand_over(self, seat: int) -> None:
        """Nobody sees the hand of the one before: wipe, name the next, wait."""
        if len(self.table.people) > 1:
            self.screen.clear()
            self.screen.tell(self._to("terminal-hand-over", seat), "prompt")
            if self.screen.live:
                input()
        self.seat = seat
        self.stale = True

    def _after_the_end(self) -> None:
        if self.stale:
            self.choices, self.seat = [], None
            self.screen.clear()
            self.draw_board(self.context)
            scene = self.board.scene(self.view())
            self.screen.show(
                score_sheet(scene.standings, self.context, self.screen.width) if scene else []
            )
            self.screen.tell(
                narration.coloured(narration.result(self.table.table, self.context), self.context)
            )
            self.stale = False
            if not self.screen.live and not self.table.people:
                raise Leave
            self.screen.tell(self.context.say("terminal-over"), "quiet")
        self.answer(self.screen.read(command_words(self)))

    # -- what is seen ------------------------------------------------------------------------------

    def view(self) -> View[Any]:
        """What the person at the screen may see; everything once the match is over."""
        match = self.table.match
        if match.over:
            return match.view(EVERYTHING)
        return match.view(SPECTATOR if self.seat is None else self.seat)

    def draw(self) -> None:
        """The whole screen of a decision."""
        view = self.view()
        self.choices = self.board.choices(view, self.context)
        self.screen.clear()
        self.draw_board(self.context.marking(marks(self.choices), parts(self.choices)))
        self.tell_news(view.seat)
        self.tell_notices()
        self.draw_question()
        self.stale = False

    def tell_notices(self) -> None:
        """What was to be said with the next look at the table."""
        for sentence in self._notices:
            self.screen.tell(sentence, "quiet")
        self._notices.clear()

    def draw_board(self, context: RenderContext) -> None:
        """The table as the person at the screen sees it."""
        self.screen.show(self.board.board(self.view(), context, self.screen.width))

    def draw_question(self) -> None:
        """What is asked, and the options."""
        assert self.seat is not None
        width, seen = self.screen.width, self.view().state
        prompt = self.context.player(self.seat).append(": ")
        prompt.append(self.context.say(self.table.kit.game.prompt(seen, self.seat)), "prompt")
        if seen.sealed:
            prompt.append(" ").append(self.context.say("terminal-secret"), "quiet")
        self.screen.show([Text(), *wrapped(prompt, width)])
        decider = self.table.table.advised(self.seat)
        if decider is not None:
            self.screen.tell(self._to("page-suggest-to", decider), "quiet")
            self.screen.tell(self.context.say("terminal-no-suggestion"), "quiet")
        for partner, option in self.table.kit.game.suggestions(seen, self.seat):
            label = self.board.label(self.view(), option, self.context)
            name = self.context.words.player(partner, self.context.names)
            self.screen.tell(self.context.say("page-suggested", player=name, what=label))
        self.screen.show(self.option_lines(self.choices if len(self.choices) <= MANY else []))
        if len(self.choices) > MANY:
            self.screen.show(self._summary())

    def option_lines(self, choices: Sequence[NumberedOption]) -> Block:
        """Options with their numbers, words and notation: in columns if they fit, else one after
        another."""
        rows = [
            [ink(f"{one.number:>3}", "number"), Text(one.label), ink(one.text, "notation")]
            for one in choices
        ]
        widest = [max((row[i].cell_len for row in rows), default=0) for i in range(3)]
        if sum(widest) + 4 <= self.screen.width:
            return tabled(rows, self.screen.width)
        lines = [Text("  ").join(row) for row in rows]
        return [part for line in lines for part in wrapped(line, self.screen.width, 5)]

    def _summary(self) -> Block:
        """Many options by verb: a few are listed, of many the form and one example."""
        lines: Block = []
        for verb in dict.fromkeys(one.verb for one in self.choices):
            alike = [one for one in self.choices if one.verb == verb]
            if len(alike) <= 4:
                lines += self.option_lines(alike)
                continue
            text = ink(f"{alike[0].number:>3}–{alike[-1].number}  ", "number")
            text.append(alike[0].label).append(f"  {alike[0].text}  …", "notation")
            lines += wrapped(text, self.screen.width, 5)
        many = self.context.say("terminal-options-many", count=len(self.choices))
        return [*lines, *wrapped(ink(many, "quiet"), self.screen.width)]

    def tell_news(self, viewer: int) -> None:
        """What happened since this viewer looked last."""
        record = self.table.match.record
        since = min(self._seen.get(viewer, -1), len(record))
        self._seen[viewer] = len(record)
        events = narration.happened(self.table.match, viewer, self.context, max(since, 0))
        told = [text for number, text in events if number >= since]  # the opening is number -1
        news = narration.counted(told)
        words = self._sayings(since)
        if not news:
            self.screen.show(words)
            return
        lines = [line for text in news[-NEWS:] for line in self.event_lines(text)]
        if len(news) > NEWS:
            earlier = self.context.say("terminal-earlier", count=len(news) - NEWS)
            lines = [ink(f"  {earlier}", "quiet"), *lines]
        if self.table.people:
            self.screen.show([ruled(Text(self.context.say("terminal-news")), self.screen.width)])
        self.screen.show([*lines, *words])

    def _sayings(self, since: int) -> Block:
        """The last words of each bot that moved since then."""
        said = sorted(self.table.table.said.values(), key=lambda one: one.number)
        return [
            line
            for one in said
            if one.number >= since
            for line in self.event_lines(narration.said(one, self.context))
        ]

    def event_lines(self, sentence: str) -> Block:
        """One event of the log."""
        text = narration.coloured(sentence, self.context)
        return indented(wrapped(text, self.screen.width - 2, 2), 2)

    # -- what is typed -----------------------------------------------------------------------------

    def answer(self, line: str) -> None:
        """A number, a move, or a command; anything else gets one clear sentence."""
        choice = self._chosen(line)
        if choice is not None:
            self._play(choice)
            return
        found = command_named(line, self)
        if found is not None:
            command, rest = found
            command(self, rest)
        elif line:
            self.refuse(self._problem(line))
        elif self.seat is not None and self.table.table.advised(self.seat) is not None:
            self.table.silent[self.seat] = self.table.table.opened
            self.stale = True
        elif self.screen.live:  # Enter alone brings the table back
            self.stale = True

    def _chosen(self, line: str) -> NumberedOption | None:
        if line.isdecimal():
            return self.choices[int(line) - 1] if 1 <= int(line) <= len(self.choices) else None
        wanted = " ".join(line.casefold().split())
        for choice in self.choices:
            if wanted == choice.text or folded(line) == folded(choice.label):
                return choice
        view = self.view()
        with suppress(NotationError):
            option = self.table.kit.game.understand(view.state, view.seat, line)
            return next((choice for choice in self.choices if choice.option is option), None)
        return None

    def _play(self, choice: NumberedOption) -> None:
        assert self.seat is not None
        if choice.manner == "costly" and self.screen.live and not self._sure(choice):
            return
        self.play(self.seat, choice.option)

    def play(self, seat: int, option: Option) -> None:
        """Play an option; with typed chance the person may still turn back."""
        try:
            self.table.choose(seat, option)
        except Cancelled:
            self.notice(self.context.say("terminal-cancelled"))
        except Refused as refused:  # the rules failed
            self.refuse([self.context.say(f"problem-{refused.code}")])
        self._forget_outcomes()

    def _sure(self, choice: NumberedOption) -> bool:
        self.screen.tell(self.context.say("terminal-sure", label=choice.label), "prompt")
        answer = folded(self.screen.read())
        yes = folded(self.context.say("terminal-yes"))
        return bool(answer) and (yes.startswith(answer) or "yes".startswith(answer))

    def _problem(self, line: str) -> list[str]:
        """Why a line is no move here: refused with the rules that do so, or not understood."""
        kit, view = self.table.kit, self.view()
        if self.table.match.over:
            return [self.context.say("refuse-match-over")]
        if line.isdecimal():
            return [self.context.say("terminal-no-number", number=line, count=len(self.choices))]
        try:
            option = kit.read(line)
        except NotationError:
            return [self.not_understood(line)]
        found = explanations.refusals(kit, view.state, view.seat, option)
        return narration.refusals(kit.game, found, self.context)

    def not_understood(self, line: str) -> str:
        """One sentence about a text that is no move of this game, with what may have been meant."""
        known = [*(one.text for one in self.choices), *command_words(self)]
        forms = [verb.form for verb in self.table.kit.game.verbs.values()]
        like = [form for form in forms if form.split()[0] == line.casefold().split()[0]]
        close = near(line.casefold(), known, 0.75 if like else 0.6)
        if close:
            return self.context.say("terminal-near", text=line, near=" | ".join(close))
        if like:
            return self.context.say("terminal-form", text=line, form=" | ".join(like))
        return self.context.say("terminal-unknown", text=line)

    def refuse(self, sentences: Sequence[str]) -> None:
        """Say why something cannot be done."""
        self.faults += 1
        for sentence in sentences:
            self.screen.tell(sentence, "refusal")

    def notice(self, sentence: str) -> None:
        """Show the whole screen again, with this sentence on it, before the next line is read."""
        self._notices.append(sentence)
        self.stale = True

    def replace(
        self, loaded: Table, names: Mapping[int, str], key: bytes | None, file: Path
    ) -> None:
        """Go on with another match of the same game."""
        table, players = self.table, loaded.match.setup.players
        table.bots = {seat: bot for seat, bot in table.bots.items() if seat < players}
        table.names = narration.seat_names(players, names, table.bots, self.context.words)
        table.table, table.key = loaded, key
        self.file, self.saved = file, len(loaded.match.record)
        self.context = replace(self.context, names=table.names)
        self.seat, self._seen = None, {}
        self.notice(self.context.say("terminal-loaded", file=str(file)))

    # -- the end -----------------------------------------------------------------------------------

    def farewell(self) -> None:
        """Leave nothing behind: an unfinished match rests in a file, and how to go on is said."""
        table = self.table
        moves = len(table.match.record)
        if table.match.over or not moves:
            return
        if self.file is None or self.saved != moves:
            try:
                path = files.resting_place(table.kit.id)
                path.parent.mkdir(parents=True, exist_ok=True)
                self.save(path)
            except OSError as error:
                problem = error.strerror or str(error)
                self.screen.tell(self.context.say("terminal-lost", problem=problem))
                return
        assert self.file is not None
        self.screen.tell(self.context.say("terminal-left", moves=moves))
        self.screen.show(self._command_line(self.file))

    def save(self, path: Path) -> None:
        """Write the match file. Raises OSError."""
        files.save(path, self.table.text())
        self.file, self.saved = path, len(self.table.match.record)

    def _command_line(self, file: Path) -> Block:
        """The command that goes on with this match, ready to be copied; a shell joins its lines
        again."""
        parts = [f"ennead terminal {self.table.kit.id}", f"--load {shlex.quote(str(file))}"]
        if self.table.bots:
            parts.append(f"--bots {','.join(bot.name for bot in self.table.bots.values())}")
        if self.table.ask_outcome is not None:
            parts.append("--chance typed")
        lines = [ink(f"  {parts[0]}", "bold")]
        for part in parts[1:]:
            if lines[-1].cell_len + cell_len(part) + 3 > self.screen.width:
                lines[-1].append(" \\", "bold")
                lines.append(Text("   "))
            lines[-1].append(f" {part}", "bold")
        return lines

    def _to(self, id: str, seat: int) -> str:
        return self.context.say(id, player=self.context.words.player(seat, self.context.names))
