"""Volitelná pravidla: which market cards a match is played with (1.14)."""

from __future__ import annotations

from typing import Any, Final

from ennead.games.afterlife.tables import (
    KINDS,
    NAMES,
    SETS,
    SLOTS,
    UNIQUE,
    Tables,
    chosen_cards,
    kind,
    pool_of,
)
from ennead.kernel import (
    Components,
    Luck,
    MatchOption,
    PackError,
    Scripted,
    Setup,
    SetupError,
    switch,
)

SIZES: Final = (3, 4, 5, 6, 7)
COSTS: Final = (2, 3, 4, 5, 6, 7)
PAIRS: Final = (
    ("mummification", "sarcophagi"),
    ("jewelry", "canopic-jars"),
    ("chambers", "amulets"),
    ("weapons", "books"),
    ("tomb-art", "statues"),
)
"""The two sets of each size: of Afterlife, of the original game."""
_PAIRS: Final = [tuple([SETS.index(name) for name in pair]) for pair in PAIRS]

COLOURS: Final = ("red", "brown", "yellow", "green", "blue")
BOXES: Final = ("afterlife", "original")
UNIQUES: Final = (
    *("ibex-figurine", "hounds-and-jackals", "senet", "mirror-case", "lotus-chalice", "sphinx"),
    *("headrest", "censer", "boat", "chariot", "crook-and-flail", "burial-mask"),
)
MARKET: Final = NAMES[4:]
"""All cards but the starters."""
COUNTS: Final = (1, 2, 3, 4, 5, 6, 7, 8)
"""The two boxes have starters for eight (R-42)."""

_SOME_UNIQUES: Final = (
    *("pool", "standard", "afterlife", "original", "mix"),
    *("half-independent", "half-merged", "five", "six"),
)
_SOME_SETS: Final = (*_SOME_UNIQUES, "seven")
"""The pools that leave something in the boxes."""

POOL_OPTIONS: Final = (
    MatchOption(
        "pool",
        (*_SOME_SETS[1:], "eight", "free"),
        "standard",
        named=("pool",),
    ),
    MatchOption(
        "half-sets",
        ("off", "independent", "merged"),
        "off",
        when=("pool", "standard", "mix", "five", "six", "seven", "free"),
    ),
    MatchOption(
        "cards",
        (*SETS[UNIQUE + 1 :], *MARKET),
        "none",
        when=("pool", "free"),
        most=2,
        named=("set", "card"),
    ),
    *(
        MatchOption(f"set-of-{size}", ("random", *pair), "random", when=_SOME_SETS, named=("set",))
        for size, pair in zip(SIZES, PAIRS, strict=True)
    ),
    MatchOption(
        "uniques", ("random", *BOXES, "per-cost"), "random", when=_SOME_UNIQUES, named=("box",)
    ),
    *(
        MatchOption(
            f"unique-of-{cost}", ("random", *BOXES), "random", when=_SOME_UNIQUES, named=("box",)
        )
        for cost in COSTS
    ),
    *(
        MatchOption(
            f"left-out-{number}",
            ("random", *UNIQUES),
            "random",
            when=_SOME_UNIQUES,
            named=("card",),
        )
        for number in (1, 2)
    ),
)
RULING_OPTIONS: Final = (
    MatchOption(
        "starting-player", ("random", *(f"seat-{seat}" for seat in range(COUNTS[-1]))), "random"
    ),
    MatchOption("solo", ("beginner", "master"), "beginner", players=(1,)),
    MatchOption("reactions", ("always", "possible"), "always", players=COUNTS[1:], ruling=True),
    switch("senet-axe", True, players=COUNTS[1:], ruling=True),
    switch("ring-entomb", ruling=True),
    switch("boat-fork", players=COUNTS[1:], ruling=True),
    switch("hounds-same-way", ruling=True),
    switch("hidden-stock", ruling=True),
    switch("open-discard", players=COUNTS[1:], ruling=True),
)


def check_setup(components: Components, setup: Setup) -> None:
    """Refuse what cannot be played: too many players for a pool, cards that do not go together."""
    pool = pool_of(setup)
    if pool == "free":
        _check_chosen(components, setup)
    elif setup.players > (most := components["pool", pool]["players-to"]):
        raise SetupError(
            f"option pool of afterlife: {pool} is for at most {most} players, not {setup.players}"
        )
    if pool == "eight" and setup["half-sets"] != "off":
        raise SetupError("option half-sets of afterlife: the pool of eight has every set in full")
    for size in SIZES:
        if setup["half-sets"] != "off" and setup[f"set-of-{size}"] != "random":
            raise SetupError(f"option set-of-{size} of afterlife: half sets take both of a size")
    if "random" != setup["left-out-1"] == setup["left-out-2"]:
        raise SetupError("options left-out-1 and left-out-2 of afterlife name the same card")


def _check_chosen(components: Components, setup: Setup) -> None:
    """R-44: no more of a card than the boxes hold, and as many cards as the book reckons with."""
    copies = chosen_cards(components, setup)
    for name, wished in zip(NAMES, copies, strict=True):
        held = components["card", name]["copies"]
        if wished > held:
            raise SetupError(
                f"option cards of afterlife: {name} is there {held} times at most, not {wished}"
            )
    least = components["tunable", "market"]["each"] * setup.players
    if sum(copies) < least:
        raise SetupError(
            f"option cards of afterlife: {setup.players} players need at least {least} cards, "
            f"not {sum(copies)}"
        )


def check_boxes(components: Components) -> None:
    """1.1, 1.2: the cards are those of the game, boxes and sets have the sizes they should."""
    cards = components.of("card")
    if tuple(cards) != NAMES:
        raise PackError("card", "the cards must be those of the game, in its order")
    for box in BOXES:
        _check_levels(components, box)
    for name, table in components.of("set").items():
        held = sum(1 for card in cards.values() if card["set"] == name)
        if table.get("size", held) != held:
            raise PackError(f"set.{name}.size", f"expected {held}, its number of cards")


def _check_levels(components: Components, box: str) -> None:
    table = components["box", box]
    sets = [name for name, entry in components.of("set").items() if entry.get("box") == box]
    sets.append("starter")
    mine = [
        card
        for card in components.of("card").values()
        if card["set"] in sets or card.get("box") == box
    ]
    for level in (1, 2, 3):
        found = sum(int(card["copies"]) for card in mine if card["level"] == level)
        expected = table[f"level-{level}"]
        if found != expected:
            problem = f"expected {expected} cards of this level, the figures make {found}"
            raise PackError(f"box.{box}.level-{level}", problem)


def check_pool(name: str, box: Tables) -> None:
    """1.14: a pool has as many cards as it says, and enough for the pyramid and the boneyard."""
    found = sum(market(box, Scripted([])))
    if found != box.components["pool", name]["market"]:
        raise PackError(f"pool.{name}.market", f"expected {found}, the sum of its cards")
    if found < len(SLOTS) + box.start:
        problem = "the stock has too few cards for the pyramid and the boneyard"
        raise PackError("tunable.boneyard.start", problem)


def market(box: Tables, luck: Luck) -> list[int]:
    """The copies of each market card in this match; what is left to chance is drawn now."""
    if box.own_pool:
        return box.own_pool[:]
    table = box.components["pool", pool_of(box.setup)]
    sets = _chosen_sets(table, box.setup, luck)
    uniques = _chosen_uniques(box, table, luck)
    copies = [min(sets.get(box.set_of[card], 0), box.printed[card]) for card in range(KINDS)]
    for card in uniques:
        copies[card] = box.printed[card]
    return copies


def _chosen_sets(table: dict[str, Any], setup: Setup, luck: Luck) -> dict[int, int]:
    """1.14.a to 1.14.g, R-43: the copies of each set that is in play.

    One box, both, or of each pair one set in full, half of both, or both.
    """
    which, copies, doubled = table["sets"], int(table["copies"]), table["doubled"]
    chosen: dict[int, int] = {}
    for size, colour, pair in zip(SIZES, COLOURS, _PAIRS, strict=True):
        wish = setup[f"set-of-{size}"]
        if which == "both" or colour in doubled:
            chosen |= dict.fromkeys(pair, copies)
        elif which in BOXES:
            chosen[pair[BOXES.index(which)]] = copies
        elif setup["half-sets"] != "off":
            chosen |= dict.fromkeys(pair, 1)
        else:
            number = luck.draw("set", pair) if wish == "random" else SETS.index(wish)
            chosen[number] = copies
    return chosen


def _chosen_uniques(box: Tables, table: dict[str, Any], luck: Luck) -> list[int]:
    """One game's six or one of each cost; six players get all but two, more players all twelve
    (1.14.a, 1.14.g, R-28, R-42)."""
    if table["sets"] in BOXES:
        return _uniques_of(box, table["sets"])
    by_box = [_uniques_of(box, name) for name in BOXES]
    if table["uniques"] == len(UNIQUES):
        return by_box[0] + by_box[1]
    setup, wish = box.setup, box.setup["uniques"]
    if wish == "per-cost":
        six = [
            pair[_box(setup[f"unique-of-{cost}"], luck)]
            for cost, pair in zip(COSTS, zip(*by_box, strict=True), strict=True)
        ]
    else:
        six = by_box[_box(wish, luck)]
    if table["uniques"] == len(six):
        return six
    return _all_but_two(by_box[0] + by_box[1], six, setup, luck)


def _box(wish: str, luck: Luck) -> int:
    return luck.draw("box", (0, 1)) if wish == "random" else BOXES.index(wish)


def _uniques_of(box: Tables, name: str) -> list[int]:
    """The uniques of a box by rising cost."""
    cards = box.components.of("card")
    mine = [kind(unique) for unique in UNIQUES if cards[unique]["box"] == name]
    return sorted(mine, key=box.cost.__getitem__)


def _all_but_two(twelve: list[int], six: list[int], setup: Setup, luck: Luck) -> list[int]:
    """1.14.g: ten uniques. Named cards stay out; chance picks from those not among the six."""
    wishes = [setup["left-out-1"], setup["left-out-2"]]
    out = [kind(wish) for wish in wishes if wish != "random"]
    while len(out) < 2:
        out.append(luck.draw("left-out", [c for c in twelve if c not in six and c not in out]))
    return [card for card in twelve if card not in out]
