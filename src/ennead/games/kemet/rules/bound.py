"""Why a match is finite: more decisions than it can have, from what each of them uses up."""

from __future__ import annotations

from typing import Final

from ennead.games.kemet.tables import Tables

SETUP: Final = 7
"""City, god, garrison, three pyramids and a tile, a player; units of a tile come besides."""

BATTLE: Final = 12
"""Two each: cards, interventions, Diversions, Wounds; then conscripts, loser, retreat, winner."""


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
    move = 2 + 3 * most_steps(
        box
    )  # troop and halt; where to, who goes, and whether the enemy escapes
    recruit = most_units(box) + 1 + 3
    others = (
        2 + most_placed(box) + 2 + 2
    )  # tile, card removed, units placed; pyramid and its token; prayer
    return move + recruit + others + 3 * BATTLE


def most_steps(box: Tables) -> int:
    """Simple moves and teleports of one Movement action, cards excepted."""
    tiles, creatures = box.tiles, box.creatures
    moves = box.limits.simple_moves + sum(n for _, n in tiles.moves) + max(creatures.moves)
    teleports = box.limits.teleports + sum(n for _, n in tiles.teleports)
    return moves + teleports + max(creatures.teleports)


def most_units(box: Tables) -> int:
    """Units of one player."""
    return box.limits.units + sum(n for _, n in box.tiles.mercenary_units)


def most_placed(box: Tables) -> int:
    """Decisions about units that a tile or a card places, and the word that it is enough."""
    return max(*box.tiles.units, *box.tiles.reinforcements, *box.interventions.units) + 1


def most_with_cards(box: Tables) -> int:
    """In a day every card leaves a hand at most once, and once more if Divine Memory fetched it.

    Each time it takes the decision to play it, and a target, units placed, or a step and its party.
    """
    return 2 * sum(box.interventions.copies) * (1 + most_placed(box))


def most_in_a_night(box: Tables) -> int:
    """Two sacrifices, two offers, Vision, Summoning, Hand of God, Reinforcements, a position."""
    return (
        2 + 2 + sum(n for _, n in box.tiles.vision) + most_units(box) + 1 + 2 + most_placed(box) + 1
    )


def _sent_home(box: Tables) -> int:
    """Creatures sent home by an action: one a step, two a battle, one exchanged, one burnt."""
    return 2 * most_steps(box) + 3 * 2 + 2
