"""What an option of Pharaon is after, in a few words; made from what lies open on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ennead.games.pharaon.box import ARTISANS, NILE, NOBLES, OFFERINGS, TOMB
from ennead.games.pharaon.scoring import borders, elements
from ennead.games.pharaon.state import NOBODY_YET, Pharaon
from ennead.kernel.flow import Option
from ennead.kernel.judgement import Aim

Finder = Callable[[Pharaon, int, Option], "Aim | None"]


def aim(g: Pharaon, seat: int, option: Option) -> Aim | None:
    """What an option is after; None for a payment, which serves the action."""
    find = _AIMS.get(option[0])
    return None if find is None else find(g, seat, option)


def _plain(id: str) -> Finder:
    return lambda g, seat, o: (id, {})


def _about(id: str, name: str) -> Finder:
    return lambda g, seat, o: (id, {name: o[1]})


# -- gods and succession ----------------------------------------------------------------------------------------


def _god(g: Pharaon, seat: int, zone: int, more: int) -> Aim | None:
    """The dearest god beside a zone that so many more of its elements would satisfy."""
    have = elements(g.players[seat])
    grown = list(have)
    grown[zone] += more
    reached = [
        god
        for god in borders(g.box, g.ring)
        if zone in (god.left, god.right)
        and grown[god.left] >= god.left_need
        and grown[god.right] >= god.right_need
        and (have[god.left] < god.left_need or have[god.right] < god.right_need)
    ]
    if not reached:
        return None
    return "aim-god", {"god": max(reached, key=lambda god: god.points).god}


def _heir(g: Pharaon, seat: int, nobles: int, tomb: int) -> Aim | None:
    """Whether this makes the next Pharaoh."""
    reached = nobles >= g.box.pharaoh_nobles and tomb >= g.box.pharaoh_step
    return ("aim-pharaoh", {}) if reached and g.pharaoh == NOBODY_YET else None


# -- the five zones ---------------------------------------------------------------------------------------------


def _offerings(more: int) -> Finder:
    return lambda g, seat, o: _god(g, seat, OFFERINGS, more) or ("aim-offerings", {"count": more})


def _noble(g: Pharaon, seat: int, o: Option) -> Aim:
    player = g.players[seat]
    heir = _heir(g, seat, len(player.nobles) + 1, player.tomb)
    found = heir or _god(g, seat, NOBLES, 1)
    if found is not None:
        return found
    return ("aim-noble", {"noble": o[1]}) if len(o) > 1 else ("aim-noble-unseen", {})


def _artisan(g: Pharaon, seat: int, o: Option) -> Aim:
    found = _god(g, seat, ARTISANS, 1)
    if found is not None or len(o) == 1:
        return found or ("aim-artisan-unseen", {})
    about = {"artisan": o[1], "points": g.box.artisan_points[o[1]]}
    return ("aim-artisan-jar" if g.box.artisan_jars[o[1]] else "aim-artisan"), about


def _nile(g: Pharaon, seat: int, o: Option) -> Aim:
    action = g.box.nile[o[1]]
    if action.jars:
        return "aim-nile-jar", {}
    return ("aim-nile-tokens", {"tokens": action.gain}) if action.gain else ("aim-nile", {})


def _step(g: Pharaon, seat: int, o: Option) -> Aim:
    step = g.players[seat].tracks[o[1]]
    god = None if step else _god(g, seat, NILE, 1)
    if god is not None:
        return god
    top = step + 1 == g.box.top_step
    return ("aim-track-top" if top else "aim-track"), {"track": o[1]}


def _tomb(g: Pharaon, seat: int, o: Option) -> Aim:
    player = g.players[seat]
    heir = _heir(g, seat, len(player.nobles), player.tomb + 1)
    return heir or _god(g, seat, TOMB, 1) or ("aim-tomb", {"step": player.tomb + 1})


# -- the rest ---------------------------------------------------------------------------------------------------


def _jar(g: Pharaon, seat: int, o: Option) -> Aim:
    return "aim-tokens", {"tokens": g.box.jars[o[1]]}


def _bonus(g: Pharaon, seat: int, o: Option) -> Aim:
    return _god(g, seat, OFFERINGS, 1) or ("aim-tokens", {"tokens": (g.bonus[o[1] - 1],)})


def _gain(g: Pharaon, seat: int, o: Option) -> Aim:
    return "aim-tokens", {"tokens": (o[1],)}


_AIMS: Final[dict[str, Finder]] = {
    "jar": _jar,
    "keep": _about("aim-noble", "noble"),
    "darken": _about("aim-darken", "board"),
    "pair": _offerings(2),
    "pair-bonus": _offerings(3),
    "noble": _noble,
    "top-noble": _noble,
    "artisan": _artisan,
    "top-artisan": _artisan,
    "nile": _nile,
    "tomb": _tomb,
    "use": _about("aim-use", "noble"),
    "pass": _plain("aim-pass"),
    "bonus": _bonus,
    "draw": _plain("aim-draw"),
    "step": _step,
    "hand-in": _about("aim-hand-in", "token"),
    "gain": _gain,
    "open": _plain("aim-open"),
    "replace": _plain("aim-replace"),
    "decline": _plain("aim-decline"),
    "advance": _plain("aim-advance"),
    "stay": _plain("aim-stay"),
    "first": _plain("aim-first"),
    "wheel": _about("aim-wheel", "token"),
    "give": _about("aim-give", "token"),
}
"""By verb; those that are missing (`pay`, `enter`, `add`, `done`) carry on what was said before."""
