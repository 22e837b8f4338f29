"""Moves as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ennead.kernel.errors import NotationError
from ennead.kernel.notation import Notation

NAMES = ("axe", "brain-hook", "senet")
ZONES = ("gate-anubis", "east-bank")
NOTATION = Notation(
    {
        "buy": "buy {card}",
        "buy-with": "buy {card} with {cards:card*}",
        "move": "move {count:int} from {origin:zone} to {zone}",
        "end": "end",
    },
    {"card": NAMES, "zone": ZONES},
)
card = st.integers(0, len(NAMES) - 1)
zone = st.integers(0, len(ZONES) - 1)
options = st.one_of(
    st.tuples(st.just("buy"), card),
    st.tuples(st.just("buy-with"), card, st.lists(card, max_size=4).map(tuple)),
    st.tuples(st.just("move"), st.integers(-99, 99), zone, zone),
    st.just(("end",)),
)


@given(options)
def test_every_option_reads_back_from_its_text(option: tuple[object, ...]) -> None:
    """An option written and read again is the same option."""
    assert NOTATION.read(NOTATION.write(option)) == option


@given(options)
def test_case_and_spaces_do_not_matter(option: tuple[object, ...]) -> None:
    """People may type capitals and extra blanks."""
    text = NOTATION.write(option).upper().replace(" ", "  ")
    assert NOTATION.read(f" {text} ") == option


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("buy ax", "did you mean axe?"),
        ("bye axe", "did you mean buy?"),
        ("buy", "expected: buy {card} | buy {card} with"),
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
    assert NOTATION.read(NOTATION.write(option)) == option


def test_a_form_with_an_unknown_vocabulary_is_refused() -> None:
    """A game cannot declare a slot that nothing fills."""
    with pytest.raises(ValueError, match="no vocabulary"):
        Notation({"buy": "buy {crad}"}, {"card": NAMES})
