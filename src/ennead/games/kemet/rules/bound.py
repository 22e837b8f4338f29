"""Why a match is finite: more decisions than it can have, from what each of them uses up."""

from __future__ import annotations

from typing import Final

from ennead.games.kemet.tables import Tables

SETUP: Final = 7
"""City, god, garrison, three pyramids and a tile, a player; units of a tile come besides."""

BATTLE: Final = 10
"""Which one; two each: cards, interventions, Wounds; then loser, retreat, winner."""


def most_decisions(box: Tables, players: int) -> int:
    """An upper bound on the decisions of a match; A-66 bounds its rounds."""
    setup = players * (SETUP + most_placed(box))
    return setup + box.limits.rounds * most_in_a_round(box, players)


def most_in_a_round(box: Tables, players: int) -> int:
    """A round: every player's tokens, creatures and night, and everybody's cards."""
    tokens = box.limits.action_tokens + 2  # silver and gold
    creatures = len(box.creatures.moves)
    # a token, the exchange before it, its action, the end of the turn, creatures sent home
    a_token = 1 + 1 + most_in_an_action(box) + 1 + _sent_home(box)
    return players * (tokens * a_token + creatures + most_in_a_night(box)) + most_with_cards(box)


def most_in_an_action(box: Tables) -> int:
    """A move, a recruitment, a purchase, a building and a prayer together: more than any one."""
    move = 2 + 2 * most_steps(box)  # troop and halt; where to, and who goes
    recruit = most_units(box) + 1
    # tile, card removed, units placed; pyramid and its token; prayer and its units
    others = 2 + most_placed(box) + 2 + 1 + most_placed(box)
    return move + recruit + others + 3 * BATTLE


def most_steps(box: Tables) -> int:
    """Simple moves and teleports of one Movement action, cards excepted."""
    moves = box.limits.simple_moves + sum(n for _, n in box.tiles.moves) + max(box.creatures.moves)
    return moves + box.limits.teleports


def most_units(box: Tables) -> int:
    """Units of one player."""
    return box.limits.units + sum(n for _, n in box.tiles.mercenary_units)


def most_placed(box: Tables) -> int:
    """Decisions about units that a tile or a card brings, and the word that it is enough."""
    prayer = [n for _, n in box.tiles.pray_units]
    return max(*box.tiles.units, *prayer, *box.interventions.units) + 1


def most_with_cards(box: Tables) -> int:
    """In a day a card leaves a hand at most once, and once more if the Priest of Thoeris drew it.

    Each time it takes the decision to play it, and a target, a step and its party, or units placed
    and their battles.
    """
    return 2 * sum(box.interventions.copies) * (1 + most_placed(box) + 3 * BATTLE)


def most_in_a_night(box: Tables) -> int:
    """Two sacrifices, two offers, Vision, Summoning, Hand of God and its token, a position."""
    return 2 + 2 + sum(n for _, n in box.tiles.vision) + most_units(box) + 1 + 2 + 1


def _sent_home(box: Tables) -> int:
    """Creatures sent home by an action: one a step, two a battle, one exchanged, one burnt."""
    return 2 * most_steps(box) + 3 * 2 + 2
