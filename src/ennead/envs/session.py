"""A match as environments play it: numbers in, numbers out, and every moment can be saved.

Chance comes from a key made of the seed and counts its draws, so that a saved match is a short text
and the same seed gives the same match in every process.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from ennead.bots.protocol import pack_text, with_pack_text
from ennead.envs.actions import Codes, Path, codes_of
from ennead.envs.layout import Layout, Row, layout_of
from ennead.games import load
from ennead.kernel import EVERYTHING, AnyGame, IllegalMove, Keyed, Option, Setup

ActionMode: TypeAlias = Literal["codes", "menu"]
"""Actions are numbers of moves, or places in the present menu."""
Reward: TypeAlias = Literal["outcome", "score"]
"""At the end 1 to winners and -1 to the others; or after each action what it did to the scores."""
SAID: Final = 8
"""How many numbers of a move that is said in several the observation shows."""
PAGE: Final = 64
"""Places of a menu that are offered at once; one more turns the page."""


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


class Session:
    """One table: its match, its numbers, and what has been said of moves that take several."""

    def __init__(self, table: Table) -> None:
        self.table = table
        game = load(table.game)
        self.game: AnyGame = with_pack_text(game, table.pack) if table.pack else game
        self.setup: Setup = self.game.setup(table.players, dict(table.options))
        self.layout: Layout = layout_of(self.game, self.setup)
        self.codes: Codes = codes_of(self.game)
        self.by_menu = table.actions == "menu"
        self._extra = 1 if self.by_menu else SAID * (self.codes.end >= 0)
        self.actions = PAGE + 1 if self.by_menu else self.codes.size
        """How many numbers an action can be."""
        self.position: Any = None
        self.luck = Keyed(b"")
        self.decisions = 0
        self._said: dict[int, Path] = {}
        self._legal: dict[int, dict[int, Option | None]] = {}

    # -- the match -------------------------------------------------------------------------------

    def reset(self, seed: object) -> None:
        """A new match; the same seed is the same match, in any process."""
        key = hashlib.blake2b(f"ennead.envs {seed}".encode(), digest_size=32).digest()
        self.luck = Keyed(key)
        self.position = self.game.start(self.setup, self.luck)
        self.decisions = 0
        self._forget()

    def _forget(self) -> None:
        self._said.clear()
        self._legal.clear()

    @property
    def over(self) -> bool:
        return bool(self.position.over)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have to act: several where they choose in secret."""
        asked: tuple[int, ...] = self.position.asked
        return asked

    def legal(self, seat: int) -> dict[int, Option | None]:
        """The numbers that a seat may say now: each with its option, or None if more is to
        follow."""
        if seat not in self.position.asked:
            return {}
        found = self._legal.get(seat)
        if found is None:
            menu, said = self.game.menu(self.position, seat), self._said.get(seat, ())
            found = self._page(menu, said) if self.by_menu else self.codes.following(menu, said)
            self._legal[seat] = found
        return found

    @staticmethod
    def _page(menu: list[Option], said: Path) -> dict[int, Option | None]:
        first = PAGE * len(said)
        found: dict[int, Option | None] = dict(enumerate(menu[first : first + PAGE]))
        if len(menu) > PAGE:
            found[PAGE] = None
        return found

    def act(self, seat: int, number: int) -> bool:
        """Say a number for a seat; whether that played a move. Raises IllegalMove with the
        reasons."""
        legal = self.legal(seat)
        if number not in legal:
            raise self._illegal(seat, number)
        option = legal[number]
        if option is None:
            self._go_on(seat, number)
            return False
        self.play(seat, option)
        return True

    def play(self, seat: int, option: Option) -> None:
        """Play an option of the menu (not checked)."""
        self.game.apply(self.position, seat, option)
        self.decisions += 1
        self._forget_answered(seat)

    def _go_on(self, seat: int, number: int) -> None:
        """A part of a move, or the next page of a menu (after the last comes the first)."""
        said = (*self._said.get(seat, ()), number)
        if self.by_menu and PAGE * len(said) >= len(self.game.menu(self.position, seat)):
            said = ()
        self._said[seat] = said
        del self._legal[seat]

    def _forget_answered(self, seat: int) -> None:
        """While others still answer in secret, what they have said so far stands."""
        if self.position.sealed and self._said:
            self._said.pop(seat, None)
            self._legal.pop(seat, None)
        else:
            self._forget()

    def _illegal(self, seat: int, number: int) -> IllegalMove:
        option = None
        if not self.by_menu and 0 <= number < self.codes.size:
            option = self.codes.option(number)
        if option is None:
            allowed = ", ".join(map(str, sorted(self.legal(seat))[:20])) or "none"
            return IllegalMove(f"{number} (allowed now: {allowed})", [])
        return IllegalMove(self.game.write(option), self.game.explain(self.position, seat, option))

    # -- what is seen ----------------------------------------------------------------------------

    @cached_property
    def width(self) -> int:
        """The length of an observation: the layout, and what has been said of a move so far."""
        return len(self.layout) + self._extra

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What stands at each index of an observation."""
        if self.by_menu:
            return (*self.layout.names, "page")
        return (*self.layout.names, *(f"said[{n}]" for n in range(self._extra)))

    @cached_property
    def fields(self) -> dict[str, slice]:
        """The entries of each field of an observation."""
        own = {"page" if self.by_menu else "said": slice(len(self.layout), self.width)}
        return self.layout.fields | (own if self._extra else {})

    @cached_property
    def limits(self) -> tuple[Row, Row]:
        """The lowest and the highest number at each index."""
        extra = np.full(self._extra, np.iinfo(np.int16).max, np.int16)
        return (
            np.concatenate([self.layout.low, 0 * extra]),
            np.concatenate([self.layout.high, extra]),
        )

    def observe(self, seat: int, out: Row | None = None) -> Row:
        """What a seat sees, as numbers: from its masked position and its own words alone."""
        out = np.empty(self.width, np.int16) if out is None else out
        own = len(self.layout)
        self.layout.encode(self.game.mask(self.position, seat), seat, out[:own])
        if self._extra:
            said = self._said.get(seat, ())
            out[own:] = 0
            if self.by_menu:
                out[own] = len(said)
            else:
                shown = said[-self._extra :]
                out[own : own + len(shown)] = [1 + one for one in shown]
        return out

    def everything(self) -> Row:
        """The whole position as numbers, secrets and all: for critics that are trained with it."""
        return self.layout.encode(self.game.mask(self.position, EVERYTHING), -1)

    def mask(self, seat: int, out: npt.NDArray[np.int8] | None = None) -> npt.NDArray[np.int8]:
        """1 at each number that a seat may say."""
        return self.codes.mask(self.legal(seat), self.actions, out)

    def features(self, seat: int) -> Row:
        """A row for each place of the menu that is offered: its verb and values."""
        rows = np.zeros((PAGE, self.codes.width), np.int16)
        for place, option in self.legal(seat).items():
            if option is not None:
                rows[place] = self.codes.features(option)
        return rows

    # -- how it stands ---------------------------------------------------------------------------

    def outcome(self) -> list[float]:
        """1 for each winner and -1 for the others, of a match that is over."""
        winners = self.game.winners(self.position)
        return [1.0 if seat in winners else -1.0 for seat in range(self.setup.players)]

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
