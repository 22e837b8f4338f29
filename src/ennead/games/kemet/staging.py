"""The position of a case, from the words it uses; whatever it leaves out takes a neutral default.

round, order, active       whose turn it is; `night = "prayers"` starts at that step of the night
colours                    tile colours in play; the market holds their tiles that nobody owns
discard, deck              interventions; the deck has what nobody holds, without Diversions
zones.<zone>               { seat, units, creature }
pyramids.<zone>            "ruby 3"
players                    a list of tables, see `_PLAYER`
battle                     { zone, attacker, units, creature }: at its War Council
acted                      true when the ordinary token of the turn has been played
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ennead.games.kemet.rules.battle import start_battle
from ennead.games.kemet.rules.control import own_districts, settle
from ennead.games.kemet.rules.creatures import each
from ennead.games.kemet.rules.night import Nightfall
from ennead.games.kemet.rules.setup import lay_out_market
from ennead.games.kemet.rules.turn import turn_goes_on
from ennead.games.kemet.state import DAY, NIGHT, Course, Kemet, Player, Turn
from ennead.games.kemet.tables import MOST_UNITS, MOST_VETERANS, total
from ennead.kernel import CaseError, Notation, NotationError

_GIVEN: Final = (
    "acted", "active", "battle", "colours", "deck", "discard", "night", "order", "players",
    "pyramids", "round", "zones",
)  # fmt: skip
_PLAYER: Final = (
    "battle-fame", "bought", "buried", "cards", "cells", "city", "divine-fame", "god", "hand",
    "prayer", "silver", "spent", "supply", "tags", "tiles", "tokens", "veterans",
)  # fmt: skip
_NIGHT: Final = (
    "sacrifice", "delta-temple", "temples", "worship", "prayers", "divine-intervention",
    "summoning", "awakening", "fate",
)  # fmt: skip
_MANY: Final = 99


def stage_position(g: Kemet, given: Mapping[str, Any], notation: Notation) -> Kemet:
    """The position that a case describes. Raises CaseError with the path of what is wrong."""
    return _Stage(g, given, notation).build()


class _Stage:
    """One position in the making."""

    def __init__(self, g: Kemet, given: Mapping[str, Any], notation: Notation) -> None:
        self.g, self.given, self.notation = g, _table(given, _GIVEN, "given"), notation
        self.players = self._players()
        self.stock = list(g.box.interventions.copies)
        """By intervention: copies that lie nowhere yet."""

    def build(self) -> Kemet:
        g = self.g
        g.round = _number(self.given, "round", "given", 1, 1, g.box.limits.rounds)
        g.order = list(self.given.get("order", range(g.seats)))
        if sorted(map(str, g.order)) != [str(seat) for seat in range(g.seats)]:
            raise CaseError("given.order", f"expected every seat once, got {g.order}")
        self._cities()
        self._market()
        for player, words in zip(g.players, self.players, strict=True):
            self._player(player, words, f"given.players[{player.seat}]")
        self._board()
        for player, words in zip(g.players, self.players, strict=True):
            self._after_board(player, words, f"given.players[{player.seat}]")
        self._deck()
        self._frames()
        return g

    # -- words -------------------------------------------------------------------------------------

    def _value(self, vocabulary: str, name: object, where: str) -> int:
        try:
            return self.notation.value(vocabulary, str(name))
        except NotationError as error:
            raise CaseError(where, str(error)) from None

    def _mask(self, vocabulary: str, words: Mapping[str, Any], key: str, where: str) -> int:
        return sum({1 << value for value in self._list(vocabulary, words, key, where)})

    def _list(self, vocabulary: str, words: Mapping[str, Any], key: str, where: str) -> list[int]:
        names = words.get(key, [])
        if not isinstance(names, list):
            raise CaseError(f"{where}.{key}", f"expected a list of names, got {names!r}")
        return sorted(self._value(vocabulary, name, f"{where}.{key}") for name in names)

    def _interventions(self, words: Mapping[str, Any], key: str, where: str) -> list[int]:
        """Cards of the common stock, which has only so many."""
        cards = self._list("intervention", words, key, where)
        for card in cards:
            self.stock[card] -= 1
            if self.stock[card] < 0:
                name = self.notation.name("intervention", card)
                copies = self.g.box.interventions.copies[card]
                raise CaseError(f"{where}.{key}", f"the box has only {copies} {name}")
        return cards

    def _seat(self, words: Mapping[str, Any], key: str, where: str, default: int = 0) -> int:
        return _number(words, key, where, default, 0, self.g.seats - 1)

    def _players(self) -> Sequence[Mapping[str, Any]]:
        players = self.given.get("players", [])
        if not isinstance(players, list) or len(players) > self.g.seats:
            raise CaseError("given.players", f"expected a list of at most {self.g.seats} tables")
        tables = [_table(one, _PLAYER, f"given.players[{n}]") for n, one in enumerate(players)]
        return [*tables, *({} for _ in range(self.g.seats - len(players)))]

    # -- parts -------------------------------------------------------------------------------------

    def _cities(self) -> None:
        """Cities by the table's words, else those left, in order."""
        g = self.g
        chosen = [
            self._value("city", words["city"], f"given.players[{seat}].city")
            if "city" in words
            else -1
            for seat, words in enumerate(self.players)
        ]
        left = [city for city in g.box.board.cities if city not in chosen]
        for player, city in zip(g.players, chosen, strict=True):
            player.city = city if city >= 0 else left.pop(0)
            if player.city not in g.box.board.cities or g.lords[player.city] >= 0:
                raise CaseError(f"given.players[{player.seat}].city", "taken, or not on this board")
            g.lords[player.city] = player.seat

    def _market(self) -> None:
        g = self.g
        default = (1 << g.box.colours) - 1
        named = "colours" in self.given
        g.colours = self._mask("colour", self.given, "colours", "given") if named else default
        lay_out_market(g)

    def _player(self, player: Player, words: Mapping[str, Any], where: str) -> None:
        g, limits = self.g, self.g.box.limits
        player.god = (
            self._value("god", words["god"], f"{where}.god") if "god" in words else player.seat
        )
        player.prayer = _number(words, "prayer", where, g.box.prayer_start, 0, g.box.prayer_high)
        player.veterans = _number(words, "veterans", where, 0, 0, MOST_VETERANS)
        player.battle_fame = _number(words, "battle-fame", where, 0, 0, _MANY)
        player.divine_fame = _number(words, "divine-fame", where, 0, 0, _MANY)
        player.tiles = self._mask("tile", words, "tiles", where)
        for tile in each(player.tiles):
            self._take_tile(player, tile)
        bluff = g.box.interventions.bluff
        for card in self._interventions(words, "hand", where):
            (player.bluffs if bluff >> card & 1 else player.hand).append(card)
        self._battle_cards(player, words, where)
        player.cells = self._mask("cell", words, "cells", where)
        if "silver" in words:
            player.silver = self._value("cell", words["silver"], f"{where}.silver")
            player.cells |= 1 << player.silver
        used = player.cells.bit_count() - (player.silver >= 0)
        used -= player.cells >> g.box.cells.gold & 1
        left = limits.action_tokens - used
        player.tokens = _number(words, "tokens", where, left, 0, limits.action_tokens)
        player.bought = self._mask("colour", words, "bought", where)

    def _take_tile(self, player: Player, tile: int) -> None:
        """Cases may give one tile to several players, to show two sides of it at once."""
        g, bit = self.g, 1 << tile
        if g.spares & bit:
            g.spares ^= bit
        else:
            g.market &= ~bit
        if g.box.tiles.creature[tile] >= 0:
            player.creatures |= 1 << g.box.tiles.creature[tile]

    def _battle_cards(self, player: Player, words: Mapping[str, Any], where: str) -> None:
        tiles = self.g.box.tiles
        special = [tiles.battle_card[t] for t in each(player.tiles) if tiles.battle_card[t] >= 0]
        left = [*self.g.box.battle.hand, *special]
        piles = []
        for key in ("spent", "buried", "cards"):
            piles.append(self._list("battle-card", words, key, where))
            for card in piles[-1]:
                if card not in left:
                    name = self.notation.name("battle-card", card)
                    raise CaseError(f"{where}.{key}", f"the player has no {name} left")
                left.remove(card)
        player.spent, player.buried, player.cards = piles
        if "cards" not in words:
            player.cards = left

    def _board(self) -> None:
        g, top = self.g, self.g.box.limits.pyramid_level
        for name, pyramid in _table(self.given.get("pyramids", {}), None, "given.pyramids").items():
            where = f"given.pyramids.{name}"
            zone = self._value("zone", name, where)
            colour, _, level = str(pyramid).partition(" ")
            if zone >= len(g.level) or level not in [str(n) for n in range(1, top + 1)]:
                raise CaseError(where, f"expected a district and such as 'ruby 3', got {pyramid!r}")
            g.colour[zone] = self._value("colour", colour, where)
            g.level[zone] = int(level)
        for name, troop in _table(self.given.get("zones", {}), None, "given.zones").items():
            where = f"given.zones.{name}"
            words = _table(troop, ("seat", "units", "creature"), where)
            zone = self._value("zone", name, where)
            if zone not in g.box.board.zones:
                raise CaseError(where, "this zone is not on the board of so many players")
            seat = self._seat(words, "seat", where)
            units = _number(words, "units", where, 1, 1, MOST_UNITS)
            settle(g, seat, zone, units, self._creature(seat, words, where))

    def _creature(self, seat: int, words: Mapping[str, Any], where: str) -> int:
        """A creature on the board; its owner has it no longer in the supply."""
        if "creature" not in words:
            return 0
        bit = 1 << self._value("creature", words["creature"], f"{where}.creature")
        player = self.g.players[seat]
        if not player.creatures & bit:
            raise CaseError(f"{where}.creature", f"seat {seat} does not own its tile")
        player.creatures ^= bit
        return bit

    def _after_board(self, player: Player, words: Mapping[str, Any], where: str) -> None:
        g = self.g
        tags = [g.colour[zone] for zone in own_districts(player) if g.level[zone]]
        if "tags" in words:
            tags = [self._value("colour", t, f"{where}.tags") if t else -1 for t in words["tags"]]
        cells = len(g.box.cells.purchase)
        if len(tags) > cells:
            raise CaseError(f"{where}.tags", f"there are {cells} purchase cells")
        player.tags = [*tags, *[-1] * (cells - len(tags))]
        owned = g.box.limits.units + total(g.box.tiles.mercenary_units, player.tiles)
        left = owned - sum(
            units for units, seat in zip(g.units, g.holder, strict=True) if seat == player.seat
        )
        if "battle" in self.given and self._battle_words()[0] == player.seat:
            left -= self._battle_words()[1]
        if left < 0:
            raise CaseError(where, f"has only {owned} units")
        player.supply = _number(words, "supply", where, left, 0, left)

    def _deck(self) -> None:
        g, cards = self.g, self.g.box.interventions
        g.discard = self._interventions(self.given, "discard", "given")
        if "deck" in self.given:
            g.deck = self._interventions(self.given, "deck", "given")
            return
        g.deck = [
            card
            for card, copies in enumerate(self.stock)
            if not cards.bluff >> card & 1
            for _ in range(copies)
        ]

    # -- where it goes on --------------------------------------------------------------------------

    def _frames(self) -> None:
        g = self.g
        if "night" in self.given:
            g.phase = NIGHT
            if self.given["night"] not in _NIGHT:
                raise CaseError("given.night", f"expected one of {', '.join(_NIGHT)}")
            name = str(self.given["night"]).replace("-", "_")
            g.frames = [Course(step="night_over"), Nightfall(step=name)]
            return
        g.phase = DAY
        active = self._seat(self.given, "active", "given", g.order[0])
        played = g.box.limits.action_tokens - max(p.tokens for p in g.players)
        m = Course(at=played * g.seats + g.order.index(active), step="turn_begins")
        g.frames = [m]
        if self.given.get("acted") or "battle" in self.given:
            m.step = "turn_over"
            g.frames.append(Turn(active, True, step=turn_goes_on.__name__))
        if "battle" in self.given:
            self._battle()

    def _battle_words(self) -> tuple[int, int]:
        """The attacker and his units."""
        where = "given.battle"
        expected = ("zone", "attacker", "units", "creature")
        words = _table(self.given["battle"], expected, where)
        units = _number(words, "units", where, 5, 1, MOST_UNITS)
        return self._seat(words, "attacker", where), units

    def _battle(self) -> None:
        where, words = "given.battle", self.given["battle"]
        seat, units = self._battle_words()
        zone = self._value("zone", words.get("zone", ""), f"{where}.zone")
        if self.g.holder[zone] in (seat, -1):
            raise CaseError(f"{where}.zone", "no enemy of the attacker stands there")
        creature = self._creature(seat, words, where)
        started = start_battle(self.g, zone, seat, units, creature, turn_goes_on)
        started.frame.step = started.first.__name__
        self.g.frames.append(started.frame)


def _table(words: object, expected: Sequence[str] | None, where: str) -> Mapping[str, Any]:
    """A table with no other keys than these (any, if None)."""
    if not isinstance(words, Mapping):
        raise CaseError(where, f"expected a table, got {words!r}")
    for key in words:
        if expected is not None and key not in expected:
            raise CaseError(f"{where}.{key}", f"unknown; expected one of {', '.join(expected)}")
    return words


def _number(
    words: Mapping[str, Any], key: str, where: str, default: int, low: int, high: int
) -> int:
    value = words.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise CaseError(f"{where}.{key}", f"expected a number from {low} to {high}, got {value!r}")
    return value
