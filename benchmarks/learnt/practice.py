"""The effect of practice: players practise some sentences, and the others are measured.

Synthetic voices never used in training read the ten sentences in noise, then give commands. The recordings of
people never used in training have no such sentences: people practise half of their clips, and a grammar of
everything said in their language replaces the game's.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from benchmarks.hearing.people import Recording, recordings, samples_of
from benchmarks.tools import noises
from benchmarks.tools.commands import whole_commands
from benchmarks.tools.ears import progress
from benchmarks.tools.not_said import table_talk
from benchmarks.tools.outcomes import Outcome, Tally, outcome
from benchmarks.tools.tables import share, table
from benchmarks.tools.voices import Samples as NoiseSamples
from benchmarks.tools.voices import Speaker, espeak_speaker, loud, speak
from voice_hanabi.cli.understand import understood
from voice_hanabi.evening.recognising.lesson import FAR, Lesson
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.talk.situations import SITUATIONS
from voice_hanabi.hearing.phrases import PhraseGraph, graph_of
from voice_hanabi.hearing.pronouncing.adaptation import OwnVoice
from voice_hanabi.hearing.pronouncing.pronunciations import ways_with
from voice_hanabi.hearing.recognising.vosk_grammars import ExactGrammars
from voice_hanabi.hearing.recognising.vosk_recognizer import VoskRecognizer
from voice_hanabi.hearing.sources.recordings import feed, one_utterance
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.hearing.voices.alignment import PractisedPhrase, Samples, own_ways
from voice_hanabi.hearing.voices.learning import Heard, Judgement, learn
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.table.practising import conversation_for, sentences_of

ROOMS = (("household 5 dB", "household", 5), ("babble 10 dB", "babble", 10))
"""The rooms in which voices practise and speak: name, noise, and how many decibels louder the speech is."""

LONGEST_WORDS = 4
"""The most words in a clip of a person."""


@dataclass(frozen=True, slots=True)
class Amount:
    """How much is measured: voices per room, commands per voice, clips of a person in each half."""

    voices: int = 6
    commands: int = 20
    clips: int = 40


QUICK = Amount(voices=1, commands=4, clips=6)
"""Enough to check that everything runs."""


@dataclass
class Gain:
    """The effect of practice on several players."""

    players: int = 0
    learnt: int = 0
    words: int = 0
    patience: int = 0

    def add(self, voice: OwnVoice) -> None:
        """Count a player, and what is kept for them."""
        self.players += 1
        self.learnt += bool(voice)
        self.words += len(voice.words)
        self.patience += voice.other_phrase is not None

    @property
    def cells(self) -> list[object]:
        """The cells of a row: players, players for whom anything is kept, words, and thresholds."""
        return [self.players, self.learnt, self.words, self.patience]


HEAD = ("players", "something kept", "words", "thresholds")


def hearing(
    language: str, phrases: PhraseGraph, voice: OwnVoice, sounds: Sequence[Samples]
) -> list[Utterance]:
    """Return what is recognised in sounds, adapted to their speaker by ``voice``."""
    recognizer = VoskRecognizer(ExactGrammars(language, phrases.words, own=voice))
    try:
        recognizer.expect(phrases)
        return [one_utterance(list(feed(recognizer, sound))) for sound in sounds]
    finally:
        recognizer.close()


# Synthetic voices


def _sounds(
    texts: Sequence[str], speaker: Speaker, noise: NoiseSamples, decibels: int
) -> Iterator[tuple[int, Samples]]:
    """Yield the index of each text with the sound of a voice reading it in a room."""
    for place, text in enumerate(texts):
        speech = speak(text, speaker)
        if speech is not None:
            sound = noises.sixteen_bits(noises.in_room(speech, noise, decibels, place))
            yield place, np.frombuffer(sound, np.int16)


def voices_rows(language: str, amount: Amount) -> Iterator[list[object]]:
    """Yield a row for each room: what is recognised of commands before and after practice."""
    interpreter = conversation_for(HANABI, language).interpreter
    sentences = sentences_of(conversation_for(HANABI, language))
    kinds = noises.kinds(language, table_talk(language))
    for name, kind, decibels in ROOMS:
        chance = random.Random(f"{language} practice {name}")
        gain, before, after = Gain(), Tally(), Tally()
        for number in range(amount.voices):
            speaker = espeak_speaker(language, chance)
            lesson = Lesson(interpreter)
            read = [sentence.phrase for sentence in sentences]
            for place, sound in _sounds(read, speaker, kinds[kind], decibels):
                lesson.add(read[place], sentences[place].command, sound)
            voice = lesson.learn(OwnVoice()).voice
            gain.add(voice)
            said = list(whole_commands(language, (interpreter,), amount.commands, 1000 + number))
            spoken = list(_sounds([one.text for one in said], speaker, kinds[kind], decibels))
            for own, tally in ((OwnVoice(), before), (voice, after)):
                if own or tally is before:
                    found = hearing(
                        language, interpreter.phrases(SITUATIONS.turn), own, [sound for _, sound in spoken]
                    )
                    results = [
                        outcome(understood(interpreter, SITUATIONS.turn, heard), said[place].command)
                        for (place, _), heard in zip(spoken, found, strict=True)
                    ]
                for result in results:
                    tally.add(result)
        progress(f"{language} practice, {name}: {before.right} -> {after.right} of {before.said}")
        yield [language, name, *gain.cells, *_change(before, after)]


def _change(before: Tally, after: Tally) -> list[object]:
    wrong = Outcome.WRONG_ACTION
    return [
        before.said,
        share(before.right, before.said),
        share(after.right, after.said),
        before.counts[wrong],
        after.counts[wrong],
    ]


# People


def halves(clips: Sequence[Recording], most: int) -> tuple[list[Recording], list[Recording]]:
    """Return the clips that a person practises, and those to measure: repeated words are in both."""
    shuffled = sorted(clips, key=lambda clip: clip.path.name)
    random.Random("halves").shuffle(shuffled)
    said: Counter[str] = Counter()
    practised: list[Recording] = []
    measured: list[Recording] = []
    for clip in shuffled:
        (practised if said[clip.transcript] % 2 == 0 else measured).append(clip)
        said[clip.transcript] += 1
    # Phrases said only once are split between both.
    once = [clip for clip in practised if said[clip.transcript] == 1]
    moved = once[len(once) // 2 :]
    practised = [clip for clip in practised if clip not in moved]
    return practised[:most], (measured + moved)[:most]


def people_rows(language: str, folder: Path, amount: Amount) -> Iterator[list[object]]:
    """Yield a row for each person of a language. Raises ``OSError`` if the folder has no index."""
    clips = [
        clip
        for clip in recordings(folder)
        if clip.language == language and 0 < len(clip.transcript.split()) <= LONGEST_WORDS
    ]
    phrases = graph_of({clip.transcript for clip in clips})
    ways = ways_with((), phrases.words, language)
    for person in sorted({clip.speaker for clip in clips}):
        practised, measured = halves([clip for clip in clips if clip.speaker == person], amount.clips)
        answers = answers_in(practised)
        rest = answers_in(measured)
        if not answers or not rest:
            continue

        def judge(voice: OwnVoice, given: Sequence[PractisedPhrase]) -> list[Judgement]:
            found = hearing(language, phrases, voice, [answer.sound for answer in given])
            return [verdict(answer, heard) for answer, heard in zip(given, found, strict=True)]

        learnt = learn(answers, OwnVoice(), judge, lambda answer: own_ways(answer, language, ways))
        before = judge(OwnVoice(), rest)
        after = judge(learnt.voice, rest) if learnt.voice else before
        progress(f"{language} practice, {person}: done")
        yield [
            language,
            person,
            len(learnt.voice.words),
            "yes" if learnt.voice.other_phrase is not None else "no",
            len(answers),
            _right(learnt.before),
            _right(learnt.after),
            len(rest),
            _right(before),
            _right(after),
        ]


def answers_in(clips: Sequence[Recording]) -> list[PractisedPhrase]:
    """Return clips with their words, as they sound in a quiet room, omitting those that can't be read."""
    found: list[PractisedPhrase] = []
    for clip in clips:
        samples = samples_of(clip)
        if samples is not None:
            speech = noises.in_room(loud(samples.astype(np.float32)), None, 0, len(found))
            sound = np.frombuffer(noises.sixteen_bits(speech), np.int16)
            found.append(PractisedPhrase(clip.transcript, sound))
    return found


def verdict(answer: PractisedPhrase, heard: Utterance) -> Judgement:
    """Return the result of a clip: recognised exactly, or not."""
    scores = {one.text: one.confidence for one in heard.alternatives}
    right = heard.text == answer.phrase
    others = [score for text, score in scores.items() if text != answer.phrase]
    if answer.phrase not in scores:
        return Judgement(Heard.WRONG, -FAR)
    margin = min(FAR, scores[answer.phrase] - max(others)) if others else FAR
    return Judgement(Heard.RIGHT if right else Heard.WRONG, margin)


def _right(verdicts: Sequence[Judgement]) -> int:
    return sum(one.heard is not Heard.WRONG for one in verdicts)


_CAPTION = """\
Each voice reads the ten sentences of its language in that noise and then gives commands in it. 'words':
own ways of saying words that were kept; 'thresholds': for how many players commands are rejected less
readily."""

_PEOPLE_CAPTION = """\
'practised' are the clips that were learnt from, recognised before and after; 'measured' are the others."""


def report(
    languages: Sequence[str] = LANGUAGES, amount: Amount | None = None, people: Path | None = None
) -> Iterator[str]:
    """Yield the tables of this section; the second only if a folder with recordings of ``people`` is given.

    Raises ``OSError`` if the folder has no index.
    """
    chosen = amount or Amount()
    yield "### Voices never used in training, before and after practice"
    yield _CAPTION
    change = ("commands", "right before", "right after", "WRONG ACTION before", "WRONG ACTION after")
    rows = [row for language in languages for row in voices_rows(language, chosen)]
    yield table(("language", "room", *HEAD, *change), rows)
    if people is not None:
        yield "### People never used in training, before and after practice"
        yield _PEOPLE_CAPTION
        head = ("language", "person", "words", "threshold", "practised", "before", "after")
        found = [row for language in languages for row in people_rows(language, people, chosen)]
        yield table((*head, "measured", "before", "after"), found)
