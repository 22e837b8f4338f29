"""The tables of a match: every figure of `components.toml` that the rules read, for one set-up."""

from __future__ import annotations

from ennead.games.ankh.board import Board
from ennead.games.ankh.hexes import members
from ennead.games.ankh.kinds import ACTIONS, CARDS, GUARDIANS, MONUMENTS, POWERS, SPACES
from ennead.kernel import Setup
from ennead.kernel.components import Components


class Layout:
    """Where a scenario puts everything, as hexes and sides of a board (R13.3, R13.4)."""

    def __init__(self, box: Tables, scenario: dict[str, list[str]]) -> None:
        index, side = box.board.index, box.board.side_index
        self.camels = sum(1 << side[name] for line in scenario["camels"] for name in line.split())
        regions = box.board.regions(self.camels)
        self.regions = [
            next(region for region in regions if region >> index[anchor] & 1)
            for anchor in scenario["tokens"]
        ]
        self.neutral = [sum(1 << index[at] for at in scenario[f"{kind}s"]) for kind in MONUMENTS]
        self.gods = [index[at] for at in scenario["gods"]]
        self.warriors = [index[at] for at in scenario["warriors"]]
        self.controlled = [
            (MONUMENTS.index(kind), index[at])
            for kind, at in map(str.split, scenario["controlled"])
        ]

    def problem(self, box: Tables) -> str:
        """What makes this layout unplayable, in words; empty if nothing does."""
        spaces = [*self.gods, *self.warriors, *(space for _, space in self.controlled)]
        spaces += [space for kind in self.neutral for space in members(kind)]
        if {len(self.gods), len(self.warriors), len(self.controlled)} != {box.players}:
            return f"expected a god, a warrior and a monument for each of {box.players} players"
        if len(set(spaces)) < len(spaces) or any(box.board.water >> space & 1 for space in spaces):
            return "two pieces share a space, or one stands on water"
        if sorted(self.regions) != sorted(box.board.regions(self.camels)):
            return "expected exactly one conflict order token in each region"
        return ""


class Tables:
    """Everything that is printed or agreed and does not change during a match."""

    def __init__(self, components: Components, setup: Setup, board: Board) -> None:
        self.board = board
        self.players = setup.players
        self._options(components, setup)
        self._limits(components)
        self._tracks(components)
        self._kinds(components)
        cities = components["module", "two-cities"]["cities"] if setup.on("two-cities") else ()
        self.cities = sum(1 << self.board.index[at] for at in cities)
        scenario = f"{setup['scenario']}-{setup.players}"
        self.layout = Layout(self, components["scenario", scenario])

    def _options(self, components: Components, setup: Setup) -> None:
        self.draft = setup["gods"] == "draft"
        self.random_first = setup["first-player"] == "random"
        self.guardian_choice = [setup[f"guardian-{level}"] for level in (1, 2, 3)]
        self.gates_placed_first = setup["osiris-gates"] == "placed-first"
        self.push_within = setup["satet-push"] == "within"
        self.obelisks_wait = setup["obelisk-turns"] == "waits"
        self.auction = setup.on("guardian-auction")
        self.auctions: list[int] = components["module", "guardian-auction"]["conflicts"]
        self.city_devotion: int = components["module", "two-cities"]["devotion"]

    def _limits(self, components: Components) -> None:
        self.first_followers: int = components["limit", "followers"]["start"]
        self.warriors: int = components["limit", "warriors"]["count"]
        ankhs = components["limit", "ankhs"]
        self.ankhs: int = ankhs["count"] - ankhs["board"]
        self.bases: list[int] = [
            components["limit", "bases"][components["guardian", name]["base"]] for name in GUARDIANS
        ]
        self.camels: int = components["limit", "camels"]["count"]
        self.longest: int = components["limit", "camels"]["line"]
        self.tokens: int = components["limit", "regions"]["tokens"]
        self.smallest: int = components["limit", "regions"]["spaces"]
        self.merging: int = components["limit", "merging"]["players"]
        self.supply: list[int] = [components["monument", name]["count"] for name in MONUMENTS]

    def _tracks(self, components: Components) -> None:
        self.start: int = components["players", str(self.players)]["start"]
        self.last: list[int] = [components["action", name]["spaces"] - 1 for name in ACTIONS]
        events = components["track", "events"]
        self.events = [SPACES.index(name) for name in events["spaces"]]
        self.merge_after: int = events["merge_after"]
        self.forget_after: int = events["forget_after"]
        self.red: int = components["track", "devotion"]["red"]
        self.top: int = components["track", "devotion"]["top"]
        self.row: list[int] = components["track", "row"]["levels"]
        self.symbols: list[int] = components["track", "row"]["guardians"]

    def _kinds(self, components: Components) -> None:
        guardians = [components["guardian", name] for name in GUARDIANS]
        copies: int = components["players", str(self.players)]["guardians"]
        self.level: list[int] = [guardian["level"] for guardian in guardians]
        self.small: list[bool] = [guardian["base"] == "small" for guardian in guardians]
        self.guardians: list[int] = [guardian["count"] for guardian in guardians]
        self.stock: list[int] = [min(copies, count) for count in self.guardians]
        self.strength: list[int] = [components["card", name]["strength"] for name in CARDS]
        self.build_cost: int = components["card", "build"]["followers"]
        self.power_level: list[int] = [components["power", name]["level"] for name in POWERS]
        self.powers_of: list[int] = [
            sum(1 << power for power, at in enumerate(self.power_level) if at == level)
            for level in range(max(*self.power_level, *self.row) + 1)
        ]
        """By level, the set of its powers."""
        self.commanding: int = components["power", "commanding"]["followers"]
        self.omnipresent: int = components["power", "omnipresent"]["followers"]
        self.revered: int = components["power", "revered"]["followers"]
        self.resplendent: dict[str, int] = components["power", "resplendent"]
        self.temple_strength: int = components["power", "temple-attuned"]["strength"]
        self.glorious: dict[str, int] = components["power", "glorious"]
        self.magnanimous: dict[str, int] = components["power", "magnanimous"]
        self.bounty: int = components["power", "bountiful"]["devotion"]
        self.worshipful: dict[str, int] = components["power", "worshipful"]
        self.slots: int = components["god", "anubis"]["slots"]
        self.gates: int = components["god", "osiris"]["gates"]
        self.suns: int = components["god", "ra"]["suns"]

    def conflict_number(self, event: int) -> int:
        """How many conflicts the event track has up to a space."""
        return self.events[: event + 1].count(SPACES.index("conflict"))
