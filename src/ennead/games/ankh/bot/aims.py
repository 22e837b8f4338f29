"""What an option of Ankh is after, in a few words; made from the map, which lies open."""

from __future__ import annotations

from typing import Final

from ennead.games.ankh import verbs
from ennead.games.ankh.hexes import members
from ennead.games.ankh.kinds import CARAVAN, CONFLICT, CONTROL, GAIN, MOVE, SUMMON
from ennead.games.ankh.rules.battlefield import battle_of
from ennead.games.ankh.rules.monuments import kind_at, neutral
from ennead.games.ankh.state import Ankh, adjacent
from ennead.kernel import Option
from ennead.kernel.judgement import Aim


def aim(g: Ankh, seat: int, o: Option) -> Aim | None:
    """What an option is after; None for one that carries on what was said before."""
    if isinstance(o, verbs.Take):
        return _action(g, o.action)
    if isinstance(o, verbs.HexOption):
        return _space(g, seat, o)
    if isinstance(o, verbs.Build):
        return _majority(g, seat, battle_of(g).token, o.monument)
    if isinstance(o, verbs.Bid):
        afar = "aim-auction" if g.question == "auction" else "aim-bid"
        return (afar if o.count else "aim-bid-nothing"), {}
    if isinstance(o, verbs.Play):
        return "aim-play", {"cards": o.cards, "token": battle_of(g).token + 1}
    return _named(o)


def _named(o: Option) -> Aim | None:
    """Aims that do not depend on the map."""
    if isinstance(o, verbs.DismissWaiting):
        return "aim-dismiss", {}
    if isinstance(o, verbs.FigureOption):
        return "aim-summon-figure", {"figure": o.figure}
    if isinstance(o, verbs.GodOption):
        return ("aim-god" if isinstance(o, verbs.Choose) else "aim-trap"), {"god": o.god}
    if isinstance(o, verbs.Unlock):
        return "aim-unlock-power", {"power": o.power}
    plain = _PLAIN.get(type(o))
    return None if plain is None else (plain, {})


def _space(g: Ankh, seat: int, o: verbs.HexOption) -> Aim | None:
    """What a space of the map is chosen for."""
    if g.question in _QUESTIONS:
        return _QUESTIONS[g.question], {}
    if isinstance(o, verbs.To | verbs.At):
        return _standing(g, seat, o.hex)
    if isinstance(o, verbs.Control):
        token = next((n for n, region in enumerate(g.regions) if region >> o.hex & 1), -1)
        return _majority(g, seat, token, kind_at(g, o.hex))
    if isinstance(o, verbs.Call):
        return "aim-fight", {"token": battle_of(g).token + 1}
    plain = _PLAIN.get(type(o))
    return None if plain is None else (plain, {})


def _action(g: Ankh, row: int) -> Aim:
    """An action for itself, or for the event that its marker reaches."""
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


def _standing(g: Ankh, seat: int, space: int) -> Aim:
    """A space for a figure: beside a monument that can soon be taken, or for a region."""
    own = g.gods[seat].head
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


def _majority(g: Ankh, seat: int, token: int, kind: int) -> Aim:
    """One more monument of a kind wins a majority in its region, evens one out, or adds."""
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


_QUESTIONS: Final = {"site": "aim-site", "gate-space": "aim-gate"}
"""Questions for a space that is not for a figure."""

_PLAIN: Final[dict[type[Option], str]] = {
    verbs.Push: "aim-push",
    verbs.Aim: "aim-claws",
    verbs.Shine: "aim-shine",
    verbs.Camel: "aim-caravan",
    verbs.Keep: "aim-token",
    verbs.Swap: "aim-token",
    verbs.Announce: "aim-announce",
    verbs.Break: "aim-break",
    verbs.Save: "aim-save",
    verbs.SaveAll: "aim-save",
    verbs.Lose: "aim-lose",
    verbs.Open: "aim-gate",
    verbs.Shift: "aim-gate",
    verbs.Worship: "aim-worship",
    verbs.Dismiss: "aim-dismiss",
    verbs.Pass: "aim-end-there",
}
"""By verb; those that are missing (`walk`, `done`) carry on what was said before."""
