"""What lies in front of the players: hand and piles, tombs as fanned sets, standings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from ennead.games.afterlife.rules.scoring import points
from ennead.games.afterlife.scene.faces import SIGNS, TONES, faces, fan, pile
from ennead.games.afterlife.state import EMPTY, Afterlife, Player
from ennead.games.afterlife.tables import SETS, STARTER, UNIQUE, Tables
from ennead.games.afterlife.verbs import ENTOMB, PAY, PLAY
from ennead.kernel import UNKNOWN, Message
from ennead.kernel.scene import Area, Node, Part, Standing, drawn_once

# -- tombs -----------------------------------------------------------------------------------------

Line: TypeAlias = tuple[str, tuple[int, ...], int, int]
"""Of a tomb: message of a line, its cards, points, different cards (0: printed points)."""


@drawn_once
def tomb(box: Tables, seat: int, cards: tuple[int, ...]) -> tuple[Node, ...]:
    """The tomb as fans, one a scoring set, each with the points it gives (1.11.b)."""
    return tuple(_set(box, seat, *line) for line in score_lines(box, cards))


@drawn_once
def _set(
    box: Tables, seat: int, label: str, cards: tuple[int, ...], value: int, count: int
) -> Node:
    number = box.set_of[cards[0]]
    return Node(
        f"seat-{seat}/tomb/{label}",
        "group",
        label=label,
        note=Message("term-squared", {"count": count}) if count else None,
        value=value,
        layout="fan",
        icon=SIGNS[SETS[number]],
        tone=TONES[SETS[number]],
        children=list(faces(box, f"seat-{seat}/tomb", cards)),
    )


@drawn_once
def score_lines(box: Tables, cards: tuple[int, ...]) -> tuple[Line, ...]:
    """What a tomb scores, line by line."""
    lines: list[Line] = []
    for number, name in enumerate(SETS):
        mine = tuple(card for card in cards if box.group[card] == number)
        if not mine:
            continue
        if number in (STARTER, UNIQUE):
            lines.append((f"set-{name}", mine, sum(box.vp[card] for card in mine), 0))
            continue
        counted = [c for c in dict.fromkeys(mine) if not box.solo or mine.count(c) == 1]
        lines.append((_label(box, number), mine, len(counted) ** 2, len(counted)))
    return tuple(lines)


def _label(box: Tables, number: int) -> str:
    """The message that names a scoring set: the set, or the pair where two are merged."""
    if number in box.pair_of:
        return f"pair-{box.pair_of[number]}"
    return f"set-{SETS[number]}"


# -- piles -----------------------------------------------------------------------------------------


def piles(box: Tables, player: Player) -> list[Node]:
    """Draw deck and discard pile, and what is set aside."""
    prefix = f"seat-{player.seat}"
    known = player.known[-1] if player.known else EMPTY
    deck = len(player.deck) + len(player.known)
    top = player.discard[-1] if player.discard else EMPTY
    thrown = len(player.discard)
    nodes = [
        pile(box, f"{prefix}/deck", "zone-deck", deck, known, "gi:stack"),
        pile(box, f"{prefix}/discard", "zone-discard", thrown, top, "gi:card-discard"),
    ]
    if player.aside:
        aside = f"{prefix}/aside"
        nodes.append(_held(box, aside, "zone-aside", aside, player.aside, "gi:sarcophagus"))
    return nodes


def _held(box: Tables, id: str, label: str, prefix: str, cards: Sequence[int], icon: str) -> Node:
    """Cards that somebody has: open if the viewer may know them, else a pile."""
    if UNKNOWN in cards:
        return pile(box, id, label, len(cards), icon=icon)
    return fan(box, id, label, prefix, tuple(cards), icon)


def _played(box: Tables, player: Player, asks: tuple[str, ...] = ()) -> list[Node]:
    return [_spent(box, player.seat, tuple(player.played), asks)] if player.played else []


@drawn_once
def _spent(box: Tables, seat: int, cards: tuple[int, ...], asks: tuple[str, ...]) -> Node:
    id = f"seat-{seat}/played"
    inside = list(faces(box, id, cards, ("spent",), asks))
    return Node(id, "group", label="zone-played", layout="fan", children=inside)


# -- areas -----------------------------------------------------------------------------------------


def my_areas(view: Afterlife, player: Player) -> list[Area]:
    """My hand large, what I have played, my piles and my tomb."""
    box = view.box
    asks = _ASKS.get(view.question, ()) if player.seat in view.asked else ()
    hand = faces(box, f"seat-{player.seat}/hand", tuple(player.hand), (), asks)
    mine = [*_played(box, player, asks), *piles(box, player)]
    entombed = [*tomb(box, player.seat, tuple(player.tomb)), *_goal(view, player)]
    areas = [
        Area("hand", "mine", title="zone-hand", layout="fan", nodes=list(hand)),
        Area("mine", "mine", nodes=mine),
        Area("tomb", "mine", title="zone-tomb", nodes=entombed),
    ]
    if len(player.discard) > 1 and UNKNOWN not in player.discard:
        cards = list(faces(box, "browse", tuple(player.discard[::-1])))
        areas.append(Area("browse", "side", title="zone-discard", folded=True, nodes=cards))
    return areas


_ASKS: Final = {"turn": (PLAY.words, ENTOMB.words), "payment": (PAY.words,)}
"""What a click on an own card asks about when it chooses nothing."""


def seat_area(view: Afterlife, player: Player) -> Area:
    """Somebody else's things; a hand that must be shown is in focus instead."""
    box, id, prefix = view.box, f"seat-{player.seat}/held", f"seat-{player.seat}/hand"
    hand = pile(box, id, "zone-hand", len(player.hand), icon="gi:poker-hand")
    if not player.shown:  # a replay with open cards
        hand = _held(box, id, "zone-hand", prefix, player.hand, "gi:poker-hand")
    nodes = [hand, *piles(box, player), *_played(box, player)]
    nodes += tomb(box, player.seat, tuple(player.tomb))
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


def standings(view: Afterlife) -> list[Standing]:
    """Points now with what they are made of, and the public numbers of a seat."""
    best = max(points(view.box, player.tomb) for player in view.players)
    leading = best if best and view.seats > 1 else -1
    return [
        _standing(
            view.box,
            player.seat,
            tuple(player.tomb),
            (len(player.hand), len(player.deck) + len(player.known), len(player.discard)),
            leading,
        )
        for player in view.players
    ]


@drawn_once
def _standing(
    box: Tables, seat: int, entombed: tuple[int, ...], sizes: tuple[int, int, int], leading: int
) -> Standing:
    lines = score_lines(box, entombed)
    total = sum(value for _, _, value, _ in lines)
    counted = zip(_COUNTERS, (*sizes, len(entombed)), strict=True)
    return Standing(
        seat,
        total,
        parts=[
            Part(label, value, Message("term-squared", {"count": count}) if count else None)
            for label, _, value, count in lines
        ],
        counters=[
            Node(
                f"standing-{seat}/{name}",
                "counter",
                label=f"term-cards-in-{name}",
                value=size,
                icon=icon,
            )
            for (name, icon), size in counted
        ],
        flags=("best",) if total == leading else (),
    )


_COUNTERS: Final = (
    ("hand", "gi:poker-hand"),
    ("deck", "gi:stack"),
    ("discard", "gi:card-discard"),
    ("tomb", "gi:tombstone"),
)
