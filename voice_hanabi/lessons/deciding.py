"""A position at a table of its own, where one listener is asked for a decision: a lesson's step, or a puzzle.

It is like any other game, so that everything can be said and asked as at a table; only a decision has
different consequences. Nothing of it is saved.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from voice_hanabi.contract.game import AnyGame
from voice_hanabi.contract.shown import Shown
from voice_hanabi.contract.teller import Position, Ready
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.lessons.showing import LISTENER
from voice_hanabi.lessons.unsaved import Unsaved
from voice_hanabi.speaking.announcement import Announcement, Cue
from voice_hanabi.table.conversation.conversation import Confirm, Conversation, Reach, SameEars
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.playing.partners import Partners
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.playing.teaching import Said
from voice_hanabi.understanding.waits import Waits

SILENCE = 12.0
"""Seconds of silence before the question is repeated; the second time help is given, and then it waits."""

_NUDGES = 2


class Deciding(Playing[Any, Any, Any]):
    """Asks for decisions, patiently."""

    steering: tuple[str, ...] = ()
    """The commands that steer it on a phone, by the names of their messages."""

    def __init__(
        self,
        conversation: Conversation,
        game: AnyGame,
        state: Position,
        partners: Partners[Any, Any, Any],
        listener: int = LISTENER,
    ) -> None:
        """Start with a state; all seats but the listener's are ``partners``'."""
        super().__init__(conversation, game, state, Unsaved(), Confirm.NEVER, SameEars(Reach.NO), partners)
        self.listener = listener
        self._nudges = 0

    # Anybody who speaks at the table is the listener: they decide together

    @property
    def waits(self) -> Waits:
        """What the table expects next, from any player."""
        return replace(super().waits, anybody=True)

    def asker(self, named: int | None, utterance: Utterance) -> int:
        """The listener, on any phone or microphone."""
        return self.listener

    def _not_theirs(self, utterance: Utterance) -> list[Effect]:
        return []

    def shown(self, seat: int) -> Shown | None:
        """Return what anybody may see: the cards from the listener's side, and what can be said."""
        found: Shown = self.teller.shown(self.state, self.listener)
        deeds = tuple(dict.fromkeys((*self.answers, *self._steering, *found.deeds)))
        return replace(found, title=self.prompt(), turn=True, deeds=deeds)

    @property
    def answers(self) -> tuple[str, ...]:
        """Answers to tap besides what is on the cards."""
        return ()

    @property
    def _steering(self) -> tuple[str, ...]:
        return tuple(self.conversation.wording.say(f"deed-{name}") for name in self.steering)

    def go_on(self) -> list[Effect]:
        """Repeat the question after a silence, then help; then wait."""
        self._nudges += 1
        if self._nudges < _NUDGES:
            return [self._asks()]
        helped = self.helped_on()
        self.patience = None
        return helped

    def helped_on(self) -> list[Effect]:
        """Help a listener who is silent."""
        return [self._told(self.help())]

    def _asks(self) -> Announcement:
        self.patience = SILENCE
        return self.conversation.ask(self.prompt())

    def _told(self, text: str, cue: Cue | None = None) -> Announcement:
        return self.conversation.everyone(text, cue)

    def _leave(self) -> list[Effect]:
        """Say goodbye, and return to the phase before it."""
        self.left = True
        return [self._told(self.conversation.wording.say(self.farewell))]

    def _read_back(self, ready: Ready[Any], said: Said | None) -> list[Effect]:
        """Carry it out at once: it costs nothing."""
        return self.counts(ready, said)
