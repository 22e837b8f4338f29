"""The lobby and everything that is read over HTTP: tables, seats, rematches, replays, texts,
components, rules."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.running import Browser, Running, Socket, play_out

from ennead.bots.levels import SKILLS
from ennead.kernel import MatchOption, matchfile, switch
from ennead.server import listing
from ennead.server.settings import RequestLimits
from ennead.server.storage import queries
from ennead.table.kit import option_spec

Start = Callable[..., Running]
Browse = Callable[[Running], Browser]
Sit = Callable[..., Socket]


def finished(petra: Browser, sit: Sit, game: str = "mastaba") -> tuple[str, Socket]:
    """A finished match against a bot."""
    table = petra.make_table(game, "me", "bot:novice")["table"]["id"]
    seat = sit(petra, table)
    play_out([seat])
    return table, seat


def test_the_form_comes_from_the_games(petra: Browser) -> None:
    """Every game says its player counts, options and bot levels."""
    games = {game["id"]: game for game in petra.get("/api/games").json()}
    assert {"afterlife", "kemet", "ankh", "pharaon", "mastaba"} <= set(games)
    assert games["mastaba"]["options"] == [{"id": "peek", "kind": "flag", "default": True}]
    assert games["afterlife"]["levels"] == list(SKILLS)
    assert (games["afterlife"]["low"], games["afterlife"]["high"]) == (1, 8)


@pytest.mark.parametrize(
    ("option", "kind", "default"),
    [
        (switch("a", True), "flag", True),
        (MatchOption("a", ("x", "y"), "y"), "choice", "y"),
        (MatchOption("a", ("2", "3", "4"), "3"), "number", 3),
        (MatchOption("a", ("2", "4"), "2"), "choice", "2"),
        (MatchOption("a", ("x", "y"), "none", most=2), "tally", "none"),
    ],
)
def test_options_become_fields(option: MatchOption, kind: str, default: Any) -> None:
    """A switch is a flag, a run of numbers a number, a list a tally, anything else a choice."""
    spec = option_spec(option)
    assert (spec.kind, spec.default) == (kind, default)


@pytest.mark.parametrize(
    ("wish", "status", "code", "where"),
    [
        ({"game": "chess", "seats": [{"holder": "me"}]}, 404, "no-game", "$.game"),
        ({"game": "mastaba", "seats": [{"holder": "me"}]}, 400, "bad-options", "$.options"),
        ({"game": "mastaba", "seats": []}, 400, "malformed", "$.seats"),
        ({"game": "mastaba", "seats": [{"holder": "me"}, {"holder": "dog"}]}, 400, "malformed", "$.seats[1].holder"),
        ({"game": "mastaba", "seats": [{"holder": "me"}, {"holder": "bot", "level": "god"}]}, 400, "bad-options", "$.seats[1].level"),
        ({"game": "mastaba", "seats": [{"holder": "me"}, {"holder": "here"}], "options": {"peek": 3}}, 400, "bad-options", "$.options"),
        ({"game": "mastaba", "seats": [{"holder": "me"}, {"holder": "here"}], "options": {"x": True}}, 400, "bad-options", "$.options"),
        ({"game": "mastaba", "seats": [{"holder": "me"}, {"holder": "link"}], "seed": "1"}, 400, "bad-options", "$.seed"),
        ({"game": "mastaba", "seats": [{"holder": "me"}, {"holder": "here"}], "colour": 1}, 400, "malformed", ""),
    ],
)  # fmt: skip
def test_a_wish_that_cannot_be_met_says_where(
    petra: Browser, wish: Any, status: int, code: str, where: str
) -> None:
    """The path of the bad value comes with the refusal."""
    answer = petra.post("/api/tables", json=wish)
    problem = answer.json()
    assert (answer.status_code, problem["code"], problem.get("where", "")) == (status, code, where)
    assert problem["text"] == f"problem-{code}"
    assert problem["detail"]


def test_an_open_table_fills_and_begins(
    server: Running, petra: Browser, browse: Browse, sit: Sit
) -> None:
    """A public table is listed; others join; with the last one it begins, and is listed as
    running."""
    made = petra.make_table(
        "mastaba", "me", "link", "link", public=True, title=" Friday ", options={"peek": False}
    )
    table = made["table"]
    assert (table["status"], table["title"], table["options"]) == (
        "gathering",
        "Friday",
        {"peek": False},
    )
    jan, eva = browse(server), browse(server)
    listed = jan.get("/api/lobby").json()
    assert [one["id"] for one in listed["open"]] == [table["id"]]
    assert jan.get("/api/lobby/mine").json() == []
    host = sit(petra, table["id"])
    assert host.state == {"type": "state", "seq": 0, "seat": 0}
    joined = jan.post(f"/api/tables/{table['id']}/join", json={"seat": 1, "name": "Jan"}).json()
    assert joined["seat"] == 1
    taken = eva.post(f"/api/tables/{table['id']}/join", json={"seat": 1})
    assert (taken.status_code, taken.json()["code"]) == (403, "no-seat")
    assert eva.post(f"/api/tables/{table['id']}/join", json={"seat": 9}).status_code == 403
    waiting = petra.get(f"/api/tables/{table['id']}/invitations").json()
    assert waiting == [made["invitations"][1]]
    assert eva.post("/api/claim", json={"key": waiting[0]["key"], "name": "Eva"}).status_code == 200
    host.until(lambda: "decision" in host.state)
    info = eva.get(f"/api/tables/{table['id']}").json()
    assert [seat["name"] for seat in info["seats"]] == ["", "Jan", "Eva"]
    assert [seat.get("yours", False) for seat in info["seats"]] == [False, False, True]
    assert [seat.get("away", False) for seat in info["seats"]] == [False, True, True]
    stranger = browse(server).get("/api/lobby").json()
    assert [one["id"] for one in stranger["running"]] == [table["id"]]
    assert [one["id"] for one in jan.get("/api/lobby/mine").json()] == [table["id"]]


def forget(browser: Browser, table: str) -> Any:
    return browser.post(f"/api/tables/{table}/forget", json={}).json()


def own(browser: Browser) -> list[str]:
    return [one["id"] for one in browser.get("/api/lobby/mine").json()]


def test_a_finished_match_is_deleted(
    server: Running, petra: Browser, browse: Browse, sit: Sit
) -> None:
    """Who played it alone can delete it: list, table and replay are without it, and whoever looks
    on is told. Strangers cannot, and a match that goes on stays."""
    table, _ = finished(petra, sit)
    stranger = browse(server)
    onlooker = sit(stranger, table, None)
    assert petra.get(f"/api/replays/{table}").status_code == 200
    assert forget(stranger, table)["code"] == "no-seat"
    running = petra.make_table("mastaba", "me", "bot:novice")["table"]["id"]
    assert forget(petra, running)["code"] == "forbidden"
    assert [one["id"] for one in forget(petra, table)] == [running] == own(petra)
    bye = onlooker.hear("bye")
    assert (bye["code"], bye.get("again", False)) == ("no-table", False)
    for address in (f"tables/{table}", f"replays/{table}", f"replays/{table}/frames/0"):
        assert petra.get(f"/api/{address}").json()["code"] == "no-table"
    assert forget(petra, table)["code"] == "no-seat"


def test_a_match_stays_with_those_who_keep_it(
    server: Running, petra: Browser, browse: Browse, sit: Sit
) -> None:
    """When one of two people deletes a match it leaves that list alone, the host's too; with the
    second it is gone, and a rematch of it that was deleted can be asked for again."""
    made = petra.make_table("mastaba", "me", "link")
    table, jan = made["table"]["id"], browse(server)
    jan.post("/api/claim", json={"key": made["invitations"][0]["key"], "name": "Jan"})
    play_out([sit(petra, table, 0), sit(jan, table, 1)])
    again = petra.post(f"/api/tables/{table}/rematch", json={}).json()["table"]["id"]
    play_out([sit(petra, again, 1), sit(jan, again, 0)])
    assert [forget(one, again) != [] for one in (petra, jan)] == [True, True]
    assert petra.get(f"/api/tables/{again}").json()["code"] == "no-table"
    third = jan.post(f"/api/tables/{table}/rematch", json={}).json()["table"]["id"]
    assert third != again
    forget(petra, table)
    assert table not in own(petra)
    assert table in own(jan)
    assert jan.get(f"/api/replays/{table}").json()["names"][1] == "Jan"
    forget(jan, table)
    assert jan.get(f"/api/replays/{table}").json()["code"] == "no-table"


def test_a_private_table_is_by_invitation(server: Running, petra: Browser, browse: Browse) -> None:
    """It is not listed and cannot be joined, but who knows its address may watch what is public."""
    table = petra.make_table("mastaba", "me", "link")["table"]["id"]
    jan = browse(server)
    assert set(jan.get("/api/lobby").json()) == {"version"}
    assert jan.post(f"/api/tables/{table}/join", json={"seat": 1}).status_code == 403
    assert jan.get(f"/api/tables/{table}").status_code == 200
    assert jan.get("/api/tables/none").json()["code"] == "no-table"


def test_the_host_fills_open_seats_with_bots(petra: Browser, sit: Sit) -> None:
    """Nobody came: the host hands the open seat to a bot, and the match begins."""
    table = petra.make_table("mastaba", "me", "link")["table"]["id"]
    host = sit(petra, table)
    assert host.do("handover", seat=1, level="novice")["type"] == "ack"
    host.until(lambda: "decision" in host.state)
    assert petra.get(f"/api/tables/{table}").json()["status"] == "playing"


def test_bots_alone_play_while_somebody_watches(petra: Browser, sit: Sit) -> None:
    """A table without people runs for a spectator, to its end."""
    table = petra.make_table("mastaba", "bot:novice", "bot:player")["table"]["id"]
    watching = sit(petra, table, None)
    watching.until(lambda: "result" in watching.state)


def test_a_rematch_keeps_everybody(
    server: Running, petra: Browser, browse: Browse, sit: Sit
) -> None:
    """Same game, options, people and bots, each a seat further; asked twice it is the same table;
    strangers cannot ask."""
    jan = browse(server)
    made = petra.make_table("mastaba", "me", "link", "bot:novice", options={"peek": False})
    table = made["table"]["id"]
    jan.post("/api/claim", json={"key": made["invitations"][0]["key"], "name": "Jan"})
    early = petra.post(f"/api/tables/{table}/rematch", json={})
    assert (early.status_code, early.json()["code"]) == (403, "forbidden")
    players = [sit(petra, table), sit(jan, table, 1)]
    play_out(players)
    again = jan.post(f"/api/tables/{table}/rematch", json={})
    assert again.status_code == 201
    following = again.json()["table"]
    assert following["id"] != table
    assert following["options"] == {"peek": False}
    assert [seat["holder"] for seat in following["seats"]] == ["bot", "person", "person"]
    assert [seat["name"] for seat in following["seats"]][2] == "Jan"
    assert (
        petra.post(f"/api/tables/{table}/rematch", json={}).json()["table"]["id"] == following["id"]
    )
    assert petra.get(f"/api/tables/{table}").json()["rematch"] == following["id"]
    assert browse(server).post(f"/api/tables/{table}/rematch", json={}).status_code == 403
    sit(petra, following["id"], 1)
    sit(jan, following["id"], 2)


def test_a_finished_match_can_be_looked_at(petra: Browser, sit: Sit) -> None:
    """Frames from every seat, public and open; the file verifies; its upload is the same film."""
    table, seat = finished(petra, sit)
    file = petra.get(f"/api/tables/{table}/match")
    assert "attachment" in file.headers["content-disposition"]
    replay = petra.get(f"/api/replays/{table}").json()
    assert replay["table"] == table
    assert replay["frames"] == seat.state["seq"] + 1
    first = petra.get(f"/api/replays/{table}/frames/0?view=0").json()
    assert "decision" not in first
    assert first["waiting"]
    last = petra.get(f"/api/replays/{table}/frames/{replay['frames'] - 1}?view=0").json()
    assert last["result"] == seat.state["result"]
    assert last["events"] == seat.events
    secret = petra.get(f"/api/replays/{table}/frames/3?view=public").text
    opened = petra.get(f"/api/replays/{table}/frames/3?view=all").text
    assert '"event-drew"' not in secret
    assert '"event-drew"' in opened
    uploaded = petra.post("/api/replays", content=file.text, headers={"Content-Type": "text/plain"})
    assert uploaded.status_code == 201
    film = uploaded.json()
    assert {**film, "id": "", "table": ""} == {**replay, "id": "", "table": ""}
    assert petra.get(f"/api/replays/{film['id']}/frames/3?view=all").text == opened
    assert petra.get(f"/api/replays/{film['id']}/match").text == file.text
    for bad in ("?view=9", "?view=x", "?view=-1"):
        assert petra.get(f"/api/replays/{table}/frames/3{bad}").status_code == 400
    for bad in ("999", "-1", "x", "9" * 30):
        assert petra.get(f"/api/replays/{table}/frames/{bad}").status_code == 404


def test_a_running_match_has_no_file(petra: Browser, sit: Sit) -> None:
    """Neither file nor replay of a match that is not over: both would tell its secrets."""
    table = petra.make_table("mastaba", "me", "here")["table"]["id"]
    for path in (
        f"tables/{table}/match",
        f"replays/{table}",
        f"replays/{table}/frames/0",
        f"replays/{table}/match",
    ):
        answer = petra.get(f"/api/{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    assert petra.get("/api/replays/none").status_code == 404


@pytest.mark.parametrize(
    ("edit", "says"),
    [
        (lambda text: "", "empty"),
        (lambda text: text.replace("ennead match 1", "pgn"), "no match file"),
        (lambda text: text.replace("game mastaba", "game chess"), "no game"),
        (lambda text: text.replace("bid ", "dance ", 1), ":"),
        (lambda text: text.replace("chance key ", "chance key 00"), "key"),
        (lambda text: text + "0 pass\n", "ended"),
        (lambda text: text.replace("players 2", "players 99"), "players"),
        (lambda text: text.replace("begin\n", "begin\n" + "0 pass\n" * 500), "moves"),
        (lambda text: text.replace("rules 1", "rules 0").replace("bid ", "dance ", 1), "rules 0"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(
    petra: Browser, sit: Sit, edit: Callable[[str], str], says: str
) -> None:
    """Empty, foreign, edited or overlong files get the line that does not fit; nothing is kept."""
    table, _ = finished(petra, sit)
    text = edit(petra.get(f"/api/tables/{table}/match").text)
    answer = petra.post("/api/replays", content=text, headers={"Content-Type": "text/plain"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-file")
    assert says in answer.json()["detail"]


def test_the_file_is_a_match_file(petra: Browser, sit: Sit) -> None:
    """What is downloaded is what `ennead verify` reads, with names and the revealed key."""
    table, seat = finished(petra, sit)
    parsed = matchfile.parse(petra.get(f"/api/tables/{table}/match").text)
    assert parsed.header.key == seat.state["result"]["key"]
    assert parsed.header.names == {0: "Seat 1", 1: "Seat 2"}
    assert len(parsed.moves) == seat.state["seq"]


@pytest.mark.parametrize("game", ["afterlife", "kemet", "ankh", "pharaon"])
def test_a_game_can_be_read_about(petra: Browser, game: str) -> None:
    """Components with the source of every figure, rules with their cases, and an ETag that saves
    the second request."""
    components = petra.get(f"/api/components/{game}")
    parts = components.json()["components"]
    assert parts
    assert all(figure["source"] for part in parts for figure in part.get("figures", []))
    rules = petra.get(f"/api/rules/{game}/en").json()
    assert rules["source"]
    assert any(rule.get("cases") for rule in rules["rules"])
    again = petra.get(
        f"/api/components/{game}", headers={"If-None-Match": components.headers["etag"]}
    )
    assert again.status_code == 304
    assert petra.get(f"/api/texts/{game}/en.ftl").text


def test_texts_are_found_by_name_only(petra: Browser) -> None:
    """Shared texts are under the project's name, with every game's title and blurb; other names and
    languages are not found."""
    shared = petra.get("/api/texts/ennead/cs.ftl").text
    for id in ("refuse-not-your-turn", "kemet-title", "afterlife-blurb"):
        assert f"\n{id} = " in shared
    for path in ("chess/en", "afterlife/xx", "..%2f..%2fserver/en", "afterlife/..%2fen"):
        assert petra.get(f"/api/texts/{path}.ftl").status_code == 404
    assert petra.get("/api/rules/chess/en").json()["code"] == "no-game"


def test_a_rulebook_can_be_read(petra: Browser) -> None:
    """It comes in four languages with pictures of its own; what is not there is not found."""
    titles = []
    for language in ("en", "cs", "pl", "uk"):
        book = petra.get(f"/api/books/kemet/{language}").json()
        titles.append([part["title"] for part in book["parts"]])
        assert book["parts"][-1]["chapters"][-1]["id"] == "aid"
    assert len({str(one) for one in titles}) == 4
    for picture in book["pictures"]:
        still = petra.get(f"/api/stills/kemet/{picture}").json()
        assert still["id"] == picture
        assert still["areas"]
    for path in ("books/kemet/xx", "books/chess/en", "stills/kemet/nothing", "stills/chess/x"):
        assert petra.get(f"/api/{path}").status_code == 404


def test_the_rulebook_of_a_table_has_its_figures(petra: Browser) -> None:
    """Without a pack they are the game's."""
    table = petra.make_table("kemet", "me", "bot")["table"]["id"]
    assert (
        petra.get(f"/api/tables/{table}/book/uk").json() == petra.get("/api/books/kemet/uk").json()
    )


def test_a_case_can_be_watched(petra: Browser) -> None:
    """Its story is in words, its frames are those of a seat, and hide what that seat may not
    see."""
    case = "/api/cases/kemet/attacker-wins"
    story = petra.get(f"{case}/cs").json()
    assert [moment["kind"] for moment in story["moments"]] == ["given", "played", "played"]
    views = [petra.get(f"{case}/frames/1?view={view}").json() for view in ("all", "public", "1")]
    assert len({str(view["areas"]) for view in views}) == 3
    for path in ("frames/3", "frames/x", "frames/0?view=7", "xx"):
        assert petra.get(f"{case}/{path}").status_code in (400, 404), path
    assert petra.get("/api/cases/kemet/..%2f..%2frulebook/en").status_code == 404
    assert petra.get("/api/cases/kemet/nothing/en").status_code == 404


def test_a_table_shows_its_own_components(petra: Browser) -> None:
    """Without a pack they are the game's."""
    table = petra.make_table("afterlife", "me", "bot")["table"]["id"]
    own = petra.get(f"/api/tables/{table}/components").json()
    assert own == json.loads(petra.get("/api/components/afterlife").text)


def test_the_public_list_is_the_same_for_everybody(
    server: Running, petra: Browser, browse: Browse
) -> None:
    """It is packed once, named by its content, and not sent again to who has it."""
    for number in range(9):
        petra.make_table("mastaba", "me", "link", public=True, title=f"Table {number}")
    mine, theirs = petra.get("/api/lobby"), browse(server).get("/api/lobby")
    assert mine.content == theirs.content
    assert mine.headers["content-encoding"] == "gzip"
    again = petra.get("/api/lobby", headers={"If-None-Match": mine.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_public_list_has_pages(petra: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each table is on one of them, and the last says that nothing follows."""
    monkeypatch.setattr(queries, "LISTED", 2)
    made = {petra.make_table("mastaba", "me", "link", public=True)["table"]["id"] for _ in "abcde"}
    pages = [petra.get(f"/api/lobby?page={number}").json() for number in range(3)]
    assert {table["id"] for page in pages for table in page["open"]} == made
    assert [page.get("more", False) for page in pages] == [True, True, False]
    for nonsense in ("-1", "x", "40", "²"):
        assert petra.get("/api/lobby", params={"page": nonsense}).status_code == 404


def test_changes_of_the_public_list_are_pushed(
    petra: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who looks on is told which list there is, then what makes it another one: what is new, what
    has changed and what is gone."""
    monkeypatch.setattr(listing, "FRESH_SECONDS", 0.05)
    with petra.stream("GET", "/api/lobby/news") as stream:
        assert stream.headers["content-type"] == "text/event-stream"
        told = (json.loads(line[6:]) for line in stream.iter_lines() if line.startswith("data: "))
        first = next(told)
        assert first["version"] == first["since"] == petra.get("/api/lobby").json()["version"]
        table = petra.make_table("mastaba", "me", "link", public=True)["table"]["id"]
        change = next(told)
        assert (change["since"], [one["id"] for one in change["open"]]) == (
            first["version"],
            [table],
        )
        petra.post(f"/api/tables/{table}/join", json={"seat": 1})
        while "running" not in (change := next(told)):  # the list may be read before it begins
            assert [one["id"] for one in change["open"]] == [table]
        assert [one["id"] for one in change["running"]] == [table]
        assert "gone" not in change


def test_too_many_do_not_look_on(start: Start, browse: Browse) -> None:
    """Beyond the limit a stream is refused; the list itself is still to be had."""
    server = start(limits=RequestLimits(lobby_viewers=1))
    petra, jan = browse(server), browse(server)
    with petra.stream("GET", "/api/lobby/news") as stream:
        lines = stream.iter_lines()
        next(lines)
        assert jan.get("/api/lobby/news").json()["code"] == "busy"
        assert jan.get("/api/lobby").status_code == 200


def test_who_looks_on_is_shown_out_quietly(
    start: Start, browse: Browse, caplog: pytest.LogCaptureFixture
) -> None:
    """A server that ends closes the streams of its lobby properly, and logs nothing about it."""
    server = start()
    with browse(server).stream("GET", "/api/lobby/news") as stream:
        lines = stream.iter_lines()
        next(lines)
        with caplog.at_level(logging.INFO):
            server.stop()
        assert [line for line in lines if line] == []
    assert [record.message for record in caplog.records if record.levelno > logging.INFO] == []
