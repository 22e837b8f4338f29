"""Ratings and contests on a server: matches that count, leaderboards, and a Swiss of eight from its
beginning to its end, with people who leave."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from tests.server.running import Running, play_out
from tests.server.test_accounts import Person, anybody

from ennead.kernel import matchfile
from ennead.server.contests.ratings import MIDDLE
from ennead.server.settings import RequestLimits

Start = Callable[..., Running]
MUCH = 10**6


@pytest.fixture
def server(start: Start) -> Running:
    return start(
        limits=RequestLimits(sign_ins_burst=MUCH, requests_burst=MUCH, messages_burst=MUCH)
    )


@pytest.fixture
def people(server: Running) -> Iterator[list[Person]]:
    """Eight people with accounts."""
    with ExitStack() as stack:
        found = [stack.enter_context(anybody(server)) for _ in range(8)]
        for n, person in enumerate(found):
            person.sign_up(name=f"P{n}")
        yield found


def tended(server: Running) -> None:
    """What the server looks after every few seconds is done."""
    server.call(server.services.registry.tend)


def got(person: Person, address: str) -> Any:
    return person.browser.get(f"/api/{address}").json()


def said(person: Person, address: str, **body: Any) -> Any:
    return person.browser.post(f"/api/{address}", json=body).json()


def played(table: str, *players: Person) -> None:
    """Play a match to its end, everybody the first option."""
    with ExitStack() as stack:
        sockets = []
        for person in players:
            seats = got(person, f"tables/{table}")["seats"]
            mine = next(seat["seat"] for seat in seats if seat.get("yours"))
            sockets.append(person.browser.sit(table, mine))
            stack.callback(sockets[-1].close)
        play_out(sockets)


def invited(host: Person, *others: Person, **more: Any) -> str:
    """A table of people who come by link."""
    made = host.browser.make_table("mastaba", "me", *["link"] * len(others), **more)
    for key, other in zip(made["invitations"], others, strict=True):
        other.browser.post("/api/claim", json={"key": key["key"], "name": ""})
    return str(made["table"]["id"])


def test_a_rated_match_changes_ratings_once(server: Running, people: list[Person]) -> None:
    """After a match that was made so that it counts the winner stands above the loser, each with an
    interval around the value; looking again counts nothing twice, and a match that was not made so
    changes nothing."""
    one, other = people[:2]
    played(invited(one, other), one, other)
    tended(server)
    assert not got(one, "ratings/mastaba").get("ranks")
    table = invited(one, other, rated=True)
    assert got(other, f"tables/{table}")["rated"]
    played(table, one, other)
    for _ in range(2):
        tended(server)
    ranks = got(one, "ratings/mastaba?players=2")["ranks"]
    result = {row["name"]: row for row in ranks}
    assert {row["matches"] for row in ranks} == {1}
    values = sorted(row["value"] for row in ranks)
    assert values[0] <= MIDDLE <= values[1]
    assert all(row["low"] < row["value"] < row["high"] for row in ranks)
    assert result["P0"]["mine"]
    page = got(other, f"players/{result['P0']['player']}")
    assert (page["name"], page["figures"][0]["matches"]) == ("P0", 2)
    assert page["opponents"][0][1:] == ["P1", 2]
    figure = page["figures"][0]
    assert figure["sizes"] == [[2, 2, figure["won"]]]
    bids = [line for line in figure["feats"] if line["feat"] == "bid"]
    stones = [line for line in figure["feats"] if line["feat"] == "stones"]
    assert 0 < len(bids) <= 3
    assert all(line["thing"] and 0 < line["matches"] <= 2 for line in bids)
    assert [line["most"] > 0 for line in stones] == [True]
    assert got(one, "me/export")["feats"]
    assert [match.get("rated", False) for match in page["last"]].count(True) == 1


def test_a_shared_victory_is_a_draw(server: Running, people: list[Person]) -> None:
    """People who agree to share the victory both win and lose nothing to the bot beside them, whose
    place is behind theirs; file and replay say so, and the file can be verified."""
    one, other = people[:2]
    made = one.browser.make_table("mastaba", "me", "link", "bot", rated=True)
    table = str(made["table"]["id"])
    other.browser.post("/api/claim", json={"key": made["invitations"][0]["key"], "name": ""})
    with ExitStack() as stack:
        petra, omar = (who.browser.sit(table, n) for n, who in enumerate((one, other)))
        stack.callback(petra.close)
        stack.callback(omar.close)
        petra.until(lambda: petra.state["seq"] > 0 or "decision" in petra.state)
        while True:  # the bot may move meanwhile
            petra.until_seq(omar.state["seq"])
            omar.until_seq(petra.state["seq"])
            seq = petra.state["seq"]
            answers = [who.do("plead", seat=0, seq=seq, kind="share") for who in (petra, omar)]
            if {answer["type"] for answer in answers} == {"ack"}:
                break
        petra.until(lambda: "result" in petra.state)
        result = petra.state["result"]
    assert result["winners"] == [0, 1]
    assert [(row["seat"], row["rank"]) for row in result["places"]][2] == (2, 3)
    assert {row["rank"] for row in result["places"][:2]} == {1}
    assert (got(one, f"tables/{table}")["status"], got(one, f"tables/{table}")["agreed"]) == (
        "over",
        "share",
    )
    for _ in range(2):
        tended(server)
    ranks = got(one, "ratings/mastaba?players=3")["ranks"]
    assert {(row["value"], row["matches"]) for row in ranks} == {(MIDDLE, 1)}
    assert len(ranks) == 2
    last = got(one, f"players/{ranks[0]['player']}")["last"][0]
    assert (last["place"], last["rated"]) == (1, True)

    text = one.browser.get(f"/api/tables/{table}/match").text
    assert "\nagreed share 0 1\nopen " in text
    kit = server.services.registry.catalog.kit("mastaba")
    record = matchfile.parse(text)
    assert record.agreed == matchfile.Agreed((0, 1))
    assert matchfile.cut_off(record) is None
    matchfile.rebuild(record, kit.game)
    frames = got(one, f"replays/{table}")["frames"]
    assert got(one, f"replays/{table}/frames/{frames - 1}")["result"]["winners"] == [0, 1]


def test_bots_are_fixed_points(server: Running, people: list[Person]) -> None:
    """A match against a bot is rated, and the bot stays where it was."""
    one = people[0]
    bots = got(one, "ratings/mastaba").get("bots", {})
    table = one.browser.make_table("mastaba", "me", "bot", rated=True)["table"]["id"]
    played(table, one)
    tended(server)
    after = got(one, "ratings/mastaba?players=2")
    assert [row["name"] for row in after["ranks"]] == ["P0"]
    assert after.get("bots", {}) == bots


def test_guests_are_not_rated(server: Running, people: list[Person]) -> None:
    """A match with somebody who has no account is played, and counts for nobody."""
    one = people[0]
    with anybody(server) as guest:
        table = invited(one, guest, rated=True)
        played(table, one, guest)
    tended(server)
    assert not got(one, "ratings/mastaba?players=2").get("ranks")


def test_nobody_is_found_who_does_not_take_part(server: Running, people: list[Person]) -> None:
    """A page of a player is there for those who were counted; a guess finds nobody, and no account
    is named by its id."""
    assert got(people[0], "players/nobody")["code"] == "not-found"
    contest = said(people[0], "contests", game="mastaba", kind="swiss")
    assert "a-" not in str(contest["entrants"])
    with anybody(server) as guest:
        assert said(guest, "contests", game="mastaba", kind="swiss")["code"] == "forbidden"
        assert said(guest, f"contests/{contest['contest']['id']}/join")["code"] == "forbidden"


def test_a_swiss_of_eight_with_dropouts(server: Running, people: list[Person]) -> None:
    """Eight join; tables are made by the server and played by the people; one leaves in the middle
    of a match and another between rounds; the standing is live, nobody meets twice, rounds follow by
    themselves, and ratings have changed at the end."""
    host, *others = people
    contest = said(host, "contests", game="mastaba", kind="swiss", title="Cup")["contest"]["id"]
    for person in others:
        assert said(person, f"contests/{contest}/join")["contest"]["mine"]
    assert said(others[0], f"contests/{contest}/start")["code"] == "forbidden"
    page = said(host, f"contests/{contest}/start")
    assert (page["contest"]["rounds"], len(page["rounds"][0])) == (3, 4)
    met: list[frozenset[int]] = []
    for number in range(3):
        page = got(host, f"contests/{contest}")
        assert page["contest"]["round"] == number + 1
        if number == 0:
            said(people[6], f"contests/{contest}/leave")
        for pairing in page["rounds"][number]:
            seats = pairing["seats"]
            met.append(frozenset(seats))
            if not pairing.get("table") or (number == 0 and 6 in seats):
                continue
            assert {got(people[seat], f"tables/{pairing['table']}")["title"] for seat in seats}
            played(pairing["table"], *(people[seat] for seat in seats))
        if number == 1:
            said(people[5], f"contests/{contest}/leave")
        tended(server)
    page = got(host, f"contests/{contest}")
    assert page["contest"]["status"] == "over"
    assert len(set(met)) == len(met)
    assert len(page["entrants"]) == 8
    assert [one["number"] for one in page["entrants"] if one.get("gone")] != []
    points = [one.get("points", 0) for one in page["entrants"]]
    assert points == sorted(points, reverse=True)
    assert sum(points) == sum(sum(pair["points"]) for boards in page["rounds"] for pair in boards)
    assert len(got(host, "ratings/mastaba?players=2")["ranks"]) >= 6


def test_who_is_late_loses(server: Running, people: list[Person]) -> None:
    """When the time of a round is over a table counts for everybody but those it waits for."""
    contest = said(people[0], "contests", game="mastaba", kind="knockout", days=1)["contest"]["id"]
    said(people[1], f"contests/{contest}/join")
    said(people[0], f"contests/{contest}/start")
    registry = server.services.registry
    real = registry.clock
    registry.clock = lambda: real() + 25 * 3600 * 1000
    tended(server)
    page = got(people[0], f"contests/{contest}")
    assert page["contest"]["status"] == "over"
    assert sorted(page["rounds"][0][0]["points"]) in ([0.0, 1.0], [0.5, 0.5])


def test_a_league_has_seasons(server: Running, people: list[Person]) -> None:
    """Eight people make two divisions; after the season one goes up and one comes down, and those
    who are there are in the next one."""
    host, *others = people
    contest = said(host, "contests", game="mastaba", kind="league", days=1)["contest"]["id"]
    for person in others:
        said(person, f"contests/{contest}/join")
    page = said(host, f"contests/{contest}/start")
    assert [one.get("division", 0) for one in page["entrants"]] == [0] * 4 + [1] * 4
    registry = server.services.registry
    real, days = registry.clock, [0]
    registry.clock = lambda: real() + days[0] * 25 * 3600 * 1000
    while got(host, f"contests/{contest}")["contest"]["status"] != "over":
        days[0] += 1
        tended(server)
    following = said(host, f"contests/{contest}/follow")
    assert following["contest"]["season"] == 2
    assert said(host, f"contests/{contest}/follow")["contest"]["id"] == following["contest"]["id"]
    before = {
        one["name"]: one.get("division", 0) for one in got(host, f"contests/{contest}")["entrants"]
    }
    after = {one["name"]: one.get("division", 0) for one in following["entrants"]}
    assert set(before) == set(after)
    assert sum(before[name] != after[name] for name in before) == 2


def test_a_deleted_account_keeps_no_name_in_a_contest(
    server: Running, people: list[Person]
) -> None:
    """After its end a contest still has its standing, without the name."""
    contest = said(people[0], "contests", game="mastaba", kind="series")["contest"]["id"]
    said(people[1], f"contests/{contest}/join")
    said(people[0], f"contests/{contest}/start")
    people[1].ask("delete", name="P1")
    page = got(people[0], f"contests/{contest}")
    assert sorted(one["name"] for one in page["entrants"]) == ["", "P0"]
    assert "P1" not in str(page)
