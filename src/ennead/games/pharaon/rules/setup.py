"""Příprava hry (pp. 2-3, 8): the table, the Traitor, the start draft."""

from __future__ import annotations

from typing import Final

from ennead.games.pharaon.rules.cards import has_effect_on_play, official, receive_noble
from ennead.games.pharaon.rules.jars import discard_jar, draw_jar
from ennead.games.pharaon.rules.offerings import fill_display
from ennead.games.pharaon.rules.passing import WHICH_JAR
from ennead.games.pharaon.rules.resources import gain
from ennead.games.pharaon.rules.rounds import begin_round, lay_out_jars
from ennead.games.pharaon.rules.traitor import YOU, boards_of, new_pile
from ennead.games.pharaon.rules.wheel import entry_colours, from_bank
from ennead.games.pharaon.state import (
    EMPTY,
    TRAITOR,
    Course,
    Draft,
    Next,
    Official,
    Pharaon,
    Player,
    Traitor,
)
from ennead.games.pharaon.tables import RESOURCES, SILVER
from ennead.games.pharaon.verbs import DARKEN_BOARD, KEEP_NOBLE, Darken, Jar, Keep
from ennead.kernel import DONE, Clause, Question, ask, call, rule, shuffled, step, take

DIRECTIONS: Final = (1, -1)
LIGHT: Final = 5
"""Boards below this number lie with the light side up; the dark sides follow in the same order."""


def unpack(g: Pharaon) -> None:
    """1.2: every component out of the box, nothing on the table yet."""
    box = g.box
    g.players = [Player(side) for side in range(box.sides)]
    g.bank = list(box.counts[:RESOURCES])
    g.bag = list(box.bag)
    g.jar_supply = list(range(len(box.jars)))
    g.noble_deck = list(range(len(box.nobles)))
    g.artisan_deck = list(range(len(box.artisan_points)))
    g.pairs = [EMPTY] * (2 * box.pair_places)
    g.bonus = [EMPTY] * box.bonus_places
    g.noble_row = [EMPTY] * box.noble_places
    g.artisan_row = [EMPTY] * box.artisan_places
    if box.solo:
        g.traitor = Traitor()


@step
def prepare(g: Pharaon, m: Course) -> Next[Course]:
    """1.3.a, 1.4.a: the ring, the wheel, its direction, and who is first."""
    unpack(g)
    g.round = 1
    g.ring = (0, *shuffled(g.luck, "zone", range(1, 5)))
    shown = g.luck.draw("colour", g.box.colours)
    g.alignment = -g.box.colours.index(shown) % 5
    g.direction = DIRECTIONS[g.luck.draw("direction", (0, 1))]
    g.entry = entry_colours(g, 1)
    wish = g.box.starter
    g.first = g.luck.draw("first", range(g.box.sides)) if wish < 0 else wish
    g.tell("prepared")
    if g.first < g.seats:
        g.tell("starts", player=g.first)
    else:
        g.tell("traitor-starts")
    if g.traitor is not None:
        return prepare_traitor
    return lay_out


@step
def prepare_traitor(g: Pharaon, m: Course) -> Next[Course]:
    """1.20.b: his boards side by side, a token of each colour on the lowest squares."""
    traitor = boards_of(g)
    traitor.boards = tuple(shuffled(g.luck, "board", range(LIGHT)))
    traitor.colours = tuple(shuffled(g.luck, "track", range(5)))
    for lane, colour in zip(traitor.lanes, traitor.colours, strict=True):
        lane.append(from_bank(g, colour))
    return darken


@step
def darken(g: Pharaon, m: Course) -> Next[Course]:
    """1.20.e, R58: as many dark boards as agreed, at random or as you choose."""
    traitor = boards_of(g)
    while sum(board >= LIGHT for board in traitor.boards) < g.box.dark_boards:
        if g.box.dark_by_choice:
            return ask(YOU, WHICH_BOARD, then=darkened)
        turn_dark(g, g.luck.draw("dark", sorted(light_boards(g))))
    new_pile(g)
    return lay_out


@step
def darkened(g: Pharaon, m: Course, answer: Darken) -> Next[Course]:
    """R58: a board of your choice."""
    turn_dark(g, answer.board)
    return darken


def light_boards(g: Pharaon) -> list[int]:
    """The Traitor boards that lie with the light side up, from the left."""
    return [board for board in boards_of(g).boards if board < LIGHT]


def turn_dark(g: Pharaon, board: int) -> None:
    """1.20.e: over to the dark side."""
    traitor = boards_of(g)
    traitor.boards = tuple(old + LIGHT if old == board else old for old in traitor.boards)
    g.tell("darkened", board=board + LIGHT)


@step
def lay_out(g: Pharaon, m: Course) -> Next[Course]:
    """1.4.b, 1.4.d, 1.4.e, 1.4.h: jars, offerings, Scribes for beginners, nobles, artisans."""
    box = g.box
    g.jars = [draw_jar(g) for _ in range(box.open_jars)]
    fill_display(g)
    scribes = list(box.scribes)
    for side in range(box.sides):
        if box.beginners[0 if box.solo else side] and scribes:  # R51: in solo for both sides
            scribe = take(g.luck, "scribe", scribes)
            g.noble_deck.remove(scribe)
            receive_noble(g, side, scribe)
            if g.traitor is not None and side == TRAITOR:
                g.tell("traitor-noble", noble=scribe)
            else:
                g.tell("got-scribe", player=side, noble=scribe)
    g.noble_row = [take(g.luck, "noble", g.noble_deck) for _ in range(box.noble_places)]
    g.artisan_row = [take(g.luck, "artisan", g.artisan_deck) for _ in range(box.artisan_places)]
    m.side = YOU if box.solo else (g.first - 1) % box.sides
    return draft


@step
def draft(g: Pharaon, m: Course) -> Next[Course]:
    """1.4.f: counter-clockwise; the first player is last."""
    g.turn += 1
    return call(Draft(m.side), draft_jar, then=next_draft)


@step
def next_draft(g: Pharaon, m: Course) -> Next[Course]:
    """1.4.f: on to the left-hand drafter's right, until the first player has drafted."""
    if g.traitor is not None or m.side == g.first:
        return draft_done
    m.side = (m.side - 1) % g.box.sides
    return draft


@step
def draft_jar(g: Pharaon, d: Draft) -> Next[Draft]:
    """1.4.f: one of the face-up jars."""
    return ask(d.seat, WHICH_JAR, then=draft_noble)


@step
def draft_noble(g: Pharaon, d: Draft, answer: Jar) -> Next[Draft]:
    """1.4.f, R19: the jar's resources, two silver, two nobles to choose from."""
    jar = answer.jar
    g.jars.remove(jar)
    g.tell("took-jar", player=d.seat, tokens=g.box.jars[jar])
    gain(g, d.seat, g.box.jars[jar])
    discard_jar(g, jar)
    gain(g, d.seat, (SILVER,) * g.box.start_silver)
    if g.players[d.seat].nobles:  # 1.4.h: a beginner has his Scribe
        return DONE
    d.cards = sorted(take(g.luck, "noble", g.noble_deck) for _ in range(g.box.nobles_drawn))
    g.tell_only("drew-nobles", (d.seat,), {"nobles": tuple(d.cards)}, player=d.seat)
    return ask(d.seat, WHICH_NOBLE, then=keep)


@step
def keep(g: Pharaon, d: Draft, answer: Keep) -> Next[Draft]:
    """1.4.f, 1.20.c, R34, R59: one is laid open, the others face down; solo: the Traitor's."""
    noble = answer.noble
    d.cards.remove(noble)
    g.tell("kept", player=d.seat, noble=noble)
    receive_noble(g, d.seat, noble)
    if g.traitor is not None:
        for other in d.cards:
            receive_noble(g, TRAITOR, other)
            g.tell("traitor-noble", noble=other)
    else:
        g.players[d.seat].aside = d.cards
    d.cards = []
    if has_effect_on_play(g, noble):
        return call(Official(d.seat, noble), official, then=drafted)
    return DONE


@step
def drafted(g: Pharaon, d: Draft) -> Next[Draft]:
    """R34: the effect on play has happened."""
    return DONE


@step
def draft_done(g: Pharaon, m: Course) -> Next[Course]:
    """1.4.g, 1.4.b, 1.19.b: set-aside nobles into the deck; the jar left over blocks; new jars."""
    for player in g.players:
        g.noble_deck += player.aside
        player.aside = []
    g.noble_deck.sort()
    lay_out_jars(g)
    return begin_round


@rule("1.4.f", reasons=lambda g, d, seat, o: {"noble": o.noble})
def drawn(g: Pharaon, d: Draft, seat: int, o: Keep) -> bool:
    """One of the two nobles drawn."""
    return o.noble in d.cards


@rule("1.20.e", reasons=lambda g, m, seat, o: {"board": o.board})
def still_light(g: Pharaon, m: Course, seat: int, o: Darken) -> bool:
    """The board lies with its light side up."""
    return o.board in light_boards(g)


def nobles_drawn(g: Pharaon, d: Draft, seat: int) -> list[Keep]:
    """1.4.f: the nobles to choose from."""
    return [KEEP_NOBLE[noble] for noble in d.cards]


def boards_from_the_left(g: Pharaon, m: Course, seat: int) -> list[Darken]:
    """R58: the boards that can be turned."""
    return [DARKEN_BOARD[board] for board in light_boards(g)]


WHICH_NOBLE: Final = Question("keep", "1.4.f", Clause(KEEP_NOBLE, (drawn,), fast=nobles_drawn))
WHICH_BOARD: Final = Question(
    "darken",
    "R58",
    Clause(DARKEN_BOARD, (still_light,), fast=boards_from_the_left),
    about=lambda g, m, seat: {"left": g.box.dark_boards - LIGHT + len(light_boards(g))},
)
