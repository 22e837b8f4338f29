"""Scenes as text: every layout has its print, and no line is ever too wide."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.text import Text

from ennead.kernel.scene import Area, Flag, Layout, Line, Node, Part, Scene, Standing, Stat
from ennead.terminal.blocks import beside, boxed, flowing, tabled, wrapped
from ennead.terminal.context import RenderContext
from ennead.terminal.drawing import draw_canvas, draw_scene, score_sheet
from ennead.words import words_for

Same = Callable[[str, str], None]
PEN = RenderContext(words_for("en"), ("Petra", "Jan"))
LAYOUTS: tuple[Layout, ...] = (
    "free", "row", "column", "grid", "fan", "pile", "pyramid", "track", "ribbon", "table", "sum", "tabs",
)  # fmt: skip


def plain(lines: list[Text]) -> str:
    return "".join(f"{line.plain.rstrip()}\n" for line in lines)


def card(id: str, name: str, cost: int, *flags: Flag) -> Node:
    stats = (Stat("cost", cost), Stat("gold", cost // 2))
    text = f"What {name} does."
    return Node(id, "card", label=name, stats=stats, note="weapons", text=text, flags=flags)


def slot(name: str, *inside: Node) -> Node:
    return Node(f"pyramid/{name}", "place", label=name, children=list(inside))


def table() -> Scene:
    """A table with a bit of everything, as four games might use it."""
    market = Node(
        "pyramid", "group", label="Pyramid", layout="pyramid", rows=(1, 2, 3), x=300, y=200,
        children=[
            slot("t", card("c1", "Judgment of the Dead", 4)),
            slot("m1", card("c2", "Axe", 3)),
            slot("m2"),
            slot("b1", card("c3", "A name that is far too long for its box", 12)),
            slot("b2", card("c4", "Boat", 2, "new")),
            slot("b3", card("c5", "Ring", 5)),
        ],
    )  # fmt: skip
    stock = Node("stock", "group", label="Stock", layout="pile", count=43)
    bone = Node(
        "bone", "group", label="Boneyard", layout="pile", count=2, children=[card("c6", "Urn", 0)]
    )
    track = Node(
        "track", "group", label="Devotion", layout="track",
        children=[
            Node(f"track/{n}", "place", label="", value=n, children=[
                Node(f"marker/{n}", "piece", label="Ra", owner=n % 2)] if n in (2, 5) else [])
            for n in range(15)
        ],
    )  # fmt: skip
    ribbon = Node(
        "events", "group", layout="ribbon",
        children=[
            Node("e1", "place", label="Conflict"),
            Node("e2", "place", label="Caravan", flags=("current",)),
            Node("e3", "place", label="Conflict"),
        ],
    )  # fmt: skip
    battle = Node(
        "battle", "group", label="Battle", layout="sum", value=9,
        children=[
            Node("s1", "counter", label="Warriors", value=5),
            Node("s2", "counter", label="Battle card", value=4, note="revealed"),
        ],
    )  # fmt: skip
    grid = Node(
        "tiles", "group", label="Tiles", layout="grid", columns=4,
        children=[Node(f"tile{n}", "card", label=f"Tile {n}", flags=("owned",)) for n in range(5)],
    )  # fmt: skip
    reference = Node(
        "points", "group", layout="table",
        children=[
            Node("p0", "group", flags=("head",), children=[Node("h1", "text", label="Cards"), Node("h2", "text", label="Points")]),
            Node("p1", "group", children=[Node("q1", "text", label="", value=3), Node("q2", "text", label="", value=9)]),
        ],
    )  # fmt: skip
    hand = [card("h/0", "Shabti", 0), card("h/1", "Shabti", 0), card("h/2", "Offering Table", 0)]
    hidden = [Node(f"o/{n}", "card", label="a card", flags=("hidden",)) for n in range(3)]
    return Scene(
        "round 3",
        [
            Area("events", "top", nodes=[ribbon, track]),
            Area("market", "board", title="Market", canvas="m", size=(600, 400), nodes=[stock, market, bone]),
            Area("tiles", "side", title="Tiles", nodes=[grid]),
            Area("jan", "seat", title="Tomb", owner=1, nodes=[
                Node("jan/hand", "group", label="Hand", layout="fan", children=hidden),
                Node("jan/tomb", "group", label="Tomb", layout="fan", children=[card("j/0", "Axe", 3)])]),
            Area("hand", "mine", title="Hand", layout="fan", nodes=hand),
            Area("ref", "side", title="Scoring", nodes=[reference]),
            Area("fight", "focus", title="Battle", nodes=[battle]),
        ],
        [
            Standing(0, 12, [Part("Weapons", 9, "3 cards"), Part("Starters", 3)], [Node("s", "counter", label="Hand", value=5)], ("current",)),
            Standing(1, 7, [Part("Weapons", 7)], [Node("t", "counter", label="Hand", value=3, limit=5)], unsure=True),
        ],
    )  # fmt: skip


def test_a_table_with_everything(same_screen: Same) -> None:
    """The short form of a scene, with the numbers of options on the things they choose."""
    context = PEN.marking({"pyramid/b1": [1], "c4": [2, 3], "h/1": [4], "tile2": [5]})
    same_screen("table", plain(draw_scene(table(), context, 80)))


def test_the_same_table_in_full(same_screen: Same) -> None:
    """The long form adds what is written on cards and other seats' things."""
    same_screen("table-full", plain(draw_scene(table(), PEN.in_full(), 80)))


def test_points_line_by_line(same_screen: Same) -> None:
    """The score sheet says what the points are made of."""
    same_screen("score", plain(score_sheet(table().standings, PEN, 80)))


def hexes() -> list[Node]:
    """A small map of hexes with a god, warriors and a monument on it."""
    inside = {
        "b2": [Node("god/ra", "piece", label="Ra", owner=0), Node("w/0", "piece", label="Warrior", owner=0), Node("w/1", "piece", label="Warrior", owner=0)],
        "d3": [Node("temple", "piece", label="Temple")],
        "e1": [Node("god/isis", "piece", label="Isis", owner=1)],
    }  # fmt: skip
    return [
        Node(f"hex/{'abcdef'[q]}{r + 1}", "place", label="Desert", x=45 * q, y=52 * r + 26 * (q % 2),
             children=inside.get(f"{'abcdef'[q]}{r + 1}", []))
        for q in range(6) for r in range(4)
    ]  # fmt: skip


def test_a_map(same_screen: Same) -> None:
    """Places lie where they are on the canvas; what stands in them is listed below."""
    same_screen("map", plain(draw_canvas(hexes(), PEN, 78)))


def test_what_lies_on_a_map_belongs_to_its_place() -> None:
    """A piece is at the place of its position or of the word in its id; scenery is not said."""
    loose = [
        Node("god/osiris", "piece", label="Osiris", owner=1, x=46, y=27),
        Node("monument/d4", "piece", label="Obelisk", x=900, y=900),
        Node("river/a1-b1", "place", label="Nile", shape=Line(((0, 0), (9, 9)))),
        Node("far", "piece", label="Sun", x=900, y=900),
    ]
    text = plain(draw_canvas([*hexes(), *loose], PEN, 78))
    assert "b1 Desert: Osiris ◉" in text
    assert "d4 Desert: Obelisk" in text
    assert text.splitlines()[-1] == "Sun"
    assert "Nile" not in text


def test_things_that_are_no_map_stand_in_families() -> None:
    """An id that continues another hangs below it; of many alike the bare ones are left out."""
    nodes = [
        Node("track/red", "piece", label="red"),
        *(Node(f"track/red/{n}", "place", label=f"step {n}") for n in range(3)),
        *(Node(f"pair/{n}", "place", label=f"Pair {n}") for n in range(3)),
        Node("hub", "place", label="The wheel turns"),
        Node("hub/count", "counter", label="The wheel turns", value=3),
    ]
    nodes[2].children.append(Node("disk/0", "piece", label="disk", owner=0))
    nodes[5].children.append(Node("offering", "piece", label="joker"))
    assert plain(draw_canvas(nodes, PEN, 78)) == (
        "red: step 1: disk ☥\nPair 1: joker\nThe wheel turns\n"
    )
    full = plain(draw_canvas(nodes, PEN.in_full(), 78))
    assert "red: step 0, step 1: disk ☥, step 2" in full
    assert "Pair 0   Pair 1: joker   Pair 2" in full


@pytest.mark.parametrize("width", [40, 47, 60, 79, 80, 100])
@pytest.mark.parametrize("full", [False, True])
def test_no_line_is_wider_than_the_screen(width: int, full: bool) -> None:
    """Whatever is on the table fits the columns there are."""
    context = PEN.in_full() if full else PEN
    for lines in (
        draw_scene(table(), context, width),
        draw_canvas(hexes(), context, width),
        score_sheet(table().standings, context, width),
    ):
        assert [line.plain for line in lines if line.cell_len > width] == []


names = st.sampled_from(
    ["", "Axe", "Pouzdro na zrcadlo", "Дуже довга назва картки", "x" * 90, "神の木"]
)
leaves = st.builds(
    lambda id, role, label, value, count, owner, stats, note: Node(
        f"n{id}", role, label=label, value=value, count=count, owner=owner, note=note,
        stats=tuple(Stat(name, 3) for name in stats),
    ),
    st.integers(0, 10**9), st.sampled_from(["place", "card", "piece", "counter", "text"]), names,
    st.none() | st.integers(-9, 999), st.none() | st.integers(0, 99), st.none() | st.integers(0, 5),
    st.lists(names, max_size=4), st.none() | names,
)  # fmt: skip


def grown(inner: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
    return st.builds(
        lambda id, role, label, layout, columns, children: Node(
            f"g{id}", role, label=label, layout=layout, columns=columns, children=children,
            rows=(1, max(0, len(children) - 1)) if children else (),
        ),
        st.integers(0, 10**9), st.sampled_from(["group", "place"]), names,
        st.none() | st.sampled_from(LAYOUTS), st.integers(0, 9), st.lists(inner, max_size=5),
    )  # fmt: skip


@given(st.recursive(leaves, grown, max_leaves=12), st.integers(40, 100), st.booleans())
@settings(max_examples=300, deadline=None)
def test_any_tree_fits_any_screen(node: Node, width: int, full: bool) -> None:
    """However a game nests its things and whatever they are called, the width is kept and nothing
    breaks."""
    context = PEN.in_full() if full else PEN
    for area in (
        Area("a", "board", "Title", [node]),
        Area("a", "seat", "x" * 120, [node], owner=1),
        Area("a", "board", None, [node], canvas="c", size=(10, 10)),
    ):
        lines = draw_scene(Scene("t", [area]), context, width)
        assert [line.plain for line in lines if line.cell_len > width] == []


@given(st.text("ab č神\n", max_size=120), st.integers(3, 40), st.integers(0, 2))
def test_wrapping_keeps_the_words_and_the_width(text: str, width: int, hanging: int) -> None:
    """Words come out in order; only one that is wider than the line is shortened."""
    lines = wrapped(text, width, hanging)
    assert all(line.cell_len <= width for line in lines)
    if all(len(word) * 2 <= width - hanging for word in text.split()):
        assert " ".join(line.plain for line in lines).split() == text.split()


def test_blocks_stand_side_by_side() -> None:
    """Frames keep their corners, columns their places."""
    left = boxed([Text("one")], 12, Text("Axe"), Text("b1"), Text("[1]"))
    right = boxed([Text("two"), Text("three")], 12, Text("A long title"))
    assert plain(beside([left, right])) == (
        "╭ Axe ─────╮ ╭ A long … ╮\n"
        "│ one      │ │ two      │\n"
        "╰ b1 ──[1]─╯ │ three    │\n"
        "             ╰──────────╯\n"
    )
    assert plain(tabled([[Text("a"), Text("one two three")], [Text("bb"), Text("x")]], 10)) == (
        "a   one\n    two\n    three\nbb  x\n"
    )
    assert plain(flowing([Text("aa"), Text("bb"), Text("cc")], 6, " ")) == "aa bb\ncc\n"


def test_a_map_has_its_river_borders_and_marks() -> None:
    """A river and what stands on a side are drawn between the places, a seal in its region; a
    building is marked unlike a figure, and no place is said to hold what lies on its side."""
    places = [
        Node(f"hex/{column}{row}", "place", label=f"{column}{row}".upper(), x=x * 100, y=row * 100)
        for x, column in enumerate("abc")
        for row in (1, 2, 3)
    ]
    nodes = [
        *places,
        Node("river/a1-b1", "place", label="Nile", tone="nile", shape=Line(((50, 50), (50, 150)))),
        Node("border/b2-c2", "place", label="Camel", tone="brown",
             shape=Line(((150, 150), (150, 250)))),
        Node("camel/b2-c2", "piece", label="Camel", tone="brown", x=150, y=200),
        Node("monument/c1", "piece", label="Temple", form="building", owner=1, x=200, y=100),
        Node("figure/a3", "piece", label="Warrior", form="figure", owner=1, x=0, y=300),
        Node("token/4", "piece", label="Region 4", form="seal", value=4, x=100, y=250),
    ]  # fmt: skip
    drawn = plain(draw_canvas(nodes, PEN, 72))
    chart, _, entries = drawn.partition("# Camel")
    assert "≈" in chart.partition("a3")[0]
    assert "#" in chart.partition("a3")[0]
    assert "≈ Nile" in drawn
    assert "(4)" in chart
    assert "c1◉⌂" in chart
    assert "a3◉ " in chart
    assert entries
    assert "Camel" not in entries
