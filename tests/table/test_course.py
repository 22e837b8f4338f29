"""A finished match at a glance."""

from __future__ import annotations

import pytest
from tests.table.test_history import GAMES, played

from ennead.table.course import course
from ennead.table.history import History
from ennead.table.rendering import result


@pytest.mark.parametrize("game", GAMES)
def test_a_course_adds_up_to_the_result(game: str) -> None:
    """The last point has the scores of the match, made of parts where the game names them; there is
    a chance for every seat at every frame, and in the end the winners have it all."""
    table = played(game, 5000, 2)
    found = course(table.kit, table.match, History(table.kit, table.match))
    last = found.points[-1]
    assert last.frame == len(found.actors) == len(table.match.record)
    places = result(table.kit, table.position).places
    assert {place.seat: place.total for place in places} == dict(enumerate(last.totals))
    for point in found.points:
        assert all(len(parts) == len(found.labels) for parts in point.parts)
    assert [sum(parts) for parts in last.parts] == list(last.totals)
    assert len(found.chances) == len(found.actors) + 1
    assert all(0 <= chance <= 100 for chances in found.chances for chance in chances)
    winners = result(table.kit, table.position).winners
    assert {seat for seat, chance in enumerate(found.chances[-1]) if chance} == set(winners)
    frames = [point.frame for point in found.points]
    assert frames == sorted(set(frames))


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_says_why_it_ended(game: str) -> None:
    """The result names the cause of the end, in words that the game has."""
    table = played(game, 5000, 2)
    end = result(table.kit, table.position).end
    assert end is not None
