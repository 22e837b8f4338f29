"""Several servers on one PostgreSQL are one server: moves, seats and presence reach everybody, bots
move once."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest
from tests.server.cable import Cable
from tests.server.running import Browser, Running, Socket, play_out

from ennead.server import housekeeping

Start = Callable[..., Running]
Browse = Callable[[Running], Browser]
Sit = Callable[..., Socket]

pytestmark = pytest.mark.postgres


@pytest.fixture
def pair(start: Start, postgres_database: str) -> tuple[Running, Running]:
    """Two servers that share a database."""
    return start(database=postgres_database), start(database=postgres_database)


def apart(pair: tuple[Running, Running], browse: Browse, sit: Sit) -> tuple[Socket, Socket]:
    """Two people at one table, each connected to another server."""
    petra, jan = map(browse, pair)
    made = petra.make_table("mastaba", "me", "link")
    table = made["table"]["id"]
    jan.post("/api/claim", json={"key": made["invitations"][0]["key"]})
    mine, theirs = sit(petra, table), sit(jan, table, 1)
    for socket in (mine, theirs):  # one of the two servers hears from the other that it has begun
        socket.until(lambda socket=socket: "decision" in socket.state)  # type: ignore[misc]
    return mine, theirs


def test_a_match_over_two_servers(pair: tuple[Running, Running], browse: Browse, sit: Sit) -> None:
    """Each person is connected to another server; both see every move, to the end, and the same
    result."""
    petra, jan = map(browse, pair)
    made = petra.make_table("mastaba", "me", "link")
    table = made["table"]["id"]
    mine = sit(petra, table)
    assert jan.post(
        "/api/claim", json={"key": made["invitations"][0]["key"], "name": "Jan"}
    ).is_success
    theirs = sit(jan, table, 1)
    mine.until(lambda: "decision" in mine.state)
    play_out([mine, theirs])
    theirs.until(lambda: "result" in theirs.state)
    assert mine.state["result"] == theirs.state["result"]
    assert len(mine.events) == len(theirs.events)


def test_undo_reaches_the_other_server(
    pair: tuple[Running, Running], browse: Browse, sit: Sit
) -> None:
    """A choice taken back on one server is taken back on the other."""
    mine, theirs = apart(pair, browse, sit)
    mine.play()
    theirs.until_seq(1)
    assert [one["seat"] for one in theirs.state["waiting"]] == [1]
    assert mine.do("undo", seq=1)["type"] == "ack"
    theirs.until_seq(2)
    assert [one["seat"] for one in theirs.state["waiting"]] == [0, 1]
    theirs.play()
    mine.until_seq(3)


def test_the_same_move_sent_to_both_is_played_once(
    pair: tuple[Running, Running], browse: Browse, sit: Sit
) -> None:
    """A client that changes servers in between and repeats itself gets the same answer."""
    petra = browse(pair[0])
    made = petra.make_table("mastaba", "link", "link")
    table, keys = made["table"]["id"], [one["key"] for one in made["invitations"]]
    sockets = [Socket(server.address) for server in pair]
    for socket in sockets:
        socket.hello(table, 0, key=keys[0], scene=False)
    other = Socket(pair[1].address)
    other.hello(table, 1, key=keys[1], scene=False)
    for socket in sockets:
        socket.until(lambda socket=socket: "decision" in socket.state)  # type: ignore[misc]
    text = sockets[0].state["decision"]["options"][0]["text"]
    with ThreadPoolExecutor(2) as both:
        answers = list(
            both.map(lambda socket: socket.do("move", id="once", seq=0, text=text), sockets)
        )
    assert answers[0] == answers[1] == {"type": "ack", "id": "once", "seq": 1}
    for socket in (*sockets, other):
        socket.close()


def test_racing_moves_are_both_answered(pair: tuple[Running, Running], browse: Browse) -> None:
    """Sealed answers that reach two servers in the same moment both stand."""
    petra = browse(pair[0])
    for _ in range(5):
        made = petra.make_table("mastaba", "link", "link")
        table, keys = made["table"]["id"], [one["key"] for one in made["invitations"]]
        seats = [Socket(server.address) for server in pair]
        for number, socket in enumerate(seats):
            socket.hello(table, number, key=keys[number], scene=False)
        for socket in seats:
            socket.until(lambda socket=socket: "decision" in socket.state)  # type: ignore[misc]

        def answer(socket: Socket) -> str:
            text = socket.state["decision"]["options"][0]["text"]
            return str(socket.do("move", seq=0, text=text)["type"])

        with ThreadPoolExecutor(2) as both:
            assert list(both.map(answer, seats)) == ["ack", "ack"]
        for socket in seats:
            socket.until_seq(2)
            socket.close()


def test_presence_and_names_cross_over(
    pair: tuple[Running, Running], browse: Browse, sit: Sit
) -> None:
    """Who is connected to one server is present on the other; a new name arrives; a leaver is
    away."""
    mine, theirs = apart(pair, browse, sit)

    def seat() -> dict[str, object]:
        seats: list[dict[str, object]] = mine.table["seats"]
        return seats[1]

    while seat().get("away"):
        mine.hear("table")
    theirs.do("rename", seat=1, name="Jan")
    while seat()["name"] != "Jan":
        mine.hear("table")
    theirs.close()
    while not seat().get("away"):
        mine.hear("table")


def test_bots_move_once(pair: tuple[Running, Running], browse: Browse, sit: Sit) -> None:
    """Two servers know the table; the bot's seat is played once a decision, and the match ends."""
    petra = browse(pair[0])
    table = petra.make_table("mastaba", "me", "bot:novice")["table"]["id"]
    mine = sit(petra, table)
    watching = sit(browse(pair[1]), table, None)
    play_out([mine])
    watching.until(lambda: "result" in watching.state)
    log = [seat for seat in watching.events if seat]
    assert len(log) == len(mine.events)


def test_a_server_that_dies_leaves_its_tables(
    start: Start, postgres_database: str, browse: Browse, sit: Sit
) -> None:
    """One server ends; its people come back on the other and go on, bots too."""
    first = start(database=postgres_database)
    petra = browse(first)
    table = petra.make_table("mastaba", "link", "bot:novice")
    key = table["invitations"][0]["key"]
    socket = Socket(first.address)
    socket.hello(table["table"]["id"], 0, key=key, scene=False)
    socket.until(lambda: "decision" in socket.state)
    socket.play()
    first.stop()
    second = start(database=postgres_database)
    again = Socket(second.address)
    again.hello(table["table"]["id"], 0, key=key, scene=False)
    play_out([again])
    assert "result" in again.state
    again.close()


def test_missed_news_are_caught_up(pair: tuple[Running, Running], browse: Browse, sit: Sit) -> None:
    """When the connection for news breaks, the server reads what it has missed."""
    import psycopg

    mine, theirs = apart(pair, browse, sit)
    with psycopg.connect(pair[0].settings.database, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN ennead'"
        )
    mine.play()
    theirs.until_seq(1)
    theirs.play()
    mine.until_seq(2)


# --- lines that die ------------------------------------------------------------------------------


def test_a_dead_line_for_news_is_replaced(
    start: Start, browse: Browse, sit: Sit, postgres_database: str
) -> None:
    """The line on which a server listens dies without a word: it notices, says so, opens another,
    and its players see what they missed."""
    with Cable(postgres_database) as cable:
        one = start(database=postgres_database)
        two = start(database=cable.address, database_seconds=2.0)
        mine, theirs = apart((one, two), browse, sit)
        listener = two.services.registry.store.listener
        assert listener is not None
        connections = listener.connections
        cable.pull(only=b"LISTEN ennead")
        mine.play()
        theirs.until_seq(1)
        while listener.connections == connections:
            time.sleep(0.05)
        page = browse(two)
        while "news" in page.get("/api/health").json():
            time.sleep(0.05)
        assert "ennead_news_fresh 1" in page.get("/api/metrics").text
        theirs.play()
        mine.until_seq(2)


def test_a_database_that_hangs_is_not_waited_for(
    start: Start, browse: Browse, sit: Sit, postgres_database: str
) -> None:
    """Nothing comes from PostgreSQL any more: a move is refused as unsaved, requests are answered,
    health knows; when it is back the match goes on."""
    with Cable(postgres_database) as cable:
        server = start(database=cable.address, database_seconds=1.0)
        petra = browse(server)
        table = petra.make_table("afterlife", "me")["table"]["id"]
        seat = sit(petra, table)
        seat.until(lambda: "decision" in seat.state)
        cable.pull()
        answer = seat.play()
        assert (answer["type"], answer["code"]) == ("refusal", "unsaved")
        health = petra.get("/api/health")
        assert (health.status_code, health.json()["detail"]) == (
            503,
            "the database does not answer",
        )
        assert petra.get("/api/lobby").status_code == 503
        cable.plug()
        while petra.get("/api/health").status_code != 200:
            time.sleep(0.05)
        again = sit(petra, table)
        assert again.state["seq"] == 0
        assert again.play()["type"] == "ack"


def test_a_server_without_the_table_knows_who_is_there(
    pair: tuple[Running, Running], browse: Browse, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that never had a table in memory lists it with the people who sit at it elsewhere,
    and without them when they are gone; one that starts later is told."""
    monkeypatch.setattr(housekeeping, "PRESENCE_SECONDS", 10**6)  # nobody says it again in between
    petra, jan = map(browse, pair)
    table = petra.make_table("mastaba", "me", "here", public=True)["table"]["id"]
    seat = sit(petra, table)

    def away() -> list[bool]:
        (listed,) = jan.get("/api/lobby").json()["running"]
        return [one.get("away", False) for one in listed["seats"]]

    while any(away()):
        time.sleep(0.05)
    assert not pair[1].services.registry.rooms
    pair[1].services.registry.presence.hear(pair[0].services.registry.store.process, {table: []})
    while not all(away()):
        time.sleep(0.05)
    pair[1].call(_in_loop(pair[1].services.registry._missed))  # as after a start
    while any(away()):
        time.sleep(0.05)
    seat.close()
    while not all(away()):
        time.sleep(0.05)


def _in_loop(function: Callable[[], None]) -> Callable[[], Awaitable[None]]:
    async def inside() -> None:
        function()

    return inside


def test_one_server_thinks_for_a_bot(
    start: Start, browse: Browse, sit: Sit, postgres_database: str
) -> None:
    """Two servers with the same table in memory: every move of its bots is thought of once, however
    long they take over it."""
    pair = [start(database=postgres_database, bot_pause=3.5) for _ in range(2)]
    petra, jan = map(browse, pair)
    table = petra.make_table("mastaba", "bot:novice", "bot:novice", "bot:novice")["table"]["id"]
    sockets = [sit(petra, table, None), sit(jan, table, None)]
    for socket in sockets:
        socket.until_seq(5)
    choices = [server.services.registry.bots.counts.choices for server in pair]
    rooms = [server.services.registry.rooms[table] for server in pair]
    under_way = max(len(room.thinking) for room in rooms)  # bids are thought of side by side
    written = max(room.live.seq for room in rooms)
    assert sum(choices) <= written + under_way, choices


def test_a_dead_servers_bots_go_on_elsewhere(
    pair: tuple[Running, Running], browse: Browse, sit: Sit, postgres_database: str
) -> None:
    """The lease of a process that is gone runs out by the database's clock, and another thinks
    on."""
    jan = browse(pair[1])
    made = jan.make_table("mastaba", "bot:novice", "bot:novice")
    with psycopg.connect(postgres_database, autocommit=True) as connection:
        connection.execute(
            "INSERT INTO leases VALUES (%s, 'dead',"
            " CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint) + 2500)",
            (made["table"]["id"],),
        )
    onlooker = sit(jan, made["table"]["id"], None)
    onlooker.until(lambda: "result" in onlooker.state)
