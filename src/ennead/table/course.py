"""A finished match at a glance: what the points were made of, round by round, and the chances."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ennead.kernel import EVERYTHING, Match
from ennead.kernel.scene import Scene, Standing
from ennead.table import messages as m
from ennead.table.documents import Course, CoursePoint
from ennead.table.history import History
from ennead.table.kit import GameKit


def course(kit: GameKit, match: Match, history: History) -> Course:
    """Look at every position of a match once."""
    chances: list[tuple[int, ...]] = []
    parts: list[tuple[int, Scene]] = []
    """The last scene of each part of the match, with its frame."""
    turn, judgement = -1, kit.game.judgement()
    goal = judgement is not None and judgement.by_goal(match.setup.players)
    for number, g in enumerate(_positions(match, history)):
        chances.append(_chances(kit, g))
        if g.turn != turn or g.over:
            turn = g.turn
            scene = kit.scene(kit.game.mask(g, EVERYTHING), EVERYTHING)
            if parts and _section(parts[-1][1]) == _section(scene):
                parts.pop()
            parts.append((number, scene))
    words = {
        str(m.words(part.label)): m.words(part.label)
        for _, scene in parts
        for standing in scene.standings
        for part in standing.parts
    }
    points = [
        CoursePoint(
            number,
            m.words(scene.title),
            tuple(standing.total for standing in scene.standings),
            tuple(_by_label(standing, words) for standing in scene.standings),
        )
        for number, scene in parts
    ]
    return Course(
        tuple(entry.seat for entry in match.record),
        tuple(words.values()),
        tuple(points),
        tuple(chances) if judgement is not None else (),
        goal,
    )


def _positions(match: Match, history: History) -> Iterator[Any]:
    g = history.position(0)
    yield g
    for entry in match.record:
        history.play(g, entry)
        yield g


def _section(scene: Scene) -> object:
    """The part of a match that a scene belongs to: its round, where the title has one."""
    title = scene.title
    if isinstance(title, str):
        return title
    return title.args.get("round", title.args.get("turn", str(m.words(title))))


def _by_label(standing: Standing, labels: Iterable[str]) -> tuple[int, ...]:
    counted = dict.fromkeys(labels, 0)
    for part in standing.parts:
        counted[str(m.words(part.label))] += part.value
    return tuple(counted.values())


def _chances(kit: GameKit, g: Any) -> tuple[int, ...]:
    """What each seat may hope for; after the last move what it got."""
    judgement = kit.game.judgement()
    if judgement is None:
        return ()
    if judgement.goal_reached is not None and judgement.by_goal(g.seats):
        return (round(100 * judgement.goal_reached(g)),)
    if g.over:
        winners = kit.game.winners(g)
        return tuple(100 // len(winners) if seat in winners else 0 for seat in range(g.seats))
    return tuple(round(100 * chance) for chance in judgement.evaluate(g))
