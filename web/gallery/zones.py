"""A map of irregular zones with troops, creatures, ports and walled cities; a market of tiles; a pyramid of action cells."""

from functools import cache

from ennead.kernel.geometry import Point, shrink, voronoi_cell
from ennead.kernel import Message, SeatRef
from ennead.kernel.scene import Area, Circle, Line, Node, Part, Polygon, Scene, Standing, Stat, Tone

ZONES: dict[str, tuple[float, float, str]] = {
    "a1": (60, 300, "district"), "a2": (150, 325, "district"), "a3": (205, 245, "district"), "fa": (200, 450, "desert"), "wo": (320, 650, "desert"),
    "wb": (560, 690, "port"), "tw": (65, 690, "temple"), "twr": (470, 500, "temple"), "fb": (300, 830, "desert"), "b1": (225, 940, "district"), "b2": (375, 930, "district"),
    "b3": (520, 945, "district"), "dw": (310, 200, "marsh"), "td": (430, 120, "temple"), "sa": (200, 100, "sanctuary"), "c1": (930, 200, "district"), "c2": (850, 140, "district"),
    "c3": (790, 240, "district"), "fc": (760, 370, "desert"), "eo": (840, 520, "desert"), "eb": (650, 380, "port"), "te": (930, 650, "temple"), "ter": (760, 640, "temple"),
}  # fmt: skip
WEST: tuple[Point, ...] = ((0, 175), (120, 175), (255, 200), (345, 265), (425, 320), (450, 380), (520, 455), (570, 535), (630, 615), (680, 695), (740, 795), (830, 915), (890, 1000), (0, 1000))
EAST: tuple[Point, ...] = ((1000, 0), (1000, 1000), (970, 1000), (870, 890), (780, 770), (720, 670), (670, 590), (610, 510), (560, 430), (495, 350), (470, 300), (540, 205), (595, 115), (620, 0))
DELTA: tuple[Point, ...] = ((0, 0), (580, 0), (555, 105), (500, 190), (438, 270), (360, 220), (262, 155), (120, 130), (0, 130))
NILE: tuple[Point, ...] = ((440, 290), (470, 365), (540, 440), (590, 520), (650, 600), (700, 680), (760, 780), (850, 900), (930, 1000))
ARMS: tuple[tuple[Point, ...], ...] = (((440, 290), (350, 240), (255, 175), (120, 150), (0, 150)), ((440, 290), (520, 200), (575, 110), (600, 0)))
TONES: dict[str, Tone] = {"district": "stone", "desert": "desert", "port": "sand", "temple": "papyrus", "marsh": "fertile", "sanctuary": "gold"}


@cache
def cells() -> dict[str, tuple[Point, ...]]:
    bank = {name: DELTA if name in ("dw", "td", "sa") else EAST if name[0] in "ce" or name in ("fc", "te", "ter") else WEST for name in ZONES}
    return {
        name: shrink(voronoi_cell((x, y), [(ox, oy) for other, (ox, oy, _) in ZONES.items() if other != name and bank[other] is bank[name]], bank[name]), 5)
        for name, (x, y, _) in ZONES.items()
    }


@cache
def ground() -> Area:
    water = [Node(f"nile/{n}", "place", key="term-river", tone="nile", shape=Line(points, width, smooth=True)) for n, (points, width) in enumerate(((NILE, 44), (ARMS[0], 26), (ARMS[1], 30)))]
    light = [Node(f"nile/light/{n}", "place", key="term-river", tone="water", shape=Line(points, width, smooth=True)) for n, (points, width) in enumerate(((NILE, 14), (ARMS[0], 8), (ARMS[1], 9)))]
    return Area("ground", "board", canvas="map", size=(1000, 1000), nodes=water + light)


class Table:
    def __init__(self) -> None:
        self.troops = {"fa": (0, 5), "wo": (1, 3), "eb": (2, 4), "twr": (0, 2), "c3": (2, 2)}
        self.log = [Message("event-turn", {"player": SeatRef(0)})]

    def scene(self, seat: int | None) -> Scene:
        places = []
        for name, (x, y, kind) in ZONES.items():
            inside: list[Node] = []
            if name in ("a1", "a2", "b2", "c1", "c2"):
                tone: Tone = {"a1": "ruby", "a2": "sapphire", "b2": "onyx", "c1": "diamond", "c2": "ruby"}[name]  # type: ignore[assignment]
                inside.append(Node(f"pyramid/{name}", "piece", label="term-pyramid", form="pyramid", tone=tone, value={"a1": 3, "a2": 2, "b2": 4, "c1": 1, "c2": 2}[name],
                                   owner={"a": 0, "b": 1, "c": 2}[name[0]], width=64, height=64))  # fmt: skip
            if kind in ("temple", "sanctuary"):
                inside.append(Node(f"temple/{name}", "piece", key=f"zone-{kind}", form="building", icon="gi:egyptian-temple" if kind == "temple" else "gi:greek-temple", width=56, height=56))
            if name in self.troops:
                owner, count = self.troops[name]
                inside.append(Node(f"troop/{owner}/{name}", "piece", key="piece-troop", form="shield", owner=owner, value=count, width=54, height=54))
                if name == "fa":
                    inside.append(Node("creature/scorpion", "piece", key="creature-scorpion", form="token", icon="gi:scorpion", owner=owner, width=42, height=42))
            stats = (Stat("figure-prayer", 3, "gi:prayer"),) if kind == "temple" else (Stat("term-port", "⚓", tone="nile"),) if kind == "port" else ()
            places.append(Node(f"zone/{name}", "place", label=Message("zone-name", {"name": name.upper()}), note=f"zone-{kind}", tone=TONES[kind], x=x, y=y,
                               shape=Polygon(cells()[name], soft=14), stats=stats, children=inside))  # fmt: skip
        market = Node("market", "group", label="term-market", layout="tabs", children=[
            Node(f"market/{colour}", "group", label=f"colour-{colour}", tone=colour, layout="grid", columns=4, children=[
                Node(f"market/{colour}/{n}", "card", key=f"tile-{n % 4}", text=f"tile-{n % 4}-text", tone=colour, width=100, height=100, icon=("gi:battered-axe", "gi:scorpion", "gi:prayer", "gi:shield")[n % 4],
                     stats=(Stat("figure-level", n // 4 + 1),), flags=("owned",) if n == 2 else ()) for n in range(16)])
            for colour in ("ruby", "sapphire", "diamond", "onyx")])  # fmt: skip
        areas = [Area("map", "board", "term-map", places, canvas="map", size=(1000, 1000)), ground(), Area("market", "side", "term-market", [market])]
        if seat == 0:
            rows = ("gold", "recruit", "move", "move", "build", "pray", "pray", "buy", "buy", "buy")
            icons = {"gold": "gi:sun", "recruit": "gi:spartan-helmet", "move": "gi:walking-boot", "build": "gi:egyptian-pyramids", "pray": "gi:prayer", "buy": "gi:two-coins"}
            cells_ = [Node(f"cell/{n}", "place", label=f"action-{word}", icon=icons[word], tone="gold" if word == "gold" else "sand",
                           children=[Node(f"cell/{n}/token", "piece", key="piece-token", form="disk", owner=0, width=30, height=30)] if n in (1, 5) else []) for n, word in enumerate(rows)]  # fmt: skip
            prayer = Node("prayer", "group", label="term-prayer", layout="track", children=[
                Node(f"prayer/{n}", "place", label=Message("space", {"number": n}), value=n, tone="turquoise",
                     children=[Node("prayer/marker", "piece", key="piece-marker", form="marker", owner=0, width=26, height=26)] if n == 7 else []) for n in range(12)])  # fmt: skip
            areas.append(Area("board", "mine", "term-personal", [Node("cells", "group", layout="pyramid", rows=(1, 2, 3, 4), children=cells_)]))
            areas.append(Area("prayer", "mine", nodes=[prayer]))
            areas.append(Area("cards", "mine", "term-hand", [Node(f"battle/{n}", "card", key=f"battle-card-{n}", tone="carnelian", icon="gi:crossed-swords", width=80, height=112,
                              stats=(Stat("battle-strength", n), Stat("battle-damage", 4 - n))) for n in range(1, 4)]))  # fmt: skip
        standings = [Standing(s, p, [Part("part-temples", p - 2), Part("part-battles", 2)], [Node(f"pp/{s}", "counter", label="term-prayer", icon="gi:prayer", value=v, limit=11)], unsure=s == 1)
                     for s, p, v in ((0, 5, 7), (1, 3, 4), (2, 6, 2))]  # fmt: skip
        return Scene(Message("title-day", {"round": 3}), areas, standings)

    def options(self) -> list[tuple[str, str, Message, tuple[str, ...], str]]:
        found = []
        for zone in ("wo", "twr", "tw", "wb"):
            for count in range(1, 6):
                found.append((f"move {count} fa {zone}", "move", Message("option-march", {"count": count, "zone": zone.upper()}), ("zone/fa", f"zone/{zone}"), "plain"))
        found.append(("stay", "stay", Message("option-stay"), (), "pass"))
        return found

    def play(self, text: str) -> None:
        verb, *rest = text.split()
        if verb == "move":
            count, left = int(rest[0]), self.troops["fa"][1] - int(rest[0])
            del self.troops["fa"]
            if left:
                self.troops["fa"] = (0, left)
            self.troops[rest[2]] = (0, count)
            self.log.append(Message("event-marched", {"player": SeatRef(0), "count": count, "zone": rest[2].upper()}))
        else:
            self.__init__()  # type: ignore[misc]

    prompt = Message("prompt-march")
