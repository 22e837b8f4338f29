"""The rulebooks to read: whole, in four languages, with every figure from the components."""

from __future__ import annotations

import pytest

from ennead.games import installed, load
from ennead.rulebooks import faults
from ennead.table.book import book_folder, load_book
from ennead.table.kit import GameKit
from ennead.table.reference import component_list
from ennead.words import words_for


@pytest.mark.parametrize("game", installed())
def test_a_book_keeps_its_promises(game: str) -> None:
    """Every rule is told in every language, in chapters that can be read at once, and nothing in
    them is typed that the components know."""
    kit = GameKit(load(game))
    found = faults(kit)
    assert not found, f"{len(found)} faults:\n" + "\n".join(found)


@pytest.mark.parametrize("game", installed())
def test_every_line_of_the_log_has_its_rule(game: str) -> None:
    """From each event, and from each question, one click leads to a rule."""
    kit = GameKit(load(game))
    book = kit.game.rulebook
    told = {
        id.removeprefix("event-").removesuffix("-hidden")
        for id in words_for("en", kit.game).ids()
        if id.startswith("event-")
    }
    assert sorted(told - book.events.keys()) == []
    assert {question.rule for question in kit.game.questions.values()} <= book.entries.keys()


@pytest.mark.parametrize("game", installed())
def test_every_drawn_component_has_its_rules(game: str) -> None:
    """From each card and tile one click leads to a paragraph."""
    kit = GameKit(load(game))
    told = {
        rule
        for chapter in load_book(book_folder(kit.game.folder) / "en.md").chapters()
        for rule in chapter.rules()
    }
    drawn = [part for part in component_list(kit).components if part.key in kit.faces]
    assert drawn
    assert [part.key for part in drawn if not told.intersection(part.rules[:1])] == []
