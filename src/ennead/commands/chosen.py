"""What several commands do with their arguments: find the game, its packs, its set-ups and the
bots."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ennead.bots import Bot, make
from ennead.games import load, with_pack_text
from ennead.kernel import AnyGame, Setup, packs
from ennead.kernel.components import read_toml
from ennead.kernel.errors import PackError, SetupError


def game_of(arguments: argparse.Namespace) -> AnyGame:
    """The game that was named, with the packs that were named laid over it, later ones on top."""
    files = list(getattr(arguments, "packs", []))
    if not files:
        return load(arguments.game)
    merged, where = merged_packs(files)
    raw = b"".join(Path(name).read_bytes() for name in files)
    return with_pack_text(arguments.game, merged, where, raw)


def merged_packs(files: list[str]) -> tuple[dict[str, Any], str]:
    """The figures of several packs as one, later ones on top, and where they come from."""
    merged: dict[str, Any] = {}
    for name in files:
        _merge(merged, read_toml(Path(name)), name)
    return merged, " + ".join(Path(name).name for name in files)


def _merge(into: dict[str, Any], more: dict[str, Any], where: str) -> None:
    for key, value in more.items():
        old = into.setdefault(key, {} if isinstance(value, dict) else value)
        if isinstance(value, dict):
            if not isinstance(old, dict):
                raise PackError(
                    f"{where}: {key}", "another pack has a value where this one has a table"
                )
            _merge(old, value, where)
        else:
            into[key] = value


def pack_game(path: Path) -> str:
    """The game that a pack says it is for."""
    named = packs.pack_game(read_toml(path))
    if not named:
        raise PackError(
            f"{path}: pack.game",
            'the pack does not say its game; expected [pack] with game = "..."',
        )
    return named


def setup_of(game: AnyGame, arguments: argparse.Namespace, default: int = 2) -> Setup:
    """The set-up that was asked for."""
    return game.setup(arguments.players or _usual(game, default), dict(arguments.options))


def _usual(game: AnyGame, players: int) -> int:
    """So many players, or as few as the game takes."""
    return players if players in game.counts else min(game.counts)


def setups_for(game: AnyGame, arguments: argparse.Namespace) -> list[Setup]:
    """One set-up for each size of table that was named; tables of two if none was."""
    sizes = arguments.players or [_usual(game, 2)]
    return [game.setup(players, dict(arguments.options)) for players in sizes]


def setups_of(game: AnyGame, arguments: argparse.Namespace) -> list[Setup]:
    """One set-up, or one for every number of players when none is named."""
    if arguments.players:
        return [setup_of(game, arguments)]
    setups = []
    for players in game.counts:
        try:
            setups.append(game.setup(players, dict(arguments.options)))
        except SetupError:
            if players == game.counts[-1] and not setups:
                raise
    return setups


def bots_of(names: list[str] | None, players: int, default: str = "random") -> list[Bot]:
    """A bot for every seat: one name serves all seats, several go round the table."""
    wanted = names or [default]
    if len(wanted) > players:
        raise SetupError(f"{len(wanted)} bots are named for {players} seats")
    return [make(wanted[seat % len(wanted)]) for seat in range(players)]
