"""Looking things up: a component with its figures and where they come from, a rule with its place
in the rulebook."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.text import Text

from ennead.kernel import Game, RuleEntry
from ennead.kernel.components import Figure
from ennead.table.kit import GameKit
from ennead.terminal.blocks import Block, indented, ink, tabled, wrapped
from ennead.terminal.context import RenderContext
from ennead.words import words_for

Component = tuple[str, str]
"""Kind and id."""


def folded(text: str) -> str:
    """A text as it is compared: no case, no accents, words parted by one space."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    letters = "".join(sign for sign in bare if not unicodedata.combining(sign))
    return " ".join(letters.replace("-", " ").split())


def components_named(game: Game[Any], text: str, context: RenderContext) -> list[Component]:
    """The components that are called so, by id or by name; else those whose name begins so or
    contains it."""
    wanted = folded(text)
    names = {
        (kind, id): (folded(id), folded(context.say(f"{kind}-{id}")))
        for kind in game.components.kinds()
        for id in game.components.of(kind)
        if context.words.has(f"{kind}-{id}")
    }
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [key for key, both in names.items() if any(fits(name, wanted) for name in both)]
        if found:
            return found
    return []


def near_components(game: Game[Any], text: str, context: RenderContext) -> list[str]:
    """Names that look like this one."""
    names = {
        folded(name): name
        for kind in game.components.kinds()
        for id in game.components.of(kind)
        if context.words.has(f"{kind}-{id}")
        for name in (id, context.say(f"{kind}-{id}"))
    }
    return [names[name] for name in difflib.get_close_matches(folded(text), names, 3, 0.6)]


def component_sheet(
    game: Game[Any], component: Component, context: RenderContext, width: int
) -> Block:
    """A component: our wording of what it does, each figure with its source, and what rules say
    about it."""
    kind, id = component
    lines = [ink(context.say(f"{kind}-{id}"), "title").append(f"  {kind} {id}", "notation")]
    if said := _wording(game, component, context):
        lines += indented(wrapped(said, width - 2), 2)
    figures = [one for one in game.components.figures() if (one.kind, one.id) == component]
    rows = [
        [Text(_called(one, context)), ink(_value(one, context), "bold"), _source(one, context)]
        for one in figures
    ]
    lines += indented(tabled(rows, width - 2), 2)
    for entry in entries_about(game, component):
        lines += rule_lines(entry, context, width)
    return lines


def _wording(game: Game[Any], component: Component, context: RenderContext) -> str:
    """What it does: as its face has it, else with the figures of the component."""
    key = "-".join(component)
    face = GameKit(game).drawn.get(key)
    if face is not None and face.text:
        return context.words.say(face.text)
    if not context.words.has(f"{key}-text"):
        return ""
    return context.say(f"{key}-text", **_numbers(game.components[component]))


def _numbers(table: Mapping[str, Any]) -> dict[str, int]:
    """The figures that a component's wording may speak of, a pack's included."""
    return {name: value for name, value in table.items() if type(value) is int}


def _called(figure: Figure, context: RenderContext) -> str:
    """The name of a figure, in words where there are some."""
    own = f"figure-{figure.attribute}"
    return context.say(own) if context.words.has(own) else figure.attribute.replace("-", " ")


def _value(figure: Figure, context: RenderContext) -> str:
    if figure.value is None:
        return "–"
    values = figure.value if isinstance(figure.value, list) else [figure.value]
    return ", ".join(_word(value, context) for value in values)


def _word(value: object, context: RenderContext) -> str:
    if isinstance(value, bool):
        return "✓" if value else "✗"
    return context.say(f"term-{value}") if context.words.has(f"term-{value}") else str(value)


def _source(figure: Figure, context: RenderContext) -> Text:
    text = Text(context.say(f"source-{figure.source}"))
    text.append(f" ({figure.where})" if figure.where else "", "quiet")
    return text


def entries_about(game: Game[Any], component: Component) -> list[RuleEntry]:
    """Rules and rulings that speak of a component by its (English) name."""
    name = words_for("en", game).say("-".join(component))
    speaks = re.compile(rf"\b{re.escape(name)}\b")
    entries = game.rulebook.entries.values()
    return [
        one
        for one in entries
        if one.kind != "test" and speaks.search(f"{one.title}. {one.says}") is not None
    ]


def rule_lines(entry: RuleEntry, context: RenderContext, width: int) -> Block:
    """A rule: id, title, where the rulebook has it, and our wording."""
    head = ink(entry.id, "number").append(f"  {context.words.title(entry)}", "bold")
    head.append(f"  ({entry.where})" if entry.where else "", "quiet")
    return [*wrapped(head, width, 2), *indented(wrapped(entry.says, width - 2), 2)]


def rules_named(game: Game[Any], text: str, context: RenderContext) -> list[RuleEntry]:
    """The rule of this id with its parts, or those that contain the words."""
    entries = game.rulebook.entries
    wanted = folded(text)
    by_id = [
        entry
        for id, entry in entries.items()
        if folded(id) == wanted or id.casefold().startswith(f"{text.casefold()}.")
    ]
    if by_id:
        return by_id
    words = wanted.split()
    return [
        entry
        for entry in entries.values()
        if all(word in folded(_told(entry, context)) for word in words)
    ]


def _told(entry: RuleEntry, context: RenderContext) -> str:
    return f"{context.words.title(entry)} {entry.title} {entry.says} {entry.where}"


def rule_list(entries: Iterable[RuleEntry], context: RenderContext, width: int) -> Block:
    """Rules by id and title only."""
    return tabled(
        [[ink(one.id, "number"), Text(context.words.title(one))] for one in entries], width
    )


def near(text: str, among: Sequence[str], likeness: float) -> list[str]:
    """Up to three of these that look like the text."""
    return difflib.get_close_matches(text, among, 3, likeness)
