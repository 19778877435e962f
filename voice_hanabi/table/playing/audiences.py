"""Who hears what of a game: by which ears its news, answers and questions reach those they are for.

What each of them may know of it, the game's `Teller` says from their view: everyone hears what is made from
everyone's view, a seat what is made from its own. Nothing that is for one seat alone is ever said where
another might hear it. Computer players hear nothing; who plays with nobody else hears everything aloud.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Generic

from voice_hanabi.contract.commands import ActionCommand, Question
from voice_hanabi.contract.teller import Act, Event, Incomplete, Ready, State, Teller
from voice_hanabi.speaking.announcement import Announcement, Cue, Kind
from voice_hanabi.table.conversation.conversation import Conversation, Ears, Reach
from voice_hanabi.table.conversation.effects import Effect, HandOver
from voice_hanabi.table.playing.partners import Partners

_ELSEWHERE = (Reach.HEADSET_ELSEWHERE, Reach.SCREEN_ELSEWHERE)


class Audiences(Generic[State, Act, Event]):
    """Addresses news and answers of a game to those who may hear them, through what ears there are."""

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
        """Address people by their new names from now on; they sit where they sat."""
        self._conversation, self._teller = conversation, teller
        self._ears.rename(conversation.names)

    def reach(self, seat: int) -> Reach:
        """Return whether something can be said to this seat alone now: never to a computer player.

        Who plays with computers alone need take no headset, and nobody looks away from the screen.
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
        self, events: Sequence[Event], state: State, command: ActionCommand | None = None
    ) -> list[Effect]:
        """Return what is said of events that led to a state: to everyone first, then to each seat alone.

        ``command`` is what was said to bring them about. A seat without an ear of its own hears what everyone
        hears, and nothing else. Somebody who is alone with computers hears once that it is their turn.
        """
        effects: list[Effect] = []
        for audience in (None, *range(state.players)):
            if audience is None:
                length = self._conversation.length(audience)
                public = events
                if state.current == self._partners.alone and self._hears(state.current):
                    public = [event for event in events if not isinstance(event, self._teller.turn_events)]
                effects.extend(self._teller.news(audience, public, state, length, command))
            elif self._hears(audience):
                length = self._conversation.length(audience)
                told = self._teller.news(audience, events, state, length, command)
                effects.extend(self._said(audience, one) for one in told)
        return effects

    def _hears(self, seat: int) -> bool:
        return self._aloud(seat) or self.reach(seat) is not Reach.NO

    def resumed(self, state: State) -> list[Effect]:
        """Return what each seat hears alone when a saved game is continued."""
        effects: list[Effect] = []
        for seat in range(state.players):
            if self._hears(seat):
                told = self._conversation.alone(seat, self._teller.resumed_alone(state, seat))
                cue = Cue.TURN if seat == state.current else None
                effects.append(self._said(seat, replace(told, cue=cue)))
        return effects

    def unreachable(self, players: int) -> list[Effect]:
        """Return the warning that somebody has no ear of their own, of the first such seat."""
        people = [seat for seat in range(players) if seat not in self._partners]
        silent = [seat for seat in people if not self._hears(seat)]
        return [self._no_ear(seat) for seat in silent[:1]]

    def _no_ear(self, seat: int) -> Effect:
        wording = self._conversation.wording
        return self._conversation.everyone(wording.say("no-private-ear", player=wording.name(seat)))

    # Answers

    def answer(self, question: Question, state: State, seat: int, *, known: bool) -> list[Effect]:
        """Return the answer to a seat's question: alone where it is private or the seat has its own ear.

        ``known`` tells that the words or the microphone say who asks; else it is taken to be the one whose
        turn it is, and what all may hear is answered aloud. A private answer that cannot be said to the seat
        alone is refused aloud.
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
        """Say to one seat what only it may hear, where it can be reached; else nothing is said of it."""
        if not self._hears(seat):
            return []
        return [self._said(seat, self._conversation.alone(seat, text))]

    def told_to(self, seat: int, text: str) -> list[Effect]:
        """Answer a seat with what only it may hear; say aloud that it has no ear, where that is so."""
        told = self.alone(seat, text)
        if not told:
            return [self._no_ear(seat)]
        return [*told, *self._call(seat)] if self.reach(seat) in _ELSEWHERE else told

    def refused_alone(self, ready: Ready[Act], state: State) -> list[Effect]:
        """Refuse something to the giver alone, as others may not know why; nothing without a private ear."""
        seat = state.current
        private = self._aloud(seat) or self.reach(seat) is Reach.YES
        return self.alone(seat, ready.impossible) if private else []

    def asked(self, missing: Incomplete, state: State) -> list[Effect]:
        """Ask for what an action lacks: aloud, and what only its owner may hear alone."""
        question: list[Effect] = [self._conversation.ask(missing.question)]
        if missing.alone is None:
            return question
        return [*question, *self.alone(state.current, missing.alone)]

    def back_to(self, seat: int | None, text: str) -> Effect:
        """Say something to whoever spoke, aloud where they have no ear or aren't known; what all may hear."""
        if seat is not None and self.reach(seat) is Reach.YES:
            return self._conversation.alone(seat, text)
        return self._conversation.everyone(text)

    # The shared headset

    def call_to_headset(self, state: State) -> list[Effect]:
        """Call the one whose turn it is to the shared headset or screen, where somebody else has it."""
        if state.outcome is not None or self.reach(state.current) not in _ELSEWHERE:
            return []
        return self._call(state.current)

    def _call(self, seat: int) -> list[Effect]:
        self._called = seat
        wording = self._conversation.wording
        if self.reach(seat) is Reach.SCREEN_ELSEWHERE:
            # What the one before read goes at once, before anybody else comes to look.
            return [
                HandOver(None),
                self._conversation.ask(wording.say("look-alone", player=wording.name(seat))),
            ]
        return [self._conversation.ask(wording.say("take-headset", player=wording.name(seat)))]

    @property
    def called_to_screen(self) -> bool:
        """Whether somebody was called to look alone, and has not yet said that they do."""
        return self._called is not None and self.reach(self._called) is Reach.SCREEN_ELSEWHERE

    def ready(self, state: State) -> list[Effect]:
        """Hand the headset or the screen over to the one who was called and says that they have it."""
        if self._called is None:
            # Said twice, perhaps: whoever wears the headset must not hear another's words in it.
            return self.call_to_headset(state)
        seat, self._called = self._called, None
        return [HandOver(seat)]
