"""Beside the map: whose turn, steps of the night, the market, the discard, gods to choose from."""

from __future__ import annotations

from dataclasses import replace

from ennead.games.kemet.rules.night import Nightfall
from ennead.games.kemet.scene import icons
from ennead.games.kemet.scene.boards import intervention, tile_card, tone_of
from ennead.games.kemet.state import DAY, NIGHT, Course, Kemet, Turn
from ennead.games.kemet.tables import Tables
from ennead.kernel import Message, SeatRef
from ennead.kernel.scene import Area, Flag, Node, drawn_once

NIGHT_STEPS = (
    "sacrifice", "delta", "temples", "worship", "prayers", "intervention", "summoning", "awakening",
    "fate",
)  # fmt: skip
_STEP_OF = {
    "sacrificed": 0, "delta_decided": 1, "offered": 4, "consulted": 5, "vision_discarded": 5,
    "veterans_leave": 6, "hand_of_god": 7, "position_chosen": 8,
}  # fmt: skip
"""By the step at which a night goes on: the number of the step in progress."""


def top(g: Kemet) -> list[Area]:
    """The strip above the board: turn order by day, the nine steps by night."""
    night = next((frame for frame in g.frames if isinstance(frame, Nightfall)), None)
    areas = [_order(g, night)]
    if night is not None and g.phase == NIGHT:
        current = _STEP_OF.get(night.step, -1)
        steps = [
            Node(
                f"night/{name}",
                "text",
                label=f"night-{name}",
                flags=("current",) if n == current else (),
            )
            for n, name in enumerate(NIGHT_STEPS)
        ]
        ribbon = Node("night", "group", label="term-night", layout="ribbon", children=steps)
        areas.append(Area("night", "top", title="term-night", nodes=[ribbon]))
    return areas


def _order(g: Kemet, night: Nightfall | None) -> Area:
    """2.3.1, 3.6.9: the markers on the track; in the Fate the new order as it is chosen."""
    choosing = night is not None and bool(night.places)
    order = night.places if night is not None and choosing else g.order
    turn = next((frame.seat for frame in g.frames if isinstance(frame, Turn)), -1)
    names = g.box.names["god"]
    gods = tuple([names[one.god] if one.god >= 0 else "" for one in g.players])
    return _track(gods, tuple(order), turn if g.phase == DAY else -1)


@drawn_once
def _track(gods: tuple[str, ...], order: tuple[int, ...], turn: int) -> Area:
    children = []
    for number in range(len(gods)):
        seat = order[number] if number < len(order) else -1
        children.append(
            Node(
                f"position/{number}",
                "place",
                label=f"position-{('first', 'second', 'third', 'fourth', 'fifth')[number]}",
                value=number + 1,
                flags=("current",) if 0 <= seat == turn else (),
                children=[_marker(gods[seat], seat)] if seat >= 0 else [],
            )
        )
    track = Node(
        "order", "group", label="term-turn-order", layout="track", flow="right", children=children
    )
    return Area("order", "top", title="term-turn-order", nodes=[track])


def _marker(god: str, seat: int) -> Node:
    return Node(
        f"marker/{seat}",
        "piece",
        key="term-order-marker",
        label=Message("marker-name", {"player": SeatRef(seat)}),
        form="marker",
        icon=icons.GODS.get(god, icons.STATUE),
        owner=seat,
    )


# -- the market ------------------------------------------------------------------------------------


def market(g: Kemet, viewer: int) -> Area:
    """2.1.3: the tiles by colour and rising level, a row each; those that are gone stay, marked."""
    owned = tuple([player.tiles for player in g.players])
    return _market(g.box, g.colours, g.market, g.spares, owned, viewer)


@drawn_once
def _market(
    box: Tables, colours: int, left: int, spares: int, owned: tuple[int, ...], viewer: int
) -> Area:
    tabs = []
    for colour, name in enumerate(box.names["colour"]):
        if colours >> colour & 1:
            rows = [
                _row(box, name, level, [_for_sale(box, tile, left, spares, owned, viewer)
                                        for tile in _sold(box, colour, level)])
                for level in range(1, box.limits.pyramid_level + 1)
            ]  # fmt: skip
            id, tone = f"market/{name}", tone_of(name)
            tab = Node(id, "group", key=f"colour-{name}", tone=tone, layout="column", children=rows)
            tabs.append(tab)
    nodes = (
        [Node("market", "group", label="term-market", layout="tabs", children=tabs)] if tabs else []
    )
    return Area("market", "side", title="term-market", nodes=nodes)


def _sold(box: Tables, colour: int, level: int) -> list[int]:
    """The tiles of one colour and level."""
    return [
        tile
        for tile, own in enumerate(box.tiles.colour)
        if own == colour and box.tiles.level[tile] == level and not box.left_out >> tile & 1
    ]


def _row(box: Tables, colour: str, level: int, cards: list[Node]) -> Node:
    return Node(
        f"market/{colour}/{level}",
        "group",
        label=Message("market-level", {"level": level}),
        mute=True,
        layout="grid",
        columns=4,
        children=cards,
    )


def _for_sale(
    box: Tables, tile: int, left: int, spares: int, owned: tuple[int, ...], viewer: int
) -> Node:
    owners = tuple(seat for seat, tiles in enumerate(owned) if tiles >> tile & 1)
    count = (left >> tile & 1) + (spares >> tile & 1)
    return _tile(box, tile, count, owners, viewer if viewer in owners else -1)


@drawn_once
def _tile(box: Tables, tile: int, left: int, owners: tuple[int, ...], mine: int) -> Node:
    """A tile of the market; `mine` is the viewer's seat if it has one of them, else -1."""
    flags: tuple[Flag, ...] = () if left else ("off",)
    note = Message("term-owned-by", {"players": tuple(map(SeatRef, owners))}) if owners else None
    return replace(
        tile_card(box, f"market/{box.names['tile'][tile]}", tile),
        note=note,  # the tab and the row say the rest
        count=left if left > 1 else None,
        flags=(*flags, "owned") if mine >= 0 else flags,
        owner=mine if mine >= 0 else owners[0] if owners else None,
    )


def cards(g: Kemet) -> Area:
    """4.i: the intervention deck, and the open discard card by card."""
    return _cards(g.box, len(g.deck), tuple(g.discard))


@drawn_once
def _cards(box: Tables, left: int, thrown: tuple[int, ...]) -> Area:
    names = box.names["intervention"]
    pile = [
        intervention(box, f"discard/{names[card]}", card, thrown.count(card))
        for card in dict.fromkeys(thrown)
    ]
    deck = Node("deck", "counter", label="term-deck", icon=icons.CARDS, value=left)
    discard = Node(
        "discard", "group", label="term-discard", layout="grid", columns=4, children=pile
    )
    return Area("cards", "side", title="term-interventions", nodes=[deck, discard])


def gods(g: Kemet) -> list[Area]:
    """2.2.1: the gods to choose from, while somebody has to."""
    if g.question != "god" or not isinstance(g.frames[-1], Course):
        return []
    taken = {player.god for player in g.players}
    nodes = [
        Node(f"god/{name}", "card", key=f"god-{name}", icon=icons.GODS[name], tone="papyrus")
        for number, name in enumerate(g.box.names["god"])
        if number not in taken
    ]
    return [Area("gods", "focus", title="term-gods", nodes=nodes)]
