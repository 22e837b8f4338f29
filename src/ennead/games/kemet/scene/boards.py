"""Personal boards: action cells, prayer, hands, tiles and creatures of a player."""

from __future__ import annotations

from typing import Final, Literal

from ennead.games.kemet.rules.control import controller
from ennead.games.kemet.rules.creatures import each
from ennead.games.kemet.rules.scoring import pyramid_fame, temple_fame
from ennead.games.kemet.rules.turn import gold_left, silver_left
from ennead.games.kemet.scene import icons
from ennead.games.kemet.state import Battle, Kemet, Player
from ennead.kernel import Message, Ref
from ennead.kernel.scene import Area, Node, Part, Slot, Standing, Stat, Tone, Words

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
                 nodes=[*_creatures(g, player, prefix), *_tiles(g, player, prefix)]),
        ]  # fmt: skip
    return found


# -- the printed pyramid ---------------------------------------------------------------------------


def _board(g: Kemet, player: Player, prefix: str) -> list[Node]:
    cells = g.box.cells
    rows = [
        [c for c, level in enumerate(cells.level) if level == wanted] for wanted in (4, 3, 2, 1)
    ]
    order = [cell for row in rows for cell in row]
    pyramid = Node(
        f"{prefix}cells",
        "group",
        label="term-personal-board",
        layout="pyramid",
        rows=tuple(len(row) for row in rows),
        children=[_cell(g, player, prefix, cell) for cell in order],
    )
    return [pyramid, *_supplies(g, player, prefix)]


def _cell(g: Kemet, player: Player, prefix: str, cell: int) -> Node:
    cells, name = g.box.cells, g.box.names["cell"][cell]
    action = (*("pray", "buy", "build", "recruit", "move"), "gold")[cells.action[cell]]
    tag = player.tags[cells.purchase.index(cell)] if cell in cells.purchase and player.tags else -1
    colour = g.box.names["colour"][tag] if tag >= 0 else ""
    return Node(
        f"{prefix}cell/{name}",
        "place",
        key=f"cell-{name}",
        note=f"colour-{colour}" if colour else None,
        icon=icons.ACTIONS[action],
        tone=tone_of(colour) if colour else "gold" if action == "gold" else "papyrus",
        width=64,
        height=52,
        children=[_token(player, prefix, cell, cells.gold)] if player.cells >> cell & 1 else [],
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


def _token(player: Player, prefix: str, cell: int, gold: int) -> Node:
    if cell == gold:
        return _special(f"{prefix}token/gold", "gold")
    if cell == player.silver:
        return _special(f"{prefix}token/silver", "silver")
    return Node(
        f"{prefix}token/{cell}",
        "piece",
        key="term-action-token",
        form="token",
        icon=icons.ACTION,
        owner=player.seat,
        width=TOKEN_SIZE,
        height=TOKEN_SIZE,
    )


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
        intervention(g, f"{prefix}hand/{number}", card) for number, card in enumerate(player.hand)
    ]


def intervention(g: Kemet, id: str, card: int) -> Node:
    """A divine intervention card, face down if the viewer may not know it."""
    if card < 0:
        return Node(id, "card", label="term-intervention", flags=("hidden",))
    cards, name = g.box.interventions, g.box.names["intervention"][card]
    symbol = (
        "battle" if cards.battle >> card & 1 else "day" if cards.day >> card & 1 else "movement"
    )
    if g.box.escape and cards.diversion >> card & 1:
        symbol = "battle"
    key = f"intervention-{name}"
    text = f"{key}-escape" if g.box.escape and cards.diversion >> card & 1 else f"{key}-text"
    return Node(
        id,
        "card",
        key=key,
        note=f"symbol-{symbol}",
        text=text,
        icon=icons.INTERVENTIONS[name],
        tone=SYMBOLS[symbol],
        stats=(Stat("term-cost", cards.cost[card], icons.PRAYER),),
    )


def _battle_cards(g: Kemet, player: Player, prefix: str, viewer: int) -> list[Node]:
    """The hand, then the open discards, then what was buried (seen by its owner)."""
    found = []
    for number, card in enumerate(player.cards):
        found.append(battle_card(g, _card_id(g, prefix, card, number), card))
    for card in player.spent:
        node = battle_card(g, f"{prefix}spent/{g.box.names['battle-card'][card]}", card)
        node.flags = ("spent",)
        node.note = "term-spent"
        found.append(node)
    for number, card in enumerate(player.buried):
        node = battle_card(g, f"{prefix}buried/{number}", card)
        node.flags = ("hidden",) if card < 0 else ("spent", "turned")
        node.note = "term-buried"
        found.append(node)
    return found


def _card_id(g: Kemet, prefix: str, card: int, number: int) -> str:
    return f"{prefix}battle-card/{g.box.names['battle-card'][card] if card >= 0 else number}"


def battle_card(g: Kemet, id: str, card: int) -> Node:
    """A battle card with its figures, face down if the viewer may not know it."""
    if card < 0:
        return Node(id, "card", label="term-battle-card", flags=("hidden",))
    figures, name = g.box.battle, g.box.names["battle-card"][card]
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
        text=_figures(g, card),
        icon=icons.BATTLE_CARDS[name],
        tone="slate",
        stats=tuple(stats),
    )


def _figures(g: Kemet, card: int) -> Message:
    """The figures of a battle card in words, so that nobody has to learn its corners."""
    figures = g.box.battle
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


def _tiles(g: Kemet, player: Player, prefix: str) -> list[Node]:
    return [
        tile_card(g, f"{prefix}tile/{g.box.names['tile'][t]}", t, player.seat)
        for t in each(player.tiles)
    ]


def tile_card(g: Kemet, id: str, tile: int, owner: int | None = None) -> Node:
    """A power tile as a small card."""
    tiles, name = g.box.tiles, g.box.names["tile"][tile]
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


def _creatures(g: Kemet, player: Player, prefix: str) -> list[Node]:
    """3.4.2: creatures that wait in the supply."""
    return [
        Node(
            f"{prefix}waiting/{g.box.names['creature'][creature]}",
            "piece",
            key=f"creature-{g.box.names['creature'][creature]}",
            note="term-in-supply",
            form="token",
            icon=icons.CREATURES[g.box.names["creature"][creature]],
            owner=player.seat,
            width=44,
            height=44,
        )
        for creature in each(player.creatures)
    ]


# -- at a glance -----------------------------------------------------------------------------------


def standing(g: Kemet, player: Player) -> Standing:
    """Fame with its parts, and the few numbers that everybody may know (4.h)."""
    temples, pyramids = _temporary(g, player.seat)
    total = player.battle_fame + player.divine_fame + temples + pyramids
    parts: list[tuple[Words, int]] = [
        ("fame-battle", player.battle_fame),
        ("fame-divine", player.divine_fame),
        ("fame-temple", temples),
        ("fame-pyramid", pyramids),
    ]
    seat = f"standing-{player.seat}"
    god = g.box.names["god"][player.god] if player.god >= 0 else ""
    return Standing(
        player.seat,
        total,
        [Part(label, value) for label, value in parts if value],
        [
            counter(f"{seat}/prayer", "prayer-points", icons.PRAYER, player.prayer),
            counter(f"{seat}/hand", "hand", icons.CARDS, len(player.hand)),
            counter(f"{seat}/supply", "supply", icons.TROOP, player.supply),
        ],
        flags=("best",) if total and _leads(g, total) else (),
        role=f"god-{god}" if god else None,
        icon=icons.GODS.get(god, ""),
    )  # fmt: skip


def _temporary(g: Kemet, seat: int) -> tuple[int, int]:
    """3.1.d: temples and level 4 pyramids; a defender holds a zone until he leaves it (3.4.5.n)."""
    temples, pyramids = temple_fame(g, seat), pyramid_fame(g, seat)
    battle = next((frame for frame in g.frames if isinstance(frame, Battle)), None)
    if battle is None or not battle.defender.units:
        return temples, pyramids
    zone, holder = battle.zone, battle.defender.seat
    if zone in g.box.board.temples:
        temples += holder == seat
    elif zone < len(g.level) and g.level[zone] == g.box.limits.pyramid_level:
        pyramids += (holder == seat) - (controller(g, zone) == seat)
    return temples, pyramids


def _leads(g: Kemet, total: int) -> bool:
    return all(
        player.battle_fame + player.divine_fame + sum(_temporary(g, player.seat)) <= total
        for player in g.players
    )
