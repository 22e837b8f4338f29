"""Options of a match: what the players agree on before they begin. Every value is a word."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ennead.kernel.errors import SetupError


@dataclass(frozen=True, slots=True)
class MatchOption:
    """One thing to agree on; texts are `option-set-<id>` and `option-set-<id>-<value>`.

    `players` limits it to some numbers of players (empty: all): with other numbers it cannot be
    changed and keeps its default.
    """

    id: str
    values: tuple[str, ...]
    default: str
    players: tuple[int, ...] = ()


def switch(id: str, default: bool = False, players: tuple[int, ...] = ()) -> MatchOption:
    """An option that is on or off."""
    return MatchOption(id, ("off", "on"), "on" if default else "off", players)


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
        option = by_id[id]
        if value not in option.values:
            raise SetupError(
                f"option {id} of {game} is one of {', '.join(option.values)}, not {value!r}"
            )
        if option.players and players not in option.players and value != option.default:
            allowed = ", ".join(map(str, option.players))
            raise SetupError(f"option {id} of {game} is for {allowed} players, not {players}")
    return Setup(
        players, tuple((option.id, chosen.get(option.id, option.default)) for option in known)
    )
