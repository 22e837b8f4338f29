"""Signs of things: of the game-icons set and of our own figures. They are written out, so that the
page has only these."""

from __future__ import annotations

from typing import Final

CREATURES: Final = {
    "phoenix": "gi:egyptian-bird",
    "scarab": "gi:scarab-beetle",
    "scorpion": "gi:scorpion",
    "elephant": "gi:elephant-head",
    "sphinx": "gi:egyptian-sphinx",
    "snake": "gi:cobra",
    "mummy": "gi:mummy-head",
    "khnum": "gi:ram-profile",
    "griffin": "gi:griffin-symbol",
    "ammut": "gi:croc-jaws",
}
GODS: Final = {
    "anubis": "art:anubis",
    "bastet": "art:bastet",
    "horus": "art:horus",
    "wadjet": "art:wadjet",
    "sobek": "art:sobek",
}
ACTIONS: Final = {
    "pray": "gi:prayer",
    "buy": "gi:two-coins",
    "build": "gi:trowel",
    "recruit": "gi:three-friends",
    "move": "gi:footsteps",
    "gold": "gi:sun",
}
PICTURES: Final = {
    "charge": "gi:charging-bull",
    "mafdet": "gi:walking-boot",
    "phoenix": "gi:egyptian-bird",
    "carnage": "gi:bleeding-wound",
    "wrryt": "gi:dust-cloud",
    "portal": "gi:portal",
    "scarab": "gi:scarab-beetle",
    "blades": "gi:crossed-swords",
    "wound": "gi:burning-embers",
    "domination": "gi:laurel-crown",
    "surprise": "gi:cloak-dagger",
    "initiative": "gi:run",
    "scorpion": "gi:scorpion",
    "deed": "gi:medal",
    "scribe": "gi:quill-ink",
    "defense": "gi:shield",
    "shield": "gi:checked-shield",
    "prayer": "gi:prayer",
    "barrier": "gi:brick-wall",
    "elephant": "gi:elephant-head",
    "spy": "gi:spy",
    "defvictory": "gi:laurels",
    "legion": "gi:minions",
    "will": "gi:crown",
    "reinf": "gi:barracks",
    "sphinx": "gi:egyptian-sphinx",
    "priest": "gi:ankh",
    "priestess": "gi:meditation",
    "vision": "gi:third-eye",
    "support": "gi:trowel",
    "snake": "gi:cobra",
    "boon": "gi:hand",
    "hunger": "gi:death-skull",
    "thoeris": "gi:trophy",
    "hand": "gi:hand-of-god",
    "ra": "gi:sunrise",
    "amon": "gi:sun-priest",
    "mummy": "gi:mummy-head",
    "swords": "gi:swords-emblem",
    "spears": "gi:spears",
    "local": "gi:family-tree",
    "khnum": "gi:ram-profile",
    "dedication": "gi:sword-clash",
    "twin": "gi:divided-square",
    "honor": "gi:star-medal",
    "griffin": "gi:griffin-symbol",
    "march": "gi:boots",
    "trap": "gi:wolf-trap",
    "ammut": "gi:croc-jaws",
    "fury": "gi:beast-eye",
    "might": "gi:glowing-hands",
}
"""By the picture of a power tile."""
INTERVENTIONS: Final = {
    "diversion": "gi:card-exchange",
    "war-rage": "gi:shouting",
    "war-fury": "gi:flame",
    "bloody-battle": "gi:bloody-sword",
    "bloodbath": "gi:droplet-splash",
    "bronze-wall": "gi:defensive-wall",
    "iron-wall": "gi:stone-wall",
    "raining-fire": "gi:fire-ray",
    "prayer": "gi:prayer",
    "enlistment": "gi:scroll-quill",
    "swiftness": "gi:feathered-wing",
    "transfer": "gi:teleport",
}
BATTLE_CARDS: Final = {
    "cavalry": "gi:cavalry",
    "purge": "gi:sword-clash",
    "push": "gi:round-shield",
    "mixed": "gi:crossed-swords",
    "phalanx": "gi:spears",
    "raid": "gi:chariot",
    "retreat": "gi:castle",
    "sacrifice": "gi:conqueror",
    "wrryt": "gi:dust-cloud",
    "barrier": "gi:brick-wall",
}
TROOP: Final = "gi:spears"
OBELISK: Final = "gi:obelisk"
TEMPLE: Final = "gi:egyptian-temple"
SANCTUARY: Final = "gi:temple-gate"
PORT: Final = "gi:trireme"
STATUE: Final = "gi:egyptian-profile"
FAME: Final = "gi:laurels"
PRAYER: Final = "gi:prayer"
VETERAN: Final = "gi:medal-skull"
CARDS: Final = "gi:card-pick"
STRENGTH: Final = "gi:crossed-swords"
CASUALTIES: Final = "gi:droplet-splash"
UNAVOIDABLE: Final = "gi:death-skull"
DEFENCE: Final = "gi:shield"
ACTION: Final = "gi:token"
STORM: Final = "gi:dust-cloud"
