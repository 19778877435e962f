"""The interface of what a session runs: a table, or another conversation that hears and answers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Effect


class Dialogue(Protocol):
    """What a session runs: a table, or another conversation."""

    @property
    def conversation(self) -> Conversation:
        """The language, the names and the words."""

    time_passes: bool
    """Whether people take part in real time, or lines of a script follow one another."""

    @property
    def phrases(self) -> PhraseGraph:
        """What may be said now."""

    @property
    def next_phrases(self) -> Iterable[PhraseGraph]:
        """What may be said next: the answers to possible questions."""

    @property
    def speaking_seat(self) -> int | None:
        """Who is speaking, if no microphone tells."""

    @property
    def unsettled(self) -> bool:
        """Whether something waits for a moment of silence, after which ``settle`` is called."""

    @property
    def thinking(self) -> float | None:
        """Seconds of silence after which the table goes on by itself with ``move``; ``None`` for never."""

    @property
    def thinks(self) -> bool:
        """Whether the wait is for a computer player to think."""

    def hear(self, utterance: Utterance) -> list[Effect]:
        """Take what was said or typed, and return the effects."""

    def move(self) -> list[Effect]:
        """Go on by itself."""

    def settle(self) -> list[Effect]:
        """Carry out what was waiting; also called at the end of the input."""

    def ask_first(self) -> list[Effect]:
        """Ask before carrying out what waits, because a voice was heard and not understood."""

    def pressed_enter(self) -> list[Effect]:
        """Handle Enter on the keyboard with nothing typed."""

    def leave(self) -> list[Effect]:
        """End it, and say so."""
