"""The table's own voice for phones: a sentence is synthesised when a phone requests it, and only for that
phone.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

from voice_hanabi.phones.incoming import Read, Speak
from voice_hanabi.phones.messages import Ends, Say, blocks
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.reasons import ReasonCode, SoundError
from voice_hanabi.speaking.settings import FASTEST, SLOWEST, USUAL_RATE, VoiceSettings
from voice_hanabi.speaking.sound import Sound, silence
from voice_hanabi.speaking.voices.rendering import Rendering, sentences
from voice_hanabi.speaking.voices.voice import Voice

RATE = 22_050
"""The sample rate (Hz) for all voices, so that a page plays the blocks without gaps."""


class TableVoice:
    """Speaks what phones request. Thread-safe.

    Each seat has its own voice: how a voice says a sentence depends on the earlier ones (in espeak-ng by some
    samples), and when it does on the pending ones. Neither may reveal to one seat anything of another's.
    """

    def __init__(self, new_voice: Callable[[], Voice]) -> None:
        """``new_voice`` opens a voice when a seat first needs it."""
        self._new_voice = new_voice
        self._voices: dict[int, tuple[str, Voice]] = {}
        self._lock = threading.Lock()
        self._closed = False

    def spoken(self, seat: int, name: str, said: Say | None, wanted: Speak | Read) -> Iterator[bytes]:
        """Yield the blocks of a sentence; silence if it was never said, or has been forgotten.

        ``name`` is that of the seat's player. A block without sound means that it could not be spoken.
        """
        sound, ends = self.sentence(seat, name, said, wanted.part, wanted.rate)
        yield from blocks(wanted, sound, ends)

    def sentence(self, seat: int, name: str, said: Say | None, part: int, rate: float) -> tuple[Sound, Ends]:
        """Return the sound of one sentence (from 0) of an announcement, and what ends with it.

        It is silence if it was never said, or has been forgotten; ``rate`` is the speed, 1.0 is usual.
        """
        parts = [] if said is None else sentences(said.text)
        if said is None or part >= len(parts):
            return silence(0, RATE), Ends.PART | Ends.TEXT
        ends = Ends.PART | Ends.TEXT if part == len(parts) - 1 else Ends.PART
        words_a_minute = min(FASTEST, max(SLOWEST, round(USUAL_RATE * rate)))
        # The page plays the cue and sets the loudness itself, without delay.
        announcement = Announcement(None, said.text, said.language, speaker=said.speaker)
        try:
            rendering = Rendering(
                self._voice(seat, name), lambda audience: VoiceSettings(words_a_minute, gain=1.0)
            )
            return rendering.sentence(announcement, part).at_rate(RATE), ends
        except SoundError:
            return silence(0, RATE), Ends.PART | Ends.TEXT | Ends.FAILED

    def close(self) -> None:
        """Close the voices; what is being spoken fails."""
        with self._lock:
            self._closed = True
            voices = [voice for _, voice in self._voices.values()]
            self._voices.clear()
        for voice in voices:
            voice.close()

    def _voice(self, seat: int, name: str) -> Voice:
        """Return the voice of a player. Raises `SoundError` after ``close``."""
        with self._lock:
            if self._closed:
                raise SoundError(ReasonCode.VOICE_FAILED, error="the table is closed")
            called, former = self._voices.get(seat, ("", None))
            if former is not None and called == name:
                return former
            voice = self._new_voice()
            self._voices[seat] = name, voice
        if former is not None:
            # A seat has one voice, however often its player is renamed.
            former.close()
        return voice
