"""Pharaon as the kernel sees it: names, options, and where each part lives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ennead.games.pharaon.bot import JUDGEMENT
from ennead.games.pharaon.facts import census, facts
from ennead.games.pharaon.packs import check_components
from ennead.games.pharaon.rules.bound import most_decisions
from ennead.games.pharaon.rules.scoring import total, winners
from ennead.games.pharaon.staging import stage
from ennead.games.pharaon.state import Course, Pharaon
from ennead.games.pharaon.tables import SYMBOLS, Tables, open_tables
from ennead.kernel import Game, MatchOption, Preset, Setup, switch
from ennead.kernel.feats import Feat
from ennead.kernel.judgement import Judgement

SOLO = (1,)
SEVERAL = (2, 3, 4, 5)
STARTERS = ("random", *(f"seat-{seat}" for seat in range(5)))


class PharaonGame(Game[Pharaon]):
    """Five rounds, five zones, a wheel that turns."""

    id = "pharaon"
    version = "1"
    counts = (1, 2, 3, 4, 5)
    options = (
        MatchOption("starting-player", STARTERS, "random", SEVERAL),
        switch("beginner-1"),
        switch("beginner-2", players=SEVERAL),
        switch("beginner-3", players=(3, 4, 5)),
        switch("beginner-4", players=(4, 5)),
        switch("beginner-5", players=(5,)),
        MatchOption("scribes", ("separate", "chain"), "separate", ruling=True),
        MatchOption("wild-entry", ("any", "wheel"), "any", ruling=True),
        MatchOption("judge", ("action", "all-five"), "action", ruling=True),
        MatchOption("general", ("reward", "first-too"), "reward", ruling=True),
        MatchOption("dark-boards", ("0", "1", "2", "3", "4", "5"), "0", SOLO),
        MatchOption("dark-choice", ("random", "free"), "random", SOLO),
        MatchOption("traitor-pass", ("own-turn", "at-once"), "own-turn", SOLO, ruling=True),
    )
    presets = (
        Preset("standard", {}),
        Preset("first", {f"beginner-{number}": "on" for number in range(1, 6)}),
        Preset("dark", {"dark-boards": "5"}, players=SOLO),
    )
    state = Pharaon
    feats = (
        Feat("noble", "took-noble", "noble"),
        Feat("artisan", "took-artisan", "artisan"),
        Feat("part"),
    )
    end_rule = "1.15.f"
    stored_names = {"Course": "Match", "JarOpening": "Opening"}  # noqa: RUF012 - declared as a constant by the base class
    chances = {  # noqa: RUF012
        "zone": "zone",
        "colour": "token",
        "direction": "direction",
        "first": "int",
        "board": "board",
        "dark": "board",
        "track": "token",
        "scribe": "noble",
        "jar": "jar",
        "offering": "token",
        "noble": "noble",
        "artisan": "artisan",
    }
    arguments = {  # noqa: RUF012
        "tokens": "token",
        "track": "token",
        "nobles": "noble",
    }

    def vocabularies(self) -> dict[str, Sequence[str]]:
        """Names by kind, in the order of the components."""
        kinds = ("token", "zone", "god", "nile", "jar", "artisan", "noble", "board")
        names: dict[str, Sequence[str]] = {kind: tuple(self.components.of(kind)) for kind in kinds}
        return names | {"direction": ("clockwise", "counter-clockwise"), "symbol": SYMBOLS}

    def open_box(self, setup: Setup) -> Tables:
        return open_tables(self.components, setup)

    def check_components(self) -> None:
        check_components(self.components, [self.setup(players) for players in self.counts])

    def begin(self, setup: Setup, box: Tables) -> Pharaon:
        return Pharaon(seats=setup.players, frames=[Course(step="prepare")], box=box)

    def scores(self, g: Pharaon) -> list[int]:
        return [total(g, seat) for seat in range(g.seats)]

    def winners(self, g: Pharaon) -> tuple[int, ...]:
        return winners(g)

    def bound(self, setup: Setup) -> int:
        return most_decisions(self.box(setup))

    def census(self, g: Pharaon) -> list[int]:
        return census(g)

    def facts(self, g: Pharaon) -> dict[str, Any]:
        return facts(self.notation, g)

    def stage(self, setup: Setup, box: Tables, given: Mapping[str, Any]) -> Pharaon:
        return stage(self.notation, setup, box, given)

    def judgement(self) -> Judgement[Pharaon]:
        return JUDGEMENT


GAME = PharaonGame
