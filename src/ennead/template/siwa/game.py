"""Siwa: what the kernel has to know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from ennead.kernel import Game, PackError, Setup, switch
from ennead.kernel.judgement import Judgement

from siwa import facts, staging
from siwa.bot import JUDGEMENT
from siwa.rules import bound, scoring
from siwa.rules.setup import begin
from siwa.state import Siwa
from siwa.tables import GOODS, Tables


class SiwaGame(Game[Siwa]):
    """Two to four traders sell dates, salt and olives."""

    id = "siwa"
    version = "1"
    counts = (2, 3, 4)
    options = (switch("crowded", True),)
    state = Siwa
    end_rule = "S-5"
    chances: ClassVar[Mapping[str, str]] = {"draw": "good"}

    def vocabularies(self) -> dict[str, Sequence[str]]:
        return {"good": GOODS}

    def open_box(self, setup: Setup) -> Tables:
        return Tables(self.components, setup)

    def begin(self, setup: Setup, box: Tables) -> Siwa:
        return begin(setup, box)

    def scores(self, g: Siwa) -> list[int]:
        return scoring.scores(g)

    def winners(self, g: Siwa) -> tuple[int, ...]:
        return scoring.winners(g)

    def bound(self, setup: Setup) -> int:
        return bound.bound(self.box(setup))

    def census(self, g: Siwa) -> list[int]:
        return facts.census(g)

    def facts(self, g: Siwa) -> dict[str, Any]:
        return facts.facts(g)

    def stage(self, setup: Setup, box: Tables, given: Mapping[str, Any]) -> Siwa:
        return staging.stage(setup, box, given)

    def judgement(self) -> Judgement[Siwa]:
        return JUDGEMENT

    def check_components(self) -> None:
        """S-1: a pack must leave enough goods for the hands and a round."""
        goods = sum(int(good["copies"]) for good in self.components.of("good").values())
        needed = max(self.counts) * (int(self.components["hand", "start"]["size"]) + 1)
        if goods < needed:
            raise PackError("good", f"expected {needed} goods in all, got {goods}")


GAME = SiwaGame
