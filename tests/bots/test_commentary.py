"""What bots say about their moves."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ennead.bots import Confidence, make
from ennead.bots.commentary import KEEPS_QUIET, aim, confidence, public_aim, searched
from ennead.bots.levels import Searcher
from ennead.bots.search import Budget, SearchResult
from ennead.games import GAMES, load
from ennead.kernel import AnyGame, Message, Option, Sampled
from ennead.words import LANGUAGES, words_for

each_game = pytest.mark.parametrize("id", GAMES)


def positions(game: AnyGame, players: int, matches: int, seed: int) -> Iterator[Any]:
    """Every decision of a few matches, some moves sensible and some not."""
    rng = random.Random(seed)
    for _ in range(matches):
        g = game.start(game.setup(players), Sampled(rng))
        while not g.over:
            yield g
            seat = g.asked[0]
            menu = game.menu(g, seat)
            bot = make("greedy" if rng.random() < 0.5 else "random")
            view = game.view(g, seat) if bot.blind is False else None
            game.apply(g, seat, bot.choose(game, view, menu, rng))  # type: ignore[arg-type]


@each_game
def test_every_aim_is_a_sentence_in_four_languages(id: str) -> None:
    """Whatever is offered, whoever looks, the aim is worded and misses no message or argument."""
    game = load(id)
    problems: set[str] = set()
    seen: set[str] = set()
    for players in {2, max(game.counts), min(game.counts)}:
        for g in positions(game, players, 1, players):
            seat = g.asked[0]
            own = game.mask(g, seat)
            for option in game.menu(g, seat)[:12]:
                for message in (
                    aim(game, own, seat, option),
                    public_aim(game, g, seat, option),
                ):
                    if message is None or repr(message) in seen:
                        continue
                    seen.add(repr(message))
                    for language in LANGUAGES:
                        problems.update(words_for(language, game).render(message, ["A"] * 9)[1])
    assert problems == set()
    assert len(seen) > 40


@each_game
def test_every_aim_that_is_written_is_used(id: str) -> None:
    """The texts have the aims that the code names, and no others."""
    folder = load(id).folder
    named = set(
        re.findall(r'"(aim-[a-z-]+)"', (folder / "bot" / "aims.py").read_text(encoding="utf-8"))
    )
    text = (folder / "texts" / "en.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^(aim-[a-z-]+) =", text, re.MULTILINE))
    assert named == written


@each_game
def test_what_is_said_to_all_does_not_change_with_what_is_hidden(id: str) -> None:
    """All that spectators cannot see is dealt anew: what is said of a move stays the same."""
    game = load(id)
    rng = random.Random(7)
    compared = 0
    for number, g in enumerate(positions(game, max(game.counts), 1, 7)):
        if number % 5:
            continue
        seat = g.asked[0]
        other = game.determinize(game.view(g, -1), rng)
        for option in game.menu(g, seat)[:6]:
            assert public_aim(game, g, seat, option) == public_aim(game, other, seat, option)
            compared += 1
    assert compared > 50


@pytest.mark.parametrize(
    ("id", "verb", "told"),
    [
        ("kemet", "fight", KEEPS_QUIET),
        ("kemet", "hide", KEEPS_QUIET),
        ("ankh", "play", KEEPS_QUIET),
        ("afterlife", "top", None),
    ],
)
def test_a_secret_choice_is_not_told(id: str, verb: str, told: Message | None) -> None:
    """Of a sealed choice all learn only that it is secret; who asks for advice learns more."""
    game = load(id)
    for seed in range(40):
        for g in positions(game, 2, 1, seed):
            seat = g.asked[0]
            options = [
                option for option in game.menu(g, seat) if game.write(option).split()[0] == verb
            ]
            if options:
                assert public_aim(game, g, seat, options[0]) == told
                assert aim(game, game.mask(g, seat), seat, options[0]) not in (None, KEEPS_QUIET)
                return
    raise AssertionError(f"nobody was ever asked to {verb}")


def test_a_search_is_as_sure_as_its_values() -> None:
    """A clear lead after many tries is sure, a small one is not; the strongest rival counts."""
    one, two, three = Option(), Option(), Option()
    visits = {one: 60, two: 30, three: 10}
    for second, degree in ((0.4, "sure"), (0.59, "fairly"), (0.615, "close"), (0.7, "close")):
        values = {one: 0.62, two: second, three: 0.1}
        said = searched(SearchResult(visits, values, 100), one)
        assert (said.degree, said.chance) == (degree, 62)
    few = {one: 2, two: 1}
    assert searched(SearchResult(few, {one: 0.62, two: 0.55}, 3), one) == Confidence("close", 62)
    assert searched(SearchResult({one: 5}, {one: 0.62}, 5), one) == Confidence("sure", 62)
    by_goal = SearchResult(visits, {one: 0.62, two: 0.6, three: 0.1}, 100, by_goal=True)
    assert searched(by_goal, one) == Confidence("sure")  # a part of a goal is no chance to win


@each_game
def test_every_level_says_how_sure_it_is(id: str) -> None:
    """Policies say it in words, searches with a chance too, dice and forced moves not at all."""
    game = load(id)
    rng = random.Random(3)
    g = next(g for g in positions(game, 2, 1, 3) if len(game.menu(g, g.asked[0])) > 2)
    seat = g.asked[0]
    view, menu = game.view(g, seat), game.menu(g, seat)
    player = make("greedy")
    said = confidence(player, game, view, menu, player.choose(game, view, menu, rng))
    assert said.degree in ("sure", "fairly", "close")
    assert said.chance is None
    thinker = Searcher("thinker", Budget(iterations=8))
    said = confidence(thinker, game, view, menu, thinker.choose(game, view, menu, rng))
    assert said.degree in ("sure", "fairly", "close")
    assert said.chance is not None
    assert 0 <= said.chance <= 100
    assert confidence(make("random"), game, view, menu, menu[0]) == Confidence()
    assert confidence(thinker, game, view, menu[:1], menu[0]) == Confidence()
    worst = min(menu, key=lambda o: game.judgement().weigh(view.state, seat, [o])[0])  # type: ignore[union-attr]
    if worst != player.choose(game, view, menu, rng):
        assert confidence(make("novice"), game, view, menu, worst).degree in ("whim", "close")


def test_the_words_of_sureness_are_there() -> None:
    """Every degree has its words in every language."""
    texts = Path(__file__).parents[2] / "src" / "ennead" / "texts"
    for language in LANGUAGES:
        text = (texts / f"{language}.ftl").read_text(encoding="utf-8")
        for degree in ("sure", "fairly", "close", "whim", "chance"):
            assert f"sure-{degree} = " in text
