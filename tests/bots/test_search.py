"""The search bots."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.kernel.toy.game import Mastaba, MastabaGame, evaluate, weigh

from ennead.arena.series import play_match
from ennead.bots import Bot, Random, make
from ennead.bots.bot import AnyView
from ennead.bots.levels import Searcher
from ennead.bots.search import HIDDEN, Budget, Search, SearchConfig, Spread
from ennead.games import load
from ennead.kernel import Option, Sampled, SetupError
from ennead.kernel.judgement import Judgement, Rollouts

GAME = MastabaGame()


def test_a_search_beats_chance() -> None:
    """With a few imagined worlds a decision it wins clearly more often than a random player."""
    bots: list[Bot] = [Searcher("thinker", Budget(iterations=20)), Random()]
    won = 0.0
    for number in range(40):
        order = bots if number % 2 == 0 else bots[::-1]
        played = play_match(GAME, GAME.setup(2), order, f"search/{number}")
        winners = [order[seat].name for seat in played.winners]
        won += winners.count("thinker") / len(winners)
    assert won >= 24


def test_iterations_are_reproducible() -> None:
    """The same view, seed and number of iterations give the same visits of the same options."""
    g = GAME.start(GAME.setup(3), Sampled(random.Random(5)))
    for seat in (0, 1, 2):
        GAME.apply(g, seat, GAME.menu(g, seat)[0])
    seat = g.asked[0]
    menu = GAME.menu(g, seat)
    results = [
        Search(GAME, GAME.view(g, seat), random.Random(3), SearchConfig()).run(
            menu, Budget(iterations=50)
        )
        for _ in range(2)
    ]
    assert results[0] == results[1]
    assert results[0].iterations == 50
    assert sum(results[0].visits.values()) >= 49


def test_time_ends_a_search() -> None:
    """A budget of seconds is kept even when iterations are unlimited."""
    g = GAME.start(GAME.setup(2), Sampled(random.Random(5)))
    g.players[0].hand[:] = [0, 1, 2]
    search = Search(GAME, GAME.view(g, 0), random.Random(3), SearchConfig())
    assert search.run(GAME.menu(g, 0), Budget(seconds=0.05)).iterations >= 1


def test_nobody_in_the_search_acts_on_a_sealed_answer() -> None:
    """In the tree of the seat that answers second, the first answer is one branch: `?`."""
    g = GAME.start(GAME.setup(2), Sampled(random.Random(5)))
    g.players[0].hand[:] = [0, 1, 2]
    g.players[1].hand[:] = [0, 1, 2]
    search = Search(GAME, GAME.view(g, 0), random.Random(3), SearchConfig())
    search.run(GAME.menu(g, 0), Budget(iterations=60))
    assert set(search._roots[1].branches) == {HIDDEN}


def test_rivals_are_not_taken_for_their_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another seat, too, tries more than what its policy likes best, the highest card."""
    timid: list[bool] = []
    game = MastabaGame()
    apply = game.apply

    def watched(g: Mastaba, seat: int, option: Option) -> None:
        if seat == 1 and game.write(option).startswith("bid"):
            timid.append(option != game.menu(g, seat)[-1])
        apply(g, seat, option)

    monkeypatch.setattr(game, "apply", watched)
    g = game.start(game.setup(2), Sampled(random.Random(5)))
    search = Search(
        game, game.view(g, 0), random.Random(3), SearchConfig(rollouts=Rollouts(noise=0.0))
    )
    search.run(game.menu(g, 0), Budget(iterations=80))
    assert any(timid)


@pytest.mark.parametrize(
    ("players", "config", "turns"),
    [
        (2, SearchConfig(), 4),
        (2, SearchConfig(thorough=True), 6),
        (3, SearchConfig(thorough=True), 3),
        (2, SearchConfig(rollouts=Rollouts(horizon=0.5)), 2),
        (2, SearchConfig(rollouts=Rollouts(horizon=2.5, common_random=True)), 5),
    ],
)
def test_every_rollout_is_judged_at_the_same_turn(
    players: int, config: SearchConfig, turns: int
) -> None:
    """However deep the tree has grown: after as many rounds as the game says for such a table."""
    judged: set[int] = set()

    def note(g: Mastaba) -> list[float]:
        judged.add(g.turn)
        return evaluate(g)

    class Watched(MastabaGame):
        def judgement(self) -> Judgement[Mastaba]:
            quick, thorough, multiplayer = (
                Rollouts(horizon=2),
                Rollouts(horizon=3),
                Rollouts(horizon=1),
            )
            return Judgement(weigh, note, quick=quick, thorough=thorough, multiplayer=multiplayer)

    game = Watched()
    g = game.start(game.setup(players), Sampled(random.Random(5)))
    search = Search(game, game.view(g, 0), random.Random(3), config)
    search.run(game.menu(g, 0), Budget(iterations=80))
    assert judged == {g.turn + turns}


@pytest.mark.parametrize("common", [True, False])
def test_options_can_be_tried_with_common_random_numbers(
    common: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The n-th rollouts of all options then start in the same world, else in unrelated ones."""
    worlds: dict[Option, list[str]] = {}
    imagined: list[str] = []
    game = MastabaGame()
    determinize, apply = game.determinize, game.apply

    def imagine(view: AnyView, rng: random.Random) -> Mastaba:
        world = determinize(view, rng)
        imagined.append(f"{game.codec.encode(world)} {rng.random()}")
        return world

    def watched(g: Mastaba, seat: int, option: Option) -> None:
        if imagined:
            worlds.setdefault(option, []).append(imagined.pop())
        apply(g, seat, option)

    monkeypatch.setattr(game, "determinize", imagine)
    monkeypatch.setattr(game, "apply", watched)
    g = game.start(game.setup(2), Sampled(random.Random(5)))
    g.players[0].hand[:] = [0, 1, 2]
    rollouts = Rollouts(common_random=common)
    config = SearchConfig(exploration=9.0, prior_weight=0.0, rollouts=rollouts)
    search = Search(game, game.view(g, 0), random.Random(3), config)
    search.run(game.menu(g, 0), Budget(iterations=60))
    tried = list(worlds.values())
    assert len(tried) > 1
    assert all(len(set(one)) == len(one) > 1 for one in tried)
    together = min(len(one) for one in tried)
    assert (len({tuple(one[:together]) for one in tried}) == 1) == common


def test_a_softened_rollout_teaches_less_and_reports_the_chance_itself() -> None:
    """Learnt from chances of 0.9 and 0.1 are their roots, as shares; told is still the 0.9."""

    class Certain(MastabaGame):
        def judgement(self) -> Judgement[Mastaba]:
            return Judgement(weigh, lambda g: [0.9, 0.1])

    game = Certain()
    g = game.start(game.setup(2), Sampled(random.Random(5)))
    config = SearchConfig(rollouts=Rollouts(temperature=2.0))
    search = Search(game, game.view(g, 0), random.Random(3), config)
    result = search.run(game.menu(g, 0), Budget(iterations=20))
    best = search.root.branches[result.best()]
    assert best.total / best.visits == pytest.approx(0.9**0.5 / (0.9**0.5 + 0.1**0.5))
    assert result.values[result.best()] == pytest.approx(0.9)


def test_who_plays_alone_has_no_lead_to_soften() -> None:
    """In a match of one the chance itself is learnt from: a share of one is always the same."""
    game = load("pharaon")
    g = game.start(game.setup(1), Sampled(random.Random(5)))
    config = SearchConfig(rollouts=Rollouts(temperature=5.0))
    search = Search(game, game.view(g, 0), random.Random(3), config)
    result = search.run(game.menu(g, 0), Budget(iterations=6))
    best = search.root.branches[result.best()]
    assert best.total == best.chances
    assert 0 < best.total < best.visits


@pytest.mark.parametrize("config", [SearchConfig(), SearchConfig(thorough=True)])
def test_a_match_of_one_has_rollouts_of_its_own(config: SearchConfig) -> None:
    """If the game says so, for quick and thorough searches; at other tables nothing changes."""
    quick, thorough, solo = Rollouts(horizon=2), Rollouts(horizon=3), Rollouts(horizon=9)
    usual = thorough if config.thorough else quick
    judgement = Judgement(weigh, evaluate, quick=quick, thorough=thorough, solo=solo)
    assert config.rollouts_for(judgement, 1) == solo
    assert config.rollouts_for(judgement, 2) == usual
    assert config.rollouts_for(Judgement(weigh, evaluate, None, None, quick, thorough), 1) == usual


def test_who_wins_all_or_nothing_learns_how_near_it_was() -> None:
    """As a master embalmer no rollout reaches the goal; a few a choice still fill the tomb more."""
    game = load("afterlife")
    g = game.start(game.setup(1, {"solo": "master"}), Sampled(random.Random(5)))

    def play(g: Any, bot: Bot, turns: int) -> Any:
        rng = random.Random(7)
        while not g.over and g.turn < turns:
            option = bot.choose(game, game.view(g, 0), game.menu(g, 0), rng)
            game.apply(g, 0, option)
        return g

    play(g, make("greedy"), 40)
    search = Search(game, game.view(g, 0), random.Random(3), SearchConfig())
    result = search.run(game.menu(g, 0), Budget(iterations=6))
    assert {branch.chances for branch in search.root.branches.values()} == {0.0}
    assert result.by_goal
    assert 0.1 < result.values[result.best()] < 1
    tombs = {}
    for name in ("greedy", "ismcts:8"):
        world = game.copy(g)
        world.luck = Sampled(random.Random(9))
        tombs[name] = game.scores(play(world, make(name), 1000))[0]
    assert tombs["ismcts:8"] > tombs["greedy"] + 10


def test_a_wide_menu_is_opened_little_by_little() -> None:
    """Of dozens of options the policy's favourites are tried first, and others join in time."""
    game = load("kemet")
    luck = random.Random(1)
    g = game.start(game.setup(2), Sampled(luck))
    while g.question != "fight":
        seat = g.asked[0]
        view, menu = game.view(g, seat), game.menu(g, seat)
        game.apply(g, seat, make("greedy").choose(game, view, menu, luck))
    menu = game.menu(g, g.asked[0])
    assert len(menu) == 56
    judgement = game.judgement()
    assert judgement is not None
    rated = judgement.weigh(g, g.asked[0], menu)
    search = Search(game, game.view(g, g.asked[0]), random.Random(3), SearchConfig())
    widths = []
    for _ in range(4):
        search.run(menu, Budget(iterations=10))
        tried = [option in search.root.branches for option in menu]
        liked = [rating for rating, was in zip(rated, tried, strict=True) if was]
        others = [rating for rating, was in zip(rated, tried, strict=True) if not was]
        assert min(liked) >= max(others)
        widths.append(len(liked))
    assert sorted(set(widths)) == widths
    assert widths[0] <= 10
    assert widths[-1] < 40


@pytest.mark.parametrize(("scaled", "iterations"), [(False, 5), (True, 15)])
def test_a_level_does_more_rollouts_where_the_game_says_so(scaled: bool, iterations: int) -> None:
    """A scaled budget grows as many times as the game says; one that somebody asked for is kept."""
    g = GAME.start(GAME.setup(2), Sampled(random.Random(5)))
    search = Search(
        GAME, GAME.view(g, 0), random.Random(3), SearchConfig(rollouts=Rollouts(budget_factor=3))
    )
    budget = Budget(iterations=5, scaled=scaled)
    assert search.run(GAME.menu(g, 0), budget).iterations == iterations


def test_exploration_goes_by_how_much_values_differ() -> None:
    """The spread of worths is what was seen, with a guess at first, and never nothing."""
    spread = Spread()
    assert spread.deviation() == pytest.approx(0.1)
    for _ in range(4000):
        spread.add(0.5)
    assert 0 < spread.deviation() < 0.02
    for worth in [0.0, 1.0] * 4000:
        spread.add(worth)
    assert spread.deviation() == pytest.approx(0.41, abs=0.02)


def test_an_unknown_bot_is_named() -> None:
    """A wrong name is answered with the right ones."""
    with pytest.raises(SetupError, match="master"):
        make("grandmaster")
