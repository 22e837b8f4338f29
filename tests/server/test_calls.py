"""Being called: browsers, letters, a chat and a calendar; only who wants it, and only when away."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from tests.server.outside import Browsers, Chat, Mails, listening, mail_server
from tests.server.running import Running
from tests.server.test_accounts import Person, anybody
from tests.server.test_deadlines import Clock, wait_for_me

from ennead.server.people.calls import first_entry
from ennead.server.settings import RequestLimits

DAY = 24 * 60
Start = Callable[..., Running]


@pytest.fixture
def mails() -> Iterator[Mails]:
    with mail_server() as found:
        yield found


@pytest.fixture
def browsers() -> Iterator[Browsers]:
    found = Browsers()
    with listening(found):
        yield found


@pytest.fixture
def chat() -> Iterator[Chat]:
    found = Chat()
    with listening(found):
        yield found


@pytest.fixture
def server(start: Start, mails: Mails, chat: Chat) -> Running:
    return start(
        limits=RequestLimits(sign_ins_burst=10**6),
        mail=mails.address,
        mail_from="table@example.org",
        webhook=chat.address,
        push_services=("127.0.0.1",),
    )


@pytest.fixture
def clock(server: Running) -> Clock:
    return Clock(server)


@pytest.fixture
def petra(server: Running) -> Iterator[Person]:
    with anybody(server) as person:
        person.sign_up(language="en")
        yield person


def called(person: Person) -> Any:
    return person.browser.get("/api/me/calls").json()


def confirm(person: Person, mails: Mails) -> None:
    """Name an address and say that it is one's own."""
    number = len(mails)
    person.ask("calls/mail", address="petra@example.org")
    letter = mails.next(number).get_content()
    key = re.search(r"#/mail/confirm/(\S+)", letter)
    assert key is not None
    assert "confirmed" not in called(person)
    assert person.browser.post("/api/mail/confirm", json={"code": key[1]}).status_code == 200
    assert called(person)["confirmed"]
    assert person.browser.post("/api/mail/confirm", json={"code": key[1]}).status_code == 403


def table(person: Person, title: str = "", **more: Any) -> str:
    """A table where one is asked at once and looks until then."""
    pace = {"minutes": 3 * DAY, "late": "move"}
    made = person.browser.make_table("mastaba", "me", "bot", title=title, pace=pace, **more)
    id = str(made["table"]["id"])
    with ExitStack() as stack:
        socket = person.browser.sit(id)
        stack.callback(socket.close)
        wait_for_me(socket)
    return id


def deliver(server: Running) -> None:
    server.call(server.services.notices.deliver)


def test_a_browser_is_called_and_nobody_else_can_read_it(
    petra: Person, server: Running, clock: Clock, browsers: Browsers
) -> None:
    """At half of the time, near its end and when it is over; each once, encrypted and signed; not
    while one looks; no more when the service says that the browser is gone."""
    id = table(petra, "Evening")
    browsers.service = called(petra)["key"]
    petra.ask("calls/push", **browsers.wish)
    assert called(petra)["push"]
    looking = petra.browser.sit(id)
    clock.turn(36 * 60 + 1)
    looking.close()
    clock.turn(27 * 60)
    said = browsers.next(0)
    assert said["title"].endswith("· Evening")
    assert said["body"] == "Your time is nearly up."
    assert said["url"] == f"{server.services.settings.address}/#/table/{id}"
    clock.turn(1)
    browsers.gone = True
    clock.turn(9 * 60)
    while called(petra).get("push"):
        pass
    assert len(browsers) == 1


def test_letters_wait_gather_and_stop_with_one_click(
    petra: Person, server: Running, clock: Clock, mails: Mails
) -> None:
    """One letter tells of both tables, after some minutes and in the reader's language; another
    comes an hour later at the earliest; whoever has come meanwhile is told nothing; one click ends
    it."""
    confirm(petra, mails)
    tables = [table(petra, title) for title in ("One", "Two")]
    clock.turn(36 * 60 + 1)
    deliver(server)
    assert len(mails) == 1
    clock.turn(3)
    deliver(server)
    letter = mails.next(1)
    assert all(id in letter.get_content() for id in tables)
    assert letter["To"] == "petra@example.org"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    deliver(server)
    clock.turn(27 * 60)
    petra.browser.sit(tables[0]).close()
    clock.turn(3)
    deliver(server)
    urgent = mails.next(2).get_content()
    assert tables[1] in urgent
    assert tables[0] not in urgent
    stop = letter["List-Unsubscribe"].strip("<>").partition("/api/")[2]
    click = b"List-Unsubscribe=One-Click"
    assert petra.browser.post(f"/api/{stop}", content=click).status_code == 200
    assert called(petra).get("mail", "") == ""
    assert petra.browser.post(f"/api/{stop}", content=click).status_code == 200


def test_mail_that_fails_is_tried_again(
    petra: Person, server: Running, clock: Clock, mails: Mails
) -> None:
    """A mail server that refuses for now gets the same letter some minutes later."""
    confirm(petra, mails)
    id = table(petra)
    clock.turn(36 * 60 + 1)
    clock.turn(3)
    mails.refuses = "451 later"
    deliver(server)
    mails.refuses = ""
    deliver(server)
    assert len(mails) == 1
    clock.turn(6)
    deliver(server)
    assert id in mails.next(1).get_content()


def test_a_chat_hears_of_public_tables_alone(petra: Person, chat: Chat) -> None:
    """A table that waits for players is told where the club talks; a private one is not."""
    petra.browser.make_table("mastaba", "me", "link")
    petra.browser.make_table("mastaba", "me", "link", title="Monday", public=True)
    said = chat.next(0)
    assert "Monday" in said["text"]
    assert said["text"] == said["content"]
    assert len(chat) == 1


def test_a_calendar_has_my_deadlines(petra: Person) -> None:
    """By a secret address, which the next one makes void."""
    id = table(petra, "Evening, with; signs")
    key = petra.ask("calls/calendar")["key"]
    answer = petra.browser.get(f"/api/calendar/{key}.ics")
    assert answer.headers["content-type"].startswith("text/calendar")
    lines = answer.text.replace("\r\n ", "").split("\r\n")
    assert f"UID:{id}@127.0.0.1" in lines
    assert any("Evening\\, with\\; signs" in line for line in lines)
    assert max(len(line.encode()) for line in answer.text.split("\r\n")) <= 75
    petra.ask("calls/calendar")
    assert petra.browser.get(f"/api/calendar/{key}.ics").status_code == 404


def test_holidays_stop_the_time_of_a_turn(petra: Person, clock: Clock) -> None:
    """A week away puts the end of my turn off by a week, at once; strange ones are refused."""
    id = table(petra)
    due = petra.browser.get(f"/api/tables/{id}").json()["due"]
    starts = due - DAY * 60_000
    ends = starts + 7 * DAY * 60_000
    petra.ask("holidays", periods=[{"starts": starts, "ends": ends}])
    assert petra.browser.get(f"/api/tables/{id}").json()["due"] == due + ends - starts
    for wrong in ([(ends, starts)], [(starts, ends), (starts, ends)], [(0, due * 2)]):
        periods = [{"starts": one, "ends": other} for one, other in wrong]
        assert petra.refused("holidays", periods=periods) == "malformed"


@pytest.mark.parametrize(
    "endpoint",
    ["http://169.254.169.254/x", "https://example.org/x", "ftp://127.0.0.1/x", "nothing"],
)
def test_only_push_services_are_called(petra: Person, browsers: Browsers, endpoint: str) -> None:
    """An address of a stranger's choice is refused."""
    assert petra.refused("calls/push", **{**browsers.wish, "endpoint": endpoint}) == "forbidden"


def test_mail_cannot_be_used_to_annoy_others(petra: Person, mails: Mails) -> None:
    """One letter of confirmation, then a pause; what is no address is refused."""
    petra.ask("calls/mail", address="somebody@example.org")
    assert petra.refused("calls/mail", address="another@example.org") == "too-fast"
    assert petra.refused("calls/mail", address="x@y\r\nBcc: z@example.org") == "malformed"
    assert len(mails) == 1


def test_a_club_lets_in_whom_it_has_invited(start: Start) -> None:
    """Guests may not sit down; the first account needs the first link, others one of a member; a
    link is good for some people only."""
    limits = RequestLimits(sign_ins_burst=10**6)
    server = start(guests=False, entry=False, limits=limits)
    with ExitStack() as stack:
        petra, *others = (stack.enter_context(anybody(server)) for _ in range(7))
        seats = [{"holder": "me"}, {"holder": "bot"}]
        wish = {"game": "mastaba", "seats": seats}
        assert petra.browser.post("/api/tables", json=wish).json()["code"] == "no-guests"
        assert petra.refused("sign-up", name="P", language="en", sign="eye") == "no-entry"
        first = first_entry(server.services.settings)
        petra.sign_up(entry=first)
        assert petra.browser.post("/api/tables", json=wish).status_code == 201
        assert first_entry(server.services.settings) == ""
        link = petra.ask("entry")
        for other in others[:5]:
            other.sign_up(entry=link["key"])
        last = others[5]
        options = last.ask("sign-up", name="P", language="en", sign="eye", entry=link["key"])
        late = last.refused("passkeys/finish", credential=last.key.create(options))
        assert late == "no-entry"
