"""A proven upper bound on the decisions of a match.

Every action moves a marker. An event takes all the moves of its track since the last one, at most
`uses`; the last event ends the match, when no other track can hold more than `uses - 1` moves. So a
match has at most

    events * uses + (tracks - 1) * (uses - 1)      actions.

A god has at most `figures` figures: itself, its warriors, and one guardian a base. In one action,
besides its choice, it decides

    Move     twice a figure, twice for each push of the guardians of level 1 (the push, the aim of a
             pushed Scorpion), the aim of each Scorpion, and to stop;
    Summon   twice a figure (which, where), each sun once, the aim of each Scorpion, and to stop.

A caravan is at most one decision a camel, the token and the swap. A battle is at most, for each
fighter: two decisions a figure that it calls to its obelisks, aims, and to stop; a card; two for a
building; one Plague with a bid from everybody and one moment of deaths; one worship; and once:
Amun's announcement, the tiebreaker, one decision a figure of Isis, a moment of deaths, and two for
a gate. A moment of deaths asks Anubis once and each Mummy for its space and its sun. A conflict has
at most one battle a token. Merging lets go of at most all guardians of two gods.
"""

from __future__ import annotations

from ennead.games.ankh.kinds import CONFLICT, GUARDIANS, MUMMY
from ennead.games.ankh.tables import Tables


def most_decisions(box: Tables) -> int:
    """The bound for a set-up."""
    players = box.players
    uses = max(box.last) - box.start
    events = len(box.events) - 1
    actions = events * uses + (len(box.last) - 1) * (uses - 1)
    bases = {box.small[kind]: box.bases[kind] for kind in range(len(GUARDIANS))}
    most = max(bases.values())
    figures = 1 + box.warriors + sum(bases.values())
    move = 2 * figures + 2 * most + most + 1
    summon = 2 * figures + box.suns + most + 1
    deaths = 1 + 2 * box.stock[MUMMY]
    fighter = (2 * figures + most + 1) + 1 + 2 + (players + deaths) + 1
    battle = players * fighter + 1 + 1 + figures + deaths + 2
    conflicts = box.events.count(CONFLICT)
    return (
        players  # gods chosen
        + actions * (1 + max(move, summon))
        + events * (box.longest + 2)
        + conflicts * (box.tokens * battle + players)  # auctions included
        + 2 * sum(bases.values())
        + 1
    )
