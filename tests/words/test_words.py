"""Sentences in four languages: numbers, cases, names, lists, and what happens when words are
missing."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.kernel.toy.game import MastabaGame

from ennead.kernel import Arg, Message, Ref, SeatRef
from ennead.table.reference import SHARED_TEXTS as SHARED
from ennead.table.reference import entries
from ennead.words import LANGUAGES, Words, negotiate, words_for

GAME = MastabaGame()
NAMES = ("Petra", "Jan")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["0 stones", "1 stone", "2 stones", "5 stones", "21 stones", "22 stones"]),
        ("cs", ["0 kamenů", "1 kámen", "2 kameny", "5 kamenů", "21 kamenů", "22 kamenů"]),
        ("pl", ["0 kamieni", "1 kamień", "2 kamienie", "5 kamieni", "21 kamieni", "22 kamienie"]),
        ("uk", ["0 каменів", "1 камінь", "2 камені", "5 каменів", "21 камінь", "22 камені"]),
    ],
)
def test_numbers_take_their_plural_form(language: str, said: list[str]) -> None:
    """Each language counts in its own way."""
    words = words_for(language, GAME)
    messages = [Message("term-stones", {"count": count}) for count in (0, 1, 2, 5, 21, 22)]
    assert [words.say(message) for message in messages] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Petra bids Three."),
        ("cs", "Petra přihazuje Trojku."),
        ("pl", "Petra licytuje Trójkę."),
        ("uk", "Petra ставить Трійку."),
    ],
)
def test_a_reference_is_declined(language: str, said: str) -> None:
    """A card comes in the case the sentence needs; a language without cases uses its only form."""
    message = Message("event-bid", {"player": SeatRef(0), "card": Ref("card-three")})
    assert words_for(language, GAME).say(message, NAMES) == said


def test_a_form_that_is_not_written_is_the_nominative() -> None:
    """Only cases that differ need to be written; an unknown gender is empty, which picks the
    default variant."""
    forms = words_for("cs", GAME).forms("card-three")
    assert forms["acc"] == "Trojku"
    assert forms["gender"] == "f"
    assert forms["ins"] == forms[""] == "Trojka"
    assert words_for("en", GAME).forms("card-three")["gender"] == ""


def test_arguments_are_bound_in_all_their_forms(tmp_path: Path) -> None:
    """Lists join every form, say like names once and how many they are; texts and numbers come as
    they are."""
    (tmp_path / "cs.ftl").write_text(
        "card-axe = sekera\n    .acc = sekeru\n    .gender = f\ncard-boat = člun\n"
        "say = { $cards }; { $cards_acc }; { $cards_count }; { $n }; { $who }; { $word }\n"
    )
    words = Words("cs", (tmp_path, SHARED))
    cards = (Ref("card-axe"), Ref("card-boat"), Ref("card-axe"))
    args: dict[str, Arg] = {"cards": cards, "n": 3, "who": (SeatRef(1), SeatRef(0)), "word": "x"}
    assert words.render(Message("say", args), NAMES) == (
        "2× sekera a\xa0člun; 2× sekeru a\xa0člun; 3; 3; Jan a\xa0Petra; x",
        [],
    )


def test_names_tell_how_they_behave(tmp_path: Path) -> None:
    """A plural name and several names take the plural, English names their article, in any list."""
    (tmp_path / "en.ftl").write_text(
        "card-axe = axe\n    .article = an\n    .gender = n\ncard-dogs = dogs\n    .gender = pl\n"
        "say = { $cards_article } { $cards } { $cards_gender ->\n    [pl] are\n   *[other] is\n}\n"
    )
    words = Words("en", (tmp_path, SHARED))
    axe, dogs = Ref("card-axe"), Ref("card-dogs")
    said = [
        words.say(Message("say", {"cards": cards})) for cards in (axe, (axe,), dogs, (axe, axe))
    ]
    assert said == ["an axe is", "an axe is", "a dogs are", "a 2× axe are"]


def test_others_are_asked_in_the_third_person(tmp_path: Path) -> None:
    """What somebody else is asked is said of them, with their name; else that the table waits."""
    (tmp_path / "en.ftl").write_text(
        "prompt-turn = Play { $card }.\n    .other = { $player } plays.\nprompt-end = Stop.\n"
    )
    words = Words("en", (tmp_path, SHARED))
    assert words.asked(Message("prompt-turn"), 1, NAMES) == "Jan plays."
    assert words.asked(Message("prompt-end"), 1, NAMES) == "Waiting for Jan."
    assert words.say("No message. Only words") == "No message. Only words"


@pytest.mark.parametrize(
    ("language", "joined"),
    [
        ("en", "a, b, and c"),
        ("cs", "a, b a\xa0c"),
        ("pl", "a, b i c"),
        ("uk", "a, b і c"),
    ],
)
def test_lists_are_joined_as_the_language_does(language: str, joined: str) -> None:
    """The last two are joined by a word; one stays alone, none is empty."""
    words = words_for(language)
    assert words.join(["a", "b", "c"]) == joined
    assert words.join(["a"]) == "a"
    assert words.join([]) == ""


def test_players_without_a_name_are_numbered() -> None:
    """Seats count from one for people; a seat that is nobody's is nobody."""
    words = words_for("en", GAME)
    assert words.player(1, ("Petra",)) == "Player 2"
    assert words.player(0, ("",)) == "Player 1"
    assert words.player(-1, NAMES) == "nobody"


def test_a_missing_message_is_shown_as_its_id() -> None:
    """Nothing crashes; what is wrong is listed."""
    words = words_for("uk", GAME)
    shown = words.render(Message("event-unheard-of", {"card": Ref("card-nine")}), NAMES)
    assert shown[0] == "event-unheard-of"
    assert "event-unheard-of: not written in uk" in shown[1]
    assert words.say(None) == words.say("") == ""
    card = Message("event-bid", {"player": SeatRef(0), "card": Ref("card-nine")})
    assert words.render(card, NAMES) == ("Petra ставить nine.", ["card-nine: not written in uk"])
    place = Message("event-bid", {"player": SeatRef(0), "card": (Ref("hex-c4"), Ref("side-c4-c5"))})
    assert words.render(place, NAMES) == ("Petra ставить c4 і c4-c5.", [])
    _, problems = words.render(Message("event-bid", {"player": SeatRef(0)}), NAMES)
    assert any("card" in problem for problem in problems)


def test_a_message_missing_in_one_language_is_said_in_english(tmp_path: Path) -> None:
    """Half a translation is better than ids."""
    (tmp_path / "en.ftl").write_text(
        "hello = Hello, { $player }\ncard-axe = Axe\nhit = Hit by { $card }\n"
    )
    (tmp_path / "pl.ftl").write_text("hit = Cios: { $card_acc }\n")
    words = Words("pl", (tmp_path,))
    assert words.say(Message("hello", {"player": SeatRef(0)}), NAMES) == "Hello, Petra"
    assert words.say(Message("hit", {"card": Ref("card-axe")})) == "Cios: Axe"
    assert not words.has("hello")


def test_the_words_of_a_game_come_before_the_shared_ones(tmp_path: Path) -> None:
    """A game may say a shared thing in its own way, and speak of terms and other messages."""
    (tmp_path / "en.ftl").write_text(
        "-god = Anubis\nrefuse-match-over = { -god } has weighed it. { player-nobody }\n"
        "player-nobody = nobody at all\n"
    )
    words = Words("en", (tmp_path, SHARED))
    assert words.say("refuse-match-over") == "Anubis has weighed it. nobody at all"
    assert words.say("undo-nothing") == words_for("en").say("undo-nothing")


def test_a_broken_entry_harms_no_other(tmp_path: Path) -> None:
    """A syntax error is a missing message, not the end of the file."""
    (tmp_path / "en.ftl").write_text(
        "good = fine\nbad = { $x ->\nalso-good = fine too\nloop = { loop }\n"
    )
    words = Words("en", (tmp_path,))
    assert words.say("good") == "fine"
    assert words.say("also-good") == "fine too"
    assert words.say("bad") == "bad"
    assert isinstance(words.say("loop"), str)


def test_entries_are_found_without_parsing() -> None:
    """Cutting a file into entries keeps exactly its messages, whatever their shape."""
    text = "# c\na = x\n    .acc = y\n\n## group\nb-c =\n    { $n ->\n[one] z\n*[other] q\n}\n-t = term\n"
    assert list(entries(text)) == ["a", "b-c", "-t"]
    assert entries(text)["b-c"].startswith("b-c =\n    { $n ->\n[one] z")


def test_nothing_isolates_arguments() -> None:
    """No invisible marks around arguments: they would count as columns and spoil searching."""
    message = Message("event-bid", {"player": SeatRef(0), "card": Ref("card-one")})
    said = words_for("en", GAME).say(message, NAMES)
    assert said.isascii()


def test_many_threads_may_speak_at_once() -> None:
    """Words that are first said by many threads together come out whole."""
    for language in LANGUAGES:
        words = Words(language, (GAME.folder / "texts", SHARED))
        ids = words.ids()
        alone = Words(language, (GAME.folder / "texts", SHARED))
        expected = [alone.say(id) for id in ids]
        with ThreadPoolExecutor(8) as pool:
            for said in pool.map(lambda _, w=words, i=ids: [w.say(id) for id in i], range(16)):
                assert said == expected


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        ("pl", {"LANG": "cs_CZ.UTF-8"}, "pl"),
        (None, {"LANG": "cs_CZ.UTF-8"}, "cs"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "uk_UA@euro"}, "uk"),
        (None, {"LC_ALL": "uk_UA.UTF-8", "LANG": "cs_CZ.UTF-8"}, "uk"),
        (None, {"LC_ALL": "C", "LANG": "cs_CZ.UTF-8"}, "en"),
        (None, {"LC_MESSAGES": "pl_PL", "LANG": "cs_CZ"}, "pl"),
        (None, {"LANGUAGE": "de:pl:cs", "LANG": "cs_CZ"}, "pl"),
        (None, {}, "en"),
        ("xx", {"LANG": "cs"}, "cs"),
    ],
)
def test_the_language_is_negotiated(
    asked: str | None, environment: dict[str, str], language: str
) -> None:
    """The one asked for, else the system's, else English."""
    assert negotiate(asked, environment) == language
