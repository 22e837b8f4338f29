"""A hex map with terrain, river sides, camels, figures, monuments, a ladder with stacks and a ribbon of events."""

from functools import cache

from ennead.kernel.geometry import hex_centre, hex_corners, hex_side, middle
from ennead.kernel import Message, Ref, SeatRef
from ennead.kernel.scene import Area, Line, Node, Part, Polygon, Scene, Standing, Tone

ROWS = ["..FFFWWWW..", "FFFFFFFFFW.", "FFFFFFFFFFF", "DDFFFFFFFWD", "DDDDFFFDDDW", "DDWDDFFDDDW", "DDWWWFFDDWW", "DDDDFFDDWDW", "DDDDFFDDDDW", "..D.F.D.D.."]
RIVER = [("b1", "a1"), ("b1", "a2"), ("b1", "b2"), ("c2", "b2"), ("c2", "c3"), ("d2", "c3"), ("d2", "d3"), ("e3", "d3"), ("e3", "e4"), ("f3", "e4"), ("f3", "f4"),
         ("f4", "g4"), ("f4", "g5"), ("f5", "g5"), ("f5", "g6"), ("f3", "g4"), ("g3", "g4"), ("g3", "h3"), ("h2", "h3"), ("h2", "i3"), ("i2", "i3")]  # fmt: skip
CAMELS = [("b4", "c4"), ("b4", "b5"), ("c4", "d4")]
SIZE = 34.0
TERRAIN: dict[str, Tone] = {"F": "fertile", "D": "desert", "W": "water"}


@cache
def centres() -> dict[str, tuple[float, float]]:
    found = {}
    for row, line in enumerate(ROWS):
        for col, sign in enumerate(line):
            if sign != ".":
                x, y = hex_centre(col, row - (col - col % 2) // 2, SIZE)
                found[f"{'abcdefghijk'[col]}{row}"] = (x + 44, y + 40)
    return found


def terrain_of(name: str) -> Tone:
    return TERRAIN[ROWS[int(name[1:])]["abcdefghijk".index(name[0])]]


@cache
def river() -> Area:
    """What never changes."""
    sides = [Node(f"river/{a}|{b}", "place", label="term-river", tone="nile", shape=Line(hex_side(centres()[a], centres()[b], SIZE), 9)) for a, b in RIVER]
    return Area("river", "board", canvas="map", size=(620, 660), nodes=sides)


class Table:
    def __init__(self) -> None:
        self.at = {"god-0": "d3", "warrior-0": "e4", "god-1": "g2", "warrior-1": "h4", "cat-1": "h5", "god-2": "e8", "warrior-2": "f7"}
        self.log = [Message("event-turn", {"player": SeatRef(0)})]

    def figure(self, name: str) -> Node:
        kind, seat = name.split("-")
        icon = {"god": ("gi:anubis", "gi:eye-of-horus", "gi:croc-jaws")[int(seat)], "warrior": "gi:spartan-helmet", "cat": "gi:cat"}[kind]
        return Node(f"figure/{name}", "piece", key=f"piece-{kind}", form="figure", owner=int(seat), icon=icon, width=44 if kind == "god" else 38, height=44 if kind == "god" else 38)

    def scene(self, seat: int | None) -> Scene:
        monuments = {"c3": ("pyramid", 0), "f2": ("obelisk", 1), "i5": ("temple", None), "d8": ("temple", 2), "b6": ("obelisk", None)}
        places = []
        for name, (x, y) in centres().items():
            inside = [self.figure(figure) for figure, at in self.at.items() if at == name]
            if name in monuments:
                kind, owner = monuments[name]
                icon = {"pyramid": "gi:egyptian-pyramids", "obelisk": "gi:obelisk", "temple": "gi:egyptian-temple"}[kind]
                inside.append(Node(f"monument/{name}", "piece", key=f"monument-{kind}", form="building", icon=icon, owner=owner, width=44, height=44))
            places.append(Node(f"hex/{name}", "place", label=Message("hex", {"name": name.upper()}), note=f"terrain-{terrain_of(name)}", tone=terrain_of(name),
                               x=x, y=y, shape=Polygon(hex_corners((x, y), SIZE)), children=inside))  # fmt: skip
        camels = []
        for a, b in CAMELS:
            x, y = middle(centres()[a], centres()[b])
            camels.append(Node(f"camel/{a}|{b}", "piece", key="piece-camel", icon="gi:camel", form="token", tone="brown", x=x, y=y, width=24, height=24))
        seals = [Node(f"region/{n}", "piece", label=Message("region", {"number": n}), form="seal", value=n, tone="carnelian", x=x, y=y, width=30, height=30)
                 for n, (x, y) in enumerate(((150, 70), (80, 480), (480, 520)), 1)]  # fmt: skip
        ladder = Node("devotion", "group", label="term-devotion", layout="track", flow="up", children=[
            Node(f"devotion/{n}", "place", label=Message("space", {"number": n}), value=n, tone="carnelian" if n < 12 else "lapis", layout="pile",
                 children=[Node(f"devotion/marker/{s}", "piece", key="piece-ankh", form="marker", owner=s, width=30, height=30) for s in order]
                 ) for n, order in enumerate([(), (), (), (), (2,), (), (), (0, 1), (), (), (), (), (), (), (), ()])])  # fmt: skip
        events = Node("events", "group", layout="ribbon", children=[
            Node(f"events/{n}", "place", label=f"event-space-{kind}", icon={"c": "gi:obelisk", "x": "gi:crossed-swords", "l": "gi:camel"}[kind],
                 tone={"c": "sand", "x": "carnelian", "l": "desert"}[kind], flags=("current",) if n == 3 else ()) for n, kind in enumerate("cccxlccxlccx")])  # type: ignore[arg-type]  # fmt: skip
        actions = Node("actions", "group", label="term-actions", layout="column", children=[
            Node(f"actions/{verb}", "group", label=f"action-{verb}", layout="track", children=[
                Node(f"actions/{verb}/{n}", "place", label=Message("space", {"number": n}), tone="linen" if n == 6 else "sand",
                     children=[Node(f"actions/{verb}/marker", "piece", key="piece-marker", form="disk", tone="gold", icon="gi:ankh", width=30, height=30)] if n == at else [])
                for n in range(7)]) for verb, at in (("move", 3), ("summon", 2), ("followers", 5), ("power", 2))])  # fmt: skip
        areas = [Area("events", "top", nodes=[events]), Area("map", "board", "term-map", places, canvas="map", size=(620, 660)), river(),
                 Area("pieces", "board", canvas="map", size=(620, 660), nodes=[*camels, *seals]),
                 Area("devotion", "side", "term-devotion", [ladder]), Area("actions", "side", "term-actions", [actions])]  # fmt: skip
        if seat == 0:
            powers = Node("powers", "group", label="term-powers", layout="grid", columns=4, children=[
                Node(f"power/{n}", "card", key=f"power-{n}", text="power-text", width=120, height=64, tone=("turquoise", "lapis", "violet")[n // 4],
                     flags=("owned",) if n in (0, 5) else ("locked",) if n > 7 else ()) for n in range(12)])  # fmt: skip
            pool = Node("pool", "group", label="term-pool", layout="row", children=[
                Node(f"pool/{n}", "piece", key="piece-warrior", form="figure", owner=0, icon="gi:spartan-helmet") for n in range(3)])  # fmt: skip
            areas += [Area("mine", "mine", "term-god", [pool, powers])]
        battle = [
            Node(f"battle/{s}", "group", label=Message("battle-side", {"player": SeatRef(s)}), layout="sum", owner=s, value=total, children=[
                Node(f"battle/{s}/{n}", "counter", label=line, icon=icon, value=value) for n, (line, icon, value) in enumerate(lines)])
            for s, total, lines in (
                (0, 5, (("battle-figures", "gi:spartan-helmet", 2), ("battle-card", "gi:card-play", 3))),
                (1, 4, (("battle-figures", "gi:spartan-helmet", 3), ("battle-power", "gi:ankh", 1))))]  # fmt: skip
        areas.append(Area("battle", "focus", "term-battle", battle))
        standings = [Standing(s, p, [Part("term-devotion", p)], [Node(f"followers/{s}", "counter", label="term-followers", icon="gi:three-friends", value=f)], role=f"god-{s}")
                     for s, p, f in ((0, 7, 3), (1, 7, 5), (2, 4, 1))]  # fmt: skip
        return Scene(Message("title-event", {"number": 4}), areas, standings)

    def options(self) -> list[tuple[str, str, Message, tuple[str, ...], str]]:
        found = []
        for figure in ("god-0", "warrior-0"):
            x, y = centres()[self.at[figure]]
            for name, (hx, hy) in centres().items():
                if 0 < (hx - x) ** 2 + (hy - y) ** 2 < (SIZE * 3.6) ** 2 and name not in self.at.values() and terrain_of(name) != "water":
                    key = "piece-" + figure.split("-")[0]
                    found.append((f"move {figure} {name}", "move", Message("option-move", {"figure": Ref(key), "hex": name.upper()}), (f"figure/{figure}", f"hex/{name}"), "plain"))
        found.append(("done", "done", Message("option-done"), (), "done"))
        return found

    def play(self, text: str) -> None:
        verb, *rest = text.split()
        if verb == "move":
            self.at[rest[0]] = rest[1]
            self.log.append(Message("event-moved", {"player": SeatRef(0), "figure": Ref("piece-" + rest[0].split("-")[0]), "hex": rest[1].upper()}))
        else:
            self.__init__()  # type: ignore[misc]

    prompt = Message("prompt-move")
