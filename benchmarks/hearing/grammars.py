"""Exact grammars compared with Vosk's bigram of the same phrases, on the same network: accuracy and speed.

The game uses the first one: free speech beside the exact phrases. All of them use the packed network and its
lexicon. The exact grammar of an official model is measured as well: the same network in the layout of Vosk's
makers, with everyday words for other speech.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.hearing.hearing_speed import resident_megabytes
from benchmarks.hearing.recognition import Clip, spoken
from benchmarks.tools import noises
from benchmarks.tools.commands import TABLES, Said, interpreters, whole_commands
from benchmarks.tools.not_said import table_talk
from benchmarks.tools.outcomes import Outcome, Tally, heard, judged
from benchmarks.tools.tables import milliseconds, share, table
from benchmarks.tools.voices import SAMPLE_RATE, Samples, espeak_speaker, speak
from voice_hanabi.contract.expectations import YES_NO
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.talk.situations import SITUATIONS, SLOT
from voice_hanabi.hearing.models.packed import PackedModel
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.recognising.official_grammars import OfficialGrammars, everyday_words
from voice_hanabi.hearing.recognising.prepared import PreparedGrammars
from voice_hanabi.hearing.recognising.vosk_grammars import ExactGrammars, ListedGrammars
from voice_hanabi.hearing.recognising.vosk_recognizer import VoskRecognizer
from voice_hanabi.language.templates import templates_of
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.understanding.interpreter import Interpreter

FREE = "exact, with free speech"
KINDS = (FREE, "exact", "bigram", "exact, as for other models")
"""The grammars that are compared."""

QUICK, FULL = 6, 60
"""The number of commands per language."""


@dataclass
class Heard:
    """The results for the commands of one language with one grammar."""

    rooms: dict[str, Tally] = field(default_factory=dict)
    strange: int = 0
    """Utterances whose words are not a phrase of the templates."""
    utterances: int = 0
    talk: Tally = field(default_factory=Tally)
    busy: float = 0.0
    sound: float = 0.0


def official_model(language: str, ear: Interpreter, folder: Path) -> Path:
    """Write the packed network in the format of other models, with the game's words and everyday words."""
    PackedModel(language, ear.vocabulary() | frozenset(everyday_words(language)), folder)
    return folder / "plain"


def grammars_of(kind: str, language: str, ear: Interpreter, folder: Path) -> PreparedGrammars:
    """Return one of the grammars; ``folder`` holds the network in the format of other models."""
    if kind == FREE:
        return ExactGrammars(language)
    if kind == "exact":
        return ExactGrammars(language, ear.vocabulary())
    if kind == "bigram":
        return ListedGrammars(folder)
    return OfficialGrammars(folder, language)


def rooms(language: str) -> Iterator[tuple[str, Callable[[Clip, int], bytes]]]:
    """Yield the rooms: a name, and a function that makes a clip sound as it would there."""
    yield "quiet", lambda clip, seed: noises.sixteen_bits(noises.in_room(clip.speech, None, 0, seed))
    for name, noise in noises.kinds(language, table_talk(language)).items():

        def sounding(clip: Clip, seed: int, noise: Samples = noise) -> bytes:
            return noises.sixteen_bits(noises.in_room(clip.speech, noise, 10, seed))

        yield f"{name} 10 dB", sounding


def listen(recognizer: VoskRecognizer, ear: Interpreter, pcm: bytes, said: Said, found: Heard) -> Outcome:
    """Recognise a clip in a turn, count strange utterances, and return what the table makes of it."""
    busy = time.process_time()
    utterances = heard(recognizer, pcm)
    found.busy += time.process_time() - busy
    found.sound += len(pcm) / 2 / SAMPLE_RATE
    phrases = ear.phrases(SITUATIONS.turn)
    for utterance in utterances:
        words = utterance.text.split()
        found.utterances += 1
        found.strange += set(words) != {"[unk]"} and not phrases.accepts(words)
    return judged(ear, SITUATIONS.turn, utterances, said.command)


def _listened_for(kind: str, phrases: PhraseGraph) -> PhraseGraph:
    """Return what a grammar listens for: more than the phrases only with the first grammar."""
    return phrases if kind == FREE else replace(phrases, free=None)


def compared(language: str, count: int) -> dict[str, Heard]:
    """Return what each grammar hears of this many commands and as many pieces of table talk, in a turn."""
    ear = interpreters(language)[0]
    clips = list(spoken(language, list(whole_commands(language, [ear], count, 5)), 5))
    chance = random.Random(f"{language} other speech")
    talk = [speak(text, espeak_speaker(language, chance)) for text in table_talk(language)[:count]]
    results = {}
    with TemporaryDirectory(prefix="voice-hanabi-") as folder:
        model = official_model(language, ear, Path(folder))
        for kind in KINDS:
            recognizer = VoskRecognizer(grammars_of(kind, language, ear, model))
            recognizer.expect(_listened_for(kind, ear.phrases(SITUATIONS.turn)))
            found = results[kind] = Heard()
            for room, sounding in rooms(language):
                tally = found.rooms[room] = Tally()
                for number, clip in enumerate(clips):
                    tally.add(listen(recognizer, ear, sounding(clip, number), clip.said, found))
            for number, speech in enumerate(talk):
                if speech is not None:
                    pcm = noises.sixteen_bits(noises.in_room(speech, None, 0, number))
                    found.talk.add(listen(recognizer, ear, pcm, Said("", None, 0), found))
            recognizer.close()
            print(f"{language} grammars, {kind}: done", file=sys.stderr, flush=True)
    return results


def _busy() -> float:
    """Return the processor time (seconds) of this process and of its finished children."""
    times = os.times()
    return time.process_time() + times.children_user + times.children_system


def costs(kind: str, language: str, folder: Path) -> dict[str, float]:
    """Return what a grammar costs in this process: opening, building, switching, and megabytes.

    Times are processor time in seconds.
    """
    ear = Interpreter(HANABI, templates_of(language, "hanabi"), TABLES[language][0])
    situations = (SITUATIONS.turn, YES_NO, SLOT)
    graphs = [_listened_for(kind, ear.phrases(one)) for one in situations]
    words = ear.vocabulary()
    before = resident_megabytes() or 0.0
    moments = [_busy()]
    recognizer = VoskRecognizer(
        ExactGrammars(language, words) if kind == "exact" else grammars_of(kind, language, ear, folder)
    )
    for graph in (*graphs, graphs[0]):
        moments.append(_busy())
        recognizer.expect(graph)
    moments.append(_busy())
    opened, turn, _, small, back = (after - first for first, after in pairwise(moments))
    memory = (resident_megabytes() or 0.0) - before
    recognizer.close()
    return {"opened": opened, "turn": turn, "small": small, "back": back, "memory": memory}


def costs_apart(kind: str, language: str, folder: Path) -> dict[str, float]:
    """Return ``costs`` measured in a separate process, where no other grammar takes memory."""
    command = [sys.executable, "-m", "benchmarks.hearing.grammars", kind, language, str(folder)]
    done = subprocess.run(command, capture_output=True, check=True, env=dict(os.environ))
    return {str(name): float(value) for name, value in json.loads(done.stdout).items()}


_CAPTION = """\
'right': the command that was said, with or without a question first; WRONG: another play, discard or clue
is read back; 'strange': utterances whose words are in no template in this order; 'talk': table talk that
was not taken for a command; 'real-time factor': processor time per second of sound. The times to open the
model, to build the grammar of a turn and a small one, and to switch back to a known one are processor
time, too. 'exact, as for other models' is the same network in the layout of Vosk's makers; their own
networks are larger."""


def report(languages: Sequence[str] = LANGUAGES, quick: bool = False) -> Iterator[str]:
    """Yield the tables of this section, one for each language."""
    yield "### Exact grammars and Vosk's bigram, in a turn"
    yield _CAPTION
    for language in languages:
        results = compared(language, QUICK if quick else FULL)
        yield f"#### {language}"
        yield table(
            ("grammar", *(f"right, {room}" for room in next(iter(results.values())).rooms), "WRONG",
             "strange", "talk", "real-time factor", "opened", "turn built", "small one built", "known one",
             "memory"),
            _rows(language, results),
        )  # fmt: skip


def _rows(language: str, results: dict[str, Heard]) -> Iterable[list[object]]:
    ear = interpreters(language)[0]
    with TemporaryDirectory(prefix="voice-hanabi-") as folder:
        model = official_model(language, ear, Path(folder))
        for kind, found in results.items():
            cost = costs_apart(kind, language, model)
            wrong = sum(tally.counts[Outcome.WRONG_ACTION] for tally in found.rooms.values())
            quiet = sum(found.talk.counts[one] for one in (Outcome.IGNORED, Outcome.PARDON))
            yield [
                kind,
                *(share(tally.right, tally.said) for tally in found.rooms.values()),
                wrong,
                share(found.strange, found.utterances),
                share(quiet, found.talk.said),
                f"{found.busy / found.sound:.3f}",
                *(milliseconds([cost[name]])[0] for name in ("opened", "turn", "small", "back")),
                f"{cost['memory']:.0f} MB",
            ]


if __name__ == "__main__":
    print(json.dumps(costs(sys.argv[1], sys.argv[2], Path(sys.argv[3]))))
