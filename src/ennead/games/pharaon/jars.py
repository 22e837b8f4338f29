"""Kanopy (p. 5): drawing and opening jars, with the Teacher and the Diplomat (p. 11)."""

from __future__ import annotations

from ennead.games.pharaon.box import DIPLOMAT, TEACHER
from ennead.games.pharaon.powers import holds, use
from ennead.games.pharaon.resources import basics_in_stock, gain
from ennead.games.pharaon.state import Opening, Pharaon
from ennead.kernel.chance import take
from ennead.kernel.flow import DONE, Next, Option, ask, step
from ennead.kernel.question import Clause, Question, rule


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


def put_away(g: Pharaon, o: Opening) -> None:
    """1.11: discard the jar that was opened."""
    discard_jar(g, o.jar)
    o.jar = -1


@step
def next_jar(g: Pharaon, o: Opening) -> Next:
    """1.10.b, 1.12.a: turn up as many jars from the supply as were gained."""
    if not o.more:
        return DONE
    o.more -= 1
    o.jar = draw_jar(g)
    g.tell("drew-jar", player=o.seat, tokens=g.box.jars[o.jar])
    return open_jar(g, o)


@step
def open_jar(g: Pharaon, o: Opening) -> Next:
    """R63: the Diplomat decides once the jar has been seen, before its resources are taken."""
    if holds(g, o.seat, DIPLOMAT) and any(g.bank[:5]):
        return ask(o.seat, OPEN, then=open_or_replace)
    return take_contents(g, o)


@step
def open_or_replace(g: Pharaon, o: Opening, answer: Option) -> Next:
    """2.14.20: the jar's resources, or any three basic tokens."""
    if answer[0] == "open":
        return take_contents
    use(g, o.seat, DIPLOMAT)
    o.left = len(g.box.jars[o.jar])
    put_away(g, o)
    return choose_three


@step
def choose_three(g: Pharaon, o: Opening) -> Next:
    """R20: equal or different, as far as the bank has them."""
    if not o.left or not any(g.bank[:5]):
        return teach
    return ask(o.seat, DIPLOMAT_GAIN, then=chosen_one)


@step
def chosen_one(g: Pharaon, o: Opening, answer: Option) -> Next:
    """R20: one of the three."""
    o.left -= 1
    gain(g, o.seat, (answer[1],))
    return choose_three


@step
def take_contents(g: Pharaon, o: Opening) -> Next:
    """1.11: gain the three resources, discard the jar."""
    gain(g, o.seat, g.box.jars[o.jar])
    put_away(g, o)
    return teach(g, o)


@step
def teach(g: Pharaon, o: Opening) -> Next:
    """2.14.19, R63: the Teacher adds a basic token after the jar's resources."""
    if holds(g, o.seat, TEACHER) and any(g.bank[:5]):
        return ask(o.seat, TEACH, then=taught)
    return next_jar(g, o)


@step
def taught(g: Pharaon, o: Opening, answer: Option) -> Next:
    """2.14.19: one basic token of choice, or none."""
    if answer[0] == "gain":
        use(g, o.seat, TEACHER)
        gain(g, o.seat, (answer[1],))
    return next_jar


@rule("R25", reasons=lambda g, f, seat, o: {"token": o[1]})
def basic_in_stock(g: Pharaon, f: object, seat: int, o: Option) -> bool:
    """A basic kind that the bank has."""
    return o[1] < 5 and g.bank[o[1]] > 0


def basics(g: Pharaon, f: object, seat: int) -> list[Option]:
    """A token of each basic kind in the bank."""
    return [("gain", token) for token in basics_in_stock(g)]


OPEN = Question(
    "open",
    [
        Clause("open", lambda g, f, seat: [("open",)]),
        Clause("replace", lambda g, f, seat: [("replace",)]),
    ],
    linked=True,
    about=lambda g, f, seat: {"tokens": g.box.jars[f.jar]},
)
DIPLOMAT_GAIN = Question(
    "diplomat",
    [Clause("gain", basics, premises=(basic_in_stock,))],
    auto=True,
    linked=True,
    about=lambda g, f, seat: {"left": f.left},
)
TEACH = Question(
    "teach",
    [
        Clause("gain", basics, premises=(basic_in_stock,)),
        Clause("decline", lambda g, f, seat: [("decline",)]),
    ],
    linked=True,
)
