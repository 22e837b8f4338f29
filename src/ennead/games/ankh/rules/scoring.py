"""Page 11: devotion, its track and stacks; page 13: how a match is won."""

from __future__ import annotations

from ennead.games.ankh.kinds import BOUNTIFUL, FOR_BOUNTY
from ennead.games.ankh.state import Ankh, team
from ennead.kernel import DONE, Done


def ascending(g: Ankh, seats: int) -> list[int]:
    """R11.4, A-59: those of a set of seats, least devotion first, as it is now."""
    return [seat for seat in g.ladder if seats >> seat & 1]


def gain(g: Ankh, seat: int, amount: int, *reasons: int) -> bool:
    """R11.1, P11: one gain; true if it reached the top, which ends the match (A-57)."""
    god, box = g.gods[seat], g.box
    if god.powers & BOUNTIFUL and god.devotion <= box.red:
        amount += box.bounty
        reasons = (*reasons, FOR_BOUNTY)
    if g.told is not None:
        g.tell("gained", player=seat, amount=amount, reasons=reasons)
    _stand(g, seat, min(god.devotion + amount, box.top))
    return god.devotion == box.top


def lose(g: Ankh, seat: int) -> None:
    """A-42, A-43: one devotion less, never below 0, and on top of the stack there."""
    god = g.gods[seat]
    if god.devotion:
        g.tell("lost", player=seat, amount=1)
        _stand(g, seat, god.devotion - 1)


def _stand(g: Ankh, seat: int, space: int) -> None:
    """R11.3: a marker that arrives goes on top of the stack."""
    gods, ladder = g.gods, g.ladder
    gods[seat].devotion = space
    ladder.remove(seat)
    place = len(ladder)
    while place and gods[ladder[place - 1]].devotion > space:
        place -= 1
    ladder.insert(place, seat)


def finish(g: Ankh, winner: int) -> Done:
    """R13.7: the match is over, whatever was going on; -1 if nobody won (A-71)."""
    g.winner = winner
    partners = [god.seat for god in team(g, winner) if god.seat != winner]
    if partners:
        g.tell("won-together", player=winner, opponent=partners[0])
    elif winner >= 0:
        g.tell("won", player=winner)
    else:
        g.tell("nobody-won")
    del g.frames[1:]
    return DONE
