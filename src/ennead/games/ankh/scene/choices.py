"""Options on the table: what a person clicks for each, its words, and how it is offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ennead.games.ankh.kinds import ACTIONS, CARDS, FIGURES, GODS, MONUMENTS, POWERS
from ennead.games.ankh.scene.chart import spot
from ennead.games.ankh.state import Ankh
from ennead.kernel.flow import Option
from ennead.kernel.message import Message
from ennead.kernel.scene import Manner

Targets = Callable[[Ankh, Option], tuple[str, ...]]


def _space(g: Ankh, o: Option) -> tuple[str, ...]:
    return (spot(g, o[1]),)


def _gate(g: Ankh, o: Option) -> tuple[str, ...]:
    return (f"gate/{g.box.board.hexes[o[1]]}" if g.gates >> o[1] & 1 else spot(g, o[1]),)


TARGETS: Final[dict[str, Targets]] = {
    "choose": lambda g, o: (f"draft/{GODS[o[1]]}",),
    "take": lambda g, o: (f"action/{ACTIONS[o[1]]}",),
    "walk": _space,
    "call": _space,
    "save": _space,
    "lose": _space,
    "dismiss": _space,
    "to": _space,
    "push": _space,
    "at": _space,
    "aim": lambda g, o: (spot(g, o[1]), spot(g, o[2])),
    "summon": lambda g, o: (f"pool/{FIGURES[o[1]]}",),
    "raise": lambda g, o: (f"pool/{FIGURES[o[1]]}",),
    "beside": lambda g, o: (f"pool/{FIGURES[o[2]]}", spot(g, o[1])),
    "dismiss-waiting": lambda g, o: (f"pool/{FIGURES[o[1]]}",),
    "unlock": lambda g, o: (f"power/{POWERS[o[1]]}",),
    "control": _space,
    "camel": lambda g, o: (f"side/{g.box.board.side_names[o[1]]}",),
    "keep": lambda g, o: (f"part/{g.box.board.hexes[o[1]]}",),
    "swap": lambda g, o: (f"token/{o[1]}", f"token/{o[2]}"),
    "play": lambda g, o: tuple(f"hand/{CARDS[card]}" for card in o[1]),
    "build": lambda g, o: (f"build/{MONUMENTS[o[1]]}",),
    "trap": lambda g, o: (f"trap/{GODS[o[1]]}",),
    "shift": _gate,
}

OWN_WORDS: Final = ("done", "pass")
"""Verbs that mean something else in each question."""


def targets(g: Ankh, option: Option) -> tuple[str, ...]:
    """The scene ids of an option in the order of clicking."""
    pointed = TARGETS.get(option[0])
    return pointed(g, option) if pointed is not None else ()


def label(g: Ankh, option: Option) -> Message | None:
    """Words for options whose verb alone does not say what they do here."""
    if option[0] in OWN_WORDS:
        return Message(f"option-{option[0]}-{g.question}")
    return None


def manner(g: Ankh, option: Option) -> Manner:
    """Declining is quiet, finishing a series is the main button."""
    if option[0] == "pass":
        return "pass"
    return "done" if option[0] == "done" else "plain"
