"""Zóna dvořanů, Zóna řemeslníků (p. 5): the displays, taking cards, what they bring at once."""

from __future__ import annotations

from typing import Final

from ennead.games.pharaon.rules.jars import next_jar
from ennead.games.pharaon.rules.offerings import bounty
from ennead.games.pharaon.rules.powers import check_succession, own
from ennead.games.pharaon.rules.resources import gain
from ennead.games.pharaon.rules.tracks import steps, tomb_step
from ennead.games.pharaon.state import (
    DECK_TOP,
    EMPTY,
    Bounty,
    JarOpening,
    Next,
    Official,
    Pharaon,
    Steps,
)
from ennead.games.pharaon.tables import ANY_COLOUR, SILVER
from ennead.games.pharaon.verbs import TAKE_ARTISAN, TAKE_NOBLE, TAKE_TOP_ARTISAN, Artisan, Noble
from ennead.kernel import DONE, Clause, Frame, Option, Question, ask, call, rule, step, take


def fill_noble(g: Pharaon, place: int) -> None:
    """1.9.b, R55: the emptied place gets the next card while the deck lasts."""
    g.noble_row[place] = EMPTY
    if g.noble_deck:
        g.noble_row[place] = take(g.luck, "noble", g.noble_deck)
        if g.told is not None:
            g.tell("noble-shown", noble=g.noble_row[place])


def fill_artisan(g: Pharaon, place: int) -> None:
    """1.10.b, R55: the emptied place gets the next card while the deck lasts."""
    g.artisan_row[place] = EMPTY
    if g.artisan_deck:
        g.artisan_row[place] = take(g.luck, "artisan", g.artisan_deck)
        if g.told is not None:
            g.tell("artisan-shown", artisan=g.artisan_row[place])


def take_noble(g: Pharaon, seat: int, target: int) -> int:
    """1.9.b: a face-up noble, or the top of the deck, laid open before its new owner."""
    noble = take(g.luck, "noble", g.noble_deck) if target == DECK_TOP else target
    if g.told is not None:
        g.tell("took-noble", player=seat, noble=noble)
    if target != DECK_TOP:
        fill_noble(g, g.noble_row.index(noble))
    receive_noble(g, seat, noble)
    return noble


def receive_noble(g: Pharaon, side: int, noble: int) -> None:
    """1.16: a new noble may decide the succession."""
    own(g, side, (noble,))
    check_succession(g, side)


def take_artisan(g: Pharaon, seat: int, target: int) -> int:
    """1.10.b: an artisan, face up or from the deck, with its resources; returns its jars."""
    artisan = take(g.luck, "artisan", g.artisan_deck) if target == DECK_TOP else target
    if g.told is not None:
        g.tell("took-artisan", player=seat, artisan=artisan)
    if target != DECK_TOP:
        fill_artisan(g, g.artisan_row.index(artisan))
    g.players[seat].artisans += (artisan,)
    if g.box.artisan_gain[artisan]:
        gain(g, seat, g.box.artisan_gain[artisan])
    return g.box.artisan_jars[artisan]


# -- Court Officials (p. 11): on play --------------------------------------------------------------


def has_effect_on_play(g: Pharaon, noble: int) -> bool:
    """1.9.c: the noble brings something once, when gained."""
    card = g.box.nobles[noble]
    return bool(
        card.nile_steps or card.artisans or card.tomb_steps or card.offerings or card.silver
    )


@step
def official(g: Pharaon, o: Official) -> Next[Official]:
    """2.14.21-26: Nile steps, an artisan or a tomb step first."""
    card = g.box.nobles[o.noble]
    for _ in range(card.tomb_steps):
        tomb_step(g, o.seat)
    if card.nile_steps:
        return call(Steps(o.seat, (ANY_COLOUR,) * card.nile_steps), steps, then=official_artisan)
    return official_artisan


@step
def official_artisan(g: Pharaon, o: Official) -> Next[Official]:
    """2.14.23, 2.14.24: an artisan, face up or from the deck."""
    if g.box.nobles[o.noble].artisans and (g.artisan_deck or face_up_artisans(g, o, o.seat)):
        return ask(o.seat, WHICH_ARTISAN, then=official_took)
    return official_gift


@step
def official_took(g: Pharaon, o: Official, answer: Option) -> Next[Official]:
    """2.14.23, 2.14.24: with its resources, its jar too."""
    jars = take_artisan(g, o.seat, answer.artisan if isinstance(answer, Artisan) else DECK_TOP)
    if jars:
        return call(JarOpening(o.seat, more=jars), next_jar, then=official_gift)
    return official_gift


@step
def official_gift(g: Pharaon, o: Official) -> Next[Official]:
    """2.14.21-26: then silver or offerings."""
    card = g.box.nobles[o.noble]
    if card.silver:
        gain(g, o.seat, (SILVER,) * card.silver)
    if card.offerings:
        return call(Bounty(o.seat, card.offerings), bounty, then=official_done)
    return DONE


@step
def official_done(g: Pharaon, o: Official) -> Next[Official]:
    """2.14.22-26: nothing more."""
    return DONE


def face_up_nobles(g: Pharaon, f: Frame, seat: int) -> list[Noble]:
    """The nobles on display, from the left."""
    return [TAKE_NOBLE[noble] for noble in g.noble_row if noble != EMPTY]


def face_up_artisans(g: Pharaon, f: Frame, seat: int) -> list[Artisan]:
    """The artisans on display, from the left."""
    return [TAKE_ARTISAN[artisan] for artisan in g.artisan_row if artisan != EMPTY]


@rule("1.10.b", reasons=lambda g, f, seat, o: {"artisan": o.artisan})
def artisan_face_up(g: Pharaon, f: Frame, seat: int, o: Artisan) -> bool:
    """The artisan lies face up."""
    return o.artisan in g.artisan_row


@rule("R33")
def artisan_deck_left(g: Pharaon, f: Frame, seat: int, o: Option) -> bool:
    """There is a card left in the artisan deck."""
    return bool(g.artisan_deck)


_FACE_UP: Final = Clause(TAKE_ARTISAN, (artisan_face_up,), fast=face_up_artisans)
_TOP: Final = Clause(TAKE_TOP_ARTISAN, (artisan_deck_left,))
WHICH_ARTISAN: Final = Question("artisan", "1.10.b", _FACE_UP, _TOP, auto=True, linked=True)
