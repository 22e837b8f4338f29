"""Sets of hexes (or of sides between them) as whole numbers: bit n stands for member n.

Union, overlap and reach are then single operations, and a position copies without copying any set.
"""

from __future__ import annotations

from typing import Final

OCTETS: Final = 34
"""Room for 272 members; the board has 101 hexes and 266 sides."""

_ONE_BYTE: Final = [tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256)]
_MEMBERS: Final = [
    [tuple(map((8 * place).__add__, bits)) for bits in _ONE_BYTE] for place in range(OCTETS)
]


def octets(hexes: int) -> bytes:
    """A set in parts of eight, so that tables can say what is in each part."""
    return hexes.to_bytes(hexes.bit_length() + 7 >> 3, "little")


def members(hexes: int) -> list[int]:
    """The members of a set, in order."""
    found: list[int] = []
    for place, byte in enumerate(octets(hexes)):
        if byte:
            found += _MEMBERS[place][byte]
    return found


def first(hexes: int) -> int:
    """The first member of a set that is not empty."""
    return (hexes & -hexes).bit_length() - 1


def spread(hexes: int, around: tuple[int, ...]) -> int:
    """Everything next to any hex of the set; `around` lists what is next to each hex."""
    reached = 0
    for space in members(hexes):
        reached |= around[space]
    return reached
