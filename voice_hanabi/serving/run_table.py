"""The interface of a table for its session: everything is passed on, except what a subclass overrides."""

from __future__ import annotations

from collections.abc import Iterable

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.table import Table


class RunTable:
    """Passes on to a table what its session asks."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def conversation(self) -> Conversation:
        """The language, the names and the words."""
        return self.table.conversation

    @property
    def time_passes(self) -> bool:
        """Whether people take part in real time: always."""
        return self.table.time_passes

    @time_passes.setter
    def time_passes(self, passes: bool) -> None:
        self.table.time_passes = passes

    @property
    def phrases(self) -> PhraseGraph:
        """What the players may say now."""
        return self.table.phrases

    @property
    def next_phrases(self) -> Iterable[PhraseGraph]:
        """What they may say next."""
        return self.table.next_phrases

    @property
    def speaking_seat(self) -> int | None:
        """Who is speaking, if no microphone tells."""
        return self.table.speaking_seat

    @property
    def unsettled(self) -> bool:
        """Whether something waits for a moment of silence."""
        return self.table.unsettled

    @property
    def thinking(self) -> float | None:
        """Seconds of silence after which the table goes on by itself."""
        return self.table.thinking

    @property
    def thinks(self) -> bool:
        """Whether the wait is for a computer player to think."""
        return self.table.thinks

    def move(self) -> list[Effect]:
        """Go on by itself."""
        return self.table.move()

    def settle(self) -> list[Effect]:
        """Carry out what was waiting."""
        return self.table.settle()

    def ask_first(self) -> list[Effect]:
        """Ask before carrying out what waits."""
        return self.table.ask_first()

    def pressed_enter(self) -> list[Effect]:
        """Do nothing: nobody has a keyboard at the table itself."""
        return []

    def leave(self) -> list[Effect]:
        """End it, and say so."""
        return self.table.leave()
