"""Words: everything the game says can be said in four languages, with its arguments."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from ennead.games.afterlife.game import AfterlifeGame
from ennead.kernel import SPECTATOR, Event, Message
from ennead.kernel.chance import Sampled
from ennead.kernel.scene import every
from ennead.words import LANGUAGES, words_for

NAMES = ("Ani", "Hunefer", "Nebamun", "Tiye", "Kha", "Merit")


def said(game: AfterlifeGame, players: int, seed: int, **options: str) -> Iterator[Message | str]:
    """Prompts, options, events, refusals and scenes of a random match, each message id once."""
    seen: set[str] = set()
    told: list[Event] = []
    rng = random.Random(seed)
    g = game.start(game.setup(players, options), Sampled(rng), told)
    scenery = game.scenery
    assert scenery is not None
    while not g.over:
        seat = g.asked[0]
        menu = game.menu(g, seat)
        found: list[Message | str] = [game.prompt(g, seat)]
        found += [game.label(option) for option in menu]
        for event in told:
            if event.final:
                found.append(event.final)
                continue
            found += [game.event_message(event.seen_by(viewer)) for viewer in (seat, SPECTATOR)]
        if rng.random() < 0.05:
            view = game.view(g, seat).state
            scene = scenery.scene(view, seat)
            found.append(scene.title)
            for node in every(scene):
                found += [words for words in (node.label, node.note, node.text) if words]
                found += [stat.name for stat in node.stats]
            found += [game.label(option, view) for option in menu]
        for words in found:
            id = words if isinstance(words, str) else words.id
            if id not in seen:
                seen.add(id)
                yield words
        told.clear()
        game.apply(g, seat, menu[int(rng.random() * len(menu))])


@pytest.mark.parametrize(("players", "pool"), [(1, "afterlife"), (3, "half-merged"), (6, "six")])
def test_everything_can_be_said(game: AfterlifeGame, players: int, pool: str) -> None:
    """No message is missing in any language, and no argument is forgotten."""
    messages = list(said(game, players, 11, pool=pool))
    for language in LANGUAGES:
        words = words_for(language, game)
        assert [p for m in messages for p in words.render(m, NAMES)[1]] == []


def test_every_question_verb_rule_and_option_has_words(game: AfterlifeGame) -> None:
    """Prompts, labels, refusals, match options and reasons for the end of undo are all written."""
    words = words_for("en", game)
    wanted = [f"prompt-{name}" for name in game.questions]
    wanted += [f"option-{verb}" for verb in game.verbs]
    wanted += [f"undo-chance-{tag}" for tag in game.chances]
    wanted += [
        f"refuse-{rule.name}"
        for question in game.questions.values()
        for clause in question.clauses
        for rule in (*clause.requires, *clause.gates)
    ]
    for option in game.options:
        wanted += [f"option-set-{option.id}", f"option-set-{option.id}-help"]
    for kind in game.components.kinds():
        wanted += [f"kind-{kind}", *(f"{kind}-{id}" for id in game.components.of(kind))]
    assert [id for id in dict.fromkeys(wanted) if not words.has(id)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_texts_speak_of_the_cards_own_figures(game: AfterlifeGame, language: str) -> None:
    """The wording of each card formats with nothing but the figures printed on it."""
    words = words_for(language, game)
    box = game.box(game.setup(2))
    for number, name in enumerate(game.components.of("card")):
        text, problems = words.render(Message(f"card-{name}-text", box.figures[number]))
        assert problems == []
        assert text.endswith(".")


def test_every_name_and_wording_is_counted_with_its_source(game: AfterlifeGame) -> None:
    """Also those of cards that name no source of their own for them: they have that of the rest."""
    cards = game.components.of("card")
    texts = [figure for figure in game.components.figures() if figure.value is None]
    assert len(texts) == 2 * len(cards)
    assert all(figure.source for figure in texts)
    unnamed = [figure for figure in texts if figure.id == "statue-isis"]
    assert [(figure.attribute, figure.source) for figure in unnamed] == [
        ("name", "reconstructed"),
        ("action", "reconstructed"),
    ]
