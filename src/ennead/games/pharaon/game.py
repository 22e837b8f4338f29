"""Pharaon as the kernel sees it: names, written moves, options, and where each part of the rules lives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from ennead.games.pharaon import (
    cards,
    exchange,
    jars,
    offerings,
    passing,
    paying,
    preparation,
    rounds,
    tracks,
    traitor,
    turn,
    zones,
)
from ennead.games.pharaon.box import RESOURCES, SYMBOLS, TOKENS, Box
from ennead.games.pharaon.judgement import JUDGEMENT
from ennead.games.pharaon.payment import LONGEST
from ennead.games.pharaon.scoring import total, winners
from ennead.games.pharaon.soundness import check_components
from ennead.games.pharaon.staging import facts, stage
from ennead.games.pharaon.state import Draft, Intrigue, Match, Opening, Pharaon
from ennead.kernel.game import Game
from ennead.kernel.judgement import Judgement
from ennead.kernel.options import MatchOption, Setup, switch

CHAPTERS = (
    preparation,
    turn,
    paying,
    zones,
    offerings,
    cards,
    jars,
    tracks,
    exchange,
    passing,
    rounds,
    traitor,
)
"""The modules with steps and questions, in the order of the rulebook."""

SOLO = (1,)


class PharaonGame(Game[Pharaon]):
    """Five rounds, five zones, a wheel that turns."""

    id = "pharaon"
    version = "1"
    counts = (1, 2, 3, 4, 5)
    options = (
        switch("beginner-1"),
        switch("beginner-2", players=(2, 3, 4, 5)),
        switch("beginner-3", players=(3, 4, 5)),
        switch("beginner-4", players=(4, 5)),
        switch("beginner-5", players=(5,)),
        MatchOption("scribes", ("separate", "chain"), "separate"),
        MatchOption("wild-entry", ("any", "wheel"), "any"),
        MatchOption("judge", ("action", "all-five"), "action"),
        MatchOption("dark-boards", ("0", "1", "2", "3", "4", "5"), "0", SOLO),
        MatchOption("dark-choice", ("random", "free"), "random", SOLO),
        MatchOption("traitor-pass", ("own-turn", "at-once"), "own-turn", SOLO),
    )
    state = Pharaon
    verbs = {  # noqa: RUF012 - declared as a constant by the base class
        "jar": "take jar {jar}",
        "keep": "keep {noble}",
        "darken": "darken {board}",
        "pair": "take pair {place:int}",
        "pair-bonus": "take pair {place:int} with bonus",
        "noble": "take noble {noble}",
        "top-noble": "take top noble",
        "artisan": "take artisan {artisan}",
        "top-artisan": "take top artisan",
        "nile": "nile {nile}",
        "tomb": "build tomb",
        "use": "use {noble}",
        "pass": "pass",
        "pay": "enter with {token} and pay {tokens:token*}",
        "otherwise": "pay otherwise",
        "enter": "enter with {token}",
        "add": "add {token}",
        "bonus": "take bonus {place:int}",
        "draw": "draw from bag",
        "step": "step {track:token}",
        "hand-in": "hand in {token}",
        "gain": "gain {token}",
        "done": "done",
        "open": "open jar",
        "replace": "replace jar",
        "decline": "decline",
        "advance": "advance",
        "stay": "stay",
        "first": "take first-player token",
        "wheel": "put {token} on wheel",
        "give": "give {token}",
    }
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

    def open_box(self, setup: Setup) -> Box:
        return Box(self.components, setup)

    def check_components(self) -> None:
        check_components(self.components, [self.setup(players) for players in self.counts])

    def begin(self, setup: Setup, box: Box) -> Pharaon:
        return Pharaon(seats=setup.players, frames=[Match(step="prepare")])

    def scores(self, g: Pharaon) -> list[int]:
        return [total(g, seat) for seat in range(g.seats)]

    def winners(self, g: Pharaon) -> tuple[int, ...]:
        return winners(g)

    def bound(self, setup: Setup) -> int:
        return most_decisions(self.box(setup))

    def census(self, g: Pharaon) -> list[int]:
        """2.13: tokens by kind, then jars, nobles and artisans, wherever they lie."""
        tokens = [*g.bank, *[0] * (TOKENS - RESOURCES)]
        for player in g.players:
            tokens = [have + more for have, more in zip(tokens, player.supply, strict=True)]
        lying = [*g.bag, *g.heap, *g.pairs, *g.bonus, *(token for _, token in g.beside)]
        for places in (*g.wheel, *(g.traitor.lanes if g.traitor else ())):
            lying += places
        for token in lying:
            if 0 <= token < TOKENS:
                tokens[token] += 1
        jars_ = [*g.jars, *g.jar_supply, *g.jar_discard, *(g.traitor.cut if g.traitor else ())]
        nobles = [*g.noble_row, *g.noble_deck, *g.gone_nobles]
        artisans = [*g.artisan_row, *g.artisan_deck, *g.gone_artisans]
        for player in g.players:
            nobles += [*player.nobles, *player.aside]
            artisans += player.artisans
        for frame in g.frames:
            if isinstance(frame, Draft):
                nobles += frame.cards
            elif isinstance(frame, Opening | Intrigue):
                jars_.append(frame.jar)
        cards_ = [sorted(card for card in kind if card >= 0) for kind in (jars_, nobles, artisans)]
        return [*tokens, *cards_[0], *cards_[1], *cards_[2]]

    def facts(self, g: Pharaon) -> dict[str, Any]:
        return facts(self.notation, g)

    def stage(self, setup: Setup, box: Box, given: Mapping[str, Any]) -> Pharaon:
        return stage(self.notation, setup, box, given)

    def judgement(self) -> Judgement[Pharaon]:
        return JUDGEMENT


@lru_cache(maxsize=256)
def most_decisions(box: Box) -> int:
    """Every action occupies an entry space or turns one of the four nobles who open a full zone.

    A payment is one choice, or `otherwise` and its tokens. An action turn: the choice, the payment, a pause after
    paying and one at the end for owners of exchanging nobles, what the action brings, and for each jar the
    answers to Diplomat and Teacher. A pass: the choice, the jar and these two answers, the General and his reward,
    the pause at the end. Once a round altogether: Soothsayer (three decisions), Treasurer (two), the tokens
    of the Diplomat.
    """
    payment = 1 + LONGEST
    officials = max(n.nile_steps + n.offerings + bool(n.artisans) for n in box.nobles)
    brings = max(1, officials, *(len(action.arrows) for action in box.nile))
    brings += 2 * max(*box.artisan_jars, *(action.jars for action in box.nile))
    once = 3 + 2 + 3
    advances = sum(len(row) - 1 for row in box.rows)
    plots = max(box.board_jars) + len(box.rows[0]) if box.solo else 0
    actions_ = (5 * box.spaces + 4) * (1 + payment + 2 + brings)
    round_ = actions_ + box.sides * 7 + once + advances + plots
    draft = box.players * (2 + officials) + box.dark_boards
    return box.rounds * round_ + draft


GAME = PharaonGame
