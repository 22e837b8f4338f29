"""The levels of bots, and the one that is kept to measure them against."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.kernel.toy.game import MastabaGame

from ennead.bots import BOTS, Greedy, bot_for_people, make
from ennead.bots.levels import SECONDS, SKILLS, Level, skill_of
from ennead.bots.search import Budget, Search, SearchConfig
from ennead.games import GAMES, load
from ennead.kernel import Sampled
from ennead.kernel.judgement import Skill

GAME = MastabaGame()


def decision(game: Any, number: int, seed: str = "levels") -> tuple[Any, list[Any]]:
    """The view and menu of a real decision so far into a match of the policy that was kept."""
    g = game.start(game.setup(2), Sampled(random.Random(seed)))
    rng = random.Random(seed)
    while True:
        seat = g.asked[0]
        menu = game.menu(g, seat)
        number -= len(menu) > 1
        if number < 0:
            return game.view(g, seat), menu
        option = menu[0]
        if len(menu) > 1:
            weigh = game.judgement().earlier.weigh
            weights = weigh(game.view(g, seat).state, seat, menu)
            best = [
                one for one, weight in zip(menu, weights, strict=True) if weight == max(weights)
            ]
            option = best[int(rng.random() * len(best))]
        game.apply(g, seat, option)


KEPT = {
    "afterlife": (6, "entomb urn", [21, 13, 2, 2], 6),
    "kemet": (25, "fight purge bury raid", [55, 24, 18, 13], 30),
    "ankh": (6, "to a8", [74, 1, 1, 1], 7),
    "pharaon": (25, "gain silver", [35, 28, 14, 1], 6),
}
"""By game: after how many decisions, what it chose when it was kept, the most visits of an option,
and how many options it tried."""


@pytest.mark.parametrize("id", GAMES)
def test_old_master_stays_what_it_was(id: str) -> None:
    """It searches as `master` did when it was kept: the same visits of the same options."""
    game, (number, text, most, tried) = load(id), KEPT[id]
    view, menu = decision(game, number)
    bot: Any = make("old-master")
    option = bot.choose(game, view, menu, random.Random(1))
    visits = sorted(bot.last_result.visits.values(), reverse=True)
    assert (game.write(option), visits[:4], len(visits)) == (text, most, tried)


def test_old_master_is_offered_to_nobody() -> None:
    """It has a name for arenas, but is no level."""
    assert "old-master" in BOTS
    assert "old-master" not in SKILLS


@pytest.mark.parametrize("id", GAMES)
def test_every_game_says_how_strong_its_levels_are(id: str) -> None:
    """All games have `player` at the same place; a level that was measured is above those below."""
    skills = {level: skill_of(load(id), level) for level in SKILLS}
    assert skills["player"].strength == 1000
    measured = [skill.strength for skill in skills.values() if skill.strength]
    assert measured == sorted(measured)
    searching = [skill.iterations for skill in skills.values()]
    assert searching == sorted(searching)


def test_a_level_is_careless_as_often_as_its_skill_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """With whims always it plays anything, with none what its policy likes."""
    game = load("kemet")
    view, menu = decision(game, 25)
    judgement = game.judgement()
    assert judgement is not None
    ratings = judgement.weigh(view.state, view.seat, menu)
    liked = {one for one, rating in zip(menu, ratings, strict=True) if rating == max(ratings)}
    for whims, choices in ((1.0, set(menu)), (0.0, liked)):
        skill = Skill(0, whims)
        monkeypatch.setattr("ennead.bots.levels.skill_of", lambda game, level, skill=skill: skill)
        bot, rng = Level("novice"), random.Random(2)
        drawn = {bot.choose(game, view, menu, rng) for _ in range(40 * len(menu))}
        assert drawn == choices
    assert liked != set(menu)


def test_a_level_takes_its_time_at_a_table_with_people() -> None:
    """There it is bound by seconds and may try more; in arenas iterations alone count."""
    view, menu = decision(GAME, 0)
    for bot, budgets in (
        (make("expert"), {Budget(160, until_clear=True)}),
        (bot_for_people("expert"), {Budget(320, SECONDS["expert"], until_clear=True)}),
    ):
        assert isinstance(bot, Level)
        assert {bot._budget(skill_of(GAME, "expert"))} == budgets
        assert bot.choose(GAME, view, menu, random.Random(1)) in menu
    assert type(bot_for_people("greedy")) is Greedy


def test_a_clear_choice_takes_less_thought() -> None:
    """A search that stops when nothing can catch up chooses as the whole one does, with less."""
    game = load("kemet")
    spent = {False: 0, True: 0}
    for number in range(4, 12):
        view, menu = decision(game, number)
        best = set()
        for early in spent:
            search = Search(game, view, random.Random(3), SearchConfig())
            found = search.run(menu, Budget(60, until_clear=early))
            best.add(max(found.visits.items(), key=lambda one: one[1])[0])
            spent[early] += found.iterations
        assert len(best) == 1
    assert spent[True] < spent[False]
