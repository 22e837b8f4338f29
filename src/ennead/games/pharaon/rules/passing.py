"""B. Pasování (p. 6): the pyramid of time, the jars below it, and the rewards of those who wait."""

from __future__ import annotations

from typing import Final

from ennead.games.pharaon import verbs
from ennead.games.pharaon.rules.exchange import finish
from ennead.games.pharaon.rules.jars import open_jar
from ennead.games.pharaon.rules.offerings import (
    bag_can_give,
    bonus_place_filled,
    collect_offering,
    every_offering,
)
from ennead.games.pharaon.rules.resources import basics_in_stock, gain
from ennead.games.pharaon.state import JarOpening, Next, Pharaon, Player, Turn, ask_of_each
from ennead.games.pharaon.tables import (
    BASIC_REWARD,
    FIRST_PLAYER_REWARD,
    GENERAL,
    OFFERING_REWARD,
    SILVER,
    SILVER_REWARD,
)
from ennead.kernel import DONE, Clause, Frame, Option, Question, ask, call, rule, step


def place_cylinder(g: Pharaon, side: int) -> None:
    """1.14.a, 1.14.d: the left field of the lowest free row; the last to pass uses none."""
    player = g.players[side]
    player.passed = True
    if not all(other.passed for other in g.players):
        player.row = 1 + sum(other.row > 0 for other in g.players)
        player.space = 1


@step
def pass_turn(g: Pharaon, t: Turn) -> Next[Turn]:
    """1.14.a: the cylinder first, then a jar; 1.14.e: in the last round there is none."""
    place_cylinder(g, t.seat)
    row = g.players[t.seat].row
    if row:
        g.tell("passed", player=t.seat, row=row)
    else:
        g.tell("passed-last", player=t.seat)
    if g.jars:
        return ask(t.seat, WHICH_JAR, then=take_jar)
    return at_once(g, t)


@step
def take_jar(g: Pharaon, t: Turn, answer: verbs.Jar) -> Next[Turn]:
    """1.14.a: one of the face-up jars, never one from the supply."""
    g.jars.remove(answer.jar)
    if g.told is not None:
        g.tell("took-jar", player=t.seat, tokens=g.box.jars[answer.jar])
    return call(JarOpening(t.seat, answer.jar), open_jar, then=at_once)


@step
def at_once(g: Pharaon, t: Turn) -> Next[Turn]:
    """2.14.6, R39: the General may advance at once, unless he passes last."""
    if g.players[t.seat].row and g.players[t.seat].powers & GENERAL:
        return ask(t.seat, GENERALS_ADVANCE, then=advance_or_stay)
    return finish(g, t)


@step
def advance_or_stay(g: Pharaon, t: Turn, answer: Option) -> Next[Turn]:
    """R39: to field 2 with its reward, then the exchanges of a passing turn; by the other reading
    the first to pass becomes first player as well."""
    if isinstance(answer, verbs.Stay):
        return finish
    if g.box.general_is_first and g.players[t.seat].row == 1 and g.first != t.seat:
        become_first(g, t.seat)
    return ask(t.seat, REWARD, then=rewarded_at_once) if move_right(g, t.seat) else finish


@step
def rewarded_at_once(g: Pharaon, t: Turn, answer: Option) -> Next[Turn]:
    """R39: the reward of the immediate advance."""
    take_reward(g, t.seat, answer)
    return finish


@step
def advance(g: Pharaon, t: Turn) -> Next[Turn]:
    """1.14.b, R38: a later turn moves the cylinder one field right and brings a reward."""
    return _REWARD_OF[t.seat] if move_right(g, t.seat) else DONE


@step
def rewarded(g: Pharaon, t: Turn, answer: Option) -> Next[Turn]:
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
    if g.told is not None:
        g.tell("advanced", player=seat, field=player.space)
    if any(g.bank[:SILVER]) and BASIC_REWARD in rewards(g, seat):
        return True
    return bool(all_rewards(g, g.frames[-1], seat))


def rewards(g: Pharaon, seat: int) -> tuple[int, ...]:
    """1.14.b: the rewards of the fields up to the cylinder."""
    player = g.players[seat]
    return g.box.rows[player.row - 1][: player.space]


def take_reward(g: Pharaon, seat: int, answer: Option) -> None:
    """1.14.f-i: gain it at once."""
    if isinstance(answer, verbs.Gain):
        gain(g, seat, (answer.token,))
    elif isinstance(answer, verbs.First):
        become_first(g, seat)
    else:
        collect_offering(g, seat, answer)


def become_first(g: Pharaon, seat: int) -> None:
    """1.14.f, R64: the first-player token changes hands; the running round keeps its order."""
    g.first = seat
    g.tell("first-player", player=seat)


_TAKE_FIRST: Final = verbs.TAKE_FIRST.only


def all_rewards(g: Pharaon, f: Frame, seat: int) -> list[Option]:
    """1.14.f-i: a basic token of choice, silver, first player, an offering: what can be had."""
    there = rewards(g, seat)
    menu: list[Option] = []
    if BASIC_REWARD in there:
        menu += [verbs.GAIN[token] for token in basics_in_stock(g)]
    if SILVER_REWARD in there and g.bank[SILVER]:
        menu.append(verbs.GAIN[SILVER])
    if FIRST_PLAYER_REWARD in there and g.first != seat:
        menu.append(_TAKE_FIRST)
    if OFFERING_REWARD in there:
        menu += every_offering(g, f, seat)
    return menu


@rule("1.14.b", reasons=lambda g, t, seat, o: {"token": o.token})
def token_is_a_reward(g: Pharaon, t: Turn, seat: int, o: verbs.Gain) -> bool:
    """A field up to the cylinder shows this token."""
    wanted = SILVER_REWARD if o.token == SILVER else BASIC_REWARD
    return o.token <= SILVER and wanted in rewards(g, seat)


@rule("1.5.c", reasons=lambda g, t, seat, o: {"token": o.token}, given=(token_is_a_reward,))
def token_in_stock(g: Pharaon, t: Turn, seat: int, o: verbs.Gain) -> bool:
    """The bank has such a token."""
    return g.bank[o.token] > 0


@rule("1.14.b")
def first_player_is_a_reward(g: Pharaon, t: Turn, seat: int, o: Option) -> bool:
    """A field up to the cylinder shows the first-player token."""
    return FIRST_PLAYER_REWARD in rewards(g, seat)


@rule("R38")
def not_first_yet(g: Pharaon, t: Turn, seat: int, o: Option) -> bool:
    """Somebody else holds the first-player token."""
    return g.first != seat


@rule("1.14.b")
def offering_is_a_reward(g: Pharaon, t: Turn, seat: int, o: Option) -> bool:
    """A field up to the cylinder shows an offering."""
    return OFFERING_REWARD in rewards(g, seat)


@rule("1.14.a", reasons=lambda g, f, seat, o: {"jar": o.jar})
def jar_face_up(g: Pharaon, f: Frame, seat: int, o: verbs.Jar) -> bool:
    """The jar lies face up below the pyramid."""
    return o.jar in g.jars


def face_up_jars(g: Pharaon, f: Frame, seat: int) -> list[Option]:
    """1.14.a: the jars below the pyramid."""
    return [verbs.TAKE_JAR[jar] for jar in g.jars]


WHICH_JAR: Final = Question(
    "jar",
    "1.14.a",
    Clause(verbs.TAKE_JAR, (jar_face_up,)),
    auto=True,
    linked=True,
    fast=face_up_jars,
)
GENERALS_ADVANCE: Final[Question[Pharaon, Turn, Option]] = Question(
    "advance", "R39", Clause(verbs.ADVANCE), Clause(verbs.STAY)
)
_TOKEN: Final = Clause(verbs.GAIN, (token_is_a_reward, token_in_stock))
_FIRST: Final = Clause(verbs.TAKE_FIRST, (first_player_is_a_reward, not_first_yet))
_BONUS: Final = Clause(verbs.TAKE_BONUS, (offering_is_a_reward, bonus_place_filled))
_BAG: Final = Clause(verbs.DRAW, (offering_is_a_reward, bag_can_give))
REWARD: Final = Question(
    "reward",
    "1.14.b",
    _TOKEN,
    _FIRST,
    _BONUS,
    _BAG,
    auto=True,
    about=lambda g, t, seat: {"row": g.players[seat].row, "field": g.players[seat].space},
    fast=all_rewards,
)
_REWARD_OF: Final = ask_of_each(REWARD, then=rewarded)
