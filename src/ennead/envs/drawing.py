"""The table as text, as SVG and as pixels, from the same scene that the page shows."""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator
from typing import Any, Final
from xml.sax.saxutils import escape

import numpy as np

from ennead.kernel import AnyGame
from ennead.kernel.scene import Area, Box, Circle, Line, Node, Polygon, Scene, Sector
from ennead.words import Words, words_for

PAINTS: Final = {
    "papyrus": "#f3e3bd", "sand": "#e6cf9a", "desert": "#dfc184", "fertile": "#9dbb74",
    "water": "#7fb4cf", "nile": "#5b9dc2", "stone": "#b9b2a5", "linen": "#f6efe0",
    "kohl": "#2c2a29", "gold": "#d9a520", "silver": "#c3c7cc", "bronze": "#a8703a",
    "carnelian": "#b8442f", "lapis": "#2b4f93", "turquoise": "#3aa6a0", "violet": "#7b5aa6",
    "slate": "#5f6f7c", "rose": "#c9788a", "ruby": "#a8243d", "sapphire": "#2a5fb0",
    "diamond": "#d6eef2", "onyx": "#333333", "black": "#2c2a29", "yellow": "#e3c02c",
    "green": "#4d9150", "red": "#bb3b2f", "blue": "#3569ad", "brown": "#80552f",
    "light-blue": "#8cc4de", "seat-0": "#b8442f", "seat-1": "#2b4f93", "seat-2": "#4d9150",
    "seat-3": "#d9a520", "seat-4": "#7b5aa6", "seat-5": "#3aa6a0", "seat-6": "#c9788a",
    "seat-7": "#5f6f7c",
}  # fmt: skip
WIDTH: Final = 960
LINE: Final = 15
LETTERS: Final = 132
"""How many letters fit into a line of the picture."""


def scene_of(game: AnyGame, position: Any, viewer: int) -> Scene:
    """What a viewer sees; an empty scene of a game that draws none."""
    if game.scenery is None:
        return Scene("", [])
    return game.scenery.scene(game.mask(position, viewer), viewer)


def text(game: AnyGame, scene: Scene) -> str:
    """The scene in words, a line for each part of the table."""
    return "\n".join(_lines(words_for("en", game), scene, scene.areas))


def _lines(words: Words, scene: Scene, areas: list[Area]) -> Iterator[str]:
    yield words.say(scene.title)
    for standing in scene.standings:
        counters = ", ".join(_named(words, node) for node in standing.counters)
        yield f"seat {standing.seat}: {standing.total}  {words.say(standing.role)}  {counters}"
    for area in areas:
        said = [one for node in area.nodes for one in _said(words, node)]
        if said:
            title = words.say(area.title) or area.id
            yield f"[{title}] {'; '.join(said)}"


def _said(words: Words, node: Node) -> Iterator[str]:
    """A thing and what lies in it; groups say only what they hold."""
    inside = [one for child in node.children for one in _said(words, child)]
    name = _named(words, node)
    if node.role == "group" or not name:
        yield from ([f"{name}: {', '.join(inside)}"] if name and inside else inside)
    elif inside:
        yield f"{name} ({', '.join(inside)})"
    else:
        yield name


def _named(words: Words, node: Node) -> str:
    parts = [words.say(node.label or node.key)]
    if node.value is not None:
        parts.append(str(node.value) + (f"/{node.limit}" if node.limit is not None else ""))
    if node.count is not None and node.count != 1:
        parts.append(f"x{node.count}")
    if node.owner is not None and node.role in ("piece", "place"):
        parts.append(f"<{node.owner}>")
    return " ".join(part for part in parts if part)


def show(message: str) -> None:
    """To the people who watch."""
    sys.stdout.write(message + "\n\n")


# --- as a picture ---------------------------------------------------------------------------------


def svg(game: AnyGame, scene: Scene) -> str:
    """The boards as drawings, one below the other, and the rest in words below them."""
    words = words_for("en", game)
    body: list[str] = []
    top = 10.0
    canvases: dict[str, list[Area]] = {}
    for area in scene.areas:
        if area.canvas:
            canvases.setdefault(area.canvas, []).append(area)
    for layers in canvases.values():
        width = max(area.size[0] for area in layers)
        height = max(area.size[1] for area in layers)
        scale = min((WIDTH - 20) / width, 1.2) if width else 1.0
        body.append(f'<g transform="translate(10 {top:.1f}) scale({scale:.3f})">')
        for area in layers:
            for node in area.nodes:
                body += _drawn(words, node, 0, 0)
        body.append("</g>")
        top += height * scale + 14
    flowing = [area for area in scene.areas if not area.canvas]
    for line in _lines(words, scene, flowing):
        for start in range(0, max(len(line), 1), LETTERS):
            top += LINE
            part = escape(line[start : start + LETTERS])
            body.append(f'<text x="12" y="{top:.1f}" font-size="12">{part}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{top + 20:.0f}" '
        f'font-family="sans-serif" fill="#2c2a29"><rect width="100%" height="100%" '
        f'fill="#f6efe0"/>{"".join(body)}</svg>'
    )


def _drawn(words: Words, node: Node, x: float, y: float) -> Iterator[str]:
    """A thing and what is in it; what has no place of its own stands in a row."""
    x, y = x + node.x, y + node.y
    absolute = isinstance(node.shape, Polygon | Line)
    if node.role != "group":
        yield _outline(node, x, y)
        label = str(node.value if node.value is not None else "")
        label = label or (words.say(node.label or node.key)[:14] if not node.mute else "")
        if label and not absolute:
            yield (
                f'<text x="{x:.1f}" y="{y + 4:.1f}" font-size="11" text-anchor="middle" '
                f'stroke="#fff" stroke-width="2.5" paint-order="stroke">{escape(label)}</text>'
            )
    free = node.layout == "free" or any(child.x or child.y for child in node.children)
    step = 38.0
    start = -step * (len(node.children) - 1) / 2
    for number, child in enumerate(node.children):
        yield from _drawn(words, child, x if free else x + start + step * number, y)


def _outline(node: Node, x: float, y: float) -> str:
    seat = f"seat-{node.owner}" if node.owner is not None else ""
    fill = PAINTS.get(seat or node.tone or "", "#fffaf0")
    paint = f'fill="{fill}" stroke="#5a4a35" stroke-width="1"'
    if "off" in node.flags or "hidden" in node.flags:
        paint += ' opacity="0.5"'
    shape = node.shape
    if isinstance(shape, Polygon):
        points = " ".join(f"{px:.1f},{py:.1f}" for px, py in shape.points)
        return f'<polygon points="{points}" {paint}/>'
    if isinstance(shape, Line):
        points = " ".join(f"{px:.1f},{py:.1f}" for px, py in shape.points)
        return (
            f'<polyline points="{points}" fill="none" stroke="{fill}" '
            f'stroke-width="{shape.width}"/>'
        )
    if isinstance(shape, Circle):
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{shape.radius}" {paint}/>'
    if isinstance(shape, Sector):
        return f'<path d="{_sector(shape, x, y)}" {paint}/>'
    if isinstance(shape, Box):
        width, height = shape.width, shape.height
    else:
        width, height = node.width, node.height
    if not width:
        width, height = (100, 140) if node.role == "card" else (30, 30)
    if node.role in ("text", "counter"):
        return ""
    if node.role == "piece":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{min(width, height) / 2:.1f}" {paint}/>'
    return (
        f'<rect x="{x - width / 2:.1f}" y="{y - height / 2:.1f}" width="{width}" '
        f'height="{height}" rx="4" {paint}/>'
    )


def _sector(shape: Sector, x: float, y: float) -> str:
    """A piece of a ring as a path."""

    def at(radius: float, degrees: float) -> str:
        angle = math.radians(degrees - 90)
        return f"{x + radius * math.cos(angle):.1f} {y + radius * math.sin(angle):.1f}"

    end = min(shape.end, shape.start + 359.9)
    large = int(end - shape.start > 180)
    return (
        f"M{at(shape.outer, shape.start)}A{shape.outer} {shape.outer} 0 {large} 1 "
        f"{at(shape.outer, end)}L{at(shape.inner, end)}"
        f"A{shape.inner} {shape.inner} 0 {large} 0 {at(shape.inner, shape.start)}Z"
    )


def pixels(picture: str) -> np.ndarray[Any, Any]:
    """A picture as height x width x 3 bytes."""
    import io

    import resvg_py
    from PIL import Image

    png = bytes(resvg_py.svg_to_bytes(svg_string=picture))
    with Image.open(io.BytesIO(png)) as image:
        return np.asarray(image.convert("RGB"), np.uint8)
