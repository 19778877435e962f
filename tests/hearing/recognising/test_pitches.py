"""How several hearings of one utterance are combined."""

from __future__ import annotations

import math
import random

from training.clips.synthesis import Synthesizer
from voice_hanabi.hearing.models.packed import SearchSettings
from voice_hanabi.hearing.phrases import graph_of
from voice_hanabi.hearing.recognising.pitches import WORST, together
from voice_hanabi.hearing.recognising.vosk_grammars import ExactGrammars
from voice_hanabi.hearing.recognising.vosk_recognizer import VoskRecognizer
from voice_hanabi.hearing.sources.recordings import feed, one_utterance, to_int16
from voice_hanabi.hearing.utterance import Alternative

COLOURS = graph_of(["red", "yellow", "green", "blue", "white"])


def heard(**scores: float) -> tuple[Alternative, ...]:
    ranked = sorted(scores.items(), key=lambda item: -item[1])
    return tuple(Alternative(text, score) for text, score in ranked)


def test_one_hearing_stays_as_it_is() -> None:
    main = heard(red=-100.0, green=-103.0)
    assert together(main, []) == main
    assert together(main, [(), ()]) == main


def test_what_the_others_hear_outvotes_a_close_call() -> None:
    main = heard(red=-100.0, green=-101.0)
    others = [heard(green=-80.0, red=-85.0), heard(green=-130.0, red=-133.0)]
    assert [one.text for one in together(main, others)] == ["green", "red"]


def test_the_scores_stay_on_the_scale_of_the_main_hearing() -> None:
    main = heard(red=-100.0, green=-106.0)
    best, second = together(main, [heard(red=-10.0, green=-13.0), heard(red=-900.0, green=-903.0)])
    assert (best.text, best.confidence) == ("red", -100.0)
    assert (second.text, second.confidence) == ("green", -104.0)


def test_no_hearing_can_rule_a_text_out_alone() -> None:
    main = heard(red=-100.0, green=-101.0)
    others = [heard(blue=-50.0), heard(red=-60.0, green=-70.0)]
    together_heard = {one.text: one.confidence for one in together(main, others)}
    assert together_heard["red"] == -100.0 - WORST / 3
    assert together_heard["red"] > together_heard["green"]


def test_where_the_main_hearing_heard_nothing_the_others_have_no_say() -> None:
    assert together((), [heard(red=-1.0)]) == ()


def test_the_order_of_the_others_does_not_matter() -> None:
    main = heard(red=-100.0, green=-101.0, blue=-102.0)
    others = [heard(green=-1.0, blue=-3.0), heard(blue=-1.0, red=-6.0), heard(green=-4.0)]
    shuffled = list(others)
    random.Random(1).shuffle(shuffled)
    assert together(main, others) == together(main, shuffled)


def said(**scores: float) -> tuple[Alternative, ...]:
    return heard(**{text.replace("_", " "): score for text, score in scores.items()})


def test_a_similar_sentence_supports_one_where_people_talk_freely() -> None:
    main = said(anna_one_hand_four_red=-100.0, anna_one_and_four_red=-101.0, anna_one_for_red=-100.5)
    others = [said(well_anna_one_and_four_red=-80.0), said(anna_one_and_four_read=-70.0)]
    apart = [one.text for one in together(main, others, 4.0)]
    assert apart[0] == "anna one and four red"
    assert together(main, others)[0].text == "anna one hand four red"


def test_a_word_is_not_supported_by_another_one() -> None:
    main = said(three=-100.0, four=-101.0)
    others = [said(four=-50.0), said(four=-60.0, five=-61.0)]
    free, exact = (together(main, others, apart) for apart in (2 * WORST, math.inf))
    assert [one.text for one in free] == [one.text for one in exact]


def test_nothing_is_less_likely_than_what_no_hearing_has() -> None:
    main = said(three=-100.0)
    others = [said(play_the_second_card_now=-50.0)] * 2
    best = together(main, others, 100.0)
    assert min(one.confidence for one in best) >= -100.0 - WORST


def test_words_are_heard_at_all_pitches_and_nothing_is_kept_between_them() -> None:
    voice = Synthesizer()
    settings = SearchSettings(pitches=(0.9, 1.1))
    recognizer = VoskRecognizer(ExactGrammars("en", COLOURS.words, settings=settings))
    for _ in range(2):
        recognizer.expect(COLOURS)
        for word in ("yellow", "blue", "red", "green"):
            spoken = to_int16(voice.say(word, "en-us") / 32768 * 0.5)
            assert one_utterance(list(feed(recognizer, spoken))).text == word
            assert recognizer.finish() is None
    recognizer.close()
