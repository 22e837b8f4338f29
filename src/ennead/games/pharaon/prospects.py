"""What things are worth to a player, in prestige points to be expected: the figures behind the judgement.

All of it reads what lies open on the table; nothing here is a rule. The numbers were tuned by letting the greedy bot play itself.
"""

from __future__ import annotations

from typing import Final

from ennead.games.pharaon.box import (
    ARTISANS,
    JOKER,
    NILE,
    NOBLES,
    OFFERINGS,
    RESOURCE_OFFERING,
    RESOURCES,
    SILVER,
    TOMB,
    TREASURER,
)
from ennead.games.pharaon.scoring import (
    PER_ADJACENT_GOD,
    PER_ARTISAN_VALUE,
    PER_BASIC,
    PER_BEST_OTHER,
    PER_GOD,
    PER_HONOUR,
    PER_NOBLE,
    PER_OFFERING,
    PER_SILVER,
    PER_TOMB_STEP,
    PER_TOP_TRACK,
    God,
    borders,
    elements,
)
from ennead.games.pharaon.state import NOBODY_YET, Pharaon, Player

TOKEN: Final = (0.0, 2.3, 2.15, 1.95, 1.7, 1.0)
"""A basic token by round: early ones still buy two or three things, the last ones are a point each."""

SILVER_EXTRA: Final = (0.0, 0.7, 0.6, 0.5, 0.4, 0.0)
"""What silver is worth more than a basic token."""

UNFINISHED: Final = (0.0, 0.55, 0.5, 0.45, 0.35, 0.12)
"""How much of a god's points progress towards it is worth, by round."""

TRACK: Final = (
    (0.0, 0.0, 0.0, 0.0),
    (0.0, 1.5, 4.0, 7.0),
    (0.0, 1.4, 3.9, 7.0),
    (0.0, 1.2, 3.7, 7.0),
    (0.0, 0.8, 3.5, 7.0),
    (0.0, 0.2, 3.1, 7.0),
)
"""An influence track by round and step: a step is half way to the points of the next."""


class Prospects:
    """One player's values at one moment."""

    __slots__ = (
        "_gods",
        "_have",
        "_offering",
        "_promise",
        "basic",
        "g",
        "player",
        "round",
        "silver",
    )

    def __init__(self, g: Pharaon, seat: int) -> None:
        self.g = g
        self.player: Player = g.players[seat]
        self.round = g.round
        self.basic = TOKEN[g.round]
        self.silver = self.basic + SILVER_EXTRA[g.round]
        self._offering = 0.0
        for noble in self.player.nobles:
            card = g.box.nobles[noble]
            if card.per == PER_SILVER:
                self.silver += 0.6 * card.each
            elif card.per == PER_BASIC:
                self.basic += 0.3 * card.each
            elif card.per == PER_OFFERING:
                self._offering += 0.6 * card.each
        self._gods = borders(g.box, g.ring)
        self._have = elements(self.player)
        self._promise = self._god_promise(self._have)

    # -- tokens -------------------------------------------------------------------------------------------------

    def token(self, token: int, owned: int) -> float:
        """One more token of a kind of which there are `owned` already."""
        if token < SILVER:
            return self.basic * (1.06 if not owned else 1.0 if owned < 3 else 0.9)
        if token == SILVER:
            return self.silver
        kept = 1 + self.g.box.extra[token] + self._offering
        if token < RESOURCE_OFFERING + 5:
            return max(self.basic + 0.1, kept)
        if token >= JOKER + 5:
            return kept
        return max(kept, self.basic - 0.2)

    def tokens(self, tokens: tuple[int, ...] | list[int]) -> float:
        """Several tokens gained together, as far as the bank has them."""
        supply, bank = self.player.supply, self.g.bank
        total = 0.0
        for token in tokens:
            if token >= RESOURCES or bank[token]:
                total += self.token(token, supply[token])
        return total

    def spending(self, tokens: tuple[int, ...]) -> float:
        """What it costs to part with these tokens."""
        supply = self.player.supply
        return sum([self.token(token, supply[token] - 1) for token in tokens])

    def random_offering(self) -> float:
        """A token from the bag."""
        return max(1.5 + self._offering, self.basic - 0.1)

    def jar(self) -> float:
        """A jar from the supply."""
        return 3 * self.basic * 1.02

    # -- progress -----------------------------------------------------------------------------------------------

    def elements(self, zone: int, more: int) -> float:
        """So many more elements of a zone for the gods, and what nobles count them for."""
        have = list(self._have)
        have[zone] += more
        return self._god_promise(have) - self._promise

    def _god_promise(self, have: list[int]) -> float:
        """Satisfied gods in full, the others in part; a zone serves the dearer of its two gods first."""
        gods = self._gods
        left, right = [0.0] * 5, [0.0] * 5
        for position, god in enumerate(gods):
            after = (position + 1) % 5  # `god.right` lies between this god and the next
            own, other, there = god.right_need, gods[after].left_need, have[god.right]
            if god.points >= gods[after].points:
                right[position], left[after] = _shared(there, own, other)
            else:
                left[after], right[position] = _shared(there, other, own)
        total = 0.0
        for position, god in enumerate(gods):
            points = god.points + self._god_bonus(god)
            if left[position] + right[position] < 2:
                points *= UNFINISHED[self.round] * ((left[position] + right[position]) / 2) ** 2
            total += points
        return total

    def _god_bonus(self, god: God) -> float:
        bonus = 0.0
        for noble in self.player.nobles:
            card = self.g.box.nobles[noble]
            if card.per == PER_GOD or (
                card.per == PER_ADJACENT_GOD and card.zone in (god.left, god.right)
            ):
                bonus += card.each
        return bonus

    def track(self, track: int, steps: int = 1) -> float:
        """So many steps on one track."""
        step = self.player.tracks[track]
        after = min(step + steps, self.g.box.top_step)
        if after == step:
            return 0.0
        worth = TRACK[self.round][after] - TRACK[self.round][step]
        if not step:
            worth += self.elements(NILE, 1)
        if after == self.g.box.top_step:
            worth += self._counted(PER_TOP_TRACK)
        return worth

    def arrows(self, arrows: tuple[int, ...]) -> float:
        """The steps of some arrows, each on its best track."""
        total = 0.0
        for arrow in arrows:
            total += max(
                [self.track(track) for track in range(5) if arrow >> track & 1], default=0.0
            )
        return total

    def tomb(self) -> float:
        """One step on the tomb track."""
        box, player = self.g.box, self.player
        if player.tomb == box.tomb_top:
            return 0.0
        worth = float(box.tomb_points[player.tomb + 1] - box.tomb_points[player.tomb])
        worth += self.elements(TOMB, 1) + self._counted(PER_TOMB_STEP)
        return worth + self.succession(len(player.nobles), player.tomb + 1)

    def succession(self, nobles: int, tomb: int) -> float:
        """What getting so far brings towards the Pharaoh token."""
        box, player = self.g.box, self.player
        if self.g.pharaoh != NOBODY_YET:
            return 0.0

        def share(nobles: int, tomb: int) -> float:
            done = min(nobles, box.pharaoh_nobles) + min(tomb, box.pharaoh_step)
            return (done / (box.pharaoh_nobles + box.pharaoh_step)) ** 2

        gained = share(nobles, tomb) - share(len(player.nobles), player.tomb)
        return gained * box.pharaoh_points

    def artisan(self, artisan: int) -> float:
        """A particular artisan."""
        box = self.g.box
        values = [box.artisan_points[one] for one in self.player.artisans]
        worth = box.artisan_points[artisan] + self.tokens(box.artisan_gain[artisan])
        worth += box.artisan_jars[artisan] * self.jar() + self.elements(ARTISANS, 1)
        if box.artisan_points[artisan] not in values:
            worth += self._counted(PER_ARTISAN_VALUE)
        return worth

    def best_artisan(self) -> float:
        """The best artisan that lies open."""
        return max([self.artisan(card) for card in self.g.artisan_row if card >= 0], default=0.0)

    def _counted(self, per: int) -> float:
        """What nobles pay for one more of a thing they count."""
        nobles = self.g.box.nobles
        return float(
            sum([nobles[noble].each for noble in self.player.nobles if nobles[noble].per == per])
        )

    # -- nobles -------------------------------------------------------------------------------------------------

    def noble(self, noble: int) -> float:
        """A particular noble: its points now and to be expected, its power, and what it brings at once."""
        card = self.g.box.nobles[noble]
        rounds = self.g.box.rounds - self.round + 1
        worth = card.base + self._expected(card.per, card.each, card.zone, rounds)
        if card.power:
            worth += 0.5 * rounds if card.power & (TREASURER - 1) else 0.9 * rounds
        worth += card.silver * self.silver + card.offerings * self.random_offering()
        for _ in range(card.nile_steps):
            worth += 0.9 * max([self.track(track) for track in range(5)], default=0.0)
        worth += card.tomb_steps * self.tomb() + card.artisans * self.best_artisan()
        worth += self.elements(NOBLES, 1) + self._counted(PER_NOBLE)
        return worth + self.succession(len(self.player.nobles) + 1, self.player.tomb)

    def _expected(self, per: int, each: int, zone: int, rounds: int) -> float:
        """What the counting part of a noble will bring by the end."""
        player, g = self.player, self.g
        have = self._have
        growth = 0.25 * (rounds - 1)
        if per == PER_ADJACENT_GOD:
            return each * min(1.5, 0.6 + 0.25 * have[zone])
        if per == PER_GOD:
            return each * 2.0
        if per == PER_HONOUR:
            return each * (
                0.9 if g.pharaoh == player.seat else 0.5 if g.pharaoh == NOBODY_YET else 0.3
            )
        if per == PER_NOBLE:
            return each * (len(player.nobles) + 1 + growth)
        if per == PER_ARTISAN_VALUE:
            return each * (len(set(player.artisans)) * 0.8 + 2 * growth)
        if per == PER_TOMB_STEP:
            return each * (player.tomb + 2.5 * growth)
        if per == PER_OFFERING:
            return each * min(8.0, 0.6 * have[OFFERINGS] + 2 + growth)
        if per == PER_TOP_TRACK:
            return each * (player.tracks.count(g.box.top_step) + 1.5 * growth)
        if per == PER_SILVER:
            return each * (0.4 * player.supply[SILVER] + 1)
        if per == PER_BASIC:
            return each * 2.5
        if per == PER_BEST_OTHER:
            return 8.0 if player.nobles else 6.0
        return 0.0


def _shared(owned: int, first: int, second: int) -> tuple[float, float]:
    """How far the elements of a zone go for two gods, the first one served first."""
    if owned <= first:
        return owned / first, 0.4 * min(1.0, owned / second)
    return 1.0, min(1.0, (owned - first) / second)
