"""Everything that can be chosen in Kemet, each verb declared once: its fields, how it is written, what is clicked for it."""

from __future__ import annotations

from typing import Final

from ennead.games.kemet.state import Kemet
from ennead.kernel import Manner, Message, Option, Ref, Verb

# -- fields that several verbs share -----------------------------------------------------------------------------------


class InZone(Option):
    """Something that is done in a zone, or by going there."""

    zone: int


class OnCell(Option):
    """A token on an action cell."""

    cell: int


class OfTile(Option):
    """A power tile."""

    tile: int


class OfIntervention(Option):
    """A divine intervention card."""

    intervention: int


class OfBattleCard(Option):
    """A battle card."""

    battle_card: int


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


# -- 2 set-up ----------------------------------------------------------------------------------------------------------


class Settle(Option):
    """A city is chosen."""

    city: int


class Serve(Option):
    """A god is chosen."""

    god: int


class Garrison(InZone):
    """The two districts with the first troops."""

    other: int


SETTLE: Final = Verb(Settle, "settle {city}", points="city/{city}")
SERVE: Final = Verb(Serve, "serve {god}", points="god/{god}")
GARRISON: Final = Verb(
    Garrison,
    "garrison {zone} and {other:zone}",
    points=("zone/{zone}", "zone/{other}"),
    unordered=("zone", "other"),
)

# -- 3.2 a turn --------------------------------------------------------------------------------------------------------


class Act(OnCell):
    """The ordinary token of the turn."""


class Silver(OnCell):
    """The silver token."""


class Gold(OfTile):
    """The gold token, for an action printed on a tile."""

    action: int


class Play(OfIntervention):
    """A card of the day or of the movement."""


class Summon(InZone):
    """A creature joins a troop."""

    creature: int


class Exchange(Option):
    """A creature takes the place of another."""

    leaving: int
    creature: int


class End(Option):
    """The end of the turn."""


class Burn(InZone):
    """Raining Fire falls."""


class Recover(OfIntervention):
    """Divine Memory fetches a card."""


def _in_hand(view: Kemet, wanted: tuple[int, ...]) -> tuple[str, ...]:
    """The cards in the hand of the seat that is asked: of two equal ones first the first."""
    for seat in view.asked:
        hand = view.players[seat].hand
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

# -- 3.4.2 Buy, 3.4.3 Build --------------------------------------------------------------------------------------------


class Buy(OfTile):
    """A tile is bought; in set-up it is taken."""


class Remove(OfBattleCard):
    """A battle card leaves the game for a special one."""


class Raise(Pyramid):
    """A pyramid grows."""


class Found(Pyramid):
    """A new pyramid."""

    colour: int


class Tag(OnCell):
    """The purchase cell for the purchase token of a new pyramid."""


class Skip(Option):
    """Nothing is built, or nobody moves."""


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

# -- 3.4.4 Recruit, and units that effects place -----------------------------------------------------------------------


class Recruit(Units):
    """Recruits."""


class Attack(InZone):
    """Recruits fight for their district."""


class Place(Units):
    """Units that a tile, a card or veterans bring."""


class Enough(Option):
    """No more units, or no more cards."""


RECRUIT: Final = Verb(Recruit, "recruit {count:1..20} in {zone}", points="zone/{zone}")
ATTACK: Final = Verb(Attack, "attack {zone}", points="zone/{zone}")
PLACE: Final = Verb(Place, "place {count:1..20} in {zone}", points="zone/{zone}")
ENOUGH: Final = Verb(Enough, "enough", manner="done")

# -- 3.4.5 Move --------------------------------------------------------------------------------------------------------


class Lead(InZone):
    """The troop that moves."""


class March(Going):
    """A simple move, by land or by ship."""


class Teleport(Going):
    """A teleport that is paid."""


class Transfer(Going):
    """A teleport by the card of that name."""


class Take(Party):
    """Units without a creature."""


class Escort(Party):
    """Units with creatures."""

    creatures: tuple[int, ...]


class Halt(Option):
    """The end of the move."""


class Escape(InZone):
    """A-3: the attacked troop slips away."""


class Stand(Option):
    """A-3: the attacked troop stays."""


LEAD: Final = Verb(Lead, "lead {zone}", points="zone/{zone}")
MARCH: Final = Verb(March, "march {zone}", points="zone/{zone}")
TELEPORT: Final = Verb(Teleport, "teleport {zone}", points="zone/{zone}")
TRANSFER: Final = Verb(Transfer, "transfer {zone}", points="zone/{zone}")
TAKE: Final = Verb(Take, "take {count:0..20}")
ESCORT: Final = Verb(Escort, "take {count:0..20} with {creatures:creature~}")
HALT: Final = Verb(Halt, "halt", manner="pass")
ESCAPE: Final = Verb(Escape, "escape to {zone}", points="zone/{zone}")
STAND: Final = Verb(Stand, "stand", manner="pass")
BURN: Final = Verb(Burn, "burn {zone}", points="zone/{zone}")
RECOVER: Final = Verb(Recover, "recover {intervention}", points="discard/{intervention}")

# -- 3.5 a battle ------------------------------------------------------------------------------------------------------


class Fight(OfBattleCard):
    """A battle card to play and one to bury."""

    buried: int


class Hide(Option):
    """Interventions under the battle card."""

    cards: tuple[int, ...]


class Divert(Option):
    """Diversion: the two battle cards change places."""


class Keep(Option):
    """Diversion: they do not."""


class Wound(OfIntervention):
    """Divine Wound: a card for strength."""


class Conscript(Option):
    """Conscription: units join the winner."""

    count: int


class Recall(Option):
    """The troop goes home."""


class Retreat(Option):
    """The loser retreats."""


class Drive(InZone):
    """The winner says where to."""


class Stay(Option):
    """The troop stays."""


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
DIVERT: Final = Verb(Divert, "divert")
KEEP: Final = Verb(Keep, "keep", manner="pass")
WOUND: Final = Verb(Wound, "wound {intervention}", points=_card_in_hand)
CONSCRIPT: Final = Verb(Conscript, "conscript {count:0..20}")
RECALL: Final = Verb(Recall, "recall")
RETREAT: Final = Verb(Retreat, "retreat")
DRIVE: Final = Verb(Drive, "drive to {zone}", points="zone/{zone}")
STAY: Final = Verb(Stay, "stay", manner="pass")

# -- 3.6 the night -----------------------------------------------------------------------------------------------------


class Sacrifice(Option):
    """Units are given up."""


class Spare(Option):
    """None are."""


class Offer(Veterans):
    """Veterans for prayer points."""


class Consult(Veterans):
    """Veterans for cards."""


class Discard(OfIntervention):
    """A card to the Vision."""


class Choose(Option):
    """A position of the turn order."""

    position: int


SACRIFICE: Final = Verb(Sacrifice, "sacrifice")
SPARE: Final = Verb(Spare, "spare", manner="pass")
OFFER: Final = Verb(Offer, "offer {veterans:0..40} for prayer")
CONSULT: Final = Verb(Consult, "offer {veterans:0..40} for cards")
DISCARD: Final = Verb(Discard, "discard {intervention}", points=_card_in_hand)
CHOOSE: Final = Verb(Choose, "choose {position}", points="position/{position:n}")
