"""Moves as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ennead.kernel import Notation, NotationError, Option, Verb

NAMES = ("axe", "brain-hook", "senet")
ZONES = ("gate-anubis", "east-bank")


class Buy(Option):
    card: int


class BuyWith(Option):
    card: int
    cards: tuple[int, ...]


class Pay(Option):
    cards: tuple[int, ...]


class Move(Option):
    count: int
    origin: int
    zone: int


class Link(Option):
    zone: int
    other: int


class End(Option): ...


BUY = Verb(Buy, "buy {card}")
BUY_WITH = Verb(BuyWith, "buy {card} with {cards:card*}")
PAY = Verb(Pay, "pay {cards:card~}")
MOVE = Verb(Move, "move {count:-9..99} from {origin:zone} to {zone}")
LINK = Verb(Link, "link {zone} and {other:zone}", unordered=("zone", "other"))
END = Verb(End, "end")
NOTATION = Notation(
    {verb.name: verb for verb in (BUY, BUY_WITH, PAY, MOVE, LINK, END)},
    {"card": NAMES, "zone": ZONES},
    {"zone": {"bank-east": 1}},
)
card = st.integers(0, len(NAMES) - 1)
zone = st.integers(0, len(ZONES) - 1)
cards = st.lists(card, max_size=4).map(tuple)
options = st.one_of(
    st.builds(BUY.__getitem__, card),
    st.builds(BUY_WITH.__getitem__, st.tuples(card, cards)),
    st.builds(PAY.__getitem__, cards),
    st.builds(MOVE.__getitem__, st.tuples(st.integers(-9, 99), zone, zone)),
    st.builds(LINK.__getitem__, st.tuples(zone, zone)),
    st.just(END.only),
)


@given(options)
def test_every_option_reads_back_from_its_text(option: Option) -> None:
    """An option written and read again is the same object."""
    assert NOTATION.read(NOTATION.write(option)) is option


@given(options)
def test_case_and_spaces_do_not_matter(option: Option) -> None:
    """People may type capitals and extra blanks."""
    text = NOTATION.write(option).upper().replace(" ", "  ")
    assert NOTATION.read(f" {text} ") is option


@given(st.permutations([0, 0, 1, 2]))
def test_an_order_that_means_nothing_makes_no_difference(order: list[int]) -> None:
    """Lists without an order, and fields that can change places, give one move however they are
    typed."""
    assert PAY[tuple(order)] is PAY[0, 0, 1, 2]
    assert NOTATION.read("pay " + ", ".join(NAMES[one] for one in order)) is PAY[0, 0, 1, 2]
    assert LINK[1, 0] is LINK[0, 1]
    assert BUY_WITH[0, (0, 1)] is not BUY_WITH[0, (1, 0)]


def test_a_value_may_have_a_second_name() -> None:
    """An alias reads as the value, which is written with its own name."""
    option = NOTATION.read("link gate-anubis and bank-east")
    assert NOTATION.write(option) == "link gate-anubis and east-bank"


def test_what_is_only_typed_is_not_kept() -> None:
    """A text that the rules never offered leaves nothing behind in memory."""
    before = len(BUY_WITH)
    NOTATION.read("buy senet with " + ", ".join(["senet"] * 9))
    assert len(BUY_WITH) == before


def test_fields_are_read_by_name() -> None:
    """An option carries its verb, its values and a field for each slot."""
    option = MOVE[3, 0, 1]
    assert (option.count, option.origin, option.zone) == (3, 0, 1)
    assert (option.verb, option.values) == ("move", (3, 0, 1))
    assert len(MOVE.all()) == 109 * 2 * 2


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("buy ax", "did you mean axe?"),
        ("bye axe", "did you mean buy?"),
        ("buy", "expected: buy {card} | buy {card} with"),
        ("move 100 from gate-anubis to east-bank", "count is -9 to 99, not 100"),
        ("pay " + ", ".join(["axe"] * 30), "too long"),
        ("move two from gate-anubis to east-bank", "expected: move"),
        ("", "no verb is called ''"),
        ("end end", "expected: end"),
    ],
)
def test_a_text_that_is_no_move_says_what_was_expected(text: str, says: str) -> None:
    """The message names the nearest thing that would have been a move."""
    with pytest.raises(NotationError) as error:
        NOTATION.read(text)
    assert says in str(error.value)


@given(st.text(max_size=60))
def test_no_text_does_more_than_raise_a_notation_error(text: str) -> None:
    """Whatever is typed is either a move or a NotationError."""
    try:
        option = NOTATION.read(text)
    except NotationError:
        return
    assert NOTATION.write(NOTATION.read(NOTATION.write(option))) == NOTATION.write(option)


def test_a_form_with_an_unknown_vocabulary_is_refused() -> None:
    """A game cannot declare a slot that nothing fills."""
    with pytest.raises(ValueError, match="no vocabulary"):
        Notation({"buy": Verb(Buy, "buy {crad}")}, {"card": NAMES}, {})
