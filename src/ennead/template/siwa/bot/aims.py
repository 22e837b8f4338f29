"""What an option is after, as words that follow "wants"."""

from __future__ import annotations

from ennead.kernel import Option
from ennead.kernel.judgement import Aim

from siwa.state import Siwa
from siwa.verbs import Sell


def aim(g: Siwa, seat: int, option: Option) -> Aim | None:
    """A message and its arguments; it looks at what lies open only."""
    if isinstance(option, Sell):
        return "aim-sell", {"good": option.good}
    return "aim-wait", {}
