"""Hanabi in words: what the table asks and says, with each audience's own view."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from voice_hanabi.contract.commands import ActionCommand, Answer, Command, Question
from voice_hanabi.contract.expectations import Expectation
from voice_hanabi.contract.length import Length
from voice_hanabi.contract.partners import Chosen, Level, Reason
from voice_hanabi.contract.shown import Board, Shown
from voice_hanabi.contract.teller import Incomplete, Noting, Ready, Refused, Teller
from voice_hanabi.games.hanabi.rules.actions import Action, Rearrange
from voice_hanabi.games.hanabi.rules.events import ClueGiven, Event, TurnBegan, view_event
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk import commands, requests
from voice_hanabi.games.hanabi.talk.alone.noting import notes_told, noting, with_notes
from voice_hanabi.games.hanabi.talk.alone.reasons import (
    advised,
    explained,
    instead,
    meant,
    nudged,
    of_card,
    said,
)
from voice_hanabi.games.hanabi.talk.answers import PRIVATE, Answerer
from voice_hanabi.games.hanabi.talk.demonstrating import choose_move
from voice_hanabi.games.hanabi.talk.narration import Narrator
from voice_hanabi.games.hanabi.talk.places import slot_of
from voice_hanabi.games.hanabi.talk.seen.board import BesideCards, board_of
from voice_hanabi.games.hanabi.talk.seen.showing import shown_to
from voice_hanabi.games.hanabi.talk.situations import REWARD, SITUATIONS
from voice_hanabi.games.hanabi.talk.suggesting import MOST_NUMBERED, Suggester, reward_cards
from voice_hanabi.language.wording import Wording, capitalised
from voice_hanabi.speaking.announcement import Announcement


class HanabiTeller(Teller[State, Action, Event]):
    """Speaks of a game of Hanabi in one language."""

    turn_events = (TurnBegan,)

    def __init__(self, wording: Wording) -> None:
        super().__init__(wording, SITUATIONS)
        self.narrator = Narrator(wording)
        self.answerer = Answerer(wording)
        self.suggester = Suggester(wording)

    # What can be said, and what becomes of it

    def expectation(self, state: State) -> Expectation:
        """Return what a turn or an open reward allows."""
        return SITUATIONS.turn if state.pending is None else REWARD

    def asks(self, state: State) -> bool:
        """Return whether a reward is waiting for its choice."""
        return state.pending is not None

    def makes_sense(self, command: Command, state: State) -> bool:
        """Return whether a command may be meant now, judged by what everyone may know."""
        return requests.makes_sense(command, view(state, None))

    def placed(self, command: ActionCommand, state: State) -> ActionCommand:
        """Return a play or discard with the number of the place that it names in other words."""
        return requests.placed(command, view(state, None))

    def request(self, command: ActionCommand, state: State) -> Incomplete | Refused | Ready[Action]:
        """Return the result of an action command by the player whose turn it is."""
        return requests.request(command, state, view(state, None), self.wording)

    def filled(self, command: ActionCommand, answer: Command) -> ActionCommand | None:
        """Return the command completed by the answer, or ``None`` if the answer is to something else."""
        return requests.filled(command, answer)

    def card_called(self, command: ActionCommand) -> Answer | None:
        """Return the rank by which the card of a play or a discard was called: 'the three'."""
        if not isinstance(command, commands.Play | commands.Discard) or command.called is None:
            return None
        return Answer("value", command.called)

    def bare(self, answer: Answer, state: State) -> tuple[ActionCommand, ...]:
        """Return what an unprompted answer may mean: a card to play or discard, or to take by number."""
        if answer.kind == "number" and state.pending is not None:
            cards = reward_cards(view(state, None))
            number = int(answer.value)
            if not 1 <= number <= len(cards) <= MOST_NUMBERED:
                return ()
            card = cards[number - 1]
            return (commands.TakeCard(card.suit, card.rank),)
        if answer.kind == "slot":
            return commands.Play(slot=answer.value), commands.Discard(slot=answer.value)
        return ()

    def at_any_time(self, command: Command, state: State, seat: int) -> Action | Refused | None:
        """Return the move of a card within one's own hand, which is possible at any time."""
        if not isinstance(command, commands.Move):
            return None
        everyone = view(state, None)
        size = len(state.hands[seat])
        ends = {"left": 1, "right": size}
        source = slot_of(command.source, seat, everyone)
        target = ends.get(str(command.destination)) or slot_of(command.destination, seat, everyone)
        if source is None or target is None:
            return Refused(capitalised(self.wording.say("cannot-no-such-slot", count=size)))
        return Rearrange(seat, source, target)

    def noting(self, command: Command, state: State, seat: int) -> Noting | Refused | None:
        """Return the result of a request about a seat's notes."""
        return noting(command, view(state, seat), seat, self.wording)

    def notes(self, notes: Sequence[Mapping[str, object]], state: State, seat: int) -> str:
        """Say a seat's notes on the cards that it still holds."""
        return notes_told(notes, view(state, seat), seat, self.wording)

    def with_notes(
        self, shown: Shown, notes: Sequence[Mapping[str, object]], state: State, seat: int
    ) -> Shown:
        """Return what a seat is shown with its notes on its own cards."""
        return with_notes(shown, notes, view(state, seat), seat, self.wording)

    def said(self, action: Action, state: State) -> str:
        """Return what a computer player says before this move."""
        return said(action, self.wording)

    def explained(self, reason: Reason, asker: int, state: State) -> str:
        """Say why a computer player did something, from what the asker may see."""
        return explained(reason, view(state, asker), self.wording)

    def advised(self, chosen: Chosen[Action], seat: int, state: State) -> tuple[str, str]:
        """Return what a seat may say for this move, and the reason, from what it may see."""
        return advised(chosen, view(state, seat), self.wording)

    def instead(self, chosen: Chosen[Action], seat: int, state: State) -> str:
        """Say another move, and what a seat would lose by it."""
        return instead(chosen, view(state, seat), self.wording)

    def meant(self, level: Level, people: Collection[int], seat: int, state: State) -> str:
        """Say what the conventions say about a seat's own cards."""
        return meant(level is Level.COMPANION, people, view(state, seat), self.wording)

    def weighed(self, command: ActionCommand, reading: Reason, seat: int, state: State) -> str:
        """Say what the conventions say about the card that a seat may play or discard."""
        if not isinstance(command, commands.Play | commands.Discard) or command.slot is None:
            return ""
        shown = view(state, seat)
        slot = slot_of(command.slot, seat, shown)
        to_play = isinstance(command, commands.Play)
        return "" if slot is None else of_card(slot, reading, shown, self.wording, to_play=to_play)

    def forbidden(self, deed: str, state: State) -> str:
        """Say why nobody can discard, or give a clue, now; nothing if they can."""
        everyone = view(state, None)
        if deed == "discard" and everyone.clue_tokens >= everyone.rules.max_clues:
            return capitalised(self.wording.say("cannot-clue-tokens-full"))
        if deed == "clue" and not everyone.clue_tokens and everyone.pending is None:
            return capitalised(self.wording.say("cannot-no-clue-tokens"))
        return ""

    def nudged(self, chosen: Chosen[Action], seat: int, state: State) -> str:
        """Say only what kind of move this is."""
        return nudged(chosen.action, self.wording)

    # What is said

    def news(
        self,
        audience: int | None,
        events: Sequence[Event],
        state: State,
        length: Length,
        command: ActionCommand | None,
    ) -> list[Announcement]:
        """Return what an audience hears about events, including that a clue's giver named other cards."""
        wrongly = command is not None and any(
            requests.said_wrongly(command, event, view(state, None))
            for event in events
            if isinstance(event, ClueGiven)
        )
        seen = [view_event(event, audience) for event in events]
        return self.narrator.announcements(
            audience, seen, view(state, audience), length, said_wrongly=wrongly
        )

    def is_private(self, question: Question) -> bool:
        """Return whether a question is about hands."""
        return question.about in PRIVATE

    def answer(
        self, question: Question, audience: int | None, state: State, length: Length, asker: int
    ) -> str:
        """Return the answer for those who hear it."""
        if not isinstance(question, commands.Question):
            raise TypeError(f"not a question about Hanabi: {question!r}")
        return self.answerer.answer(question, view(state, audience), length, asker)

    def standing(self, audience: int | None, state: State) -> str:
        """Say whose turn it is, and how many clues and strikes there are."""
        return self.wording.say(
            "resumed",
            player=self.wording.name(state.current),
            count=state.clue_tokens,
            strikes=state.strikes,
        )

    def resumed_alone(self, state: State, seat: int) -> str:
        """Say what the others hold, what the seat knows about its own cards, and that it is its turn."""
        own, length = view(state, seat), Length.NORMAL
        asked = (commands.About.HANDS, commands.About.MY_HAND)
        sentences = [self.answerer.answer(commands.Question(about), own, length) for about in asked]
        if state.current == seat:
            sentences.append(self.wording.say("your-turn"))
        return " ".join(sentences)

    def offered(self, state: State) -> str:
        """Say how a saved game stands, and ask whether to resume it."""
        return self.wording.say(
            "stands-resumed",
            turn=state.turn + 1,
            player=self.wording.name(state.current),
            count=state.clue_tokens,
            strikes=state.strikes,
        )

    def prompt(self, state: State) -> str:
        """Say whose turn it is, or what an open reward asks."""
        if state.pending is not None:
            asked = self.narrator.reward_question(view(state, None))
            return " ".join(capitalised(sentence) for sentence in asked)
        return super().prompt(state)

    def example(self, expectation: Expectation, state: State) -> str:
        """Return something that can be said in a situation."""
        return self.suggester.example(expectation, view(state, None))

    def help(self, expectation: Expectation, state: State) -> str:
        """Say what can be said in a situation."""
        return self.suggester.help(expectation, view(state, None))

    def help_about(self, topic: str, state: State) -> str:
        """Say more about moves or questions."""
        return self.suggester.help_about(topic, view(state, None))

    def demonstrated(self, state: State) -> str:
        """Return what a simple player says now."""
        return choose_move(view(state, state.current), self.wording)

    def last_move(self, state: State) -> str:
        """Say the last move, as everybody may know it."""
        return self.answerer.answer(
            commands.Question(commands.About.LAST), view(state, None), Length.NORMAL, state.current
        )

    def board(self, state: State, *, unhidden: bool = False, taught: int | None = None) -> Board:
        """Return what everybody may know; ``unhidden`` shows all hands of a finished game.

        If a seat is ``taught``, the conventions are shown for the others' cards.
        """
        everyone = view(state, None)
        title = self.prompt(state)
        if state.outcome is not None:
            score = commands.Question(commands.About.SCORE)
            title = self.answerer.answer(score, everyone, Length.NORMAL, state.current)
        seats = range(state.players) if unhidden else ()
        told = BesideCards(title, self.last_move(state) if state.turn else "")
        return board_of(everyone, self.wording, told, [view(state, seat) for seat in seats], taught)

    def shown(self, state: State, seat: int) -> Shown:
        """Return what a seat may see, in words, with what it can say now."""
        return shown_to(view(state, seat), self.wording, self.prompt(state))

    def described(self, command: Command, state: State) -> str | None:
        """Return an action in words that can be said, or ``None`` for anything that needs no question."""
        return self.suggester.described(command, view(state, None))
