"""Many matches at once: observations and masks of all of them in shared arrays.

    with Vector("afterlife", matches=64, processes=2, seed=1) as matches:
        while learning:
            actions = choose(matches.observations, matches.masks)
            matches.step(actions)         # rewards, over, seats, ... are arrays too

Row i belongs to match i: what the seat that has to act there sees, and what it may do. A match that
ends begins anew at once; `over[i]` and `outcomes[i]` tell of the one that ended. Each process steps
its own rows and writes into memory that all share; match i of a seed is the same in any number of
processes.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ennead.envs.numbered import CHOICES, Numbered, Rows
from ennead.envs.session import ActionMode, Session, Table
from ennead.kernel import AnyGame

Array = npt.NDArray[Any]
STEP: Final = b"s"
STOP: Final = b"q"
FIELDS: Final = ("observations", "masks", "seats", "over", "outcomes", "choices", "counts")


class _Rows:
    """The arrays of all matches in one piece of memory."""

    def __init__(self, shape: _Shape, memory: Any) -> None:
        matches = shape.matches
        sizes: dict[str, tuple[tuple[int, ...], Any]] = {
            "observations": ((matches, shape.width), np.int16),
            "masks": ((matches, shape.actions), np.int8),
            "actions": ((matches,), np.int32),
            "seats": ((matches,), np.int8),
            "over": ((matches,), np.bool_),
            "choices": ((matches, CHOICES), np.int32),
            "counts": ((matches,), np.int32),
            "outcomes": ((matches, shape.players), np.float32),
        }
        self.arrays: dict[str, Array] = {}
        end = 0
        for name, (size, kind) in sizes.items():
            count = int(np.prod(size)) * np.dtype(kind).itemsize
            if memory is not None:
                self.arrays[name] = np.ndarray(size, kind, memory, end)
            end += -(-count // 64) * 64
        self.bytes = end


class _Shape:
    """How large the arrays are."""

    def __init__(self, table: Table, matches: int) -> None:
        session = Session(table)
        self.matches = matches
        self.width = session.width
        self.actions = session.actions
        self.players = session.setup.players


def _rows(table: Table, numbers: range, seed: int, arrays: Mapping[str, Array]) -> Rows:
    """The matches of one process."""
    one = Session(table)
    # not sessions: the compiler calls methods of its own classes without looking for overrides
    matches = [Numbered(one.game, one.setup, one.codes, one.by_menu) for _ in numbers]
    views = {name: memoryview(array.reshape(-1)) for name, array in arrays.items()}  # type: ignore[arg-type]
    views["observations"] = views["observations"].cast("B")
    return Rows(matches, numbers.start, seed, one.width, one.room, one.layout.bytes, views)


def _work(table: Table, rows: range, seed: int, matches: int, name: str, pipe: Connection) -> None:
    """A process: steps its rows whenever it is told to."""
    memory = SharedMemory(name)
    arrays = _Rows(_Shape(table, matches), memory.buf).arrays
    mine = _rows(table, rows, seed, arrays)
    actions = arrays["actions"][rows.start : rows.stop]
    pipe.send_bytes(STEP)
    while True:
        try:
            told = pipe.recv_bytes()
        except EOFError:
            break
        if told == STOP:
            break
        try:
            mine.step(actions.tolist())
            pipe.send_bytes(STEP)
        except Exception as error:  # noqa: BLE001 - the process that asked raises it
            pipe.send_bytes(f"{type(error).__name__}: {error}".encode())
            break


class Vector:
    """Many matches of one table, stepped together."""

    def __init__(
        self,
        game: str | AnyGame,
        *,
        matches: int,
        processes: int = 1,
        seed: int = 0,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        actions: ActionMode = "codes",
    ) -> None:
        if not 1 <= processes <= matches:
            raise ValueError(f"processes: expected 1 to {matches}, got {processes}")
        table = Table.of(game, players, options, actions)
        shape = _Shape(table, matches)
        self._memory: SharedMemory | None = None
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        self._rows: Rows | None = None
        size = _Rows(shape, None).bytes
        if processes > 1:
            self._memory = SharedMemory(create=True, size=size)
            self._arrays = _Rows(shape, self._memory.buf).arrays
            self._start(table, matches, processes, seed)
        else:
            self._arrays = _Rows(shape, bytearray(size)).arrays
            self._rows = _rows(table, range(matches), seed, self._arrays)
        self.observations = self._arrays["observations"]
        self.masks = self._arrays["masks"]
        self.seats = self._arrays["seats"]
        """The seat that has to act in each match."""
        self.over = self._arrays["over"]
        """Whether the last step ended a match; the row shows the next one then."""
        self.outcomes = self._arrays["outcomes"]
        """Of a match that was ended by the last step: 1 to winners, -1 to the others."""
        self.counts = self._arrays["counts"]
        """How many numbers are allowed in each match."""
        self.choices = self._arrays["choices"]
        """These numbers, so many of each row, where they are not more than `CHOICES`."""

    def _start(self, table: Table, matches: int, processes: int, seed: int) -> None:
        assert self._memory is not None
        context = multiprocessing.get_context("spawn")
        for number in range(processes):
            rows = range(number * matches // processes, (number + 1) * matches // processes)
            mine, theirs = context.Pipe()
            process = context.Process(
                target=_work,
                args=(table, rows, seed, matches, self._memory.name, theirs),
                daemon=True,
            )
            process.start()
            theirs.close()
            self._pipes.append(mine)
            self._processes.append(process)
        self._wait()

    def _wait(self) -> None:
        for pipe in self._pipes:
            said = pipe.recv_bytes()
            if said != STEP:
                raise RuntimeError(said.decode())

    def step(self, actions: Sequence[int] | Array) -> None:
        """One action in every match; the arrays then show what came of it."""
        self._arrays["actions"][:] = actions
        if self._rows is not None:
            self._rows.step(self._arrays["actions"].tolist())
            return
        for pipe in self._pipes:
            pipe.send_bytes(STEP)
        self._wait()

    def random(self, rng: np.random.Generator) -> Array:
        """One allowed action a row, all equally likely: quicker than looking through masks."""
        places = (rng.random(len(self.counts)) * self.counts).astype(np.int32)
        found: Array = self.choices[np.arange(len(places)), np.minimum(places, CHOICES - 1)]
        for row in np.flatnonzero(self.counts > CHOICES):
            found[row] = np.flatnonzero(self.masks[row])[places[row]]
        return found

    def close(self) -> None:
        """End the processes and give the memory back. The arrays are no more after it."""
        for pipe in self._pipes:
            with suppress(OSError):  # it has ended by itself
                pipe.send_bytes(STOP)
            pipe.close()
        for process in self._processes:
            process.join()
        self._pipes, self._processes = [], []
        if self._memory is not None:
            for name in FIELDS:
                self.__dict__.pop(name, None)
            self._arrays.clear()
            self._memory.close()
            self._memory.unlink()
            self._memory = None

    def __enter__(self) -> Vector:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def random_actions(masks: Array, rng: np.random.Generator) -> Array:
    """One allowed action a row, all equally likely."""
    found = np.empty(len(masks), np.int32)
    draws = rng.random(len(masks))
    for row, mask in enumerate(masks.view(np.bool_)):
        allowed = np.flatnonzero(mask)
        found[row] = allowed[int(draws[row] * len(allowed))]
    return found
