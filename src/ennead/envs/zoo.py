"""The games as PettingZoo has them: AEC, where seats act in turn, and Parallel, where those who
choose in secret act at once.

    from ennead.envs import kemet_v1
    env = kemet_v1.env(players=3)

An observation is a dictionary of `observation` (what the seat sees: a vector, or with
`observations="dict"` a dictionary of named fields), `action_mask`, and in the menu mode `options`
(a row of features for each place of the menu).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import SimpleNamespace
from typing import Any, Final, Literal, TypeAlias, TypedDict, Unpack

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from ennead.envs import drawing
from ennead.envs.numbered import PAGE
from ennead.envs.session import ActionMode, Reward, Session, Table
from ennead.kernel import EVERYTHING, AnyGame

RENDER_MODES: Final = ["human", "ansi", "svg", "rgb_array"]
Observations: TypeAlias = Literal["flat", "dict"]
Agent: TypeAlias = str


class WantedOfSeat(TypedDict, total=False):
    """What can be chosen of every kind of environment; all has a default."""

    players: int | None
    options: Mapping[str, str] | None
    actions: ActionMode
    observations: Observations
    reward: Reward
    render_mode: str | None


class Wanted(WantedOfSeat, total=False):
    """What can be chosen besides where all seats are played."""

    max_cycles: int | None
    """Cut matches after so many steps."""
    render_seat: int | None
    """Through whose eyes it is drawn; everybody's if not said."""


KNOWN: Final[Mapping[str, tuple[str | None, ...]]] = {
    "observations": ("flat", "dict"),
    "reward": ("outcome", "score"),
    "render_mode": (None, *RENDER_MODES),
}


class Board:
    """What all kinds of environment share: a session, its spaces, and how it is drawn."""

    def __init__(
        self, game: str | AnyGame, name: str, waits: bool, **wanted: Unpack[Wanted]
    ) -> None:
        strange = sorted(set(wanted) - set(Wanted.__annotations__))
        if strange:
            known = ", ".join(Wanted.__annotations__)
            raise TypeError(f"{strange[0]}: expected one of {known}")
        usual = {"observations": "flat", "reward": "outcome", "render_mode": None}
        chosen: dict[str, Any] = {**usual, **wanted}
        for argument, values in KNOWN.items():
            if chosen[argument] not in values:
                raise ValueError(f"{argument}: expected one of {values}, got {chosen[argument]!r}")
        actions = wanted.get("actions", "codes")
        self.session = Session(
            Table.of(game, wanted.get("players"), wanted.get("options"), actions)
        )
        self.by_field = chosen["observations"] == "dict"
        self.by_score = chosen["reward"] == "score"
        self.max_cycles = wanted.get("max_cycles")
        self.render_mode = wanted.get("render_mode")
        eyes = wanted.get("render_seat")
        self.render_seat = EVERYTHING if eyes is None else eyes
        self.waits = waits
        """Whether there is a number for waiting: the last one."""
        self.actions = self.session.actions + waits
        self.agents = [f"player_{seat}" for seat in range(self.session.setup.players)]
        self.metadata: dict[str, Any] = {
            "name": name or f"{self.session.game.id}_v1",
            "render_modes": RENDER_MODES,
        }
        self._matches = 0
        self._seed: int | None = None

    def is_cut(self, steps: int) -> bool:
        """Whether so many steps are enough, though the match is not over."""
        return not self.session.over and self.max_cycles is not None and steps >= self.max_cycles

    def begin(self, seed: int | None) -> None:
        """The next match of a seed; without one, matches go on from the seed before, or from
        nowhere in particular."""
        if seed is not None:
            self._seed, self._matches = seed, 0
        elif self._seed is None:
            self._seed = int(np.random.SeedSequence().generate_state(1)[0])
        self.session.reset(f"{self._seed}/{self._matches}")
        self._matches += 1

    def action_space(self) -> spaces.Discrete[np.int64]:
        return spaces.Discrete(self.actions)

    def observation_space(self) -> spaces.Dict:
        session = self.session
        low, high = session.limits
        seen: spaces.Space[Any] = spaces.Box(low, high, dtype=np.int16)
        if self.by_field:
            seen = spaces.Dict(
                {
                    name: spaces.Box(low[where], high[where], dtype=np.int16)
                    for name, where in session.fields.items()
                }
            )
        parts: dict[str, spaces.Space[Any]] = {
            "observation": seen,
            "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
        }
        if session.by_menu:
            shape, highest = (PAGE, session.codes.width), session.codes.highest()
            parts["options"] = spaces.Box(0, highest, shape, np.int16)
        return spaces.Dict(parts)

    def observe(self, seat: int) -> dict[str, Any]:
        """What a seat is given."""
        session = self.session
        row = session.observe(seat)
        mask = session.mask(seat)
        if self.waits:
            mask = np.append(mask, np.int8(seat not in session.asked))
        seen: Any = row
        if self.by_field:
            seen = {name: row[where] for name, where in session.fields.items()}
        found = {"observation": seen, "action_mask": mask}
        if session.by_menu:
            found["options"] = session.features(seat)
        return found

    def draw(self) -> str | np.ndarray[Any, Any] | None:
        """The table in the way that was asked for."""
        session = self.session
        if self.render_mode is None:
            return None
        scene = drawing.scene_of(session.game, session.position, self.render_seat)
        if self.render_mode == "svg":
            return drawing.svg(session.game, scene)
        if self.render_mode == "rgb_array":
            return drawing.pixels(drawing.svg(session.game, scene))
        text = drawing.text(session.game, scene)
        if self.render_mode == "ansi":
            return text
        drawing.show(text)
        return None


class AEC(AECEnv[Agent, Any, int]):
    """A match in which the seat that is asked first acts first."""

    metadata: dict[str, Any]

    def __init__(self, game: str | AnyGame, name: str = "", **wanted: Unpack[Wanted]) -> None:
        super().__init__()
        self.board = Board(game, name, False, **wanted)
        self.session = self.board.session
        self.metadata = {**self.board.metadata, "is_parallelizable": False, "render_fps": 2}
        self.render_mode = self.board.render_mode
        self.possible_agents = self.board.agents
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_spaces = {one: self.board.action_space() for one in self.possible_agents}
        self._spaces = {one: self.board.observation_space() for one in self.possible_agents}

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.board.begin(seed)
        self.agents = self.possible_agents[:]
        self._settle()
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._steps = 0
        self._leads = self.session.leads()
        self._select()

    def _settle(self) -> None:
        """Nobody has won or lost anything yet."""
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}

    def _select(self) -> None:
        if not self.session.over:
            self.agent_selection = self.possible_agents[self.session.asked[0]]

    def observe(self, agent: Agent) -> dict[str, Any]:
        return self.board.observe(self._seats[agent])

    def state(self) -> np.ndarray[Any, Any]:
        return self.session.everything()

    @property
    def state_space(self) -> spaces.Space[Any]:
        layout = self.session.layout
        return spaces.Box(layout.low, layout.high, dtype=np.int16)

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.session.act(self._seats[agent], int(action))
        self._steps += 1
        self._reward()
        over = self.session.over
        cut = self.board.is_cut(self._steps)
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut)
        self._select()
        self._accumulate_rewards()

    def _reward(self) -> None:
        """What this action brought everybody."""
        if self.board.by_score:
            leads = self.session.leads()
            for agent, seat in self._seats.items():
                self.rewards[agent] = leads[seat] - self._leads[seat]
            self._leads = leads
            return
        gains = self.session.outcome() if self.session.over else [0.0] * len(self._seats)
        self.rewards = dict(zip(self.possible_agents, gains, strict=True))

    def render(self) -> Any:
        return self.board.draw()

    def close(self) -> None:
        """Nothing is held open."""


class Parallel(ParallelEnv[Agent, Any, int]):
    """A match in which all who are asked act at once; the others wait, with the last number.

    `illegal` says what becomes of a number that is not allowed: `raise`s, or it is taken for an
    allowed one (`replace`), always the same one in the same match. What a seat that is not asked
    says is not heard.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str | AnyGame,
        name: str = "",
        *,
        illegal: Literal["raise", "replace"] = "raise",
        **wanted: Unpack[Wanted],
    ) -> None:
        if illegal not in ("raise", "replace"):
            raise ValueError(f"illegal: expected 'raise' or 'replace', got {illegal!r}")
        self.board = Board(game, name, True, **wanted)
        self.session = self.board.session
        self.metadata = self.board.metadata
        self.render_mode = self.board.render_mode
        self.illegal = illegal
        self.possible_agents = self.board.agents
        self.agents: list[Agent] = []
        self._action_spaces = {one: self.board.action_space() for one in self.possible_agents}
        self._spaces = {one: self.board.observation_space() for one in self.possible_agents}

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Any], dict[Agent, dict[str, Any]]]:
        self.board.begin(seed)
        self.agents = self.possible_agents[:]
        self._steps = 0
        self._leads = self.session.leads()
        return self._observed(), {agent: {} for agent in self.agents}

    def _observed(self) -> dict[Agent, Any]:
        return {agent: self.board.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def state(self) -> np.ndarray[Any, Any]:
        return self.session.everything()

    def step(
        self, actions: dict[Agent, int]
    ) -> tuple[
        dict[Agent, Any],
        dict[Agent, float],
        dict[Agent, bool],
        dict[Agent, bool],
        dict[Agent, dict[str, Any]],
    ]:
        for seat in self.session.asked:
            self.session.act(seat, self._meant(seat, int(actions[self.possible_agents[seat]])))
        self._steps += 1
        over = self.session.over
        cut = self.board.is_cut(self._steps)
        agents = self.agents
        if over or cut:
            self.agents = []
        gains = dict(zip(self.possible_agents, self._gains(), strict=True))
        return (
            self._observed(),
            gains,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def _meant(self, seat: int, number: int) -> int:
        if self.illegal == "raise":
            return number
        legal = self.session.legal(seat)
        return number if number in legal else sorted(legal)[number % len(legal)]

    def _gains(self) -> list[float]:
        if not self.board.by_score:
            return self.session.outcome() if self.session.over else [0.0] * len(self._spaces)
        before, self._leads = self._leads, self.session.leads()
        return [now - then for now, then in zip(self._leads, before, strict=True)]

    def render(self) -> Any:
        return self.board.draw()

    def close(self) -> None:
        """Nothing is held open."""


def wrapped(game: str | AnyGame, name: str = "", **more: Any) -> AECEnv[Agent, Any, int]:
    """The AEC environment with PettingZoo's usual wrappers: whoever acts against the mask loses."""
    env: AECEnv[Agent, Any, int] = AEC(game, name, **more)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


def versioned(game: str, name: str) -> SimpleNamespace:
    """The three makers of a versioned module: `env`, `raw_env`, `parallel_env`."""
    makers: dict[str, Callable[..., Any]] = {
        "env": partial(wrapped, game, name),
        "raw_env": partial(AEC, game, name),
        "parallel_env": partial(Parallel, game, name),
    }
    return SimpleNamespace(**makers)
