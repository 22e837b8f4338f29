"""What is good, for bots: weights of options, from what a seat can see."""

from __future__ import annotations

from collections.abc import Callable

from ennead.games.pharaon import verbs
from ennead.games.pharaon.bot.aims import aim
from ennead.games.pharaon.bot.evaluation import TRAITS, evaluate, evaluate_as_before
from ennead.games.pharaon.bot.prospects import Prospects
from ennead.games.pharaon.bot.weights import NEVER, WEIGHTS, Weights
from ennead.games.pharaon.currency import cost_of, currency_of
from ennead.games.pharaon.rules.exchange import wanted
from ennead.games.pharaon.rules.payment import cheapest, payment_option
from ennead.games.pharaon.rules.traitor import YOU
from ennead.games.pharaon.state import Exchange, Intrigue, JarOpening, Pharaon, Steps
from ennead.games.pharaon.tables import ARTISANS, NILE, NOBLES, OFFERINGS, SILVER, TOMB, TREASURER
from ennead.kernel import Option
from ennead.kernel.judgement import Judgement, Rollouts, read_skills
from ennead.kernel.learned import prior_of


def judge_by(weights: Weights) -> Judgement[Pharaon]:
    """The judgement that goes by these figures."""

    def weigh(g: Pharaon, seat: int, menu: list[Option]) -> list[float]:
        """How good each option is, in points to be expected."""
        return _WEIGH[g.question](g, seat, menu, Prospects(g, seat, weights))

    multiplayer = Rollouts(
        prior_weight=4.0, horizon=10, noise=0.0, common_random=True, temperature=5.0
    )
    old = Judgement(  # what `old-master` goes by: stays as it is
        weigh,
        evaluate_as_before,
        thorough=Rollouts(prior_weight=1.5, horizon=10, budget_factor=2),
        multiplayer=multiplayer,
    )
    return Judgement(
        weigh,
        evaluate,
        aim,
        TRAITS,
        quick=Rollouts(prior_weight=1.5, horizon=1.5),
        thorough=Rollouts(prior_weight=1.5, horizon=10, budget_factor=2),
        multiplayer=multiplayer,
        earlier=old,
        levels=read_skills("ennead.games.pharaon.bot"),
        prior=prior_of("ennead.games.pharaon.bot"),
    )


# -- turns -----------------------------------------------------------------------------------------


def weigh_turn(g: Pharaon, seat: int, menu: list[Option], worth: Prospects) -> list[float]:
    """Every action for its most sensible payment; passing if nothing pays for itself."""
    costs = Costs(g, seat, worth)
    return [_action(g, worth, costs, option) for option in menu]


class Costs:
    """What the most sensible payment for an action is worth, looked up once each."""

    __slots__ = ("_found", "_g", "_seat", "_worth")

    def __init__(self, g: Pharaon, seat: int, worth: Prospects) -> None:
        self._g = g
        self._seat = seat
        self._worth = worth
        self._found: dict[tuple[int, int, bool], float] = {}

    def of(self, zone: int, target: int = -1, bonus: bool = False) -> float:
        """What entering a zone for this action costs."""
        found = self._found.get((zone, target, bonus))
        if found is None:
            g, seat = self._g, self._seat
            cost = cost_of(g, seat, zone, target, bonus)
            paid = payment_option(
                zone, cheapest(currency_of(g, seat, zone), g.players[seat].supply, cost)
            )
            found = self._worth.spending((paid.token, *paid.tokens))
            self._found[zone, target, bonus] = found
        return found


def _bonus(g: Pharaon, worth: Prospects, place: int) -> float:
    third = worth.best_bonus()
    return (
        _pair(g, worth, place) + third + worth.elements(OFFERINGS, 3) - worth.elements(OFFERINGS, 2)
    )


def _pair(g: Pharaon, worth: Prospects, place: int) -> float:
    first, second = g.pairs[2 * place - 2 : 2 * place]
    return worth.token(first, 0) + worth.token(second, 0) + worth.elements(OFFERINGS, 2)


def _nile(g: Pharaon, worth: Prospects, number: int) -> float:
    action = g.box.nile[number]
    return worth.tokens(action.gain) + action.jars * worth.jar() + worth.arrows(action.arrows)


def _exchange(g: Pharaon, worth: Prospects, noble: int) -> float:
    """The Treasurer is always worth his while; the Soothsayer evens out a supply."""
    supply, weights = worth.player.supply, worth.weights
    if g.box.power[noble] == TREASURER:
        return weights.treasurer + worth.silver - worth.basic if any(supply[:5]) else NEVER
    return weights.soothsayer[0 if max(supply[:5]) > 3 and 0 in supply[:5] else 1]


def _action(g: Pharaon, worth: Prospects, costs: Costs, o: Option) -> float:
    """What a choice of a turn brings, less what it costs."""
    if isinstance(o, verbs.PairBonus):
        return _bonus(g, worth, o.place) - costs.of(OFFERINGS, -1, True)
    if isinstance(o, verbs.Pair):
        return _pair(g, worth, o.place) - costs.of(OFFERINGS)
    if isinstance(o, verbs.Nile):
        return _nile(g, worth, o.nile) - costs.of(NILE, o.nile)
    if isinstance(o, verbs.Noble):
        return worth.noble(o.noble) - costs.of(NOBLES)
    if isinstance(o, verbs.TopNoble):
        return worth.weights.unseen_noble - costs.of(NOBLES)
    if isinstance(o, verbs.Artisan):
        return worth.artisan(o.artisan) - costs.of(ARTISANS)
    if isinstance(o, verbs.TopArtisan):
        unseen = worth.weights.unseen_artisan + worth.elements(ARTISANS, 1)
        return unseen - costs.of(ARTISANS)
    if isinstance(o, verbs.Tomb):
        return worth.tomb() - costs.of(TOMB)
    return _exchange(g, worth, o.noble) if isinstance(o, verbs.Use) else worth.weights.passing


# -- the parts of a turn ---------------------------------------------------------------------------


def weigh_payment(g: Pharaon, seat: int, menu: list[Option], worth: Prospects) -> list[float]:
    """The payment that costs least."""
    return [
        -worth.spending((option.token, *option.tokens)) if isinstance(option, verbs.Pay) else NEVER
        for option in menu
    ]


def weigh_tokens(g: Pharaon, seat: int, menu: list[Option], worth: Prospects) -> list[float]:
    """Tokens to part with one by one: the least useful first."""
    return [
        -worth.spending((option.token,)) for option in menu if isinstance(option, verbs.OfToken)
    ]


def weigh_gains(g: Pharaon, seat: int, menu: list[Option], worth: Prospects) -> list[float]:
    """Whatever can be gained: tokens, offerings, the first-player token."""
    return [_gain(g, seat, option, worth) for option in menu]


def _gain(g: Pharaon, seat: int, option: Option, worth: Prospects) -> float:
    if isinstance(option, verbs.Gain):
        owned = g.players[seat].supply[option.token]
        return worth.token(option.token, owned) - worth.weights.owned_gain * owned
    if isinstance(option, verbs.First):
        if g.round == g.box.rounds:
            return float(g.box.first_points)
        return worth.basic + worth.weights.first_player
    if isinstance(option, verbs.Bonus):
        return worth.token(g.bonus[option.place - 1], 0) + worth.elements(OFFERINGS, 1)
    if isinstance(option, verbs.Draw):
        return worth.random_offering() + worth.elements(OFFERINGS, 1)
    return 0.0


def weigh_jar(g: Pharaon, seat: int, menu: list[Option], worth: Prospects) -> list[float]:
    """The jar whose tokens are worth most."""
    supply, dull = g.players[seat].supply, worth.weights.owned_jar
    return [
        sum(
            [
                worth.token(token, supply[token]) - dull * supply[token]
                for token in g.box.jars[option.jar]
            ]
        )
        for option in menu
        if isinstance(option, verbs.Jar)
    ]


def weigh_open(g: Pharaon, seat: int, menu: list[Option], worth: Prospects) -> list[float]:
    """Keep a jar unless it brings more of what there is plenty of."""
    frame = g.frames[-1]
    assert isinstance(frame, JarOpening)
    supply = g.players[seat].supply
    plenty = sum(supply[token] for token in g.box.jars[frame.jar])
    ordinary = worth.weights.ordinary_jar
    return [0.0 if isinstance(option, verbs.Open) else plenty - ordinary for option in menu]


def weigh_step(g: Pharaon, seat: int, menu: list[Option], worth: Prospects) -> list[float]:
    """The track on which this and the coming steps bring most."""
    frame = g.frames[-1]
    assert isinstance(frame, Steps)
    arrows = frame.arrows
    weights = []
    for option in menu:
        assert isinstance(option, verbs.Step)
        reach = sum([arrow >> option.track & 1 for arrow in arrows])
        later = worth.weights.coming_steps * worth.track(option.track, reach)
        weights.append(worth.track(option.track) + later)
    return weights


def weigh_artisan(g: Pharaon, seat: int, menu: list[Option], worth: Prospects) -> list[float]:
    """The best artisan on display."""
    return [
        worth.artisan(option.artisan)
        if isinstance(option, verbs.Artisan)
        else worth.weights.unseen_artisan
        for option in menu
    ]


def weigh_keep(g: Pharaon, seat: int, menu: list[Option], worth: Prospects) -> list[float]:
    """The better of the two nobles drawn."""
    return [worth.noble(option.noble) for option in menu if isinstance(option, verbs.Keep)]


def weigh_receive(g: Pharaon, seat: int, menu: list[Option], worth: Prospects) -> list[float]:
    """What there is least of."""
    supply = g.players[seat].supply
    return [-float(supply[option.token]) for option in menu if isinstance(option, verbs.Gain)]


def weigh_hand_in(g: Pharaon, seat: int, menu: list[Option], worth: Prospects) -> list[float]:
    """What there is most of, offerings last."""
    frame = g.frames[-1]
    assert isinstance(frame, Exchange)
    supply, weights = g.players[seat].supply, worth.weights
    return [
        supply[option.token]
        - (weights.handed_in_offering if option.token > SILVER else 0.0)
        + weights.choice_of_exchange * len(wanted(g, frame.noble, option.token))
        for option in menu
        if isinstance(option, verbs.HandIn)
    ]


def weigh_finish(g: Pharaon, seat: int, menu: list[Option], worth: Prospects) -> list[float]:
    """Exchange at the end of a turn what should be exchanged."""
    return [_exchange(g, worth, o.noble) if isinstance(o, verbs.Use) else 0.0 for o in menu]


def weigh_advance(g: Pharaon, seat: int, menu: list[Option], worth: Prospects) -> list[float]:
    """A reward now is a reward more."""
    return [1.0 if isinstance(option, verbs.Advance) else 0.0 for option in menu]


# -- the Traitor -----------------------------------------------------------------------------------


def weigh_wheel(g: Pharaon, seat: int, menu: list[Option], worth: Prospects) -> list[float]:
    """What goes on the wheel does not reach his track, but should not close a zone you need."""
    frame = g.frames[-1]
    assert isinstance(frame, Intrigue)
    _, left, right = g.box.jars[frame.jar]
    weights = []
    for option in menu:
        assert isinstance(option, verbs.Wheel)
        other = right if option.token == left else left
        room = g.box.spaces - len(g.wheel[option.token])
        closing = 0 if room == 1 and not g.players[YOU].passed else 1
        weights.append(-_harm(g, other, worth.weights) - worth.weights.closed_zone[closing])
    return weights


def _harm(g: Pharaon, colour: int, weights: Weights) -> float:
    """What the Traitor gains from one more token on the track of a colour."""
    traitor = g.traitor
    assert traitor is not None
    lane = traitor.colours.index(colour)
    squares = g.box.squares[traitor.boards[lane]]
    if len(traitor.lanes[lane]) >= len(squares):
        return weights.harm_beyond
    return weights.harm[squares[len(traitor.lanes[lane])][0]]


def weigh_anything(g: Pharaon, seat: int, menu: list[Option], worth: Prospects) -> list[float]:
    """Nothing to choose between."""
    return [0.0] * len(menu)


_WEIGH: dict[str, Callable[[Pharaon, int, list[Option], Prospects], list[float]]] = {
    "turn": weigh_turn,
    "pay": weigh_payment,
    "build": weigh_tokens,
    "jar": weigh_jar,
    "keep": weigh_keep,
    "step": weigh_step,
    "offering": weigh_gains,
    "reward": weigh_gains,
    "diplomat": weigh_gains,
    "teach": weigh_gains,
    "receive": weigh_receive,
    "hand-in": weigh_hand_in,
    "finish": weigh_finish,
    "open": weigh_open,
    "artisan": weigh_artisan,
    "advance": weigh_advance,
    "wheel": weigh_wheel,
    "give": weigh_anything,
    "darken": weigh_anything,
}


JUDGEMENT: Judgement[Pharaon] = judge_by(WEIGHTS)
