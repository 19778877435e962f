"""Lets a second ear hear doubtful utterances; nothing waits long for it, and nothing is done twice.

A doubtful utterance is held back while the second ear hears its sound, for at most ``LONGEST_WAIT``. Anything
said or typed meanwhile releases it at once, in order, as the first ear heard it. A failure of the second ear
is reported once, and the ear is not used for a while.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from voice_hanabi.hearing.second_ear.second_ear import RATE, SecondEar, SecondEarProblem, TableWords
from voice_hanabi.hearing.sources.source import LeaveAsked, RepeatAsked, SourceEnded
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.wording import Wording

LONGEST_WAIT = 2.5
"""The longest time for which an utterance is held back, in seconds."""
LONGEST_SOUND = 9.0
"""Seconds of sound for the second ear; anything earlier is silence, or was answered."""
REST = 30.0
"""Seconds for which a second ear is not used after it failed."""

LAST_WAIT = 10.0
"""Seconds to wait for a second ear that is still working when it is closed."""

Opener = Callable[[], tuple[Callable[[], SecondEar], str]]
"""Returns the opener of the second ear, and the host that receives the sound. Raises `SecondEarProblem`."""


@dataclass(frozen=True, slots=True)
class HeardAgain:
    """What the second ear made of the utterance with a number, or why it failed."""

    number: int
    text: str = ""
    problem: SecondEarProblem | None = None


def _none() -> tuple[Callable[[], SecondEar], str]:
    raise SecondEarProblem("second-ear-not-fetched")


class HearingAgain:
    """Holds one utterance at a time. Except for its own thread, it is called from the session's thread."""

    def __init__(
        self,
        deliver: Callable[[object], None],
        *,
        doubts: Callable[[Utterance], bool] = lambda utterance: False,
        sound_of: Callable[[Utterance], npt.NDArray[np.int16] | None] = lambda utterance: None,
        keep_sound: Callable[[bool], None] = lambda wanted: None,
        likely: Callable[[], TableWords] = lambda: TableWords("en"),
        opener: Opener = _none,
        tell: Callable[[SecondEarProblem], None] = lambda problem: None,
        longest: float = LONGEST_WAIT,
    ) -> None:
        """``deliver`` takes `HeardAgain`, from any thread. ``tell`` is called at the first failure of an ear.

        The table ``doubts`` an utterance, whose sound is kept once the second ear is wanted.
        """
        self._deliver = deliver
        self._doubts = doubts
        self._sound_of = sound_of
        self._keep_sound = keep_sound
        self._likely = likely
        self._opener = opener
        self._tell = tell
        self._longest = longest
        self._held: Utterance | None = None
        self._number = 0
        self._listener: _Listener | None = None
        self._rests_until = float("-inf")
        self._told: set[str] = set()

    @property
    def waiting(self) -> bool:
        """Whether an utterance is held back."""
        return self._held is not None

    def want(self, *, wanted: bool, wording: Wording) -> str:
        """Turn the second ear on or off; return the sentence about it."""
        self._rests_until = float("-inf")
        self._told.clear()
        if not wanted:
            self.close()
            return wording.say("second-ear-off")
        if self._listener is None:
            try:
                open_ear, host = self._opener()
            except SecondEarProblem as problem:
                return wording.problem(problem)
            self._listener = _Listener(open_ear, host, self._deliver)
            self._keep_sound(True)
        host = self._listener.host
        return wording.say("second-ear-on-elsewhere", host=host) if host else wording.say("second-ear-on")

    def holds(self, utterance: Utterance) -> bool:
        """Send an utterance that the table doubts to the second ear; return whether it is held back."""
        listener = self._listener
        if listener is None or listener.busy or utterance.typed or time.monotonic() < self._rests_until:
            return False
        if not self._doubts(utterance):
            return False
        sound = self._sound_of(utterance)
        if sound is None or not len(sound):
            return False
        self._number += 1
        self._held = utterance
        late = HeardAgain(self._number, problem=SecondEarProblem("second-ear-slow"))
        timer = threading.Timer(self._longest, self._deliver, (late,))
        timer.daemon = True
        timer.start()
        listener.hear(self._number, sound[-int(LONGEST_SOUND * RATE) :].tobytes(), self._likely())
        return True

    def before(self, event: object) -> Utterance | None:
        """Return what was held back, because something came that must follow it."""
        if isinstance(event, Utterance | LeaveAsked | RepeatAsked | SourceEnded):
            held, self._held = self._held, None
            return held
        return None

    def came(self, heard: HeardAgain) -> Utterance | None:
        """Return what was held back, with the second ear's result; ``None`` if it was already released."""
        held = self._held
        if held is None or heard.number != self._number:
            return None
        self._held = None
        if heard.problem is None:
            self._told.clear()
            return replace(held, second=heard.text)
        self._rests_until = time.monotonic() + REST
        if heard.problem.reason not in self._told:
            self._told.add(heard.problem.reason)
            self._tell(heard.problem)
        return held

    def close(self) -> None:
        """Close the second ear, and delete all sound."""
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.close()
            self._keep_sound(False)


class _Listener:
    """The thread that opens the second ear and hears; it ends when it is closed."""

    def __init__(
        self, open_ear: Callable[[], SecondEar], host: str, deliver: Callable[[object], None]
    ) -> None:
        self.host = host
        self._open = open_ear
        self._deliver = deliver
        self._work: queue.SimpleQueue[tuple[int, bytes, TableWords] | None] = queue.SimpleQueue()
        self.busy = False
        self._thread = threading.Thread(target=self._run, name="second ear", daemon=True)
        self._thread.start()

    def hear(self, number: int, sound: bytes, likely: TableWords) -> None:
        self.busy = True
        self._work.put((number, sound, likely))

    def close(self) -> None:
        self._work.put(None)
        # Whisper's own threads must have ended before the program does.
        self._thread.join(LAST_WAIT)

    def _run(self) -> None:
        ear: SecondEar | None = None
        failed: SecondEarProblem | None = None
        try:
            ear = self._open()
        except SecondEarProblem as problem:
            failed = problem
        while (work := self._work.get()) is not None:
            number, sound, likely = work
            try:
                heard = HeardAgain(number, problem=failed)
                if ear is not None:
                    heard = HeardAgain(number, ear.hear(sound, likely))
            except SecondEarProblem as problem:
                heard = HeardAgain(number, problem=problem)
            except Exception as error:
                # Whatever a library raises: the first ear's result still stands.
                details = {"path": self.host, "message": str(error)}
                heard = HeardAgain(number, problem=SecondEarProblem("second-ear-damaged", details))
            self.busy = False
            self._deliver(heard)
        if ear is not None:
            ear.close()
