"""Beside the map: whose turn, steps of the night, the market, the discard, gods to choose from."""

from __future__ import annotations

from ennead.games.kemet.rules.night import Nightfall
from ennead.games.kemet.scene import icons
from ennead.games.kemet.scene.boards import intervention, tile_card, tone_of
from ennead.games.kemet.state import DAY, NIGHT, Course, Kemet, Turn
from ennead.kernel import Message, SeatRef
from ennead.kernel.scene import Area, Node

NIGHT_STEPS = (
    "sacrifice", "delta", "temples", "worship", "prayers", "intervention", "summoning", "awakening",
    "fate",
)  # fmt: skip
_STEP_OF = {
    "sacrificed": 0, "delta_decided": 1, "offered": 4, "consulted": 5, "vision_discarded": 5,
    "veterans_leave": 6, "reinforcements": 7, "hand_of_god": 7, "position_chosen": 8,
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
    children = []
    for number in range(g.seats):
        seat = order[number] if number < len(order) else -1
        marker = [_marker(g, seat)] if seat >= 0 else []
        here = seat >= 0 and seat == turn and g.phase == DAY
        children.append(
            Node(
                f"position/{number}",
                "place",
                label=f"position-{('first', 'second', 'third', 'fourth', 'fifth')[number]}",
                value=number + 1,
                flags=("current",) if here else (),
                children=marker,
            )
        )
    track = Node(
        "order", "group", label="term-turn-order", layout="track", flow="right", children=children
    )
    return Area("order", "top", title="term-turn-order", nodes=[track])


def _marker(g: Kemet, seat: int) -> Node:
    god = g.players[seat].god
    name = g.box.names["god"][god] if god >= 0 else ""
    return Node(
        f"marker/{seat}",
        "piece",
        key="term-order-marker",
        label=Message("marker-name", {"player": SeatRef(seat)}),
        form="marker",
        icon=icons.GODS.get(name, icons.STATUE),
        owner=seat,
    )


# -- the market ------------------------------------------------------------------------------------


def market(g: Kemet, viewer: int) -> Area:
    """2.1.3: the tiles by colour and rising level, a row each; those that are gone stay, marked."""
    levels = range(1, g.box.limits.pyramid_level + 1)
    tabs = [
        Node(f"market/{name}", "group", key=f"colour-{name}", tone=tone_of(name), layout="column",
             children=[_row(g, colour, level, viewer) for level in levels])
        for colour, name in enumerate(g.box.names["colour"])
        if g.colours >> colour & 1
    ]  # fmt: skip
    nodes = (
        [Node("market", "group", label="term-market", layout="tabs", children=tabs)] if tabs else []
    )
    return Area("market", "side", title="term-market", nodes=nodes)


def _row(g: Kemet, colour: int, level: int, viewer: int) -> Node:
    """The tiles of one colour and level."""
    tiles = g.box.tiles
    cards = [
        _for_sale(g, tile, viewer)
        for tile, own in enumerate(tiles.colour)
        if own == colour and tiles.level[tile] == level and not g.box.left_out >> tile & 1
    ]
    return Node(
        f"market/{g.box.names['colour'][colour]}/{level}",
        "group",
        label=Message("market-level", {"level": level}),
        mute=True,
        layout="grid",
        columns=4,
        children=cards,
    )


def _for_sale(g: Kemet, tile: int, viewer: int) -> Node:
    node = tile_card(g, f"market/{g.box.names['tile'][tile]}", tile)
    node.note = None  # the tab and the row say it
    left = (g.market >> tile & 1) + (g.spares >> tile & 1)
    owners = [player.seat for player in g.players if player.tiles >> tile & 1]
    if left > 1:
        node.count = left
    if not left:
        node.flags = ("off",)
    if owners:
        node.owner = owners[0]
        node.note = Message("term-owned-by", {"players": tuple(SeatRef(seat) for seat in owners)})
    if viewer in owners:
        node.flags = (*node.flags, "owned")
        node.owner = viewer
    return node


def cards(g: Kemet) -> Area:
    """4.i: the intervention deck, and the open discard card by card."""
    pile = [
        intervention(g, f"discard/{g.box.names['intervention'][card]}", card)
        for card in dict.fromkeys(g.discard)
    ]
    for node, card in zip(pile, dict.fromkeys(g.discard), strict=True):
        node.count = g.discard.count(card)
    deck = Node("deck", "counter", label="term-deck", icon=icons.CARDS, value=len(g.deck))
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
