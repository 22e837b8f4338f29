"""A canvas as text: a small map of where places lie, and below it what is on it.

Places that moves speak of stand on the map under that word, with the signs of those who have pieces
there, the numbers on them and marks of their form; rivers and borders run between them. What lies
at a place belongs to it, whether the scene says so or only its position does. Everything else is
listed by families: things whose ids differ in their last word only stand together, and an id that
continues another one hangs below it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from math import cos, hypot, radians, sin
from typing import NamedTuple, TypeAlias

from rich.text import Text

from ennead.kernel.scene import Layout, Line, Node, walk
from ennead.terminal.blocks import Block, cut, flowing, ink
from ennead.terminal.context import SIGNS, RenderContext

FEWEST = 8
"""A map is worth drawing from this many places on."""
TALLEST = 36
NEAR = 0.06
"""What is nearer to a place than this part of the canvas lies there."""
LONG = 12
"""Of more places in a row only those that hold something are printed, and the two ends."""
FAMILY = "/*"
"""How the id of a group ends that was made here, not by the game."""
_TERRAIN = {"water": "~", "nile": "~", "fertile": "'", "desert": ""}
RIVER, BORDER = "≈", "#"
"""What a line between two places is drawn with."""
_FORMS = {"building": "⌂", "disk": "○", "pyramid": "△", "token": "•"}
"""The mark of a piece by its form; a figure, shield or the like is its owner's sign alone."""


Grid: TypeAlias = list[list[tuple[int, Text]]]
"""Lines of the map: what stands in each, and from which column on."""


class Spot(NamedTuple):
    """A thing and where it is on the canvas."""

    x: float
    y: float
    node: Node

    @property
    def word(self) -> str:
        """The last word of its id, by which moves call a place."""
        return self.node.id.rpartition("/")[2]

    def far(self, other: Spot) -> float:
        """How far another thing is."""
        return hypot(self.x - other.x, self.y - other.y)


def chart(nodes: Sequence[Node], context: RenderContext, width: int) -> tuple[Block, list[Node]]:
    """The map of a canvas with what lies on it, and the things that are still to be listed."""
    spots = list(_spots(nodes, 0, 0, 0))
    ground = _ground(spots, context)
    if len({(spot.x, spot.y) for spot in ground.values()}) < FEWEST:
        return [], families([spot.node for spot in spots])
    drawn = [spot for spot in spots if _is_stroke(spot.node)]
    seals = [spot for spot in spots if spot.node.form == "seal" and spot.node.value is not None]
    sides = {spot.word for spot in drawn}
    rest = [
        spot
        for spot in spots
        if not _is_scenery(spot, ground) and not (spot.node.role == "piece" and spot.word in sides)
    ]
    homes = [spot for spot in rest if spot.node.role == "place"]
    filled, left = _settled(rest, [*ground.values(), *homes], ground)
    busy = [filled[spot.node.id] for spot in ground.values() if filled[spot.node.id].children]
    places = [spot._replace(node=filled[spot.node.id]) for spot in ground.values()]
    lines = _plot(places, seals, drawn, context, width)
    lines += flowing(_legend([*places, *drawn], context), width, "   ")
    lines += flowing([_entry(node, context) for node in busy], width, "   ")
    return lines, families([filled.get(node.id, node) for node in left])


def _spots(nodes: Sequence[Node], x: float, y: float, turn: float) -> Iterator[Spot]:
    """Things with their absolute centres; a free group moves and turns what is in it, and is no
    thing itself."""
    angle = radians(turn)
    for node in nodes:
        dx = node.x * cos(angle) - node.y * sin(angle)
        dy = node.x * sin(angle) + node.y * cos(angle)
        if node.role == "group" and node.layout == "free":
            yield from _spots(node.children, x + dx, y + dy, turn + node.turn)
        else:
            yield Spot(x + dx, y + dy, node)


def _ground(spots: Sequence[Spot], context: RenderContext) -> dict[str, Spot]:
    """The places of the map, by the word that moves use for them."""
    ground: dict[str, Spot] = {}
    for spot in spots:
        node = spot.node
        known = spot.word in context.moves if context.moves else not spot.word.isdecimal()
        if node.role == "place" and known and not isinstance(node.shape, Line):
            ground.setdefault(spot.word, spot)
    return ground


def _is_scenery(spot: Spot, ground: dict[str, Spot]) -> bool:
    """Rivers, walls and what only colours a place: drawn for the eye, said nowhere."""
    home = ground.get(spot.word)
    if home is not None and home.node is spot.node:
        return True  # it stands on the map itself
    if spot.node.role == "text" and home is not None:
        return True  # its name, written for the eye
    if spot.node.role != "place" or spot.node.children:
        return False
    return isinstance(spot.node.shape, Line) or spot.word in ground or not spot.word.isdecimal()


def _settled(
    rest: Sequence[Spot], homes: Sequence[Spot], ground: dict[str, Spot]
) -> tuple[dict[str, Node], list[Node]]:
    """Every place with what lies there, and what lies nowhere (the places beside the map
    included)."""
    xs, ys = [spot.x for spot in homes], [spot.y for spot in homes]
    reach = NEAR * max(max(xs) - min(xs), max(ys) - min(ys))
    inside: dict[str, list[Node]] = {spot.node.id: list(spot.node.children) for spot in homes}
    left: list[Node] = []
    for spot in rest:
        home = ground.get(spot.word) or min(homes, key=spot.far)
        lies = spot.node.form != "seal" and (spot.word in ground or spot.far(home) <= reach)
        if spot.node.role in ("piece", "card") and lies:
            inside[home.node.id].append(spot.node)
        else:
            left.append(spot.node)
    filled = {spot.node.id: replace(spot.node, children=inside[spot.node.id]) for spot in homes}
    return filled, left


# -- the map ---------------------------------------------------------------------------------------


def _plot(
    spots: Sequence[Spot],
    seals: Sequence[Spot],
    strokes: Sequence[Spot],
    context: RenderContext,
    width: int,
) -> Block:
    """Words at their places; one that has no room there moves a line up or down. Seals and strokes
    take what is left free."""
    left, top = min(spot.x for spot in spots), min(spot.y for spot in spots)
    broad = max(spot.x for spot in spots) - left or 1
    high = max(spot.y for spot in spots) - top or 1
    scale = (width - 10) / broad
    rows = max(1, min(TALLEST, round(high * scale / 2.2)))
    grid: Grid = [[] for _ in range(rows + 1)]

    def cell(x: float, y: float) -> tuple[int, int]:
        return round((y - top) / high * rows), round(5 + (x - left) * scale)

    for spot in sorted(spots, key=lambda spot: (spot.y, spot.x)):
        tag = cut(_tag(spot.node, context), width)
        row, column = cell(spot.x, spot.y)
        column -= round(len(spot.word) / 2)
        _put(grid, row, max(0, min(column, width - tag.cell_len)), tag)
    for spot in seals:
        row, column = cell(spot.x, spot.y)
        if not _is_free(grid, row, column - 1, 3):
            row, column = next(
                ((row, near) for near in (column + 3, column - 3) if _is_free(grid, row, near, 3)),
                (-1, 0),
            )
        if row >= 0:
            grid[row].append((column, ink(f"({spot.node.value})", "number")))
    for spot in strokes:
        _draw(grid, [cell(x, y) for x, y in _points(spot.node)], spot.node)
    lines = [_line(row, width) for row in grid]
    return [line for line in lines if line.plain.strip()]


def _is_stroke(node: Node) -> bool:
    """A river, or something on the side between two places."""
    line = node.shape
    return isinstance(line, Line) and (
        node.tone == "nile" or bool(node.tone and len(line.points) == 2)
    )


def _points(node: Node) -> list[tuple[float, float]]:
    assert isinstance(node.shape, Line)
    return [
        (ax + (bx - ax) * part / 8, ay + (by - ay) * part / 8)
        for (ax, ay), (bx, by) in pairwise(node.shape.points)
        for part in range(9)
    ]


def _is_free(grid: Grid, row: int, column: int, length: int) -> bool:
    """Whether there is room with a gap on both sides."""
    if not 0 <= row < len(grid) or column < 0:
        return False
    return all(
        column + length < start or column > start + other.cell_len for start, other in grid[row]
    )


def _draw(grid: Grid, cells: Iterable[tuple[int, int]], node: Node) -> None:
    """Put the sign of a line on every free cell that it goes through."""
    sign, style = (RIVER, "seat-1") if node.tone == "nile" else (BORDER, "title")
    for row, column in dict.fromkeys(cells):
        if not 0 <= row < len(grid):
            continue
        run = next((n for n, (at, tag) in enumerate(grid[row]) if _continues(at, tag, column)), -1)
        if run >= 0 and _is_free([[*grid[row][:run], *grid[row][run + 1 :]]], 0, column, 1):
            grid[row][run][1].append(sign, style)
        elif _is_free(grid, row, column, 1):
            grid[row].append((column, ink(sign, style)))


def _continues(at: int, tag: Text, column: int) -> bool:
    return at + tag.cell_len == column and set(tag.plain) <= {RIVER, BORDER}


def _put(grid: Grid, row: int, column: int, tag: Text) -> None:
    end = column + tag.cell_len
    for near in (row, row + 1, row - 1):
        if 0 <= near < len(grid) and all(
            end < start or column > start + other.cell_len for start, other in grid[near]
        ):
            grid[near].append((column, tag))
            return
    grid[row].append((column, tag))


def _line(row: list[tuple[int, Text]], width: int) -> Text:
    row.sort(key=lambda entry: entry[0])
    line = Text()
    for number, (column, tag) in enumerate(row):
        start = max(column, line.cell_len + (1 if line else 0))
        if start >= width - 1:
            break
        end = max(row[number + 1][0] - 1, start + 3) if number + 1 < len(row) else width
        line.append(" " * (start - line.cell_len)).append_text(cut(tag, min(end, width) - start))
    return line


def _tag(node: Node, context: RenderContext) -> Text:
    """A place on the map: its word, its terrain and who is there."""
    busy = bool(node.children) or bool(context.mark(node))
    tag = ink(node.id.rpartition("/")[2], "bold" if busy else "notation")
    tag.append(_TERRAIN.get(node.tone or "", ""), "quiet")
    owners = dict.fromkeys(piece.owner for piece in walk([node]) if piece.owner is not None)
    for owner in owners:
        sign = owner % len(SIGNS)
        theirs = [p for p in walk(node.children) if p.owner == owner and p.role == "piece"]
        strength = "+".join(str(piece.value) for piece in theirs if piece.value is not None)
        tag.append(f"{SIGNS[sign]}{strength}{_marks(theirs)}", f"seat-{sign}")
    free = [piece for piece in node.children if piece.owner is None]
    tag.append(_marks(free) or ("•" if free and not owners else ""))
    return tag


def _marks(pieces: Iterable[Node]) -> str:
    """The marks of forms, each once."""
    return "".join(dict.fromkeys(_FORMS.get(piece.form or "", "") for piece in pieces))


def _legend(spots: Iterable[Spot], context: RenderContext) -> list[Text]:
    """What the signs of terrain, lines and forms mean, in the words of the things themselves."""
    meant: dict[str, dict[str, None]] = {}
    for spot in spots:
        if _is_stroke(spot.node):
            sign = RIVER if spot.node.tone == "nile" else BORDER
            meant.setdefault(sign, {})[context.name(spot.node)] = None
            continue
        sign = _TERRAIN.get(spot.node.tone or "", "")
        if sign and spot.node.note is not None:
            meant.setdefault(sign, {}).setdefault(context.say(spot.node.note))
        for piece in walk(spot.node.children):
            if mark := _FORMS.get(piece.form or "", ""):
                meant.setdefault(mark, {})[context.name(piece)] = None
    named = {
        sign: f"{', '.join(list(words)[:3])}{' …' if len(words) > 3 else ''}"
        for sign, words in meant.items()
    }
    return [ink(f"{sign} {words}", "quiet") for sign, words in named.items()]


def _entry(node: Node, context: RenderContext) -> Text:
    """A place in the list below the map: the word that moves use for it, its name if that is
    another, what is there."""
    word = node.id.rpartition("/")[2]
    bare = replace(node, note=None, stats=())
    if context.name(node).casefold().endswith(word):
        bare = replace(bare, key="", label="")
    return ink(f"{word} ", "notation").append_text(context.phrase(bare))


# -- what is beside the map ------------------------------------------------------------------------


def families(nodes: Sequence[Node]) -> list[Node]:
    """Nodes in groups of the same family, each below the one that its id continues."""
    roots = _nested(nodes)
    groups: dict[tuple[str, str], list[Node]] = {}
    for node in roots:
        stem = node.id.rpartition("/")[0]
        groups.setdefault((stem or node.id, node.role if stem else ""), []).append(node)
    found = []
    for (stem, role), members in groups.items():
        if len(members) == 1:
            found.append(members[0])
            continue
        numbered = role == "place" and all(
            node.id.rpartition("/")[2].isdecimal() for node in members
        )
        layout: Layout = "track" if numbered and len(members) > LONG else "row"
        found.append(Node(f"{stem}{FAMILY}", "group", layout=layout, children=members))
    return found


def _nested(nodes: Sequence[Node]) -> list[Node]:
    """Nodes with those inside them whose id continues theirs; groups keep what they arrange."""
    known = {node.id: node for node in nodes}
    inside: dict[str, list[str]] = {}
    roots = []
    for node in nodes:
        stem = node.id.rpartition("/")[0]
        while stem and stem not in known:
            stem = stem.rpartition("/")[0]
        if stem and node.label is not None and node.label == known[stem].label:
            continue  # a number drawn beside the thing that is called so, for the eye
        if stem and known[stem].role != "group":
            inside.setdefault(stem, []).append(node.id)
        else:
            roots.append(node.id)

    def grown(id: str) -> Node:
        node = known[id]
        return replace(node, children=[*node.children, *map(grown, inside.get(id, ()))])

    return [grown(id) for id in roots]
