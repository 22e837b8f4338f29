"""What of a match is worth a line on the pages of its players."""

from __future__ import annotations

import pytest
from tests.table.test_history import GAMES, played

from ennead.kernel import EVERYTHING
from ennead.table.feats import feats_of
from ennead.words import words_for

LANGUAGES = ("en", "cs", "pl", "uk")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_done_is_counted_and_has_words(game: str) -> None:
    """Each line of a finished match adds up to what its log says, and can be said in every
    language; nothing that a game declares is never done."""
    tables = [played(game, moves=10**6, players=players, seed=players) for players in (2, 3)]
    kit = tables[0].kit
    words = [words_for(language, kit.game) for language in LANGUAGES]
    seen: set[str] = set()
    for table in tables:
        done = feats_of(kit, table.match)
        opening, record = table.match.opening, table.match.record
        events = [*opening.events, *(event for entry in record for event in entry.events)]
        for feat in kit.game.feats:
            mine = [one for one in done if one.feat == feat.id]
            seen.update(one.feat for one in mine)
            if feat.event:
                told = [event for event in events if event.name == feat.event]
                assert sum(one.amount for one in mine) == len(told), feat
                by_seat = {event.args["player"] for event in told}
                assert {one.seat for one in mine} == by_seat
            else:
                scene = kit.scene(kit.game.mask(table.position, EVERYTHING), EVERYTHING)
                best = {one.seat: max(part.value for part in one.parts) for one in scene.standings}
                assert {one.seat: one.amount for one in mine} == best
        for say in words:
            for text in {f"feat-{one.feat}" for one in done} | {one.thing for one in done} - {""}:
                assert say.has(text), (say.language, text)
    assert seen == {feat.id for feat in kit.game.feats}
