"""Options of a match: what the players agree on before they begin. Every value is a word."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from ennead.kernel.errors import SetupError

NONE: Final = "none"
"""A tally of nothing."""
_SEAT: Final = re.compile(r"seat-([0-9]+)")


@dataclass(frozen=True, slots=True)
class MatchOption:
    """One thing to agree on; texts are `option-set-<id>` and `option-set-<id>-<value>`.

    `players` limits it to some numbers of players (empty: all), `when` to some values of another
    option (its id, then the values): otherwise it cannot be changed and keeps its default. With
    `most` it is a tally: any of the values, each at most so often, written `axe*2,boat`, or `none`.
    `named` are vocabularies that have words for its values (`card-axe`), which then need none of
    their own. A `ruling` is a second reading of the rulebook, of no interest to most. A value
    `seat-2` names a seat, where somebody must sit.
    """

    id: str
    values: tuple[str, ...]
    default: str
    players: tuple[int, ...] = ()
    when: tuple[str, ...] = ()
    most: int = 0
    named: tuple[str, ...] = ()
    ruling: bool = False

    def words(self, value: str) -> tuple[str, ...]:
        """The messages that name a value: the first that is written."""
        return tuple(f"{kind}-{value}" for kind in (f"option-set-{self.id}", *self.named))


def switch(
    id: str, default: bool = False, players: tuple[int, ...] = (), ruling: bool = False
) -> MatchOption:
    """An option that is on or off."""
    return MatchOption(id, ("off", "on"), "on" if default else "off", players, ruling=ruling)


@dataclass(frozen=True, slots=True)
class Preset:
    """A usual way to play; texts are `preset-<id>` and `preset-<id>-help`. `players` limits it to
    some numbers of players; an option that does not exist for theirs is left as it is."""

    id: str
    options: Mapping[str, str]
    players: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Setup:
    """A number of players and a value for every option of the game."""

    players: int
    options: tuple[tuple[str, str], ...] = ()
    _values: dict[str, str] = field(
        default_factory=dict, init=False, repr=False, compare=False, hash=False
    )

    def __post_init__(self) -> None:
        self._values.update(self.options)

    def __getitem__(self, option: str) -> str:
        return self._values[option]

    def on(self, option: str) -> bool:
        """Whether a switch is on."""
        return self._values[option] == "on"

    def tally(self, option: str) -> dict[str, int]:
        """How often each value of a tally is wished for; those that are not are left out."""
        return _counts(self._values[option])


def make_setup(
    game: str,
    counts: Sequence[int],
    known: Sequence[MatchOption],
    players: int,
    chosen: Mapping[str, str],
) -> Setup:
    """A checked set-up with the defaults filled in. Raises SetupError that names what is
    possible."""
    if players not in counts:
        raise SetupError(f"{game} is for {min(counts)} to {max(counts)} players, not {players}")
    by_id = {option.id: option for option in known}
    for id, value in chosen.items():
        if id not in by_id:
            names = ", ".join(by_id) or "none"
            raise SetupError(f"{game} has no option {id!r}; its options: {names}")
        _check_value(game, by_id[id], value, players, {**_defaults(known), **chosen})
    return Setup(
        players,
        tuple(
            (option.id, _ordered(option, chosen.get(option.id, option.default))) for option in known
        ),
    )


def _defaults(known: Sequence[MatchOption]) -> dict[str, str]:
    return {option.id: option.default for option in known}


def _check_value(
    game: str, option: MatchOption, value: str, players: int, all_values: Mapping[str, str]
) -> None:
    name = f"option {option.id} of {game}"
    if option.most:
        _check_tally(name, option, value)
    elif value not in option.values:
        raise SetupError(f"{name} is one of {', '.join(option.values)}, not {value!r}")
    if value == option.default:
        return
    if option.players and players not in option.players:
        allowed = ", ".join(map(str, option.players))
        raise SetupError(f"{name} is for {allowed} players, not {players}")
    if option.when and (got := all_values[option.when[0]]) not in option.when[1:]:
        allowed = ", ".join(option.when[1:])
        raise SetupError(f"{name} is for {option.when[0]} {allowed}, not {got}")
    seat = _SEAT.fullmatch(value)
    if seat is not None and int(seat[1]) >= players:
        raise SetupError(f"{name}: {value} is empty with {players} players")


# -- tallies ---------------------------------------------------------------------------------------

_ENTRY: Final = re.compile(r"([a-z0-9-]+)(?:\*([1-9][0-9]{0,2}))?")


def _counts(text: str) -> dict[str, int]:
    """The entries of a tally that was checked."""
    found = (_ENTRY.fullmatch(entry) for entry in text.split(",") if text != NONE)
    return {entry[1]: int(entry[2] or 1) for entry in found if entry is not None}


def _check_tally(name: str, option: MatchOption, text: str) -> None:
    """Refuse an entry that is none, of an unknown name, doubled or too often."""
    seen: set[str] = set()
    for entry in text.split(",") if text != NONE else ():
        found = _ENTRY.fullmatch(entry)
        if found is None:
            raise SetupError(f"{name} is a list such as {option.values[0]}*2, not {entry[:40]!r}")
        if found[1] not in option.values:
            raise SetupError(f"{name} has no {found[1][:40]!r}; it has {', '.join(option.values)}")
        if found[1] in seen:
            raise SetupError(f"{name} names {found[1]} twice; write {found[1]}*2")
        if int(found[2] or 1) > option.most:
            raise SetupError(f"{name} has {found[1]} at most {option.most} times, not {found[2]}")
        seen.add(found[1])


def _ordered(option: MatchOption, text: str) -> str:
    """A tally in the order of its values, so that the same wishes are the same set-up."""
    if not option.most:
        return text
    counts = _counts(text)
    listed = [
        value if counts[value] == 1 else f"{value}*{counts[value]}"
        for value in option.values
        if value in counts
    ]
    return ",".join(listed) or NONE
