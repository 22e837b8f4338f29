"""The rulebook of a game to read: parts, chapters and paragraphs in one language, as written.

A game's folder `book` holds one Markdown file a language and `book.toml` with the pictures; the
format is in docs/rulebooks.md. Every text is a Fluent pattern with the names and terms of the game;
figures are taken from the components, `{N("limit.troop.value")}`, so that none can drift.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from ennead.kernel.components import Components
from ennead.kernel.errors import DataError

BlockKind = Literal["text", "item", "step", "heading", "picture", "faces"]
"""A paragraph, an item of a list, one of an ordered list, a subheading, a picture with its caption,
a gallery of faces."""
Style = Literal["", "strong", "em"]
AID = "aid"
"""The chapter that is a page to lay beside the table."""

_HEADING = re.compile(r"(#{1,3}) +(.+?)(?: +\{#([a-z][a-z0-9-]*)\})?")
_BULLET = re.compile(r"(?:-|(\d+)\.) +(.*)")
_IMAGE = re.compile(r"!\[([^\]]*)\] *(.*)")
_RULES = re.compile(r"\s*\[([^\[\]]+)\]$")
_VARIANT = re.compile(r"\s+\*?\[[\w.-]+\]")
_PIECE = re.compile(rf'"[^"]*"|->|{_VARIANT.pattern}(?!\()|\s+|[{{}}]|[^\s{{}}"]+|"')
_FIGURE = re.compile(r'\bN\(\s*"([^"]*)"\s*\)')
_MARKUP = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|\[([^\[\]]+)\]\(([^()\s]+)\)")


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph and the like: `text` is a pattern, `about` a picture, or a kind of component and
    perhaps a choice of them; `rules` are those that it tells."""

    kind: BlockKind
    text: str
    line: int
    rules: tuple[str, ...] = ()
    about: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter, short enough to be read at once."""

    id: str
    title: str
    line: int
    blocks: tuple[Block, ...]

    def rules(self) -> list[str]:
        """The rules that it tells, each once."""
        return list(dict.fromkeys(rule for block in self.blocks for rule in block.rules))


@dataclass(frozen=True, slots=True)
class BookPart:
    """Some chapters under one title."""

    id: str
    title: str
    line: int
    chapters: tuple[Chapter, ...]


@dataclass(frozen=True, slots=True)
class BookText:
    """The book in one language; `path` is its file."""

    path: Path
    parts: tuple[BookPart, ...]

    def chapters(self) -> list[Chapter]:
        """All chapters in reading order."""
        return [chapter for part in self.parts for chapter in part.chapters]


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of a sentence: plain, strong or emphasised, perhaps a link (`#chapter` or
    `case:name`)."""

    text: str
    style: Style = ""
    link: str = ""


def book_folder(folder: Path) -> Path:
    """Where a game's folder keeps its book."""
    return folder / "book"


def load_book(path: Path) -> BookText:
    """Read one language of a book. Raises DataError with file and line."""
    try:
        source = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise DataError(str(path), f"cannot be read: {error}") from None
    return _Reader(path).read(source)


class _Reader:
    """Reads the lines of a file from top to bottom."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.ids: set[str] = set()
        self.parts: list[tuple[str, str, int, list[Chapter]]] = []
        self.chapter: tuple[str, str, int] | None = None
        self.blocks: list[Block] = []

    def read(self, source: str) -> BookText:
        for line, text in self._paragraphs(source):
            if text.startswith("#"):
                self._heading(line, text)
            elif self.chapter is None:
                raise self._wrong(line, "a text before the first chapter (`## Title {#id}`)")
            else:
                self.blocks.append(self._block(line, text))
        self._close_chapter()
        for _, title, line, chapters in self.parts:
            if not chapters:
                raise self._wrong(line, f"the part {title!r} has no chapter")
        parts = [
            BookPart(id, title, line, tuple(chapters)) for id, title, line, chapters in self.parts
        ]
        return BookText(self.path, tuple(parts))

    def _paragraphs(self, source: str) -> Iterator[tuple[int, str]]:
        """What belongs together, with the line at which it begins."""
        gathered: list[str] = []
        first = depth = 0
        for number, line in enumerate(source.splitlines(), 1):
            text = line.strip()
            apart = not text or text.startswith("#") or _BULLET.fullmatch(line)
            if gathered and apart and not depth:
                yield first, " ".join(gathered)
                gathered = []
            if not text:
                continue
            if not gathered:
                first = number
                if line[0].isspace():
                    raise self._wrong(number, "indented, but there is no item that it continues")
            gathered.append(text)
            depth += text.count("{") - text.count("}")
            if text.startswith("#") and not depth:
                yield first, " ".join(gathered)
                gathered = []
        if depth:
            raise self._wrong(first, "a { without its }")
        if gathered:
            yield first, " ".join(gathered)

    def _heading(self, line: int, text: str) -> None:
        found = _HEADING.fullmatch(text)
        if found is None:
            raise self._wrong(line, f"expected `# Title {{#id}}`, got {text!r}")
        level, title, id = len(found[1]), found[2], found[3]
        if level == 3:
            if self.chapter is None or id:
                raise self._wrong(line, "a subheading stands in a chapter and has no id")
            self.blocks.append(Block("heading", pattern(title), line))
            return
        if not id or id in self.ids:
            raise self._wrong(line, f"needs an id of its own: `{found[1]} {title} {{#some-id}}`")
        self.ids.add(id)
        self._close_chapter()
        if level == 1:
            self.parts.append((id, pattern(title), line, []))
        elif not self.parts:
            raise self._wrong(line, "a chapter before the first part (`# Title {#id}`)")
        else:
            self.chapter = (id, pattern(title), line)

    def _close_chapter(self) -> None:
        if self.chapter is not None:
            if not self.blocks:
                raise self._wrong(self.chapter[2], "the chapter is empty")
            self.parts[-1][3].append(Chapter(*self.chapter, tuple(self.blocks)))
        self.chapter, self.blocks = None, []

    def _block(self, line: int, text: str) -> Block:
        rules: tuple[str, ...] = ()
        if found := _RULES.search(text):
            text, rules = text[: found.start()], tuple(found[1].split())
        if image := _IMAGE.fullmatch(text):
            about = tuple(image[1].split())
            kind: BlockKind = "faces" if about[:1] == ("faces",) else "picture"
            if len(about) < (2 if kind == "faces" else 1) or (kind == "picture" and about[1:]):
                raise self._wrong(line, "expected `![picture-id]` or `![faces KIND id id]`")
            about = about[1:] if kind == "faces" else about
            return Block(kind, pattern(image[2]), line, rules, about)
        if bullet := _BULLET.fullmatch(text):
            kind = "step" if bullet[1] else "item"
            return Block(kind, pattern(bullet[2]), line, rules)
        return Block("text", pattern(text), line, rules)

    def _wrong(self, line: int, problem: str) -> DataError:
        return DataError(f"{self.path.name}:{line}", problem)


def pattern(text: str) -> str:
    """A text as Fluent reads it: each variant of a selector on a line of its own, however it was
    written."""
    out: list[str] = []
    selects: list[bool] = []
    """For each open brace whether it is that of a selector."""
    for piece in _PIECE.findall(text):
        if piece == "{":
            selects.append(False)
        elif piece == "}" and selects:
            piece = "\n}" if selects.pop() else piece
        elif piece == "->" and selects:
            selects[-1] = True
        elif selects and selects[-1] and _VARIANT.fullmatch(piece):
            piece = f"\n {piece.strip()}"
        out.append(piece)
    return "".join(out)


def figures(text: str, components: Components) -> tuple[str, dict[str, int]]:
    """A pattern with its figures as variables, and their values. Raises DataError for one that does
    not exist."""
    found: dict[str, int] = {}

    def variable(match: re.Match[str]) -> str:
        name = "n-" + re.sub(r"\W", "-", match[1])
        found[name] = figure(match[1], components)
        return f"${name}"

    return _FIGURE.sub(variable, text), found


def figure(path: str, components: Components) -> int:
    """A figure by its path: `kind.id.attribute`, and what it is at in a list (from 0) or a table.
    Raises DataError."""
    kind, *keys = path.split(".")
    got: Any = components.of(kind) if kind in components.kinds() else None
    if got is None:
        raise DataError(path, f"no such kind; there is {', '.join(components.kinds())}")
    for key in keys:
        try:
            got = got[int(key)] if isinstance(got, list) else got[key]
        except (KeyError, IndexError, ValueError, TypeError):
            known = ", ".join(map(str, got)) if isinstance(got, dict) else repr(got)
            raise DataError(path, f"there is no {key!r}; there is {known[:300]}") from None
    if isinstance(got, bool) or not isinstance(got, int):
        raise DataError(path, f"expected a figure, there is {got!r}"[:300])
    return got


def spans(text: str, style: Style = "", link: str = "") -> list[Span]:
    """A sentence in its stretches."""
    found: list[Span] = []
    start = 0
    for match in _MARKUP.finditer(text):
        if before := text[start : match.start()]:
            found.append(Span(before, style, link))
        strong, emphasis, words, target = match.groups()
        if words:
            found += spans(words, style, target)
        else:
            found += spans(strong or emphasis, "strong" if strong else "em", link)
        start = match.end()
    if rest := text[start:]:
        found.append(Span(rest, style, link))
    return found
