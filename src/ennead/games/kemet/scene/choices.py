"""Options on the table: what a person clicks for each, and how it is offered."""

from __future__ import annotations

from typing import Final, TypeAlias

from ennead.games.kemet.state import Kemet
from ennead.kernel.flow import Option
from ennead.kernel.message import Message, Ref
from ennead.kernel.scene import Manner

Click: TypeAlias = "str | tuple[str, str, int]"
"""A thing by its id, or (folder of ids, kind, position of the argument that names it)."""

CLICKS: Final[dict[str, tuple[Click, ...]]] = {
    "settle": (("city", "city", 1),),
    "serve": (("god", "god", 1),),
    "garrison": (("zone", "zone", 1), ("zone", "zone", 2)),
    "act": (("cell", "cell", 1),),
    "silver": ("token/silver", ("cell", "cell", 1)),
    "gold": ("cell/gold",),
    "summon": (("waiting", "creature", 1), ("zone", "zone", 2)),
    "exchange": (("creature", "creature", 1), ("waiting", "creature", 2)),
    "buy": (("market", "tile", 1),),
    "remove": (("battle-card", "battle-card", 1),),
    "raise": (("zone", "zone", 1),),
    "found": (("zone", "zone", 2),),
    "tag": (("cell", "cell", 1),),
    "recruit": (("zone", "zone", 2),),
    "attack": (("zone", "zone", 1),),
    "place": (("zone", "zone", 2),),
    "lead": (("zone", "zone", 1),),
    "march": (("zone", "zone", 1),),
    "teleport": (("zone", "zone", 1),),
    "transfer": (("zone", "zone", 1),),
    "escape": (("zone", "zone", 1),),
    "burn": (("zone", "zone", 1),),
    "recover": (("discard", "intervention", 1),),
    "fight": (("battle-card", "battle-card", 1), ("battle-card", "battle-card", 2)),
    "drive": (("zone", "zone", 1),),
}
"""By verb: what to click, in order; what is not named here is a button."""
CARD_OF_HAND: Final = frozenset(("play", "wound", "discard"))
PASSING: Final = frozenset(("end", "skip", "halt", "stand", "keep", "stay", "spare"))


def targets(g: Kemet, option: Option) -> tuple[str, ...]:
    """The things to click, in order."""
    verb = option[0]
    if verb in CARD_OF_HAND:
        return _in_hand(g, (option[1],))
    if verb == "hide":
        return _in_hand(g, option[1])
    if verb == "choose":
        return (f"position/{option[1]}",)
    return tuple(_id(g, click, option) for click in CLICKS.get(verb, ()))


def _id(g: Kemet, click: Click, option: Option) -> str:
    if isinstance(click, str):
        return click
    folder, kind, argument = click
    return f"{folder}/{g.box.names[kind][option[argument]]}"


def _in_hand(g: Kemet, wanted: tuple[int, ...]) -> tuple[str, ...]:
    """The cards in the hand of the seat that is asked: of two equal ones first the first."""
    for seat in g.asked:
        hand = g.players[seat].hand
        if all(card in hand for card in wanted):
            found: list[int] = []
            for card in wanted:
                found.append(
                    next(n for n, held in enumerate(hand) if held == card and n not in found)
                )
            return tuple(f"hand/{number}" for number in found)
    return ()


def label(g: Kemet, option: Option) -> Message | None:
    """Words of an option where the default says too little."""
    if option[0] == "found" and g.question == "first-pyramid":
        names = g.box.names
        return Message(
            "option-first-pyramid",
            {
                "colour": Ref(f"colour-{names['colour'][option[1]]}"),
                "zone": Ref(f"zone-{names['zone'][option[2]]}"),
                "level": option[3],
            },
        )
    if option[0] == "buy" and g.question == "first-tile":
        return Message("option-first-tile", {"tile": Ref(f"tile-{g.box.names['tile'][option[1]]}")})
    return None


def manner(g: Kemet, option: Option) -> Manner:
    """Declining stands last; a choice made of parts is finished with the main button."""
    if option[0] in PASSING:
        return "pass"
    if option == ("enough",) or option == ("hide", ()):
        return "done"
    return "plain"
