"""Other ways to combine what several pitches hear, and that a recogniser uses the one it is given."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from benchmarks.hearing import searches
from benchmarks.hearing.joining import JOINED, PER_VOTE, majority, own_pitch_alone, plainest, same_words_alone
from training.clips.synthesis import Synthesizer
from voice_hanabi.hearing.phrases import graph_of
from voice_hanabi.hearing.recognising.pitches import APART, Alternatives, Joins, together
from voice_hanabi.hearing.recognising.vosk_grammars import ExactGrammars
from voice_hanabi.hearing.recognising.vosk_recognizer import VoskRecognizer
from voice_hanabi.hearing.sources.recordings import feed, one_utterance, to_int16
from voice_hanabi.hearing.utterance import Alternative

COLOURS = graph_of(["red", "yellow", "green", "blue", "white"])

MAIN = (Alternative("play the red one", -100.0), Alternative("play the green one", -101.0))
SLOWER = (Alternative("play the green one", -80.0), Alternative("play the red one", -83.0))
FASTER = (Alternative("play a green one", -120.0), Alternative("play the red one", -121.0))


def test_the_plainest_hearing_counts_alone_on_the_scale_of_the_main_one() -> None:
    assert plainest(MAIN, (SLOWER, FASTER), APART) == (
        Alternative("play the green one", -100.0),
        Alternative("play the red one", -103.0),
    )


def test_a_hearing_with_a_single_reading_is_the_plainest() -> None:
    assert plainest(MAIN, (SLOWER, FASTER[:1]), APART) == (Alternative("play a green one", -100.0),)


def test_most_hearings_win_and_the_main_one_decides_a_draw() -> None:
    drawn = majority(MAIN, (SLOWER, FASTER), APART)
    assert [one.text for one in drawn] == ["play the red one", "play the green one", "play a green one"]
    assert {one.confidence for one in drawn} == {-100.0}
    assert majority(MAIN, (SLOWER, SLOWER), APART) == (
        Alternative("play the green one", -100.0),
        Alternative("play the red one", -100.0 - PER_VOTE),
    )


def test_the_usual_pitch_ignores_the_others() -> None:
    assert own_pitch_alone(MAIN, (SLOWER, FASTER), APART) == MAIN


def test_similar_sentences_give_no_support_where_only_the_same_words_count() -> None:
    hearings = (SLOWER[:1], FASTER[:1])
    strictly = {one.text: one.confidence for one in same_words_alone(MAIN[:1], hearings, APART)}
    usually = {one.text: one.confidence for one in together(MAIN[:1], hearings, APART)}
    assert set(strictly) == set(usually)
    assert all(strictly[text] < usually[text] for text in usually)


@pytest.mark.parametrize("joins", JOINED.values(), ids=JOINED)
def test_where_the_main_hearing_heard_nothing_the_others_have_no_say(joins: Joins) -> None:
    assert joins((), (SLOWER, FASTER), APART) == ()


def test_the_first_way_is_what_a_table_uses() -> None:
    assert next(iter(searches.JOINED.values())).joins is together
    assert {one.joins for one in searches.PARTS.values()} == {together}


def test_a_recogniser_combines_its_hearings_in_the_given_way() -> None:
    given: list[list[str]] = []

    def always_blue(main: Alternatives, others: Sequence[Alternatives], apart: float) -> Alternatives:
        given.append([hearing[0].text for hearing in (main, *others)])
        return (Alternative("blue", main[0].confidence),)

    recognizer = VoskRecognizer(ExactGrammars("en"), joins=always_blue)
    recognizer.expect(COLOURS)
    speech = to_int16(Synthesizer().say("green", "en-us") / 32768 * 0.5)
    assert one_utterance(list(feed(recognizer, speech))).text == "blue"
    assert given == [["green"] * 3]
    recognizer.close()
