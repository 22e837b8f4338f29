"""The rulebook in a real browser: read, searched, linked to, and its cases watched."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import NewPerson
from tests.browser.player import Person
from tests.browser.test_accessibility import violations

pytestmark = pytest.mark.browser


def open_page(who: Person, address: str) -> None:
    who.page.goto(f"{who.address}/#/{address}")


def test_a_book_is_read_from_its_contents(petra: Person) -> None:
    """One begins at the contents, turns the pages, and finds one's place again."""
    open_page(petra, "rules/kemet")
    petra.page.get_by_role("link", name="Begin to read").click()
    heading = petra.page.locator("article h1")
    expect(heading).to_have_text("What the game is about")
    petra.page.locator("[rel=next]").click()
    expect(heading).to_have_text("What you see")
    open_page(petra, "rules/kemet")
    petra.page.get_by_role("link", name="Read on: What you see").click()
    expect(heading).to_have_text("What you see")


def test_a_picture_is_a_position_with_numbers(petra: Person) -> None:
    """It is drawn by the scene, every mark that the text explains is on it, and nothing in it can
    be pressed."""
    open_page(petra, "rules/kemet/table")
    picture = petra.page.locator(".still").first
    expect(picture.locator(".pointers b").first).to_be_visible()
    numbers = picture.locator(".pointers b").all_inner_texts()
    steps = petra.page.locator("article .text > ol > li").count()
    assert numbers == [str(number) for number in range(1, steps + 1)]
    assert picture.locator("[data-node]").count() > 20
    assert picture.locator("[inert]").count() == 1


def test_a_rule_leads_to_its_paragraph(person: NewPerson) -> None:
    """A link by rule id opens the chapter at the paragraph, in the reader's language."""
    olena = person(language="uk-UA")
    open_page(olena, "rules/kemet/3.5.5.a")
    found = olena.page.locator("article .found")
    expect(found).to_be_in_viewport()
    expect(found.locator("[data-rule='3.5.5.a']")).to_be_visible()


def test_a_search_finds_words_without_accents(person: NewPerson) -> None:
    """What is typed without accents finds paragraphs, and one of them can be opened."""
    klara = person(language="cs-CZ")
    open_page(klara, "rules/kemet")
    klara.page.get_by_label("Hledat v pravidlech").fill("stribrny")
    hit = klara.page.locator(".hits li a").first
    hit.click()
    expect(klara.page.locator("article .found")).to_be_in_viewport()


def test_a_case_is_watched_step_by_step(petra: Person) -> None:
    """From the paragraph of a rule to a case, forwards and back, through other eyes; the address
    keeps the step."""
    open_page(petra, "rules/kemet/3.5.5.a")
    petra.page.locator(".found p a.show, .found > a.show").first.click()
    bar = petra.page.locator("#prompt")
    expect(bar.get_by_text("step 1 of 3")).to_be_visible()
    bar.get_by_role("button", name="Next step").click()
    bar.get_by_role("button", name="Next step").click()
    expect(petra.page.get_by_text("Now holds:")).to_be_visible()
    assert petra.page.url.endswith("/2")
    bar.get_by_role("button", name="One step back").click()
    expect(bar.get_by_text("step 2 of 3")).to_be_visible()
    bar.get_by_role("combobox").select_option("1")
    assert petra.page.url.endswith("/1?view=1")
    petra.page.reload()
    expect(bar.get_by_text("step 2 of 3")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "case"),
    [
        ("afterlife", "boat-owner-is-asked"),
        ("ankh", "m2-two-cities"),
        ("pharaon", "artisans-zone"),
    ],
)
def test_a_refusal_is_shown_with_its_rule(petra: Person, game: str, case: str) -> None:
    """Cases of every game are drawn and told, with what was tried and why it is refused."""
    open_page(petra, f"case/{game}/{case}")
    forward = petra.page.get_by_role("button", name="Next step")
    while not petra.page.locator(".attempt .why a").count():
        forward.click()
    expect(petra.page.locator(f".attempt .why a[href^='#/rules/{game}/']").first).to_be_visible()
    assert petra.page.locator("[data-node]").count() > 5


def test_one_click_leads_from_the_table_to_the_paragraph(petra: Person) -> None:
    """The question, a line of the log and a refusal each know their place in the rulebook, and a
    refusal an example."""
    petra.sit("kemet", "me", "bot:novice")
    petra.asked()
    for place in ("#prompt", ".log li"):
        link = petra.page.locator(f"{place} .rule-link").first.get_attribute("href")
        assert link is not None
        book = petra.context.new_page()
        book.goto(f"{petra.address}/{link}")
        expect(book.locator("article .found")).to_be_visible()
        book.close()
    petra.page.locator("[data-node='zone/west-bank'], [data-node='west-bank']").first.click()
    why = petra.page.locator(".why")
    expect(why.get_by_role("link", name="In the rulebook").first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "language"),
    [("afterlife", "uk-UA"), ("kemet", "cs-CZ"), ("ankh", "pl-PL"), ("pharaon", "en-GB")],
)
def test_the_player_aid_is_one_page(person: NewPerson, game: str, language: str) -> None:
    """It fits on a sheet of paper, without anything to press."""
    petra = person(language=language)
    open_page(petra, f"rules/{game}/aid")
    petra.page.locator("article li").first.wait_for()
    sheets = re.findall(rb"/Type\s*/Page\b", petra.page.pdf(format="A4"))
    assert len(sheets) == 1


@pytest.mark.parametrize(("theme", "size"), [("light", (1280, 800)), ("dark", (390, 844))])
def test_nobody_is_shut_out_of_the_book(
    person: NewPerson, theme: str, size: tuple[int, int]
) -> None:
    """axe-core finds no violation in contents, a chapter with pictures, galleries, the index, the
    list of rules and a case; and nothing is wider than the window."""
    petra = person(theme=theme, size=size)
    for address, sign in (
        ("rules/kemet", ".acts"),
        ("rules/kemet/table", ".pointers b"),
        ("rules/kemet/ruby", ".gallery .face"),
        ("rules/kemet/a-z", "section ul"),
        ("rules/kemet/index", "dl .panel"),
        ("case/kemet/attacker-wins/2", ".moment dl"),
    ):
        open_page(petra, address)
        petra.page.locator(sign).first.wait_for()
        assert violations(petra) == [], address
        assert petra.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), address
