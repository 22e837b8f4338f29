"""A position from the words of a case (`facts.py` writes the same words).

A case names only what matters. By default it is round 1 and seat 0 to move, the ring is offerings,
nobles, artisans, Nile, tomb and the wheel shows black, yellow, green, red, blue at them; nobody
owns anything; displays hold the first components of the box that are not named elsewhere;
everything else is in bank, bag, decks and supply.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from ennead.games.pharaon.rules.powers import own
from ennead.games.pharaon.rules.setup import DIRECTIONS, unpack
from ennead.games.pharaon.rules.wheel import entry_colours
from ennead.games.pharaon.state import EMPTY, MARKER, Course, Pharaon, Player, Traitor
from ennead.games.pharaon.tables import BASICS, RESOURCES, Tables
from ennead.kernel import CaseError, Notation, NotationError, Setup

STEPS: Final = {
    "turn": "turn",
    "round-end": "end_round",
    "scoring": "final_scoring",
    "draft": "draft",
}
"""Where a case may begin."""


def stage(words: Notation, setup: Setup, box: Tables, given: Mapping[str, Any]) -> Pharaon:
    """The position a case describes. Raises CaseError with the path of what cannot be."""
    g = Pharaon(seats=setup.players, box=box, round=1, ring=(0, 1, 2, 3, 4))
    unpack(g)
    _Stage(words, g, given).set_up()
    return g


class _Stage:
    """Reads `given` key by key; each key has a method. `path` is where the reader is."""

    def __init__(self, words: Notation, g: Pharaon, given: Mapping[str, Any]) -> None:
        self.words = words
        self.g = g
        self.given = given
        self.path = "given"
        self.side = 0
        self.at = "turn"

    def set_up(self) -> None:
        known: dict[str, Callable[[Any], None]] = {
            "round": self.round, "ring": self.ring, "direction": self.direction,
            "entry": self.entry, "first": self.first, "pharaoh": self.pharaoh,
            "players": self.players, "wheel": self.wheel, "beside": self.beside,
            "pairs": self.pairs, "bonus": self.bonus, "heap": self.heap, "jars": self.jars,
            "jar-discard": self.jar_discard, "jar-supply": self.jar_supply,
            "nobles": self.nobles, "artisans": self.artisans, "noble-deck": self.noble_deck,
            "artisan-deck": self.artisan_deck, "traitor": self.traitor, "bag": self.bag,
            "bank": self.bank, "side": self.whose_turn, "at": self.start,
        }  # fmt: skip
        if self.g.traitor is not None and "traitor" not in self.given:
            self.traitor({})
        self.read_all(self.given, known)
        self.fill_displays()
        self.g.entry = entry_colours(self.g, self.g.round)
        self.g.frames = [Course(self.side, step=STEPS[self.at])]

    # reading

    def read_all(
        self, table: Mapping[str, Any], known: Mapping[str, Callable[[Any], None]]
    ) -> None:
        """Every key of a table by its reader, in the order of the readers."""
        outer = self.path
        for key in table:
            if key not in known:
                raise CaseError(f"{outer}.{key}", f"expected one of {', '.join(known)}")
        for key, read in known.items():
            if key in table:
                self.path = f"{outer}.{key}"
                try:
                    read(table[key])
                except NotationError as error:
                    raise CaseError(self.path, str(error)) from None
                except (TypeError, ValueError, AttributeError, KeyError, IndexError) as error:
                    raise CaseError(self.path, f"not understood: {error}") from None
        self.path = outer

    def number(self, value: object, least: int, most: int, of: str = "") -> int:
        """A number that can be."""
        if type(value) is not int or not least <= value <= most:
            where = f"{self.path}.{of}" if of else self.path
            raise CaseError(where, f"expected {least} to {most}, got {value}")
        return value

    def fits(self, count: int, most: int) -> None:
        """So many things have a place."""
        if count > most:
            raise CaseError(self.path, f"expected at most {most}")

    def value(self, kind: str, name: str) -> int:
        if name == "none":
            return EMPTY
        return MARKER if name == "marker" else self.words.value(kind, name)

    def values(self, kind: str, names: Sequence[str]) -> list[int]:
        return [self.value(kind, name) for name in names]

    def draw(self, kind: str, stock: list[int], names: Sequence[str]) -> list[int]:
        """Take these components out of where they are by default."""
        values = self.values(kind, names)
        for value in values:
            if value not in (EMPTY, MARKER):
                if value not in stock:
                    name = self.words.name(kind, value)
                    raise CaseError(self.path, f"no {name} is left: it lies elsewhere")
                stock.remove(value)
        return values

    def from_stock(self, names: Iterable[str]) -> list[int]:
        """Take these tokens out of bank or bag."""
        tokens = []
        for name in names:
            token = self.value("token", name)
            if 0 <= token < RESOURCES:
                if not self.g.bank[token]:
                    raise CaseError(self.path, f"the bank has no {name} left")
                self.g.bank[token] -= 1
            else:
                self.draw("token", self.g.bag, [name])
            tokens.append(token)
        return tokens

    # keys

    def round(self, value: int) -> None:
        self.g.round = self.number(value, 1, self.g.box.rounds)

    def ring(self, value: Sequence[str]) -> None:
        zones = self.values("zone", value)
        if sorted(zones) != [0, 1, 2, 3, 4]:
            raise CaseError(self.path, "expected every zone once")
        self.g.ring = tuple(zones)

    def direction(self, value: str) -> None:
        self.g.direction = DIRECTIONS[self.words.value("direction", value)]

    def entry(self, value: Mapping[str, str]) -> None:
        wanted = {
            self.value("zone", zone): self.value("token", name) for zone, name in value.items()
        }
        for alignment in range(5):
            self.g.alignment = alignment
            met = entry_colours(self.g, self.g.round)
            if all(met[zone] == colour for zone, colour in wanted.items()):
                return
        raise CaseError(self.path, "no position of the wheel shows these colours at these zones")

    def first(self, value: int) -> None:
        self.g.first = self.number(value, 0, self.g.box.sides - 1)

    def pharaoh(self, value: int) -> None:
        self.g.pharaoh = self.number(value, -1, self.g.box.sides - 1)

    def players(self, value: Sequence[Mapping[str, Any]]) -> None:
        outer = self.path
        self.fits(len(value), len(self.g.players))
        for number, (player, table) in enumerate(zip(self.g.players, value, strict=False)):
            self.path = f"{outer}[{number}]"
            self.read_all(table, self.belongings(player))
            player.passed = player.passed or player.row > 0

    def belongings(self, player: Player) -> dict[str, Callable[[Any], None]]:
        """The keys of a player."""
        return {
            "tokens": partial(self.tokens, player), "nobles": partial(self.owned_nobles, player),
            "artisans": partial(self.owned_artisans, player), "used": partial(self.used, player),
            "tracks": partial(self.tracks, player), "tomb": partial(self.tomb, player),
            "row": partial(self.row, player), "field": partial(self.field, player),
            "passed": partial(self.passed, player),
        }  # fmt: skip

    def tokens(self, player: Player, value: Mapping[str, int]) -> None:
        for name, count in value.items():
            token = self.words.value("token", name)
            count = self.number(count, 0, self.g.box.counts[token], name)
            self.from_stock([name] * count)
            player.supply[token] += count

    def owned_nobles(self, player: Player, value: Sequence[str]) -> None:
        own(self.g, player.seat, tuple(self.draw("noble", self.g.noble_deck, value)))

    def owned_artisans(self, player: Player, value: Sequence[str]) -> None:
        player.artisans = tuple(self.draw("artisan", self.g.artisan_deck, value))

    def used(self, player: Player, value: Sequence[str]) -> None:
        for noble in self.draw("noble", list(player.nobles), value):
            player.used |= self.g.box.power[noble]

    def tracks(self, player: Player, value: Mapping[str, int]) -> None:
        for name, step in value.items():
            track = BASICS.index(self.words.value("token", name))
            player.tracks[track] = self.number(step, 0, self.g.box.top_step, name)

    def tomb(self, player: Player, value: int) -> None:
        player.tomb = self.number(value, 0, self.g.box.tomb_top)

    def row(self, player: Player, value: int) -> None:
        player.row = self.number(value, 0, len(self.g.box.rows))

    def field(self, player: Player, value: int) -> None:
        fields = self.g.box.rows[player.row - 1] if player.row else ()
        player.space = self.number(value, 0, len(fields))

    def passed(self, player: Player, value: bool) -> None:
        player.passed = bool(value)

    def wheel(self, value: Mapping[str, Sequence[str]]) -> None:
        for colour, names in value.items():
            self.fits(len(names), self.g.box.spaces)
            self.g.wheel[BASICS.index(self.value("token", colour))] = self.from_stock(names)

    def beside(self, value: Mapping[str, Sequence[str]]) -> None:
        for colour, names in value.items():
            section = BASICS.index(self.value("token", colour))
            self.g.beside += [(section, token) for token in self.from_stock(names)]

    def pairs(self, value: Sequence[Sequence[str]]) -> None:
        self.fits(len(value), self.g.box.pair_places)
        for place, names in enumerate(value):
            first, second = self.from_stock(names) or (EMPTY, EMPTY)
            self.g.pairs[2 * place : 2 * place + 2] = [first, second]

    def bonus(self, value: Sequence[str]) -> None:
        self.fits(len(value), self.g.box.bonus_places)
        self.g.bonus[: len(value)] = self.from_stock(value)

    def heap(self, value: Sequence[str]) -> None:
        self.g.heap = sorted(self.from_stock(value))

    def jars(self, value: Sequence[str]) -> None:
        self.g.jars = self.draw("jar", self.g.jar_supply, value)

    def jar_discard(self, value: Sequence[str]) -> None:
        self.g.jar_discard = sorted(self.draw("jar", self.g.jar_supply, value))

    def jar_supply(self, value: Sequence[str]) -> None:
        supply = sorted(self.draw("jar", self.g.jar_supply, value))
        self.g.jar_discard = sorted(self.g.jar_discard + self.g.jar_supply)
        self.g.jar_supply = supply

    def nobles(self, value: Sequence[str]) -> None:
        self.fits(len(value), len(self.g.noble_row))
        self.g.noble_row[: len(value)] = self.draw("noble", self.g.noble_deck, value)

    def artisans(self, value: Sequence[str]) -> None:
        self.fits(len(value), len(self.g.artisan_row))
        self.g.artisan_row[: len(value)] = self.draw("artisan", self.g.artisan_deck, value)

    def noble_deck(self, value: Sequence[str]) -> None:
        deck = sorted(self.draw("noble", self.g.noble_deck, value))
        self.g.gone_nobles += self.g.noble_deck
        self.g.noble_deck = deck

    def artisan_deck(self, value: Sequence[str]) -> None:
        deck = sorted(self.draw("artisan", self.g.artisan_deck, value))
        self.g.gone_artisans += self.g.artisan_deck
        self.g.artisan_deck = deck

    def bag(self, value: Sequence[str]) -> None:
        self.g.bag = sorted(self.draw("token", self.g.bag, value))

    def bank(self, value: Mapping[str, int]) -> None:
        for name, count in value.items():
            token = range(RESOURCES).index(self.value("token", name))
            self.g.bank[token] = self.number(count, 0, self.g.bank[token], name)

    def traitor(self, value: Mapping[str, Any]) -> None:
        unknown = [key for key in value if key not in ("boards", "colours", "lanes", "pile", "cut")]
        if unknown or self.g.traitor is None:
            raise CaseError(
                self.path, "expected boards, colours, lanes, pile or cut, in a solo match"
            )
        names = value.get("boards", [f"{board}-light" for board in "abcde"])
        colours = value.get("colours", self.words.names["token"][:5])
        lanes = value.get("lanes", [[colour] for colour in colours])
        boards = self.values("board", names)
        for board, lane in zip(boards, lanes, strict=True):
            self.fits(len(lane), len(self.g.box.squares[board]))
        self.g.traitor = Traitor(
            boards=tuple(boards),
            colours=tuple(self.values("token", colours)),
            lanes=[self.from_stock(lane) for lane in lanes],
            pile=self.number(value.get("pile", 3), 0, max(self.g.box.board_jars), "pile"),
            cut=sorted(self.draw("jar", self.g.jar_supply, value.get("cut", []))),
        )

    def whose_turn(self, value: int) -> None:
        self.side = self.number(value, 0, self.g.box.sides - 1)

    def start(self, value: str) -> None:
        if value not in STEPS:
            raise CaseError(self.path, f"expected one of {', '.join(STEPS)}")
        self.at = value

    # what the case does not say

    def fill_displays(self) -> None:
        """Displays that are not named hold the first components at hand; round 5 has no jars."""
        g = self.g
        if "pairs" not in self.given and "bag" not in self.given and len(g.bag) >= len(g.pairs):
            g.pairs = [g.bag.pop(0) for _ in g.pairs]
        if "bonus" not in self.given and "bag" not in self.given and len(g.bag) >= len(g.bonus):
            g.bonus = [g.bag.pop() for _ in g.bonus]
        if "nobles" not in self.given and "noble-deck" not in self.given:
            g.noble_row = [g.noble_deck.pop(0) for _ in g.noble_row]
        if "artisans" not in self.given and "artisan-deck" not in self.given:
            g.artisan_row = [g.artisan_deck.pop(0) for _ in g.artisan_row]
        if "jars" not in self.given and g.round < g.box.rounds:
            waiting = sum(not player.passed for player in g.players[: g.seats])
            shown = g.box.open_jars - (g.seats - waiting)
            stock = g.jar_discard if "jar-supply" in self.given else g.jar_supply
            g.jars = [stock.pop(0) for _ in range(shown)]
