"""A card as it is drawn: figures, set, sign and our wording of its action."""

from __future__ import annotations

from typing import Final

from ennead.games.afterlife.tables import NAMES, SETS, SLOTS, STARTER, UNIQUE, Tables
from ennead.kernel import Message, Ref
from ennead.kernel.scene import Flag, Node, Stat, Tone, drawn_once

ICONS: Final = {
    "shabti": "gi:egyptian-profile",
    "urn": "gi:painted-pottery",
    "box-of-food": "gi:open-chest",
    "offering-table": "gi:table",
    "brain-hook": "gi:meat-hook",
    "linen-bandages": "gi:bandage-roll",
    "natron": "gi:salt-shaker",
    "ring": "gi:diamond-ring",
    "necklace": "gi:necklace",
    "bracelet": "gi:bracers",
    "brooch": "gi:gem-pendant",
    "antechamber": "gi:doorway",
    "offering-chapel": "gi:egyptian-temple",
    "serdab": "gi:door-watcher",
    "burial-chamber": "gi:sarcophagus",
    "treasury": "gi:open-treasure-chest",
    "axe": "gi:battered-axe",
    "dagger": "gi:sacrificial-dagger",
    "spear": "gi:stone-spear",
    "khopesh": "gi:sickle",
    "sling": "gi:sling",
    "bow": "gi:bow-arrow",
    "goddess-nut": "gi:night-sky",
    "judgment": "gi:scales",
    "hieroglyphics": "gi:egypt",
    "banquet": "gi:meal",
    "hunting-scene": "gi:duck",
    "victory": "gi:laurel-crown",
    "solar-barque": "gi:sun",
    "ibex-figurine": "gi:goat",
    "hounds-and-jackals": "gi:hound",
    "senet": "gi:checkered-diamond",
    "mirror-case": "gi:mirror-mirror",
    "lotus-chalice": "gi:jeweled-chalice",
    "sphinx": "gi:egyptian-sphinx",
    "outer-sarcophagus": "gi:coffin",
    "middle-sarcophagus": "gi:sarcophagus",
    "inner-sarcophagus": "gi:mummy-head",
    "jar-duamutef": "gi:covered-jar",
    "jar-qebehsenuef": "gi:cloth-jar",
    "jar-hapi": "gi:snake-jar",
    "jar-imseti": "gi:egyptian-urns",
    "amulet-ankh": "gi:ankh",
    "amulet-djed": "gi:djed-pillar",
    "amulet-wedjat": "gi:eye-of-horus",
    "amulet-scarab": "gi:scarab-beetle",
    "amulet-tyet": "gi:knot",
    "book-gates": "gi:gate",
    "book-netherworld": "gi:dungeon-gate",
    "book-heavens": "gi:sunbeams",
    "book-earth": "gi:mountains",
    "book-dead": "gi:book-cover",
    "book-eternity": "gi:infinity",
    "statue-bastet": "gi:cat",
    "statue-isis": "gi:egyptian-walk",
    "statue-horus": "gi:horus",
    "statue-anubis": "gi:anubis",
    "statue-seth": "gi:snake",
    "statue-thoth": "gi:ibis",
    "statue-osiris": "gi:pharoah",
    "headrest": "gi:pillow",
    "censer": "gi:incense",
    "boat": "gi:sailboat",
    "chariot": "gi:chariot",
    "crook-and-flail": "gi:crook-flail",
    "burial-mask": "gi:ceremonial-mask",
}
SIGNS: Final = {
    "starter": "gi:egyptian-profile",
    "unique": "gi:pschent-double-crown",
    "mummification": "gi:bandage-roll",
    "jewelry": "gi:diamond-ring",
    "chambers": "gi:doorway",
    "weapons": "gi:crossed-axes",
    "tomb-art": "gi:paint-brush",
    "sarcophagi": "gi:sarcophagus",
    "canopic-jars": "gi:egyptian-urns",
    "amulets": "gi:ankh",
    "books": "gi:tied-scroll",
    "statues": "gi:colombian-statue",
}
"""Sets are told apart by sign and name as well as by colour: two of them share each hue."""

TONES: Final[dict[str, Tone]] = {
    "starter": "slate",
    "unique": "violet",
    "mummification": "red",
    "sarcophagi": "red",
    "jewelry": "brown",
    "canopic-jars": "brown",
    "chambers": "yellow",
    "amulets": "yellow",
    "weapons": "green",
    "books": "green",
    "tomb-art": "light-blue",
    "statues": "light-blue",
}


def key(card: int) -> str:
    """The message that names a card."""
    return f"card-{NAMES[card]}"


def slot_ref(slot: int) -> Ref:
    """A place of the pyramid as an argument of a sentence."""
    return Ref(f"slot-{SLOTS[slot]}")


def set_name(box: Tables, card: int) -> str:
    """The id of a card's set."""
    return SETS[box.set_of[card]]


def type_line(box: Tables, card: int) -> Message | str:
    """1.2.b: starter, unique, or the set with its number of different cards."""
    number = box.set_of[card]
    if number == STARTER:
        return "term-starter"
    if number == UNIQUE:
        return "term-unique"
    size = box.group_size[box.group[card]]
    return Message("term-set-of", {"set": Ref(f"set-{SETS[number]}"), "size": size})


def wording(box: Tables, card: int) -> Message:
    """Our words for what a card does, with its own figures."""
    return Message(f"{key(card)}-text", box.figures[card])


@drawn_once
def face(
    box: Tables,
    id: str,
    card: int,
    count: int = 1,
    flags: tuple[Flag, ...] = (),
    asks: tuple[str, ...] = (),
    size: tuple[float, float] = (0, 0),
) -> Node:
    """A card that lies open."""
    stats = [
        Stat("term-gold", box.gold[card], "gi:two-coins", "gold"),
        Stat("term-cost", box.cost[card], "gi:price-tag"),
    ]
    if box.vp[card]:
        stats.append(Stat("term-points", box.vp[card], "gi:laurels"))
    name = set_name(box, card)
    return Node(
        id,
        "card",
        key=key(card),
        note=type_line(box, card),
        text=wording(box, card),
        count=count if count > 1 else None,
        icon=ICONS[NAMES[card]],
        tone=TONES[name],
        stats=tuple(stats),
        flags=flags,
        width=size[0],
        height=size[1],
        asks=asks,
    )


@drawn_once
def faces(
    box: Tables,
    prefix: str,
    cards: tuple[int, ...],
    flags: tuple[Flag, ...] = (),
    asks: tuple[str, ...] = (),
) -> tuple[Node, ...]:
    """Open cards, one node a kind with its count: `<prefix>/<card>`; in the order given. `asks` are
    the words of verbs about one of them."""
    found = []
    for card in dict.fromkeys(cards):
        if card >= 0:
            name = NAMES[card]
            asked = tuple(words.format(name) for words in asks)
            found.append(face(box, f"{prefix}/{name}", card, cards.count(card), flags, asked))
    return tuple(found)


@drawn_once
def pile(
    box: Tables,
    id: str,
    label: str,
    size: int,
    top: int = -1,
    icon: str = "",
    place: tuple[float, float] = (0, 0),
    card: tuple[float, float] = (0, 0),
) -> Node:
    """A pile of cards: how many, and the top one if it is seen."""
    inside = [face(box, f"{id}/top", top, size=card)] if top >= 0 else []
    hidden: tuple[Flag, ...] = () if inside or not size else ("hidden",)
    return Node(
        id,
        "place",
        label=label,
        layout="pile",
        value=size,
        count=size if size > 1 else None,
        icon=icon,
        flags=hidden,
        x=place[0],
        y=place[1],
        width=card[0],
        height=card[1],
        children=inside,
    )


@drawn_once
def fan(box: Tables, id: str, label: str, prefix: str, cards: tuple[int, ...], icon: str) -> Node:
    """A pile whose cards all lie open."""
    inside = list(faces(box, prefix, cards))
    size = len(cards)
    return Node(id, "place", label=label, layout="fan", value=size, icon=icon, children=inside)
