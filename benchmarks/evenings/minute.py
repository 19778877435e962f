"""A minute of an evening to listen to: ``python -m benchmarks.evenings.minute`` writes one beside each guide.

It is a real table: the program speaks with its own voice, the players with other voices of espeak-ng. What
everyone hears is in the middle; what only the second player may hear is on the right.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

import numpy as np
import numpy.typing as npt
import soundfile

from training.clips.synthesis import Synthesizer
from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.settings import VoiceSettings
from voice_hanabi.speaking.sound import Sound, joined
from voice_hanabi.speaking.voices.rendering import Rendering
from voice_hanabi.speaking.voices.voice import SpokenVoice
from voice_hanabi.table.conversation.conversation import Reach, SameEars
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.table import Table

RATE = 24000
"""The sample rate of the file."""

PAUSE, BREATH = 0.5, 0.25
"""Seconds of silence before a person speaks, and before the table speaks."""

_VOICES = ("f2", "m3")
_ACCENTS = {"cs": "cs", "pl": "pl", "da": "da", "en": "en-us"}
_LISTENER = 1
"""The seat (0-based) whose private ear is on the right."""

EVENINGS: dict[str, tuple[tuple[str, str], tuple[tuple[int, str], ...]]] = {
    "en": (
        ("Anna", "Peter"),
        ((0, "Peter, ones."), (1, "What do I know?"), (1, "Play the first."), (0, "Peter, you have twos."),
         (1, "What does Anna hold?"), (1, "Anna, ones.")),
    ),
    "da": (
        ("Anna", "Peter"),
        ((0, "Peter, enere."), (1, "Hvad ved jeg?"), (1, "Spil det første."), (0, "Peter, toere."),
         (1, "Hvad har Anna?"), (1, "Anna, enere.")),
    ),
    "cs": (
        ("Anna", "Petr"),
        ((0, "Petře, jedničky."), (1, "Co vím?"), (1, "Zahraju první."), (0, "Petře, dvojky."),
         (1, "Co má Anna?"), (1, "Anno, jedničky.")),
    ),
    "pl": (
        ("Anna", "Piotr"),
        ((0, "Piotrze, jedynki."), (1, "Co wiem?"), (1, "Zagraj pierwszą."), (0, "Piotrze, dwójki."),
         (1, "Co ma Anna?"), (1, "Anno, jedynki.")),
    ),
}  # fmt: skip
"""The players in each language, and their sentences with the seat that says them."""


class _Recording:
    """The sounds in order, left and right."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._voice = SpokenVoice()
        self._rendering = Rendering(self._voice, lambda audience: VoiceSettings())
        self._people = Synthesizer()
        self._parts: list[npt.NDArray[np.float32]] = []

    def person(self, seat: int, text: str) -> None:
        """Add something that a player says."""
        samples = self._people.say(text, f"{_ACCENTS[self._language]}+{_VOICES[seat]}", 165)
        loudest = float(np.max(np.abs(samples), initial=1.0))
        spoken = Sound((samples / loudest * 20000).astype(np.int16), 16000)
        self._add(spoken.trimmed(), 0.75, 0.6, PAUSE)

    def told(self, effects: list[Effect]) -> None:
        """Add what the table says to everyone, then what it says to the listener alone."""
        for audience in (None, _LISTENER):
            for effect in effects:
                if isinstance(effect, Announcement) and effect.audience == audience:
                    sound = joined(list(self._rendering.sounds(effect)), RATE)
                    left, right = (0.8, 0.8) if audience is None else (0.0, 0.9)
                    self._add(sound, left, right, BREATH)

    def write(self, path: Path) -> None:
        """Write everything as Ogg Opus, and close the voice."""
        sound = np.concatenate(self._parts)
        # Writing everything at once overflows the encoder's stack.
        with soundfile.SoundFile(
            path, "w", RATE, 2, format="OGG", subtype="OPUS", compression_level=0.95
        ) as file:
            for first in range(0, len(sound), RATE):
                file.write(sound[first : first + RATE])
        self._voice.close()

    def _add(self, sound: Sound, left: float, right: float, pause: float) -> None:
        samples = sound.at_rate(RATE).samples.astype(np.float32) / 32768
        self._parts.append(np.zeros((round(pause * RATE), 2), np.float32))
        self._parts.append(np.outer(samples, (left, right)).astype(np.float32))


def record(language: str, path: Path, seed: int = 1) -> None:
    """Play the evening of a language and write its sound."""
    names, said = EVENINGS[language]
    recording = _Recording(language)
    with tempfile.TemporaryDirectory() as folder:
        table = Table(
            Choices(language, "hanabi", count=len(names), names=names),
            GAMES,
            folder=Path(folder),
            new_seed=lambda: seed,
            ears=SameEars(Reach.YES),
        )
        recording.told(table.deal_now())
        for seat, text in said:
            recording.person(seat, text)
            recording.told(table.hear(typed_line(text)))
            recording.told(table.settle())
        table.close()
    recording.write(path)


def main() -> int:
    """Write a minute for each language into the folder of its guide."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.evenings.minute", description=__doc__)
    parser.add_argument("--lang", nargs="+", choices=sorted(EVENINGS), default=sorted(EVENINGS))
    for language in parser.parse_args().lang:
        path = Path(__file__).parents[2] / "docs" / language / "minute.opus"
        record(language, path)
        print(path, path.stat().st_size // 1000, "kB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
