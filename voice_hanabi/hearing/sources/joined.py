"""Several sources at once as one: a microphone and a keyboard, phones, computer players."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.sources.sound_input import MicrophoneProblem
from voice_hanabi.hearing.sources.source import Deliver, Source, SourceEnded, SourceEvent, SourceProblem


class JoinedSources:
    """Delivers whatever any of its sources hears; it ends when all of them have ended.

    One that gives up is reported, and the others go on. ``later`` phrases are made for the first source
    alone, which is the one that listens.
    """

    def __init__(self, sources: Sequence[Source], *, tell_each_end: bool = False) -> None:
        """Join them; with ``tell_each_end`` each end is reported, as the others may hear nobody yet."""
        if not sources:
            raise ValueError("there is no source to join")
        self._tell_each_end = tell_each_end
        self._sources = tuple(sources)
        self._lock = threading.Lock()
        self._going = set(range(len(self._sources)))
        self._deliver_to: Deliver | None = None
        self._expected: PhraseGraph | None = None

    def add(self, source: Source) -> None:
        """Hear another source, too, from now on. Raises `MicrophoneProblem` where it can't be started."""
        with self._lock:
            place = len(self._sources)
            self._sources = (*self._sources, source)
            self._going.add(place)
        if self._expected is not None:
            source.expect(self._expected)
        if self._deliver_to is not None:
            source.start(partial(self._deliver, self._deliver_to, place))

    def remove(self, source: Source) -> None:
        """Close one that was added: the others go on, and none of them counts on it any more."""
        source.close()
        with self._lock:
            self._going.discard(self._sources.index(source))

    def start(self, deliver: Deliver) -> None:
        """Start all sources. Raises `MicrophoneProblem` where no source at all can be started."""
        self._deliver_to = deliver
        for place, source in enumerate(self._sources):
            try:
                source.start(partial(self._deliver, deliver, place))
            except MicrophoneProblem as problem:
                if not self._ends(place):
                    raise
                deliver(SourceProblem(problem.reason, problem.details))

    def expect(self, phrases: PhraseGraph, later: Iterable[PhraseGraph] = ()) -> None:
        """Listen for these phrases everywhere."""
        self._expected = phrases
        first, *others = self._sources
        first.expect(phrases, later)
        for source in others:
            source.expect(phrases)

    @property
    def listens(self) -> bool:
        """Whether any of them does."""
        return any(source.listens for source in self._sources)

    def ready(self) -> None:
        """Tell all sources that more is awaited."""
        for source in self._sources:
            source.ready()

    @property
    def sounding(self) -> bool:
        """Whether somebody speaks to any of them now."""
        return any(source.sounding for source in self._sources)

    @property
    def heard_until(self) -> float:
        """Up to when (``time.monotonic``) ``sounding`` and ``shut`` tell all that sounded."""
        return min(source.heard_until for source in self._sources)

    @property
    def shut(self) -> bool:
        """Whether what is said to any of them now is lost."""
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
        """Note that a source has ended; return whether another one goes on."""
        with self._lock:
            self._going.discard(place)
            return bool(self._going)
