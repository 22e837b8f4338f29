"""Cases to be watched: every one of ours, moment by moment, through the eyes of those who may look."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ennead.factwords import FactWords
from ennead.games import installed, load
from ennead.kernel import EVERYTHING, SPECTATOR
from ennead.kernel.cases import load_case
from ennead.kernel.errors import CaseError
from ennead.rulebooks import tell_case
from ennead.table.kit import GameKit
from ennead.table.reference import LANGUAGES
from ennead.table.showcase import Showcase, case_files, open_case
from ennead.words import words_for

COORDINATES = re.compile(r"[a-z]?\d+(-[a-z]\d+)*")


@pytest.mark.parametrize("game", installed())
def test_every_case_can_be_watched(game: str) -> None:
    """Each case runs to its end, and each of its moments has a table, words that exist, and reasons
    with a citation for what is refused."""
    kit = GameKit(load(game))
    for number, name in enumerate(case_files(kit.game.folder)):
        showcase = open_case(kit, name)
        assert showcase.problem == "", name
        story = tell_case(showcase, LANGUAGES[number % len(LANGUAGES)])
        assert len(story.moments) == len(story.facts) == len(showcase.moments), name
        assert story.moments[0].kind == "given", name
        for at, moment in enumerate(story.moments):
            seat = moment.seat if moment.seat is not None else SPECTATOR
            frame = showcase.frame(at, (seat, SPECTATOR, EVERYTHING)[number % 3])
            assert frame.areas, (name, at)
            assert frame.seq == at, (name, at)
            assert all(reason.rule for one in moment.attempts for reason in one.reasons), name


def test_a_story_says_what_is_tried_and_what_holds() -> None:
    """A refused move has its rule, a move its words and events, the end its facts."""
    showcase = open_case(GameKit(load("kemet")), "attacker-wins")
    story = tell_case(showcase, "en")
    assert [moment.kind for moment in story.moments] == ["given", "played", "played"]
    assert story.facts[0] == ()
    assert ("Player 1 · battle fame", "1") in [(fact.name, fact.value) for fact in story.facts[-1]]
    assert [line.seq for line in showcase.lines(2, EVERYTHING)] == [2] * len(
        showcase.lines(2, EVERYTHING)
    )
    assert showcase.lines(2, EVERYTHING)


def test_what_is_hidden_stays_hidden() -> None:
    """Through the eyes of a seat a case shows what that seat may know: of two sealed choices only
    its own."""
    showcase = open_case(GameKit(load("kemet")), "attacker-wins")
    frames = [str(showcase.frame(1, viewer).areas) for viewer in (0, 1, EVERYTHING)]
    assert frames[0] != frames[1]
    assert frames[2] not in frames[:2]


def test_a_case_that_fails_shows_how_far_it_came(tmp_path: Path) -> None:
    """Whoever reports a fault can watch it up to where it does not hold."""
    kit = GameKit(load("kemet"))
    text = case_files(kit.game.folder)["attacker-wins"].read_text(encoding="utf-8")
    path = tmp_path / "report.toml"
    path.write_text(text.replace("push bury mixed", "push bury push"), encoding="utf-8")
    showcase = Showcase(kit, load_case(path, "kemet"))
    assert "step[1].do" in showcase.problem
    assert len(showcase.moments) == 2


def test_a_case_that_is_not_there_is_refused() -> None:
    """A name that no case has, also one that leads out of the folder, opens nothing."""
    kit = GameKit(load("kemet"))
    for name in ("nothing", "../cases/attacker-wins", ""):
        with pytest.raises(CaseError):
            open_case(kit, name)


def test_facts_are_said_in_the_words_of_the_game() -> None:
    """Names of things and of seats, lists and nothing at all."""
    game = load("kemet")
    say = FactWords(game, words_for("en", game)).lines
    assert say({"asked": [0, 1]}) == [("asked", "Player 1 and Player 2")]
    assert say({"players.1.hand": []}) == [("Player 2 · Intervention cards", "nothing")]
    assert say({"players": [{"tiles": ["ruby-charge"]}]}) == [("Player 1 · tiles", "Charge")]


@pytest.mark.parametrize("game", installed())
def test_every_fact_of_a_case_has_its_words(game: str) -> None:
    """Whatever a case says must hold is named in four languages; hexes are known by their
    coordinates."""
    kit = GameKit(load(game))
    cases = [load_case(path, game) for path in case_files(kit.game.folder).values()]
    for language in LANGUAGES:
        words = FactWords(kit.game, words_for(language, kit.game))
        for case in cases:
            for table in (case.data, *case.data.get("step", [])):
                words.lines(table.get("then", {}))
        unnamed = {word for word in words.unnamed if not COORDINATES.fullmatch(word)}
        assert sorted(unnamed) == [], language
