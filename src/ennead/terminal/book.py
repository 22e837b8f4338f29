"""The rulebook on a terminal: its contents, and a chapter with its pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rich.text import Text

from ennead.kernel.scene import Scene, walk
from ennead.table.kit import GameKit
from ennead.table.reading import (
    Book,
    BookBlock,
    BookChapter,
    Stretch,
)
from ennead.table.stills import Picture, load_pictures, scene_of
from ennead.terminal.blocks import Block, indented, ink, ruled, wrapped
from ennead.terminal.context import RenderContext
from ennead.terminal.drawing import draw_scene

_STYLES = {"": "", "strong": "bold", "em": "italic"}


def contents(book: Book, width: int) -> Block:
    """Every part with its chapters, each with the id by which it is opened."""
    lines: Block = []
    for part in book.parts:
        lines += [Text(), ink(part.title, "title")]
        for chapter in part.chapters:
            line = Text(chapter.title).append(f"  {chapter.id}", "notation")
            lines += indented(wrapped(line, width - 2, 2), 2)
    return lines


class ChapterView:
    """Writes chapters of a game's book."""

    def __init__(self, kit: GameKit, context: RenderContext, width: int) -> None:
        self._kit, self._context, self._width = kit, context, width
        self._pictures = load_pictures(kit.game.folder)

    def chapter(self, chapter: BookChapter) -> Block:
        """A chapter under its title."""
        lines = [ruled(ink(chapter.title, "title"), self._width)]
        number, last = 0, ""
        for block in chapter.blocks:
            number = number + 1 if block.kind == "step" else 0
            if block.kind not in ("item", "step") or block.kind != last:
                lines.append(Text())
            lines += self._block(block, number)
            last = block.kind
        return [*lines, Text()]

    def _block(self, block: BookBlock, number: int) -> Block:
        text = _sentence(block.text)
        for rule in block.rules:
            text.append(f" {rule}", "notation")
        if block.kind == "heading":
            return [ink(text.plain, "bold")]
        if block.kind == "item":
            return wrapped(Text("• ").append_text(text), self._width, 2)
        if block.kind == "step":
            head = f"{number}. "
            return wrapped(Text(head).append_text(text), self._width, len(head))
        lines = wrapped(text, self._width)
        if block.kind == "picture" and block.picture in self._pictures:
            return [*self._picture(self._pictures[block.picture]), *lines]
        if block.kind == "faces":
            return [*lines, *self._faces(block.faces)]
        return lines

    def _picture(self, picture: Picture) -> Block:
        """The table, or the areas of it that the picture shows, with its numbers on the things."""
        scene = _cropped(scene_of(self._kit, picture), picture.show)
        numbers = {id: [number] for number, id in enumerate(picture.marks, 1)}
        return draw_scene(scene, self._context.marking(numbers), self._width)

    def _faces(self, keys: Sequence[str]) -> Iterator[Text]:
        for key in keys:
            node = self._kit.drawn[key]
            title = self._context.phrase(replace(node, children=[]))
            title.stylize("bold", 0, len(self._context.name(node)))
            yield from indented(wrapped(title, self._width - 2, 2), 2)
            if node.text is not None:
                yield from indented(wrapped(Text(self._context.say(node.text)), self._width - 4), 4)


def _sentence(stretches: Sequence[Stretch]) -> Text:
    text = Text()
    for one in stretches:
        style = "underline" if one.link else _STYLES[one.style]
        text.append(one.text, style)
    return text


def _cropped(scene: Scene, show: Sequence[str]) -> Scene:
    """The areas that are named, or hold something that is."""
    if not show:
        return scene
    areas = [
        area
        for area in scene.areas
        if {area.id, area.canvas, *(node.id for node in walk(area.nodes))} & {*show}
    ]
    return Scene(scene.title, areas)
