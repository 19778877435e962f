"""Carries out what happens at a lesson's table, and announces it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from voice_hanabi.contract.commands import ActionCommand, Why
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.contract.length import Length
from voice_hanabi.contract.teller import Position
from voice_hanabi.language.wording import Wording, capitalised
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.beside.judging import clue_explained, of_a_clue
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.playing.audiences import Audiences

LISTENER = 0
"""The learner's seat."""


class Showing:
    """Carries actions out by the rules and announces them as a game does, except for whose turn it is."""

    def __init__(
        self,
        conversation: Conversation,
        game: AnyGame,
        audiences: Audiences[Any, Any, Any],
        listener: int = LISTENER,
    ) -> None:
        self._conversation = conversation
        self._game = game
        self._audiences = audiences
        self._listener = listener
        self._teller = game.teller(conversation.wording)
        self._done: list[tuple[Position, object]] = []
        """What others did in the current position: the state before, and the action."""

    def begin(self) -> None:
        """Forget what was done in the position before."""
        self._done.clear()

    def explained(self, why: Why, state: Position) -> str:
        """Return why the last clue was given that is asked about; for a mere 'why' nothing."""
        if not of_a_clue(why):
            return ""
        return clue_explained(self._game, self._teller, self._done, why, self._listener, state)

    def happens(
        self, records: Iterable[Mapping[str, object]], state: Position, length: Length | None = None
    ) -> tuple[Position, list[Effect]]:
        """Let others do what the records say; return the resulting state, and the announcements.

        Without a ``length`` it is the listener's.
        """
        told: list[Effect] = []
        for record in records:
            action = self._game.action_of(record)
            if state.current != self._listener:
                told.append(self._announced(action, state))
                self._done.append((state, action))
            state, news = self.carried_out(action, state, self._teller.command_for(action), length)
            told += news
        return state, told

    def carried_out(
        self,
        action: object,
        state: Position,
        command: ActionCommand | None,
        length: Length | None = None,
    ) -> tuple[Position, list[Effect]]:
        """Return the result of an action, and the announcements."""
        after, events = self._game.apply(state, action)
        told = [event for event in events if not isinstance(event, self._teller.turn_events)]
        return after, self._audiences.news(told, after, command, length)

    def _announced(self, action: object, state: Position) -> Announcement:
        """Say what somebody else is about to do; the listener is not named."""
        names, wording = self._conversation.names, self._conversation.wording
        others = tuple("" if seat == self._listener else name for seat, name in enumerate(names))
        nameless = Wording(wording.language, others, wording.game, self._conversation.manner)
        said = self._game.teller(nameless).said(action, state)
        speaker = names[state.current]
        # A sentence to the listener begins with a name that isn't used.
        if said.startswith(", "):
            text = wording.say("partner-says-to-you", player=speaker, said=said.removeprefix(", "))
        else:
            text = wording.say("partner-says", player=speaker, said=capitalised(said))
        return self._conversation.everyone(text)
