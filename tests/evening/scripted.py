"""An evening whose source is a script with pauses, for tests of timing."""

from __future__ import annotations

import io
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from voice_hanabi.contract.choices import Choices
from voice_hanabi.evening.ears.speaker_ears import SpeakerEars
from voice_hanabi.evening.session import Session
from voice_hanabi.evening.silences.moment import Pace
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.sources.source import Deliver, SourceEnded, SourceEvent
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.reasons import Missing, Undelivered
from voice_hanabi.speaking.routes import Route, TextRoute
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.table.conversation.conversation import Confirm
from voice_hanabi.table.saving.journal import read_journal
from voice_hanabi.table.saving.journal_folder import saved_games
from voice_hanabi.table.table import Table

MOMENT = 0.3
NAMES = ("Anna", "Petr")
WORDS = Wording("en", NAMES, "hanabi")


def heard(text: str, seat: int | None = None) -> Utterance:
    return Utterance((Alternative(text),), seat=seat)


@dataclass(frozen=True)
class Told:
    """Silence until these words are announced, however long a busy machine takes."""

    words: str


Step = float | str | Told | SourceEvent | Undelivered | Callable[[], None]
"""A pause in seconds, a sentence, something else that happens, or what is done meanwhile."""

PATIENCE = 60.0
"""Seconds to wait for an announcement."""


class Script:
    """A source that runs through its steps in its own thread, like a microphone."""

    def __init__(self, steps: Sequence[Step], told: Callable[[], str] = str) -> None:
        self.steps = steps
        self._told = told
        self.expected: list[PhraseGraph] = []
        self.later: tuple[PhraseGraph, ...] = ()
        self.readied = 0
        self.sounding = False
        self.held_back = 0.0
        self._silent_until: float | None = None
        self.shut = False
        self.closed = False

    def start(self, deliver: Deliver) -> None:
        threading.Thread(target=self._run, args=(deliver,), daemon=True).start()

    def expect(self, phrases: PhraseGraph, later: Sequence[PhraseGraph] = ()) -> None:
        self.expected.append(phrases)
        self.later = tuple(later)

    @property
    def listens(self) -> bool:
        return True

    @property
    def heard_until(self) -> float:
        """Up to the end of a pause and no further: a busy machine makes no pause longer."""
        now = time.monotonic()
        return min(now, self._silent_until or now) - self.held_back

    def ready(self) -> None:
        self.readied += 1

    def close(self) -> None:
        self.closed = True

    def _run(self, deliver: Deliver) -> None:
        for step in self.steps:
            if isinstance(step, float):
                self._silent_until = time.monotonic() + step
                time.sleep(step)
            elif isinstance(step, str):
                deliver(heard(step))
            elif isinstance(step, Told):
                self._silent_until, given_up = None, time.monotonic() + PATIENCE
                while step.words not in self._told() and time.monotonic() < given_up:
                    time.sleep(0.01)
            elif callable(step):
                step()
            else:
                deliver(step)  # type: ignore[arg-type]
        self._silent_until = None
        time.sleep(0.1)
        if not self.closed:
            deliver(SourceEnded())


class Evening:
    """A session with a script, and what was printed for each audience."""

    def __init__(
        self,
        folder: Path,
        steps: Sequence[Step],
        *,
        pace: Pace | None = None,
        confirm: Confirm = Confirm.ANNOUNCE,
        ears: dict[str, Route] | None = None,
        names: tuple[str, ...] = NAMES,
        language: str = "en",
        shows_card: Callable[[], bool] = lambda: False,
    ) -> None:
        self.lines = io.StringIO()
        self.problems: list[object] = []
        self.languages: list[str] = []
        self.missing: list[Missing] = []
        self.source = Script(steps, self.lines.getvalue)
        events: queue.SimpleQueue[object] = queue.SimpleQueue()
        self.speaker = Speaker(TextRoute(), ears, undelivered=events.put, lines=self.lines)
        self.speaker.set_seats(names)
        self.folder = folder
        self.table = Table(
            Choices(language, "hanabi", count=len(names) or None, names=names),
            GAMES,
            folder=folder,
            new_seed=lambda: 3,
            ears=SpeakerEars(self.speaker, self.missing.append),
            confirm=confirm,
        )
        self.session = Session(
            self.table,
            self.speaker,
            self.source,
            pace or Pace(waits=True, moment=MOMENT),
            events=events,
            undelivered=self.problems.append,
            language_changed=self.languages.append,
            shows_card=shows_card,
        )

    def run(self) -> list[str]:
        opening = self.table.deal_now() if self.table.conversation.names else self.table.begin()
        self.session.run(opening)
        self.table.close()
        self.speaker.close()
        return self.lines.getvalue().splitlines()

    @property
    def turn(self) -> int:
        return read_journal(next(saved_games(self.folder)), GAMES).state.turn


def place_of(lines: list[str], part: str) -> int:
    return next(place for place, line in enumerate(lines) if part in line)
