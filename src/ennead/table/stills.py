"""Pictures of a rulebook: real positions, set up as in a case, played as in one, or reached by
bots."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ennead.bots import Greedy
from ennead.kernel import EVERYTHING, SPECTATOR, AnyGame, Sampled
from ennead.kernel.cases import CaseRun, Data, Failed, Shape, check_table, load_case
from ennead.kernel.components import read_toml
from ennead.kernel.errors import CaseError, DataError
from ennead.kernel.scene import Scene, ids, plain
from ennead.table.book import book_folder
from ennead.table.kit import GameKit
from ennead.table.reading import (
    Still,
)
from ennead.table.showcase import case_files

_PICTURE: Shape = {
    "players": (int,), "options": (dict, str, int), "given": (dict,), "case": (str,),
    "step": (int,), "seed": (int,), "moves": (int,), "seat": (int,), "show": (list, str),
    "marks": (list, str), "arrows": (list, list),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as `book.toml` has it: a position, whose eyes see it, and what is pointed at."""

    id: str
    data: Data

    @property
    def seat(self) -> int:
        """Whose view it is."""
        return int(self.data.get("seat", 0))

    @property
    def show(self) -> tuple[str, ...]:
        """What to crop it to; nothing: the whole table."""
        return tuple(self.data.get("show", ()))

    @property
    def marks(self) -> tuple[str, ...]:
        """What is numbered in it."""
        return tuple(self.data.get("marks", ()))

    @property
    def arrows(self) -> tuple[tuple[str, str], ...]:
        """From where to where an arrow leads."""
        return tuple((str(start), str(end)) for start, end in self.data.get("arrows", ()))

    def pointed(self) -> list[str]:
        """Every scene id that it names."""
        ends = [end for arrow in self.arrows for end in arrow]
        return list(dict.fromkeys([*self.show, *self.marks, *ends]))


def load_pictures(folder: Path) -> dict[str, Picture]:
    """The pictures of a game's book by id; none without a file. Raises DataError with the path of
    what is wrong."""
    path = book_folder(folder) / "book.toml"
    if not path.is_file():
        return {}
    data = read_toml(path)
    if list(data) not in ([], ["picture"]):
        raise DataError(path.name, f"expected [picture.<id>] tables, got {', '.join(data)}")
    tables: Mapping[str, Any] = data.get("picture", {})
    for id, table in tables.items():
        check_table(table, _PICTURE, f"{path.name}: picture.{id}.")
        if any(len(arrow) != 2 for arrow in table.get("arrows", ())):
            raise DataError(f"{path.name}: picture.{id}.arrows", "an arrow has two ends")
        if sum(key in table for key in ("given", "case", "seed")) != 1:
            raise DataError(
                f"{path.name}: picture.{id}", "expected one of `given`, `case` and `seed`"
            )
    return {id: Picture(id, table) for id, table in tables.items()}


def scene_of(kit: GameKit, picture: Picture) -> Scene:
    """What its seat sees. Raises DataError for a position or a seat that cannot be, and for scene
    ids that are not there."""
    where = f"book.toml: picture.{picture.id}"
    try:
        position = _position(kit.game, picture.data, where)
    except (Failed, CaseError) as problem:
        raise DataError(where, str(problem).removeprefix(f"{where}: ")) from None
    if not SPECTATOR <= picture.seat < position.seats and picture.seat != EVERYTHING:
        raise DataError(f"{where}.seat", f"there are {position.seats} seats, from 0")
    scene = kit.scene(kit.game.mask(position, picture.seat), picture.seat)
    known = ids(scene) | {name for area in scene.areas for name in (area.id, area.canvas) if name}
    if missing := [id for id in picture.pointed() if id not in known]:
        have = ", ".join(sorted(known))
        raise DataError(where, f"not on this table: {', '.join(missing)}; there is {have}")
    return scene


def still(kit: GameKit, picture: Picture) -> Still:
    """A picture as it travels. Raises DataError."""
    scene = scene_of(kit, picture)
    return Still(
        picture.id,
        picture.seat,
        plain(scene.title),
        tuple(map(plain, scene.areas)),
        tuple(map(plain, scene.standings)),
        picture.show,
        picture.marks,
        picture.arrows,
    )


def _position(game: AnyGame, data: Data, where: str) -> Any:
    if "seed" in data:
        return _played(game, data)
    if "case" in data:
        path = case_files(game.folder).get(data["case"])
        if path is None:
            raise CaseError(f"{where}.case", f"{game.id} has no case {data['case']!r}")
        case = load_case(path, game.id)
    else:
        staged = {key: data[key] for key in ("players", "options", "given") if key in data}
        case = load_case(Path(where), game.id, staged)
    run = CaseRun(game, case)
    run.play(data.get("step", 0))
    return run.g


def _played(game: AnyGame, data: Data) -> Any:
    """A match of greedy bots after so many decisions, or at its end."""
    options = {str(key): str(value) for key, value in data.get("options", {}).items()}
    setup = game.setup(data.get("players", min(game.counts)), options)
    seed, bot = data["seed"], Greedy()
    g = game.start(setup, Sampled(random.Random(f"{seed}/luck")))
    rngs = [random.Random(f"{seed}/seat {seat}") for seat in range(setup.players)]
    for _ in range(data.get("moves", 0)):
        if g.over:
            break
        seat = g.asked[0]
        view = game.view(g, seat)
        game.apply(g, seat, bot.choose(game, view, game.menu(g, seat), rngs[seat]))
    return g
