"""What lies in each zone of the ring, drawn around the zone's own middle."""

from __future__ import annotations

from typing import Final

from ennead.games.pharaon.box import ARTISANS, BASICS, NILE, NOBLES, OFFERINGS, TOMB
from ennead.games.pharaon.scene.pieces import (
    artisan,
    empty_place,
    face_down,
    marker,
    name_of,
    noble,
    token,
    token_refs,
)
from ennead.games.pharaon.state import EMPTY, Pharaon
from ennead.kernel.message import Message
from ennead.kernel.scene import Box, Circle, Detail, Node


def _offerings(g: Pharaon) -> list[Node]:
    nodes = []
    for place in range(g.box.pair_places):
        pair = Node(
            f"pair/{place + 1}",
            "place",
            label=Message("place-pair", {"place": place + 1}),
            mute=True,
            tone="papyrus",
            x=120 * (place % 3 - 1),
            y=64 * (place // 3) - 92 + (0 if g.box.pair_places > 3 else 32),
            shape=Box(110, 58),
            layout="row",
        )
        for side in (0, 1):
            kind = g.pairs[2 * place + side]
            if kind != EMPTY:
                pair.children.append(token(g.box, f"pair/{place + 1}/{side}", kind, 44))
        nodes.append(pair)
    for place, kind in enumerate(g.bonus):
        spot = Node(
            f"bonus/{place + 1}",
            "place",
            label=Message("place-bonus", {"place": place + 1}),
            mute=True,
            tone="linen",
            x=56 * (place - (len(g.bonus) - 1) / 2),
            y=48,
            shape=Circle(26),
        )
        if kind != EMPTY:
            spot.children.append(token(g.box, f"bonus/{place + 1}/token", kind, 40))
        nodes.append(spot)
    bag = Node(
        "bag",
        "piece",
        key="term-bag",
        form="token",
        tone="brown",
        icon="gi:swap-bag",
        count=len(g.bag),
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
        count=len(g.heap),
        x=70,
        y=112,
        width=44,
        height=44,
    )
    return [*nodes, bag, heap]


def _nobles(g: Pharaon) -> list[Node]:
    nodes = []
    for place, kind in enumerate(g.noble_row):
        if kind == EMPTY:
            node = empty_place(f"noble-place/{place + 1}", "term-empty-place", 110, 154)
        else:
            node = noble(g.box, f"noble/{name_of(g, 'noble', kind)}", kind, 110, 154)
        nodes.append(node)
    nodes.append(face_down("noble-deck", "term-noble-deck", len(g.noble_deck), "rose", 104, 146))
    return _in_rows(nodes, 2, 116, 160)


def _artisans(g: Pharaon) -> list[Node]:
    nodes = []
    for place, kind in enumerate(g.artisan_row):
        if kind == EMPTY:
            node = empty_place(f"artisan-place/{place + 1}", "term-empty-place", 100, 140)
        else:
            node = artisan(g.box, f"artisan/{name_of(g, 'artisan', kind)}", kind, 100, 140)
        nodes.append(node)
    deck = face_down("artisan-deck", "term-artisan-deck", len(g.artisan_deck), "bronze", 94, 132)
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


def _nile(g: Pharaon) -> list[Node]:
    nodes = []
    for number, action in enumerate(g.box.nile):
        name = name_of(g, "nile", number)
        place = Node(
            f"nile/{name}",
            "place",
            label=Message("place-nile", {"number": number + 1}),
            mute=True,
            tone="papyrus",
            x=70 * (number - 2),
            y=-88,
            shape=Box(66, 112),
            layout="free",
            detail=Detail(text=f"nile-{name}-text"),
        )
        cost = [kind for kind in BASICS for _ in range(action.cost.need[kind])]
        place.children += _spread(g, f"nile/{name}/cost", cost, -40, 24)
        place.children += _spread(g, f"nile/{name}/gain", action.gain, 0, 22)
        if action.jars:
            place.children.append(
                Node(
                    f"nile/{name}/jar",
                    "piece",
                    key="term-jar",
                    form="token",
                    tone="bronze",
                    icon="gi:amphora",
                    y=0,
                    width=26,
                    height=26,
                )
            )
        for arrow, tracks in enumerate(action.arrows):
            x = 26 * (arrow - (len(action.arrows) - 1) / 2)
            coloured = tracks.bit_count() < 5
            place.children.append(
                Node(
                    f"nile/{name}/arrow/{arrow}",
                    "piece",
                    key="term-arrow" if coloured else "term-any-arrow",
                    form="token",
                    tone="turquoise" if coloured else "linen",
                    icon="gi:upgrade",
                    x=x,
                    y=38,
                    width=24,
                    height=24,
                )
            )
        nodes.append(place)
    for track in BASICS:
        nodes += _track(g, track)
    return nodes


def _spread(
    g: Pharaon, id: str, kinds: list[int] | tuple[int, ...], y: float, size: float
) -> list[Node]:
    nodes = []
    for number, kind in enumerate(kinds):
        node = token(g.box, f"{id}/{number}", kind, size)
        node.x, node.y = (size + 3) * (number - (len(kinds) - 1) / 2), y
        nodes.append(node)
    return nodes


def _track(g: Pharaon, track: int) -> list[Node]:
    """One influence track: a gem and four spaces, from the left."""
    y = -6.0 + 28 * track
    gem = token(g.box, f"track/{name_of(g, 'token', track)}", track, 22)
    gem.x, gem.y = -160, y
    nodes = [gem]
    for step in range(g.box.top_step + 1):
        here = [player.seat for player in g.players if player.tracks[track] == step]
        nodes.append(
            Node(
                f"track/{name_of(g, 'token', track)}/{step}",
                "place",
                label=Message(
                    "place-track", {"track": token_refs(g.box, (track,))[0], "step": step}
                ),
                mute=True,
                tone="water",
                value=g.box.track_points[step] or None,
                x=-106 + 79 * step,
                y=y,
                shape=Box(75, 25),
                layout="row",
                children=[
                    marker(g.box.solo, side, f"disk/{side}/{track}", "term-disk", "disk", 15)
                    for side in here
                ],
            )
        )
    return nodes


def _tomb(g: Pharaon) -> list[Node]:
    nodes = []
    for step in range(g.box.tomb_top + 1):
        row, column = divmod(step, 3)
        x = 104.0 * (column - 1) * (-1 if row == 1 else 1)  # the path turns back in the middle row
        y = 106.0 * (1 - row)
        needs = g.box.tomb_costs[step].need
        cost = [kind for kind in BASICS for _ in range(needs[kind])]
        here = [player.seat for player in g.players if player.tomb == step]
        nodes.append(
            Node(
                f"tomb/{step}",
                "place",
                label=Message("place-tomb", {"step": step}),
                mute=True,
                tone="gold" if step == g.box.tomb_top else "papyrus",
                value=g.box.tomb_points[step],
                x=x,
                y=y,
                shape=Circle(36),
                flags=("best",) if step == g.box.pharaoh_step else (),
                children=[
                    marker(g.box.solo, side, f"cube/{side}", "term-cube", "cube", 22)
                    for side in here
                ],
                detail=Detail(lines=(Message("tomb-cost", {"tokens": token_refs(g.box, cost)}),))
                if cost
                else None,
            )
        )
        for gem in _spread(g, f"tomb/{step}/cost", cost, y + 47, 19):
            gem.x += x
            nodes.append(gem)
    return nodes


CONTENTS: Final = {
    OFFERINGS: _offerings,
    NOBLES: _nobles,
    ARTISANS: _artisans,
    NILE: _nile,
    TOMB: _tomb,
}
