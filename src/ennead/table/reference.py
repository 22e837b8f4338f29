"""What can be read about a game: its components with their sources, its rules with the cases that
show them."""

from __future__ import annotations

import logging
from collections import defaultdict
from pathlib import Path
from typing import Any, cast

from ennead.kernel.cases import load_case
from ennead.kernel.errors import EnneadError
from ennead.table.documents import Component, ComponentList, FigureEntry, RulebookInfo, RuleInfo
from ennead.table.kit import GameKit

logger = logging.getLogger("ennead.reference")
LANGUAGES = ("en", "cs", "pl", "uk")
SHARED_TEXTS = Path(__file__).parents[1] / "texts"
"""The words that belong to no game."""


def component_list(kit: GameKit) -> ComponentList:
    """Every component with its figures and where each is known from."""
    parts = kit.game.components
    return ComponentList(
        kit.id,
        tuple(
            Component(
                f"{kind}-{id}",
                kind,
                tuple(
                    FigureEntry(name, value, parts.source(kind, id, name))
                    for name, value in table.items()
                ),
                _rules_of(table),
                name_source=parts.source(kind, id, "name"),
                text_source=parts.source(kind, id, "action"),
            )
            for kind in parts.kinds()
            for id, table in parts.of(kind).items()
        ),
    )


def _rules_of(table: dict[str, Any]) -> tuple[str, ...]:
    named = table.get("rules", ())
    return tuple(map(str, named)) if isinstance(named, list | tuple) else ()


def rulebook_info(kit: GameKit) -> RulebookInfo:
    """The rulebook as Ennead knows it, with the cases that show each rule."""
    book, shown = kit.game.rulebook, _shown(kit)
    rules = tuple(
        RuleInfo(
            entry.id,
            cast(Any, entry.kind),
            entry.title,
            entry.where,
            entry.says,
            tuple(shown[entry.id]),
        )
        for entry in book.entries.values()
    )
    return RulebookInfo(kit.id, book.source, rules)


def _shown(kit: GameKit) -> dict[str, list[str]]:
    """The names of the cases that show each rule; a file that cannot be read shows nothing."""
    shown: dict[str, list[str]] = defaultdict(list)
    for path in sorted((kit.game.folder / "cases").glob("**/*.toml")):
        try:
            case = load_case(path, kit.id)
        except EnneadError as error:
            logger.warning("a case of %s cannot be read: %s", kit.id, error)
            continue
        for rule in case.rules:
            shown[rule].append(path.stem)
    return shown
