"""Two people who play by mail, each at a device of their own."""

from __future__ import annotations

import json
import random
from typing import Any

from tests.anywhere.host import Host


class Friend:
    """Somebody at a device of their own."""

    def __init__(self, seat: int) -> None:
        self.host = Host()
        self.rng = random.Random(seat)
        self.seat = seat
        self.table = ""

    def open(self, letter: str) -> tuple[int, Any]:
        status, answer = self.host.ask("replays", letter)
        if status == 201:
            self.table = answer["table"]["id"]
            self.host.open(self.table, self.seat)
        return status, answer

    def letter(self) -> Any:
        return self.host.ask(f"tables/{self.table}/letter")[1]

    def play(self) -> str:
        """Everything there is to decide, then the letter."""
        for _ in range(1000):
            state = self.host.state()
            if state.get("result") or not state.get("decision") or self.letter().get("ready"):
                break
            text = self.rng.choice(state["decision"]["options"])["text"]
            id = f"m{self.rng.getrandbits(60)}"
            self.host.say({"type": "move", "id": id, "seq": state["seq"], "text": text})
        status, sealed = self.host.ask(f"tables/{self.table}/letter", {})
        assert status == 201, sealed
        return str(sealed["text"])


def begun(game: str, *bots: str) -> tuple[Friend, Friend, str]:
    """Two friends, the second of whom has accepted; and the letter that says so."""
    ada, bob = Friend(0), Friend(1)
    seats = [{"holder": "me", "name": "Ada"}, {"holder": "link"}]
    seats += [{"holder": "bot", "level": level} for level in bots]
    status, made = ada.host.ask("tables", {"game": game, "seats": seats})
    assert status == 201, made
    ada.table = made["table"]["id"]
    ada.host.open(ada.table)
    invitation = json.loads(ada.letter()["text"])
    assert bob.open(json.dumps(invitation | {"name": "Bob"}))[0] == 201
    return ada, bob, bob.letter()["text"]


def whole_match(game: str) -> list[tuple[dict[str, str], dict[str, str]]]:
    """What both devices have stored before each letter of a match, the writer's first."""
    ada, bob, letter = begun(game)
    ada.open(letter)
    writer, reader, moments = ada, bob, []
    while True:
        moments.append(({**writer.host.stored}, {**reader.host.stored}))
        reader.open(writer.play())
        if reader.host.state().get("result"):
            return moments
        writer, reader = reader, writer
