"""What a second ear brings and costs: the first ear alone, the second alone, and both, on the same clips."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from benchmarks.hearing.recognition import spoken
from benchmarks.tools import noises
from benchmarks.tools.commands import Said, whole_commands
from benchmarks.tools.ears import Ear, progress
from benchmarks.tools.not_said import table_talk
from benchmarks.tools.outcomes import Outcome, Tally, outcome
from benchmarks.tools.tables import share, table
from voice_hanabi.cli.understand import waits_of
from voice_hanabi.evening.recognising.hearing_again import LONGEST_WAIT
from voice_hanabi.evening.recognising.second_ear import likely_words
from voice_hanabi.hanabi.talk.situations import SITUATIONS
from voice_hanabi.hearing.second_ear.opening import second_ear_opener
from voice_hanabi.hearing.second_ear.second_ear import SecondEar
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.understanding.interpreter import Interpreter
from voice_hanabi.understanding.outcome import decided
from voice_hanabi.understanding.second_ear import as_heard_again, doubted
from voice_hanabi.understanding.understanding import meanings

DECIBELS = 10
"""How much louder than people talking the speech is, in the second room."""

SENTENCES = 24
"""Of commands; a third as many of talk."""

_SHOWN = (Outcome.RIGHT, Outcome.ASKED, Outcome.WRONG_ACTION, Outcome.ASKED_WRONG, Outcome.PARDON)
_NEVER = Utterance((Alternative("[unk]"),))


@dataclass
class Heard:
    """What came of the clips of one room."""

    first: Tally
    second: Tally
    both: Tally
    sent: int
    seconds: list[float]


def _judged(interpreter: Interpreter, utterance: Utterance, said: Said) -> Outcome:
    waits = waits_of(interpreter, SITUATIONS.turn)
    return outcome(decided(meanings(interpreter, utterance, waits)), said.command)


def _hear(ear: Ear, second: SecondEar, said: Said, pcm: bytes, room: str, heard: Heard) -> None:
    interpreter = ear.interpreters[said.table]
    utterances = ear.listens(pcm, said, SITUATIONS.turn, room)
    first = max(utterances, key=lambda one: len(one.text), default=_NEVER)
    began = time.monotonic()
    text = second.hear(pcm, likely_words(interpreter, SITUATIONS.turn))
    heard.seconds.append(time.monotonic() - began)
    heard.first.add(_judged(interpreter, first, said))
    alone = as_heard_again(replace(first, second=text)) if text else _NEVER
    heard.second.add(_judged(interpreter, alone, said))
    heard.sent += doubted(meanings(interpreter, first, waits_of(interpreter, SITUATIONS.turn)))
    heard.both.add(_judged(interpreter, replace(first, second=text), said))


def _rows(language: str, second: SecondEar, sentences: int) -> Iterator[list[object]]:
    ear = Ear(language)
    commands = [
        (clip.said, clip.speech)
        for clip in spoken(language, list(whole_commands(language, ear.interpreters, sentences, 1)), 1)
    ]
    others = [
        (clip.said, clip.speech)
        for clip in spoken(
            language, [Said(text, None, 0) for text in table_talk(language)[: sentences // 3]], 3
        )
    ]
    people = noises.babble(language, table_talk(language))
    for kind, clips in (("commands", commands), ("talk", others)):
        for room, noise in (("quiet", None), (f"people talking, {DECIBELS} dB", people)):
            heard = Heard(Tally(), Tally(), Tally(), 0, [])
            for number, (said, speech) in enumerate(clips):
                sound = noises.in_room(speech, noise, DECIBELS, number)
                _hear(ear, second, said, noises.sixteen_bits(sound), room, heard)
            progress(f"{language} {kind}, {room}: {heard.both.right} of {heard.both.said}")
            yield from _shown(language, kind, room, heard)
    ear.close()


def _shown(language: str, kind: str, room: str, heard: Heard) -> Iterator[list[object]]:
    late = sum(one > LONGEST_WAIT for one in heard.seconds)
    middle = sorted(heard.seconds)[len(heard.seconds) // 2] if heard.seconds else 0.0
    for ear, tally in (("first", heard.first), ("second", heard.second), ("both", heard.both)):
        shown = [tally.counts[one] for one in _SHOWN]
        costs: list[object] = ["", "", ""] if ear != "second" else [heard.sent, f"{middle:.1f}", late]
        yield [language, kind, room, ear, tally.said, share(tally.right, tally.said), *shown, *costs]


_CAPTION = """\
'right': the command that was said, some of them after a question back; of these the first two are told apart.
'sent' is how many of the clips the first ear doubts, which are all that the second one would get in an
evening; 'late' how many took it longer than a table waits; these count here as if they were in time."""


def report(languages: Sequence[str], asked: str, sentences: int) -> Iterator[str]:
    """Yield the table of this section for a second ear, as ``--second-ear`` names it."""
    open_ear, _ = second_ear_opener(asked)
    second = open_ear()
    rows = [row for language in languages for row in _rows(language, second, sentences)]
    second.close()
    yield "### Two ears"
    yield _CAPTION
    head = ("done", "asked", "WRONG ACTION", "asked wrong", "pardon", "sent", "median s", "late")
    yield table(("language", "what", "room", "ear", "said", "right", *head), rows)
