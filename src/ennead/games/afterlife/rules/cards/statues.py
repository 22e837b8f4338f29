"""Statues: Horus, Anubis, Seth, Thoth, Osiris (Bastet: `starters`, Isis: `uniques.unearth`)."""

from __future__ import annotations

from typing import Final

from ennead.games.afterlife.rules.actions import action
from ennead.games.afterlife.rules.cards.tomb_art import taken, trade
from ennead.games.afterlife.rules.choices import ask_hand, from_hand
from ennead.games.afterlife.rules.conditions import gives, reach
from ennead.games.afterlife.rules.crumbling import lift
from ennead.games.afterlife.rules.keywords import clockwise, entomb, gain, off_boneyard, out_of_hand
from ennead.games.afterlife.state import Action, Afterlife, Next
from ennead.games.afterlife.tables import T
from ennead.games.afterlife.verbs import ENTOMB, GIVE, Entomb, Give
from ennead.kernel import DONE, ask, step


@action("statue-horus")
def statue_horus(g: Afterlife, f: Action) -> Next[Action]:
    """2.statue-horus: take the apex; nothing crumbles."""
    gain(g, g.players[f.seat], lift(g, T))
    return DONE


@action("statue-anubis")
def statue_anubis(g: Afterlife, f: Action) -> Next[Action]:
    """2.statue-anubis: entomb the top card of the boneyard."""
    entomb(g, g.players[f.seat], off_boneyard(g))
    return DONE


# -- Seth ------------------------------------------------------------------------------------------

SETH_GIFT: Final = from_hand("seth-gift", "2.statue-seth", GIVE)


@action("statue-seth")
def statue_seth(g: Afterlife, f: Action) -> Next[Action]:
    """2.statue-seth: each other player, clockwise ..."""
    f.left = clockwise(g, f.seat)
    return seth_next


@step
def seth_next(g: Afterlife, f: Action) -> Next[Action]:
    """2.statue-seth: ... puts a hand card on your discard pile, unless the deck is small."""
    while f.left:
        f.other = f.left.pop(0)
        if gives(g, f.other, f.card):
            return ask_hand(g, f, f.other, SETH_GIFT, then=seth_given)
    return DONE


@step
def seth_given(g: Afterlife, f: Action, answer: Give) -> Next[Action]:
    """2.statue-seth: put, not discarded, so no Axe (R-02)."""
    p = g.players[f.other]
    g.players[f.seat].discard.append(out_of_hand(g, p, answer.card))
    g.tell("gave", player=f.other, opponent=f.seat, card=answer.card)
    return seth_next


# -- Thoth, Osiris ---------------------------------------------------------------------------------


@action("statue-thoth")
def statue_thoth(g: Afterlife, f: Action) -> Next[Action]:
    """2.statue-thoth: this turn every hand card has the gold that Thoth says."""
    g.thoth = True
    return DONE


OSIRIS, OSIRIS_TAKE = trade("statue-osiris", ENTOMB)


@action("statue-osiris")
def statue_osiris(g: Afterlife, f: Action) -> Next[Action]:
    """2.statue-osiris: entomb a hand card that leaves a legal take ..."""
    return ask_hand(g, f, f.seat, OSIRIS, then=osiris_entombed)


@step
def osiris_entombed(g: Afterlife, f: Action, answer: Entomb) -> Next[Action]:
    """2.statue-osiris: ... then take a pyramid card that costs at most as much."""
    p = g.players[f.seat]
    entomb(g, p, out_of_hand(g, p, answer.card))
    f.other = reach(g.box, f.card, answer.card)
    return ask(f.seat, OSIRIS_TAKE, then=taken)
