"""Valley of the Kings: Afterlife, with the original game: what the kernel has to know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from ennead.games.afterlife import facts, staging
from ennead.games.afterlife.bot import JUDGEMENT
from ennead.games.afterlife.rules.bound import bound
from ennead.games.afterlife.rules.pools import (
    BOXES,
    COUNTS,
    POOL_OPTIONS,
    RULING_OPTIONS,
    check_boxes,
    check_pool,
    check_setup,
)
from ennead.games.afterlife.rules.scoring import scores, winners
from ennead.games.afterlife.rules.setup import prepare
from ennead.games.afterlife.rules.turn import Course
from ennead.games.afterlife.standing import STANDING
from ennead.games.afterlife.state import Afterlife, Player
from ennead.games.afterlife.tables import NAMES, SETS, SLOTS, Tables, open_tables
from ennead.kernel import SPECTATOR, Game, Preset, Setup
from ennead.kernel.feats import Feat
from ennead.kernel.judgement import Judgement
from ennead.kernel.standing import Standing


class AfterlifeGame(Game[Afterlife]):
    """One to eight players build decks, buy from a crumbling pyramid and fill their tombs."""

    id = "afterlife"
    version = "2"
    counts = COUNTS
    options = (*POOL_OPTIONS, *RULING_OPTIONS)
    presets = (
        Preset("standard", {}),
        Preset("mix", {"pool": "mix"}, players=(2, 3, 4)),
        Preset("master", {"solo": "master"}, players=(1,)),
    )
    state = Afterlife
    feats = (
        Feat("bought", "bought", "card"),
        Feat("entombed", "entombed"),
        Feat("set"),
    )
    end_rule = "1.11.a"
    stored_names: ClassVar[Mapping[str, str]] = {"Course": "Match"}
    chances: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("draw", "look", "stock", "entomb", "reveal", "left-out"), "card"),
        "set": "set",
        "box": "box",
        "starter": "seat",
    }
    arguments: ClassVar[Mapping[str, str]] = {"cards": "card", "other": "card", "sets": "set"}

    def vocabularies(self) -> dict[str, Sequence[str]]:
        seats = [f"seat-{seat}" for seat in range(max(self.counts))]
        return {"card": NAMES, "slot": SLOTS, "seat": seats, "set": SETS, "box": BOXES}

    def setup(self, players: int, options: Mapping[str, str] | None = None) -> Setup:
        """A checked set-up: the pool must be for so many players."""
        setup = super().setup(players, options)
        check_setup(self.components, setup)
        return setup

    def open_box(self, setup: Setup) -> Tables:
        return open_tables(self.components, setup)

    def begin(self, setup: Setup, box: Tables) -> Afterlife:
        return Afterlife(
            players=[Player(seat) for seat in range(setup.players)],
            seats=setup.players,
            frames=[Course(step=prepare.__name__)],
            box=box,
        )

    def scores(self, g: Afterlife) -> list[int]:
        return scores(g)

    def winners(self, g: Afterlife) -> tuple[int, ...]:
        return winners(g)

    def bound(self, setup: Setup) -> int:
        return bound(self.box(setup))

    def census(self, g: Afterlife) -> list[int]:
        return facts.census(g)

    def facts(self, g: Afterlife) -> dict[str, Any]:
        """In words; `seen` is what each seat's view shows of it, `spectator` what is public."""
        told = facts.facts(g)
        if not facts.is_masked(g):
            told["seen"] = [facts.facts(self.view(g, seat).state, seat) for seat in range(g.seats)]
            told["spectator"] = facts.facts(self.view(g, SPECTATOR).state, SPECTATOR)
        return told

    def stage(self, setup: Setup, box: Tables, given: Mapping[str, Any]) -> Afterlife:
        return staging.stage(setup, box, given)

    def standing(self) -> tuple[Standing[Afterlife], ...]:
        """What may be answered beforehand."""
        return STANDING

    def judgement(self) -> Judgement[Afterlife]:
        return JUDGEMENT

    def check_components(self) -> None:
        """1.1, 1.2, 1.14: the cards, their levels, the sizes of the sets and of the pools."""
        check_boxes(self.components)
        for name in self.components.of("pool"):
            check_pool(name, self.open_box(super().setup(1, {"pool": name})))


GAME = AfterlifeGame
