"""What can be read about a game: its components with their sources, its rules with the cases that
show them."""

from __future__ import annotations

import logging
import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any, cast

from ennead.kernel import Game
from ennead.kernel.cases import Case, load_case
from ennead.kernel.errors import EnneadError, PackError
from ennead.kernel.packs import HEAD, pack_name, read_pack, write_pack
from ennead.table.documents import (
    Component,
    ComponentList,
    FigureEntry,
    PackDraft,
    PackTrial,
    Problem,
)
from ennead.table.kit import GameKit
from ennead.table.reading import (
    RulebookInfo,
    RuleInfo,
)

logger = logging.getLogger("ennead.reference")
LANGUAGES = ("en", "cs", "pl", "uk")
SHARED_TEXTS = Path(__file__).parents[1] / "texts"
"""The words that belong to no game."""
_TERMINAL = ("terminal-", "command-")
"""How the ids begin of what only the terminal says."""
_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


def entries(text: str) -> dict[str, str]:
    """The source of each message and term of a Fluent file, by id; nothing is parsed yet."""
    starts = list(_ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}


def shared_texts(language: str, games: Iterable[Game[Any]]) -> str:
    """The words of pages that belong to no game, and how each game is introduced: `kemet-title`
    says what it calls `game-title`."""
    words = (SHARED_TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    parts = [said for id, said in entries(words).items() if not id.startswith(_TERMINAL)]
    for game in games:
        files = [game.folder / "texts" / f"{spoken}.ftl" for spoken in (language, "en")]
        found = next((file for file in files if file.is_file()), None)
        said = entries(found.read_text(encoding="utf-8")) if found else {}
        named = [said[id] for id in ("game-title", "game-blurb") if id in said]
        parts += [text.replace("game-", f"{game.id}-", 1) for text in named]
    return "".join(parts)


def page_texts(page: str, language: str) -> str:
    """The words of a page that few people open."""
    return (SHARED_TEXTS / page / f"{language}.ftl").read_text(encoding="utf-8")


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
                    FigureEntry(one.attribute, one.value, parts.source(kind, id, one.attribute))
                    for one in parts.figures_of(kind, id)
                ),
                tuple(kit.game.rulebook.about(kind, id)),
                face=kit.faces.get(f"{kind}-{id}"),
            )
            for kind in parts.kinds()
            for id in parts.of(kind)
        ),
    )


def try_pack(kit: GameKit, draft: PackDraft) -> PackTrial:
    """The game with an owner's figures laid over ours, or what does not fit."""
    where = "pack"
    try:
        pack = read_pack(draft.text, where) if draft.text else dict(draft.figures)
        pack[HEAD] = {"game": kit.id, "name": pack_name(pack, draft.name)}
        game = kit.game.with_pack(pack, where)
    except PackError as error:
        path = error.where.removeprefix(f"{where}: ")
        return PackTrial(problem=Problem("bad-pack", "problem-bad-pack", error.problem, path))
    laid = component_list(GameKit(game)).components
    name = pack.pop(HEAD)["name"]
    text = write_pack({HEAD: {"game": kit.id, "name": name}, **pack})
    return PackTrial(name, pack, text, laid)


def rulebook_info(kit: GameKit) -> RulebookInfo:
    """The rulebook as Ennead knows it, with the cases that show each rule."""
    book, cases = kit.game.rulebook, _cases(kit)
    shown = defaultdict[str, list[str]](list)
    for name, case in cases.items():
        for rule in case.rules:
            shown[rule].append(name)
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
    questions = {name: question.rule for name, question in kit.game.questions.items()}
    says = {name: case.says for name, case in cases.items()}
    return RulebookInfo(kit.id, book.source, rules, questions, dict(book.events), says)


def _cases(kit: GameKit) -> dict[str, Case]:
    """The cases of a game by name; a file that cannot be read shows nothing."""
    found: dict[str, Case] = {}
    for path in sorted((kit.game.folder / "cases").glob("**/*.toml")):
        try:
            found[path.stem] = load_case(path, kit.id)
        except EnneadError as error:
            logger.warning("a case of %s cannot be read: %s", kit.id, error)
    return found
