"""The kinds of things in Ankh: small numbers in the order of `components.toml`, and names."""

from __future__ import annotations

from typing import Final

GODS: Final = ("amun", "anubis", "isis", "osiris", "ra")
AMUN, ANUBIS, ISIS, OSIRIS, RA = range(5)

CARDS: Final = ("plague", "build", "chariots", "cycle", "drought", "flood", "miracle")
PLAGUE, BUILD, CHARIOTS, CYCLE, DROUGHT, FLOOD, MIRACLE = (1 << card for card in range(7))
"""Cards in hand and cards played are bit sets."""
ALL_CARDS: Final = (1 << len(CARDS)) - 1

POWERS: Final = (
    "commanding", "inspiring", "omnipresent", "revered",
    "resplendent", "obelisk-attuned", "temple-attuned", "pyramid-attuned",
    "glorious", "magnanimous", "bountiful", "worshipful",
)  # fmt: skip
(
    COMMANDING, INSPIRING, OMNIPRESENT, REVERED,
    RESPLENDENT, OBELISK_ATTUNED, TEMPLE_ATTUNED, PYRAMID_ATTUNED,
    GLORIOUS, MAGNANIMOUS, BOUNTIFUL, WORSHIPFUL,
) = (1 << power for power in range(12))  # fmt: skip
"""Unlocked powers are a bit set."""

GUARDIANS: Final = ("cat-mummy", "satet", "mummy", "apep", "giant-scorpion", "androsphinx")
CAT_MUMMY, SATET, MUMMY, APEP, GIANT_SCORPION, ANDROSPHINX = range(6)

MONUMENTS: Final = ("obelisk", "temple", "pyramid")
OBELISK, TEMPLE, PYRAMID = range(3)

ACTIONS: Final = ("move", "summon", "gain", "unlock")
MOVE, SUMMON, GAIN, UNLOCK = range(4)

SPACES: Final = ("start", "control", "caravan", "conflict")
"""What stands on the event track."""
START, CONTROL, CARAVAN, CONFLICT = range(4)

FIGURES: Final = ("god", "warrior", "prisoner", *GUARDIANS)
"""What a figure is called; a prisoner is a warrior in the hands of Anubis."""
A_GOD, A_WARRIOR, A_PRISONER, A_GUARDIAN = range(4)

# Ranks: how a god counts its own figures. One kind of guardian of each level is in a match.
GOD, WARRIOR, GUARDIAN = range(3)
RANKS: Final = 5
