"""The words of the card texts as moves of cards: draw, take, entomb, sacrifice, play (1.9)."""

from __future__ import annotations

from bisect import insort

from ennead.games.afterlife.state import ACTION, GOLD, GOLD_AGAIN, Afterlife, Player
from ennead.games.afterlife.tables import BOAT, NO_CARD
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
        _shuffle(g, p)
    return take(g.luck, tag, p.deck)


def _shuffle(g: Afterlife, p: Player) -> None:
    """R-39: the discard pile becomes the draw deck, and nobody knows any more where a card is."""
    p.deck = sorted(p.discard)
    p.discard.clear()
    p.moored = False
    g.tell("shuffled", player=p.seat)


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
            _shuffle(g, p)
        p.known.insert(0, take(g.luck, "look", p.deck))
    return min(count, len(p.known))


# -- played cards ----------------------------------------------------------------------------------


def lay_down(g: Afterlife, p: Player, card: int, way: int) -> bool:
    """Put a hand card on the table, for its gold or its action (1.7.d, 1.8.d).

    Gives whether it is a copy whose action was executed before, and which Hounds brought back.
    """
    again = bool(g.tied) and _brought_back(g, p, card, way)
    p.hand.remove(card)
    p.played.append(card)
    p.ways.append(GOLD_AGAIN if again and way == GOLD else way)
    return again


def _brought_back(g: Afterlife, p: Player, card: int, way: int) -> bool:
    """Whether a card laid down is one that Hounds brought back from its action.

    Of several copies it is the one that leaves the player more: by agreement (R-31) the one tied to
    this use, otherwise one that was never executed (R-32).
    """
    token = 2 * card + (way if g.box.hounds_same_way else ACTION)
    if token not in g.tied:
        return False
    if not g.box.hounds_same_way and p.hand.count(card) > g.tied.count(token):
        return False
    g.tied.remove(token)
    return token & 1 == ACTION


def pick_up(p: Player, card: int, way: int) -> int:
    """Take a card played for its gold or its action off the table; gives how it was used."""
    fits = [
        (old, index)
        for index, (one, old) in enumerate(zip(p.played, p.ways, strict=True))
        if one == card and (old == ACTION) == (way == ACTION)
    ]
    old, index = min(fits)  # one executed before goes last, as it may be repeated just now
    del p.played[index], p.ways[index]
    return old


def free_for_action(g: Afterlife, p: Player, card: int) -> bool:
    """R-31 (option): a card brought back after paying gives only gold again."""
    return (
        not g.tied
        or not g.box.hounds_same_way
        or p.hand.count(card) > g.tied.count(2 * card + GOLD)
    )


def untie(g: Afterlife, card: int) -> None:
    """R-31, R-32: of several copies the one that Hounds brought back leaves the hand."""
    for token in (2 * card + GOLD, 2 * card + ACTION):
        if token in g.tied:
            g.tied.remove(token)
            return


def used(p: Player, card: int) -> list[int]:
    """How the copies of a card on the table were used last: GOLD or ACTION."""
    ways = zip(p.played, p.ways, strict=True)
    return [ACTION if way == ACTION else GOLD for one, way in ways if one == card]


def ways_played(g: Afterlife, p: Player, card: int) -> list[int]:
    """The ways in which played copies of a card were used that no action under way holds (R-32)."""
    ways = used(p, card)
    executed = ways.count(ACTION) - g.busy.count(card)
    paid = ways.count(GOLD)
    if executed < 0:  # the one whose action is repeated was paid with since
        paid += executed
    return [way for way, count in ((GOLD, paid), (ACTION, executed)) if count > 0]


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
    onto_discard(p, card)
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


def give(g: Afterlife, p: Player, taker: Player, card: int) -> None:
    """A card of one player goes on top of the discard pile of another."""
    onto_discard(taker, card)
    g.tell("gave", player=p.seat, opponent=taker.seat, card=card)


def set_aside(g: Afterlife, p: Player, card: int) -> None:
    """R-17: a card is out of everything until the draw at the end of the turn."""
    insort(p.aside, card)
    g.tell_only("set-aside", (p.seat,), {"card": card}, player=p.seat)


def off_boneyard(g: Afterlife) -> int:
    """Take the top card of the boneyard; the one below is seen then."""
    if len(g.boneyard) > 1:
        g.reveal("undo-uncovered")
    return g.boneyard.pop()


def onto_discard(p: Player, card: int) -> None:
    """A card goes on top of a discard pile, and everybody sees which."""
    p.discard.append(card)
    if card == BOAT:
        p.moored = True


def off_discard(g: Afterlife, p: Player, place: int = 1) -> int:
    """Take a card of a discard pile, the top one or one below; what is then on top is seen."""
    if place == 1 and len(p.discard) > 1:
        g.reveal("undo-uncovered")
    card = p.discard.pop(-place)
    if card == BOAT:
        p.moored = False
    see_top(p)
    return card


def see_top(p: Player) -> None:
    """R-35: everybody sees the top of a discard pile."""
    if p.discard and p.discard[-1] == BOAT:
        p.moored = True


def clockwise(g: Afterlife, seat: int) -> list[int]:
    """The other seats, starting on the left."""
    return [(seat + step) % g.seats for step in range(1, g.seats)]
