"""The command line as scripts use it: one JSON document, exit codes, clear errors."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ennead.bots import BOTS
from ennead.cli import main
from ennead.games import GAMES, load

GAME = "afterlife"


def told(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> Any:
    """The JSON document of a command that must end with this exit code."""
    assert main([*words, "--json"]) == code
    return json.loads(capsys.readouterr().out)


def refused(capsys: pytest.CaptureFixture[str], *words: str, code: int) -> str:
    """The message of a command that must fail without a traceback."""
    assert main(list(words)) == code
    captured = capsys.readouterr()
    assert "Traceback" not in captured.err
    return captured.err


def test_games_are_listed_with_their_options(capsys: pytest.CaptureFixture[str]) -> None:
    """Every game names its numbers of players and, for each option, a default among its values."""
    rows = told(capsys, "games")
    assert [row["id"] for row in rows] == list(GAMES)
    for row in rows:
        assert row["players"] == list(load(row["id"]).counts)
        for option in row["options"]:
            assert option["default"] in (*option["values"], *(["none"] if option["most"] else []))


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "furthest"), ("cs", "nejdál"), ("pl", "najdalej"), ("uk", "найдалі")],
)
def test_every_bot_is_described_in_the_language_of_the_reader(
    capsys: pytest.CaptureFixture[str], language: str, words: str
) -> None:
    """`games` ends with the bots by name, each with a line about how it plays."""
    assert main(["games", "--lang", language]) == 0
    bots = capsys.readouterr().out.partition("\nbots\n")[2].splitlines()
    names = [*BOTS, "ismcts"]
    assert [line.split()[0] for line in bots] == names
    assert not any(f"bot-{name}" in line for name, line in zip(names, bots, strict=True))
    assert words in bots[-3]
    assert "ismcts:2s@all" in bots[-1]


@pytest.mark.parametrize("game", GAMES)
def test_a_simulation_is_the_same_in_another_process(
    capsys: pytest.CaptureFixture[str], game: str
) -> None:
    """Wins and scores depend on the seed alone, not on the process or its hash seed."""
    words = ["simulate", game, "--players", "3", "--games", "4", "--seed", "7"]
    here = told(capsys, *words)
    there = subprocess.run(
        [sys.executable, "-m", "ennead", *words, "--json"],
        capture_output=True,
        check=True,
        env={"PYTHONHASHSEED": "1234", "PATH": ""},
    )
    other = json.loads(there.stdout)
    for key in ("scores", "wins", "decisions", "max_decisions"):
        assert here[key] == other[key]
    assert here["max_decisions"] <= here["bound"]


def test_the_fields_that_scripts_rely_on_are_there(capsys: pytest.CaptureFixture[str]) -> None:
    """The simulation's document has the documented fields."""
    facts = told(capsys, "simulate", GAME, "--games", "2")
    wanted = {"games", "decisions", "seconds", "decisions_per_second", "mean_decisions"}
    assert wanted | {"max_decisions", "scores", "wins"} <= facts.keys()


@pytest.mark.parametrize("game", GAMES)
def test_all_cases_of_a_game_pass(capsys: pytest.CaptureFixture[str], game: str) -> None:
    """The executable rulebook holds."""
    facts = told(capsys, "case", "--game", game)
    assert facts["failed"] == 0
    assert facts["passed"] > 50


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_that_can_be_shown_is_without_a_case(
    capsys: pytest.CaptureFixture[str], game: str
) -> None:
    """Coverage of the rulebook is complete."""
    assert told(capsys, "rules", game, "--coverage")["uncovered"] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_has_a_source(capsys: pytest.CaptureFixture[str], game: str) -> None:
    """The components list names a source for each figure, and can be narrowed to one source."""
    figures = told(capsys, "components", game)["figures"]
    assert {row["source"] for row in figures} <= {"seed", "public", "memory", "reconstructed"}
    seeds = told(capsys, "components", game, "--source", "seed")["figures"]
    assert seeds == [row for row in figures if row["source"] == "seed"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[card.axe]\ncost = 4\n", "pack.game"),
        (
            '[pack]\ngame = "afterlife"\n[card.axe]\ncost = "four"\n',
            "card.axe.cost: expected a whole number",
        ),
        ('[pack]\ngame = "afterlife"\n[card.axe]\nprice = 4\n', "card.axe.price: no such figure"),
        (
            '[pack]\ngame = "afterlife"\n[card.hatchet]\ncost = 4\n',
            "card.hatchet: the game has no such",
        ),
        ('[pack]\ngame = "afterlife"\n[crad.axe]\ncost = 4\n', "crad: no such kind"),
        ('[pack]\ngame = "afterlife"\n[card.axe]\ncost = -4\n', "a number from 0 to 99, got -4"),
        ('[pack]\ngame = "senet"\n', "there is no game 'senet'"),
        ("[card", "not a TOML file"),
    ],
)
def test_a_wrong_pack_is_refused_with_the_path(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, says: str
) -> None:
    """Unknown ids, wrong types and impossible figures are told with their place."""
    pack = tmp_path / "mine.toml"
    pack.write_text(text)
    code = 2 if "senet" in text else 1
    assert says in refused(capsys, "pack", "check", str(pack), code=code)


def test_a_pack_changes_the_figures_it_names(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A good pack is laid over the components, shown with its own source, and played with."""
    pack = tmp_path / "mine.toml"
    pack.write_text('[pack]\ngame = "afterlife"\n[card.axe]\ncost = 4\n')
    assert told(capsys, "pack", "check", str(pack))["figures"] == [
        {"figure": "card.axe.cost", "value": 4}
    ]
    rows = told(capsys, "components", GAME, "--pack", str(pack))["figures"]
    (row,) = [row for row in rows if (row["id"], row["attribute"]) == ("axe", "cost")]
    assert (row["value"], row["source"]) == (4, "pack")
    assert told(capsys, "simulate", GAME, "--games", "1", "--pack", str(pack))["games"] == 1


@pytest.mark.parametrize(
    ("words", "says", "code"),
    [
        (("simulate", "senet"), "the games are afterlife", 2),
        (("simulate", GAME, "--players", "9"), "1 to 8 players, not 9", 2),
        (("simulate", GAME, "--option", "pool=none"), "one of", 2),
        (("simulate", GAME, "--bots", "deep-blue"), "there is no bot", 2),
        (
            ("simulate", GAME, "--players", "2", "--bots", "random,random,random"),
            "3 bots are named",
            2,
        ),
        (("simulate", GAME, "--games", "none"), "invalid number", 2),
        (("case", "no-such-file.toml"), "", 1),
        (("arena", GAME, "--bots", "random,random"), "at least two different bots", 2),
    ],
)
def test_wrong_words_get_one_clear_message(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], says: str, code: int
) -> None:
    """No traceback, and the message names what would have been right."""
    assert says in refused(capsys, *words, code=code)


def test_a_case_from_anywhere_runs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A bug report is a case: a file outside the package runs, and its failure is a result."""
    good = next(iter(sorted((load(GAME).folder / "cases").rglob("*.toml"))))
    mine = tmp_path / "mine.toml"
    mine.write_text(f'game = "{GAME}"\n' + good.read_text(encoding="utf-8"), encoding="utf-8")
    assert told(capsys, "case", str(mine))["passed"] == 1
    mine.write_text(f'game = "{GAME}"\nrules = []\n[then]\nscores = [1, 2, 3]\n', encoding="utf-8")
    facts = told(capsys, "case", str(mine), code=1)
    assert facts["failed"] == 1
    assert "scores" in facts["cases"][0]["problem"]


@pytest.mark.parametrize("game", GAMES)
def test_conformance_and_perft_answer(capsys: pytest.CaptureFixture[str], game: str) -> None:
    """The kit finds nothing on one match of the smallest table, and the counts grow with depth."""
    players = str(min(load(game).counts))
    assert told(capsys, "conformance", game, "--players", players, "--games", "1")["faults"] == 0
    counts = told(capsys, "perft", game, "--players", "2", "--depth", "2")["rows"][0]["counts"]
    assert 0 < counts[0] <= counts[1]


def test_a_rulebook_is_read_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    """`ennead rules GAME --read` lists the chapters, and opens one by its id or by a rule."""
    assert main(["rules", "kemet", "--read", "--lang", "cs"]) == 0
    assert "battle-rewards" in capsys.readouterr().out
    assert main(["rules", "kemet", "--read", "3.5.5.a", "--lang", "uk"]) == 0
    assert "3.5.5.a" in capsys.readouterr().out
    assert main(["rules", "kemet", "--read", "nothing"]) == 2
    assert "there is no chapter 'nothing'" in capsys.readouterr().err


def test_a_case_is_watched_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    """`ennead case FILE --watch` shows every moment with what is refused and what must hold."""
    folder = load("kemet").folder / "cases"
    assert main(["case", str(folder / "attacker-wins.toml"), "--watch", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    for words in ("step 1 of 3", "step 3 of 3", "Now holds:", "Player 1 · battle fame: 1"):
        assert words in out
    assert main(["case", "--watch"]) == 2


def test_environments_are_measured_alone(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`ennead bench --environments` tells of every game and of nothing else; so fast as a peer
    is told where the peers are installed."""
    monkeypatch.setattr("benchmarks.environments.SECONDS", 0.02)
    monkeypatch.setattr("benchmarks.environments.ROUNDS", 1)
    monkeypatch.setattr("benchmarks.environments.MATCHES", 2)
    monkeypatch.setattr("benchmarks.environments.find_spec", lambda name: name == "pettingzoo")
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    report = told(capsys, "bench", "--environments")
    assert list(report) == ["environments"]
    found = report["environments"]
    assert all(found[id] > 0 and found["on 1 cores"][id] > 0 for id in GAMES)
    assert "ennead[peers]" in found["peers"]
