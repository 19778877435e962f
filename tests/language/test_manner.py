"""People who type are never told to speak, and people who speak are never told to type."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from evening import LANGUAGES, Evening

from voice_hanabi.language.wording import Manner, Wording

LOCALES = Path(__file__).parents[2] / "locales"
SPEAK = {
    "cs": r"řekni|řekněte|řekneš",
    "pl": r"powiedz|powiedzcie|powiesz",
    "da": r"sig",
    "en": r"say",
}
TYPE = {"cs": r"napiš|napište", "pl": r"napisz|napiszcie", "da": r"skriv", "en": r"type"}
_ELSEWHERE = {"command-line.ftl", "problems.ftl", "practice.ftl"}
"""Messages of the command line, the program's start and lessons in speaking: their readers are known."""

_ONE_KIND = re.compile(
    r"not-understood|name-with|no-private-ear|will-|rule-(?!choice)|help-colour-call|phone-new|page-"
    r"|language-offered|once-more|far-|serve-|friends-(?:invited|unheard)|lesson-steering-(?:ear|phone)"
)
"""Messages for one kind of user (phones and pages are typed on, a server is started from the command line),
those that say what to do in both ways, and those in which one player speaks to another."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_asked_to_answer_is_asked_in_their_own_manner(language: str) -> None:
    plain_words = re.compile(rf"\b({SPEAK[language]}|{TYPE[language]})\b", re.IGNORECASE)
    for file in sorted((LOCALES / language).rglob("*.ftl")):
        name = ""
        for line in file.read_text(encoding="utf-8").splitlines() if file.name not in _ELSEWHERE else ():
            begun = re.match(r"([a-z-]+) =", line)
            name = begun[1] if begun else "" if line.startswith("#") else name
            if name and not _ONE_KIND.match(name):
                assert not plain_words.search(re.sub(r"SAY\([^)]*\)", "", line)), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_worded_for_whoever_speaks_or_types(language: str) -> None:
    manner = Manner()
    wording = Wording(language, ("Anna",), "hanabi", manner)
    for message, values in (
        ("help-yes-no", {}),
        ("which-of-two", {"first": "x", "second": "y"}),
        ("take-headset", {"player": "Anna"}),
        ("three-failures", {"example": "x"}),
    ):
        manner.typing = False
        assert re.search(rf"\b({SPEAK[language]})\b", wording.say(message, **values), re.IGNORECASE)
        manner.typing = True
        typed = wording.say(message, **values)
        assert re.search(rf"\b({TYPE[language]})\b", typed, re.IGNORECASE)
        assert not re.search(rf"\b({SPEAK[language]})\b", typed, re.IGNORECASE)


def test_the_table_answers_as_it_was_last_spoken_to(tmp_path: Path) -> None:
    evening = Evening(tmp_path, names=("Anna", "Robert"))
    evening.deal()
    assert "Type 'go on'" in evening.type("pause")[0]
    evening.type("go on")
    assert "Say 'go on'" in evening.say("pause")[0]


def test_a_new_language_and_a_new_game_keep_the_manner(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.begin()
    evening.type("two players")
    evening.type("dansk")
    evening.type("Anna, Robert")
    evening.type("del ud")
    assert "Skriv “fortsæt”" in evening.type("pause")[0]
