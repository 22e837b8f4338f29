"""Kanopy (p. 5): drawing and opening jars, with the Teacher and the Diplomat (p. 11)."""

from __future__ import annotations

from typing import Final

from ennead.games.pharaon.rules.powers import holds, use
from ennead.games.pharaon.rules.resources import basics_in_stock, gain
from ennead.games.pharaon.state import JarOpening, Next, Pharaon
from ennead.games.pharaon.tables import DIPLOMAT, TEACHER
from ennead.games.pharaon.verbs import DECLINE, GAIN, OPEN_JAR, REPLACE_JAR, Gain, Open
from ennead.kernel import DONE, Clause, Frame, Option, Question, ask, rule, step, take


def draw_jar(g: Pharaon) -> int:
    """1.11: the top jar of the supply, made anew from the discards when it is empty."""
    traitor = g.traitor
    promised = 0 if traitor is None else traitor.pile - len(traitor.cut)
    if len(g.jar_supply) <= promised:
        if traitor is not None:  # what is left belongs to his pile
            traitor.cut = sorted(traitor.cut + g.jar_supply)
        g.jar_supply = sorted(g.jar_discard)
        g.jar_discard = []
        g.tell("jars-shuffled")
    return take(g.luck, "jar", g.jar_supply)


def discard_jar(g: Pharaon, jar: int) -> None:
    """1.11: a jar that was used."""
    g.jar_discard.append(jar)
    g.jar_discard.sort()


def put_away(g: Pharaon, o: JarOpening) -> None:
    """1.11: discard the jar that was opened."""
    discard_jar(g, o.jar)
    o.jar = -1


@step
def next_jar(g: Pharaon, o: JarOpening) -> Next[JarOpening]:
    """1.10.b, 1.12.a: turn up as many jars from the supply as were gained."""
    if not o.more:
        return DONE
    o.more -= 1
    o.jar = draw_jar(g)
    if g.told is not None:
        g.tell("drew-jar", player=o.seat, tokens=g.box.jars[o.jar])
    return open_jar(g, o)


@step
def open_jar(g: Pharaon, o: JarOpening) -> Next[JarOpening]:
    """R63: the Diplomat decides once the jar has been seen, before its resources are taken."""
    if holds(g, o.seat, DIPLOMAT) and any(g.bank[:5]):
        return ask(o.seat, OPEN_OR_REPLACE, then=open_or_replace)
    return take_contents(g, o)


@step
def open_or_replace(g: Pharaon, o: JarOpening, answer: Option) -> Next[JarOpening]:
    """2.14.20: the jar's resources, or any three basic tokens."""
    if isinstance(answer, Open):
        return take_contents
    use(g, o.seat, DIPLOMAT)
    o.left = len(g.box.jars[o.jar])
    put_away(g, o)
    return choose_three


@step
def choose_three(g: Pharaon, o: JarOpening) -> Next[JarOpening]:
    """R20: equal or different, as far as the bank has them."""
    if not o.left or not any(g.bank[:5]):
        return teach
    return ask(o.seat, DIPLOMATS_CHOICE, then=chosen_one)


@step
def chosen_one(g: Pharaon, o: JarOpening, answer: Gain) -> Next[JarOpening]:
    """R20: one of the three."""
    o.left -= 1
    gain(g, o.seat, (answer.token,))
    return choose_three


@step
def take_contents(g: Pharaon, o: JarOpening) -> Next[JarOpening]:
    """1.11: gain the three resources, discard the jar."""
    gain(g, o.seat, g.box.jars[o.jar])
    put_away(g, o)
    return teach(g, o)


@step
def teach(g: Pharaon, o: JarOpening) -> Next[JarOpening]:
    """2.14.19, R63: the Teacher adds a basic token after the jar's resources."""
    if holds(g, o.seat, TEACHER) and any(g.bank[:5]):
        return ask(o.seat, TEACHERS_CHOICE, then=taught)
    return next_jar(g, o)


@step
def taught(g: Pharaon, o: JarOpening, answer: Option) -> Next[JarOpening]:
    """2.14.19: one basic token of choice, or none."""
    if isinstance(answer, Gain):
        use(g, o.seat, TEACHER)
        gain(g, o.seat, (answer.token,))
    return next_jar


@rule("R25", reasons=lambda g, f, seat, o: {"token": o.token})
def basic_in_stock(g: Pharaon, f: Frame, seat: int, o: Gain) -> bool:
    """A basic kind that the bank has."""
    return o.token in basics_in_stock(g)


OPEN_OR_REPLACE: Final[Question[Pharaon, JarOpening, Option]] = Question(
    "open",
    "2.14.20",
    Clause(OPEN_JAR),
    Clause(REPLACE_JAR),
    linked=True,
    about=lambda g, o, seat: {"tokens": g.box.jars[o.jar]},
)


def basics(g: Pharaon, f: Frame, seat: int) -> list[Gain]:
    """A token of each basic kind in the bank."""
    return [GAIN[token] for token in basics_in_stock(g)]


_BASIC: Final = Clause(GAIN, (basic_in_stock,), fast=basics)
DIPLOMATS_CHOICE: Final[Question[Pharaon, JarOpening, Gain]] = Question(
    "diplomat", "R20", _BASIC, auto=True, linked=True, about=lambda g, o, seat: {"left": o.left}
)
TEACHERS_CHOICE: Final = Question("teach", "2.14.19", _BASIC, Clause(DECLINE), linked=True)
