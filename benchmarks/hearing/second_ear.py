"""The benefit and cost of a second ear: the first alone, the second alone, and both, on the same clips."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from benchmarks.hearing import rooms
from benchmarks.hearing.said_clips import MACHINES, SaidClip, Sources, said_clips
from benchmarks.tools.ears import Ear, progress
from benchmarks.tools.outcomes import heard
from benchmarks.tools.scores import Score
from benchmarks.tools.tables import table
from benchmarks.tools.voices import Samples
from voice_hanabi.cli.understand import at_table, waits_of
from voice_hanabi.evening.recognising.hearing_again import LONGEST_WAIT
from voice_hanabi.evening.recognising.second_ear import likely_words
from voice_hanabi.hearing.second_ear.opening import second_ear_opener
from voice_hanabi.hearing.second_ear.second_ear import SecondEar
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.understanding.second_ear import as_heard_again, doubted
from voice_hanabi.understanding.understanding import meanings

SENTENCES = 12
"""The default number of natural sentences per game; Hanabi also has a quarter as many of talk."""

EARS = ("first", "second", "both")


@dataclass
class Heard:
    """The results for one kind of clip in one room, by ear."""

    scores: dict[str, Score]
    sent: int = 0
    seconds: list[float] = field(default_factory=list)


class _Listener:
    """Recognises a language's clips with both ears."""

    def __init__(self, ear: Ear, second: SecondEar) -> None:
        self._ear = ear
        self._second = second
        self._talking: Samples = rooms.babble(ear.language)
        self._tables = rooms.interpreters(ear.language)

    def hear(self, clip: SaidClip, room: str, number: int, found: Heard) -> None:
        """Recognise a clip in a room, and count the result."""
        sentence = clip.sentence
        interpreter, expectation = self._tables[sentence.game], sentence.expectation
        pcm = rooms.in_a_room(room, clip.speech, self._talking, number)
        self._ear.recognizer.expect(interpreter.phrases(expectation))
        utterances = heard(self._ear.recognizer, pcm)
        began = time.monotonic()
        text = self._second.hear(pcm, likely_words(interpreter, expectation))
        found.seconds.append(time.monotonic() - began)
        verdict, best = rooms.decided(interpreter, expectation, utterances)
        found.scores["first"].add(sentence, verdict, "" if best is None else best.text)
        alone = as_heard_again(Utterance((Alternative("[unk]"),), second=text or "[unk]"))
        found.scores["second"].add(sentence, at_table(interpreter, expectation, alone), text)
        waits = waits_of(interpreter, expectation)
        sent = [one for one in utterances if doubted(meanings(interpreter, one, waits))]
        found.sent += bool(sent)
        both = [replace(one, second=text) if one in sent else one for one in utterances]
        verdict, _ = rooms.decided(interpreter, expectation, both)
        found.scores["both"].add(sentence, verdict, f"{'' if best is None else best.text} / {text}")


def kind_of(clip: SaidClip) -> str:
    """Return a clip's category: the game and the kind of speaker."""
    return f"{clip.sentence.game.name}, {clip.who}"


def measured(language: str, second: SecondEar, sources: Sources) -> dict[tuple[str, str], Heard]:
    """Return the results for a language's clips, by kind and room."""
    ear = Ear(language)
    listener = _Listener(ear, second)
    clips = list(said_clips(ear, sources))
    found: dict[tuple[str, str], Heard] = {}
    # One room at a time, as at a table: the people in the background go on talking.
    for room in rooms.ROOMS:
        for number, clip in enumerate(clips):
            kind = kind_of(clip)
            if (kind, room) not in found:
                names = {one: Score(language, f"{kind}, {room}, {one}: ") for one in EARS}
                found[kind, room] = Heard(names)
            listener.hear(clip, room, number, found[kind, room])
        progress(f"{language} two ears, {room}: done")
    ear.close()
    return found


def rows(language: str, found: dict[tuple[str, str], Heard]) -> Iterator[list[object]]:
    """Yield the rows of a language, those of machines' voices first."""
    for (kind, room), one in sorted(found.items(), key=_order):
        late = sum(seconds > LONGEST_WAIT for seconds in one.seconds)
        middle = sorted(one.seconds)[len(one.seconds) // 2]
        for ear in EARS:
            costs: list[object] = [one.sent, f"{middle:.1f}", late] if ear == "second" else ["", "", ""]
            yield [language, kind, room, ear, *rooms.row(one.scores[ear]), *costs]


def _order(entry: tuple[tuple[str, str], Heard]) -> tuple[bool, str, int]:
    (kind, room), _ = entry
    return not kind.endswith(MACHINES), kind, rooms.ROOMS.index(room)


def failures(found: dict[tuple[str, str], Heard]) -> Iterator[str]:
    """Yield the failures with both ears, for the half that may be read."""
    for one in found.values():
        yield from one.scores["both"].failures


HEAD = (
    "language", "what", "room", "ear", "said", "as meant", "at once", "another action", "AT ONCE",
    "another word", "asked for more", "refused", "talk acted on", "sent", "median s", "late",
)  # fmt: skip

_CAPTION = """\
The rooms and the columns are those of `--rooms`. 'sent': clips about which the first ear is unsure; in an
evening, the second one would hear only these. 'late': clips for which it took longer than a table waits;
here they count as if they had been in time."""


def report(languages: Sequence[str], asked: str, sources: Sources, *, tell: bool = False) -> Iterator[str]:
    """Yield the table of this section for a second ear, as named by ``--second-ear``, and its failures."""
    open_ear, _ = second_ear_opener(asked)
    second = open_ear()
    found = {language: measured(language, second, sources) for language in languages}
    second.close()
    yield "### Two ears"
    yield _CAPTION
    yield table(HEAD, [one for language, heard in found.items() for one in rows(language, heard)])
    if tell:
        yield "\n".join(line for heard in found.values() for line in failures(heard))
