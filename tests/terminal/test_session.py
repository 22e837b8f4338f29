"""A sitting at the terminal: whole matches, bad input, undo, hand-over, files, the end of the
input."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.terminal.conftest import Play, Run

from ennead.kernel import matchfile


def test_a_whole_match_is_played_through_a_pipe(play: Play) -> None:
    """Always the first option leads to the end; the result is said and the exit code is 0."""
    code, text, session = play(["1"] * 60, "--seed", "1", "--bots", "random")
    assert session.table.match.over
    assert re.search(r"(wins|share the victory)\.", text)
    assert code == 1  # lines typed after the end are no moves
    assert "The match is over." in text


def test_the_same_seed_gives_the_same_match(play: Play) -> None:
    """Chance and bots come from the seed alone."""
    first, second = (play(["1"] * 20, "--seed", "5", "--bots", "greedy") for _ in range(2))
    assert first.text == second.text
    assert play(["1"] * 20, "--seed", "6", "--bots", "greedy").text != first.text


def test_bots_play_alone_and_the_end_is_shown(play: Play) -> None:
    """Nobody has to type anything when every seat is a bot's."""
    code, text, session = play([], "--seed", "1", "--players", "2", "--bots", "random,greedy")
    assert code == 0
    assert session.table.match.over
    assert "Bot 1 draws a card." in text
    assert "draws One." not in text  # spectators see no hands


@pytest.mark.parametrize("way", ["2", "bid three", "BID  Three", "Bid Three"])
def test_an_option_is_chosen_by_number_notation_or_words(play: Play, way: str) -> None:
    """All ways lead to the same move."""
    played = play([way], "--seed", "1")
    mine = [entry.text for entry in played.session.table.match.record if entry.seat == 0]
    assert mine == ["bid three"]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("99", "There is no option 99; choose a number from 1 to 2."),
        ("0", "There is no option 0; choose a number from 1 to 2."),
        ("bid five", "Five is not in your hand. [M-2 Bidding]"),
        ("keep", "That is not asked now."),
        ("bid thre", "“bid thre” is neither a move nor a command. Did you mean: bid three"),
        ("dance wildly", "“dance wildly” is neither a move nor a command; type “help”"),
        ("bid", "“bid” is not a whole move. Moves of this kind look like: bid {card}"),
        ("why", "Say which move you mean, for example: why bid one"),
        ("why dance", "“dance” is neither a move nor a command"),
        ("undo", "There is nothing to take back."),
        ("card sphinx", "No component of this game is called “sphinx”."),
        ("card fve", "No component is called “fve”. Did you mean: Five?"),
        ("rules Z-9", "No rule has the id “Z-9” or contains these words."),
        ("save", "Say which file: save FILE"),
        ("save /nowhere/at/all", "/nowhere/at/all cannot be written: No such file or directory."),
        ("load /nowhere/at/all", "/nowhere/at/all cannot be loaded: No such file or directory"),
        ("options pyramid", "No option contains “pyramid”."),
        ("\x00\ufffd\x1b[2J", "“\ufffd[2J” is neither a move nor a command"),
    ],
)
def test_bad_input_gets_one_clear_answer(play: Play, line: str, answer: str) -> None:
    """One message says what is wrong; a script that had a bad line ends with exit code 1."""
    code, text, session = play([line], "--seed", "1", "--players", "2")
    said = text.split("> ", 1)[1].split("\n", 1)[1]
    assert answer in " ".join(said.split())
    assert len(said.splitlines()) <= 2
    assert code == 1
    assert not session.table.match.record


def test_commands_answer(play: Play, tmp_path: Path) -> None:
    """Every command does its work and none of them is a fault."""
    lines = ["help", "options", "options three", "why bid one", "log", "log 1", "log draws",
             "look", "score", "card five", "card FIVE", "rules", "rules M-2", "rules stone",
             "hint", f"save {tmp_path / 'a.match'}", f"load {tmp_path / 'a.match'}", "", "quit"]  # fmt: skip
    code, text, _ = play(lines, "--seed", "1")
    assert code == 0
    for part in (
        "“bid one” is allowed now.",
        "copies  6  from the rulebook",
        "Beats all lower cards.",
        "M-2  Bidding",
        "A master would choose ",
        "Saved in",
    ):
        assert part in text


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("cs", ["pomoc", "moznosti", "možnosti", "PROČ bid one", "zaznam", "body", "konec"]),
        ("pl", ["pomoc", "opcje", "czemu bid one", "dziennik", "punkty", "koniec"]),
        ("uk", ["довідка", "варіанти", "чому bid one", "журнал", "очки", "вихід"]),
    ],
)
def test_commands_are_known_in_the_language_spoken(
    play: Play, language: str, lines: list[str]
) -> None:
    """With or without accents, in any case."""
    assert play(lines, "--seed", "1", "--lang", language).code == 0


def test_undo_says_why_not(play: Play) -> None:
    """Nothing done yet, another player's step, opened bids: each is named."""
    lines = ["undo", "1", "undo", "1", "undo"]
    code, text, session = play(lines, "--seed", "1", "--players", "2")
    assert code == 1
    said = [part.split("\n", 2)[1] for part in text.split("> undo")[1:]]
    assert said == [
        "There is nothing to take back.",
        "Somebody else has played since your last choice.",
        "The answers lie open, so that step is final.",
    ]
    assert len(session.table.match.record) == 2


def test_a_hand_over_names_the_next_player(play: Play) -> None:
    """Two people on one keyboard: each is named before their own hand is shown."""
    _, text, _ = play(["1", "1"], "--seed", "1", "--players", "2", "--names", "Petra,Jan")
    first, second = text.split("Pass the table to Jan, then press Enter.")[:2]
    assert "Pass the table to Petra" in first
    assert "Petra ☥: Bid a card." in first
    assert "Jan ◉: Bid a card." in second
    assert "Petra draws One." not in second.split("Pass the table")[0]


def test_the_end_of_the_input_keeps_the_match(play: Play, run: Run, tmp_path: Path) -> None:
    """An unfinished match rests in a file, the command to go on is said, and it does go on."""
    code, text, session = play(["1", "1"], "--seed", "1")
    assert code == 0
    file = tmp_path / "state" / "ennead" / "mastaba.match"
    assert "Go on with:" in text
    assert str(file) in text.replace("\\\n    ", "")
    assert "--bots player" in text
    assert run("verify", str(file))[0] == 0
    again = play(["quit"], "--load", str(file), "--bots", "greedy")
    assert again.session.table.match.position == session.table.match.position
    assert again.session.table.key == session.table.key


def test_a_loaded_match_goes_on_as_it_would_have(play: Play, run: Run, tmp_path: Path) -> None:
    """Saved in the middle and loaded, the same moves give the same end, which its key still
    proves."""
    straight = play(["1"] * 40, "--seed", "3", "--players", "2")
    middle = tmp_path / "middle.match"
    play(["1"] * 9 + [f"save {middle}"], "--seed", "3", "--players", "2")
    resumed = play(["1"] * 31, "--load", str(middle))
    assert resumed.session.table.match.over
    assert resumed.session.table.text() == straight.session.table.text()
    end = tmp_path / "end.match"
    end.write_text(resumed.session.table.text(), encoding="utf-8")
    assert run("verify", str(end))[0] == 0
    assert "chance key" in end.read_text(encoding="utf-8")


def test_nothing_is_kept_of_a_match_without_moves(play: Play, tmp_path: Path) -> None:
    """Leaving at once leaves nothing behind."""
    _, text, _ = play(["quit"], "--seed", "1", "--players", "2")
    assert "Go on with" not in text
    assert not (tmp_path / "state").exists()


def test_a_match_that_cannot_be_kept_is_said_to_be_lost(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full or forbidden disk gives one sentence, not a traceback."""
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    code, text, _ = play(["1"], "--seed", "1", "--players", "2")
    assert code == 0
    assert "Your match could not be kept: " in text


def test_loading_a_file_of_another_number_of_players(play: Play, tmp_path: Path) -> None:
    """`load` brings its own seats and names; bots stay where there are seats for them."""
    file = tmp_path / "three.match"
    play(["1", f"save {file}"], "--seed", "1", "--players", "3", "--names", "Eva")
    played = play([f"load {file}", "1"], "--seed", "2", "--players", "2")
    assert played.session.table.match.setup.players == 3
    assert list(played.session.context.names) == ["Eva", "Player 2", "Player 3"]


def test_chance_can_be_typed_in(play: Play) -> None:
    """A real table's draws are asked for one by one, or several at once; wrong ones are refused."""
    lines = [
        "0, 1, 2",  # the opening: three cards each
        "nine",
        "3, 4",
        "back",
        "0",
        "1",
        "bid three",
        "bid five",
        "bid two",
    ]
    _, text, session = play(lines, "--players", "2", "--chance", "typed")
    assert "Which card was drawn at your table?" in text
    assert "“nine” cannot come up here" in text
    match = session.table.match
    drawn = [matchfile.outcome_name(match.game, outcome) for outcome in match.opening.outcomes]
    assert drawn == ["0", "1", "2", "3", "0", "1"]
    assert session.table.key is None
    assert match.record[0].text == "bid three"


def test_typed_chance_can_be_given_up(play: Play) -> None:
    """`back` at the first outcome of a move takes the move back."""
    opening = ["0, 1, 2, 0, 1, 3"]
    lines = [*opening, "bid one", "bid two", "pass", "back"]
    _, text, session = play(lines, "--players", "2", "--chance", "typed")
    assert "The move was not made." in text
    assert [entry.text for entry in session.table.match.record] == ["bid one", "bid two"]


def test_names_cannot_steer_a_terminal(play: Play) -> None:
    """Whoever names themselves with escapes or a novel is cut to what can be shown."""
    names = "\x1b[2JEve[red], " + "x" * 200
    _, text, session = play(["1"], "--seed", "1", "--players", "2", "--names", names)
    assert list(session.context.names) == ["[2JEve[red]", "x" * 24]
    assert "\x1b" not in text
    assert max(len(line) for line in text.splitlines() if "--load" not in line) <= 80


def test_usage_errors_are_told(run: Run) -> None:
    """Too many bots, an unknown bot, a wrong number of players: exit code 2 and one message."""
    for words, problem in (
        (["--players", "2", "--bots", "random,random,random"], "3 bots are named for 2 seats"),
        (["--bots", "thoth"], "there is no bot 'thoth'"),
        (["--players", "9"], "mastaba is for 2 to 4 players, not 9"),
        (["--option", "colour=red"], "mastaba has no option 'colour'"),
        (["--chance", "thrown"], "invalid choice: 'thrown'"),
        (["--load", "/nowhere"], "No such file"),
    ):
        code, out, err = run("terminal", "mastaba", *words)
        assert code == 2, words
        assert problem in err
        assert out == ""
