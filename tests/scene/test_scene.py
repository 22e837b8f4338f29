"""The scene vocabulary: what is sent, and what is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from ennead.games import load
from ennead.kernel import SPECTATOR, Match, Message, Ref
from ennead.kernel.chance import Keyed
from ennead.kernel.scene import Area, Box, Node, Scene, Standing, every, faults, plain
from ennead.table.kit import GameKit


def scene(*nodes: Node) -> Scene:
    return Scene("title", [Area("table", "board", nodes=list(nodes))])


def test_plain_leaves_out_what_is_not_said() -> None:
    """A node says only the fields that differ from their default; zero is said where it means
    something."""
    node = Node("zone/a", "place", key="zone-a", value=0, owner=0, shape=Box(10, 20))
    assert plain(node) == {
        "id": "zone/a",
        "role": "place",
        "key": "zone-a",
        "value": 0,
        "owner": 0,
        "shape": {"width": 10, "height": 20, "kind": "box"},
    }


def test_messages_travel_as_ids_with_arguments() -> None:
    """A message without arguments is its id; references keep pointing at a message."""
    node = Node("a", "text", label=Message("said"), note=Message("n", {"card": Ref("card-axe")}))
    assert plain(node)["label"] == "said"
    assert plain(node)["note"] == {"id": "n", "args": {"card": {"ref": "card-axe"}}}


def test_plain_is_json() -> None:
    """What `plain` returns survives a JSON round trip unchanged."""
    nodes = Node("g", "group", children=[Node("c", "card", key="card-x", x=1.2345)])
    sent = plain(Scene("t", [Area("a", "board", nodes=[nodes])], [Standing(0, 3)]))
    assert json.loads(json.dumps(sent)) == sent
    assert sent["areas"][0]["nodes"][0]["children"][0]["x"] == 1.2


def test_every_walks_parents_first() -> None:
    """Reading order is the order of the tree."""
    tree = Node("a", "group", children=[Node("b", "card", key="k"), Node("c", "card", key="k")])
    assert [node.id for node in every(scene(tree, Node("d", "card", key="k")))] == list("abcd")


@pytest.mark.parametrize(
    ("node", "fault"),
    [
        (Node("a b", "card", key="k"), "an id is a word"),
        (Node("a", "card"), "needs a key or a label"),
        (Node("a", "card", key="k", icon="axe"), "neither gi:<name>, art:<name> nor a hieroglyph"),
        (Node("a", "group", layout="pyramid", rows=(1, 2)), "do not add up"),
        (Node("a", "piece", key="k", x=float("nan")), "finite"),
        (Node("a", "piece", key="k", tone="pink"), "not in the vocabulary"),  # type: ignore[arg-type]
        (Node("a", "piece", key="k", flags=("odd",)), "not in the vocabulary"),  # type: ignore[arg-type]
    ],
)
def test_faults_name_the_broken_promise(node: Any, fault: str) -> None:
    """Each broken promise is reported with the id of the node."""
    found = faults(scene(node))
    assert len(found) == 1
    assert fault in found[0]


def test_a_sound_scene_has_no_faults() -> None:
    """A hieroglyph, a named icon and a target that exists are all fine."""
    sound = scene(
        Node("a", "piece", key="k", icon="𓋹"), Node("b", "card", key="k", icon="gi:axe-swing")
    )
    assert faults(sound, ("a", "b")) == []


def test_an_area_is_about_what_there_is() -> None:
    """What an area is said to be about has to be in the scene."""
    lost = Scene(Message("t"), [Area("fight", "focus", about=("hill",))])
    assert faults(lost) == ["area fight: it is about hill, which the scene does not have"]


def test_double_ids_and_lost_targets_are_faults() -> None:
    """Options must point at something that is there, once."""
    found = faults(scene(Node("a", "card", key="k"), Node("a", "card", key="k")), ("c",))
    assert len(found) == 2


@pytest.mark.parametrize("game", ["afterlife", "ankh", "pharaon"])
def test_a_board_lies_on_a_painting_of_its_own_size(game: str) -> None:
    """A painting that a board names is there, drawn in the board's units, and weighs little."""
    rules = load(game)
    match = Match.begin(rules, rules.setup(2), Keyed(bytes(32)))
    scene = GameKit(rules).scene(rules.mask(match.position, SPECTATOR), SPECTATOR)
    (board,) = [area for area in scene.areas if area.art]
    painting = Path(__file__).parents[2] / "web" / "art" / "boards" / f"{board.art}.svg"
    drawing = painting.read_text(encoding="utf-8")
    assert f'viewBox="0 0 {board.size[0]:g} {board.size[1]:g}"' in drawing
    assert len(drawing) <= 16 * 1024
