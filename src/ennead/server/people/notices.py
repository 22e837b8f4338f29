"""Being called: whoever has to know something of a table and does not look at it.

What is told is never more than everybody at the table may know: the game, the table's title, that
it is one's turn. A browser is called at once, once for each occasion until its person has been at
the table. Mail waits a little, so that who comes meanwhile gets none, and gathers: at most one an
hour, but for time that is nearly up. What is no longer true when it would be sent is left out.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

from sqlalchemy import Connection as Database
from sqlalchemy.exc import SQLAlchemyError

from ennead.kernel import Arg, Message
from ennead.server import tokens
from ennead.server.live import LiveTable
from ennead.server.people import calendar, contacts, transports
from ennead.server.people.contacts import Called, Letter
from ennead.server.people.transports import Post, Unsent
from ennead.server.people.visitors import is_account
from ennead.server.registry import Occasion, TableRegistry
from ennead.table.messages import TableInfo
from ennead.table.pace import MINUTE, Told
from ennead.table.refused import Refused
from ennead.table.seating import MatchRow, Seating, Status
from ennead.words import Words

logger = logging.getLogger("ennead.notices")
FOLDER = Path(__file__).parents[2] / "texts"
MAIL_WAITS = 2 * MINUTE
MAIL_GAP = 60 * MINUTE
MAIL_AGAIN = 5 * MINUTE
"""When a letter is tried again that could not be handed over."""
PUSH_AGAIN = 60 * MINUTE
"""When somebody is called once more for what they were called for and have not come to see."""
ABOUT_TIME = ("turn", "half", "soon")


class NoticeService:
    """Hears from the registry who has to know, and sends."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.store
        settings = registry.settings
        self.post = Post(settings.mail, settings.mail_from) if settings.mail else None
        self.lost = 0
        """Calls that could not be handed over."""
        registry.call, registry.came = self._hear, self._come
        registry.opened, registry.deliver = self._opened, self.deliver

    # -- who has to know ---------------------------------------------------------------------------

    def _hear(self, live: LiveTable, occasion: Occasion, seats: Collection[int]) -> None:
        accounts = {who: held for who, held in live.seating.holders.items() if is_account(who)}
        if accounts:
            present = self._registry.present_at(live.id)
            away = set(seats) - present
            called = [who for who, held in accounts.items() if held & away and not held & present]
            if called:
                self._registry.start(self._tell(live.row, sorted(called), occasion))
        if self._registry.settings.webhook and live.row.public and not live.row.delay:
            self._chat_about(live, occasion, seats)

    async def _tell(self, row: MatchRow, accounts: list[str], occasion: Occasion) -> None:
        now = self._registry.clock_now()
        noted = (row.id, accounts, occasion, now, now - PUSH_AGAIN)
        for called in await self._store.write(contacts.note, *noted):
            await self._push(called, row, occasion)

    async def _push(self, called: Called, row: MatchRow, occasion: Occasion) -> None:
        if not called.pushes:
            return
        key = await self.key()
        said = {
            "title": self._title(row, called.language),
            "body": _say(called.language, f"notice-{occasion}"),
            "url": self._link(row.id),
            "tag": row.id,
        }
        for one in called.pushes:
            try:
                await transports.push(one, said, key, self._contact)
            except Unsent as unsent:
                self._failed("push", unsent)
                if unsent.gone:
                    await self._store.write(contacts.drop_push, "", one.id)

    def _come(self, table: str, visitor: str) -> None:
        if is_account(visitor):
            self._registry.start(self._seen(table, visitor))

    async def _seen(self, table: str, visitor: str) -> None:
        try:
            await self._store.write(contacts.seen, table, [visitor])
        except SQLAlchemyError:
            return  # they are told once more what they know: no harm

    async def key(self) -> str:
        """What signs calls to browsers."""
        return await self._store.write(contacts.secret, "push", transports.new_key)

    # -- mail --------------------------------------------------------------------------------------

    async def deliver(self) -> None:
        """Send the letters that are due."""
        if self.post is None:
            return
        now = self._registry.clock_now()
        for letter in await self._store.write(contacts.take_letters, now, MAIL_WAITS, MAIL_GAP):
            await self._send(self.post, letter, now)

    async def _send(self, post: Post, letter: Letter, now: int) -> None:
        lines = await self._lines(letter)
        sent = now if lines else letter.sent
        try:
            if lines:
                await post.send(
                    self._written(post, letter, lines, await self.stop_key(letter.account))
                )
        except Unsent as unsent:
            self._failed("mail", unsent)
            if unsent.gone:
                await self._store.write(_stop, letter.account)
                return
            again = now - MAIL_GAP + MAIL_AGAIN
            await self._store.write(contacts.letter_sent, letter, (), again)
            return
        await self._store.write(contacts.letter_sent, letter, letter.notices, sent)

    async def _lines(self, letter: Letter) -> list[str]:
        """What a letter says, a table a line; what is no longer so is left out."""
        said: dict[str, str] = {}
        for table, occasion in letter.notices:
            try:
                live = (await self._registry.room(table)).live
            except Refused:
                continue
            if _holds(live, letter.account, occasion):
                words = _say(letter.language, f"notice-{occasion}")
                title = self._title(live.row, letter.language)
                said[table] = f"{title}: {words}\n{self._link(table)}"
        return list(said.values())

    async def stop_key(self, account: str) -> str:
        """The key that ends mail to an account, from any letter ever sent to it."""
        secret = await self._store.write(contacts.secret, "mail", tokens.new_token)
        return tokens.seat_key(secret, account, 0)

    def _written(self, post: Post, letter: Letter, lines: Sequence[str], key: str) -> EmailMessage:
        subject = _say(letter.language, "mail-subject", count=len(lines))
        if len(lines) == 1:
            subject = lines[0].partition("\n")[0]
        foot = _say(letter.language, "mail-foot", link=self._page(f"mail/stop/{key}"))
        message = _message(post, letter.address, subject, "\n\n".join([*lines, f"-- \n{foot}"]))
        message["List-Unsubscribe"] = f"<{self._registry.settings.address}/api/mail/stop/{key}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return message

    async def confirm(self, address: str, language: str, key: str) -> None:
        """Ask whoever reads an address whether they want to be called there. Raises Refused."""
        if self.post is None:
            raise Refused("forbidden", "this server sends no mail")
        link = self._page(f"mail/confirm/{key}")
        subject, body = (
            _say(language, f"mail-confirm-{part}", link=link) for part in ("subject", "body")
        )
        try:
            await self.post.send(_message(self.post, address, subject, body))
        except Unsent as unsent:
            self._failed("mail", unsent)

    # -- a club's chat -----------------------------------------------------------------------------

    def _opened(self, row: MatchRow, seating: Seating) -> None:
        if row.public and row.status is Status.GATHERING and self._registry.settings.webhook:
            self._registry.start(self._chat(row, "chat-open"))

    def _chat_about(self, live: LiveTable, occasion: Occasion, seats: Collection[int]) -> None:
        if occasion == "over":
            self._registry.start(self._chat(live.row, "chat-over"))
        elif occasion == "turn" and live.row.minutes:
            names = [live.seating.names[seat] for seat in sorted(seats)]
            self._registry.start(self._chat(live.row, "chat-turn", names=", ".join(names)))

    async def _chat(self, row: MatchRow, message: str, **args: Arg) -> None:
        settings = self._registry.settings
        title = self._title(row, settings.webhook_language)
        text = _say(settings.webhook_language, message, title=title, **args)
        try:
            await transports.tell_chat(settings.webhook, text, self._link(row.id))
        except Unsent as unsent:
            self._failed("chat", unsent)

    # -- calendars ---------------------------------------------------------------------------------

    async def calendar(self, tables: Sequence[TableInfo], language: str) -> str:
        """The deadlines of somebody at these tables, whose list it is."""
        found = []
        for table in tables:
            mine = {seat.seat for seat in table.seats if seat.yours and seat.holder == "person"}
            asked = table.glance.asked if table.glance is not None else ()
            if table.due and mine.intersection(asked):
                row = (await self._registry.room(table.id)).live.row
                title = f"{self._title(row, language)}: {_say(language, 'notice-turn')}"
                found.append(calendar.Deadline(table.id, title, self._link(table.id), table.due))
        host = urlsplit(self._registry.settings.address).hostname or "ennead"
        return calendar.write(found, self._registry.clock_now(), host)

    # -- words -------------------------------------------------------------------------------------

    def _title(self, row: MatchRow, language: str) -> str:
        game = self._registry.catalog.kit(row.game, row.pack).game
        name = _words(language, game.folder / "texts").say("game-title")
        return f"{name} · {row.title}" if row.title else name

    def _page(self, place: str) -> str:
        return f"{self._registry.settings.address}/#/{place}"

    def _link(self, table: str) -> str:
        return self._page(f"table/{table}")

    @property
    def _contact(self) -> str:
        """Where a push service may complain."""
        sender = self._registry.settings.mail_from
        return f"mailto:{sender}" if sender else self._registry.settings.address

    def _failed(self, way: str, unsent: Unsent) -> None:
        self.lost += 1
        logger.warning(
            "a call was not handed over", extra={"facts": {"way": way, "why": str(unsent)}}
        )


def _holds(live: LiveTable, account: str, occasion: str) -> bool:
    """Whether what somebody was called for is so still."""
    mine = live.seating.held_by(account)
    if occasion in ABOUT_TIME:
        return live.playing and bool(mine.intersection(live.time.running))
    if occasion == "question":
        return live.playing and live.row.told == Told.LATE
    if occasion == "taken":
        return any(live.seating.seats[seat].lent for seat in mine)
    return True


def _stop(connection: Database, account: str) -> None:
    contacts.stop_mail(connection, account)


@cache
def _words(language: str, folder: Path) -> Words:
    return Words(language if (folder / f"{language}.ftl").is_file() else "en", [folder])


def _say(language: str, message: str, **args: Arg) -> str:
    return _words(language, FOLDER / "people").say(Message(message, args))


def _message(post: Post, to: str, subject: str, body: str) -> EmailMessage:
    message = EmailMessage()
    message["From"], message["To"] = post.sender, to
    message["Subject"] = " ".join(subject.split())
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=post.sender.rpartition("@")[2].strip("> ") or None)
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(f"{body}\n")
    return message
