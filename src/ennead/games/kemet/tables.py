"""The figures that the rules read as `g.box`: made once a set-up from the components.

Tiles, creatures and cards take part by their printed attributes, so the rules name no tile: a table
such as `tiles.strength` lists (bit of the tile, figure), and `total(table, owned)` adds up what a
player owns of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from ennead.games.kemet.board import Board, chart
from ennead.kernel import Components, PackError, Setup

Bonus: TypeAlias = "tuple[tuple[int, int], ...]"
"""(bit of a tile, figure it gives)."""


MOST_UNITS: Final = 20
"""The largest number of units that a move can name: more than a player has."""
MOST_VETERANS: Final = 40
"""The largest number of veterans that a move can name: more than a round of battles brings."""


def total(bonus: Bonus, owned: int) -> int:
    """The sum of a figure over the tiles owned."""
    sum_ = 0
    for bit, figure in bonus:
        if owned & bit:
            sum_ += figure
    return sum_


@dataclass(slots=True, eq=False)
class Limits:
    """4 and 2.8 of the digest: the numbers that are no component's own."""

    units: int
    troop: int
    creatures: int
    action_tokens: int
    fame_to_win: int
    start_units: int
    start_troops: int
    start_levels: int
    start_levels_in_district: int
    start_interventions: int
    start_diversions: int
    pyramid_level: int
    pray: int
    simple_moves: int
    teleports: int
    teleport_cost: int
    foreign_districts: int
    home_strength: int
    temples_for_fame: int
    night_prayer: int
    night_cards: int
    veterans_a_card: int
    rounds: int


@dataclass(slots=True, eq=False)
class Cells:
    """1.2: the printed pyramid of action cells. Masks have a bit for each cell."""

    action: tuple[int, ...]
    """By cell: index into ACTIONS."""
    level: tuple[int, ...]
    levels: tuple[int, int, int]
    """Cells of each level."""
    rows: tuple[tuple[int, ...], ...]
    """As printed: from the tip down, each level from left to right."""
    plain: tuple[int, ...]
    """Cells other than purchase and gold cells."""
    purchase: tuple[int, ...]
    gold: int


@dataclass(slots=True, eq=False)
class Tiles:
    """1.3: the power tiles. Tuples are indexed by tile."""

    level: tuple[int, ...]
    colour: tuple[int, ...]
    copies: tuple[int, ...]
    upto: tuple[tuple[int, ...], ...]
    """By colour and level: the tiles of this colour up to this level."""
    pictures: tuple[int, ...]
    """Sets of tiles with one picture (A-2)."""
    shared_pictures: tuple[int, ...]
    """Those of more than one tile."""
    units: tuple[int, ...]
    creature: tuple[int, ...]
    """The creature that comes with it, or -1."""
    battle_card: tuple[int, ...]
    """The special battle card that comes with it, or -1."""
    gold: tuple[int, ...]
    """Actions that its gold token gives, as a mask."""
    fame: tuple[int, ...]
    silver_mask: int
    gold_mask: int
    spies: int
    no_teleport: int
    ignore_walls: int
    obelisk_teleport: int
    recruit_anywhere: int
    free_recruits: int
    mercenary_units: Bonus
    moves: Bonus
    teleport_discount: Bonus
    strength: Bonus
    attack_strength: Bonus
    defend_strength: Bonus
    casualties: Bonus
    unavoidable: Bonus
    defend_unavoidable: Bonus
    defence: Bonus
    strength_a_card: Bonus
    council_prayer: Bonus
    council_cards: Bonus
    free_units: Bonus
    pray: Bonus
    pray_units: Bonus
    defender_fame: Bonus
    troop_limit: Bonus
    tile_discount: Bonus
    level_discount: Bonus
    spending_discount: Bonus
    surcharge: Bonus
    vision: Bonus
    night_cards: Bonus
    night_prayer: Bonus
    night_levels: Bonus
    prayer_a_kill: Bonus
    prayer_a_loss: Bonus
    gain_bonus: Bonus


@dataclass(slots=True, eq=False)
class Creatures:
    """3.4.2: the creatures. Tuples are indexed by creature; sets are masks of creatures."""

    moves: tuple[int, ...]
    strength: tuple[int, ...]
    casualties: tuple[int, ...]
    defence: tuple[int, ...]
    toll: tuple[int, ...]
    fame: tuple[int, ...]
    kills_for_fame: tuple[int, ...]
    tolling: int
    ignore_walls: int
    obelisk_teleport: int
    free_teleport: int
    cancelling: int


@dataclass(slots=True, eq=False)
class Interventions:
    """1.4: the divine intervention cards. Tuples are indexed by card; sets are masks of cards."""

    copies: tuple[int, ...]
    cost: tuple[int, ...]
    battle: int
    day: int
    movement: int
    bluff: int
    """Cards that do nothing and return to their owner (A-3)."""
    transfer: int
    """Cards that make the teleport of a move free, from whatever zone."""
    strength: tuple[int, ...]
    casualties: tuple[int, ...]
    defence: tuple[int, ...]
    units: tuple[int, ...]
    kills: tuple[int, ...]
    prayer: tuple[int, ...]
    moves: tuple[int, ...]


@dataclass(slots=True, eq=False)
class BattleCards:
    """1.5: the battle cards, indexed by card."""

    strength: tuple[int, ...]
    casualties: tuple[int, ...]
    unavoidable: tuple[int, ...]
    defence: tuple[int, ...]
    own_loss: tuple[int, ...]
    hand: tuple[int, ...]
    """The cards that every player starts with."""


@dataclass(slots=True, eq=False)
class Night:
    """3.6: the prices of the two sacrifices."""

    sanctuary_units: int
    sanctuary_fame: int
    delta_units: int
    delta_prayer: int


@dataclass(slots=True, eq=False)
class Tables:
    """Everything printed, for one number of players and one set of match options."""

    names: Mapping[str, tuple[str, ...]]
    """By kind of component: the ids, for those who draw."""
    board: Board
    limits: Limits
    cells: Cells
    tiles: Tiles
    creatures: Creatures
    interventions: Interventions
    battle: BattleCards
    night: Night
    prayer_high: int
    prayer_start: int
    gods: int
    colours: int
    """How many colours are in play."""
    all_colours: int
    pyramids: int
    single_copies: bool
    left_out: int
    """Tiles that this number of players plays without."""
    loser_may_stay: bool
    ready_start: bool


ACTIONS: Final = ("pray", "buy", "build", "recruit", "move")
PRAY: Final = 0
BUY: Final = 1
BUILD: Final = 2
RECRUIT: Final = 3
MOVE: Final = 4
GOLD: Final = 5


def open_tables(components: Components, setup: Setup) -> Tables:
    """The tables for a set-up."""
    boards = components.of("board")
    name = next((id for id in boards if boards[id]["players"] == setup.players), "")
    if not name:
        raise PackError("board", f"no board is for {setup.players} players")
    layout = boards[name]
    if layout["colours"] > len(components.of("colour")):
        raise PackError(f"board.{name}.colours", "there are not so many colours")
    track = components["track", "prayer"]
    zones = components.of("zone")
    pictures = [tile["picture"] for tile in components.of("tile").values()]
    return Tables(
        names={kind: tuple(components.of(kind)) for kind in components.kinds()},
        board=chart(components, setup.players, setup.on("sanctuary-even")),
        limits=Limits(
            **{id.replace("-", "_"): limit["value"] for id, limit in components.of("limit").items()}
        ),
        cells=_cells(components),
        tiles=_tiles(components),
        creatures=_creatures(components),
        interventions=_interventions(components),
        battle=_battle_cards(components),
        night=Night(
            zones["sanctuary"]["sacrifice"],
            zones["sanctuary"]["fame"],
            zones["delta-temple"]["sacrifice"],
            zones["delta-temple"]["prayer"],
        ),
        prayer_high=track["high"],
        prayer_start=track["start"],
        gods=len(components.of("god")),
        colours=layout["colours"],
        all_colours=len(components.of("colour")),
        pyramids=layout["pyramids"],
        single_copies=layout["single-copies"],
        left_out=sum(1 << t for t, picture in enumerate(pictures) if picture in layout["without"]),
        loser_may_stay=setup.on("loser-may-stay"),
        ready_start=setup.on("ready-start"),
    )


def check_tables(box: Tables) -> None:
    """Limits that the rules rely on. Raises PackError with the path of the bad value."""
    limits = box.limits
    if limits.rounds < 1:
        raise PackError("limit.rounds.value", "a match has at least one round")
    if limits.start_units > limits.troop:
        raise PackError("limit.start-units.value", "a first troop would be over the troop limit")
    if limits.start_units * limits.start_troops > limits.units:
        raise PackError("limit.units.value", "there are not enough units for the first troops")
    if limits.units + sum(units for _, units in box.tiles.mercenary_units) > MOST_UNITS:
        raise PackError("limit.units.value", f"a player has at most {MOST_UNITS} units")
    if not 0 < limits.pyramid_level < len(box.tiles.upto[0]):
        raise PackError("limit.pyramid-level.value", "no tile is of so high a level")
    if not 0 < limits.start_levels <= box.pyramids * limits.start_levels_in_district:
        raise PackError("limit.start-levels.value", "the first levels do not fit into the pyramids")
    if any(not near for zone, near in enumerate(box.board.land) if zone in box.board.zones):
        raise PackError("zone", "a zone has no neighbour")


class _Printed:
    """The components of one kind, attribute by attribute."""

    def __init__(self, components: Components, kind: str) -> None:
        self.rows: list[dict[str, Any]] = list(components.of(kind).values())

    def column(self, attribute: str, default: int = 0) -> tuple[int, ...]:
        return tuple(row.get(attribute, default) for row in self.rows)

    def marked(self, attribute: str) -> int:
        return sum(1 << n for n, row in enumerate(self.rows) if row.get(attribute))

    def equal(self, attribute: str, value: object) -> int:
        return sum(1 << n for n, row in enumerate(self.rows) if row.get(attribute) == value)

    def bonus(self, attribute: str) -> Bonus:
        return tuple(
            (1 << n, row[attribute]) for n, row in enumerate(self.rows) if attribute in row
        )

    def index(self, attribute: str, names: list[str]) -> tuple[int, ...]:
        return tuple(names.index(row[attribute]) if attribute in row else -1 for row in self.rows)


def _cells(components: Components) -> Cells:
    printed = _Printed(components, "cell")
    names = [*ACTIONS, "gold"]
    action = printed.index("action", names)
    level, column = printed.column("level"), printed.column("column")
    first, second, third = (
        sum(1 << cell for cell, own in enumerate(level) if own == wanted) for wanted in (1, 2, 3)
    )
    return Cells(
        action=action,
        level=level,
        levels=(first, second, third),
        rows=tuple(
            tuple(sorted((c for c, at in enumerate(level) if at == row), key=column.__getitem__))
            for row in sorted(set(level), reverse=True)
        ),
        plain=tuple(cell for cell, kind in enumerate(action) if kind not in (BUY, GOLD)),
        purchase=tuple(cell for cell, kind in enumerate(action) if kind == BUY),
        gold=action.index(GOLD),
    )


def _tiles(components: Components) -> Tiles:
    printed = _Printed(components, "tile")
    colours = list(components.of("colour"))
    level = printed.column("level")
    colour = printed.index("colour", colours)
    pictures = dict.fromkeys(row["picture"] for row in printed.rows)
    same = tuple(printed.equal("picture", picture) for picture in pictures)
    gold = tuple(sum(1 << ACTIONS.index(a) for a in row.get("gold", ())) for row in printed.rows)
    return Tiles(
        level=level,
        colour=colour,
        copies=printed.column("copies"),
        upto=tuple(
            tuple(
                sum(1 << t for t, own in enumerate(level) if colour[t] == c and own <= top)
                for top in range(max(level) + 1)
            )
            for c in range(len(colours))
        ),
        pictures=same,
        shared_pictures=tuple(tiles for tiles in same if tiles.bit_count() > 1),
        units=printed.column("units"),
        creature=printed.index("creature", list(components.of("creature"))),
        battle_card=printed.index("battle-card", list(components.of("battle-card"))),
        gold=gold,
        fame=printed.column("fame"),
        silver_mask=printed.marked("silver"),
        gold_mask=sum(1 << t for t, actions in enumerate(gold) if actions),
        spies=printed.marked("spy"),
        no_teleport=printed.marked("no-teleport"),
        ignore_walls=printed.marked("ignores-walls"),
        obelisk_teleport=printed.marked("obelisk-teleport"),
        recruit_anywhere=printed.marked("recruit-anywhere"),
        free_recruits=printed.marked("free-recruits"),
        mercenary_units=printed.bonus("units"),
        **{name: printed.bonus(name.replace("_", "-")) for name in _TILE_BONUSES},
    )


_TILE_BONUSES: Final = (
    "moves", "teleport_discount", "strength", "attack_strength", "defend_strength", "casualties",
    "unavoidable", "defend_unavoidable", "defence", "strength_a_card", "council_prayer",
    "council_cards", "free_units", "pray", "pray_units", "defender_fame", "troop_limit",
    "tile_discount", "level_discount", "spending_discount", "surcharge", "vision", "night_cards",
    "night_prayer", "night_levels", "prayer_a_kill", "prayer_a_loss", "gain_bonus",
)  # fmt: skip


def _creatures(components: Components) -> Creatures:
    printed = _Printed(components, "creature")
    return Creatures(
        **{
            name: printed.column(name.replace("_", "-"))
            for name in (
                "moves", "strength", "casualties", "defence", "toll", "fame", "kills_for_fame",
            )
        },
        tolling=printed.marked("toll"),
        ignore_walls=printed.marked("ignores-walls"),
        obelisk_teleport=printed.marked("obelisk-teleport"),
        free_teleport=printed.marked("free-teleport"),
        cancelling=printed.marked("cancels-creature"),
    )  # fmt: skip


def _interventions(components: Components) -> Interventions:
    printed = _Printed(components, "intervention")
    return Interventions(
        battle=printed.equal("symbol", "battle"),
        day=printed.equal("symbol", "day"),
        movement=printed.equal("symbol", "movement"),
        bluff=printed.marked("bluff"),
        transfer=printed.marked("transfer"),
        **{
            name: printed.column(name.replace("_", "-"))
            for name in (
                "copies", "cost", "strength", "casualties", "defence", "units", "kills", "prayer",
                "moves",
            )
        },
    )  # fmt: skip


def _battle_cards(components: Components) -> BattleCards:
    printed = list(components.of("battle-card").values())
    return BattleCards(
        **{
            name: tuple(row[name.replace("_", "-")] for row in printed)
            for name in ("strength", "casualties", "unavoidable", "defence", "own_loss")
        },
        hand=tuple(card for card, row in enumerate(printed) if row["copies"]),
    )
