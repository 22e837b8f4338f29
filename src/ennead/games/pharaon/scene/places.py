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
            y=-92 + 64 * (place // 3),
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
            node = empty_place(f"noble-place/{place + 1}", "term-empty-place", 92, 128)
        else:
            node = noble(g.box, f"noble/{name_of(g, 'noble', kind)}", kind)
        node.x = 97 * (place - len(g.noble_row) / 2)
        nodes.append(node)
    deck = face_down("noble-deck", "term-noble-deck", len(g.noble_deck), "rose", 84, 118)
    deck.x = 97 * len(g.noble_row) / 2
    return [*nodes, deck]


def _artisans(g: Pharaon) -> list[Node]:
    nodes = []
    for place, kind in enumerate(g.artisan_row):
        if kind == EMPTY:
            node = empty_place(f"artisan-place/{place + 1}", "term-empty-place", 76, 106)
        else:
            node = artisan(g.box, f"artisan/{name_of(g, 'artisan', kind)}", kind, 76, 106)
        node.x = 79 * (place - len(g.artisan_row) / 2)
        nodes.append(node)
    deck = face_down("artisan-deck", "term-artisan-deck", len(g.artisan_deck), "bronze", 68, 96)
    deck.x = 79 * len(g.artisan_row) / 2
    return [*nodes, deck]


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
            x=78 * (number - 2),
            y=-84,
            shape=Box(74, 116),
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
    y = 2.0 + 28 * track
    gem = token(g.box, f"track/{name_of(g, 'token', track)}", track, 22)
    gem.x, gem.y = -168, y
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
                x=-106 + 84 * step,
                y=y,
                shape=Box(80, 25),
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
        column = step if step < 5 else 9 - step  # the path turns back in the lower row
        x, y = 78 * (column - 2), -80 if step < 5 else 46
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
                shape=Circle(33),
                flags=("best",) if step == g.box.pharaoh_step else (),
                children=[
                    marker(g.box.solo, side, f"cube/{side}", "term-cube", "cube", 20)
                    for side in here
                ],
                detail=Detail(lines=(Message("tomb-cost", {"tokens": token_refs(g.box, cost)}),))
                if cost
                else None,
            )
        )
        for gem in _spread(g, f"tomb/{step}/cost", cost, y + 44, 16):
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
