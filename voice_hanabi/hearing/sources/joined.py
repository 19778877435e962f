"""Joins several sources into one: a microphone and a keyboard, phones, computer players."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.sources.sound_input import MicrophoneProblem
from voice_hanabi.hearing.sources.source import Deliver, Source, SourceEnded, SourceEvent, SourceProblem


class JoinedSources:
    """Delivers the events of all its sources; it ends when all of them have ended.

    If one gives up, that is reported, and the others go on. ``later`` phrases are prepared only for the first
    source, which is the one that listens.
    """

    def __init__(self, sources: Sequence[Source], *, tell_each_end: bool = False) -> None:
        """Join them; with ``tell_each_end`` each end is reported, as the others may not hear anybody yet."""
        if not sources:
            raise ValueError("there is no source to join")
        self._tell_each_end = tell_each_end
        self._sources = tuple(sources)
        self._lock = threading.Lock()
        self._going = set(range(len(self._sources)))
        self._deliver_to: Deliver | None = None
        self._expected: PhraseGraph | None = None

    def add(self, source: Source) -> None:
        """Add another source. Raises `MicrophoneProblem` if it can't be started."""
        with self._lock:
            place = len(self._sources)
            self._sources = (*self._sources, source)
            self._going.add(place)
        if self._expected is not None:
            source.expect(self._expected)
        if self._deliver_to is not None:
            source.start(partial(self._deliver, self._deliver_to, place))

    def remove(self, source: Source) -> None:
        """Close one that was added; the others go on."""
        source.close()
        with self._lock:
            self._going.discard(self._sources.index(source))

    def start(self, deliver: Deliver) -> None:
        """Start all sources. Raises `MicrophoneProblem` if none can be started."""
        self._deliver_to = deliver
        for place, source in enumerate(self._sources):
            try:
                source.start(partial(self._deliver, deliver, place))
            except MicrophoneProblem as problem:
                if not self._ends(place):
                    raise
                deliver(SourceProblem(problem.reason, problem.details))

    def expect(self, phrases: PhraseGraph, later: Iterable[PhraseGraph] = ()) -> None:
        """Listen for these phrases in all sources."""
        self._expected = phrases
        first, *others = self._sources
        first.expect(phrases, later)
        for source in others:
            source.expect(phrases)

    @property
    def listens(self) -> bool:
        """Whether any of them listens for phrases."""
        return any(source.listens for source in self._sources)

    def ready(self) -> None:
        """Tell all sources that the next utterance is awaited."""
        for source in self._sources:
            source.ready()

    @property
    def sounding(self) -> bool:
        """Whether somebody is speaking to any of them now."""
        return any(source.sounding for source in self._sources)

    @property
    def heard_until(self) -> float:
        """The time (``time.monotonic``) up to which ``sounding`` and ``shut`` cover all sound."""
        return min(source.heard_until for source in self._sources)

    @property
    def shut(self) -> bool:
        """Whether speech to any of them is lost now."""
        return any(source.shut for source in self._sources)

    def close(self) -> None:
        """Close all."""
        for source in self._sources:
            source.close()

    def _deliver(self, deliver: Deliver, place: int, event: SourceEvent) -> None:
        match event:
            case SourceEnded():
                others = self._ends(place)
                if self._tell_each_end or not others:
                    deliver(SourceEnded(others))
            case SourceProblem(final=True):
                deliver(replace(event, final=not self._ends(place)))
            case _:
                deliver(event)

    def _ends(self, place: int) -> bool:
        """Record that a source has ended; return whether another one goes on."""
        with self._lock:
            self._going.discard(place)
            return bool(self._going)
