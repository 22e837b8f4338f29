"""Pages 23 and 24: a battle in its five steps, and what follows it, in rulebook order."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from typing import Final

from ennead.games.ankh.hexes import members
from ennead.games.ankh.kinds import (
    ALL_CARDS,
    AMUN,
    BUILD,
    CARDS,
    COMMANDING,
    CYCLE,
    DROUGHT,
    FLOOD,
    FOR_DEFEAT,
    FOR_DROUGHT,
    FOR_GLORY,
    FOR_MAJORITIES,
    FOR_MIRACLE,
    FOR_RADIANCE,
    FOR_VICTORY,
    GLORIOUS,
    GOD,
    MAGNANIMOUS,
    MIRACLE,
    OBELISK,
    OBELISK_ATTUNED,
    OSIRIS,
    PLAGUE,
    WORSHIPFUL,
)
from ennead.games.ankh.rules.battlefield import Battle, present, radiance, strength, team_head
from ennead.games.ankh.rules.cards import Building, Plague, build_next, plague_next
from ennead.games.ankh.rules.deaths import Deaths, fall
from ennead.games.ankh.rules.gods import (
    UNSEEN_FORMS,
    GateOpening,
    Protection,
    may_announce,
    open_gate,
    protect_next,
    protected,
)
from ennead.games.ankh.rules.monuments import majorities
from ennead.games.ankh.rules.powers import Obelisks, Worshipping, call_next, worship_next
from ennead.games.ankh.rules.scoring import ascending, finish, gain
from ennead.games.ankh.state import Ankh, Next
from ennead.games.ankh.verbs import BREAK, PASS, PLAY, Announce, Break, Play
from ennead.kernel import (
    DONE,
    Clause,
    Option,
    Picks,
    Question,
    ask,
    ask_sealed,
    call,
    rule,
    step,
)


@step
def begin_battle(g: Ankh, b: Battle) -> Next[Battle]:
    """P6: at the start, those attuned to obelisks may call figures to theirs in this region."""
    b.killed = [0] * g.seats
    obelisks = g.monuments[OBELISK] & g.regions[b.token]
    callers = [
        seat
        for seat in b.fighters
        if g.gods[seat].powers & OBELISK_ATTUNED and g.gods[seat].controls & obelisks
    ]
    if callers:
        return call(Obelisks(callers), call_next, then=announce)
    return announce


@step
def announce(g: Ankh, b: Battle) -> Next[Battle]:
    """G1, A-32: Amun may announce two cards before anybody chooses."""
    if may_announce(g, b.fighters):
        return ask(g.bearers[AMUN], UNSEEN_FORMS, then=announced)
    return choose_cards


@step
def announced(g: Ankh, b: Battle, answer: Option) -> Next[Battle]:
    """G1: his token is turned down for the rest of this conflict."""
    if isinstance(answer, Announce):
        b.double = True
        g.amun_ready = False
        g.tell("announced", player=g.bearers[AMUN])
    return choose_cards


@step
def choose_cards(g: Ankh, b: Battle) -> Next[Battle]:
    """R23.1: everyone with a figure in the region chooses in secret."""
    return ask_sealed(b.fighters, CARDS_QUESTION, then=reveal)


@step
def reveal(g: Ankh, b: Battle, picks: Picks) -> Next[Battle]:
    """R23.1, R24.6: all cards are shown together and lie face up from now on."""
    b.cards = [0] * g.seats
    for seat in b.fighters:
        pick = picks[seat]
        if isinstance(pick, Play):
            b.cards[seat] = sum(1 << card for card in pick.cards)
            g.gods[seat].hand &= ~b.cards[seat]
            g.tell("played", player=seat, cards=pick.cards)
    return flood


@step
def flood(g: Ankh, b: Battle) -> Next[Battle]:
    """C6, A-36: followers for figures on fertile land, which cannot die in the resolution."""
    for seat in playing(g, b, FLOOD):
        god = g.gods[seat]
        wet = god.army & b.span & g.box.board.fertile & ~g.gates
        god.followers += wet.bit_count()
        b.flooded |= wet
        g.tell("flooded", player=seat, count=wet.bit_count())
    return build_monuments


@step
def build_monuments(g: Ankh, b: Battle) -> Next[Battle]:
    """R23.2: Build Monument cards from least to most devotion."""
    builders = playing(g, b, BUILD)
    if builders:
        return call(Building(builders), build_next, then=resolve_plagues)
    return resolve_plagues


@step
def resolve_plagues(g: Ankh, b: Battle) -> Next[Battle]:
    """R23.3: all Plague cards."""
    owners = playing(g, b, PLAGUE)
    if owners:
        return call(Plague(owners), plague_next, then=monument_majorities)
    return monument_majorities


@step
def monument_majorities(g: Ankh, b: Battle) -> Next[Battle]:
    """R23.4: 1 devotion a majority, in one gain, for those still there, the least first."""
    held = majorities(g, g.regions[b.token])
    for seat in present(g, b):
        if seat in held:
            g.tell("majorities", player=seat, count=held[seat])
            if gain(g, seat, held[seat], FOR_MAJORITIES):
                return finish(g, seat)
    return resolution


@step
def resolution(g: Ankh, b: Battle) -> Next[Battle]:
    """R24.1, R24.2, A-49: add up; the highest total of those with figures wins."""
    standing = present(g, b)
    totals = {seat: strength(g, b, seat) for seat in standing}
    if g.told is not None:
        for seat in standing:
            g.tell("strength", player=seat, amount=totals[seat])
    best = max(totals.values(), default=0)
    leaders = [seat for seat in standing if totals[seat] == best]
    if len(leaders) == 1:
        b.winner = leaders[0]
        rivals = [total for seat, total in totals.items() if seat != b.winner]
        return _won(g, b, best - max(rivals, default=0))
    if g.holder in leaders:
        return ask(g.holder, TIEBREAKER, then=tie_broken)
    return lost


@step
def tie_broken(g: Ankh, b: Battle, answer: Option) -> Next[Battle]:
    """R24.4, R24.5, A-52: its holder wins the tie, or all lose."""
    if not isinstance(answer, Break):
        return lost
    b.winner = g.holder
    g.holder = -1
    g.tell("tie-broken", player=b.winner)
    return _won(g, b, 0)


def _won(g: Ankh, b: Battle, margin: int) -> Next[Battle]:
    """R24.2, P9, C5, G5.b, A-54: the reward is one gain; P1: Commanding brings followers."""
    seat, box = b.winner, g.box
    god = g.gods[seat]
    g.tell("battle-won", player=seat, token=b.token + 1)
    reward, reasons = 1, [FOR_VICTORY]
    if god.powers & GLORIOUS and margin >= box.glorious["margin"]:
        reward, reasons = box.glorious["devotion"], [FOR_GLORY]
    dry = god.army & b.span & box.board.desert & ~g.gates
    if dry and b.cards[seat] & DROUGHT:
        reward += dry.bit_count()
        reasons.append(FOR_DROUGHT)
    if radiance(g, seat, b.span):
        reward += 1
        reasons.append(FOR_RADIANCE)
    if gain(g, seat, reward, *reasons):
        return finish(g, seat)
    if god.powers & COMMANDING:
        god.followers += box.commanding
        g.tell("followers", player=seat, count=box.commanding)
    return lost


@step
def lost(g: Ankh, b: Battle) -> Next[Battle]:
    """P10, A-53: after the winner, Magnanimous losers with two figures there."""
    if b.winner < 0:
        g.tell("battle-tied", token=b.token + 1)
    need = g.box.magnanimous["figures"]
    for seat in [seat for seat in g.ladder if seat in b.fighters and seat != b.winner]:
        god = g.gods[seat]
        if god.powers & MAGNANIMOUS and (god.army & b.span).bit_count() >= need:
            g.tell("magnanimous", player=seat)
            if gain(g, seat, g.box.magnanimous["devotion"], FOR_DEFEAT):
                return finish(g, seat)
    return doom


@step
def doom(g: Ankh, b: Battle) -> Next[Battle]:
    """R24.2, R24.5, R8.5: all figures of the losers, but gods and those protected."""
    for seat in g.ladder:
        if seat != b.winner:
            b.doomed |= g.gods[seat].army & ~g.gods[seat].map[GOD]
    b.doomed &= b.span & ~b.flooded
    shielded = protected(g, b.doomed)
    if shielded:
        return call(Protection(members(shielded)), protect_next, then=kill)
    return kill


@step
def kill(g: Ankh, b: Battle) -> Next[Battle]:
    """R24.3, A-44: they die together."""
    if b.doomed:
        return call(Deaths(b.doomed), fall, then=after_battle)
    return after_battle


@step
def after_battle(g: Ankh, b: Battle) -> Next[Battle]:
    """G4.a, A-14: Osiris may set a gate if he fought and did not win."""
    seat = g.bearers[OSIRIS]
    if seat in b.fighters and seat != b.winner:
        return call(GateOpening(seat), open_gate, then=miracles)
    return miracles


@step
def miracles(g: Ankh, b: Battle) -> Next[Battle]:
    """C7: 1 devotion for each own figure killed in this battle, least devotion first."""
    for seat in playing(g, b, MIRACLE):
        if b.killed[seat]:
            g.tell("miracle", player=seat, count=b.killed[seat])
            if gain(g, seat, b.killed[seat], FOR_MIRACLE):
                return finish(g, seat)
    return worship


@step
def worship(g: Ankh, b: Battle) -> Next[Battle]:
    """P12: those who played a card, least devotion first."""
    faithful = [seat for seat in playing(g, b, ALL_CARDS) if g.gods[seat].powers & WORSHIPFUL]
    return call(Worshipping(faithful), worship_next, then=cycle) if faithful else cycle


@step
def cycle(g: Ankh, b: Battle) -> Next[Battle]:
    """C4: the Cycle of Ma'at brings all used cards back, itself included."""
    for seat in playing(g, b, CYCLE):
        g.gods[seat].hand = ALL_CARDS
        g.tell("cycle", player=seat)
    return DONE


def playing(g: Ankh, b: Battle, cards: int) -> list[int]:
    """R11.4: those who played one of these cards, least devotion first."""
    return ascending(g, sum(1 << seat for seat in b.fighters if b.cards[seat] & cards))


def cards_to_play(g: Ankh, b: Battle, seat: int) -> int:
    """R23.1, G1: one card, or two that were announced."""
    return 2 if b.double and g.bearers[AMUN] == seat else 1


@rule("R11.5")
def cards_in_hand(g: Ankh, b: Battle, seat: int, o: Play) -> bool:
    return all(g.gods[seat].hand >> card & 1 for card in o.cards)


@rule("G1")
def as_many_as_allowed(g: Ankh, b: Battle, seat: int, o: Play) -> bool:
    return len(o.cards) == len(set(o.cards)) == cards_to_play(g, b, seat)


def one_or_two_cards(g: Ankh, b: Battle, seat: int) -> Iterator[Play]:
    for count in (1, 2):
        yield from map(PLAY.__getitem__, combinations_with_replacement(range(len(CARDS)), count))


HANDS: Final = [
    [list(map(PLAY.__getitem__, combinations(members(hand), count))) for count in (0, 1, 2)]
    for hand in range(ALL_CARDS + 1)
]
"""By the set of cards in hand: how none, one or two of them can be played."""


def hands(g: Ankh, b: Battle, seat: int) -> list[Play]:
    return HANDS[g.gods[seat].hand][cards_to_play(g, b, seat)]


CARDS_QUESTION: Final = Question(
    "cards",
    "R23.1",
    Clause(PLAY, (cards_in_hand, as_many_as_allowed), universe=one_or_two_cards, fast=hands),
    speaks_for=team_head,
    about=lambda g, b, seat: {"token": b.token + 1, "count": cards_to_play(g, b, seat)},
)
TIEBREAKER: Final[Question[Ankh, Battle, Option]] = Question(
    "tiebreaker", "R24.4", Clause(BREAK), Clause(PASS)
)
