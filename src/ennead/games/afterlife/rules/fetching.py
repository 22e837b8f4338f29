"""One card of several: out of the own discard pile, or off the table.

Copies of a card that cannot be told apart are one choice. Where they can, the player says which: in
the pile the order matters (1.6.2), on the table how a card was used (1.9.i).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ennead.games.afterlife import verbs
from ennead.games.afterlife.rules.choices import C
from ennead.games.afterlife.rules.conditions import HOUNDS, returnable
from ennead.games.afterlife.rules.keywords import off_discard, pick_up, ways_played
from ennead.games.afterlife.state import ACTION, GOLD, Action, Afterlife, Player
from ennead.kernel import Clause, Option, Rule, Verb, rule

P = TypeVar("P", bound=verbs.PlacedCard)

# -- the discard pile: copies that lie apart -------------------------------------------------------


def begin_search(g: Afterlife) -> None:
    """1.3.c: the owner sees the whole pile: there is no way back."""
    g.searching = True
    g.reveal("undo-searched")


def out_of_search(g: Afterlife, p: Player, answer: verbs.CardMove) -> int:
    """The search ends with the chosen card; the rest keeps its order."""
    g.searching = False
    if isinstance(answer, verbs.PlacedCard):
        return off_discard(g, p, answer.place)
    return off_discard(g, p, len(p.discard) - p.discard.index(answer.card))


def among_discards(
    id: str, lowest: Verb[C], at: Verb[P]
) -> tuple[Clause[Afterlife, Action, C], Clause[Afterlife, Action, P]]:
    """The clauses of a search that cites `id`: the lowest copy of a kind, or one further up."""

    def higher_copies(g: Afterlife, f: Action, seat: int) -> list[P]:
        pile = g.players[seat].discard
        return [
            at[card, place] for card in dict.fromkeys(pile) for place in verbs.apart(pile, card)
        ]

    def every_place(g: Afterlife, f: Action, seat: int) -> list[P]:
        pile = g.players[seat].discard
        return [at[card, place] for place, card in enumerate(reversed(pile), 1)]

    named = rule(id, verbs.card_named)(in_discard_pile)
    there = rule(id, verbs.card_named)(lies_there)
    high = rule(id, verbs.card_named, given=(there,))(lies_apart)
    return (
        Clause(lowest, (named,)),
        Clause(at, (there, high), universe=every_place, fast=higher_copies),
    )


def in_discard_pile(g: Afterlife, f: Action, seat: int, o: verbs.CardMove) -> bool:
    """The pile must hold such a card."""
    return o.card in g.players[seat].discard


def lies_there(g: Afterlife, f: Action, seat: int, o: verbs.PlacedCard) -> bool:
    """The card must lie at the place that is named."""
    pile = g.players[seat].discard
    return o.place <= len(pile) and pile[-o.place] == o.card


def lies_apart(g: Afterlife, f: Action, seat: int, o: verbs.PlacedCard) -> bool:
    """A place is named only where it makes a difference."""
    return o.place in verbs.apart(g.players[seat].discard, o.card)


# -- played cards: paid with, or executed ----------------------------------------------------------


def off_table(g: Afterlife, p: Player, answer: verbs.CardMove) -> int:
    """Take a card played earlier off the table; gives how it was used."""
    if isinstance(answer, verbs.EntombPaid | verbs.ReturnGold):
        return pick_up(p, answer.card, GOLD)
    if isinstance(answer, verbs.EntombExecuted | verbs.ReturnAction):
        return pick_up(p, answer.card, ACTION)
    return pick_up(p, answer.card, ways_played(g, p, answer.card)[0])


def among_played(
    id: str,
    plain: Verb[C],
    paid: Verb[C],
    executed: Verb[C],
    gates: Sequence[Rule[Afterlife, Action, Option]] = (),
) -> tuple[Clause[Afterlife, Action, C], ...]:
    """The clauses of a choice among cards played earlier that cites `id`; `gates` to the plain."""
    earlier = rule(id, verbs.card_named)(was_played_earlier)
    return (
        Clause(plain, (earlier, used_alike), gates=gates),
        Clause(paid, (earlier, was_paid_with, use_matters)),
        Clause(executed, (earlier, was_executed, use_matters)),
    )


def was_played_earlier(g: Afterlife, f: Action, seat: int, o: verbs.CardMove) -> bool:
    """The card must lie there from before."""
    return o.card in returnable(g, g.players[seat], f.card)


@rule("1.9.i", verbs.card_named)
def was_paid_with(g: Afterlife, f: Action, seat: int, o: verbs.CardMove) -> bool:
    return GOLD in ways_played(g, g.players[seat], o.card)


@rule("1.9.i", verbs.card_named)
def was_executed(g: Afterlife, f: Action, seat: int, o: verbs.CardMove) -> bool:
    return ACTION in ways_played(g, g.players[seat], o.card)


@rule("1.9.i", verbs.card_named)
def used_alike(g: Afterlife, f: Action, seat: int, o: verbs.CardMove) -> bool:
    return len(ways_played(g, g.players[seat], o.card)) < 2


@rule("1.9.i", verbs.card_named)
def use_matters(g: Afterlife, f: Action, seat: int, o: verbs.CardMove) -> bool:
    """With two copies used otherwise, and by agreement always for Hounds (R-31)."""
    if f.card == HOUNDS and g.box.hounds_same_way:
        return True
    return len(ways_played(g, g.players[seat], o.card)) == 2
