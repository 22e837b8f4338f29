"""Valley of the Kings: Afterlife, with the original game: what the kernel has to know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from ennead.games.afterlife import preparing, staging
from ennead.games.afterlife.actions import (
    amulets,
    books,
    canopic_jars,
    chambers,
    jewelry,
    mummification,
    sarcophagi,
    starters,
    statues,
    tomb_art,
    treasures,
    uniques,
    weapons,
)
from ennead.games.afterlife.cards import KINDS, NAMES, SETS, Tables, kind, pool_of
from ennead.games.afterlife.conditions import NEEDS
from ennead.games.afterlife.crumbling import SLOTS
from ennead.games.afterlife.executing import Action
from ennead.games.afterlife.judgement import JUDGEMENT
from ennead.games.afterlife.pools import (
    BOXES,
    POOL_OPTIONS,
    RULING_OPTIONS,
    check_setup,
    market,
)
from ennead.games.afterlife.scoring import scores, winners
from ennead.games.afterlife.state import EMPTY, Afterlife, Player
from ennead.games.afterlife.turn import Arranging, Match
from ennead.kernel.chance import Scripted
from ennead.kernel.errors import PackError
from ennead.kernel.game import Game
from ennead.kernel.judgement import Judgement
from ennead.kernel.options import Setup, make_setup
from ennead.kernel.seats import SPECTATOR

ACTIONS = (
    *(starters, mummification, jewelry, chambers, weapons, tomb_art, uniques),
    *(sarcophagi, canopic_jars, amulets, books, statues, treasures),
)
"""The modules that hold the cards' actions."""


class AfterlifeGame(Game[Afterlife]):
    """One to six players build decks, buy from a crumbling pyramid and fill their tombs."""

    id = "afterlife"
    version = "1"
    counts = (1, 2, 3, 4, 5, 6)
    options = (*POOL_OPTIONS, *RULING_OPTIONS)
    state = Afterlife
    verbs: ClassVar[Mapping[str, str]] = {
        "buy": "buy {slot}",
        "play": "play {card}",
        "entomb": "entomb {card}",
        "end": "end",
        "arrange": "arrange",
        "lay": "lay {card}",
        "rest": "rest",
        "pay": "pay {card}",
        "done": "done",
        "pass": "pass",
        "fall": "fall {slot}",
        "boat": "boat {slot}",
        "buy-stock": "buy stock",
        "leave": "leave",
        "discard": "discard {card}",
        "sacrifice": "sacrifice {card}",
        "sacrifice-slot": "sacrifice {slot}",
        "entomb-slot": "entomb {slot}",
        "entomb-next": "entomb next",
        "entomb-top": "entomb top",
        "take": "take {slot}",
        "lift": "lift {slot}",
        "choose-slot": "choose {slot}",
        "place": "place {slot}",
        "swap": "swap {slot} {other:slot}",
        "against": "against {opponent:seat}",
        "name": "name {card}",
        "give": "give {card}",
        "aside": "aside {card}",
        "top": "top {card}",
        "fetch": "fetch {card}",
        "repeat": "repeat {card}",
        "return": "return {card}",
        "return-gold": "return {card} for gold",
        "return-action": "return {card} for action",
    }
    chances: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("draw", "look", "stock", "entomb", "reveal", "left-out"), "card"),
        "set": "set",
        "box": "box",
        "starter": "seat",
    }
    arguments: ClassVar[Mapping[str, str]] = {"cards": "card", "other": "card", "sets": "set"}

    def vocabularies(self) -> dict[str, Sequence[str]]:
        seats = [f"seat-{seat}" for seat in range(max(self.counts))]
        return {"card": NAMES, "slot": SLOTS, "seat": seats, "set": SETS, "box": BOXES}

    def setup(self, players: int, options: Mapping[str, str] | None = None) -> Setup:
        """A checked set-up: the pool must be for so many players."""
        setup = super().setup(players, options)
        check_setup(self.components, setup)
        return setup

    def open_box(self, setup: Setup) -> Tables:
        components = self.components
        return Tables(components, setup, NEEDS, lambda luck: market(components, setup, luck))

    def begin(self, setup: Setup, box: Tables) -> Afterlife:
        return Afterlife(
            players=[Player(seat) for seat in range(setup.players)],
            seats=setup.players,
            frames=[Match(step=preparing.prepare.__name__)],
        )

    def scores(self, g: Afterlife) -> list[int]:
        return scores(g)

    def winners(self, g: Afterlife) -> tuple[int, ...]:
        return winners(g)

    def bound(self, setup: Setup) -> int:
        """Turns: R-07. Cards played in a turn: let C be all cards in the match.

        Every card played comes to the table (+1); it leaves it by Hounds or Victory, or by moving itself (-1). Every
        card played executes exactly one action that is not Book of Gates or Tyet, or pays. So all cards played
        but those that executed Hounds, Victory or Mirror Case stay on balance: at most C of them. A Victory fills
        the tomb, which is emptied by such other actions only: at most 2C. Mirror Case comes back by them only: at
        most C + 1. Hounds can be played again only after a Victory, at most 2C + 1 times; and a Book of Gates
        or Tyet that finds Hounds comes back by neither Hounds found that way (R-30), so by a played Hounds or
        a Victory: at most 4C + 5. Together 10C + 7. Each executes at most three actions (two Books of Gates in
        front), and no action asks more than twice for each card and three times each seat, and a dozen times besides.
        """
        box: Tables = self.box(setup)
        size = int(self.components["pool", pool_of(setup)]["market"])
        cards = size + setup.players * sum(box.each)
        turns = 2 * size + setup.players
        if box.change[kind("urn")] or box.change[kind("statue-bastet")]:
            turns *= setup.players + 1  # a swap may then put off the sacrifice for a round
        action = 2 * cards + 3 * setup.players + 12
        return turns * ((10 * cards + 7) * 3 * action + cards * (setup.players + 6))

    def census(self, g: Afterlife) -> list[int]:
        """How many cards of each kind there are, wherever they lie."""
        count = [0] * KINDS
        piles = [g.second, g.third, g.ahead.second, g.ahead.third, g.boneyard]
        for p in g.players:
            piles += [p.hand, p.deck, p.known, p.discard, p.aside, p.tomb, p.played]
        for frame in g.frames:
            if isinstance(frame, Action):
                piles.append(frame.cards)
            elif isinstance(frame, Arranging):
                piles.append(frame.placed)
        for pile in piles:
            for card in pile:
                count[card] += 1
        for card in g.pyramid:
            if card != EMPTY:
                count[card] += 1
        return count

    def facts(self, g: Afterlife) -> dict[str, Any]:
        """The position in words; `seen` is what each seat's view shows of it, `spectator` what is public."""
        told = staging.facts(g)
        if not staging.is_masked(g):
            told["seen"] = [
                staging.facts(self.view(g, seat).state, seat) for seat in range(g.seats)
            ]
            told["spectator"] = staging.facts(self.view(g, SPECTATOR).state, SPECTATOR)
        return told

    def stage(self, setup: Setup, box: Tables, given: Mapping[str, Any]) -> Afterlife:
        return staging.stage(self.components, setup, box, given)

    def judgement(self) -> Judgement[Afterlife]:
        return JUDGEMENT

    def check_components(self) -> None:
        """1.1, 1.2, 1.14: the cards of the box, their levels, the sizes of the sets and of the pools."""
        of = self.components.of
        if tuple(of("card")) != NAMES:
            raise PackError("card", "the cards must be those of the game, in its order")
        for box in BOXES:
            self._check_box(box)
        for name, table in of("set").items():
            held = sum(1 for card in of("card").values() if card["set"] == name)
            if table.get("size", held) != held:
                raise PackError(f"set.{name}.size", f"expected {held}, its number of cards")
        for name in of("pool"):
            self._check_pool(name)

    def _check_pool(self, name: str) -> None:
        table = self.components["pool", name]
        setup = make_setup(self.id, self.counts, self.options, 1, {"pool": name})
        box = self.open_box(setup)
        found = sum(box.market(Scripted([])))
        if found != table["market"]:
            raise PackError(f"pool.{name}.market", f"expected {found}, the sum of its cards")
        if found < len(SLOTS) + box.start:
            problem = "the stock has too few cards for the pyramid and the boneyard"
            raise PackError("tunable.boneyard.start", problem)

    def _check_box(self, box: str) -> None:
        of = self.components.of
        table = of("box")[box]
        sets = [name for name, entry in of("set").items() if entry.get("box") == box]
        mine = {
            name: card
            for name, card in of("card").items()
            if card["set"] in (*sets, "starter") or card.get("box") == box
        }
        for level in (1, 2, 3):
            found = sum(int(card["copies"]) for card in mine.values() if card["level"] == level)
            if found != table[f"level-{level}"]:
                expected = table[f"level-{level}"]
                raise PackError(
                    f"box.{box}.level-{level}",
                    f"expected {expected} cards of this level, the figures make {found}",
                )


GAME = AfterlifeGame
