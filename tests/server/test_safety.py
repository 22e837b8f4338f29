"""Whatever comes in: strangers, floods, noise. A clear refusal, nothing changed, the server lives
on."""

from __future__ import annotations

import json
import logging
import re
import socket as sockets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from sqlalchemy import create_engine, text
from tests.server.running import PATIENCE, Browser, Running, Socket, own_token
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ennead.server.access import AccessPolicy
from ennead.server.app import make_app
from ennead.server.limits import Bucket, Buckets
from ennead.server.page import Page
from ennead.server.session import TableSession
from ennead.server.settings import RequestLimits, Settings
from ennead.table.messages import PROTOCOL
from ennead.table.newtable import clean_name

Start = Callable[..., Running]
Browse = Callable[[Running], Browser]
Sit = Callable[..., Socket]
NEVER_AGAIN = 1e-9
"""A rate at which no second one comes, on however slow a machine."""
FEW = hypothesis_settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


# --- origins, hosts, cookies ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "cookie", "status"),
    [
        ("own", True, 101),
        ("own", False, 101),
        ("https://evil.example", True, 403),
        ("https://evil.example", False, 403),
        ("null", True, 403),
        ("http://127.0.0.1:1", True, 403),
        ("", False, 101),
        ("", True, 403),
    ],
)
def test_the_socket_is_for_our_page_and_for_programs(
    server: Running, petra: Browser, origin: str, cookie: bool, status: int
) -> None:
    """Another site's page cannot open it, with or without a cookie; a program may, if it has no
    cookie."""
    petra.get("/api/lobby")
    headers = {"Cookie": f"ennead={petra.cookies['ennead']}"} if cookie else {}
    said = server.address if origin == "own" else origin
    if status == 101:
        Socket(server.address, headers=headers, origin=said).close()
        return
    with pytest.raises(InvalidStatus) as refused:
        Socket(server.address, headers=headers, origin=said)
    assert refused.value.response.status_code == status


def test_another_site_cannot_post(petra: Browser) -> None:
    """A foreign Origin or a simple form content type is refused before anything is read."""
    body = {"game": "mastaba", "seats": [{"holder": "me"}, {"holder": "here"}]}
    answer = petra.post("/api/tables", json=body, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    form = petra.post(
        "/api/tables", content=json.dumps(body), headers={"Content-Type": "text/plain"}
    )
    assert (form.status_code, form.json()["code"]) == (400, "malformed")


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example:80", "", "[", "a b"])
def test_a_name_that_is_not_ours_is_not_served(server: Running, host: str) -> None:
    """A stranger's name that points at this machine (DNS rebinding) gets nothing."""
    port = int(server.address.rpartition(":")[2])
    with sockets.create_connection(("127.0.0.1", port)) as line:
        line.sendall(
            f"GET /api/lobby HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode()
        )
        answer = b""
        while chunk := line.recv(4096):
            answer += chunk
    assert answer.split()[1] in (b"403", b"400")
    assert b"ennead=" not in answer


@pytest.mark.parametrize(
    ("settings", "host", "known"),
    [
        (Settings("", host="127.0.0.1"), "localhost:8180", True),
        (Settings("", host="127.0.0.1"), "[::1]:8180", True),
        (Settings("", host="127.0.0.1"), "192.168.1.5:8180", False),
        (Settings("", host="127.0.0.1", public_url="https://g.example"), "g.example", True),
        (Settings("", host="0.0.0.0"), "192.168.1.5:8180", True),
        (Settings("", host="0.0.0.0"), "g.example", False),
    ],
)
def test_hosts_by_setting(settings: Settings, host: str, known: bool) -> None:
    """What a server answers to depends on where it listens and what it is called in public."""
    from starlette.datastructures import Headers

    assert AccessPolicy(settings).knows_host(Headers({"host": host})) is known


def test_behind_a_proxy_only_the_public_origin_counts() -> None:
    """With a public https address an http page of the same name is another site, and cookies are
    secure."""
    from starlette.datastructures import Headers

    door = AccessPolicy(Settings("", public_url="https://g.example"))
    own = Headers({"host": "g.example", "origin": "https://g.example"})
    other = Headers({"host": "g.example", "origin": "http://g.example"})
    assert door.is_own_origin(own)
    assert not door.is_own_origin(other)
    scope = {"type": "http", "scheme": "http", "headers": [(b"host", b"g.example")]}
    cookie = door.cookie(scope, "x")
    assert cookie.startswith("__Host-ennead=x; Path=/; ")
    assert {"HttpOnly", "SameSite=Strict", "Secure"} <= set(cookie.split("; "))


def test_the_cookie_is_for_the_server_alone(petra: Browser) -> None:
    """Scripts cannot read it, other sites cannot send it, and a nonsense one is replaced."""
    header = petra.get("/api/games").headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Strict", "Path=/"} <= set(header.split("; "))
    assert "set-cookie" not in petra.get("/api/games").headers
    petra.cookies.set("ennead", "nonsense; drop table")
    assert "set-cookie" in petra.get("/api/games").headers
    assert "set-cookie" not in httpx.get(f"{petra.address}/").headers


def test_every_answer_carries_the_policy(petra: Browser) -> None:
    """Pages, data and errors alike: no inline script, no sniffing, no referrer."""
    for path in ("/", "/api/games", "/api/none", "/assets/none.js"):
        headers = petra.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


# --- secrets at rest and in logs ------------------------------------------------------------------


def test_only_hashes_are_stored_and_nothing_is_logged(
    settings: Settings, start: Start, browse: Browse, caplog: pytest.LogCaptureFixture
) -> None:
    """After making, claiming and playing, no token or key is in the database or in the log."""
    caplog.set_level(logging.DEBUG, "ennead")
    server = start()
    petra, jan = browse(server), browse(server)
    made = petra.make_table("mastaba", "me", "link")
    key = made["invitations"][0]["key"]
    assert jan.post("/api/claim", json={"key": key, "name": "Jan"}).status_code == 200
    petra.get(f"/api/tables/{made['table']['id']}")
    petra.sit(made["table"]["id"]).close()
    secrets = [key, petra.cookies["ennead"], jan.cookies["ennead"]]
    files = Path(settings.database.removeprefix("sqlite:///")).parent.glob("tables.sqlite*")
    stored = b"".join(path.read_bytes() for path in files)
    logged = "\n".join(
        f"{record.getMessage()} {getattr(record, 'facts', '')}" for record in caplog.records
    )
    assert "/api/tables/{table}" in logged
    assert made["table"]["id"] not in logged
    for secret in secrets:
        assert secret.encode() not in stored
        assert secret not in logged


def test_keys_open_only_their_seat(server: Running, petra: Browser, browse: Browse) -> None:
    """A guessed key, a key of another table, a seat that is not yours: no."""
    one = petra.make_table("mastaba", "me", "link")
    two = petra.make_table("mastaba", "me", "link")
    stranger = browse(server)
    guess = stranger.post("/api/claim", json={"key": "A" * 43})
    assert (guess.status_code, guess.json()["code"]) == (403, "no-seat")
    mine = own_token("mine")
    keys = [made["invitations"][0]["key"] for made in (one, two)]
    for seat, said in (
        (1, {"key": keys[1], "token": mine}),
        (0, {"key": keys[0], "token": mine}),
        (1, {"key": "A" * 43, "token": own_token("other")}),
        (1, {"token": keys[0]}),
        (1, {}),
    ):
        socket = Socket(server.address)
        socket.say("hello", version=PROTOCOL, table=one["table"]["id"], seat=seat, **said)
        assert socket.hear("refusal")["code"] == "no-seat"
        assert socket.closed() == 1000
    assert stranger.get(f"/api/tables/{one['table']['id']}/invitations").status_code == 403


# --- the page -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    ["/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd", "/assets/../../server/app.py", "/..%2f..%2fx", "/.built", "//etc/passwd"],
)  # fmt: skip
def test_no_path_leaves_the_page(petra: Browser, path: str) -> None:
    """Files are found by exact name only."""
    port = int(petra.address.rpartition(":")[2])
    with sockets.create_connection(("127.0.0.1", port)) as line:
        line.sendall(
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
        )
        answer = line.recv(65536)
    assert answer.split()[1] == b"404"


def test_the_page_is_kept_as_long_as_it_may(start: Start, browse: Browse, tmp_path: Path) -> None:
    """Hashed files for ever, packed as they were built or on the spot; the page itself is asked for
    each time."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    server = start(page=folder)
    petra = browse(server)
    missing = petra.get("/")
    assert missing.status_code == 503
    assert "not been built" in missing.text
    (folder / "index.html").write_text("<!doctype html><title>Ennead</title>")
    (folder / "assets" / "app-1a2b.js").write_text("let a = 1;" * 100)
    (folder / "assets" / "app-1a2b.js.br").write_bytes(b"\x0b\x02\x80")
    page = petra.get("/")
    assert page.headers["cache-control"] == "no-cache"
    assert petra.get("/", headers={"If-None-Match": page.headers["etag"]}).status_code == 304
    script = petra.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["x-content-type-options"] == "nosniff"
    assert script.headers["cross-origin-resource-policy"] == "same-origin"
    assert script.headers["content-type"].startswith("text/javascript")
    for asked, sent in (("gzip", "gzip"), ("gzip, br", "br")):
        headers = {"Accept-Encoding": asked}
        with petra.stream("GET", "/assets/app-1a2b.js", headers=headers) as packed:
            assert packed.headers["content-encoding"] == sent
    assert petra.get("/index.html").status_code == 404
    assert Page(folder).is_built


# --- limits ---------------------------------------------------------------------------------------


def test_buckets_let_a_burst_through_and_then_a_rate() -> None:
    """A caller gets its burst, then what the rate gives; the longest silent caller is forgotten
    first."""
    time = [0.0]
    bucket = Bucket(2, 3, lambda: time[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    time[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    buckets = Buckets(0, 1, 2, lambda: time[0])
    assert [buckets.take(name) for name in "abab"] == [True, True, False, False]
    assert buckets.take("c")
    assert buckets.take("a")


def test_floods_over_the_socket_are_refused_and_ended(start: Start) -> None:
    """Too fast and too large are refused one by one; who goes on is sent away; others do not
    notice."""
    limits = RequestLimits(
        messages_per_second=NEVER_AGAIN, messages_burst=5, strikes=10, hello_seconds=PATIENCE
    )
    server = start(limits=limits)
    good, bad = Socket(server.address), Socket(server.address)
    with suppress(ConnectionClosed):  # it may be shown out before it has said all that
        for _ in range(40):
            bad.say("ping")
    codes = []
    while (message := bad.hear("pong", "refusal", "bye"))["type"] != "bye":
        codes.append(message.get("code", "pong"))
    assert codes == ["pong"] * 5 + ["too-fast"] * 11
    assert message == {"type": "bye", "code": "too-fast", "again": False}
    assert bad.closed() == 1000
    good.wire.send('{"type":"ping"' + " " * 17_000 + "}")
    assert good.hear("refusal")["code"] == "too-large"
    good.wire.send(b"\x00\x01")
    assert good.hear("refusal")["code"] == "malformed"
    good.say("ping")
    assert good.hear("pong")
    good.wire.send("x" * 70_000)
    assert good.closed() == 1009


def test_silence_is_ended(start: Start) -> None:
    """Who does not greet is shown out."""
    server = start(limits=RequestLimits(hello_seconds=0.2))
    mute = Socket(server.address)
    assert mute.hear("bye")["code"] == "not-greeted"
    assert mute.closed() == 1000


def test_idle_connections_are_shown_out(start: Start, browse: Browse) -> None:
    """A seat that says nothing for the idle time gets a goodbye that says: come back."""
    server = start()
    petra = browse(server)
    table = petra.make_table("mastaba", "me", "here")["table"]["id"]
    seat = petra.sit(table)

    async def long_after() -> None:
        for session in server.services.registry.rooms[table].clients:
            assert isinstance(session, TableSession)
            session.look_alive()
            assert not session._outbox.closing
            session._reader.last -= RequestLimits().idle_seconds
            session.look_alive()

    server.call(long_after)
    goodbye = seat.hear("bye")
    assert goodbye.get("again", True)
    assert seat.closed() == 1000


def test_rates_over_http(start: Start, browse: Browse) -> None:
    """New tables, uploads and requests have their own limits; the answer says what to do."""
    limits = RequestLimits(
        tables_burst=2, tables_per_minute=NEVER_AGAIN, files_burst=1, files_per_minute=NEVER_AGAIN,
        requests_burst=30, requests_per_second=NEVER_AGAIN,
    )  # fmt: skip
    petra = browse(start(limits=limits))
    wish = {"game": "mastaba", "seats": [{"holder": "me"}, {"holder": "here"}]}
    codes = [petra.post("/api/tables", json=wish).status_code for _ in range(3)]
    assert codes == [201, 201, 429]
    text_plain = {"Content-Type": "text/plain"}
    codes = [
        petra.post("/api/replays", content="x", headers=text_plain).status_code for _ in range(2)
    ]
    assert codes == [400, 429]
    answers = [petra.get("/api/games") for _ in range(40)]
    assert answers[-1].status_code == 429
    assert answers[-1].json() == {
        "code": "too-fast", "text": "problem-too-fast", "detail": "too many requests; wait a second",
    }  # fmt: skip


def test_bodies_have_a_limit(petra: Browser) -> None:
    """A long body is refused while it comes."""
    answer = petra.post(
        "/api/tables", content=b"[" * 70_000, headers={"Content-Type": "application/json"}
    )
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    big = petra.post(
        "/api/replays", content=b"#" * 1_100_000, headers={"Content-Type": "text/plain"}
    )
    assert (big.status_code, big.json()["code"]) == (413, "too-large")


def test_too_many_connections_are_refused(start: Start) -> None:
    """An address, and the server as a whole, have a most."""
    server = start(limits=RequestLimits(sockets_per_address=2))
    kept = [Socket(server.address) for _ in range(2)]
    with pytest.raises(InvalidStatus) as refused:
        Socket(server.address)
    assert refused.value.response.status_code == 429
    for socket in kept:
        socket.close()


# --- noise ----------------------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
FIELDS = st.sampled_from(
    ["id", "seq", "text", "target", "seat", "level", "name", "version", "table", "token", "scene"]
)
TYPES = st.sampled_from(
    ["hello", "sit", "move", "undo", "explain", "hint", "handover", "rename", "ping", "x"]
)
MESSAGES = st.dictionaries(FIELDS, JSON, max_size=5).flatmap(
    lambda fields: TYPES.map(lambda kind: json.dumps({"type": kind, **fields}))
)


@pytest.fixture
def noisy(start: Start, browse: Browse) -> tuple[Running, str]:
    """A server that lets much through, and a table on it."""
    much = 10**6
    limits = RequestLimits(messages_per_second=much, messages_burst=much, strikes=much, requests_burst=much, requests_per_second=much)  # fmt: skip
    server = start(limits=limits)
    return server, browse(server).make_table("mastaba", "link", "link")["table"]["id"]


@FEW
@given(frames=st.lists(MESSAGES | JSON.map(json.dumps) | st.text(), max_size=12))
def test_noise_on_the_socket_changes_nothing(noisy: tuple[Running, str], frames: list[str]) -> None:
    """Any text before or after the greeting gets a refusal (or an honest answer); the connection
    still answers."""
    server, table = noisy
    socket = Socket(server.address)
    for number, frame in enumerate(frames):
        if number == len(frames) // 2:
            socket.say("hello", version=PROTOCOL, table=table)
        socket.wire.send(frame)
    socket.say("ping")
    answer = socket.hear("pong", "refusal", "bye")
    while answer["type"] == "refusal" and answer["code"] not in ("version", "no-table", "no-seat"):
        answer = socket.hear("pong", "refusal", "bye")
        assert answer.get("code") != "fault"
    socket.close()
    assert server.services.registry.metrics.refusals["fault"] == 0


@FEW
@given(
    path=st.sampled_from(
        ["tables", "claim", "tables/x/join", "tables/x/rematch", "replays", "games"]
    )
    | st.text(),
    body=st.binary(max_size=200) | JSON.map(lambda value: json.dumps(value).encode()),
    kind=st.sampled_from(["application/json", "text/plain", "", "multipart/form-data"]),
)
def test_noise_over_http_is_answered(
    noisy: tuple[Running, str], path: str, body: bytes, kind: str
) -> None:
    """Any body and any address get a 4xx in our own form."""
    server, _ = noisy
    quoted = httpx.URL(f"{server.address}/api/").join(re.sub(r"[^\w/ -]", "", path) or "x")
    answer = httpx.post(quoted, content=body, headers={"Content-Type": kind} if kind else {})
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"]


@FEW
@given(game=st.text(max_size=40), holders=st.lists(JSON, max_size=4), options=JSON)
def test_noise_in_a_new_table_names_its_place(
    noisy: tuple[Running, str], game: str, holders: list[Any], options: Any
) -> None:
    """What is wrong with a wish is said with the path of the bad value."""
    server, _ = noisy
    wish = {"game": game, "seats": holders, "options": options}
    answer = httpx.post(f"{server.address}/api/tables", json=wish) if _finite(wish) else None
    if answer is not None:
        assert 400 <= answer.status_code < 500
        assert answer.json()["detail"]


def _finite(value: Any) -> bool:
    try:
        json.dumps(value, allow_nan=False)
    except ValueError:
        return False
    return True


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("  Jan   Novák ", "Jan Novák"),
        ("a\u202eb\u200bc\n", "a b c"),
        ("𓋹" * 50, "𓋹" * 40),
        ("\u0000", ""),
        ("e\u0301", "é"),
    ],
)
def test_names_are_plain(name: str, clean: str) -> None:
    """Names are one line without signs that turn or hide text."""
    assert clean_name(name) == clean


def test_health_tells_about_the_storage(settings: Settings, start: Start, browse: Browse) -> None:
    """Healthy while the database answers; metrics count without naming anybody."""
    petra = browse(start())
    assert petra.get("/api/health").json() == {"status": "ok"}
    petra.make_table("mastaba", "me", "here")
    page = petra.get("/api/metrics").text
    assert "ennead_tables_live " in page
    assert 'ennead_http_answers_total{status="201"} 1' in page


def test_a_lost_database_is_told_not_hidden(
    settings: Settings, start: Start, browse: Browse
) -> None:
    """When the storage fails, moves are not acknowledged, and the server says that it will be
    back."""
    server = start()
    petra = browse(server)
    table = petra.make_table("mastaba", "me", "here")["table"]["id"]
    seat = petra.sit(table)
    engine = create_engine(settings.database)
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE log RENAME TO elsewhere"))
    answer = seat.do("move", seq=0, text=seat.state["decision"]["options"][0]["text"])
    assert (answer["type"], answer["code"]) == ("refusal", "unsaved")
    assert seat.hear("bye")["code"] == "busy"
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE elsewhere RENAME TO log"))
    engine.dispose()
    again = petra.sit(table)
    assert again.state["seq"] == 0
    assert again.play()["type"] == "ack"
    for socket in (seat, again):
        socket.close()


def test_over_https_only_the_guarded_cookie_counts(start: Start) -> None:
    """A plain cookie beside it, or alone, is somebody else's work there; over http it is ours. Only
    the public https address is to be remembered as such."""
    server = start(public_url="https://g.example")

    def ask(host: str, cookie: str) -> httpx.Response:
        headers = {"Host": host, "Cookie": cookie}
        return httpx.get(f"{server.address}/api/lobby", headers=headers, timeout=PATIENCE)

    planted, mine = f"ennead={'A' * 43}", f"__Host-ennead={'B' * 43}"
    alone = ask("g.example", planted)
    assert alone.headers["set-cookie"].startswith("__Host-ennead=")
    assert "set-cookie" not in ask("g.example", f"{planted}; {mine}").headers
    here = ask("127.0.0.1", planted)
    assert "set-cookie" not in here.headers
    assert alone.headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in here.headers


@pytest.mark.parametrize(("for_all", "status"), [(False, 403), (True, 200)])
def test_metrics_are_for_this_machine(start: Start, for_all: bool, status: int) -> None:
    """Others get them only when the settings say so."""
    server = start(metrics_for_all=for_all)

    async def ask() -> int:
        transport = httpx.ASGITransport(make_app(server.services), client=("10.0.0.5", 1))
        async with httpx.AsyncClient(transport=transport, base_url=server.address) as far:
            return (await far.get("/api/metrics")).status_code

    assert server.call(ask) == status


@pytest.mark.parametrize("path", ["tables/%00", "replays/a%00b", "tables/%0a/match", "rules/%1b"])
def test_an_address_with_control_signs_is_nowhere(petra: Browser, path: str) -> None:
    """What no database can hold is not asked of one: it is not found."""
    answer = petra.get(f"/api/{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize("word", ["²", "①", "--1", "9" * 5000, "1_0", "\0"])
def test_strange_numbers_in_an_upload_are_named(petra: Browser, word: str) -> None:
    """A match file with something like a number in it is refused with its line."""
    text = f"ennead match 1\ngame afterlife\nrules 1\nplayers {word}\nbegin\n"
    answer = petra.post("/api/replays", content=text, headers={"Content-Type": "text/plain"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-file")
    assert ":4: " in answer.json()["detail"]
