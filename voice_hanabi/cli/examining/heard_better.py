"""Which model hears this person better: a downloaded one, or the one packed with the program."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from voice_hanabi.cli.examining.findings import Finding
from voice_hanabi.cli.examining.microphone import QUIET, recorded
from voice_hanabi.cli.examining.telling import FindingsTold
from voice_hanabi.cli.recognize import heard
from voice_hanabi.contract.commands import NO, Command
from voice_hanabi.contract.expectations import YES_NO, Expectation
from voice_hanabi.evening.recognising.recognizers import open_recognizer
from voice_hanabi.games import GAMES, USUAL_GAME
from voice_hanabi.hearing.models.finding import fetched_models
from voice_hanabi.hearing.models.preferred import prefer_packed
from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.hearing.recognising.vosk_grammars import ExactGrammars
from voice_hanabi.hearing.recognising.vosk_recognizer import VoskRecognizer
from voice_hanabi.hearing.recognizer import Recognizer
from voice_hanabi.hearing.sources.recordings import feed, one_utterance
from voice_hanabi.hearing.sources.sound_input import MicrophoneProblem
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.sound import Samples
from voice_hanabi.understanding.interpreter import Interpreter, interpreter_of

SENTENCES = ("doctor-sentence-1", "doctor-sentence-2", "doctor-sentence-3", "doctor-sentence-4")
"""The messages with the moves and questions that the person is asked to say."""

SECONDS = 4.0
"""Seconds to listen for each of them, and for the answer at the end."""

_GAME = GAMES[USUAL_GAME]


def look_at_better_model(wording: Wording, telling: FindingsTold) -> Iterator[Finding]:
    """If a model was downloaded, ask for four sentences and use whichever model understands more from now on.

    The packed model wins a tie. The person can say 'no' to use the other one.
    """
    fetched = next(fetched_models(wording.language), None)
    if fetched is None or not telling.aloud:
        return
    works = False
    try:
        packed = VoskRecognizer(ExactGrammars(wording.language))
        both = (packed, open_recognizer(wording.language, fetched.path))
        try:
            text = _compared(wording, telling, both)
            works = True
        finally:
            for recognizer in both:
                recognizer.close()
    except (ModelProblem, MicrophoneProblem) as problem:
        text = wording.problem(problem)
    except OSError as error:
        text = wording.say("doctor-model-not-kept", error=error.strerror or str(error))
    yield Finding(wording.say("doctor-heard-better"), works, text, needed=False, aloud=True)


def _compared(wording: Wording, telling: FindingsTold, both: Sequence[Recognizer]) -> str:
    """Let both models hear the sentences, the packed one first; return the one to use from now on.

    Raises `MicrophoneProblem`, and `OSError` if the choice can't be saved.
    """
    interpreter = interpreter_of(_GAME, wording.language, ("1", "2"))
    turn = _GAME.situations.turn
    said = [(sentence, _recorded(telling, sentence, wording)) for sentence in map(wording.say, SENTENCES)]
    if not any(_sounds(samples) for _, samples in said):
        return wording.say("doctor-models-unheard")
    counts = [
        sum(
            _meant(interpreter, turn, recognizer, samples)
            == heard(interpreter, turn, typed_line(sentence)).command
            for sentence, samples in said
        )
        for recognizer in both
    ]
    uses_packed = counts[0] >= counts[1]
    which = ("fetched", "packed")
    telling.tell(
        wording.say("doctor-models-compared", packed=counts[0], fetched=counts[1], listens=which[uses_packed])
    )
    answer = _meant(interpreter, YES_NO, both[0], recorded(SECONDS)[1].samples)
    uses_packed ^= answer == NO
    prefer_packed(wording.language, packed=uses_packed)
    return wording.say("doctor-model-listens", listens=which[uses_packed])


def _recorded(telling: FindingsTold, sentence: str, wording: Wording) -> Samples:
    telling.tell(wording.say("doctor-say-this", sentence=sentence))
    return recorded(SECONDS)[1].samples


def _sounds(samples: Samples) -> bool:
    return float(np.abs(samples.astype(np.float64)).max()) / 32768 >= QUIET


def _meant(
    interpreter: Interpreter, expectation: Expectation, recognizer: Recognizer, samples: Samples
) -> Command | None:
    """Return the command that a recogniser heard, or ``None``."""
    recognizer.expect(interpreter.phrases(expectation))
    return heard(interpreter, expectation, one_utterance(list(feed(recognizer, samples)))).command
