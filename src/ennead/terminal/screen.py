"""Where text goes and where typed lines come from: a terminal, or a pipe that is just as good.

On a terminal the screen is cleared between players and lines can be edited and completed. Through a
pipe nothing is cleared and no prompt is printed; what was read is echoed, so that a transcript can
be followed.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import TextIO

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from ennead.terminal.blocks import Block, cut, ink, wrapped
from ennead.terminal.context import STYLES

WIDEST = 100
NARROWEST = 40
PROMPT = "> "
_PLAIN = str.maketrans("─│╭╮╰╯▸★✓✗×·›–…•☥◉✱✿▲▮“”„’", '-|++++>*vxx.>-.*@ox%^#"""\'')
_CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the last one also wipes what could be scrolled back to


class Screen:
    """Standard input and output, or any two streams."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.target = target or sys.stdout
        for stream in (self.source, self.target):  # odd bytes must not end a match
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.console = Console(file=self.target, theme=Theme(STYLES), highlight=False)
        self.live = self.source.isatty() and self.target.isatty()
        self.width = max(NARROWEST, min(self.console.width, WIDEST))
        self._plain = not (self.console.encoding or "").lower().startswith("utf")

    def show(self, block: Block) -> None:
        """Print lines that are no wider than `width`."""
        for line in block:
            if self._plain:
                line = line.copy()
                line.plain = line.plain.translate(_PLAIN)
            self.console.print(line, soft_wrap=True)

    def tell(self, sentence: str | Text, style: str = "") -> None:
        """Print a sentence, wrapped."""
        text = ink(sentence, style) if isinstance(sentence, str) else sentence
        self.show(wrapped(text, self.width))

    def clear(self) -> None:
        """Wipe the terminal, so that nobody reads what the player before has seen."""
        if not self.live:
            return
        self.target.write("\n" * 200 if os.environ.get("TERM") == "dumb" else _CLEAR)
        self.target.flush()

    def waiting(self, sentence: str) -> AbstractContextManager[object]:
        """Say on a terminal that something takes its time, for as long as it does."""
        return self.console.status(Text(sentence)) if self.live else contextlib.nullcontext()

    def read(self, completions: Sequence[str] = ()) -> str:
        """The next line. Raises EOFError when there is none."""
        if self.live:
            _complete(completions)
            return printable(input(PROMPT))
        self.target.flush()
        line = self.source.readline()
        if not line:
            raise EOFError
        line = printable(line)
        self.show([cut(ink(PROMPT + line, "quiet"), self.width)])
        return line


def printable(line: str) -> str:
    """A line from outside without what could steer a terminal."""
    return "".join(sign for sign in line.expandtabs() if sign.isprintable()).strip()


def _complete(words: Sequence[str]) -> None:
    """Let the tab key finish moves and commands."""
    with contextlib.suppress(ImportError):
        import readline

        def completer(text: str, state: int) -> str | None:
            typed = readline.get_line_buffer()
            start = readline.get_begidx()
            found = [word[start:] for word in words if word.startswith(typed)]
            return found[state] if state < len(found) else None

        readline.set_completer_delims(" ")
        readline.set_completer(completer)
        readline.parse_and_bind("tab: complete")
