"""Looking after a server: `ennead admin`, backup and restore, and what its people notice of it."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, update
from tests.server.running import Browser, Running, play_out
from tests.server.test_accounts import Person, anybody

from ennead.cli import main
from ennead.server.settings import RequestLimits
from ennead.server.storage.schema import sessions
from ennead.table.messages import PROTOCOL

Start = Callable[..., Running]
Admin = Callable[..., Any]
Fails = Callable[..., tuple[int, str]]


@pytest.fixture
def server(start: Start) -> Running:
    return start(limits=RequestLimits(sign_ins_burst=10**6))


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str]) -> Admin:
    """One act on the database of a server; what it says."""

    def act(database: str, *words: str) -> Any:
        assert main(["admin", *words, "--database", database, "--json"]) == 0, capsys.readouterr()
        return json.loads(capsys.readouterr().out)

    return act


@pytest.fixture
def fails(capsys: pytest.CaptureFixture[str]) -> Fails:
    """One act that cannot be done: its exit code and what it says."""

    def act(database: str, *words: str) -> tuple[int, str]:
        code = main(["admin", *words, "--database", database])
        return code, capsys.readouterr().err

    return act


@pytest.fixture
def petra(server: Running) -> Iterator[Person]:
    with anybody(server) as person:
        yield person


@pytest.fixture
def other(server: Running) -> Iterator[Person]:
    with anybody(server) as person:
        yield person


def heard(server: Running) -> None:
    """The server has run the errands that it was left; nobody waits for its next round."""
    from ennead.server.housekeeping import run_errands

    async def run() -> None:
        await run_errands(server.services.registry, 0)

    server.call(run)


def test_people_and_tables_are_listed(server: Running, petra: Person, admin: Admin) -> None:
    """Accounts, tables and the holders of seats can be looked up, by the beginning of an id too."""
    table = petra.browser.make_table("mastaba", "me", "bot", title="Friday")["table"]["id"]
    petra.sign_up()
    database = server.settings.database
    (person,) = admin(database, "people", "--name", "petr")
    assert (person["name"], person["tables"], person["banned"]) == ("Petra", 1, False)
    assert admin(database, "people", "--unseen", "1") == []
    (listed,) = admin(database, "tables", "--status", "playing", "--game", "mastaba")
    assert (listed["id"], listed["title"]) == (table, "Friday")
    assert admin(database, "table", table[:6])["seats"][0]["people"] == [person["id"]]
    export = admin(database, "export", person["id"][:9])
    assert export == petra.browser.get("/api/me/export").json() | {"sessions": export["sessions"]}


def test_figures_name_nobody(server: Running, petra: Person, admin: Admin) -> None:
    """Statistics count, and hold neither a name nor an id."""
    made = petra.browser.make_table("mastaba", "me", "bot", title="Friday")
    petra.sign_up()
    found = admin(server.settings.database, "statistics")
    assert (found["accounts"], found["guests"]) == (1, 0)
    assert found["tables"]["mastaba"]["playing"] == 1
    assert found["accounts seen within days"] == {"1": 1, "7": 1, "30": 1}
    for name in ("Petra", "Friday", made["table"]["id"]):
        assert name not in json.dumps(found)


def test_a_ban_shows_out_at_once(server: Running, petra: Person, admin: Admin) -> None:
    """Who is banned loses the connection, may neither sit nor make a table, reads why, and can
    still take everything along; when the ban is lifted all is as before."""
    table = petra.browser.make_table("mastaba", "me", "bot")["table"]["id"]
    petra.sign_up()
    database = server.settings.database
    who = admin(database, "people")[0]["id"]
    with closing(petra.browser.sit(table)) as socket:
        admin(database, "ban", who, "--days", "3", "--reason", "threats")
        heard(server)
        assert socket.hear("bye")["code"] == "busy"
    with closing(petra.browser.socket()) as socket:
        socket.say("hello", version=PROTOCOL, table=table, seat=0)
        assert socket.hear("refusal")["code"] == "banned"
    problem = petra.browser.get("/api/lobby/mine").json()
    assert (problem["code"], "threats" in problem["detail"]) == ("banned", True)
    assert petra.browser.get("/api/me/export").status_code == 200
    assert [ban["who"] for ban in admin(database, "bans")] == [who]
    admin(database, "unban", who[:8])
    heard(server)
    assert petra.browser.get("/api/lobby/mine").json()[0]["id"] == table


def test_a_guest_can_be_banned_by_their_seat(server: Running, petra: Person, admin: Admin) -> None:
    """Whoever holds a seat has an id, and without an account it is this browser that is banned."""
    table = petra.browser.make_table("mastaba", "me", "bot")["table"]["id"]
    database = server.settings.database
    (who,) = admin(database, "table", table)["seats"][0]["people"]
    admin(database, "ban", who)
    heard(server)
    assert petra.browser.get("/api/lobby/mine").json()["code"] == "banned"
    with anybody(server) as somebody:
        assert somebody.browser.get("/api/lobby/mine").json() == []


def test_accounts_are_merged(server: Running, petra: Person, other: Person, admin: Admin) -> None:
    """Tables, passkeys, sessions and figures of one account become another's; its browsers are that
    one at once."""
    mine = petra.browser.make_table("mastaba", "me", "bot")["table"]["id"]
    petra.sign_up()
    socket = petra.browser.sit(mine)
    play_out([socket])
    socket.close()
    server.call(server.services.contests.tend)
    done = petra.browser.get("/api/me/export").json()["feats"]
    other.sign_up(name="Olga")
    database = server.settings.database
    ids = {one["name"]: one["id"] for one in admin(database, "people")}
    assert admin(database, "merge", ids["Petra"], ids["Olga"])["tables"] == 1
    heard(server)
    assert petra.me["name"] == "Olga"
    assert [one["id"] for one in other.browser.get("/api/lobby/mine").json()] == [mine]
    petra.ask("leave")
    assert petra.sign_in()["name"] == "Olga"
    assert [one["name"] for one in admin(database, "people")] == ["Olga"]
    after = petra.browser.get("/api/me/export").json()
    assert after["feats"] == done != []
    assert [one["match"] for one in after["placings"]] == [mine]


def test_what_is_deleted_is_named_first(
    server: Running, petra: Person, admin: Admin, fails: Fails
) -> None:
    """Without --yes nothing is deleted; with it a table and an account are gone, and a running
    server knows."""
    table = petra.browser.make_table("mastaba", "me", "bot")["table"]["id"]
    petra.sign_up()
    database = server.settings.database
    who = admin(database, "people")[0]["id"]
    assert fails(database, "delete", "account", who)[0] == 2
    assert "Petra" in fails(database, "delete", "account", who)[1]
    assert petra.me["name"] == "Petra"
    with closing(petra.browser.sit(table)) as socket:
        admin(database, "delete", "table", table, "--yes")
        heard(server)
        assert socket.hear("bye")["code"] == "no-table"
    admin(database, "delete", "account", who, "--yes")
    heard(server)
    assert petra.me is None
    assert admin(database, "people") == []


def test_everybody_is_told(server: Running, petra: Person, admin: Admin, fails: Fails) -> None:
    """An announcement stands on the first page in the languages it has, until it is withdrawn."""
    database = server.settings.database
    made = admin(database, "announce", "en=Back at 8", "cs=Zpět v 8", "--days", "2")
    heard(server)
    told = petra.browser.get("/api/lobby").json()["told"]
    assert told == [{"id": made["id"], "texts": {"en": "Back at 8", "cs": "Zpět v 8"}}]
    admin(database, "withdraw", made["id"])
    heard(server)
    assert "told" not in petra.browser.get("/api/lobby").json()
    assert "'de'" in fails(database, "announce", "de=x")[1]


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (("ban", "ab"), 1, "at least 4 letters"),
        (("ban", "a-nobody"), 1, "nobody has the id"),
        (("table", "nothing"), 1, "no table has the id"),
        (("withdraw", "x"), 1, "no announcement"),
        (("keep", "--finished", "-1"), 2, "0 or more"),
        (("restore", "nothing.gz"), 2, "No such file"),
    ],
)
def test_mistakes_are_explained(
    words: tuple[str, ...], code: int, says: str, server: Running, fails: Fails
) -> None:
    """What cannot be done says what was expected, and has the exit code of its kind."""
    found = fails(server.settings.database, *words)
    assert found[0] == code
    assert says in found[1]


def test_no_database_is_made_by_looking(tmp_path: Path, fails: Fails) -> None:
    """An act on a file that is not there says so, and leaves none."""
    assert "there is no database" in fails(f"sqlite:///{tmp_path / 'x.sqlite'}", "people")[1]
    assert list(tmp_path.iterdir()) == []


def test_rules_of_keeping_are_set(server: Running, admin: Admin) -> None:
    """How long things are kept is shown, and changed one by one."""
    database = server.settings.database
    before = {"gathering": 30, "uploads": 90, "abandoned": 0, "finished": 0}
    assert admin(database, "keep") == before
    assert admin(database, "keep", "--finished", "400") == before | {"finished": 400}
    assert admin(database, "keep") == before | {"finished": 400}


# --- the page of administrators -------------------------------------------------------------------


def asked(person: Person, act: str, **wish: Any) -> Any:
    """An act over HTTP that must be carried out."""
    answer = person.browser.post(f"/api/admin/{act}", json=wish)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.fixture
def chief(server: Running, petra: Person, admin: Admin) -> Person:
    """An administrator who has shown a passkey just now."""
    petra.sign_up(name="Chief")
    (row,) = admin(server.settings.database, "people", "--name", "Chief")
    admin(server.settings.database, "appoint", row["id"])
    petra.sign_in()
    return petra


def test_nobody_else_finds_the_page(server: Running, chief: Person, other: Person) -> None:
    """Whoever is no administrator, guest or account, is answered word for word as at an address
    that is none; and so is the administrator who asks for what stays on the machine."""

    def answers(person: Person, *paths: str) -> set[tuple[int, str]]:
        found = [person.browser.get(f"/api/{path}") for path in paths]
        found += [person.browser.post(f"/api/{path}", json={}) for path in paths]
        return {(one.status_code, one.text) for one in found}

    paths = ("nothing", "admin", "admin/people", "admin/nothing")
    assert len(answers(other, *paths)) == 1
    other.sign_up()
    assert len(answers(other, *paths)) == 1
    assert next(iter(answers(other, *paths)))[0] == 404
    assert "administrator" not in other.me
    assert chief.me["administrator"]
    assert answers(chief, "admin/appoint", "admin/backup") == answers(other, "nothing")


def test_acts_want_a_passkey_of_now(
    server: Running, chief: Person, other: Person, admin: Admin
) -> None:
    """An administrator who came in by a link, or showed the passkey too long ago, is asked for it;
    with it acts are done, and not after the dismissal. Being asked again ends no session."""
    key = chief.ask("link")["key"]
    other.ask("link/use", code=key)
    assert other.browser.get("/api/admin").json() == {"proved": False, "minutes": 15}
    refused = other.browser.post("/api/admin/people", json={})
    assert (refused.status_code, refused.json()["code"]) == (409, "stale")
    (since,) = (one["since"] for one in other.me["sessions"] if one.get("this"))
    other.key = chief.key
    other.sign_in()
    assert since in {one["since"] for one in other.me["sessions"] if one.get("this")}
    assert [one["name"] for one in asked(other, "people")] == ["Chief"]

    def age(connection: Connection) -> None:
        connection.execute(update(sessions).values(proved=sessions.c.proved - 16 * 60_000))

    server.call(lambda: server.services.registry.store.write(age))
    assert other.browser.post("/api/admin/people", json={}).json()["code"] == "stale"
    other.sign_in()
    admin(server.settings.database, "dismiss", asked(other, "people")[0]["id"])
    assert other.browser.post("/api/admin/people", json={}).status_code == 404


def test_the_page_does_what_the_command_does(
    server: Running, chief: Person, other: Person, admin: Admin, fails: Fails
) -> None:
    """Each act over HTTP changes what the command shows, and is heard at once; another site may do
    none of them."""
    database = server.settings.database
    table = other.browser.make_table("mastaba", "me", "bot")["table"]["id"]
    spare = other.browser.make_table("mastaba", "me", "bot")["table"]["id"]
    other.sign_up(name="Olga")
    (olga,) = (one["id"] for one in asked(chief, "people", name="olg", most=10))
    assert asked(chief, "tables", most=1)[0] == admin(database, "tables")[0]
    assert asked(chief, "table", table=table[:8]) == admin(database, "table", table)
    assert asked(chief, "export", who=olga)["name"] == "Olga"
    assert asked(chief, "statistics")["accounts"] == 2
    with closing(other.browser.sit(table)) as socket:
        asked(chief, "ban", who=olga, days=2, reason="threats")
        assert socket.hear("bye")["code"] == "busy"
    assert other.browser.get("/api/lobby/mine").json()["code"] == "banned"
    assert asked(chief, "bans") == admin(database, "bans") != []
    asked(chief, "unban", who=olga)
    assert admin(database, "bans") == []
    assert len(other.browser.get("/api/lobby/mine").json()) == 2
    made = asked(chief, "announce", texts={"en": "Back at 8", "uk": "Будемо о 8"}, days=2)
    assert chief.browser.get("/api/lobby").json()["told"][0]["texts"]["uk"] == "Будемо о 8"
    assert asked(chief, "announcements") == admin(database, "announcements")
    asked(chief, "withdraw", id=made["id"])
    assert admin(database, "announcements") == []
    assert asked(chief, "keep", finished=400) == admin(database, "keep")
    assert asked(chief, "reports") == []
    for act, wish in {
        "close": {"id": "none"},
        "announce": {"texts": {"de": "x"}},
        "delete": {"kind": "account", "id": olga},  # it was not said twice
        "ban": {"who": chief.me and admin(database, "people", "--name", "Chief")[0]["id"]},
    }.items():
        answer = chief.browser.post(f"/api/admin/{act}", json=wish)
        assert answer.json()["code"] == "forbidden", act
    away = {"Origin": "https://else.example"}
    post = chief.browser.post("/api/admin/keep", json={"finished": 1}, headers=away)
    assert post.status_code == 403
    asked(chief, "delete", kind="table", id=spare, yes=True)
    assert [one["id"] for one in admin(database, "tables")] == [table]
    with anybody(server) as third:
        third.sign_up(name="Third")
        (into,) = (one["id"] for one in admin(database, "people", "--name", "Third"))
        assert asked(chief, "merge", who=olga, into=into)["tables"] == 1
        assert other.me["name"] == "Third"
        asked(chief, "delete", kind="account", id=into, yes=True)
    assert other.me is None
    assert [one["name"] for one in admin(database, "people")] == ["Chief"]


# --- backup and restore ---------------------------------------------------------------------------


def played(browser: Browser, table: str, moves: int) -> dict[str, Any]:
    """Let both seats of a table, which are at one screen, play some moves; where it then stands."""
    with ExitStack() as stack:
        seats = [stack.enter_context(closing(browser.sit(table, seat))) for seat in (0, 1)]
        for _ in range(moves):
            asked = next(one for one in seats if "decision" in one.state)
            assert asked.play()["type"] == "ack"
            for one in seats:
                one.until_seq(asked.state["seq"])
        return next(one.state for one in seats if "decision" in one.state)


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def test_a_match_goes_on_after_a_restore(
    kind: str, start: Start, tmp_path: Path, admin: Admin, request: pytest.FixtureRequest
) -> None:
    """A backup that is taken while a server plays brings everything back in an empty place, of the
    other kind too: the seat opens with the same cookie, the position is the same, and the match
    goes on; what came after the backup is not in it."""
    places = {"sqlite": f"sqlite:///{tmp_path / 'one.sqlite'}"}
    if kind == "postgres":
        places["postgres"] = request.getfixturevalue("postgres_database")
    first, file = start(database=places[kind]), str(tmp_path / "backup.gz")
    with anybody(first) as petra:
        table = petra.browser.make_table("mastaba", "me", "here")["table"]["id"]
        petra.sign_up()
        before = played(petra.browser, table, 2)
        taken = admin(places[kind], "backup", file)
        assert (taken["rows"]["matches"], taken["rows"]["accounts"]) == (1, 1)
        played(petra.browser, table, 1)
        first.stop()
        new = f"sqlite:///{tmp_path / 'two.sqlite'}"
        assert admin(new, "restore", file)["rows"] == taken["rows"]
        second = start(database=new)
        with anybody(second) as again:
            again.browser.cookies = petra.browser.cookies
            assert again.me["name"] == "Petra"
            after = played(again.browser, table, 0)
            assert (after["seq"], after["decision"]) == (before["seq"], before["decision"])
            assert played(again.browser, table, 2)["seq"] == before["seq"] + 2


@pytest.mark.postgres
def test_a_server_moves_to_postgres(
    start: Start,
    server: Running,
    petra: Person,
    tmp_path: Path,
    admin: Admin,
    postgres_database: str,
) -> None:
    """What SQLite held is restored into a PostgreSQL, and played on there."""
    table = petra.browser.make_table("mastaba", "me", "here")["table"]["id"]
    petra.sign_up()
    before, file = played(petra.browser, table, 2), str(tmp_path / "backup.gz")
    admin(server.settings.database, "backup", file)
    admin(postgres_database, "restore", file)
    with anybody(start(database=postgres_database)) as again:
        again.browser.cookies = petra.browser.cookies
        assert again.me["name"] == "Petra"
        assert played(again.browser, table, 0)["seq"] == before["seq"]


def test_a_spoilt_backup_restores_nothing(
    server: Running, petra: Person, tmp_path: Path, admin: Admin, fails: Fails
) -> None:
    """A file that is cut, changed or no backup is refused and leaves an empty place; nothing is
    restored over what is there, and no backup over a file."""
    petra.browser.make_table("mastaba", "me", "here")
    database, file = server.settings.database, tmp_path / "backup.gz"
    admin(database, "backup", str(file))
    assert file.stat().st_mode & 0o077 == 0
    assert "replaces nothing" in fails(database, "backup", str(file))[1]
    assert "into an empty database" in fails(database, "restore", str(file))[1]
    whole, new = file.read_bytes(), f"sqlite:///{tmp_path / 'new.sqlite'}"
    lines = gzip.decompress(whole).splitlines(keepends=True)
    shorter = gzip.compress(b"".join([*lines[:-3], *lines[-2:]]))
    for spoilt in (
        shorter,
        whole[:-40],
        whole[:90] + bytes([whole[90] ^ 1]) + whole[91:],
        b"",
        b"x" * 99,
    ):
        file.write_bytes(spoilt)
        code, said = fails(new, "restore", str(file))
        assert (code, "backup" in said) == (1, True)
    file.write_bytes(whole)
    assert admin(new, "restore", str(file))["rows"]["matches"] == 1


def test_a_backup_of_an_older_shape_is_brought_up(tmp_path: Path, admin: Admin) -> None:
    """What an earlier version wrote is backed up as it is, and restored in the present shape with
    every table."""
    import sqlite3

    old = tmp_path / "old.sqlite"
    dump = (Path(__file__).parent / "data" / "tables.sql").read_text(encoding="utf-8")
    with closing(sqlite3.connect(old)) as connection:
        connection.executescript(dump)
    file, new = str(tmp_path / "backup.gz"), f"sqlite:///{tmp_path / 'new.sqlite'}"
    taken = admin(f"sqlite:///{old}", "backup", file)
    assert taken["shape"] == "0001"
    admin(new, "restore", file)
    assert len(admin(new, "tables")) == taken["rows"]["matches"] > 3
