"""Speech to train on goes on being made where a synthesizer breaks down."""

from __future__ import annotations

from training.synthesis import SynthesizerApart


def test_a_sentence_over_which_espeak_breaks_down_does_not_end_the_making_of_clips() -> None:
    with SynthesizerApart() as synthesizer:
        # Version 1.52 ends its process here.
        synthesizer.say("empirically", "en-gb-scotland+Demonic", 120, 32, 78)
        assert synthesizer.say("empirically", "en", 175, 50, 50).size > 8000
