"""What a view hides, and that nothing else is secret."""

from __future__ import annotations

import random

import pytest

from ennead.games.pharaon.game import PharaonGame
from ennead.games.pharaon.state import Draft, Pharaon
from ennead.kernel import SPECTATOR, UNKNOWN, Sampled
from ennead.kernel.perft import FIRST


def matches(game: PharaonGame, players: int, count: int) -> list[tuple[Pharaon, int]]:
    """Positions on the way through random matches, with whoever is asked."""
    found = []
    for seed in range(count):
        rng = random.Random(seed)
        g = game.start(game.setup(players), Sampled(rng))
        while not g.over:
            found.append((game.copy(g), g.asked[0]))
            menu = game.menu(g, g.asked[0])
            game.apply(g, g.asked[0], menu[int(rng.random() * len(menu))])
    return found


@pytest.mark.parametrize("players", [1, 3])
def test_nothing_hidden_is_in_a_view(game: PharaonGame, players: int) -> None:
    """No viewer sees a kind in bag, decks or supply; drafted nobles only their drafter."""
    drafts = 0
    for g, asked in matches(game, players, 2):
        for viewer in (*range(players), SPECTATOR):
            seen: Pharaon = game.view(g, viewer).state
            hidden = [*seen.bag, *seen.noble_deck, *seen.artisan_deck, *seen.jar_supply]
            hidden += seen.traitor.cut if seen.traitor else []
            assert set(hidden) <= {UNKNOWN}
            for player in seen.players:
                assert player.seat == viewer or set(player.aside) <= {UNKNOWN}
            frame = seen.frames[-1]
            if isinstance(frame, Draft) and frame.cards:
                drafts += 1
                assert (UNKNOWN in frame.cards) == (viewer != asked)
    assert drafts


@pytest.mark.parametrize("players", [1, 3])
def test_every_choice_shows_on_the_table(game: PharaonGame, players: int) -> None:
    """R50, R59: other options leave other tables to everybody's eyes: none is secret."""
    assert not any(question.secret for question in game.questions.values())
    for g, asked in matches(game, players, 1):
        tables = set()
        menu = game.menu(g, asked)
        for option in menu:
            after = game.copy(g)
            after.luck = FIRST
            game.apply(after, asked, option)
            tables.add(game.codec.encode(game.view(after, SPECTATOR).state))
        assert len(tables) == len(menu), g.question
