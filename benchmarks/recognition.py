"""How well commands are heard: synthetic voices that the training never saw, in quiet and in noise."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import TextIO

import yaml

from benchmarks import noises
from benchmarks.commands import ANSWERS, Said, answers, listeners, whole_commands
from benchmarks.outcomes import Outcome, Tally, heard, judged
from benchmarks.peers import Pocketsphinx, installed
from benchmarks.tables import NOT_INSTALLED, share, table
from benchmarks.voices import Samples, Speaker, espeak_speaker, other_speakers, speak
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.hearing.vosk_recognizer import VoskRecognizer
from voice_hanabi.opening import open_recognizer
from voice_hanabi.table.expectations import Expectation
from voice_hanabi.table.understanding import Listener
from voice_hanabi.table.wording import LANGUAGES

DECIBELS = (20, 10, 5)
"""How much louder than the noise the speech is."""

OTHER_VOICES = 4
"""Every so many sentences one is said by another program than espeak-ng, where one is installed."""

_OUTCOMES = (
    Outcome.ASKED,
    Outcome.WRONG_ACTION,
    Outcome.ASKED_WRONG,
    Outcome.OTHER,
    Outcome.PARDON,
    Outcome.IGNORED,
)
_TALK_OUTCOMES = {
    "ACTION": Outcome.WRONG_ACTION,
    "asked": Outcome.ASKED_WRONG,
    "other command": Outcome.OTHER,
    "pardon": Outcome.PARDON,
    "ignored": Outcome.IGNORED,
}
_OUTCOME_HEADS = ("of these asked", "WRONG ACTION", "asked wrong", "other", "pardon", "ignored")


@dataclass(frozen=True)
class Amount:
    """How much is measured: sentences a language, answers a kind, sentences given to the peer."""

    commands: int = 120
    answers: int = 30
    peer: int = 40
    talk: int = 24
    rooms: bool = True


QUICK = Amount(commands=15, answers=8, peer=5, talk=8)
"""Enough to see that everything runs."""


@dataclass(frozen=True, slots=True, eq=False)
class Clip:
    """A sentence that was spoken, and by which voice."""

    said: Said
    speaker: Speaker
    speech: Samples


def progress(text: str) -> None:
    """Tell on standard error what goes on."""
    print(text, file=sys.stderr, flush=True)


def spoken(language: str, sentences: Sequence[Said], seed: int) -> Iterator[Clip]:
    """Yield sentences said by kept-out voices, each by another one."""
    chance = random.Random(f"{language} voices {seed}")
    others = other_speakers(language)
    for number, said in enumerate(sentences):
        speaker = espeak_speaker(language, chance)
        if others and number % OTHER_VOICES == OTHER_VOICES - 1:
            speaker = others[number // OTHER_VOICES % len(others)]
        speech = speak(said.text, speaker)
        if speech is not None:
            yield Clip(said, speaker, speech)


def table_talk(language: str) -> tuple[str, ...]:
    """Return what people say to each other and not to the game."""
    text = (files("benchmarks") / "table_talk.yaml").read_text(encoding="utf-8")
    return tuple(str(sentence) for sentence in yaml.safe_load(text)[language])


def rooms(language: str, amount: Amount) -> Iterator[tuple[str, Samples | None, int]]:
    """Yield the rooms: name, noise, and by how many decibels speech is louder than it."""
    yield "quiet", None, 0
    if amount.rooms:
        for name, noise in noises.kinds(language, table_talk(language)).items():
            for decibels in DECIBELS:
                yield f"{name} {decibels} dB", noise, decibels


def kept_line(
    language: str, room: str, said: Said, expectation: Expectation, utterances: Sequence[Utterance]
) -> str:
    """Return a line of what was said and heard, for ``benchmarks.tuning``."""
    record = {
        "language": language,
        "room": room,
        "table": said.table,
        "expectation": expectation.value,
        "said": said.text,
        "heard": [[[one.text, one.confidence] for one in part.alternatives] for part in utterances],
    }
    return json.dumps(record, ensure_ascii=False) + "\n"


class Ear:
    """A language's recogniser with an ear for each of its tables, and the peer where it is installed."""

    def __init__(self, language: str, keep: TextIO | None = None) -> None:
        """Open the language's recogniser; ``keep`` gets a JSON line of all that is heard."""
        self.language = language
        self._keep = keep
        self.listeners: tuple[Listener, ...] = listeners(language)
        self.recognizer: VoskRecognizer = open_recognizer(language)
        self._peers: dict[tuple[int, Expectation], Pocketsphinx] = {}

    def hears(self, clip: bytes, said: Said, expectation: Expectation, room: str = "quiet") -> Outcome:
        """Return what the table makes of a clip."""
        listener = self.listeners[said.table]
        self.recognizer.expect(listener.phrases(expectation))
        utterances = heard(self.recognizer, clip)
        if self._keep is not None:
            self._keep.write(kept_line(self.language, room, said, expectation, utterances))
        return judged(listener, expectation, utterances, said.command)

    def peer_hears(self, clip: bytes, said: Said, expectation: Expectation) -> Outcome:
        """Return what the same table makes of what the peer hears in a clip."""
        listener = self.listeners[said.table]
        peer = self._peers.get((said.table, expectation))
        if peer is None:
            peer = self._peers[said.table, expectation] = Pocketsphinx(self.language)
            peer.expect(listener.phrases(expectation))
        return judged(listener, expectation, [peer.hear(clip)], said.command)

    def close(self) -> None:
        """Let go of the model."""
        self.recognizer.close()


def row(tally: Tally) -> list[object]:
    """Return the cells of what came of sentences."""
    return [tally.said, share(tally.right, tally.said), *(tally.counts[kind] for kind in _OUTCOMES)]


def peer_row(tally: Tally | None) -> list[object]:
    """Return the cells of what came of the same sentences with the peer."""
    if tally is None:
        return [NOT_INSTALLED, "", ""]
    if not tally.said:
        return ["-", "", ""]
    return [tally.said, share(tally.right, tally.said), tally.counts[Outcome.WRONG_ACTION]]


HEAD = ("said", "right", *_OUTCOME_HEADS, "peer: said", "peer: right", "peer: WRONG ACTION")


def _commands(ear: Ear, amount: Amount) -> tuple[list[list[object]], list[list[object]]]:
    """Return the rows of whole commands in each room, and those of each voice in the quiet one."""
    language = ear.language
    said = list(whole_commands(language, ear.listeners, amount.commands, 1))
    clips = list(spoken(language, said, 1))
    rows, voices = [], dict[str, Tally]()
    for room, noise, decibels in rooms(language, amount):
        tally, peer = Tally(), Tally() if installed() else None
        for number, clip in enumerate(clips):
            pcm = noises.sixteen_bits(noises.in_room(clip.speech, noise, decibels, number))
            found = ear.hears(pcm, clip.said, Expectation.TURN, room)
            tally.add(found)
            if noise is None:
                voices.setdefault(_voice_name(clip.speaker), Tally()).add(found)
            if peer is not None and number < amount.peer and decibels in (0, 10):
                peer.add(ear.peer_hears(pcm, clip.said, Expectation.TURN))
        rows.append([language, room, *row(tally), *peer_row(peer)])
        progress(f"{language} commands, {room}: {tally.right} of {tally.said}")
    by_voice = [[language, name, *row(tally)] for name, tally in sorted(voices.items())]
    return rows, by_voice


def _voice_name(speaker: Speaker) -> str:
    """Return what a voice's sentences are counted under: espeak-ng's by accent, as there are many."""
    return f"{speaker.program} {speaker.voice.partition('+')[0]}"


def _answers(ear: Ear, amount: Amount) -> list[list[object]]:
    language = ear.language
    noise = noises.household()
    rows = []
    for kind, (expectation, _) in ANSWERS.items():
        clips = list(spoken(language, list(answers(language, kind, ear.listeners[0], amount.answers, 1)), 2))
        for room, decibels in (("quiet", None), ("household 10 dB", 10)):
            tally, peer = Tally(), Tally() if installed() else None
            for number, clip in enumerate(clips):
                sound = noises.in_room(
                    clip.speech, None if decibels is None else noise, decibels or 0, number
                )
                pcm = noises.sixteen_bits(sound)
                tally.add(ear.hears(pcm, clip.said, expectation, room))
                if peer is not None and number < amount.peer:
                    peer.add(ear.peer_hears(pcm, clip.said, expectation))
            rows.append([language, kind, room, *row(tally), *peer_row(peer)])
    progress(f"{language} answers: done")
    return rows


def _others(ear: Ear, amount: Amount) -> list[list[object]]:
    """Return rows of what was no command: table talk, and noise alone."""
    language = ear.language
    talk = table_talk(language)
    chance = random.Random(f"{language} talk")
    clips: dict[str, list[bytes]] = {"table talk": [], "babble alone": [], "household noise alone": []}
    for number, sentence in enumerate(talk[: amount.talk]):
        speech = speak(sentence, espeak_speaker(language, chance))
        if speech is not None:
            clips["table talk"].append(noises.sixteen_bits(noises.in_room(speech, None, 0, number)))
    names = ("babble alone", "household noise alone")
    for name, noise in zip(names, noises.kinds(language, talk).values(), strict=True):
        clips[name] = [
            noises.sixteen_bits(noises.only(noise, 3.0, -10.0, number)) for number in range(amount.talk)
        ]
    rows = []
    for name, sounds in clips.items():
        tally = Tally()
        for pcm in sounds:
            tally.add(ear.hears(pcm, Said("", None, 0), Expectation.TURN, name))
        counted = [tally.counts[kind] for kind in _TALK_OUTCOMES.values()]
        rows.append([language, name, tally.said, *counted])
    progress(f"{language} table talk: done")
    return rows


_CAPTION = """\
'right': the command that was said ('recognize' gives it), some of them after a question back; WRONG ACTION:
another play, discard or clue than the one said is read back, and carried out unless somebody says no; 'asked
wrong': a question about something else; 'other': something harmless; 'pardon': not understood; 'ignored':
taken for table talk. Vosk adds random dither to the sound: the last digit differs from run to run."""


def report(
    languages: Sequence[str] = LANGUAGES, amount: Amount | None = None, keep: TextIO | None = None
) -> Iterator[str]:
    """Yield the tables of this section, each when all languages are measured.

    ``keep`` gets a JSON line of all that was heard, for ``benchmarks.tuning``.
    """
    chosen = amount or Amount()
    commands, voices, small, talk = [], [], [], []
    for language in languages:
        ear = Ear(language, keep)
        rows, by_voice = _commands(ear, chosen)
        commands += rows
        voices += by_voice
        small += _answers(ear, chosen)
        talk += _others(ear, chosen)
        ear.close()
    yield "### Whole commands, by voices that were never trained on"
    yield _CAPTION
    yield table(("language", "room", *HEAD), commands)
    yield "### The same in the quiet room, by voice"
    yield table(("language", "voice", *HEAD[: -len(peer_row(None))]), voices)
    yield "### Answers, each kind with its own small grammar"
    yield table(("language", "answer", "room", *HEAD), small)
    yield "### What was no command"
    yield table(("language", "sound", "times", *_TALK_OUTCOMES), talk)
