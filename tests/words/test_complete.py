"""Everything a game can say is written: what it declares, and what its matches tell."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest
from tests.kernel.toy.game import MastabaGame

from ennead.games import GAMES, load
from ennead.kernel import SPECTATOR, AnyGame, Match, Message
from ennead.kernel.chance import Sampled
from ennead.kernel.scene import Scene, Words, every
from ennead.words import COORDINATES, LANGUAGES, words_for

from siwa import GAME as SIWA

OTHERS = {"mastaba": MastabaGame, "siwa": SIWA}
"""The toy of the tests, and what `ennead new-game` writes."""


@cache
def game_of(id: str) -> AnyGame:
    return OTHERS[id]() if id in OTHERS else load(id)


@pytest.fixture(params=[*OTHERS, *GAMES])
def game(request: pytest.FixtureRequest) -> AnyGame:
    return game_of(request.param)


def declared(game: AnyGame) -> Iterator[str]:
    """The messages that a game needs because of what it declares."""
    yield from ("game-title", "game-blurb")
    for verb in game.verbs:
        yield f"option-{verb}"
    for question in game.questions.values():
        yield f"prompt-{question.name}"
        for clause in question.clauses:
            for rule in (*clause.gates, *clause.requires):
                yield f"refuse-{rule.name}"
    for option in game.options:
        yield from (f"option-set-{option.id}", f"option-set-{option.id}-help")
        yield from (f"option-set-{option.id}-{value}" for value in option.values)
    for kind, names in game.notation.names.items():
        if kind != "seat":  # shown as the player's name
            ids = [f"{kind}-{name}" for name in names]
            yield from (id for id in ids if not COORDINATES.fullmatch(id))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_declares_is_written(game: AnyGame, language: str) -> None:
    """Verbs, questions, rules, match options and vocabularies have words in every language."""
    words = words_for(language, game)
    assert sorted(id for id in set(declared(game)) if not words.has(id)) == []


@cache
def told_by(id: str) -> list[Message]:
    """Every prompt, label, event and refusal of a random match for each number of players, without
    repetition."""
    game = game_of(id)
    said: dict[str, Message] = {}
    for players in game.counts:
        rng = random.Random(players)
        match = Match.begin(game, game.setup(players), Sampled(rng))
        while not match.over:
            seat = match.asked[0]
            menu = game.menu(match.position, seat)
            option = menu[int(rng.random() * len(menu))]
            prompt = game.prompt(match.position, seat)
            entry = match.choose(seat, option)
            messages = [prompt, game.label(option)]
            for viewer in range(-2, players):
                seen = [event.seen_by(viewer) for event in entry.events if not event.final]
                messages += [game.event_message(event) for event in seen]
            if entry.final and not entry.final.startswith("undo-chance-"):
                messages.append(Message(entry.final))
            said.update((message.id, message) for message in messages)
    return list(said.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_match_tells_is_written(game: AnyGame, language: str) -> None:
    """Whatever comes up in a match is a whole sentence, with every argument it speaks of."""
    words = words_for(language, game)
    names = ["Petra", "Jan", "Eva", "Ivo", "Ota", "Iva"]
    problems = [fault for message in told_by(game.id) for fault in words.render(message, names)[1]]
    assert problems == []


def words_of(scene: Scene) -> Iterator[Message]:
    """Every word on a table."""
    said: list[Words | None] = [scene.title, *(area.title for area in scene.areas)]
    for standing in scene.standings:
        said.append(standing.role)
        said += [word for part in standing.parts for word in (part.label, part.note)]
    for node in every(scene):
        said += [node.label if node.label is not None else node.key, node.note, node.text]
        said += [stat.name for stat in node.stats]
        if node.detail is not None:
            said += [node.detail.text, *node.detail.lines]
    for words in said:
        if words:
            yield Message(words) if isinstance(words, str) else words


@cache
def shown_by(id: str) -> list[Message]:
    """Every word that tables of random matches show to a seat and to a spectator, without
    repetition."""
    game = game_of(id)
    scenery = game.scenery
    assert scenery is not None
    shown: dict[str, Message] = {}
    for players in {min(game.counts), max(game.counts)}:
        rng = random.Random(players)
        match = Match.begin(game, game.setup(players), Sampled(rng))
        due = 0
        while not match.over:
            seat = match.asked[0]
            if len(match.record) >= due:
                due = len(match.record) * 5 // 4 + 1
                for viewer in (seat, SPECTATOR):
                    scene = scenery.scene(match.view(viewer).state, viewer)
                    shown.update((message.id, message) for message in words_of(scene))
            menu = game.menu(match.position, seat)
            match.choose(seat, menu[int(rng.random() * len(menu))])
    return list(shown.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_table_shows_is_written(game: AnyGame, language: str) -> None:
    """Names, notes, figures, titles and standings of the scene have words in every language."""
    words = words_for(language, game)
    names = ["Petra", "Jan", "Eva", "Ivo", "Ota", "Iva"]
    problems = [fault for message in shown_by(game.id) for fault in words.render(message, names)[1]]
    assert problems == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kernel_has_its_words(language: str) -> None:
    """What any game may need from the shared texts is there."""
    words = words_for(language)
    needed = [
        "refuse-match-over", "refuse-not-your-turn", "refuse-not-asked", "refuse-not-offered",
        "undo-nothing", "undo-other-player", "undo-match-over", "undo-sealed", "undo-chance",
        "player-unnamed", "player-bot", "player-nobody", "result-winners", "result-none",
    ]  # fmt: skip
    assert [id for id in needed if not words.has(id)] == []
