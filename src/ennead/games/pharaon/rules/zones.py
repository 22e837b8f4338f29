"""Zóny a jim příslušející akce (pp. 4-5): what an action brings once it is paid."""

from __future__ import annotations

from ennead.games.pharaon.rules.cards import has_effect_on_play, official, take_artisan, take_noble
from ennead.games.pharaon.rules.exchange import finish
from ennead.games.pharaon.rules.jars import next_jar
from ennead.games.pharaon.rules.offerings import bounty, take_pair
from ennead.games.pharaon.rules.resources import gain
from ennead.games.pharaon.rules.tracks import steps, tomb_step
from ennead.games.pharaon.state import Bounty, JarOpening, Next, Official, Pharaon, Steps, Turn
from ennead.games.pharaon.tables import ARTISANS, NILE, NOBLES, OFFERINGS
from ennead.kernel import call, step


@step
def perform(g: Pharaon, t: Turn) -> Next[Turn]:
    """1.7: the action of the zone entered."""
    if t.zone == OFFERINGS:
        return perform_offerings(g, t)
    if t.zone == NOBLES:
        return perform_nobles(g, t)
    if t.zone == ARTISANS:
        return perform_artisans(g, t)
    return perform_nile(g, t) if t.zone == NILE else perform_tomb(g, t)


def perform_offerings(g: Pharaon, t: Turn) -> Next[Turn]:
    """1.8.b: a pair, and with the bonus one more offering."""
    tokens = take_pair(g, t.seat, t.target)
    if g.told is not None:
        g.tell("took-pair", player=t.seat, tokens=tokens)
    if t.bonus:
        return call(Bounty(t.seat, 1), bounty, then=finish)
    return finish(g, t)


def perform_nobles(g: Pharaon, t: Turn) -> Next[Turn]:
    """1.9.b: a noble; an effect on play happens at once."""
    noble = take_noble(g, t.seat, t.target)
    if has_effect_on_play(g, noble):
        return call(Official(t.seat, noble), official, then=finish)
    return finish(g, t)


def perform_artisans(g: Pharaon, t: Turn) -> Next[Turn]:
    """1.10.b: an artisan, its resources, its jar."""
    jars = take_artisan(g, t.seat, t.target)
    if jars:
        return call(JarOpening(t.seat, more=jars), next_jar, then=finish)
    return finish(g, t)


def perform_nile(g: Pharaon, t: Turn) -> Next[Turn]:
    """1.12.a: the resources and jars of the action chosen."""
    action = g.box.nile[t.target]
    if action.gain:
        gain(g, t.seat, action.gain)
    if action.jars:
        return call(JarOpening(t.seat, more=action.jars), next_jar, then=perform_arrows)
    return perform_arrows(g, t)


@step
def perform_arrows(g: Pharaon, t: Turn) -> Next[Turn]:
    """1.12.b: the arrows of the action chosen."""
    return call(Steps(t.seat, g.box.nile[t.target].arrows), steps, then=finish)


def perform_tomb(g: Pharaon, t: Turn) -> Next[Turn]:
    """1.13: one step on the tomb track."""
    tomb_step(g, t.seat)
    return finish(g, t)
