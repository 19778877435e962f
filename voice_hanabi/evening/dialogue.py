"""What a session runs: a table, or another conversation that is heard and answers."""

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
    """Whether people sit there, or lines of a script follow one another."""

    @property
    def phrases(self) -> PhraseGraph:
        """What may be said now."""

    @property
    def next_phrases(self) -> Iterable[PhraseGraph]:
        """What may be said after that: the answers to what may be asked."""

    @property
    def speaking_seat(self) -> int | None:
        """Who speaks where no microphone tells it."""

    @property
    def unsettled(self) -> bool:
        """Whether something waits for a moment of silence: then ``settle`` is called."""

    @property
    def thinking(self) -> float | None:
        """Seconds of silence after which the table goes on by itself, by ``move``; ``None`` for never."""

    @property
    def thinks(self) -> bool:
        """Whether that is a computer player which thinks."""

    def hear(self, utterance: Utterance) -> list[Effect]:
        """Take what was said or typed, and return what is to be done."""

    def move(self) -> list[Effect]:
        """Go on by itself."""

    def settle(self) -> list[Effect]:
        """Do what waited; called at the end of the input too."""

    def ask_first(self) -> list[Effect]:
        """Ask before what waits is done: somebody's voice sounded, and nothing came of it."""

    def pressed_enter(self) -> list[Effect]:
        """Somebody at the keyboard pressed Enter and typed nothing."""

    def leave(self) -> list[Effect]:
        """End it, and say so."""
