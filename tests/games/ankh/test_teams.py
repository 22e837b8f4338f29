"""A merged god's two players decide together, and nobody else learns anything (R26.5, A-68)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.ankh.teams import HIGHER, LOWER, RIVAL, in_battle

from ennead.games.ankh.kinds import FOR_DOMINATION
from ennead.kernel import SEALED, SPECTATOR, AnyGame, Event, Keyed, Listener, Match, matchfile
from ennead.table import messages as m
from ennead.table.kit import GameKit
from ennead.table.refused import Refused
from ennead.table.table import Table


@pytest.fixture
def table(game: AnyGame) -> Table:
    match = Match.begin(game, game.setup(3), Keyed(b"k" * 32))
    match.position = in_battle(game)
    return Table(GameKit(game), match)


def decision(table: Table, viewer: int) -> m.OpenDecision | None:
    return table.rendering(viewer).decision


def seen(game: AnyGame, g: Any, viewer: int) -> list[str]:
    """The sealed answers as a viewer knows them."""
    answers = game.mask(g, viewer).sealed
    return ["" if one is None else "?" if one is SEALED else game.write(one) for one in answers]


def test_partners_see_suggestion_and_choice_and_rivals_do_not(game: AnyGame) -> None:
    """The team knows what it has suggested and chosen; a rival and a spectator know only that."""
    g = in_battle(game)
    game.apply(g, LOWER, game.choose(g, LOWER, "play flood"))
    game.apply(g, HIGHER, game.choose(g, HIGHER, "play cycle"))
    for viewer in (HIGHER, LOWER):
        assert seen(game, g, viewer) == ["play cycle", "play flood", ""]
    for viewer in (RIVAL, SPECTATOR):
        assert seen(game, g, viewer) == ["?", "?", ""]


def test_a_partner_imagines_the_team_s_true_choice(game: AnyGame) -> None:
    """Worlds that the lower seat imagines have what the higher one chose, those of a rival do
    not."""
    g = in_battle(game)
    game.apply(g, HIGHER, game.choose(g, HIGHER, "play cycle"))
    rng = random.Random(1)
    worlds = [game.determinize(game.view(g, LOWER), rng) for _ in range(20)]
    assert {game.write(world.sealed[HIGHER]) for world in worlds} == {"play cycle"}
    worlds = [game.determinize(game.view(g, RIVAL), rng) for _ in range(20)]
    assert len({game.write(world.sealed[HIGHER]) for world in worlds}) > 1


def test_a_table_offers_the_suggestion_and_shows_it_to_the_partner(table: Table) -> None:
    """The lower seat gets the team's cards to suggest one, and the higher one sees which."""
    offered, own = decision(table, LOWER), decision(table, HIGHER)
    assert offered is not None
    assert own is not None
    assert offered.advises == HIGHER
    assert own.advises is None
    assert [one.text for one in offered.options] == [one.text for one in own.options]
    table.play(LOWER, "play flood", table.seq)
    told = decision(table, HIGHER)
    assert told is not None
    assert [(one.seat, one.text) for one in told.suggestions] == [(LOWER, "play flood")]
    assert decision(table, LOWER) is None
    rival = decision(table, RIVAL)
    assert rival is not None
    assert not rival.suggestions


def test_a_suggestion_holds_nobody_up(table: Table) -> None:
    """It makes no decision of others stale, can be taken back, and comes too late after the
    choice."""
    before = table.seq
    table.play(LOWER, "play flood", table.seq)
    assert table.asked == (HIGHER, RIVAL)
    table.undo(LOWER)
    table.play(HIGHER, "play cycle", before)
    with pytest.raises(Refused, match="not-your-turn"):
        table.play(LOWER, "play flood", table.seq)
    table.play(RIVAL, "play chariots", before)
    assert table.position.question != "cards"


def test_only_the_team_sees_its_card_on_the_table(game: AnyGame) -> None:
    """The battle panel shows a card that was chosen or suggested to both partners only."""
    g = in_battle(game)
    game.apply(g, LOWER, game.choose(g, LOWER, "play flood"))
    assert game.scenery is not None
    for viewer, shown in ((HIGHER, True), (LOWER, True), (RIVAL, False), (SPECTATOR, False)):
        scene = game.scenery.scene(game.mask(g, viewer), viewer)
        panel = next(area for area in scene.areas if area.id == "battle")
        assert ("battle/ra/secret/flood" in [node.id for node in panel.nodes]) is shown


def test_suggestions_are_recorded(game: AnyGame) -> None:
    """A match with suggestions is written, read and verified like any other, to the same scores."""
    rng, found = random.Random(7), 0
    match = Match.begin(game, game.setup(3, {"gods": "random"}), Keyed(bytes([7]) * 32))
    while not match.over:
        g = match.position
        seats = [seat for seat in range(3) if g.sealed and game.decider(g, seat) not in (-1, seat)]
        found += len(seats)
        seat = (seats or g.asked)[0]
        menu = game.menu(g, seat)
        match.choose(seat, menu[int(rng.random() * len(menu))])
    assert found
    text = matchfile.write(match)
    again = matchfile.rebuild(matchfile.parse(text), game)
    assert game.scores(again.position) == game.scores(match.position)


def test_both_players_of_a_team_are_named_as_winners(game: AnyGame) -> None:
    """The last line of the log names the whole team, and every gain of devotion says what for."""
    setup = game.setup(3)
    given = {
        "gods": ["amun", "isis", "ra"],
        "merged": ["amun", "isis"],
        "start": "conflict",
        "conflict": 5,
        "figures": {"a1": "amun"},
        "amun": {"devotion": 28},
        "ra": {"devotion": 21},
    }
    g = game.stage(setup, game.box(setup), given)
    events: list[Event] = []
    g.told = Listener(events)
    game.resume(g)
    told = {event.name: event.args for event in events}
    assert told["won-together"] == {"player": 0, "opponent": 1}
    assert told["gained"]["reasons"] == (FOR_DOMINATION,)
