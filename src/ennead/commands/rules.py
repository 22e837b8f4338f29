"""`ennead rules`: the rules of a game by id, their citations, and the cases that show them; or its
rulebook to read."""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from pathlib import Path

from ennead.arguments import UsageError
from ennead.commands.case import cases_of
from ennead.games import load
from ennead.kernel import RuleEntry
from ennead.rulebooks import read_book
from ennead.table.kit import GameKit
from ennead.table.reading import (
    BookChapter,
)
from ennead.terminal.book import ChapterView, contents
from ennead.terminal.context import RenderContext
from ennead.terminal.screen import Screen
from ennead.words import negotiate, rule_sentences, words_for


def run(arguments: argparse.Namespace) -> int:
    """List the rules; with --coverage those that no case shows. Exit code 1 if one that can be
    shown is not."""
    game = load(arguments.game)
    if arguments.read is not None:
        return _read(GameKit(game), arguments)
    shown = shown_by(game.id)
    entries = list(game.rulebook.entries.values())
    bare = [entry for entry in entries if not shown[entry.id] and not entry.unshown]
    if arguments.json:
        print(
            json.dumps(
                _facts(game.id, game.rulebook.source, entries, shown, bare), ensure_ascii=False
            )
        )
    elif arguments.coverage:
        _print_coverage(entries, shown, bare)
    else:
        print(game.rulebook.source)
        language = negotiate(arguments.lang)
        words, said = words_for(language, game), rule_sentences(game, language)
        for entry in entries:
            cases = ", ".join(Path(path).stem for path in shown[entry.id])
            title = words.title(entry)
            print(f"\n{entry.id}  {title}" + (f"  ({entry.where})" if entry.where else ""))
            print(f"    {said.get(entry.id, entry.says)}")
            print(
                f"    shown by {cases}"
                if cases
                else f"    not shown: {entry.unshown or 'no case yet'}"
            )
    return 1 if arguments.coverage and bare else 0


def _read(kit: GameKit, arguments: argparse.Namespace) -> int:
    """A chapter by its id or by a rule that it tells, the whole book with `all`, or the
    contents."""
    language = negotiate(arguments.lang)
    book = read_book(kit, language)
    if not book.parts:
        raise UsageError(f"nobody has written a rulebook of {kit.id} to read")
    if arguments.json:
        print(json.dumps(book, default=vars, ensure_ascii=False))
        return 0
    chapters = [chapter for part in book.parts for chapter in part.chapters]
    wanted = arguments.read
    found = [one for one in chapters if wanted in ("all", one.id) or wanted in _told(one)]
    if wanted and not found:
        ids = ", ".join(chapter.id for chapter in chapters)
        raise UsageError(f"there is no chapter {wanted!r}; the chapters are {ids}")
    screen = Screen()
    if not wanted:
        screen.show(contents(book, screen.width))
    view = ChapterView(kit, RenderContext(words_for(language, kit.game)), screen.width)
    for chapter in found:
        screen.show(view.chapter(chapter))
    return 0


def _told(chapter: BookChapter) -> set[str]:
    return {rule for block in chapter.blocks for rule in block.rules}


def shown_by(game: str) -> dict[str, list[str]]:
    """The case files that show each rule."""
    shown: dict[str, list[str]] = defaultdict(list)
    for case in cases_of(game):
        for rule in case.rules:
            shown[rule].append(case.path)
    return shown


def _print_coverage(
    entries: list[RuleEntry], shown: dict[str, list[str]], bare: list[RuleEntry]
) -> None:
    for entry in bare:
        print(f"no case: {entry.id}  {entry.title}")
    for entry in entries:
        if entry.unshown and not shown[entry.id]:
            print(f"cannot be shown: {entry.id}  {entry.title}: {entry.unshown}")
    covered = sum(bool(shown[entry.id]) for entry in entries)
    print(
        f"{len(entries)} rules, {covered} shown by cases, "
        f"{len(bare)} without a case that could have one"
    )


def _facts(
    game: str,
    source: str,
    entries: list[RuleEntry],
    shown: dict[str, list[str]],
    bare: list[RuleEntry],
) -> dict[str, object]:
    return {
        "game": game,
        "source": source,
        "rules": [
            {
                "id": entry.id,
                "kind": entry.kind,
                "title": entry.title,
                "where": entry.where,
                "says": entry.says,
                "unshown": entry.unshown,
                "cases": [Path(path).stem for path in shown[entry.id]],
            }
            for entry in entries
        ],
        "uncovered": [entry.id for entry in bare],
    }
