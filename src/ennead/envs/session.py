"""A match as environments play it: numbers in, numbers out, and every moment can be saved.

Chance comes from a key made of the seed and counts its draws, so that a saved match is a short text
and the same seed gives the same match in every process.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from ennead.bots.protocol import pack_text, with_pack_text
from ennead.envs.actions import codes_of
from ennead.envs.layout import Layout, Row, layout_of
from ennead.envs.numbered import PAGE, Numbered
from ennead.games import load
from ennead.kernel import EVERYTHING, AnyGame, Keyed

ActionMode: TypeAlias = Literal["codes", "menu"]
"""Actions are numbers of moves, or places in the present menu."""
Reward: TypeAlias = Literal["outcome", "score"]
"""At the end 1 to winners and -1 to the others; or after each action what it did to the scores."""
SAID: Final = 8
"""How many numbers of a move that is said in several the observation shows."""


@dataclass(frozen=True, slots=True)
class Table:
    """What all matches of an environment have in common, as plain data."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...] = ()
    actions: ActionMode = "codes"
    pack: str = ""

    @classmethod
    def of(
        cls,
        game: str | AnyGame,
        players: int | None,
        options: Mapping[str, str] | None,
        actions: ActionMode,
    ) -> Table:
        """A checked table: two players, or as few as the game takes, if none are named. Raises
        SetupError."""
        if isinstance(game, str):
            game = load(game)
        usual = 2 if 2 in game.counts else min(game.counts)
        setup = game.setup(usual if players is None else players, options)
        if actions not in ("codes", "menu"):
            raise ValueError(f"actions: expected 'codes' or 'menu', got {actions!r}")
        return cls(game.id, setup.players, setup.options, actions, pack_text(game))


class Session(Numbered):
    """One table: its match, its numbers, and what has been said of moves that take several."""

    def __init__(self, table: Table) -> None:
        self.table = table
        game = load(table.game)
        game = with_pack_text(game, table.pack) if table.pack else game
        setup = game.setup(table.players, dict(table.options))
        super().__init__(game, setup, codes_of(game), table.actions == "menu")
        self.layout: Layout = layout_of(game, setup)
        self.room = 1 if self.by_menu else SAID * (self.codes.end >= 0)
        """How many numbers of an observation say what has been said of a move so far."""

    # -- what is seen ----------------------------------------------------------------------------

    @cached_property
    def width(self) -> int:
        """The length of an observation: the layout, and what has been said of a move so far."""
        return len(self.layout) + self.room

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What stands at each index of an observation."""
        if self.by_menu:
            return (*self.layout.names, "page")
        return (*self.layout.names, *(f"said[{n}]" for n in range(self.room)))

    @cached_property
    def fields(self) -> dict[str, slice]:
        """The entries of each field of an observation."""
        own = {"page" if self.by_menu else "said": slice(len(self.layout), self.width)}
        return self.layout.fields | (own if self.room else {})

    @cached_property
    def limits(self) -> tuple[Row, Row]:
        """The lowest and the highest number at each index."""
        extra = np.full(self.room, np.iinfo(np.int16).max, np.int16)
        return (
            np.concatenate([self.layout.low, 0 * extra]),
            np.concatenate([self.layout.high, extra]),
        )

    def observe(self, seat: int, out: Row | None = None) -> Row:
        """What a seat sees, as numbers: from its masked position and its own words alone."""
        out = np.empty(self.width, np.int16) if out is None else out
        own = len(self.layout)
        self.layout.observe(self.position, seat, out[:own])
        if self.room:
            out[own:] = np.frombuffer(self.words(seat, self.room), "<i2")
        return out

    def everything(self) -> Row:
        """The whole position as numbers, secrets and all: for critics that are trained with it."""
        return self.layout.encode(self.game.mask(self.position, EVERYTHING), -1)

    def mask(self, seat: int, out: npt.NDArray[np.int8] | None = None) -> npt.NDArray[np.int8]:
        """1 at each number that a seat may say."""
        if out is None:
            out = np.zeros(self.actions, np.int8)
        else:
            out[:] = 0
        out[list(self.legal(seat))] = 1
        return out

    def features(self, seat: int) -> Row:
        """A row for each place of the menu that is offered: its verb and values."""
        rows = np.zeros((PAGE, self.codes.width), np.int16)
        for place, option in self.legal(seat).items():
            if option is not None:
                rows[place] = self.codes.features(option)
        return rows

    # -- how it stands ---------------------------------------------------------------------------

    def leads(self) -> list[float]:
        """By how much each seat's score is above the best of the others."""
        scores = self.game.scores(self.position)[: self.setup.players]
        if len(scores) == 1:
            return [float(scores[0])]
        best, second = sorted(scores, reverse=True)[:2]
        return [float(score - (second if score == best else best)) for score in scores]

    # -- keeping ---------------------------------------------------------------------------------

    def save(self) -> str:
        """The match as it stands, as text."""
        return json.dumps(
            {
                "position": self.game.codec.encode(self.position),
                "key": self.luck.key.hex(),
                "drawn": self.luck.drawn,
                "decisions": self.decisions,
                "said": {str(seat): said for seat, said in self._said.items()},
            }
        )

    def restore(self, text: str) -> None:
        """Go on from a saved match of the same table."""
        data = json.loads(text)
        self.luck = Keyed(bytes.fromhex(data["key"]), data["drawn"])
        self.position = self.game.codec.decode(data["position"], self.game.box(self.setup))
        self.position.luck = self.luck
        self.decisions = data["decisions"]
        self._forget()
        self._said.update({int(seat): tuple(said) for seat, said in data["said"].items()})

    def __getstate__(self) -> dict[str, object]:
        return {"table": self.table, "saved": self.save() if self.position else ""}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(state["table"])  # type: ignore[misc]
        if state["saved"]:
            self.restore(state["saved"])
