"""B. Pasování (p. 6): the pyramid of time, the jars below it, and the rewards of those who wait."""

from __future__ import annotations

from ennead.games.pharaon.box import (
    BASIC_REWARD,
    FIRST_PLAYER_REWARD,
    GENERAL,
    OFFERING_REWARD,
    RESOURCES,
    SILVER,
    SILVER_REWARD,
)
from ennead.games.pharaon.exchange import finish
from ennead.games.pharaon.jars import open_jar
from ennead.games.pharaon.menus import OneLook, of_each
from ennead.games.pharaon.offerings import (
    bag_can_give,
    bonus_place_filled,
    bonus_tokens,
    collect_offering,
    from_the_bag,
)
from ennead.games.pharaon.resources import basics_in_stock, gain
from ennead.games.pharaon.state import Opening, Pharaon, Player, Turn
from ennead.kernel.flow import DONE, Next, Option, ask, call, step
from ennead.kernel.question import Clause, Question, rule


def place_cylinder(g: Pharaon, side: int) -> None:
    """1.14.a, 1.14.d: the left field of the lowest free row; the last to pass uses none."""
    player = g.players[side]
    player.passed = True
    if not all(other.passed for other in g.players):
        player.row = 1 + sum(other.row > 0 for other in g.players)
        player.space = 1


@step
def pass_turn(g: Pharaon, t: Turn) -> Next:
    """1.14.a: the cylinder first, then a jar; 1.14.e: in the last round there is none."""
    place_cylinder(g, t.seat)
    row = g.players[t.seat].row
    if row:
        g.tell("passed", player=t.seat, row=row)
    else:
        g.tell("passed-last", player=t.seat)
    if g.jars:
        return ask(t.seat, JAR, then=take_jar)
    return at_once(g, t)


@step
def take_jar(g: Pharaon, t: Turn, answer: Option) -> Next:
    """1.14.a: one of the face-up jars, never one from the supply."""
    jar = answer[1]
    g.jars.remove(jar)
    g.tell("took-jar", player=t.seat, tokens=g.box.jars[jar])
    return call(Opening(t.seat, jar), open_jar, then=at_once)


@step
def at_once(g: Pharaon, t: Turn) -> Next:
    """2.14.6, R39: the General may advance at once, unless he passes last."""
    if g.players[t.seat].row and g.players[t.seat].powers & GENERAL:
        return ask(t.seat, GENERALS_ADVANCE, then=advance_or_stay)
    return finish(g, t)


@step
def advance_or_stay(g: Pharaon, t: Turn, answer: Option) -> Next:
    """R39: to field 2 with its reward, then the exchanges of a passing turn."""
    if answer[0] == "stay" or not move_right(g, t.seat):
        return finish
    return ask(t.seat, REWARD, then=rewarded_at_once)


@step
def rewarded_at_once(g: Pharaon, t: Turn, answer: Option) -> Next:
    """R39: the reward of the immediate advance."""
    take_reward(g, t.seat, answer)
    return finish


@step
def advance(g: Pharaon, t: Turn) -> Next:
    """1.14.b, R38: a later turn moves the cylinder one field right and brings a reward."""
    return _REWARD_OF[t.seat] if move_right(g, t.seat) else DONE


@step
def rewarded(g: Pharaon, t: Turn, answer: Option) -> Next:
    """1.14.b: the reward of that field or of an earlier one."""
    take_reward(g, t.seat, answer)
    return DONE


def may_advance(g: Pharaon, player: Player) -> bool:
    """1.14.c: the row has a field further right."""
    return player.row > 0 and player.space < len(g.box.rows[player.row - 1])


def move_right(g: Pharaon, seat: int) -> bool:
    """1.14.b: one field; False if there is no field, or nothing of the row can be had."""
    player = g.players[seat]
    if not may_advance(g, player):
        return False
    player.space += 1
    g.tell("advanced", player=seat, field=player.space)
    if any(g.bank[:SILVER]) and BASIC_REWARD in rewards(g, seat):
        return True
    return bool(all_rewards(g, None, seat))


def rewards(g: Pharaon, seat: int) -> tuple[int, ...]:
    """1.14.b: the rewards of the fields up to the cylinder."""
    player = g.players[seat]
    return g.box.rows[player.row - 1][: player.space]


def take_reward(g: Pharaon, seat: int, answer: Option) -> None:
    """1.14.f-i: gain it at once."""
    if answer[0] == "gain":
        gain(g, seat, (answer[1],))
    elif answer[0] == "first":
        g.first = seat  # R64: the running round keeps its order
        g.tell("first-player", player=seat)
    else:
        collect_offering(g, seat, answer)


def all_rewards(g: Pharaon, t: object, seat: int) -> list[Option]:
    """1.14.f-i: a basic token of choice, silver, the first-player token, an offering: what is there and can be had."""
    there = rewards(g, seat)
    menu: list[Option] = []
    if BASIC_REWARD in there:
        menu += [("gain", token) for token in basics_in_stock(g)]
    if SILVER_REWARD in there and g.bank[SILVER]:
        menu.append(("gain", SILVER))
    if FIRST_PLAYER_REWARD in there and g.first != seat:
        menu.append(("first",))
    if OFFERING_REWARD in there:
        menu += bonus_tokens(g, t, seat)
        if g.bag or g.heap:
            menu.append(("draw",))
    return menu


@rule("1.14.b", reasons=lambda g, t, seat, o: {"token": o[1]})
def token_is_a_reward(g: Pharaon, t: object, seat: int, o: Option) -> bool:
    """A field up to the cylinder shows this token."""
    wanted = SILVER_REWARD if o[1] == SILVER else BASIC_REWARD
    return o[1] <= SILVER and wanted in rewards(g, seat)


@rule("1.5.c", reasons=lambda g, t, seat, o: {"token": o[1]})
def token_in_stock(g: Pharaon, t: object, seat: int, o: Option) -> bool:
    """The bank has such a token."""
    return o[1] <= SILVER and g.bank[o[1]] > 0


@rule("1.14.b")
def first_player_is_a_reward(g: Pharaon, t: object, seat: int, o: Option) -> bool:
    """A field up to the cylinder shows the first-player token."""
    return FIRST_PLAYER_REWARD in rewards(g, seat)


@rule("R38")
def not_first_yet(g: Pharaon, t: object, seat: int, o: Option) -> bool:
    """Somebody else holds the first-player token."""
    return g.first != seat


@rule("1.14.b")
def offering_is_a_reward(g: Pharaon, t: object, seat: int, o: Option) -> bool:
    """A field up to the cylinder shows an offering."""
    return OFFERING_REWARD in rewards(g, seat)


@rule("1.14.a", reasons=lambda g, t, seat, o: {"jar": o[1]})
def jar_face_up(g: Pharaon, t: object, seat: int, o: Option) -> bool:
    """The jar lies face up below the pyramid."""
    return o[1] in g.jars


def face_up_jars(g: Pharaon, t: object, seat: int) -> list[Option]:
    """1.14.a: the jars below the pyramid."""
    return [("jar", jar) for jar in g.jars]


JAR = OneLook(
    "jar",
    face_up_jars,
    [Clause("jar", face_up_jars, premises=(jar_face_up,))],
    auto=True,
    linked=True,
)
GENERALS_ADVANCE = Question(
    "advance",
    [
        Clause("advance", lambda g, t, seat: [("advance",)]),
        Clause("stay", lambda g, t, seat: [("stay",)]),
    ],
)
REWARD = OneLook(
    "reward",
    all_rewards,
    [
        Clause(
            "gain",
            lambda g, t, seat: [("gain", token) for token in range(RESOURCES)],
            (token_is_a_reward, token_in_stock),
        ),
        Clause(
            "first",
            lambda g, t, seat: [("first",)],
            (first_player_is_a_reward, not_first_yet),
        ),
        Clause("bonus", bonus_tokens, (offering_is_a_reward,), (bonus_place_filled,)),
        Clause("draw", from_the_bag, (offering_is_a_reward, bag_can_give)),
    ],
    auto=True,
    about=lambda g, t, seat: {"row": g.players[seat].row, "field": g.players[seat].space},
)
_REWARD_OF = of_each(REWARD, then=rewarded)
