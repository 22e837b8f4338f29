"""The toy's table: a bag, a pile, hands and stones."""

from __future__ import annotations

from tests.kernel.toy.game import CARDS, Mastaba, Player

from ennead.kernel import Message
from ennead.kernel.scene import Area, Node, Part, Scene, Standing, Stat


def scene(view: Mastaba, seat: int) -> Scene:
    """What a seat sees."""
    top = [card("pile/top", view.pile[-1])] if view.pile and view.pile[-1] >= 0 else []
    table = Area(
        "table",
        "board",
        nodes=[
            Node("bag", "counter", label="term-bag", value=len(view.bag)),
            Node(
                "pile",
                "group",
                label="term-pile",
                layout="pile",
                count=len(view.pile),
                children=top,
            ),
        ],
    )
    return Scene(
        title=Message("title-round", {"round": view.turn}),
        areas=[table, *(hand(player, seat) for player in view.players)],
        standings=[standing(player) for player in view.players],
    )


def hand(player: Player, seat: int) -> Area:
    """A hand, mine or another seat's."""
    nodes = [card(f"hand-{player.seat}/{n}", kind) for n, kind in enumerate(player.hand)]
    if player.seat == seat:
        return Area(f"hand-{player.seat}", "mine", title="term-hand", layout="fan", nodes=nodes)
    return Area(f"hand-{player.seat}", "seat", title="term-hand", owner=player.seat, nodes=nodes)


def card(id: str, kind: int) -> Node:
    """A card, face down if the viewer may not know it."""
    if kind < 0:
        return Node(id, "card", label="term-card", flags=("hidden",))
    key = f"card-{CARDS[kind]}"
    return Node(id, "card", key=key, text=f"{key}-text", stats=(Stat("term-strength", kind + 1),))


def standing(player: Player) -> Standing:
    """A seat at a glance."""
    held = Node(f"held-{player.seat}", "counter", label="term-hand", value=len(player.hand))
    part = Part(Message("term-stones", {"count": player.stones}), player.stones)
    return Standing(player.seat, player.stones, [part], [held])
