"""The Traitor's side of the table: his boards with their tracks, his things, his score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ennead.games.pharaon.rules.scoring import Score
from ennead.games.pharaon.scene.panels import cards, goods, parts
from ennead.games.pharaon.scene.pieces import GOD_ICONS, token
from ennead.games.pharaon.state import TRAITOR, Pharaon
from ennead.games.pharaon.tables import SYMBOLS
from ennead.kernel import Message, Ref
from ennead.kernel.scene import Area, Node

SYMBOL_ICONS: Final = {
    "none": "",
    "tomb": "gi:sarcophagus",
    "noble": "gi:egyptian-profile",
    "noble-value": "gi:laurels",
    "noble-discard": "gi:card-discard",
    "artisan-high": "gi:hammer-nails",
    "artisan-low": "gi:hammer-drop",
    "artisan-discard-high": "gi:hammer-break",
    "artisan-discard-low": "gi:broken-pottery",
    "pair": "gi:fruit-bowl",
    "offer": "gi:bread",
    "nile-most": "gi:sailboat",
    "nile-least": "gi:paper-boat",
    "god": "gi:ankh",
}


def traitor_areas(g: Pharaon, counted: Sequence[Score]) -> list[Area]:
    """His boards, his things and his score; nothing in a match of several players."""
    traitor = g.traitor
    if traitor is None or not traitor.boards:
        return []
    lanes = [_lane(g, lane) for lane in range(len(traitor.boards))]
    boards = Node("traitor", "group", layout="grid", columns=len(lanes), children=lanes)
    pile = Node(
        "traitor/pile", "counter", label="term-traitor-pile", icon="gi:amphora", value=traitor.pile
    )
    total = Node(
        "traitor/score",
        "group",
        label="term-traitor-score",
        layout="sum",
        value=counted[TRAITOR].total,
    )
    total.children = [
        Node(
            f"traitor/score/{number}", "counter", label=part.label, value=part.value, note=part.note
        )
        for number, part in enumerate(parts(g, counted[TRAITOR]))
    ]
    return [
        Area("traitor", "side", "term-traitor", [pile, boards, total], layout="column"),
        Area(
            "traitor-things",
            "side",
            "term-traitor-things",
            [
                Node(f"traitor/{name}", "group", label=label, layout="row", children=nodes)
                for name, label, nodes in (
                    ("goods", "term-goods", goods(g, TRAITOR)),
                    ("cards", "term-cards", cards(g, TRAITOR, counted[TRAITOR])),
                )
                if nodes
            ],
            layout="column",
        ),
    ]


def _lane(g: Pharaon, lane: int) -> Node:
    """One board with its track, from the bottom up."""
    traitor = g.traitor
    assert traitor is not None
    board = traitor.boards[lane]
    name = g.box.names["board"][board]
    colour = Ref(f"token-{g.box.names['token'][traitor.colours[lane]]}")
    dark = board >= len(g.box.board_jars) // 2
    node = Node(
        f"traitor/{lane + 1}",
        "group",
        label=Message("traitor-track-of", {"token": colour}),
        note=f"board-{name}",
        layout="track",
        flow="up",
        tone="slate" if dark else "papyrus",
    )
    for number, (symbol, argument) in enumerate(g.box.squares[board]):
        square = Node(
            f"traitor/{lane + 1}/{number + 1}",
            "place",
            key=f"symbol-{SYMBOLS[symbol]}",
            mute=True,
            icon=SYMBOL_ICONS[SYMBOLS[symbol]],
            tone="slate" if dark else "papyrus",
            value=argument
            if SYMBOLS[symbol] in ("noble", "noble-value", "noble-discard", "pair", "offer")
            else None,
        )
        if SYMBOLS[symbol] == "god":
            god = g.box.names["god"][argument]
            square.icon = GOD_ICONS[god]
            square.label = Message("symbol-god-named", {"god": Ref(f"god-{god}")})
        if number < len(traitor.lanes[lane]):
            square.children.append(
                token(
                    g.box, f"traitor/{lane + 1}/{number + 1}/token", traitor.lanes[lane][number], 28
                )
            )
        node.children.append(square)
    return node
