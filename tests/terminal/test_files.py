"""`verify`, `replay`, `review` and `repair`: whole files pass, damaged ones are caught at the right
line."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.kernel.toy.game import MastabaGame
from tests.terminal.conftest import Run

from ennead.kernel import Match, matchfile
from ennead.kernel.chance import Keyed

KEY = b"a secret"
Edit = Callable[[list[str]], int]


def played(toy: MastabaGame, moves: int = 1000) -> Match:
    rng = random.Random(4)
    match = Match.begin(toy, toy.setup(2), Keyed(KEY))
    while not match.over and len(match.record) < moves:
        seat = match.asked[0]
        menu = toy.menu(match.position, seat)
        match.choose(seat, menu[int(rng.random() * len(menu))])
    return match


@pytest.fixture
def file(toy: MastabaGame, tmp_path: Path) -> Path:
    """A finished match of Petra and Jan with its key revealed."""
    path = tmp_path / "whole.match"
    path.write_text(matchfile.write(played(toy), ["Petra", "Jan"], key=KEY), encoding="utf-8")
    return path


def damaged(file: Path, edit: Edit) -> tuple[Path, int]:
    """A copy with some lines changed, and the line at which that must be noticed."""
    lines = file.read_text(encoding="utf-8").splitlines()
    line = edit(lines)
    copy = file.with_name("damaged.match")
    copy.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return copy, line


def at(lines: list[str], beginning: str, after: int = 0) -> int:
    """The number of the first line after some that begins so."""
    return next(n for n, line in enumerate(lines, 1) if n > after and line.startswith(beginning))


def test_a_whole_file_is_verified(run: Run, file: Path, toy: MastabaGame, tmp_path: Path) -> None:
    """Finished or in progress, an untouched file is good."""
    code, out, _ = run("verify", str(file))
    assert code == 0
    assert out.rstrip().endswith("moves, over")
    code, out, _ = run("verify", str(file), "--json")
    assert (code, json.loads(out)["ok"]) == (0, True)
    open_file = tmp_path / "open.match"
    open_file.write_text(matchfile.write(played(toy, 9)), encoding="utf-8")
    code, out, _ = run("verify", str(open_file))
    assert (code, out.rstrip().endswith("9 moves, goes on")) == (0, True)


def cut_after_a_turn(lines: list[str]) -> int:
    cut = at(lines, "= ", 20)
    del lines[cut:]
    return cut


def cut_inside_a_turn(lines: list[str]) -> int:
    cut = at(lines, "0 bid", 20)
    del lines[cut:]
    return cut


def cut_inside_a_line(lines: list[str]) -> int:
    cut = at(lines, "0 bid", 20)
    del lines[cut:]
    lines[-1] = lines[-1][:-2]
    return cut


def cut_before_the_end(lines: list[str]) -> int:
    del lines[-1]
    return at(lines, "1 bid", len(lines) - 4)


def cut_in_the_header(lines: list[str]) -> int:
    del lines[4:]
    return 4


def other_bid(lines: list[str]) -> int:
    line = at(lines, "0 bid", 20)
    lines[line - 1] = "0 bid five" if "five" not in lines[line - 1] else "0 bid one"
    return line


def other_seat(lines: list[str]) -> int:
    line = at(lines, "0 bid", 20)
    lines[line - 1] = "5" + lines[line - 1][1:]
    return line


def other_outcome(lines: list[str]) -> int:
    line = at(lines, "~ draw", 20)
    lines[line - 1] = "~ draw 77"
    return line


def other_checksum(lines: list[str]) -> int:
    line = at(lines, "= ", 20)
    lines[line - 1] = "= 00000000"
    return line


def checksum_lost(lines: list[str]) -> int:
    line = at(lines, "= ", 20)
    del lines[line - 1]
    return max(n for n, text in enumerate(lines[: line - 1], 1) if text[0] in "01")


def other_scores(lines: list[str]) -> int:
    lines[-1] = "end 99 0"
    return len(lines)


def other_key(lines: list[str]) -> int:
    line = at(lines, "chance key")
    lines[line - 1] = f"chance key {b'another'.hex()}"
    return at(lines, "begin")


def not_a_file(lines: list[str]) -> int:
    lines[0] = "Dear diary,"
    return 1


def junk(lines: list[str]) -> int:
    lines.insert(24, "and then we had tea")
    return 25


def unknown_game(lines: list[str]) -> int:
    lines[1] = "game checkers"
    return 2


def other_rules(lines: list[str]) -> int:
    lines[2] = "rules 7"
    return 3


def more_after_the_end(lines: list[str]) -> int:
    lines.append("0 bid one")
    return len(lines)


@pytest.mark.parametrize(
    "edit",
    [cut_after_a_turn, cut_inside_a_turn, cut_inside_a_line, cut_before_the_end, cut_in_the_header,
     other_bid, other_seat, other_outcome, other_checksum, checksum_lost, other_scores, other_key,
     not_a_file, junk, unknown_game, more_after_the_end],
)  # fmt: skip
def test_a_damaged_file_is_caught_at_its_line(run: Run, file: Path, edit: Edit) -> None:
    """Whatever was cut or changed, verify names the line where file and rules part."""
    copy, line = damaged(file, edit)
    code, out, err = run("verify", str(copy))
    assert code == 1
    assert out.startswith(f"{copy}:"), out
    said = int(out.removeprefix(f"{copy}:").split(":")[0])
    turn = at([*copy.read_text(encoding="utf-8").splitlines(), "= end of file"], "= ", line - 1)
    # a legal other move can only be noticed by the checksum of its turn
    assert said == line or (edit is other_bid and line <= said <= turn), out
    assert err == ""
    code, out, _ = run("verify", str(copy), "--json")
    assert code == 1
    assert json.loads(out)["line"] == said


def test_bytes_that_are_no_text(run: Run, tmp_path: Path) -> None:
    """A picture is no match file; a missing file and a folder are wrong usage."""
    path = tmp_path / "picture.match"
    path.write_bytes(b"ennead match 1\ngame \xff\xfe\n")
    code, out, _ = run("verify", str(path))
    assert (code, out) == (1, f"{path}:2: this is not UTF-8 text\n")
    assert run("verify", str(tmp_path / "none"))[0] == 2
    assert run("verify", str(tmp_path))[0] == 2


def test_replay_tells_the_match(run: Run, file: Path) -> None:
    """Moves with their sentences, then the table; in the language asked for."""
    code, out, _ = run("replay", str(file))
    assert code == 0
    assert "   1  Petra ☥  bid " in out
    assert "Jan takes a stone." in out
    assert out.rstrip().endswith((" wins.", "share the victory."))
    assert "Jan získává kámen." in run("replay", str(file), "--lang", "cs")[1]
    assert max(map(len, out.splitlines())) <= 80


def test_replay_stops_where_it_is_told(run: Run, file: Path) -> None:
    """`--at N` shows the table after N moves; more than there are is wrong usage."""
    code, out, _ = run("replay", str(file), "--at", "2", "--json")
    facts = json.loads(out)
    assert (code, facts["at"], len(facts["log"]), facts["over"]) == (0, 2, 2, False)
    assert facts["moves"] > 2
    assert facts["opening"][0].startswith("Petra draws ")
    code, _, err = run("replay", str(file), "--at", "999")
    assert code == 2
    assert "moves, not 999" in err
    assert run("replay", str(file), "--seat", "2")[0] == 2


def test_replay_keeps_secrets_from_a_seat(run: Run, file: Path) -> None:
    """As one seat sees it: no other hand, no other sealed bid before it is opened."""
    facts = json.loads(run("replay", str(file), "--at", "1", "--seat", "1", "--json")[1])
    assert facts["log"] == [{"move": 1, "seat": 0, "text": None, "told": []}]
    assert facts["opening"][0] == "Petra draws a card."
    assert facts["facts"]["players"][0]["hand"] == ["?"] * 3
    assert facts["scores"] is None
    all_open = json.loads(run("replay", str(file), "--at", "1", "--json")[1])
    assert all_open["log"][0]["text"].startswith("bid ")


def test_repair_keeps_what_is_good(run: Run, file: Path, tmp_path: Path) -> None:
    """It names the first difference; asked to go on, it writes a file that verifies and can be
    played on."""
    copy, line = damaged(file, other_seat)
    code, out, _ = run("repair", str(copy))
    assert code == 1
    assert out.startswith(f"{copy}:{line}: ")
    assert "--continue" in out
    target = tmp_path / "good.match"
    code, out, _ = run("repair", str(copy), "--continue", "-o", str(target), "--json")
    facts = json.loads(out)
    assert code == 0
    assert facts["line"] == line
    assert 0 < facts["moves"]["kept"] < facts["moves"]["recorded"]
    assert run("verify", str(target))[0] == 0
    assert "seat 0 Petra" in target.read_text(encoding="utf-8")


def test_a_record_of_other_rules_is_good_where_they_agree(run: Run, file: Path) -> None:
    """Verify says so, and names both rules."""
    copy, _ = damaged(file, other_rules)
    code, out, _ = run("verify", str(copy))
    assert code == 0
    assert "recorded under rules 7, good under rules 1" in out


def test_repair_brings_a_record_to_the_present_rules(run: Run, file: Path) -> None:
    """Rules that changed nothing for this match: all moves hold, and the new file says so."""
    copy, _ = damaged(file, other_rules)
    code, out, _ = run("repair", str(copy))
    assert code == 0
    assert "moves hold under rules 1" in out
    assert run("repair", str(copy), "--continue")[0] == 0
    repaired = copy.with_suffix(".repaired.match")
    assert run("verify", str(repaired))[0] == 0
    moves = [line for line in file.read_text("utf-8").splitlines() if line[0] in "01~="]
    assert [line for line in repaired.read_text("utf-8").splitlines() if line[0] in "01~="] == moves


def test_repair_trusts_no_turn_with_another_checksum(run: Run, file: Path) -> None:
    """Under the same rules a wrong checksum means that the turn was edited: it is dropped as a
    whole."""
    copy, line = damaged(file, other_checksum)
    code, out, _ = run("repair", str(copy), "--continue", "--json")
    facts = json.loads(out)
    assert (code, facts["line"]) == (0, line)
    lines = copy.read_text(encoding="utf-8").splitlines()
    before = max(n for n, text in enumerate(lines, 1) if text.startswith("= ") and n < line)
    assert facts["moves"]["kept"] == sum(text[0] in "01" for text in lines[:before])


def test_repair_says_what_it_cannot_do(run: Run, file: Path) -> None:
    """Not over the file itself, not where an opening does not hold, not with -o alone."""
    copy, _ = damaged(file, other_seat)
    assert run("repair", str(copy), "--continue", "-o", str(copy))[0] == 2
    assert run("repair", str(copy), "-o", "x.match")[0] == 2
    lines = copy.read_text(encoding="utf-8").splitlines()
    lines[at(lines, "~ draw") - 1] = "~ draw 77"
    copy.write_text("\n".join(lines), encoding="utf-8")
    code, _, err = run("repair", str(copy), "--continue")
    assert code == 1
    assert f"{copy}:{at(lines, '~ draw')}: " in err


@pytest.mark.parametrize(
    ("language", "head", "better"),
    [
        ("en", "judged by what could be known", "Better:"),
        ("cs", "podle toho, co se dalo vědět", "Lepší:"),
        ("pl", "według tego, co można było wiedzieć", "Lepiej:"),
        ("uk", "за тим, що можна було знати", "Краще:"),
    ],
)
def test_a_review_is_readable(run: Run, file: Path, language: str, head: str, better: str) -> None:
    """Every seat gets its account and its worst choices first, each with a better one, in the
    reader's language."""
    code, out, _ = run("review", str(file), "--iterations", "30", "--lang", language)
    assert code == 0
    assert [line.partition(":")[0] for line in out.splitlines() if head in line] == ["Petra", "Jan"]
    assert better in out
    assert "review-" not in out
    assert "%" in out


def test_a_review_as_data(run: Run, file: Path) -> None:
    """One seat's account adds up, and each choice has what was played, what was better and by how
    much."""
    code, out, _ = run("review", str(file), "--iterations", "12", "--seat", "1", "--json")
    (one,) = json.loads(out)
    assert (code, one["seat"]) == (0, 1)
    assert one["start"] - one["lost"] + one["luck"] == pytest.approx(one["result"], abs=1e-3)
    for choice in one["choices"]:
        assert choice["lost"] == pytest.approx(
            choice["value_best"] - choice["value_chosen"], abs=2e-4
        )
        assert bool(choice["grade"]) == (choice["lost"] > 0)
        assert (choice["best"] == choice["chosen"]) == (choice["lost"] == 0)
    assert run("review", str(file), "--seat", "2")[0] == 2
