"""The rulebook in a real browser: read, searched, linked to, and its cases watched."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import NewPerson
from tests.browser.player import Person
from tests.browser.test_accessibility import violations

from ennead.kernel import Message
from ennead.words import words_for

pytestmark = pytest.mark.browser


def open_page(who: Person, address: str) -> None:
    who.page.goto(f"{who.address}/#/{address}")


def test_a_book_is_read_and_searched(person: NewPerson) -> None:
    """One begins at the contents, turns the pages, and finds one's place again; a picture is drawn
    by the scene with every mark that the text explains, and nothing in it can be pressed; a link by
    rule id and a search without accents open the chapter at the paragraph."""
    klara = person(language="cs-CZ")
    page, words = klara.page, words_for("cs")
    open_page(klara, "rules/kemet")
    page.locator(".acts .main").click()
    heading = page.locator("article h1")
    first = heading.inner_text()
    page.locator("[rel=next]").click()
    expect(heading).not_to_have_text(first)
    second = heading.inner_text()
    picture = page.locator(".still").first
    expect(picture.locator(".pointers b").first).to_be_visible()
    numbers = picture.locator(".pointers b").all_inner_texts()
    steps = page.locator("article .text > ol > li").count()
    assert numbers == [str(number) for number in range(1, steps + 1)]
    assert picture.locator("[data-node]").count() > 20
    assert picture.locator("[inert]").count() == 1
    open_page(klara, "rules/kemet")
    page.get_by_role(
        "link", name=words.say(Message("page-book-go-on", {"chapter": second}))
    ).click()
    expect(heading).to_have_text(second)
    page.get_by_label(words.say("page-book-search")).fill("stribrny")
    page.locator(".hits li a").first.click()
    expect(page.locator("article .found")).to_be_in_viewport()
    open_page(klara, "rules/kemet/3.5.5.a")
    expect(page.locator(".found [data-rule='3.5.5.a']")).to_be_in_viewport()


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


def test_a_refusal_is_shown_with_its_rule(petra: Person) -> None:
    """Cases of every game are drawn and told, with what was tried and why it is refused."""
    for game, case in (
        ("afterlife", "boat-owner-is-asked"),
        ("ankh", "m2-two-cities"),
        ("pharaon", "artisans-zone"),
    ):
        open_page(petra, f"case/{game}/{case}")
        forward = petra.page.get_by_role("button", name="Next step")
        while not petra.page.locator(f".attempt .why a[href^='#/rules/{game}/']").count():
            forward.click()
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


SHORTENED = """() => {
  for (const one of document.querySelectorAll(".leaf :is(dl, ul) > :nth-child(n+7)")) one.remove();
}"""
"""Lists of hundreds are all of one make: their first entries stand for them."""


def test_nobody_is_shut_out_of_the_book(petra: Person) -> None:
    """axe-core finds no violation in contents, a chapter with pictures, galleries, the index, the
    list of rules and a case, in the light on a desk and in the dark on a phone; and nothing is
    wider than the window."""
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
        petra.page.evaluate(SHORTENED)
        for theme, (width, height) in (("light", (1280, 800)), ("dark", (390, 844))):
            petra.page.set_viewport_size({"width": width, "height": height})
            petra.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            petra.settle()
            assert violations(petra) == [], (address, theme)
            assert petra.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (
                address
            )
