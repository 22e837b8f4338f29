"""What mypy and pyright must find in code that reads options: verbs and fields there are not."""

from ennead.kernel import Option, Verb

from siwa import verbs
from siwa.state import Siwa
from siwa.verbs import SELL, WAIT, Sell, Wait

good: int = SELL[2, 0].good
waiting: Wait = WAIT.only


def worth(g: Siwa, option: Option) -> int:
    """A field is there once the verb is known."""
    if isinstance(option, Sell):
        return g.box.earned(option.count, option.good)
    return 0


def misspelt_field(option: Sell) -> int:
    """`amount` is no field of the verb."""
    return option.amount  # type: ignore[attr-defined, no-any-return]


def unknown_verb(option: Option) -> int:
    """Before a verb is known, an option has no fields of one."""
    return option.count  # type: ignore[attr-defined, no-any-return]


def misspelt_verb(option: Option) -> bool:
    """`Sel` is no verb."""
    return isinstance(option, verbs.Sel)  # type: ignore[attr-defined]


def wrong_verb() -> Sell:
    """The option of another verb."""
    return WAIT.only  # type: ignore[return-value]


def wrong_manner() -> Verb[Wait]:
    """A manner that no face knows."""
    return Verb(Wait, "wait", manner="loud")  # type: ignore[arg-type]
