"""A match whose moves are numbers, and many of them in rows of shared memory.

Plain typed Python without NumPy: compiled together with the engine, interpreted the same.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

from ennead.envs.actions import Codes, Path
from ennead.kernel import AnyGame, IllegalMove, Keyed, Option, Setup, State

Legal: TypeAlias = "dict[int, Option | None]"
PAGE: Final = 64
"""Places of a menu that are offered at once; one more turns the page."""
NOTHING: Final = bytes(64)
CHOICES: Final = 128
"""Allowed numbers of a row that are listed besides being masked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbered:
    """One match: what may be said now, and what saying it does."""

    def __init__(self, game: AnyGame, setup: Setup, codes: Codes, by_menu: bool) -> None:
        self.game = game
        self.setup = setup
        self.codes = codes
        self.by_menu = by_menu
        self.actions: int = PAGE + 1 if by_menu else codes.size
        """How many numbers an action can be."""
        self.position: Any = None
        self.luck = Keyed(b"")
        self.decisions = 0
        self._said: dict[int, Path] = {}
        self._legal: dict[int, Legal] = {}

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
        g: State = self.position
        return g.over

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have to act: several where they choose in secret."""
        g: State = self.position
        return g.asked

    def legal(self, seat: int) -> Legal:
        """The numbers that a seat may say now: each with its option, or None if more is to
        follow."""
        g: State = self.position
        if seat not in g.asked:
            return {}
        found = self._legal.get(seat)
        if found is None:
            menu, said = self.game.menu(g, seat), self._said.get(seat, ())
            found = page_of(menu, said) if self.by_menu else self.codes.following(menu, said)
            self._legal[seat] = found
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
        g: State = self.position
        self.game.apply(g, seat, option)
        self.decisions += 1
        if g.sealed and self._said:  # while others still answer in secret, what they said stands
            self._said.pop(seat, None)
            self._legal.pop(seat, None)
        else:
            self._forget()

    def _go_on(self, seat: int, number: int) -> None:
        """A part of a move, or the next page of a menu (after the last comes the first)."""
        said = (*self._said.get(seat, ()), number)
        if self.by_menu and PAGE * len(said) >= len(self.game.menu(self.position, seat)):
            said = ()
        self._said[seat] = said
        del self._legal[seat]

    def _illegal(self, seat: int, number: int) -> IllegalMove:
        option = None
        if not self.by_menu and 0 <= number < self.codes.size:
            option = self.codes.option(number)
        if option is None:
            allowed = ", ".join([str(one) for one in sorted(self.legal(seat))[:20]]) or "none"
            return IllegalMove(f"{number} (allowed now: {allowed})", [])
        return IllegalMove(self.game.write(option), self.game.explain(self.position, seat, option))

    def outcome(self) -> list[float]:
        """1 for each winner and -1 for the others, of a match that is over."""
        winners = self.game.winners(self.position)
        return [1.0 if seat in winners else -1.0 for seat in range(self.setup.players)]

    def words(self, seat: int, room: int) -> bytes:
        """What a seat has said of its move so far, as observations end: two bytes a number, each
        number one higher; in the menu mode the page."""
        said = self._said.get(seat, ())
        if not said:
            return NOTHING[: 2 * room]
        if self.by_menu:
            return len(said).to_bytes(2, "little")
        shown = b"".join([(1 + one).to_bytes(2, "little") for one in said[-room:]])
        return shown + bytes(2 * room - len(shown))


def page_of(menu: list[Option], said: Path) -> Legal:
    """What the menu mode offers: a part of the menu, and to turn the page of a longer one."""
    first = PAGE * len(said)
    found: Legal = {}
    for place, option in enumerate(menu[first : first + PAGE]):
        found[place] = option
    if len(menu) > PAGE:
        found[PAGE] = None
    return found


class Row:
    """Where a match of many shows itself: how its bytes and numbers count from the beginning of the
    memory that all share."""

    def __init__(self, number: int, width: int, actions: int, players: int) -> None:
        self.number = number
        self.seen = 2 * width * number
        self.mask = actions * number
        self.choices = CHOICES * number
        self.outcomes = players * number
        self.begun = 0
        self.masked: list[int] = []
        """The places of the mask that are set."""


class Rows:
    """The matches of one process, each stepped and shown after the other.

    `observe` gives a seat's observation as bytes, without what it has said of its move; `arrays`
    are views of the memory: bytes of all observations, and the other arrays flat.
    """

    def __init__(
        self,
        matches: list[Numbered],
        first: int,
        seed: int,
        width: int,
        room: int,
        observe: Callable[[Any, int], bytes],
        arrays: dict[str, Any],
    ) -> None:
        self._matches = matches
        self._seed = seed
        self._room = room
        self._end = 2 * (width - room)
        self._width = 2 * width
        self._observe = observe
        self._observations = arrays["observations"]
        self._masks = arrays["masks"]
        self._seats = arrays["seats"]
        self._over = arrays["over"]
        self._outcomes = arrays["outcomes"]
        self._choices = arrays["choices"]
        self._counts = arrays["counts"]
        players = matches[0].setup.players
        actions = matches[0].actions
        self._rows = [Row(first + n, width, actions, players) for n in range(len(matches))]
        for match, row in zip(matches, self._rows, strict=True):
            self._begin(match, row)
            self._show(match, row)

    def _begin(self, match: Numbered, row: Row) -> None:
        """The next match of a row."""
        match.reset(f"{self._seed}/{row.number}/{row.begun}")
        row.begun += 1

    def _show(self, match: Numbered, row: Row) -> None:
        g: State = match.position
        seat = g.asked[0]
        start = row.seen
        self._observations[start : start + self._end] = self._observe(g, seat)
        if self._room:
            self._observations[start + self._end : start + self._width] = match.words(
                seat, self._room
            )
        masks, mask, choices, at = self._masks, row.mask, self._choices, row.choices
        for place in row.masked:
            masks[place] = 0
        shown: list[int] = []
        legal = match.legal(seat)
        for number in legal:
            place = mask + number
            masks[place] = 1
            shown.append(place)
        row.masked = shown
        self._counts[row.number] = len(legal)
        if len(legal) <= CHOICES:
            for number in legal:
                choices[at] = number
                at += 1
        self._seats[row.number] = seat

    def step(self, actions: list[int]) -> None:
        """The action of every row."""
        for n, match in enumerate(self._matches):
            row = self._rows[n]
            g: State = match.position
            match.act(g.asked[0], actions[n])
            over = g.over
            self._over[row.number] = over
            if over:
                for seat, gain in enumerate(match.outcome()):
                    self._outcomes[row.outcomes + seat] = gain
                self._begin(match, row)
            self._show(match, row)
