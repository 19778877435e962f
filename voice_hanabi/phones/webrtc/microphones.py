"""The microphones of a table's calls as one source: each is its seat's, so that who spoke is known."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Executor
from dataclasses import replace

from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.recognising.prepared import PreparedGrammars
from voice_hanabi.hearing.recognising.shared import SharedGrammars
from voice_hanabi.hearing.recognising.vosk_recognizer import VoskRecognizer
from voice_hanabi.hearing.recognizer import Recognizer
from voice_hanabi.hearing.sources.source import Deliver, SourceEvent, SourceProblem
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.phones.exchange import Line
from voice_hanabi.phones.webrtc.hearing import SeatHearing
from voice_hanabi.phones.webrtc.turnstile import Turnstile


class FarMicrophones:
    """Hears the person who is called. The model is opened when the first speaks, and shared by all.

    What is said is delivered with its seat. May be used from any thread.
    """

    shut = False
    """Never: browsers take the table's voice out of what they send."""

    def __init__(
        self,
        open_grammars: Callable[[str], PreparedGrammars],
        language: str,
        executor: Executor,
        turnstile: Turnstile,
    ) -> None:
        """``open_grammars`` opens the model of a language.

        Recognise in the ``executor`` the person who comes through the ``turnstile``.
        """
        self._turnstile = turnstile
        self._open_grammars = open_grammars
        self._language = self._opened = language
        self._executor = executor
        self._lock = threading.Lock()
        self._opening = threading.Lock()
        self._grammars: SharedGrammars | None = None
        self._phrases: PhraseGraph | None = None
        self._deliver: Deliver | None = None
        self._hearing: dict[Line, SeatHearing] = {}
        self.called: Callable[[], None] = lambda: None
        """Told of each line that is heard from now on."""
        self.turned_away: Callable[[int], None] = lambda seat: None
        """Told of each seat that speaks while too many do: what it says is not heard."""
        self.phrases_of: Callable[[int], PhraseGraph | None] = lambda seat: None
        """What a seat alone is listened to for, where that is something else than all are."""

    def hearing(self, line: Line) -> SeatHearing:
        """Return what hears a line, from now until it is closed."""
        heard = SeatHearing(
            lambda: self._recognizer(line),
            lambda event: self._heard(line, event),
            self._executor,
            self._turnstile,
            lambda: self.turned_away(line.seat),
        )
        with self._lock:
            self._hearing = {other: one for other, one in self._hearing.items() if not one.closed}
            self._hearing[line] = heard
        self.called()
        return heard

    def speak(self, language: str) -> None:
        """Listen in this language from the next time on that somebody begins to speak."""
        self._language = language

    # As a source

    def start(self, deliver: Deliver) -> None:
        """Begin to deliver."""
        self._deliver = deliver

    def expect(self, phrases: PhraseGraph, later: Iterable[PhraseGraph] = ()) -> None:
        """Listen for these phrases from the next utterance on."""
        self._phrases = phrases
        if self._grammars is not None:
            self._executor.submit(self._prepare, phrases)

    @property
    def listens(self) -> bool:
        """Whether anybody is called: for who only types no phrases are made, which takes a while."""
        return any(not one.closed for one in list(self._hearing.values()))

    def ready(self) -> None:
        """Do nothing: people speak when they speak."""

    @property
    def sounding(self) -> bool:
        """Whether somebody speaks."""
        return any(one.sounding for one in list(self._hearing.values()))

    @property
    def heard_until(self) -> float:
        """Now."""
        return time.monotonic()

    def close(self) -> None:
        """Hear nothing more and let go of the model."""
        self._deliver = None
        for one in list(self._hearing.values()):
            one.close()
        with self._opening:
            grammars, self._grammars = self._grammars, None
        if grammars is not None:
            grammars.end()

    # Inside

    def _heard(self, line: Line, event: SourceEvent) -> None:
        deliver = self._deliver
        if deliver is not None and line.ended is None:
            deliver(
                at_seat(event, line.seat if line.place is None else line.place)
                if isinstance(event, Utterance)
                else event
            )

    def _recognizer(self, line: Line) -> Recognizer:
        phrases = self.phrases_of(line.seat) or self._phrases
        recognizer = VoskRecognizer(self._shared(), only_in_doubt=True)
        if phrases is not None:
            recognizer.expect(phrases)
        return recognizer

    def _shared(self) -> SharedGrammars:
        with self._opening:
            if self._grammars is None or self._opened != self._language:
                # Anybody who still speaks is heard to the end by the former.
                self._opened = self._language
                self._grammars = SharedGrammars(self._open_grammars(self._language))
            return self._grammars

    def _prepare(self, phrases: PhraseGraph) -> None:
        try:
            self._shared().prepare(phrases)
        except (ModelProblem, RuntimeError, OSError) as problem:
            if self._deliver is not None:
                self._deliver(SourceProblem("recognizer-failed", {"message": str(problem)}))


def at_seat(heard: Utterance, seat: int) -> Utterance:
    """Return what a seat's microphone heard: nobody presses anything, so what friends are told comes, too."""
    return replace(heard, seat=seat, among_talk=True)
