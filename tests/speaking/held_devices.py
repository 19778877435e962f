"""Devices for tests of the speaker: they play only as fast as the test says."""

from __future__ import annotations

import io
import threading
import time
from collections.abc import Callable

import numpy as np

from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.speaking.reasons import Missing, ReasonCode, SoundError, Undelivered
from voice_hanabi.speaking.routes import DeviceRoute, parse_ears, parse_output
from voice_hanabi.speaking.sound import Sound
from voice_hanabi.speaking.speaker import Speaker

NAMES = ("Anna", "Petr", "Eva")
PATIENCE = 20.0
"""Seconds after which something that should have happened has failed."""


class WordVoice:
    """Says each sentence as one identifying sample, so that a track can report what it played."""

    def __init__(self) -> None:
        self.words: list[str] = [""]

    def speak(self, text: str, language: str, words_a_minute: int, speaker: int = 0) -> Sound:
        if text not in self.words:
            self.words.append(text)
        return Sound(np.array([self.words.index(text) * 100], np.int16), 22_050)

    def read(self, sound: Sound, gain: float) -> str:
        word = round(int(sound.samples[0]) / gain / 100)
        return self.words[word] if word < len(self.words) else ""

    def missing(self) -> Missing | None:
        return None

    def close(self) -> None:
        pass


class HeldTrack:
    """Plays a sentence until the test ends it."""

    def __init__(self, read: Callable[[Sound], str]) -> None:
        self._read = read
        self._lock = threading.Lock()
        self.sounding: list[str] = []
        self.played: list[str] = []
        self.endless = True
        self.lost = False

    def play(self, sound: Sound) -> None:
        with self._lock:
            self._check()
            self.played.append(self._read(sound))
            if self.endless:
                self.sounding.append(self.played[-1])

    def remaining(self) -> float:
        with self._lock:
            if self.sounding:
                self._check()
            return float(len(self.sounding))

    def began(self) -> float | None:
        return None

    def stop(self) -> None:
        with self._lock:
            self.sounding.clear()

    def finish(self) -> None:
        """Let the current sentence come to its end."""
        with self._lock:
            self.sounding.pop(0)

    def _check(self) -> None:
        if self.lost:
            raise SoundError(ReasonCode.DEVICE_LOST, device="held")


class HeldDevices:
    """Tracks by route; a route in ``refused`` can't be opened."""

    def __init__(self, voice: WordVoice) -> None:
        self._voice = voice
        self.tracks: dict[DeviceRoute, HeldTrack] = {}
        self.private: dict[DeviceRoute, bool] = {}
        self.refused: set[DeviceRoute] = set()
        self.closed = False

    def release(self, route: DeviceRoute) -> None:
        """Record that a route is no longer used as an ear."""

    def open(self, route: DeviceRoute, *, private: bool) -> HeldTrack:
        if route in self.refused:
            raise SoundError(ReasonCode.DEVICE_MISSING, device=str(route.name))
        track = HeldTrack(lambda sound: self._voice.read(sound, 0.64))
        self.tracks[route] = track
        self.private[route] = private
        return track

    def close(self) -> None:
        self.closed = True


class Table:
    """A speaker, its held devices, and everything that it reported."""

    def __init__(self, *ears: str, refused: tuple[DeviceRoute, ...] = ()) -> None:
        self.voice = WordVoice()
        self.devices = HeldDevices(self.voice)
        self.devices.refused.update(refused)
        self.lines = io.StringIO()
        self.undelivered: list[Undelivered] = []
        self.speaker = Speaker(
            parse_output("speech"),
            parse_ears(ears),
            names=NAMES,
            voice=self.voice,
            devices=self.devices,
            undelivered=self.undelivered.append,
            lines=self.lines,
        )

    @property
    def public(self) -> HeldTrack:
        return self.devices.tracks[DeviceRoute()]

    def ear(self, name: str) -> HeldTrack:
        return self.devices.tracks[DeviceRoute(name)]

    def say(self, audience: int | None, text: str, kind: Kind = Kind.NEWS) -> None:
        self.speaker.say(Announcement(audience, text, "en", kind))


def eventually(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.002)
