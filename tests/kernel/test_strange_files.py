"""Files from strangers: whatever a match file, a case or a pack contains, the answer is a sentence.

Most tests change a real file in a few places and let it be read and used to the end. Files of the
kinds that once broke a reader, or kept it busy without end, are kept in `corpus`.
"""

from __future__ import annotations

import copy
import random
import re
import tomllib
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ennead.games import GAMES, load, load_with_pack, with_pack_text
from ennead.kernel import Match, matchfile
from ennead.kernel.cases import load_case, run_case
from ennead.kernel.chance import Keyed
from ennead.kernel.errors import CaseError, EnneadError, PackError, SetupError

NUMBERS = ["²", "①", "--1", "-", "+1", "1_0", "٣", "9" * 5000, "-1", "1e3", "00", "0x1", ""]
WORDS = [*NUMBERS, "\0", "a" * 3000, "\u202e", "begin", "= 0", "~ x", "end", "{", "[" * 2000]
CORPUS = sorted((Path(__file__).parent / "corpus").iterdir())
JUNK: list[Any] = [None, True, -1, 10**6, 10**40, 1.5, float("nan"), "", "\0", "x", [], [[]], {}]


@cache
def recorded(id: str) -> tuple[str, ...]:
    """The lines of a short match file."""
    game, rng = load(id), random.Random(7)
    key = bytes(range(32))
    match = Match.begin(game, game.setup(2), Keyed(key))
    for _ in range(25):
        if match.over:
            break
        seat = match.position.asked[0]
        match.choose(seat, rng.choice(game.menu(match.position, seat)))
    names = ["Petra", "Олена"]
    return tuple(matchfile.write(match, names, key=key).splitlines())


@settings(max_examples=60)
@pytest.mark.parametrize("id", GAMES)
@given(data=st.data())
def test_match_files(id: str, data: st.DataObject) -> None:
    """Lines moved, doubled, cut and words put in their place: a match, or an EnneadError."""
    lines = list(recorded(id))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(lines) - 1))
        words = lines[at].split(" ")
        word = data.draw(st.integers(0, len(words) - 1))
        words[word] = data.draw(st.sampled_from(WORDS) | st.text(max_size=5))
        lines[at] = " ".join(words)
        match data.draw(st.sampled_from(["stay", "double", "drop", "move"])):
            case "double":
                lines.insert(at, lines[at])
            case "drop":
                del lines[at]
            case "move":
                lines.insert(data.draw(st.integers(0, len(lines) - 1)), lines.pop(at))
    with suppress(EnneadError):
        record = matchfile.parse("\n".join(lines))
        matchfile.replay_as_far_as_it_goes(record, load(id))


def test_names_in_a_file_have_a_limit() -> None:
    """Of a name that is longer than any at a table what would fit there is kept."""
    lines = [line.replace("Petra", "Petra" * 50) for line in recorded("kemet")]
    names = matchfile.parse("\n".join(lines)).header.names
    assert names == {0: ("Petra" * 20)[: matchfile.LONGEST_NAME], 1: "Олена"}


def _places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of everything inside plain data."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    found = []
    for key, one in inside:
        found.append((*path, key))
        if isinstance(one, dict | list):
            found += _places(one, (*path, key))
    return found


def _spoil(data: Any, path: tuple[Any, ...], junk: Any) -> None:
    for key in path[:-1]:
        data = data[key]
    data[path[-1]] = junk


@cache
def cases(id: str) -> tuple[tuple[Path, dict[str, Any]], ...]:
    paths = sorted((load(id).folder / "cases").glob("**/*.toml"))
    return tuple((path, tomllib.loads(path.read_text("utf-8"))) for path in paths)


@settings(max_examples=60)
@pytest.mark.parametrize("id", GAMES)
@given(data=st.data())
def test_cases(id: str, data: st.DataObject) -> None:
    """Any value of a case put out of shape: a result, or a CaseError."""
    game = load(id)
    path, real = data.draw(st.sampled_from(cases(id)))
    spoilt = copy.deepcopy(real)
    _spoil(spoilt, data.draw(st.sampled_from(_places(spoilt))), data.draw(st.sampled_from(JUNK)))
    with suppress(CaseError):
        run_case(game, load_case(path, id, spoilt))


@settings(max_examples=60)
@pytest.mark.parametrize("id", GAMES)
@given(data=st.data())
def test_packs(id: str, data: st.DataObject) -> None:
    """Any figure put out of shape: a game that can be begun, or a sentence."""
    components = load(id).components
    figures = {kind: copy.deepcopy(dict(components.of(kind))) for kind in components.kinds()}
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(_places(figures)))
        _spoil(figures, path, data.draw(st.sampled_from(JUNK) | st.integers(0, 99)))
    with suppress(PackError, SetupError):
        game = with_pack_text(id, figures, "mine.toml", b"")
        for players in game.counts:
            game.start(game.setup(players), Keyed(bytes(32)))


def use_match(path: Path) -> None:
    record = matchfile.parse(path.read_text("utf-8"), path.name)
    matchfile.rebuild(record, load(record.header.game), path.name)


def use_pack(path: Path) -> None:
    game = load_with_pack("afterlife", path)
    game.start(game.setup(2), Keyed(bytes(32)))


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.name)
def test_the_corpus_is_answered_by_sentences(path: Path) -> None:
    """Each file of the corpus is refused by a sentence that names its place, or fails as a case."""
    kind = path.name.split(".")[1]
    if kind == "case":
        with suppress(CaseError):
            assert run_case(load("afterlife"), load_case(path, "afterlife")).problem
        return
    use = use_match if kind == "match" else use_pack
    with pytest.raises(EnneadError, match=f"{re.escape(path.name)}|there is no game"):
        use(path)
