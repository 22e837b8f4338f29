"""Many matches at once: each is the match that one session would play, in however many
processes."""

from __future__ import annotations

import numpy as np
import pytest

from ennead.envs.numbered import CHOICES
from ennead.envs.session import Session, Table
from ennead.envs.vector import Vector, random_actions
from ennead.games import GAMES
from ennead.kernel import IllegalMove


@pytest.mark.parametrize("game", GAMES)
def test_rows_are_matches(game: str) -> None:
    """A row shows what a session with its seed shows, through the end of a match into the next."""
    session = Session(Table.of(game, 2, None, "codes"))
    rng, begun, ended = np.random.default_rng(1), 0, 0
    session.reset(f"5/1/{begun}")
    with Vector(game, matches=2, seed=5, players=2) as matches:
        for _ in range(500):
            seat = session.asked[0]
            assert matches.seats[1] == seat
            assert matches.observations[1].tobytes() == session.observe(seat).tobytes()
            assert matches.masks[1].tobytes() == session.mask(seat).tobytes()
            actions = random_actions(matches.masks, rng)
            listed = matches.choices[1][: matches.counts[1]].tolist()
            assert len(listed) > CHOICES or sorted(listed) == sorted(session.legal(seat))
            assert matches.counts[1] == matches.masks[1].sum()
            session.act(seat, int(actions[1]))
            matches.step(actions)
            assert matches.over[1] == session.over
            if session.over:
                assert matches.outcomes[1].tolist() == session.outcome()
                begun, ended = begun + 1, ended + 1
                session.reset(f"5/1/{begun}")
    assert ended or game == "kemet"


def test_random_moves_are_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    """`random` takes allowed numbers only, also of menus that are too long to be listed."""
    rng = np.random.default_rng(4)
    with Vector("kemet", matches=3, seed=1, players=2) as matches:
        for room in (CHOICES, 2):
            monkeypatch.setattr("ennead.envs.vector.CHOICES", room)
            for _ in range(40):
                matches.choices[:, room:] = -1
                actions = matches.random(rng)
                assert matches.masks[np.arange(3), actions].all()
                matches.step(actions)


def test_processes_change_nothing() -> None:
    """The same seed gives the same arrays in one process and in three; each is given back."""
    rng = [np.random.default_rng(2) for _ in range(2)]
    with (
        Vector("pharaon", matches=5, seed=3) as here,
        Vector("pharaon", matches=5, processes=3, seed=3) as there,
    ):
        for _ in range(60):
            assert here.observations.tobytes() == there.observations.tobytes()
            assert here.masks.tobytes() == there.masks.tobytes()
            here.step(random_actions(here.masks, rng[0]))
            there.step(random_actions(there.masks, rng[1]))
            assert here.over.tolist() == there.over.tolist()


def test_wrong_actions_come_back() -> None:
    """A number against the mask is refused, also in another process."""
    for processes, kind in ((1, IllegalMove), (2, RuntimeError)):
        with Vector("pharaon", matches=2, processes=processes) as matches:
            wrong = [int(np.flatnonzero(mask == 0)[0]) for mask in matches.masks]
            with pytest.raises(kind):
                matches.step(wrong)


def test_processes_must_have_something_to_do() -> None:
    """More processes than matches are refused with what was expected."""
    with pytest.raises(ValueError, match="expected 1 to 2"):
        Vector("pharaon", matches=2, processes=3)
