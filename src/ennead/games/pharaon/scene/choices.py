"""Options on the table: what a person clicks for each, its words, and how it is offered."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from ennead.games.pharaon.box import FREE
from ennead.games.pharaon.declaration import declared
from ennead.games.pharaon.exchange import kind_of
from ennead.games.pharaon.means import cost_of, tender_of
from ennead.games.pharaon.scene.ground import cost_tokens
from ennead.games.pharaon.scene.panels import goods_id
from ennead.games.pharaon.scene.pieces import token_refs
from ennead.games.pharaon.state import EMPTY, Pharaon, Turn
from ennead.kernel.flow import Option
from ennead.kernel.message import Arg, Message, Ref
from ennead.kernel.scene import Manner

Targets = Callable[[Pharaon, Option], tuple[str, ...]]


def _named(place: str, kind: str) -> Targets:
    """The thing called `place/<name>`."""
    return lambda g, o: (f"{place}/{g.box.names[kind][o[1]]}",)


def _numbered(place: str) -> Targets:
    return lambda g, o: (f"{place}/{o[1]}",)


def _at(*ids: str) -> Targets:
    return lambda g, o: ids


def _mine(g: Pharaon, kinds: Iterable[int], spoken_for: tuple[int, ...] = ()) -> tuple[str, ...]:
    """My own tokens, the last of a kind first, so that those that stay keep their places."""
    seat = g.asked[0] if g.asked else 0
    supply = g.players[seat].supply
    taken: dict[int, int] = {kind: spoken_for.count(kind) for kind in spoken_for}
    found = []
    for kind in kinds:
        found.append(goods_id(g, seat, kind, supply[kind] - taken.get(kind, 0)))
        taken[kind] = taken.get(kind, 0) + 1
    return tuple(found)


def _building(g: Pharaon, o: Option) -> tuple[str, ...]:
    frame = g.frames[-1]
    assert isinstance(frame, Turn)
    chosen = frame.spent if frame.entry < 0 else (frame.entry, *frame.spent)
    return _mine(g, (o[1],), chosen)


def _step(g: Pharaon, o: Option) -> tuple[str, ...]:
    seat = g.asked[0]
    return (f"track/{g.box.names['token'][o[1]]}/{g.players[seat].tracks[o[1]] + 1}",)


def _next_tomb(g: Pharaon, o: Option) -> tuple[str, ...]:
    step = min(g.players[g.asked[0]].tomb + 1, g.box.tomb_top)
    return (f"tomb/{step}",)


def _use(g: Pharaon, o: Option) -> tuple[str, ...]:
    return (f"own/{g.asked[0]}/noble/{g.box.names['noble'][o[1]]}",)


def _wheel(g: Pharaon, o: Option) -> tuple[str, ...]:
    """The first free space of the section (the first of all if it is full or there is no such section)."""
    if o[1] >= len(g.wheel):
        return ()
    free = min(len(g.wheel[o[1]]), g.box.spaces - 1) + 1
    return (f"wheel/{g.box.names['token'][o[1]]}/{free}",)


TARGETS: Final[dict[str, Targets]] = {
    "jar": _named("jar", "jar"),
    "keep": _named("draft", "noble"),
    "darken": lambda g, o: (f"traitor/{_lane_of(g, o[1])}",),
    "pair": _numbered("pair"),
    "pair-bonus": lambda g, o: (f"pair/{o[1]}",),
    "noble": _named("noble", "noble"),
    "top-noble": _at("noble-deck"),
    "artisan": _named("artisan", "artisan"),
    "top-artisan": _at("artisan-deck"),
    "nile": _named("nile", "nile"),
    "tomb": _next_tomb,
    "use": _use,
    "pay": lambda g, o: _mine(g, (o[1], *o[2])),
    "enter": _building,
    "add": _building,
    "hand-in": lambda g, o: _mine(g, (o[1],)),
    "bonus": _numbered("bonus"),
    "draw": _at("bag"),
    "step": _step,
    "gain": _named("bank", "token"),
    "first": _at("honour/first-player"),
    "wheel": _wheel,
    "give": _named("bank", "token"),
    "open": _at("opened"),
}


def _lane_of(g: Pharaon, board: int) -> int:
    traitor = g.traitor
    assert traitor is not None
    return traitor.boards.index(board) + 1 if board in traitor.boards else 1


def targets(g: Pharaon, option: Option) -> tuple[str, ...]:
    """The scene ids of an option in the order of clicking."""
    pointed = TARGETS.get(option[0])
    return pointed(g, option) if pointed is not None else ()


def label(g: Pharaon, option: Option) -> Message | None:
    """Jars, pairs and artisans say what they hold, actions what they cost; a payment what its tokens count as."""
    worded = _LABELS.get(option[0])
    return worded(g, option) if worded is not None else None


def _jar(g: Pharaon, option: Option) -> Message:
    bottom, left, right = g.box.jars[option[1]]
    return Message("option-jar-holding", {"tokens": token_refs(g.box, (left, right, bottom))})


def _pair(g: Pharaon, option: Option) -> Message | None:
    at = 2 * option[1] - 2
    tokens = [kind for kind in g.pairs[at : at + 2] if kind != EMPTY]
    return (
        Message(f"option-{option[0]}-holding", {"tokens": token_refs(g.box, tokens)})
        if tokens
        else None
    )


def _bonus(g: Pharaon, option: Option) -> Message | None:
    kind = g.bonus[option[1] - 1] if 1 <= option[1] <= len(g.bonus) else EMPTY
    if kind == EMPTY:
        return None
    return Message("option-bonus-token", {"token": token_refs(g.box, (kind,))[0]})


def _artisan(g: Pharaon, option: Option) -> Message:
    kind = option[1]
    args: dict[str, Arg] = {
        "artisan": Ref(f"artisan-{g.box.names['artisan'][kind]}"),
        "points": g.box.artisan_points[kind],
    }
    if g.box.artisan_jars[kind]:
        return Message("option-artisan-jar", args)
    if not g.box.artisan_gain[kind]:
        return Message("option-artisan-points", args)
    args["tokens"] = token_refs(g.box, g.box.artisan_gain[kind])
    return Message("option-artisan-brings", args)


def _nile(g: Pharaon, option: Option) -> Message:
    name, cost = g.box.names["nile"][option[1]], g.box.nile[option[1]].cost
    return Message(
        "option-nile-cost",
        {"nile": Ref(f"nile-{name}"), "tokens": token_refs(g.box, cost_tokens(cost.need))},
    )


def _tomb(g: Pharaon, option: Option) -> Message | None:
    step = g.players[g.asked[0]].tomb + 1 if g.asked else len(g.box.tomb_costs)
    if step > g.box.tomb_top:
        return None
    cost = cost_tokens(g.box.tomb_costs[step].need)
    return Message("option-tomb-cost", {"step": step, "tokens": token_refs(g.box, cost)})


def _payment(g: Pharaon, option: Option) -> Message:
    """What each token counts as is said only where it is not its own colour."""
    entry, rest = option[1], option[2]
    args: dict[str, Arg] = {"token": token_refs(g.box, (entry,))[0]}
    if not rest:
        return Message("option-pay-entry", args)
    args["tokens"] = token_refs(g.box, rest)
    frame = g.frames[-1]
    assert isinstance(frame, Turn)
    cost = cost_of(g, frame.seat, frame.zone, frame.target, frame.bonus)
    if cost.kind == FREE:
        return Message("option-pay", args)
    colour, colours = declared(tender_of(g, frame.seat, frame.zone), cost, (entry, rest))
    worded = "option-pay"
    if not _is_own(entry, colour):
        worded += "-entry"
        args["colour"] = token_refs(g.box, (colour,))[0]
    if not all(map(_is_own, rest, colours)):
        worded += "-rest"
        args["colours"] = token_refs(g.box, colours)
    return Message(worded if worded == "option-pay" else f"{worded}-as", args)


def _is_own(token: int, colour: int) -> bool:
    return kind_of(token) == colour


_LABELS: Final[dict[str, Callable[[Pharaon, Option], Message | None]]] = {
    "jar": _jar,
    "pair": _pair,
    "pair-bonus": _pair,
    "bonus": _bonus,
    "artisan": _artisan,
    "nile": _nile,
    "tomb": _tomb,
    "pay": _payment,
}

_MANNERS: Final[dict[str, Manner]] = {
    "pass": "pass",
    "done": "pass",
    "stay": "pass",
    "decline": "pass",
    "otherwise": "pass",
    "pay": "done",
}


def manner(g: Pharaon, option: Option) -> Manner:
    """Declining and ending are quiet; a payment is the main button."""
    return _MANNERS.get(option[0], "plain")
