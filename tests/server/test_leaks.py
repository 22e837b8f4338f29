"""Nothing a seat may not see is ever sent to it.

Two worlds that differ only in what a viewer cannot know must give that viewer the same bytes. The
second world deals all hidden tokens anew (`determinize`), has other secrets in its events, other
sealed answers and another chance key.
"""

from __future__ import annotations

import asyncio
import random
import shutil
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from sqlalchemy import update
from tests.server.running import TOY, Browser, Running, Socket, own_token, play_out

from ennead.bots.protocol import Request
from ennead.kernel import EVERYTHING, SPECTATOR, Entry, Event, Match
from ennead.kernel.chance import Keyed
from ennead.kernel.scene import every
from ennead.server import record
from ennead.server.botdriver import _is_watched
from ennead.server.people.visitors import guest
from ennead.server.services import build
from ennead.server.settings import Settings
from ennead.server.storage import schema
from ennead.server.tokens import digest, new_token
from ennead.table import messages as m
from ennead.table import requests, speech
from ennead.table.catalog import GameCatalog
from ennead.table.documents import NewTable, SeatWish
from ennead.table.kit import GameKit
from ennead.table.log import LoggedEvent
from ennead.table.refused import Refused
from ennead.table.seating import Holder, Seating, SeatRow
from ennead.table.table import Subscription, Table

GAMES = [
    "mastaba",
    *(
        id
        for id in ("afterlife", "kemet", "ankh", "pharaon")
        if find_spec(f"ennead.games.{id}.game")
    ),
]
DECISIONS = 25


def kit_of(game: str) -> GameKit:
    return GameCatalog((TOY,)).kit(game)


def other_event(event: Event, viewer: int) -> Event:
    """The same event, with other secrets where the viewer is not in the audience."""
    if not event.secret or viewer in event.audience:
        return event
    secret = {name: other_value(value) for name, value in event.secret.items()}
    return Event(event.name, event.args, secret, event.audience, event.final)


def other_value(value: object) -> object:
    if isinstance(value, list | tuple):
        return [other_value(one) for one in value]
    return 0 if value else 1


def other_entry(kit: GameKit, entry: Entry, viewer: int) -> Entry:
    """The same move; of other seats not even the move itself is certain."""
    events = [other_event(event, viewer) for event in entry.events]
    if entry.seat == viewer:
        return replace(entry, events=events)
    text = questions(kit, 0)[0]
    return replace(entry, events=events, option=kit.read(text), text=text)


def twin(table: Table, viewer: int, rng: random.Random) -> Table:
    """A table that the viewer cannot tell from this one."""
    kit, match = table.kit, table.match
    game = kit.game
    world = game.determinize(game.view(match.position, viewer), rng)
    opening = replace(
        match.opening,
        events=[other_event(event, viewer) for event in match.opening.events],
        outcomes=[],
        checksum="other",
    )
    moves = [other_entry(kit, entry, viewer) for entry in match.record]
    luck = Keyed(rng.randbytes(32))
    other = Match.restore(game, match.setup, luck, opening, moves, game.codec.encode(world))
    other._marks = match._marks  # whether there is something to undo is no secret of others
    return Table(kit, other, luck)


def everything_sent(table: Table, viewer: int) -> Iterator[bytes]:
    """All that a viewer can get out of a table at this moment."""
    for scene in (True, False):
        yield msgspec.json.encode(table.state(Subscription(viewer, scene)))
    yield msgspec.json.encode(table.glance(0))
    if table.over:
        return
    yield from thought(table, viewer)
    kit = table.kit
    view = table.view(viewer)
    nodes = list(every(kit.scene(view, viewer)))
    for node in nodes[:: max(1, len(nodes) // 20)]:
        yield msgspec.json.encode(table.explain(viewer, requests.Explain("e", target=node.id)))
    for text in questions(kit, viewer):
        yield msgspec.json.encode(table.explain(viewer, requests.Explain("e", text=text)))
        if viewer >= 0:
            option = kit.read(text)
            if option not in kit.game.menu(table.position, viewer):
                with pytest.raises(Refused) as refused:
                    table.play(viewer, text, table.seq)
                yield msgspec.json.encode(refused.value.denial("p", table.seq))


def thought(table: Table, viewer: int) -> Iterator[bytes]:
    """All that a hint or a review for a seat is made from, and the words of one."""
    game = table.kit.game
    if viewer not in table.asked:
        return
    view = game.view(table.position, viewer)
    menu = list(game.menu(view.state, view.seat))
    yield Request.about(game, view, menu, 1, bot="master", number=1).line().encode()
    for option in menu[:5]:
        for scene in (True, False):
            advice = table.advise(viewer, game.write(option), "sure", 50, scene=scene)
            yield msgspec.json.encode(advice)


def questions(kit: GameKit, viewer: int) -> list[str]:
    """A few moves that may or may not be possible, the same for every world."""
    rng = random.Random(viewer)
    texts = []
    for verb in kit.game.verbs.values():
        for _ in range(3):
            values: list[Any] = []
            for slot in verb.slots:
                among = verb.range(slot)
                value = among[int(rng.random() * len(among))]
                values.append((value,) if slot.many else value)
            texts.append(kit.game.write(verb.find(values)))
    return texts


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_two_worlds_give_the_same_bytes(game: str, seed: int) -> None:
    """At every decision of a random match, for every seat and for a spectator."""
    kit = kit_of(game)
    rng = random.Random(seed)
    counts = [count for count in kit.game.counts if count > 1]
    setup = kit.game.setup(counts[seed % len(counts)])
    luck = Keyed(rng.randbytes(32))
    match = Match.begin(kit.game, setup, luck)
    for _ in range(DECISIONS):
        if match.over:
            break
        table = Table(kit, match, luck)
        viewer = int(rng.random() * (setup.players + 1)) - 1
        other = twin(table, viewer, rng)
        for number, (mine, theirs) in enumerate(
            zip(everything_sent(table, viewer), everything_sent(other, viewer), strict=True)
        ):
            assert mine == theirs, f"message {number} tells viewer {viewer} something"
        for _ in range(3):
            if not match.over:
                seat = match.asked[int(rng.random() * len(match.asked))]
                menu = kit.game.menu(match.position, seat)
                match.choose(seat, menu[int(rng.random() * len(menu))])


@pytest.mark.parametrize("game", GAMES)
def test_what_a_bot_says_does_not_depend_on_its_hand(game: str) -> None:
    """The same move of a bot, in worlds that a spectator cannot tell apart and in which the bot
    itself holds other things: everybody hears the same, at every decision of a random match."""
    kit, rng = kit_of(game), random.Random(3)
    luck = Keyed(rng.randbytes(32))
    match = Match.begin(kit.game, kit.game.setup(2), luck)
    said = 0
    for _ in range(4 * DECISIONS):
        if match.over:
            break
        table = Table(kit, match, luck)
        seat = match.asked[int(rng.random() * len(match.asked))]
        menu = kit.game.menu(match.position, seat)
        chosen = menu[int(rng.random() * len(menu))]
        tables = [table, twin(table, SPECTATOR, rng), twin(table, SPECTATOR, rng)]
        heard = []
        for one in tables:
            words = speech.public_words(kit.game, one.position, seat, chosen)
            if words is not None:
                one.said[seat] = speech.Saying(seat, 0, words)
            heard.append(msgspec.json.encode(one.state(Subscription(SPECTATOR, False))))
            said += words is not None
        assert heard[0] == heard[1] == heard[2]
        match.choose(seat, chosen)
    assert said or game == "mastaba"


def test_a_bots_sureness_is_told_to_nobody() -> None:
    """What a bot says aloud has no place for how sure it is: that depends on its hidden cards."""
    assert [one.name for one in fields(m.Said)] == ["seat", "aim"]


@pytest.mark.parametrize("game", GAMES)
def test_haste_tells_nothing(game: str) -> None:
    """Worlds that a viewer cannot tell apart are answered in the same time: for the same seats the
    server answers by itself, and a bot in the same place pauses or does not."""
    kit, rng = kit_of(game), random.Random(4)
    counts = [count for count in kit.game.counts if count > 1]
    luck = Keyed(rng.randbytes(32))
    match = Match.begin(kit.game, kit.game.setup(counts[0]), luck)
    for _ in range(4 * DECISIONS):
        if match.over:
            break
        table = Table(kit, match, luck)
        viewer = int(rng.random() * (match.setup.players + 1)) - 1
        other = twin(table, viewer, rng)
        assert haste(table, viewer) == haste(other, viewer)
        seat = match.asked[int(rng.random() * len(match.asked))]
        menu = kit.game.menu(match.position, seat)
        match.choose(seat, menu[int(rng.random() * len(menu))])


def haste(table: Table, viewer: int) -> list[tuple[bool, bool]]:
    """Of each other seat that is asked: whether the server answers for a person there, and whether
    a bot that people look at takes its time."""
    rows = [SeatRow(seat, Holder.BOT) for seat in range(table.match.setup.players)]
    live = SimpleNamespace(running=table, seating=Seating(rows))
    room = SimpleNamespace(clients=[viewer])
    return [
        (table.is_forced(seat), _is_watched(room, live, seat))  # type: ignore[arg-type]
        for seat in table.asked
        if seat != viewer
    ]


def test_the_twins_really_differ() -> None:
    """The test above can fail: somebody who sees everything does tell the worlds apart."""
    kit = kit_of("mastaba")
    luck = Keyed(b"k" * 32)
    table = Table(kit, Match.begin(kit.game, kit.game.setup(3), luck), luck)
    rng = random.Random(5)
    assert any(
        list(everything_sent(table, EVERYTHING))
        != list(everything_sent(twin(table, 0, rng), EVERYTHING))
        for _ in range(5)
    )


# --- over the wire --------------------------------------------------------------------------------


def prepare(settings: Settings, game: str, moves: int, seed: int) -> tuple[str, str]:
    """A table in storage, some random moves in, right after one that is final; its id and the key
    of all seats."""

    async def work() -> tuple[str, str]:
        services = build(settings)
        await services.registry.open()
        wish = NewTable(game, [SeatWish("link"), SeatWish("link")])
        created = await services.lobby.create(wish, guest(new_token()))
        key = new_token()
        await services.seats.add_key(created.table.id, [0, 1], key)
        await services.seats.claim(key, "", digest(own_token(key)))
        live = (await services.registry.room(created.table.id)).live
        rng = random.Random(seed)
        table = live.running
        while table.seq < moves or live.snapshots.length != len(table.match.record):
            seat = table.asked[int(rng.random() * len(table.asked))]
            menu = table.kit.game.menu(table.position, seat)
            text = table.kit.game.write(menu[int(rng.random() * len(menu))])
            live.play(seat, requests.Play(f"m{table.seq}", table.seq, text), lambda answer: None)
        await live.pending.settled()
        await services.registry.close()
        return created.table.id, key

    return asyncio.run(work())


def change_the_world(settings: Settings, id: str, viewer: int) -> None:
    """Deal the hidden tokens of a stored table anew, and give others' events other secrets."""

    async def work() -> None:
        services = build(settings)
        await services.registry.open()
        table = (await services.registry.room(id)).live.running
        match, game = table.match, table.kit.game
        view, real = game.view(match.position, viewer), game.codec.encode(match.position)
        worlds = (game.determinize(view, random.Random(seed)) for seed in range(99))
        position = next(found for found in map(game.codec.encode, worlds) if found != real)
        bodies = {0: record.begin_row(id, _other_opening(match, viewer)).body}
        for seq, entry in enumerate(match.record, 1):
            other = other_entry(table.kit, entry, viewer)
            bodies[seq] = record.move_row(id, seq, other, "").body

        def write(connection: Any) -> None:
            connection.execute(update(schema.snapshots).values(position=position))
            for seq, body in bodies.items():
                chosen = update(schema.log).where(schema.log.c.seq == seq)
                connection.execute(chosen.values(body=body))

        await services.registry.store.write(write)
        services.registry.rooms.clear()
        await services.registry.close()

    asyncio.run(work())


def _other_opening(match: Match, viewer: int) -> Any:
    return replace(match.opening, events=[other_event(e, viewer) for e in match.opening.events])


def listen(server: Running, table: str, viewer: int, key: str) -> list[str]:
    """Every frame that a viewer gets who asks about everything."""
    socket = Socket(server.address)
    seat = None if viewer < 0 else viewer
    socket.hello(table, seat, token=own_token(key) if viewer >= 0 else None)
    ids = sorted(_ids(list(socket.areas.values())))
    kit = kit_of(server.services.registry.rooms[table].live.kit.id)
    for number, target in enumerate(ids[:25]):
        socket.do("explain", id=f"t{number}", target=target)
    for number, text in enumerate(questions(kit, viewer)[:25]):
        socket.do("explain", id=f"x{number}", text=text)
    socket.say("sit", seat=seat)
    socket.hear("state")
    socket.close()
    return socket.heard


def _ids(value: Any) -> Iterator[str]:
    if isinstance(value, list):
        for one in value:
            yield from _ids(one)
    elif isinstance(value, dict):
        if "role" in value:
            yield value["id"]
        for one in value.values():
            yield from _ids(one)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("game", [game for game in GAMES if game in ("mastaba", "afterlife")])
def test_two_servers_say_the_same(
    settings: Settings, start: Callable[..., Running], tmp_path: Path, game: str, viewer: int
) -> None:
    """Two real servers whose stored tables differ in what a viewer cannot see send the viewer the
    same frames."""
    table, key = prepare(settings, game, 6, viewer + 1)
    copy = tmp_path / "other.sqlite"
    for suffix in ("", "-wal"):
        source = Path(settings.database.removeprefix("sqlite:///") + suffix)
        if source.exists():
            shutil.copy(source, f"{copy}{suffix}")
    other = replace(settings, database=f"sqlite:///{copy}")
    change_the_world(other, table, viewer)
    frames = [
        listen(server, table, viewer, key) for server in (start(), start(database=other.database))
    ]
    assert len(frames[0]) > 5
    assert frames[0] == frames[1]


def test_keys_are_never_sent(
    start: Callable[..., Running], browse: Callable[[Running], Browser]
) -> None:
    """Over a whole match no frame holds a token, a hash of one, or the chance key before the
    end."""
    server = start()
    petra = browse(server)
    made = petra.make_table("mastaba", "me", "link", "bot")
    key = made["invitations"][0]["key"]
    visitor = petra.cookies["ennead"]
    sockets = [petra.sit(made["table"]["id"]), petra.sit(made["table"]["id"], None)]
    program = Socket(server.address)
    program.hello(made["table"]["id"], 1, key=key)
    sockets.append(program)
    me, _, they = sockets
    play_out([me, they])
    chance = me.state["result"]["key"]
    for socket in sockets:
        socket.until_seq(me.state["seq"])
        early = [frame for frame in socket.heard if '"result"' not in frame]
        assert not any(chance in frame for frame in early)
        own = own_token(key)
        for secret in (key, visitor, own, digest(key), digest(visitor), digest(own)):
            assert not any(secret in frame for frame in socket.heard)
        socket.close()


def test_told_lines_are_worded_apart() -> None:
    """A line with a secret is worded for its audience and for others without mixing them up."""
    kit = kit_of("mastaba")
    line = LoggedEvent(0, 1, Event("drew", {"player": 0}, {"card": 3}, (0,)), 0, 1)
    assert "four" in str(line.seen_by(kit, 0))
    assert "four" not in str(line.seen_by(kit, 1))
    assert "four" not in str(line.seen_by(kit, SPECTATOR))
    assert "four" in str(line.seen_by(kit, EVERYTHING))
