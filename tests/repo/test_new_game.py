"""`ennead new-game`: what it writes is a whole game, and a game from outside is as good as ours."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.outside import NAME, Outside

from ennead import games
from ennead.cli import main
from ennead.kernel.errors import SetupError

# -- writing one -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Oasis", "one word"),
        ("two-words", "one word"),
        ("class", "one word"),
        ("kemet", "a game 'kemet' already"),
        ("random", "a Python package 'random' already"),
        ("player", "a word of the first rules"),
    ],
)
def test_a_bad_name_is_refused(
    name: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A name that cannot work is refused in one sentence, and nothing is written."""
    assert main(["new-game", name, "--folder", str(tmp_path / "x")]) == 2
    assert says in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A folder that exists is left as it is."""
    assert main(["new-game", "oasis", "--folder", str(tmp_path)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_only_its_own_name_is_in_it(outside: Outside) -> None:
    """The name of the template is nowhere in what was written, neither in a path nor in a text."""
    files = [path for path in outside.source.rglob("*") if path.is_file()]
    assert len(files) > 25
    assert [path for path in files if "siwa" in f"{path}{path.read_bytes()!r}".lower()] == []


# -- having one ------------------------------------------------------------------------------------


def test_it_keeps_every_promise(outside: Outside) -> None:
    """`ennead conformance` finds nothing, for any number of players."""
    done = outside.ennead("conformance", NAME, "--games", "3", "--json")
    assert done.returncode == 0, done.stdout + done.stderr
    assert [report["players"] for report in json.loads(done.stdout)["reports"]] == [2, 3, 4]


def test_it_is_on_the_list(outside: Outside) -> None:
    """`ennead games` has it behind ours."""
    done = outside.ennead("games", "--json")
    assert done.returncode == 0, done.stderr
    assert [row["id"] for row in json.loads(done.stdout)] == [*games.GAMES, NAME]


@pytest.mark.parametrize(
    "words",
    [["case", "--game", NAME], ["rules", NAME, "--coverage"], ["components", NAME]],
    ids=lambda words: words[0],
)
def test_its_data_is_found(outside: Outside, words: list[str]) -> None:
    """Cases, rules and figures are read from its own package, and every rule has a case."""
    done = outside.ennead(*words)
    assert done.returncode == 0, done.stdout + done.stderr
    assert " 0 passed" not in f" {done.stdout}"


def test_its_cases_run_as_files(outside: Outside) -> None:
    """A case file in its folder needs no word about the game it is for."""
    files = sorted((outside.source / NAME / "cases").glob("*.toml"))
    done = outside.ennead("case", *map(str, files))
    assert done.stdout == f"{len(files)} passed, 0 failed\n", done.stderr


def test_bots_play_it(outside: Outside) -> None:
    """Bots of every kind finish matches of it, and its judgement beats chance."""
    done = outside.ennead("simulate", NAME, "--games", "40", "--bots", "novice,random", "--json")
    assert done.returncode == 0, done.stderr
    wins = json.loads(done.stdout)["wins"]
    assert wins[0] > wins[1]


def test_it_is_played_in_the_terminal(outside: Outside) -> None:
    """A person types moves, and is told in Czech why one is refused and what happened."""
    typed = "sell 4 olives\nwait\nquit\n"
    done = outside.ennead(
        "terminal", NAME, "--seed", "1", "--bots", "novice", "--lang", "cs", typed=typed
    )
    assert done.returncode == 1, done.stderr  # as one of the moves was refused
    assert "Tolik jich v ruce nemáte" in done.stdout
    assert "vyčkává" in done.stdout


# -- having a bad one ------------------------------------------------------------------------------


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of installed packages, where `bring` lays games that are none."""
    monkeypatch.syspath_prepend(str(tmp_path))
    forget()
    yield tmp_path
    forget()
    sys.modules.pop("feeble", None)


def forget() -> None:
    for function in (
        games.load,
        games.installed,
        games.broken,
        games._outside,
        games._load_outside,
    ):
        function.cache_clear()


def bring(site: Path, package: str, game: str, value: str, code: str = "") -> None:
    """Install a package that names a game."""
    (site / f"{package}.py").write_text(code, encoding="utf-8")
    info = site / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{games.GROUP}]\n{game} = {value}\n")


@pytest.mark.parametrize(
    ("value", "code", "says"),
    [
        ("feeble:GAME", "1 / 0", "ZeroDivisionError: division by zero"),
        ("feeble:GAME", "", "AttributeError"),
        ("absent:GAME", "", "No module named 'absent'"),
        ("feeble:GAME", "GAME = dict", "expected a Game with this id, got dict"),
        (
            "feeble:GAME",
            "from tests.kernel.toy.game import MastabaGame as GAME",
            "got MastabaGame mastaba",
        ),
    ],
    ids=["crash", "empty", "absent", "no game", "other id"],
)
def test_a_broken_game_disturbs_nobody(packages: Path, value: str, code: str, says: str) -> None:
    """It is not on the list; whoever asks for it hears whose it is and what is wrong."""
    bring(packages, "feeble", "swamp", value, code)
    assert games.installed() == games.GAMES
    assert says in games.broken()["swamp"]
    with pytest.raises(SetupError, match="the game 'swamp' of the package feeble"):
        games.load("swamp")


def test_a_name_belongs_to_one_game(packages: Path) -> None:
    """Two packages with one id are both named; one that takes an id of ours does not get it."""
    bring(packages, "one", "swamp", "one:GAME")
    bring(packages, "two", "swamp", "two:GAME")
    bring(packages, "three", "kemet", "three:GAME")
    assert games.broken() == {
        "kemet": "the game 'kemet' of the package three needs another id: kemet is one of ours",
        "swamp": "one and two both bring a game 'swamp': uninstall one of them",
    }
    assert games.installed() == games.GAMES
