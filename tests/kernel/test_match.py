"""Matches: records, undo, files."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kernel.toy.game import PEEKING, MastabaGame

from ennead.kernel import Match, matchfile
from ennead.kernel.chance import Keyed, Sampled, commitment
from ennead.kernel.errors import IllegalMove, MatchFileError, NotationError, UndoRefused

GAME = MastabaGame()
KEY = b"a secret of the server"


def played(seed: int, moves: int = 1000, players: int = 2) -> Match:
    """A match some random moves in."""
    rng = random.Random(seed)
    match = Match.begin(GAME, GAME.setup(players), Keyed(KEY))
    for _ in range(moves):
        if match.over:
            break
        seat = match.asked[int(rng.random() * len(match.asked))]
        menu = GAME.menu(match.position, seat)
        match.choose(seat, menu[int(rng.random() * len(menu))])
    return match


def test_a_refused_move_changes_nothing() -> None:
    """Neither a text that is no move nor an illegal one touches position or record."""
    match = played(1, 1)
    before = GAME.codec.encode(match.position)
    seat = match.asked[0]
    for text, error in (("bit one", NotationError), ("keep", IllegalMove)):
        with pytest.raises(error):
            match.play(seat, text)
    assert GAME.codec.encode(match.position) == before
    assert len(match.record) == 1


def test_undo_takes_back_a_free_choice() -> None:
    """A sealed bid that nobody has seen can be taken back, and the position is as before."""
    match = Match.begin(GAME, GAME.setup(2), Keyed(KEY))
    before = GAME.codec.encode(match.position)
    match.play(0, GAME.decision(match.position, 0).options[0])
    assert [entry.seat for entry in match.undo(0)] == [0]
    assert GAME.codec.encode(match.position) == before
    assert match.record == []


def test_an_opened_sealed_answer_stands() -> None:
    """Who answers last and so opens everybody's answers cannot take that answer back."""
    match = Match.begin(GAME, GAME.setup(2), Keyed(KEY))
    while len(match.asked) == 2:
        match.choose(0, GAME.menu(match.position, 0)[0])
        match.choose(1, GAME.menu(match.position, 1)[-1])
        if not match.record[-1].outcomes:
            assert match.why_final(1) == "undo-sealed"
            return
    assert match.why_final(1) == "undo-sealed"


def test_undo_says_why_not() -> None:
    """The gate is computed from what happened: chance, a reveal, another player, nothing done
    yet."""
    match = Match.begin(GAME, GAME.setup(2), Keyed(KEY))
    assert match.why_final(0) == "undo-nothing"
    match.choose(0, GAME.menu(match.position, 0)[0])
    assert match.why_final(1) == "undo-other-player"
    match.choose(1, GAME.menu(match.position, 1)[0])
    while match.record[-1].option is not PEEKING.only:
        seat = match.asked[0]
        menu = GAME.menu(match.position, seat)
        if menu[0] is PEEKING.only:
            assert match.why_final(match.record[-1].seat) in ("undo-sealed", "undo-other-player")
        match.choose(seat, menu[0])
        if match.over:
            pytest.fail("nobody ever peeked")
    assert match.record[-1].final == "undo-chance-peek"
    with pytest.raises(UndoRefused) as refused:
        match.undo(match.record[-1].seat)
    assert refused.value.reason == "undo-chance-peek"


def test_a_final_step_is_never_undone_through_a_later_one() -> None:
    """After a final move the marks before it are gone, so a later undo stops there."""
    match = played(5)
    final = [number for number, entry in enumerate(match.record) if entry.final]
    assert final
    assert len(match._marks) <= len(match.record) - 1 - final[-1]


@given(st.integers(0, 1000), st.integers(0, 60), st.integers(2, 4))
@settings(max_examples=40)
def test_a_file_replays_to_the_same_match(seed: int, moves: int, players: int) -> None:
    """A match written at any moment and read again has the same position, record and text."""
    match = played(seed, moves, players)
    text = matchfile.write(match, ["Petra", "Jan"], commit=commitment(KEY))
    record = matchfile.parse(text)
    again = matchfile.rebuild(record, GAME)
    assert again.position == match.position
    assert [entry.text for entry in again.record] == [entry.text for entry in match.record]
    assert matchfile.write(again, ["Petra", "Jan"], commit=commitment(KEY)) == text
    assert record.header.names == {0: "Petra", 1: "Jan"}


def test_every_edit_of_a_file_is_caught_at_or_after_its_line() -> None:
    """Changing any move, outcome, checksum or score is noticed, never before the line that was
    changed."""
    text = matchfile.write(played(3), key=KEY)
    lines = text.splitlines()
    body = lines.index("begin") + 1
    for number in range(body, len(lines)):
        word, _, rest = lines[number].partition(" ")
        for changed in _changes(word, rest):
            edited = [*lines[:number], changed, *lines[number + 1 :]]
            with pytest.raises(MatchFileError) as error:
                matchfile.rebuild(matchfile.parse("\n".join(edited)), GAME)
            assert error.value.line >= number, (changed, str(error.value))


def _changes(word: str, rest: str) -> list[str]:
    if word == "=":
        return [f"= {'0' * 8}"]
    if word == "end":
        return ["end 99 99", "end x"]
    if word == "~":
        tag, _, name = rest.partition(" ")
        return [f"~ {tag} {int(name) % 5 + 5}", f"~ other {name}"]
    return [f"{word} sing", f"9 {rest}"]


@pytest.mark.parametrize("cut", [0, 1, 3, 5])
def test_a_file_cut_in_its_header_is_refused(cut: int) -> None:
    """A truncated header never becomes a match."""
    lines = matchfile.write(played(3)).splitlines()
    with pytest.raises(MatchFileError):
        matchfile.parse("\n".join(lines[:cut]))


def test_a_file_cut_in_a_finished_match_is_a_match_in_progress() -> None:
    """Cut at a checksum the rest is whole; cut elsewhere the missing outcomes are noticed."""
    lines = matchfile.write(played(3)).splitlines()
    sums = [number for number, line in enumerate(lines) if line.startswith("= ")]
    whole = matchfile.rebuild(matchfile.parse("\n".join(lines[: sums[2] + 1])), GAME)
    assert not whole.over
    with pytest.raises(MatchFileError):
        matchfile.rebuild(matchfile.parse("\n".join(lines[: sums[2] - 1])), GAME)


@pytest.mark.parametrize(
    "line", ["agreed", "agreed draw", "agreed share", "agreed share 0 0", "agreed share 0 5",
             "agreed share 0 x", "agreed end 1"],
)  # fmt: skip
def test_an_agreement_to_end_is_checked(line: str) -> None:
    """A match that was ended by agreement is whole with the seats that share it, and its key is
    checked as at any end; any other line about it is refused."""
    agreed = matchfile.Agreed((0, 1))
    text = matchfile.write(played(3, 8), key=KEY, agreed=agreed)
    record = matchfile.parse(text)
    assert record.agreed == agreed
    matchfile.rebuild(record, GAME)
    with pytest.raises(MatchFileError):
        matchfile.parse(text.replace("agreed share 0 1", line))
    with pytest.raises(MatchFileError, match="key"):
        matchfile.rebuild(matchfile.parse(text.replace(KEY.hex(), b"another".hex())), GAME)


def test_a_wrong_key_is_noticed() -> None:
    """The revealed key must give the recorded outcomes."""
    text = matchfile.write(played(3), key=KEY)
    matchfile.rebuild(matchfile.parse(text), GAME)
    with pytest.raises(MatchFileError, match="key"):
        matchfile.rebuild(matchfile.parse(text.replace(KEY.hex(), b"another".hex())), GAME)


def test_a_record_of_other_rules_is_kept_as_far_as_it_goes() -> None:
    """Repair stops at the first difference and leaves the match at the last good moment."""
    match = played(3)
    text = matchfile.write(match)
    lines = text.splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith("0 "))
    lines[first + 4] = "0 sing"
    record = matchfile.parse("\n".join(lines).replace("rules 1", "rules 0"))
    with pytest.raises(MatchFileError, match="repair"):
        matchfile.rebuild(record, GAME)
    kept, difference = matchfile.replay_as_far_as_it_goes(
        record, GAME, luck=Sampled(random.Random(1)), strict=False
    )
    assert difference is not None
    assert difference.line == first + 5
    assert 0 < len(kept.record) < len(match.record)
    seat = kept.asked[0]
    kept.choose(seat, GAME.menu(kept.position, seat)[0])


def test_a_record_of_other_rules_that_agrees_is_whole() -> None:
    """Other rules are no fault where every move, outcome and score is the same; checksums may
    differ."""
    match = played(3)
    record = matchfile.parse(matchfile.write(match).replace("rules 1", "rules 0"))
    record.moves[-1].checksum = "00000000"
    assert matchfile.rebuild(record, GAME).position == match.position
    record.scores = [score + 1 for score in record.scores or []]
    with pytest.raises(MatchFileError, match=r"recorded under rules 0.*other scores"):
        matchfile.rebuild(record, GAME)


def test_a_snapshot_goes_on_like_the_match_it_was_taken_from() -> None:
    """Restored from position and record, without replay, the same moves give the same end."""
    rng = random.Random(9)
    match = played(9, 11)
    snapshot = GAME.codec.encode(match.position)
    luck = Keyed(
        KEY, drawn=sum(len(e.outcomes) for e in match.record) + len(match.opening.outcomes)
    )
    again = Match.restore(GAME, match.setup, luck, match.opening, list(match.record), snapshot)
    while not match.over:
        seat = match.asked[0]
        menu = GAME.menu(match.position, seat)
        option = menu[int(rng.random() * len(menu))]
        match.choose(seat, option)
        again.choose(seat, option)
    assert again.position == match.position
    assert matchfile.write(again) == matchfile.write(match)


def test_events_are_told_to_those_who_may_know() -> None:
    """A drawn card is named to its owner; the others get the event without it."""
    match = played(2, 0)
    mine = [event for _, event in match.events(0)]
    yours = [event for _, event in match.events(1)]
    assert [event.name for event in mine] == ["drew"] * 3 + ["drew-hidden"] * 3
    assert [event.name for event in yours] == ["drew-hidden"] * 3 + ["drew"] * 3
    assert "card" in mine[0].args
    assert "card" not in mine[3].args
