"""A position from the words of a case."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ennead.games.afterlife.rules.keywords import see_top
from ennead.games.afterlife.rules.pools import market
from ennead.games.afterlife.rules.scoring import goal, whole
from ennead.games.afterlife.rules.stock import put_back
from ennead.games.afterlife.rules.turn import Course, Turn, draw_hand, play_cards, turn_over
from ennead.games.afterlife.state import ACTION, CHANGED, NO_CHANGE, Afterlife, Next, Player
from ennead.games.afterlife.tables import KINDS, NAMES, SLOTS, Tables
from ennead.kernel import DONE, CaseError, Scripted, Setup, step

_PILES: Final = ("hand", "deck", "known", "discard", "aside", "played", "paid", "tomb")
_FLAGS: Final = ("ring", "barque", "thoth", "censer", "changed")
_KEYS: Final = (
    *("turn", "first", "at", "pyramid", "boneyard", "stock", "ahead", "players"),
    *("entombed", "dearest", "acts", *_PILES, *_FLAGS),
)


@step
def turn_done(g: Afterlife, f: Turn) -> Next[Turn]:
    """A case begins at the very end of a turn."""
    return DONE


_MOMENTS: Final[dict[str, Callable[[Afterlife, Turn], object]]] = {
    "play": play_cards,
    "draw": draw_hand,
    "over": turn_done,
}


def stage(setup: Setup, box: Tables, given: Mapping[str, Any]) -> Afterlife:
    """A position in the middle of step 1, or `at` another moment; other cards lie in the stock.

    Given: `turn` (seat), `first`, `at` (play, draw, over), `pyramid` (slot to card), `boneyard`,
    `stock` (the whole stock by name), `ahead`, `players` (a list of hand, deck, known, discard,
    aside, played, paid, tomb), the same keys on top for the player on turn, and what lasts: `ring`,
    `barque`, `thoth`, `censer`, `changed`, `entombed`, `dearest`, `acts`.
    """
    _check_keys(given, "given", _KEYS)
    players = [Player(seat) for seat in range(setup.players)]
    g = Afterlife(players=players, seats=setup.players, box=box)
    g.copies = market(box, Scripted([]))
    g.goal, g.whole = goal(g), whole(g)
    g.active = _number(given, "turn", 0, 0, g.seats - 1)
    g.first = _number(given, "first", 0, 0, g.seats - 1)
    g.turn = 1
    _lay_out(g, given)
    at = given.get("at", "play")
    if at not in _MOMENTS:
        raise CaseError("given.at", f"expected one of {', '.join(_MOMENTS)}, got {at!r}")
    g.frames = [Course(step=turn_over.__name__), Turn(g.active, step=_MOMENTS[at].__name__)]
    return g


def _check_keys(table: Any, where: str, known: tuple[str, ...]) -> None:
    if not isinstance(table, Mapping):
        raise CaseError(where, f"expected a table, got {table!r}")
    for key in table:
        if key not in known:
            raise CaseError(f"{where}.{key}", f"expected one of {', '.join(known)}")


def _number(given: Mapping[str, Any], key: str, usual: int, low: int, high: int) -> int:
    number = given.get(key, usual)
    if type(number) is not int or not low <= number <= high:
        raise CaseError(f"given.{key}", f"expected a number from {low} to {high}, got {number!r}")
    return number


def _lay_out(g: Afterlife, given: Mapping[str, Any]) -> None:
    supply = _Supply(g)
    _lay_players(g, given, supply)
    slots = given.get("pyramid", {})
    _check_keys(slots, "given.pyramid", SLOTS)
    for slot, name in slots.items():
        g.pyramid[SLOTS.index(slot)] = supply.card(name, f"given.pyramid.{slot}")
    g.boneyard = supply.cards(given.get("boneyard", []), "given.boneyard")
    g.ring, g.barque, g.thoth, g.censer, changed = (bool(given.get(flag)) for flag in _FLAGS)
    g.changed = CHANGED if changed else NO_CHANGE
    g.entombed = _number(given, "entombed", 0, 0, KINDS)
    g.dearest = _number(given, "dearest", -1, -1, max(g.box.cost))
    g.acts = [_kind(name, "given.acts") for name in _listed(given.get("acts", []), "given.acts")]
    _lay_stock(g, given, supply)


def _lay_players(g: Afterlife, given: Mapping[str, Any], supply: _Supply) -> None:
    tables = _listed(given.get("players", []), "given.players")
    if len(tables) > g.seats:
        raise CaseError("given.players", f"expected at most {g.seats}, got {len(tables)}")
    tables = tables + [{}] * (g.seats - len(tables))
    for seat, table in enumerate(tables):
        _check_keys(table, f"given.players.{seat}", _PILES)
    mine = {key: given[key] for key in _PILES if key in given}
    tables[g.active] = {**tables[g.active], **mine}
    for p, table in zip(g.players, tables, strict=True):
        for key, names in table.items():
            cards = supply.cards(names, f"given.players.{p.seat}.{key}")
            if key in ("played", "paid"):
                p.played += cards
                p.ways += [int(key == "played") * ACTION] * len(cards)
            else:
                setattr(p, key, cards if key in ("discard", "known") else sorted(cards))
        see_top(p)


def _lay_stock(g: Afterlife, given: Mapping[str, Any], supply: _Supply) -> None:
    """The whole stock by name, or all that is left of the market."""
    level = g.box.level
    ahead = supply.cards(given.get("ahead", []), "given.ahead")
    left = [
        NAMES[card] for card in range(KINDS) if g.copies[card] for _ in range(supply.left[card])
    ]
    cards = supply.cards(given.get("stock", left), "given.stock")
    if any(level[card] not in (2, 3) for card in ahead + cards):
        raise CaseError("given.stock", "expected market cards: no starter lies in the stock")
    put_back(g, ahead)
    g.second = sorted(card for card in cards if level[card] == 2)
    g.third = sorted(card for card in cards if level[card] == 3)


def _listed(names: Any, where: str) -> list[Any]:
    if not isinstance(names, list):
        raise CaseError(where, f"expected a list, got {names!r}")
    return names


def _kind(name: Any, where: str) -> int:
    if name not in NAMES:
        raise CaseError(where, f"there is no card {name!r}")
    return NAMES.index(name)


class _Supply:
    """The cards of the match that do not lie anywhere yet."""

    def __init__(self, g: Afterlife) -> None:
        starters = [g.seats * each for each in g.box.each]
        self.left = [sum(copies) for copies in zip(g.copies, starters, strict=True)]

    def cards(self, names: Any, where: str) -> list[int]:
        """The cards of a list, each of them used up."""
        return [self.card(name, f"{where}.{i}") for i, name in enumerate(_listed(names, where))]

    def card(self, name: Any, where: str) -> int:
        """A card by its name; raises CaseError if the match has no more of them."""
        card = _kind(name, where)
        if not self.left[card]:
            raise CaseError(where, f"the match has no more copies of {name}")
        self.left[card] -= 1
        return card
