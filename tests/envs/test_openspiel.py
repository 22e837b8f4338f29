"""The games as OpenSpiel has them: its own tests, unchanged, and worlds imagined from what a seat
knows."""

from __future__ import annotations

import random
import unittest
from typing import Any

import pyspiel
import pytest

from ennead.envs.openspiel import TOLD

SIZES = [
    (game, players)
    for game, sizes in {
        "afterlife": (1, 2),
        "kemet": (2, 3),
        "ankh": (2, 3),
        "pharaon": (1, 2),
    }.items()
    for players in sizes
]
each_size = pytest.mark.parametrize(("game", "players"), SIZES)


def loaded(game: str, players: int) -> Any:
    return pyspiel.load_game(f"python_ennead_{game}(players={players})")


def played(game: Any, seed: int, steps: int) -> Any:
    """The states of a random match, each before its action."""
    rng, state = random.Random(seed), game.new_initial_state()
    while steps and not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes = [action for action, _ in state.chance_outcomes()]
        else:
            outcomes, steps = state.legal_actions(), steps - 1
        state.apply_action(outcomes[int(rng.random() * len(outcomes))])


@each_size
def test_random_sim(game: str, players: int) -> None:
    """OpenSpiel's random_sim_test passes, with every state written and read back."""
    pyspiel.random_sim_test(loaded(game, players), num_sims=1, serialize=True, verbose=False)


@each_size
def test_api(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """OpenSpiel's API test of a part of the tree passes, on forty sampled states."""
    # heavy ones, which no other test needs
    from open_spiel.integration_tests import api_test
    from open_spiel.python.algorithms import sample_some_states

    def few(spiel: Any, max_states: int) -> Any:
        return original(spiel, max_states=min(max_states, 40))

    original = sample_some_states.sample_some_states
    monkeypatch.setattr(api_test.sample_some_states, "sample_some_states", few)
    spiel = loaded(game, players)
    kind = type(
        "Ours", (api_test.EnforceAPIOnPartialTreeBase,), {"game": spiel, "game_name": str(spiel)}
    )
    result = unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(unittest.TestResult())
    assert result is not None
    assert result.testsRun >= 4
    assert [text for _, text in (*result.errors, *result.failures)] == []


@each_size
def test_worlds_from_what_is_known(game: str, players: int) -> None:
    """A resampled state has the same information state for the seat, can be played on, and equal
    information states have equal tensors."""
    rng = random.Random(3)
    for number, state in enumerate(played(loaded(game, players), 2, 120)):
        if number % 12 or state.is_chance_node():
            continue
        player = state.current_player()
        world = state.resample_from_infostate(player, rng.random)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        world.apply_action(world.legal_actions()[0])


@each_size
def test_clones_and_texts_of_states(game: str, players: int) -> None:
    """A clone is independent, and a state read back from its text is the same."""
    spiel = loaded(game, players)
    for number, state in enumerate(played(spiel, 4, 40)):
        if number % 25:
            continue
        before, clone = str(state), state.clone()
        again = spiel.deserialize_state(state.serialize())
        assert str(clone) == before == str(again)
        clone.apply_action(clone.legal_actions()[-1])
        assert str(state) == before


def test_the_past_is_known() -> None:
    """Two ways to the same view are told apart by what came before; others' secrets are not."""
    game = loaded("kemet", 2)
    (first, second) = (game.new_initial_state() for _ in range(2))
    for state, choice in ((first, 0), (second, -1)):
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        player = state.current_player()
        state.apply_action(state.legal_actions()[choice])
    assert first.information_state_string(player) != second.information_state_string(player)
    pasts = [state.information_state_tensor(player)[-TOLD:] for state in (first, second)]
    assert pasts[0] != pasts[1]
