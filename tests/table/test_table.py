"""A table without a server: everything that a face needs, as plain values."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from ennead.bots import make
from ennead.games import GAMES, load
from ennead.kernel.chance import Keyed
from ennead.table.changes import follow_areas
from ennead.table.kit import GameKit
from ennead.table.local import LocalTable, loaded_table, new_table
from ennead.table.refused import Refused
from ennead.table.requests import Foresee
from ennead.table.table import AnyTable, Subscription, Table, UnbegunTable

KEY = b"a key that nobody knows, yet 32."


def a_table(id: str = "afterlife", players: int = 2) -> Table:
    kit = GameKit(load(id))
    return new_table(kit, kit.game.setup(players), Keyed(KEY))


def first_text(table: Table) -> str:
    return table.kit.game.write(table.kit.game.menu(table.position, table.asked[0])[0])


def heard(table: AnyTable, subscription: Subscription) -> dict[str, Any]:
    """The next state as a client reads it."""
    state: dict[str, Any] = json.loads(json.dumps(table.state(subscription), default=vars))
    return state


@pytest.mark.parametrize("id", GAMES)
def test_a_client_keeps_up(id: str) -> None:
    """Of areas, standings and log a state brings only what is new, and put together it is what a
    newcomer is sent; after an undo the log goes back with it."""
    table, rng = a_table(id), random.Random(7)
    watching = Subscription(0)
    areas: dict[str, Any] = {}
    standings: dict[int, Any] = {}
    order: list[str] = []
    log: list[Any] = []
    for number in range(80):
        if table.over:
            break
        state = heard(table, watching)
        areas = follow_areas(areas, state.get("areas", []))
        standings |= {one["seat"]: one for one in state.get("standings", [])}
        order = state.get("order", order)
        log = [*log[: state.get("log", 0)], *state.get("events", [])]
        whole = heard(table, Subscription(0))
        assert [areas[id] for id in order] == whole["areas"]
        assert list(standings.values()) == whole["standings"]
        assert log == whole.get("events", [])
        last = table.match.record[-1].seat if table.match.record else 0
        if not number % 4 and not table.match.why_final(last):
            table.undo(last)
            continue
        seat = table.asked[0]
        menu = table.kit.game.menu(table.position, seat)
        table.choose(seat, menu[int(rng.random() * len(menu))])


def test_a_move_is_checked() -> None:
    """Too late, not my turn, no such move, against the rules: each is refused with its code, and
    nothing changes."""
    table = a_table()
    seat, text = table.asked[0], first_text(table)
    table.play(seat, text, 0)
    before = table.kit.game.codec.encode(table.position)
    with pytest.raises(Refused, match="stale"):
        table.play(table.asked[0], first_text(table), table.seq + 1)
    other = next(one for one in (0, 1) if one not in table.asked)
    with pytest.raises(Refused, match="not-your-turn") as caught:
        table.play(other, first_text(table))
    assert caught.value.reasons[0].rule
    with pytest.raises(Refused, match="notation"):
        table.play(table.asked[0], "dance")
    with pytest.raises(Refused, match=r"undo-(nothing|final)"):
        table.undo(other if table.match.record[-1].seat != other else 1 - other)
    assert table.kit.game.codec.encode(table.position) == before
    assert table.seq == 1


def test_a_move_can_be_read_before_anybody_saw_it() -> None:
    """What is typed stands for an option of the menu, also if nobody has looked at it yet."""
    table = a_table()
    again, _, _ = loaded_table(table.kit, LocalTable(table, ["A", "B"], {}, KEY).text(), "file")
    assert again.play(again.asked[0], first_text(table)).text == first_text(table)


def test_a_fault_of_the_rules_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Position, log and the place in chance are as before, and the same move works later."""
    table = a_table()
    seat, text = table.asked[0], first_text(table)
    assert table.luck is not None
    before = (table.kit.game.codec.encode(table.position), table.luck.drawn, table.seq)

    def fails(*arguments: Any) -> None:
        table.match.luck.draw("any", [1, 2])
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(table.kit.game, "apply", fails)
        with pytest.raises(Refused, match="fault"):
            table.play(seat, text)
    after = (table.kit.game.codec.encode(table.position), table.luck.drawn, table.seq)
    assert after == before
    assert table.play(seat, text).text == text


def test_an_unbegun_table_shows_nothing() -> None:
    """Whoever looks gets an empty state from their seat."""
    assert heard(UnbegunTable(), Subscription(1)) == {"type": "state", "seq": 0, "seat": 1}


@pytest.mark.parametrize("id", GAMES)
def test_bots_play_a_match_in_this_process(id: str) -> None:
    """A whole match without a server: the result names winners and the key, and the file loads."""
    table = a_table(id)
    bots = {seat: make("player") for seat in range(2)}
    local = LocalTable(table, ["A", "B"], bots, KEY, rng=random.Random(1))
    while not table.over:
        local.bot_move(local.next_seat())
    result = heard(table, Subscription())["result"]
    assert result["winners"] == list(table.kit.game.winners(table.position))
    assert result["key"] == KEY.hex()
    assert table.said
    again, names, key = loaded_table(table.kit, local.text(), "file")
    assert (names, key) == ({0: "A", 1: "B"}, KEY)
    assert again.rendering(0).result == table.rendering(0).result


def test_advice_is_in_words() -> None:
    """A bot's choice comes with its label, its aim, and what it points at for those who draw."""
    table = a_table("kemet")
    seat, text = table.asked[0], first_text(table)
    advice = table.advise(seat, text, "sure", 70)
    assert (advice.text, advice.sure, advice.chance) == (text, "sure", 70)
    assert advice.label
    assert table.advise(seat, text, "", None, scene=False).targets == ()


@pytest.mark.parametrize("id", GAMES)
def test_practice_goes_back_over_everything(id: str) -> None:
    """From any moment a seat returns to its last choice, past others' moves and chance; the same
    moves then meet the same chance, and the key still gives exactly this match."""
    table, rng = a_table(id), random.Random(3)
    game = table.kit.game
    for _ in range(60):
        seat = table.asked[0]
        menu = game.menu(table.position, seat)
        table.choose(seat, menu[int(rng.random() * len(menu))])
    before = [(entry.seat, entry.text) for entry in table.match.record]
    checksum, watching = game.codec.checksum(table.position), Subscription(0)
    heard(table, watching)
    taken = table.undo_far(0)
    assert table.practice
    assert (taken[-1].seat, table.asked[0]) == (0, 0)
    assert heard(table, watching)["log"] == heard(table, Subscription(0))["events"][-1]["index"] + 1
    for entry in reversed(taken):
        table.play(entry.seat, entry.text)
    assert [(entry.seat, entry.text) for entry in table.match.record] == before
    assert game.codec.checksum(table.position) == checksum


@pytest.mark.parametrize("id", GAMES)
def test_what_is_final_is_foreseen(id: str) -> None:
    """Whenever a move passes the turn on, it was said before; and what draws or opens something
    was said to reveal it."""
    table, rng = a_table(id), random.Random(5)
    game, said = table.kit.game, 0
    for number in range(120):
        if table.over:
            break
        seat = table.asked[0]
        menu = game.menu(table.position, seat)
        option = menu[int(rng.random() * len(menu))]
        told = table.foresee(seat, Foresee(f"f{number}", game.write(option)))
        entry = table.choose(seat, option)
        if entry.outcomes:
            assert told.reveals
        elif seat not in table.asked:
            assert told.ends or told.reveals
            said += 1
    assert said
