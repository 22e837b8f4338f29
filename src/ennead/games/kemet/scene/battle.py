"""3.5: a battle as it adds up: its eight steps, both fighters, and each strength line by line."""

from __future__ import annotations

from ennead.games.kemet.rules.battle import home_bonus, live_creatures
from ennead.games.kemet.rules.creatures import each
from ennead.games.kemet.scene import icons
from ennead.games.kemet.scene.boards import battle_card, counter, intervention
from ennead.games.kemet.state import Battle, Kemet, Side
from ennead.games.kemet.tables import Bonus
from ennead.kernel import Message, Ref, SeatRef
from ennead.kernel.scene import Area, Flag, Node, Words

STEPS = ("council", "clash", "result", "casualties", "rewards", "loser", "winner", "end")
_STEP_OF = {
    "cards_chosen": 0, "card_spied": 0, "clash": 0, "attacker_wounded": 1, "defender_wounded": 1,
    "loser_left": 5, "retreated": 5, "winner_decided": 6,
}  # fmt: skip
"""By the step at which a battle goes on: the number of the step in progress."""


def battle_area(g: Kemet) -> list[Area]:
    """The battle in progress, if there is one."""
    battle = next((frame for frame in g.frames if isinstance(frame, Battle)), None)
    if battle is None:
        return []
    current = max(_STEP_OF.get(battle.step, -1), _reached(battle))
    ribbon = Node(
        "battle/steps",
        "group",
        layout="ribbon",
        children=[
            Node(
                f"battle/step/{name}",
                "text",
                label=f"battle-{name}",
                flags=("current",) if n == current else (),
            )
            for n, name in enumerate(STEPS)
        ],
    )
    place = g.box.names["zone"][battle.zone]
    zone = Ref(f"zone-{place}")
    title = Message(
        "battle-title",
        {
            "player": SeatRef(battle.attacker.seat),
            "opponent": SeatRef(battle.defender.seat),
            "zone": zone,
        },
    )
    sides = [_side(g, battle, side) for side in (battle.attacker, battle.defender)]
    return [Area("battle", "focus", title=title, nodes=[ribbon, *sides], about=(f"zone/{place}",))]


def _reached(battle: Battle) -> int:
    """The step that a battle has reached for sure, while its steps run without a question."""
    if battle.attacker.strength or battle.defender.strength:
        return STEPS.index("result")
    return STEPS.index("clash") if battle.attacker.open else -1


def _side(g: Kemet, battle: Battle, side: Side) -> Node:
    role = "attacker" if side is battle.attacker else "defender"
    lines = list(_lines(g, battle, side))
    children = [
        Node(f"battle/{role}/{number}", "counter", label=label, value=value)
        for number, (label, value) in enumerate(lines)
    ]
    total = Node(
        f"battle/{role}/sum",
        "group",
        label=f"term-{role}",
        layout="sum",
        owner=side.seat,
        value=sum(value for _, value in lines),
        children=children,
    )
    return Node(
        f"battle/{role}",
        "group",
        layout="column",
        children=[total, *_beneath(g, battle, side, role)],
    )


def _beneath(g: Kemet, battle: Battle, side: Side, role: str) -> list[Node]:
    """The cards in a fan, and the other totals in a row."""
    cards, totals = _cards(g, side, role), _totals(battle, side, role)
    found = []
    if cards:
        found.append(Node(f"battle/{role}/cards", "group", layout="fan", children=cards))
    if totals:
        found.append(Node(f"battle/{role}/totals", "group", layout="row", children=totals))
    return found


def _lines(g: Kemet, battle: Battle, side: Side) -> list[tuple[Words, int]]:
    """3.5.3.a: what makes up the strength so far, as far as the viewer knows it."""
    player, box = g.players[side.seat], g.box
    other = battle.defender if side is battle.attacker else battle.attacker
    lines: list[tuple[Words, int]] = [("term-units", _units_at_start(side))]
    role = box.tiles.attack_strength if side is battle.attacker else box.tiles.defend_strength
    for bonus in (box.tiles.strength, role):
        lines += _from_tiles(g, bonus, player.tiles)
    for creature in each(live_creatures(g, side, other)):
        if box.creatures.strength[creature]:
            lines.append(
                (f"creature-{box.names['creature'][creature]}", box.creatures.strength[creature])
            )
    if home := home_bonus(g, battle, player):
        lines.append(("term-home", home))
    if side.bonus:
        lines.append(("term-bonus", side.bonus))
    if side.card and side.card[0] >= 0:
        card = side.card[0]
        lines.append((f"battle-card-{box.names['battle-card'][card]}", box.battle.strength[card]))
    for card in side.cards:
        if card >= 0 and box.interventions.strength[card]:
            lines.append(
                (
                    f"intervention-{box.names['intervention'][card]}",
                    box.interventions.strength[card],
                )
            )
    return lines


def _units_at_start(side: Side) -> int:
    """A-57: the units that fought, those lost since included, once the totals are fixed."""
    return side.fought if side.strength else side.units


def _from_tiles(g: Kemet, bonus: Bonus, owned: int) -> list[tuple[Words, int]]:
    return [
        (f"tile-{g.box.names['tile'][bit.bit_length() - 1]}", figure)
        for bit, figure in bonus
        if owned & bit
    ]


def _cards(g: Kemet, side: Side, role: str) -> list[Node]:
    """What is played and what is hidden under it, then what was buried."""
    found = [battle_card(g.box, f"battle/{role}/card", card) for card in side.card]
    found += [
        intervention(g.box, f"battle/{role}/hidden/{n}", card) for n, card in enumerate(side.cards)
    ]
    for card in side.buried:
        flags: tuple[Flag, ...] = ("hidden",) if card < 0 else ("spent",)
        found.append(battle_card(g.box, f"battle/{role}/buried", card, "term-buried", flags))
    return found


def _totals(battle: Battle, side: Side, role: str) -> list[Node]:
    """The other three totals, once they are fixed."""
    if not battle.attacker.strength and not battle.defender.strength:
        return []
    figures = [
        ("casualties", side.casualties, icons.CASUALTIES),
        ("defence", side.defence, icons.DEFENCE),
        ("units-left", side.units, icons.TROOP),
    ]
    if battle.attacker.unavoidable or battle.defender.unavoidable:
        figures.insert(1, ("unavoidable", side.unavoidable, icons.UNAVOIDABLE))
    return [counter(f"battle/{role}/{name}", name, icon, value) for name, value, icon in figures]
