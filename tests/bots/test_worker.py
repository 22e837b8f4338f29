"""The protocol, and the processes in which our own bots think."""

from __future__ import annotations

import json
import queue
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.kernel.toy.game import MastabaGame

from ennead.bots import Greedy, worker
from ennead.bots.bot import AnyView
from ennead.bots.levels import Level, Searcher
from ennead.bots.protocol import Reply, Request, pack_text, read_reply, read_request
from ennead.bots.worker import MOST_BOTS, Leisure, Memory, answer, ponder
from ennead.games import load, pack_of_text
from ennead.kernel import AnyGame, Game, Keyed, Match

GAME = MastabaGame()


def a_request(bot: str, number: int = 1, **more: Any) -> Request:
    """The first decision of a match, for a bot."""
    match = Match.begin(GAME, GAME.setup(2), Keyed(b"k" * 32))
    return request_in(match.view(0), bot, number, **more)


def request_in(view: AnyView, bot: str, number: int, **more: Any) -> Request:
    menu = GAME.menu(view.state, view.seat)
    return Request.about(GAME, view, menu, 7, bot=bot, number=number, **more)


def a_turn() -> tuple[AnyView, AnyView]:
    """Two decisions of one turn on seat 0, as they look if the first is `peek`."""
    match = Match.begin(GAME, GAME.setup(2), Keyed(b"k" * 32))
    match.play(0, "bid four")
    match.play(1, "bid two")
    first = match.view(0)
    match.play(0, "peek")
    return first, match.view(0)


def test_requests_and_replies_are_lines_that_read_back() -> None:
    """One line each, equal after the way; what a reader does not know it leaves alone."""
    request = a_request("player", table="t", follows=3)
    assert request.line().count("\n") == 1
    assert read_request(request.line(facts={"more": 1})) == request
    assert read_request('{"type": "hello"}') is None
    text = request.options[0]
    reply = Reply(1, text, "sure", 0, {text: 3}, {text: 0.1 + 0.2}, 3, by_goal=True)
    assert read_reply(reply.line(), request) == reply
    assert read_reply(f" {text}\n", request) == Reply(1, text)
    assert reply.share == 1.0


@pytest.mark.parametrize(
    "line",
    ["", "sing", "{", "[]", '{"text": 1}', '{"visits": {"x": "y"}}', '{"number": 2}',
     '{"degree": "very"}', '{"chance": "high"}', '{"text": null}'],
)  # fmt: skip
def test_nonsense_is_no_reply(line: str) -> None:
    """Whatever is written, it is a choice from the menu or an error that can be told."""
    with pytest.raises(ValueError, match=r"answered|wrote"):
        read_reply(line, a_request("player"))


def test_a_line_without_a_view_is_no_request() -> None:
    """What is missing is named."""
    with pytest.raises(ValueError, match="state"):
        read_request('{"type": "choose", "game": "mastaba"}')


def test_a_request_holds_nothing_but_the_view() -> None:
    """The other hand is unknown in it, and the choice is one of the menu."""
    request = a_request("player")
    match = Match.begin(GAME, GAME.setup(2), Keyed(b"k" * 32))
    other = match.position.players[1].hand
    assert f"[1,{other}".replace(" ", "") not in request.line().replace(" ", "")
    reply = answer(request, Memory())
    assert not reply.problem
    assert reply == answer(request, Memory())
    assert reply.text in request.options == [GAME.write(o) for o in GAME.menu(match.position, 0)]


def test_a_pack_travels_as_its_figures() -> None:
    """Only what an owner changed is sent, and the game that is made of it has the same figures."""
    owners = pack_of_text("afterlife", "[card.shabti]\nvp = 9\n", "dear.toml")
    pack = json.loads(pack_text(owners))
    expected = {"figures": {"card": {"shabti": {"vp": 9}}}, "where": "dear.toml"}
    assert pack == {**expected, "digest": owners.pack}
    assert pack_text(load("afterlife")) == ""
    match = Match.begin(owners, owners.setup(2), Keyed(b"k"))
    seat = match.asked[0]
    menu = owners.menu(match.position, seat)
    request = Request.about(owners, match.view(seat), menu, 7, bot="player")
    made = request.load_game()
    assert made is request.load_game()
    assert list(made.components.figures()) == list(owners.components.figures())
    assert not answer(request, Memory()).problem


def test_a_fault_of_a_bot_is_told_not_raised() -> None:
    """A bot that does not exist, a state that cannot be read: a problem, and the worker lives."""
    assert "no bot" in answer(a_request("oracle"), Memory()).problem
    assert answer(replace(a_request("player"), state="[]"), Memory()).problem


def test_a_move_is_judged() -> None:
    """The reply names what was better, with the values of both."""
    request = a_request("", played=a_request("").options[0])
    reply = answer(request, Memory())
    assert reply.text in request.options
    assert set(reply.values) == {request.played, reply.text}
    assert reply.values[reply.text] >= reply.values[request.played]


def test_a_bot_goes_on_with_what_it_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two decisions of one turn are made by one bot; the second search begins with its tree."""
    made: list[Searcher] = []

    def make(level: str) -> Searcher:
        made.append(Level("expert"))
        return made[-1]

    monkeypatch.setattr(worker, "bot_for_people", make)
    memory = Memory()
    first, second = a_turn()
    assert answer(request_in(first, "expert", 1, table="t"), memory).text == "peek"
    reply = answer(request_in(second, "expert", 2, table="t", follows=1), memory)
    assert not reply.problem
    assert len(made) == 1
    assert sum(reply.visits.values()) > reply.iterations


@pytest.mark.parametrize(
    "change",
    [{"table": "other"}, {"table": ""}, {"seat": 1},
     {"bot": "master"}, {"follows": 4}, {"follows": 0}],
    ids=str,
)  # fmt: skip
def test_nobody_gets_the_bot_of_another(change: dict[str, Any]) -> None:
    """A bot is taken again for its table, seat and name, straight after its own choice only."""
    bot, memory = Level("expert"), Memory()
    memory.keep(a_request("expert", 5, table="t"), bot)
    request = a_request("expert", 6, table="t", follows=5)
    assert memory.take(replace(request, **change)) is not bot
    memory.keep(a_request("expert", 5, table="t"), bot)
    assert memory.take(request) is bot


def test_a_worker_remembers_few_bots() -> None:
    """Only seats' bots that have something to keep; who was not asked for longest is forgotten."""
    memory, bots = Memory(), [Level("expert") for _ in range(MOST_BOTS + 1)]
    requests = [a_request("expert", 1, table=f"t{n}", follows=1) for n in range(len(bots))]
    for request, bot in zip(requests[:-1], bots[:-1], strict=True):
        memory.keep(request, bot)
    memory.keep(requests[0], memory.take(requests[0]))
    memory.keep(requests[-1], bots[-1])
    memory.keep(a_request("player", 1, table="t"), Greedy())
    memory.keep(a_request("expert", 1), Level("expert"))
    assert len(memory._bots) == MOST_BOTS
    kept = [memory.take(one) is bot for one, bot in zip(requests, bots, strict=True)]
    assert [number for number, found in enumerate(kept) if not found] == [1]


def test_a_worker_forgets_set_ups(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many set-ups it is asked about, its game keeps tables for a few; answers stay the
    same."""
    monkeypatch.setattr(Game, "most_boxes", 1)
    request = a_request("player")
    expected = answer(request, Memory())
    games = []
    for players in (2, 3, 4, 2, 3, 4):
        match = Match.begin(GAME, GAME.setup(players), Keyed(b"k" * 32))
        asked = request_in(match.view(0), "player", 2)
        assert answer(asked, Memory()).text
        games.append(asked.load_game())
    assert len(set(map(id, games))) > 1
    assert all(len(game._boxes) <= 3 for game in games)
    assert answer(request, Memory()) == expected


def a_pause() -> tuple[AnyGame, Match, int]:
    """A match of two in which seat 0 has just chosen, and seat 1 is asked; how many moves it has."""
    game = load("pharaon")
    match, greedy, rng = Match.begin(game, game.setup(2), Keyed(b"p" * 32)), Greedy(), Random(1)
    while True:
        seat = match.position.asked[0]
        if seat == 1 and match.record and match.record[-1].seat == 0 and match.position.turn > 2:
            return game, match, len(match.record)
        view, menu = match.view(seat), game.menu(match.position, seat)
        match.play(seat, game.write(greedy.choose(game, view, menu, rng)))


def follow_on(bot: Searcher, game: AnyGame, match: Match) -> list[str]:
    """Let seat 1 play what the bot thinks it will; its moves as a request tells them."""
    assert bot._kept is not None
    node, since = bot._kept.root, []
    while match.position.asked == (1,):
        menu = game.menu(match.position, 1)
        branches = [(1, option) for option in menu if (1, option) in node.branches]
        label = max(branches, key=lambda one: len(node.branches[one].branches))
        node = node.branches[label]
        text = game.write(label[1])
        match.play(1, text)
        since.append(f"1 {text}")
    return since


def test_what_was_thought_ahead_counts_when_it_comes_to_that() -> None:
    """A bot that pondered while another was asked begins its next search with the tree below what
    that one has played; if it played something else, or nobody says what, it begins anew."""
    game, match, _ = a_pause()
    memory = Memory()

    def request(number: int, **more: Any) -> Request:
        view = match.view(0)
        menu = game.menu(view.state, 0) if 0 in view.state.asked else []
        return Request.about(game, view, menu, 7, bot="ismcts:20", number=number, table="t", **more)

    left = iter([True] * 600)
    assert ponder(request(1, ponder=True), memory, lambda: next(left, False)) == 600
    ((_, bot),) = memory._bots.values()
    assert isinstance(bot, Searcher)
    kept = bot._kept
    since = follow_on(bot, game, match)
    found = answer(request(2, follows=1, since="\n".join(since)), memory)
    assert found.iterations == 20
    assert sum(found.visits.values()) > 20
    for wrong in ("", "1 pass"):
        bot._kept = kept
        memory._bots["t", 0, "ismcts:20"] = (1, bot)
        begun = answer(request(3, follows=1, since=wrong), memory)
        assert sum(begun.visits.values()) == 20


def test_whoever_asks_ends_the_thinking_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot thinks ahead while nothing waits to be answered and its time lasts, and not longer."""
    monkeypatch.setattr(worker, "PONDER_BIT", 0.0)
    lines: queue.Queue[bytes] = queue.Queue()
    leisure = Leisure(lines)
    assert leisure()
    lines.put(b"{}")
    assert not leisure()
    monkeypatch.setattr(worker, "PONDER_SECONDS", 0.0)
    assert not Leisure(queue.Queue())()
