"""What happened is shown: scene by scene, never in anybody's way, and again whenever one likes."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import NewPerson
from tests.browser.player import Person
from tests.browser.prepared import after, come_back, played
from tests.server.running import Running

pytestmark = pytest.mark.browser

Snap = Callable[[Person, str], None]
FIGHTS = {"ankh": "event-battle-won", "kemet": "event-result"}
"""What a battle ends with, by game."""


def scene_number(page: Page) -> tuple[int, int]:
    shown, of = page.locator(".stagebar output").inner_text().split("/")
    return int(shown), int(of)


def play_until(who: Person, event: str) -> None:
    """Play on until a state tells of this event."""
    for _ in range(400):
        heard = who.wire("frames.length")
        done = who.run(0.2, 1)
        assert not done.get("over"), f"the match ended without {event}"
        assert "stuck" not in done, done
        who.asked()
        fresh = f"window.player.wire.frames.slice({heard}).some((one) => one.includes('{event}'))"
        if who.page.evaluate(fresh):
            return
    raise AssertionError(f"no {event} in 400 moves")


def step_through(who: Person, snap: Snap) -> list[str]:
    """Take the scenes one by one to the last; the totals of a battle in those that show one."""
    totals: list[str] = []
    while True:
        if who.page.locator(".spectacle").count():
            sums = who.page.locator(".spectacle .sum .total").all_inner_texts()
            assert len(sums) > 1
            assert who.page.locator(".marks .about").count(), "the place of the battle is lit"
            totals.append(" ".join(sums))
            snap(who, f"{len(totals):02}")
        number, of = scene_number(who.page)
        if number == of:
            return totals
        who.press(".")


def set_pace(who: Person, pace: str) -> None:
    """As somebody with this pace, who has just come back to the table."""
    who.page.evaluate(f"localStorage['ennead-settings'] = JSON.stringify({{pace: '{pace}'}})")
    who.page.reload()
    who.page.locator("#prompt").wait_for()
    who.until("wire.state !== null")


def test_what_others_do_plays_and_never_holds_anybody_up(person: NewPerson) -> None:
    """The bots' turn runs as scenes with its words; the question is open meanwhile, and an answer
    lets everything arrive at once."""
    petra = person(calm=False, pace="slow")
    petra.sit("pharaon", "me", "bot:novice", "bot:novice", seed="stage")
    page, bar = petra.page, petra.page.locator(".stagebar")
    for _ in range(20):
        petra.run(0.2, 1)
        petra.asked()
        if bar.count():
            break
    expect(bar).to_be_visible()
    expect(bar.locator(".told p").first).not_to_be_empty()
    expect(page.locator(".prompt.mine")).to_be_visible()
    moves = petra.wire("moves")
    petra.run(0.2, 1)
    assert petra.wire("moves") == moves + 1
    assert not petra.wire("refusals.length")


@pytest.mark.parametrize("game", FIGHTS)
def test_a_battle_is_a_scene_of_its_own(person: NewPerson, snap: Snap, game: str) -> None:
    """After coming back one is offered a recap; in it a battle stands over the board, its sums
    grow, and every step can be taken forth and back."""
    petra = person(size=(1440, 900))
    petra.sit(game, "me", "bot:novice", "bot:novice", seed="s1")
    petra.seed(3)
    totals: list[str] = []
    while not totals:  # it may have been in a turn of one's own, which is not told again
        set_pace(petra, "off")
        play_until(petra, FIGHTS[game])
        set_pace(petra, "normal")
        petra.page.locator(".recap.main").click()
        petra.page.locator(".stagebar button[aria-label=Pause]").click()
        totals = step_through(petra, snap)
    page, (number, of) = petra.page, scene_number(petra.page)
    assert number == of
    assert len(set(totals)) > 1, totals
    petra.press(",")
    assert scene_number(page) == (of - 1, of)
    petra.press("Escape")
    expect(page.locator(".stagebar")).to_have_count(0)
    expect(page.locator(".spectacle")).to_have_count(0)


def test_the_last_turn_leaves_its_marks(person: NewPerson) -> None:
    """What moved in the last turn is ringed on the board until the next, also after coming back."""
    petra = person()
    petra.sit("ankh", "me", "bot:novice", seed="marks")
    petra.run(0.2, 14)
    petra.asked()
    marks = petra.page.locator(".marks .moved, .marks .arrow")
    expect(marks.first).to_be_attached()
    before = marks.count()
    set_pace(petra, "off")
    petra.asked()
    expect(marks.first).to_be_attached()
    assert before
    assert marks.count() == before


def test_stills_instead_of_motion(person: NewPerson) -> None:
    """With reduced motion the same scenes come as still pictures: nothing on the page moves."""
    petra = person(calm=True, pace="normal")
    petra.sit("afterlife", "me", "bot:novice", seed="still")
    petra.run(0.5, 6)
    petra.page.keyboard.press("r")
    page = petra.page
    page.locator(".stagebar").wait_for()
    petra.press(" ")
    while scene_number(page)[0] < scene_number(page)[1]:
        petra.press(".")
        flying = page.locator(".overlay > *").count()
        running = page.evaluate(
            "document.getAnimations().filter((one) => one.playState === 'running').length"
        )
        assert (flying, running) == (0, 0)


def test_a_line_of_the_log_shows_its_moment(person: NewPerson) -> None:
    """Pressing a line shows the table as it was then, on which nothing can be chosen; lines of a
    turn fold; and a long log still follows what happens."""
    petra = person()
    petra.sit("pharaon", "me", "bot:novice", seed="lines")
    petra.run(0.2, 30)
    petra.asked()
    page, lines = petra.page, petra.page.locator(".log li button.words")
    title = page.locator("h1 .round").inner_text()
    fold = page.locator(".log .fold[aria-expanded=false]").first
    count = lines.count()
    fold.click()
    expect(lines).not_to_have_count(count)
    lines.first.click()
    expect(page.locator(".stagebar.past")).to_be_visible()
    expect(page.locator(".log li.shown").first).to_be_visible()
    assert not page.locator(".stage [data-node][tabindex='0']").count()
    page.locator(".stagebar .button.main").click()
    expect(page.locator(".stagebar")).to_have_count(0)
    expect(page.locator("h1 .round")).to_have_text(title)
    petra.run(0.2, 12)
    left = page.locator(".log").evaluate(
        "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"
    )
    assert left < 60


def test_a_log_of_many_hundred_lines_loses_none(person: NewPerson, server: Running) -> None:
    """Only the last turns of a long log are on the page; older ones come when they are asked for,
    above what is read, up to the first line, and each can be shown on the board; whoever reads
    there is left in peace when the table goes on, and at the end new lines are followed again."""
    petra = person(size=(1366, 768))
    match = played("kemet", 5, after(500))
    come_back(server, petra, match)
    page, log = petra.page, petra.page.locator(".log")
    told = page.evaluate("window.player.wire.state.events.length")
    assert told > 400
    assert log.locator("li").count() < told / 2
    older = log.locator(".older")
    while older.count():
        seen = log.locator("li").count()
        older.click()
        expect(log.locator("li").nth(seen)).to_be_attached()
    folded = log.locator(".fold[aria-expanded=false]").all_inner_texts()
    assert log.locator("li").count() + sum(int(text[1:]) for text in folded) == told
    first = log.locator("li button.words").first
    first.click()
    expect(page.locator(".stagebar.past")).to_be_visible()
    expect(log.locator("li.shown").first).to_contain_text(first.inner_text())
    page.locator(".stagebar .button.main").click()
    expect(page.locator(".stagebar")).to_have_count(0)
    left = "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"
    log.hover()
    page.mouse.wheel(0, -3000)
    petra.settle()
    petra.run(0.2, 3)
    petra.asked()
    assert log.evaluate(left) > 300
    log.evaluate("(log) => log.scrollTo(0, log.scrollHeight)")
    petra.settle()
    petra.run(0.2, 3)
    petra.asked()
    assert log.evaluate(left) < 60


def test_the_pace_is_remembered(person: NewPerson) -> None:
    """Off, fast, normal and slow can be chosen in the menu; an old wish for stillness means off."""
    petra = person()
    petra.page.add_init_script("localStorage['ennead-settings'] = '{\"motion\": false}'")
    petra.sit("pharaon", "me", "bot:novice")
    petra.press("m")
    pace = petra.page.locator("dialog select").nth(2)
    expect(pace).to_have_value("off")
    assert pace.locator("option").count() == 4
    expect(petra.page.locator("html")).to_have_class(re.compile("still"))


HEARING = """
window.heard = [];
const param = () => ({ value: 0, setValueAtTime(v) { this.value ||= v }, exponentialRampToValueAtTime() {} });
const source = (kind) => {
  const made = { frequency: param(), gain: param(), connect: (to) => to, stop() {},
    start() { window.heard.push(kind + Math.round(made.frequency.value)) } };
  return made;
};
window.AudioContext = class {
  currentTime = 0; sampleRate = 100; destination = {};
  createOscillator() { return source("tone") }
  createGain() { return source("") }
  createBiquadFilter() { return source("") }
  createBufferSource() { return source("noise") }
  createBuffer() { return { getChannelData: () => [] } }
};
"""
"""Stands in for the loudspeaker: notes what was started."""


def test_events_are_heard_by_those_who_want_it(person: NewPerson) -> None:
    """Nothing sounds until it is switched on; then scenes of several kinds sound differently."""
    petra = person(calm=False, pace="fast")
    petra.context.add_init_script(HEARING)
    petra.sit("ankh", "me", "bot:novice", seed="ears")
    petra.run(0.2, 6)
    petra.asked()
    assert petra.page.evaluate("window.heard") == []
    petra.press("Escape", "m")
    petra.page.get_by_label("Sounds", exact=False).check()
    petra.press("Escape")
    petra.run(0.2, 25)
    petra.asked()
    assert len(set(petra.page.evaluate("window.heard"))) > 2
