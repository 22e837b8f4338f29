"""What lies beside the board: the pyramid of time, jars, bank, players' things, scores."""

from __future__ import annotations

from collections.abc import Sequence

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
from ennead.games.pharaon.tables import RESOURCES, REWARDS, TOKENS
from ennead.games.pharaon.verbs import goods_id
from ennead.kernel import UNKNOWN, Message, Ref
from ennead.kernel.scene import Area, Node, Part, Slot, Standing


def time(g: Pharaon) -> Area:
    """The pyramid of time, the narrowest row on top, and the jars below it."""
    rows = g.box.rows
    fields: list[Node] = []
    for row in range(len(rows), 0, -1):
        for field, reward in enumerate(rows[row - 1], 1):
            fields.append(_field(g, row, field, reward))
    lengths = tuple(len(row) for row in reversed(rows))
    pyramid = Node(
        "time", "group", label="term-time", layout="pyramid", rows=lengths, children=fields
    )
    counter = Node("rounds", "group", label="term-rounds", layout="ribbon")
    for number in range(1, g.box.rounds + 1):
        waiting = (
            [player.seat for player in g.players if not player.row] if number == g.round else []
        )
        counter.children.append(
            Node(
                f"round/{number}",
                "place",
                label=Message("place-round", {"round": number}),
                value=number,
                tone="sand",
                flags=("current",) if number == g.round else (),
                children=[_cylinder(g, side) for side in waiting],
            )
        )
    jars = Node(
        "jars",
        "group",
        label="term-jars",
        layout="row",
        children=[jar(g.box, _jar_id(g, one), one) for one in g.jars],
    )
    supply = face_down("jar-supply", "term-jar-supply", len(g.jar_supply), "bronze", 70, 98)
    jars.children.append(supply)
    return Area("time", "side", "term-time", [pyramid, counter, jars], layout="column")


def _jar_id(g: Pharaon, kind: int) -> str:
    return f"jar/{g.box.names['jar'][kind]}"


def _cylinder(g: Pharaon, side: int) -> Node:
    return marker(g.box.solo, side, f"cylinder/{side}", "term-cylinder", "cylinder", 26)


def _field(g: Pharaon, row: int, field: int, reward: int) -> Node:
    here = [player.seat for player in g.players if (player.row, player.space) == (row, field)]
    name = REWARDS[reward]
    return Node(
        f"time/{row}/{field}",
        "place",
        label=Message("place-time", {"reward": Ref(f"reward-{name}"), "row": row, "field": field}),
        mute=True,
        icon=REWARD_ICONS[reward],
        tone=REWARD_TONES[reward],
        children=[_cylinder(g, side) for side in here],
    )


def bank(g: Pharaon) -> Area:
    """The common bank and the two tokens of honour."""
    gems = [
        token(g.box, f"bank/{g.box.names['token'][kind]}", kind, 36, g.bank[kind])
        for kind in range(RESOURCES)
    ]
    for gem, count in zip(gems, g.bank, strict=True):
        if not count:
            gem.flags = ("off",)
    first = _honour(g, "first-player", g.first, FIRST_PLAYER_ICON)
    pharaoh = _honour(g, "pharaoh", g.pharaoh, PHARAOH_ICON)
    return Area(
        "bank",
        "side",
        "term-bank",
        [
            Node("bank", "group", layout="row", children=gems),
            Node("honours", "group", label="term-honours", layout="row", children=[first, pharaoh]),
        ],
        layout="column",
    )


def _honour(g: Pharaon, name: str, holder: int, icon: str) -> Node:
    node = Node(
        f"honour/{name}",
        "piece",
        key=f"honour-{name}",
        form="seal",
        tone="gold",
        icon=icon,
        width=44,
        height=44,
    )
    if g.traitor is not None and holder == TRAITOR:
        node.note = "term-traitor"
    elif holder >= 0:
        node.owner = holder
    return node


def goods(g: Pharaon, side: int) -> list[Node]:
    """Every token of a side as a piece of its own, so that each can be pointed at."""
    supply = g.players[side].supply
    return [
        token(g.box, goods_id(g, side, kind, number), kind, 34)
        for kind in range(TOKENS)
        for number in range(1, supply[kind] + 1)
    ]


def cards(g: Pharaon, side: int, counted: Score) -> list[Node]:
    """A side's nobles, used ones sideways, and its artisans."""
    player = g.players[side]
    nodes = []
    for at, kind in enumerate(player.nobles):
        node = noble(g.box, f"own/{side}/noble/{g.box.names['noble'][kind]}", kind, 100, 140)
        node.note = Message("noble-scores", {"points": counted.by_noble[at]})
        if g.box.power[kind] & player.used:
            node.flags = ("turned",)
        nodes.append(node)
    nodes += [
        artisan(g.box, f"own/{side}/artisan/{g.box.names['artisan'][kind]}", kind, 86, 120)
        for kind in player.artisans
    ]
    return nodes


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


def parts(g: Pharaon, counted: Score) -> list[Part]:
    """A score in lines that add up, with the gods that are satisfied."""
    lines = [
        Part(f"score-{name}", value)
        for name, value in (
            ("nobles", counted.nobles),
            ("tomb", counted.tomb),
            ("artisans", counted.artisans),
            ("nile", counted.nile),
            ("resources", counted.resources),
            ("offerings", counted.offerings),
        )
    ]
    lines.append(Part("score-gods", counted.god_points, _satisfied(g, counted)))
    lines.append(Part("score-pharaoh", counted.pharaoh))
    lines.append(Part("score-first-player", counted.first_player))
    return lines


def _satisfied(g: Pharaon, counted: Score) -> Message | None:
    gods = borders(g.box, g.ring)
    names = tuple(Ref(f"god-{g.box.names['god'][gods[position].god]}") for position in counted.gods)
    return Message("score-gods-satisfied", {"gods": names}) if names else None


def standings(g: Pharaon, counted: Sequence[Score]) -> list[Standing]:
    """Every seat's forecast: what it would score if the match ended now."""
    totals = [counted[seat].total for seat in range(g.seats)]
    found = []
    for seat in range(g.seats):
        counters = _counters(g, seat)
        if g.traitor is not None:
            his = counted[TRAITOR].total
            counters.append(_count("traitor", "term-traitor-score", "gi:hooded-figure", his))
        best = totals[seat] == max(totals) and g.seats > 1
        found.append(
            Standing(
                seat, totals[seat], parts(g, counted[seat]), counters, ("best",) if best else ()
            )
        )
    return found


def _counters(g: Pharaon, seat: int) -> list[Node]:
    """What a seat has at a glance: tokens, cards, honours, the row it waits in."""
    player = g.players[seat]
    nodes = [
        _count(f"{seat}/tokens", "term-goods", "gi:gems", sum(player.supply)),
        _count(f"{seat}/nobles", "zone-nobles-short", "gi:egyptian-profile", len(player.nobles)),
        _count(f"{seat}/artisans", "zone-artisans-short", "gi:hammer-nails", len(player.artisans)),
    ]
    if g.first == seat:
        nodes.append(_count(f"{seat}/first-player", "honour-first-player", FIRST_PLAYER_ICON))
    if g.pharaoh == seat:
        nodes.append(_count(f"{seat}/pharaoh", "honour-pharaoh", PHARAOH_ICON))
    if player.row:
        nodes.append(_count(f"{seat}/row", "term-waiting-row", "gi:mayan-pyramid", player.row))
    return nodes


def _count(id: str, label: str, icon: str, value: int | None = None) -> Node:
    return Node(f"count/{id}", "counter", label=label, icon=icon, value=value)
