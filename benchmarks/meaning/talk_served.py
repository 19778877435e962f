"""The results of friends' talk at a served table, which knows who is speaking.

Each thought (a sentence with words of acts) is said by a voice never used in training, into the microphone of
each seat in turn: of the player whose turn it is, and of the others, whose actions do not count. Real acts
are said by the player whose turn it is. They are heard both as among friends talking, and as at a
table where people speak only to the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from benchmarks.meaning.spoken import chosen, clips, hear
from benchmarks.tools import noises
from benchmarks.tools.ears import progress
from benchmarks.tools.meanings import Came, Kind, Talk, came, kind_of
from benchmarks.tools.said import Half, Sentence, names_at, sentences, thoughts
from benchmarks.tools.scores import Score
from benchmarks.tools.tables import table
from voice_hanabi.cli.understand import at_table
from voice_hanabi.evening.recognising.recognizers import open_grammars
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.hearing.recognising.vosk_recognizer import VoskRecognizer
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.phones.webrtc.microphones import at_seat
from voice_hanabi.understanding.interpreter import interpreter_of

AMOUNT = 50
"""The number of sentences per language."""

AMONG_TALK, ALONE = "among friends talking", "to the table alone"
ON_TURN, OTHERS = "the player on turn", "the others"

HEAD = ("language", "who speaks", "said", *(kind.value for kind in Talk))

CAPTION = """\
Said at a table of three whose seats are known, by the player whose turn it is and by the other two. If
somebody else seems to say an act, the answer is that it is not their turn, or there is none."""


ACTS = (Kind.CLUE, Kind.PLAY, Kind.DISCARD)

ACTS_HEAD = ("acts", "heard", "said", "at once", "after a question", "not as meant")


def report(languages: Sequence[str], quick: bool, half: Half) -> Iterator[str]:
    """Yield the results, and each failure that developers may read."""
    amount = 5 if quick else AMOUNT
    acts: dict[tuple[str, str], Counter[Came]] = {}
    found: dict[str, dict[str, Score]] = {}
    for language in languages:
        found[language] = measured(language, half, amount)
        acts |= {(language, way): counts for way, counts in acts_heard(language, half, amount).items()}
        progress(f"{language} talk at a served table: done")
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
    yield f"{acted} of {said} were acted on at once: {100 * acted / max(1, said):.1f} %."
    yield table(
        ACTS_HEAD,
        [
            [
                *(language, way, counts.total(), counts[Came.AT_ONCE], counts[Came.AFTER]),
                counts.total() - counts[Came.AT_ONCE] - counts[Came.AFTER],
            ]
            for (language, way), counts in acts.items()
        ],
    )
    if half is Half.DEVELOPMENT:
        for one in scores:
            yield from one.failures


def measured(language: str, half: Half, amount: int) -> dict[str, Score]:
    """Say this many thoughts; return the results by speaker."""
    interpreter = interpreter_of(HANABI, language, names_at(HANABI, language))
    others = [one.sentence for one in thoughts(language, half) if one.sentence.command is None]
    scores = {who: Score(language, f"{who}: ") for who in (ON_TURN, OTHERS)}
    for sentence, utterance in _heard(language, chosen(others, amount)):
        for seat in range(len(interpreter.names)):
            verdict = at_table(interpreter, sentence.expectation, at_seat(utterance, seat))
            scores[OTHERS if seat else ON_TURN].add(sentence, verdict, utterance.text)
    return scores


def acts_heard(language: str, half: Half, amount: int) -> dict[str, Counter[Came]]:
    """Say this many acts; return the results by how they are heard."""
    interpreter = interpreter_of(HANABI, language, names_at(HANABI, language))
    meant = [one for one in sentences(language, half) if one.expect == "command" and kind_of(one) in ACTS]
    counts: dict[str, Counter[Came]] = {AMONG_TALK: Counter(), ALONE: Counter()}
    for sentence, utterance in _heard(language, chosen(meant, amount)):
        for way, heard in ((AMONG_TALK, at_seat(utterance, 0)), (ALONE, replace(utterance, seat=0))):
            verdict = at_table(interpreter, sentence.expectation, heard)
            counts[way][came(sentence, verdict, sentence.names)] += 1
    return counts


def _heard(language: str, said: Sequence[Sentence]) -> Iterator[tuple[Sentence, Utterance]]:
    """Yield sentences with what is heard when a voice says each of them in quiet."""
    interpreter = interpreter_of(HANABI, language, names_at(HANABI, language))
    recognizer = VoskRecognizer(open_grammars(language), only_in_doubt=True)
    for sentence, speech in clips(language, said):
        sound = noises.sixteen_bits(noises.in_room(speech, None, 0, 0))
        yield sentence, hear(recognizer, interpreter.phrases(sentence.expectation), sound)
    recognizer.close()
