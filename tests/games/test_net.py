"""What every game must keep: promises to the kernel, cases, citations, counts and recorded
matches."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.games.net import GAMES, Expectation, expectations

from ennead.games import load
from ennead.kernel import AnyGame, _engine, matchfile
from ennead.kernel.cases import load_case, run_case
from ennead.kernel.conformance import check
from ennead.kernel.errors import MatchFileError, SetupError
from ennead.kernel.perft import FIRST, perft

COMPILED = not _engine.__file__.endswith(".py")
CASES = [path for game in GAMES for path in sorted((load(game).folder / "cases").glob("*.toml"))]


@pytest.mark.parametrize("path", CASES, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_case(path: Path) -> None:
    """The case holds."""
    assert run_case(load(path.parents[1].name), load_case(path)).problem == ""


@pytest.mark.parametrize("id", GAMES)
def test_every_rule_is_shown(id: str) -> None:
    """Each rule, ruling and example has a case, unless it says why none can show it."""
    files = (load(id).folder / "cases").glob("*.toml")
    shown = {rule for path in files for rule in load_case(path).rules}
    entries = load(id).rulebook.entries
    assert [id for id, entry in entries.items() if not entry.unshown and id not in shown] == []


@pytest.mark.parametrize("id", GAMES)
def test_every_rule_in_the_code_is_in_the_rulebook(id: str) -> None:
    """No rule, question or end of a match cites what does not exist."""
    game = load(id)
    cited = {game.end_rule}
    for question in game.questions.values():
        cited.add(question.rule)
        for clause in question.clauses:
            cited.update(rule.id for rule in (*clause.requires, *clause.gates))
    assert sorted(cited - game.rulebook.entries.keys()) == []


@pytest.mark.parametrize("id", GAMES)
def test_a_set_up_is_refused_when_it_is_made_or_never(id: str) -> None:
    """For each number of players a value of an option is refused at once, or there are tables for
    it: no table fails when its match begins."""
    game = load(id)
    for option in game.options:
        for players in game.counts:
            for value in option.values if not option.most else ():
                try:
                    setup = game.setup(players, {option.id: value})
                except SetupError:
                    continue
                assert game.box(setup) is not None


@pytest.mark.parametrize("id", GAMES)
def test_every_preset_can_be_played(id: str) -> None:
    """For each number of players that it is for, a preset is a set-up with those options that exist
    for them."""
    game = load(id)
    known = {option.id: option.players for option in game.options}
    for preset in game.presets:
        for players in preset.players or game.counts:
            wanted = {
                option: value
                for option, value in preset.options.items()
                if players in (known[option] or game.counts)
            }
            assert wanted.items() <= dict(game.setup(players, wanted).options).items()


@pytest.mark.parametrize("one", expectations("conformance"), ids=str)
def test_random_matches_keep_every_promise(one: Expectation) -> None:
    """No fault in random matches: menus are what the rules allow, every refusal cites one, no
    secret shows. The interpreter plays one of them: the compiled engine, which plays them all, is
    the same source."""
    report = check(one.load(), one.setup, games=one.number("games") if COMPILED else 1)
    assert [str(fault) for fault in report.faults] == []


@pytest.mark.parametrize("one", expectations("perft"), ids=str)
def test_perft(one: Expectation) -> None:
    """The number of sequences of decisions is what it was."""
    game, counts = one.load(), one.row["counts"]
    assert isinstance(counts, list)
    g = game.start(one.setup, FIRST)
    while "from" in one.row and g.question != one.row["from"]:
        game.apply(g, g.asked[0], game.menu(g, g.asked[0])[0])
    assert [perft(game, g, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("one", expectations("playthrough"), ids=str)
def test_golden_playthrough(one: Expectation) -> None:
    """A recorded match plays out value by value as it did (regenerate with tests/games/net.py)."""
    golden = one.file.read_text(encoding="utf-8").splitlines()
    for number, (line, expected) in enumerate(zip(one.lines(), golden, strict=True), 1):
        assert line == expected, f"line {number}"


def parting(record: matchfile.Record, game: AnyGame) -> str:
    """Where a record and the rules part; nothing if they agree to the last score."""
    try:
        _, difference = matchfile.replay_as_far_as_it_goes(record, game)
    except MatchFileError as error:
        return error.problem
    return difference.problem if difference else ""


@pytest.mark.parametrize("id", GAMES)
def test_a_match_file_of_version_1_is_read(id: str) -> None:
    """A match that was recorded before moves were typed replays to the same scores, move by move;
    where the present rules part from it, it is refused with one clear sentence."""
    path, game = Path(__file__).parent / id / "version-1.match", load(id)
    record = matchfile.parse(path.read_text(encoding="utf-8"), path.name)
    problem = parting(record, game)
    refused = f"recorded under rules 1, these are rules {game.version}"
    assert problem == "" or (game.version != "1" and refused in problem)


@pytest.mark.parametrize("id", GAMES)
def test_two_processes_play_the_same_match(id: str) -> None:
    """The same seed gives the same match in another process, whatever its hash seed."""
    script = (
        "from ennead.games import load; from ennead.kernel.playthrough import playthrough;"
        f"game = load({id!r}); setup = game.setup(max(game.counts));"
        "print(*playthrough(game, setup, 3), sep='\\n')"
    )
    first, second = (
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    )
    assert first.count(b"\n") > 100
    assert first == second
