"""Random matches: they end when the rulebook says, and asking betrays nothing."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ennead.games.afterlife.game import AfterlifeGame
from ennead.games.afterlife.state import Afterlife
from ennead.games.afterlife.tables import BOAT
from ennead.kernel import Sampled, matchfile
from ennead.kernel.errors import MatchFileError


def random_match(game: AfterlifeGame, players: int, seed: int, **options: str) -> Afterlife:
    rng = random.Random(seed)
    g = game.start(game.setup(players, options), Sampled(rng))
    while not g.over:
        menu = game.menu(g, g.asked[0])
        game.apply(g, g.asked[0], menu[int(rng.random() * len(menu))])
    return g


@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_matches_end_within_the_bound_on_turns(game: AfterlifeGame, players: int) -> None:
    """R-07: never more than two turns a market card and one a player; nothing is left then."""
    for seed in range(10):
        g = random_match(game, players, seed)
        assert g.turn <= 2 * sum(g.copies) + players
        assert g.won or (not g.second and not g.third and g.pyramid == [-1] * 6)
        assert (g.turn % players == 0) or g.won


def test_a_silent_boat_betrays_nothing(game: AfterlifeGame) -> None:
    """Who is asked about Boat does not tell whether it is in the hand: both happen."""
    held = []
    for seed in range(25):
        rng = random.Random(seed)
        g = game.start(game.setup(3, {"pool": "original"}), Sampled(rng))
        while not g.over:
            seat = g.asked[0]
            if g.question == "boat":
                held.append(BOAT in g.players[seat].hand)
                world = game.determinize(game.view(g, g.active), rng)
                assert BOAT in world.players[seat].hand + world.players[seat].deck + (
                    world.players[seat].discard
                )
            menu = game.menu(g, seat)
            game.apply(g, seat, menu[int(rng.random() * len(menu))])
    assert any(held)
    assert not all(held)


def test_a_record_of_other_rules_is_refused_where_they_part(game: AfterlifeGame) -> None:
    """Rules 1 left out a question after which cards were alike: one sentence names both rules."""
    path = Path(__file__).parent / "version-1-arranged.match"
    record = matchfile.parse(path.read_text(encoding="utf-8"), path.name)
    with pytest.raises(MatchFileError, match="under rules 1, these are rules 2") as refused:
        matchfile.rebuild(record, game, path.name)
    assert refused.value.line == 74
    match, difference = matchfile.replay_as_far_as_it_goes(record, game, strict=False)
    assert difference is not None
    assert len(match.record) > 10


def test_a_swap_has_no_order(game: AfterlifeGame) -> None:
    """Naming the lower card first is the same move."""
    assert game.write(game.read("swap b1 t")) == "swap t b1"
