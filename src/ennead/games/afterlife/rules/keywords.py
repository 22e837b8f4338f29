"""The words of the card texts as moves of cards: draw, take, entomb, sacrifice, play (1.9)."""

from __future__ import annotations

from bisect import insort

from ennead.games.afterlife.state import ACTION, GOLD, Afterlife, Player
from ennead.games.afterlife.tables import NO_CARD
from ennead.kernel import take

# -- own cards -------------------------------------------------------------------------------------


def within_reach(p: Player) -> int:
    """How many cards could be drawn: draw deck and discard pile (2.1.a)."""
    return len(p.deck) + len(p.known) + len(p.discard)


def owned(p: Player) -> int:
    """How many cards a player has in hand, draw deck and discard pile."""
    return len(p.hand) + len(p.deck) + len(p.known) + len(p.discard)


def top_of_deck(g: Afterlife, p: Player, tag: str) -> int:
    """Take the top card off the draw deck, made anew from the discard pile if empty (1.6.4, R-39).

    NO_CARD if there is nothing left at all. `tag` names the draw for the record.
    """
    if p.known:
        return p.known.pop()
    if not p.deck:
        if not p.discard:
            return NO_CARD
        p.deck = sorted(p.discard)
        p.discard.clear()
        g.tell("shuffled", player=p.seat)
    return take(g.luck, tag, p.deck)


def draw(g: Afterlife, p: Player, count: int) -> None:
    """1.9.b: draw cards one by one, as many as there are."""
    for _ in range(count):
        card = top_of_deck(g, p, "draw")
        if card == NO_CARD:
            return
        insort(p.hand, card)
        if g.told is not None:  # nothing happens more often
            g.tell_only("drew", (p.seat,), {"card": card}, player=p.seat)


def look_ahead(g: Afterlife, p: Player, count: int) -> int:
    """Let the owner see the top cards of the draw deck where they lie; gives how many there are."""
    while len(p.known) < count:
        if not p.deck:
            if not p.discard:
                break
            p.deck = sorted(p.discard)
            p.discard.clear()
            g.tell("shuffled", player=p.seat)
        p.known.insert(0, take(g.luck, "look", p.deck))
    return min(count, len(p.known))


# -- played cards ----------------------------------------------------------------------------------


def lay_down(g: Afterlife, p: Player, card: int, way: int) -> None:
    """Put a hand card on the table, for its gold or its action (1.7.d, 1.8.d)."""
    p.hand.remove(card)
    p.played.append(card)
    p.ways.append(way)
    if g.tied:
        untie(g, card, way)


def pick_up(p: Player, card: int, way: int = ACTION) -> int:
    """Take a played card off the table, preferably one used that way; gives how it was used."""
    fits = [i for i, one in enumerate(p.played) if one == card]
    index = next((i for i in fits if p.ways[i] == way), fits[0])
    del p.played[index]
    return p.ways.pop(index)


def free_for_action(g: Afterlife, p: Player, card: int) -> bool:
    """R-31 (option): a card brought back after paying gives only gold again."""
    return not g.tied or p.hand.count(card) > g.tied.count(2 * card + GOLD)


def untie(g: Afterlife, card: int, way: int = -1) -> None:
    """R-31 (option): a card that Hounds brought back has left the hand, its own use first."""
    for token in (2 * card + way, 2 * card, 2 * card + 1) if way >= 0 else (2 * card, 2 * card + 1):
        if token in g.tied:
            g.tied.remove(token)
            return


def played_earlier(g: Afterlife, p: Player) -> list[int]:
    """The kinds among played cards whose action is not being executed just now (R-32)."""
    kinds = sorted(p.played)
    return [
        card
        for i, card in enumerate(kinds)
        if (i == 0 or kinds[i - 1] != card) and kinds.count(card) > g.busy.count(card)
    ]


# -- the common zones ------------------------------------------------------------------------------


def entomb(g: Afterlife, p: Player, card: int) -> None:
    """1.9.g: a card, from wherever it was, goes into the tomb."""
    insort(p.tomb, card)
    g.tell("entombed", player=p.seat, card=card)


def sacrifice(g: Afterlife, p: Player, card: int) -> None:
    """1.9.f: a card, from wherever it was, goes on top of the boneyard."""
    g.boneyard.append(card)
    g.tell("sacrificed", player=p.seat, card=card)


def gain(g: Afterlife, p: Player, card: int) -> None:
    """1.9.h: a card, from wherever it was, goes on top of the discard pile."""
    p.discard.append(card)
    g.tell("took", player=p.seat, card=card)


def gain_in_hand(g: Afterlife, p: Player, card: int) -> None:
    """R-20: a card, from wherever it was, becomes a hand card."""
    insort(p.hand, card)
    g.tell("took-in-hand", player=p.seat, card=card)


def out_of_hand(g: Afterlife, p: Player, card: int) -> int:
    """A card leaves the hand other than by being played."""
    p.hand.remove(card)
    if g.tied and p.seat == g.active:
        untie(g, card)
    return card


def off_boneyard(g: Afterlife) -> int:
    """Take the top card of the boneyard; the one below is seen then."""
    if len(g.boneyard) > 1:
        g.reveal("undo-uncovered")
    return g.boneyard.pop()


def off_discard(g: Afterlife, p: Player) -> int:
    """Take the top card of a discard pile; the one below is seen then."""
    if len(p.discard) > 1:
        g.reveal("undo-uncovered")
    return p.discard.pop()


def clockwise(g: Afterlife, seat: int) -> list[int]:
    """The other seats, starting on the left."""
    return [(seat + step) % g.seats for step in range(1, g.seats)]
