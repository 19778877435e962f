"""A far microphone's recogniser gets the speech, and no more silence than it takes to end an utterance."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from voice_hanabi.hearing.sources.source import SourceEvent
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.phones.webrtc.hearing import BLOCK, SeatHearing
from voice_hanabi.phones.webrtc.mixing import FRAME, RATE, Frame
from voice_hanabi.phones.webrtc.turnstile import Turnstile


class EndsSoon:
    """A recogniser for which an utterance ends after 0.2 s of quiet."""

    sample_rate = 16_000

    def __init__(self) -> None:
        self.speaking = False
        self.quiet = 0
        self.taken = 0

    def accept(self, chunk: bytes) -> Utterance | None:
        samples = np.frombuffer(chunk, np.int16).astype(int)
        self.taken += len(samples)
        loud = bool(np.abs(samples).max(initial=0) > 1000)
        self.quiet = 0 if loud else self.quiet + len(samples)
        self.speaking = self.speaking or loud
        return self.finish() if self.quiet > 3200 else None

    def finish(self) -> Utterance | None:
        said, self.speaking = self.speaking, False
        return Utterance((Alternative("play"),)) if said else None


def frame(*, loud: bool) -> Frame:
    tone = np.sin(2 * np.pi * 300 * np.arange(FRAME) / RATE) * (9000 if loud else 20)
    return tone.astype(np.int16)


def test_silence_after_an_utterance_is_not_recognised_but_the_next_word_is() -> None:
    opened: list[EndsSoon] = []
    heard: list[SourceEvent] = []

    def open_one() -> EndsSoon:
        opened.append(EndsSoon())
        return opened[-1]

    with ThreadPoolExecutor(1) as executor:
        hearing = SeatHearing(open_one, heard.append, executor, Turnstile(8))  # type: ignore[arg-type]

        def hears(frames: int, *, loud: bool) -> None:
            for _ in range(frames):
                hearing.hear(frame(loud=loud))
                time.sleep(0.002)

        hears(20, loud=False)
        hears(20, loud=True)
        hears(30, loud=False)
        assert sum(isinstance(one, Utterance) for one in heard) == 1
        taken = opened[0].taken
        hears(2 * BLOCK, loud=False)
        assert opened[0].taken == taken
        # A second word in the same breath starts with the sound that came before it was noticed.
        hears(20, loud=True)
        hears(30, loud=False)
        assert len(opened) == 1
        assert sum(isinstance(one, Utterance) for one in heard) == 2
        assert opened[0].taken - taken >= 20 * FRAME // 3
