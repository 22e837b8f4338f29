"""The games as OpenSpiel has them: a tree with explicit chance, and information states.

    import pyspiel, ennead.envs.openspiel
    game = pyspiel.load_game("python_ennead_kemet(players=2)")

Every draw of chance is a node: an action is a place among the values that are possible there, in
their order. Choices that are sealed are made one after the other, and nobody sees them before they
are opened. Actions are the numbers of `ennead.envs.actions`. An information state is what the seat
sees now together with all it was told and did before: as text, and as the observation followed by
`TOLD` numbers that stand for that past. `resample_from_infostate` imagines a world that looks the
same to the seat; the state it gives goes on from there, and its history is the seat's own.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import numpy as np
import pyspiel

from ennead.envs.actions import Path
from ennead.envs.session import SAID, Session, Table
from ennead.games import GAMES, load
from ennead.kernel import (
    SPECTATOR,
    Event,
    Listener,
    NeedOutcome,
    Option,
    Outcome,
    Told,
)

TOLD: Final = 32
"""Numbers that stand for what a seat was told and did: equal pasts have equal numbers."""
MOST_OUTCOMES: Final = 512
NO_PAST: Final = b"\0" * TOLD


class Spiel(pyspiel.Game):
    """One of our games: `players`, and `options` as `name:value+name:value`."""

    id = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        players = int(chosen.get("players", 0)) or None
        words = [part for part in str(chosen.get("options", "")).split("+") if part]
        options = dict(part.split(":", 1) for part in words)
        self.session = Session(Table.of(self.id, players, options, "codes"))
        size = self.session.setup.players
        bound = self.session.game.bound(self.session.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.session.codes.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=size,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=bound * SAID,
        )
        super().__init__(_type_of(self.id), info, chosen)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params:
            raise ValueError(f"observers take no parameters, got {params}")
        return Observer(self.session, kind)

    def max_chance_nodes_in_history(self) -> int:
        return 64 * int(self.max_game_length())


class SpielState(pyspiel.State):
    """A moment of a match: a decision, or a draw of chance in the middle of a move."""

    def __init__(self, game: Spiel) -> None:
        super().__init__(game)
        self.match = Course(game.session)
        self.match.begin()

    def current_player(self) -> int:
        match = self.match
        if match.drawing:
            return int(pyspiel.PlayerId.CHANCE)
        if match.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(match.position.asked[0])

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.match.legal()) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        among = self.match.drawing
        values = sorted(set(among))
        return [(place, among.count(value) / len(among)) for place, value in enumerate(values)]

    def _apply_action(self, action: int) -> None:
        if self.match.drawing:
            self.match.draw(sorted(set(self.match.drawing))[action])
        else:
            self.match.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        match = self.match
        if player == pyspiel.PlayerId.CHANCE:
            return f"{match.tag} {sorted(set(match.drawing))[action]}"
        return match.session.codes.describe(action)

    def is_terminal(self) -> bool:
        return bool(self.match.position is not None and self.match.position.over)

    def returns(self) -> list[float]:
        match, players = self.match, self.match.session.setup.players
        if not self.is_terminal():
            return [0.0] * players
        winners = match.session.game.winners(match.position)
        return [1.0 if seat in winners else -1.0 for seat in range(players)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A world that this player could be in."""
        found: SpielState = self.clone()
        found.match.imagine(player, random.Random(str(sampler())))
        return found

    def __str__(self) -> str:
        match = self.match
        position = match.session.game.codec.encode(match.position) if match.position else ""
        return json.dumps([position, list(match.drawing), list(match.said)])


class Course:
    """The match behind a state. A move that needs chance is tried again with one outcome more, from
    the position before it, until it needs no more."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.position: Any = None
        self.said: Path = ()
        self.drawing: tuple[int, ...] = ()
        """What chance has to choose from now; nothing at a decision."""
        self.tag = ""
        self.pasts = [NO_PAST] * session.setup.players
        self._before: Any = None
        self._move: tuple[int, Option] | None = None
        self._told = Told()

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        other = Course(self.session)
        copy = self.session.game.copy
        other.position = copy(self.position) if self.position else None
        other._before = self._before  # never changed: moves are tried on copies
        other.said, other.drawing, other.tag = self.said, self.drawing, self.tag
        other.pasts = self.pasts[:]
        other._move, other._told = self._move, Told(self._told.outcomes[:])
        return other

    def begin(self) -> None:
        """The set-up, as far as it gets without chance."""
        self._try()

    def legal(self) -> dict[int, Option | None]:
        """What the seat that is asked may say."""
        g = self.position
        return self.session.codes.following(self.session.game.menu(g, g.asked[0]), self.said)

    def act(self, number: int) -> None:
        """A number, or a part of a move."""
        seat = self.position.asked[0]
        option = self.legal()[number]
        self._remember(seat, f"said {number}")
        if option is None:
            self.said = (*self.said, number)
            return
        self.said = ()
        self._before, self._move, self._told = self.position, (seat, option), Told()
        self._try()

    def draw(self, value: int) -> None:
        """An outcome of chance."""
        self._told.outcomes.append(Outcome(self.tag, value))
        self._try()

    def _try(self) -> None:
        """The move with the outcomes that there are."""
        game = self.session.game
        self._told.used = 0
        heard: list[Event] = []
        try:
            if self._move is None:
                self.position = game.start(self.session.setup, self._told, heard)
            else:
                after = game.copy(self._before)
                after.luck, after.told = self._told, Listener(heard)
                game.apply(after, *self._move)
                self.position = after
        except NeedOutcome as need:
            self.drawing, self.tag = tuple(need.among), need.tag
            return
        self.drawing, self.tag = (), ""
        for seat in range(len(self.pasts)):
            for event in heard:
                seen = event.seen_by(seat)
                words = {name: seen.args[name] for name in sorted(seen.args)}
                self._remember(seat, f"{seen.name} {words}")

    def _remember(self, seat: int, what: str) -> None:
        past = hashlib.blake2b(self.pasts[seat] + what.encode(), digest_size=TOLD)
        self.pasts[seat] = past.digest()

    def imagine(self, seat: int, rng: random.Random) -> None:
        """Another world that looks the same to a seat."""
        game = self.session.game
        if not self.drawing:
            self.position = game.determinize(game.view(self.position, seat), rng)

    def numbers(self, seat: int) -> np.ndarray[Any, Any]:
        """The seat's observation, or zeros before there is a position."""
        session = self.session
        if self.position is None:
            return np.zeros(session.width, np.float32)
        row = np.zeros(session.width, np.float32)
        own = len(session.layout)
        seen = session.game.mask(self.position, seat)
        row[:own] = session.layout.encode(seen, seat)
        if self.position.asked[:1] == (seat,):
            row[own : own + len(self.said)] = [1 + one for one in self.said]
        return row

    def words(self, seat: int) -> str:
        """The seat's view as text."""
        if self.position is None:
            return json.dumps([seat])
        game = self.session.game
        seen = game.codec.encode(game.mask(self.position, seat))
        said: Sequence[int] = self.said if self.position.asked[:1] == (seat,) else ()
        return json.dumps([seat, seen, list(said)])


class Observer:
    """What a player sees, or without private information a spectator; with perfect recall also the
    player's past."""

    def __init__(self, session: Session, kind: Any) -> None:
        self._public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._recalls = bool(kind.perfect_recall) and not self._public
        self._width = session.width
        self.tensor = np.zeros(session.width + TOLD * self._recalls, np.float32)
        self.dict = {"observation": self.tensor[: self._width]}
        if self._recalls:
            self.dict["past"] = self.tensor[self._width :]

    def _eyes(self, player: int) -> int:
        return SPECTATOR if self._public else player

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[: self._width] = state.match.numbers(self._eyes(player))
        if self._recalls:
            self.tensor[self._width :] = list(state.match.pasts[player])

    def string_from(self, state: SpielState, player: int) -> str:
        words = state.match.words(self._eyes(player))
        return f"{words} {state.match.pasts[player].hex()}" if self._recalls else words


def _type_of(id: str) -> Any:
    counts = load(id).counts
    return pyspiel.GameType(
        short_name=f"python_ennead_{id}",
        long_name=f"Ennead: {id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 0, "options": ""},
    )


for _id in GAMES:
    if f"python_ennead_{_id}" not in pyspiel.registered_names():
        pyspiel.register_game(_type_of(_id), type(f"Spiel_{_id}", (Spiel,), {"id": _id}))
