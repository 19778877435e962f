"""One seat's microphone: detects when somebody speaks into it, and recognises what they say.

A recogniser exists only while somebody speaks. Sound arrives in the calls' thread and is recognised in
others, which all seats share; each seat's sound stays in order.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import replace

import numpy as np
import soxr

from voice_hanabi.hearing.recognizer import Recognizer
from voice_hanabi.hearing.sound.sounding import Sounding
from voice_hanabi.hearing.sources.source import SourceEvent, SourceProblem, SpeechStarted
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.phones.webrtc.mixing import FRAME, RATE, Frame
from voice_hanabi.phones.webrtc.turnstile import Turnstile

SECONDS = FRAME / RATE
"""The length of a frame."""

BEFORE = 15
"""How many frames before the start of a detected voice are recognised too."""

STAYS = 0.9
"""Seconds of quiet after which the utterance ends."""

BLOCK = 5
"""How many frames are recognised at once."""

MOST_BEHIND = 300
"""The most frames that may wait to be recognised (6 s). More are dropped, and reported."""


class SeatHearing:
    """Hears one seat. ``hear`` and ``quiet`` are called in one thread, the rest from any."""

    def __init__(
        self,
        open_recognizer: Callable[[], Recognizer],
        deliver: Callable[[SourceEvent], None],
        executor: Executor,
        turnstile: Turnstile,
        turned_away: Callable[[], None] = lambda: None,
    ) -> None:
        """Deliver utterances without a seat; ``open_recognizer`` returns a recogniser that knows what to
        expect.

        Each speaker must pass the ``turnstile``; ``turned_away`` is called if there is no room.
        """
        self._turnstile = turnstile
        self._turned_away = turned_away
        self._inside = False
        self._open = open_recognizer
        self._deliver = deliver
        self._executor = executor
        self._sounding = Sounding()
        self._before: deque[Frame] = deque(maxlen=BEFORE)
        self._silence = 0.0
        self.speaks = False
        """Whether somebody is speaking, by loudness, including a pause between two words."""
        self._answered = False
        """Whether an utterance has ended and nothing sounded since, so that quiet needs no recogniser."""
        self._lock = threading.Lock()
        self._work: deque[Frame | None] = deque()
        self._busy = False
        self._closed = False
        # Only in the thread that recognises it:
        self._recognizer: Recognizer | None = None
        self._resampled: soxr.ResampleStream | None = None

    @property
    def sounding(self) -> bool:
        """Whether a voice sounds now, or is being recognised."""
        return self._sounding.now or (self.speaks and self._silence < 0.3) or len(self._work) > BLOCK

    def hear(self, frame: Frame) -> None:
        """Take a frame of 20 ms."""
        loudness = float(np.sqrt(np.mean(np.square(frame.astype(np.float32))))) / 32_768
        self._sounding.hear(loudness, SECONDS, time.monotonic())
        if self._sounding.now:
            self._silence = 0.0
            if not self.speaks:
                self._begins()
            elif self._answered:
                self._goes_on()
        elif self.speaks:
            self._silence += SECONDS
        self._take(frame)

    def quiet(self, seconds: float) -> None:
        """Record that nothing came for a while: a silent browser sends nothing."""
        if not self.speaks:
            return
        silence = np.zeros(FRAME, np.int16)
        for _ in range(min(50, round(seconds / SECONDS))):
            self._sounding.hear(0.0, SECONDS, time.monotonic())
            self._silence += SECONDS
            self._take(silence)
            if not self.speaks:
                return

    @property
    def closed(self) -> bool:
        """Whether listening has stopped."""
        return self._closed

    def close(self) -> None:
        """Stop listening."""
        with self._lock:
            self._closed = True
            self._work.clear()
        self._resampled = None
        self._leaves()

    def _take(self, frame: Frame) -> None:
        if not self.speaks or self._answered:
            self._before.append(frame)
        else:
            self._put(frame)
        if self.speaks and self._silence >= STAYS:
            self._ends()

    def _begins(self) -> None:
        self.speaks, self._answered = True, False
        with self._lock:
            # What was said just before may still be being recognised; its place is kept.
            self._inside = self._inside or (not self._closed and self._turnstile.enter())
        if self._inside:
            self._put(*self._before)
        else:
            self._turned_away()
        self._before.clear()

    def _goes_on(self) -> None:
        self._answered = False
        self._put(*self._before)
        self._before.clear()

    def _ends(self) -> None:
        self.speaks = False
        self._silence = 0.0
        self._put(None)

    def _leaves(self) -> None:
        with self._lock:
            if self._inside and (self._closed or not (self.speaks or self._work)):
                self._inside = False
                self._turnstile.leave()

    def _put(self, *frames: Frame | None) -> None:
        with self._lock:
            if self._closed or not self._inside:
                return
            self._work.extend(frames)
            if len(self._work) > MOST_BEHIND:
                # It comes faster than it is recognised, but its end must not be lost.
                self._work = deque([None])
            if self._busy or (len(self._work) < BLOCK and self._work and self._work[-1] is not None):
                return
            self._busy = True
        self._executor.submit(self._recognise)

    def _recognise(self) -> None:
        while True:
            with self._lock:
                if self._closed or not self._work:
                    self._busy = False
                    return
                frames: list[Frame] = []
                ends = False
                while self._work and len(frames) < BLOCK and not ends:
                    one = self._work.popleft()
                    if one is None:
                        ends = True
                    else:
                        frames.append(one)
            try:
                self._accept(frames, ends)
            except Exception as problem:
                # Whatever a recogniser or its model raises: the others are still heard, and what is typed.
                self._recognizer = None
                self._deliver(SourceProblem("recognizer-failed", {"message": str(problem)}))
            if ends:
                self._leaves()

    def _accept(self, frames: list[Frame], ends: bool) -> None:
        if self._recognizer is None and frames:
            self._recognizer = self._open()
            self._resampled = soxr.ResampleStream(RATE, self._recognizer.sample_rate, 1, "int16", "MQ")
        resampled = self._resampled
        if self._recognizer is None or resampled is None:
            return
        spoke = self._recognizer.speaking
        if frames:
            sound = resampled.resample_chunk(np.concatenate(frames))
            heard = self._recognizer.accept(sound.tobytes()) if len(sound) else None
            if self._recognizer.speaking and not spoke:
                self._deliver(SpeechStarted(time.monotonic()))
            self._told(heard)
            if heard is not None:
                with self._lock:
                    # If it lags, what has come since then must be heard to its end.
                    self._answered = len(self._work) < BLOCK
        if ends:
            # Quiet after an utterance contains no other one, and ending it would take as long as a word.
            heard = None if self._answered else self._recognizer.finish()
            self._recognizer = self._resampled = None
            self._told(heard)

    def _told(self, heard: Utterance | None) -> None:
        if heard is not None and not self._closed:
            self._deliver(replace(heard, seat=None))
