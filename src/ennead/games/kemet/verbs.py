"""Everything that can be chosen in Kemet: fields, notation, and what is clicked for it."""

from __future__ import annotations

from typing import Final

from ennead.games.kemet.state import Kemet, Movement, held
from ennead.kernel import Manner, Message, Option, Ref, Verb

# -- fields that several verbs share ---------------------------------------------------------------


class InZone(Option):
    """Something that is done in a zone, or by going there."""

    zone: int


class OnCell(Option):
    """A token on an action cell."""

    cell: int


class OfIntervention(Option):
    """A divine intervention card."""

    intervention: int


class Pyramid(InZone):
    """A pyramid is brought to a level."""

    level: int


class Units(InZone):
    """Units that come into a zone from the supply."""

    count: int


class Going(InZone):
    """A step of a moving troop."""


class Party(Option):
    """Who takes the step."""

    count: int


class Veterans(Option):
    """Veterans that are discarded."""

    veterans: int


# -- 2 set-up --------------------------------------------------------------------------------------


class Settle(Option):
    city: int


class Serve(Option):
    god: int


class Garrison(InZone):
    other: int


SETTLE: Final = Verb(Settle, "settle {city}", points="city/{city}")
SERVE: Final = Verb(Serve, "serve {god}", points="god/{god}")
GARRISON: Final = Verb(
    Garrison,
    "garrison {zone} and {other:zone}",
    points=("zone/{zone}", "zone/{other}"),
    unordered=("zone", "other"),
)

# -- 3.2 a turn ------------------------------------------------------------------------------------


class Gold(Option):
    tile: int
    action: int


class Summon(InZone):
    creature: int


class Exchange(Option):
    leaving: int
    creature: int


# fmt: off
class Act(OnCell): ...
class Silver(OnCell): ...
class Play(OfIntervention): ...
class End(Option): ...
class Burn(InZone): ...
# fmt: on


def _in_hand(view: Kemet, wanted: tuple[int, ...]) -> tuple[str, ...]:
    """The cards in the hand of the seat that is asked: of two equal ones first the first."""
    for seat in view.asked:
        hand = held(view.players[seat])
        if all(card in hand for card in wanted):
            found: list[int] = []
            for card in wanted:
                found.append(
                    next(n for n, held in enumerate(hand) if held == card and n not in found)
                )
            return tuple([f"hand/{number}" for number in found])
    return ()


def _card_in_hand(view: Kemet, o: OfIntervention) -> tuple[str, ...]:
    return _in_hand(view, (o.intervention,))


ACT: Final = Verb(Act, "act {cell}", points="cell/{cell}")
SILVER: Final = Verb(Silver, "silver {cell}", points=("token/silver", "cell/{cell}"))
GOLD: Final = Verb(Gold, "gold {tile} {action}", points="cell/gold")
PLAY: Final = Verb(Play, "play {intervention}", points=_card_in_hand)
SUMMON: Final = Verb(
    Summon, "summon {creature} to {zone}", points=("waiting/{creature}", "zone/{zone}")
)
EXCHANGE: Final = Verb(
    Exchange,
    "exchange {leaving:creature} for {creature}",
    points=("creature/{leaving}", "waiting/{creature}"),
)
END: Final = Verb(End, "end", manner="pass")
BURN: Final = Verb(Burn, "burn {zone}", points="zone/{zone}")

# -- 3.4.2 Buy, 3.4.3 Build ------------------------------------------------------------------------


class Buy(Option):
    tile: int


class Remove(Option):
    battle_card: int


class Found(Pyramid):
    colour: int


# fmt: off
class Raise(Pyramid): ...
class Tag(OnCell): ...
class Skip(Option): ...
# fmt: on


def _buy_label(view: Kemet, o: Buy) -> Message | None:
    if view.question != "first-tile":
        return None
    return Message("option-first-tile", {"tile": Ref(f"tile-{view.box.names['tile'][o.tile]}")})


def _found_label(view: Kemet, o: Found) -> Message | None:
    if view.question != "first-pyramid":
        return None
    colour, zone = view.box.names["colour"][o.colour], view.box.names["zone"][o.zone]
    return Message(
        "option-first-pyramid",
        {"colour": Ref(f"colour-{colour}"), "zone": Ref(f"zone-{zone}"), "level": o.level},
    )


BUY: Final = Verb(Buy, "buy {tile}", points="market/{tile}", label=_buy_label)
REMOVE: Final = Verb(Remove, "remove {battle_card:battle-card}", points="battle-card/{battle_card}")
RAISE: Final = Verb(Raise, "raise {zone} to {level:1..5}", points="zone/{zone}")
FOUND: Final = Verb(
    Found, "found {colour} in {zone} at {level:1..5}", points="zone/{zone}", label=_found_label
)
TAG: Final = Verb(Tag, "tag {cell}", points="cell/{cell}")
SKIP: Final = Verb(Skip, "skip", manner="pass")

# -- 3.4.4 Recruit, and units that effects place ---------------------------------------------------


# fmt: off
class Recruit(Units): ...
class Attack(InZone): ...
class Place(Units): ...
class Enough(Option): ...
# fmt: on


RECRUIT: Final = Verb(Recruit, "recruit {count:1..20} in {zone}", points="zone/{zone}")
ATTACK: Final = Verb(Attack, "attack {zone}", points="zone/{zone}")
PLACE: Final = Verb(Place, "place {count:1..20} in {zone}", points="zone/{zone}")
ENOUGH: Final = Verb(Enough, "enough", manner="done")

# -- 3.4.5 Move ------------------------------------------------------------------------------------


class Escort(Party):
    creatures: tuple[int, ...]


# fmt: off
class Lead(InZone): ...
class March(Going): ...
class Teleport(Going): ...
class Take(Party): ...
class Halt(Option): ...
# fmt: on


def _party_label(view: Kemet, o: Party) -> Message | None:
    """3.4.2.k: when every unit goes, a creature that is not taken along goes home: say so."""
    f = view.frames[-1]
    if not isinstance(f, Movement) or o.count < view.units[f.zone]:
        return None
    taken = o.creatures if isinstance(o, Escort) else ()
    names, here = view.box.names["creature"], view.beasts[f.zone]
    left = [n for n in range(len(names)) if here >> n & 1 and n not in taken]
    if not left:
        return None
    going, leaving = (tuple([Ref(f"creature-{names[n]}") for n in some]) for some in (taken, left))
    id = "option-escort-leaving" if taken else "option-take-leaving"
    return Message(id, {"count": o.count, "creatures": going, "leaving": leaving})


LEAD: Final = Verb(Lead, "lead {zone}", points="zone/{zone}")
MARCH: Final = Verb(March, "march {zone}", points="zone/{zone}")
TELEPORT: Final = Verb(Teleport, "teleport {zone}", points="zone/{zone}")
TAKE: Final = Verb(Take, "take {count:0..20}", label=_party_label)
ESCORT: Final = Verb(Escort, "take {count:0..20} with {creatures:creature~}", label=_party_label)
HALT: Final = Verb(Halt, "halt", manner="pass")

# -- 3.5 a battle ----------------------------------------------------------------------------------


class Fight(Option):
    battle_card: int
    buried: int


class Hide(Option):
    cards: tuple[int, ...]


# fmt: off
class Wound(OfIntervention): ...
class Recall(Option): ...
class Retreat(Option): ...
class Drive(InZone): ...
class Stay(Option): ...
# fmt: on


def _hidden_cards(view: Kemet, o: Hide) -> tuple[str, ...]:
    return _in_hand(view, o.cards)


def _hide_manner(view: Kemet, o: Hide) -> Manner:
    return "plain" if o.cards else "done"


FIGHT: Final = Verb(
    Fight,
    "fight {battle_card:battle-card} bury {buried:battle-card}",
    points=("battle-card/{battle_card}", "battle-card/{buried}"),
)
HIDE: Final = Verb(Hide, "hide {cards:intervention~}", points=_hidden_cards, manner=_hide_manner)
WOUND: Final = Verb(Wound, "wound {intervention}", points=_card_in_hand)
RECALL: Final = Verb(Recall, "recall")
RETREAT: Final = Verb(Retreat, "retreat")
DRIVE: Final = Verb(Drive, "drive to {zone}", points="zone/{zone}")
STAY: Final = Verb(Stay, "stay", manner="pass")

# -- 3.6 the night ---------------------------------------------------------------------------------


class Choose(Option):
    position: int


# fmt: off
class Sacrifice(Option): ...
class Spare(Option): ...
class Offer(Veterans): ...
class Consult(Veterans): ...
class Discard(OfIntervention): ...
# fmt: on


SACRIFICE: Final = Verb(Sacrifice, "sacrifice")
SPARE: Final = Verb(Spare, "spare", manner="pass")
OFFER: Final = Verb(Offer, "offer {veterans:0..40} for prayer")
CONSULT: Final = Verb(Consult, "offer {veterans:0..40} for cards")
DISCARD: Final = Verb(Discard, "discard {intervention}", points=_card_in_hand)
CHOOSE: Final = Verb(Choose, "choose {position}", points="position/{position:n}")
