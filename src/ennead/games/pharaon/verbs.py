"""What can be chosen in Pharaon: notation, what it points at on the table, and its words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ennead.games.pharaon.currency import cost_of, currency_of, declared, kind_of
from ennead.games.pharaon.state import EMPTY, Pharaon, Turn
from ennead.games.pharaon.tables import BASICS, FREE, Tables, token_refs
from ennead.kernel import Arg, Message, Option, Ref, Verb

MOST_PLACES: Final = 8
"""Places of the offerings' display that can be named."""


class OfToken(Option):
    """A choice of a kind of token."""

    token: int


class OfNoble(Option):
    """A choice of a noble."""

    noble: int


class OfPlace(Option):
    """A choice of a place of the offerings' display, counted from 1."""

    place: int


# -- points and words ------------------------------------------------------------------------------


def goods_id(box: Tables, side: int, kind: int, number: int) -> str:
    """The scene id of the n-th token of a kind that a side owns."""
    return f"goods/{side}/{box.names['token'][kind]}/{number}"


def _mine(g: Pharaon, kinds: Iterable[int], spoken_for: tuple[int, ...] = ()) -> list[str]:
    """My own tokens, the last of a kind first, so that those that stay keep their places."""
    seat = g.asked[0] if g.asked else 0
    chosen, found = list(spoken_for), []
    for kind in kinds:
        found.append(goods_id(g.box, seat, kind, g.players[seat].supply[kind] - chosen.count(kind)))
        chosen.append(kind)
    return found


def _my_token(g: Pharaon, o: OfToken) -> list[str]:
    frame = g.frames[-1]
    if not isinstance(frame, Turn):
        return _mine(g, (o.token,))
    return _mine(g, (o.token,), frame.spent if frame.entry < 0 else (frame.entry, *frame.spent))


def _jar_words(g: Pharaon, o: Jar) -> Message:
    bottom, left, right = g.box.jars[o.jar]
    return Message("option-jar-holding", {"tokens": token_refs(g.box, (left, right, bottom))})


def _pair_words(g: Pharaon, o: OfPlace) -> Message | None:
    tokens = [kind for kind in g.pairs[2 * o.place - 2 : 2 * o.place] if kind != EMPTY]
    if not tokens:
        return None
    return Message(f"option-{o.verb}-holding", {"tokens": token_refs(g.box, tokens)})


def _bonus_words(g: Pharaon, o: OfPlace) -> Message | None:
    kind = g.bonus[o.place - 1] if o.place <= len(g.bonus) else EMPTY
    if kind == EMPTY:
        return None
    return Message("option-bonus-token", {"token": token_refs(g.box, (kind,))[0]})


def _artisan_words(g: Pharaon, o: Artisan) -> Message:
    args: dict[str, Arg] = {
        "artisan": Ref(f"artisan-{g.box.names['artisan'][o.artisan]}"),
        "points": g.box.artisan_points[o.artisan],
    }
    if g.box.artisan_jars[o.artisan]:
        return Message("option-artisan-jar", args)
    if not g.box.artisan_gain[o.artisan]:
        return Message("option-artisan-points", args)
    args["tokens"] = token_refs(g.box, g.box.artisan_gain[o.artisan])
    return Message("option-artisan-brings", args)


def _nile_words(g: Pharaon, o: Nile) -> Message:
    name, cost = g.box.names["nile"][o.nile], g.box.nile[o.nile].cost
    tokens = token_refs(g.box, cost.tokens)
    return Message("option-nile-cost", {"nile": Ref(f"nile-{name}"), "tokens": tokens})


def _tomb_words(g: Pharaon, o: Tomb) -> Message | None:
    step = g.players[g.asked[0]].tomb + 1 if g.asked else len(g.box.tomb_costs)
    if step > g.box.tomb_top:
        return None
    tokens = token_refs(g.box, g.box.tomb_costs[step].tokens)
    return Message("option-tomb-cost", {"step": step, "tokens": tokens})


def _payment_words(g: Pharaon, o: Pay) -> Message | None:
    """What each token counts as is said only where it is not its own colour."""
    args: dict[str, Arg] = {"token": token_refs(g.box, (o.token,))[0]}
    if not o.tokens:
        return Message("option-pay-entry", args)
    args["tokens"] = token_refs(g.box, o.tokens)
    frame, worded = g.frames[-1], "option-pay"
    if not isinstance(frame, Turn) or frame.zone < 0:
        return None
    cost = cost_of(g, frame.seat, frame.zone, frame.target, frame.bonus)
    counted = declared(currency_of(g, frame.seat, frame.zone), cost, o.token, o.tokens)
    if cost.kind == FREE or counted is None:
        return Message(worded, args)
    colour, colours = counted
    if kind_of(o.token) != colour:
        worded += "-entry"
        args["colour"] = token_refs(g.box, (colour,))[0]
    if [kind_of(token) for token in o.tokens] != list(colours):
        worded += "-rest"
        args["colours"] = token_refs(g.box, colours)
    return Message(worded if worded == "option-pay" else f"{worded}-as", args)


# -- set-up ----------------------------------------------------------------------------------------


class Jar(Option):
    jar: int


class Keep(OfNoble): ...


class Darken(Option):
    board: int


def _lane(g: Pharaon, o: Darken) -> list[str]:
    boards = g.traitor.boards if g.traitor is not None else ()
    return [f"traitor/{boards.index(o.board) + 1}"] if o.board in boards else []


TAKE_JAR: Final = Verb(Jar, "take jar {jar}", points="jar/{jar}", label=_jar_words)
KEEP_NOBLE: Final = Verb(Keep, "keep {noble}", points="draft/{noble}")
DARKEN_BOARD: Final = Verb(Darken, "darken {board}", points=_lane)


# -- a turn ----------------------------------------------------------------------------------------


class Pair(OfPlace): ...


class PairBonus(OfPlace): ...


class Noble(OfNoble): ...


class TopNoble(Option): ...


class Artisan(Option):
    artisan: int


class TopArtisan(Option): ...


class Nile(Option):
    nile: int


class Tomb(Option): ...


class Use(OfNoble): ...


class Pass(Option): ...


def _next_step(g: Pharaon, o: Tomb) -> list[str]:
    return [f"tomb/{min(g.players[g.asked[0]].tomb + 1, g.box.tomb_top)}"]


def _own_noble(g: Pharaon, o: Use) -> list[str]:
    return [f"own/{g.asked[0]}/noble/{g.box.names['noble'][o.noble]}"]


TAKE_PAIR: Final = Verb(Pair, "take pair {place:1..8}", points="pair/{place}", label=_pair_words)
TAKE_PAIR_WITH_BONUS: Final = Verb(
    PairBonus, "take pair {place:1..8} with bonus", points="pair/{place}", label=_pair_words
)
TAKE_NOBLE: Final = Verb(Noble, "take noble {noble}", points="noble/{noble}")
TAKE_TOP_NOBLE: Final = Verb(TopNoble, "take top noble", points="noble-deck")
TAKE_ARTISAN: Final = Verb(
    Artisan, "take artisan {artisan}", points="artisan/{artisan}", label=_artisan_words
)
TAKE_TOP_ARTISAN: Final = Verb(TopArtisan, "take top artisan", points="artisan-deck")
USE_NILE: Final = Verb(Nile, "nile {nile}", points="nile/{nile}", label=_nile_words)
BUILD_TOMB: Final = Verb(Tomb, "build tomb", points=_next_step, label=_tomb_words)
USE_NOBLE: Final = Verb(Use, "use {noble}", points=_own_noble)
PASS: Final = Verb(Pass, "pass", manner="pass")


# -- paying ----------------------------------------------------------------------------------------


class Pay(OfToken):
    """`token` goes on the wheel, `tokens` to the bank or the heap."""

    tokens: tuple[int, ...]


class Otherwise(Option): ...


class Enter(OfToken): ...


class Add(OfToken): ...


def _all_my_tokens(g: Pharaon, o: Pay) -> list[str]:
    return _mine(g, (o.token, *o.tokens))


PAY: Final = Verb(
    Pay,
    "enter with {token} and pay {tokens:token~}",
    points=_all_my_tokens,
    manner="done",
    label=_payment_words,
)
PAY_OTHERWISE: Final = Verb(Otherwise, "pay otherwise", manner="pass")
ENTER: Final = Verb(Enter, "enter with {token}", points=_my_token)
ADD: Final = Verb(Add, "add {token}", points=_my_token)


# -- what an action, a jar or a pass brings --------------------------------------------------------


class Bonus(OfPlace): ...


class Draw(Option): ...


class Step(Option):
    track: int


class HandIn(OfToken): ...


class Gain(OfToken): ...


class Done(Option): ...


class Open(Option): ...


class Replace(Option): ...


class Decline(Option): ...


class Advance(Option): ...


class Stay(Option): ...


class First(Option): ...


def _next_space(g: Pharaon, o: Step) -> list[str]:
    if o.track not in BASICS:
        return []
    return [f"track/{g.box.names['token'][o.track]}/{g.players[g.asked[0]].tracks[o.track] + 1}"]


TAKE_BONUS: Final = Verb(
    Bonus, "take bonus {place:1..8}", points="bonus/{place}", label=_bonus_words
)
DRAW: Final = Verb(Draw, "draw from bag", points="bag")
STEP_UP: Final = Verb(Step, "step {track:token}", points=_next_space)
HAND_IN: Final = Verb(HandIn, "hand in {token}", points=_my_token)
GAIN: Final = Verb(Gain, "gain {token}", points="bank/{token}")
END_TURN: Final = Verb(Done, "done", manner="pass")
OPEN_JAR: Final = Verb(Open, "open jar", points="opened")
REPLACE_JAR: Final = Verb(Replace, "replace jar")
DECLINE: Final = Verb(Decline, "decline", manner="pass")
ADVANCE: Final = Verb(Advance, "advance")
STAY: Final = Verb(Stay, "stay", manner="pass")
TAKE_FIRST: Final = Verb(First, "take first-player token", points="honour/first-player")


# -- the Traitor -----------------------------------------------------------------------------------


class Wheel(OfToken): ...


class Give(OfToken): ...


def _free_space(g: Pharaon, o: Wheel) -> list[str]:
    """The first free space of the section (the last if it is full)."""
    if o.token not in BASICS:
        return []
    free = min(len(g.wheel[o.token]), g.box.spaces - 1) + 1
    return [f"wheel/{g.box.names['token'][o.token]}/{free}"]


PUT_ON_WHEEL: Final = Verb(Wheel, "put {token} on wheel", points=_free_space)
GIVE: Final = Verb(Give, "give {token}", points="bank/{token}")
