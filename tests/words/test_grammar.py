"""What can be said is good language: articles, plurals and their verbs, one way to address the
reader."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from ennead.games import GAMES
from ennead.kernel import Message, Ref, SeatRef
from ennead.words import LANGUAGES, words_for

from .matches import OTHERS, game_of
from .reading import SHARED, Sentence, entries_of, reading, subjects_of

PLAYED = [*OTHERS, *GAMES]
FIELDS = [SHARED, *PLAYED]
SLAVIC = ("cs", "pl", "uk")

ARTICLE = re.compile(r"\b(an?) ([\w’-]+)", re.IGNORECASE)
VOWELLED = re.compile(
    r"(?!one\b|once\b|uni|use|user|usual|eu)[aeiou]|8|11\b|18\b|hour|honest|honour"
)
"""How a word begins that takes “an”; numbers as they are spoken."""

ONE_OF_MANY = re.compile(
    r"(?<!to )(?<![\w−/.×–-])1 (?!(?:begins|does|falls|invites|is|less|was)\b)[a-z]+s\b"
)
"""A plural counted as one, but not a range, nor a number that names something before its verb."""

SINGULAR = {
    "cs": re.compile(r"(\w(á|uje|je|de|bere|stane)|je|přichází|vchází|schází|vstoupí|propadne)$"),
    "pl": re.compile(r"(\w(a|uje|je|dzie|ży|dzi|ći|eje)|ma|jest|musi|bierze|idzie)$"),
    "uk": re.compile(r"(\w(є|ить|їть|де|ере|ається|иться|ане|аде)|є)$"),
}
"""How verbs end that speak of one thing."""
NO_VERBS = {
    "cs": {"na", "za", "do", "z", "karta", "místo", "je-li", "tolik", "zatím"},
    "pl": {"na", "za", "dla", "karta", "karty", "druga", "i", "a", "nie", "akcja"},
    "uk": {"на", "за", "до", "або", "дія"},
}
BETWEEN = {"se", "si", "už", "teď", "zde", "się", "już", "teraz", "tu", "nie", "не", "уже", "ще"}
"""Small words between a name and its verb."""
KIND = re.compile(
    r"(kart|akc|dlaždi|kafel|карт|дію|дії|плит|жетон|žeton|żeton)\w*\W*$", re.IGNORECASE
)
"""A word for the kind of thing before its name: then the verb agrees with that word."""

ADDRESS = {
    "cs": re.compile(
        r"\b(jsi|tv(ůj|á|é|ou|ého|ém|ému|ým|ých|oje|ými)|tebe|tobě|tebou|tě"
        r"|(?!váš|spíš|peseš)\w+[eíá]š|vyber|odlož|polož|vezmi|dej|zahraj|obětuj|zapečeť|získej"
        r"|dober|prohoď|zaplať|otoč|proveď|podívej|zvol|kupuj|ukonči|uveď|řekni|začni|vrať)\b"
    ),
    "pl": re.compile(
        r"\b(pan|pani|panu|panią|jesteście|macie|możecie|musicie|chcecie|gracie|proszę|was|wam"
        r"|wasz[aeąy]?|waszej|waszego|waszych|wybierzcie|weźcie|\w+jcie)\b"
    ),
    "uk": re.compile(
        r"\b(ти|твій|тво\w+|тебе|тобі|тобою|(?!хопеш|товариш)\w+[єиеї]ш|\w+шся|вибери|візьми|поклади|скинь|добери"
        r"|пожертвуй|запечатай|відклади|поміняй|повтори|отримай|переглянь|подивись|зіграй|сплати"
        r"|назви|скажи|відкрий|виконай|купуй|заверши|почни|залиш|віддай)\b"
    ),
}
"""Forms that tell the other way to address somebody: Czech and Ukrainian readers are addressed
politely, Polish ones as friends."""


def spoken(language: str, field: str) -> Iterator[Sentence]:
    """Each different sentence of a field, but the commands that people give to the terminal."""
    said = {one.text: one for one in reading(language, field)}
    return (one for one in said.values() if not one.message.id.startswith("command-"))


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str, field: str) -> None:
    """Each message is a whole sentence, whatever its arguments are."""
    assert [problem for one in reading(language, field) for problem in one.problems] == []


@pytest.mark.parametrize("field", FIELDS)
def test_an_article_fits_the_word_behind_it(field: str) -> None:
    """English says “an” before a vowel that is heard, and “a” before anything else."""
    wrong = []
    for one in spoken("en", field):
        for article, word in ARTICLE.findall(one.text):
            vowelled = VOWELLED.match(word.lower()) is not None
            if word.lower() not in ("a", "an") and (article.lower() == "an") != vowelled:
                wrong.append(f"{one.message.id}: {one.text}")
    assert wrong == []


@pytest.mark.parametrize("field", FIELDS)
def test_one_thing_is_not_several(field: str) -> None:
    """English counts one point and one card, whoever changes the figures of the box."""
    wrong = [
        f"{one.message.id}: {one.text}"
        for one in spoken("en", field)
        if ONE_OF_MANY.search(one.text)
    ]
    assert wrong == []


def disagreeing(language: str, field: str) -> Iterator[str]:
    """Sentences in which the verb beside a plural name stands in the singular."""
    words = words_for(language, game_of(field))
    for one in spoken(language, field):
        subjects = subjects_of(entries_of(language, field)[one.message.id.partition(".")[0]])
        for name, arg in one.message.args.items():
            forms = words.forms(arg.id) if isinstance(arg, Ref) and name in subjects else {}
            if forms.get("gender") != "pl":
                continue
            for found in re.finditer(re.escape(forms[""]), one.text):
                before, after = one.text[: found.start()], one.text[found.end() :]
                if KIND.search(before):
                    continue
                nearest = [*_words(before)[::-1][:1], *_words(after)[:1]]
                verbs = [word for word in nearest if word not in NO_VERBS[language]]
                if any(SINGULAR[language].search(word) for word in verbs):
                    yield f"{one.message.id}: {one.text}"


def _words(text: str) -> list[str]:
    """The words of the stretch that touches a name: up to a mark of punctuation, without the small
    ones."""
    stretches = re.split(r"[,:;.()„“”«»?–→+]", text)
    touching = stretches[0] if text[:1] == " " else stretches[-1]
    return [word for word in re.findall(r"[\w-]+", touching.lower()) if word not in BETWEEN]


@pytest.mark.parametrize("field", PLAYED)
@pytest.mark.parametrize("language", SLAVIC)
def test_a_verb_agrees_with_a_plural_name(language: str, field: str) -> None:
    """A name that is a plural (`.gender = pl`) has its verb in the plural."""
    assert sorted(set(disagreeing(language, field))) == []


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("language", SLAVIC)
def test_the_reader_is_addressed_in_one_way(language: str, field: str) -> None:
    """No sentence slips into the other way of addressing somebody."""
    wrong = [
        f"{one.message.id}: {one.text}"
        for one in spoken(language, field)
        if ADDRESS[language].search(one.text.lower())
    ]
    assert wrong == []


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_calm_and_set_with_care(language: str, field: str) -> None:
    """No exclamation marks, no typewriter quotes, no gaps left by an empty argument."""
    wrong = re.compile(r"!|'|\"|  | [.,;:?](?!\.)")
    found = [
        f"{one.message.id}: {one.text}" for one in spoken(language, field) if wrong.search(one.text)
    ]
    assert found == []


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_others_are_asked_needs_only_their_name(language: str, field: str) -> None:
    """The third person of a prompt (`.other`) gives away no particulars: these may be hidden."""
    words = words_for(language, None if field == SHARED else game_of(field))
    others = [f"{id}.other" for id in entries_of(language, field) if words.has(f"{id}.other")]
    said = [words.render(Message(id, {"player": SeatRef(0)}), ["Petra"]) for id in others]
    assert [problem for _, problems in said for problem in problems] == []
    assert all("Petra" in text for text, _ in said)
