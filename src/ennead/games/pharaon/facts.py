"""The position in words, for cases and playthroughs, and where all components lie."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ennead.games.pharaon.rules.scoring import borders, score
from ennead.games.pharaon.rules.setup import DIRECTIONS
from ennead.games.pharaon.rules.wheel import entry_colours
from ennead.games.pharaon.state import TRAITOR, Draft, Intrigue, JarOpening, Pharaon, Player
from ennead.games.pharaon.tables import RESOURCES, TOKENS
from ennead.kernel import Notation


def facts(words: Notation, g: Pharaon) -> dict[str, Any]:
    """The whole table in words."""
    if not g.players:
        return {}
    tokens = words.names["token"]
    zones = words.names["zone"]
    told: dict[str, Any] = {
        "round": g.round,
        "ring": [zones[zone] for zone in g.ring],
        "direction": words.names["direction"][DIRECTIONS.index(g.direction)],
        "entry": {zones[zone]: tokens[colour] for zone, colour in enumerate(g.entry)},
        "next-entry": {zones[z]: tokens[c] for z, c in enumerate(entry_colours(g, g.round + 1))},
        "first": g.first,
        "pharaoh": g.pharaoh,
        "bank": {tokens[token]: count for token, count in enumerate(g.bank)},
        "wheel": {tokens[colour]: _tokens(words, on) for colour, on in enumerate(g.wheel)},
        "beside": [tokens[token] for _, token in g.beside],
        "pairs": [_tokens(words, g.pairs[at : at + 2]) for at in range(0, len(g.pairs), 2)],
        "bonus": _tokens(words, g.bonus),
        "bag": len(g.bag),
        "heap": _tokens(words, g.heap),
        "jars": _names(words, "jar", g.jars),
        "jar-supply": len(g.jar_supply),
        "jar-discard": _names(words, "jar", g.jar_discard),
        "nobles": _names(words, "noble", g.noble_row),
        "noble-deck": len(g.noble_deck),
        "artisans": _names(words, "artisan", g.artisan_row),
        "artisan-deck": len(g.artisan_deck),
        "gone-nobles": _names(words, "noble", g.gone_nobles),
        "gone-artisans": _names(words, "artisan", g.gone_artisans),
        "players": [_player_facts(words, g, player) for player in g.players],
    }
    if g.traitor is not None:
        told["traitor"] = {
            "boards": _names(words, "board", g.traitor.boards),
            "colours": _tokens(words, g.traitor.colours),
            "lanes": [_tokens(words, lane) for lane in g.traitor.lanes],
            "pile": g.traitor.pile,
            "score": told["players"][TRAITOR]["score"]["total"],
        }
    return told


def _player_facts(words: Notation, g: Pharaon, player: Player) -> dict[str, Any]:
    tokens = words.names["token"]
    counted = score(g, player.seat)
    gods = borders(g.box, g.ring)
    used = [noble for noble in player.nobles if g.box.power[noble] & player.used]
    return {
        "tokens": {tokens[token]: count for token, count in enumerate(player.supply)},
        "nobles": _names(words, "noble", player.nobles),
        "used": _names(words, "noble", used),
        "artisans": _names(words, "artisan", player.artisans),
        "tracks": {tokens[track]: step for track, step in enumerate(player.tracks)},
        "tomb": player.tomb,
        "passed": player.passed,
        "row": player.row,
        "field": player.space,
        "score": {
            "total": counted.total,
            "nobles": counted.nobles,
            "tomb": counted.tomb,
            "artisans": counted.artisans,
            "nile": counted.nile,
            "resources": counted.resources,
            "offerings": counted.offerings,
            "gods": counted.god_points,
            "pharaoh": counted.pharaoh,
            "first-player": counted.first_player,
        },
        "gods": sorted(words.names["god"][gods[position].god] for position in counted.gods),
        "noble-points": list(counted.by_noble),
    }


def _tokens(words: Notation, tokens: Iterable[int]) -> list[str]:
    names = (*words.names["token"], "marker", "none")
    return [names[token] for token in tokens]


def _names(words: Notation, kind: str, values: Iterable[int]) -> list[str]:
    return [words.names[kind][value] if value >= 0 else "none" for value in values]


def census(g: Pharaon) -> list[int]:
    """2.13: tokens by kind, then jars, nobles and artisans, wherever they lie."""
    tokens = [*g.bank, *[0] * (TOKENS - RESOURCES)]
    for player in g.players:
        tokens = [have + more for have, more in zip(tokens, player.supply, strict=True)]
    lying = [*g.bag, *g.heap, *g.pairs, *g.bonus, *(token for _, token in g.beside)]
    for places in (*g.wheel, *(g.traitor.lanes if g.traitor else ())):
        lying += places
    for token in lying:
        if 0 <= token < TOKENS:
            tokens[token] += 1
    jars = [*g.jars, *g.jar_supply, *g.jar_discard, *(g.traitor.cut if g.traitor else ())]
    nobles = [*g.noble_row, *g.noble_deck, *g.gone_nobles]
    artisans = [*g.artisan_row, *g.artisan_deck, *g.gone_artisans]
    for player in g.players:
        nobles += [*player.nobles, *player.aside]
        artisans += player.artisans
    for frame in g.frames:
        if isinstance(frame, Draft):
            nobles += frame.cards
        elif isinstance(frame, JarOpening | Intrigue):
            jars.append(frame.jar)
    cards = [sorted(card for card in kind if card >= 0) for kind in (jars, nobles, artisans)]
    return [*tokens, *cards[0], *cards[1], *cards[2]]
