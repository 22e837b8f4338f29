"""The conformance kit: what every game must keep, checked on random matches.

    faults = check(game, setup, games=20, seed=1).faults

Cheap promises (codec, copies, menus, components) are checked at every decision. Dear ones (every
viewer's secrets, words and refusals, scenes) are checked the first time a question comes up in a
match and then ever more rarely, so that a rare question is looked at as closely as a frequent one.
A fault names the promise that was broken, the match's seed and the decision, and carries the
position as text so that it can be loaded again. A new game proves itself with one call; the kit is
public API.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from ennead.kernel._discovery import field_names
from ennead.kernel._events import Event
from ennead.kernel._flow import Option, State
from ennead.kernel._game import AnyGame, Census
from ennead.kernel._seats import EVERYTHING, SPECTATOR
from ennead.kernel._setup import Setup
from ennead.kernel.chance import Recorded, Replayed, Sampled
from ennead.kernel.errors import EnneadError
from ennead.kernel.scene import faults

MAX_DEPTH = 40
"""Frames on the stack; deeper means a loop of calls."""

GLANCES = 60
"""How many imaginable options are explained to a seat's view as well."""

GUESSES = 20
"""How many lists are made up for a verb that takes them, whatever its clause says could be
allowed."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A broken promise: which, in which match and decision, and a position to look at."""

    promise: str
    detail: str
    seed: int
    decision: int
    position: str

    def __str__(self) -> str:
        return f"{self.promise}: {self.detail} (match {self.seed}, decision {self.decision})"


@dataclass(slots=True)
class Report:
    """What was checked and what was found."""

    games: int = 0
    decisions: int = 0
    closely: int = 0
    longest: int = 0
    deepest: int = 0
    faults: list[Fault] = field(default_factory=list)


class BrokenPromise(Exception):
    """Raised inside the kit; becomes a Fault."""


def check(game: AnyGame, setup: Setup, *, games: int = 10, seed: int = 1, every: int = 0) -> Report:
    """Play random matches and check every promise; the dear ones at every `every`-th decision, if
    that is given."""
    report = Report()
    for number in range(games):
        _check_match(game, setup, seed + number, every, report)
        if len(report.faults) >= 10:
            break
    return report


def _check_match(game: AnyGame, setup: Setup, seed: int, every: int, report: Report) -> None:
    rng = random.Random(seed)
    told: list[Event] = []
    luck = Recorded(Sampled(random.Random(seed + 1_000_003)))
    moves: list[tuple[int, Option]] = []
    asked: Counter[str] = Counter()
    reached: State | None = None
    try:
        g: State = game.start(setup, luck, told)
        reached = g
        census = game.census(g)
        bound = game.bound(setup)
        while not g.over:
            if len(moves) >= bound:
                raise BrokenPromise(f"bounded: more than {bound} decisions")
            text, copy = _check_position(game, g, census)
            asked[g.question] += 1
            if len(moves) % every == 0 if every else rng.random() * asked[g.question] < 1:
                report.closely += 1
                _check_secrets(game, g, told, rng)
                _check_words(game, g, rng)
                _check_scenes(game, g, len(moves))
            report.deepest = max(report.deepest, len(g.frames))
            seats = _advisers(game, g)
            if not seats or rng.random() < 0.5:
                seats = g.asked
            seat = seats[int(rng.random() * len(seats))]
            menu = game.menu(g, seat)
            option = menu[int(rng.random() * len(menu))]
            if seats is g.asked:
                moves.append((seat, option))
            told.clear()
            game.apply(g, seat, option)
            if game.codec.encode(copy) != text:
                raise BrokenPromise("copies independent: playing on changed a copy")
            report.decisions += 1
        _check_end(game, g, census)
        _check_replay(game, setup, luck, moves, g)
    except BrokenPromise as broken:
        promise, _, detail = str(broken).partition(": ")
        _record(report, game, promise, detail, seed, len(moves), reached)
    except EnneadError as error:
        _record(report, game, "no error", repr(error), seed, len(moves), reached)
    except Exception as error:  # noqa: BLE001 - a crash of the rules is the fault we look for
        _record(report, game, "no crash", _trace(error), seed, len(moves), reached)
    report.games += 1
    report.longest = max(report.longest, len(moves))


def _advisers(game: AnyGame, g: State) -> tuple[int, ...]:
    """Seats that nobody waits for, but which may suggest an answer to a partner."""
    if not g.sealed:
        return ()
    return tuple(
        [seat for seat in range(g.seats) if seat not in g.asked and game.decider(g, seat) >= 0]
    )


def _record(
    report: Report, game: AnyGame, promise: str, detail: str, seed: int, at: int, g: State | None
) -> None:
    try:
        position = game.codec.encode(g) if g is not None else ""
    except Exception as error:  # noqa: BLE001 - the position may be what is broken
        position = f"cannot be encoded: {error!r}"
    report.faults.append(Fault(promise, detail, seed, at, position))


def _trace(error: Exception) -> str:
    import traceback

    places = traceback.extract_tb(error.__traceback__)[-3:]
    return f"{error!r} at " + " < ".join(f"{p.name}:{p.lineno}" for p in reversed(places))


def _need(holds: bool, promise: str, detail: str | Callable[[], str] = "") -> None:
    if not holds:
        raise BrokenPromise(f"{promise}: {detail if isinstance(detail, str) else detail()}")


def _check_position(game: AnyGame, g: State, census: Census) -> tuple[str, State]:
    """The position is plain data, complete, and somebody can go on from it; its text and a copy."""
    text = game.codec.encode(g)
    back = game.codec.decode(text, game.box_of(g))
    _need(back == g, "encode and decode", lambda: f"{_difference(g, back)}")
    copy = game.copy(g)
    _need(copy == g and game.codec.encode(copy) == text, "copies equal", "a copy differs")
    _need(
        bool(g.asked), "no dead end", f"nobody is asked, but the match is not over ({g.question})"
    )
    _need(len(g.frames) <= MAX_DEPTH, "bounded depth", f"{len(g.frames)} frames")
    _need(
        game.census(g) == census,
        "components conserved",
        lambda: f"{_changed(census, game.census(g))}",
    )
    for seat in g.asked:
        menu = game.menu(g, seat)
        _need(bool(menu), "no dead end", f"seat {seat} has no option at {g.question}")
        _need(len(set(menu)) == len(menu), "no doubled option", f"{g.question}")
        _need(game.menu(back, seat) == menu, "menu after decoding", f"{g.question}")
        copy.menu = None
        _need(game.menu(copy, seat) == menu, "menu after a copy", f"{g.question}")
    for name, tokens in _bags(game, g):
        _need(tokens == sorted(tokens), "hands and bags sorted", f"{name} {tokens}")
    return text, copy


def _bags(game: AnyGame, g: State) -> Iterator[tuple[str, list[int]]]:
    for holder, secret in game.oracle.secrets(g):
        if not secret.ordered:
            yield secret.name, getattr(holder, secret.name)


def _check_secrets(game: AnyGame, g: State, told: list[Event], rng: random.Random) -> None:
    """Nothing a seat may not see shows in its view, menu, prompt, explanations, or the scores it is
    told."""
    for viewer in (*range(g.seats), SPECTATOR):
        view = game.view(g, viewer)
        world = game.determinize(view, rng)
        again = game.view(world, viewer)
        if again != view:
            difference = _difference(view.state, again.state)
            raise BrokenPromise(f"worlds look the same: to seat {viewer}, {difference}")
        if game.decider(g, viewer) < 0:
            continue
        menu = game.menu(g, viewer)
        world.menu = None
        blind = view.state
        blind.menu = None
        _need(
            game.menu(world, viewer) == menu,
            "menu keeps secrets",
            f"{g.question} for seat {viewer}",
        )
        _need(
            game.menu(blind, viewer) == menu,
            "menu from the view",
            f"{g.question} for seat {viewer}",
        )
        prompt = game.prompt(g, viewer)
        _need(game.prompt(blind, viewer) == prompt, "prompt keeps secrets", g.question)
        for option in _some(list(game.imaginable(g, viewer)), GLANCES, rng):
            reasons = game.explain(g, viewer, option)
            _need(
                game.explain(blind, viewer, option) == reasons,
                "explanation keeps secrets",
                f"{option}",
            )
    for event in told:
        for viewer in (*range(g.seats), SPECTATOR):
            game.event_message(event.seen_by(viewer))
    if game.questions[g.question].secret:
        _check_silence(game, g, rng)


def _check_silence(game: AnyGame, g: State, rng: random.Random) -> None:
    """After a secret choice everybody sees who is asked what next: it must not depend on which
    option of a verb was chosen."""
    seat = g.asked[0]
    seed = rng.random()
    followed: dict[str, tuple[str, tuple[int, ...]]] = {}
    for option in _some(game.menu(g, seat), GLANCES, rng):
        world = game.copy(g)
        world.luck = Sampled(random.Random(seed))
        game.apply(world, seat, option)
        after = (world.question, world.asked)
        if followed.setdefault(option.verb, after) != after:
            found = f"{game.write(option)!r} at {g.question} leads to {after}, others do not"
            raise BrokenPromise(f"silence keeps secrets: {found}")


def _check_words(game: AnyGame, g: State, rng: random.Random) -> None:
    """Notation round-trips, labels exist, and the rules alone give the same menu and a reason for
    the rest."""
    for seat in (*g.asked, *_advisers(game, g)):
        menu = game.menu(g, seat)
        for option in menu:
            text = game.write(option)
            _need(game.read(text) is option, "notation round-trips", f"{text!r}")
            game.label(option)
        left = dict.fromkeys(menu)
        for option in dict.fromkeys(game.imaginable(g, seat)):  # two clauses may share a verb
            if _refused(game, g, seat, option, left):
                continue
            left.pop(option, None)
        if left:
            text = game.write(next(iter(left)))
            raise BrokenPromise(
                f"menus come from the rules: {text!r} is in no universe, {g.question}"
            )
        for option in _guesses(game, g, rng):
            _refused(game, g, seat, option, dict.fromkeys(menu))


def _refused(
    game: AnyGame, g: State, seat: int, option: Option, offered: Mapping[Option, None]
) -> bool:
    """Whether the rules refuse an option; they must cite a rule, and agree with the menu."""
    reasons = game.explain(g, seat, option)
    if not reasons:
        _need(
            option in offered,
            "menus come from the rules",
            lambda: f"{game.write(option)!r} breaks no rule but is not offered, {g.question}",
        )
        return False
    _need(
        option not in offered,
        "menus come from the rules",
        lambda: f"{game.write(option)!r} is offered but refused: {reasons[0]}, {g.question}",
    )
    for reason in reasons:
        _need(
            reason.rule in game.rulebook.entries,
            "every refusal cites a rule",
            f"{game.write(option)!r} at {g.question}: {reason}",
        )
    return True


def _guesses(game: AnyGame, g: State, rng: random.Random) -> Iterator[Option]:
    """Lists made up for the verbs that take them, and one option of each verb that is not asked
    for."""
    asked = [clause.verb for clause in game.questions[g.question].clauses]
    for verb in game.verbs.values():
        for _ in range(GUESSES if verb in asked and not verb.countable else verb not in asked):
            values = []
            for slot in verb.slots:
                among = verb.range(slot)
                size = int(rng.random() * 6) if slot.many else 1
                entries = [among[int(rng.random() * len(among))] for _ in range(size)]
                values.append(tuple(entries) if slot.many else entries[0])
            yield verb.find(values)


def _some(options: list[Option], most: int, rng: random.Random) -> list[Option]:
    """A few of many."""
    if len(options) <= most:
        return options
    return [options[int(rng.random() * len(options))] for _ in range(most)]


def _check_scenes(game: AnyGame, g: State, number: int) -> None:
    """The scenes of those who are asked, and of one other viewer in turn, are sound; options point
    at what is there."""
    scenery = game.scenery
    if scenery is None:
        return
    everyone = (*range(g.seats), SPECTATOR, EVERYTHING)
    answering = (*g.asked, *_advisers(game, g))
    for viewer in dict.fromkeys((*answering, everyone[number % len(everyone)])):
        view = game.view(g, viewer).state
        scene = scenery.scene(view, viewer)
        pointed: dict[str, None] = {}
        if viewer in answering:
            for option in game.menu(g, viewer):
                pointed.update(dict.fromkeys(game.points(view, option)))
                game.label(option, view)
                game.manner(view, option)
        if found := faults(scene, tuple(pointed)):
            raise BrokenPromise(f"scene: {'; '.join(found[:3])}")
        _need(len(scene.standings) == g.seats, "scene", "one standing a seat")


def _check_end(game: AnyGame, g: State, census: Census) -> None:
    _need(
        game.census(g) == census,
        "components conserved",
        lambda: f"{_changed(census, game.census(g))}",
    )
    _need(len(game.scores(g)) == g.seats, "scores", "one a seat")
    _need(all(0 <= seat < g.seats for seat in game.winners(g)), "winners", f"{game.winners(g)}")
    _need(not g.asked and not g.frames, "the end is the end", "somebody is still asked")
    everything = game.view(g, EVERYTHING)
    _need(everything.state == g, "everything is everything", "the full view differs")


def _check_replay(
    game: AnyGame, setup: Setup, luck: Recorded, moves: list[tuple[int, Option]], end: State
) -> None:
    """The moves of those who were asked give the same match again: what partners suggested binds
    nobody."""
    g = game.start(setup, Replayed(luck.outcomes))
    for seat, option in moves:
        game.apply(g, seat, option)
    _need(g == end, "same record, same match", lambda: _difference(g, end))


def _difference(one: State, other: State) -> str:
    """The first field in which two positions differ."""
    for name in field_names(type(one)):
        if getattr(one, name) != getattr(other, name):
            return f"{name}: {getattr(one, name)!r} against {getattr(other, name)!r}"[:400]
    return "equal as objects, different as text"


def _changed(before: Census, after: Census) -> str:
    was: Counter[object] = Counter(before)
    now: Counter[object] = Counter(after)
    return f"lost {dict(was - now)}, gained {dict(now - was)}"
