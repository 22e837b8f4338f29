"""A match looked back on: every moment of it, as one viewer saw it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from ennead.kernel import SPECTATOR, Match
from ennead.kernel.chance import Keyed
from ennead.kernel.scene import plain
from ennead.table import messages as m
from ennead.table import requests
from ennead.table.catalog import GameCatalog
from ennead.table.changes import follow_areas
from ennead.table.history import MOST_MOVES, last_turn
from ennead.table.refused import Refused
from ennead.table.table import Table

GAMES = ("afterlife", "ankh", "kemet", "pharaon")
MOVES = 70
FOR_ALL = ("opened", "discard")
"""Ids of what lies open for a moment by the rules: a jar turned up, the top of a discard pile."""


def played(game: str, moves: int = MOVES, players: int = 3, seed: int = 7) -> Table:
    """A table after some random moves."""
    kit, luck, rng = GameCatalog().kit(game), Keyed(bytes([seed]) * 32), random.Random(seed)
    table = Table(kit, Match.begin(kit.game, kit.game.setup(players, {}), luck), luck)
    while not table.over and len(table.match.record) < moves:
        seat = rng.choice(table.asked)
        table.choose(seat, rng.choice(list(kit.game.menu(table.position, seat))))
    return table


def recap(table: Table, viewer: int, *span: int | None, whole: bool = True) -> list[m.Moment]:
    since, until = (*span, None, None)[:2]
    return list(table.recap(viewer, requests.Recap("a", since, until, whole))[1])


def shown(moments: list[m.Moment]) -> Iterator[dict[str, Any]]:
    """The areas of each moment, put together as a client does."""
    areas: dict[str, Any] = {}
    for moment in moments:
        areas = follow_areas(areas, moment.areas)
        areas = areas if moment.order is None else {id: areas[id] for id in moment.order}
        yield areas


def faces(value: Any) -> Iterator[str]:
    """The kinds of cards that can be read in a part of a scene."""
    if isinstance(value, list | tuple):
        for one in value:
            yield from faces(one)
    elif isinstance(value, dict):
        lies_open = any(part in str(value.get("id")) for part in FOR_ALL)
        if value.get("role") == "card" and "hidden" not in value.get("flags", ()) and not lies_open:
            yield str(value.get("key"))
        yield from faces(list(value.values()))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_a_recap_ends_with_what_is_on_the_table(game: str, viewer: int) -> None:
    """The moments since any entry, put together, end with the very picture that a state has."""
    table = played(game)
    for since in (0, table.seq - 40, table.seq - 1, table.seq):
        *_, last = shown(recap(table, viewer, max(since, table.seq - MOST_MOVES)))
        assert last == {id: plain(area) for id, area in table.rendering(viewer).areas.items()}
    told = recap(table, viewer, table.seq - 9)
    assert told[-1].log == len(table.log)
    assert [one.log for one in told] == sorted(one.log for one in told)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_at_once_is_shown_one_after_another(game: str) -> None:
    """A move with several lines has a picture of its own for each of them, and several differ."""
    table = played(game)
    number = max(range(MOVES), key=lambda n: len(table.match.record[n].events))
    moments = recap(table, 0, number, number + 1)
    lines = table.log.length_at(number + 1) - table.log.length_at(number)
    assert len(moments) == lines + 2  # before it, with each line, and when all is done
    assert {one.seq for one in moments[1:]} == {number + 1}
    pictures = list(shown(moments))
    assert sum(a != b for a, b in pairwise(pictures)) > 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_no_moment_shows_a_card_too_early_or_to_the_wrong_seat(game: str, viewer: int) -> None:
    """A card that can be read in the middle of a move could be read before it or after it, or was
    named to this viewer."""
    table = played(game)
    for number in range(MOVES):
        before, *between, after = shown(recap(table, viewer, number, number + 1))
        lines = table.log.seen_by(viewer, table.log.length_at(number), number + 1)
        named = str([line.text for line in lines])
        known = {*faces(before), *faces(after)}
        for picture in between:
            early = {face for face in faces(picture) if face not in known and face not in named}
            assert not early, f"move {number}: {early}"


def test_a_recap_goes_back_to_the_end_of_my_last_turn() -> None:
    """Nothing of my last turn is told again, and everything of the others since then is."""
    table = played("pharaon", 60)
    record, turn = table.match.record, table.position.turn
    for seat in range(3):
        start = last_turn(record, seat, turn)
        owners = {entry.turn: entry.seat for entry in reversed(record)}
        mine = max(number for number, owner in owners.items() if owner == seat and number < turn)
        assert record[start - 1].turn == mine
        assert all(entry.turn > mine for entry in record[start:])


def test_what_was_taken_back_is_not_told() -> None:
    """After an undo the moments are those of what was played instead."""
    table = played("pharaon", 20)
    while table.match.why_final(seat := table.asked[0]):
        table.choose(seat, table.kit.game.menu(table.position, seat)[0])
    recap(table, seat, table.seq - 2)
    table.undo(seat)
    *_, last = shown(recap(table, seat, table.seq - 1))
    assert last == {id: plain(area) for id, area in table.rendering(seat).areas.items()}


def test_a_recap_has_bounds() -> None:
    """One of the future, and one of more moves than a message should hold, are refused."""
    table = played("pharaon", MOST_MOVES + 5)
    with pytest.raises(Refused) as refused:
        recap(table, 0, table.seq + 1)
    assert refused.value.code == "stale"
    with pytest.raises(Refused) as refused:
        recap(table, 0, 0)
    assert refused.value.code == "too-large"
