"""Reasons that help: what a click on a card or a pile is answered, and what is said of the turn."""

from __future__ import annotations

from typing import Any

import pytest

from ennead.games.afterlife.game import AfterlifeGame
from ennead.games.afterlife.state import Afterlife
from ennead.kernel import Listener, Message
from ennead.kernel.chance import NoLuck
from ennead.kernel.scene import every
from ennead.table.explanations import pointed, why_not_target
from ennead.table.kit import GameKit
from ennead.words import LANGUAGES, title_id, words_for

PYRAMID = {"t": "brooch", "m1": "goddess-nut", "m2": "bow", "b1": "dagger", "b2": "serdab"}


def staged(
    game: AfterlifeGame, options: dict[str, str] | None = None, count: int = 2, **given: Any
) -> Afterlife:
    setup = game.setup(count, options)
    g = game.stage(setup, game.box(setup), {"pyramid": PYRAMID, **given})
    g.luck, g.told = NoLuck(), Listener([])
    game.resume(g)
    return g


@pytest.mark.parametrize(
    ("target", "rules"),
    [
        ("seat-0/discard", ["1.3.c"]),
        ("seat-0/discard/top", ["1.3.c"]),
        ("seat-1/discard", ["1.3.c"]),
        ("stock", ["1.3.a"]),
        ("boneyard", ["1.3.a"]),
        ("seat-0/deck", ["1.3.b"]),
        ("seat-1/held", ["1.3.b"]),
        ("seat-0/played/ring", ["1.7.d"]),
        ("seat-0/played/urn", ["1.8.d"]),
    ],
)
def test_a_click_on_what_cannot_be_used_cites_its_rule(
    game: AfterlifeGame, target: str, rules: list[str]
) -> None:
    """Piles say who may look into them and when; played cards that they have been used."""
    g = staged(
        game,
        hand=["shabti"],
        paid=["ring"],
        played=["urn"],
        discard=["axe", "bow"],
        deck=["urn"],
        boneyard=["axe"],
        players=[{}, {"hand": ["urn"], "discard": ["shabti"]}],
    )
    kit, view = GameKit(game), game.view(g, 0).state
    reasons, allowed = why_not_target(kit, view, 0, target, pointed(kit, view, 0))
    assert list(dict.fromkeys(one.rule for one in reasons)) == rules
    assert allowed == ()
    for one in reasons:
        said_of_it = one.text if isinstance(one.text, str) else one.text["id"]
        assert all(words_for(language, game).has(said_of_it) for language in LANGUAGES)
        assert all(words_for(language, game).has(title_id(one.rule)) for language in LANGUAGES[1:])


def said(game: AfterlifeGame, g: Afterlife) -> list[str]:
    """What the banner of the turn says."""
    assert game.scenery is not None
    nodes = every(game.scenery.scene(game.view(g, 0).state, 0))
    texts = [node.text for node in nodes if node.id.startswith("effect/")]
    return [text.id if isinstance(text, Message) else str(text) for text in texts]


def test_after_a_swap_the_banner_says_that_it_does_not_count(game: AfterlifeGame) -> None:
    """R-06: the sacrifice stays owed, and not because nothing happened."""
    g = staged(game, hand=["urn", "shabti"])
    assert "term-sacrifice-owed" in said(game, g)
    game.apply(g, 0, game.choose(g, 0, "play urn"))
    game.apply(g, 0, game.choose(g, 0, "swap t b1"))
    assert "term-sacrifice-owed-after-swap" in said(game, g)
    assert "term-sacrifice-owed" not in said(game, g)


def test_a_swap_that_a_pack_counts_owes_nothing(game: AfterlifeGame) -> None:
    """Where a pack lets a swap count as a change, nothing is owed after it."""
    other = game.with_pack({"card": {"urn": {"counts-as-change": True}}}, "my box")
    assert isinstance(other, AfterlifeGame)
    g = staged(other, hand=["urn", "shabti"])
    other.apply(g, 0, other.choose(g, 0, "play urn"))
    other.apply(g, 0, other.choose(g, 0, "swap t b1"))
    assert not [one for one in said(other, g) if one.startswith("term-sacrifice")]


@pytest.mark.parametrize(
    ("options", "players", "entombs"), [({}, 2, True), ({"solo": "master"}, 1, False)]
)
def test_the_prompt_offers_only_what_is_left(
    game: AfterlifeGame, options: dict[str, str], players: int, entombs: bool
) -> None:
    """A master embalmer, and whoever has entombed this turn, is not told to entomb."""
    words = words_for("en", game)
    g = staged(game, options, players, hand=["shabti", "urn"])
    assert ("entomb" in words.render(game.prompt(g, 0))[0]) == entombs
    if entombs:
        game.apply(g, 0, game.choose(g, 0, "entomb shabti"))
        assert "entomb" not in words.render(game.prompt(g, 0))[0]
