"""A whole command is heard while the table asks about another one: real speech, libvosk, a table."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from benchmarks.tools.voices import SAMPLE_RATE, Speaker, speak
from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.rules.actions import Play
from voice_hanabi.games.hanabi.talk.action_records import action_of
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.recognising.vosk_grammars import ExactGrammars
from voice_hanabi.hearing.recognising.vosk_recognizer import VoskRecognizer
from voice_hanabi.hearing.utterance import Utterance, typed_line
from voice_hanabi.table.conversation.conversation import Reach, SameEars
from voice_hanabi.table.saving.journal_folder import saved_games
from voice_hanabi.table.table import Table

VOICES = ("f2", "m3", "f4", "Andy")
"""Voices of espeak-ng that the model was never trained on."""

SAID = {
    "cs": (("Anna", "Petr", "Eva"), "zahraj první kartu", "zahraj druhou kartu"),
    "pl": (("Anna", "Piotr", "Ewa"), "zagraj pierwszą kartę", "zagraj drugą kartę"),
    "da": (("Anna", "Peter", "Eva"), "spil det første kort", "spil det andet kort"),
    "en": (("Anna", "Peter", "Eva"), "play the first card", "play the second card"),
}
"""Who plays, the command that is asked about, and the one that is said instead of an answer."""


def heard(text: str, voice: str, recognizer: VoskRecognizer, phrases: PhraseGraph) -> Utterance:
    """Return what is heard of a clip when it comes from a microphone."""
    speech = speak(text, Speaker("espeak-ng", voice))
    assert speech is not None
    quiet = np.zeros(SAMPLE_RATE)
    sound = np.concatenate([quiet, speech, quiet, quiet]) + np.random.default_rng(1).normal(
        0, 4, len(speech) + 3 * SAMPLE_RATE
    )
    samples = sound.astype(np.int16)
    recognizer.expect(phrases)
    for start in range(0, len(samples), SAMPLE_RATE // 20):
        utterance = recognizer.accept(samples[start : start + SAMPLE_RATE // 20].tobytes())
        if utterance is not None:
            return utterance
    raise AssertionError("nothing was heard")


@pytest.mark.by_turns("voice_hanabi/hearing", "grammars/{language}", "benchmarks/tools/voices.py")
@pytest.mark.parametrize("language", SAID)
def test_another_command_takes_the_place_of_the_one_that_is_asked_about(
    language: str, tmp_path: Path
) -> None:
    names, asked_about, instead = SAID[language]
    right = 0
    recognizer: VoskRecognizer | None = None
    for voice in VOICES:
        folder = tmp_path / voice
        choices = Choices(language, "hanabi", count=3, names=names)
        table = Table(choices, GAMES, folder=folder, new_seed=lambda: 1, ears=SameEars(Reach.NO))
        table.deal_now()
        table.hear(typed_line(asked_about))
        # Somebody spoke during the moment, so the table asks whether they meant it.
        assert table.ask_first()
        if recognizer is None:
            recognizer = VoskRecognizer(ExactGrammars(language, table.interpreter.vocabulary()))
        table.hear(heard(instead, f"{language}+{voice}", recognizer, table.phrases))
        table.settle()
        table.close()
        actions = [
            action_of({key: value for key, value in json.loads(line).items() if key != "check"})
            for line in next(saved_games(folder)).read_text("utf-8").splitlines()[1:]
        ]
        assert Play(1) not in actions
        right += actions == [Play(2)]
    assert recognizer is not None
    recognizer.close()
    # Vosk adds random dither, so no single command is sure to be heard.
    assert right >= len(VOICES) - 1
