"""The program as people use it, in a process of its own, reporting what it does and when.

Its parts are those of ``voice-hanabi`` with ``--input mic``, with passive observers between them. Each line
on standard output is one report, as JSON: ``at`` is in seconds of ``time.monotonic``. The recogniser's input
is stored in a file: for each piece the time, the number of bytes, and the samples. On standard input, a line
``type WORDS`` types something, and ``end`` ends the evening.
"""

from __future__ import annotations

import itertools
import json
import os
import queue
import struct
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

from voice_hanabi.cli import play as playing
from voice_hanabi.contract.commands import ActionCommand
from voice_hanabi.contract.teller import Ready
from voice_hanabi.evening.choices_asked import choices_of
from voice_hanabi.evening.ears.speaker_ears import SpeakerEars
from voice_hanabi.evening.equipment import Equipment
from voice_hanabi.evening.saved_games import saves_folder
from voice_hanabi.evening.session import Session
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.recognizer import Recognizer, WrappedRecognizer
from voice_hanabi.hearing.sources.listening import ListeningGate
from voice_hanabi.hearing.sources.source import SourceEnded
from voice_hanabi.hearing.utterance import Utterance, typed_line
from voice_hanabi.hearing.voices.confusability import sounds_alike
from voice_hanabi.serving.run_table import RunTable
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.table.conversation.conversation import Confirm
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.playing.open_questions import ReadBack
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.table import Table
from voice_hanabi.understanding.outcome import Understood

PIECE = struct.Struct("<dI")
"""The header of each piece of sound in the file: its time and its number of bytes."""

_LOOK = 0.005


def tell(what: str, **details: object) -> None:
    """Write a report."""
    line = json.dumps({"what": what, "at": time.monotonic(), **details})
    # In a single write, because several threads report.
    os.write(sys.stdout.fileno(), (line + "\n").encode())


class _Ear(WrappedRecognizer[Recognizer]):
    """A recogniser that stores its input."""

    def __init__(self, recognizer: Recognizer, kept: BinaryIO) -> None:
        super().__init__(recognizer)
        self._kept = kept

    def accept(self, pcm: bytes) -> Utterance | None:
        """Accept samples, and store them."""
        self._kept.write(PIECE.pack(time.monotonic(), len(pcm)) + pcm)
        return super().accept(pcm)


class _Watched(RunTable):
    """A table that reports everything it hears, with the game's state afterwards."""

    def deal(self) -> list[Effect]:
        """Deal, and report it."""
        return self._told("dealt", self.table.deal_now())

    def hear(self, utterance: Utterance) -> list[Effect]:
        """Process what was said or typed."""
        return self._told("heard", self.table.hear(utterance), text=utterance.text, typed=utterance.typed)

    def settle(self) -> list[Effect]:
        """Carry out what was waiting."""
        return self._told("settled", super().settle())

    def move(self) -> list[Effect]:
        """Let a computer player move."""
        return self._told("moved", super().move())

    def ask_first(self) -> list[Effect]:
        """Ask before carrying out what is waiting."""
        return self._told("asked", super().ask_first())

    def pressed_enter(self) -> list[Effect]:
        """Handle an Enter key that was pressed without typing anything."""
        return self._told("repeated", self.table.pressed_enter())

    def leave(self) -> list[Effect]:
        """End the evening."""
        return self._told("left", super().leave())

    def _told(self, what: str, effects: list[Effect], **details: object) -> list[Effect]:
        said = [one.text for one in effects if isinstance(one, Announcement) and one.audience is None]
        tell(what, said=said, **details, **self._standing())
        return effects

    def _standing(self) -> dict[str, object]:
        playing = self.table.phase
        if not isinstance(playing, Playing) or playing.state.outcome is not None:
            return {"over": True}
        words = playing.teller.demonstrated(playing.state)
        waits = playing.open
        return {
            "over": False,
            "seat": int(playing.state.current),
            "turn": playing.state.turn,
            "open": type(waits).__name__ if waits is not None else "",
            "action": repr(waits.action) if isinstance(waits, ReadBack) else "",
            "words": words,
            "meant": _meant(self.table, playing, words),
        }


def _meant(table: Table, playing: Playing, words: str) -> str:  # type: ignore[type-arg]
    """Return the action that the words request if they are heard correctly; empty for anything else."""
    understood = table.interpreter.understand(
        typed_line(words), playing.wide.intents, playing.possible, playing.state.current
    )
    if not isinstance(understood, Understood) or not isinstance(understood.command, ActionCommand):
        return ""
    outcome = playing.teller.request(playing.teller.placed(understood.command, playing.state), playing.state)
    return repr(outcome.action) if isinstance(outcome, Ready) else ""


def _watch(speaker: Speaker, gate: ListeningGate, over: threading.Event) -> None:
    """Report when the table starts and stops making sound, and when the microphone opens and closes."""
    aloud = hears = False
    while not over.wait(_LOOK):
        before = aloud, hears
        aloud, hears = speaker.speaking_aloud(), gate.open
        if aloud != before[0]:
            tell("aloud" if aloud else "quiet")
        if hears != before[1]:
            tell("open" if hears else "shut")


def _listen(events: queue.SimpleQueue[object]) -> None:
    """Carry out requests from standard input; its end ends the evening."""
    for line in sys.stdin:
        verb, _, words = line.strip().partition(" ")
        if verb == "type":
            events.put(typed_line(words))
        elif verb == "end":
            break
    events.put(SourceEnded())


def play(kept: Path, arguments: Sequence[str]) -> None:
    """Play with these options of ``voice-hanabi`` until the evening ends."""
    options, _ = playing.COMMAND.read(arguments)
    equipment = Equipment(options, options.lang or "en")
    choices = choices_of(options, equipment.language)
    events: queue.SimpleQueue[object] = queue.SimpleQueue()
    over = threading.Event()
    seeds = itertools.count(options.seed or 1)
    with equipment.speaker(events.put) as speaker, kept.open("wb", buffering=0) as sound:
        gate = ListeningGate(speaker, headset=options.headset)
        recognizers = equipment.recognizers()
        recognizer = recognizers.open()
        ear = _Ear(recognizer, sound)
        source, pace, _ = equipment.source(gate, lambda: ear)
        equipment.remarks += [equipment.missing(part) for part in speaker.set_seats(choices.names)]
        ears = SpeakerEars(speaker, seated=recognizers.seat)
        table = Table(
            choices,
            GAMES,
            folder=options.saves or saves_folder(),
            new_seed=lambda: next(seeds),
            ears=ears,
            confirm=Confirm(options.confirm),
            sounds_alike=sounds_alike,
        )
        equipment.interrupt_with(table)
        watched = _Watched(table)
        session = Session(
            watched,
            speaker,
            source,
            pace,
            events=events,
            undelivered=lambda part: tell("undelivered", reason=str(part)),
            language_changed=recognizers.speak,
        )
        remarks = [table.conversation.everyone(remark) for remark in equipment.remarks]
        tell("remarks", said=[remark.text for remark in remarks])
        threading.Thread(target=_watch, args=(speaker, gate, over), daemon=True).start()
        threading.Thread(target=_listen, args=(events,), daemon=True).start()
        try:
            session.run([*remarks, *watched.deal()])
        finally:
            over.set()
            source.close()
            table.close()
    tell("over")


if __name__ == "__main__":
    play(Path(sys.argv[1]), sys.argv[2:])
