"""What lies in each zone of the ring and may move, drawn around the zone's own middle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ennead.games.pharaon.scene.ground import moved, tomb_place, track_height
from ennead.games.pharaon.scene.pieces import (
    artisan,
    empty_place,
    face_down,
    marker,
    noble,
    token,
)
from ennead.games.pharaon.state import EMPTY, Pharaon
from ennead.games.pharaon.tables import (
    ARTISANS,
    BASICS,
    NILE,
    NOBLES,
    OFFERINGS,
    TOMB,
    Tables,
    token_refs,
)
from ennead.kernel import Arg, Message
from ennead.kernel.scene import Box, Circle, Detail, Node, drawn_once


def _offerings(
    box: Tables, pairs: tuple[int, ...], bonus: tuple[int, ...], bag_size: int, heap_size: int
) -> list[Node]:
    nodes, places = [], box.pair_places
    columns = places if places <= 5 else 3
    for place in range(places):
        pair = Node(
            f"pair/{place + 1}",
            "place",
            label=Message("place-pair", {"place": place + 1}),
            mute=True,
            tone="papyrus",
            x=120 * (place % columns - (columns - 1) / 2),
            y=64 * (place // columns) - (60 if columns == places else 92),
            shape=Box(110, 58),
            layout="row",
        )
        for side in (0, 1):
            kind = pairs[2 * place + side]
            if kind != EMPTY:
                pair.children.append(token(box, f"pair/{place + 1}/{side}", kind, 44))
        nodes.append(pair)
    for place, kind in enumerate(bonus):
        spot = Node(
            f"bonus/{place + 1}",
            "place",
            label=Message("place-bonus", {"place": place + 1}),
            mute=True,
            tone="linen",
            x=56 * (place - (len(bonus) - 1) / 2),
            y=48,
            shape=Circle(26),
        )
        if kind != EMPTY:
            spot.children.append(token(box, f"bonus/{place + 1}/token", kind, 40))
        nodes.append(spot)
    bag = Node(
        "bag",
        "piece",
        key="term-bag",
        form="token",
        tone="brown",
        icon="gi:swap-bag",
        count=bag_size,
        x=-70,
        y=112,
        width=52,
        height=52,
    )
    heap = Node(
        "heap",
        "piece",
        key="term-heap",
        form="token",
        tone="stone",
        icon="gi:card-discard",
        count=heap_size,
        x=70,
        y=112,
        width=44,
        height=44,
    )
    return [*nodes, bag, heap]


def _nobles(box: Tables, row: tuple[int, ...], left: int) -> list[Node]:
    nodes = []
    for place, kind in enumerate(row):
        if kind == EMPTY:
            node = empty_place(f"noble-place/{place + 1}", "term-empty-place", 110, 154)
        else:
            node = noble(box, f"noble/{box.names['noble'][kind]}", kind, 110, 154)
        nodes.append(node)
    nodes.append(face_down("noble-deck", "term-noble-deck", left, "rose", 104, 146))
    return _in_rows(nodes, 2, 116, 160)


def _artisans(box: Tables, row: tuple[int, ...], left: int) -> list[Node]:
    nodes = []
    for place, kind in enumerate(row):
        if kind == EMPTY:
            node = empty_place(f"artisan-place/{place + 1}", "term-empty-place", 100, 140)
        else:
            node = artisan(box, f"artisan/{box.names['artisan'][kind]}", kind, 100, 140)
        nodes.append(node)
    deck = face_down("artisan-deck", "term-artisan-deck", left, "bronze", 94, 132)
    return _in_rows([*nodes, deck], 3, 106, 146)


def _in_rows(nodes: list[Node], columns: int, width: float, height: float) -> list[Node]:
    """Cards in rows around the middle, counted as they are read."""
    rows = -(-len(nodes) // columns)
    for number, node in enumerate(nodes):
        row = number // columns
        across = min(columns, len(nodes) - row * columns)
        node.x = width * (number % columns - (across - 1) / 2)
        node.y = height * (row - (rows - 1) / 2)
    return nodes


def _nile(box: Tables, *tracks: tuple[int, ...]) -> list[Node]:
    return [node for track in BASICS for node in _track(box, track, [one[track] for one in tracks])]


def _track(box: Tables, track: int, steps: list[int]) -> list[Node]:
    """The four spaces of an influence track, from the left, with the disks of all sides."""
    name, gem = box.names["token"][track], token_refs(box, (track,))[0]
    nodes = []
    for step in range(box.top_step + 1):
        here = [side for side, own in enumerate(steps) if own == step]
        points = box.track_points[step]
        args: dict[str, Arg] = {"track": gem, "step": step, "points": points}
        nodes.append(
            Node(
                f"track/{name}/{step}",
                "place",
                label=Message("place-track-points" if points else "place-track", args),
                mute=True,
                tone="water",
                value=points or None,
                x=-98 + 72 * step,
                y=track_height(track),
                shape=Box(69, 24),
                layout="free",
                children=_disks(box, track, here),
            )
        )
    return nodes


def _disks(box: Tables, track: int, here: list[int]) -> list[Node]:
    """Disks side by side, right of the points that are printed there."""
    nodes, step = [], min(17.0, 52 / max(1, len(here)))
    for number, side in enumerate(here):
        disk = marker(box.solo, side, f"disk/{side}/{track}", "term-disk", "disk", 17)
        disk.x, disk.y = 9 + step * (number - (len(here) - 1) / 2), 0.5
        nodes.append(disk)
    return nodes


CUBES: Final = ((0.0, 13.0), (-17.0, 11.0), (17.0, 11.0), (20.0, -9.0), (2.0, -5.0))
"""Where cubes stand on a step of the tomb, clear of its points."""


def _tomb(box: Tables, *steps: int) -> list[Node]:
    nodes = []
    for step in range(box.tomb_top + 1):
        x, y = tomb_place(step)
        here = [side for side, own in enumerate(steps) if own == step]
        cost = token_refs(box, box.tomb_costs[step].tokens)
        nodes.append(
            Node(
                f"tomb/{step}",
                "place",
                label=Message("place-tomb", {"step": step, "points": box.tomb_points[step]}),
                mute=True,
                tone="gold" if step == box.tomb_top else "papyrus",
                value=box.tomb_points[step],
                x=x,
                y=y,
                shape=Circle(36),
                layout="free",
                children=_cubes(box, here),
                detail=Detail(lines=(Message("tomb-cost", {"tokens": cost}),)) if cost else None,
            )
        )
    return nodes


def _cubes(box: Tables, here: list[int]) -> list[Node]:
    nodes = []
    for (x, y), side in zip(CUBES, here, strict=False):
        cube = marker(box.solo, side, f"cube/{side}", "term-cube", "cube", 22)
        cube.x, cube.y = x, y
        nodes.append(cube)
    return nodes


_CONTENTS: Final[dict[int, Callable[..., list[Node]]]] = {
    OFFERINGS: _offerings,
    NOBLES: _nobles,
    ARTISANS: _artisans,
    NILE: _nile,
    TOMB: _tomb,
}


def contents(g: Pharaon, position: int, zone: int) -> tuple[Node, ...]:
    """What lies in a zone, at its place in the ring."""
    return _placed(g.box, position, zone, _shown(g, zone))


def _shown(g: Pharaon, zone: int) -> tuple[Any, ...]:
    """Everything that is seen of a zone, as values."""
    if zone == OFFERINGS:
        return tuple(g.pairs), tuple(g.bonus), len(g.bag), len(g.heap)
    if zone == NOBLES:
        return tuple(g.noble_row), len(g.noble_deck)
    if zone == ARTISANS:
        return tuple(g.artisan_row), len(g.artisan_deck)
    if zone == NILE:
        return tuple([tuple(player.tracks) for player in g.players])
    return tuple([player.tomb for player in g.players])


@drawn_once
def _placed(box: Tables, position: int, zone: int, shown: tuple[Any, ...]) -> tuple[Node, ...]:
    return tuple(moved(_CONTENTS[zone](box, *shown), position, zone))
