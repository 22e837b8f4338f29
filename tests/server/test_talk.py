"""Words at a table: who may say what to whom, who hears it and when, and how it is kept in bounds."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest
from sqlalchemy import func, select
from tests.server.running import Browser, Running, play_out

from ennead.cli import main
from ennead.server.settings import RequestLimits
from ennead.server.storage import schema
from ennead.server.talk import queries
from ennead.server.talk.queries import WordRow
from ennead.server.talk.service import Listener

Browse = Callable[[Running], Browser]
Start = Callable[..., Running]


@pytest.fixture
def server(start: Start) -> Running:
    return start(limits=RequestLimits(words_burst=10**6))


class Speaker:
    """Somebody at a table."""

    def __init__(self, browser: Browser, table: str) -> None:
        self.browser, self.address = browser, f"/api/tables/{table}/words"

    def post(self, what: str, **body: Any) -> Any:
        return self.browser.post(self.address + what, json=body).json()

    def say(self, body: str, room: str = "table", kind: str = "text", **more: Any) -> Any:
        return self.post("", room=room, kind=kind, body=body, **more)

    @property
    def talk(self) -> Any:
        return self.browser.get(self.address).json()

    @property
    def heard(self) -> list[str]:
        return [word["body"] for word in self.talk["words"]]


@pytest.fixture
def three(server: Running, browse: Browse) -> tuple[Speaker, Speaker, Speaker]:
    """Two who play, the first of them the host, and one who watches."""
    petra, jan, olga = (browse(server) for _ in range(3))
    made = petra.make_table("mastaba", "me", "link")
    table = made["table"]["id"]
    jan.post("/api/claim", json={"key": made["invitations"][0]["key"], "name": "Jan"})
    olga.get("/api/lobby")
    return Speaker(petra, table), Speaker(jan, table), Speaker(olga, table)


def test_seats_and_watchers_are_apart(three: tuple[Speaker, Speaker, Speaker]) -> None:
    """What a seat says the seats hear, what somebody says who watches only watchers hear, until the
    match is over: then everybody hears everything."""
    petra, jan, olga = three
    petra.say("  good   luck\u202e\n ")
    assert jan.heard == ["good luck"]
    assert olga.talk["rooms"] == ["stand"]
    olga.say("who wins?", "stand")
    assert (petra.heard, olga.heard) == (["good luck"], ["who wins?"])
    assert olga.say("take it!")["code"] == "forbidden"
    assert petra.say("psst", "stand")["code"] == "forbidden"
    assert petra.say("psst", "team")["code"] == "forbidden"
    table = petra.address.split("/")[3]
    with closing(petra.browser.sit(table, 0)) as one, closing(jan.browser.sit(table, 1)) as two:
        play_out([one, two])
    assert petra.heard == olga.heard == ["good luck", "who wins?"]


def test_an_open_table_is_heard(server: Running, browse: Browse) -> None:
    """At a table that is made so, who watches hears the seats during the match, not the other way
    round."""
    petra, olga = browse(server), browse(server)
    table = petra.make_table("mastaba", "me", "bot", aloud=True)["table"]
    assert table["aloud"]
    one, other = Speaker(petra, table["id"]), Speaker(olga, table["id"])
    olga.get("/api/lobby")
    one.say("hm")
    other.say("oh", "stand")
    assert (one.heard, other.heard) == (["hm"], ["hm", "oh"])


def test_partners_speak_among_themselves() -> None:
    """Words of partners are for the seats that were partners when they were said, later too, and
    for nobody else."""
    word = WordRow(0, 0, "team", "0,2", 0, "petra", "", "text", "psst", -1, False)
    for seats, after, hears in (({2}, False, True), ({1}, False, False), ({1}, True, False)):
        assert Listener("x", frozenset(seats), after, True).hears(word) is hears
    assert not Listener("x", frozenset(), True, True).hears(word)


def test_merged_gods_are_partners() -> None:
    """The game says who decides together: the players of one god in Ankh, nobody elsewhere."""
    from ennead.games import load
    from ennead.kernel import Match
    from ennead.kernel.chance import Keyed

    for name in ("ankh", "kemet"):
        game = load(name)
        match = Match.begin(game, game.setup(3, {}), Keyed(b"key"))
        assert [list(game.partners(match.position, seat)) for seat in range(3)] == [[], [], []]
        if name == "ankh":
            match.position.gods[2].head = 0
            assert list(game.partners(match.position, 0)) == [2]
            assert list(game.partners(match.position, 2)) == [0]


def test_everybody_at_the_table_is_told(three: tuple[Speaker, Speaker, Speaker]) -> None:
    """A connection learns that something was said, and what was said comes only when asked for."""
    petra, jan, _ = three
    with closing(jan.browser.sit(petra.address.split("/")[3], 1)) as socket:
        before = socket.table.get("talk", 0)
        petra.say("hello", kind="phrase")
        while socket.table.get("talk", 0) == before:
            socket.hear("table")
        assert not any('"hello"' in frame for frame in socket.heard[1:])
    (word,) = jan.talk["words"]
    assert (word["kind"], word["body"], word["seat"]) == ("phrase", "hello", 0)


def test_reactions_and_unknown_words(three: tuple[Speaker, Speaker, Speaker]) -> None:
    """A sign can be about a line of the log; a phrase or sign that nobody could translate, an empty
    text and one that is too long are refused."""
    petra, jan, _ = three
    petra.say("heart", kind="sign", about=3)
    assert jan.talk["words"][0]["about"] == 3
    for kind, body in (
        ("sign", "skull"),
        ("phrase", "x"),
        ("text", "\u200b "),
        ("text", "x" * 301),
    ):
        assert petra.say(body, kind=kind)["code"] == "malformed"


def test_words_are_unread_until_they_are_read(
    server: Running, three: tuple[Speaker, Speaker, Speaker]
) -> None:
    """Others' words are counted for a seat until it has read them; its own, those of watchers and
    those it does not want to hear are not."""
    petra, jan, olga = three
    table = petra.address.split("/")[3]
    for text in ("a", "b"):
        petra.say(text)
    jan.say("c")
    olga.say("d", "stand")
    (mine,) = jan.browser.get("/api/lobby/mine").json()
    assert not mine.get("unread")  # who speaks has read what was said before
    petra.say("e")
    assert jan.browser.get("/api/lobby/mine").json()[0]["unread"] == 1
    jan.post("/read", number=jan.talk["words"][-1]["number"])
    assert not jan.browser.get("/api/lobby/mine").json()[0].get("unread")
    petra.say("f")
    jan.post("/mute", seat=0, mute=True)
    assert not jan.browser.get("/api/lobby/mine").json()[0].get("unread")
    assert jan.heard == ["c"]
    jan.post("/mute", seat=0, mute=False)
    assert jan.heard == ["a", "b", "c", "e", "f"]
    assert server.call(lambda: unread_of(server, "nobody", [table])) == {}


async def unread_of(server: Running, visitor: str, tables: list[str]) -> dict[str, int]:
    return await server.services.registry.store.read(queries.unread, visitor, tables)


def test_the_host_keeps_order(three: tuple[Speaker, Speaker, Speaker]) -> None:
    """The host deletes words and mutes a seat for all; others take back only their own; of what is
    deleted nothing is kept."""
    petra, jan, olga = three
    jan.say("rude")
    petra.say("well")
    assert jan.post("/delete", number=1)["code"] == "forbidden"
    assert olga.post("/delete", number=0)["code"] == "not-found"
    assert petra.post("/delete", number=0)["gone"] == [0]
    assert jan.heard == ["well"]
    assert jan.post("/mute", seat=0, mute=True, all=True)["code"] == "forbidden"
    petra.post("/mute", seat=1, mute=True, all=True)
    jan.say("again rude")
    assert (petra.heard, jan.heard) == (["well"], ["well", "again rude"])


def test_reports_reach_whoever_runs_it(
    server: Running, three: tuple[Speaker, Speaker, Speaker], capsys: pytest.CaptureFixture[str]
) -> None:
    """Who has heard something can report it, once, and it is kept as it was said until it is
    closed; what one has not heard cannot be reported."""
    petra, jan, olga = three
    jan.say("rude")
    assert olga.post("/report", number=0)["code"] == "not-found"
    for _ in range(2):
        assert petra.post("/report", number=0)["words"]
    jan.post("/delete", number=0)
    database = ("--database", server.settings.database, "--json")
    main(["admin", "reports", *database])
    (report,) = json.loads(capsys.readouterr().out)
    assert report["body"] == "rude"
    assert main(["admin", "close", report["id"], *database]) == 0
    assert main(["admin", "close", report["id"], *database]) == 1


def test_watchers_are_counted(three: tuple[Speaker, Speaker, Speaker]) -> None:
    """Everybody at a table learns how many look on who have no seat."""
    petra, _, olga = three
    table = petra.address.split("/")[3]
    with closing(petra.browser.sit(table, 0)) as socket:
        assert "watchers" not in socket.table
        with closing(olga.browser.sit(table, None)):
            while socket.table.get("watchers") != 1:
                socket.hear("table")
        while socket.table.get("watchers"):
            socket.hear("table")


def test_only_replays_stand_in_frames(server: Running, browse: Browse) -> None:
    """One address may be framed by other sites, and no other; it is the same page otherwise."""
    with_page = browse(server)
    policies = {
        path: with_page.get(path).headers["content-security-policy"] for path in ("/", "/embed")
    }
    assert "frame-ancestors 'none'" in policies["/"]
    assert policies["/embed"] == policies["/"].replace(
        "frame-ancestors 'none'", "frame-ancestors *"
    )


def test_words_come_at_a_human_pace(start: Start, browse: Browse) -> None:
    """Who says too much too quickly is refused for a while."""
    server = start(limits=RequestLimits(words_per_minute=1, words_burst=2))
    petra = browse(server)
    one = Speaker(petra, petra.make_table("mastaba", "me", "bot")["table"]["id"])
    codes = [one.say("a").get("code", "") for _ in range(3)]
    assert codes == ["", "", "too-fast"]


def test_strangers_who_watch_cannot_fill_the_storage(start: Start, browse: Browse) -> None:
    """Who only watches may be under a new name each time: what is kept for them is limited by
    address, and for a program without a name nothing is; who plays is not held up."""
    server = start(limits=RequestLimits(words_per_minute=1, words_burst=2))
    petra = browse(server)
    table = petra.make_table("mastaba", "me", "bot")["table"]["id"]
    codes = [
        Speaker(browse(server), table).post("/mute", seat=0, mute=True).get("code", "")
        for _ in range(4)
    ]
    assert codes.count("too-fast") >= 2
    assert Speaker(browse(server), table).post("/read", number=1)["words"] == []
    host = [Speaker(petra, table).post("/mute", seat=1, mute=True) for _ in range(4)]
    assert not any("code" in one for one in host)

    async def kept() -> int:
        count = select(func.count())
        return await server.services.registry.store.read(
            lambda connection: sum(
                connection.execute(count.select_from(one)).scalar_one()
                for one in (schema.marks, schema.mutes)
            )
        )

    assert server.call(kept) <= 3


@pytest.mark.postgres
def test_words_cross_servers(start: Start, browse: Browse, postgres_database: str) -> None:
    """At two servers on one database, somebody at the one hears that something was said at the
    other."""
    first, second = (start(database=postgres_database) for _ in range(2))
    petra, jan = browse(first), browse(second)
    made = petra.make_table("mastaba", "me", "link")
    table = made["table"]["id"]
    jan.post("/api/claim", json={"key": made["invitations"][0]["key"], "name": "Jan"})
    with closing(jan.sit(table, 1)) as socket:
        Speaker(petra, table).say("over here")
        while not socket.table.get("talk", 0):
            socket.hear("table")
    assert Speaker(jan, table).heard == ["over here"]
