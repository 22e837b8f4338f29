"""Learning as it is asked for from outside: the courses of all games, their words, and every wish
of a learner. It keeps nothing but files that were read."""

from __future__ import annotations

from functools import lru_cache

from ennead.kernel.errors import CaseError, EnneadError, SetupError
from ennead.table import coach, puzzles, requests
from ennead.table import messages as m
from ennead.table.catalog import GameCatalog
from ennead.table.coaching import Coaching, FirstMatchInfo, LessonInfo, LessonList, LessonWish
from ennead.table.kit import GameKit
from ennead.table.lessons import FOLDER, Lesson, load_first_match, load_lessons
from ennead.table.reference import LANGUAGES
from ennead.table.refused import Refused


class School:
    """Everything that one can learn. Raises Refused for what is not there."""

    def __init__(self, catalog: GameCatalog) -> None:
        self._catalog = catalog
        self._lessons = lru_cache(maxsize=None)(self._read)

    def _kit(self, game: str) -> GameKit:
        try:
            return self._catalog.kit(game)
        except EnneadError as error:
            raise Refused("no-game", str(error)) from None

    def _read(self, game: str) -> tuple[Lesson, ...]:
        try:
            return load_lessons(self._kit(game).game)
        except CaseError as error:
            raise Refused("fault", str(error)) from None

    def _lesson(self, game: str, id: str) -> Lesson:
        found = next((one for one in self._lessons(game) if one.id == id), None)
        if found is None:
            raise Refused("not-found", f"{game} has no lesson {id[:40]!r}")
        return found

    def course(self, game: str) -> LessonList:
        """The lessons of a game in their order, and the match that follows them."""
        kit = self._kit(game)
        infos = [LessonInfo(one.id, one.title, len(one.steps)) for one in self._lessons(game)]
        first = load_first_match(kit.game)
        match = None
        if first is not None:
            options = kit.show_options(tuple(first.options.items()))
            match = FirstMatchInfo(first.players, first.level, options)
        return LessonList(game, tuple(infos), match)

    def texts(self, game: str, language: str) -> str:
        """A Fluent file: what the coach says, if there are lessons, and the game's own words, which
        it may use."""
        folder = self._kit(game).game.folder
        if language not in LANGUAGES:
            raise Refused("not-found", f"the languages are {', '.join(LANGUAGES)}")
        files = [folder / name / f"{language}.ftl" for name in ("texts", FOLDER)]
        if not files[0].is_file():
            raise Refused("not-found", f"{game} has no texts in {language} yet")
        return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())

    def attempt(self, game: str, lesson: str, wish: LessonWish) -> Coaching:
        """What the coach makes of the next thing that a learner does."""
        return coach.attempt(self._kit(game), self._lesson(game, lesson), wish.did, wish.next)

    def explain(self, game: str, lesson: str, wish: LessonWish) -> m.Explanation:
        """Why something cannot be done now."""
        asked = requests.Explain("", target=wish.target)
        return coach.explain(self._kit(game), self._lesson(game, lesson), wish.did, asked)

    def explain_puzzle(self, game: str, id: str, wish: LessonWish) -> m.Explanation:
        """Why something cannot be done in a puzzle."""
        kit, asked = self._kit(game), requests.Explain("", target=wish.target)
        try:
            puzzle = puzzles.puzzle_named(kit.game, id)
        except SetupError as error:
            raise Refused("not-found", str(error)) from None
        return puzzles.explain(kit, puzzle, len(wish.did), asked)

    def show(self, game: str, lesson: str, wish: LessonWish) -> m.Advice:
        """A move that the coach would like."""
        return coach.show(self._kit(game), self._lesson(game, lesson), wish.did)
