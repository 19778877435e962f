"""How the doctor reports: a printed line for each thing, spoken too as long as that works."""

from __future__ import annotations

import time
from collections.abc import Iterable
from types import TracebackType

from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.devices.streams import SystemDevices
from voice_hanabi.speaking.reasons import Missing, ReasonCode, SoundError
from voice_hanabi.speaking.routes import DeviceRoute
from voice_hanabi.speaking.settings import VoiceSettings
from voice_hanabi.speaking.sound import Sound
from voice_hanabi.speaking.voices.rendering import Rendering
from voice_hanabi.speaking.voices.voice import SpokenVoice

_LONGEST = 60.0
"""Seconds after which a device that doesn't finish is given up."""


class FindingsTold:
    """Prints lines in a language, and speaks them on the default loudspeaker if asked to."""

    def __init__(self, language: str, *, aloud: bool) -> None:
        """Open nothing yet; with ``aloud`` speak the lines too."""
        self.aloud = aloud
        """Whether it speaks; false once speaking has failed."""
        self.keeps_up = True
        """Whether this computer recognises as fast as people speak, as far as is known."""
        self.devices = SystemDevices()
        self.voice = SpokenVoice()
        self._language = language

    def can_speak(self) -> bool:
        """Return whether it should speak and has a voice."""
        try:
            return self.aloud and bool(self.devices.outputs())
        except SoundError:
            return False

    def tell(self, text: str, *, aloud: bool = True) -> None:
        """Print a line, and speak it unless ``aloud`` is false."""
        print(text, flush=True)
        if aloud and self.aloud and self.say(text) is not None:
            self.aloud = False

    def say(self, text: str) -> Missing | None:
        """Speak a text to its end; return the reason if that fails, or ``None``."""
        said = Announcement(None, text, self._language)
        return self._play(Rendering(self.voice, lambda _: VoiceSettings()).sounds(said))

    def play(self, sound: Sound) -> Missing | None:
        """Play a sound to its end; return the reason if that fails, or ``None``."""
        return self._play([sound])

    def _play(self, sounds: Iterable[Sound]) -> Missing | None:
        try:
            track = self.devices.open(DeviceRoute(), private=False)
            for sound in sounds:
                track.play(sound)
            deadline = time.monotonic() + _LONGEST
            while track.remaining() > 0:
                if time.monotonic() > deadline:
                    return Missing(ReasonCode.DEVICE_LOST, {"device": ""})
                time.sleep(0.02)
        except SoundError as error:
            return error.missing
        return None

    def __enter__(self) -> FindingsTold:
        """Return itself, to be closed at the end."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the devices and the voice."""
        self.voice.close()
        self.devices.close()
