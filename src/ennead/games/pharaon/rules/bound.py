"""How many decisions a match can take at most."""

from __future__ import annotations

from ennead.games.pharaon.rules.payment import LONGEST
from ennead.games.pharaon.tables import Tables


def most_decisions(box: Tables) -> int:
    """Every action occupies an entry space or turns one of the four nobles who open a full zone.

    A payment is one choice, or `otherwise` and its tokens. An action turn: the choice, the payment,
    a pause after paying and one at the end for owners of exchanging nobles, what the action brings,
    and for each jar the answers to Diplomat and Teacher. A pass: the choice, the jar and these two
    answers, the General and his reward, the pause at the end. Once a round altogether: Soothsayer
    (three decisions), Treasurer (two), the tokens of the Diplomat.
    """
    payment = 1 + LONGEST
    officials = max(n.nile_steps + n.offerings + bool(n.artisans) for n in box.nobles)
    brings = max(1, officials, *(len(action.arrows) for action in box.nile))
    brings += 2 * max(*box.artisan_jars, *(action.jars for action in box.nile))
    once = 3 + 2 + 3
    advances = sum(len(row) - 1 for row in box.rows)
    plots = max(box.board_jars) + len(box.rows[0]) if box.solo else 0
    actions_ = (5 * box.spaces + 4) * (1 + payment + 2 + brings)
    round_ = actions_ + box.sides * 7 + once + advances + plots
    draft = box.players * (2 + officials) + box.dark_boards
    return box.rounds * round_ + draft
