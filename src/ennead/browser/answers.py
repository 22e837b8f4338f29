"""What a server answers over HTTP (docs/protocol.md), for one device."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias
from urllib.parse import parse_qs, unquote

from ennead.bots.protocol import Reply
from ennead.browser import letters, wire
from ennead.browser.lines import Conductor
from ennead.browser.match import HERE, OwnMatch, saved_match
from ennead.browser.shelf import OWN, Shelf, match_text
from ennead.browser.thinking import Thinker
from ennead.games import GAMES
from ennead.table import newtable
from ennead.table.coaching import LessonWish
from ennead.table.documents import Created, Forget, Letter, Lobby, NewTable, PackDraft
from ennead.table.mail import read_letter
from ennead.table.playback import Playback, read_view
from ennead.table.problems import problem_of, status_of
from ennead.table.reference import LANGUAGES
from ennead.table.refused import Refused
from ennead.table.saved import Saved, read_saved, shared
from ennead.table.school import School
from ennead.table.seating import Holder, MatchRow, Seating, Status

if TYPE_CHECKING:
    from ennead.library import Library

Reply3: TypeAlias = Callable[[int, str, str], None]
Handler: TypeAlias = Callable[..., Any]
JSON, TEXT = "application/json", "text/plain; charset=utf-8"
READING = (
    "bundle/books",
    *(f"texts/{of}/{spoken}.ftl" for of in ("ennead", *GAMES) for spoken in LANGUAGES),
)
"""What can be read about games comes in a bundle of its own, when it is first asked for; and the
texts that the page has as files."""
_READING = re.compile(
    r"(texts|rules|books|stills|cases|lessons|puzzles)/|tables/[^/]+/(book/|components$)|games$"
)
LONGEST_FILE = 1 << 20
_ID = re.compile(rf"{OWN}[A-Za-z0-9_-]{{8,64}}")


class Text(str):
    """An answer that is no JSON."""


class Answers:
    """The handlers; each takes the parts of an address and answers, or raises Refused."""

    def __init__(self, shelf: Shelf, thinker: Thinker, conductor: Conductor) -> None:
        self._shelf = shelf
        self._thinker = thinker
        self._conductor = conductor
        self._school = School(shelf.catalog)
        table, replay, lesson = "tables/{}", "replays/{}", "lessons/{}/{}"
        library = self._read
        self._routes: list[tuple[str, Handler]] = [
            ("lobby", lambda: Lobby("")),
            ("lobby/mine", self._own),
            (f"{table}/components", self._table_components),
            (f"{table}/book/{{}}", self._table_book),
            (f"{table}/match", lambda id: Text(match_text(shelf.match(id)))),
            (f"{table}/save", lambda id: Text(shelf.match(id).save())),
            (f"{table}/letter", self._letter),
            (f"{table}/devices", lambda id: ()),
            (f"{table}/invitations", lambda id: ()),
            (table, lambda id: shelf.match(id).info(present=False)),
            (f"{replay}/frames/{{}}/moments", self._moments),
            (f"{replay}/frames/{{}}", self._frame),
            (f"{replay}/course", lambda id: shelf.playback(id)[0].course),
            (f"{replay}/match", lambda id: Text(shelf.playback(id)[0].text)),
            (replay, lambda id: shelf.playback(id)[0].info(id, shelf.playback(id)[1])),
            ("games", lambda: library("games")),
            ("texts/{}/{}.ftl", lambda game, language: Text(library("texts", game, language))),
            ("components/{}", lambda game: library("components", game, "")),
            ("rules/{}/{}", lambda *names: library("rules", *names)),
            ("books/{}/{}", lambda *names: library("book", *names)),
            ("stills/{}/{}", lambda *names: library("still", *names)),
            ("cases/{}/{}/frames/{}", self._case_frame),
            ("cases/{}/{}/{}", lambda *names: library("story", *names)),
            ("lessons/{}/{}.ftl", lambda *names: Text(self._school.texts(*names))),
            ("lessons/{}", self._school.course),
            ("puzzles/{}", lambda game: library("puzzles", game)),
            ("puzzles/{}/{}", lambda *names: library("puzzle", *names)),
        ]
        self._posts: list[tuple[str, Handler]] = [
            ("tables", self._create),
            (f"{table}/rematch", self._rematch),
            (f"{table}/forget", self._forget),
            (f"{table}/letter", self._write),
            ("replays", self._upload),
            ("packs/{}", self._try_pack),
            (f"{lesson}/attempt", self._coached(self._school.attempt)),
            (f"{lesson}/explain", self._coached(self._school.explain)),
            (f"{lesson}/show", self._coached(self._school.show)),
            ("puzzles/{}/{}/explain", self._coached(self._school.explain_puzzle)),
        ]
        self._query: dict[str, list[str]] = {}

    @cached_property
    def _library(self) -> Library:
        from ennead.library import Library  # what can be read comes in a bundle of its own

        return Library(self._shelf.catalog, wire.encode)

    def missing(self, path: str, body: str | None) -> list[str]:
        """What has to be brought before a request can be answered."""
        kind, _, rest = path.partition("/")
        found = []
        if path == "replays" and body is not None and body.startswith("{"):
            with suppress(Refused):
                letter = read_letter(body)
                id = f"{OWN}{letter['match']}" if letter else _own_id(read_saved(body))
                found += self._shelf.missing(id, matches=True)
        if kind in ("tables", "replays") and rest:
            found += self._shelf.missing(unquote(rest.partition("/")[0]))
        if _READING.match(path) or kind == "components":
            found += [key for key in READING if not self._shelf.has(key)]
        return found

    def answer(self, path: str, body: str | None, reply: Reply3) -> None:
        """Answer a request, now or later. Raises Refused."""
        address, _, query = path.partition("?")
        self._query = parse_qs(query)
        asked = re.fullmatch(r"replays/([^/]+)/frames/(\d+)/review", address)
        if asked and body is None:
            self._review(unquote(asked[1]), asked[2], reply)
            return
        for pattern, handler in self._routes if body is None else self._posts:
            expression = re.escape(pattern).replace(r"\{\}", "([^/]+?)")
            if found := re.fullmatch(expression, address):
                names = map(unquote, found.groups())
                answer = handler(*names) if body is None else handler(*names, body)
                self._reply(answer, reply, 200 if body is None else 201)
                return
        raise Refused("not-found", f"nothing is at {address[:60]!r}")

    @staticmethod
    def _reply(answer: Any, reply: Reply3, status: int = 200) -> None:
        if isinstance(answer, Text):
            reply(status, TEXT, str(answer))
        else:
            text = answer if isinstance(answer, str) else wire.encode(answer).decode()
            reply(status, JSON, text)

    # -- tables ------------------------------------------------------------------------------------

    def _own(self) -> Any:
        found = []
        for match in self._shelf.listed():
            info = match.info(present=False)
            info.glance = match.glance
            found.append(info)
        return found

    def _create(self, body: str) -> Created:
        wish = wire.decode_as(body, NewTable)
        return self._begin(*newtable.new_table(self._shelf.catalog, wish, HERE))

    def _begin(self, kit: Any, row: MatchRow, seating: Seating) -> Created:
        row.id, row.public, row.status = f"{OWN}{row.id}", False, Status.PLAYING
        match = OwnMatch(kit, row, seating)
        if any(seat.holder is Holder.OPEN for seat in seating.seats):
            letters.invite(match)
        else:
            match.begin()
        row.created = row.touched
        self._shelf.add(match)
        self._thinker.drive(match)
        return Created(match.info(present=True))

    def _rematch(self, id: str, body: str) -> Created:
        old = self._shelf.match(id)
        if old.row.status is not Status.OVER:
            raise Refused("forbidden", "the match is not over")
        if old.row.rematch:
            return Created(self._shelf.match(old.row.rematch).info(present=False))
        row = newtable.next_row(old.row, old.kit, HERE)
        made = self._begin(old.kit, row, newtable.next_seating(old.seating))
        old.row.rematch = made.table.id
        self._shelf.touch(old)
        self._conductor.announce(old)
        return made

    def _forget(self, id: str, body: str) -> Any:
        over = self._shelf.match(id).row.status is Status.OVER
        if not (over or wire.decode_as(body, Forget).moved):
            raise Refused("forbidden", "the match is not over")
        self._shelf.forget(id)
        return self._own()

    # -- finished matches --------------------------------------------------------------------------

    def _upload(self, text: str) -> Any:
        if len(text) > LONGEST_FILE:
            raise Refused("too-large", f"at most {LONGEST_FILE} letters")
        if text.startswith("{"):
            letter = read_letter(text)
            return self._go_on(text) if letter is None else self._open(letter)
        id, playback = self._shelf.upload(text)
        return playback.info(id)

    def _go_on(self, text: str) -> Created:
        """A match that was saved here or elsewhere. Who opens it twice has one table of it; where
        both have moved on since, two."""
        saved = read_saved(text)
        id = _own_id(saved)
        known = self._shelf.known(id)
        if saved.start:
            if known is None or len(known.log) < saved.start:
                raise Refused("stale", "the beginning of this match is not on this device")
            saved.lines[:0] = known.log[: saved.start]
        match = saved_match(saved, self._shelf.catalog.kit)
        if known is not None and shared(known.log, saved.lines) == len(saved.lines):
            return Created(known.info(present=False))
        fork = known is not None and shared(known.log, saved.lines) < len(known.log)
        match.row.id, match.row.rematch = _new_id() if fork else id, ""
        self._shelf.add(match)
        if known is not None and not fork:
            self._conductor.exchange(known, match)
        return Created(match.info(present=False))

    # -- by mail -----------------------------------------------------------------------------------

    def _letter(self, id: str) -> Letter:
        return letters.letter_of(self._shelf.match(id))

    def _write(self, id: str, body: str) -> Letter:
        """Seal what I have played, for the other."""
        match = self._shelf.match(id)
        letters.write(match)
        self._conductor.announce(match)
        self._shelf.touch(match)
        return letters.letter_of(match)

    def _open(self, letter: dict[str, Any]) -> Created:
        """A letter of the other."""
        id = f"{OWN}{letter['match']}"
        if not _ID.fullmatch(id):
            raise Refused("bad-file", "this letter is of no match")
        known = self._shelf.known(id)
        if letter["kind"] == "invite":
            match = known or letters.accept(self._shelf.catalog, id, letter)
        elif known is None:
            raise Refused("no-table", "the match of this letter is not on this device")
        else:
            match = letters.read(known, letter)
        self._shelf.add(match)
        if known is not None:
            self._conductor.exchange(known, match)
        return Created(match.info(present=False))

    def _frame(self, id: str, number: str) -> Any:
        return self._framed(id, number, Playback.frame)

    def _moments(self, id: str, number: str) -> Any:
        return self._framed(id, number, Playback.moments)

    def _framed(self, id: str, number: str, draw: Callable[[Playback, int, int], Any]) -> Any:
        playback, _ = self._shelf.playback(id)
        viewer = read_view(self._view("public"), playback.header.players)
        return draw(playback, _number(number, playback.frames, "frames"), viewer)

    def _view(self, usual: str) -> str:
        return self._query.get("view", [usual])[0]

    def _review(self, id: str, text: str, reply: Reply3) -> None:
        """The move that was made in a frame, judged by a bot."""
        playback, _ = self._shelf.playback(id)
        number = _number(text, playback.frames - 1, "moves")
        found, view = playback.verdicts.get(number), playback.choice(number)
        if found is not None or view is None:
            self._reply(found or playback.unjudged(number), reply)
            return
        played = playback.match.record[number].text

        def judged(choice: Reply) -> None:
            if choice.problem:
                busy = Refused("busy", "nobody could judge this move; try again in a moment")
                body = wire.encode(problem_of(busy)).decode()
                reply(status_of(busy), JSON, body)
                return
            values = choice.values[played], choice.values[choice.text]
            verdict = playback.verdict(number, view, choice.text, *values)
            playback.verdicts[number] = verdict
            self._reply(verdict, reply)

        self._thinker.judge(playback.kit.game, view, played, number, judged)

    # -- reading -----------------------------------------------------------------------------------

    def _read(self, what: str, *names: str) -> str:
        made: bytes = getattr(self._library, what)(*names)
        return made.decode()

    def _table_components(self, id: str) -> str:
        row = self._shelf.match(id).row
        return self._read("components", row.game, row.pack)

    def _table_book(self, id: str, language: str) -> str:
        row = self._shelf.match(id).row
        return self._read("book", row.game, language, row.pack)

    def _case_frame(self, game: str, case: str, number: str) -> Any:
        shown = self._library.showcase(game, case)
        viewer = read_view(self._view("all"), shown.players)
        return shown.frame(_number(number, len(shown.moments), "moments"), viewer)

    def _try_pack(self, game: str, body: str) -> Any:
        return self._library.trial(game, wire.decode_as(body, PackDraft))

    def _coached(self, answer: Callable[[str, str, LessonWish], Any]) -> Handler:
        return lambda game, lesson, body: answer(game, lesson, wire.decode_as(body, LessonWish))


def _new_id() -> str:
    return f"{OWN}{newtable.new_table_id()}"


def _own_id(saved: Saved) -> str:
    """How a saved match is called on this device."""
    id = saved.head.row.id
    id = id if id.startswith(OWN) else f"{OWN}{id}"
    return id if _ID.fullmatch(id) else _new_id()


def _number(text: str, count: int, what: str) -> int:
    """The number in an address, of so many of something. Raises Refused."""
    if not (text.isascii() and text.isdecimal() and len(text) < 9 and int(text) < count):
        raise Refused("not-found", f"{what} are numbered 0 to {count - 1}")
    return int(text)
