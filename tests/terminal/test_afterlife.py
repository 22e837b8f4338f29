"""A real game at the terminal, through a real pipe."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.terminal.conftest import Play, Run

from ennead.cli import main
from ennead.games import load
from ennead.kernel import Match, matchfile
from ennead.kernel.chance import Keyed
from ennead.kernel.errors import NeedOutcome
from ennead.table.kit import GameKit
from ennead.table.local import LocalTable, new_table

LANGUAGES = ("en", "cs", "pl", "uk")


def piped(lines: list[str], *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """`ennead terminal` with typed lines on its standard input."""
    return subprocess.run(
        [sys.executable, "-m", "ennead", "terminal", *words],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True, text=True, encoding="utf-8", timeout=300, check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
    )  # fmt: skip


def test_a_whole_match_through_a_pipe(tmp_path: Path) -> None:
    """From the first draw to the winner in 80 columns, without escapes, prompts or tracebacks."""
    file = tmp_path / "whole.match"
    lines = ["1"] * 1500 + [f"save {file}", "score", "quit"]
    done = piped(lines, "afterlife", "--seed", "11", "--bots", "greedy", "--names", "Petra")
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert "Petra wins." in done.stdout or "Bot 2 wins." in done.stdout
    verified = subprocess.run(
        [sys.executable, "-m", "ennead", "verify", str(file)], capture_output=True, text=True, check=False
    )  # fmt: skip
    assert verified.returncode == 0, verified.stdout
    assert "over" in verified.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_speaks_whole_sentences(play: Play, language: str) -> None:
    """Moves, events, refusals, cards and rules of a real game, and no message is missing."""
    lines = ["1", "1", "help", "look", "log", "why buy t", "card ring", "rules 1.7.a", "10"]
    game = load("afterlife")
    text = play([*lines * 3, "hint"], "--seed", "3", "--lang", language, game=game).text
    for prefix in (
        "event-",
        "prompt-",
        "option-",
        "refuse-",
        "terminal-",
        "command-",
        "flag-",
        "term-",
    ):
        assert prefix not in text
    assert max(len(line) for line in text.splitlines() if "--load" not in line) <= 80


def test_a_payment_is_taken_back_as_one_step(play: Play) -> None:
    """Undo takes the linked choices of a purchase back together."""
    game = load("afterlife")
    played = play(["buy b1", "1", "undo", "undo"], "--seed", "3", "--players", "2", game=game)
    assert "Taken back: buy b1" in played.text
    assert played.session.table.match.record == []


def test_a_refusal_cites_the_rulebook(play: Play) -> None:
    """What may not be done is explained with the rule and its place in the book."""
    played = play(["buy t"], "--seed", "3", "--players", "2", game=load("afterlife"))
    said = " ".join(played.text.split("> buy t\n")[1].split())
    assert (
        said
        == "Only the base of the pyramid is for sale. [1.7.a Only the base is for sale, Nákup karet]"
    )
    assert played.code == 1


def test_a_card_shows_where_its_figures_come_from(play: Play) -> None:
    """Figures with provenance, our wording, and the rulings about it."""
    text = play(["card brain hook"], "--seed", "3", "--players", "2", game=load("afterlife")).text
    for part in ("discount  2", "from the rulebook", "reconstructed by us", "R-04"):
        assert part in text


def test_a_real_tables_chance_is_typed() -> None:
    """Cards are asked for by name; what cannot come up is refused, and the end of the input is the
    end."""
    done = piped(
        ["brain-hook, Banquet", "ring"], "afterlife", "--players", "2", "--chance", "typed"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "“Banquet” cannot come up here" in done.stdout  # level III lies below level II


def test_typed_outcomes_give_the_same_match_as_drawn_ones() -> None:
    """A person who types in exactly what a key would have drawn gets exactly that match."""
    game = load("afterlife")
    drawn = Match.begin(game, game.setup(2), Keyed(b"a key"))
    for _ in range(80):
        seat = drawn.asked[0]
        drawn.choose(seat, game.menu(drawn.position, seat)[0])
    moves = [drawn.opening.outcomes, *(entry.outcomes for entry in drawn.record)]
    coming = [outcome for outcomes in moves for outcome in outcomes]

    def ask(need: NeedOutcome) -> int:
        outcome = coming.pop(0)
        assert need.tag == outcome.tag
        return outcome.value

    new = new_table(GameKit(game), game.setup(2), ask)
    table = LocalTable(new, ["Petra", "Jan"], {}, None, ask)
    for entry in drawn.record:
        table.choose(entry.seat, entry.option)
    assert coming == []
    assert new.position == drawn.position
    assert matchfile.write(new.match) == matchfile.write(drawn)


def test_bad_files_are_told_in_one_line(run: Run, tmp_path: Path) -> None:
    """A damaged save gives one message with its line, and exit code 1."""
    path = tmp_path / "bad.match"
    path.write_text("ennead match 1\ngame afterlife\nrules 0\nplayers 2\nbegin\n", encoding="utf-8")
    code, out, err = run("terminal", "afterlife", "--load", str(path))
    assert (code, out) == (1, "")
    assert err.startswith(f"ennead: {path}:5: recorded under rules 0")
    assert len(err.splitlines()) == 1


def test_the_first_screen_comes_quickly() -> None:
    """Only the language spoken is read, and only the words on the screen are parsed."""
    code = (
        "from ennead.games import load; g = load('afterlife');"
        "from ennead.words import words_for; w = words_for('cs', g); w.say('game-title');"
        "assert len(w._known) < 10, w._known"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_faces_in_a_chapter_say_what_they_print(capsys: pytest.CaptureFixture[str]) -> None:
    """A gallery of the rulebook shows a card with its figures, and its text with them filled in."""
    assert main(["rules", "afterlife", "--read", "weapons", "--lang", "en"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "Sling, Gold 3 Cost 5, weapons (6)" in shown
    assert "Each opponent with at least 4 cards in hand discards one of them." in shown
