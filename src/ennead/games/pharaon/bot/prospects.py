"""What things are worth to a player, in prestige points to be expected, by the figures of
`weights.py`.

All of it reads what lies open on the table; nothing here is a rule. Searches ask many times about
much the same tables, so what depends on little is remembered.
"""

from __future__ import annotations

from functools import lru_cache

from ennead.games.pharaon.bot.weights import Weights
from ennead.games.pharaon.rules.scoring import (
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
    borders,
    elements,
)
from ennead.games.pharaon.state import EMPTY, NOBODY_YET, Pharaon, Player
from ennead.games.pharaon.tables import (
    ANY_COLOUR,
    ARTISANS,
    JOKER,
    NILE,
    NOBLES,
    OFFERINGS,
    PER,
    POINTS,
    RESOURCE_OFFERING,
    RESOURCES,
    SILVER,
    TOMB,
    TREASURER,
    NobleCard,
    Tables,
)


class Worths:
    """What tokens are worth to the owner of some nobles in a round, and what these pay for more."""

    __slots__ = ("basic", "basics", "counted", "jar", "random_offering", "silver", "tokens")

    def __init__(self, box: Tables, nobles: tuple[int, ...], number: int, weights: Weights) -> None:
        basic = weights.token[number]
        silver = basic + weights.silver_extra[number]
        offering = 0.0
        for card in [box.nobles[noble] for noble in nobles]:
            if card.per == PER_SILVER:
                silver += weights.counted_silver * card.each
            elif card.per == PER_BASIC:
                basic += weights.counted_basic * card.each
            elif card.per == PER_OFFERING:
                offering += weights.counted_offering * card.each
        self.basic = basic
        self.silver = silver
        some = basic * 1.0
        self.basics = (basic * weights.scarce, some, some, basic * weights.plenty)
        """A basic token by how many of its kind there are, three standing for more."""
        kept = [1 + extra + offering for extra in box.extra]
        self.tokens = (
            *[basic] * SILVER,
            silver,
            *[max(basic + weights.resource_offering, one) for one in kept[RESOURCE_OFFERING:JOKER]],
            *[max(one, basic + weights.joker) for one in kept[JOKER:POINTS]],
            *kept[POINTS:],
        )
        """Any other token."""
        unseen, more = weights.unseen_offering
        self.random_offering = max(unseen + offering, basic + more)
        self.jar = 3 * basic * weights.jar
        self.counted = tuple(
            float(sum([box.nobles[noble].each for noble in nobles if box.nobles[noble].per == per]))
            for per in range(len(PER))
        )


_worths = lru_cache(maxsize=1 << 12)(Worths)


class Prospects:
    """One player's values at one moment."""

    __slots__ = (
        "_best_bonus", "_best_step", "_grown", "_have", "_promise", "basic", "g", "player", "round",
        "silver", "weights", "worths",
    )  # fmt: skip

    def __init__(self, g: Pharaon, seat: int, weights: Weights) -> None:
        self.g = g
        self.player: Player = g.players[seat]
        self.round = g.round
        self.weights = weights
        self.worths = _worths(g.box, self.player.nobles, g.round, weights)
        self.basic = self.worths.basic
        self.silver = self.worths.silver
        self._have = elements(self.player)
        self._promise: float | None = None
        self._grown: dict[tuple[int, int], float] = {}
        self._best_step: dict[int, float] = {}
        self._best_bonus: float | None = None

    # -- everything a player has -------------------------------------------------------------------

    def gods(self) -> float:
        """What the gods will bring."""
        if self._promise is None:
            self._promise = self._god_promise(self._have)
        return self._promise

    def nile(self) -> float:
        """What the influence tracks will bring."""
        worth = self.weights.track[self.round]
        return sum([worth[step] for step in self.player.tracks])

    def nobles(self) -> float:
        """What the nobles will bring."""
        cards, rounds = self.g.box.nobles, self.g.box.rounds - self.round + 1
        owned = [cards[noble] for noble in self.player.nobles]
        return sum([card.base + self._expected(card, rounds) for card in owned])

    # -- tokens ------------------------------------------------------------------------------------

    def token(self, token: int, owned: int) -> float:
        """One more token of a kind of which there are `owned` already."""
        if token < SILVER:
            return self.worths.basics[min(3, owned)]
        return self.worths.tokens[token]

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
        return self.worths.random_offering

    def jar(self) -> float:
        """A jar from the supply."""
        return self.worths.jar

    # -- progress ----------------------------------------------------------------------------------

    def elements(self, zone: int, more: int) -> float:
        """So many more elements of a zone for the gods."""
        found = self._grown.get((zone, more))
        if found is None:
            have = list(self._have)
            have[zone] += more
            found = self._grown[zone, more] = self._god_promise(have) - self.gods()
        return found

    def _god_promise(self, have: list[int]) -> float:
        g = self.g
        bonus = _god_bonus(g.box, g.ring, self.player.nobles)
        counts = tuple(
            map(min, have, g.box.god_needs)
        )  # more than all gods ask for changes nothing
        return _god_promise(g.box, g.ring, bonus, counts, self.round, self.weights)

    def track(self, track: int, steps: int = 1) -> float:
        """So many steps on one track."""
        step = self.player.tracks[track]
        after = min(step + steps, self.g.box.top_step)
        if after == step:
            return 0.0
        values = self.weights.track[self.round]
        worth = values[after] - values[step]
        if not step:
            worth += self.elements(NILE, 1)
        if after == self.g.box.top_step:
            worth += self.worths.counted[PER_TOP_TRACK]
        return worth

    def arrows(self, arrows: tuple[int, ...]) -> float:
        """The steps of some arrows, each on its best track."""
        total = 0.0
        for arrow in arrows:
            best = self._best_step.get(arrow)
            if best is None:
                best = max([self.track(track) for track in range(5) if arrow >> track & 1])
                self._best_step[arrow] = best
            total += best
        return total

    def best_bonus(self) -> float:
        """The best offering on the bonus field, or one from the bag if that is better."""
        if self._best_bonus is None:
            there = [self.token(token, 0) for token in self.g.bonus if token != EMPTY]
            self._best_bonus = max(self.worths.random_offering, *there, 0.0)
        return self._best_bonus

    def tomb(self) -> float:
        """One step on the tomb track."""
        box, player = self.g.box, self.player
        if player.tomb == box.tomb_top:
            return 0.0
        worth = float(box.tomb_points[player.tomb + 1] - box.tomb_points[player.tomb])
        worth += self.elements(TOMB, 1) + self.worths.counted[PER_TOMB_STEP]
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
        points = box.artisan_points
        worth = points[artisan] + self.tokens(box.artisan_gain[artisan])
        worth += box.artisan_jars[artisan] * self.worths.jar + self.elements(ARTISANS, 1)
        if points[artisan] not in [points[one] for one in self.player.artisans]:
            worth += self.worths.counted[PER_ARTISAN_VALUE]
        return worth

    def best_artisan(self) -> float:
        """The best artisan that lies open."""
        return max([self.artisan(card) for card in self.g.artisan_row if card >= 0], default=0.0)

    # -- nobles ------------------------------------------------------------------------------------

    def noble(self, noble: int) -> float:
        """A noble: its points now and to be expected, its power, and what it brings at once."""
        card, weights = self.g.box.nobles[noble], self.weights
        rounds = self.g.box.rounds - self.round + 1
        worth = card.base + self._expected(card, rounds)
        if card.power:
            strong = not card.power & (TREASURER - 1)
            worth += (weights.strong_power if strong else weights.power) * rounds
        worth += card.silver * self.silver + card.offerings * self.worths.random_offering
        for _ in range(card.nile_steps):
            worth += weights.free_step * self.arrows((ANY_COLOUR,))
        worth += card.tomb_steps * self.tomb() + card.artisans * self.best_artisan()
        worth += self.elements(NOBLES, 1) + self.worths.counted[PER_NOBLE]
        return worth + self.succession(len(self.player.nobles) + 1, self.player.tomb)

    def _expected(self, card: NobleCard, rounds: int) -> float:
        """What the counting part of a noble will bring by the end."""
        if card.per == PER_BEST_OTHER:
            return self.weights.diplomat[0 if self.player.nobles else 1]
        return card.each * self._expected_count(card, self.weights.growth * (rounds - 1))

    def _expected_count(self, card: NobleCard, growth: float) -> float:
        """How many there will be of what a noble counts."""
        player, g, weights, per = self.player, self.g, self.weights, card.per
        if per == PER_ADJACENT_GOD:
            start, each, most = weights.adjacent_god
            return min(most, start + each * self._have[card.zone])
        if per == PER_GOD:
            return weights.gods
        if per == PER_HONOUR:
            own, free, lost = weights.honours
            return own if g.pharaoh == player.seat else free if g.pharaoh == NOBODY_YET else lost
        if per == PER_NOBLE:
            return len(player.nobles) + 1 + growth
        if per == PER_ARTISAN_VALUE:
            each, times = weights.artisan_values
            return len(set(player.artisans)) * each + times * growth
        if per == PER_TOMB_STEP:
            return player.tomb + weights.tomb_steps * growth
        if per == PER_OFFERING:
            each, start, most = weights.offerings_kept
            return min(most, each * self._have[OFFERINGS] + start + growth)
        if per == PER_TOP_TRACK:
            return player.tracks.count(g.box.top_step) + weights.top_tracks * growth
        if per == PER_SILVER:
            each, start = weights.silver_kept
            return each * player.supply[SILVER] + start
        if per == PER_BASIC:
            return weights.basics_kept
        return 0.0


# -- gods ------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 12)
def _god_bonus(box: Tables, ring: tuple[int, ...], nobles: tuple[int, ...]) -> tuple[float, ...]:
    """By border: what nobles add to the points of its god."""
    found = []
    for god in borders(box, ring):
        bonus = 0.0
        for card in [box.nobles[noble] for noble in nobles]:
            beside = card.per == PER_ADJACENT_GOD and card.zone in (god.left, god.right)
            if card.per == PER_GOD or beside:
                bonus += card.each
        found.append(bonus)
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def _god_promise(
    box: Tables,
    ring: tuple[int, ...],
    bonus: tuple[float, ...],
    have: tuple[int, ...],
    number: int,
    weights: Weights,
) -> float:
    """Satisfied gods in full, the others in part; a zone serves its dearer god first."""
    gods = borders(box, ring)
    left, right = [0.0] * 5, [0.0] * 5
    for position, god in enumerate(gods):
        after = (position + 1) % 5  # `god.right` lies between this god and the next
        own, other, there = god.right_need, gods[after].left_need, have[god.right]
        if god.points >= gods[after].points:
            right[position], left[after] = _shared(there, own, other, weights.second_served)
        else:
            left[after], right[position] = _shared(there, other, own, weights.second_served)
    total = 0.0
    for position, god in enumerate(gods):
        points = god.points + bonus[position]
        if left[position] + right[position] < 2:
            share = (left[position] + right[position]) / 2
            points *= weights.unfinished[number] * share**2
        total += points
    return total


def _shared(owned: int, first: int, second: int, behind: float) -> tuple[float, float]:
    """How far the elements of a zone go for two gods, the first one served first."""
    if owned <= first:
        return owned / first, behind * min(1.0, owned / second)
    return 1.0, min(1.0, (owned - first) / second)
