"""One seat of a match for Gymnasium; bots sit on the others.

import ennead.envs.single      # makes the names known
env = gymnasium.make("ennead/Kemet-v1", players=3, opponents=["novice", "player"])
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Literal, Unpack

import gymnasium
import numpy as np
from gymnasium.envs.registration import register, registry

from ennead.bots import dismiss, make
from ennead.envs.zoo import RENDER_MODES, Board, WantedOfSeat
from ennead.games import GAMES
from ennead.kernel import AnyGame, IllegalMove


class SingleAgent(gymnasium.Env[Any, Any]):
    """A match seen from one seat; a step lasts until that seat is asked again.

    `opponents`: a bot, or one for each other seat in their order, which get nothing but their
    seat's view. `illegal`: a number against the mask loses the match (`lose`, with the reason in
    the info), or `raise`s. It is drawn through the eyes of its seat, and never cut.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str | AnyGame,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "novice",
        illegal: Literal["lose", "raise"] = "lose",
        **wanted: Unpack[WantedOfSeat],
    ) -> None:
        self.board = Board(game, "", False, render_seat=seat, **wanted)
        self.session = self.board.session
        size = self.session.setup.players
        if not 0 <= seat < size:
            raise ValueError(f"seat: expected 0 to {size - 1}, got {seat}")
        if illegal not in ("lose", "raise"):
            raise ValueError(f"illegal: expected 'lose' or 'raise', got {illegal!r}")
        names = [opponents] * (size - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != size - 1:
            raise ValueError(f"opponents: expected {size - 1} bots, got {len(names)}")
        self.seat = seat
        self.illegal = illegal
        self.render_mode = self.board.render_mode
        self.bots = {
            other: make(name)
            for other, name in zip([s for s in range(size) if s != seat], names, strict=True)
        }
        self._rngs: dict[int, random.Random] = {}
        self._lead = 0.0
        self.action_space = self.board.action_space()
        self.observation_space = self.board.observation_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        match = int(self.np_random.integers(2**31))
        self.session.reset(match)
        self._rngs = {other: random.Random(f"{match}/seat {other}") for other in self.bots}
        self._others()
        self._lead = self.session.leads()[self.seat]
        return self.board.observe(self.seat), {}

    def _others(self) -> None:
        """The bots choose until this seat is asked."""
        session = self.session
        while not session.over and self.seat not in session.asked:
            asked = session.asked[0]
            bot, game, g = self.bots[asked], session.game, session.position
            view: Any = None if bot.blind else game.view(g, asked)
            option = bot.choose(game, view, game.menu(g, asked), self._rngs[asked])
            session.play(asked, option)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        try:
            self.session.act(self.seat, int(action))
        except IllegalMove as refused:
            if self.illegal == "raise":
                raise
            return self.board.observe(self.seat), -1.0, True, False, {"illegal": str(refused)}
        self._others()
        over = self.session.over
        return self.board.observe(self.seat), self._reward(), over, False, {}

    def _reward(self) -> float:
        if self.board.by_score:
            before, self._lead = self._lead, self.session.leads()[self.seat]
            return self._lead - before
        return self.session.outcome()[self.seat] if self.session.over else 0.0

    def action_masks(self) -> np.ndarray[Any, Any]:
        """The mask by itself, under the name that MaskablePPO of sb3-contrib asks for."""
        return self.session.mask(self.seat)

    def render(self) -> Any:
        return self.board.draw()

    def close(self) -> None:
        dismiss(self.bots.values())


for _id in GAMES:
    _name = f"ennead/{_id.capitalize()}-v1"
    if _name not in registry:
        register(_name, entry_point="ennead.envs.single:SingleAgent", kwargs={"game": _id})
