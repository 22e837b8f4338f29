"""`ennead pack`: figures from an owner's box, to fill in, to check, to compare."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from ennead.commands.chosen import pack_game
from ennead.games import load, load_with_pack
from ennead.kernel.components import read_toml
from ennead.kernel.errors import PackError
from ennead.kernel.packs import differences, template


def run(arguments: argparse.Namespace) -> int:
    """Do what was asked for."""
    return {"new": _new, "check": _check, "diff": _diff}[arguments.act](arguments)


def _new(arguments: argparse.Namespace) -> int:
    """Print a template."""
    game = load(arguments.game)
    text = template(game.id, game.components, arguments.source)
    print(json.dumps({"game": game.id, "text": text}) if arguments.json else text, end="")
    return 0


def _check(arguments: argparse.Namespace) -> int:
    """Lay the pack over its game; say what it changes, or what is wrong with it."""
    path = Path(arguments.file)
    game = load_with_pack(pack_game(path), path)
    stated = [figure for figure in game.components.figures() if figure.source == "pack"]
    if arguments.json:
        rows = [{"figure": f"{f.kind}.{f.id}.{f.attribute}", "value": f.confirmed} for f in stated]
        print(json.dumps({"game": game.id, "pack": game.pack, "figures": rows}, ensure_ascii=False))
        return 0
    for figure in stated:
        print(f"{figure.kind}.{figure.id}.{figure.attribute} = {_shown(figure.confirmed)}")
    ours = load(game.id).components
    changed = sum(ours[f.kind, f.id].get(f.attribute) != f.value for f in stated)
    confirmed = len(stated) - changed
    print(f"{path.name} fits {game.id}: {changed} figures changed, {confirmed} confirmed")
    return 0


def _diff(arguments: argparse.Namespace) -> int:
    """Compare two packs, each of which fits; 1 if they differ."""
    paths = Path(arguments.file), Path(arguments.other)
    first, second = map(pack_game, paths)
    if first != second:
        raise PackError(f"{paths[1]}: pack.game", f"this pack is for {second}, not for {first}")
    for path in paths:
        load_with_pack(first, path)
    found = list(differences(*map(read_toml, paths)))
    if arguments.json:
        rows = [{"figure": one.path, "first": one.first, "second": one.second} for one in found]
        print(json.dumps({"game": first, "differences": rows}, ensure_ascii=False))
    for one in () if arguments.json else found:
        print(f"{one.path}: {_shown(one.first)} -> {_shown(one.second)}")
    return int(bool(found))


def _shown(value: object) -> str:
    return "not stated" if value is None else json.dumps(value, ensure_ascii=False)
