"""Every number behind the policy, in one table: change them here, or judge with another one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

ByRound: TypeAlias = "tuple[float, float, float, float, float, float]"
"""One figure for each round; the first is not used."""


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """What things are worth, in points to be expected or as it says. Tuned by self-play."""

    # -- tokens
    token: ByRound = (0.0, 2.3, 2.15, 1.95, 1.7, 1.0)
    """A basic token: early ones still buy two or three things, the last ones are a point each."""
    silver_extra: ByRound = (0.0, 0.7, 0.6, 0.5, 0.4, 0.0)
    """What silver is worth more than a basic token."""
    scarce: float = 1.06
    """Times a basic token, for the first of its kind ..."""
    plenty: float = 0.9
    """... and for one more where there are three or more."""
    resource_offering: float = 0.1
    """What a resource offering is worth more than a basic token."""
    joker: float = -0.2
    """What a joker is worth more than a basic token."""
    unseen_offering: tuple[float, float] = (1.5, -0.1)
    """An offering from the bag: its worth kept, and its worth more than a basic token."""
    jar: float = 1.02
    """Times three basic tokens."""
    counted_silver: float = 0.6
    counted_basic: float = 0.3
    counted_offering: float = 0.6
    """How much of what a noble pays for a token left over counts when tokens come and go."""

    # -- gods, tracks, tomb
    unfinished: ByRound = (0.0, 0.55, 0.5, 0.45, 0.35, 0.12)
    """How much of a god's points progress towards it is worth."""
    second_served: float = 0.4
    """How much elements count for the cheaper god of a zone while the dearer one needs them."""
    track: tuple[tuple[float, ...], ...] = (
        (0.0, 0.0, 0.0, 0.0),
        (0.0, 1.5, 4.0, 7.0),
        (0.0, 1.4, 3.9, 7.0),
        (0.0, 1.2, 3.7, 7.0),
        (0.0, 0.8, 3.5, 7.0),
        (0.0, 0.2, 3.1, 7.0),
    )
    """An influence track by round and step: a step is half way to the points of the next."""
    coming_steps: float = 0.3
    """How much further steps of the same action on a track count when the first is chosen."""

    # -- cards
    unseen_noble: float = 9.0
    unseen_artisan: float = 4.5
    power: float = 0.5
    """A noble's power in each round to come ..."""
    strong_power: float = 0.9
    """... and that of the Treasurer, the Teacher or the Diplomat."""
    free_step: float = 0.9
    """How much of the best step each of a Court Official's steps is worth."""
    growth: float = 0.25
    """By how much the things that a noble counts grow in a round to come."""
    adjacent_god: tuple[float, float, float] = (0.6, 0.25, 1.5)
    """Gods beside a Scribe's zone: to begin with, for each element there, and at most."""
    gods: float = 2.0
    """Gods to be expected in all."""
    honours: tuple[float, float, float] = (0.9, 0.5, 0.3)
    """The General's tokens to be expected: as Pharaoh, with no Pharaoh yet, with another one."""
    artisan_values: tuple[float, float] = (0.8, 2.0)
    """Different values to be expected: of each artisan there is, and times the growth."""
    tomb_steps: float = 2.5
    """Times the growth."""
    offerings_kept: tuple[float, float, float] = (0.6, 2.0, 8.0)
    """Offerings left over to be expected: of each there is, to begin with, and at most."""
    top_tracks: float = 1.5
    """Times the growth."""
    silver_kept: tuple[float, float] = (0.4, 1.0)
    """Silver left over to be expected: of each there is, and to begin with."""
    basics_kept: float = 2.5
    diplomat: tuple[float, float] = (8.0, 6.0)
    """What the Diplomat copies: with another noble at hand, and without."""

    # -- decisions
    passing: float = 0.35
    """An action has to be worth a little more than keeping the tokens for later."""
    treasurer: float = 0.5
    soothsayer: tuple[float, float] = (0.6, -1.0)
    """An exchange that evens out what there is too much of, and any other."""
    first_player: float = 0.3
    """What the first-player token is worth more than a basic token before the last round."""
    owned_gain: float = 0.01
    owned_jar: float = 0.05
    """What each token of a kind at hand takes off one more of it."""
    ordinary_jar: float = 3.0
    """How many tokens of a jar's kinds at hand make it worth replacing."""
    handed_in_offering: float = 5.0
    """How many tokens of a kind an offering handed in stands for."""
    choice_of_exchange: float = 0.1

    # -- the Traitor
    harm: tuple[float, ...] = (
        0.0, 6.0, 7.0, 4.0, 1.0, 6.0, 2.5, 2.0, 0.5, 2.8, 1.5, 2.5, 1.8, 9.0,
    )  # fmt: skip
    """What a symbol brings him, in the order of `SYMBOLS`."""
    harm_beyond: float = 2.0
    """What a token brings him that overflows to another track."""
    closed_zone: tuple[float, float] = (0.8, 0.2)
    """What it costs you to put a token on the last free entry space, and on another."""
    traitor_jar: float = 4.8
    """What each jar to come brings him."""

    # -- the chance of winning alone
    token_gain: ByRound = (0.0, 1.2, 1.05, 0.85, 0.6, 0.1)
    """What a token brings beyond its one point."""
    solo_round: float = 18.0
    """What you will score in each round to come more than the Traitor."""
    doubt: tuple[float, float] = (4.0, 2.5)
    """How many points of a lead are uncertain: at the end, and more for each round to come."""


WEIGHTS: Final = Weights()
NEVER: Final = -100.0
"""For what should never be chosen."""
