"""What comes of friends' talk at a served table, where the table knows who spoke.

Each thought (it has words of acts) is said by a voice that was never trained on, into the microphone of each
seat in turn: of the one whose turn it is, and of the others, whose actions do not count.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from benchmarks import noises
from benchmarks.ears import progress
from benchmarks.meanings import Talk
from benchmarks.said import Half, names_at, thoughts
from benchmarks.scores import Score
from benchmarks.spoken import chosen, clips, hear
from benchmarks.tables import table
from voice_hanabi.cli.understand import at_table
from voice_hanabi.evening.recognising.recognizers import open_grammars
from voice_hanabi.hanabi.game import HANABI
from voice_hanabi.hearing.recognising.vosk_recognizer import VoskRecognizer
from voice_hanabi.table.understanding.interpreter import interpreter_of

AMOUNT = 50
"""Sentences a language."""

ON_TURN, OTHERS = "whose turn it is", "the others"

HEAD = ("language", "who speaks", "said", *(kind.value for kind in Talk))

CAPTION = """\
Said at a table of three whose seats are known, by the one whose turn it is and by the other two. What
somebody else means for an act is answered that it is not their turn, or left alone."""


def report(languages: Sequence[str], quick: bool, half: Half) -> Iterator[str]:
    """Yield what came of it, and each that was not left alone where that may be looked at."""
    found = {language: measured(language, half, 5 if quick else AMOUNT) for language in languages}
    scores = [one for by_speaker in found.values() for one in by_speaker.values()]
    acted = sum(one.talk[Talk.ACTED] for one in scores)
    said = sum(one.talk.total() for one in scores)
    yield "\n### Friends' talk at a served table\n"
    yield CAPTION
    yield table(
        HEAD,
        [
            [language, who, score.talk.total(), *(score.talk[kind] for kind in Talk)]
            for language, by_speaker in found.items()
            for who, score in by_speaker.items()
        ],
    )
    yield f"{acted} of {said} were acted on at once: {100 * acted / max(1, said):.1f} of 100."
    if half is Half.DEVELOPMENT:
        for one in scores:
            yield from one.failures


def measured(language: str, half: Half, amount: int) -> dict[str, Score]:
    """Say so many thoughts; return what came of them by who said them."""
    names = names_at(HANABI, language)
    interpreter = interpreter_of(HANABI, language, names)
    others = [one.sentence for one in thoughts(language, half) if one.sentence.command is None]
    recognizer = VoskRecognizer(open_grammars(language), only_in_doubt=True)
    scores = {who: Score(language, f"{who}: ") for who in (ON_TURN, OTHERS)}
    for sentence, speech in clips(language, chosen(others, amount)):
        phrases = interpreter.phrases(sentence.expectation)
        sound = noises.sixteen_bits(noises.in_room(speech, None, 0, 0))
        utterance = hear(recognizer, phrases, sound)
        for seat in range(len(names)):
            verdict = at_table(interpreter, sentence.expectation, replace(utterance, seat=seat))
            scores[OTHERS if seat else ON_TURN].add(sentence, verdict, utterance.text)
    recognizer.close()
    progress(f"{language} talk at a served table: done")
    return scores
