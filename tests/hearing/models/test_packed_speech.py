"""The packed model hears a synthetic voice, in every language, and leaves noise alone."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import soundfile

from benchmarks.tools.voices import SAMPLE_RATE, Speaker, speak
from voice_hanabi.hearing.phrases import graph_of
from voice_hanabi.hearing.recognising.vosk_grammars import ExactGrammars
from voice_hanabi.hearing.recognising.vosk_recognizer import VoskRecognizer
from voice_hanabi.hearing.sources.recordings import feed, one_utterance, recognise_file

SENTENCES = {
    "cs": ("zahraj druhou kartu", "poraď petrovi červenou", "kolik je žetonů"),
    "pl": ("zagraj drugą kartę", "podpowiedz annie czerwone", "ile jest punktów"),
    "da": ("spil det andet kort", "sig til peter at det er rødt", "hvor mange point har vi"),
    "en": ("play the second card", "tell peter about the red ones", "how many points do we have"),
}


@pytest.mark.by_turns
@pytest.mark.parametrize("language", SENTENCES)
def test_a_synthetic_voice_is_heard(tmp_path: Path, language: str) -> None:
    phrases = graph_of(SENTENCES[language])
    recognizer = VoskRecognizer(ExactGrammars(language, phrases.words))
    recognizer.expect(phrases)
    heard = []
    for number, sentence in enumerate(SENTENCES[language]):
        path = tmp_path / f"{number}.wav"
        speech = speak(sentence, Speaker("espeak-ng", language))
        assert speech is not None
        soundfile.write(path, speech.astype(np.int16), SAMPLE_RATE)
        heard.append(one_utterance(recognise_file(recognizer, path)).text)
    recognizer.close()
    # One may go wrong: the network was not made for this one voice.
    assert sum(map(str.__eq__, heard, SENTENCES[language])) >= 2, heard


def test_the_noise_of_a_quiet_room_is_not_an_utterance() -> None:
    recognizer = VoskRecognizer(ExactGrammars("en"))
    recognizer.expect(graph_of(["play the second card", "tell peter about the red ones"]))
    chance = np.random.default_rng(1)
    for loudness in (0, 4, 30, 100):
        samples = chance.normal(0, loudness, 6 * 16000).astype(np.int16)
        assert list(feed(recognizer, samples)) == []
    recognizer.close()
