"""What rarely happens at a terminal: a game without a scene, many options, second thoughts, missing
knowledge."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.text import Text
from tests.kernel.toy.game import MastabaGame
from tests.terminal.conftest import Play

from ennead.games import load
from ennead.terminal import narration, screen, session
from ennead.terminal.board import NumberedOption, facts
from ennead.terminal.context import RenderContext
from ennead.words import words_for


class Bare(MastabaGame):
    """The toy without a scene and without anybody who knows how to play it."""

    scenery = None

    @property
    def package(self) -> str:
        return "tests.kernel.toy"

    def judgement(self) -> None:  # type: ignore[override]
        return None


@pytest.fixture
def bare() -> Bare:
    return Bare()


def test_a_game_without_a_scene_shows_its_facts(play: Play, bare: Bare) -> None:
    """The position in the game's own words, as far as the seat may know it."""
    text = play(["score", "hint", "look"], "--seed", "1", "--bots", "random", game=bare).text
    assert "bag 24\nplayers\n  0\n    hand one ×2, three\n    stones 0\n  1\n    hand ? ×3" in text
    assert "Player 1 ☥  0\nBot 2 ◉     0" in text
    assert "Nobody has taught a bot this game yet." in text
    assert "bid three" in text


def test_without_a_judgement_the_first_bot_plays_anything(play: Play, bare: Bare) -> None:
    """`ennead terminal GAME` works for a game that no bot has learnt."""
    played = play(["1"], "--seed", "1", game=bare)
    assert [bot.name for bot in played.session.table.bots.values()] == ["random"]


def test_facts_of_any_shape_are_readable() -> None:
    """Nothing is empty, lists count what repeats, nested tables are indented."""
    given = {"a_b": [1, 1, 2], "c": {"d": None, "e": True, "f": ""}, "g": [{"h": [0]}, {}], "i": []}
    assert "".join(f"{line.plain}\n" for line in facts(given, 40)) == (
        "a b 1 ×2, 2\nc\n  d –\n  e ✓\n  f –\ng\n  0\n    h 0\n  1 –\ni –\n"
    )
    assert facts([], 40)[0].plain == "–"


def test_many_options_are_listed_by_verb(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of many options of one kind the first is an example; all can be listed and found by a
    word."""
    monkeypatch.setattr(session, "MANY", 3)
    game = load("afterlife")
    text = play(["options", "options entomb"], "--seed", "3", "--players", "2", game=game).text
    first, listed, found = text.split("> options")
    assert "11 options. Type “options” to list all" in " ".join(first.split())
    assert listed.count("\n") == 12
    assert found.count("Entomb") == 3


def test_one_part_of_the_table_can_be_looked_at(play: Play) -> None:
    """By a word of its title or of its owner's name; in full."""
    text = play(["look hand", "look nowhere"], "--seed", "1", "--players", "2").text
    mine = text.split("> look hand\n")[1].split("> look")[0]
    assert mine.count("──") > 2
    assert "Beats all lower cards." in mine
    assert "Bag" not in mine
    assert "No part of the table is called “nowhere”." in text


def test_several_components_are_named(play: Play) -> None:
    """A word that fits many gives their names; the lists of rules stay lists."""
    text = play(
        ["card amulet", "rules card"], "--seed", "3", "--players", "2", game=load("afterlife")
    ).text
    assert "Several components fit (" in text
    assert "Ankh Amulet" in text


def test_a_draw_without_words_of_its_own_is_final_in_general_words() -> None:
    """Every tag of chance has at least the general sentence."""
    context = RenderContext(words_for("en"))
    said = narration.undo_refusal("undo-chance-omen", context)
    assert said == "Chance has spoken since then, so that step is final."


@pytest.mark.parametrize(
    ("answer", "sure"), [("yes", True), ("y", True), ("no", False), ("", False)]
)
def test_what_is_costly_is_asked_again(
    play: Play, monkeypatch: pytest.MonkeyPatch, answer: str, sure: bool
) -> None:
    """On a terminal a great step that cannot be taken back needs a yes."""
    seated = play([], "--seed", "1", "--players", "2").session
    choice = seated.choices[0]
    monkeypatch.setattr(seated.screen, "live", True)
    monkeypatch.setattr(screen, "input", lambda prompt: answer, raising=False)
    seated._play(NumberedOption(1, choice.option, choice.text, choice.label, manner="costly"))
    assert bool(seated.table.match.record) == sure


def test_moves_and_commands_are_completed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tab key finishes what was begun, also after the first word."""
    readline = pytest.importorskip("readline")
    screen._complete(["bid one", "bid three", "help"])
    completer = readline.get_completer()

    def all_of(line: str, start: int) -> Iterator[str]:
        monkeypatch.setattr(readline, "get_line_buffer", lambda: line)
        monkeypatch.setattr(readline, "get_begidx", lambda: start)
        state = 0
        while (word := completer(line[start:], state)) is not None:
            yield word
            state += 1

    assert list(all_of("bi", 0)) == ["bid one", "bid three"]
    assert list(all_of("bid t", 4)) == ["three"]
    assert list(all_of("x", 0)) == []
    readline.set_completer(None)


def test_a_dumb_terminal_is_wiped_with_lines(
    play: Play, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where escapes mean nothing, what was there is scrolled away."""
    monkeypatch.setenv("TERM", "dumb")
    plain = screen.Screen()
    plain.live = True
    plain.clear()
    plain.show([Text("next")])
    assert capsys.readouterr().out == "\n" * 200 + "next\n"


def test_a_program_that_misbehaves_loses_its_seat(play: Play, tmp_path: Path) -> None:
    """The verdict is shown, a plain bot takes over, and the match goes on to its end."""
    file = tmp_path / "mute.py"
    file.write_text("raise SystemExit", encoding="utf-8")
    command = f"run:{sys.executable} {file}"
    played = play([], "--seed", "1", "--players", "2", "--bots", f"random,{command}")
    assert "A plain bot takes its seat." in played.text
    assert played.session.table.match.over
