"""Whether this computer recognises speech as fast as people speak, with everything that is running now."""

from __future__ import annotations

import time
from collections.abc import Iterator

from voice_hanabi.cli.examining.findings import Finding
from voice_hanabi.cli.examining.telling import FindingsTold
from voice_hanabi.evening.recognising.recognizers import open_recognizer
from voice_hanabi.games import GAMES, USUAL_GAME
from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.hearing.sources.recordings import feed
from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.reasons import SoundError
from voice_hanabi.table.practising import conversation_for, sentences_of

FAST_ENOUGH = 0.6
"""The most that recognising may take, as a part of the sentence's length; the rest is for speaking and
thinking.
"""

SENTENCES = 3


def hearing_time(language: str, telling: FindingsTold) -> float:
    """Return how long recognising a sentence of a turn takes, as a part of the sentence's own length.

    Raises ``SoundError`` without a voice and `ModelProblem` without a model.
    """
    conversation = conversation_for(GAMES[USUAL_GAME], language)
    recognizer = open_recognizer(language)
    try:
        recognizer.expect(conversation.interpreter.phrases(conversation.game.situations.practice))
        spent = length = 0.0
        for sentence in sentences_of(conversation)[:SENTENCES]:
            spoken = telling.voice.speak(sentence.text, language, 175)
            sound = spoken.at_rate(recognizer.sample_rate).samples
            began = time.perf_counter()
            for _ in feed(recognizer, sound):
                pass
            spent += time.perf_counter() - began
            length += len(sound) / recognizer.sample_rate
    finally:
        recognizer.close()
    return spent / max(length, 0.1)


def look_at_speed(wording: Wording, telling: FindingsTold) -> Iterator[Finding]:
    """Return whether it keeps up; ``None`` without ears or a voice, which is reported elsewhere."""
    try:
        part = hearing_time(wording.language, telling)
    except (SoundError, ModelProblem):
        return
    telling.keeps_up = part <= FAST_ENOUGH
    text = wording.say("doctor-speed" if telling.keeps_up else "doctor-too-slow", percent=round(100 * part))
    yield Finding(wording.say("doctor-computer"), telling.keeps_up, text, needed=False, aloud=True)
