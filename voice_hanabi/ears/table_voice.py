"""The table's own voice for phones: a sentence becomes sound when a phone asks for it, and for it alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from voice_hanabi.ears.messages import Ends, Say, Speak, blocks
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.reasons import SoundError
from voice_hanabi.speaking.rendering import Rendering, sentences
from voice_hanabi.speaking.settings import FASTEST, SLOWEST, USUAL_RATE, Settings
from voice_hanabi.speaking.sound import silence
from voice_hanabi.speaking.voice import Voice

RATE = 22_050
"""Samples a second (Hz): one for all voices, so that a page plays block after block without a seam."""


class TableVoice:
    """Speaks what phones ask for; may be used from several threads."""

    def __init__(self, voice: Callable[[], Voice]) -> None:
        """``voice`` gives the voice when it is needed; where it raises `SoundError`, a sentence fails."""
        self._voice = voice

    def spoken(self, said: Say | None, wanted: Speak) -> Iterator[bytes]:
        """Yield the blocks of a sentence. What was never said, or has been forgotten, is silence.

        Each block depends on what was said and what is wanted alone: one without sound says that the
        sentence could not be spoken.
        """
        parts = [] if said is None else sentences(said.text)
        if said is None or wanted.part >= len(parts):
            yield from blocks(wanted, silence(0, RATE), Ends.PART | Ends.TEXT)
            return
        ends = Ends.PART | Ends.TEXT if wanted.part == len(parts) - 1 else Ends.PART
        words_a_minute = min(FASTEST, max(SLOWEST, round(USUAL_RATE * wanted.rate)))
        # The cue is the page's, and so is the loudness: the page has them at once.
        announcement = Announcement(None, said.text, said.language)
        try:
            rendering = Rendering(self._voice(), lambda audience: Settings(words_a_minute, gain=1.0))
            sound = rendering.sentence(announcement, wanted.part)
        except SoundError:
            yield from blocks(wanted, silence(0, RATE), Ends.PART | Ends.TEXT | Ends.FAILED)
            return
        yield from blocks(wanted, sound.at_rate(RATE), ends)
