"""What a seat sees: market and bag in the middle, its own goods below, the others beside."""

from __future__ import annotations

from ennead.kernel import Message
from ennead.kernel.scene import Area, Node, Part, Scene, Standing, Stat

from siwa.state import Player, Siwa
from siwa.tables import GOODS

ICON = "𓆭"
TONE = "sand"
_ICONS = {"dates": "𓆭", "salt": "𓈒", "olives": "𓏊"}


def scene(view: Siwa, seat: int) -> Scene:
    """The table of a seat; a spectator has no goods of its own."""
    return Scene(
        title=Message("title-round", {"round": view.turn}),
        areas=[_market(view), *[_goods(view, player, seat) for player in view.players]],
        standings=[_standing(view, player) for player in view.players],
    )


def _market(view: Siwa) -> Area:
    sold = [_token(f"market/{n}", good) for n, good in enumerate(view.market)]
    return Area(
        "market",
        "board",
        title="term-market",
        nodes=[
            Node("bag", "counter", label="term-bag", value=len(view.bag)),
            Node("sold", "group", label="term-sold", layout="row", children=sold),
        ],
    )


def _goods(view: Siwa, player: Player, seat: int) -> Area:
    """A hand: mine has a place for every kind, so that a click on one that I lack says why."""
    if player.seat == seat:
        nodes = [_kind(view, player, good) for good in range(len(GOODS))]
        return Area("hand", "mine", title="term-hand", nodes=nodes)
    name = f"hand-{player.seat}"
    nodes = [_token(f"{name}/{n}", good) for n, good in enumerate(player.hand)]
    return Area(name, "seat", title="term-hand", owner=player.seat, nodes=nodes)


def _kind(view: Siwa, player: Player, good: int) -> Node:
    held = player.hand.count(good)
    name = GOODS[good]
    return Node(
        f"hand/{name}",
        "card",
        key=f"good-{name}",
        icon=_ICONS[name],
        stats=(Stat("term-price", view.box.price[good]), Stat("term-held", held)),
        flags=() if held else ("off",),
    )


def _token(id: str, good: int) -> Node:
    if good < 0:
        return Node(id, "piece", label="term-good", form="token", flags=("hidden",))
    name = GOODS[good]
    return Node(id, "piece", key=f"good-{name}", form="token", icon=_ICONS[name])


def _standing(view: Siwa, player: Player) -> Standing:
    held = Node(f"held-{player.seat}", "counter", label="term-hand", value=len(player.hand))
    part = Part("term-coins", player.coins)
    return Standing(player.seat, player.coins, [part], [held])


def faces(g: Siwa) -> list[Node]:
    """The goods as they are drawn, for a gallery."""
    return [
        Node(
            f"face/{name}",
            "card",
            key=f"good-{name}",
            icon=_ICONS[name],
            stats=(Stat("term-price", g.box.price[good]),),
        )
        for good, name in enumerate(GOODS)
    ]
