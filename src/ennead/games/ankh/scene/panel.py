"""What needs attention now: gods to choose, a battle that adds up, an auction."""

from __future__ import annotations

from typing import Final

from ennead.games.ankh.hexes import members
from ennead.games.ankh.kinds import CARDS, GODS, MONUMENTS
from ennead.games.ankh.rules.battlefield import Battle, strength_parts
from ennead.games.ankh.rules.deaths import Deaths
from ennead.games.ankh.rules.setup import Course
from ennead.games.ankh.scene.faces import CARD_ICONS, GOD_ICONS, MONUMENT_ICONS
from ennead.games.ankh.state import Ankh
from ennead.kernel import Message
from ennead.kernel.scene import Area, Node

PART_NAMES: Final = {
    "figures": "part-figures",
    "resplendent": "power-resplendent",
    "prisoners": "part-prisoners",
    "temple-attuned": "power-temple-attuned",
}


def focus(g: Ankh) -> list[Area]:
    """The panels that are open now."""
    if g.frames and isinstance(g.frames[-1], Course) and not g.markers:
        return [_draft(g)]
    battle = next((frame for frame in g.frames if isinstance(frame, Battle)), None)
    return [_battle(g, battle)] if battle is not None else []


def _draft(g: Ankh) -> Area:
    """R12.1: the gods that can be chosen."""
    nodes = [
        Node(
            f"draft/{name}",
            "card",
            key=f"god-{name}",
            note=f"god-{name}-ability",
            text=f"god-{name}-text",
            icon=GOD_ICONS[name],
            owner=g.bearers[kind] if g.bearers[kind] >= 0 else None,
            flags=() if g.bearers[kind] < 0 else ("spent",),
        )
        for kind, name in enumerate(GODS)
    ]
    return Area("draft", "focus", title="term-draft", nodes=nodes)


def _battle(g: Ankh, b: Battle) -> Area:
    """R24.1: each fighter's strength, line by line, and the cards on the table."""
    nodes = [_side(g, b, seat) for seat in b.fighters]
    nodes += _choices(g)
    title = Message("battle-title", {"token": b.token + 1})
    return Area("battle", "focus", title=title, nodes=nodes)


def _side(g: Ankh, b: Battle, seat: int) -> Node:
    name = GODS[g.gods[seat].kind]
    parts = strength_parts(g, b, seat)
    lines = [
        Node(
            f"battle/{name}/{source}",
            "counter",
            key=PART_NAMES.get(source, f"card-{source}"),
            icon=CARD_ICONS.get(source, ""),
            value=amount,
        )
        for source, amount in parts
    ]
    played = [
        Node(
            f"battle/{name}/played/{CARDS[card]}",
            "counter",
            key=f"card-{CARDS[card]}",
            icon=CARD_ICONS[CARDS[card]],
            value=0,
        )
        for card in members(b.cards[seat] if b.cards else 0)
        if not parts
    ]
    return Node(
        f"battle/{name}",
        "group",
        label=f"god-{name}",
        layout="sum",
        owner=seat,
        value=sum(amount for _, amount in parts),
        flags=("best",) if b.winner == seat else (),
        children=lines + played,
    )


def _choices(g: Ankh) -> list[Node]:
    """Things to click that stand nowhere else: monuments to build, warriors to trap."""
    if g.question == "build":
        return [
            Node(
                f"build/{name}",
                "piece",
                key=f"monument-{name}",
                form="building",
                icon=MONUMENT_ICONS[name],
            )
            for name in MONUMENTS
        ]
    top = g.frames[-1]
    if isinstance(top, Deaths) and g.question == "trap":
        return [
            Node(
                f"trap/{GODS[g.gods[seat].kind]}",
                "piece",
                key="figure-prisoner",
                form="figure",
                icon="gi:prisoner",
                owner=seat,
            )
            for seat in top.warriors
        ]
    return []
