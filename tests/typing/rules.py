"""What mypy and pyright must find in questions: rules and menus of another verb."""

from collections.abc import Sequence

from ennead.kernel import DONE, Clause, Option, Question, ask, rule

from siwa.rules.trade import enough_in_hand, not_sold_last
from siwa.state import Course, Next, Siwa, Turn
from siwa.verbs import SELL, WAIT, Sell, Wait


@rule("S-2")
def patient(g: Siwa, f: Turn, seat: int, o: Wait) -> bool:
    """A rule about waiting."""
    return bool(g.bag)


@rule("S-2")
def anything(g: Siwa, f: Turn, seat: int, o: Option) -> bool:
    """A rule that does not look at the option: a gate."""
    return bool(g.bag)


def sales(g: Siwa, f: Turn, seat: int) -> Sequence[Sell]:
    """A quick menu."""
    return [SELL[1, good] for good in g.players[seat].hand]


one_verb = Question("one", "S-3", Clause(SELL, (enough_in_hand,), gates=(anything,), fast=sales))
two_verbs = Question(
    "two", "S-3", Clause(SELL, (enough_in_hand, not_sold_last)), Clause(WAIT, (patient,))
)


def sold(g: Siwa, f: Turn, answer: Sell) -> Next[Turn]:
    """The step after a question with one verb."""
    return DONE


def chosen(g: Siwa, f: Turn, answer: Option) -> Next[Turn]:
    """The step after a question with several."""
    return DONE


def asking(g: Siwa, f: Turn) -> Next[Turn]:
    """Both are typed by the verbs that may come."""
    return ask(0, one_verb, then=sold) if g.bag else ask(0, two_verbs, then=chosen)


foreign_rule = Clause(SELL, (enough_in_hand, patient))  # type: ignore[misc]
foreign_gate = Clause(WAIT, gates=(enough_in_hand,))  # type: ignore[arg-type]
foreign_menu = Clause(WAIT, (patient,), fast=sales)  # type: ignore[arg-type]


@rule("S-2")
def of_the_match(g: Siwa, f: Course, seat: int, o: Wait) -> bool:
    """A rule of another procedure."""
    return f.due == seat


foreign_question = Question("foreign", "S-2", Clause(WAIT, (of_the_match,)))


def asking_elsewhere(g: Siwa, f: Turn) -> Next[Turn]:
    """A question whose rules look at another procedure."""
    return ask(0, foreign_question, then=chosen)  # type: ignore[arg-type]
