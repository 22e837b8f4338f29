"""The scene as text: each layout of `docs/scene.md` has its way of being printed.

A node becomes a block no wider than it is told. Small things flow along a line, places with cards
become boxes, tables and sums keep their columns.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from rich.text import Text

from ennead.kernel.scene import Area, Node, Scene, Standing, walk
from ennead.terminal.blocks import (
    Block,
    beside,
    boxed,
    centred,
    flowing,
    indented,
    ink,
    ruled,
    tabled,
    tabled_rows,
    wrapped,
)
from ennead.terminal.chart import FAMILY, chart
from ennead.terminal.context import RenderContext, merged

BOX = 25
"""Width of a card's box: three stand side by side in 80 columns."""
GREAT = 30
"""Areas beside the table with more things than this are looked at on purpose only."""
_SHORT = ("seat", "side")
_UNSAID = ("hidden", "locked", "off")
"""What other seats have in the dark or not yet is left out of the short form; standings say how
much it is."""
_NO_BREAK = "\xa0"


def draw_scene(scene: Scene, context: RenderContext, width: int) -> Block:
    """The whole table, what matters most nearest to the reader's prompt; what is left out is named
    at the end."""
    slots = ("top", "side", "seat", "board", "mine", "focus")
    lines = standings(scene.standings, context, width)
    drawn: set[str] = set()
    unseen: list[str] = []
    for area in sorted(scene.areas, key=lambda area: slots.index(area.slot)):
        layers = [area]
        if area.canvas:
            if area.canvas in drawn:
                continue
            drawn.add(area.canvas)
            layers = [other for other in scene.areas if other.canvas == area.canvas]
        block = [] if area.folded else draw_area(layers, context, width)
        lines += block
        if not block and area.nodes and (area.folded or area.slot == "side"):
            unseen.append(area_title(layers, context).plain)
    more = context.say("terminal-look-more", areas=", ".join(unseen)) if unseen else ""
    return lines + wrapped(ink(more, "quiet"), width) if more else lines


def draw_area(layers: Sequence[Area], context: RenderContext, width: int) -> Block:
    """One area, or all layers of one canvas. Other seats' things are kept short unless all is
    wanted."""
    area = layers[-1]
    title = area_title(layers, context)
    context = replace(context, owner=context.viewer if area.slot == "mine" else area.owner)
    nodes = [node for layer in layers for node in layer.nodes]
    if area.canvas:
        body = draw_canvas(nodes, context, width - 2)
    elif area.slot in _SHORT and not context.full:
        body = _short_area(area, context, width - 2)
    else:
        children = [_unechoed(node, title.plain, context) for node in nodes]
        holder = Node(area.id, "group", layout=area.layout, children=children)
        body = arrange(holder, context, width - 2)
    if not any(line.plain.strip() for line in body):
        return []
    return [ruled(title, width) if title else Text(), *indented(body, 1)]


def _unechoed(node: Node, title: str, context: RenderContext) -> Node:
    """A group that is called like its area need not say so again."""
    if node.role != "group" or context.name(node) != title or node.value is not None:
        return node
    return replace(node, key="", label="")


def _short_area(area: Area, context: RenderContext, width: int) -> Block:
    """An area in a few lines; of a great one, such as a market, only what can be chosen now."""
    nodes = area.nodes
    if area.slot == "side" and sum(1 for _ in walk(nodes)) > GREAT:
        nodes = [node for node in walk(nodes) if context.mark(node)]
    phrases = [phrase for alike in merged(nodes) for phrase in _short(alike, context)]
    return flowing(phrases, width, " · ")


def draw_canvas(nodes: Sequence[Node], context: RenderContext, width: int) -> Block:
    """A drawing surface: its map, if it is one, then the rest from top to bottom, one-line things
    side by side."""
    lines, rest = chart(nodes, context, width)
    if not context.full:
        rest = [_without_bare_places(node, context) for node in rest]
    short: list[Text] = []
    for node in rest if lines else sorted(rest, key=lambda node: (node.y, node.x)):
        block = arrange(node, context, width)
        if len(block) == 1 and node.layout in (None, "pile"):
            short += block
            continue
        lines += flowing(short, width)
        short = []
        lines += block
    return lines + flowing(short, width)


def _without_bare_places(node: Node, context: RenderContext) -> Node:
    """A family or a thing without the places in it that hold nothing; what a game arranged stays as
    it is."""
    if node.role == "group" and not node.id.endswith(FAMILY):
        return node
    children = [_without_bare_places(child, context) for child in node.children]
    return replace(node, children=[child for child in children if context.says(child)])


def area_title(layers: Sequence[Area], context: RenderContext) -> Text:
    """What an area is called: whose it is, and its title."""
    title = Text(
        context.say(next((layer.title for layer in layers if layer.title is not None), None))
    )
    owner = layers[-1].owner
    if owner is None:
        return title
    return context.player(owner).append(" " if title else "").append_text(title)


def _short(alike: Sequence[Node], context: RenderContext) -> list[Text]:
    """Equal nodes in as few phrases as possible: nothing empty, nothing hidden, groups on one line
    each."""
    node = alike[0]
    if node.layout == "table" or any(flag in node.flags for flag in _UNSAID):
        return []
    if node.role == "place" and not node.children and node.value is None and not context.mark(node):
        return []
    if node.role == "group" and node.layout != "pile":
        inside = [phrase for inner in merged(node.children) for phrase in _short(inner, context)]
        name = context.title(node)
        if not inside or not name.plain.strip():
            return inside
        return [name.append(": ").append_text(Text(", ").join(inside))]
    if node.layout is not None and not node.children:
        return []
    children = [replace(child, stats=(), note=None) for child in node.children]
    return [context.phrase(replace(node, stats=(), note=None, children=children), *alike[1:])]


def arrange(node: Node, context: RenderContext, width: int) -> Block:
    """A node with what is in it, below its name if it has one."""
    return arrange_alike([node], context, width)


def arrange_alike(alike: Sequence[Node], context: RenderContext, width: int) -> Block:
    """Equal nodes with what is in them, said once."""
    node = alike[0]
    if not node.children:
        if node.role == "group" and node.layout != "pile" and node.value is None:
            return []
        return (
            card(alike, context, width)
            if node.role == "card"
            else wrapped(context.phrase(*alike), width, 2)
        )
    if node.role != "group" and node.layout is None:
        return wrapped(context.phrase(node), width, 2)
    layout = node.layout or "row"
    title = context.title(node)
    mark = context.mark(node)
    if mark:
        title.append(" ").append_text(mark)
    if not title.plain.strip() or layout == "pile":
        return _LAYOUTS[layout](node, context, width)
    return [*wrapped(title, width, 2), *indented(_LAYOUTS[layout](node, context, width - 1), 1)]


def card(alike: Sequence[Node], context: RenderContext, width: int) -> Block:
    """A card in a line, with its body when all is wanted."""
    node = alike[0]
    lines = wrapped(context.phrase(*alike), width, 2)
    if context.full and node.text is not None:
        lines += indented(wrapped(ink(context.say(node.text), "quiet"), width - 4), 4)
    return lines


def box(node: Node, context: RenderContext, width: int) -> Block:
    """A card, or a place with what lies in it, as a frame."""
    only = node.children[0] if len(node.children) == 1 else node
    inner = only if only.role == "card" else node
    stats = inner.stats if inner is node else (*node.stats, *inner.stats)
    body = wrapped(context.stats(stats), width - 4) if stats else []
    body += wrapped(context.notes(inner), width - 4) if context.notes(inner) else []
    if inner is node:
        body += [
            line
            for alike in merged(node.children)
            for line in wrapped(context.phrase(*alike), width - 4)
        ]
    if context.full and inner.text is not None:
        body += wrapped(ink(context.say(inner.text), "quiet"), width - 4)
    place = ink(context.place(node, "" if inner is node else context.name(node)), "notation")
    return boxed(
        body,
        width,
        context.title(inner),
        place,
        context.mark(node, *([] if inner is node else [inner])),
    )


def _boxes(nodes: Sequence[Node], context: RenderContext, width: int) -> Block:
    """Boxes of one height side by side."""
    bodies = [box(node, context, width) for node in nodes]
    height = max(map(len, bodies))
    for body in bodies:
        empty = ink("│" + " " * (width - 2) + "│", "frame")
        body[-1:-1] = [empty.copy() for _ in range(height - len(body))]
    return beside(bodies)


def _row(node: Node, context: RenderContext, width: int) -> Block:
    """Things along a line; those that need several lines stand below each other."""
    lines: Block = []
    small: list[Text] = []
    for alike in merged(node.children):
        if _is_small(alike[0], context):
            small.append(context.phrase(*alike))
            continue
        lines += flowing(small, width)
        small = []
        lines += arrange_alike(alike, context, width)
    return lines + flowing(small, width)


def _is_small(node: Node, context: RenderContext) -> bool:
    if node.role == "card" and context.full:
        return False
    return node.role != "group" or node.layout == "pile" or not node.children


def _column(node: Node, context: RenderContext, width: int) -> Block:
    """Things below each other."""
    lines: Block = []
    for alike in merged(node.children):
        if _is_small(alike[0], context):
            lines += wrapped(context.phrase(*alike), width, 2)
        else:
            lines += arrange_alike(alike, context, width)
    return lines


def _grid(node: Node, context: RenderContext, width: int) -> Block:
    """Boxes in columns; tracks keep their order, each on lines of its own; cards with all their
    words need whole lines."""
    if any(child.layout == "track" for child in node.children):
        return _row(node, context, width)
    if context.full and any(child.text is not None for child in node.children):
        return _fan(node, context, width)
    columns = max(1, min(node.columns or 3, (width + 1) // 18))
    size = min(BOX + 5, (width + 1) // columns - 1)
    rows = [node.children[i : i + columns] for i in range(0, len(node.children), columns)]
    return [line for row in rows for line in _boxes(row, context, size)]


def _fan(node: Node, context: RenderContext, width: int) -> Block:
    """Cards as a list with their figures in columns."""
    rows = []
    texts = []
    for alike in merged(node.children):
        first = alike[0]
        name = context.title(*alike)
        if first.children:
            name = context.phrase(*alike)
        figures, notes = context.stats(first.stats), context.notes(first)
        figures.append("  " if figures and notes else "").append_text(notes)
        rows.append([context.mark(*alike), name, figures])
        texts.append(first.text)
    if not any(row[0] for row in rows):
        rows = [row[1:] for row in rows]
    lines: Block = []
    for block, text in zip(tabled_rows(rows, width), texts, strict=True):
        lines += block
        if context.full and text is not None:
            lines += indented(wrapped(ink(context.say(text), "quiet"), width - 4), 4)
    return lines


def _pile(node: Node, context: RenderContext, width: int) -> Block:
    """A pile in a phrase: how many, and the card on top."""
    return wrapped(context.phrase(node), width, 2)


def _pyramid(node: Node, context: RenderContext, width: int) -> Block:
    """Rows of boxes, each centred under the one above."""
    widest = max(node.rows, default=1)
    size = min(BOX, (width + 1) // max(widest, 1) - 1)
    lines: Block = []
    start = 0
    for length in node.rows:
        row = node.children[start : start + length]
        start += length
        if row:
            lines += centred(_boxes(row, context, size), widest * (size + 1) - 1)
    return centred(lines, width)


def _track(node: Node, context: RenderContext, width: int) -> Block:
    """Spaces in order; on a long track only those that hold something, and its two ends."""
    spaces = node.children
    busy = [
        space
        for space in spaces
        if space.children or "current" in space.flags or context.mark(space)
    ]
    if len(spaces) > 12:
        ends = [spaces[0], spaces[-1]]
        spaces = [space for space in spaces if space in busy or space in ends]
    return flowing([context.phrase(space) for space in spaces], width, " · ")


def _ribbon(node: Node, context: RenderContext, width: int) -> Block:
    """Steps with arrows between them."""
    return flowing([context.phrase(step) for step in node.children], width, " › ")


def _table(node: Node, context: RenderContext, width: int) -> Block:
    """Rows and columns; the heading row stands out."""
    rows = []
    for row in node.children:
        cells = [context.phrase(cell) for cell in row.children]
        if row.key or row.label is not None:
            cells.insert(0, context.title(row))
        if "head" in row.flags:
            for cell in cells:
                cell.stylize("bold")
        rows.append(cells)
    return tabled(rows, width)


def _sum(node: Node, context: RenderContext, width: int) -> Block:
    """Lines that add up."""
    rows = [
        [
            Text(context.name(line)),
            Text(str(line.value if line.value is not None else "")),
            context.notes(line),
        ]
        for line in node.children
    ]
    return tabled(rows, width)


_LAYOUTS: dict[str, Callable[[Node, RenderContext, int], Block]] = {
    "row": _row,
    "free": _row,
    "column": _column,
    "tabs": _column,
    "grid": _grid,
    "fan": _fan,
    "pile": _pile,
    "pyramid": _pyramid,
    "track": _track,
    "ribbon": _ribbon,
    "table": _table,
    "sum": _sum,
}


def standings(all_seats: Sequence[Standing], context: RenderContext, width: int) -> Block:
    """The players at a glance: points and their public numbers."""
    rows = []
    for one in all_seats:
        flags = "".join(
            "▸" if flag == "current" else "★" for flag in one.flags if flag in ("current", "best")
        )
        points = ink(f"{'~' if one.unsure else ''}{one.total}", "bold")
        role = Text(context.say(one.role)) if one.role is not None else Text()
        counters = ink(" · ", "quiet").join(
            _unbroken(context.phrase(node)) for node in one.counters
        )
        rows.append([Text(flags), context.player(one.seat), points, role, counters])
    used = [column for column in range(5) if any(row[column] for row in rows)]
    lines = tabled([[row[column] for column in used] for row in rows], width)
    for line in lines:
        line.plain = line.plain.replace(_NO_BREAK, " ")
    return lines


def _unbroken(text: Text) -> Text:
    """A text that is not cut between its words."""
    text.plain = text.plain.replace(" ", _NO_BREAK)
    return text


def score_sheet(all_seats: Sequence[Standing], context: RenderContext, width: int) -> Block:
    """Every player's points, line by line."""
    lines: Block = []
    for one in all_seats:
        head = context.player(one.seat).append(f"  {'~' if one.unsure else ''}{one.total}", "bold")
        lines.append(head)
        rows = [
            [
                Text(context.say(part.label)),
                Text(str(part.value)),
                ink(context.say(part.note), "quiet"),
            ]
            for part in one.parts
        ]
        lines += indented(tabled(rows, width - 2), 2)
    return lines
