"""Ankh: Gods of Egypt, declared for the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from ennead.games.ankh.board import Board
from ennead.games.ankh.bot import JUDGEMENT
from ennead.games.ankh.facts import count_everything, tell_facts
from ennead.games.ankh.hexes import first
from ennead.games.ankh.kinds import (
    ACTIONS,
    CARDS,
    FIGURES,
    GODS,
    GUARDIANS,
    MONUMENTS,
    POWERS,
    REASONS,
    SPACES,
)
from ennead.games.ankh.rules.bound import most_decisions
from ennead.games.ankh.rules.caravan import Caravan
from ennead.games.ankh.rules.setup import Course
from ennead.games.ankh.staging import Staging
from ennead.games.ankh.standing import STANDING
from ennead.games.ankh.state import Ankh, God
from ennead.games.ankh.tables import Tables
from ennead.games.ankh.verbs import AIM, KEEP, Aim, Keep
from ennead.kernel import Arg, Game, MatchOption, Option, PackError, Preset, Setup, switch
from ennead.kernel.feats import Feat
from ennead.kernel.judgement import Judgement
from ennead.kernel.standing import Standing


class AnkhGame(Game[Ankh]):
    """The whole game for two to five players, all scenarios and modules."""

    id = "ankh"
    version = "1"
    counts = (2, 3, 4, 5)
    options = (
        MatchOption("scenario", ("middle-kingdom", "old-kingdom"), "middle-kingdom"),
        MatchOption("gods", ("draft", "random"), "draft"),
        MatchOption("first-player", ("random", "first-seat"), "random"),
        MatchOption("guardian-1", ("random", "cat-mummy", "satet"), "random"),
        MatchOption("guardian-2", ("random", "mummy", "apep"), "random"),
        MatchOption("guardian-3", ("random", "giant-scorpion", "androsphinx"), "random"),
        switch("high-nile"),
        switch("two-cities"),
        switch("guardian-auction"),
        MatchOption("osiris-gates", ("any", "placed-first"), "any", ruling=True),
        MatchOption("satet-push", ("across", "within"), "across", ruling=True),
        MatchOption("obelisk-turns", ("out", "waits"), "out", ruling=True),
    )
    presets = (
        Preset("standard", {}),
        Preset("first", {"gods": "random"}),
        Preset("old-kingdom", {"scenario": "old-kingdom"}),
        Preset("modules", {"high-nile": "on", "two-cities": "on", "guardian-auction": "on"}),
    )
    state = Ankh
    feats = (
        Feat("god", "god-chosen", "god"),
        Feat("guardian", "guardian-joined", "guardian"),
        Feat("power", "unlocked", "power"),
        Feat("battles", "battle-won"),
    )
    end_rule = "R13.7.c"
    arguments: ClassVar[Mapping[str, str]] = {
        "origin": "hex",
        "left": "hex",
        "right": "hex",
        "cards": "card",
        "reasons": "reason",
        "partner": "god",
    }
    stored_names: ClassVar[Mapping[str, str]] = {
        "Course": "Match",
        "Moving": "Move",
        "Summoning": "Summon",
        "Unlocking": "Unlock",
        "Worshipping": "Worship",
        "GateOpening": "Gate",
    }
    chances: ClassVar[Mapping[str, str]] = {"first": "int", "guardian": "guardian", "god": "god"}

    @cached_property
    def dry_board(self) -> Board:
        """The map as printed, made once for all set-ups, with what it remembers of caravans."""
        return Board(
            self.components["map", "egypt"], (), self.components["action", "move"]["range"]
        )

    @cached_property
    def flooded_board(self) -> Board:
        """M1: the map at High Nile."""
        spaces = self.components["module", "high-nile"]["flooded"]
        steps = self.components["action", "move"]["range"]
        return Board(self.components["map", "egypt"], spaces, steps)

    def vocabularies(self) -> dict[str, Sequence[str]]:
        return {
            "hex": self.dry_board.hexes,
            "side": self.dry_board.side_names,
            "god": GODS,
            "figure": FIGURES,
            "guardian": GUARDIANS,
            "power": POWERS,
            "card": CARDS,
            "monument": MONUMENTS,
            "action": ACTIONS,
            "space": SPACES,
            "reason": REASONS,
        }

    def aliases(self) -> Mapping[str, Mapping[str, int]]:
        """A side named from its other hex is the same side."""
        board = self.dry_board
        names = board.hexes
        turned = {f"{names[b]}-{names[a]}": side for side, (a, b) in enumerate(board.sides)}
        return {"side": turned}

    def meant(self, g: Ankh, option: Option) -> Option:
        """Claws are the same two spaces in either order; any space of a region names it."""
        if isinstance(option, Aim):
            return AIM.find((option.right, option.left))
        frame = g.frames[-1]
        if isinstance(option, Keep) and isinstance(frame, Caravan):
            named = [part for part in frame.parts if part >> option.hex & 1]
            return KEEP[first(named[0])] if named else option
        return option

    def open_box(self, setup: Setup) -> Tables:
        board = self.flooded_board if setup.on("high-nile") else self.dry_board
        return Tables(self.components, setup, board)

    def begin(self, setup: Setup, box: Tables) -> Ankh:
        return Ankh(
            seats=setup.players,
            gods=[God(seat, head=seat) for seat in range(setup.players)],
            bearers=[-1] * len(GODS),
            gone=[0, 0, 0],
            frames=[Course(step="set_up")],
            box=box,
        )

    def scores(self, g: Ankh) -> list[int]:
        """Devotion; a merged god's for both its players, none for the forgotten."""
        return [0 if god.forgotten else g.gods[god.head].devotion for god in g.gods]

    def winners(self, g: Ankh) -> tuple[int, ...]:
        """R13.7, A-72: the god that won, with both its players; nobody if all were forgotten."""
        return tuple(god.seat for god in g.gods if god.head == g.winner)

    def partners(self, g: Ankh, seat: int) -> list[int]:
        """The other players of a merged god."""
        head = g.gods[seat].head
        return [god.seat for god in g.gods if god.head == head and god.seat != seat]

    def bound(self, setup: Setup) -> int:
        return most_decisions(self.box(setup))

    def census(self, g: Ankh) -> Sequence[int]:
        return count_everything(g)

    def facts(self, g: Ankh) -> dict[str, Any]:
        return tell_facts(g)

    def stage(self, setup: Setup, box: Tables, given: Mapping[str, Any]) -> Ankh:
        return Staging(box, given).build()

    def standing(self) -> tuple[Standing[Ankh], ...]:
        """What may be answered beforehand."""
        return STANDING

    def judgement(self) -> Judgement[Ankh]:
        return JUDGEMENT

    def check_components(self) -> None:
        """Every set-up must be playable: tracks with room, pieces on land, tokens in regions."""
        for players in self.counts:
            for kingdom in ("middle-kingdom", "old-kingdom"):
                box = self.open_box(self.setup(players, {"scenario": kingdom}))
                if min(box.last) <= box.start:
                    raise PackError("action", f"a track is too short for {players} players")
                problem = box.layout.problem(box)
                if problem:
                    raise PackError(f"scenario.{kingdom}-{players}", problem)
        if (
            self.components["track", "devotion"]["red"]
            >= self.components["track", "devotion"]["top"]
        ):
            raise PackError("track.devotion.red", "must be below the top of the track")

    def _arg(self, vocabulary: str, value: object) -> Arg:
        """Hexes and sides are called by their own names in every language."""
        if vocabulary in ("hex", "side") and isinstance(value, int) and value >= 0:
            return self.notation.name(vocabulary, value).upper().replace("-", "–")
        return super()._arg(vocabulary, value)


GAME = AnkhGame
