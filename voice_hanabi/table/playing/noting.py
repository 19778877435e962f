"""Players' private notes: told to their own ear, saved with the game, visible to nobody else."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from voice_hanabi.contract.commands import Command
from voice_hanabi.contract.teller import Noting, Refused
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.saving.journal_problems import JournalProblem
from voice_hanabi.table.saving.journal_remarks import NOTED, Note

if TYPE_CHECKING:
    from voice_hanabi.table.playing.playing import Playing

    AnyPlaying = Playing[Any, Any, Any]


class Notes:
    """The notes of one game, by seat. They are not part of its state, so no view contains them."""

    def __init__(self) -> None:
        self._by_seat: dict[int, list[Note]] = defaultdict(list)

    def recall(self, saved: Iterable[tuple[int, Note]]) -> None:
        """Restore the notes of a saved game."""
        for seat, note in saved:
            self._take(seat, note)

    def of(self, seat: int) -> tuple[Note, ...]:
        """Return a seat's notes, oldest first."""
        return tuple(self._by_seat.get(seat, ()))

    def act(self, playing: AnyPlaying, command: Command, utterance: Utterance) -> list[Effect] | None:
        """Carry out a request about somebody's notes; ``None`` for any other command."""
        seat = playing.asker(None, utterance)
        wished = playing.teller.noting(command, playing.state, seat)
        if wished is None:
            return None
        if isinstance(wished, Refused):
            return [playing.audiences.back_to(utterance.seat, wished.sentence)]
        return self._do(playing, wished, seat)

    def _do(self, playing: AnyPlaying, wished: Noting, seat: int) -> list[Effect]:
        say = playing.conversation.wording.say
        if wished.note is None and not wished.forget:
            notes = playing.teller.notes(self.of(seat), playing.state, seat)
            return playing.audiences.told_to(
                seat, say("notes-told", notes=notes) if notes else say("notes-none")
            )
        if enough := playing.beside.enough(playing, seat):
            return [playing.audiences.back_to(seat, enough)]
        note: Note = wished.note or {}
        try:
            playing.journal.add({NOTED: seat, **note})
        except JournalProblem as problem:
            return [playing.conversation.everyone(playing.conversation.wording.unsaved(problem))]
        self._take(seat, note)
        notes = playing.teller.notes([note], playing.state, seat)
        taken = f"{say('note-taken', note=notes)} {wished.doubt}".rstrip()
        return playing.audiences.told_to(seat, taken if notes else say("notes-forgotten"))

    def _take(self, seat: int, note: Note) -> None:
        """Add a note; an empty one deletes all."""
        if note:
            self._by_seat[seat].append(note)
        else:
            self._by_seat.pop(seat, None)
