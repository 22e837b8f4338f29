"""What random matches of every game say and show: the words that the texts are held against."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

from tests.kernel.toy.game import MastabaGame

from ennead.games import load
from ennead.kernel import SPECTATOR, AnyGame, Match, Message
from ennead.kernel.chance import Sampled
from ennead.kernel.scene import Scene, Words, every

from siwa import GAME as SIWA

OTHERS = {"mastaba": MastabaGame, "siwa": SIWA}
"""The toy of the tests, and what `ennead new-game` writes."""
OFTEN = 20
"""How often each verb is said as its view words it."""


@cache
def game_of(id: str) -> AnyGame:
    return OTHERS[id]() if id in OTHERS else load(id)


@cache
def told_by(id: str) -> list[Message]:
    """Every prompt, label, event and refusal of a random match for each number of players, without
    repetition."""
    game = game_of(id)
    said: dict[str, Message] = {}
    worded: Counter[str] = Counter()
    for players in game.counts:
        rng = random.Random(players)
        match = Match.begin(game, game.setup(players), Sampled(rng))
        while not match.over:
            seat = match.asked[0]
            menu = game.menu(match.position, seat)
            option = menu[int(rng.random() * len(menu))]
            messages = [game.prompt(match.position, seat), game.label(option)]
            if game.verbs[option.verb].label is not None and worded[option.verb] < OFTEN:
                worded[option.verb] += 1
                messages.append(game.label(option, match.view(seat).state))
            entry = match.choose(seat, option)
            for viewer in range(-2, players):
                seen = [event.seen_by(viewer) for event in entry.events if not event.final]
                messages += [game.event_message(event) for event in seen]
            if entry.final and not entry.final.startswith("undo-chance-"):
                messages.append(Message(entry.final))
            said.update((message.id, message) for message in messages)
    return list(said.values())


def words_of(scene: Scene) -> Iterator[Message]:
    """Every word on a table."""
    said: list[Words | None] = [scene.title, *(area.title for area in scene.areas)]
    for standing in scene.standings:
        said.append(standing.role)
        said += [word for part in standing.parts for word in (part.label, part.note)]
    for node in every(scene):
        said += [node.label if node.label is not None else node.key, node.note, node.text]
        said += [stat.name for stat in node.stats]
        if node.detail is not None:
            said += [node.detail.text, *node.detail.lines]
    for words in said:
        if words:
            yield Message(words) if isinstance(words, str) else words


@cache
def shown_by(id: str) -> list[Message]:
    """Every word that tables of random matches show to a seat and to a spectator, without
    repetition."""
    game = game_of(id)
    scenery = game.scenery
    assert scenery is not None
    shown: dict[str, Message] = {}
    for players in {min(game.counts), max(game.counts)}:
        rng = random.Random(players)
        match = Match.begin(game, game.setup(players), Sampled(rng))
        due = 0
        while not match.over:
            seat = match.asked[0]
            if len(match.record) >= due:
                due = len(match.record) * 5 // 4 + 1
                for viewer in (seat, SPECTATOR):
                    scene = scenery.scene(match.view(viewer).state, viewer)
                    shown.update((message.id, message) for message in words_of(scene))
            menu = game.menu(match.position, seat)
            match.choose(seat, menu[int(rng.random() * len(menu))])
    return list(shown.values())
