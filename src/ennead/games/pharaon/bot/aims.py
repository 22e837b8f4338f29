"""What an option of Pharaon is after, in a few words; made from what lies open on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ennead.games.pharaon import verbs
from ennead.games.pharaon.rules.scoring import borders, elements
from ennead.games.pharaon.state import NOBODY_YET, Pharaon
from ennead.games.pharaon.tables import ARTISANS, NILE, NOBLES, OFFERINGS, TOMB
from ennead.kernel import Option
from ennead.kernel.judgement import Aim

_PLAIN: Final[Mapping[type[Option], str]] = {
    verbs.Pass: "aim-pass",
    verbs.Draw: "aim-draw",
    verbs.Open: "aim-open",
    verbs.Replace: "aim-replace",
    verbs.Decline: "aim-decline",
    verbs.Advance: "aim-advance",
    verbs.Stay: "aim-stay",
    verbs.First: "aim-first",
}
"""Choices that say enough themselves."""


def aim(g: Pharaon, seat: int, option: Option) -> Aim | None:
    """What an option is after; None for a payment, which carries on what was said before."""
    plain = _PLAIN.get(type(option))
    if plain is not None:
        return plain, {}
    if isinstance(option, verbs.OfPlace):
        return _offerings(g, seat, option)
    if isinstance(option, verbs.OfNoble | verbs.TopNoble):
        return _noble(g, seat, option)
    if isinstance(option, verbs.Artisan | verbs.TopArtisan):
        return _artisan(g, seat, option)
    if isinstance(option, verbs.Nile):
        return _nile(g, option)
    if isinstance(option, verbs.Step):
        return _step(g, seat, option)
    if isinstance(option, verbs.Tomb):
        return _tomb(g, seat)
    return _others(g, option)


# -- gods and succession ---------------------------------------------------------------------------


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


def _heir(g: Pharaon, nobles: int, tomb: int) -> Aim | None:
    """Whether this makes the next Pharaoh."""
    reached = nobles >= g.box.pharaoh_nobles and tomb >= g.box.pharaoh_step
    return ("aim-pharaoh", {}) if reached and g.pharaoh == NOBODY_YET else None


# -- the five zones --------------------------------------------------------------------------------


def _offerings(g: Pharaon, seat: int, o: verbs.OfPlace) -> Aim:
    if isinstance(o, verbs.Bonus):
        token = g.bonus[o.place - 1]
        return _god(g, seat, OFFERINGS, 1) or ("aim-tokens", {"tokens": (token,)})
    more = 3 if isinstance(o, verbs.PairBonus) else 2
    return _god(g, seat, OFFERINGS, more) or ("aim-offerings", {"count": more})


def _noble(g: Pharaon, seat: int, o: verbs.OfNoble | verbs.TopNoble) -> Aim:
    if isinstance(o, verbs.Use):
        return "aim-use", {"noble": o.noble}
    if isinstance(o, verbs.Keep):
        return "aim-noble", {"noble": o.noble}
    player = g.players[seat]
    found = _heir(g, len(player.nobles) + 1, player.tomb) or _god(g, seat, NOBLES, 1)
    if found is not None:
        return found
    return (
        ("aim-noble", {"noble": o.noble})
        if isinstance(o, verbs.Noble)
        else ("aim-noble-unseen", {})
    )


def _artisan(g: Pharaon, seat: int, o: verbs.Artisan | verbs.TopArtisan) -> Aim:
    found = _god(g, seat, ARTISANS, 1)
    if found is not None or isinstance(o, verbs.TopArtisan):
        return found or ("aim-artisan-unseen", {})
    about = {"artisan": o.artisan, "points": g.box.artisan_points[o.artisan]}
    return ("aim-artisan-jar" if g.box.artisan_jars[o.artisan] else "aim-artisan"), about


def _nile(g: Pharaon, o: verbs.Nile) -> Aim:
    action = g.box.nile[o.nile]
    if action.jars:
        return "aim-nile-jar", {}
    return ("aim-nile-tokens", {"tokens": action.gain}) if action.gain else ("aim-nile", {})


def _step(g: Pharaon, seat: int, o: verbs.Step) -> Aim:
    step = g.players[seat].tracks[o.track]
    god = None if step else _god(g, seat, NILE, 1)
    if god is not None:
        return god
    top = step + 1 == g.box.top_step
    return ("aim-track-top" if top else "aim-track"), {"track": o.track}


def _tomb(g: Pharaon, seat: int) -> Aim:
    player = g.players[seat]
    heir = _heir(g, len(player.nobles), player.tomb + 1)
    return heir or _god(g, seat, TOMB, 1) or ("aim-tomb", {"step": player.tomb + 1})


def _others(g: Pharaon, o: Option) -> Aim | None:
    if isinstance(o, verbs.Jar):
        return "aim-tokens", {"tokens": g.box.jars[o.jar]}
    if isinstance(o, verbs.Gain):
        return "aim-tokens", {"tokens": (o.token,)}
    if isinstance(o, verbs.HandIn):
        return "aim-hand-in", {"token": o.token}
    if isinstance(o, verbs.Wheel):
        return "aim-wheel", {"token": o.token}
    if isinstance(o, verbs.Give):
        return "aim-give", {"token": o.token}
    return ("aim-darken", {"board": o.board}) if isinstance(o, verbs.Darken) else None
