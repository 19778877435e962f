"""The microphones of a table's calls as one source: each utterance has its speaker's seat."""

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
    """Hears everybody in a call. The model is opened when the first of them speaks, and shared by all.

    Each utterance is delivered with its seat. Thread-safe.
    """

    shut = False
    """Always false: browsers remove the table's voice from what they send."""

    def __init__(
        self,
        open_grammars: Callable[[str], PreparedGrammars],
        language: str,
        executor: Executor,
        turnstile: Turnstile,
    ) -> None:
        """``open_grammars`` opens the model of a language.

        Recognise in the ``executor`` the speakers that pass the ``turnstile``.
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
        """Called with each line that is heard from now on."""
        self.turned_away: Callable[[int], None] = lambda seat: None
        """Called with each seat that speaks while too many do: it isn't heard."""
        self.phrases_of: Callable[[int], PhraseGraph | None] = lambda seat: None
        """What to listen for at one seat, if that differs from what all may say."""

    def hearing(self, line: Line) -> SeatHearing:
        """Return the hearing of a line, from now until it is closed."""
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
        """Use this language from the next utterance on."""
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
        """Whether anybody is in a call: no phrases are made for people who only type, because that takes a
        while.
        """
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
        """Stop listening and close the model."""
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
                # Anybody who is still speaking is heard to the end by the former recogniser.
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
    """Return what a seat's microphone heard: there is no push-to-talk, so talk among friends is included."""
    return replace(heard, seat=seat, among_talk=True)
