"""What all share: pyramid, stock, boneyard, what lasts this turn, what an action deals with."""

from __future__ import annotations

from dataclasses import replace

from ennead.games.afterlife.rules.cards.starters import SWAPS
from ennead.games.afterlife.rules.stock import seen, stock_size
from ennead.games.afterlife.rules.turn import owes_a_sacrifice
from ennead.games.afterlife.scene.faces import SIGNS, TONES, face, faces, pile, slot_ref
from ennead.games.afterlife.state import EMPTY, Action, Afterlife, Player
from ennead.games.afterlife.tables import KINDS, NAMES, SETS, SLOTS, Tables
from ennead.games.afterlife.verbs import BUY, apart
from ennead.kernel import UNKNOWN, Message, Refusal, SeatRef
from ennead.kernel.scene import Area, Box, Node, drawn_once

CARD = (135.0, 189.0)
"""Cards of the pyramid are large enough to be read."""
SIZE = (760.0, 612.0)
STOCK, BONEYARD = (90, 106), (SIZE[0] - 90, 106)


# -- pyramid, stock, boneyard ----------------------------------------------------------------------


def board(view: Afterlife, seat: int) -> Area:
    """The pyramid in the middle, stock and boneyard beside its top."""
    box, bones = view.box, view.boneyard
    uncounted = box.hide_stock and seat == view.active  # R-26, option
    return _board(
        box,
        tuple(view.pyramid),
        view.question == "turn",
        -1 if uncounted else stock_size(view),
        bool(stock_size(view)),
        len(bones),
        bones[-1] if bones else EMPTY,
    )


@drawn_once
def _board(
    box: Tables,
    pyramid: tuple[int, ...],
    asking: bool,
    stock: int,
    left: bool,
    bones: int,
    top: int,
) -> Area:
    nodes = [
        _stock(box, stock, left),
        Node(
            "pyramid",
            "group",
            label="zone-pyramid",
            mute=True,
            layout="pyramid",
            rows=(1, 2, 3),
            x=SIZE[0] / 2,
            y=SIZE[1] / 2,
            children=[_slot(box, slot, card, asking) for slot, card in enumerate(pyramid)],
        ),
        pile(box, "boneyard", "zone-boneyard", bones, top, "gi:crossed-bones", BONEYARD, CARD),
    ]
    if bones:  # its top card covers the name and the number
        nodes.append(_boneyard_size(bones))
    return Area("table", "board", canvas="table", size=SIZE, nodes=nodes, art="tomb")


@drawn_once
def _boneyard_size(bones: int) -> Node:
    x, y = BONEYARD
    return Node(
        "boneyard/size",
        "counter",
        label="zone-boneyard",
        value=bones,
        icon="gi:crossed-bones",
        x=x,
        y=y + 122,
        width=104,
        height=36,
    )


def _stock(box: Tables, size: int, left: bool) -> Node:
    """The stock with its number; -1 if whoever looks may not count it."""
    if size >= 0:
        return pile(box, "stock", "zone-stock", size, -1, "gi:card-draw", STOCK, CARD)
    node = replace(pile(box, "stock", "zone-stock", int(left), -1, "gi:card-draw", STOCK, CARD))
    node.value, node.note = None, "term-uncounted"
    return node


@drawn_once
def _slot(box: Tables, slot: int, card: int, asking: bool) -> Node:
    id = f"pyramid/{SLOTS[slot]}"
    if card == EMPTY:
        label = Message("term-empty-slot", {"slot": slot_ref(slot)})
        shape = Box(*CARD)
        return Node(id, "place", label=label, shape=shape, width=CARD[0], height=CARD[1])
    asks = (BUY.words.format(SLOTS[slot]),) if asking else ()
    return face(box, id, card, asks=asks, size=CARD)


def untouched(view: Afterlife, seat: int, id: str) -> Refusal | None:
    """1.3: what lies in a pile is not for everybody, nor at any time."""
    place = id.removesuffix("/top")
    if place in ("stock", "boneyard"):
        return Refusal("1.3.a", f"refuse-look-into-{place}")
    if place.endswith(("/deck", "/held")):
        return Refusal("1.3.b", "refuse-look-at-cards")
    if place == f"seat-{seat}/discard":
        return Refusal("1.3.c", "refuse-look-into-own-discards")
    if place.endswith("/discard"):
        return Refusal("1.3.c", "refuse-look-into-discards")
    return None


# -- what lasts until the end of the turn ----------------------------------------------------------


def effects(view: Afterlife) -> list[Area]:
    """Rings waiting, rows for sale, and the sacrifice that is still owed."""
    lines: list[tuple[str, str]] = []
    if view.ring:
        lines.append(("ring", "term-ring"))
    if view.thoth:
        lines.append(("thoth", "term-thoth"))
    if view.barque:
        lines.append(("barque", "term-barque"))
    if view.censer:
        lines.append(("censer", "term-censer"))
    if not view.over and view.entombed < view.box.free:
        lines.append(("entombing", "term-free-entombing"))
    if not view.over and owes_a_sacrifice(view) and view.pyramid.count(EMPTY) < 6:
        swapped = any(card in view.acts for card in SWAPS)
        owed = "term-sacrifice-owed-after-swap" if swapped else "term-sacrifice-owed"
        lines.append(("sacrifice", owed))
    return [_effects(tuple(lines), view.box.thoth)] if lines else []


@drawn_once
def _effects(lines: tuple[tuple[str, str], ...], thoth: int) -> Area:
    nodes = []
    for id, term in lines:
        words = Message(term, {"gold": thoth}) if id == "thoth" else term
        nodes.append(Node(f"effect/{id}", "text", text=words, label=words))
    return Area("effects", "top", title="term-effects", nodes=nodes)


# -- what is dealt with now ------------------------------------------------------------------------


def focus(view: Afterlife, seat: int) -> list[Area]:
    """Cards that an action has turned up, shown hands, searched piles, opponents to choose from."""
    open_cards = [
        card for frame in view.frames if isinstance(frame, Action) for card in frame.cards
    ]
    found = [_focus("open", "zone-open", faces(view.box, "open", tuple(open_cards)))]
    for player in view.players:
        if player.shown and player.seat != seat:
            shown = faces(view.box, f"seat-{player.seat}/hand", tuple(player.hand))
            found.append(_focus(f"shown-{player.seat}", "zone-hand", shown, player.seat))
    if 0 <= seat < view.seats:
        found += _asked(view, view.players[seat])
    return [area for area in found if area.nodes]


def _asked(view: Afterlife, me: Player) -> list[Area]:
    """What the present question is about, if it lies in no other place of the table."""
    box, question, found = view.box, view.question, []
    if me.seat not in view.asked:
        return []
    frame = view.frames[-1]
    if question in ("hieroglyphics", "deck-order") and isinstance(frame, Action):
        cards = me.known[-frame.other :][::-1]
        found.append(_focus("known", "zone-deck", faces(box, "known", tuple(cards))))
    if question in ("wedjat", "stock-order") and UNKNOWN not in view.ahead.levels:
        found.append(_focus("ahead", "zone-stock", faces(box, "ahead", tuple(seen(view)[::-1]))))
    if question in ("search", "heavens"):
        searched = _searched(box, tuple(me.discard))
        found.append(_focus("search", "zone-discard", searched))
    if question == "tyet":
        cards = [card for card in dict.fromkeys(view.acts) if view.box.repeatable[card]]
        found.append(_focus("acts", "zone-played", faces(box, "acts", tuple(cards))))
    if question in ("opponent", "spear-target"):
        others = [player for player in view.players if player is not me]
        found.append(_focus("opponents", "", tuple(map(_opponent, others))))
    return found


@drawn_once
def _searched(box: Tables, pile: tuple[int, ...]) -> tuple[Node, ...]:
    """A searched pile from the top; copies of a card that lie together are one node."""
    above, found = EMPTY, []
    for place, card in enumerate(reversed(pile), 1):
        if card == above:
            continue
        above = card
        below = pile[-place::-1]
        count = next((n for n, one in enumerate(below) if one != card), len(below))
        places = apart(pile, card)
        id = f"search/{NAMES[card]}/{place}" if place in places else f"search/{NAMES[card]}"
        node = face(box, id, card, count)
        if places:
            node = replace(node, note=Message("term-place", {"place": place}))
        found.append(node)
    return tuple(found)


def _focus(id: str, title: str, nodes: tuple[Node, ...], owner: int | None = None) -> Area:
    return Area(f"focus-{id}", "focus", title=title or None, nodes=list(nodes), owner=owner)


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
    found = [_market(view.box, tuple(view.copies))]
    if view.box.open_boneyard and len(view.boneyard) > 1 and UNKNOWN not in view.boneyard:
        cards = list(faces(view.box, "bones", tuple(sorted(view.boneyard))))
        found.append(Area("bones", "side", title="zone-boneyard", folded=True, nodes=cards))
    return found


@drawn_once
def _market(box: Tables, copies: tuple[int, ...]) -> Area:
    """Every market card of the match by set; never changes, so it is made and sent once."""
    nodes = []
    for number, name in enumerate(SETS):
        cards = [card for card in range(KINDS) if copies[card] and box.set_of[card] == number]
        inside = [
            face(box, f"market/{card}", card, copies[card])
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
    return Area("market", "side", title="term-market", folded=True, nodes=nodes)
