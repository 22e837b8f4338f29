"""Pictures of full tables at every size, in both themes and all languages, for people to look at.
Faults that code can see are found here: the board first, what is asked in sight, nothing cut,
covered or too small to read."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.browser.conftest import NewPerson
from tests.browser.player import Person
from tests.browser.prepared import after, asks, come_back, played
from tests.server.running import Running

from ennead.games import load
from ennead.kernel import Match, matchfile
from ennead.kernel.chance import Keyed

pytestmark = pytest.mark.browser

Snap = Callable[[Person, str], None]
SIZES = {
    "phone-small": (360, 640),
    "phone": (390, 844),
    "phone-across": (844, 390),
    "tablet": (768, 1024),
    "netbook": (1024, 600),
    "laptop-zoomed": (683, 384),
    "laptop": (1366, 768),
    "desk": (1440, 900),
    "wall": (2560, 1440),
    "large-wall": (3840, 2160),
}
SOME = ("phone", "laptop", "wall")
MOMENTS = {
    "kemet-cities": ("kemet", 5, after(0), "en-GB", "light"),
    "kemet-turn": ("kemet", 5, asks("turn", 600), "uk-UA", "dark"),
    "kemet-battle": ("kemet", 5, asks("fight", 250), "en-GB", "light"),
    "ankh-start": ("ankh", 5, after(12), "cs-CZ", "light"),
    "ankh-turn": ("ankh", 5, asks("action", 150), "pl-PL", "dark"),
    "ankh-battle": ("ankh", 5, asks("cards", 40), "cs-CZ", "light"),
    "afterlife-turn": ("afterlife", 6, asks("turn", 300), "en-GB", "light"),
    "afterlife-payment": ("afterlife", 6, asks("payment", 100), "uk-UA", "dark"),
    "pharaon-turn": ("pharaon", 5, asks("turn", 120), "pl-PL", "dark"),
    "pharaon-payment": ("pharaon", 5, asks("pay", 60), "en-GB", "light"),
}
"""Players, what is asked after so many moves, and in which language and theme it is looked at."""
FAULTS = Path(__file__).with_name("faults.js").read_text(encoding="utf-8")
SHARE = 0.25
IN_BATTLE = 0.22
"""The part of the window that the board keeps for sure, and while cards are chosen for a battle."""


def faults(who: Person, size: str, share: float = SHARE) -> list[str]:
    """What is wrong in a window of this size."""
    width, height = SIZES[size]
    who.page.set_viewport_size({"width": width, "height": height})
    who.settle()
    return [f"{size}: {fault}" for fault in who.page.evaluate(FAULTS, share)]


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_full_table_fits_every_window(
    person: NewPerson, server: Running, snap: Snap, moment: str
) -> None:
    """At every size the board has its share, all that can be chosen from my things is in sight,
    and no text is under 11 px or sticks out, nothing that can be pressed is covered, no part lies
    over another, nothing is wider than the page."""
    game, players, until, language, theme = MOMENTS[moment]
    petra = person(size=SIZES["desk"], language=language, theme=theme)
    come_back(server, petra, played(game, players, until))
    found = []
    for size in SIZES:
        found += faults(petra, size, IN_BATTLE if moment.endswith("battle") else SHARE)
        snap(petra, size)
    assert not found, "\n".join(found)


def _at_the_end_of_a_battle(path: Path) -> int:
    """A match of Kemet for five, played at random until a battle is lost and a loser thinks;
    returns its length."""
    game = load("kemet")
    match = Match.begin(game, game.setup(5), Keyed(bytes(32)))
    dice = random.Random(5)
    while match.position.question != "loser":
        seat = match.asked[0]
        match.choose(seat, dice.choice(list(game.menu(match.position, seat))))
    path.write_text(
        matchfile.write(match, ["One", "Two", "Three", "Four", "Five"]), encoding="utf-8"
    )
    return len(match.record)


@pytest.mark.parametrize("language", ["en-GB", "uk-UA"])
def test_a_battle_and_the_market_fit(
    person: NewPerson, snap: Snap, tmp_path: Path, language: str
) -> None:
    """A battle as it adds up fits beside the board and on a phone, in a language with long words
    too; so does the market."""
    petra = person(language=language)
    petra.lobby()
    file = tmp_path / "battle.match"
    moves = _at_the_end_of_a_battle(file)
    petra.page.locator("input[type=file]").set_input_files(file)
    petra.page.locator(".bar input[type=range]").wait_for()
    petra.page.locator(".bar select").select_option("0")
    petra.page.locator(".bar input[type=range]").fill(str(moves))
    petra.page.locator(".tally .total").first.wait_for()
    found = []
    for size in reversed(SOME):
        found += faults(petra, size, 0)
        snap(petra, size)
    petra.page.locator(".views button").nth(1).click()
    petra.page.locator(".grid .card").first.wait_for()
    found += faults(petra, "phone", 0)
    snap(petra, "market")
    assert not found, "\n".join(found)


def test_the_lobby_fits(petra: Person, snap: Snap) -> None:
    """The lobby fits its window at every size, in both themes."""
    petra.lobby()
    petra.page.wait_for_load_state("networkidle")
    found = []
    for theme in ("light", "dark"):
        petra.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        for size in SIZES:
            found += faults(petra, size)
            snap(petra, f"{size}-{theme}")
    assert not found, "\n".join(found)
