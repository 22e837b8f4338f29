"""How long a match can last: a proven bound on its decisions (R-07)."""

from __future__ import annotations

from ennead.games.afterlife.tables import Tables, kind


def bound(box: Tables) -> int:
    """Turns: R-07. Cards played in a turn: let C be all cards in the match.

    Every card played comes to the table (+1); it leaves it by Hounds or Victory, or by moving
    itself (-1). Every card played executes exactly one action that is not Book of Gates or Tyet, or
    pays. So all cards played but those that executed Hounds, Victory or Mirror Case stay on
    balance: at most C of them. A Victory fills the tomb, which is emptied by such other actions
    only: at most 2C. Mirror Case comes back by them only: at most C + 1. Hounds can be played again
    only after a Victory, at most 2C + 1 times; and a Book of Gates or Tyet that finds Hounds comes
    back by neither Hounds found that way (R-30), so by a played Hounds or a Victory: at most 4C +
    5. Together 10C + 7. Each executes at most three actions (two Books of Gates in front), and no
    action asks more than twice for each card and three times each seat, and a dozen times besides.
    """
    players = box.setup.players
    size = box.pool_size
    cards = size + players * sum(box.each)
    turns = 2 * size + players
    if box.change[kind("urn")] or box.change[kind("statue-bastet")]:
        turns *= players + 1  # a swap may then put off the sacrifice for a round
    action = 2 * cards + 3 * players + 12
    return turns * ((10 * cards + 7) * 3 * action + cards * (players + 6))
