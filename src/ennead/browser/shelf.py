"""What this device keeps: its matches and the match files that somebody looks at."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from contextlib import suppress

from ennead.browser.effects import Effects
from ennead.browser.match import OwnMatch, stored_match
from ennead.kernel import matchfile
from ennead.kernel.errors import EnneadError
from ennead.table.catalog import GameCatalog
from ennead.table.playback import Playback
from ennead.table.refused import Refused
from ennead.table.seating import Status

OWN = "own-"
"""How the ids of matches and files of this device begin: a page that knows a server too tells by it
whom to ask."""
MOST_PLAYBACKS = 8


class Shelf:
    """Matches by id, read when first asked for."""

    def __init__(self) -> None:
        self.catalog = GameCatalog()
        self._heads: dict[str, str] = {}
        """What lists say of each match, as it was when it was brought."""
        self._matches: dict[str, OwnMatch] = {}
        self._files: dict[str, str | None] = {}
        self._touched: dict[str, OwnMatch] = {}
        self._put: dict[str, str | None] = {}
        self._playbacks: OrderedDict[str, Playback] = OrderedDict()

    # -- with the host -----------------------------------------------------------------------------

    def missing(self, id: str, matches: bool = False) -> list[str]:
        """What must be brought before a match or a replay can be used (or, of these, `matches`
        alone)."""
        if id in self._matches or id in self._playbacks or not id.startswith(OWN):
            return []
        if matches and id not in self._heads:
            return []
        key = f"log/{id}" if id in self._heads else f"replay/{id}"
        return [] if key in self._files else [key]

    def bring(self, key: str, text: str | None) -> None:
        """A text from storage; those that begin with `table/` are all brought at the start."""
        kind, _, id = key.partition("/")
        if kind == "table" and text is not None:
            self._heads[id] = text
        else:
            self._files[key] = text

    def has(self, key: str) -> bool:
        """Whether something was brought."""
        return key in self._files

    def touch(self, match: OwnMatch) -> None:
        """A match is to be stored."""
        self._touched[match.id] = match

    def put(self, key: str, text: str | None) -> None:
        """A text is to be stored, or deleted."""
        self._put[key] = text

    def store(self, effects: Effects) -> None:
        """Hand over what is to be stored."""
        for match in self._touched.values():
            effects.put.update(match.texts())
        effects.put.update(self._put)
        self._touched, self._put = {}, {}

    def clear(self) -> None:
        """Believe storage alone; the host brings everything again."""
        self._heads.clear()
        self._matches.clear()
        self._files.clear()
        self._touched.clear()

    # -- matches -----------------------------------------------------------------------------------

    def add(self, match: OwnMatch) -> None:
        """Keep a new match."""
        self._matches[match.id] = match
        self.touch(match)

    def match(self, id: str) -> OwnMatch:
        """A match with its table. Raises Refused."""
        if id in self._matches:
            return self._matches[id]
        log = self._files.pop(f"log/{id}", None)
        if id not in self._heads or log is None:
            raise Refused("no-table", "there is no such table on this device")
        try:
            found = stored_match(self._heads[id], self.catalog.kit)
        except EnneadError as error:
            raise Refused("no-game", str(error)) from None
        found.resume(log.split("\n") if log else [])
        self._matches[id] = found
        return found

    def known(self, id: str) -> OwnMatch | None:
        """A match of this device, if there is one."""
        return self.match(id) if id in self._heads or id in self._matches else None

    def listed(self) -> list[OwnMatch]:
        """Every match of this device whose game is here, those played last first."""
        found = list(self._matches.values())
        for id, text in self._heads.items():
            if id not in self._matches:
                with suppress(EnneadError):
                    found.append(stored_match(text, self.catalog.kit))
        return sorted(found, key=lambda match: -match.row.touched)

    def forget(self, id: str) -> None:
        """Delete a match or a file."""
        self._heads.pop(id, None)
        self._matches.pop(id, None)
        self._playbacks.pop(id, None)
        for kind in ("table", "log", "replay"):
            self._put[f"{kind}/{id}"] = None

    # -- replays -----------------------------------------------------------------------------------

    def upload(self, text: str) -> tuple[str, Playback]:
        """Verify a match file and keep it. Raises Refused with the line that does not fit."""
        playback = self._open(text, "upload", "")
        id = OWN + hashlib.sha256(text.encode()).hexdigest()[:31]
        self.put(f"replay/{id}", text)
        self._remember(id, playback)
        return id, playback

    def playback(self, id: str) -> tuple[Playback, str]:
        """A match to step through, and the table it was played at. Raises Refused."""
        table = id if id in self._matches or id in self._heads else ""
        if id not in self._playbacks:
            if table:
                match = self.match(id)
                self._remember(id, self._open(match_text(match), "match", match.row.pack))
            elif text := self._files.pop(f"replay/{id}", None):
                self._remember(id, self._open(text, "match", ""))
            else:
                raise Refused("no-table", "there is no such match on this device")
        return self._playbacks[id], table

    def _remember(self, id: str, playback: Playback) -> None:
        self._playbacks[id] = playback
        if len(self._playbacks) > MOST_PLAYBACKS:
            self._playbacks.popitem(last=False)

    def _open(self, text: str, where: str, pack: str) -> Playback:
        try:
            header = matchfile.parse(text, where).header
            return Playback(self.catalog.kit(header.game, pack), text, where, pack)
        except EnneadError as error:
            raise Refused("bad-file", str(error)) from None


def match_text(match: OwnMatch) -> str:
    """The file of a finished match; its chance key is revealed in it. Raises Refused before the
    end."""
    if match.row.status is not Status.OVER:
        raise Refused("forbidden", "the match is not over; until then it can only be watched")
    key = None if match.post is not None else match.row.key  # by mail each letter had its own
    return matchfile.write(match.running.match, match.seating.names, key)
