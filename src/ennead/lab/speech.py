"""The words of a report: those of the lab, of its game, and the shared ones, in one language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from ennead.kernel import AnyGame, Arg, Message
from ennead.table.reference import SHARED_TEXTS
from ennead.words import Words

TEXTS = SHARED_TEXTS / "lab"
LEFT_OUT = "…"
WANTED = "[…]"
"""The gap that the things of a table fill."""
LONGEST = 60
"""Longer sentences are no headings."""
_ARGUMENT = re.compile(r"\$([a-z_]+)")
_FORM = re.compile(r"_(gen|dat|acc|ins|loc|gender|article)$")


class Speech:
    """What the lab says in a language, about a game or about none."""

    def __init__(self, language: str = "en", game: AnyGame | None = None) -> None:
        self.language = language
        folders = [TEXTS, *([game.folder / "texts"] if game else []), SHARED_TEXTS]
        self._words = Words(language, folders)
        self._title = game.id if game else ""
        self._kinds = dict(game.arguments) if game else {}

    def __call__(self, id: str, **args: Arg) -> str:
        """A sentence of the lab."""
        return self._words.say(Message(f"lab-{id}", args))

    def game(self) -> str:
        """What the game is called."""
        return self.named("game-title", self._title)

    def named(self, id: str, otherwise: str) -> str:
        """A name that texts may have."""
        return self._words.say(id) if self._words.has(id) else otherwise

    def thing(self, id: str) -> str:
        """A component, or a seat (`seat 0`)."""
        kind, _, rest = id.partition(" ")
        if kind == "seat" and rest.isdigit():
            return self("seat", number=int(rest) + 1)
        return self.named(id, self.named(f"level-{id}", id))

    def things(self, ids: Sequence[str]) -> dict[str, str]:
        """Components of one table, each by a name of its own."""
        names = {id: self.thing(id) for id in ids}
        known = Counter(names.values())
        return {
            id: name if known[name] == 1 else f"{name} ({id.partition('-')[2]})"
            for id, name in names.items()
        }

    def doing(self, table: str) -> str:
        """What was done with things (`bought tile`), as a heading: the sentence in which the log
        tells it, with gaps."""
        event, _, kind = table.partition(" ")
        id = f"event-{event}"
        if self._words.has(id):
            gaps: dict[str, Arg] = {}
            for name in _ARGUMENT.findall(self._words.source(id)):
                base = _FORM.sub("", name)
                gap = WANTED if self._kinds.get(base, base) == kind else LEFT_OUT
                gaps[base] = gap
                if name != base:
                    gaps[name] = {"gender": "m", "article": LEFT_OUT}.get(
                        name[len(base) + 1 :], gap
                    )
            text, problems = self._words.render(Message(id, gaps))
            text = text.rstrip(".").strip()
            if not problems and len(text) <= LONGEST:
                return text
        return f"{event.capitalize()} {kind}".strip()

    def taken(self, name: str) -> str:
        """`bought tile-x`: the heading with the thing in its gap, or after it."""
        event, _, thing = name.partition(" ")
        kind, dash, _ = thing.partition("-")
        if not dash:
            return self.thing(name)
        heading, named = self.doing(f"{event} {kind}"), self.thing(thing)
        if heading.count(WANTED) == 1:
            return heading.replace(WANTED, f"[{named}]")
        return f"{heading}: {named}"

    def change(self, name: str) -> str:
        """A figure that a what-if compares."""
        for ending, id in ((": seats that have it", "holders"), (": wins", "wins-with")):
            if name.endswith(ending):
                return self(id, thing=f"{self.taken(name.removesuffix(ending))}.")
        if name.startswith("seat "):
            return self("seat-wins", seat=self.thing(name.removesuffix(" wins")))
        return self(name)


def percent(part: float, places: int = 0) -> str:
    """A share as people write it."""
    return f"{part:.{places}%}"
