"""`ennead review`: what each choice of a match gave away, and what was luck."""

from __future__ import annotations

import argparse
import dataclasses
import json
from pathlib import Path

from ennead.bots.review import Review, review
from ennead.bots.search import Budget
from ennead.games import load
from ennead.kernel import matchfile
from ennead.kernel.errors import SetupError

WORST = 8
"""How many choices of a seat are listed."""


def run(arguments: argparse.Namespace) -> int:
    """Review one seat or all."""
    path = Path(arguments.file)
    record = matchfile.parse(path.read_text(encoding="utf-8"), path.name)
    match = matchfile.rebuild(record, load(record.header.game), path.name)
    seats = range(match.setup.players) if arguments.seat is None else [arguments.seat]
    if max(seats) >= match.setup.players:
        raise SetupError(f"the match has seats 0 to {match.setup.players - 1}, not {max(seats)}")
    budget = Budget(iterations=arguments.iterations)
    reviews = [review(match, seat, budget) for seat in seats]
    if arguments.json:
        print(json.dumps([_facts(one) for one in reviews], ensure_ascii=False))
        return 0
    for one in reviews:
        name = record.header.names.get(one.seat, f"seat {one.seat}")
        print(
            f"{name}: {len(one.choices)} choices gave away {one.lost:.1%} in all, luck {one.luck:+.1%}"
        )
        for judged in sorted(one.choices, key=lambda judged: -judged.lost)[:WORST]:
            if judged.lost > 0:
                print(f"    move {judged.number + 1}: {judged.chosen}  ({judged.value_chosen:.1%})")
                print(f"        {judged.best} looked better ({judged.value_best:.1%})")
    return 0


def _facts(one: Review) -> dict[str, object]:
    return {
        "seat": one.seat,
        "lost": round(one.lost, 4),
        "luck": round(one.luck, 4),
        "choices": [
            {**dataclasses.asdict(judged), "lost": round(judged.lost, 4)} for judged in one.choices
        ],
    }
