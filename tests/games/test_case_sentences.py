"""What cases say about themselves is said in every language."""

from __future__ import annotations

import pytest

from ennead.commands.case import cases_of
from ennead.games import GAMES, load
from ennead.table.reference import entries
from ennead.words import LANGUAGES, case_sentences


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
@pytest.mark.parametrize("id", GAMES)
def test_every_case_speaks_every_language(id: str, language: str) -> None:
    """No sentence of a case is missing, left in English, or about a case that is no more."""
    game, missing, written = load(id), list[str](), 0
    for case in cases_of(id):
        said = [case.says, *(step["says"] for step in case.data.get("step", []) if "says" in step)]
        found = case_sentences(game, case, language)
        written += len(found)
        missing += [one for one in said if found.get(one, one) == one]
    assert not missing
    file = game.folder / "cases" / f"{language}.ftl"
    assert len(entries(file.read_text(encoding="utf-8"))) == written
