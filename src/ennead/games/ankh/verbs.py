"""What can be chosen in Ankh: each verb with its fields, notation and what is clicked for it."""

from __future__ import annotations

from typing import Final, TypeVar, cast

from ennead.games.ankh.hexes import OCTETS, members, octets
from ennead.games.ankh.kinds import CARDS, FIGURES, GOD, GODS
from ennead.games.ankh.state import Ankh, figures, stones
from ennead.kernel import Message, Option, Verb

O = TypeVar("O", bound=Option)  # noqa: E741 - an option, as in the rules


_ROWS: Final[dict[Verb[Option], list[list[tuple[Option, ...]]]]] = {}
"""By verb, by place of eight members and by which of them: the options, once they were needed."""


def over(verb: Verb[O], numbers: int) -> list[O]:
    """The options of a verb with one field for every member of a set."""
    rows = _ROWS.get(verb)
    if rows is None:
        rows = _ROWS[verb] = [[() for _ in range(256)] for _ in range(OCTETS)]
    found: list[O] = []
    for place, byte in enumerate(octets(numbers)):
        if byte:
            ready = rows[place][byte]
            if not ready:
                ready = rows[place][byte] = tuple([verb[n] for n in members(byte << 8 * place)])
            found += cast("tuple[O, ...]", ready)
    return found


# -- what is clicked, and what it is called --------------------------------------------------------


def piece_id(g: Ankh, space: int) -> str:
    """The id of the figure on a hex: gods keep theirs, others are known by their place."""
    for god in g.gods:
        if god.map[GOD] >> space & 1:
            return f"god/{GODS[god.kind]}"
    return f"figure/{g.box.board.hexes[space]}"


def spot(g: Ankh, space: int) -> str:
    """The id of what lies on top of a hex: what a person would click there."""
    name = g.box.board.hexes[space]
    if figures(g) >> space & 1:
        return piece_id(g, space)
    if g.box.cities >> space & 1:
        return f"city/{name}"
    if stones(g) >> space & 1:
        return f"monument/{name}"
    return f"gate/{name}" if g.gates >> space & 1 else f"hex/{name}"


def _spot(g: Ankh, o: HexOption) -> tuple[str, ...]:
    return (spot(g, o.hex),)


def _gate(g: Ankh, o: HexOption) -> tuple[str, ...]:
    """A gate, even under the figure that stands on it."""
    return (f"gate/{g.box.board.hexes[o.hex]}" if g.gates >> o.hex & 1 else spot(g, o.hex),)


def _claws(g: Ankh, o: Aim) -> tuple[str, ...]:
    return spot(g, o.left), spot(g, o.right)


def _pyramid(g: Ankh, o: Beside) -> tuple[str, ...]:
    return f"pool/{FIGURES[o.figure]}", spot(g, o.hex)


def _hand(g: Ankh, o: Play) -> tuple[str, ...]:
    return tuple([f"hand/{CARDS[card]}" for card in o.cards])


def _here(g: Ankh, o: Option) -> Message:
    """Declining and stopping mean something else in each question."""
    return Message(f"option-{o.verb}-{g.question}")


# -- the verbs, with the fields that rules read ----------------------------------------------------


class HexOption(Option):
    """A space of the map."""

    hex: int


class FigureOption(Option):
    """A kind of figure."""

    figure: int


class GodOption(Option):
    """A god."""

    god: int


# A table: each class is a verb, most without a field of their own.
# fmt: off
class Choose(GodOption): ...
class Take(Option):
    action: int
class Walk(HexOption): ...
class To(HexOption): ...
class Push(HexOption): ...
class Aim(Option):
    left: int
    right: int
class Summon(FigureOption): ...
class Beside(FigureOption):
    hex: int
class Raise(FigureOption): ...
class At(HexOption): ...
class Shine(Option): ...
class Unlock(Option):
    power: int
class Control(HexOption): ...
class Camel(Option):
    side: int
class Keep(HexOption): ...
class Swap(Option):
    token: int
    other: int
class Call(HexOption): ...
class Announce(Option): ...
class Play(Option):
    cards: tuple[int, ...]
class Build(Option):
    monument: int
class Bid(Option):
    count: int
class Break(Option): ...
class Trap(GodOption): ...
class Save(HexOption): ...
class SaveAll(Option): ...
class Lose(HexOption): ...
class Open(Option): ...
class Shift(HexOption): ...
class Worship(Option): ...
class Dismiss(HexOption): ...
class DismissWaiting(FigureOption): ...
class Done(Option): ...
class Pass(Option): ...
# fmt: on


CHOOSE: Final = Verb(Choose, "choose {god}", points="draft/{god}")
TAKE: Final = Verb(Take, "take {action}", points="action/{action}")
WALK: Final = Verb(Walk, "walk {hex}", points=_spot)
TO: Final = Verb(To, "to {hex}", points=_spot)
PUSH: Final = Verb(Push, "push {hex}", points=_spot)
AIM: Final = Verb(Aim, "aim {left:hex} {right:hex}", points=_claws)
SUMMON: Final = Verb(Summon, "summon {figure}", points="pool/{figure}")
BESIDE: Final = Verb(Beside, "beside {hex} {figure}", points=_pyramid)
RAISE: Final = Verb(Raise, "raise {figure}", points="pool/{figure}")
AT: Final = Verb(At, "at {hex}", points=_spot)
SHINE: Final = Verb(Shine, "shine")
UNLOCK: Final = Verb(Unlock, "unlock {power}", points="power/{power}")
CONTROL: Final = Verb(Control, "control {hex}", points=_spot)
CAMEL: Final = Verb(Camel, "camel {side}", points="side/{side}")
KEEP: Final = Verb(Keep, "keep {hex}", points="part/{hex}")
SWAP: Final = Verb(
    Swap,
    "swap {token:1..8} {other:1..8}",
    points=("token/{token}", "token/{other}"),
    unordered=("token", "other"),
)
CALL: Final = Verb(Call, "call {hex}", points=_spot)
ANNOUNCE: Final = Verb(Announce, "announce")
PLAY: Final = Verb(Play, "play {cards:card~}", points=_hand)
BUILD: Final = Verb(Build, "build {monument}", points="build/{monument}")
BID: Final = Verb(Bid, "bid {count:-1..999}")
BREAK: Final = Verb(Break, "break")
TRAP: Final = Verb(Trap, "trap {god}", points="trap/{god}")
SAVE: Final = Verb(Save, "save {hex}", points=_spot)
SAVE_ALL: Final = Verb(SaveAll, "save-all")
LOSE: Final = Verb(Lose, "lose {hex}", points=_spot)
OPEN: Final = Verb(Open, "open")
SHIFT: Final = Verb(Shift, "shift {hex}", points=_gate)
WORSHIP: Final = Verb(Worship, "worship")
DISMISS: Final = Verb(Dismiss, "dismiss {hex}", points=_spot)
DISMISS_WAITING: Final = Verb(DismissWaiting, "dismiss-waiting {figure}", points="pool/{figure}")
STOP: Final = Verb(Done, "done", manner="done", label=_here)
PASS: Final = Verb(Pass, "pass", manner="pass", label=_here)

ENOUGH: Final = STOP.only
DECLINE: Final = PASS.only
