"""Sources of chance."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ennead.kernel.chance import (
    Keyed,
    NoLuck,
    Outcome,
    Recorded,
    Replayed,
    Sampled,
    Scripted,
    Told,
    commitment,
    salted,
    shuffled,
    take,
)
from ennead.kernel.errors import ChanceError, NeedOutcome

bags = st.lists(st.integers(0, 20), min_size=1, max_size=30)


@given(st.binary(min_size=1, max_size=64), st.lists(bags, max_size=20))
def test_a_key_gives_the_same_draws_again(key: bytes, asked: list[list[int]]) -> None:
    """Anybody who has the key can check every draw."""
    first, second = Keyed(key), Keyed(key)
    assert [first.draw("x", bag) for bag in asked] == [second.draw("x", bag) for bag in asked]


def test_a_keyed_stream_is_fair() -> None:
    """Over many draws no value of a bag comes clearly more often than another."""
    luck = Keyed(b"fair")
    counts = Counter(luck.draw("x", range(7)) for _ in range(14_000))
    assert all(1_700 < counts[value] < 2_300 for value in range(7))


def test_the_commitment_binds_and_hides() -> None:
    """Another key has another commitment, and the commitment does not contain the key."""
    assert commitment(b"a") != commitment(b"b")
    assert b"secret".hex() not in commitment(b"secret")


def test_every_salt_changes_the_key() -> None:
    """No player's salt can be dropped or moved to another without changing the key."""
    keys = {salted(b"s", salts) for salts in ([], ["a"], ["a", "b"], ["ab"], ["b", "a"])}
    assert len(keys) == 5


@given(bags, st.integers())
def test_a_record_replays(bag: list[int], seed: int) -> None:
    """What a source gave is given again by its record, and the record notices another question."""
    recorded = Recorded(Sampled(random.Random(seed)))
    values = [recorded.draw("x", bag) for _ in range(3)]
    replayed = Replayed(recorded.outcomes)
    assert [replayed.draw("x", bag) for _ in range(3)] == values
    with pytest.raises(ChanceError, match="record ends"):
        replayed.draw("x", bag)
    with pytest.raises(ChanceError, match="the record has 'x'"):
        Replayed(recorded.outcomes).draw("y", bag)
    with pytest.raises(ChanceError, match="impossible"):
        Replayed(recorded.outcomes).draw("x", [99])


def test_a_script_gives_its_outcomes_then_the_first_possible() -> None:
    """A case names only the draws it cares about."""
    luck = Scripted([Outcome("draw", 5)])
    assert luck.draw("shuffle", [1, 2]) == 1
    assert luck.draw("draw", [4, 5]) == 5
    assert luck.draw("draw", [4, 5]) == 4
    with pytest.raises(ChanceError, match="impossible"):
        Scripted([Outcome("draw", 9)]).draw("draw", [1])


def test_a_person_is_asked_for_the_next_outcome_only() -> None:
    """Typed chance raises for what is not told yet and says what is possible."""
    luck = Told([Outcome("draw", 1)])
    assert luck.draw("draw", [1, 2]) == 1
    with pytest.raises(NeedOutcome) as need:
        luck.draw("draw", [2, 3])
    assert need.value.among == (2, 3)


@given(bags, st.integers())
def test_taking_keeps_the_rest_of_the_bag(bag: list[int], seed: int) -> None:
    """A drawn value leaves the bag once, and a shuffle keeps everything."""
    bag.sort()
    left = bag[:]
    value = take(Sampled(random.Random(seed)), "x", left)
    assert sorted([*left, value]) == bag
    assert left == sorted(left)
    assert sorted(shuffled(Sampled(random.Random(seed)), "x", bag)) == bag


def test_a_position_without_a_source_says_so() -> None:
    """A copy that somebody forgot to give luck to fails with a clear message."""
    with pytest.raises(ChanceError, match="no chance source"):
        NoLuck().draw("draw", [1])


def test_an_empty_bag_is_an_error() -> None:
    """Rules that draw from nothing are told so."""
    for luck in (Keyed(b"k"), Scripted([])):
        with pytest.raises(ChanceError, match="empty bag"):
            luck.draw("draw", [])
