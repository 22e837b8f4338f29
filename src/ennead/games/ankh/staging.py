"""The position that a case describes in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from ennead.games.ankh.hexes import first
from ennead.games.ankh.kinds import (
    ACTIONS,
    ALL_CARDS,
    CARDS,
    CONFLICT,
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
from ennead.games.ankh.rules.caravan import Caravan
from ennead.games.ankh.rules.conflict import Conflict
from ennead.games.ankh.rules.setup import Course
from ennead.games.ankh.rules.turn import Turn
from ennead.games.ankh.state import Ankh, God, figures, stones
from ennead.games.ankh.tables import Tables
from ennead.kernel import CaseError, Frame

T = TypeVar("T")
MANY: Final = 999
"""More followers than anybody ever has."""

_STARTS: Final = {
    "turn": "begin_turn",
    "control": "control_monument",
    "caravan": "lay_caravan",
    "conflict": "open_conflict",
    "after-conflict": "close_conflict",
}


class Staging:
    """Reads the `given` table of a case; what it does not name is empty or at its start."""

    def __init__(self, box: Tables, given: Mapping[str, Any]) -> None:
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
            raise CaseError(f"given.{next(iter(self.given))}", "Ankh does not know what this is")
        self._stocks()
        return self.g

    # -- words -------------------------------------------------------------------------------------

    def _take(self, key: str, default: T) -> T:
        return self._kind(self.given.pop(key, default), default, key)

    def _kind(self, value: Any, example: T, where: str) -> T:
        if not isinstance(value, type(example)):
            raise CaseError(f"given.{where}", f"expected {type(example).__name__}, got {value!r}")
        return value

    def _words(self, key: str) -> list[str]:
        """A list of words."""
        return [self._kind(word, "", key) for word in self._take(key, list[Any]())]

    def _table(self, key: str, example: T) -> list[tuple[str, T]]:
        """A table whose values are all of one kind."""
        table = self._take(key, dict[str, Any]())
        return [
            (name, self._kind(value, example, f"{key}.{name}")) for name, value in table.items()
        ]

    def _number(self, value: object, low: int, high: int, where: str) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise CaseError(f"given.{where}", f"expected {low} to {high}, got {value!r}")
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
        return sum({1 << self._index(self.box.board.index, name, where) for name in names})

    def _set(self, names: Sequence[str], words: object, where: str) -> int:
        """A set of powers or cards."""
        return sum(
            {1 << self._index(names, word, where) for word in self._kind(words, [""], where)}
        )

    # -- the table ---------------------------------------------------------------------------------

    def _gods(self) -> None:
        g = self.g
        names = self._words("gods") or list(GODS[: g.seats])
        if len(names) != g.seats or len(set(names)) != g.seats:
            raise CaseError("given.gods", f"expected {g.seats} different gods, got {names!r}")
        g.bearers = [-1] * len(GODS)
        for god, name in zip(g.gods, names, strict=True):
            god.kind = self._index(GODS, name, "gods")
            g.bearers[god.kind] = god.seat
        g.first = self._number(self._take("first", 0), 0, g.seats - 1, "first")
        g.ladder = [self._seat(name, "ladder") for name in self._words("ladder")]
        g.ladder = g.ladder or [g.seats - 1 - seat for seat in range(g.seats)]
        if sorted(g.ladder) != list(range(g.seats)):
            raise CaseError("given.ladder", "expected every god once")

    def _tracks(self) -> None:
        g, box = self.g, self.box
        g.markers = [box.start] * len(ACTIONS)
        for name, space in self._table("markers", 0):
            row = self._index(ACTIONS, name, "markers")
            g.markers[row] = self._number(space, 0, box.last[row] - 1, f"markers.{name}")
        g.event = self._number(self._take("event", 0), 0, len(box.events) - 1, "event")
        conflicts = [at for at, kind in enumerate(box.events) if kind == CONFLICT]
        number = self._number(self._take("conflict", 0), 0, len(conflicts), "conflict")
        if number:
            g.event = conflicts[number - 1]
        g.kinds = [0, 2, 4]
        for name in [*self._words("guardians"), *self._guardians_named()]:
            kind = self._index(GUARDIANS, name, "guardians")
            g.kinds[box.level[kind] - 1] = kind
        g.stock = [box.stock[kind] for kind in g.kinds]
        g.gone = [0, 0, 0]

    def _guardians_named(self) -> list[str]:
        """Guardians that the case puts somewhere are in the match."""
        empty = dict[str, Any]()
        placed = self._kind(self.given.get("figures", empty), empty, "figures")
        found = [str(text).split(" ")[-1] for text in placed.values()]
        for name in GODS:
            table = self._kind(self.given.get(name, empty), empty, name)
            found += self._kind(table.get("pool", empty), empty, f"{name}.pool")
        return [name for name in found if name in GUARDIANS]

    def _land(self) -> None:
        g, board = self.g, self.box.board
        for name in self._words("camels"):
            g.camels |= 1 << self._index(board.side_index, name, "camels")
        regions = board.regions(g.camels)
        for anchor in self._words("tokens") or [board.hexes[first(region)] for region in regions]:
            bit = self._hexes([anchor], "tokens")
            g.regions += [region for region in regions if region & bit]
        if sorted(g.regions) != sorted(regions):
            raise CaseError("given.tokens", f"expected one hex in each of {len(regions)} regions")

    def _pieces(self) -> None:
        g = self.g
        for god in g.gods:
            god.ankhs, god.hand = self.box.ankhs, ALL_CARDS
            god.pool[WARRIOR] = self.box.warriors
        for at, text in self._table("monuments", ""):
            kind, _, owner = text.partition(" ")
            bit = self._free_hex(at, f"monuments.{at}")
            g.monuments[self._index(MONUMENTS, kind, f"monuments.{at}")] |= bit
            if owner:
                god = g.gods[self._seat(owner, f"monuments.{at}")]
                god.controls |= bit
                god.ankhs -= 1
        for at, text in self._table("figures", ""):
            name, _, figure = text.partition(" ")
            god = g.gods[self._seat(name, f"figures.{at}")]
            rank = self._rank(figure or "god", f"figures.{at}")
            god.map[rank] |= self._free_hex(at, f"figures.{at}")
            if rank == WARRIOR:
                god.pool[WARRIOR] -= 1
            elif rank != GOD:
                g.stock[rank - GUARDIAN] -= 1
        for owner in self._words("prisoners"):
            seat = self._seat(owner, "prisoners")
            g.prisoners.append(seat)
            g.gods[seat].pool[WARRIOR] -= 1
        g.prisoners.sort()
        for god in g.gods:
            self._god(god, self._take(GODS[god.kind], dict[str, Any]()))

    def _free_hex(self, at: str, where: str) -> int:
        bit = self._hexes([at], where)
        if (figures(self.g) | stones(self.g)) & bit:
            raise CaseError(f"given.{where}", "something stands there already")
        return bit

    def _rank(self, figure: str, where: str) -> int:
        if figure in ("god", "warrior"):
            return GOD if figure == "god" else WARRIOR
        kind = self._index(GUARDIANS, figure, where)
        return GUARDIAN + self.box.level[kind] - 1

    def _god(self, god: God, table: Mapping[str, Any]) -> None:
        name = GODS[god.kind]
        for key, value in table.items():
            where = f"{name}.{key}"
            if key == "devotion":
                god.devotion = self._number(value, 0, self.box.top - 1, where)
            elif key == "followers":
                god.followers = self._number(value, 0, MANY, where)
            elif key == "ankhs":
                god.ankhs = self._number(value, 0, self.box.ankhs, where)
            elif key == "powers":
                god.powers = self._set(POWERS, value, where)
            elif key == "used":
                god.hand &= ~self._set(CARDS, value, where)
            elif key == "pool":
                self._pool(god, self._kind(value, dict[str, Any](), where), where)
            else:
                raise CaseError(f"given.{where}", "Ankh does not know what this is")

    def _pool(self, god: God, table: Mapping[str, Any], where: str) -> None:
        for figure, count in table.items():
            rank = self._rank(figure, where)
            most = {GOD: 0, WARRIOR: self.box.warriors}.get(rank, MANY)
            god.pool[rank] = self._number(count, 0, most, f"{where}.{figure}")
            if rank >= GUARDIAN:
                self.g.stock[rank - GUARDIAN] -= count

    def _tokens(self) -> None:
        g, box = self.g, self.box
        for level, kind in enumerate(g.kinds):  # a case may use more than these players have
            if box.stock[kind] - g.stock[level] > box.guardians[kind]:
                problem = f"only {box.guardians[kind]} {GUARDIANS[kind]} are in the box"
                raise CaseError("given.guardians", problem)
            g.stock[level] = max(0, g.stock[level])
        for name, count in self._table("stock", 0):
            level = box.level[self._index(GUARDIANS, name, "stock")]
            g.stock[level - 1] = self._number(
                count, 0, box.guardians[g.kinds[level - 1]], f"stock.{name}"
            )
        g.gates = self._hexes(self._words("gates"), "gates")
        g.gates_left = box.gates - g.gates.bit_count() if g.bearers[OSIRIS] >= 0 else 0
        g.radiant = self._hexes(self._words("radiant"), "radiant")
        g.suns = box.suns - g.radiant.bit_count() if g.bearers[RA] >= 0 else 0
        g.amun_ready = True
        for at, aims in self._table("claws", ""):
            space = self._index(box.board.index, at, "claws")
            left = self._index(box.board.index, aims.split(" ")[0], f"claws.{at}")
            if left not in box.board.beside[space]:
                raise CaseError(f"given.claws.{at}", f"{aims!r} is not beside it")
            g.claws[space] = box.board.beside[space].index(left)
        g.ladder.sort(key=lambda seat: g.gods[seat].devotion)

    def _merged(self) -> None:
        """`merged = ["higher", "lower"]`: the two have merged before."""
        g, seats = self.g, [self._seat(name, "merged") for name in self._words("merged")]
        if not seats:
            return
        if len(seats) != 2 or seats[0] == seats[1]:
            raise CaseError("given.merged", "expected the higher and the lower god")
        higher, lower = seats
        god = g.gods[lower]
        god.head, god.hand, god.ankhs = higher, 0, 0
        god.pool = [0] * RANKS
        god.powers = g.gods[higher].powers
        g.ladder.remove(lower)
        g.bearers = [higher if seat == lower else seat for seat in g.bearers]

    def _start(self) -> None:
        g = self.g
        seat = g.acting = self._seat(self._take("acting", GODS[g.gods[0].kind]), "acting")
        start = self._take("start", "turn")
        if start not in _STARTS:
            raise CaseError("given.start", f"expected one of {', '.join(_STARTS)}, got {start!r}")
        after = self._take("after", "")
        turn = Turn(seat, step=_STARTS[start])
        if after:
            turn.row, turn.second = self._index(ACTIONS, after, "after"), True
        g.frames = [Course(step="next_turn"), turn]
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

    def _stocks(self) -> None:
        """Nothing may be taken that is not there."""
        g, box = self.g, self.box
        used = {
            "monuments": min(
                most - hexes.bit_count()
                for most, hexes in zip(box.supply, g.monuments, strict=True)
            ),
            "camels": box.camels - g.camels.bit_count(),
            "tokens": box.tokens - len(g.regions),
            "prisoners": box.slots - len(g.prisoners),
            "gates": g.gates_left,
            "radiant": g.suns,
        }
        for god in g.gods:
            used[f"{GODS[god.kind]}.ankhs"] = god.ankhs
            used[f"{GODS[god.kind]}.pool"] = min(god.pool)
        for where, left in used.items():
            if left < 0:
                raise CaseError(f"given.{where}", f"{-left} more than there are")
