"""What lies around the map: god boards, hands, pools, guardian cards and the supply."""

from __future__ import annotations

from ennead.games.ankh.hexes import members
from ennead.games.ankh.kinds import (
    A_PRISONER,
    ALL_CARDS,
    AMUN,
    ANUBIS,
    CARDS,
    FIGURES,
    GODS,
    GUARDIANS,
    MONUMENTS,
    OSIRIS,
    POWERS,
    RA,
    WARRIOR,
)
from ennead.games.ankh.rules.cards import supply
from ennead.games.ankh.scene.faces import (
    CARD_ICONS,
    FOLLOWER_ICON,
    GOD_ICONS,
    GUARDIAN_ICONS,
    MONUMENT_ICONS,
    POWER_ICONS,
    WARRIOR_ICON,
    Face,
    figure_face,
    god_name,
)
from ennead.games.ankh.state import Ankh, God, figure_of
from ennead.games.ankh.tables import Tables
from ennead.kernel import Arg, Message
from ennead.kernel.scene import Area, Flag, Node, Part, Standing, Stat, drawn_once

# -- god boards ------------------------------------------------------------------------------------


def god_area(g: Ankh, god: God, mine: bool) -> Area:
    """A player's things; a merged pair has the higher god's. One's own ids carry no seat."""
    head = g.gods[god.head]
    at = "" if mine else f"seat-{god.seat}/"
    nodes = []
    if not god.forgotten:
        nodes = [
            _pool(g, head, at),
            _hand(g.box, head.hand, at),
            _powers(g.box, head.powers, at),
        ]
    nodes.append(_abilities(g, god, at))
    return Area(
        f"{at}board" if mine else f"seat-{god.seat}",
        "mine" if mine else "seat",
        title=Message("term-board-of", {"god": god_name(g, god)}),
        owner=god.seat,
        layout="column",
        nodes=nodes,
    )


def _abilities(g: Ankh, god: God, at: str) -> Node:
    """R10.1: the god with its abilities; a merged one has two."""
    kinds = [kind for kind in range(len(GODS)) if g.bearers[kind] == god.head] or [god.kind]
    abilities = tuple([(kind, _ability_stats(g, kind)) for kind in kinds])
    return _ability_cards(at, god.seat, abilities, god.forgotten)


@drawn_once
def _ability_cards(
    at: str, seat: int, abilities: tuple[tuple[int, tuple[Stat, ...]], ...], forgotten: bool
) -> Node:
    flags: tuple[Flag, ...] = ("off",) if forgotten else ()
    cards = [
        god_card(f"{at}ability/{GODS[kind]}", kind, seat, flags, stats) for kind, stats in abilities
    ]
    return Node(f"{at}abilities", "group", label="term-abilities", layout="row", children=cards)


def god_card(
    id: str,
    kind: int,
    owner: int | None = None,
    flags: tuple[Flag, ...] = (),
    stats: tuple[Stat, ...] = (),
) -> Node:
    """A god with its ability."""
    name = GODS[kind]
    return Node(
        id,
        "card",
        key=f"god-{name}",
        note=f"god-{name}-ability",
        text=f"god-{name}-text",
        icon=GOD_ICONS[name],
        owner=owner,
        flags=flags,
        stats=stats,
    )


def _ability_stats(g: Ankh, kind: int) -> tuple[Stat, ...]:
    if kind == RA:
        return (Stat("term-sun", g.suns, "gi:sun", "gold"),)
    if kind == OSIRIS:
        return (Stat("term-gate", g.gates_left, "gi:portal", "violet"),)
    if kind == ANUBIS:
        return (Stat("figure-prisoner", len(g.prisoners), "gi:prisoner"),)
    if kind == AMUN:
        return (Stat("term-amun-token", 1 if g.amun_ready else 0, "gi:ram-profile"),)
    return ()


@drawn_once
def _hand(box: Tables, hand: int, at: str) -> Node:
    """R11.5, A-05: cards in hand and those used, all public; the same set is drawn once."""
    cards = [card_node(box, f"{at}hand/{CARDS[card]}", card, False) for card in members(hand)]
    used = members(ALL_CARDS & ~hand)
    cards += [card_node(box, f"{at}used/{CARDS[card]}", card, True) for card in used]
    return Node(f"{at}hand", "group", label="term-hand", layout="row", children=cards)


def card_node(box: Tables, id: str, card: int, spent: bool) -> Node:
    """A battle card."""
    name = CARDS[card]
    return Node(
        id,
        "card",
        key=f"card-{name}",
        text=f"card-{name}-text",
        icon=CARD_ICONS[name],
        stats=(Stat("term-strength", f"+{box.strength[card]}", "gi:crossed-swords"),),
        flags=("spent",) if spent else (),
    )


def _pool(g: Ankh, god: God, at: str) -> Node:
    """R8.3: followers, Ankh tokens and figures that wait."""
    waiting = [
        (FIGURES[figure_of(g, rank)], figure_face(g, god, rank), god.pool[rank])
        for rank in range(WARRIOR, len(god.pool))
        if god.pool[rank]
    ]
    if held := g.prisoners.count(god.seat):
        waiting.append((FIGURES[A_PRISONER], ("figure-prisoner", "gi:prisoner"), held))
    return _waiting(at, god.seat, god.followers, god.ankhs, tuple(waiting))


@drawn_once
def _waiting(
    at: str, seat: int, followers: int, ankhs: int, figures: tuple[tuple[str, Face, int], ...]
) -> Node:
    nodes = [
        Node(
            f"{at}followers", "counter", key="term-followers", icon=FOLLOWER_ICON, value=followers
        ),
        Node(f"{at}ankhs", "counter", key="term-ankhs", icon="gi:ankh", value=ankhs),
    ]
    nodes += [
        Node(
            f"{at}pool/{name}",
            "piece",
            key=key,
            form="figure",
            icon=icon,
            owner=seat,
            count=count,
        )
        for name, (key, icon), count in figures
    ]
    return Node(f"{at}pool", "group", label="term-pool", layout="row", children=nodes)


@drawn_once
def _powers(box: Tables, powers: int, at: str) -> Node:
    """R10.1: twelve powers in three levels, the unlocked ones lit; the same set is drawn once."""
    levels = []
    for level in (1, 2, 3):
        cards = [
            _power(box, f"{at}power/{POWERS[power]}", power, owned=bool(powers >> power & 1))
            for power in range(len(POWERS))
            if box.power_level[power] == level
        ]
        label = Message("term-level", {"level": level})
        levels.append(
            Node(f"{at}level/{level}", "group", label=label, layout="row", children=cards)
        )
    return Node(f"{at}powers", "group", label="term-powers", layout="column", children=levels)


def _power(box: Tables, id: str, power: int, *, owned: bool) -> Node:
    name = POWERS[power]
    return Node(
        id,
        "card",
        key=f"power-{name}",
        text=f"power-{name}-text",
        icon=POWER_ICONS[name],
        stats=(Stat("term-cost", box.power_level[power], FOLLOWER_ICON),),
        flags=("owned",) if owned else ("locked",),
    )


def faces(g: Ankh) -> list[Node]:
    """Gods, battle cards, powers and guardians, as they lie beside the table."""
    box = g.box
    gods = [god_card(f"god-{name}", kind) for kind, name in enumerate(GODS)]
    cards = [card_node(box, f"card-{name}", kind, False) for kind, name in enumerate(CARDS)]
    powers = [_power(box, f"power-{name}", kind, owned=True) for kind, name in enumerate(POWERS)]
    guardians = [_guardian(box, f"guardian-{name}", kind) for kind, name in enumerate(GUARDIANS)]
    return gods + cards + powers + guardians


# -- beside the table ------------------------------------------------------------------------------


def guardian_area(g: Ankh) -> Area:
    """R13.5: the guardian cards of this match and what is left on them."""
    return _guardians(g.box, tuple(g.kinds), tuple(g.stock))


@drawn_once
def _guardians(box: Tables, kinds: tuple[int, ...], stock: tuple[int, ...]) -> Area:
    nodes = []
    for level, (kind, left) in enumerate(zip(kinds, stock, strict=True), 1):
        node = _guardian(box, f"guardian/{GUARDIANS[kind]}", kind)
        node.count, node.flags = left, () if left else ("spent",)
        node.stats = (Stat("term-guardian-level", level), Stat("term-left", left))
        nodes.append(node)
    return Area("guardians", "side", title="term-guardians", nodes=nodes)


def _guardian(box: Tables, id: str, kind: int) -> Node:
    name = GUARDIANS[kind]
    return Node(
        id,
        "card",
        key=f"guardian-{name}",
        note="base-small" if box.small[kind] else "base-large",
        text=f"guardian-{name}-text",
        icon=GUARDIAN_ICONS[name],
    )


def supply_area(g: Ankh) -> Area:
    """What is left in the common supply, and whom Anubis holds."""
    left = tuple([supply(g, kind) for kind in range(len(MONUMENTS))])
    return _supply(g.box, left, g.box.camels - g.camels.bit_count(), tuple(g.prisoners))


@drawn_once
def _supply(box: Tables, left: tuple[int, ...], camels: int, prisoners: tuple[int, ...]) -> Area:
    nodes = [
        Node(
            f"supply/{name}",
            "counter",
            key=f"monument-{name}",
            icon=MONUMENT_ICONS[name],
            value=left[kind],
            limit=box.supply[kind],
        )
        for kind, name in enumerate(MONUMENTS)
    ]
    nodes.append(
        Node(
            "supply/camels",
            "counter",
            key="term-camels",
            icon="gi:camel",
            value=camels,
            limit=box.camels,
        )
    )
    nodes += [
        Node(
            f"prisoner/{place}",
            "piece",
            key="figure-prisoner",
            form="figure",
            icon="gi:prisoner",
            owner=seat,
        )
        for place, seat in enumerate(prisoners)
    ]
    return Area("supply", "side", title="term-supply", nodes=nodes)


# -- standings -------------------------------------------------------------------------------------


def standing(g: Ankh, god: God) -> Standing:
    """A player at a glance, with what the next great event would do to the god."""
    head = g.gods[god.head]
    if god.kind < 0:
        return Standing(god.seat, 0)
    leading = bool(g.ladder) and g.ladder[-1] == god.head
    return _standing(
        god.seat,
        0 if god.forgotten else head.devotion,
        (head.followers, head.ankhs, head.hand.bit_count(), head.map[WARRIOR].bit_count()),
        g.box.warriors,
        forecast_of(g, god),
        ("off",) if god.forgotten else ("best",) if leading else (),
        god_name(g, god),
        GOD_ICONS[GODS[god.kind]],
    )


@drawn_once
def _standing(
    seat: int,
    devotion: int,
    counts: tuple[int, int, int, int],
    warriors: int,
    forecast: str,
    flags: tuple[Flag, ...],
    name: Arg,
    icon: str,
) -> Standing:
    counters = [
        Node(f"standing-{seat}/{id}", "counter", key=f"term-{id}", icon=sign, value=n, limit=limit)
        for (id, sign, limit), n in zip(
            (
                ("followers", FOLLOWER_ICON, None),
                ("ankhs", "gi:ankh", None),
                ("cards", "gi:card-pick", len(CARDS)),
                ("warriors", WARRIOR_ICON, warriors),
            ),
            counts,
            strict=True,
        )
    ]
    if forecast:
        counters.append(Node(f"standing-{seat}/forecast", "counter", label=forecast))
    return Standing(
        seat,
        devotion,
        parts=[Part("term-devotion", devotion)],
        counters=counters,
        flags=flags,
        role=Message("role-god", {"god": name}),
        icon=icon,
    )


def forecast_of(g: Ankh, god: God) -> str:
    """R25.0, R27.1: what the next great event would do to this god, once it is near."""
    box = g.box
    if god.forgotten or not g.ladder:
        return ""
    past = box.conflict_number(g.event)
    if past < box.merge_after and g.seats >= box.merging:
        if past and god.seat in g.ladder[:2]:
            return "forecast-lower" if god.seat == g.ladder[0] else "forecast-higher"
        return ""
    red = g.gods[god.head].devotion <= box.red
    return "forecast-forgotten" if 2 <= past < box.forget_after and red else ""
