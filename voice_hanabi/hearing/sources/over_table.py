"""Hears what is said into a microphone while the table speaks, if people can be told from it."""

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
    """Finds the few phrases that may interrupt the table. ``expect`` is thread-safe, the rest is not."""

    def __init__(self, played: PlayedSound, *, by_system: bool = False) -> None:
        """``played`` gets what the loudspeaker for everyone plays.

        ``by_system`` is true if the system removes it from the microphone's sound. If it turns out that it
        doesn't, this object does it itself.
        """
        self._played = played
        self._own = Overhearing()
        self._by_system = Overhearing(by_system=True) if by_system else None
        self._phrases: PhraseGraph | None = None
        self._told = False

    def expect(self, phrases: PhraseGraph) -> None:
        """Accept these phrases as interruptions from now on."""
        self._phrases = phrases

    @property
    def phrases(self) -> PhraseGraph | None:
        """The phrases that may interrupt."""
        return self._phrases

    @property
    def how_well(self) -> HowWell:
        """How well a person can currently be told from the table's voice."""
        return self._overhearing.how_well

    @property
    def by_system(self) -> bool:
        """Whether the system removes the table's voice."""
        return self._overhearing is self._by_system

    def without_system(self) -> None:
        """Tell the table's voice from people's here from now on, because the microphone has changed."""
        self._by_system = None

    @property
    def _overhearing(self) -> Overhearing:
        by_system = self._by_system
        if by_system is None or (self._own.how_well.well_enough and not by_system.how_well.well_enough):
            return self._own
        return by_system

    @property
    def sounding(self) -> bool:
        """Whether somebody is speaking over the table's voice now."""
        return self._overhearing.running is not None

    def begins(self) -> bool:
        """Return whether somebody has just begun to speak over the table's voice; true once each time."""
        before, self._told = self._told, self.sounding
        return self._told and not before

    def hear(self, block: Block, *, spare: bool = False) -> list[Samples]:
        """Take a block of sound at ``RATE``; return what somebody has just said over the table's voice.

        If time is short, only the method that has proved better is used.
        """
        heard = (np.frombuffer(block.pcm, "<i2") / 32768).astype(np.float32)
        beside = self._played.beside(heard, block.moment)
        better = self._overhearing
        ways = (better,) if spare else (self._own, self._by_system)
        found = {one: one.accept(*beside) for one in ways if one is not None}
        return found.get(self._overhearing, [])

    def begun(self) -> bytes:
        """Return, as 16-bit samples, what somebody is saying over the table's last words, and forget it."""
        running = self._overhearing.running
        if running is None:
            return b""
        self._overhearing.forget_running()
        whole = np.concatenate((running, self._played.waiting))
        return np.clip(np.rint(whole * 32768), -32768, 32767).astype("<i2").tobytes()

    def interrupts(self, utterance: Utterance) -> bool:
        """Return whether the words begin with a phrase that may interrupt."""
        return self._phrases is not None and begins_with(self._phrases, utterance.text.split())

    def judge(self, piece: Samples, recognizer: Recognizer, whole: PhraseGraph | None) -> Utterance | None:
        """Return what was said if it may interrupt; afterwards ``recognizer`` expects other phrases.

        ``whole`` is what may be said when the table is silent: a correction that follows a 'no'.
        """
        if self._phrases is None or recognizer.sample_rate != RATE:
            return None
        found = interruption(recognizer, piece, self._phrases, whole)
        return None if found is None else replace(found, over_table=True)
