"""The position in words, for cases and playthroughs: `facts` writes it, `stage` reads it.

A case names only what matters. By default it is round 1 and seat 0 to move, the ring is offerings, nobles, artisans, Nile, tomb and the
wheel shows black, yellow, green, red, blue at them; nobody owns anything; displays hold the first components of the box that are
not named elsewhere; everything else is in bank, bag, decks and supply.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ennead.games.pharaon.box import RESOURCES, TOKENS, Box
from ennead.games.pharaon.powers import own
from ennead.games.pharaon.preparation import DIRECTIONS, unpack
from ennead.games.pharaon.scoring import borders, score
from ennead.games.pharaon.state import (
    EMPTY,
    MARKER,
    TRAITOR,
    Match,
    Pharaon,
    Player,
    Traitor,
)
from ennead.games.pharaon.wheel import entry_colours
from ennead.kernel.errors import CaseError, NotationError
from ennead.kernel.notation import Notation
from ennead.kernel.options import Setup

STEPS = {"turn": "turn", "round-end": "end_round", "scoring": "final_scoring", "draft": "draft"}
"""Where a case may begin."""

# -- facts ------------------------------------------------------------------------------------------------------


def facts(words: Notation, g: Pharaon) -> dict[str, Any]:
    """The whole table in words."""
    if not g.players:
        return {}
    tokens = words.names["token"]
    zones = words.names["zone"]
    told: dict[str, Any] = {
        "round": g.round,
        "ring": [zones[zone] for zone in g.ring],
        "direction": words.names["direction"][DIRECTIONS.index(g.direction)],
        "entry": {zones[zone]: tokens[colour] for zone, colour in enumerate(g.entry)},
        "next-entry": {zones[z]: tokens[c] for z, c in enumerate(entry_colours(g, g.round + 1))},
        "first": g.first,
        "pharaoh": g.pharaoh,
        "bank": {tokens[token]: count for token, count in enumerate(g.bank)},
        "wheel": {tokens[colour]: _tokens(words, on) for colour, on in enumerate(g.wheel)},
        "beside": [tokens[token] for _, token in g.beside],
        "pairs": [_tokens(words, g.pairs[at : at + 2]) for at in range(0, len(g.pairs), 2)],
        "bonus": _tokens(words, g.bonus),
        "bag": len(g.bag),
        "heap": _tokens(words, g.heap),
        "jars": _names(words, "jar", g.jars),
        "jar-supply": len(g.jar_supply),
        "jar-discard": _names(words, "jar", g.jar_discard),
        "nobles": _names(words, "noble", g.noble_row),
        "noble-deck": len(g.noble_deck),
        "artisans": _names(words, "artisan", g.artisan_row),
        "artisan-deck": len(g.artisan_deck),
        "gone-nobles": _names(words, "noble", g.gone_nobles),
        "gone-artisans": _names(words, "artisan", g.gone_artisans),
        "players": [_player_facts(words, g, player) for player in g.players],
    }
    if g.traitor is not None:
        told["traitor"] = {
            "boards": _names(words, "board", g.traitor.boards),
            "colours": _tokens(words, g.traitor.colours),
            "lanes": [_tokens(words, lane) for lane in g.traitor.lanes],
            "pile": g.traitor.pile,
            "score": told["players"][TRAITOR]["score"]["total"],
        }
    return told


def _player_facts(words: Notation, g: Pharaon, player: Player) -> dict[str, Any]:
    tokens = words.names["token"]
    counted = score(g, player.seat)
    gods = borders(g.box, g.ring)
    used = [noble for noble in player.nobles if g.box.power[noble] & player.used]
    return {
        "tokens": {tokens[token]: count for token, count in enumerate(player.supply)},
        "nobles": _names(words, "noble", player.nobles),
        "used": _names(words, "noble", used),
        "artisans": _names(words, "artisan", player.artisans),
        "tracks": {tokens[track]: step for track, step in enumerate(player.tracks)},
        "tomb": player.tomb,
        "passed": player.passed,
        "row": player.row,
        "field": player.space,
        "score": {
            "total": counted.total,
            "nobles": counted.nobles,
            "tomb": counted.tomb,
            "artisans": counted.artisans,
            "nile": counted.nile,
            "resources": counted.resources,
            "offerings": counted.offerings,
            "gods": counted.god_points,
            "pharaoh": counted.pharaoh,
            "first-player": counted.first_player,
        },
        "gods": sorted(words.names["god"][gods[position].god] for position in counted.gods),
        "noble-points": list(counted.by_noble),
    }


def _tokens(words: Notation, tokens: Iterable[int]) -> list[str]:
    names = (*words.names["token"], "marker", "none")
    return [names[token] for token in tokens]


def _names(words: Notation, kind: str, values: Iterable[int]) -> list[str]:
    return [words.names[kind][value] if value >= 0 else "none" for value in values]


# -- staging ----------------------------------------------------------------------------------------------------


def stage(words: Notation, setup: Setup, box: Box, given: Mapping[str, Any]) -> Pharaon:
    """The position a case describes. Raises CaseError with the path of what it does not understand."""
    g = Pharaon(seats=setup.players, box=box, round=1, ring=(0, 1, 2, 3, 4))
    unpack(g)
    _Stage(words, g, given).set_up()
    return g


class _Stage:
    """Reads `given` key by key; each key has a method."""

    def __init__(self, words: Notation, g: Pharaon, given: Mapping[str, Any]) -> None:
        self.words = words
        self.g = g
        self.given = given
        self.side = 0
        self.at = "turn"

    def set_up(self) -> None:
        known: dict[str, Callable[[Any], None]] = {
            "round": self.round, "ring": self.ring, "direction": self.direction, "entry": self.entry,
            "first": self.first, "pharaoh": self.pharaoh, "players": self.players, "wheel": self.wheel,
            "beside": self.beside, "pairs": self.pairs, "bonus": self.bonus, "heap": self.heap,
            "jars": self.jars, "jar-discard": self.jar_discard, "jar-supply": self.jar_supply,
            "nobles": self.nobles, "artisans": self.artisans, "noble-deck": self.noble_deck,
            "artisan-deck": self.artisan_deck, "traitor": self.traitor, "bag": self.bag, "bank": self.bank,
            "side": self.whose_turn, "at": self.start,
        }  # fmt: skip
        for key in self.given:
            if key not in known:
                raise CaseError(f"given.{key}", f"expected one of {', '.join(known)}")
        if self.g.traitor is not None and "traitor" not in self.given:
            self.traitor({})
        for key, read in known.items():  # in this order, whatever the order in the file
            if key in self.given:
                try:
                    read(self.given[key])
                except NotationError as error:
                    raise CaseError(f"given.{key}", str(error)) from None
                except (TypeError, ValueError, AttributeError, KeyError, IndexError) as error:
                    raise CaseError(f"given.{key}", f"not understood: {error}") from None
        self.fill_displays()
        self.g.entry = entry_colours(self.g, self.g.round)
        self.g.frames = [Match(self.side, step=STEPS[self.at])]

    # names and places

    def value(self, kind: str, name: str) -> int:
        if name == "none":
            return EMPTY
        return MARKER if name == "marker" else self.words.value(kind, name)

    def values(self, kind: str, names: Sequence[str]) -> list[int]:
        return [self.value(kind, name) for name in names]

    def draw(self, bag: list[int], values: Iterable[int]) -> None:
        """Take these components out of where they are by default."""
        for value in values:
            if value in bag:
                bag.remove(value)

    def from_stock(self, tokens: Iterable[int]) -> None:
        """Take these tokens out of bank or bag."""
        for token in tokens:
            if 0 <= token < RESOURCES:
                self.g.bank[token] -= 1
            elif token < TOKENS:
                self.draw(self.g.bag, [token])

    # keys

    def round(self, value: int) -> None:
        self.g.round = int(value)

    def ring(self, value: Sequence[str]) -> None:
        zones = self.values("zone", value)
        if sorted(zones) != [0, 1, 2, 3, 4]:
            raise CaseError("given.ring", "expected every zone once")
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
        raise CaseError(
            "given.entry", "no position of the wheel shows these colours at these zones"
        )

    def first(self, value: int) -> None:
        self.g.first = int(value)

    def pharaoh(self, value: int) -> None:
        self.g.pharaoh = int(value)

    def players(self, value: Sequence[Mapping[str, Any]]) -> None:
        if len(value) > len(self.g.players):
            raise CaseError("given.players", f"expected at most {len(self.g.players)}")
        for number, (player, table) in enumerate(zip(self.g.players, value, strict=False)):
            for key, what in table.items():
                self.player(player, key, what, f"given.players[{number}].{key}")

    def player(self, player: Player, key: str, what: Any, path: str) -> None:
        g = self.g
        if key == "tokens":
            for name, count in what.items():
                token = self.value("token", name)
                player.supply[token] += count
                self.from_stock([token] * count)
        elif key == "nobles":
            own(g, player.seat, tuple(self.values("noble", what)))
            self.draw(g.noble_deck, player.nobles)
        elif key == "artisans":
            player.artisans = tuple(self.values("artisan", what))
            self.draw(g.artisan_deck, player.artisans)
        elif key == "used":
            player.used = sum(g.box.power[noble] for noble in self.values("noble", what))
        elif key == "tracks":
            player.tracks = [what.get(name, 0) for name in self.words.names["token"][:5]]
        elif key in ("tomb", "row", "field"):
            setattr(player, "space" if key == "field" else key, int(what))
        elif key == "passed":
            player.passed = bool(what)
        else:
            known = "tokens, nobles, artisans, used, tracks, tomb, row, field or passed"
            raise CaseError(path, f"expected {known}")
        player.passed = player.passed or player.row > 0

    def wheel(self, value: Mapping[str, Sequence[str]]) -> None:
        for colour, names in value.items():
            tokens = self.values("token", names)
            self.g.wheel[self.value("token", colour)] = tokens
            self.from_stock(tokens)

    def beside(self, value: Mapping[str, Sequence[str]]) -> None:
        for colour, names in value.items():
            tokens = self.values("token", names)
            self.g.beside += [(self.value("token", colour), token) for token in tokens]
            self.from_stock(tokens)

    def pairs(self, value: Sequence[Sequence[str]]) -> None:
        for place, names in enumerate(value):
            tokens = self.values("token", names) or [EMPTY, EMPTY]
            self.g.pairs[2 * place : 2 * place + 2] = tokens
            self.from_stock(tokens)

    def bonus(self, value: Sequence[str]) -> None:
        tokens = self.values("token", value)
        self.g.bonus[: len(tokens)] = tokens
        self.from_stock(tokens)

    def heap(self, value: Sequence[str]) -> None:
        self.g.heap = sorted(self.values("token", value))
        self.from_stock(self.g.heap)

    def jars(self, value: Sequence[str]) -> None:
        self.g.jars = self.values("jar", value)
        self.draw(self.g.jar_supply, self.g.jars)

    def jar_discard(self, value: Sequence[str]) -> None:
        self.g.jar_discard = sorted(self.values("jar", value))
        self.draw(self.g.jar_supply, self.g.jar_discard)

    def jar_supply(self, value: Sequence[str]) -> None:
        supply = sorted(self.values("jar", value))
        others = [jar for jar in self.g.jar_supply if jar not in supply]
        self.g.jar_supply = supply
        self.g.jar_discard = sorted(self.g.jar_discard + others)

    def nobles(self, value: Sequence[str]) -> None:
        self.g.noble_row[: len(value)] = self.values("noble", value)
        self.draw(self.g.noble_deck, self.g.noble_row)

    def artisans(self, value: Sequence[str]) -> None:
        self.g.artisan_row[: len(value)] = self.values("artisan", value)
        self.draw(self.g.artisan_deck, self.g.artisan_row)

    def noble_deck(self, value: Sequence[str]) -> None:
        deck = sorted(self.values("noble", value))
        self.g.gone_nobles += [noble for noble in self.g.noble_deck if noble not in deck]
        self.g.noble_deck = deck

    def artisan_deck(self, value: Sequence[str]) -> None:
        deck = sorted(self.values("artisan", value))
        self.g.gone_artisans += [card for card in self.g.artisan_deck if card not in deck]
        self.g.artisan_deck = deck

    def bag(self, value: Sequence[str]) -> None:
        self.g.bag = sorted(self.values("token", value))

    def bank(self, value: Mapping[str, int]) -> None:
        for name, count in value.items():
            self.g.bank[self.value("token", name)] = int(count)

    def traitor(self, value: Mapping[str, Any]) -> None:
        unknown = set(value) - {"boards", "colours", "lanes", "pile", "cut"}
        if unknown or self.g.traitor is None:
            raise CaseError(
                "given.traitor", "expected boards, colours, lanes, pile or cut, in a solo match"
            )
        names = value.get("boards", [f"{board}-light" for board in "abcde"])
        colours = value.get("colours", self.words.names["token"][:5])
        lanes = value.get("lanes", [[colour] for colour in colours])
        tokens = [self.values("token", lane) for lane in lanes]
        self.g.traitor = Traitor(
            boards=tuple(self.values("board", names)),
            colours=tuple(self.values("token", colours)),
            lanes=tokens,
            pile=int(value.get("pile", 3)),
            cut=sorted(self.values("jar", value.get("cut", []))),
        )
        self.draw(self.g.jar_supply, self.g.traitor.cut)
        for lane in tokens:
            self.from_stock(lane)

    def whose_turn(self, value: int) -> None:
        self.side = int(value)

    def start(self, value: str) -> None:
        if value not in STEPS:
            raise CaseError("given.at", f"expected one of {', '.join(STEPS)}")
        self.at = value

    # what the case does not say

    def fill_displays(self) -> None:
        """Displays that are not named hold the first components at hand; in round 5 there are no jars."""
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
