"""Hanafuda and Koi-Koi in words, in one language and for the players of one table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from voice_hanabi.contract import commands
from voice_hanabi.contract.commands import ActionCommand, Answer, Command
from voice_hanabi.contract.expectations import Expectation
from voice_hanabi.contract.length import Length
from voice_hanabi.contract.partners import Chosen, Reason
from voice_hanabi.contract.shown import Board, Shown
from voice_hanabi.contract.teller import Incomplete, Ready, Refused, Teller
from voice_hanabi.games.hanafuda.partners.simple import choose_action
from voice_hanabi.games.hanafuda.rules.actions import Action
from voice_hanabi.games.hanafuda.rules.events import CardRead, Event, TurnBegan, view_event
from voice_hanabi.games.hanafuda.rules.state import Phase, State
from voice_hanabi.games.hanafuda.rules.view import view
from voice_hanabi.games.hanafuda.talk import requests
from voice_hanabi.games.hanafuda.talk.answers import PRIVATE, Answerer
from voice_hanabi.games.hanafuda.talk.asking import question_due
from voice_hanabi.games.hanafuda.talk.commands import About, Lay, Question, Take
from voice_hanabi.games.hanafuda.talk.narration import Narrator
from voice_hanabi.games.hanafuda.talk.partners import explained
from voice_hanabi.games.hanafuda.talk.requests import Requests
from voice_hanabi.games.hanafuda.talk.saying import command_for, said
from voice_hanabi.games.hanafuda.talk.showing import board_of, shown_to
from voice_hanabi.games.hanafuda.talk.situations import CALL, DRAW, LOOKED, SITUATIONS, TAKE
from voice_hanabi.games.hanafuda.talk.suggesting import Suggester
from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.announcement import Announcement


class HanafudaTeller(Teller[State, Action, Event]):
    """Speaks of a match of Hanafuda or Koi-Koi; each audience gets only its own view."""

    turn_events = (TurnBegan,)

    def __init__(self, wording: Wording) -> None:
        """Take a language's words, and the players' names."""
        super().__init__(wording, SITUATIONS)
        self._requests = Requests(wording)
        self._narrator = Narrator(wording)
        self._answerer = Answerer(wording)
        self._suggester = Suggester(wording)

    def expectation(self, state: State) -> Expectation:
        """Return all that may be said now."""
        if state.outcome is not None:
            return SITUATIONS.ended
        if state.choice is not None:
            return TAKE
        if state.phase is Phase.CALL:
            return CALL
        if state.phase is Phase.DRAW:
            return DRAW if state.looked is None else LOOKED
        return SITUATIONS.turn

    def makes_sense(self, command: Command, state: State) -> bool:
        """Return whether a command may be meant now, judged by what everyone may know."""
        return requests.makes_sense(command, view(state, None))

    def request(self, command: ActionCommand, state: State) -> Incomplete | Refused | Ready[Action]:
        """Return the result of an action command by the player whose turn it is."""
        return self._requests.request(command, view(state, state.current))

    def placed(self, command: ActionCommand, state: State) -> ActionCommand:
        """Return a card said by itself as the card to lay, if a card has to be laid."""
        return requests.placed(command, view(state, None))

    def filled(self, command: ActionCommand, answer: Command) -> ActionCommand | None:
        """Return the command completed by the answer, or ``None`` if the answer is to something else."""
        return requests.filled(command, answer)

    def bare(self, answer: Answer, state: State) -> tuple[ActionCommand, ...]:
        """Return what an answer may mean if nothing was asked, except by the game itself."""
        return requests.bare(answer, view(state, None))

    def asks(self, state: State) -> bool:
        """Return whether the game itself asks: for one of two cards, for a call, or how to draw."""
        return state.choice is not None or state.phase in (Phase.CALL, Phase.DRAW)

    def news(
        self,
        audience: int | None,
        events: Sequence[Event],
        state: State,
        length: Length,
        command: ActionCommand | None,
    ) -> list[Announcement]:
        """Return what an audience hears about the events that led to a state."""
        seen = [view_event(event, audience) for event in events]
        shown = view(state, audience)
        told = [event for event in seen if not isinstance(event, CardRead)]
        read = [event.card for event in seen if isinstance(event, CardRead) and event.seat == audience]
        # The deal announces a whole hand, or the whole field.
        named = [self._narrator.read(audience, card) for card in read if card is not None and not told]
        if audience is None:
            return [*named, *self._narrator.public(told, command, length)]
        return [*named, *self._narrator.private(told, shown)]

    def not_read_back(self, command: ActionCommand | None) -> ActionCommand | None:
        """Return a `Lay` without its card, so that the news says which one it is and what it takes."""
        return Lay() if isinstance(command, Lay | Take) else command

    def is_private(self, question: commands.Question) -> bool:
        """Return whether only the asker may hear the answer, whatever it says."""
        return question.about in PRIVATE

    def answer(
        self,
        question: commands.Question,
        audience: int | None,
        state: State,
        length: Length,
        asker: int,
    ) -> str:
        """Return the answer for those who hear it."""
        if not isinstance(question, Question):
            raise TypeError(f"not a question of Hanafuda: {question!r}")
        return self._answerer.answer(question, view(state, audience), length, asker)

    def said(self, action: Action, state: State) -> str:
        """Return what a computer player says before this move."""
        return said(action, self._suggester.cards)

    def command_for(self, action: Action) -> ActionCommand | None:
        """Return the command that a person would give for an action: the news omits what it says."""
        return command_for(action)

    def explained(self, reason: Reason, asker: int, state: State) -> str:
        """Say why a computer player did something, to a seat that asks."""
        return explained(reason, view(state, asker), self.wording)

    def advised(self, chosen: Chosen[Action], seat: int, state: State) -> tuple[str, str]:
        """Return what a seat may say for this move, and the reason, from what it may see."""
        command = command_for(chosen.action)
        example = None if command is None else self._suggester.described(command)
        return example or "", explained(chosen.reason, view(state, seat), self.wording, "hint")

    def standing(self, audience: int | None, state: State) -> str:
        """Say how the match stands, and whose turn it is."""
        return self._answerer.standing(view(state, audience))

    def resumed_alone(self, state: State, seat: int) -> str:
        """Say which cards the seat holds, and that it is its turn."""
        sentences = [self._narrator.hand(view(state, seat).hand)]
        if state.current == seat:
            sentences.append(self.wording.say("your-turn"))
        return " ".join(sentences)

    def offered(self, state: State) -> str:
        """Say how a saved match stands, and ask whether to resume it."""
        everyone = view(state, None)
        return self.wording.sentence(
            "match-offered",
            round=state.round,
            rounds=state.options.rounds,
            month=state.month,
            player=self.wording.name(everyone.current),
        )

    def prompt(self, state: State) -> str:
        """Say whose turn it is, or what the game asks."""
        everyone = view(state, None)
        if everyone.outcome is not None:
            return self.wording.say("another-game")
        asked = question_due(everyone, self.wording)
        return asked or super().prompt(state)

    def example(self, expectation: Expectation, state: State) -> str:
        """Return something that can be said in a situation."""
        return self._suggester.example(expectation, view(state, None))

    def help(self, expectation: Expectation, state: State) -> str:
        """Say what can be said in a situation."""
        return self._suggester.help(expectation, view(state, None))

    def help_about(self, topic: str, state: State) -> str:
        """Say more about moves or questions."""
        return self._suggester.help_about(topic, state.options.game)

    def demonstrated(self, state: State) -> str:
        """Return what a simple player says now."""
        action = choose_action(view(state, state.current))
        command = command_for(action)
        return (None if command is None else self._suggester.described(command)) or ""

    def last_move(self, state: State) -> str:
        """Say the last move, as everybody may know it."""
        return self._answerer.answer(Question(About.LAST), view(state, None), Length.NORMAL, state.current)

    def board(self, state: State, *, unhidden: bool = False, taught: int | None = None) -> Board:
        """Return what everybody may know; ``unhidden`` shows all hands of a finished game."""
        everyone = view(state, None)
        title = self.prompt(state)
        if state.outcome is not None:
            title = self._narrator.match_ended(state.outcome.totals, state.outcome.winners)
        seats = range(state.players) if unhidden else ()
        board = board_of(everyone, self.wording, title, [view(state, seat) for seat in seats])
        return replace(board, last=self.last_move(state) if state.turn else "")

    def shown(self, state: State, seat: int) -> Shown:
        """Return what a seat may see, in words, with what it can say now."""
        return shown_to(view(state, seat), self.wording, self.prompt(state))

    def described(self, command: Command, state: State) -> str | None:
        """Return an action in words that can be said, or ``None`` if it lacks something or is no action."""
        return self._suggester.described(command)
