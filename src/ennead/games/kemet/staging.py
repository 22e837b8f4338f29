"""The position of a case, from the words it uses; whatever it leaves out takes a neutral default.

round, order, active       whose turn it is (the win is checked first); `night = "prayers"` starts at that night step
colours                    tile colours in play; the market holds their tiles that nobody owns
discard, deck              interventions; by default the deck has what nobody holds, without Diversions
zones.<zone>               { seat, units, creature }
pyramids.<zone>            "ruby 3"
players                    a list of tables, see `_PLAYER`
battle                     { zone, attacker, units, creature, bonus }: the War Council of a battle in the active turn
acted                      true when the ordinary token of the turn has been played
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ennead.games.kemet.rules.battle import start_battle
from ennead.games.kemet.rules.control import settle
from ennead.games.kemet.rules.creatures import each
from ennead.games.kemet.rules.night import Nightfall
from ennead.games.kemet.rules.turn import turn_goes_on
from ennead.games.kemet.state import DAY, NIGHT, Course, Kemet, Player, Turn
from ennead.games.kemet.tables import total
from ennead.kernel import CaseError, Notation, NotationError

_GIVEN = {
    "round", "order", "active", "acted", "night", "colours", "discard", "deck", "zones", "pyramids",
    "players", "battle", "market",
}  # fmt: skip
_PLAYER = {
    "city", "god", "prayer", "veterans", "battle-fame", "divine-fame", "supply", "tiles", "hand",
    "cards", "spent", "buried", "tokens", "cells", "silver", "bought", "tags",
}  # fmt: skip
_NIGHT = (
    "sacrifice", "delta-temple", "temples", "worship", "prayers", "divine-intervention",
    "summoning", "awakening", "fate",
)  # fmt: skip


def stage_position(g: Kemet, given: Mapping[str, Any], notation: Notation) -> Kemet:
    """The position that a case describes. Raises CaseError with the path of what it does not understand."""
    return _Stage(g, given, notation).build()


class _Stage:
    """One position in the making."""

    def __init__(self, g: Kemet, given: Mapping[str, Any], notation: Notation) -> None:
        self.g, self.given, self.notation = g, given, notation

    def build(self) -> Kemet:
        _known(self.given, _GIVEN, "given")
        g = self.g
        g.round = self._number("round", 1)
        g.order = list(self.given.get("order", range(g.seats)))
        if sorted(g.order) != list(range(g.seats)):
            raise CaseError("given.order", f"expected every seat once, got {g.order}")
        self._cities()
        self._market()
        for player, words in zip(g.players, self._players(), strict=True):
            self._player(player, words, f"given.players[{player.seat}]")
        self._board()
        for player, words in zip(g.players, self._players(), strict=True):
            self._after_board(player, words)
        self._deck()
        self._frames()
        return g

    # -- words ------------------------------------------------------------------------------------------------------

    def _value(self, vocabulary: str, name: object, where: str) -> int:
        try:
            return self.notation.value(vocabulary, str(name))
        except NotationError as error:
            raise CaseError(where, str(error)) from None

    def _mask(self, vocabulary: str, names: object, where: str) -> int:
        mask = 0
        for value in self._list(vocabulary, names, where):
            mask |= 1 << value
        return mask

    def _list(self, vocabulary: str, names: object, where: str) -> list[int]:
        if not isinstance(names, list):
            raise CaseError(where, f"expected a list of names, got {names!r}")
        return sorted(self._value(vocabulary, name, where) for name in names)

    def _number(self, key: str, default: int) -> int:
        value = self.given.get(key, default)
        if not isinstance(value, int):
            raise CaseError(f"given.{key}", f"expected a number, got {value!r}")
        return value

    def _players(self) -> Sequence[Mapping[str, Any]]:
        players = self.given.get("players", [])
        if not isinstance(players, list) or len(players) > self.g.seats:
            raise CaseError("given.players", f"expected a list of at most {self.g.seats} tables")
        return [*players, *({} for _ in range(self.g.seats - len(players)))]

    # -- parts ------------------------------------------------------------------------------------------------------

    def _cities(self) -> None:
        """Cities by the table's words, else those left, in order."""
        g = self.g
        chosen = [
            self._value("city", words["city"], f"given.players[{seat}].city")
            if "city" in words
            else -1
            for seat, words in enumerate(self._players())
        ]
        left = [city for city in g.box.board.cities if city not in chosen]
        for player, city in zip(g.players, chosen, strict=True):
            player.city = city if city >= 0 else left.pop(0)
            if player.city not in g.box.board.cities or g.lords[player.city] >= 0:
                raise CaseError(f"given.players[{player.seat}].city", "taken, or not on this board")
            g.lords[player.city] = player.seat

    def _market(self) -> None:
        g, tiles = self.g, self.g.box.tiles
        default = (1 << g.box.colours) - 1
        names = self.given.get("colours")
        g.colours = default if names is None else self._mask("colour", names, "given.colours")
        for tile, colour in enumerate(tiles.colour):
            if g.colours >> colour & 1 and not g.box.left_out >> tile & 1:
                g.market |= 1 << tile
                if tiles.copies[tile] > 1 and not g.box.single_copies:
                    g.spares |= 1 << tile

    def _player(self, player: Player, words: Mapping[str, Any], where: str) -> None:
        _known(words, _PLAYER, where)
        g = self.g
        player.god = (
            self._value("god", words["god"], f"{where}.god") if "god" in words else player.seat
        )
        player.prayer = words.get("prayer", g.box.prayer_start)
        player.veterans = words.get("veterans", 0)
        player.battle_fame = words.get("battle-fame", 0)
        player.divine_fame = words.get("divine-fame", 0)
        player.tiles = self._mask("tile", words.get("tiles", []), f"{where}.tiles")
        for tile in each(player.tiles):
            self._take_tile(player, tile)
        player.hand = self._list("intervention", words.get("hand", []), f"{where}.hand")
        self._battle_cards(player, words, where)
        player.cells = self._mask("cell", words.get("cells", []), f"{where}.cells")
        if "silver" in words:
            player.silver = self._value("cell", words["silver"], f"{where}.silver")
            player.cells |= 1 << player.silver
        used = player.cells.bit_count() - (player.silver >= 0)
        used -= player.cells >> g.box.cells.gold & 1
        player.tokens = words.get("tokens", g.box.limits.action_tokens - used)
        player.bought = self._mask("colour", words.get("bought", []), f"{where}.bought")

    def _take_tile(self, player: Player, tile: int) -> None:
        g, bit = self.g, 1 << tile
        if g.spares & bit:
            g.spares ^= bit
        else:
            g.market &= ~bit
        if g.box.tiles.creature[tile] >= 0:
            player.creatures |= 1 << g.box.tiles.creature[tile]

    def _battle_cards(self, player: Player, words: Mapping[str, Any], where: str) -> None:
        tiles = self.g.box.tiles
        kinds = {
            key: self._list("battle-card", words[key], f"{where}.{key}")
            for key in ("spent", "buried", "cards")
            if key in words
        }
        player.spent, player.buried = kinds.get("spent", []), kinds.get("buried", [])
        used = player.spent + player.buried
        special = [tiles.battle_card[t] for t in each(player.tiles) if tiles.battle_card[t] >= 0]
        all_cards = [*self.g.box.battle.hand, *special]
        player.cards = kinds.get("cards", [card for card in all_cards if card not in used])

    def _board(self) -> None:
        g = self.g
        for name, words in self.given.get("pyramids", {}).items():
            where = f"given.pyramids.{name}"
            zone = self._value("zone", name, where)
            colour, _, level = str(words).partition(" ")
            if zone >= len(g.level) or level not in ("1", "2", "3", "4"):
                raise CaseError(where, f"expected a district and such as 'ruby 3', got {words!r}")
            g.colour[zone] = self._value("colour", colour, where)
            g.level[zone] = int(level)
        for name, words in self.given.get("zones", {}).items():
            where = f"given.zones.{name}"
            _known(words, {"seat", "units", "creature"}, where)
            zone = self._value("zone", name, where)
            if zone not in g.box.board.zones:
                raise CaseError(where, "this zone is not on the board of so many players")
            seat = words.get("seat", 0)
            settle(g, seat, zone, words.get("units", 1), self._creature(seat, words, where))

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

    def _after_board(self, player: Player, words: Mapping[str, Any]) -> None:
        g = self.g
        home = range(player.city * 3, player.city * 3 + 3)
        default = [g.colour[zone] for zone in home if g.level[zone]]
        if "tags" in words:
            where = f"given.players[{player.seat}].tags"
            default = [self._value("colour", t, where) if t else -1 for t in words["tags"]]
        player.tags = [*default, -1, -1, -1][: len(g.box.cells.purchase)]
        on_board = sum(u for u, seat in zip(g.units, g.holder, strict=True) if seat == player.seat)
        battle = self.given.get("battle", {})
        if battle and battle.get("attacker", 0) == player.seat:
            on_board += battle.get("units", 5)
        owned = g.box.limits.units + total(g.box.tiles.mercenary_units, player.tiles)
        player.supply = words.get("supply", owned - on_board)
        if player.supply < 0:
            raise CaseError(f"given.players[{player.seat}]", f"has only {owned} units")

    def _deck(self) -> None:
        g, cards = self.g, self.g.box.interventions
        g.discard = self._list("intervention", self.given.get("discard", []), "given.discard")
        if "deck" in self.given:
            g.deck = self._list("intervention", self.given["deck"], "given.deck")
            return
        held = [card for player in g.players for card in player.hand] + g.discard
        g.deck = [
            card
            for card, copies in enumerate(cards.copies)
            if not cards.diversion >> card & 1
            for _ in range(copies - held.count(card))
        ]

    # -- where it goes on -------------------------------------------------------------------------------------------

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
        active = self._number("active", g.order[0])
        played = g.box.limits.action_tokens - max(p.tokens for p in g.players)
        m = Course(at=played * g.seats + g.order.index(active), step="turn_begins")
        g.frames = [m]
        if self.given.get("acted") or "battle" in self.given:
            m.step = "turn_over"
            g.frames.append(Turn(active, True, step=turn_goes_on.__name__))
        if "battle" in self.given:
            self._battle(self.given["battle"])

    def _battle(self, words: Mapping[str, Any]) -> None:
        where = "given.battle"
        _known(words, {"zone", "attacker", "units", "creature", "bonus"}, where)
        zone = self._value("zone", words.get("zone", ""), f"{where}.zone")
        seat = words.get("attacker", 0)
        if self.g.holder[zone] in (seat, -1):
            raise CaseError(f"{where}.zone", "no enemy of the attacker stands there")
        creature = self._creature(seat, words, where)
        started = start_battle(
            self.g, zone, seat, words.get("units", 5), creature, words.get("bonus", 0), turn_goes_on
        )
        started.frame.step = started.first.__name__
        self.g.frames.append(started.frame)


def _known(words: object, expected: set[str], where: str) -> None:
    if not isinstance(words, Mapping):
        raise CaseError(where, f"expected a table, got {words!r}")
    for key in words:
        if key not in expected:
            raise CaseError(
                f"{where}.{key}", f"unknown; expected one of {', '.join(sorted(expected))}"
            )
