"""What is said to a microphone while the table itself speaks, where a person can be told from it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from voice_hanabi.hearing.echo.cancelling import RATE, Samples
from voice_hanabi.hearing.echo.interrupting import begins_with, interruption
from voice_hanabi.hearing.echo.overhearing import Overhearing
from voice_hanabi.hearing.echo.played import PlayedSound
from voice_hanabi.hearing.echo.telling import HowWell
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.recognizer import Recognizer
from voice_hanabi.hearing.sources.sound_input import Block
from voice_hanabi.hearing.utterance import Utterance


class OverTable:
    """Finds the few phrases that may interrupt the table. ``expect`` is for any thread, the rest for one."""

    def __init__(self, played: PlayedSound, *, by_system: bool = False) -> None:
        """``played`` is called with what the loudspeaker for everyone plays.

        ``by_system`` tells that the system takes it out of what the microphone hears. Where it turns out
        that it does not, the table does so itself.
        """
        self._played = played
        self._own = Overhearing()
        self._by_system = Overhearing(by_system=True) if by_system else None
        self._phrases: PhraseGraph | None = None
        self._told = False

    def expect(self, phrases: PhraseGraph) -> None:
        """Let these phrases interrupt from now on."""
        self._phrases = phrases

    @property
    def phrases(self) -> PhraseGraph | None:
        """What may interrupt."""
        return self._phrases

    @property
    def how_well(self) -> HowWell:
        """How well a person can be told from the table's voice just now."""
        return self._overhearing.how_well

    @property
    def by_system(self) -> bool:
        """Whether it is the system that takes the table's voice out."""
        return self._overhearing is self._by_system

    def without_system(self) -> None:
        """Distinguish the table's voice from people's here from now on: the microphone has changed."""
        self._by_system = None

    @property
    def _overhearing(self) -> Overhearing:
        by_system = self._by_system
        if by_system is None or (self._own.how_well.well_enough and not by_system.how_well.well_enough):
            return self._own
        return by_system

    @property
    def sounding(self) -> bool:
        """Whether somebody speaks over the table's voice now."""
        return self._overhearing.running is not None

    def begins(self) -> bool:
        """Tell, once of each, whether somebody has begun to speak over the table's voice."""
        before, self._told = self._told, self.sounding
        return self._told and not before

    def hear(self, block: Block, *, spare: bool = False) -> list[Samples]:
        """Take a block of sound at ``RATE``; return what somebody has just said over the table's voice.

        Where time is to be spared only one way is gone by, the one that has proved to be the better one.
        """
        heard = (np.frombuffer(block.pcm, "<i2") / 32768).astype(np.float32)
        beside = self._played.beside(heard, block.moment)
        better = self._overhearing
        ways = (better,) if spare else (self._own, self._by_system)
        found = {one: one.accept(*beside) for one in ways if one is not None}
        return found.get(self._overhearing, [])

    def begun(self) -> bytes:
        """Return, as 16-bit samples, what somebody is saying over the table's last words; it is forgotten."""
        running = self._overhearing.running
        if running is None:
            return b""
        self._overhearing.forget_running()
        whole = np.concatenate((running, self._played.waiting))
        return np.clip(np.rint(whole * 32768), -32768, 32767).astype("<i2").tobytes()

    def interrupts(self, utterance: Utterance) -> bool:
        """Return whether what was said begins with one of the phrases that may interrupt."""
        return self._phrases is not None and begins_with(self._phrases, utterance.text.split())

    def judge(self, piece: Samples, recognizer: Recognizer, whole: PhraseGraph | None) -> Utterance | None:
        """Return what was said, if it may interrupt; ``recognizer`` expects other phrases afterwards.

        ``whole`` is what may be said when the table is silent: a correction that follows a 'no'.
        """
        if self._phrases is None or recognizer.sample_rate != RATE:
            return None
        found = interruption(recognizer, piece, self._phrases, whole)
        return None if found is None else replace(found, over_table=True)
