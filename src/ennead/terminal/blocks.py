"""Text in two dimensions: a block is a list of lines, and blocks are wrapped, boxed and set side by
side.

Nothing here knows a game. Every function keeps to the width it is given, whatever the words are.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import zip_longest
from typing import TypeAlias

from rich.cells import cell_len
from rich.text import Text

Block: TypeAlias = "list[Text]"
_WORD = re.compile("[^ ]+")  # a no-break space is no place to break


def ink(text: str, style: str) -> Text:
    """A text in a style that ends with it: what is appended has its own."""
    return Text().append(text, style)


def cut(text: Text, width: int) -> Text:
    """The text, shortened with an ellipsis if it is wider."""
    short = text.copy()
    short.truncate(max(width, 1), overflow="ellipsis")
    return short


def fitted(text: Text, width: int) -> Text:
    """The text in exactly this width."""
    if not width:
        return Text()
    line = cut(text, width)
    line.append(" " * (width - line.cell_len))
    return line


def wrapped(text: Text | str, width: int, hanging: int = 0) -> Block:
    """The text in lines; all but the first are indented by `hanging`."""
    whole = Text(text) if isinstance(text, str) else text
    lines: Block = []
    for paragraph in whole.split("\n", allow_blank=True):
        lines += _fill(paragraph, width, hanging)
    return lines


def _fill(paragraph: Text, width: int, hanging: int) -> Block:
    """Cut a paragraph at spaces; a word that is wider than a line is shortened."""
    lines: Block = []
    start = end = 0
    for word in _WORD.finditer(paragraph.plain):
        room = width - (hanging if lines else 0)
        if cell_len(paragraph.plain[start : word.end()]) > room:
            if end > start:
                lines.append(paragraph[start:end])
            start = word.start()
        end = word.end()
    lines.append(paragraph[start:end])
    return [
        cut(line, width) if number == 0 else indented([cut(line, width - hanging)], hanging)[0]
        for number, line in enumerate(lines)
    ]


def indented(block: Block, by: int) -> Block:
    """The block moved to the right."""
    return [Text(" " * by).append_text(line) for line in block]


def breadth(block: Block) -> int:
    """The width of the widest line."""
    return max((line.cell_len for line in block), default=0)


def beside(blocks: Sequence[Block], gap: int = 1) -> Block:
    """Blocks next to each other, tops aligned."""
    widths = [breadth(block) for block in blocks]
    lines: Block = []
    for row in zip_longest(*blocks, fillvalue=Text()):
        line = Text()
        for cell, width in zip(row, widths, strict=True):
            line.append_text(fitted(cell, width) if width else Text())
            line.append(" " * gap)
        line.rstrip()
        lines.append(line)
    return lines


def centred(block: Block, width: int) -> Block:
    """The block as a whole in the middle of the width."""
    return indented(block, max(0, (width - breadth(block)) // 2))


def flowing(parts: Sequence[Text], width: int, gap: str = "   ", hanging: int = 0) -> Block:
    """Short texts one after another, never broken inside if they fit on a line."""
    lines: Block = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1].append(gap).append_text(part)
            continue
        indent = hanging if lines else 0
        if part.cell_len + indent <= width:
            lines.append(Text(" " * indent).append_text(part))
        else:
            lines += indented(wrapped(part, width - indent, 2), indent)
    return lines


def boxed(
    body: Block, width: int, title: Text, left: Text | None = None, right: Text | None = None
) -> Block:
    """A frame with words in its border: a title above, something left and right below."""
    inner = width - 4
    head = cut(title, inner)
    top = ink("╭ ", "frame").append_text(head)
    top.append(" " + "─" * (inner - head.cell_len) + "╮", "frame")
    low_right = cut(right or Text(), inner)
    low_left = cut(left or Text(), inner - low_right.cell_len - 1)
    bottom = ink("╰ " if low_left else "╰─", "frame").append_text(low_left)
    bottom.append(" " if low_left else "─", "frame")
    bottom.append("─" * (inner - low_left.cell_len - low_right.cell_len - 1), "frame")
    bottom.append_text(low_right).append("─╯", "frame")
    lines = [
        ink("│ ", "frame").append_text(fitted(line, inner)).append(" │", "frame") for line in body
    ]
    return [top, *lines, bottom]


def tabled(rows: Sequence[Sequence[Text]], width: int, gap: int = 2) -> Block:
    """Columns as wide as they need to be; what is too much for the line wraps in the last one."""
    return [line for block in tabled_rows(rows, width, gap) for line in block]


def tabled_rows(rows: Sequence[Sequence[Text]], width: int, gap: int = 2) -> list[Block]:
    """The rows of a table, each a block of its own."""
    count = max((len(row) for row in rows), default=0)
    widths = [
        max((row[i].cell_len for row in rows if i < len(row)), default=0) for i in range(count)
    ]
    room = width - gap * (count - 1)
    if count and sum(widths) > room:
        widths[-1] = max(room - sum(widths[:-1]), min(widths[-1], room // 3))
    while sum(widths) > room and max(widths) > 3:
        widths[widths.index(max(widths))] -= 1
    return [_row(row, widths, gap) for row in rows]


def _row(row: Sequence[Text], widths: Sequence[int], gap: int) -> Block:
    cells: list[Block] = [[fitted(cell, room)] for cell, room in zip(row, widths, strict=False)]
    if len(row) == len(widths) and row:
        cells[-1] = [fitted(line, widths[-1]) for line in wrapped(row[-1], max(widths[-1], 1))]
    lines: Block = []
    for parts in zip_longest(*cells):
        line = Text()
        for part, room in zip(parts, widths, strict=False):
            line.append_text(part or Text(" " * room)).append(" " * gap)
        line.rstrip()
        lines.append(line)
    return lines


def ruled(title: Text, width: int) -> Text:
    """A heading in a line across the width."""
    line = ink("── ", "frame").append_text(cut(title, width - 6)).append(" ", "frame")
    return line.append("─" * (width - line.cell_len), "frame")
