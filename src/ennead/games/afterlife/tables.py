"""The cards by kind: a kind is a small number, the index of its id in `NAMES`.

What a card *does* is code and is found by its name; what it *prints* are figures of
`components.toml` and sits in the `Tables` of a set-up, as lists indexed by kind.
"""

from __future__ import annotations

from typing import Final

from ennead.kernel import Components, Setup

NAMES: Final = (
    *("shabti", "urn", "box-of-food", "offering-table"),
    *("brain-hook", "linen-bandages", "natron"),
    *("ring", "necklace", "bracelet", "brooch"),
    *("antechamber", "offering-chapel", "serdab", "burial-chamber", "treasury"),
    *("axe", "dagger", "spear", "khopesh", "sling", "bow"),
    *("goddess-nut", "judgment", "hieroglyphics", "banquet", "hunting-scene", "victory"),
    "solar-barque",
    *("ibex-figurine", "hounds-and-jackals", "senet", "mirror-case", "lotus-chalice", "sphinx"),
    *("outer-sarcophagus", "middle-sarcophagus", "inner-sarcophagus"),
    *("jar-duamutef", "jar-qebehsenuef", "jar-hapi", "jar-imseti"),
    *("amulet-ankh", "amulet-djed", "amulet-wedjat", "amulet-scarab", "amulet-tyet"),
    *("book-gates", "book-netherworld", "book-heavens", "book-earth", "book-dead"),
    "book-eternity",
    *("statue-bastet", "statue-isis", "statue-horus", "statue-anubis", "statue-seth"),
    *("statue-thoth", "statue-osiris"),
    *("headrest", "censer", "boat", "chariot", "crook-and-flail", "burial-mask"),
)

KINDS: Final = len(NAMES)
NO_CARD: Final = -1

SLOTS: Final = ("t", "m1", "m2", "b1", "b2", "b3")
T: Final = 0
M1: Final = 1
M2: Final = 2
B1: Final = 3
B2: Final = 4
B3: Final = 5
MIDDLE: Final = (M1, M2)
BASE: Final = (B1, B2, B3)
"""The pyramid: apex, middle row, base."""

SETS: Final = (
    *("starter", "unique"),
    *("mummification", "jewelry", "chambers", "weapons", "tomb-art"),
    *("sarcophagi", "canopic-jars", "amulets", "books", "statues"),
)
STARTER: Final = 0
UNIQUE: Final = 1
"""Starters and uniques print their points; other sets score by different cards (1.2.b)."""


def kind(name: str) -> int:
    """The kind of a card."""
    return NAMES.index(name)


AXE: Final = kind("axe")
BOAT: Final = kind("boat")
RING: Final = kind("ring")
BRAIN_HOOK: Final = kind("brain-hook")
TYET: Final = kind("amulet-tyet")
GATES: Final = kind("book-gates")


class Tables:
    """The figures of one set-up by kind, and its match options: `g.box`."""

    __slots__ = (
        "boat_owner_forks",
        "change",
        "components",
        "cost",
        "cost_to",
        "deck_above",
        "discard_from",
        "discount",
        "draw",
        "each",
        "entomb_to",
        "factor",
        "figures",
        "first_hand",
        "free",
        "gold",
        "group",
        "group_size",
        "hand_from",
        "hide_stock",
        "hounds_same_way",
        "in_set",
        "level",
        "look",
        "margin",
        "open_boneyard",
        "open_discard",
        "opponent",
        "own_pool",
        "pair_of",
        "pool_size",
        "printed",
        "repeatable",
        "ring_entomb",
        "senet_axe",
        "set_of",
        "setup",
        "silent_boat",
        "solo",
        "start",
        "starters",
        "thoth",
        "vp",
    )

    def __init__(self, components: Components, setup: Setup) -> None:
        cards = components.of("card")

        def figures(attribute: str, default: int = 0) -> list[int]:
            return [int(cards[name].get(attribute, default)) for name in NAMES]

        self.components = components
        self.setup = setup
        self.figures = [
            {name: value for name, value in cards[id].items() if type(value) is int} for id in NAMES
        ]
        """Every number of a card by its name, for its wording."""
        self.cost = figures("cost")
        self.gold = figures("gold")
        self.vp = figures("vp")
        self.each = figures("each")
        self.printed = figures("copies")
        """Copies in the box; how many of them are in a match depends on its pool."""
        self.level = figures("level")
        self.starters = [card for card in range(KINDS) for _ in range(self.each[card])]
        """The ten cards everybody begins with (1.4.a)."""
        self.set_of = [SETS.index(cards[name]["set"]) for name in NAMES]
        self.in_set = [number > UNIQUE for number in self.set_of]
        """Whether it is a set card (1.9.c)."""

        self.draw = figures("draw")
        self.look = figures("look")
        self.margin = figures("margin")
        self.factor = figures("factor")
        self.discount = figures("discount")
        self.cost_to = figures("cost-to")
        self.thoth = int(cards["statue-thoth"]["gold-each"])
        self.hand_from = figures("hand-from")
        self.deck_above = figures("spared-to")
        self.discard_from = figures("discard-from", 1)
        self.entomb_to = figures("entomb-to")
        self.change = [bool(cards[name].get("counts-as-change", True)) for name in NAMES]
        self.opponent = [bool(cards[name].get("opponent", False)) for name in NAMES]
        self.repeatable = [bool(cards[name].get("repeatable", True)) for name in NAMES]

        self.first_hand = int(components["tunable", "hand"]["draw"])
        self.start = int(components["tunable", "boneyard"]["start"])
        self.own_pool = chosen_cards(components, setup)
        """The copies of each card of a pool of one's own; empty if another is played with."""
        self.pool_size = sum(self.own_pool) or int(components["pool", pool_of(setup)]["market"])
        merged = _merged(components, setup, self.own_pool)
        self.pair_of = {SETS.index(components["pair", pair]["sets"][0]): pair for pair in merged}
        """The pair that a merged scoring set stands for."""
        self.group, self.group_size = _groups(components, merged, self.own_pool)
        """What scores together, a set or a superset of two, and its different cards."""

        self.solo = setup.players == 1
        master = self.solo and setup["solo"] == "master"
        self.free = 0 if master else int(components["tunable", "entombing"]["free"])
        self.open_boneyard = self.solo
        self.open_discard = self.solo or setup.on("open-discard")
        self.hide_stock = setup.on("hidden-stock")
        self.senet_axe = setup.on("senet-axe")
        self.ring_entomb = setup.on("ring-entomb")
        self.boat_owner_forks = setup.on("boat-fork")
        self.hounds_same_way = setup.on("hounds-same-way")
        self.silent_boat = setup["reactions"] == "always"


def open_tables(components: Components, setup: Setup) -> Tables:
    """The figures of a set-up."""
    return Tables(components, setup)


def pool_of(setup: Setup) -> str:
    """The pool of a set-up: Afterlife for up to four, larger pools for more (1.14, R-42).

    Half sets are made of the mix, as they come from both boxes (1.14.b).
    """
    if setup["pool"] != "standard":
        return setup["pool"]
    usual = "afterlife" if setup["half-sets"] == "off" else "mix"
    return {5: "five", 6: "six", 7: "seven", 8: "eight"}.get(setup.players, usual)


def chosen_cards(components: Components, setup: Setup) -> list[int]:
    """R-44: the copies of each card in a pool of one's own, named by card or by set."""
    if setup["pool"] != "free":
        return []
    wishes = setup.tally("cards")
    cards = components.of("card")
    return [wishes.get(name, 0) + wishes.get(cards[name]["set"], 0) for name in NAMES]


def _merged(components: Components, setup: Setup, own: list[int]) -> list[str]:
    """The pairs that score as one (1.14.d, 1.14.h): both sets in full, or by agreement in part."""
    pairs = components.of("pair")
    if own:
        whole = [name for name in pairs if _in_full(components, name, own)]
    else:
        whole = components["pool", pool_of(setup)]["merged"]
    return list(pairs) if setup["half-sets"] == "merged" else list(whole)


def _in_full(components: Components, pair: str, own: list[int]) -> bool:
    cards = components.of("card")
    sets = components["pair", pair]["sets"]
    return all(
        own[card] == cards[name]["copies"]
        for card, name in enumerate(NAMES)
        if cards[name]["set"] in sets
    )


def _groups(
    components: Components, merged: list[str], own: list[int]
) -> tuple[list[int], list[int]]:
    """The scoring group of each kind (its set, or the first of a merged pair), and their sizes."""
    sets = components.of("set")
    home = list(range(len(SETS)))
    size = [int(sets[name].get("size", 0)) for name in SETS]
    kinds = [SETS.index(components["card", name]["set"]) for name in NAMES]
    if own:
        held = [number for number, copies in zip(kinds, own, strict=True) if copies]
        size = [held.count(number) if size[number] else 0 for number in range(len(SETS))]
    for pair in merged:
        first, second = (SETS.index(name) for name in components["pair", pair]["sets"])
        home[second] = first
        size[first], size[second] = size[first] + size[second], 0
    return [home[number] for number in kinds], size
