"""The rulebook to read: what its files say, and what is wrong with one that breaks a promise."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ennead.kernel.errors import DataError
from ennead.rulebooks import faults, read_book
from ennead.table.book import Span, load_book, pattern, spans
from ennead.table.kit import GameKit

from siwa import GAME as SIWA


@pytest.fixture
def siwa(tmp_path: Path) -> GameKit:
    """The small example game, with a folder in which its book may be spoilt."""
    game = SIWA()
    shutil.copytree(game.folder, tmp_path / "siwa")
    game.folder = tmp_path / "siwa"
    return GameKit(game)


# -- reading ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("Words.", "en.md:1: a text before the first chapter"),
        ("# Part", "en.md:1: needs an id of its own"),
        ("## Chapter {#x}", "en.md:1: a chapter before the first part"),
        ("# Part {#p}", "en.md:1: the part 'Part' has no chapter"),
        ("# Part {#p}\n## A {#a}", "en.md:2: the chapter is empty"),
        ("# Part {#p}\n## A {#p}\nText.", "en.md:2: needs an id of its own"),
        ("# Part {#p}\n## A {#a}\n\n   Text.", "en.md:4: indented"),
        ("# Part {#p}\n## A {#a}\nText {x.", "en.md:3: a { without its }"),
        ("# Part {#p}\n## A {#a}\n![] Text.", "en.md:3: expected `![picture-id]`"),
        ("# Part {#p}\n### A\nText.", "en.md:2: a subheading stands in a chapter"),
    ],
)
def test_a_file_that_is_wrong_is_refused_with_its_line(
    text: str, problem: str, tmp_path: Path
) -> None:
    """What cannot be read names the file, the line and what was expected."""
    (tmp_path / "en.md").write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as caught:
        load_book(tmp_path / "en.md")
    assert str(caught.value).startswith(problem)


def test_blocks_are_told_apart(tmp_path: Path) -> None:
    """Paragraphs, lists, pictures and galleries keep their texts, rules and lines."""
    (tmp_path / "en.md").write_text(
        "# P {#p}\n## C {#c}\nOne\nline. [1.a R-2]\n- item\n  goes on\n1. step\n### Head\n"
        "![pic] Caption. [3]\n\n![faces card axe boat] All.\n",
        encoding="utf-8",
    )
    (chapter,) = load_book(tmp_path / "en.md").chapters()
    assert [(b.kind, b.text, b.line, b.rules, b.about) for b in chapter.blocks] == [
        ("text", "One line.", 3, ("1.a", "R-2"), ()),
        ("item", "item goes on", 5, (), ()),
        ("step", "step", 7, (), ()),
        ("heading", "Head", 8, (), ()),
        ("picture", "Caption.", 9, ("3",), ("pic",)),
        ("faces", "All.", 11, (), ("card", "axe", "boat")),
    ]


def test_a_selector_may_stand_on_one_line() -> None:
    """Variants are put on lines of their own, links in them stay whole."""
    text = "Take { $n -> [one] a [card](#c) *[other] {$n} [cards](#c) } now"
    assert pattern(text) == (
        "Take { $n ->\n [one] a [card](#c)\n *[other] {$n} [cards](#c) \n} now"
    )


def test_sentences_have_stretches() -> None:
    """Strong and emphasised words and links are found, the rest is plain."""
    assert spans("A **b** *c* [d e](#f).") == [
        Span("A "), Span("b", "strong"), Span(" "), Span("c", "em"), Span(" "),
        Span("d e", "", "#f"), Span("."),
    ]  # fmt: skip


# -- promises --------------------------------------------------------------------------------------


def test_the_example_keeps_its_promises(siwa: GameKit) -> None:
    """The book of a new game has no fault."""
    assert faults(siwa) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("en.md", "[S-6]", "", "en.md: 1 rules are told nowhere: S-6"),
        ("en.md", "[S-6]", "[S-6 S-9]", "en.md:5: there is no rule 'S-9'"),
        ("cs.md", "[S-6]", "", "cs.md:3: about tells other rules than en.md: S-6"),
        ("en.md", "Draw a good.", "Draw 2 goods.", "the figure 2 is typed by hand"),
        ("en.md", "Draw a good.", "Draw two goods.", "the number 'two' is typed by hand"),
        ("uk.md", "Візьміть товар.", "Візьміть п’ять.", "the number 'п’ять' is typed by hand"),
        ("pl.md", "Dobierz towar.", "Dobierz {good-tin}.", "Unknown message: good-tin"),
        ("en.md", 'N("load.full.size")', 'N("load.full.sise")', "there is no 'sise'"),
        ("en.md", "{#rounds}", "{#turns}", "cs.md: other chapters than en.md: lacks turns"),
        ("en.md", "(#rounds)", "(#turns)", "the link '#turns' leads to no chapter"),
        ("en.md", "case:crowded-market", "case:empty", "the link 'case:empty' leads to no"),
        ("en.md", "![selling]", "![buying]", "no picture 'buying'"),
        ("en.md", "![faces good]", "![faces coin]", "no face is drawn of coin"),
        ("en.md", "![faces good]", "![faces good tin]", "there is no good 'tin'"),
        ("en.md", "{#aid}", "{#help}", "en.md: the last chapter is the player aid"),
        ("en.md", "Draw a good.", "Draw *a good.", "a * that is not closed"),
        ("en.md", "Draw a good.", "Draw " * 251, "words in the chapter aid, at most 250"),
        ("en.md", "Draw a good.", "Draw { $x -> a }.", "not a Fluent pattern"),
        ("book.toml", '"sold"', '"stall"', "picture.table: not on this table: stall"),
        ("book.toml", 'case = "selling"', 'case = "buying"', "has no case 'buying'"),
        ("book.toml", "seat = 0\nmarks", "seat = 7\nmarks", "there are 2 seats"),
        ("book.toml", '"olives", "dates"', '"tin"', "picture.table"),
        ("book.toml", "show", "shows", "picture.selling.shows: unknown"),
    ],
)  # fmt: skip
def test_a_broken_promise_is_named(
    file: str, old: str, new: str, problem: str, siwa: GameKit
) -> None:
    """Each thing that a book may get wrong is found, in words for whoever writes it."""
    path = siwa.game.folder / "book" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    found = faults(siwa)
    assert any(problem in line for line in found), found


def test_a_language_that_is_missing_is_named(siwa: GameKit) -> None:
    """A book has four languages."""
    (siwa.game.folder / "book" / "pl.md").unlink()
    assert [line for line in faults(siwa) if "pl.md: cannot be read" in line]


def test_figures_are_those_of_the_pack(siwa: GameKit) -> None:
    """An owner's figures are what the book tells."""
    laid = siwa.game.with_pack({"load": {"full": {"bonus": 5}}}, "pack")
    chapter = read_book(GameKit(laid), "en").parts[0].chapters[2]
    assert "a bonus of 5 coins" in "".join(one.text for one in chapter.blocks[0].text)


def test_a_block_begins_like_a_sentence(siwa: GameKit) -> None:
    """A name at its beginning is written with a capital."""
    caption = read_book(siwa, "uk").parts[0].chapters[2].blocks[1]
    assert caption.text[0].text.startswith("Оливки")
