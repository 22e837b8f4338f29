"""Kemet: Blood and Sand, declared to the kernel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ennead.games.kemet.board import CITIES, DISTRICTS
from ennead.games.kemet.bot import JUDGEMENT
from ennead.games.kemet.facts import count_components, describe
from ennead.games.kemet.rules import setup as preparations
from ennead.games.kemet.rules.bound import most_decisions
from ennead.games.kemet.rules.paths import WAYS
from ennead.games.kemet.rules.recruit import CAUSES
from ennead.games.kemet.rules.scoring import fame
from ennead.games.kemet.staging import stage_position
from ennead.games.kemet.standing import STANDING
from ennead.games.kemet.state import Course, Kemet, Player
from ennead.games.kemet.tables import ACTIONS, Tables, check_tables, open_tables
from ennead.kernel import Game, PackError, Preset, Setup, switch
from ennead.kernel.feats import Feat
from ennead.kernel.judgement import Judgement
from ennead.kernel.standing import Standing


class KemetGame(Game[Kemet]):
    """Kemet: Blood and Sand for two to five players."""

    id = "kemet"
    version = "2"
    counts = (2, 3, 4, 5)
    options = (
        switch("ready-start"),
        switch("sanctuary-even", True, players=(2, 4), ruling=True),
        switch("loser-may-stay", ruling=True),
    )
    presets = (Preset("standard", {}), Preset("first", {"ready-start": "on"}))
    state = Kemet
    feats = (
        Feat("god", "god", "god"),
        Feat("tile", "bought", "tile"),
        Feat("creature", "summoned", "creature"),
        Feat("battles", "result"),
    )
    end_rule = "3.3.a"
    stored_names = {"Course": "Match"}  # noqa: RUF012 - as the kernel declares it
    chances = {"colour": "colour", "intervention": "intervention"}  # noqa: RUF012
    arguments = {  # noqa: RUF012
        "battle_card": "battle-card",
        "buried": "battle-card",
        "leaving": "creature",
        "origin": "zone",
        "players": "seat",
        "removed": "battle-card",
    }

    def vocabularies(self) -> dict[str, Sequence[str]]:
        """Names by kind; ways and causes only appear in events and prompts."""
        kinds = (
            "zone", "city", "god", "cell", "colour", "tile", "creature", "intervention",
            "battle-card",
        )  # fmt: skip
        return {
            **{kind: list(self.components.of(kind)) for kind in kinds},
            "action": ACTIONS,
            "position": ("first", "second", "third", "fourth", "fifth"),
            "way": WAYS,
            "cause": CAUSES,
        }

    def open_box(self, setup: Setup) -> Tables:
        """The figures and the board of a set-up."""
        return open_tables(self.components, setup)

    def begin(self, setup: Setup, box: Tables) -> Kemet:
        """An empty table; the set-up is the first procedure."""
        zones = len(self.components.of("zone"))
        return Kemet(
            seats=setup.players,
            players=[Player(seat) for seat in range(setup.players)],
            holder=[-1] * zones,
            units=[0] * zones,
            beasts=[0] * zones,
            level=[0] * DISTRICTS,
            colour=[-1] * DISTRICTS,
            lords=[-1] * CITIES,
            landed=[0, 0, 0],
            frames=[Course(step=preparations.choose_colours.__name__)],
            box=box,
        )

    def scores(self, g: Kemet) -> list[int]:
        """Fame points, permanent and temporary."""
        return [fame(g, seat) for seat in range(g.seats)]

    def winners(self, g: Kemet) -> tuple[int, ...]:
        """The one who began a turn with nine fame points and nobody above (3.3.a)."""
        return (g.winner,) if g.winner >= 0 else ()

    def bound(self, setup: Setup) -> int:
        """See `bound`: everything that is decided uses something up, and A-66 ends the match."""
        return most_decisions(self.box(setup), setup.players)

    def census(self, g: Kemet) -> Counter[str]:
        """Every unit, creature, tile and card, wherever it lies."""
        return count_components(g)

    def facts(self, g: Kemet) -> dict[str, Any]:
        """The position in words."""
        return describe(g, self.notation)

    def stage(self, setup: Setup, box: Tables, given: Mapping[str, Any]) -> Kemet:
        """The position of a case; the words are in `staging`."""
        return stage_position(self.begin(setup, box), given, self.notation)

    def standing(self) -> tuple[Standing[Kemet], ...]:
        """What may be answered beforehand."""
        return STANDING

    def judgement(self) -> Judgement[Kemet]:
        """What is good."""
        return JUDGEMENT

    def check_components(self) -> None:
        """1: the totals of the box, and that every board can be set up with these figures."""
        for colour, entry in self.components.of("colour").items():
            printed = self.components.of("tile").values()
            copies = sum(tile["copies"] for tile in printed if tile["colour"] == colour)
            if copies != entry["tiles"]:
                raise PackError(
                    f"colour.{colour}.tiles", f"expected {copies}, got {entry['tiles']}"
                )
        hand = sum(card["copies"] for card in self.components.of("battle-card").values())
        if hand % 2 or hand < 2:
            raise PackError("battle-card", f"cards are used in pairs; {hand} of them cannot be")
        if self.pack:
            for players in self.counts:
                check_tables(self.open_box(self.setup(players)))


GAME = KemetGame
