"""Full tables in the middle of a match fit every window: the board first, what is asked in sight,
nothing cut, covered or too small to read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.browser.conftest import NewPerson
from tests.browser.player import Person
from tests.browser.prepared import after, asks, come_back, played
from tests.server.running import Running

pytestmark = pytest.mark.browser

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
MOMENTS = {
    "kemet-cities": ("kemet", 5, after(0)),
    "kemet-turn": ("kemet", 5, asks("turn", 600)),
    "kemet-battle": ("kemet", 5, asks("fight", 250)),
    "ankh-turn": ("ankh", 5, asks("action", 150)),
    "ankh-battle": ("ankh", 5, asks("cards", 40)),
    "afterlife-turn": ("afterlife", 6, asks("turn", 300)),
    "afterlife-payment": ("afterlife", 6, asks("payment", 100)),
    "pharaon-turn": ("pharaon", 5, asks("turn", 120)),
    "pharaon-payment": ("pharaon", 5, asks("pay", 60)),
}
FAULTS = Path(__file__).with_name("faults.js").read_text(encoding="utf-8")
SHARE = 0.25
IN_BATTLE = 0.22
"""The part of the window that the board keeps for sure, and while cards are chosen for a battle."""


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_full_table_fits_every_window(
    person: NewPerson, server: Running, snap: Callable[[Person, str], None], moment: str
) -> None:
    """At every size the board has its share, all that can be chosen from my things is in sight,
    and no text is under 11 px, nothing that can be pressed covered, nothing wider than the page."""
    petra = person(size=SIZES["desk"])
    come_back(server, petra, played(*MOMENTS[moment]))
    faults = []
    for name, (width, height) in SIZES.items():
        petra.page.set_viewport_size({"width": width, "height": height})
        petra.settle()
        snap(petra, name)
        share = IN_BATTLE if moment.endswith("battle") else SHARE
        faults += [f"{name}: {fault}" for fault in petra.page.evaluate(FAULTS, share)]
    assert faults == []
