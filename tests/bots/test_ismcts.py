"""`ismcts`: a search with a budget and cores of the user's choice."""

from __future__ import annotations

import gc
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.kernel.toy.game import MastabaGame

from ennead.arena.backends import Job, play_pairing
from ennead.arena.schedule import Pairing
from ennead.bots import BOTS, BotFault, make
from ennead.bots.bot import AnyView
from ennead.bots.ismcts import EXAMPLES, ParallelSearcher, merge, parse, share_out
from ennead.bots.levels import MASTER_BUDGET, THOROUGH, Searcher
from ennead.bots.programs import LineProcess, worker_environment
from ennead.bots.protocol import Reply, Request
from ennead.bots.search import Budget, Search, SearchResult
from ennead.cli import main
from ennead.games import load
from ennead.kernel import AnyGame, Option, Sampled, Setup, SetupError

GAME = MastabaGame()


def asked(game: AnyGame, players: int = 3) -> tuple[AnyView, list[Option]]:
    """The first decision of a match with more than one option."""
    g = game.start(game.setup(players), Sampled(random.Random(5)))
    while len(game.menu(g, g.asked[0])) < 2:
        game.apply(g, g.asked[0], game.menu(g, g.asked[0])[0])
    return game.view(g, g.asked[0]), game.menu(g, g.asked[0])


def pids(bot: ParallelSearcher) -> list[int]:
    """The processes of a bot."""
    return [one.process.pid for one in bot.processes if one.process is not None]


@pytest.fixture(scope="module")
def pair() -> Iterator[ParallelSearcher]:
    """A bot of two cores that several tests ask; starting one takes time."""
    bot = ParallelSearcher("ismcts:7@2", Budget(iterations=7), 2)
    yield bot
    bot.close()


# -- names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "budget", "cores"),
    [
        ("ismcts", MASTER_BUDGET, 1),
        ("ismcts:1", Budget(iterations=1), 1),
        ("ismcts:400", Budget(iterations=400), 1),
        ("ismcts:1000000000", Budget(iterations=1_000_000_000), 1),
        ("ismcts:2s", Budget(seconds=2.0), 1),
        ("ismcts:0.5s", Budget(seconds=0.5), 1),
        ("ismcts:0.001s", Budget(seconds=0.001), 1),
        ("ismcts:86400s", Budget(seconds=86400.0), 1),
        ("ismcts:400@1", Budget(iterations=400), 1),
        ("ismcts:400@2", Budget(iterations=400), 2),
        ("ismcts:400@256", Budget(iterations=400), 256),
        ("ismcts:2s@2", Budget(seconds=2.0), 2),
        ("ismcts:2s@all", Budget(seconds=2.0), 6),
        ("ismcts@all", MASTER_BUDGET, 6),
    ],
)
def test_a_name_says_how_long_and_on_how_many_cores(
    monkeypatch: pytest.MonkeyPatch, name: str, budget: Budget, cores: int
) -> None:
    """Iterations, seconds and cores are read from the name; it searches as a master does."""
    monkeypatch.setattr("ennead.bots.ismcts.os.cpu_count", lambda: 6)
    assert parse(name) == (budget, cores)
    bot: Any = make(name)
    assert (type(bot), bot.name, bot.budget) == (
        ParallelSearcher if cores > 1 else Searcher,
        name,
        budget,
    )
    assert (bot.cores == cores) if cores > 1 else (bot.config == THOROUGH)


FORM = "expected ismcts, ismcts:400, ismcts:2s, ismcts:400@2 or ismcts:2s@all"


@pytest.mark.parametrize(
    ("name", "says"),
    [
        *(
            (name, FORM)
            for name in (
                *("ismcts:", "ismcts:x", "ismcts:-1s", "ismcts:-5", "ismcts:s", "ismcts:1e999s"),
                *("ismcts:1e3", "ismcts:1.5", "ismcts:nans", "ismcts:infs", "ismcts:2 s"),
                *("ismcts: 5", "ismcts:5 ", "ismcts:5\n", "ismcts:2m", "ismcts:٤", "ismcts:.5s"),
                *("ismcts@", "ismcts:5@", "ismcts:5@x", "ismcts:5@-1", "ismcts:5@all@2"),
                *("ismcts:5@1.5", "ismcts:@2", "ismcts@2:5", "ismcts:5:6", "ismcts:5@ALL"),
            )
        ),
        ("ismcts:0", "expected 1 to 1000000000 iterations, got 0 in 'ismcts:0'"),
        ("ismcts:1000000001", "expected 1 to 1000000000 iterations, got 1000000001"),
        ("ismcts:" + "9" * 5000, "expected 1 to 1000000000 iterations, got 999"),
        ("ismcts:0s", "expected 0.001 to 86400 seconds, got 0 in"),
        ("ismcts:0.0s", "expected 0.001 to 86400 seconds, got 0.0 in"),
        ("ismcts:86401s", "expected 0.001 to 86400 seconds, got 86401 in"),
        ("ismcts:" + "9" * 5000 + "s", "expected 0.001 to 86400 seconds, got 999"),
        ("ismcts:5@0", "expected 1 to 256 cores, got 0 in 'ismcts:5@0'"),
        ("ismcts:5@257", "expected 1 to 256 cores, got 257 in"),
        ("ismcts:2s@99999999999", "expected 1 to 256 cores, got 99999999999 in"),
        (
            "ismctss",
            "there is no bot 'ismctss'; the bots are .*, old-master, ismcts, or run:PROGRAM",
        ),
    ],
)
def test_a_wrong_name_is_answered_in_one_sentence(name: str, says: str) -> None:
    """What was expected and what came, whatever is wrong with it."""
    with pytest.raises(SetupError, match=says) as caught:
        make(name)
    assert "\n" not in str(caught.value)


def test_the_examples_are_right_and_fit_into_a_list_of_bots() -> None:
    """What help and errors show can be typed, and has no comma, which stands between bots."""
    assert [make(name).name for name in EXAMPLES] == list(EXAMPLES)
    assert not any("," in name for name in EXAMPLES)
    assert "ismcts" not in BOTS


# -- choices --------------------------------------------------------------------------------------


def test_without_a_budget_it_is_a_master() -> None:
    """The same thoughts as those of `master`, decision for decision."""
    bots: list[Any] = [make("master"), make("ismcts")]
    g = GAME.start(GAME.setup(2), Sampled(random.Random(5)))
    thoughts = []
    while not g.over:
        seat = g.asked[0]
        menu = GAME.menu(g, seat)
        choices = [bot.choose(GAME, GAME.view(g, seat), menu, random.Random(3)) for bot in bots]
        assert choices[0] == choices[1]
        assert bots[0].last_result == bots[1].last_result
        thoughts.append(bots[0].last_result)
        GAME.apply(g, seat, choices[0])
    assert len([thought for thought in thoughts if thought]) > 6


def test_seconds_end_its_thought() -> None:
    """A budget of time is kept on one core, with as many iterations as it is good for."""
    bot: Any = make("ismcts:0.02s")
    view, menu = asked(GAME)
    assert bot.choose(GAME, view, menu, random.Random(1)) in menu
    assert bot.last_result.iterations >= 1


def apart(game: AnyGame, view: AnyView, seed: int, iterations: int, cores: int) -> SearchResult:
    """What so many cores find together, but one after the other, here."""
    rng = random.Random(seed)
    menu = game.menu(view.state, view.seat)
    texts = {game.write(option): option for option in menu}
    replies = []
    for share in share_out(iterations, cores):
        search = Search(game, view, random.Random(f"{rng.random()}"), THOROUGH)
        found = search.run(menu, Budget(share))
        visits = {game.write(option): count for option, count in found.visits.items()}
        values = {game.write(option): value for option, value in found.values.items()}
        replies.append(Reply(visits=visits, values=values, iterations=found.iterations))
    return merge(replies, texts)


def test_several_cores_choose_the_same_each_time(pair: ParallelSearcher) -> None:
    """The same seed, iterations and cores find the same, in other processes too."""
    view, menu = asked(GAME)
    choices = [pair.choose(GAME, view, menu, random.Random(seed)) for seed in (1, 1, 2)]
    assert choices[0] == choices[1]
    assert pair.last_result == apart(GAME, view, 2, 7, 2) != apart(GAME, view, 1, 7, 2)
    assert pair.last_result.iterations == 7
    assert pair.choose(GAME, view, menu, random.Random(1)) == choices[0]
    assert pair.last_result == apart(GAME, view, 1, 7, 2)


@pytest.mark.parametrize(("iterations", "cores"), [(7, 2), (8, 2), (1, 3), (400, 256), (2, 2)])
def test_no_iteration_is_lost_or_added(iterations: int, cores: int) -> None:
    """Shares add up and differ by one at most."""
    shares = share_out(iterations, cores)
    assert (len(shares), sum(shares)) == (cores, iterations)
    assert max(shares) - min(shares) <= 1


def test_a_core_without_a_share_is_not_asked(
    pair: ParallelSearcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One iteration on two cores is one; a budget of time is spent on both."""
    view, menu = asked(GAME)
    for budget, least in ((Budget(iterations=1), 1), (Budget(seconds=0.01), 2)):
        monkeypatch.setattr(pair, "budget", budget)
        pair.choose(GAME, view, menu, random.Random(1))
        assert pair.last_result is not None
        assert pair.last_result.iterations >= least
        assert pair.last_result.iterations == 1 or not budget.iterations


def test_nothing_but_the_view_goes_to_other_processes(
    pair: ParallelSearcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every byte that is sent stays the same when all that is hidden changes."""
    view, menu = asked(GAME)
    sent: list[str] = []
    send = LineProcess.send

    def noted(process: LineProcess, line: str) -> None:
        sent.append(line)
        send(process, line)

    monkeypatch.setattr(LineProcess, "send", noted)
    texts = set()
    for seed in range(3):
        world = GAME.determinize(view, random.Random(seed))
        texts.add(GAME.codec.encode(world))
        pair.choose(GAME, GAME.view(world, view.seat), menu, random.Random(1))
    assert len(texts) == 3
    assert len(sent) == 6
    assert sent[:2] == sent[2:4] == sent[4:]


def test_a_pack_is_thought_about_with_its_own_figures() -> None:
    """Other processes play with an owner's figures, and with ours when asked about ours."""
    ours = load("afterlife")
    owners = ours.with_pack({"card": {"shabti": {"gold": 5}, "urn": {"vp": 9}}}, "mine.toml")
    bot = ParallelSearcher("ismcts:6@2", Budget(iterations=6), 2)
    thoughts = []
    try:
        for game in (owners, ours):
            view, menu = asked(game, 2)
            bot.choose(game, view, menu, random.Random(1))
            thoughts.append(bot.last_result)
            assert bot.last_result == apart(game, view, 1, 6, 2)
    finally:
        bot.close()
    assert thoughts[0] != thoughts[1]


# -- processes ------------------------------------------------------------------------------------


def gone(pid: int) -> bool:
    """Whether there is no such process any more."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_processes_start_with_the_first_choice_and_end_with_close() -> None:
    """None before there is something to choose, the same ones while the bot plays, none after."""
    bot: Any = make("ismcts:2@2")
    view, menu = asked(GAME)
    assert bot.choose(GAME, view, menu[:1], random.Random(1)) == menu[0]
    assert pids(bot) == []
    bot.close()
    bot.choose(GAME, view, menu, random.Random(1))
    running = pids(bot)
    assert len(running) == 2
    assert not any(map(gone, running))
    bot.choose(GAME, view, menu, random.Random(2))
    assert pids(bot) == running
    bot.close()
    assert all(map(gone, running))
    bot.close()


def test_a_forgotten_bot_leaves_no_processes() -> None:
    """Who does not call `close` has no more to do with them either."""
    bot: Any = make("ismcts:2@2")
    bot.choose(GAME, *asked(GAME), random.Random(1))
    running = pids(bot)
    del bot
    gc.collect()
    assert len(running) == 2
    assert all(map(gone, running))


def test_a_process_that_ends_is_a_fault_of_the_bot() -> None:
    """The verdict names the bot, nothing is left running, and new ones make the next choice."""
    bot: Any = make("ismcts:2@2")
    view, menu = asked(GAME)
    first = bot.choose(GAME, view, menu, random.Random(1))
    running = pids(bot)
    os.kill(running[1], signal.SIGKILL)
    with pytest.raises(BotFault, match="ismcts:2@2: ended"):
        bot.choose(GAME, view, menu, random.Random(1))
    assert all(map(gone, running))
    assert bot.choose(GAME, view, menu, random.Random(1)) == first
    bot.close()


def test_too_many_processes_are_a_fault_of_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system refuses one, those that were started are ended, and the reason is told."""
    started: list[Any] = []
    start = subprocess.Popen

    def limited(*words: Any, **more: Any) -> Any:
        if started:
            raise BlockingIOError(11, "Resource temporarily unavailable")
        started.append(start(*words, **more))
        return started[0]

    monkeypatch.setattr("ennead.bots.programs.subprocess.Popen", limited)
    problem = "ismcts:4@3: cannot be started: Resource temporarily unavailable"
    with pytest.raises(BotFault, match=problem):
        make("ismcts:4@3").choose(GAME, *asked(GAME), random.Random(1))
    assert len(started) == 1
    assert gone(started[0].pid)


def test_an_interrupted_search_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C ends the processes at once, and no late reply is taken for another one."""
    bot: Any = make("ismcts:1000000000@2")
    running: list[int] = []

    def interrupted(process: LineProcess, request: Request) -> Reply:
        running.extend(pids(bot))
        raise KeyboardInterrupt

    monkeypatch.setattr(LineProcess, "receive", interrupted)
    with pytest.raises(KeyboardInterrupt):
        bot.choose(GAME, *asked(GAME), random.Random(1))
    assert len(running) == 2
    assert all(map(gone, running))


KILLED = """
import os, random, signal
from tests.bots.test_ismcts import GAME, asked
from ennead.bots import make
if __name__ == "__main__":
    bot = make("ismcts:2@2")
    bot.choose(GAME, *asked(GAME), random.Random(1))
    send = bot.processes[1].send
    def last(line):
        send(line)
        os.kill(os.getpid(), signal.SIGKILL)
    bot.processes[1].send = last
    bot.budget = type(bot.budget)(iterations=1_000_000_000)
    bot.choose(GAME, *asked(GAME), random.Random(1))
"""


def test_processes_end_with_a_killed_parent(tmp_path: Path) -> None:
    """Even in the middle of a search that would take years: they let go of its standard error."""
    file = tmp_path / "killed.py"
    file.write_text(KILLED, encoding="utf-8")
    parent = subprocess.Popen(
        [sys.executable, str(file)],
        stderr=subprocess.PIPE,
        env=worker_environment(),
        start_new_session=True,
    )
    try:
        parent.communicate(timeout=30)
    except subprocess.TimeoutExpired:
        os.killpg(parent.pid, signal.SIGKILL)
        parent.communicate()
        raise
    assert parent.returncode == -signal.SIGKILL


# -- at the table ---------------------------------------------------------------------------------


def started(game: AnyGame, players: int, bots: list[Any]) -> list[int]:
    """The processes that bots start when they are asked."""
    for bot in bots:
        bot.choose(game, *asked(game, players), random.Random(1))
    return [pid for bot in bots if isinstance(bot, ParallelSearcher) for pid in pids(bot)]


class Enough(SetupError):
    """Ends a match."""


def test_a_match_of_the_arena_ends_its_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when it ends with an error."""
    running: list[int] = []

    def broken(game: AnyGame, setup: Setup, bots: list[Any], seed: str) -> None:
        running.extend(started(game, setup.players, [clock.bot for clock in bots]))
        raise Enough

    monkeypatch.setattr("ennead.arena.backends.play_match", broken)
    with pytest.raises(Enough):
        play_pairing(Job("afterlife", 2), Pairing(0, ("ismcts:2", "ismcts:2@2"), "seed"))
    assert len(running) == 2
    assert all(map(gone, running))


def test_simulate_ends_its_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when a match ends with an error."""
    running: list[int] = []

    def broken(game: AnyGame, setup: Setup, bots: list[Any], games: int, seed: int) -> None:
        running.extend(started(game, setup.players, bots))
        raise Enough

    monkeypatch.setattr("ennead.commands.simulate.play_series", broken)
    assert main(["simulate", "afterlife", "--bots", "random,ismcts:2@2"]) == 2
    assert len(running) == 2
    assert all(map(gone, running))


def test_the_terminal_ends_its_bots(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """When the table is left; and it is said at the beginning who sits there."""
    running: list[int] = []

    def sitting(session: Any) -> int:
        table = session.table
        running.extend(started(table.kit.game, table.match.setup.players, [*table.bots.values()]))
        print(session._notices)
        raise KeyboardInterrupt

    monkeypatch.setattr("ennead.terminal.session.Session.run", sitting)
    words = ["terminal", "afterlife", "--bots", "ismcts:2@2", "--lang", "en", "--seed", "1"]
    assert main(words) == 130
    assert "Thinker: searches like Master" in capsys.readouterr().out
    assert len(running) == 2
    assert all(map(gone, running))
