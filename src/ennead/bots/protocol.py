"""Choose for this view: one protocol for everybody who thinks about a decision elsewhere.

A request and its reply are a line of JSON each. The worker processes of the server, the cores of a
search and programs of strangers (docs/writing-a-bot.md) all read and write these lines, and nothing
else passes between them and a match: a request holds what its seat sees, as text, and no more.
"""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field, fields
from functools import lru_cache
from importlib import import_module
from types import UnionType
from typing import Any, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

from ennead.bots.bot import AnyView, Confidence, Degree
from ennead.kernel import AnyGame, Option, View

VERSION: Final = 1
CHOOSE: Final = "choose"
R = TypeVar("R", "Request", "Reply")


@dataclass(frozen=True, slots=True)
class Request:
    """A decision of one seat: the match, the view, the menu, and who shall choose."""

    game: str
    rules: str
    """The class of the game, `module:Class` as entry points write it."""
    pack: str
    """An owner's figures (`pack_text`); empty without."""
    players: int
    settings: dict[str, str]
    """The options of the match."""
    seat: int
    state: str
    """The view, as the codec of the game writes it."""
    unseen: dict[str, list[int]]
    """What lies hidden in each pool of the view."""
    options: list[str]
    """The menu."""
    seed: int | str
    bot: str = ""
    """Empty: whatever bot it is that is asked."""
    number: int = 0
    played: str = ""
    """Instead of choosing: judge this move, which was played in that view."""
    table: str = ""
    """The match whose seat's own bot shall choose; empty: one that is not remembered."""
    follows: int = 0
    """The request whose choice, played as it was, led straight to this view, or which thought
    ahead; 0: none did."""
    since: str = ""
    """What others have openly chosen since the request that thought ahead: a seat and an option a
    line."""
    ponder: bool = False
    """Others are asked: think ahead until something else is wanted. Nobody waits for a reply."""

    @classmethod
    def about(
        cls, game: AnyGame, view: AnyView, menu: list[Option], seed: int | str, **more: Any
    ) -> Request:
        """The request for a decision; `more` are the fields from `bot` on."""
        setup = game.setup_of(game.box_of(view.state))
        kind = type(game)
        return cls(
            game.id,
            f"{kind.__module__}:{kind.__qualname__}",
            pack_text(game),
            setup.players,
            dict(setup.options),
            view.seat,
            game.codec.encode(view.state),
            view.unseen,
            [game.write(option) for option in menu],
            seed,
            **more,
        )

    def line(self, **more: object) -> str:
        """As it travels; `more` is for readers that do not know the rules."""
        return _line({"type": CHOOSE, **_plain(self), **more})

    def load_game(self) -> AnyGame:
        """The game that it is about, with its figures; the same one each time, until it is full."""
        game = _load(self.rules, self.pack)
        if game.is_full:
            _load.cache_clear()
        return game

    def view(self, game: AnyGame) -> AnyView:
        """What the seat sees."""
        box = game.box(game.setup(self.players, self.settings))
        return View(self.seat, game.codec.decode(self.state, box), self.unseen)


@dataclass(frozen=True, slots=True)
class Reply:
    """A choice in notation, how sure it is, and what a search found, if there was one."""

    number: int = 0
    text: str = ""
    degree: Degree = ""
    chance: int | None = None
    visits: dict[str, int] = field(default_factory=dict)
    """How often a search tried each option."""
    values: dict[str, float] = field(default_factory=dict)
    """What a search thinks of each; where a move was judged: of it and of what was better."""
    iterations: int = 0
    by_goal: bool = False
    problem: str = ""
    """Why there is no choice."""

    @property
    def confidence(self) -> Confidence:
        """How sure the choice is."""
        return Confidence(self.degree, self.chance)

    @property
    def share(self) -> float:
        """The part of a search that went into the choice."""
        return self.visits.get(self.text, 0) / max(1, sum(self.visits.values()))

    def line(self) -> str:
        """As it travels."""
        return _line(_plain(self))


def read_request(line: str) -> Request | None:
    """The request of a line, or None if it is a line of another kind. Raises ValueError."""
    data = _table(line)
    return _record(Request, data) if data.get("type") == CHOOSE else None


def read_reply(line: str, request: Request) -> Reply:
    """The reply of a line: JSON, or nothing but the text of an option. Raises ValueError."""
    text = line.strip()
    if not text.startswith("{"):
        reply = Reply(request.number, text)
    else:
        reply = _record(Reply, {"number": request.number, **_table(text)})
    if reply.number != request.number:
        raise ValueError(f"answered request {reply.number} instead of {request.number}")
    if not reply.problem and reply.text not in request.options:
        shown = ", ".join(request.options[:6])
        raise ValueError(f"answered {reply.text[:80]!r}, which is not offered; offered: {shown}")
    return reply


def fallback(request: Request) -> Reply:
    """Any option, the same for the same seed."""
    number = int(random.Random(request.seed).random() * len(request.options))
    return Reply(request.number, request.options[number])


# -- games ----------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def pack_text(game: AnyGame) -> str:
    """The figures of an owner's pack that lie over a game, as text; empty if there are none."""
    figures: dict[str, dict[str, dict[str, object]]] = {}
    where = ""
    for one in game.components.figures() if game.pack else ():
        if one.source == "pack":
            figures.setdefault(one.kind, {}).setdefault(one.id, {})[one.attribute] = one.confirmed
            where = one.where
    pack = {"figures": figures, "where": where, "digest": game.pack}
    return json.dumps(pack, sort_keys=True) if game.pack else ""


def with_pack_text(game: AnyGame, text: str) -> AnyGame:
    """The same game with the figures of such a text laid over it."""
    pack = json.loads(text)
    return game.with_pack(pack["figures"], pack["where"], pack["digest"])


@lru_cache(maxsize=32)
def _load(rules: str, pack: str) -> AnyGame:
    if pack:
        return with_pack_text(_load(rules, ""), pack)
    module, _, name = rules.partition(":")
    game: AnyGame = getattr(import_module(module), name)()
    return game


# -- lines ----------------------------------------------------------------------------------------


def _line(data: dict[str, object]) -> str:
    return json.dumps(data, ensure_ascii=False) + "\n"


def _plain(record: Request | Reply) -> dict[str, object]:
    """The fields of a record; those that say nothing new are left out."""
    found = ((one, getattr(record, one.name)) for one in fields(record))
    return {one.name: value for one, value in found if value != one.default}


def _table(line: str) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except ValueError:
        data = None
    if not isinstance(data, dict):
        raise ValueError(f"wrote {line.strip()[:80]!r}, expected a JSON document on one line")
    return data


_HINTS: Final = {kind.__name__: get_type_hints(kind) for kind in (Request, Reply)}


def _record(kind: type[R], data: dict[str, Any]) -> R:
    """The record that a table describes; what it does not know it leaves alone."""
    hints = _HINTS[kind.__name__]
    known = {name: value for name, value in data.items() if name in hints}
    for name, value in known.items():
        if not _fits(value, hints[name]):
            raise ValueError(f"wrote {value!r} as {name!r}, expected {hints[name]}")
    try:
        return kind(**known)
    except TypeError as error:
        raise ValueError(str(error)) from None


def _fits(value: object, hint: Any) -> bool:
    """Whether a JSON value is of a field's type."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return value in args
    if origin is UnionType:
        return any(_fits(value, one) for one in args)
    if isinstance(value, dict) and origin is dict:
        return all(_fits(one, args[1]) for one in value.values())
    if isinstance(value, list) and origin is list:
        return all(_fits(one, args[0]) for one in value)
    return isinstance(value, int | float if hint is float else origin or hint)
