"""What was measured of bots adds up, for as long as they stay what they were."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tools import calibration, ladder

from ennead.arena.ledger import Count, Entry, Ledger, Row, fingerprint
from ennead.bots import levels
from ennead.kernel import DataError
from ennead.kernel.judgement import Skill

ROW = Row("pharaon", 2, "player", "novice")
NOW = ("a", "b")


def test_matches_that_go_on_where_others_end_are_one_line(tmp_path: Path) -> None:
    """Two runs of a row become one entry in the file, with the sum of their wins."""
    ledger = Ledger(tmp_path / "ladder.jsonl")
    ledger.add(Entry(ROW, NOW, 0, 20, 12.5))
    Ledger(tmp_path / "ladder.jsonl").add(Entry(ROW, NOW, 20, 2, 1.0))
    assert Ledger(tmp_path / "ladder.jsonl").entries == [Entry(ROW, NOW, 0, 22, 13.5)]


def test_a_match_counts_once(tmp_path: Path) -> None:
    """Of two entries with the same matches only one counts; one further on counts too."""
    ledger = Ledger(tmp_path / "ladder.jsonl")
    for first, matches, wins in ((0, 20, 12.0), (10, 20, 19.0), (40, 10, 5.0)):
        ledger.add(Entry(ROW, NOW, first, matches, wins))
    assert ledger.count(ROW) == Count(17.0, 30, 50)


def test_a_bot_that_has_changed_begins_anew(tmp_path: Path) -> None:
    """Once a bot shows another fingerprint in one row, its older results in others do not count."""
    other = Row("pharaon", 2, "adept", "player")
    ledger = Ledger(tmp_path / "ladder.jsonl")
    ledger.add(Entry(ROW, NOW, 0, 20, 12.0))
    ledger.add(Entry(other, ("c", "changed"), 0, 4, 3.0))
    assert ledger.count(ROW) == Count(0.0, 0, 0)
    assert ledger.count(other).matches == 4
    assert ledger.count(ROW, NOW).matches == 20


def test_a_line_that_is_no_result_is_named(tmp_path: Path) -> None:
    """A broken file says which line of it is wrong."""
    file = tmp_path / "ladder.jsonl"
    file.write_text(f'{Entry(ROW, NOW, 0, 2, 1.0).line()}\n{{"game": "pharaon"}}\n')
    with pytest.raises(DataError, match=r"ladder\.jsonl:2"):
        Ledger(file)


def test_a_fingerprint_tells_a_change_of_a_level(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same bot has the same fingerprint again; with other settings it has another one."""
    before = fingerprint("pharaon", 2, "novice")
    assert fingerprint("pharaon", 2, "novice") == before
    monkeypatch.setattr("ennead.arena.ledger.skill_of", lambda game, level: Skill(0, 0.26))
    monkeypatch.setattr(levels, "skill_of", lambda game, level: Skill(0, 0.26))
    assert fingerprint("pharaon", 2, "novice") != before


def test_a_row_that_was_cut_goes_on(tmp_path: Path) -> None:
    """A row is played up to as many matches as are wanted, and none of them twice."""
    ledger = Ledger(tmp_path / "ladder.jsonl")
    row = Row("pharaon", 2, "novice", "newcomer")
    ladder.measure(row, 2, ledger)
    ladder.measure(row, 4, ledger)
    ladder.measure(row, 4, ledger)
    (entry,) = ledger.entries
    assert (entry.first, entry.matches) == (0, 4)


def test_the_page_says_what_the_results_say(tmp_path: Path) -> None:
    """docs/ladder.md is what the tool writes of docs/ladder.jsonl, so no figure in its table is
    of hand."""
    page = ladder.ROOT / "docs" / "ladder.md"
    known = page.read_text(encoding="utf-8")
    assert ladder.text(Ledger(page.with_suffix(".jsonl")), known) == known


def test_chances_are_held_against_results(tmp_path: Path) -> None:
    """Each chance that a search names is counted in its class with what came true; a later run adds
    the missing matches alone, and the section of the page is replaced by a new one."""
    data: dict[str, Any] = {}
    calibration.add("kemet", 2, data)
    first = json.loads(json.dumps(data))
    named = [pair for number in range(2) for pair in calibration.sample("kemet", number)]
    bins = data["kemet"]["bins"]
    assert sum(one[0] for one in bins) == len(named)
    assert sum(one[2] for one in bins) == sum(won for _, won in named)
    calibration.add("kemet", 2, data)
    assert data == first
    once = calibration.page("# Page\n\n## Before\n\nx\n\n## After\n\ny\n", data)
    assert calibration.page(once, data) == once
    assert calibration.error([[2, 1.4, 1.0], [1, 0.9, 1.0]]) == pytest.approx(0.5 / 3)
