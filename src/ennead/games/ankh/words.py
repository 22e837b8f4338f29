"""The position in words: `facts` tells it, `stage` sets up the position that a case describes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from ennead.games.ankh.battlefield import Battle, strength
from ennead.games.ankh.box import Box
from ennead.games.ankh.caravan import Caravan
from ennead.games.ankh.conflict import Conflict
from ennead.games.ankh.guardians import claws
from ennead.games.ankh.hexes import first, members
from ennead.games.ankh.kinds import (
    ACTIONS,
    ALL_CARDS,
    CARDS,
    CONFLICT,
    FIGURES,
    GOD,
    GODS,
    GUARDIAN,
    GUARDIANS,
    MONUMENTS,
    OSIRIS,
    POWERS,
    RA,
    RANKS,
    WARRIOR,
)
from ennead.games.ankh.monuments import neutral
from ennead.games.ankh.setup import Match
from ennead.games.ankh.state import Ankh, God, figure_of
from ennead.games.ankh.turn import Turn
from ennead.kernel.errors import CaseError
from ennead.kernel.flow import Frame

T = TypeVar("T")
_Table = dict[str, Any]


def facts(g: Ankh) -> dict[str, Any]:
    """Everything on the table by name; gods by theirs."""
    names, sides = g.box.board.hexes, g.box.board.side_names

    def where(hexes: int) -> list[str]:
        return [names[space] for space in members(hexes)]

    told: dict[str, Any] = {
        "first": g.first,
        "acting": g.acting,
        "ladder": [GODS[g.gods[seat].kind] for seat in g.ladder],
        "markers": dict(zip(ACTIONS, g.markers, strict=False)),
        "event": g.event,
        "guardians": {GUARDIANS[kind]: left for kind, left in zip(g.kinds, g.stock, strict=True)},
        "regions": [{"first": names[first(r)], "size": r.bit_count()} for r in g.regions],
        "monuments": {
            names[space]: kind
            for kind, hexes in zip(MONUMENTS, g.monuments, strict=True)
            for space in members(hexes)
        },
        "neutral": where(neutral(g)),
        "camels": [sides[side] for side in members(g.camels)],
        "gates": where(g.gates),
        "gates-left": g.gates_left,
        "radiant": where(g.radiant),
        "suns": g.suns,
        "prisoners": [GODS[g.gods[seat].kind] for seat in g.prisoners],
        "amun-token": "up" if g.amun_ready else "down",
        "claws": {
            names[space]: [names[aim] for aim in claws(g, space)] for space in sorted(g.claws)
        },
        "tiebreaker": GODS[g.gods[g.holder].kind] if g.holder >= 0 else "",
        "winner": GODS[g.gods[g.winner].kind] if g.winner >= 0 else "",
    }
    for god in g.gods:
        if god.kind >= 0:
            told[GODS[god.kind]] = _god_facts(g, god)
    for frame in g.frames:
        if isinstance(frame, Battle):
            told["battle"] = {GODS[g.gods[s].kind]: strength(g, frame, s) for s in frame.fighters}
    return told


def _god_facts(g: Ankh, god: God) -> dict[str, Any]:
    names = g.box.board.hexes
    return {
        "seat": god.seat,
        "head": GODS[g.gods[god.head].kind],
        "abilities": [GODS[k] for k in range(len(GODS)) if g.bearers[k] == god.head],
        "forgotten": god.forgotten,
        "devotion": god.devotion,
        "followers": god.followers,
        "ankhs": god.ankhs,
        "row": god.row,
        "powers": [POWERS[power] for power in members(god.powers)],
        "hand": [CARDS[card] for card in members(god.hand)],
        "used": [CARDS[card] for card in members(ALL_CARDS & ~god.hand)],
        "controls": [names[space] for space in members(god.controls)],
        "figures": {
            names[space]: FIGURES[figure_of(g, rank)]
            for rank, hexes in enumerate(god.map)
            for space in members(hexes)
        },
        "pool": {
            FIGURES[figure_of(g, rank)]: count for rank, count in enumerate(god.pool) if count
        },
    }


# -- setting a position up -----------------------------------------------------------------------------------------

_STARTS = {
    "turn": "begin_turn",
    "control": "control_monument",
    "caravan": "lay_caravan",
    "conflict": "open_conflict",
    "after-conflict": "close_conflict",
}


class Stage:
    """Reads the `given` table of a case into a position; what it does not name is empty or at its start."""

    def __init__(self, box: Box, given: Mapping[str, Any]) -> None:
        self.box, self.given = box, dict(given)
        seats = box.players
        self.g = Ankh(seats=seats, gods=[God(seat, head=seat) for seat in range(seats)], box=box)

    def build(self) -> Ankh:
        """The position, ready to be resumed."""
        self._gods()
        self._tracks()
        self._land()
        self._pieces()
        self._tokens()
        self._merged()
        self._start()
        if self.given:
            key = next(iter(self.given))
            raise CaseError(f"given.{key}", "Ankh does not know what this is")
        return self.g

    def _take(self, key: str, default: T) -> T:
        value = self.given.pop(key, default)
        if not isinstance(value, type(default)):
            raise CaseError(f"given.{key}", f"expected {type(default).__name__}, got {value!r}")
        return value

    def _seat(self, name: str, where: str) -> int:
        for god in self.g.gods:
            if GODS[god.kind] == name:
                return god.seat
        raise CaseError(f"given.{where}", f"no god in this match is called {name!r}")

    def _index(self, names: Sequence[str] | Mapping[str, int], name: str, where: str) -> int:
        if name not in names:
            raise CaseError(f"given.{where}", f"{name!r} is unknown")
        return names[name] if isinstance(names, Mapping) else names.index(name)

    def _hexes(self, names: Sequence[str], where: str) -> int:
        return sum(1 << self._index(self.box.board.index, name, where) for name in names)

    def _gods(self) -> None:
        g = self.g
        names = self._take("gods", list(GODS[: g.seats]))
        if len(names) != g.seats or len(set(names)) != g.seats:
            raise CaseError("given.gods", f"expected {g.seats} different gods, got {names!r}")
        g.bearers = [-1] * len(GODS)
        for god, name in zip(g.gods, names, strict=True):
            god.kind = self._index(GODS, name, "gods")
            g.bearers[god.kind] = god.seat
        g.first = self._take("first", 0)
        g.ladder = [g.seats - 1 - seat for seat in range(g.seats)]
        if "ladder" in self.given:
            g.ladder = [self._seat(name, "ladder") for name in self._take("ladder", list[str]())]

    def _tracks(self) -> None:
        g, box = self.g, self.box
        g.markers = [box.start] * len(ACTIONS)
        for name, space in self._take("markers", _Table()).items():
            g.markers[self._index(ACTIONS, name, "markers")] = space
        g.event = self._take("event", 0)
        number = self._take("conflict", 0)
        if number:
            conflicts = [at for at, kind in enumerate(box.events) if kind == CONFLICT]
            g.event = conflicts[number - 1]
        g.kinds = [0, 2, 4]
        for name in [*self._take("guardians", list[str]()), *self._guardians_named()]:
            kind = self._index(GUARDIANS, name, "guardians")
            g.kinds[box.level[kind] - 1] = kind
        g.stock = [box.stock[kind] for kind in g.kinds]
        g.gone = [0, 0, 0]

    def _guardians_named(self) -> list[str]:
        """Guardians that the case puts somewhere are in the match."""
        found = [text.split()[-1] for text in self.given.get("figures", {}).values()]
        for name in GODS:
            found += self.given.get(name, {}).get("pool", {})
        return [name for name in found if name in GUARDIANS]

    def _land(self) -> None:
        g, board = self.g, self.box.board
        for name in self._take("camels", list[str]()):
            g.camels |= 1 << self._index(board.side_index, name, "camels")
        regions = board.regions(g.camels)
        anchors = self._take("tokens", [board.hexes[first(region)] for region in regions])
        for anchor in anchors:
            bit = self._hexes([anchor], "tokens")
            g.regions += [region for region in regions if region & bit]
        if sorted(g.regions) != sorted(regions):
            raise CaseError("given.tokens", f"expected one hex in each of {len(regions)} regions")

    def _pieces(self) -> None:
        g = self.g
        for god in g.gods:
            god.ankhs, god.hand = self.box.ankhs, ALL_CARDS
            god.pool[WARRIOR] = self.box.warriors
        for at, text in self._take("monuments", _Table()).items():
            kind, _, owner = text.partition(" ")
            bit = self._hexes([at], "monuments")
            g.monuments[self._index(MONUMENTS, kind, f"monuments.{at}")] |= bit
            if owner:
                god = g.gods[self._seat(owner, f"monuments.{at}")]
                god.controls |= bit
                god.ankhs -= 1
        for at, text in self._take("figures", _Table()).items():
            name, _, figure = text.partition(" ")
            god = g.gods[self._seat(name, f"figures.{at}")]
            rank = self._rank(figure or "god", f"figures.{at}")
            god.map[rank] |= self._hexes([at], f"figures.{at}")
            if rank == WARRIOR:
                god.pool[WARRIOR] -= 1
            elif rank != GOD:
                g.stock[rank - GUARDIAN] -= 1
        for owner in self._take("prisoners", list[str]()):
            seat = self._seat(owner, "prisoners")
            g.prisoners.append(seat)
            g.gods[seat].pool[WARRIOR] -= 1
        g.prisoners.sort()
        for god in g.gods:
            self._god(god, self._take(GODS[god.kind], _Table()))

    def _rank(self, figure: str, where: str) -> int:
        if figure in ("god", "warrior"):
            return GOD if figure == "god" else WARRIOR
        kind = self._index(GUARDIANS, figure, where)
        return GUARDIAN + self.box.level[kind] - 1

    def _god(self, god: God, table: Mapping[str, Any]) -> None:
        name = GODS[god.kind]
        readers: dict[str, Callable[[Any], None]] = {
            "devotion": lambda value: setattr(god, "devotion", value),
            "followers": lambda value: setattr(god, "followers", value),
            "ankhs": lambda value: setattr(god, "ankhs", value),
        }
        for key, value in table.items():
            if key in readers:
                readers[key](value)
            elif key == "powers":
                god.powers = sum(1 << self._index(POWERS, one, f"{name}.powers") for one in value)
            elif key == "used":
                god.hand &= ~sum(1 << self._index(CARDS, one, f"{name}.used") for one in value)
            elif key == "pool":
                for figure, count in value.items():
                    rank = self._rank(figure, f"{name}.pool")
                    god.pool[rank] = count
                    if rank >= GUARDIAN:
                        self.g.stock[rank - GUARDIAN] -= count
            else:
                raise CaseError(f"given.{name}.{key}", "Ankh does not know what this is")

    def _tokens(self) -> None:
        g, box = self.g, self.box
        for name, count in self._take("stock", _Table()).items():
            g.stock[box.level[self._index(GUARDIANS, name, "stock")] - 1] = count
        g.gates = self._hexes(self._take("gates", list[str]()), "gates")
        g.gates_left = box.gates - g.gates.bit_count() if g.bearers[OSIRIS] >= 0 else 0
        g.radiant = self._hexes(self._take("radiant", list[str]()), "radiant")
        g.suns = box.suns - g.radiant.bit_count() if g.bearers[RA] >= 0 else 0
        g.amun_ready = True
        for at, aims in self._take("claws", _Table()).items():
            space = self._index(box.board.index, at, "claws")
            left = self._index(box.board.index, aims.split()[0], f"claws.{at}")
            g.claws[space] = box.board.beside[space].index(left)
        g.ladder.sort(key=lambda seat: g.gods[seat].devotion)

    def _merged(self) -> None:
        """`merged = ["higher", "lower"]`: the two have merged before."""
        g, names = self.g, self._take("merged", list[str]())
        if names:
            higher, lower = (self._seat(name, "merged") for name in names)
            god = g.gods[lower]
            god.head, god.hand, god.ankhs = higher, 0, 0
            god.pool = [0] * RANKS
            god.powers = g.gods[higher].powers
            g.ladder.remove(lower)
            g.bearers = [higher if seat == lower else seat for seat in g.bearers]

    def _start(self) -> None:
        g = self.g
        acting = self._take("acting", GODS[g.gods[0].kind])
        seat = g.acting = self._seat(acting, "acting")
        start = self._take("start", "turn")
        if start not in _STARTS:
            raise CaseError("given.start", f"expected one of {', '.join(_STARTS)}, got {start!r}")
        after = self._take("after", "")
        turn = Turn(seat, step=_STARTS[start])
        if after:
            turn.row, turn.second = self._index(ACTIONS, after, "after"), True
        g.frames = [Match(step="next_turn"), turn]
        g.turn = 1
        inner: dict[str, Frame] = {
            "caravan": Caravan(seat, step=_STARTS[start]),
            "conflict": Conflict(seat, step=_STARTS[start]),
            "after-conflict": Conflict(seat, step=_STARTS[start]),
        }
        if start != "turn":
            turn.row = max(turn.row, 0)
        if start in inner:
            turn.step = "after_event"
            g.frames.append(inner[start])
