"""Matches: what stays true of the table in random matches, whatever happens."""

from __future__ import annotations

import random

from ennead.games.ankh.game import AnkhGame
from ennead.games.ankh.state import Ankh
from ennead.kernel import SPECTATOR
from ennead.kernel.chance import Sampled


def random_match(game: AnkhGame, players: int, seed: int) -> Ankh:
    rng = random.Random(seed)
    g = game.start(game.setup(players), Sampled(rng))
    while not g.over:
        menu = game.menu(g, g.asked[0])
        game.apply(g, g.asked[0], menu[int(rng.random() * len(menu))])
    return g


def test_regions_stay_sound(game: AnkhGame) -> None:
    """At the end regions are those of the map with its camels, none below six spaces."""
    for seed in range(12):
        g = random_match(game, 2 + seed % 4, seed)
        board = g.box.board
        assert sorted(g.regions) == sorted(board.regions(g.camels))
        assert min(region.bit_count() for region in g.regions) >= 6
        assert g.camels.bit_count() <= 30
        assert not g.camels & ~board.dry


def test_a_merged_god_has_nothing_left_below(game: AnkhGame) -> None:
    """After a merge the lower god owns nothing, and both boards show the same powers."""
    merged = 0
    for seed in range(20):
        g = random_match(game, 3 + seed % 3, seed)
        for god in g.gods:
            head = g.gods[god.head]
            if head is not god:
                merged += 1
                assert (god.army, sum(god.pool), god.ankhs, god.hand) == (0, 0, 0, 0)
                assert (god.powers, god.row) == (head.powers, head.row)
                assert god.forgotten == head.forgotten
    assert merged == 20


def test_sealed_cards_and_bids_do_not_leak(game: AnkhGame) -> None:
    """While others choose, nobody else's view holds a chosen card or bid, but a partner's does."""
    sealed = 0
    for seed in range(6):
        rng = random.Random(seed)
        g = game.start(game.setup(3), Sampled(rng))
        while not g.over:
            seat = g.asked[-1]
            menu = game.menu(g, seat)
            choice = menu[int(rng.random() * len(menu))]
            game.apply(g, seat, choice)
            if g.sealed and g.sealed[seat] is not None:
                sealed += 1
                team = [god.seat for god in g.gods if god.head == seat]
                for viewer in (*range(g.seats), SPECTATOR):
                    seen = game.view(g, viewer).state.sealed[seat]
                    assert (seen == choice) == (viewer in team)
    assert sealed > 20


def test_winners_are_a_team_or_one(game: AnkhGame) -> None:
    """Every random match ends with one god, a merged pair, or nobody."""
    for seed in range(16):
        g = random_match(game, 2 + seed % 4, 100 + seed)
        winners = game.winners(g)
        assert len(winners) <= 2
        if winners:
            assert {g.gods[seat].head for seat in winners} == {g.winner}
        else:
            assert not g.ladder
