"""Who hears what in a game: delivers its news, answers and questions to the right ears.

The game's `Teller` says what each may know, from their view: everyone hears what is made from everyone's
view, a seat what is made from its own. Nothing private is ever said where another might hear it. Computer
players hear nothing; somebody who plays only with computers hears everything aloud.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Generic

from voice_hanabi.contract.commands import ActionCommand, Question
from voice_hanabi.contract.length import Length
from voice_hanabi.contract.teller import Act, Event, Incomplete, Ready, State, Teller
from voice_hanabi.speaking.announcement import Announcement, Cue, Kind
from voice_hanabi.table.conversation.conversation import Conversation, Ears, Reach
from voice_hanabi.table.conversation.effects import Effect, HandOver
from voice_hanabi.table.playing.partners import Partners

_ELSEWHERE = (Reach.HEADSET_ELSEWHERE, Reach.SCREEN_ELSEWHERE)


class Audiences(Generic[State, Act, Event]):
    """Addresses news and answers of a game to those who may hear them, using the available ears."""

    def __init__(
        self,
        conversation: Conversation,
        teller: Teller[State, Act, Event],
        ears: Ears,
        partners: Partners[State, Act, Event],
    ) -> None:
        self._conversation = conversation
        self._teller = teller
        self._ears = ears
        self._partners = partners
        self._called: int | None = None

    def rename(self, conversation: Conversation, teller: Teller[State, Act, Event]) -> None:
        """Use the players' new names from now on; their seats stay the same."""
        self._conversation, self._teller = conversation, teller
        self._ears.rename(conversation.names)

    def reach(self, seat: int) -> Reach:
        """Return whether this seat can be told something privately now; never for a computer player.

        Somebody who plays only with computers needs no headset, and nobody has to look away from the screen.
        """
        if seat in self._partners:
            return Reach.NO
        reach = self._ears.reach(seat)
        return Reach.NO if seat == self._partners.alone and reach in _ELSEWHERE else reach

    def _aloud(self, seat: int) -> bool:
        """Return whether a seat hears private news aloud, because nobody else is there and it has no ear."""
        return seat == self._partners.alone and self.reach(seat) is Reach.NO

    def _said(self, seat: int, told: Announcement) -> Announcement:
        return replace(told, audience=None) if self._aloud(seat) else told

    # What happened

    def news(
        self,
        events: Sequence[Event],
        state: State,
        command: ActionCommand | None = None,
        length: Length | None = None,
    ) -> list[Effect]:
        """Return the news of events that led to a state: first to everyone, then to each seat privately.

        ``command`` is what was said to cause them. They are told at each audience's own length, or at this
        ``length``. A seat without an ear hears only what everyone hears. Somebody who is alone with computers
        is told once that it is their turn.
        """
        effects: list[Effect] = []
        for audience in (None, *range(state.players)):
            wanted = self._conversation.length(audience) if length is None else length
            if audience is None:
                public = events
                if state.current == self._partners.alone and self._hears(state.current):
                    public = [event for event in events if not isinstance(event, self._teller.turn_events)]
                effects.extend(self._teller.news(audience, public, state, wanted, command))
            elif self._hears(audience):
                told = self._teller.news(audience, events, state, wanted, command)
                effects.extend(self._said(audience, one) for one in told)
        return effects

    def _hears(self, seat: int) -> bool:
        return self._aloud(seat) or self.reach(seat) is not Reach.NO

    def resumed(self, state: State) -> list[Effect]:
        """Return what each seat hears privately when a saved game is resumed."""
        effects: list[Effect] = []
        for seat in range(state.players):
            if self._hears(seat):
                told = self._conversation.alone(seat, self._teller.resumed_alone(state, seat))
                cue = Cue.TURN if seat == state.current else None
                effects.append(self._said(seat, replace(told, cue=cue)))
        return effects

    def unreachable(self, players: int) -> list[Effect]:
        """Return the warning about the first seat without an ear of its own, if any."""
        people = [seat for seat in range(players) if seat not in self._partners]
        silent = [seat for seat in people if not self._hears(seat)]
        return [self._no_ear(seat) for seat in silent[:1]]

    def _no_ear(self, seat: int) -> Effect:
        wording = self._conversation.wording
        return self._conversation.everyone(wording.say("no-private-ear", player=wording.name(seat)))

    # Answers

    def answer(self, question: Question, state: State, seat: int, *, known: bool) -> list[Effect]:
        """Return the answer to a seat's question: privately if it is private or the seat has its own ear.

        ``known`` is true if the words or the microphone show who asks; otherwise the current player is
        assumed, and what everyone may hear is answered aloud. If a private answer can't be given privately,
        that is said aloud.
        """
        if self._aloud(seat):
            length = self._conversation.length(None)
            answer = self._teller.answer(question, seat, state, length, seat)
            return [self._conversation.everyone(answer, kind=Kind.ANSWER)]
        reach = self.reach(seat)
        if self._teller.is_private(question) or (known and reach is Reach.YES):
            if reach is Reach.NO:
                return [self._no_ear(seat)]
            length = self._conversation.length(seat)
            answer = self._teller.answer(question, seat, state, length, seat)
            alone: list[Effect] = [self._conversation.alone(seat, answer)]
            return [*alone, *self._call(seat)] if reach in _ELSEWHERE else alone
        length = self._conversation.length(None)
        answer = self._teller.answer(question, None, state, length, seat)
        return [self._conversation.everyone(answer, kind=Kind.ANSWER)]

    def alone(self, seat: int, text: str) -> list[Effect]:
        """Say something private to one seat if it can be reached; else nothing is said about it."""
        if not self._hears(seat):
            return []
        return [self._said(seat, self._conversation.alone(seat, text))]

    def told_to(self, seat: int, text: str) -> list[Effect]:
        """Answer a seat privately; if it has no ear, say so aloud."""
        told = self.alone(seat, text)
        if not told:
            return [self._no_ear(seat)]
        return [*told, *self._call(seat)] if self.reach(seat) in _ELSEWHERE else told

    def refused_alone(self, ready: Ready[Act], state: State) -> list[Effect]:
        """Refuse something privately, because others may not know why; nothing without a private ear."""
        seat = state.current
        private = self._aloud(seat) or self.reach(seat) is Reach.YES
        return self.alone(seat, ready.impossible) if private else []

    def asked(self, missing: Incomplete, state: State) -> list[Effect]:
        """Ask for what an action lacks: aloud, and privately what only the player may hear."""
        question: list[Effect] = [self._conversation.ask(missing.question)]
        if missing.alone is None:
            return question
        return [*question, *self.alone(state.current, missing.alone)]

    def back_to(self, seat: int | None, text: str) -> Effect:
        """Reply to the speaker, aloud if they have no ear or are unknown; only what all may hear."""
        if seat is not None and self.reach(seat) is Reach.YES:
            return self._conversation.alone(seat, text)
        return self._conversation.everyone(text)

    # The shared headset

    def call_to_headset(self, state: State) -> list[Effect]:
        """Call the current player to the shared headset or screen, if somebody else has it."""
        if state.outcome is not None or self.reach(state.current) not in _ELSEWHERE:
            return []
        return self._call(state.current)

    def _call(self, seat: int) -> list[Effect]:
        self._called = seat
        wording = self._conversation.wording
        if self.reach(seat) is Reach.SCREEN_ELSEWHERE:
            # The former reader's lines are cleared at once, before anybody else comes to look.
            return [
                HandOver(None),
                self._conversation.ask(wording.say("look-alone", player=wording.name(seat))),
            ]
        return [self._conversation.ask(wording.say("take-headset", player=wording.name(seat)))]

    @property
    def called_to_screen(self) -> bool:
        """Whether somebody was called to look alone, and hasn't confirmed it yet."""
        return self._called is not None and self.reach(self._called) is Reach.SCREEN_ELSEWHERE

    def ready(self, state: State) -> list[Effect]:
        """Hand the headset or the screen over to the player who was called and says that they have it."""
        if self._called is None:
            # It may be said twice: the headset's wearer must not hear another's words in it.
            return self.call_to_headset(state)
        seat, self._called = self._called, None
        return [HandOver(seat)]
