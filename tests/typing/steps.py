"""What mypy and pyright must find in steps: ways on of other procedures or with other answers."""

from ennead.kernel import DONE, ask, call

from siwa.rules.rounds import next_turn
from siwa.rules.trade import TRADE, settle, trade
from siwa.state import Course, Next, Siwa, Turn
from siwa.verbs import Sell


def right(g: Siwa, f: Turn) -> Next[Turn]:
    """A step of the same procedure, a question with its answer, a call, or the end."""
    if g.turn == 1:
        return trade
    if g.turn == 2:
        return call(Course(), next_turn, then=trade)
    return ask(f.seat, TRADE, then=settle) if g.bag else DONE


def other_step(g: Siwa, f: Turn) -> Next[Turn]:
    """A step of another procedure."""
    return next_turn  # type: ignore[return-value]


def other_question(g: Siwa, f: Course) -> Next[Course]:
    """The question of another procedure, answered to a step of that one."""
    return ask(0, TRADE, then=settle)  # type: ignore[arg-type]


def other_return(g: Siwa, f: Turn) -> Next[Turn]:
    """A sub-procedure that would come back to a step of its own."""
    return call(Course(), next_turn, then=next_turn)  # type: ignore[arg-type]


def other_first(g: Siwa, f: Course) -> Next[Course]:
    """A sub-procedure that would begin with a step of its caller."""
    return call(Turn(0), next_turn, then=next_turn)  # type: ignore[arg-type]


def no_answer(g: Siwa, f: Turn) -> Next[Turn]:
    """A step that does not take the answer."""
    return ask(f.seat, TRADE, then=trade)  # type: ignore[arg-type]


def taken(g: Siwa, f: Turn, answer: Sell) -> Next[Turn]:
    """A step after a question with one verb may name it."""
    return DONE


def narrow_answer(g: Siwa, f: Turn) -> Next[Turn]:
    """A question with several verbs may be answered with another one."""
    return ask(f.seat, TRADE, then=taken)  # type: ignore[arg-type]
