"""How long after an event its first sound comes, compared with the program espeak-ng if that is installed.

The sentences are those of a game's first turns. They are played on this computer's sound system if there is
one; otherwise on virtual devices of PulseAudio, if that is installed.
"""

from __future__ import annotations

import io
import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path

from benchmarks.tools.commands import TABLES
from benchmarks.tools.ears import progress
from benchmarks.tools.tables import NOT_INSTALLED, milliseconds, table
from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.demonstrating import choose_move
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.routes import DeviceRoute
from voice_hanabi.speaking.settings import VoiceSettings
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.speaking.voices.rendering import sentences
from voice_hanabi.speaking.voices.voice import SpokenVoice
from voice_hanabi.table.conversation.conversation import Reach, SameEars
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.table import Table

RATE = VoiceSettings().words_a_minute

HEARD = 0.4
"""Seconds of each announcement that are played before it is cut off: only its beginning is measured."""


def announcements(language: str, turns: int) -> list[Announcement]:
    """Return what everyone hears in the first turns of a game, without repetitions."""
    names = TABLES[language][0]
    said: dict[str, Announcement] = {}
    with tempfile.TemporaryDirectory(prefix="voice-hanabi-") as folder:
        choices = Choices(language, HANABI.name, count=len(names), names=names)
        game = Table(choices, GAMES, folder=Path(folder), new_seed=lambda: 1, ears=SameEars(Reach.NO))
        effects = game.deal_now()
        for _ in range(turns):
            if not isinstance(game.phase, Playing):
                break
            seen = view(game.phase.state, game.phase.state.current)
            effects += game.hear(typed_line(choose_move(seen, game.conversation.wording)))
            effects += game.settle()
        game.close()
    for effect in effects:
        if isinstance(effect, Announcement) and effect.audience is None and effect.text:
            said.setdefault(effect.text, effect)
    return list(said.values())


def measure(language: str, turns: int) -> dict[str, list[float] | None]:
    """Return the seconds to the first sound of each announcement (``None`` without a sound system), and from
    each first sentence's text to its samples.
    """
    said = announcements(language, turns)
    first: list[float] | None = None
    speaker = Speaker(DeviceRoute(), lines=io.StringIO())
    if not speaker.missing():
        for announcement in said:
            speaker.say(announcement)
            time.sleep(HEARD)
            speaker.hush(None, news=True)
            speaker.wait_until_quiet(5)
            # Let the device finish playing, so that the next sound does not seem part of this one.
            time.sleep(HEARD)
        first = [delay for delays in speaker.delays().values() for delay in delays]
    speaker.close()
    voice = SpokenVoice()
    if voice.missing() is None:
        for announcement in said:
            voice.speak(sentences(announcement.text)[0], language, RATE)
    voice.close()
    return {"first": first, "sentence": list(voice.latencies), "peer": _peer(language, said)}


def _peer(language: str, said: Sequence[Announcement]) -> list[float] | None:
    """Return the seconds that the program espeak-ng takes for the same first sentences."""
    if shutil.which("espeak-ng") is None:
        return None
    times = []
    for announcement in said:
        started = time.perf_counter()
        command = ["espeak-ng", "-v", language, "-s", str(RATE), "--stdout", sentences(announcement.text)[0]]
        subprocess.run(command, check=True, capture_output=True)
        times.append(time.perf_counter() - started)
    return times


def _in_process(language: str, turns: int) -> dict[str, list[float] | None]:
    """Measure in a separate process, with this computer's sound system or a virtual one."""
    command = [sys.executable, "-m", "benchmarks.evenings.speaking", language, str(turns)]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found: dict[str, list[float] | None] = json.loads(output)
    checkout = Path(__file__).resolve().parents[2]
    if found["first"] is not None or not (checkout / "tests" / "sound_system.py").exists():
        return found
    sys.path.insert(0, str(checkout / "tests"))
    sound_system = import_module("sound_system")
    sys.path.pop(0)
    if sound_system.missing() is None:
        with sound_system.SoundSystem() as system:
            output = subprocess.run(
                command, check=True, capture_output=True, text=True, env=system.environment
            ).stdout
            found = json.loads(output)
    return found


def report(languages: Sequence[str] = LANGUAGES, quick: bool = False) -> Iterator[str]:
    """Yield the table of this section."""
    rows = []
    for language in languages:
        found = _in_process(language, 2 if quick else 10)
        first, sentence, peer = found["first"], found["sentence"] or [], found["peer"]
        rows.append(
            [
                language,
                len(sentence),
                len(first or ()),
                *(milliseconds(first) if first is not None else ("no sound system", "")),
                *milliseconds(sentence),
                *(milliseconds(peer) if peer is not None else (NOT_INSTALLED, "")),
            ]
        )
        progress(f"{language} speaking: done")
    yield "### From an event to its first sound; a sentence from text to samples (median, 95th percentile)"
    yield table(
        (
            "language",
            "sentences",
            "first sounds",
            "first sound",
            "95 %",
            "sentence",
            "95 %",
            "peer: sentence",
            "95 %",
        ),
        rows,
    )


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]))))
