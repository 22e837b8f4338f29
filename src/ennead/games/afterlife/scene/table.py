"""What all share: pyramid, stock, boneyard, what lasts this turn, what an action deals with."""

from __future__ import annotations

from functools import lru_cache

from ennead.games.afterlife.rules.stock import seen, stock_size
from ennead.games.afterlife.scene.faces import SIGNS, TONES, face, faces, pile, slot_ref
from ennead.games.afterlife.state import CHANGED, EMPTY, Action, Afterlife, Player
from ennead.games.afterlife.tables import KINDS, SETS, SLOTS, Tables
from ennead.games.afterlife.verbs import BUY
from ennead.kernel import UNKNOWN, Message, SeatRef
from ennead.kernel.scene import Area, Box, Node

CARD = (140.0, 196.0)
"""Cards of the pyramid are large enough to be read."""
SIZE = (760.0, 612.0)


# -- pyramid, stock, boneyard ----------------------------------------------------------------------


def board(view: Afterlife, seat: int) -> Area:
    """The pyramid in the middle, stock and boneyard beside its top."""
    pyramid = Node(
        "pyramid",
        "group",
        label="zone-pyramid",
        mute=True,
        layout="pyramid",
        rows=(1, 2, 3),
        x=SIZE[0] / 2,
        y=SIZE[1] / 2,
        children=[_slot(view, slot) for slot in range(6)],
    )
    stock = pile(view, "stock", "zone-stock", stock_size(view), icon="gi:card-draw")
    if view.box.hide_stock and seat == view.active:  # R-26, option
        stock.value = stock.count = None
        stock.note = "term-uncounted"
    top = view.boneyard[-1] if view.boneyard else EMPTY
    boneyard = pile(
        view, "boneyard", "zone-boneyard", len(view.boneyard), top, icon="gi:crossed-bones"
    )
    for node, x in ((stock, 90), (boneyard, SIZE[0] - 90)):
        node.x, node.y = x, 106
        node.width, node.height = CARD
        for child in node.children:
            child.width, child.height = CARD
    nodes = [stock, pyramid, boneyard]
    if view.boneyard:  # its top card covers the name and the number
        size = len(view.boneyard)
        bones = Node("boneyard/size", "counter", label="zone-boneyard", value=size)
        bones.icon, bones.x, bones.y, bones.width, bones.height = (
            "gi:crossed-bones",
            boneyard.x,
            boneyard.y + 122,
            104,
            36,
        )
        nodes.append(bones)
    return Area("table", "board", canvas="table", size=SIZE, nodes=nodes)


def _slot(view: Afterlife, slot: int) -> Node:
    id, card = f"pyramid/{SLOTS[slot]}", view.pyramid[slot]
    if card == EMPTY:
        label = Message("term-empty-slot", {"slot": slot_ref(slot)})
        node = Node(id, "place", label=label, shape=Box(*CARD))
    else:
        node = face(view, id, card)
        if view.question == "turn":
            node.asks = (BUY.words.format(SLOTS[slot]),)
    node.width, node.height = CARD
    return node


# -- what lasts until the end of the turn ----------------------------------------------------------


def effects(view: Afterlife) -> list[Area]:
    """Rings waiting, rows for sale, and the sacrifice that is still owed."""
    lines: list[tuple[str, Message | str]] = []
    if view.ring:
        lines.append(("ring", "term-ring"))
    if view.thoth:
        lines.append(("thoth", Message("term-thoth", {"gold": view.box.thoth})))
    if view.barque:
        lines.append(("barque", "term-barque"))
    if view.censer:
        lines.append(("censer", "term-censer"))
    if not view.over and view.entombed < view.box.free:
        lines.append(("entombing", "term-free-entombing"))
    if not view.over and view.changed != CHANGED and view.pyramid.count(EMPTY) < 6:
        lines.append(("sacrifice", "term-sacrifice-owed"))
    nodes = [Node(f"effect/{id}", "text", text=words, label=words) for id, words in lines]
    return [Area("effects", "top", title="term-effects", nodes=nodes)] if nodes else []


# -- what is dealt with now ------------------------------------------------------------------------


def focus(view: Afterlife, seat: int) -> list[Area]:
    """Cards that an action has turned up, shown hands, searched piles, opponents to choose from."""
    open_cards = [
        card for frame in view.frames if isinstance(frame, Action) for card in frame.cards
    ]
    found = [_focus("open", "zone-open", faces(view, "open", open_cards))]
    for player in view.players:
        if player.shown and player.seat != seat:
            shown = faces(view, f"seat-{player.seat}/hand", player.hand)
            found.append(_focus(f"shown-{player.seat}", "zone-hand", shown, player.seat))
    if 0 <= seat < view.seats:
        found += _asked(view, view.players[seat])
    return [area for area in found if area.nodes]


def _asked(view: Afterlife, me: Player) -> list[Area]:
    """What the present question is about, if it lies in no other place of the table."""
    question, found = view.question, []
    if me.seat not in view.asked:
        return []
    frame = view.frames[-1]
    if question in ("hieroglyphics", "deck-order") and isinstance(frame, Action):
        cards = me.known[-frame.other :][::-1]
        found.append(_focus("known", "zone-deck", faces(view, "known", cards)))
    if question in ("wedjat", "stock-order") and UNKNOWN not in view.ahead.levels:
        found.append(_focus("ahead", "zone-stock", faces(view, "ahead", seen(view)[::-1])))
    if question in ("search", "heavens"):
        found.append(_focus("search", "zone-discard", faces(view, "search", sorted(me.discard))))
    if question == "tyet":
        cards = [card for card in dict.fromkeys(view.acts) if view.box.repeatable[card]]
        found.append(_focus("acts", "zone-played", faces(view, "acts", cards)))
    if question in ("opponent", "spear-target"):
        others = [player for player in view.players if player is not me]
        found.append(_focus("opponents", "", [_opponent(player) for player in others]))
    return found


def _focus(id: str, title: str, nodes: list[Node], owner: int | None = None) -> Area:
    return Area(f"focus-{id}", "focus", title=title or None, nodes=nodes, owner=owner)


def _opponent(player: Player) -> Node:
    return Node(
        f"opponent/{player.seat}",
        "place",
        label=Message("term-player", {"player": SeatRef(player.seat)}),
        owner=player.seat,
        shape=Box(120, 60),
    )


# -- for reference ---------------------------------------------------------------------------------


def reference(view: Afterlife, seat: int) -> list[Area]:
    """What the match is played with; alone also the whole boneyard (1.15.a)."""
    found = [Area("market", "side", title="term-market", folded=True, nodes=list(_market(view)))]
    if view.box.open_boneyard and len(view.boneyard) > 1 and UNKNOWN not in view.boneyard:
        cards = faces(view, "bones", sorted(view.boneyard))
        found.append(Area("bones", "side", title="zone-boneyard", folded=True, nodes=cards))
    return found


def _market(view: Afterlife) -> tuple[Node, ...]:
    return _market_of(view.box, tuple(view.copies))


@lru_cache(maxsize=32)
def _market_of(box: Tables, copies: tuple[int, ...]) -> tuple[Node, ...]:
    """Every market card of the match by set; never changes, so it is made and sent once."""
    stand_in = Afterlife(box=box)
    nodes = []
    for number, name in enumerate(SETS):
        cards = [card for card in range(KINDS) if copies[card] and box.set_of[card] == number]
        inside = [
            face(stand_in, f"market/{card}", card, count=copies[card])
            for card in sorted(cards, key=lambda card: (box.level[card], box.cost[card]))
        ]
        if inside:
            nodes.append(
                Node(
                    f"market/{name}",
                    "group",
                    label=f"set-{name}",
                    layout="fan",
                    icon=SIGNS[name],
                    tone=TONES[name],
                    children=inside,
                )
            )
    return tuple(nodes)
