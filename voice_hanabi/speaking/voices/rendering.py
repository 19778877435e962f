"""Turns an announcement into sounds: its cue, then its sentences, with its audience's settings."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.reasons import Missing, ReasonCode, SoundError
from voice_hanabi.speaking.settings import VoiceSettings
from voice_hanabi.speaking.sound import Sound, joined, silence
from voice_hanabi.speaking.voices.cues import cue_sound
from voice_hanabi.speaking.voices.voice import SpokenVoice, Voice

PAUSE = 0.1
"""Seconds between two sentences at the usual rate, besides the voice's own 0.03 at each edge."""


class Rendering:
    """Turns announcements into sounds with one voice. Thread-safe."""

    def __init__(self, voice: Voice | None, settings_of: Callable[[int | None], VoiceSettings]) -> None:
        """Speak with ``voice``, if any, with the current ``settings_of`` an audience for each sentence."""
        self.voice = voice
        self._settings_of = settings_of

    def have_voice(self) -> None:
        """Make sure that there is a voice: this computer's, if none was given."""
        if self.voice is None:
            self.voice = SpokenVoice()

    def missing(self) -> Missing | None:
        """Return what is missing for the voice; waits for it to start (well under a second)."""
        return None if self.voice is None else self.voice.missing()

    def close(self) -> None:
        """Close the voice."""
        if self.voice is not None:
            self.voice.close()

    def sounds(self, announcement: Announcement) -> Iterator[Sound]:
        """Yield the cue and each sentence, synthesised on demand. Raises ``SoundError`` without a voice."""
        if announcement.cue is not None:
            yield cue_sound(announcement.cue).louder(self._settings_of(announcement.audience).gain)
        for place in range(len(sentences(announcement.text))):
            yield self.sentence(announcement, place)

    def sentence(self, announcement: Announcement, place: int) -> Sound:
        """Return one sentence, followed by a pause unless it is the last. Raises ``SoundError``."""
        parts = sentences(announcement.text)
        settings = self._settings_of(announcement.audience)
        if self.voice is None:
            raise SoundError(ReasonCode.NO_VOICE, language=announcement.language, error="")
        try:
            sound = self.voice.speak(
                parts[place], announcement.language, settings.words_a_minute, announcement.speaker
            )
        except SoundError as error:
            details = {**error.missing.details, "language": announcement.language}
            raise SoundError(error.missing.reason, **details) from error
        sound = sound.louder(settings.gain)
        last = place == len(parts) - 1
        return sound if last else joined([sound, _pause(settings, sound.rate)], sound.rate)


def _pause(settings: VoiceSettings, rate: int) -> Sound:
    """Return the silence between two sentences: shorter at a faster rate."""
    return silence(PAUSE * VoiceSettings().words_a_minute / settings.words_a_minute, rate)


def sentences(text: str) -> list[str]:
    """Split a text into its sentences, so that the first is heard while the next is spoken."""
    return [part for part in re.split(r"(?<=[.!?…])\s+", text.strip()) if part]
