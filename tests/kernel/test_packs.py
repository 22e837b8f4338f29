"""Packs as files: a template that loses nothing, texts that read back, differences."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ennead.games import GAMES, load, pack_of_text
from ennead.kernel.errors import PackError
from ennead.kernel.packs import differences, pack_name, read_pack, template, write_pack

WORDS = st.text(min_size=1, max_size=8)
VALUES = st.recursive(
    st.booleans() | st.integers(-(10**9), 10**9) | st.text(max_size=8),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(WORDS, inside, max_size=3),
    max_leaves=6,
)
TABLES = st.dictionaries(WORDS, st.dictionaries(WORDS, VALUES, max_size=3), min_size=1, max_size=3)


@given(st.dictionaries(WORDS.filter(lambda kind: kind != "pack"), TABLES, max_size=3))
def test_what_is_written_reads_back(pack: dict[str, Any]) -> None:
    """Any figures, under any names, are the same after writing and reading."""
    assert read_pack(write_pack(pack), "pack") == pack


@pytest.mark.parametrize("id", GAMES)
def test_a_template_that_is_filled_in_confirms_every_figure(id: str) -> None:
    """With the comment marks taken away the template states our own figures, and all of them."""
    game = load(id)
    text = re.sub(r"(?m)^# (?=\S+ = )", "", template(id, game.components))
    laid = pack_of_text(id, text, "mine").components
    stated = {f[:4]: f[4] for f in map(_row, laid.figures())}
    assert set(stated.values()) == {"pack"}
    assert list(stated) == [row[:4] for row in map(_row, game.components.figures())]


def _row(figure: Any) -> tuple[str, str, str, str, str]:
    return figure.kind, figure.id, figure.attribute, repr(figure.value), figure.source


def test_a_text_is_confirmed_and_not_changed() -> None:
    """An owner says that a name or an action is as printed; the wording stays ours."""
    before = load("afterlife").components
    laid = before.with_pack({"card": {"natron": {"action": True}}}, "mine")
    assert (before.source("card", "natron", "action"), laid.source("card", "natron", "action")) == (
        "reconstructed",
        "pack: mine",
    )
    assert laid["card", "natron"] == before["card", "natron"]
    with pytest.raises(PackError, match=r"card\.natron\.action: .*confirmed with true.*'Discard"):
        before.with_pack({"card": {"natron": {"action": "Discard a card."}}}, "mine")


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("1000000", "a number from 0 to 99"),
        ("-1", "a number from 0 to 99"),
        ("9" * 5000, "not a TOML file"),
        ("[" * 5000, "not a TOML file"),
        ("true", "a whole number"),
        ("{}", "a whole number"),
    ],
)
def test_a_figure_that_nothing_prints_is_refused(value: str, said: str) -> None:
    """Huge, negative, endless or of another kind: a sentence says what was expected."""
    with pytest.raises(PackError, match=said):
        pack_of_text("afterlife", f"[card.axe]\ncost = {value}\n", "mine")


def test_differences_name_the_figure() -> None:
    """Changed, only here, only there; what the pack says of itself is no figure."""
    first = {"pack": {"name": "a"}, "card": {"axe": {"cost": 4, "gold": 1}}}
    second = {"pack": {"name": "b"}, "card": {"axe": {"cost": 5}, "urn": {"cost": 2}}}
    assert [tuple(one) for one in differences(first, second)] == [
        ("card.axe.cost", 4, 5),
        ("card.axe.gold", 1, None),
        ("card.urn.cost", None, 2),
    ]
    assert pack_name(second) == "b"


@pytest.mark.parametrize("value", [10**40, -(10**6), 100])
def test_a_number_inside_a_list_has_its_bounds_too(value: int) -> None:
    """A figure of several numbers is refused as a single one is: a list as long as one of them
    could take all of a server's memory."""
    before = load("ankh").components
    row = [value, *before["track", "row"]["guardians"][1:]]
    with pytest.raises(PackError, match=r"track\.row\.guardians: .*a number from 0 to 99"):
        before.with_pack({"track": {"row": {"guardians": row}}}, "mine")
