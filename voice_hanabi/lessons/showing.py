"""What happens on a lesson's table, and what is said of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from voice_hanabi.contract.commands import ActionCommand
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.contract.teller import Position
from voice_hanabi.language.wording import Wording, capitalised
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.playing.audiences import Audiences

LISTENER = 0
"""The seat of the person who is taught."""


class Showing:
    """Carries actions out by the rules, and tells of them as a game does, but for whose turn it is."""

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

    def happens(
        self, records: Iterable[Mapping[str, object]], state: Position
    ) -> tuple[Position, list[Effect]]:
        """Let others do what the records say; return the state then, and what is said."""
        told: list[Effect] = []
        for record in records:
            action = self._game.action_of(record)
            if state.current != self._listener:
                told.append(self._announced(action, state))
            state, news = self.carried_out(action, state, self._teller.command_for(action))
            told += news
        return state, told

    def carried_out(
        self, action: object, state: Position, command: ActionCommand | None
    ) -> tuple[Position, list[Effect]]:
        """Return what an action leads to, and what is said of it."""
        after, events = self._game.apply(state, action)
        told = [event for event in events if not isinstance(event, self._teller.turn_events)]
        return after, self._audiences.news(told, after, command)

    def _announced(self, action: object, state: Position) -> Announcement:
        """Say what somebody else is about to do; the listener is called by no name."""
        names, wording = self._conversation.names, self._conversation.wording
        others = tuple("" if seat == self._listener else name for seat, name in enumerate(names))
        nameless = Wording(wording.language, others, wording.game, self._conversation.manner)
        said = self._game.teller(nameless).said(action, state)
        speaker = names[state.current]
        # What is said to the listener begins with the name that is not there.
        if said.startswith(", "):
            text = wording.say("partner-says-to-you", player=speaker, said=said.removeprefix(", "))
        else:
            text = wording.say("partner-says", player=speaker, said=capitalised(said))
        return self._conversation.everyone(text)
