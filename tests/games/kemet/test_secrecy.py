"""What nobody else may know: battle cards, interventions and sealed choices."""

from __future__ import annotations

import random

import pytest

from ennead.games.kemet.game import KemetGame
from ennead.games.kemet.state import Battle, Kemet
from ennead.kernel import SEALED, SPECTATOR, UNKNOWN, Event, Listener, Sampled
from ennead.kernel.scene import plain


def staged(game: KemetGame, **given: object) -> Kemet:
    setup = game.setup(2)
    g = game.stage(setup, game.box(setup), given)
    g.luck = Sampled(random.Random(1))
    game.resume(g)
    return g


def in_council(game: KemetGame, **first: object) -> Kemet:
    return staged(
        game,
        players=[{"hand": ["war-rage", "bloodbath"], **first}, {"hand": ["war-fury"]}],
        zones={"western-temple": {"seat": 1, "units": 3}},
        battle={"zone": "western-temple", "attacker": 0, "units": 3},
    )


def choose(game: KemetGame, g: Kemet, seat: int, text: str) -> None:
    game.apply(g, seat, game.choose(g, seat, text))


def battle_of(g: Kemet) -> Battle:
    battle = g.frames[-1]
    assert isinstance(battle, Battle)
    return battle


def test_a_sealed_battle_card_is_seen_by_nobody_else(game: KemetGame) -> None:
    """Until the Clash the chosen cards are unknown to all but their owner."""
    g = in_council(game)
    choose(game, g, 0, "fight cavalry bury raid")
    for viewer in (1, SPECTATOR):
        assert game.view(g, viewer).state.sealed[0] is SEALED
    choose(game, g, 1, "fight push bury mixed")
    assert g.question == "hide"
    assert battle_of(g).attacker.card != [UNKNOWN]
    for viewer in (1, SPECTATOR):
        side = battle_of(game.view(g, viewer).state).attacker
        assert (side.card, side.buried) == ([UNKNOWN], [UNKNOWN])


def test_the_number_of_hidden_interventions_is_secret(game: KemetGame) -> None:
    """Until both have answered, an answer with cards looks like one without."""
    views = []
    for cards in ("none", "war-rage, bloodbath"):
        g = in_council(game)
        choose(game, g, 0, "fight cavalry bury raid")
        choose(game, g, 1, "fight push bury mixed")
        choose(game, g, 0, f"hide {cards}")
        views.append(game.view(g, 1))
    assert views[0] == views[1]


def test_the_spy_sees_one_card(game: KemetGame) -> None:
    """The Spy's owner sees the card to be played, not the buried one; nobody else sees either."""
    g = in_council(game, tiles=["sapphire-spy"])
    choose(game, g, 1, "fight cavalry bury raid")
    spied = battle_of(game.view(g, 0).state).defender
    assert game.notation.name("battle-card", spied.card[0]) == "cavalry"
    assert spied.buried == [UNKNOWN]
    assert battle_of(game.view(g, SPECTATOR).state).defender.card == [UNKNOWN]


def test_buried_cards_stay_secret_after_the_hand_is_renewed(game: KemetGame) -> None:
    """A-40: no event of a whole match names a buried card, and no view ever shows one."""
    rng = random.Random(3)
    told: list[Event] = []
    g = game.start(game.setup(3), Sampled(rng), told)
    while not g.over:
        for player in g.players:
            for viewer in (*range(3), SPECTATOR):
                seen = game.view(g, viewer).state.players[player.seat]
                if viewer != player.seat:
                    assert set(seen.buried + seen.cards + seen.hand + seen.removed) <= {UNKNOWN}
        told.clear()
        menu = game.menu(g, g.asked[0])
        option = menu[int(rng.random() * len(menu))]
        question = g.question
        game.apply(g, g.asked[0], option)
        if question == "fight":
            assert not any(
                event.name in ("renewed", "revealed-card") and "buried" in event.args
                for event in told
            )


def test_a_removed_card_is_named_to_its_owner_only(game: KemetGame) -> None:
    """Wrryt Storm: the others learn that a card was removed, not which."""
    g = staged(game, players=[{"prayer": 2}], pyramids={"north-west-1": "ruby 2"})
    told: list[Event] = []
    for text in ("act buy-1", "buy ruby-wrryt"):
        choose(game, g, 0, text)
    g.told = Listener(told)
    choose(game, g, 0, "remove raid")
    (event,) = [event for event in told if event.name == "removed"]
    assert "removed" in event.seen_by(0).args
    assert event.seen_by(1).name == "removed-hidden"
    assert "removed" not in event.seen_by(1).args


@pytest.mark.parametrize("players", [2, 4])
def test_no_scene_shows_what_its_viewer_may_not_know(game: KemetGame, players: int) -> None:
    """A viewer's scene is the same whatever the cards are that he cannot see."""
    rng = random.Random(players)
    g = game.start(game.setup(players), Sampled(rng))
    scenery = game.scenery
    assert scenery is not None
    for number in range(400):
        if g.over:
            break
        if number % 9 == 0:
            for viewer in (*range(players), SPECTATOR):
                view = game.view(g, viewer)
                world = game.view(game.determinize(view, rng), viewer)
                assert plain(scenery.scene(view.state, viewer)) == plain(
                    scenery.scene(world.state, viewer)
                )
        menu = game.menu(g, g.asked[0])
        game.apply(g, g.asked[0], menu[int(rng.random() * len(menu))])


def test_a_turn_ends_the_same_way_with_any_cards(game: KemetGame) -> None:
    """Whoever holds a card is asked before his turn ends, so that silence betrays nothing."""
    for card in ("war-rage", "prayer", "swiftness"):
        g = staged(game, players=[{"hand": [card]}])
        choose(game, g, 0, "act pray-1")
        assert (g.question, g.asked) == ("turn", (0,))
