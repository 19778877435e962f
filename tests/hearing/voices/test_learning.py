"""What is kept of what was heard: only what clearly makes an answer right, and none worse."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from voice_hanabi.hearing.pronouncing.adaptation import OTHER_PHRASE, OwnVoice
from voice_hanabi.hearing.pronouncing.pronunciations import OwnWord
from voice_hanabi.hearing.voices.alignment import OwnWay, PractisedPhrase
from voice_hanabi.hearing.voices.learning import CLEAR, Heard, Judgement, better, learn

RIGHT, ASKED, WRONG = Judgement(Heard.RIGHT, 6.0), Judgement(Heard.ASKED, 1.0), Judgement(Heard.WRONG, -4.0)
THREE = OwnWord("three", ("θ", "ɹ", "i"), ("t", "ɹ", "i"))
FOUR = OwnWord("four", ("f", "ɔ"), ("f", "o"))
ANSWERS = [PractisedPhrase(phrase, np.zeros(1, np.int16)) for phrase in ("card three", "card four", "yes")]


def judged(
    hears: Callable[[OwnVoice, str], Judgement],
) -> Callable[[OwnVoice, Sequence[PractisedPhrase]], list[Judgement]]:
    return lambda voice, answers: [hears(voice, answer.phrase) for answer in answers]


def found(answer: PractisedPhrase) -> list[OwnWay]:
    return [OwnWay(own, 3.0) for own in (THREE, FOUR) if own.word in answer.phrase.split()]


def test_a_pronunciation_that_makes_an_answer_right_is_kept() -> None:
    def hears(voice: OwnVoice, phrase: str) -> Judgement:
        return WRONG if phrase == "card three" and THREE not in voice.words else RIGHT

    learnt = learn(ANSWERS, OwnVoice(), judged(hears), found)
    assert learnt.voice == OwnVoice((THREE,))
    assert [one.heard for one in learnt.before] == [Heard.WRONG, Heard.RIGHT, Heard.RIGHT]
    assert {one.heard for one in learnt.after} == {Heard.RIGHT}


def test_a_pronunciation_that_makes_another_answer_worse_is_not_kept() -> None:
    def hears(voice: OwnVoice, phrase: str) -> Judgement:
        before, after = {"card three": WRONG}, {"yes": ASKED}
        return (after if THREE in voice.words else before).get(phrase, RIGHT)

    assert learn(ANSWERS, OwnVoice(), judged(hears), found).voice == OwnVoice()


def test_nothing_is_kept_where_nothing_helps() -> None:
    learnt = learn(ANSWERS, OwnVoice(), judged(lambda voice, phrase: WRONG), found)
    assert learnt.voice == OwnVoice()
    assert learnt.before == learnt.after == (WRONG,) * 3


def test_answers_that_were_right_are_not_looked_at() -> None:
    looked: list[PractisedPhrase] = []

    def look(answer: PractisedPhrase) -> list[OwnWay]:
        looked.append(answer)
        return []

    learn(ANSWERS, OwnVoice(), judged(lambda voice, phrase: RIGHT), look)
    assert looked == []


def test_two_words_of_one_answer_may_be_learnt_together() -> None:
    def hears(voice: OwnVoice, phrase: str) -> Judgement:
        return RIGHT if {THREE, FOUR} <= set(voice.words) else WRONG

    findings = [OwnWay(THREE, 3.0), OwnWay(FOUR, 2.5)]
    learnt = learn(ANSWERS[:1], OwnVoice(), judged(hears), lambda answer: findings)
    assert set(learnt.voice.words) == {THREE, FOUR}


def test_what_was_known_stays_unless_it_is_in_the_way() -> None:
    known = OwnVoice((FOUR,))
    helped = learn(ANSWERS, known, judged(lambda voice, phrase: RIGHT), found)
    assert helped.voice == known
    spoilt = learn(ANSWERS, known, judged(lambda voice, phrase: WRONG if voice else RIGHT), found)
    assert spoilt.voice == OwnVoice()


def test_whoever_is_refused_is_refused_less_if_that_helps() -> None:
    def hears(voice: OwnVoice, phrase: str) -> Judgement:
        return WRONG if phrase == "yes" and voice.other_phrase is None else RIGHT

    assert learn(ANSWERS, OwnVoice(), judged(hears), found).voice == OwnVoice((), OTHER_PHRASE[1])


def test_better_means_clearly_more_right_and_nothing_worse() -> None:
    barely = Judgement(Heard.RIGHT, ASKED.margin + CLEAR / 2)
    assert better([WRONG, RIGHT], [RIGHT, RIGHT])
    assert better([WRONG, RIGHT], [ASKED, RIGHT])
    assert not better([ASKED, RIGHT], [barely, RIGHT]), "that may be chance"
    assert not better([WRONG, RIGHT], [RIGHT, ASKED])
    assert not better([RIGHT], [RIGHT])
