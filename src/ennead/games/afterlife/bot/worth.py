"""What cards and turns are worth, in points: the figures behind the judgement of bots."""

from __future__ import annotations

from typing import Final

from ennead.games.afterlife.tables import NAMES

TEMPO: Final = 1.4
"""Cards that leave stock and pyramid in an average turn."""
GOLD_WORTH: Final = 0.28
"""Points that one gold is worth for each time its card comes to the hand."""
CYCLE: Final = 2.6
"""Turns until a card of the deck is in the hand again."""
AVERAGE: Final = 1.2
"""Gold of a card that neither helps nor dilutes a deck."""
ROOM: Final = 1.2
"""Cards that get into the tomb in an average turn."""
IN_TIME: Final = 0.75
"""How sure it is that a card in the deck gets into the tomb."""

HURRY: Final = 0.3
RELUCTANCE: Final = -0.8
"""Points that a coin less this turn costs, and how much the free entombing may cost at most."""

_ACTIONS: Final[dict[str, float]] = {
    # more cards in the tomb
    "burial-chamber": 3.0,
    "amulet-scarab": 3.0,
    "linen-bandages": 1.8,
    "necklace": 1.6,
    "natron": 2.0,
    "victory": 2.4,
    "offering-chapel": 1.6,
    "outer-sarcophagus": 2.0,
    "bow": 3.2,
    "book-dead": 2.6,
    "book-heavens": 3.0,
    "statue-anubis": 2.6,
    "burial-mask": 3.2,
    "statue-osiris": 2.8,
    "brooch": 1.2,
    # more cards in the hand or the deck
    "banquet": 2.2,
    "treasury": 1.2,
    "chariot": 1.2,
    "bracelet": 0.8,
    "hieroglyphics": 0.7,
    "sphinx": 3.0,
    "crook-and-flail": 2.6,
    "antechamber": 1.0,
    "jar-imseti": 1.4,
    "amulet-djed": 1.0,
    "mirror-case": 1.6,
    "khopesh": 1.2,
    "goddess-nut": 1.8,
    "dagger": 0.9,
    "judgment": 0.6,
    "hunting-scene": 1.4,
    "book-earth": 1.2,
    "middle-sarcophagus": 2.0,
    "statue-horus": 2.0,
    "book-netherworld": 1.4,
    "book-eternity": 1.8,
    "book-gates": 0.8,
    "statue-seth": 2.0,
    "senet": 1.0,
    # the rest
    "sling": 1.0,
    "spear": 0.8,
    "jar-hapi": 1.2,
    "jar-qebehsenuef": 1.2,
    "ring": 0.4,
    "statue-thoth": 0.6,
    "censer": 0.5,
    "brain-hook": 0.9,
    "serdab": 0.2,
    "headrest": 0.2,
    "box-of-food": -0.2,
    "shabti": -0.3,
    "urn": -0.8,
    "ibex-figurine": 0.1,
    "offering-table": -0.4,
    "statue-bastet": 0.1,
    "amulet-ankh": 0.3,
    "amulet-wedjat": 0.1,
    "amulet-tyet": 1.2,
    "jar-duamutef": 0.8,
    "solar-barque": 0.3,
    "lotus-chalice": -0.5,
    "inner-sarcophagus": 0.2,
    "statue-isis": -1.0,
    "hounds-and-jackals": 1.0,
}
ACTION_WORTH: Final = [_ACTIONS.get(name, 0.0) for name in NAMES]
