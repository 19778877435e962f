"""The voice of a server at home, by Wyoming. The package is an optional extra."""

from __future__ import annotations

import wave
from pathlib import Path

from wyoming.audio import AudioChunk, AudioStart, AudioStop
from wyoming.error import Error
from wyoming.event import Event
from wyoming.tts import Synthesize, SynthesizeVoice

from voice_hanabi.system.server_address import ServerAddress
from voice_hanabi.system.wyoming_talk import talk

LONGEST_ANSWER = 8.0
"""The longest wait for a sentence, in seconds."""
MOST = 60.0
"""The longest sound of a sentence, in seconds."""


class WyomingVoice:
    """Lets a server speak each sentence. Its speed is the server's own, because Wyoming can't set it."""

    def __init__(self, address: ServerAddress) -> None:
        """Use the server at this address."""
        self._address = address

    def write(self, text: str, language: str, pace: float, path: Path) -> None:
        """Write a sentence as 16-bit WAV. Raises `ServerFailed`."""
        sound = bytearray()
        rates: list[int] = []

        def enough(event: Event) -> bool:
            if Error.is_type(event.type):
                raise ValueError(event.data.get("text"))
            if AudioStart.is_type(event.type):
                start = AudioStart.from_event(event)
                if (start.width, start.channels) != (2, 1) or not 4_000 <= start.rate <= 96_000:
                    raise ValueError("no 16-bit mono sound")
                rates.append(start.rate)
            elif AudioChunk.is_type(event.type):
                sound.extend(AudioChunk.from_event(event).audio)
                if len(sound) > 2 * MOST * rates[0]:
                    raise ValueError("no sentence")
            return AudioStop.is_type(event.type)

        asked = Synthesize(text, voice=SynthesizeVoice(language=language))
        talk(self._address, [asked.event()], enough, LONGEST_ANSWER)
        with path.open("wb") as raw, wave.open(raw, "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(rates[0])
            file.writeframes(bytes(sound))
