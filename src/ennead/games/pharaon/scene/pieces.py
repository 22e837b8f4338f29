"""Things on the table: gems, offerings, jars, cards. Each looks the same wherever it lies."""

from __future__ import annotations

from typing import Final

from ennead.games.pharaon.state import MARKER, TRAITOR, Pharaon
from ennead.games.pharaon.tables import JOKER, RESOURCE_OFFERING, SILVER, Tables, token_refs
from ennead.kernel import Arg, Message, Ref
from ennead.kernel.scene import Flag, Form, Node, Stat, Tone, Words, drawn_once

ZONE_TONES: Final[tuple[Tone, ...]] = ("sand", "rose", "bronze", "nile", "lapis")
ZONE_ICONS: Final = (
    "gi:fruit-bowl",
    "gi:egyptian-profile",
    "gi:hammer-nails",
    "gi:sailboat",
    "gi:sarcophagus",
)
GOD_ICONS: Final = {
    "horus": "art:horus",
    "ra": "art:ra",
    "anubis": "art:anubis",
    "isis": "art:isis",
    "bastet": "art:bastet",
}
FIRST_PLAYER_ICON: Final = "gi:sunrise"
PHARAOH_ICON: Final = "gi:pharoah"
REWARD_ICONS: Final = ("gi:gems", "gi:round-star", "gi:fruit-bowl", FIRST_PLAYER_ICON)
"""In the order of `REWARDS`."""
REWARD_TONES: Final[tuple[Tone, ...]] = ("sand", "silver", "fertile", "gold")
"""In the order of `REWARDS`."""

_TONES: Final[tuple[Tone, ...]] = ("black", "yellow", "green", "red", "blue", "silver")
_FORMS: Final[tuple[Form, ...]] = (
    "gem-square", "gem-round", "gem-drop", "gem-diamond", "gem-hexagon", "gem-star",
)  # fmt: skip
_SPHERES: Final = ("gi:chisel", "gi:queen-crown", "gi:wheat", "gi:two-coins", "gi:scales")
_ARTISANS: Final = {
    "jeweller": "gi:gem-necklace",
    "sculptor": "gi:chisel",
    "painter": "gi:paint-brush",
    "weaver": "gi:wool",
    "potter": "gi:painted-pottery",
    "embalmer": "gi:bandage-roll",
}
_NOBLES: Final = {
    "scribe": "gi:scroll-quill",
    "general": "gi:bird-scepter",
    "architect": "gi:compass",
    "priestess": "gi:sun-priest",
    "foreman": "gi:flat-hammer",
    "chief-decorator": "gi:large-paint-brush",
    "judge": "gi:scales",
    "grand-vizier": "gi:pschent-double-crown",
    "physician": "gi:caduceus",
    "chief-contractor": "gi:brick-pile",
    "high-priest": "gi:egyptian-temple",
    "stewardess": "gi:egyptian-urns",
    "soothsayer": "gi:crystal-ball",
    "treasurer": "gi:open-treasure-chest",
    "teacher": "gi:teacher",
    "diplomat": "gi:tied-scroll",
    "court-official": "gi:papyrus",
}


def name_of(g: Pharaon, kind: str, value: int) -> str:
    """The id of a component."""
    return g.box.names[kind][value]


def token(box: Tables, id: str, kind: int, size: float = 30, count: int | None = None) -> Node:
    """A token of any kind: gems for resources, coins with a sign for offerings."""
    if kind == MARKER:
        return Node(
            id, "piece", key="term-marker", form="marker", tone="slate", width=size, height=size
        )
    key = f"token-{box.names['token'][kind]}"
    node = Node(id, "piece", key=key, width=size, height=size, count=count)
    if kind <= SILVER:
        node.form, node.tone = _FORMS[kind], _TONES[kind]
    elif kind < JOKER:
        colour = kind - RESOURCE_OFFERING
        node.form, node.tone, node.icon = "token", _TONES[colour], _SPHERES[colour]
    elif kind < JOKER + 5:
        zone = kind - JOKER
        node.form, node.tone, node.icon = "seal", ZONE_TONES[zone], ZONE_ICONS[zone]
    else:
        node.form, node.tone, node.value = "seal", "gold", f"+{box.extra[kind]}"
    return node


def sign(box: Tables, id: str, kind: int, size: float, label: Words | None) -> Node:
    """The picture of a token that stands for something else: a colour of the wheel, a track."""
    node = token(box, id, kind, size)
    node.key, node.label = "", label
    return node


def marker(solo: bool, side: int, id: str, key: str, form: Form, size: float) -> Node:
    """A wooden piece of a side; the Traitor has no seat of his own, so his are slate."""
    node = Node(id, "piece", key=key, form=form, width=size, height=size)
    if solo and side == TRAITOR:
        node.tone, node.label = "slate", f"{key}-traitor"
    else:
        node.owner = side
    return node


@drawn_once
def jar(box: Tables, id: str, kind: int) -> Node:
    """A jar face up: two resources on top, one below, as the Traitor's turn tells them apart."""
    bottom, left, right = box.jars[kind]
    return Node(
        id,
        "card",
        key=f"jar-{box.names['jar'][kind]}",
        mute=True,
        tone="bronze",
        icon="gi:amphora",
        text=Message("jar-holds", {"tokens": token_refs(box, (left, right, bottom))}),
        width=88,
        height=104,
        layout="free",
        children=[
            _inside(token(box, f"{id}/left", left, 32), -21, -14),
            _inside(token(box, f"{id}/right", right, 32), 21, -14),
            _inside(token(box, f"{id}/bottom", bottom, 32), 0, 24),
        ],
    )


def _inside(node: Node, x: float, y: float) -> Node:
    node.x, node.y = x, y
    return node


def face_down(id: str, label: str, count: int, tone: Tone, width: float, height: float) -> Node:
    """A deck or a supply."""
    flags: tuple[Flag, ...] = ("hidden",) if count else ("off",)
    return Node(
        id, "card", label=label, count=count, tone=tone, width=width, height=height, flags=flags
    )


def empty_place(id: str, label: str, width: float, height: float) -> Node:
    """A place of a display that nothing lies on."""
    return Node(id, "place", label=label, mute=True, width=width, height=height, flags=("off",))


def noble(box: Tables, id: str, kind: int, width: float = 92, height: float = 128) -> Node:
    """A noble card: its points in the corner, our wording of its text."""
    card, name = box.nobles[kind], box.names["noble"][kind]
    points = f"{card.base}+" if card.each else card.base
    return Node(
        id,
        "card",
        key=f"noble-{name}",
        text=_ability(box, kind),
        tone="rose",
        icon=_NOBLES[name.rstrip("-0123456789")],
        stats=(Stat("figure-points", points),),
        width=width,
        height=height,
    )


def _ability(box: Tables, kind: int) -> Message:
    """What a noble does and scores, with the colours, the zone and the figures of its card."""
    card = box.nobles[kind]
    args: dict[str, Arg] = {**card.figures}
    if card.swap:
        args["first"], args["second"] = token_refs(box, card.swap)
    if card.zone >= 0:
        args["zone"] = Ref(f"zone-{box.names['zone'][card.zone]}")
    return Message(f"noble-{box.names['noble'][kind]}-text", args)


def artisan(box: Tables, id: str, kind: int, width: float = 74, height: float = 104) -> Node:
    """An artisan card: points, resources, jar."""
    name = box.names["artisan"][kind]
    node = Node(
        id,
        "card",
        key=f"artisan-{name}",
        tone="bronze",
        icon=_ARTISANS[name.rstrip("-0123456789")],
        stats=(Stat("figure-points", box.artisan_points[kind]),),
        width=width,
        height=height,
    )
    if box.artisan_jars[kind]:
        node.text = "artisan-brings-jar"
    elif box.artisan_gain[kind]:
        gained = token_refs(box, box.artisan_gain[kind])
        node.text = Message("artisan-brings", {"tokens": gained})
    return node
