"""What is asked about accounts over plain HTTP, below `/api/me`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ennead.server import bodies
from ennead.server.access import caller
from ennead.server.limits import Buckets
from ennead.server.people import passkeys
from ennead.server.people.documents import (
    Codes,
    Credential,
    EndAccount,
    EndPasskey,
    EndSession,
    Holidays,
    MailWish,
    Profile,
    PushWish,
    SignInCode,
    SignUp,
    TieEnd,
    TieWish,
)
from ennead.server.people.passkeys import Party
from ennead.server.people.visitors import Visitor
from ennead.server.services import Services
from ennead.table.orders import StandingOrders
from ennead.table.refused import Refused

T = TypeVar("T")


class PeopleEndpoints:
    """The handlers; each takes a request and answers, or raises Refused."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._accounts = services.accounts
        self._calls = services.calls
        limits = services.settings.limits
        self._ties = Buckets(limits.words_per_minute / 60, limits.words_burst, limits.addresses)
        self._tries = Buckets(
            limits.sign_ins_per_minute / 60, limits.sign_ins_burst, limits.addresses
        )

    def routes(self) -> list[Route]:
        """The addresses."""
        return [
            Route("/api/me", self.me),
            Route("/api/me/change", self.change, methods=["POST"]),
            Route("/api/me/sign-up", self.sign_up, methods=["POST"]),
            Route("/api/me/passkeys", self.begin_passkey, methods=["POST"]),
            Route("/api/me/passkeys/finish", self.finish_passkey, methods=["POST"]),
            Route("/api/me/passkeys/end", self.end_passkey, methods=["POST"]),
            Route("/api/me/sign-in", self.begin_sign_in, methods=["POST"]),
            Route("/api/me/sign-in/finish", self.finish_sign_in, methods=["POST"]),
            Route("/api/me/recover", self.recover, methods=["POST"]),
            Route("/api/me/codes", self.codes, methods=["POST"]),
            Route("/api/me/link", self.link, methods=["POST"]),
            Route("/api/me/link/use", self.use_link, methods=["POST"]),
            Route("/api/me/sessions/end", self.end_session, methods=["POST"]),
            Route("/api/me/leave", self.leave, methods=["POST"]),
            Route("/api/me/calls", self.calls),
            Route("/api/me/calls/push", self.push, methods=["POST"]),
            Route("/api/me/calls/push/end", self.end_push, methods=["POST"]),
            Route("/api/me/calls/mail", self.mail, methods=["POST"]),
            Route("/api/me/calls/mail/end", self.end_mail, methods=["POST"]),
            Route("/api/me/calls/calendar", self.calendar_link, methods=["POST"]),
            Route("/api/me/calls/calendar/end", self.end_calendar, methods=["POST"]),
            Route("/api/me/holidays", self.holidays, methods=["POST"]),
            Route("/api/me/entry", self.entry, methods=["POST"]),
            Route("/api/tables/{table}/orders", self.standing, methods=["GET", "POST"]),
            Route("/api/mail/confirm", self.confirm_mail, methods=["POST"]),
            Route("/api/mail/stop/{key}", self.stop_mail, methods=["GET", "POST"]),
            Route("/api/calendar/{key}.ics", self.calendar),
            Route("/api/me/ties", self.ties),
            Route("/api/me/ties", self.tie, methods=["POST"]),
            Route("/api/me/ties/end", self.end_tie, methods=["POST"]),
            Route("/api/me/export", self.export),
            Route("/api/me/delete", self.delete, methods=["POST"]),
        ]

    async def me(self, request: Request) -> Response:
        return bodies.answer(await self._accounts.me(await self._visitor(request), _party(request)))

    async def change(self, request: Request) -> Response:
        await self._accounts.change(
            await self._visitor(request), await self._read(request, Profile)
        )
        return await self.me(request)

    # -- passkeys ----------------------------------------------------------------------------------

    async def sign_up(self, request: Request) -> Response:
        self._check_rate(request)
        wish = await self._read(request, SignUp)
        here = _here(request)
        return bodies.answer(
            await self._accounts.begin_sign_up(await self._visitor(request), here, wish)
        )

    async def begin_passkey(self, request: Request) -> Response:
        return await self._begin(request, self._accounts.begin_passkey)

    async def begin_sign_in(self, request: Request) -> Response:
        return await self._begin(request, self._accounts.begin_sign_in)

    async def _begin(
        self, request: Request, begin: Callable[[Visitor, Party], Awaitable[dict[str, Any]]]
    ) -> Response:
        self._check_rate(request)
        await self._empty(request)
        return bodies.answer(await begin(await self._visitor(request), _here(request)))

    async def finish_passkey(self, request: Request) -> Response:
        wish = await self._read(request, Credential)
        finish = self._accounts.finish_passkey
        codes = await finish(await self._visitor(request), _here(request), wish.credential)
        return bodies.answer(codes or Codes(()), 201)

    async def finish_sign_in(self, request: Request) -> Response:
        wish = await self._read(request, Credential)
        finish = self._accounts.finish_sign_in
        await finish(await self._visitor(request), _here(request), wish.credential)
        return await self.me(request)

    async def end_passkey(self, request: Request) -> Response:
        wish = await self._read(request, EndPasskey)
        await self._accounts.end_passkey(await self._visitor(request), wish.passkey)
        return await self.me(request)

    # -- other ways in -----------------------------------------------------------------------------

    async def recover(self, request: Request) -> Response:
        self._check_rate(request)
        wish = await self._read(request, SignInCode)
        await self._accounts.use_code(await self._visitor(request), wish.code)
        return await self.me(request)

    async def codes(self, request: Request) -> Response:
        await self._empty(request)
        return bodies.answer(await self._accounts.new_codes(await self._visitor(request)), 201)

    async def link(self, request: Request) -> Response:
        await self._empty(request)
        return bodies.answer(await self._accounts.link(await self._visitor(request)), 201)

    async def use_link(self, request: Request) -> Response:
        self._check_rate(request)
        wish = await self._read(request, SignInCode)
        await self._accounts.use_link(await self._visitor(request), wish.code)
        return await self.me(request)

    # -- the account -------------------------------------------------------------------------------

    async def end_session(self, request: Request) -> Response:
        wish = await self._read(request, EndSession)
        await self._accounts.end_session(await self._visitor(request), wish.session)
        return await self.me(request)

    async def leave(self, request: Request) -> Response:
        await self._empty(request)
        await self._accounts.leave(await self._visitor(request))
        return await self.me(request)

    # -- others ------------------------------------------------------------------------------------

    async def ties(self, request: Request) -> Response:
        return bodies.answer(await self._services.ties.all(await self._visitor(request)))

    async def tie(self, request: Request) -> Response:
        wish, visitor = await self._read(request, TieWish), await self._visitor(request)
        if not self._ties.take(visitor.id):
            raise Refused("too-fast", "too many at once; wait a minute")
        return bodies.answer(await self._services.ties.tie(visitor, wish))

    async def end_tie(self, request: Request) -> Response:
        wish, visitor = await self._read(request, TieEnd), await self._visitor(request)
        return bodies.answer(await self._services.ties.end(visitor, wish.tie))

    async def export(self, request: Request) -> Response:
        found = bodies.answer(await self._accounts.export(await self._visitor(request)))
        found.headers["Content-Disposition"] = 'attachment; filename="ennead-account.json"'
        return found

    async def delete(self, request: Request) -> Response:
        wish = await self._read(request, EndAccount)
        await self._accounts.delete(await self._visitor(request), wish.name)
        return await self.me(request)

    # -- being called ------------------------------------------------------------------------------

    async def calls(self, request: Request) -> Response:
        return bodies.answer(await self._calls.calls(await self._visitor(request)))

    async def push(self, request: Request) -> Response:
        wish = await self._read(request, PushWish)
        await self._calls.push(await self._visitor(request), wish)
        return await self.calls(request)

    async def end_push(self, request: Request) -> Response:
        await self._empty(request)
        await self._calls.end_push(await self._visitor(request))
        return await self.calls(request)

    async def mail(self, request: Request) -> Response:
        self._check_rate(request)
        wish = await self._read(request, MailWish)
        await self._calls.mail(await self._visitor(request), wish.address.strip())
        return await self.calls(request)

    async def end_mail(self, request: Request) -> Response:
        await self._empty(request)
        await self._calls.end_mail(await self._visitor(request))
        return await self.calls(request)

    async def confirm_mail(self, request: Request) -> Response:
        self._check_rate(request)
        await self._calls.confirm((await self._read(request, SignInCode)).code)
        return bodies.answer({})

    async def stop_mail(self, request: Request) -> Response:
        """One click in a letter (RFC 8058) has no body of ours and no cookie; an older program only
        opens the address, and is shown the page that does it."""
        key = request.path_params["key"]
        if request.method != "POST":
            return Response(None, 303, {"Location": f"/#/mail/stop/{quote(key, safe='')}"})
        await self._calls.stop_mail(key)
        return bodies.answer({})

    async def calendar_link(self, request: Request) -> Response:
        await self._empty(request)
        return bodies.answer(await self._calls.calendar_link(await self._visitor(request)), 201)

    async def end_calendar(self, request: Request) -> Response:
        await self._empty(request)
        await self._calls.end_calendar(await self._visitor(request))
        return await self.calls(request)

    async def calendar(self, request: Request) -> Response:
        account, language = await self._calls.calendar_of(request.path_params["key"])
        tables = await self._services.lobby.own(account)
        text = await self._services.notices.calendar(tables, language)
        return Response(text, 200, {"Cache-Control": bodies.LIVE}, "text/calendar; charset=utf-8")

    async def holidays(self, request: Request) -> Response:
        wish = await self._read(request, Holidays)
        await self._calls.set_holidays(await self._visitor(request), wish)
        return await self.calls(request)

    async def standing(self, request: Request) -> Response:
        """Standing orders for my seats of a table."""
        table, visitor = request.path_params["table"], (await self._visitor(request)).id
        if request.method != "POST":
            return bodies.answer(await self._services.standing.sheet(table, visitor))
        wish = await self._read(request, StandingOrders)
        return bodies.answer(await self._services.standing.give(table, visitor, wish))

    async def entry(self, request: Request) -> Response:
        self._check_rate(request)
        await self._empty(request)
        return bodies.answer(await self._calls.entry(await self._visitor(request)), 201)

    # -- requests ----------------------------------------------------------------------------------

    async def _visitor(self, request: Request) -> Visitor:
        return await self._services.visitors.of(request.state.visitor)

    def _check_rate(self, request: Request) -> None:
        if not self._tries.take(caller(request.scope)):
            raise Refused("too-fast", "too many attempts; wait a minute")

    async def _read(self, request: Request, kind: type[T]) -> T:
        return await bodies.read(request, kind, self._services.settings.limits.body_bytes)

    async def _empty(self, request: Request) -> None:
        most = self._services.settings.limits.body_bytes
        await bodies.body(request, most, "application/json")


def _party(request: Request) -> Party | None:
    """Where the page is that asks: its own origin, or the address where it would be."""
    origin = request.headers.get("origin", "")
    if not origin:
        origin = f"{request.url.scheme}://{request.headers.get('host', '')}"
    return passkeys.party(origin)


def _here(request: Request) -> Party:
    found = _party(request)
    if found is None:
        raise Refused("forbidden", "passkeys need a page with a name, over https or on localhost")
    return found
