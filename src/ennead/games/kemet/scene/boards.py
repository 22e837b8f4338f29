"""Personal boards: action cells, prayer, hands, tiles and creatures of a player."""

from __future__ import annotations

from typing import Final, Literal

from ennead.games.kemet.rules.creatures import each
from ennead.games.kemet.rules.scoring import fame, pyramid_fame, temple_fame
from ennead.games.kemet.rules.turn import gold_left, silver_left
from ennead.games.kemet.scene import icons
from ennead.games.kemet.state import Kemet, Player, held
from ennead.games.kemet.tables import Tables
from ennead.kernel import Message, Ref
from ennead.kernel.scene import (
    Area,
    Flag,
    Node,
    Part,
    Slot,
    Standing,
    Stat,
    Tone,
    drawn_once,
)

TOKEN_SIZE: Final = 26.0
SYMBOLS: dict[str, Tone] = {"battle": "carnelian", "day": "gold", "movement": "turquoise"}


def areas(g: Kemet, viewer: int) -> list[Area]:
    """Everybody's things: the viewer's own below the board, the others' behind their names."""
    found = []
    for player in g.players:
        mine = player.seat == viewer
        prefix = "" if mine else f"seat-{player.seat}/"
        owner = None if mine else player.seat
        slot: Slot = "mine" if mine else "seat"
        found += [
            Area(f"{prefix}board", slot, title="term-personal-board", owner=owner,
                 nodes=_board(g, player, prefix)),
            Area(f"{prefix}hand", slot, title="term-hand", owner=owner, layout="row",
                 nodes=_hand(g, player, prefix)),
            Area(f"{prefix}battle-cards", slot, title="term-battle-cards", owner=owner,
                 nodes=_battle_cards(g, player, prefix, viewer)),
            Area(f"{prefix}tiles", slot, title="term-owned-tiles", owner=owner,
                 folded=not player.tiles,
                 nodes=[*_creatures(g.box, player.seat, player.creatures, prefix),
                        *_tiles(g.box, player.seat, player.tiles, prefix)]),
        ]  # fmt: skip
    return found


# -- the printed pyramid ---------------------------------------------------------------------------


def _board(g: Kemet, player: Player, prefix: str) -> list[Node]:
    placed = (player.cells, player.silver, tuple(player.tags))
    return [_cells(g.box, player.seat, prefix, *placed), *_supplies(g, player, prefix)]


@drawn_once
def _cells(
    box: Tables, seat: int, prefix: str, taken: int, silver: int, tags: tuple[int, ...]
) -> Node:
    cells = box.cells
    rows = cells.rows
    return Node(
        f"{prefix}cells",
        "group",
        label="term-personal-board",
        layout="pyramid",
        rows=tuple(len(row) for row in rows),
        children=[
            _cell(
                box,
                prefix,
                cell,
                tags[cells.purchase.index(cell)] if cell in cells.purchase and tags else -1,
                seat if taken >> cell & 1 else -1,
                cell == silver,
            )
            for row in rows
            for cell in row
        ],
    )


@drawn_once
def _cell(box: Tables, prefix: str, cell: int, tag: int, owner: int, silver: bool) -> Node:
    """A cell, with a token of its owner unless nobody has chosen it (-1)."""
    name = box.names["cell"][cell]
    action = (*("pray", "buy", "build", "recruit", "move"), "gold")[box.cells.action[cell]]
    colour = box.names["colour"][tag] if tag >= 0 else ""
    return Node(
        f"{prefix}cell/{name}",
        "place",
        key=f"cell-{name}",
        note=f"colour-{colour}" if colour else None,
        icon=icons.ACTIONS[action],
        tone=tone_of(colour) if colour else "gold" if action == "gold" else "papyrus",
        width=64,
        height=52,
        children=[] if owner < 0 else [_token(owner, prefix, cell, cell == box.cells.gold, silver)],
    )


def tone_of(colour: str) -> Tone:
    """The paint of a colour of tiles."""
    tones: dict[str, Tone] = {
        "ruby": "ruby",
        "sapphire": "sapphire",
        "diamond": "diamond",
        "onyx": "onyx",
    }
    return tones[colour]


def _token(seat: int, prefix: str, cell: int, gold: bool, silver: bool) -> Node:
    if gold:
        return _special(f"{prefix}token/gold", "gold")
    if silver:
        return _special(f"{prefix}token/silver", "silver")
    return Node(
        f"{prefix}token/{cell}",
        "piece",
        key="term-action-token",
        form="token",
        icon=icons.ACTION,
        owner=seat,
        width=TOKEN_SIZE,
        height=TOKEN_SIZE,
    )


@drawn_once
def _special(id: str, metal: Literal["gold", "silver"]) -> Node:
    """A gold or silver action token."""
    return Node(
        id,
        "piece",
        key=f"token-{metal}",
        form="token",
        tone=metal,
        icon=icons.ACTION,
        width=TOKEN_SIZE,
        height=TOKEN_SIZE,
    )


@drawn_once
def counter(id: str, term: str, icon: str, value: int, limit: int | None = None) -> Node:
    """A number with its sign."""
    return Node(id, "counter", label=f"term-{term}", icon=icon, value=value, limit=limit)


def _supplies(g: Kemet, player: Player, prefix: str) -> list[Node]:
    """What lies beside the pyramid."""
    found = [
        counter(f"{prefix}prayer", "prayer-points", icons.PRAYER, player.prayer, g.box.prayer_high),
        counter(f"{prefix}tokens", "action-tokens", icons.ACTION, player.tokens),
        counter(f"{prefix}supply", "supply", icons.TROOP, player.supply),
        counter(f"{prefix}veterans", "veterans", icons.VETERAN, player.veterans),
    ]
    if silver_left(g, player):
        found.append(_special(f"{prefix}token/silver", "silver"))
    if gold_left(g, player):
        found.append(_special(f"{prefix}token/gold", "gold"))
    return found


# -- cards -----------------------------------------------------------------------------------------


def _hand(g: Kemet, player: Player, prefix: str) -> list[Node]:
    return [
        intervention(g.box, f"{prefix}hand/{number}", card)
        for number, card in enumerate(held(player))
    ]


@drawn_once
def intervention(box: Tables, id: str, card: int, count: int | None = None) -> Node:
    """A divine intervention card, face down if the viewer may not know it."""
    if card < 0:
        return Node(id, "card", label="term-intervention", flags=("hidden",))
    cards, name = box.interventions, box.names["intervention"][card]
    symbol = (
        "battle" if cards.battle >> card & 1 else "day" if cards.day >> card & 1 else "movement"
    )
    key = f"intervention-{name}"
    return Node(
        id,
        "card",
        key=key,
        note=f"symbol-{symbol}",
        text=f"{key}-text",
        count=count,
        icon=icons.INTERVENTIONS[name],
        tone=SYMBOLS[symbol],
        stats=(Stat("term-cost", cards.cost[card], icons.PRAYER),),
    )


def _battle_cards(g: Kemet, player: Player, prefix: str, viewer: int) -> list[Node]:
    """The hand, then the open discards, then what was buried (seen by its owner)."""
    box, found = g.box, []
    for number, card in enumerate(player.cards):
        found.append(battle_card(box, _card_id(g, prefix, card, number), card))
    for card in player.spent:
        id = f"{prefix}spent/{box.names['battle-card'][card]}"
        found.append(battle_card(box, id, card, "term-spent", ("spent",)))
    for number, card in enumerate(player.buried):
        flags: tuple[Flag, ...] = ("hidden",) if card < 0 else ("spent", "turned")
        found.append(battle_card(box, f"{prefix}buried/{number}", card, "term-buried", flags))
    return found


def _card_id(g: Kemet, prefix: str, card: int, number: int) -> str:
    return f"{prefix}battle-card/{g.box.names['battle-card'][card] if card >= 0 else number}"


@drawn_once
def battle_card(
    box: Tables, id: str, card: int, note: str | None = None, flags: tuple[Flag, ...] = ()
) -> Node:
    """A battle card with its figures, face down if the viewer may not know it."""
    if card < 0:
        return Node(id, "card", label="term-battle-card", note=note, flags=("hidden",))
    figures, name = box.battle, box.names["battle-card"][card]
    stats = [
        Stat("term-strength", figures.strength[card], icons.STRENGTH),
        Stat("term-defence", figures.defence[card], icons.DEFENCE),
        Stat("term-casualties", figures.casualties[card], icons.CASUALTIES),
    ]
    if figures.unavoidable[card]:
        stats.append(Stat("term-unavoidable", figures.unavoidable[card], icons.UNAVOIDABLE))
    if figures.own_loss[card]:
        stats.append(Stat("term-own-loss", figures.own_loss[card], icons.UNAVOIDABLE, "carnelian"))
    key = f"battle-card-{name}"
    return Node(
        id,
        "card",
        key=key,
        note=note,
        text=_figures(box, card),
        icon=icons.BATTLE_CARDS[name],
        tone="slate",
        flags=flags,
        stats=tuple(stats),
    )


def _figures(box: Tables, card: int) -> Message:
    """The figures of a battle card in words, so that nobody has to learn its corners."""
    figures = box.battle
    told = {
        "strength": figures.strength[card],
        "casualties": figures.casualties[card],
        "defence": figures.defence[card],
    }
    if figures.unavoidable[card]:
        return Message(
            "battle-figures-unavoidable", {**told, "unavoidable": figures.unavoidable[card]}
        )
    if figures.own_loss[card]:
        return Message("battle-figures-own", {**told, "own": figures.own_loss[card]})
    return Message("battle-figures", told)


# -- tiles and creatures ---------------------------------------------------------------------------


@drawn_once
def _tiles(box: Tables, seat: int, tiles: int, prefix: str) -> tuple[Node, ...]:
    return tuple(
        tile_card(box, f"{prefix}tile/{box.names['tile'][tile]}", tile, seat)
        for tile in each(tiles)
    )


@drawn_once
def tile_card(box: Tables, id: str, tile: int, owner: int | None = None) -> Node:
    """A power tile as a small card."""
    tiles, name = box.tiles, box.names["tile"][tile]
    colour, _, picture = name.partition("-")
    key = f"tile-{name}"
    return Node(
        id,
        "card",
        key=key,
        note=Message("tile-note", {"colour": Ref(f"colour-{colour}"), "level": tiles.level[tile]}),
        text=f"{key}-text",
        icon=icons.PICTURES[picture],
        tone=tone_of(colour),
        owner=owner,
        stats=(Stat("term-level", tiles.level[tile], icons.PRAYER),),
        width=120,
        height=100,
    )


@drawn_once
def _creatures(box: Tables, seat: int, creatures: int, prefix: str) -> tuple[Node, ...]:
    """3.4.2: creatures that wait in the supply."""
    names = [box.names["creature"][creature] for creature in each(creatures)]
    return tuple(
        Node(
            f"{prefix}waiting/{name}",
            "piece",
            key=f"creature-{name}",
            note="term-in-supply",
            form="token",
            icon=icons.CREATURES[name],
            owner=seat,
            width=44,
            height=44,
        )
        for name in names
    )


# -- at a glance -----------------------------------------------------------------------------------


def standings(g: Kemet) -> list[Standing]:
    """Fame with its parts, and the few numbers that everybody may know (4.h)."""
    best = max(1, *[fame(g, player.seat) for player in g.players])
    return [_seat(g, player, best) for player in g.players]


def _seat(g: Kemet, player: Player, best: int) -> Standing:
    seat, total = player.seat, fame(g, player.seat)
    return _standing(
        seat,
        total,
        (player.battle_fame, player.divine_fame, temple_fame(g, seat), pyramid_fame(g, seat)),
        (player.prayer, len(held(player)), player.supply),
        total == best,
        g.box.names["god"][player.god] if player.god >= 0 else "",
    )


@drawn_once
def _standing(
    seat: int,
    total: int,
    parts: tuple[int, int, int, int],
    counted: tuple[int, int, int],
    leads: bool,
    god: str,
) -> Standing:
    names = ("fame-battle", "fame-divine", "fame-temple", "fame-pyramid")
    prayer, hand, supply = counted
    at = f"standing-{seat}"
    return Standing(
        seat,
        total,
        [Part(name, value) for name, value in zip(names, parts, strict=True) if value],
        [
            counter(f"{at}/prayer", "prayer-points", icons.PRAYER, prayer),
            counter(f"{at}/hand", "hand", icons.CARDS, hand),
            counter(f"{at}/supply", "supply", icons.TROOP, supply),
        ],
        flags=("best",) if leads else (),
        role=f"god-{god}" if god else None,
        icon=icons.GODS.get(god, ""),
    )
