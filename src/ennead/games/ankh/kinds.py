"""The kinds of things in Ankh: small numbers in the order of `components.toml`, and names."""

from __future__ import annotations

from typing import Final

GODS: Final = ("amun", "anubis", "isis", "osiris", "ra")
AMUN: Final = 0
ANUBIS: Final = 1
ISIS: Final = 2
OSIRIS: Final = 3
RA: Final = 4

CARDS: Final = ("plague", "build", "chariots", "cycle", "drought", "flood", "miracle")
PLAGUE: Final = 1 << 0
BUILD: Final = 1 << 1
CHARIOTS: Final = 1 << 2
CYCLE: Final = 1 << 3
DROUGHT: Final = 1 << 4
FLOOD: Final = 1 << 5
MIRACLE: Final = 1 << 6
"""Cards in hand and cards played are bit sets."""
ALL_CARDS: Final = (1 << len(CARDS)) - 1

POWERS: Final = (
    "commanding", "inspiring", "omnipresent", "revered",
    "resplendent", "obelisk-attuned", "temple-attuned", "pyramid-attuned",
    "glorious", "magnanimous", "bountiful", "worshipful",
)  # fmt: skip
COMMANDING: Final = 1 << 0
INSPIRING: Final = 1 << 1
OMNIPRESENT: Final = 1 << 2
REVERED: Final = 1 << 3
RESPLENDENT: Final = 1 << 4
OBELISK_ATTUNED: Final = 1 << 5
TEMPLE_ATTUNED: Final = 1 << 6
PYRAMID_ATTUNED: Final = 1 << 7
GLORIOUS: Final = 1 << 8
MAGNANIMOUS: Final = 1 << 9
BOUNTIFUL: Final = 1 << 10
WORSHIPFUL: Final = 1 << 11
"""Unlocked powers are a bit set."""

GUARDIANS: Final = ("cat-mummy", "satet", "mummy", "apep", "giant-scorpion", "androsphinx")
CAT_MUMMY: Final = 0
SATET: Final = 1
MUMMY: Final = 2
APEP: Final = 3
GIANT_SCORPION: Final = 4
ANDROSPHINX: Final = 5

MONUMENTS: Final = ("obelisk", "temple", "pyramid")
OBELISK: Final = 0
TEMPLE: Final = 1
PYRAMID: Final = 2

ACTIONS: Final = ("move", "summon", "gain", "unlock")
MOVE: Final = 0
SUMMON: Final = 1
GAIN: Final = 2
UNLOCK: Final = 3

SPACES: Final = ("start", "control", "caravan", "conflict")
"""What stands on the event track."""
START: Final = 0
CONTROL: Final = 1
CARAVAN: Final = 2
CONFLICT: Final = 3

FIGURES: Final = ("god", "warrior", "prisoner", *GUARDIANS)
"""What a figure is called; a prisoner is a warrior in the hands of Anubis."""
A_GOD: Final = 0
A_WARRIOR: Final = 1
A_PRISONER: Final = 2
A_GUARDIAN: Final = 3

REASONS: Final = (
    "majorities", "domination", "victory", "glorious", "drought", "radiance",
    "bountiful", "magnanimous", "miracle", "worshipful", "cities",
)  # fmt: skip
"""What devotion is gained for."""
FOR_MAJORITIES: Final = 0
FOR_DOMINATION: Final = 1
FOR_VICTORY: Final = 2
FOR_GLORY: Final = 3
FOR_DROUGHT: Final = 4
FOR_RADIANCE: Final = 5
FOR_BOUNTY: Final = 6
FOR_DEFEAT: Final = 7
FOR_MIRACLE: Final = 8
FOR_WORSHIP: Final = 9
FOR_CITIES: Final = 10

# Ranks: how a god counts its own figures. One kind of guardian of each level is in a match.
GOD: Final = 0
WARRIOR: Final = 1
GUARDIAN: Final = 2
RANKS: Final = 5
