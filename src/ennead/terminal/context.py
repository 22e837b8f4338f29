"""The hand that writes: words of a language, players' names and colours, and things of a scene in
one phrase."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from rich.text import Text

from ennead.kernel import Message
from ennead.kernel.scene import Node, Stat
from ennead.kernel.scene import Words as Said
from ennead.terminal.blocks import ink
from ennead.words import Words

SIGNS = "☥◉✱✿▲▮"
"""One a seat, beside its colour; all of them are one column wide."""

STYLES = {
    "title": "bold #c9a227",
    "frame": "#8a7a55",
    "quiet": "dim",
    "number": "bold #2a9d8f",
    "notation": "#8a7a55",
    "refusal": "bold #d0604a",
    "prompt": "bold",
    "seat-0": "bold #d0604a",
    "seat-1": "bold #6f93d6",
    "seat-2": "bold #2a9d8f",
    "seat-3": "bold #c9a227",
    "seat-4": "bold #a484d4",
    "seat-5": "bold #93a0ad",
    "seat-6": "bold #c4708a",
    "seat-7": "bold #a9713f",
}
"""Every style by name; colours of the house palette, light enough for a dark window and dark enough
for a light one."""

_SIGNED = {"current": "▸ ", "best": "★ ", "met": "✓ ", "unmet": "✗ ", "owned": "● "}
_QUIET = ("spent", "off", "locked")
_SPOKEN = ("hidden", "turned", "spent", "off", "locked", "new")


@dataclass(frozen=True)
class RenderContext:
    """Words for things: the language, the players' names, and the numbers of the options that point
    at a thing."""

    words: Words
    names: Sequence[str] = ()
    marks: Mapping[str, Sequence[int]] = field(default_factory=dict)
    moves: frozenset[str] = frozenset()
    """The words that moves are made of: a place whose id ends in one is called so on the board."""
    parts: frozenset[str] = frozenset()
    """Things that only together with others make a move: no number says it, so their word is
    written beside them."""
    viewer: int | None = None
    """The seat that looks, if one does."""
    owner: int | None = None
    """The seat whose part of the table is written: its things need no sign."""
    full: bool = False
    """Write the bodies of cards too."""
    above: str = ""
    """The name of the thing whose contents are written: theirs need not say it again."""

    def marking(
        self, marks: Mapping[str, Sequence[int]], parts: frozenset[str] = frozenset()
    ) -> RenderContext:
        """The same context with other numbers and words on things."""
        return replace(self, marks=marks, parts=parts)

    def in_full(self) -> RenderContext:
        """The same context, writing the bodies of cards too."""
        return replace(self, full=True)

    def say(self, words: Said | None, **args: int | str) -> str:
        """A sentence; arguments may be given for a bare message id."""
        if args and isinstance(words, str):
            words = Message(words, args)
        return self.words.say(words, self.names)

    def player(self, seat: int) -> Text:
        """A player: name and sign in the seat's colour."""
        sign = seat % len(SIGNS)
        return ink(f"{self.words.player(seat, self.names)} {SIGNS[sign]}", f"seat-{sign}")

    def name(self, node: Node) -> str:
        """What a thing is called; empty for a group without a label."""
        name = self.say(node.label if node.label is not None else node.key)
        return name.removeprefix(f"{self.above}, ") if self.above else name

    def place(self, node: Node, otherwise: str) -> str:
        """The word that moves use for a place, or another one."""
        word = node.id.rpartition("/")[2]
        return word if word in self.moves else otherwise

    def mark(self, *nodes: Node) -> Text:
        """The numbers of the options that choose one of these things."""
        numbers = sorted({number for node in nodes for number in self.marks.get(node.id, ())})
        return ink("".join(f"[{number}]" for number in numbers[:4]), "number")

    def stats(self, stats: Sequence[Stat]) -> Text:
        """Printed figures: `cost 4  gold 2`."""
        line = Text()
        for stat in stats:
            if line:
                line.append("  ")
            name = self.say(stat.name)
            line.append(f"{name} " if name else "").append(str(stat.value), "bold")
        return line

    def notes(self, node: Node) -> Text:
        """What is said about a thing beside its name and figures."""
        words = [self.say(node.note)] if node.note is not None else []
        counted = node.value is not None or node.count is not None
        flags = [flag for flag in node.flags if not (flag == "hidden" and counted)]  # a closed pile
        words += [self.say(f"flag-{flag}") for flag in flags if flag in _SPOKEN]
        return ink(", ".join(words), "quiet")

    def title(self, node: Node, *same: Node) -> Text:
        """Name, owner, number and count of a thing, or of several equal ones."""
        text = Text("".join(_SIGNED.get(flag, "") for flag in node.flags))
        style = "quiet" if any(flag in node.flags for flag in _QUIET) else self._style(node)
        text.append(self.name(node), style)
        if node.owner is not None and node.owner != self.owner:
            text.append(f" {SIGNS[node.owner % len(SIGNS)]}", self._style(node))
        if node.value is not None and not self._is_said(node):
            text.append(" " if text.plain.strip() else "").append(self._amount(node), "bold")
        count = sum(1 if one.count is None else one.count for one in (node, *same))
        if count not in (1, node.value):
            text.append(f" ×{count}", "bold")
        if node.role == "card" and node.id in self.parts and (word := self.place(node, "")):
            text.append(f" {word}", "notation")
        return text

    def phrase(self, node: Node, *same: Node) -> Text:
        """A thing and what is in it on one line; equal things are counted, what has its very name
        is drawn for the eye."""
        text = self.title(node, *same)
        for more in (self.stats(node.stats), self.notes(node)):
            if more:
                text.append(", " if text.plain.strip() else "").append_text(more)
        inside = [one for one in node.children if one.label is None or one.label != node.label]
        if inside:
            text.append(": " if text.plain.strip() else "")
            inner = replace(self, above=self.name(node))
            text.append_text(Text(", ").join(inner.phrase(*alike) for alike in merged(inside)))
        mark = self.mark(node, *same)
        return text.append(" ").append_text(mark) if mark else text

    def _style(self, node: Node) -> str:
        if node.owner is not None and node.owner != self.owner:
            return f"seat-{node.owner % len(SIGNS)}"
        return "bold" if "current" in node.flags else ""

    def _is_said(self, node: Node) -> bool:
        """Whether the name has the number in it already: `Round 3`."""
        numbers = re.findall(r"\d+", self.name(node))
        return all(number.lstrip("+") in numbers for number in self._amount(node).split("/"))

    def says(self, node: Node) -> bool:
        """Whether a thing is more than a bare place: it holds or says something, or can be
        chosen."""
        if node.role != "place" or node.children or node.stats or node.value is not None:
            return True
        return "current" in node.flags or bool(self.marks.get(node.id))

    def _amount(self, node: Node) -> str:
        return f"{node.value}/{node.limit}" if node.limit is not None else str(node.value)


def merged(nodes: Sequence[Node]) -> list[list[Node]]:
    """Equal things together instead of one by one, in the order of the first of each."""
    groups: dict[str, list[Node]] = {}
    for node in nodes:
        alike = (
            node.id if node.children else repr(replace(node, id="", x=0, y=0, turn=0, count=None))
        )
        groups.setdefault(alike, []).append(node)
    return list(groups.values())
