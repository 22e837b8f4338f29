"""The catalog of games."""

from __future__ import annotations

import pytest

from ennead.games import load
from ennead.kernel import Game
from ennead.table.catalog import GameCatalog, pack_text

PACK = pack_text({"pack": {"game": "afterlife"}}, "mine", b"mine")


def test_tables_of_many_set_ups_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that keeps tables for more set-ups than allowed is replaced for tables to come; who
    plays with the old one goes on with it."""
    monkeypatch.setattr(Game, "most_boxes", 2)
    games = GameCatalog()
    for pack in ("", PACK):
        kits = set()
        for players in range(1, 9):
            kit = games.kit("afterlife", pack)
            setup = kit.game.setup(players)
            assert kit.game.setup_of(kit.game.box(setup)) == setup
            kits.add(kit)
        assert len(kits) > 1
        assert all(len(kit.game._boxes) <= 4 for kit in kits if kit.game is not load("afterlife"))
