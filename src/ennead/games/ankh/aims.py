"""What an option of Ankh is after, in a few words; made from the map, on which everything lies open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ennead.games.ankh.battlefield import battle_of
from ennead.games.ankh.hexes import members
from ennead.games.ankh.kinds import CARAVAN, CONFLICT, CONTROL, GAIN, MOVE, SUMMON
from ennead.games.ankh.monuments import kind_at, neutral
from ennead.games.ankh.state import Ankh, adjacent
from ennead.kernel.flow import Option
from ennead.kernel.judgement import Aim

Finder = Callable[[Ankh, int, Option], "Aim | None"]


def aim(g: Ankh, seat: int, option: Option) -> Aim | None:
    """What an option is after; None for one that carries on what was said before."""
    find = _BY_QUESTION.get(g.question) or _AIMS.get(option[0])
    return None if find is None else find(g, seat, option)


def _plain(id: str) -> Finder:
    return lambda g, seat, o: (id, {})


def _about(id: str, name: str) -> Finder:
    return lambda g, seat, o: (id, {name: o[1]})


# -- actions and figures ----------------------------------------------------------------------------------------


def _action(g: Ankh, seat: int, o: Option) -> Aim:
    """An action for itself, or for the event that its marker reaches."""
    row = o[1]
    if g.markers[row] + 1 >= g.box.last[row] and g.event + 1 < len(g.box.events):
        event = _EVENTS.get(g.box.events[g.event + 1])
        if event is not None:
            return event, {}
    return {MOVE: "aim-move", SUMMON: "aim-summon", GAIN: "aim-gain"}.get(row, "aim-unlock"), {}


_EVENTS: Final = {
    CONTROL: "aim-event-control",
    CARAVAN: "aim-event-caravan",
    CONFLICT: "aim-event-conflict",
}


def _standing(g: Ankh, seat: int, o: Option) -> Aim:
    """A space for a figure: beside a monument that can soon be taken, or for a region."""
    space, own = o[1], g.gods[seat].head
    token = next(
        (n for n, region in enumerate(g.regions) if g.box.board.span(region) >> space & 1), -1
    )
    beside = list(members(adjacent(g)[space] & neutral(g)))
    soon = g.event + 1 < len(g.box.events) and g.box.events[g.event + 1] == CONTROL
    if beside and (soon or token < 0):
        return "aim-beside", {"monument": kind_at(g, beside[0])}
    if token < 0:
        return "aim-gather", {}
    span = g.box.board.span(g.regions[token])
    rivals = [other for other in g.ladder if other != own and g.gods[other].army & span]
    return ("aim-fight" if rivals else "aim-dominate"), {"token": token + 1}


def _call(g: Ankh, seat: int, o: Option) -> Aim:
    return "aim-fight", {"token": battle_of(g).token + 1}


# -- monuments --------------------------------------------------------------------------------------------------


def _control(g: Ankh, seat: int, o: Option) -> Aim:
    token = next((n for n, region in enumerate(g.regions) if region >> o[1] & 1), -1)
    return _majority(g, seat, token, kind_at(g, o[1]))


def _build(g: Ankh, seat: int, o: Option) -> Aim:
    if o[0] == "pass":
        return "aim-end-there", {}
    return _majority(g, seat, battle_of(g).token, o[1])


def _majority(g: Ankh, seat: int, token: int, kind: int) -> Aim:
    """One more monument of a kind: it wins a majority in its region, evens one out, or is one more."""
    about = {"monument": kind, "token": token + 1}
    if token < 0:
        return "aim-gather", {}
    here, own = g.monuments[kind] & g.regions[token], g.gods[seat].head
    mine = (g.gods[own].controls & here).bit_count()
    rival = max(
        ((g.gods[other].controls & here).bit_count() for other in g.ladder if other != own),
        default=0,
    )
    if mine <= rival < mine + 1:
        return "aim-majority", about
    return ("aim-draw-level" if mine + 1 == rival else "aim-control"), about


# -- battles ----------------------------------------------------------------------------------------------------


def _cards(g: Ankh, seat: int, o: Option) -> Aim:
    return "aim-play", {"cards": o[1], "token": battle_of(g).token + 1}


def _bid(g: Ankh, seat: int, o: Option) -> Aim:
    return ("aim-bid" if o[1] else "aim-bid-nothing"), {}


_BY_QUESTION: Final[dict[str, Finder]] = {
    "build": _build,
    "site": _plain("aim-site"),
    "gate-space": _plain("aim-gate"),
    "auction": lambda g, seat, o: ("aim-auction" if o[1] else "aim-bid-nothing", {}),
}
"""Questions whose verbs mean something else elsewhere."""

_AIMS: Final[dict[str, Finder]] = {
    "choose": _about("aim-god", "god"),
    "take": _action,
    "to": _standing,
    "at": _standing,
    "push": _plain("aim-push"),
    "aim": _plain("aim-claws"),
    "summon": _about("aim-summon-figure", "figure"),
    "beside": lambda g, seat, o: ("aim-summon-figure", {"figure": o[2]}),
    "raise": _about("aim-summon-figure", "figure"),
    "shine": _plain("aim-shine"),
    "unlock": _about("aim-unlock-power", "power"),
    "control": _control,
    "camel": _plain("aim-caravan"),
    "keep": _plain("aim-token"),
    "swap": _plain("aim-token"),
    "call": _call,
    "announce": _plain("aim-announce"),
    "play": _cards,
    "bid": _bid,
    "break": _plain("aim-break"),
    "trap": _about("aim-trap", "god"),
    "save": _plain("aim-save"),
    "save-all": _plain("aim-save"),
    "lose": _plain("aim-lose"),
    "open": _plain("aim-gate"),
    "shift": _plain("aim-gate"),
    "worship": _plain("aim-worship"),
    "dismiss": _plain("aim-dismiss"),
    "dismiss-waiting": _plain("aim-dismiss"),
    "pass": _plain("aim-end-there"),
}
"""By verb; those that are missing (`walk`, `done`) carry on what was said before."""
