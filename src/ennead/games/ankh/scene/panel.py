"""What needs attention now: gods to choose, a battle that adds up, an auction."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ennead.games.ankh.hexes import members
from ennead.games.ankh.kinds import CARDS, GODS, MONUMENTS
from ennead.games.ankh.rules.battlefield import Battle, strength_parts
from ennead.games.ankh.rules.deaths import Deaths
from ennead.games.ankh.rules.setup import Course
from ennead.games.ankh.scene.boards import card_node, god_card
from ennead.games.ankh.scene.faces import CARD_ICONS, FOLLOWER_ICON, MONUMENT_ICONS
from ennead.games.ankh.state import Ankh
from ennead.games.ankh.verbs import Bid, Play
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
        god_card(
            f"draft/{name}",
            kind,
            bearer if bearer >= 0 else None,
            ("spent",) if bearer >= 0 else (),
        )
        for kind, (name, bearer) in enumerate(zip(GODS, g.bearers, strict=True))
    ]
    return Area("draft", "focus", title="term-draft", nodes=nodes)


def _battle(g: Ankh, b: Battle) -> Area:
    """R24.1: each fighter's strength, line by line, and the cards on the table."""
    nodes = [_side(g, b, seat) for seat in b.fighters]
    nodes += _secrets(g) + _choices(g)
    title = Message("battle-title", {"token": b.token + 1})
    region = tuple(f"hex/{g.box.board.hexes[space]}" for space in members(g.regions[b.token]))
    return Area("battle", "focus", title=title, nodes=nodes, about=region)


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
    total = Node(
        f"battle/{name}/sum",
        "group",
        label=f"god-{name}",
        layout="sum",
        owner=seat,
        value="–" if any(b.killed) and not parts else sum(amount for _, amount in parts),
        flags=("best",) if b.winner == seat else (),
        children=lines,
    )
    cards = _cards(g, b, seat, name)
    below = [Node(f"battle/{name}/cards", "group", layout="fan", children=cards)] if cards else []
    lost = b.killed[seat] if b.killed else 0
    if lost:
        icon = "gi:skull-crossed-bones"
        below.append(Node(f"battle/{name}/lost", "counter", key="term-lost", icon=icon, value=lost))
    return Node(f"battle/{name}", "group", layout="column", children=[total, *below])


def _cards(g: Ankh, b: Battle, seat: int, name: str) -> list[Node]:
    """R23.1: face down as soon as they are chosen, face up from the reveal on."""
    if b.cards and b.cards[seat]:
        return [
            card_node(g.box, f"battle/{name}/card/{place}", card, False)
            for place, card in enumerate(members(b.cards[seat]))
        ]
    chosen = bool(b.cards) or (g.question == "cards" and g.sealed and g.sealed[seat] is not None)
    if not chosen or (g.sealed and isinstance(g.sealed[seat], Play)):  # one's own lies open
        return []
    return [Node(f"battle/{name}/card/0", "card", label="term-hand", owner=seat, flags=("hidden",))]


def _secrets(g: Ankh) -> list[Node]:
    """R26.5, A-68: what the viewer's team has chosen in secret, or one of it suggests."""
    nodes: list[Node] = []
    for seat, answer in enumerate(g.sealed):
        god = g.gods[seat]
        at = f"battle/{GODS[god.kind]}/secret"
        note = "term-chosen" if god.head == seat else "term-suggested"
        if isinstance(answer, Play):
            cards = [card_node(g.box, f"{at}/{CARDS[card]}", card, False) for card in answer.cards]
            nodes += [replace(card, note=note, owner=seat) for card in cards]
        elif isinstance(answer, Bid):
            bid = Message("option-bid", {"count": answer.count})
            counter = Node(at, "counter", label=bid, note=note, icon=FOLLOWER_ICON, owner=seat)
            nodes.append(counter)
    return nodes


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
