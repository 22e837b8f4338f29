"""The figures of docs/studies.md: what is counted is right, what is estimated is what it is said to
be."""

from __future__ import annotations

import random

import pytest
from tools import studies

from ennead.games import GAMES, load
from ennead.kernel import Sampled
from ennead.kernel.perft import FIRST, perft


@pytest.mark.parametrize("id", GAMES)
def test_a_walked_tree_is_the_one_that_perft_counts(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every depth has as many sequences as `ennead perft` says, and not more information sets."""
    monkeypatch.setattr(studies, "NODES", 300)
    game, found = load(id), list(studies.levels(id))
    assert len(found) > 3
    for depth, level in enumerate(found):
        assert level.sequences == perft(game, game.start(game.setup(2), FIRST), depth)
        assert level.positions <= level.sequences
        assert level.information <= level.sequences


def test_who_cannot_tell_is_in_one_information_set() -> None:
    """Whatever one seat chose in secret, the other decides in the same information set; what was
    chosen in the open tells them apart."""
    game, rng = load("ankh"), random.Random(1)
    g = game.start(game.setup(2), Sampled(rng))
    alike = apart = 0
    while not g.over and not (alike and apart):
        seat, pasts = g.asked[0], (b"", b"")
        menu = game.menu(g, seat)
        if len(menu) > 1:
            after = [node for node in studies.steps(game, g, pasts) if node[0].asked]
            sets = {studies.known(game, *node) for node in after}
            if len(g.asked) > 1:
                assert len(sets) == 1
                alike += 1
            else:
                assert len(sets) == len(after)
                apart += 1
        game.apply(g, seat, menu[int(rng.random() * len(menu))])
    assert alike
    assert apart


def test_a_mean_of_products() -> None:
    """Knuth's estimate: a match that has ended counts as nothing below its end."""
    assert studies.mean_digits([[0, 1], [0, 1], [0]]) == pytest.approx([0, 0.824], abs=1e-3)
