"""The table of Pharaon: sound, written in four languages, and honest about what may be chosen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from ennead.games.pharaon import GAME
from ennead.games.pharaon.game import PharaonGame
from ennead.games.pharaon.scene import scene, verdict
from ennead.games.pharaon.state import Pharaon
from ennead.kernel import SPECTATOR
from ennead.kernel.chance import Sampled
from ennead.kernel.scene import Scene, Words, every, faults
from ennead.words import CASES, LANGUAGES, words_for


def positions(game: PharaonGame, players: int, seed: int) -> Iterator[Pharaon]:
    rng = random.Random(seed)
    options = {"dark-boards": "2", "dark-choice": "free"} if players == 1 else {}
    g = game.start(game.setup(players, options), Sampled(rng))
    while not g.over:
        yield g
        menu = game.menu(g, g.asked[0])
        game.apply(g, g.asked[0], menu[int(rng.random() * len(menu))])
    yield g


def words_of(table: Scene) -> Iterator[Words]:
    """Everything that is written on a table."""
    yield table.title
    for area in table.areas:
        yield area.title or ""
    for node in every(table):
        yield from filter(None, (node.label or node.key, node.note, node.text))
        yield from (stat.name for stat in node.stats)
        if node.detail:
            yield from filter(None, (node.detail.text, *node.detail.lines))
    for standing in table.standings:
        for part in standing.parts:
            yield from filter(None, (part.label, part.note))


@cache
def shown() -> list[Words]:
    """Every word of a few matches, each once."""
    game = GAME()
    found: dict[str, Words] = {}
    for players in (1, 2, 5):
        for g in positions(game, players, players):
            seat = g.asked[0] if g.asked else 0
            view: Pharaon = game.view(g, seat).state
            for words in words_of(scene(view, seat)):
                found.setdefault(words if isinstance(words, str) else words.id, words)
            for option in game.menu(view, seat):
                worded = game.label(option, view)
                found.setdefault(worded.id, worded)
    return list(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_shown_is_written(game: PharaonGame, language: str) -> None:
    """Each name, note, figure and label of the table is a whole sentence in every language."""
    words = words_for(language, game)
    assert [fault for one in shown() for fault in words.render(one, ["Eva"] * 5)[1]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_wording_follows_the_figures_of_a_pack(game: PharaonGame, language: str) -> None:
    """What a noble does and a token of honour is worth is said with an owner's figures and names,
    not with ours."""
    nobles = {
        "judge": {"base": 31},
        "teacher": {"each": 32},
        "court-official-21": {"silver": 33},
        "scribe-1": {"swap": ["yellow", "blue"], "zone": "tomb"},
        "architect": {"zone": "nile"},
    }
    pack = {"noble": nobles, "honour": {"pharaoh": {"points": 34}}}
    words = words_for(language, game)
    owned = game.with_pack({"pack": {"game": "pharaon", "name": "own"}, **pack}, "pack")
    setup = owned.setup(2)
    players = [{"nobles": ["scribe-1", "architect"]}, {"nobles": ["scribe-4", "scribe-5"]}]
    given = {"nobles": ["judge", "teacher", "court-official-21"], "players": players}
    g = owned.stage(setup, owned.box(setup), given)
    said = {
        node.key: words.say(node.text or (node.detail.text if node.detail else ""))
        for node in every(scene(g, 0))
    }
    for key, figure in (("judge", "31"), ("teacher", "32"), ("court-official-21", "33")):
        assert figure in said[f"noble-{key}"]
    assert "34" in said["honour-pharaoh"]
    names = {"scribe-1": ("token-yellow", "token-blue", "zone-tomb"), "architect": ("zone-nile",)}
    for key, ids in names.items():
        for id in ids:
            forms = words.forms(id)
            assert any(forms[case] in said[f"noble-{key}"] for case in ("", *CASES)), (key, id)


@pytest.mark.parametrize("players", [1, 3])
def test_scenes_are_sound(game: PharaonGame, players: int) -> None:
    """For every viewer at every moment: a sound scene, and options that point at what is there."""
    for number, g in enumerate(positions(game, players, 5)):
        if number % 5:
            continue
        for viewer in (*range(players), SPECTATOR):
            view: Pharaon = game.view(g, viewer).state
            pointed: list[str] = []
            for option in game.menu(view, viewer):
                pointed += game.points(view, option)
                assert game.manner(view, option) in ("plain", "pass", "done")
            assert faults(scene(view, viewer), tuple(pointed)) == []


def test_scores_add_up(game: PharaonGame) -> None:
    """The lines of a forecast add up to its total, and the total is the score."""
    for g in positions(game, 3, 2):
        table = scene(g, 0)
        assert [standing.total for standing in table.standings] == game.scores(g)
        for standing in table.standings:
            assert sum(part.value for part in standing.parts) == standing.total


def test_the_wheel_turns_by_one_zone(game: PharaonGame) -> None:
    """From round to round the wheel's angle changes by 72 degrees in the fixed direction."""
    turns = {}
    for g in positions(game, 2, 3):
        (wheel,) = [node for node in every(scene(g, 0)) if node.id == "wheel"]
        turns[g.round] = wheel.turn
        direction = g.direction
    assert [turns[number] for number in range(1, 6)] == [72 * direction * n for n in range(5)]


@pytest.mark.parametrize(
    ("players", "given", "said"),
    [
        (2, {"first": 1}, None),
        (2, {"pharaoh": 0, "first": 1, "players": [{}, {"tokens": {"red": 4}}]}, "tie-pharaoh"),
        (2, {"first": 1, "players": [{"tokens": {"plus-two": 1}}]}, "tie-tokens"),
        (
            2,
            {"first": 1, "players": [{"tokens": {"red": 4}}, {"tokens": {"red": 1}}]},
            "tie-tokens",
        ),
        (3, {"first": 2, "players": [{"tokens": {"red": 3}}] * 2}, "tie-shared"),
        (1, {"first": 1}, "traitor"),
        (1, {"first": 1, "players": [{"tokens": {"red": 3}}]}, "traitor-tie"),
    ],
)
def test_the_verdict_says_what_the_scores_do_not(
    game: PharaonGame, players: int, given: dict[str, object], said: str | None
) -> None:
    """How a tie was broken, or the Traitor's points, in every language; else no words."""
    setup = game.setup(players)
    g = game.stage(setup, game.box(setup), {"at": "scoring", "round": 5, **given})
    found = verdict(g)
    assert (found and found.id) == (said and f"result-{said}")
    for language in LANGUAGES if found else ():
        assert words_for(language, game).render(found, ["Eva"] * players)[1] == []
