"""What lies in front of the players: hand and piles, tombs as fanned sets, standings."""

from __future__ import annotations

from typing import Final

from ennead.games.afterlife.rules.scoring import points
from ennead.games.afterlife.scene.faces import SIGNS, TONES, faces, pile
from ennead.games.afterlife.state import EMPTY, Afterlife, Player
from ennead.games.afterlife.tables import SETS, STARTER, UNIQUE, Tables
from ennead.games.afterlife.verbs import ENTOMB, PAY, PLAY
from ennead.kernel import UNKNOWN, AnyVerb, Message
from ennead.kernel.scene import Area, Node, Part, Standing

# -- tombs -----------------------------------------------------------------------------------------


def tomb(view: Afterlife, player: Player) -> list[Node]:
    """The tomb as fans, one a scoring set, each with the points it gives (1.11.b)."""
    nodes = []
    for label, cards, value, count in score_lines(view.box, player.tomb):
        number = view.box.set_of[cards[0]]
        note = Message("term-squared", {"count": count}) if count else None
        nodes.append(
            Node(
                f"seat-{player.seat}/tomb/{label}",
                "group",
                label=label,
                note=note,
                value=value,
                layout="fan",
                icon=SIGNS[SETS[number]],
                tone=TONES[SETS[number]],
                children=faces(view, f"seat-{player.seat}/tomb", cards),
            )
        )
    return nodes


def score_lines(box: Tables, cards: list[int]) -> list[tuple[str, list[int], int, int]]:
    """Of a tomb: message of each line, its cards, points, different cards (0: printed points)."""
    lines = []
    for number, name in enumerate(SETS):
        mine = [card for card in cards if box.group[card] == number]
        if not mine:
            continue
        if number in (STARTER, UNIQUE):
            lines.append((f"set-{name}", mine, sum(box.vp[card] for card in mine), 0))
            continue
        counted = [c for c in dict.fromkeys(mine) if not box.solo or mine.count(c) == 1]
        lines.append((_label(box, number), mine, len(counted) ** 2, len(counted)))
    return lines


def _label(box: Tables, number: int) -> str:
    """The message that names a scoring set: the set, or the pair where two are merged."""
    if number in box.pair_of:
        return f"pair-{box.pair_of[number]}"
    return f"set-{SETS[number]}"


# -- piles -----------------------------------------------------------------------------------------


def piles(view: Afterlife, player: Player) -> list[Node]:
    """Draw deck and discard pile, and what is set aside."""
    prefix = f"seat-{player.seat}"
    known = player.known[-1] if player.known else EMPTY
    deck = len(player.deck) + len(player.known)
    top = player.discard[-1] if player.discard else EMPTY
    nodes = [
        pile(view, f"{prefix}/deck", "zone-deck", deck, known, "gi:stack"),
        pile(
            view, f"{prefix}/discard", "zone-discard", len(player.discard), top, "gi:card-discard"
        ),
    ]
    if player.aside:
        size = len(player.aside)
        aside = pile(view, f"{prefix}/aside", "zone-aside", size, icon="gi:sarcophagus")
        if UNKNOWN not in player.aside:
            aside.layout, aside.flags, aside.count = "fan", (), None
            aside.children = faces(view, f"{prefix}/aside", player.aside)
        nodes.append(aside)
    return nodes


def _played(view: Afterlife, player: Player) -> list[Node]:
    if not player.played:
        return []
    cards = faces(view, f"seat-{player.seat}/played", player.played, flags=("spent",))
    return [
        Node(
            f"seat-{player.seat}/played",
            "group",
            label="zone-played",
            layout="fan",
            children=cards,
        )
    ]


# -- areas -----------------------------------------------------------------------------------------


def my_areas(view: Afterlife, player: Player) -> list[Area]:
    """My hand large, what I have played, my piles and my tomb."""
    hand = faces(view, f"seat-{player.seat}/hand", player.hand)
    if view.question in _ASKS and player.seat in view.asked:
        for node in hand:
            name = node.key.removeprefix("card-")
            node.asks = tuple(verb.words.format(name) for verb in _ASKS[view.question])
    areas = [
        Area("hand", "mine", title="zone-hand", layout="fan", nodes=hand),
        Area("mine", "mine", nodes=[*_played(view, player), *piles(view, player)]),
        Area("tomb", "mine", title="zone-tomb", nodes=[*tomb(view, player), *_goal(view, player)]),
    ]
    if len(player.discard) > 1 and UNKNOWN not in player.discard:
        cards = faces(view, "browse", player.discard[::-1])
        areas.append(Area("browse", "side", title="zone-discard", folded=True, nodes=cards))
    return areas


_ASKS: Final[dict[str, tuple[AnyVerb, ...]]] = {"turn": (PLAY, ENTOMB), "payment": (PAY,)}
"""What a click on a hand card asks about when it chooses nothing."""


def seat_area(view: Afterlife, player: Player) -> Area:
    """Somebody else's things; a hand that must be shown is in focus instead."""
    hand = pile(
        view, f"seat-{player.seat}/held", "zone-hand", len(player.hand), icon="gi:poker-hand"
    )
    nodes = [hand, *piles(view, player), *_played(view, player), *tomb(view, player)]
    if UNKNOWN not in player.hand and not player.shown:  # a replay with open cards
        hand.layout, hand.flags, hand.count = "fan", (), None
        hand.children = faces(view, f"seat-{player.seat}/hand", player.hand)
    return Area(f"seat-{player.seat}", "seat", owner=player.seat, nodes=nodes)


def _goal(view: Afterlife, player: Player) -> list[Node]:
    """Alone: how far the perfect score is (1.15.d)."""
    if not view.box.solo:
        return []
    now = points(view.box, player.tomb)
    left = Message("term-goal-left", {"count": max(0, view.goal - now)})
    return [
        Node(
            "goal", "counter", label="term-goal", note=left, value=now, limit=view.goal,
            icon="gi:laurels",
        )
    ]  # fmt: skip


# -- standings -------------------------------------------------------------------------------------


def standing(view: Afterlife, player: Player) -> Standing:
    """Points now with what they are made of, and the public numbers of a seat."""
    lines = score_lines(view.box, player.tomb)
    total = sum(value for _, _, value, _ in lines)
    best = max(points(view.box, one.tomb) for one in view.players)
    prefix = f"standing-{player.seat}"
    return Standing(
        player.seat,
        total,
        parts=[
            Part(label, value, Message("term-squared", {"count": count}) if count else None)
            for label, _, value, count in lines
        ],
        counters=[
            _counter(f"{prefix}/hand", "term-cards-in-hand", len(player.hand), "gi:poker-hand"),
            _counter(
                f"{prefix}/deck",
                "term-cards-in-deck",
                len(player.deck) + len(player.known),
                "gi:stack",
            ),
            _counter(
                f"{prefix}/discard", "term-cards-in-discard", len(player.discard), "gi:card-discard"
            ),
            _counter(f"{prefix}/tomb", "term-cards-in-tomb", len(player.tomb), "gi:tombstone"),
        ],
        flags=("best",) if total == best and total and view.seats > 1 else (),
    )


def _counter(id: str, label: str, value: int, icon: str) -> Node:
    return Node(id, "counter", label=label, value=value, icon=icon)
