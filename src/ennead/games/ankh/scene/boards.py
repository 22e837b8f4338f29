"""What lies around the map: god boards, hands, pools, guardian cards and the supply."""

from __future__ import annotations

from functools import lru_cache

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
    figure_face,
    god_name,
)
from ennead.games.ankh.state import Ankh, God, figure_of
from ennead.games.ankh.tables import Tables
from ennead.kernel import Message
from ennead.kernel.scene import Area, Flag, Node, Part, Standing, Stat

# -- god boards ------------------------------------------------------------------------------------


def god_area(g: Ankh, god: God, mine: bool) -> Area:
    """A player's things; a merged pair has the higher god's. One's own ids carry no seat."""
    head = g.gods[god.head]
    at = "" if mine else f"seat-{god.seat}/"
    nodes = []
    if not god.forgotten:
        nodes = [
            Node(
                f"{at}pool", "group", label="term-pool", layout="row", children=_pool(g, head, at)
            ),
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
    abilities = [kind for kind in range(len(GODS)) if g.bearers[kind] == god.head] or [god.kind]
    cards = [
        Node(
            f"{at}ability/{GODS[kind]}",
            "card",
            key=f"god-{GODS[kind]}",
            note=f"god-{GODS[kind]}-ability",
            text=f"god-{GODS[kind]}-text",
            icon=GOD_ICONS[GODS[kind]],
            owner=god.seat,
            stats=_ability_stats(g, kind),
            flags=("off",) if god.forgotten else (),
        )
        for kind in abilities
    ]
    return Node(f"{at}abilities", "group", label="term-abilities", layout="row", children=cards)


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


@lru_cache(maxsize=4096)
def _hand(box: Tables, hand: int, at: str) -> Node:
    """R11.5, A-05: cards in hand and those used, all public; the same set is drawn once."""
    cards = [_card(box, f"{at}hand/{CARDS[card]}", card, False) for card in members(hand)]
    used = members(ALL_CARDS & ~hand)
    cards += [_card(box, f"{at}used/{CARDS[card]}", card, True) for card in used]
    return Node(f"{at}hand", "group", label="term-hand", layout="row", children=cards)


def _card(box: Tables, id: str, card: int, spent: bool) -> Node:
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


def _pool(g: Ankh, god: God, at: str) -> list[Node]:
    """R8.3: followers, Ankh tokens and figures that wait."""
    nodes = [
        Node(
            f"{at}followers",
            "counter",
            key="term-followers",
            icon=FOLLOWER_ICON,
            value=god.followers,
        ),
        Node(f"{at}ankhs", "counter", key="term-ankhs", icon="gi:ankh", value=god.ankhs),
    ]
    for rank in range(WARRIOR, len(god.pool)):
        if god.pool[rank]:
            key, icon = figure_face(g, god, rank)
            nodes.append(
                Node(
                    f"{at}pool/{FIGURES[figure_of(g, rank)]}",
                    "piece",
                    key=key,
                    form="figure",
                    icon=icon,
                    owner=god.seat,
                    count=god.pool[rank],
                )
            )
    held = g.prisoners.count(god.seat)
    if held:
        nodes.append(
            Node(
                f"{at}pool/{FIGURES[A_PRISONER]}",
                "piece",
                key="figure-prisoner",
                form="figure",
                icon="gi:prisoner",
                owner=god.seat,
                count=held,
            )
        )
    return nodes


@lru_cache(maxsize=4096)
def _powers(box: Tables, powers: int, at: str) -> Node:
    """R10.1: twelve powers in three levels, the unlocked ones lit; the same set is drawn once."""
    levels = []
    for level in (1, 2, 3):
        cards = [
            Node(
                f"{at}power/{POWERS[power]}",
                "card",
                key=f"power-{POWERS[power]}",
                text=f"power-{POWERS[power]}-text",
                icon=POWER_ICONS[POWERS[power]],
                stats=(Stat("term-cost", level, FOLLOWER_ICON),),
                flags=("owned",) if powers >> power & 1 else ("locked",),
            )
            for power in range(len(POWERS))
            if box.power_level[power] == level
        ]
        label = Message("term-level", {"level": level})
        levels.append(
            Node(f"{at}level/{level}", "group", label=label, layout="row", children=cards)
        )
    return Node(f"{at}powers", "group", label="term-powers", layout="column", children=levels)


# -- beside the table ------------------------------------------------------------------------------


def guardian_area(g: Ankh) -> Area:
    """R13.5: the guardian cards of this match and what is left on them."""
    nodes = [
        Node(
            f"guardian/{GUARDIANS[kind]}",
            "card",
            key=f"guardian-{GUARDIANS[kind]}",
            note="base-small" if g.box.small[kind] else "base-large",
            text=f"guardian-{GUARDIANS[kind]}-text",
            icon=GUARDIAN_ICONS[GUARDIANS[kind]],
            count=left,
            stats=(Stat("term-guardian-level", level), Stat("term-left", left)),
            flags=() if left else ("spent",),
        )
        for level, (kind, left) in enumerate(zip(g.kinds, g.stock, strict=True), 1)
    ]
    return Area("guardians", "side", title="term-guardians", nodes=nodes)


def supply_area(g: Ankh) -> Area:
    """What is left in the common supply, and whom Anubis holds."""
    nodes = [
        Node(
            f"supply/{name}",
            "counter",
            key=f"monument-{name}",
            icon=MONUMENT_ICONS[name],
            value=supply(g, kind),
            limit=g.box.supply[kind],
        )
        for kind, name in enumerate(MONUMENTS)
    ]
    camels = g.box.camels - g.camels.bit_count()
    nodes.append(
        Node(
            "supply/camels",
            "counter",
            key="term-camels",
            icon="gi:camel",
            value=camels,
            limit=g.box.camels,
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
        for place, seat in enumerate(g.prisoners)
    ]
    return Area("supply", "side", title="term-supply", nodes=nodes)


# -- standings -------------------------------------------------------------------------------------


def standing(g: Ankh, god: God) -> Standing:
    """A player at a glance, with what the next great event would do to the god."""
    head, at = g.gods[god.head], f"standing-{god.seat}"
    if god.kind < 0:
        return Standing(god.seat, 0)
    counters = [
        Node(
            f"{at}/followers",
            "counter",
            key="term-followers",
            icon=FOLLOWER_ICON,
            value=head.followers,
        ),
        Node(f"{at}/ankhs", "counter", key="term-ankhs", icon="gi:ankh", value=head.ankhs),
        Node(
            f"{at}/cards",
            "counter",
            key="term-cards",
            icon="gi:card-pick",
            value=head.hand.bit_count(),
            limit=len(CARDS),
        ),
        Node(
            f"{at}/warriors",
            "counter",
            key="term-warriors",
            icon=WARRIOR_ICON,
            value=head.map[WARRIOR].bit_count(),
            limit=g.box.warriors,
        ),
    ]
    forecast = forecast_of(g, god)
    if forecast:
        counters.append(Node(f"{at}/forecast", "counter", label=forecast))
    leading = bool(g.ladder) and g.ladder[-1] == god.head
    devotion = 0 if god.forgotten else head.devotion
    flags: tuple[Flag, ...] = ("off",) if god.forgotten else ("best",) if leading else ()
    return Standing(
        god.seat,
        devotion,
        parts=[Part("term-devotion", devotion)],
        counters=counters,
        flags=flags,
        role=Message("role-god", {"god": god_name(g, god)}),
        icon=GOD_ICONS[GODS[god.kind]],
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
