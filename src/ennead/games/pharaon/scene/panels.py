"""What lies beside the board: the pyramid of time, jars, bank, players' things, scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ennead.games.pharaon.rules.scoring import Score, borders
from ennead.games.pharaon.scene.pieces import (
    FIRST_PLAYER_ICON,
    PHARAOH_ICON,
    REWARD_ICONS,
    REWARD_TONES,
    artisan,
    face_down,
    jar,
    marker,
    noble,
    token,
)
from ennead.games.pharaon.state import TRAITOR, Draft, Intrigue, JarOpening, Pharaon
from ennead.games.pharaon.tables import RESOURCES, REWARDS, TOKENS, Tables
from ennead.games.pharaon.verbs import goods_id
from ennead.kernel import UNKNOWN, Message, Ref
from ennead.kernel.scene import Area, Detail, Node, Part, Slot, Standing, drawn_once


def time(g: Pharaon) -> Area:
    """The pyramid of time, the narrowest row on top, and the jars below it."""
    cylinders = tuple([(player.row, player.space) for player in g.players])
    return _time(g.box, g.round, cylinders, tuple(g.jars), len(g.jar_supply))


@drawn_once
def _time(
    box: Tables,
    now: int,
    cylinders: tuple[tuple[int, int], ...],
    jars: tuple[int, ...],
    supply: int,
) -> Area:
    rows = box.rows
    fields: list[Node] = []
    for row in range(len(rows), 0, -1):
        for field, reward in enumerate(rows[row - 1], 1):
            here = tuple([side for side, at in enumerate(cylinders) if at == (row, field)])
            fields.append(_field(box, row, field, reward, here))
    lengths = tuple(len(row) for row in reversed(rows))
    pyramid = Node(
        "time", "group", label="term-time", layout="pyramid", rows=lengths, children=fields
    )
    waiting = tuple([side for side, (row, _) in enumerate(cylinders) if not row])
    rounds = [
        _round(box, number, number == now, waiting if number == now else ())
        for number in range(1, box.rounds + 1)
    ]
    counter = Node("rounds", "group", label="term-rounds", layout="ribbon", children=rounds)
    open_jars = [jar(box, f"jar/{box.names['jar'][one]}", one) for one in jars]
    left = face_down("jar-supply", "term-jar-supply", supply, "bronze", 70, 98)
    row_of_jars = Node(
        "jars", "group", label="term-jars", layout="row", children=[*open_jars, left]
    )
    return Area("time", "side", "term-time", [pyramid, counter, row_of_jars], layout="column")


@drawn_once
def _round(box: Tables, number: int, now: bool, waiting: tuple[int, ...]) -> Node:
    return Node(
        f"round/{number}",
        "place",
        label=Message("place-round", {"round": number}),
        value=number,
        tone="sand",
        flags=("current",) if now else (),
        children=[_cylinder(box, side) for side in waiting],
    )


@drawn_once
def _cylinder(box: Tables, side: int) -> Node:
    return marker(box.solo, side, f"cylinder/{side}", "term-cylinder", "cylinder", 26)


@drawn_once
def _field(box: Tables, row: int, field: int, reward: int, here: tuple[int, ...]) -> Node:
    name = REWARDS[reward]
    return Node(
        f"time/{row}/{field}",
        "place",
        label=Message("place-time", {"reward": Ref(f"reward-{name}"), "row": row, "field": field}),
        mute=True,
        icon=REWARD_ICONS[reward],
        tone=REWARD_TONES[reward],
        children=[_cylinder(box, side) for side in here],
    )


def bank(g: Pharaon) -> Area:
    """The common bank and the two tokens of honour."""
    return _bank(g.box, tuple(g.bank), g.first, g.pharaoh, g.traitor is not None)


@drawn_once
def _bank(box: Tables, counts: tuple[int, ...], first: int, pharaoh: int, traitor: bool) -> Area:
    gems = [_pile(box, kind, counts[kind]) for kind in range(RESOURCES)]
    honours = [
        _honour("first-player", box.first_points, first, FIRST_PLAYER_ICON, traitor),
        _honour("pharaoh", box.pharaoh_points, pharaoh, PHARAOH_ICON, traitor),
    ]
    return Area(
        "bank",
        "side",
        "term-bank",
        [
            Node("bank", "group", layout="row", children=gems),
            Node("honours", "group", label="term-honours", layout="row", children=honours),
        ],
        layout="column",
    )


@drawn_once
def _pile(box: Tables, kind: int, count: int) -> Node:
    """So many resources of a kind in the bank."""
    gem = token(box, f"bank/{box.names['token'][kind]}", kind, 36, count)
    gem.flags = () if count else ("off",)
    return gem


@drawn_once
def _honour(name: str, points: int, holder: int, icon: str, traitor: bool) -> Node:
    node = Node(
        f"honour/{name}",
        "piece",
        key=f"honour-{name}",
        form="seal",
        tone="gold",
        icon=icon,
        width=44,
        height=44,
        detail=Detail(text=Message(f"honour-{name}-text", {"points": points})),
    )
    if traitor and holder == TRAITOR:
        node.note = "term-traitor"
    elif holder >= 0:
        node.owner = holder
    return node


def goods(g: Pharaon, side: int) -> list[Node]:
    """Every token of a side as a piece of its own, so that each can be pointed at."""
    return list(_goods(g.box, side, tuple(g.players[side].supply)))


@drawn_once
def _goods(box: Tables, side: int, supply: tuple[int, ...]) -> tuple[Node, ...]:
    return tuple(
        _good(box, side, kind, number)
        for kind in range(TOKENS)
        for number in range(1, supply[kind] + 1)
    )


@drawn_once
def _good(box: Tables, side: int, kind: int, number: int) -> Node:
    return token(box, goods_id(box, side, kind, number), kind, 34)


def cards(g: Pharaon, side: int, counted: Score) -> list[Node]:
    """A side's nobles, used ones sideways, and its artisans."""
    box, player = g.box, g.players[side]
    nobles = zip(player.nobles, counted.by_noble, strict=True)
    found = [
        _noble(box, side, kind, points, bool(box.power[kind] & player.used))
        for kind, points in nobles
    ]
    return found + [_artisan(box, side, kind) for kind in player.artisans]


@drawn_once
def _noble(box: Tables, side: int, kind: int, points: int, used: bool) -> Node:
    node = noble(box, f"own/{side}/noble/{box.names['noble'][kind]}", kind, 100, 140)
    node.note = Message("noble-scores", {"points": points})
    node.flags = ("turned",) if used else ()
    return node


@drawn_once
def _artisan(box: Tables, side: int, kind: int) -> Node:
    return artisan(box, f"own/{side}/artisan/{box.names['artisan'][kind]}", kind, 86, 120)


def seats(g: Pharaon, viewer: int, counted: Sequence[Score]) -> list[Area]:
    """The viewer's own things below the board, everybody else's behind their names."""
    areas = []
    for seat in range(g.seats):
        mine = seat == viewer
        slot: Slot = "mine" if mine else "seat"
        owner = None if mine else seat
        areas.append(Area(f"goods/{seat}", slot, "term-goods", goods(g, seat), owner=owner))
        areas.append(
            Area(f"cards/{seat}", slot, "term-cards", cards(g, seat, counted[seat]), owner=owner)
        )
    return areas


def focus(g: Pharaon) -> list[Area]:
    """What is decided right now: the nobles of the draft, a jar that was just turned up."""
    frame = g.frames[-1] if g.frames else None
    if isinstance(frame, Draft) and frame.cards and UNKNOWN not in frame.cards:
        drawn = [
            noble(g.box, f"draft/{g.box.names['noble'][kind]}", kind, 130, 182)
            for kind in frame.cards
        ]
        return [Area("draft", "focus", "term-draft", drawn)]
    if isinstance(frame, JarOpening | Intrigue) and frame.jar >= 0:
        return [Area("jar", "focus", "term-jar", [jar(g.box, "opened", frame.jar)])]
    return []


# -- scores ----------------------------------------------------------------------------------------


Figures: TypeAlias = tuple[tuple[str, int], ...]
"""A score in lines: what for, and how much."""


def parts(g: Pharaon, counted: Score) -> list[Part]:
    """A score in lines that add up, with the gods that are satisfied."""
    return _parts(figures(counted), satisfied(g, counted))


def figures(counted: Score) -> Figures:
    """The lines of a score in their order."""
    return (
        ("nobles", counted.nobles),
        ("tomb", counted.tomb),
        ("artisans", counted.artisans),
        ("nile", counted.nile),
        ("resources", counted.resources),
        ("offerings", counted.offerings),
        ("gods", counted.god_points),
        ("pharaoh", counted.pharaoh),
        ("first-player", counted.first_player),
    )


def satisfied(g: Pharaon, counted: Score) -> tuple[Ref, ...]:
    """The gods that a score has points of."""
    gods = borders(g.box, g.ring)
    return tuple(Ref(f"god-{g.box.names['god'][gods[place].god]}") for place in counted.gods)


def _parts(lines: Figures, gods: tuple[Ref, ...]) -> list[Part]:
    note = Message("score-gods-satisfied", {"gods": gods}) if gods else None
    return [Part(f"score-{name}", value, note if name == "gods" else None) for name, value in lines]


def standings(g: Pharaon, counted: Sequence[Score]) -> list[Standing]:
    """Every seat's forecast: what it would score if the match ended now."""
    totals = [counted[seat].total for seat in range(g.seats)]
    best = max(totals) if g.seats > 1 else None
    his = counted[TRAITOR].total if g.traitor is not None else None
    found = []
    for seat, total in enumerate(totals):
        player, score = g.players[seat], counted[seat]
        found.append(
            _standing(
                seat,
                total,
                figures(score),
                satisfied(g, score),
                (sum(player.supply), len(player.nobles), len(player.artisans), player.row),
                (g.first == seat, g.pharaoh == seat, total == best),
                his,
            )
        )
    return found


@drawn_once
def _standing(
    seat: int,
    total: int,
    lines: Figures,
    gods: tuple[Ref, ...],
    has: tuple[int, int, int, int],
    honours: tuple[bool, bool, bool],
    his: int | None,
) -> Standing:
    """What a seat has at a glance: tokens, cards, honours, the row it waits in."""
    (tokens, nobles, artisans, row), (first, pharaoh, best) = has, honours
    counters = [
        _count(f"{seat}/tokens", "term-goods", "gi:gems", tokens),
        _count(f"{seat}/nobles", "zone-nobles-short", "gi:egyptian-profile", nobles),
        _count(f"{seat}/artisans", "zone-artisans-short", "gi:hammer-nails", artisans),
    ]
    if first:
        counters.append(_count(f"{seat}/first-player", "honour-first-player", FIRST_PLAYER_ICON))
    if pharaoh:
        counters.append(_count(f"{seat}/pharaoh", "honour-pharaoh", PHARAOH_ICON))
    if row:
        counters.append(_count(f"{seat}/row", "term-waiting-row", "gi:mayan-pyramid", row))
    if his is not None:
        counters.append(_count("traitor", "term-traitor-score", "gi:hooded-figure", his))
    return Standing(seat, total, _parts(lines, gods), counters, ("best",) if best else ())


def _count(id: str, label: str, icon: str, value: int | None = None) -> Node:
    return Node(f"count/{id}", "counter", label=label, icon=icon, value=value)
