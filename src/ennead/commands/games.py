"""`ennead games`: what can be played, by how many, with which options and bots."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator

from ennead.bots import BOTS, ismcts
from ennead.bots.levels import SKILLS, skill_of
from ennead.games import broken, installed, load
from ennead.kernel import AnyGame, MatchOption
from ennead.words import negotiate, words_for


def run(arguments: argparse.Namespace) -> int:
    """List the games; those that cannot be played are named on standard error."""
    games = [load(id) for id in installed()]
    for problem in broken().values():
        print(f"ennead: {problem}", file=sys.stderr)
    if arguments.json:
        print(json.dumps([_facts(game) for game in games], ensure_ascii=False))
        return 0
    for game in games:
        counts = f"{min(game.counts)}-{max(game.counts)}"
        print(f"{game.id}  {counts} players, rules {game.version}")
        for option in game.options:
            values = " ".join(f"[{v}]" if v == option.default else v for v in option.values)
            print(f"    {option.id} = {values}{''.join(_limits(option))}")
        strengths = {one: skill_of(game, one).strength for one in SKILLS}
        known = [f"{one} {figure}" for one, figure in strengths.items() if figure]
        if known:
            print(f"    strength of bots: {', '.join(known)}")
    words = words_for(negotiate(arguments.lang))
    print("bots")
    for level in BOTS:
        print(f"    {level:<11}{words.say(f'bot-{level}')}")
    forms = ", ".join(ismcts.EXAMPLES)
    print(f"    {ismcts.NAME:<11}{words.say(f'bot-{ismcts.NAME}')}: {forms}")
    return 0


def _limits(option: MatchOption) -> Iterator[str]:
    """What an option is bound to."""
    if option.most:
        yield f"  (a list of these, each up to {option.most} times: {option.values[0]}*2,…)"
    if option.when:
        yield f"  (for {option.when[0]} {', '.join(option.when[1:])})"
    if option.players:
        yield f"  (for {', '.join(map(str, option.players))} players)"


def _facts(game: AnyGame) -> dict[str, object]:
    return {
        "id": game.id,
        "version": game.version,
        "players": list(game.counts),
        "options": [
            {
                "id": option.id,
                "values": list(option.values),
                "default": option.default,
                "players": list(option.players or game.counts),
                "when": list(option.when),
                "most": option.most,
            }
            for option in game.options
        ],
        "strengths": {one: skill_of(game, one).strength for one in SKILLS},
    }
