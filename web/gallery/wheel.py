"""Five sectors around a turning wheel, sockets that fill with gems, gods on the borders, tracks, banks and a stepped pyramid."""

from ennead.kernel.geometry import polar
from ennead.kernel import Message, Ref, SeatRef
from ennead.kernel.scene import Area, Circle, Form, Node, Part, Scene, Sector, Standing, Stat, Tone

COLOURS: list[tuple[Tone, Form]] = [("black", "gem-square"), ("yellow", "gem-round"), ("green", "gem-drop"), ("red", "gem-diamond"), ("blue", "gem-hexagon")]
SECTORS: list[tuple[str, Tone, str]] = [("offerings", "sand", "gi:fruit-bowl"), ("nobles", "rose", "gi:egyptian-profile"), ("artisans", "bronze", "gi:hammer-nails"), ("nile", "nile", "gi:sailboat"), ("tomb", "lapis", "gi:sarcophagus")]
GODS = ["gi:eye-of-horus", "gi:sun", "gi:anubis", "gi:ankh", "gi:cat"]


def gem(id: str, colour: int, **more: int) -> Node:
    tone, form = COLOURS[colour]
    return Node(id, "piece", key=f"gem-{tone}", form=form, tone=tone, width=28, height=28, count=more.get("count"))


class Table:
    def __init__(self) -> None:
        self.turned = 0
        self.goods = [3, 1, 2, 0, 2]
        self.entered: dict[int, list[int]] = {0: [0], 2: [2, 2], 3: [3]}
        self.log = [Message("event-turn", {"player": SeatRef(0)})]

    def scene(self, seat: int | None) -> Scene:
        middle = (430.0, 430.0)
        places, pieces = [], []
        for n, (name, tone, icon) in enumerate(SECTORS):
            start = n * 72 - 36
            inside: list[Node] = []
            x, y = polar(285, n * 72)
            if name in ("nobles", "artisans"):
                inside = [Node(f"{name}/{k}", "card", key=f"{name[:-1]}-{k}", tone=tone, icon=icon, width=58, height=80, x=x + (k - 1) * 62, y=y + 26, stats=(Stat("figure-points", 3 + k),)) for k in range(3)]
            elif name == "offerings":
                inside = [gem(f"offering/{k}", k % 5) for k in range(8)]
                for k, node in enumerate(inside):
                    node.x, node.y = x + (k % 4 - 1.5) * 36, y + (k // 4) * 36
            elif name == "nile":
                inside = [Node(f"nile/{k}", "place", label=Message("space", {"number": k + 1}), value=k + 1, x=x + (k - 2) * 40, y=y + 10, tone="water", shape=Circle(18)) for k in range(5)]
            else:
                inside = [Node(f"tomb/{k}", "place", label=Message("space", {"number": k}), value=k, x=x + (k % 5 - 2) * 42, y=y - 10 + (k // 5) * 42, tone="gold" if k == 8 else "papyrus", shape=Circle(18),
                               children=[Node("tomb/cube/0", "piece", key="piece-cube", form="cube", owner=0, width=24, height=24)] if k == 3 else []) for k in range(9)]  # fmt: skip
            places.append(Node(f"sector/{name}", "place", key=f"sector-{name}", tone=tone, x=0, y=0, shape=Sector(172, 412, start + 1, start + 71)))
            pieces += inside
            gx, gy = polar(292, start)
            pieces.append(Node(f"god/{n}", "piece", key=f"god-{n}", form="token", tone="gold", icon=GODS[n], x=gx, y=gy, width=56, height=56, flags=("met",) if n in (1, 3) else ("unmet",)))
        ring = Node("ring", "group", layout="free", x=middle[0], y=middle[1], children=places + pieces)
        sockets = []
        for n, (tone, form) in enumerate(COLOURS):
            sockets.append(Node(f"wheel/{n}", "place", key=f"gem-{tone}", mute=True, tone=tone, shape=Sector(62, 166, n * 72 - 35, n * 72 + 35)))
            for k in range(4):
                x, y = polar(128, n * 72 - 24 + k * 16)
                filled = [gem(f"socket/{n}/{k}/gem", self.entered[n][k])] if k < len(self.entered.get(n, [])) else []
                sockets.append(Node(f"socket/{n}/{k}", "place", label="term-socket", x=x, y=y, tone="linen", shape=Circle(16), children=filled, flags=("off",) if k == 3 else ()))
        wheel = Node("wheel", "group", layout="free", x=middle[0], y=middle[1], turn=72 * self.turned + 0.001, children=sockets)
        hub = Node("hub", "place", key="term-direction", x=middle[0], y=middle[1], tone="gold", shape=Circle(52), icon="gi:clockwise-rotation")
        time = Node("time", "group", label="term-time", layout="pyramid", rows=(2, 3, 4, 5), children=[
            Node(f"time/{n}", "place", key="term-reward", icon=("gi:two-coins", "gi:fruit-bowl", "gi:sun")[n % 3], tone="sand",
                 children=[Node("time/cylinder/1", "piece", key="piece-cylinder", form="cylinder", owner=1, width=28, height=28)] if n == 9 else []) for n in range(14)])  # fmt: skip
        bank = Node("bank", "group", label="term-bank", layout="row", children=[gem(f"bank/{n}", n, count=12 + n) for n in range(5)])
        tracks = Node("tracks", "group", label="term-tracks", layout="table", children=[
            Node("tracks/head", "group", flags=("head",), children=[Node(f"tracks/head/{n}", "text", label=word) for n, word in enumerate(("term-track", "term-step", "figure-points"))]),
            *(Node(f"tracks/{tone}", "group", children=[Node(f"tracks/{tone}/name", "text", label=f"gem-{tone}"), Node(f"tracks/{tone}/step", "counter", label="term-step", value=n % 3, limit=3),
                   Node(f"tracks/{tone}/points", "text", label=Message("points", {"count": (0, 0, 3)[n % 3]}))]) for n, (tone, _) in enumerate(COLOURS))])  # fmt: skip
        areas = [Area("wheel", "board", "term-wheel", [ring, wheel, hub], canvas="wheel", size=(860, 860)), Area("time", "side", "term-time", [time]), Area("bank", "side", "term-bank", [bank, tracks], layout="column")]
        if seat == 0:
            goods = [gem(f"goods/{c}/{k}", c) for c, n in enumerate(self.goods) for k in range(n)]
            areas.append(Area("goods", "mine", "term-goods", goods))
            areas.append(Area("nobles", "mine", "sector-nobles", [Node("noble/mine", "card", key="noble-1", text="noble-text", tone="rose", icon="gi:egyptian-profile", stats=(Stat("figure-points", 4),), flags=("turned",))]))
        standings = [Standing(s, p, [Part("sector-tomb", p - 5), Part("sector-nobles", 5)], [Node(f"goods/{s}", "counter", label="term-goods", icon="gi:cut-diamond", value=v)], ("best",) if s == 0 else ())
                     for s, p, v in ((0, 21, 8), (1, 18, 3))]  # fmt: skip
        return Scene(Message("title-round", {"round": 2}), areas, standings)

    def options(self) -> list[tuple[str, str, Message, tuple[str, ...], str]]:
        found = [(f"visit {name}", "visit", Message("option-visit", {"sector": Ref(f"sector-{name}")}), (f"sector/{name}",), "plain") for name, _, _ in SECTORS[:3]]
        return [*found, ("pass", "pass", Message("option-pass"), (), "pass")]

    def play(self, text: str) -> None:
        verb, *rest = text.split()
        if verb == "visit":
            self.goods[0] -= 1
            self.entered.setdefault(1, []).append(0)
            self.log.append(Message("event-visited", {"player": SeatRef(0), "sector": Ref(f"sector-{rest[0]}")}))
        else:
            self.turned += 1

    prompt = Message("prompt-visit")
