"""Two ears: what both heard is done, what they heard differently is asked about, what is sure is left."""

from __future__ import annotations

from dataclasses import replace

import pytest

from voice_hanabi.cli.understand import at_table, waits_of
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import Alternative, Evidence, Utterance
from voice_hanabi.understanding.interpreter import Interpreter, interpreter_of
from voice_hanabi.understanding.judging import Verdict
from voice_hanabi.understanding.second_ear import doubted
from voice_hanabi.understanding.understanding import meanings

HANABI, KOI_KOI = GAMES["hanabi"], GAMES["koi-koi"]
UNSURE, HARDLY = Evidence(5.0, 10.0), Evidence(3.9, 10.0)
"""Heard well enough to be asked about, and so poorly that only a sound answers."""

UNSURE_QUESTION = Evidence(4.6, 10.0)
"""Heard so that a question is recognised, but not answered."""

SECOND = {
    "en": ("play the second card", "Play the second card.", "Play the third card."),
    "cs": ("zahraj druhou kartu", "Zahraj druhou kartu.", "Zahraj třetí kartu."),
    "pl": ("zagraj drugą kartę", "Zagraj drugą kartę.", "Zagraj trzecią kartę."),
    "da": ("spil det andet kort", "Spil det andet kort.", "Spil det tredje kort."),
}
"""To play the second card, as the first ear hears it and as the second writes it; and the third card."""

each_language = pytest.mark.parametrize("language", SECOND)


def table(game: AnyGame, language: str) -> Interpreter:
    return interpreter_of(game, language, ("Anna", "Petr"))


def heard(text: str, evidence: Evidence, second: str = "") -> Utterance:
    return Utterance((Alternative(text),), evidence=evidence, second=second)


def judged(interpreter: Interpreter, utterance: Utterance) -> Verdict:
    return at_table(interpreter, interpreter.game.situations.turn, utterance)


def is_doubted(interpreter: Interpreter, utterance: Utterance) -> bool:
    return doubted(meanings(interpreter, utterance, waits_of(interpreter, interpreter.game.situations.turn)))


@each_language
def test_what_both_ears_heard_is_done(language: str) -> None:
    first, again, _ = SECOND[language]
    interpreter = table(HANABI, language)
    alone = judged(interpreter, heard(first, UNSURE))
    assert alone.command is not None
    assert not alone.sure
    both = judged(interpreter, heard(first, UNSURE, again))
    assert (both.command, both.sure) == (alone.command, True)


@each_language
def test_what_they_heard_differently_is_asked_about(language: str) -> None:
    first, again, other = SECOND[language]
    interpreter = table(HANABI, language)
    both = judged(interpreter, heard(first, UNSURE, other))
    assert not both.sure
    assert both.command == judged(interpreter, heard(first, UNSURE)).command
    assert both.other == judged(interpreter, heard(other.rstrip(".").lower(), Evidence(10, 10))).command
    unheard = judged(interpreter, heard(first, HARDLY, again))
    assert unheard.command == both.command, "the second ear's word alone is offered, and no more"
    assert not unheard.sure


@pytest.mark.by_turns
@each_language
def test_what_the_second_ear_makes_of_noise_changes_nothing(language: str) -> None:
    first, _, _ = SECOND[language]
    interpreter = table(HANABI, language)
    for evidence in (UNSURE, HARDLY):
        alone = judged(interpreter, heard(first, evidence))
        for noise in ("Thank you for watching!", "...", "♪", "[BLANK_AUDIO]", "A" * 500):
            assert judged(interpreter, heard(first, evidence, noise)) == alone, noise


@each_language
def test_nobody_asks_the_second_ear_about_what_is_sure(language: str) -> None:
    first, _, other = SECOND[language]
    interpreter = table(HANABI, language)
    sure = heard(first, Evidence(10, 10))
    assert not is_doubted(interpreter, sure)
    assert judged(interpreter, replace(sure, second=other)) == judged(interpreter, sure)
    assert is_doubted(interpreter, heard(first, UNSURE))
    assert is_doubted(interpreter, heard(first, HARDLY))


@each_language
def test_nobody_asks_the_second_ear_about_talk(language: str) -> None:
    for talk in ("[unk]", "[unk] [unk]"):
        assert not is_doubted(table(HANABI, language), Utterance((Alternative(talk),))), talk


LEAVING = {
    "en": "save and leave",
    "cs": "ulož a skonči",
    "pl": "zapisz i zakończ",
    "da": "gem og afslut",
}


@each_language
@pytest.mark.parametrize("game", [HANABI, KOI_KOI], ids=["hanabi", "koi-koi"])
def test_what_cannot_be_taken_back_is_never_done_on_a_second_ears_word(game: AnyGame, language: str) -> None:
    interpreter = table(game, language)
    words = LEAVING[language]
    for evidence in (UNSURE, HARDLY):
        assert not judged(interpreter, heard(words, evidence, words)).sure


QUESTIONS = {"en": "whose turn is it", "cs": "kdo je na tahu", "pl": "czyja kolej", "da": "hvis tur er det"}


@each_language
@pytest.mark.parametrize("game", [HANABI, KOI_KOI], ids=["hanabi", "koi-koi"])
def test_a_question_that_the_second_ear_heard_is_answered(game: AnyGame, language: str) -> None:
    interpreter = table(game, language)
    words = QUESTIONS[language]
    assert not judged(interpreter, heard(words, HARDLY)).sure
    both = judged(interpreter, heard(words, HARDLY, f"{words.capitalize()}?"))
    assert both.sure
    assert both.command == judged(interpreter, heard(words, Evidence(10, 10))).command


OTHER_QUESTIONS = {
    "en": "how many clues are left",
    "cs": "kolik zbývá nápověd",
    "pl": "ile zostało wskazówek",
    "da": "hvor mange ledetråde er der tilbage",
}


@each_language
def test_a_question_other_than_the_first_ears_is_not_answered(language: str) -> None:
    interpreter = table(HANABI, language)
    first = heard(QUESTIONS[language], UNSURE_QUESTION)
    assert is_doubted(interpreter, first)
    assert judged(interpreter, heard(OTHER_QUESTIONS[language], Evidence(10, 10))).sure
    assert judged(interpreter, replace(first, second=OTHER_QUESTIONS[language])) == judged(interpreter, first)
