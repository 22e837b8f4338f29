"""The tables that the rules read: every printed figure as small ints, made once for a set-up.

Indices follow the order of `components.toml`: tokens 0-4 are the basic kinds (also the colours of
wheel and tracks), 5 is silver, 6-10 the resource offerings of the same colours, 11-15 the jokers of
the five zones, 16-17 the point offerings.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import add
from typing import Any, Final

from ennead.kernel import Components, Ref, Setup

BASICS: Final = range(5)
SILVER: Final = 5
RESOURCES: Final = 6
"""Tokens below this number live in the bank, the others in the bag."""
RESOURCE_OFFERING: Final = 6
JOKER: Final = 11
POINTS: Final = 16
TOKENS: Final = 18
ANY_COLOUR: Final = 0b11111

ZONES: Final = range(5)
OFFERINGS: Final = 0
NOBLES: Final = 1
ARTISANS: Final = 2
NILE: Final = 3
TOMB: Final = 4

# Powers of nobles, as bits; those of once-per-round nobles also mark the card as used.
SWAPS: Final = 0b11111
ANY_ENTRY: Final = 5
"""Bit of the power to enter zone 0 with any colour; the other zones follow."""
FULL_ZONE: Final = 10
"""Bit of the power to enter zone 0 although it is full; the other zones follow."""
JUDGE: Final = 1 << 15
GENERAL: Final = 1 << 16
SOOTHSAYER: Final = 1 << 17
TREASURER: Final = 1 << 18
TEACHER: Final = 1 << 19
DIPLOMAT: Final = 1 << 20
_PLAIN_POWERS = {
    "advance": GENERAL,
    "any-five": JUDGE,
    "exchange-basic": SOOTHSAYER,
    "exchange-silver": TREASURER,
    "extra-basic": TEACHER,
    "replace-jar": DIPLOMAT,
}

# What a noble's points depend on.
PER: Final = (
    "nothing", "adjacent-god", "god", "token", "noble", "artisan-value", "tomb-step", "offering",
    "top-track", "silver", "basic", "best-other",
)  # fmt: skip

# Rewards of the pyramid of time.
REWARDS: Final = ("basic", "silver", "offering", "first-player")
BASIC_REWARD: Final = 0
SILVER_REWARD: Final = 1
OFFERING_REWARD: Final = 2
FIRST_PLAYER_REWARD: Final = 3

# Symbols of the Traitor boards; those with a number or a god carry it as an argument.
SYMBOLS: Final = (
    "none", "tomb", "noble", "noble-value", "noble-discard", "artisan-high", "artisan-low",
    "artisan-discard-high", "artisan-discard-low", "pair", "offer", "nile-most", "nile-least",
    "god",
)  # fmt: skip
NO_SYMBOL: Final = SYMBOLS.index("none")
NOBLE_VALUE: Final = SYMBOLS.index("noble-value")
SATISFY_GOD: Final = SYMBOLS.index("god")


FIXED: Final = 0
EQUAL: Final = 1
FREE: Final = 2
NO_ENTRY: Final = 5
"""Index of `Cost.slots` without an entry token."""


class Cost:
    """An action cost. `need` counts tokens by colour (FIXED), `tokens` lists them, `slots` together
    with an entry token of each colour, `asked` lists the colours needed, `once` the same as bits,
    `twice` those needed more than once; EQUAL asks for `size` of one colour; FREE asks for any
    `size` tokens beside the entry token.

    `lacks` tells, by wheel colour and kinds at hand (bits), how many wilds are needed for entry
    token and action if no kind is needed twice; that is all there is to a `simple` cost."""

    __slots__ = (
        "asked", "kind", "lacks", "need", "once", "simple", "size", "slots", "tokens", "twice",
    )  # fmt: skip

    def __init__(self, kind: int, size: int, need: tuple[int, ...] = (0, 0, 0, 0, 0)) -> None:
        self.kind = kind
        self.size = size
        self.need = need
        self.tokens = tuple(colour for colour in BASICS for _ in range(need[colour]))
        self.asked = tuple(colour for colour in BASICS if need[colour])
        self.once = sum(1 << colour for colour in self.asked)
        self.twice = tuple(colour for colour in self.asked if need[colour] > 1)
        self.slots = tuple(
            tuple(
                (colour, max(need[colour], int(colour == entry)))
                for colour in BASICS
                if need[colour] or colour == entry
            )
            for entry in (*BASICS, NO_ENTRY)
        )
        self.lacks = tuple(
            tuple(
                ((self.once | 1 << entry) & ~there).bit_count() for there in range(ANY_COLOUR + 1)
            )
            for entry in BASICS
        )
        self.simple = not self.twice if kind == FIXED else kind == FREE and not size


def numbers(table: dict[str, Any]) -> dict[str, int]:
    """Every number of a component by its name, for its wording."""
    return {name: value for name, value in table.items() if type(value) is int}


class NobleCard:
    """What a noble card prints."""

    __slots__ = (
        "artisans", "base", "each", "figures", "nile_steps", "offerings", "per", "power",
        "silver", "swap", "tomb_steps", "zone",
    )  # fmt: skip

    def __init__(self, table: dict[str, Any], power: int, zone: int, swap: tuple[int, ...]) -> None:
        self.swap = swap
        self.figures: dict[str, int] = numbers(table)
        self.base: int = table["base"]
        self.each: int = table.get("each", 0)
        self.per: int = PER.index(table.get("per", "nothing"))
        self.zone = zone
        self.power = power
        self.nile_steps: int = table.get("nile_steps", 0)
        self.silver: int = table.get("silver", 0)
        self.offerings: int = table.get("offerings", 0)
        self.artisans: int = table.get("artisan", 0)
        self.tomb_steps: int = table.get("tomb_steps", 0)


class NileAction:
    """What a Nile action prints; arrows are sets of tracks as bits."""

    __slots__ = ("arrows", "cost", "gain", "jars")

    def __init__(
        self, cost: Cost, gain: tuple[int, ...], jars: int, arrows: tuple[int, ...]
    ) -> None:
        self.cost = cost
        self.gain = gain
        self.jars = jars
        self.arrows = arrows


class Tables:
    """All figures of a match, and its options."""

    def __init__(self, components: Components, setup: Setup) -> None:
        self.players = setup.players
        self.solo = setup.players == 1
        self.sides = 2 if self.solo else setup.players
        kinds = ("token", "zone", "god", "nile", "jar", "artisan", "noble", "board")
        self.names = {kind: tuple(components.of(kind)) for kind in kinds}
        """The ids of components by kind, for those who show them."""
        self._read_options(setup)
        self._read_table(components)
        self._read_tokens(components)
        self._read_zones(components)
        self._read_cards(components)
        self._read_nobles(components)
        self._read_boards(components)

    def _read_options(self, setup: Setup) -> None:
        self.beginners = tuple(
            setup.on(f"beginner-{seat + 1}") for seat in range(max(setup.players, 1))
        )
        self.chained_scribes = setup["scribes"] == "chain"
        self.wild_entry_any = setup["wild-entry"] == "any"
        self.judge_any_entry = setup["judge"] == "all-five"
        self.general_is_first = setup["general"] == "first-too"
        self.starter = self._starter(setup)
        self.traitor_passes_at_once = setup["traitor-pass"] == "at-once"
        self.dark_boards = int(setup["dark-boards"])
        self.dark_by_choice = setup["dark-choice"] == "free"

    def _starter(self, setup: Setup) -> int:
        """1.4.c: who starts, -1 if chance decides."""
        wish = setup["starting-player"]
        return -1 if wish == "random" else int(wish.removeprefix("seat-"))

    def _read_table(self, components: Components) -> None:
        match = components["setup", "match"]
        self.rounds: int = match["rounds"]
        self.start_silver: int = match["silver"]
        self.nobles_drawn: int = match["nobles_drawn"]
        self.noble_places: int = match["noble_places"]
        self.artisan_places: int = match["artisan_places"]
        table = components["table", str(self.players)]
        self.open_jars: int = table["jars"]
        self.pair_places: int = table["pairs"]
        self.bonus_places: int = table["bonus"]
        self.spaces: int = table["spaces"]
        pharaoh = components["honour", "pharaoh"]
        self.pharaoh_points: int = pharaoh["points"]
        self.pharaoh_nobles: int = pharaoh["nobles"]
        self.pharaoh_step: int = pharaoh["tomb_step"]
        self.first_points: int = components["honour", "first-player"]["points"]

    def _read_tokens(self, components: Components) -> None:
        tokens = components.of("token")
        self.token_index = {name: number for number, name in enumerate(tokens)}
        self.counts: tuple[int, ...] = tuple(table["count"] for table in tokens.values())
        self.bag = tuple(
            token for token in range(RESOURCES, TOKENS) for _ in range(self.counts[token])
        )
        self.extra: tuple[int, ...] = tuple(table.get("extra", 0) for table in tokens.values())
        self.point_offerings = tuple(
            (token, extra) for token, extra in enumerate(self.extra) if extra
        )
        wheel = components["wheel", "wheel"]
        self.colours = tuple(self._tokens(wheel["clockwise"]))
        self.wheel_spaces: int = wheel["spaces"]
        rows = components.of("row").values()
        self.rows = tuple(tuple(REWARDS.index(name) for name in row["fields"]) for row in rows)
        coins = [(*range(11), JOKER + zone) for zone in range(5)]
        self.coins = tuple(coins)
        """The tokens that can pay in each zone: basics, silver, resource offerings, its joker."""

    def _read_zones(self, components: Components) -> None:
        zones = components.of("zone")
        self.zone_index = {name: number for number, name in enumerate(zones)}
        self.left_need: tuple[int, ...] = tuple(zone["left_need"] for zone in zones.values())
        self.right_need: tuple[int, ...] = tuple(zone["right_need"] for zone in zones.values())
        self.left_points: tuple[int, ...] = tuple(zone["left_points"] for zone in zones.values())
        self.right_points: tuple[int, ...] = tuple(zone["right_points"] for zone in zones.values())
        self.god_needs = tuple(map(add, self.left_need, self.right_need))
        """How many elements of each zone both its gods need together."""
        gods = list(components.of("god"))
        self.god_index = {name: number for number, name in enumerate(gods)}
        self.god_of_zone = tuple(self.god_index[zone["god"]] for zone in zones.values())
        self.plain_offering = Cost(FREE, 0)
        self.bonus_offering = Cost(
            EQUAL, zones["offerings"]["tokens"] + zones["offerings"]["bonus"]
        )
        self.noble_cost = Cost(FIXED, 5, (1, 1, 1, 1, 1))
        self.judge_cost = Cost(FREE, zones["nobles"]["tokens"] - 1)
        self.artisan_cost = Cost(EQUAL, zones["artisans"]["tokens"])
        self.nile = tuple(
            NileAction(
                self._fixed(action["cost"]),
                tuple(self._tokens(action["gain"])),
                action["jars"],
                tuple(self._arrow(arrow) for arrow in action["arrows"]),
            )
            for action in components.of("nile").values()
        )
        self.all_nile = (1 << len(self.nile)) - 1
        """All Nile actions (bits)."""
        self.nile_payable = tuple(
            tuple(
                tuple(self._payable_actions(colour, once, wilds) for wilds in range(7))
                for once in range(1 << len(BASICS))
            )
            for colour in BASICS
        )
        """By wheel colour, kinds at hand (bits) and wilds: the Nile actions (bits) that can be paid
        and ask for no kind twice."""
        self.nile_repeats = not all(action.cost.simple for action in self.nile)
        self.track_points: tuple[int, ...] = tuple(components["track", "influence"]["points"])
        self.top_step = len(self.track_points) - 1
        steps = components.of("tomb").values()
        self.tomb_costs = (self._fixed(()), *(self._fixed(step["cost"]) for step in steps))
        self.tomb_points: tuple[int, ...] = (0, *(step["points"] for step in steps))
        self.tomb_top = len(self.tomb_points) - 1
        self.costs = tuple(
            tuple(
                (self.plain_offering, nobles, self.artisan_cost, Cost(FREE, 0), step)
                for step in (*self.tomb_costs[1:], self._fixed(()))
            )
            for nobles in (self.noble_cost, self.judge_cost)
        )
        """Without or with the Judge, by tomb step: the least that each zone's action costs."""

    def _payable_actions(self, colour: int, once: int, wilds: int) -> int:
        return sum(
            1 << number
            for number, action in enumerate(self.nile)
            if action.cost.simple and action.cost.lacks[colour][once] <= wilds
        )

    def _read_cards(self, components: Components) -> None:
        index = self.token_index
        self.jars = tuple(
            (index[jar["bottom"]], index[jar["left"]], index[jar["right"]])
            for jar in components.of("jar").values()
        )
        artisans = components.of("artisan").values()
        self.artisan_points: tuple[int, ...] = tuple(artisan["points"] for artisan in artisans)
        self.artisan_gain = tuple(tuple(self._tokens(artisan["gain"])) for artisan in artisans)
        self.artisan_jars: tuple[int, ...] = tuple(artisan["jars"] for artisan in artisans)

    def _read_nobles(self, components: Components) -> None:
        swaps: list[tuple[int, int]] = []
        nobles: list[NobleCard] = []
        scribes: list[int] = []
        for number, table in enumerate(components.of("noble").values()):
            effect = table.get("effect", "")
            zone = self.zone_index.get(table.get("zone", ""), -1)
            power = _PLAIN_POWERS.get(effect, 0)
            swap = tuple(self._tokens(table.get("swap", [])))
            if effect == "swap":
                power = 1 << len(swaps)
                swaps.append((swap[0], swap[1]))
                scribes.append(number)
            elif effect == "any-entry":
                power = 1 << (ANY_ENTRY + zone)
            elif effect == "full-zone":
                power = 1 << (FULL_ZONE + zone)
            nobles.append(NobleCard(table, power, zone, swap))
        self.nobles = tuple(nobles)
        self.power = tuple(noble.power for noble in nobles)
        moving = [PER.index(per) for per in ("adjacent-god", "god", "best-other")]
        self.moved_by_gods = tuple(noble.per in moving for noble in nobles)
        """Whose points depend on which gods are satisfied."""
        self.scribes = tuple(scribes)
        self.declares = tuple(self._declares(swaps, chosen) for chosen in range(1 << len(swaps)))
        """By set of Scribes: the colours (bits) that each token may be declared."""
        self.single_swap = tuple(
            swaps[chosen.bit_length() - 1] if chosen.bit_count() == 1 else ()
            for chosen in range(1 << len(swaps))
        )
        """By set of Scribes: the two kinds that a single one swaps; nothing for none or several."""
        self.able = tuple(
            tuple(
                tuple(at for at, coin in enumerate(self.coins[0]) if masks[coin] >> colour & 1)
                for colour in BASICS
            )
            for masks in self.declares
        )
        """By set of Scribes and colour: the places in `coins` that may have that colour."""
        self.sources = tuple(
            tuple(
                tuple(kind for kind in BASICS if masks[kind] & colours)
                for colours in range(ANY_COLOUR + 1)
            )
            for masks in self.declares
        )
        """By set of Scribes and set of colours: the basic kinds that may have one of these."""

    def _declares(self, swaps: list[tuple[int, int]], chosen: int) -> tuple[int, ...]:
        colours = [1 << colour for colour in BASICS]
        held = [swap for number, swap in enumerate(swaps) if chosen >> number & 1]
        passes = len(held) if self.chained_scribes else 1  # R8: as many as a chain has links
        for _ in range(passes):
            reached = list(colours)
            for first, second in held:
                reached[first] |= colours[second] if self.chained_scribes else 1 << second
                reached[second] |= colours[first] if self.chained_scribes else 1 << first
            colours = reached
        return (*colours, ANY_COLOUR, *colours, *[ANY_COLOUR] * 5, 0, 0)

    def _read_boards(self, components: Components) -> None:
        boards = components.of("board").values()
        self.board_jars: tuple[int, ...] = tuple(board["jars"] for board in boards)
        self.squares = tuple(
            ((NO_SYMBOL, 0), *(self.symbol(square) for square in board["squares"]))
            for board in boards
        )
        """Symbol and argument of each square, from the bottom; the first holds the start token."""
        self.noble_value: int = components["traitor", "scoring"]["noble_value"]

    def symbol(self, square: str) -> tuple[int, int]:
        """A printed square such as `pair-2`, `god-horus` or `tomb`."""
        if square in SYMBOLS:
            return SYMBOLS.index(square), 0
        name, _, argument = square.rpartition("-")
        number = self.god_index[argument] if name == "god" else int(argument)
        return SYMBOLS.index(name), number

    def _tokens(self, names: Sequence[str]) -> list[int]:
        return [self.token_index[name] for name in names]

    def _fixed(self, names: Sequence[str]) -> Cost:
        colours = self._tokens(names)
        return Cost(FIXED, len(colours), tuple(colours.count(colour) for colour in BASICS))

    def _arrow(self, arrow: str) -> int:
        if arrow == "any":
            return ANY_COLOUR
        return sum(1 << colour for colour in self._tokens(arrow.split("/")))


def open_tables(components: Components, setup: Setup) -> Tables:
    """The figures of a match."""
    return Tables(components, setup)


def token_refs(box: Tables, tokens: Iterable[int]) -> tuple[Ref, ...]:
    """Tokens as words."""
    return tuple([Ref(f"token-{box.names['token'][token]}") for token in tokens])
