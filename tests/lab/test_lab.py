"""Balance reports: what is counted, how sure it is, and a page that needs nothing else."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from ennead.arena.backends import job_of
from ennead.games import load
from ennead.lab import matches
from ennead.lab.findings import Share as Row
from ennead.lab.findings import compare, corrected, needed, study
from ennead.lab.matches import MARKS, Plan, Record, Taking, gather, play
from ennead.lab.report import Report, as_data, as_markdown, as_page, library
from ennead.lab.speech import Speech
from ennead.words import LANGUAGES


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches are played in this process."""
    monkeypatch.setattr(
        matches, "SPREADS", {"local": lambda work, items: (work(item) for item in items)}
    )


def plan_of(game: str = "pharaon", *bots: str, **options: str) -> Plan:
    loaded = load(game)
    return Plan(job_of(loaded, loaded.setup(2, options)), bots or ("player", "player"), 1)


def made_up(number: int) -> Iterator[Record]:
    """Matches in which whoever has the sword wins four times in five, and the shield does
    nothing."""
    rng = random.Random(4)
    for n in range(number):
        holder = int(rng.random() * 2)
        winner = holder if rng.random() < 0.8 else 1 - holder
        takings = [Taking(holder, "took", "tile-sword", 1)]
        if rng.random() < 0.7:
            takings.append(Taking(int(rng.random() * 2), "took", "tile-shield", 5))
        scores = (9, 3) if winner == 0 else (3, 9)
        course = tuple((0, 0) if mark < MARKS // 4 else scores for mark in range(MARKS + 1))
        yield Record(n, ("a", "b"), scores, (winner,), 10 + n % 7, 10, course, tuple(takings))


def test_a_strong_thing_is_found_and_an_idle_one_is_not() -> None:
    """The table tells what wins from what only looks so, with the interval around the truth."""
    found = study(list(made_up(400)))
    rows = {row.name: row for row in found.things["took tile"]}
    assert rows["tile-sword"].low < 0.8 < rows["tile-sword"].high
    assert rows["tile-sword"].chance < 0.001
    assert rows["tile-shield"].chance > 0.05
    assert rows["tile-sword"].turn == pytest.approx(0.1)
    assert found.leading[0] == pytest.approx(0.5)
    assert found.leading[-1] == 1
    assert found.comebacks == 0


def test_many_looks_cost_certainty() -> None:
    """Holm's correction: the smallest of three chances counts three times, never less than one
    before it."""
    rows = [Row(str(n), 9, 1, 0.1, 0, 1, 0.5, chance) for n, chance in enumerate((0.01, 0.02, 0.9))]
    assert sorted(row.chance for row in corrected(rows)) == pytest.approx([0.03, 0.04, 0.9])


@pytest.mark.parametrize(
    ("precision", "expected", "games"), [(0.01, 0.5, 9604), (0.02, 1 / 3, 2135)]
)
def test_precision_says_how_many(precision: float, expected: float, games: int) -> None:
    """Matches for a share of wins to plus or minus so much."""
    assert needed(precision, expected) == games


@pytest.mark.parametrize("game", ["afterlife", "kemet", "ankh", "pharaon"])
def test_matches_are_watched(game: str) -> None:
    """Every game tells what seats get, in words it has; the same plan gives the same matches."""
    records = play(plan_of(game), range(1))
    assert records == play(plan_of(game), range(1))
    (record,) = records
    assert record.takings
    assert len(record.course) == MARKS + 1
    assert record.course[-1] == record.scores


def test_matches_in_a_file_are_not_played_again(tmp_path: Path) -> None:
    """A report goes on from its file, also from one that was cut in the middle of a line, and
    refuses that of another plan."""
    file = tmp_path / "matches.jsonl"
    fresh = gather(plan_of(), 4, None)
    gather(plan_of(), 2, file)
    file.write_text(file.read_text()[:-40])
    assert gather(plan_of(), 4, file) == fresh
    assert gather(plan_of(), 4, file) == fresh
    assert len(file.read_text().splitlines()) == 5
    with pytest.raises(ValueError, match="another set-up"):
        gather(plan_of("pharaon", "novice", "novice"), 2, file)


def test_what_if_meets_the_same_luck() -> None:
    """Compared with itself nothing changes; with another option some matches do."""
    before = gather(plan_of(), 4, None)
    assert all(change.difference == 0 for change in compare(before, before))
    after = gather(plan_of("pharaon", **{"starting-player": "seat-0"}), 4, None)
    assert any(change.difference for change in compare(before, after))


def test_differences_are_corrected_for_how_many_were_looked_at() -> None:
    """What one look would call clear is not, where sixty things were compared; what could not be
    luck among sixty still is."""
    before = list(made_up(300))
    rng = random.Random(9)
    after = [
        replace(
            one,
            decisions=one.decisions + 3,
            takings=tuple(
                Taking(int(rng.random() * 2), "took", f"tile-{n}", 1)
                for n in range(60)
                if rng.random() < 0.5
            ),
        )
        for one in before
    ]
    same = [
        replace(one, decisions=two.decisions - 3) for one, two in zip(after, after, strict=True)
    ]
    shuffled = [
        replace(one, takings=two.takings)
        for one, two in zip(same, after[7:] + after[:7], strict=True)
    ]
    changes = {one.name: one for one in compare(shuffled, after)}
    luck = [one for name, one in changes.items() if "tile-" in name]
    assert any(one.low > 0 or one.high < 0 for one in luck)
    assert all(one.chance > 0.05 for one in luck)
    assert changes["decisions"].difference == 3
    assert changes["decisions"].chance < 0.001


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_say_which_of_the_things_they_name(language: str) -> None:
    """Two tables of one sentence have headings of their own, and a thing stands in its gap."""
    say = Speech(language, load("kemet"))
    tables = ["built zone", "built colour", "bought tile", "gained tile"]
    headings = [say.doing(table) for table in tables]
    assert len(set(headings)) == len(tables)
    assert all(heading.count("[…]") == 1 for heading in headings)
    told = say.taken("bought tile-sapphire-sphinx")
    assert told == headings[2].replace("…]", f"{say.thing('tile-sapphire-sphinx')}]")


def test_what_was_asked_for_comes_first() -> None:
    """A what-if stands before all other tables, and open."""
    records = list(made_up(60))
    report = Report("A", {}, "ennead lab x", study(records), compare(records, records), "What if?")
    page = as_page(report, "")
    assert page.index("<details open") == page.index("<details") < page.index("What if?")
    assert page.index("What if?") < page.index("Seats")
    text = as_markdown(report)
    assert text.index("## What if?") < text.index("## Seats")


def test_a_report_needs_nothing_else() -> None:
    """The page has its data and its plotting library inside and loads nothing; Markdown and JSON
    say the same."""
    records = list(made_up(60))
    found = study(records)
    report = Report("A <game>", {"seed": "1"}, "ennead lab x", found, compare(records, records))
    page = as_page(report, "")
    assert "window.vegaEmbed=" in library()
    assert "A &lt;game&gt;" in page
    assert not re.search(r"<(?:script|link|img)[^>]+(?:src|href)=", page)
    specs = json.loads(page.split("const specs = ")[1].split(";\n")[0])
    assert len(specs) >= 5
    assert "| tile-sword |" in as_markdown(report).replace("*", "")
    assert json.loads(json.dumps(as_data(report)))["findings"]["games"] == 60
