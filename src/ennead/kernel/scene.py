"""The scene: what one seat sees, as a tree of places, cards, pieces and panels.

A game turns a seat's view into a `Scene`; the browser draws it, the terminal prints it, a screen
reader reads it. Nothing here knows a game, a pixel or a language: sizes are board units, words are
message ids. `docs/scene.md` is the guide for authors; `faults` checks what it promises.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import MISSING, dataclass, field, fields
from functools import lru_cache
from itertools import compress
from math import isfinite
from operator import attrgetter, is_not
from typing import Any, Literal, ParamSpec, TypeAlias, TypeVar, cast, get_args

from ennead.kernel._message import Message
from ennead.kernel._question import Refusal

Role = Literal["group", "place", "card", "piece", "counter", "text"]
"""`group` arranges its children, `place` can be stood on or filled, `card` is read, `piece` is
moved, `counter` is a named number, `text` is a sentence."""

Layout = Literal[
    "free", "row", "column", "grid", "fan", "pile", "pyramid", "track",
    "ribbon", "table", "sum", "tabs",
]  # fmt: skip
"""How a group (or a place with several children) arranges what is in it; `free` keeps the
children's own x, y."""

Flow = Literal["right", "left", "up", "down"]

Slot = Literal["board", "top", "focus", "mine", "seat", "side"]
"""Where on the page an area belongs: the table itself, the ribbon above it, what needs attention
now, my own things, another seat's things, reference beside the table."""

Form = Literal[
    "token", "figure", "shield", "disk", "cube", "cylinder", "marker", "seal", "building",
    "pyramid",
    "gem-round", "gem-square", "gem-diamond", "gem-hexagon", "gem-drop", "gem-star",
]  # fmt: skip
"""How a piece is drawn. Two kinds that must be told apart differ in form or icon, never in tone
alone."""

Tone = Literal[
    "papyrus", "sand", "desert", "fertile", "water", "nile", "stone", "linen", "kohl",
    "gold", "silver", "bronze", "carnelian", "lapis", "turquoise", "violet", "slate", "rose",
    "ruby", "sapphire", "diamond", "onyx", "black", "yellow", "green", "red", "blue", "brown",
    "light-blue",
    "seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6", "seat-7",
]  # fmt: skip
"""Paints of the palette. Terrain paints carry a pattern of their own, so that they differ without
colour."""

Flag = Literal[
    "hidden", "turned", "current", "spent", "off", "owned", "met", "unmet", "locked", "new",
    "head", "best",
]  # fmt: skip
"""`hidden` face down or unknown, `turned` sideways, `current` where the marker or the turn is,
`spent` used up, `off` out of play, `owned` the viewer's or bought, `met`/`unmet` a condition,
`locked` not open yet, `new` just came, `head` the heading row of a table, `best` the leading one.
"""


Words: TypeAlias = Message | str
"""A message of the game's texts; a plain string is the id of one without arguments."""
Point: TypeAlias = tuple[float, float]


@dataclass(slots=True, frozen=True)
class Polygon:
    """A closed outline in canvas coordinates; `soft` rounds its corners."""

    points: tuple[Point, ...]
    soft: float = 0
    kind: Literal["polygon"] = "polygon"


@dataclass(slots=True, frozen=True)
class Line:
    """An open line in canvas coordinates; `width` is drawn, the clickable strip is never thinner
    than a finger."""

    points: tuple[Point, ...]
    width: float = 4
    smooth: bool = False
    kind: Literal["line"] = "line"


@dataclass(slots=True, frozen=True)
class Circle:
    """A disc around the node's x, y."""

    radius: float
    kind: Literal["circle"] = "circle"


@dataclass(slots=True, frozen=True)
class Box:
    """A rectangle around the node's x, y."""

    width: float
    height: float
    round: float = 4
    kind: Literal["box"] = "box"


@dataclass(slots=True, frozen=True)
class Sector:
    """A piece of a ring around the node's x, y; degrees, 0 is up, clockwise."""

    inner: float
    outer: float
    start: float
    end: float
    kind: Literal["sector"] = "sector"


Shape: TypeAlias = Polygon | Line | Circle | Box | Sector


@dataclass(slots=True, frozen=True)
class Stat:
    """A figure printed on a card, tile or place: what it is called, how much, with what sign."""

    name: Words
    value: int | str
    icon: str = ""
    tone: Tone | None = None


@dataclass(slots=True, frozen=True)
class Figure:
    """A figure of a detail card with its provenance, worded as in `components.toml`."""

    name: Words
    value: int | str
    source: str


@dataclass(slots=True, frozen=True)
class Detail:
    """What the large view adds to the component's own entry: things that are true only now."""

    text: Words | None = None
    lines: tuple[Words, ...] = ()
    figures: tuple[Figure, ...] = ()
    rules: tuple[str, ...] = ()


@dataclass(slots=True)
class Node:
    """One thing on the table. Only `id` and `role` are needed; what is left out is not drawn and
    not sent."""

    id: str
    role: Role
    key: str = ""
    """Kind of thing and message id of its name: `card-axe`. Equal keys glide into each other,
    hovering the word in the log lights them, and the component of that key fills the large view."""
    label: Words | None = None
    """Name, when it is not the message `key`."""
    mute: bool = False
    """The name is said and shown on asking, but not written on the table."""
    note: Words | None = None
    """A few words more: terrain of a place, type line of a card, who and what in a cell."""
    text: Words | None = None
    """The body of a card or panel: our wording of what it does."""
    value: int | str | None = None
    """The number that matters: of a counter, a space of a track, a troop, the total of a `sum`."""
    limit: int | None = None
    """`value` out of `limit`."""
    count: int | None = None
    """How many of the same are here (a pile, a bank); shown as a badge, 1 is not shown."""
    owner: int | None = None
    """Seat whose it is: colour and sign of that seat are added."""
    icon: str = ""
    """`gi:<name>` of the game-icons set, `art:<name>` of our own figures, or one hieroglyph."""
    form: Form | None = None
    tone: Tone | None = None
    flags: tuple[Flag, ...] = ()
    stats: tuple[Stat, ...] = ()
    """Figures printed on it; a card shows the first top left, the second top right, the others at
    its foot."""
    x: float = 0
    y: float = 0
    """Centre, in the canvas (or, inside a `free` group, from the group's centre)."""
    width: float = 0
    height: float = 0
    """Size in units; 0 takes the role's own: card 100 x 140, piece 36 x 36."""
    turn: float = 0
    """Degrees clockwise; a change of it is animated, so a wheel turns. Words inside stay
    upright."""
    shape: Shape | None = None
    layout: Layout | None = None
    flow: Flow | None = None
    columns: int = 0
    rows: tuple[int, ...] = ()
    """Lengths of the rows of a `pyramid`, from the top."""
    children: list[Node] = field(default_factory=list)
    detail: Detail | None = None
    asks: tuple[str, ...] = ()
    """Notations to explain when a click on it chooses nothing; usually empty: the menu's own
    refused candidates that target this id are explained."""
    written: dict[str, Any] | None = field(default=None, init=False, repr=False, compare=False)
    """What `record` has once made of it: a node that is drawn once is also written once."""


@dataclass(slots=True)
class Area:
    """A titled part of the table with a place on the page; only areas that changed are sent
    again."""

    id: str
    slot: Slot
    title: Words | None = None
    nodes: list[Node] = field(default_factory=list)
    owner: int | None = None
    canvas: str = ""
    """Name of the drawing surface; areas that share one are layers of it, first at the bottom.
    Empty: a flowing panel."""
    size: Point = (0, 0)
    """Width and height of the canvas in units."""
    layout: Layout = "row"
    folded: bool = False
    """Starts closed."""
    about: tuple[str, ...] = ()
    """Places of the board that it is about: they are lit while it is in sight, and not covered."""
    art: str = ""
    """The painting under everything on its canvas, a file of `web/art/boards` in the same units."""


@dataclass(slots=True, frozen=True)
class Part:
    """One line of a score: what gives how many points."""

    label: Words
    value: int
    note: Words | None = None


@dataclass(slots=True)
class Standing:
    """A seat at a glance: points now (or forecast), what they are made of, and its few public
    numbers."""

    seat: int
    total: int
    parts: list[Part] = field(default_factory=list)
    counters: list[Node] = field(default_factory=list)
    flags: tuple[Flag, ...] = ()
    role: Words | None = None
    """The seat's god, house or character, if the game has them."""
    icon: str = ""
    unsure: bool = False
    """True when the total depends on what the viewer may not see."""
    written: dict[str, Any] | None = field(default=None, init=False, repr=False, compare=False)
    """As for a node."""


@dataclass(slots=True)
class Scene:
    """Everything a seat sees."""

    title: Words
    """Where the match stands: round, phase."""
    areas: list[Area]
    standings: list[Standing] = field(default_factory=list)


P = ParamSpec("P")
R = TypeVar("R")
MOST_DRAWN = 2048
"""Pictures that each function remembers: enough for a part of every table of a busy server."""


def drawn_once(draw: Callable[P, R]) -> Callable[P, R]:
    """For a function that draws from values alone: the same values give the same nodes, for every
    viewer and table. They are written once, and found unchanged at a glance; so nobody may change
    them."""
    return cast(Callable[P, R], lru_cache(maxsize=MOST_DRAWN)(draw))


_TABLE: dict[type, _Fields] = {}
_SCALARS = frozenset((str, int, bool, float, type(None)))


@dataclass(frozen=True, slots=True)
class Scenery:
    """What a game's `scene` module exports, with the defaults filled in."""

    scene: Callable[[Any, int], Scene]
    verdict: Callable[[Any], Message | None]
    ending: Callable[[Any], Message | None]
    faces: Callable[[Any], list[Node]]
    """The cards and tiles of the box as a position draws them, for a gallery; equal keys are of one
    component."""
    untouched: Callable[[Any, int, str], Refusal | None]
    """Why a thing that no move is about stays as it is: a closed pile, somebody else's hand."""


def plain(value: Any) -> Any:
    """JSON-ready copy of anything in this module; fields at their default are left out, a message
    without arguments is its id."""
    kind = value.__class__
    if kind in _SCALARS:
        return _short(value) if kind is float else value
    if kind is list or kind is tuple:
        return [plain(item) for item in value]
    if kind is Message:
        return value.plain() if value.args else value.id
    if kind is Node and value.children:
        return {**record(value), "children": plain(value.children)}
    if kind is Area and value.nodes:
        return {**record(value), "nodes": plain(value.nodes)}
    return record(value)


def _short(number: float) -> object:
    """A number with at most one decimal place, and without one where it is whole."""
    found = round(number, 1)
    whole = int(found)
    return whole if whole == found else found


def record(value: Any) -> dict[str, Any]:
    """What a node or an area says of itself, without the nodes inside; of anything else all of it.
    Do not change it."""
    kind = value.__class__
    if kind is not Node and kind is not Standing:
        return _record(value, kind)
    if value.written is None:
        value.written = _record(value, kind)
    found: dict[str, Any] = value.written
    return found


def difference(before: Node | Area, now: Node | Area) -> dict[str, Any]:
    """What a node or an area says otherwise than another one of its kind, without the nodes inside;
    None for what it does not say any more."""
    table = _table(now.__class__)
    old, new = table.values(before), table.values(now)
    change: dict[str, Any] = {}
    if old == new:
        return change
    for place in compress(table.places, map(is_not, old, new)):
        item = new[place]
        if old[place] != item:
            name, default = table.names[place], table.defaults[place]
            change[name] = None if _is_silent(item, default) else plain(item)
    return change


def _is_silent(item: object, default: object) -> bool:
    return item is default or item == default or item == () or item == []


def _record(value: object, kind: type) -> dict[str, Any]:
    """The fields that say something; `kind` always does, it tells shapes apart."""
    table = _table(kind)
    out: dict[str, Any] = {}
    values = table.values(value)
    for place in compress(table.places, map(is_not, values, table.defaults)):
        item = values[place]
        if not _is_silent(item, table.defaults[place]):
            out[table.names[place]] = item if item.__class__ is str else plain(item)
    return out


@dataclass(frozen=True, slots=True)
class _Fields:
    """How a class is written: its fields with what goes without saying, and all values at once."""

    names: tuple[str, ...]
    defaults: tuple[object, ...]
    places: range
    values: Callable[[object], tuple[object, ...]]


def _table(kind: type) -> _Fields:
    table = _TABLE.get(kind)
    if table is None:
        table = _TABLE[kind] = _fields(kind)
    return table


def _fields(kind: type) -> _Fields:
    inside = {Node: "children", Area: "nodes"}.get(kind)
    said = [one for one in fields(kind) if one.init and one.name != inside]
    names = tuple(one.name for one in said)
    defaults = tuple(MISSING if one.name == "kind" else one.default for one in said)
    return _Fields(names, defaults, range(len(names)), _getter(names))


def _getter(names: tuple[str, ...]) -> Callable[[object], tuple[object, ...]]:
    get = attrgetter(*names)
    return get if len(names) > 1 else lambda value: (get(value),)


def every(scene: Scene) -> Iterator[Node]:
    """All nodes of a scene, parents first, in reading order."""
    for area in scene.areas:
        yield from walk(area.nodes)
    for standing in scene.standings:
        yield from walk(standing.counters)


def walk(nodes: list[Node]) -> Iterator[Node]:
    """All nodes below, parents first, in reading order."""
    for node in nodes:
        yield node
        yield from walk(node.children)


def ids(scene: Scene) -> set[str]:
    """The ids of all nodes, quicker than walking through them."""
    found: set[str] = set()
    left = [area.nodes for area in scene.areas]
    left += [standing.counters for standing in scene.standings]
    while left:
        for node in left.pop():
            found.add(node.id)
            if node.children:
                left.append(node.children)
    return found


def faults(scene: Scene, targets: tuple[str, ...] = ()) -> list[str]:
    """What breaks the promises of `docs/scene.md`, in words; empty when the scene is sound."""
    found: list[str] = []
    seen: set[str] = set()
    for node in every(scene):
        if node.id in seen:
            found.append(f"{node.id}: two nodes have this id")
        seen.add(node.id)
        found += _node_faults(node)
    names = [area.id for area in scene.areas]
    found += [
        f"area {name}: two areas have this id"
        for name in dict.fromkeys(names)
        if names.count(name) > 1
    ]
    for area in scene.areas:
        if area.canvas and not (area.size[0] > 0 and area.size[1] > 0):
            found.append(f"area {area.id}: a canvas needs a size")
        if area.slot == "seat" and area.owner is None:
            found.append(f"area {area.id}: an area of a seat needs its owner")
        found += [
            f"area {area.id}: it is about {id}, which the scene does not have"
            for id in area.about
            if id not in seen
        ]
    found += [
        f"{target}: an option points at it, the scene does not have it"
        for target in targets
        if target not in seen
    ]
    return found


def _node_faults(node: Node) -> Iterator[str]:
    if node.id.split() != [node.id]:
        yield f"{node.id!r}: an id is a word"
    if not (node.key or node.label or node.role == "group" or node.text):
        yield f"{node.id}: needs a key or a label, or nobody can say what it is"
    drawn = node.icon.startswith(("gi:", "art:"))
    if node.icon and not (drawn or 0x13000 <= ord(node.icon[0]) <= 0x1345F):
        yield f"{node.id}: icon {node.icon!r} is neither gi:<name>, art:<name> nor a hieroglyph"
    for name, known in _VOCABULARY:
        word = getattr(node, name)
        if word is not None and word not in known:
            yield f"{node.id}: {name} {word!r} is not in the vocabulary"
    for flag in node.flags:
        if flag not in get_args(Flag):
            yield f"{node.id}: flag {flag!r} is not in the vocabulary"
    if not all(map(isfinite, (node.x, node.y, node.width, node.height, node.turn))):
        yield f"{node.id}: position and size must be finite numbers"
    if node.layout == "pyramid" and sum(node.rows) != len(node.children):
        yield f"{node.id}: rows {node.rows} do not add up to {len(node.children)} children"


_VOCABULARY: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("role", get_args(Role)),
    ("layout", get_args(Layout)),
    ("flow", get_args(Flow)),
    ("form", get_args(Form)),
    ("tone", get_args(Tone)),
)
