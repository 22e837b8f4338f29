"""Positions as data: copies, codec, views, worlds, explanations."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, make_dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kernel.toy.game import BIDDING, PEEKING, Mastaba, MastabaGame

from ennead.kernel import EVERYTHING, SEALED, SPECTATOR, UNKNOWN, Frame, State, transient
from ennead.kernel._codec import Codec
from ennead.kernel._discovery import frames_of
from ennead.kernel.chance import Sampled
from ennead.kernel.errors import IllegalMove, SetupError

GAME = MastabaGame()
seeds = st.integers(0, 10_000)


def position(seed: int, moves: int, players: int = 3) -> Mastaba:
    """A position some random moves into a match."""
    rng = random.Random(seed)
    g = GAME.start(GAME.setup(players), Sampled(rng))
    for _ in range(moves):
        if g.over:
            break
        seat = g.asked[0]
        menu = GAME.menu(g, seat)
        GAME.apply(g, seat, menu[int(rng.random() * len(menu))])
    return g


def test_a_position_knows_its_set_up() -> None:
    """Copies, views and decoded positions lead back to the set-up of their match by their tables;
    others do not."""
    for setup in (GAME.setup(3), GAME.setup(3, {"peek": "off"}), GAME.setup(2)):
        g = GAME.start(setup, Sampled(random.Random(1)))
        again = GAME.codec.decode(GAME.codec.encode(g), GAME.box(setup))
        for one in (g, GAME.copy(g), GAME.view(g, 1).state, again):
            assert GAME.setup_of(one.box) == setup
    with pytest.raises(ValueError, match="mastaba has not made these tables"):
        GAME.setup_of(MastabaGame().box(GAME.setup(2)))


@given(seeds, st.integers(0, 30))
@settings(max_examples=60)
def test_a_position_survives_its_text(seed: int, moves: int) -> None:
    """Encoding and decoding gives an equal position with the same menu, in the middle of
    anything."""
    g = position(seed, moves)
    back = GAME.codec.decode(GAME.codec.encode(g), g.box)
    assert back == g
    for seat in g.asked:
        assert GAME.menu(back, seat) == GAME.menu(g, seat)


@given(seeds, st.integers(0, 30))
@settings(max_examples=60)
def test_a_copy_lives_its_own_life(seed: int, moves: int) -> None:
    """Playing on with a copy does not change the original."""
    g = position(seed, moves)
    before = GAME.codec.encode(g)
    copy = GAME.copy(g)
    copy.luck = Sampled(random.Random(seed))
    while not copy.over:
        seat = copy.asked[0]
        GAME.apply(copy, seat, GAME.menu(copy, seat)[0])
    assert GAME.codec.encode(g) == before


@dataclass(slots=True)
class Deep(Frame):
    grid: list[list[int]] = field(default_factory=list)


@dataclass(slots=True)
class Part:
    marks: list[tuple[int, int]] = field(default_factory=list)
    names: dict[int, str] = field(default_factory=dict)


@dataclass(slots=True)
class Odd(State):
    part: Part | None = None
    parts: list[Part] = field(default_factory=list)
    table: dict[str, list[int]] = field(default_factory=dict)
    pair: tuple[int, int] = (0, 0)
    grids: list[list[list[int]]] = field(default_factory=list)
    box: None = transient()


def odd() -> Odd:
    part = Part([(1, 2)], {3: "x", 1: "y"})
    return Odd(
        part=part,
        parts=[Part(), Part([(5, 6)], {})],
        table={"a": [1], "b": []},
        pair=(7, 8),
        grids=[[[1, 2], [3]], []],
        frames=[Deep([[1], [2, 3]], step="go")],
        sealed=[BIDDING[1], None],
        box=None,
    )


def test_every_kind_of_field_is_copied_and_coded() -> None:
    """Nested lists, tuples, dicts, optional parts and frames all survive, and copies share none of
    them."""
    codec = Codec("ennead", Odd, {"Deep": Deep}, GAME.verbs, {})
    g = odd()
    back = codec.decode(codec.encode(g), None)
    assert back == g
    copy = codec.copy(g)
    assert copy == g
    assert copy.part is not None
    assert isinstance(copy.frames[0], Deep)
    copy.part.marks.append((9, 9))
    copy.parts[1].names[4] = "z"
    copy.table["a"].append(2)
    copy.grids[0][0].append(5)
    copy.frames[0].grid[0].append(5)
    assert g == odd()
    assert codec.checksum(copy) != codec.checksum(g)


def test_a_field_that_cannot_be_data_is_refused() -> None:
    """A position cannot hold a set, a function or a foreign object."""

    @dataclass(slots=True)
    class Bad(State):
        seen: set[int] = field(default_factory=set)

    with pytest.raises(TypeError, match="cannot be part of a position"):
        Codec("ennead", Bad, {}, {}, {})


@given(seeds, st.integers(0, 30), st.integers(0, 2))
@settings(max_examples=60)
def test_a_view_holds_what_the_seat_sees_and_nothing_else(seed: int, moves: int, seat: int) -> None:
    """Own hand and the pile's top are there; other hands and the bag are unknown but counted."""
    g = position(seed, moves)
    view = GAME.view(g, seat)
    assert view.state.players[seat].hand == g.players[seat].hand
    assert view.state.bag == [UNKNOWN] * len(g.bag)
    assert view.state.pile[-1:] == g.pile[-1:]
    assert set(view.state.pile[:-1]) <= {UNKNOWN}
    for other in g.players:
        if other.seat != seat:
            assert view.state.players[other.seat].hand == [UNKNOWN] * len(other.hand)
    for other_seat, answer in enumerate(g.sealed):
        if other_seat != seat and answer is not None:
            assert view.state.sealed[other_seat] == SEALED


@given(seeds, st.integers(0, 30), st.integers(-1, 2))
@settings(max_examples=60)
def test_worlds_look_like_the_real_one_and_do_not_depend_on_it(
    seed: int, moves: int, seat: int
) -> None:
    """A world has the seat's view; worlds made from two positions with one view are the same
    world."""
    g = position(seed, moves)
    view = GAME.view(g, seat)
    world = GAME.determinize(view, random.Random(seed))
    assert GAME.view(world, seat) == view
    other = GAME.view(world, seat)
    assert GAME.determinize(other, random.Random(seed)) == world
    assert sorted(GAME.census(world)) == sorted(GAME.census(g))


def test_a_bot_never_meets_a_true_sealed_answer() -> None:
    """The world of a seat that has still to answer holds a guess, not the other seat's secret
    bid."""
    seen = set()
    for seed in range(40):
        g = position(3, 0)
        g.players[0].hand[:] = [0, 1, 2]
        g.players[1].hand[:] = [3]
        GAME.apply(g, 0, BIDDING[2])
        world = GAME.determinize(GAME.view(g, 1), random.Random(seed))
        seen.add(repr(world.sealed[0]))
    assert len(seen) > 1


def test_everything_sees_everything_and_spectators_nothing_hidden() -> None:
    """The two viewers without a seat see all and only what is public."""
    g = position(1, 0)
    assert GAME.view(g, EVERYTHING).state == g
    assert all(set(p.hand) <= {UNKNOWN} for p in GAME.view(g, SPECTATOR).state.players)


def test_a_refusal_names_the_rule() -> None:
    """What is not offered is explained by the rules it breaks, with the arguments for the
    message."""
    g = position(1, 0)
    g.players[0].hand[:] = [1, 4]
    (reason,) = GAME.explain(g, 0, BIDDING[0])
    assert (reason.rule, reason.message, reason.args) == ("M-2", "refuse-in-hand", {"card": 0})
    (reason,) = GAME.explain(g, 0, BIDDING[4])
    assert reason.rule == "M-4"
    assert GAME.explain(g, 0, BIDDING[1]) == []
    assert GAME.explain(g, 0, PEEKING.only)[0].message == "refuse-not-asked"
    GAME.apply(g, 0, BIDDING[1])
    assert GAME.explain(g, 0, BIDDING[4])[0].message == "refuse-not-your-turn"
    g.players[1].hand[:] = [2]
    with pytest.raises(IllegalMove, match="M-2"):
        GAME.choose(g, 1, "bid one")


@pytest.mark.parametrize(
    ("players", "options", "says"),
    [
        (7, {}, "2 to 4 players, not 7"),
        (2, {"peak": "on"}, "no option 'peak'"),
        (2, {"peek": "yes"}, "one of off, on, not 'yes'"),
    ],
)
def test_a_wrong_set_up_says_what_is_possible(
    players: int, options: dict[str, str], says: str
) -> None:
    """Numbers of players and options that a game does not have are refused with the right ones."""
    with pytest.raises(SetupError, match=says):
        GAME.setup(players, options)


def test_a_class_that_a_decorator_threw_away_is_no_frame() -> None:
    """Of two frame classes of one name the one is found that their module has, whichever was made
    first and however long the other lives."""
    frames = frames_of(GAME.package)
    twins = [
        make_dataclass(name, (), bases=kind.__bases__, namespace={"__module__": kind.__module__})
        for name, kind in frames.items()
    ]
    assert frames_of(GAME.package) == frames
    assert not set(twins) & set(frames.values())
