"""A position on a table of its own, where one listener is asked for a decision: a lesson's step, or a puzzle.

It is a game like any other, so that all that can be said and asked at a table can be here, too; only what
becomes of a decision differs. Nothing of it is saved.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from voice_hanabi.contract.game import AnyGame
from voice_hanabi.contract.shown import Shown
from voice_hanabi.contract.teller import Position, Ready
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.lessons.showing import LISTENER
from voice_hanabi.lessons.unsaved import Unsaved
from voice_hanabi.speaking.announcement import Announcement, Cue
from voice_hanabi.table.conversation.conversation import Confirm, Conversation, Reach
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.playing.partners import Partners
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.playing.teaching import Said
from voice_hanabi.understanding.waits import Waits

SILENCE = 12.0
"""Seconds of silence before it is asked again; the second time there is help, and then it waits."""

_NUDGES = 2


class Aloud:
    """Nobody else is there: a lesson is said aloud."""

    def seat(self, names: Sequence[str]) -> None:
        """Take note of nobody."""

    def rename(self, names: Sequence[str]) -> None:
        """Take note of nobody."""

    def reach(self, seat: int) -> Reach:
        """Nobody is told anything alone."""
        return Reach.NO


class Deciding(Playing[Any, Any, Any]):
    """Asks for decisions, patiently."""

    steering: tuple[str, ...] = ()
    """What steers it on a phone, by the names of its messages."""

    def __init__(
        self,
        conversation: Conversation,
        game: AnyGame,
        state: Position,
        partners: Partners[Any, Any, Any],
        listener: int = LISTENER,
    ) -> None:
        """Begin with a state; all but the listener's seat is ``partners``'."""
        super().__init__(conversation, game, state, Unsaved(), Confirm.NEVER, Aloud(), partners)
        self.listener = listener
        self._nudges = 0

    # Anybody who speaks at the table is the listener: they decide together

    @property
    def waits(self) -> Waits:
        """What is waited for, of anybody at the table."""
        return replace(super().waits, anybody=True)

    def asker(self, named: int | None, utterance: Utterance) -> int:
        """The listener, by whatever phone or microphone."""
        return self.listener

    def _not_theirs(self, utterance: Utterance) -> list[Effect]:
        return []

    def shown(self, seat: int) -> Shown | None:
        """Return what anybody may see: where the cards lie for the listener, and what can be said."""
        found: Shown = self.teller.shown(self.state, self.listener)
        deeds = tuple(dict.fromkeys((*self.answers, *self._steering, *found.deeds)))
        return replace(found, title=self.prompt(), turn=True, deeds=deeds)

    @property
    def answers(self) -> tuple[str, ...]:
        """What may be tapped as an answer besides what stands on the cards."""
        return ()

    @property
    def _steering(self) -> tuple[str, ...]:
        return tuple(self.conversation.wording.say(f"deed-{name}") for name in self.steering)

    def go_on(self) -> list[Effect]:
        """Ask again in a silence, then help; then wait."""
        self._nudges += 1
        if self._nudges < _NUDGES:
            return [self._asks()]
        helped = self.helped_on()
        self.patience = None
        return helped

    def helped_on(self) -> list[Effect]:
        """Say what helps the person who is silent."""
        return [self._told(self.help())]

    def _asks(self) -> Announcement:
        self.patience = SILENCE
        return self.conversation.ask(self.prompt())

    def _told(self, text: str, cue: Cue | None = None) -> Announcement:
        return self.conversation.everyone(text, cue)

    def _leave(self) -> list[Effect]:
        """Say goodbye, and leave it for what was on before."""
        self.left = True
        return [self._told(self.conversation.wording.say(self.farewell))]

    def _read_back(self, ready: Ready[Any], said: Said | None) -> list[Effect]:
        """Do it at once: nothing is lost by it."""
        return self.counts(ready, said)
