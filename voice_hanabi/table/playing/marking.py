"""Turns that players mark in a game, to look at them again when it is over."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from voice_hanabi.contract.commands import Arrange, Command
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.wording import Wording
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.saving.journal_problems import JournalProblem
from voice_hanabi.table.saving.journal_remarks import MARKED

if TYPE_CHECKING:
    from voice_hanabi.table.playing.playing import Playing

    AnyPlaying = Playing[Any, Any, Any]

LOOK_AT_LAST = Arrange("look-again", "last")
"""The command to look at them when the game is over."""


class Marks:
    """The marked turns of one game. Marks aren't secret: everybody may see them."""

    def __init__(self) -> None:
        self._turns: set[int] = set()
        self.looked_at = False
        """Whether the players have decided if they are reviewed after the game."""

    @property
    def wait(self) -> bool:
        """Whether there are any, and that decision is open."""
        return bool(self._turns) and not self.looked_at

    def recall(self, saved: Iterable[int]) -> None:
        """Restore the marks of a saved game."""
        self._turns.update(saved)

    def act(self, playing: AnyPlaying, command: Command, utterance: Utterance) -> list[Effect] | None:
        """Mark the current turn, if that was the command; ``None`` for any other."""
        if not isinstance(command, Arrange) or command.what != "mark":
            return None
        wording = playing.conversation.wording
        if playing.state.outcome is not None:
            return [playing.audiences.back_to(utterance.seat, wording.say("game-over-already"))]
        turn = playing.state.turn + 1
        if turn not in self._turns:
            try:
                playing.journal.add({MARKED: turn})
            except JournalProblem as problem:
                return [playing.conversation.everyone(wording.unsaved(problem))]
            self._turns.add(turn)
        return [playing.audiences.back_to(utterance.seat, wording.say("turn-marked", turn=turn))]

    def question(self, wording: Wording) -> str:
        """Say which turns were marked, and ask whether to look at them."""
        turns = wording.all_of(map(str, sorted(self._turns)))
        return wording.say("marks-to-look-at", turns=turns, count=len(self._turns))
