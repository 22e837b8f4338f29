"""Words: whatever a match of Ankh says or shows is written in all four languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from ennead.games.ankh.game import AnkhGame
from ennead.games.ankh.state import Ankh
from ennead.games.ankh.verbs import PASS, STOP
from ennead.kernel import Event, Message
from ennead.kernel.chance import Sampled
from ennead.kernel.scene import every
from ennead.words import LANGUAGES, words_for

NAMES = ("Nefertari", "Ahmose", "Hatshepsut", "Senenmut", "Tiye")
ALL_ON = {"high-nile": "on", "two-cities": "on", "guardian-auction": "on"}


def spoken(game: AnkhGame, g: Ankh, told: list[Event]) -> Iterator[Message | str]:
    """Everything that is said to the seats that are asked."""
    for event in told:
        yield game.event_message(event)
    for seat in g.asked:
        yield game.prompt(g, seat)
        for option in game.menu(g, seat):
            yield game.label(option, g)


def shown(game: AnkhGame, g: Ankh) -> Iterator[Message | str]:
    """Everything that stands on the table of the seats that are asked."""
    assert game.scenery is not None
    for seat in g.asked:
        scene = game.scenery.scene(g, seat)
        yield scene.title
        for standing in scene.standings:
            if standing.role is not None:
                yield standing.role
        for area in scene.areas:
            if area.title is not None:
                yield area.title
        for node in every(scene):
            yield from (words for words in (node.label or node.key, node.note, node.text) if words)
            yield from (stat.name for stat in node.stats)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), [(2, {}), (4, ALL_ON)])
def test_everything_said_in_a_match_is_written(
    game: AnkhGame, language: str, players: int, options: dict[str, str]
) -> None:
    """Prompts, options, events and scenes of random matches have words and arguments."""
    words, rng = words_for(language, game), random.Random(players)
    told: list[Event] = []
    seen: set[str] = set()
    problems: set[str] = set()
    pictured: set[str] = set()
    for _ in range(2):
        g = game.start(game.setup(players, options), Sampled(rng), told)
        while not g.over:
            messages = [*spoken(game, g, told)]
            if g.question not in pictured or g.turn % 16 == 0:
                pictured.add(g.question)
                messages += shown(game, g)
            for message in messages:
                key = repr(message)
                if key not in seen:
                    seen.add(key)
                    problems.update(words.render(message, NAMES)[1])
            told.clear()
            seat = g.asked[0]
            menu = game.menu(g, seat)
            game.apply(g, seat, menu[int(rng.random() * len(menu))])
    assert sorted(problems) == []


def needed(game: AnkhGame) -> Iterator[str]:
    """Every message that the game can ask for by name."""
    for kind in game.components.kinds():
        for id in game.components.of(kind):
            yield f"{kind}-{id}"
    for kind, names in game.vocabularies().items():
        if kind not in ("hex", "side"):
            yield from (f"{kind}-{name}" for name in names)
    for name, question in game.questions.items():
        yield f"prompt-{name}"
        for clause in question.clauses:
            yield f"option-{clause.verb.name}"
            if clause.verb in (PASS, STOP):
                yield f"option-{clause.verb.name}-{name}"
            for rule in (*clause.requires, *clause.gates):
                yield f"refuse-{rule.name}"
    for path in game.folder.rglob("*.py"):
        for event in re.findall(r'\.tell\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8")):
            yield f"event-{event}"
    for option in game.options:
        yield f"option-set-{option.id}"
        yield f"option-set-{option.id}-help"
        yield from (f"option-set-{option.id}-{value}" for value in option.values)
    yield from (f"undo-chance-{tag}" for tag in game.chances)


def test_every_name_has_a_message(game: AnkhGame) -> None:
    """Components, questions, verbs, rules, events and options of the match are all named."""
    words = words_for("en", game)
    assert sorted({id for id in needed(game) if not words.has(id)}) == []


def test_no_exclamation_marks(game: AnkhGame) -> None:
    """Texts stay calm."""
    for path in (game.folder / "texts").glob("*.ftl"):
        assert "!" not in path.read_text(encoding="utf-8"), path.name
