"""A position in words: what cases are told (`facts`) and how they lay one out (`stage`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ennead.games.afterlife.cards import KINDS, NAMES, SETS, STARTER, Tables
from ennead.games.afterlife.crumbling import SLOTS
from ennead.games.afterlife.pools import market
from ennead.games.afterlife.scoring import goal, points, whole
from ennead.games.afterlife.state import ACTION, CHANGED, EMPTY, NO_CHANGE, Afterlife, Player
from ennead.games.afterlife.stock import seen, stock_size
from ennead.games.afterlife.turn import Match, Turn, draw_hand, play_cards, turn_over
from ennead.kernel.chance import Scripted
from ennead.kernel.components import Components
from ennead.kernel.errors import CaseError
from ennead.kernel.flow import DONE, Next, step
from ennead.kernel.options import Setup
from ennead.kernel.seats import EVERYTHING, UNKNOWN

# -- telling ----------------------------------------------------------------------------------------------------


def names(cards: list[int]) -> list[str]:
    """Ids of cards; `hidden` for one that a view does not show."""
    return [NAMES[card] if card >= 0 else "hidden" for card in cards]


def facts(g: Afterlife, viewer: int = EVERYTHING) -> dict[str, Any]:
    """Everything a case may ask about, or what a viewer's masked position shows of it."""
    counted = not (g.box.hide_stock and viewer == g.active)  # R-26, option
    return {
        "active": g.active,
        "first": g.first,
        "pyramid": {
            slot: "empty" if card == EMPTY else NAMES[card]
            for slot, card in zip(SLOTS, g.pyramid, strict=True)
        },
        "stock": stock_size(g) if counted else "hidden",
        "second": len(g.second) + len(g.ahead.second) if counted else "hidden",
        "third": len(g.third) + len(g.ahead.third) if counted else "hidden",
        "ahead": names(seen(g)) if UNKNOWN not in g.ahead.levels else len(g.ahead.levels),
        "boneyard": names(g.boneyard),
        "market": sum(g.copies),
        "sets": [
            name
            for number, name in enumerate(SETS)
            if any(g.copies[card] for card in range(KINDS) if g.box.set_of[card] == number)
        ],
        "goal": g.goal,
        "changed": g.changed == CHANGED,
        "entombed": g.entombed,
        "dearest": g.dearest,
        "ring": g.ring,
        "barque": g.barque,
        "thoth": g.thoth,
        "censer": g.censer,
        "acts": names(g.acts),
        "players": [_player(g, p) for p in g.players],
    }


def is_masked(g: Afterlife) -> bool:
    """Whether a position is somebody's view, in which not all cards are known."""
    return any(UNKNOWN in p.hand + p.deck + p.discard for p in g.players)


def _player(g: Afterlife, p: Player) -> dict[str, Any]:
    return {
        "hand": names(p.hand),
        "held": len(p.hand),
        "deck": names(p.deck),
        "known": names(p.known),
        "discard": names(p.discard),
        "aside": names(p.aside),
        "played": names(p.played),
        "tomb": names(p.tomb),
        "points": points(g.box, p.tomb),
        "shown": p.shown,
    }


# -- laying out -------------------------------------------------------------------------------------------------


def stage(components: Components, setup: Setup, box: Tables, given: Mapping[str, Any]) -> Afterlife:
    """A position in the middle of step 1 (or `at` another moment); market cards not named lie in the stock.

    Given: `turn` (seat), `first`, `at` (play, draw, over), `pyramid` (slot to card), `boneyard`, `stock` (the whole stock
    by name), `ahead`, `players` (a list of hand, deck, known, discard, aside, played, paid, tomb), the same keys on top
    for the player on turn, and what lasts: `ring`, `barque`, `thoth`, `censer`, `changed`, `entombed`, `dearest`, `acts`.
    """
    players = [Player(seat) for seat in range(setup.players)]
    g = Afterlife(players=players, seats=setup.players, box=box)
    g.copies = market(components, setup, Scripted([]))
    g.goal, g.whole = goal(g), whole(g)
    g.active = _seat(given, "turn", setup.players)
    g.first = _seat(given, "first", setup.players)
    g.turn = 1
    _Stage(g, given).lay()
    at = given.get("at", "play")
    if at not in _MOMENTS:
        raise CaseError("given.at", f"expected one of {', '.join(_MOMENTS)}, got {at!r}")
    g.frames = [Match(step=turn_over.__name__), Turn(g.active, step=_MOMENTS[at].__name__)]
    return g


_PILES = ("hand", "deck", "known", "discard", "aside", "played", "paid", "tomb")
_FLAGS = ("ring", "barque", "thoth", "censer")
_OTHERS = (
    *("turn", "first", "at", "pyramid", "boneyard", "stock", "ahead", "players"),
    *("changed", "entombed", "dearest", "acts"),
)


@step
def turn_done(g: Afterlife, f: Turn) -> Next:
    """A case begins at the very end of a turn."""
    return DONE


_MOMENTS: dict[str, Callable[..., Next]] = {
    "play": play_cards,
    "draw": draw_hand,
    "over": turn_done,
}


def _seat(given: Mapping[str, Any], key: str, players: int) -> int:
    seat = given.get(key, 0)
    if not isinstance(seat, int) or not 0 <= seat < players:
        raise CaseError(f"given.{key}", f"expected a seat from 0 to {players - 1}, got {seat!r}")
    return seat


class _Stage:
    """Lays cards out, taking market cards from what the match has."""

    def __init__(self, g: Afterlife, given: Mapping[str, Any]) -> None:
        self.g = g
        self.given = given
        self.left = g.copies[:]

    def lay(self) -> None:
        g, given = self.g, self.given
        for key in given:
            if key not in _PILES + _FLAGS + _OTHERS:
                expected = ", ".join(_PILES + _FLAGS + _OTHERS)
                raise CaseError(f"given.{key}", f"expected one of {expected}")
        self._players()
        self._pyramid(given.get("pyramid", {}))
        g.boneyard = self._cards(given.get("boneyard", []), "given.boneyard")
        for flag in _FLAGS:
            setattr(g, flag, bool(given.get(flag, False)))
        g.changed = CHANGED if given.get("changed") else NO_CHANGE
        g.entombed = int(given.get("entombed", 0))
        g.dearest = int(given.get("dearest", -1))
        g.acts = [self._kind(name, "given.acts") for name in given.get("acts", [])]
        self._stock()

    def _players(self) -> None:
        g, given = self.g, self.given
        tables = list(given.get("players", []))
        if len(tables) > g.seats:
            raise CaseError("given.players", f"expected at most {g.seats}, got {len(tables)}")
        tables += [{}] * (g.seats - len(tables))
        mine = {key: given[key] for key in _PILES if key in given}
        tables[g.active] = {**tables[g.active], **mine}
        for seat, table in enumerate(tables):
            self._player(g.players[seat], table, f"given.players.{seat}")

    def _player(self, p: Player, table: Mapping[str, Any], where: str) -> None:
        for key, listed in table.items():
            if key not in _PILES:
                raise CaseError(f"{where}.{key}", f"expected one of {', '.join(_PILES)}")
            cards = self._cards(listed, f"{where}.{key}")
            if key in ("played", "paid"):
                p.played += cards
                p.ways += [int(key == "played") * ACTION] * len(cards)
            else:
                ordered = key in ("discard", "known")
                setattr(p, key, cards if ordered else sorted(cards))

    def _pyramid(self, slots: Mapping[str, Any]) -> None:
        for slot, name in slots.items():
            if slot not in SLOTS:
                raise CaseError(f"given.pyramid.{slot}", f"expected one of {', '.join(SLOTS)}")
            self.g.pyramid[SLOTS.index(slot)] = self._card(name, f"given.pyramid.{slot}")

    def _stock(self) -> None:
        """The whole stock by name, or all that is left of the market."""
        g, level = self.g, self.g.box.level
        for card in self._cards(self.given.get("ahead", []), "given.ahead"):
            g.ahead.levels.append(level[card])
            (g.ahead.second if level[card] == 2 else g.ahead.third).append(card)
        if "stock" in self.given:
            cards = self._cards(self.given["stock"], "given.stock")
        else:
            cards = [card for card in range(KINDS) for _ in range(self.left[card])]
        g.second = sorted(card for card in cards if level[card] == 2)
        g.third = sorted(card for card in cards if level[card] == 3)

    def _cards(self, listed: Any, where: str) -> list[int]:
        if not isinstance(listed, list):
            raise CaseError(where, f"expected a list of cards, got {listed!r}")
        return [self._card(name, f"{where}.{i}") for i, name in enumerate(listed)]

    def _kind(self, name: Any, where: str) -> int:
        if name not in NAMES:
            raise CaseError(where, f"there is no card {name!r}")
        return NAMES.index(name)

    def _card(self, name: Any, where: str) -> int:
        card = self._kind(name, where)
        if self.g.box.set_of[card] != STARTER:
            if not self.left[card]:
                raise CaseError(where, f"the match has no more copies of {name}")
            self.left[card] -= 1
        return card
