"""A card pyramid, a boneyard, hands and fanned tombs."""

from ennead.kernel import Message, Ref, SeatRef
from ennead.kernel.scene import Area, Node, Part, Scene, Standing, Stat, Tone

CARDS: dict[str, tuple[Tone, str, int, int]] = {
    "axe": ("green", "gi:battle-axe", 2, 1),
    "khopesh": ("green", "gi:curvy-knife", 5, 2),
    "scarab": ("brown", "gi:scarab-beetle", 3, 2),
    "necklace": ("brown", "gi:necklace-display", 4, 2),
    "serdab": ("yellow", "gi:egyptian-temple", 3, 1),
    "hook": ("red", "gi:fishing-hook", 4, 2),
    "linen": ("red", "gi:mummy-head", 2, 1),
    "mural": ("light-blue", "gi:egyptian-profile", 6, 3),
    "urn": ("slate", "gi:painted-pottery", 0, 1),
    "shabti": ("slate", "gi:egyptian-walk", 0, 1),
    "book": ("violet", "gi:spell-book", 7, 3),
}


def card(id: str, name: str, owner: int | None = None) -> Node:
    tone, icon, cost, gold = CARDS[name]
    return Node(
        id, "card", key=f"card-{name}", text=f"card-{name}-text", note=f"set-{tone}", tone=tone, icon=icon, owner=owner,
        stats=(Stat("figure-cost", cost), Stat("figure-gold", gold, "gi:two-coins")),
    )  # fmt: skip


class Table:
    """What lies where; a move is a word and a card."""

    def __init__(self) -> None:
        self.slots: dict[str, str | None] = {
            "t": "book", "m1": "mural", "m2": "hook", "b1": "axe", "b2": "scarab", "b3": "serdab",
        }  # fmt: skip
        self.hand = ["urn", "shabti", "khopesh", "linen", "shabti"]
        self.tomb = ["necklace", "axe"]
        self.picked: list[str] = []
        self.log: list[Message] = [Message("event-turn", {"player": SeatRef(0)})]

    def scene(self, seat: int | None) -> Scene:
        slots = []
        for name, lying in self.slots.items():
            inside = [card(f"pyramid/{name}/card", lying)] if lying else []
            slots.append(Node(f"pyramid/{name}", "place", label=f"slot-{name}", children=inside))
        pyramid = Node("pyramid", "group", label="term-pyramid", layout="pyramid", rows=(1, 2, 3), children=slots, x=330, y=232)
        stock = Node("stock", "group", label="term-stock", layout="pile", x=78, y=378, children=[
            Node("stock/top", "card", label="term-stock", flags=("hidden",), count=49)])  # fmt: skip
        boneyard = Node("boneyard", "group", label="term-boneyard", layout="pile", x=582, y=378, children=[
            Node("boneyard/top", "card", key="card-linen", text="card-linen-text", note="set-red", tone="red", icon="gi:mummy-head",
                 stats=(Stat("figure-cost", 2), Stat("figure-gold", 1)), count=3)])  # fmt: skip
        areas = [Area("market", "board", canvas="market", size=(660, 470), nodes=[pyramid, stock, boneyard])]
        if seat == 0:
            areas.append(Area("hand", "mine", "term-hand", [card(f"hand/{n}", name) for n, name in enumerate(self.hand)]))
            areas.append(Area("tomb", "mine", "term-tomb", self.sets("mine")))
        for other in (1, 2):
            tomb = [Node(f"seat-{other}/tomb", "group", label="term-tomb", layout="fan", value=9, children=[
                card(f"seat-{other}/tomb/{n}", name) for n, name in enumerate(("mural", "hook", "linen"))]),
                Node(f"seat-{other}/hand", "group", label="term-hand", layout="fan", children=[
                    Node(f"seat-{other}/hand/{n}", "card", label="term-card", flags=("hidden",)) for n in range(5)])]  # fmt: skip
            areas.append(Area(f"seat-{other}", "seat", owner=other, nodes=tomb, layout="column"))
        return Scene(Message("title-round", {"round": 4}), areas, self.standings())

    def sets(self, prefix: str) -> list[Node]:
        by: dict[Tone, list[str]] = {}
        for name in self.tomb:
            by.setdefault(CARDS[name][0], []).append(name)
        return [Node(f"{prefix}/tomb/{tone}", "group", label=f"set-{tone}", layout="fan", value=len(names) ** 2,
                     children=[card(f"{prefix}/tomb/{name}/{n}", name) for n, name in enumerate(names)]) for tone, names in by.items()]  # fmt: skip

    def standings(self) -> list[Standing]:
        hand = Node("count/hand", "counter", label="term-hand", icon="gi:card-play", value=len(self.hand))
        mine = [Part("set-brown", 1, "part-different"), Part("set-green", 1)]
        return [
            Standing(0, 2, mine, [hand, Node("count/deck", "counter", label="term-deck", icon="gi:card-draw", value=6)]),
            Standing(1, 9, [Part("set-red", 9)], [Node("count/hand/1", "counter", label="term-hand", icon="gi:card-play", value=5)], ("best",)),
            Standing(2, 4, [Part("set-light-blue", 4)], [Node("count/hand/2", "counter", label="term-hand", icon="gi:card-play", value=5)]),
        ]

    def options(self) -> list[tuple[str, str, Message, tuple[str, ...], str]]:
        found = []
        for name in ("b1", "b2", "b3"):
            if lying := self.slots[name]:
                found.append((f"buy {name}", "buy", Message("option-buy", {"card": Ref(f"card-{lying}")}), (f"pyramid/{name}",), "plain"))
        for n, name in enumerate(self.hand):
            ref = {"card": Ref(f"card-{name}")}
            found.append((f"use {name} {n}", "use", Message("option-use", ref), (f"hand/{n}",), "plain"))
            found.append((f"entomb {name} {n}", "entomb", Message("option-entomb", ref), (f"hand/{n}",), "costly"))
        found.append(("end", "end", Message("option-end"), (), "pass"))
        return found

    def play(self, text: str) -> None:
        verb, *rest = text.split()
        if verb == "buy":
            bought = self.slots[rest[0]]
            assert bought
            self.hand.append(bought)
            feeder = {"b1": "m1", "b2": "m1", "b3": "m2"}[rest[0]]
            self.slots[rest[0]], self.slots[feeder], self.slots["t"] = self.slots[feeder], self.slots["t"], None
            self.log.append(Message("event-bought", {"player": SeatRef(0), "card": Ref(f"card-{bought}")}))
        elif verb == "entomb":
            name = self.hand.pop(int(rest[1]))
            self.tomb.append(name)
            self.log.append(Message("event-entombed", {"player": SeatRef(0), "card": Ref(f"card-{name}")}))
        elif verb == "use":
            name = self.hand.pop(int(rest[1]))
            self.log.append(Message("event-used", {"player": SeatRef(0), "card": Ref(f"card-{name}")}))
        else:
            self.__init__()  # type: ignore[misc]

    prompt = Message("prompt-turn")
