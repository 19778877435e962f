"""What comes of friends' talk at a served table, where the table knows who spoke.

Each thought (it has words of acts) is said by a voice that was never trained on, into the microphone of each
seat in turn: of the one whose turn it is, and of the others, whose actions do not count.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from benchmarks import noises
from benchmarks.ears import progress
from benchmarks.meanings import Talk, short, talk_came
from benchmarks.said import Half, names_at, thoughts
from benchmarks.spoken import chosen, clips, hear
from benchmarks.tables import table
from voice_hanabi.cli.understand import at_table
from voice_hanabi.evening.recognising.recognizers import open_grammars
from voice_hanabi.hanabi.game import HANABI
from voice_hanabi.hearing.recognising.vosk_recognizer import VoskRecognizer
from voice_hanabi.table.understanding.interpreter import interpreter_of

AMOUNT = 50
"""Sentences a language."""

HEAD = ("language", "who speaks", "said", *(kind.value for kind in Talk))

CAPTION = """\
Said at a table of three whose seats are known, by the one whose turn it is and by the other two. What
somebody else means for an act is answered that it is not their turn, or left alone."""


@dataclass
class Score:
    """What came of what one seat said."""

    who: str
    came: dict[Talk, int] = field(default_factory=lambda: dict.fromkeys(Talk, 0))

    @property
    def said(self) -> int:
        """How much was said."""
        return sum(self.came.values())


def report(languages: Sequence[str], quick: bool, half: Half) -> Iterator[str]:
    """Yield what came of it, by language and seat, and what was acted on where that may be looked at."""
    rows: list[list[object]] = []
    acted = said = 0
    lines: list[str] = []
    for language in languages:
        for score in measured(language, half, 5 if quick else AMOUNT, lines):
            rows.append([language, score.who, score.said, *score.came.values()])
            acted += score.came[Talk.ACTED]
            said += score.said
    yield "\n### Friends' talk at a served table\n"
    yield CAPTION
    yield table(HEAD, rows)
    yield f"{acted} of {said} were acted on at once: {100 * acted / max(1, said):.1f} of 100."
    if half is Half.DEVELOPMENT:
        yield from lines


def measured(language: str, half: Half, amount: int, failures: list[str]) -> list[Score]:
    """Say so many thoughts; return what came of them for whoever is on turn, and for the others."""
    names = names_at(HANABI, language)
    interpreter = interpreter_of(HANABI, language, names)
    others = [one.sentence for one in thoughts(language, half) if one.sentence.command is None]
    recognizer = VoskRecognizer(open_grammars(language), only_in_doubt=True)
    scores = [Score("whose turn it is"), Score("the others")]
    for sentence, speech in clips(language, chosen(others, amount)):
        phrases = interpreter.phrases(sentence.expectation)
        sound = noises.sixteen_bits(noises.in_room(speech, None, 0, 0))
        utterance = hear(recognizer, phrases, sound)
        for seat in range(len(names)):
            found = at_table(interpreter, sentence.expectation, replace(utterance, seat=seat))
            outcome = talk_came(sentence, found, names)
            scores[min(1, seat)].came[outcome] += 1
            if outcome is Talk.ACTED:
                assert found.command is not None
                done = short(HANABI.canonical(found.command, names))
                failures.append(
                    f"{language}:{sentence.line} seat {seat} {sentence.text} ~ {utterance.text!r} | {done}"
                )
    recognizer.close()
    progress(f"{language} talk at a served table: done")
    return scores
