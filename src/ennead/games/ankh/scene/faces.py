"""Signs and measures that the pictures share: icons, and where things are on the canvas."""

from __future__ import annotations

from typing import Final, TypeAlias

from ennead.games.ankh.kinds import GOD, GODS, GUARDIAN, GUARDIANS, WARRIOR
from ennead.games.ankh.state import Ankh, God
from ennead.kernel import Ref

SIDE: Final = 30.0
ORIGIN: Final = (38.0, 82.0)
RIBBON: Final = (28.0, 18.0)
LADDER: Final = (576.0, 574.0)
RUNG: Final = 16.5
MARKER: Final = 20.0
SIZE: Final = (668.0, 588.0)

GOD_ICONS: Final = {
    "amun": "art:amun",
    "anubis": "art:anubis",
    "isis": "art:isis",
    "osiris": "art:osiris",
    "ra": "art:ra",
}
GUARDIAN_ICONS: Final = {
    "cat-mummy": "gi:cat",
    "satet": "gi:bow-arrow",
    "mummy": "gi:mummy-head",
    "apep": "gi:snake",
    "giant-scorpion": "gi:scorpion",
    "androsphinx": "gi:egyptian-sphinx",
}
MONUMENT_ICONS: Final = {
    "obelisk": "gi:obelisk",
    "temple": "gi:egyptian-temple",
    "pyramid": "gi:great-pyramid",
}
ACTION_ICONS: Final = {
    "move": "gi:footprint",
    "summon": "gi:magic-portal",
    "gain": "gi:prayer",
    "unlock": "gi:ankh",
}
SPACE_ICONS: Final = {
    "start": "gi:sunrise",
    "control": "gi:flying-flag",
    "caravan": "gi:camel",
    "conflict": "gi:crossed-swords",
}
CARD_ICONS: Final = {
    "plague": "gi:scarab-beetle",
    "build": "gi:stone-block",
    "chariots": "gi:chariot",
    "cycle": "gi:scales",
    "drought": "gi:desert",
    "flood": "gi:flood",
    "miracle": "gi:sun-priest",
}
POWER_ICONS: Final = {
    "commanding": "gi:crown",
    "inspiring": "gi:stone-block",
    "omnipresent": "gi:all-seeing-eye",
    "revered": "gi:prayer",
    "resplendent": "gi:sun-radiations",
    "obelisk-attuned": "gi:obelisk",
    "temple-attuned": "gi:egyptian-temple",
    "pyramid-attuned": "gi:great-pyramid",
    "glorious": "gi:laurel-crown",
    "magnanimous": "gi:lotus-flower",
    "bountiful": "gi:wheat",
    "worshipful": "gi:sun-priest",
}
WARRIOR_ICON: Final = "gi:spears"
FOLLOWER_ICON: Final = "gi:egyptian-walk"


Face: TypeAlias = tuple[str, str]
"""Name and sign of a figure."""


def figure_face(g: Ankh, god: God, rank: int) -> Face:
    """Name and sign of a figure."""
    if rank == GOD:
        return f"god-{GODS[god.kind]}", GOD_ICONS[GODS[god.kind]]
    if rank == WARRIOR:
        return "figure-warrior", WARRIOR_ICON
    name = GUARDIANS[g.kinds[rank - GUARDIAN]]
    return f"guardian-{name}", GUARDIAN_ICONS[name]


def god_name(g: Ankh, god: God) -> Ref | tuple[Ref, ...]:
    """A god, or both of a merged pair, the higher first."""
    partners = [other for other in g.gods if other.head == god.head and other.seat != god.head]
    head = Ref(f"god-{GODS[g.gods[god.head].kind]}")
    return (head, *(Ref(f"god-{GODS[other.kind]}") for other in partners)) if partners else head
