"""A canvas as text: a small map of where places lie, and below it what is in them.

Places stand on the map with the last word of their id (which is how moves name them) and the signs of those who
have pieces there. Canvases with few places are printed as a list, top to bottom.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import cos, radians, sin
from typing import NamedTuple

from rich.text import Text

from ennead.kernel.scene import Node, walk
from ennead.terminal.blocks import Block, cut, flowing, ink
from ennead.terminal.pen import SIGNS, Pen

FEWEST = 8
"""A map is worth drawing from this many places on."""
TALLEST = 36


class Spot(NamedTuple):
    """A place and where it is on the canvas."""

    x: float
    y: float
    node: Node


def chart(
    nodes: Sequence[Node], pen: Pen, width: int, arrange: Callable[[Node, Pen, int], Block]
) -> Block:
    """The map of a canvas, then everything on it that is not a bare place."""
    spots = list(_spots(nodes, 0, 0, 0))
    if len({(spot.x, spot.y) for spot in spots}) < FEWEST:
        return _listed(sorted(nodes, key=lambda node: (node.y, node.x)), pen, width, arrange)
    on_map = {id(spot.node) for spot in spots}
    lines = _plot(spots, pen, width)
    busy = [spot.node for spot in spots if spot.node.children or spot.node.value is not None]
    lines += flowing([_entry(node, pen) for node in busy], width, "   ", 2)
    rest = [node for node in nodes if id(node) not in on_map and not _is_ground(node, on_map)]
    return lines + _listed(rest, pen, width, arrange)


def _spots(nodes: Sequence[Node], x: float, y: float, turn: float) -> Iterator[Spot]:
    """Places with their absolute centres; a group moves and turns what is in it."""
    angle = radians(turn)
    for node in nodes:
        dx, dy = (
            node.x * cos(angle) - node.y * sin(angle),
            node.x * sin(angle) + node.y * cos(angle),
        )
        if node.role == "place":
            yield Spot(x + dx, y + dy, node)
        elif node.role == "group" and node.layout == "free":
            yield from _spots(node.children, x + dx, y + dy, turn + node.turn)


def _is_ground(node: Node, on_map: set[int]) -> bool:
    """Scenery, or a group whose places are all on the map already."""
    if node.role == "group" and node.layout == "free":
        return all(id(child) in on_map for child in node.children)
    return node.role == "text" and node.label is None and node.text is None


def _listed(
    nodes: Sequence[Node], pen: Pen, width: int, arrange: Callable[[Node, Pen, int], Block]
) -> Block:
    """Nodes below each other; those of one line share lines."""
    lines: Block = []
    short: list[Text] = []
    for node in nodes:
        block = arrange(node, pen, width)
        if len(block) == 1:
            short.append(block[0])
            continue
        lines += flowing(short, width)
        short = []
        lines += block
    return lines + flowing(short, width)


def _plot(spots: Sequence[Spot], pen: Pen, width: int) -> Block:
    left, top = min(spot.x for spot in spots), min(spot.y for spot in spots)
    broad = max(spot.x for spot in spots) - left or 1
    high = max(spot.y for spot in spots) - top or 1
    scale = (width - 8) / broad
    rows = max(1, min(TALLEST, round(high * scale / 2.2)))
    grid: list[list[tuple[int, Text]]] = [[] for _ in range(rows + 1)]
    for spot in sorted(spots, key=lambda spot: (spot.y, spot.x)):
        column = round((spot.x - left) * scale)
        row = round((spot.y - top) / high * rows)
        grid[row].append((column, _tag(spot.node, pen)))
    lines = [_line(row, width) for row in grid]
    return [line for line in lines if line.plain.strip()]


def _line(row: list[tuple[int, Text]], width: int) -> Text:
    """The tags of one line of the map, each at its column if there is room, else a little to the right."""
    row.sort(key=lambda entry: entry[0])
    line = Text()
    for number, (column, tag) in enumerate(row):
        start = max(column, line.cell_len + (1 if line else 0))
        if start >= width - 1:
            break
        end = max(row[number + 1][0], start + 4) - 1 if number + 1 < len(row) else width
        line.append(" " * (start - line.cell_len))
        line.append_text(cut(tag, min(end, width) - start))
    return line


def _tag(node: Node, pen: Pen) -> Text:
    """A place on the map: its short name and who is there."""
    busy = bool(node.children) or bool(pen.mark(node))
    tag = ink(node.id.rpartition("/")[2], "bold" if busy else "notation")
    owners = dict.fromkeys(piece.owner for piece in walk(node.children) if piece.owner is not None)
    if node.owner is not None:
        owners = {node.owner: None, **owners}
    for owner in owners:
        tag.append(SIGNS[owner % len(SIGNS)], f"seat-{owner % len(SIGNS)}")
    if node.children and not owners:
        tag.append("•")
    return tag


def _entry(node: Node, pen: Pen) -> Text:
    """A place in the list below the map, with the word that moves use for it."""
    short = node.id.rpartition("/")[2]
    text = ink(f"{short} ", "notation")
    return text.append_text(pen.phrase(node))
