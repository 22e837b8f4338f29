"""Everything a game can say is written: what it declares, and what its matches tell."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ennead.games import GAMES, load
from ennead.kernel import AnyGame
from ennead.words import COORDINATES, LANGUAGES, title_id, words_for

from .matches import OTHERS, game_of, shown_by, told_by


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
    for preset in game.presets:
        yield from (f"preset-{preset.id}", f"preset-{preset.id}-help")
    for kind, names in game.notation.names.items():
        if kind != "seat":  # shown as the player's name
            ids = [f"{kind}-{name}" for name in names]
            yield from (id for id in ids if not COORDINATES.fullmatch(id))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_declares_is_written(game: AnyGame, language: str) -> None:
    """Verbs, questions, rules, match options and vocabularies have words in every language."""
    words = words_for(language, game)
    assert sorted(id for id in set(declared(game)) if not words.has(id)) == []


def cited(game: AnyGame) -> Iterator[str]:
    """The rules of its rulebook that a game's refusals may cite."""
    for question in game.questions.values():
        rules = [rule for one in question.clauses for rule in (*one.gates, *one.requires)]
        ids = [question.rule, *(rule.id for rule in rules)]
        yield from (id for id in ids if id in game.rulebook.entries)


@pytest.mark.parametrize("language", ["cs", "pl", "uk"])
@pytest.mark.parametrize("game", [load(id) for id in GAMES], ids=lambda g: g.id)
def test_a_rule_that_a_refusal_cites_has_a_title(game: AnyGame, language: str) -> None:
    """Whoever is refused something reads the rule's title in their own language."""
    words = words_for(language, game)
    assert sorted({id for id in cited(game) if not words.has(title_id(id))}) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [load(id) for id in GAMES], ids=lambda g: g.id)
def test_every_prompt_speaks_of_others_too(game: AnyGame, language: str) -> None:
    """While somebody else is asked, nobody is addressed as if it were their turn."""
    words = words_for(language, game)
    prompts = [f"prompt-{question.name}.other" for question in game.questions.values()]
    assert [id for id in prompts if not words.has(id)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [load(id) for id in GAMES], ids=lambda g: g.id)
def test_every_component_and_its_figures_have_names(game: AnyGame, language: str) -> None:
    """The list of components and the editor of packs call kinds, components and figures by words."""
    words, needed = words_for(language, game), set[str]()
    for kind in game.components.kinds():
        needed.add(f"kind-{kind}")
        for id, figures in game.components.of(kind).items():
            needed |= {f"{kind}-{id}", *(f"figure-{name}" for name in figures)}
    assert sorted(id for id in needed if not words.has(id)) == []


@pytest.mark.parametrize("language", ["cs", "pl", "uk"])
@pytest.mark.parametrize("game", [load(id) for id in GAMES], ids=lambda g: g.id)
def test_titles_are_those_of_rules(game: AnyGame, language: str) -> None:
    """No title is left over from a rule that is gone."""
    known = {title_id(id) for id in game.rulebook.entries}
    titles = {id for id in words_for(language, game).ids() if id.startswith("rule-")}
    assert sorted(titles - known) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_a_match_option_has_a_name(game: AnyGame, language: str) -> None:
    """A word of its own, or that of the thing it stands for."""
    words = words_for(language, game)
    values = [option.words(value) for option in game.options for value in option.values]
    assert [ids for ids in values if not any(map(words.has, ids))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_match_tells_is_written(game: AnyGame, language: str) -> None:
    """Whatever comes up in a match is a whole sentence, with every argument it speaks of."""
    words = words_for(language, game)
    names = ["Petra", "Jan", "Eva", "Ivo", "Ota", "Iva"]
    problems = [fault for message in told_by(game.id) for fault in words.render(message, names)[1]]
    assert problems == []


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
