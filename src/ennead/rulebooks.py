"""The rulebook of a game in the words of a language, for every face that shows it.

    book = read_book(kit, "cs")

What a book promises (docs/rulebooks.md) is checked by `faults`, in sentences for those who write
it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast, visitor

from ennead.factwords import FactWords
from ennead.kernel.errors import DataError, EnneadError
from ennead.table.book import AID, Block, BookText, book_folder, figures, load_book, spans
from ennead.table.kit import GameKit
from ennead.table.reading import (
    Book,
    BookBlock,
    BookChapter,
    BookSection,
    CaseStory,
    FactLine,
    RulebookInfo,
    Stretch,
)
from ennead.table.reference import LANGUAGES, rulebook_info
from ennead.table.showcase import Showcase, case_files
from ennead.table.stills import load_pictures, scene_of
from ennead.words import Words, case_sentences, case_titles, rule_sentences, words_for

MOST_WORDS = 420
"""Of a chapter, galleries aside."""
MOST_AID = 250
_FIRST = re.compile(r"^[*\[„“«]*\w")
"""A block that begins with the name of a thing begins like a sentence all the same."""
_TARGET = re.compile(r"\]\([^()]*\)")
_WORD = re.compile(r"[^\W\d_](?:[^\W\d_]|['’ʼ](?=[^\W\d_]))*")
_NUMBERS = {
    "en": """two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
        sixteen seventeen eighteen nineteen twenty""",
    "cs": """dva dvě dvou dvěma tři tří třem třemi třech čtyři čtyř čtyřem čtyřmi čtyřech pět pěti
        šest šesti sedm sedmi osm osmi devět devíti deset deseti jedenáct jedenácti dvanáct dvanácti
        třináct třinácti čtrnáct čtrnácti patnáct patnácti šestnáct šestnácti sedmnáct sedmnácti
        osmnáct osmnácti devatenáct devatenácti dvacet dvaceti""",
    "pl": """dwa dwie dwaj dwóch dwu dwom dwoma dwiema trzy trzej trzech trzem trzema cztery czterej
        czterech czterem czterema pięć pięciu pięcioma sześć sześciu sześcioma siedem siedmiu
        siedmioma osiem ośmiu ośmioma dziewięć dziewięciu dziewięcioma dziesięć dziesięciu
        dziesięcioma jedenaście jedenastu dwanaście dwunastu trzynaście trzynastu czternaście
        czternastu piętnaście piętnastu szesnaście szesnastu siedemnaście siedemnastu osiemnaście
        osiemnastu dziewiętnaście dziewiętnastu dwadzieścia dwudziestu""",
    "uk": """два дві двох двом двома три трьох трьом трьома чотири чотирьох чотирьом чотирма
        п'ять п'яти п'ятьох п'ятьом п'ятьма шість шести шістьох шістьом шістьма сім семи сімох сімом
        вісім восьми вісьмох вісьмом вісьма дев'ять дев'яти дев'ятьох дев'ятьом дев'ятьма
        десять десяти десятьох десятьом десятьма одинадцять одинадцяти дванадцять дванадцяти
        тринадцять тринадцяти чотирнадцять чотирнадцяти п'ятнадцять п'ятнадцяти шістнадцять
        шістнадцяти сімнадцять сімнадцяти вісімнадцять вісімнадцяти дев'ятнадцять дев'ятнадцяти
        двадцять двадцяти""",
}


def has_book(kit: GameKit) -> bool:
    """Whether somebody has written one."""
    return book_folder(kit.game.folder).is_dir()


def read_book(kit: GameKit, language: str) -> Book:
    """The book in a language, empty if nobody has written one; what cannot be said is shown as it
    is written. Raises DataError if it cannot be read."""
    if not has_book(kit):
        return Book(kit.id, language, ())
    book = load_book(book_folder(kit.game.folder) / f"{language}.md")
    teller = _Teller(kit, words_for(language, kit.game))
    parts = tuple(
        BookSection(
            part.id,
            teller.say(part.title),
            tuple(
                BookChapter(
                    chapter.id, teller.say(chapter.title), tuple(map(teller.block, chapter.blocks))
                )
                for chapter in part.chapters
            ),
        )
        for part in book.parts
    )
    return Book(kit.id, language, parts, tuple(load_pictures(kit.game.folder)))


def tell_rules(kit: GameKit, language: str) -> RulebookInfo:
    """Every rule by its id, and what the cases show, in the words of a language."""
    info, said = rulebook_info(kit), rule_sentences(kit.game, language)
    for rule in info.rules:
        rule.says = said.get(rule.id, rule.says)
    info.cases |= case_titles(kit.game, info.cases, language)
    return info


def tell_case(showcase: Showcase, language: str) -> CaseStory:
    """A case to be watched, with what it says and what must hold in the words of a language."""
    game = showcase.kit.game
    words = FactWords(game, words_for(language, game))
    story = showcase.story()
    said = case_sentences(game, showcase.case, language)
    story.says = said.get(story.says, story.says)
    for moment in story.moments:
        if moment.says in said:
            moment.says = said[moment.says]
    story.facts = tuple(
        tuple(FactLine(name, value) for name, value in words.lines(one.facts))
        for one in showcase.moments
    )
    return story


class _Teller:
    """Says patterns of a book, and keeps what is wrong with them."""

    def __init__(self, kit: GameKit, words: Words) -> None:
        self._kit, self._words = kit, words
        self.problems: list[str] = []

    def say(self, pattern: str) -> str:
        try:
            bound, values = figures(pattern, self._kit.game.components)
        except DataError as error:
            self.problems.append(f'N("{error.where}"): {error.problem}')
            return pattern
        text, problems = self._words.phrase(bound, dict(values))
        self.problems += problems
        return text

    def block(self, block: Block) -> BookBlock:
        said = _FIRST.sub(lambda first: first[0].upper(), self.say(block.text), count=1)
        text = tuple(Stretch(span.text, span.style, span.link) for span in spans(said))
        picture = block.about[0] if block.kind == "picture" else ""
        faces = self._faces(*block.about) if block.kind == "faces" else ()
        return BookBlock(block.kind, text, block.rules, picture, faces)

    def _faces(self, kind: str, *chosen: str) -> tuple[str, ...]:
        parts = self._kit.game.components
        ids = parts.of(kind) if kind in parts.kinds() else {}
        self.problems += [f"there is no {kind} {id!r}" for id in chosen if id not in ids]
        found = tuple(f"{kind}-{id}" for id in ids if not chosen or id in chosen)
        undrawn = [key for key in found if key not in self._kit.faces]
        if undrawn or not found:
            drawn = sorted({key.partition("-")[0] for key in self._kit.faces})
            which = ", ".join(undrawn) or kind
            self.problems.append(f"no face is drawn of {which}; faces are of {', '.join(drawn)}")
        return found


# --- what is wrong with a book --------------------------------------------------------------------


def faults(kit: GameKit) -> list[str]:
    """What breaks the promises of a book, one line each with file and line where there is one."""
    folder = book_folder(kit.game.folder)
    found: list[str] = []
    books: dict[str, BookText] = {}
    for language in LANGUAGES:
        try:
            books[language] = load_book(folder / f"{language}.md")
        except DataError as error:
            found.append(str(error))
    for language, book in books.items():
        found += _text_faults(kit, language, book)
        found += _rule_faults(kit, book)
    if books:
        first, *others = books.values()
        found += [line for other in others for line in _differences(first, other)]
    return [*found, *_picture_faults(kit, books)]


def _text_faults(kit: GameKit, language: str, book: BookText) -> Iterator[str]:
    """Each text can be said, has no figure typed by hand, and leads somewhere."""
    chapters = [chapter.id for chapter in book.chapters()]
    cases = case_files(kit.game.folder)
    targets = {*(f"#{id}" for id in chapters), *(f"case:{name}" for name in cases)}
    if chapters[-1:] != [AID]:
        yield f"{book.path.name}: the last chapter is the player aid, {{#{AID}}}"
    for chapter in book.chapters():
        words = 0
        titled = Block("heading", chapter.title, chapter.line)
        for block in (titled, *chapter.blocks):
            where = f"{book.path.name}:{block.line}"
            teller = _Teller(kit, words_for(language, kit.game))
            said = teller.block(block)
            words += sum(len(one.text.split()) for one in said.text)
            for problem in (*teller.problems, *_typed(language, block.text)):
                yield f"{where}: {problem}"
            for link in dict.fromkeys(one.link for one in said.text if one.link):
                if link not in targets:
                    yield f"{where}: the link {link!r} leads to no chapter and no case"
            if not teller.problems and any("*" in one.text for one in said.text):
                yield f"{where}: a * that is not closed"
        most = MOST_AID if chapter.id == AID else MOST_WORDS
        if words > most:
            where = f"{book.path.name}:{chapter.line}"
            yield f"{where}: {words} words in the chapter {chapter.id}, at most {most}"


def _typed(language: str, pattern: str) -> Iterator[str]:
    """Figures and number words that stand in the prose itself."""
    for text in _prose(pattern):
        plain = _TARGET.sub("]", text)
        for figure in re.findall(r"\d+", plain):
            yield f'the figure {figure} is typed by hand; take it from the components: {{N("…")}}'
        for word in _WORD.findall(plain):
            if re.sub("[’ʼ]", "'", word.lower()) in _number_words(language):
                yield f'the number {word!r} is typed by hand; {{N("…")}}, or else {{"{word}"}}'


@cache
def _number_words(language: str) -> frozenset[str]:
    return frozenset(_NUMBERS[language].split())


def _prose(pattern: str) -> list[str]:
    """What is written between the placeables, and in the variants of selectors."""
    found: list[str] = []

    class Texts(visitor.Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:
            found.append(node.value)

    Texts().visit(FluentParser().parse(f"x = {pattern}\n"))
    return found


def _rule_faults(kit: GameKit, book: BookText) -> Iterator[str]:
    """Every rule and ruling is told, and no other is named."""
    entries = kit.game.rulebook.entries
    told: set[str] = set()
    for chapter in book.chapters():
        for block in chapter.blocks:
            for rule in block.rules:
                if rule not in entries:
                    yield f"{book.path.name}:{block.line}: there is no rule {rule!r}"
            told.update(block.rules)
    if left := [id for id, entry in entries.items() if id not in told and entry.kind != "test"]:
        yield f"{book.path.name}: {len(left)} rules are told nowhere: {', '.join(left)}"


def _differences(one: BookText, other: BookText) -> Iterator[str]:
    """Two languages have the same parts and chapters in one order, and tell the same rules in
    each."""
    for what, ours, theirs in (
        ("parts", [part.id for part in one.parts], [part.id for part in other.parts]),
        ("chapters", [c.id for c in one.chapters()], [c.id for c in other.chapters()]),
    ):
        if ours != theirs:
            missing = [id for id in ours if id not in theirs]
            more = [id for id in theirs if id not in ours]
            yield (
                f"{other.path.name}: other {what} than {one.path.name}: lacks "
                f"{', '.join(missing) or 'none'}, has besides {', '.join(more) or 'none'}"
                + ("" if missing or more else ", in another order")
            )
    known = {chapter.id: chapter for chapter in one.chapters()}
    for chapter in other.chapters():
        first = known.get(chapter.id)
        if first is None:
            continue
        where = f"{other.path.name}:{chapter.line}: {chapter.id} tells other rules than"
        if lost := sorted(set(first.rules()) ^ set(chapter.rules())):
            yield f"{where} {one.path.name}: {', '.join(lost)}"
        if _figures_of(first.blocks) != _figures_of(chapter.blocks):
            yield f"{other.path.name}:{chapter.line}: {chapter.id} has other pictures or galleries"


def _figures_of(blocks: tuple[Block, ...]) -> list[tuple[str, ...]]:
    return [(block.kind, *block.about) for block in blocks if block.about]


def _picture_faults(kit: GameKit, books: dict[str, BookText]) -> Iterator[str]:
    """Every picture can be drawn and is shown somewhere, and there is no other."""
    try:
        pictures = load_pictures(kit.game.folder)
    except DataError as error:
        yield str(error)
        return
    for picture in pictures.values():
        try:
            scene_of(kit, picture)
        except EnneadError as error:
            yield str(error)
    shown: set[str] = set()
    for book in books.values():
        for chapter in book.chapters():
            for block in chapter.blocks:
                if block.kind == "picture":
                    shown.update(block.about)
                    if block.about[0] not in pictures:
                        yield f"{book.path.name}:{block.line}: no picture {block.about[0]!r}"
    for id in pictures:
        if books and id not in shown:
            yield f"book.toml: picture.{id}: no chapter shows it"
