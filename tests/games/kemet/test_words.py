"""The texts of Kemet: a name for everything printed, and no sentence without its words."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from ennead.games.kemet.game import KemetGame
from ennead.games.kemet.state import Kemet
from ennead.kernel import EVERYTHING, SPECTATOR, Event, Sampled
from ennead.kernel.scene import Words, every
from ennead.words import LANGUAGES, words_for

NAMES = ["Olha", "Petr", "Zofia", "Ada", "Ibn"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_name(game: KemetGame, language: str) -> None:
    """Each component, figure, match option and rule of refusal has words."""
    words = words_for(language, game)
    missing = [
        f"{kind}-{id}"
        for kind in game.components.kinds()
        for id in game.components.of(kind)
        if not words.has(f"{kind}-{id}")
    ]
    for kind in ("tile", "creature", "intervention", "battle-card"):
        missing += [
            f"{kind}-{id}-text"
            for id in game.components.of(kind)
            if not words.has(f"{kind}-{id}-text")
        ]
    missing += [f"kind-{kind}" for kind in game.components.kinds() if not words.has(f"kind-{kind}")]
    for figure in game.components.figures():
        if figure.attribute not in ("name", "action") and not words.has(
            f"figure-{figure.attribute}"
        ):
            missing.append(f"figure-{figure.attribute}")
    for option in game.options:
        wanted = [f"option-set-{option.id}", f"option-set-{option.id}-help"]
        wanted += [f"option-set-{option.id}-{value}" for value in option.values]
        missing += [id for id in wanted if not words.has(id)]
    for question in game.questions.values():
        for clause in question.clauses:
            rules = (*clause.requires, *clause.gates)
            missing += [
                f"refuse-{rule.name}" for rule in rules if not words.has(f"refuse-{rule.name}")
            ]
    assert missing == []


def told_by(game: KemetGame, seed: int) -> Iterator[Words | None]:
    """Prompts, options, events, refusals and scenes of a random match."""
    rng, told = random.Random(seed), list[Event]()
    g = game.start(game.setup(3), Sampled(rng), told)
    number = 0
    while not g.over:
        for event in told:
            if event.name != "revealed":
                for viewer in (EVERYTHING, SPECTATOR):
                    yield game.event_message(event.seen_by(viewer))
            yield event.final or None
        told.clear()
        seat = g.asked[0]
        menu = game.menu(g, seat)
        yield game.prompt(g, seat)
        yield from map(game.label, menu[:6])
        if number % 25 == 0:
            yield from refusals(game, g, seat)
            yield from seen(game, g, seat)
        game.apply(g, seat, menu[int(rng.random() * len(menu))])
        number += 1


def refusals(game: KemetGame, g: Kemet, seat: int) -> Iterator[Words | None]:
    """Why a sample of imaginable options is refused."""
    for option in islice(game.imaginable(g, seat), 0, None, 7):
        for refusal in game.explain(g, seat, option):
            yield game.message(refusal.message, refusal.args)


def seen(game: KemetGame, g: Kemet, seat: int) -> Iterator[Words | None]:
    """Every word of a seat's scene."""
    scenery = game.scenery
    assert scenery is not None
    view = game.view(g, seat).state
    scene = scenery.scene(view, seat)
    yield scene.title
    for area in scene.areas:
        yield area.title
    for node in every(scene):
        yield from (node.label or node.key or None, node.note, node.text)
        yield from (stat.name for stat in node.stats)
    for standing in scene.standings:
        yield standing.role
        yield from (part.label for part in standing.parts)
    yield from (game.label(option, view) for option in game.menu(g, seat))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_told_without_gaps(game: KemetGame, language: str) -> None:
    """Everything that a random match says becomes sentences."""
    words = words_for(language, game)
    assert {p for message in told_by(game, 8) for p in words.render(message, NAMES)[1]} == set()


def test_a_choice_says_which_creature_it_sends_home(game: KemetGame) -> None:
    """3.4.2.k: before the last units leave a creature alone, the button says that it goes home."""
    words = {"zones": {"north-west-1": {"seat": 0, "units": 2, "creature": "sphinx"}}}
    setup = game.setup(2)
    g = game.stage(setup, game.box(setup), {**words, "players": [{"tiles": ["sapphire-sphinx"]}]})
    game.resume(g)
    for text in ("act move-3", "lead north-west-1", "march north-west-2"):
        game.apply(g, 0, game.choose(g, 0, text))
    view, english = game.view(g, 0).state, words_for("en", game)
    wanted = {
        "take 1": "1 unit",
        "take 2": "2 units; back to your supply: Sphinx",
        "take 2 with sphinx": "2 units with Sphinx",
    }
    said = {text: english.say(game.label(game.choose(g, 0, text), view)) for text in wanted}
    assert said == wanted
