"""What environments observe and say: named, complete, the same everywhere, and nobody's secrets."""

from __future__ import annotations

import hashlib
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ennead.envs.actions import codes_of
from ennead.envs.bounds import bounds_of, declared
from ennead.envs.layout import layout_of
from ennead.envs.numbered import PAGE
from ennead.envs.session import ActionMode, Session, Table
from ennead.envs.writer import Writer
from ennead.games import GAMES, load
from ennead.kernel import IllegalMove

each_game = pytest.mark.parametrize("id", GAMES)


def tables(id: str, actions: ActionMode = "codes") -> Iterator[Table]:
    """The smallest table of a game and the largest."""
    game = load(id)
    for players in sorted({min(game.counts), max(game.counts)}):
        yield Table.of(id, players, None, actions)


def walk(session: Session, seed: int, steps: int) -> Iterator[int]:
    """Act at random, one step after the other; the seat whose turn it is each time."""
    rng = random.Random(seed)
    session.reset(seed)
    for _ in range(steps):
        if session.over:
            return
        seat = session.asked[0]
        yield seat
        legal = sorted(session.legal(seat))
        session.act(seat, legal[int(rng.random() * len(legal))])


@each_game
def test_no_tensor_knows_a_secret(id: str) -> None:
    """Whatever is hidden from a seat may change: not a byte of its observation, mask or menu
    does."""
    for actions in ("codes", "menu"):
        for table in tables(id, actions):
            session, rng = Session(table), random.Random(5)
            for number, _ in enumerate(walk(session, 1, 160)):
                if number % 8:
                    continue
                g = session.position
                for seat in range(session.setup.players):
                    before = session.observe(seat).tobytes(), session.mask(seat).tobytes()
                    rows = session.features(seat).tobytes() if session.by_menu else b""
                    session.position = session.game.determinize(session.game.view(g, seat), rng)
                    session._legal.clear()
                    after = session.observe(seat).tobytes(), session.mask(seat).tobytes()
                    assert after == before
                    if session.by_menu:
                        assert session.features(seat).tobytes() == rows
                    session.position = g
                    session._legal.clear()


@each_game
def test_the_leak_test_itself(id: str) -> None:
    """What sees everything does change when hidden things do: the worlds above are different."""
    found = 0
    for table in tables(id):
        session, rng = Session(table), random.Random(5)
        for _ in walk(session, 1, 160):
            g = session.position
            before = session.everything().tobytes()
            session.position = session.game.determinize(session.game.view(g, 0), rng)
            found += session.everything().tobytes() != before
            session.position = g
    assert found or id == "ankh"  # in which nothing but answers to sealed questions is secret


@each_game
def test_numbers_and_moves_say_each_other(id: str) -> None:
    """Every option of every menu has its own numbers, they play exactly it, and numbers of single
    options read back."""
    for table in tables(id):
        session = Session(table)
        codes = session.codes
        for seat in walk(session, 2, 250):
            menu = session.game.menu(session.position, seat)
            paths = [codes.path(option) for option in menu]
            assert len(set(paths)) == len(menu)
            for option, path in zip(menu, paths, strict=True):
                for depth, number in enumerate(path):
                    follows = codes.following(menu, path[:depth])
                    last = depth + 1 == len(path)
                    assert follows[number] is (option if last else None)
                if len(path) == 1:
                    assert codes.option(path[0]) is option
                    assert codes.describe(path[0]) == session.game.write(option)


@each_game
def test_every_number_says_something(id: str) -> None:
    """Numbers count through the universes of all verbs without a gap; beyond them is an error."""
    codes = codes_of(load(id))
    for number in range(0, codes.size, max(1, codes.size // 400)):
        assert codes.describe(number)
        option = codes.option(number)
        if option is not None:
            # of `swap a b` and `swap b a`, which are one move, the lower number is said
            assert codes.option(codes.path(option)[0]) is option
    with pytest.raises(IndexError, match="expected a number from 0"):
        codes.describe(codes.size)


@each_game
def test_layouts_are_named_and_roomy(id: str) -> None:
    """Every index has one name and belongs to one field, every declared field is there, and no
    number of a random match had to be cut."""
    for table in tables(id):
        session = Session(table)
        names = session.names
        assert len(set(names)) == len(names) == session.width
        places = [n for where in session.fields.values() for n in range(where.start, where.stop)]
        assert sorted(places) == list(range(session.width))
        layout = layout_of(session.game, session.setup)
        for seat in walk(session, 3, 200):
            seen = session.game.mask(session.position, seat)
            row = layout.encode(seen, seat)
            assert row.tolist() == list(layout._flat(seen, seat))
            assert np.abs(layout.scaled(row)).max() <= 1


AS_PUBLISHED = {
    "afterlife": "1d1b8ea4eae654cd",
    "kemet": "311b2f4b4255efaa",
    "ankh": "51c8f0e20b9048ea",
    "pharaon": "ac2cd20e09a7f6aa",
}


@each_game
def test_a_published_version_stays_as_it_is(id: str) -> None:
    """Names, limits and numbers of moves of `GAME_v1` are what learnt networks rely on: what
    changes them needs a `GAME_v2`."""
    game, found = load(id), hashlib.sha256()
    for players in game.counts:
        session = Session(Table.of(id, players, None, "codes"))
        found.update("\n".join(session.names).encode())
        found.update(b"".join(limit.astype("<i2").tobytes() for limit in session.limits))
    for verb in game.verbs.values():
        found.update(f"{verb.name} {[len(verb.range(slot)) for slot in verb.slots]}".encode())
    assert found.hexdigest()[:16] == AS_PUBLISHED[id]


@each_game
def test_what_is_compiled_observes_the_same(id: str) -> None:
    """The source that is written for the compiler, which never masks a position, gives the same
    bytes as the oracle and the layout, to every seat and a stranger."""
    scope: dict[str, Any] = {"__name__": "numbers"}
    exec(Writer(load(id)).text(), scope)
    for table in tables(id):
        session = Session(table)
        game, layout = session.game, session.layout
        for number, _ in enumerate(walk(session, 8, 300)):
            if number % 6 == 0:
                g = session.position
                for seat in range(-1, table.players):
                    wanted = layout.encode(game.mask(g, seat), seat).astype("<i2").tobytes()
                    assert scope["observe"](table.players, g, seat) == wanted


def test_lists_of_another_length_than_was_measured() -> None:
    """A list that had one length in all measured matches may get another: observations keep their
    width, and the end of it, also where they are compiled."""
    game, scope = load("ankh"), dict[str, Any](__name__="numbers")
    exec(Writer(game).text(), scope)
    layout = layout_of(game, game.setup(2))
    session = Session(Table.of("ankh", 2, None, "codes"))
    session.reset(1)
    g = session.position
    for queue, shown in (([], -2), ([1], 1), ([1, 0], 0)):
        g.frames.append(game.codec.kinds["Obelisks"](queue=queue))
        row = layout.encode(game.mask(g, 0), 0)
        assert row[layout.fields["frames.Obelisks.queue"]].tolist() == [shown]
        assert scope["observe"](2, g, 0) == row.astype("<i2").tobytes()
        g.frames.pop()


@each_game
def test_files_know_the_declarations(id: str) -> None:
    """The types in our files are those that the source declares: without them there would be no
    layout in the compiled engine."""
    assert bounds_of(load(id)).types == declared(load(id))


def test_what_a_number_means() -> None:
    """Names say where a thing is: a hand by kind, a zone by its place, a procedure by its locals."""
    session = Session(Table.of("kemet", 2, None, "codes"))
    session.reset(1)
    g = session.position
    row = session.observe(0)
    at = {name: n for n, name in enumerate(session.names)}
    assert row[at["viewer[0]"]] == 1
    assert row[at["viewer[1]"]] == 0
    for zone, units in enumerate(g.units):
        assert row[at[f"units[{zone}]"]] == units
    other = session.fields["players[1].hand"]
    assert row[other.start] == len(g.players[1].hand)
    assert not row[other.start + 1 : other.stop].any()
    assert row[at["frames.Course.here"]] == 1
    assert row[at["frames.Battle.here"]] == 0


@each_game
def test_matches_can_be_kept(id: str) -> None:
    """A match saved or pickled in the middle of anything, also of a move, goes on as it would
    have."""
    for actions in ("codes", "menu"):
        for table in tables(id, actions):
            session = Session(table)
            for number, seat in enumerate(walk(session, 4, 120)):
                if number % 15:
                    continue
                again, copied = Session(table), pickle.loads(pickle.dumps(session))
                again.restore(session.save())
                first = min(session.legal(seat))
                for other in (again, copied):
                    assert other.observe(seat).tobytes() == session.observe(seat).tobytes()
                    assert other.legal(seat) == session.legal(seat)
                    other.act(seat, first)
                assert again.save() == copied.save()


@each_game
def test_long_menus_have_pages(id: str) -> None:
    """Turning the pages of a menu offers each option exactly once and comes back to the first."""
    (table, *_) = tables(id, "menu")
    session = Session(table)
    for seat in walk(session, 6, 120):
        offered = []
        first = session.legal(seat)
        while True:
            page = session.legal(seat)
            offered += [option for option in page.values() if option is not None]
            if PAGE not in page:
                break
            session.act(seat, PAGE)
            if session.legal(seat) == first:
                break
        assert offered == session.game.menu(session.position, seat)


def test_a_wrong_number_is_explained() -> None:
    """A number against the mask is refused with the reasons that the rules give."""
    session = Session(Table.of("afterlife", 2, None, "codes"))
    session.reset(1)
    seat = session.asked[0]
    wrong = next(n for n in range(session.actions) if n not in session.legal(seat))
    with pytest.raises(IllegalMove) as refused:
        session.act(seat, wrong)
    assert refused.value.refusals


TRACE = """
import hashlib, random, sys
from ennead.envs.session import Session, Table
digest = hashlib.sha256()
for id in sys.argv[1:]:
    session = Session(Table.of(id, None, None, "codes"))
    session.reset(9)
    rng = random.Random(9)
    for _ in range(150):
        if session.over:
            break
        seat = session.asked[0]
        digest.update(session.observe(seat).tobytes() + session.mask(seat).tobytes())
        legal = sorted(session.legal(seat))
        session.act(seat, legal[int(rng.random() * len(legal))])
print(digest.hexdigest())
"""


def test_processes_agree() -> None:
    """The same seed gives the same bytes in processes that hash otherwise."""
    found = [
        subprocess.run(
            [sys.executable, "-c", TRACE, *GAMES],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "77")
    ]
    assert found[0] == found[1]
    assert len(found[0].strip()) == 2 * hashlib.sha256().digest_size
