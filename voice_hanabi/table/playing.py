"""The conversation during a game: actions read back and carried out, questions, moving cards."""

from __future__ import annotations

from dataclasses import replace

from voice_hanabi.hanabi.rules.actions import Action, Rearrange
from voice_hanabi.hanabi.rules.errors import IllegalAction
from voice_hanabi.hanabi.rules.game import State, apply
from voice_hanabi.hanabi.rules.view import view
from voice_hanabi.hanabi.talk.answers import PRIVATE, Answerer
from voice_hanabi.hanabi.talk.commands import Clue, Discard, Forfeit, Move, Play, Question, TakeCard
from voice_hanabi.hanabi.talk.narration import Narrator
from voice_hanabi.hanabi.talk.places import slot_of
from voice_hanabi.hanabi.talk.requests import (
    ActionCommand,
    Missing,
    Ready,
    Refused,
    filled,
    makes_sense,
    placed,
    request,
)
from voice_hanabi.hanabi.talk.suggesting import MOST_NUMBERED, Suggester, reward_cards
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.speaking.announcement import Kind
from voice_hanabi.table.commands import Answer, Command, Control, ControlVerb
from voice_hanabi.table.conversation import Confirm, Conversation, Ears, Reach
from voice_hanabi.table.effects import Effect, HandOver
from voice_hanabi.table.expectations import Expectation
from voice_hanabi.table.journal import Journal, JournalProblem
from voice_hanabi.table.language.wording import capitalised
from voice_hanabi.table.open_questions import Choose, Fill, Open, ReadBack, Sure, by_ear, commands_of
from voice_hanabi.table.telling import told


class Playing:
    """One game, from the deal to its last sentence."""

    def __init__(
        self, conversation: Conversation, state: State, journal: Journal, confirm: Confirm, ears: Ears
    ) -> None:
        self.conversation = conversation
        self.state = state
        self.journal = journal
        self.confirm = confirm
        self.ears = ears
        self.narrator = Narrator(conversation.wording)
        self.answerer = Answerer(conversation.wording)
        self.suggester = Suggester(conversation.wording)
        self.open: Open = None
        self._headset_called: int | None = None

    # What is listened for

    @property
    def expectation(self) -> Expectation:
        """The open question's small grammar, or all that a turn allows."""
        match self.open:
            case Fill(missing=missing):
                return missing.expectation
            case Choose():
                return Expectation.CHOICE
            case Sure() | ReadBack(needs_yes=True):
                return Expectation.YES_NO
            case _:
                return self.wide

    @property
    def spoken(self) -> Expectation:
        """What is listened for by ear: where an action or a question about one is open, corrections too."""
        return by_ear(self.open, self.expectation)

    @property
    def waiting(self) -> tuple[ActionCommand, ...]:
        """The action that was read back or asked about, or the two of which one was meant."""
        return commands_of(self.open)

    @property
    def wide(self) -> Expectation:
        """All that the turn, the reward or the end of the game allows."""
        if self.state.outcome is not None:
            return Expectation.ENDED
        return Expectation.TURN if self.state.pending is None else Expectation.REWARD

    @property
    def unsettled(self) -> bool:
        """Whether an action waits for its moment to pass."""
        return isinstance(self.open, ReadBack) and not self.open.needs_yes

    def possible(self, command: Command) -> bool:
        """Tell whether a command makes sense now, judged by what everyone may know."""
        return makes_sense(command, view(self.state, None))

    # What is said first, and where things stand

    def begin(self) -> list[Effect]:
        """Tell the deal, each player the hands that they may see, and whose turn it is."""
        opening = self.state.history[0].events
        silent = [seat for seat in range(self.state.players) if self.ears.reach(seat) is Reach.NO]
        say = self.conversation.wording.say
        warnings: list[Effect] = [
            self.conversation.everyone(say("no-private-ear", player=self.conversation.wording.name(seat)))
            for seat in silent[:1]
        ]
        news = told(opening, self.state, self.narrator, self.conversation, self.ears)
        return [*news, *warnings, *self._headset()]

    def resume(self) -> list[Effect]:
        """Say where the game stands, aloud, and to the one whose turn it is."""
        everyone = view(self.state, None)
        text = self.conversation.wording.say(
            "resumed",
            player=self.conversation.wording.name(everyone.current),
            count=everyone.clue_tokens,
            strikes=everyone.strikes,
        )
        reward = [self.conversation.ask(self.prompt())] if everyone.pending is not None else []
        return [self.conversation.everyone(text), *reward, *self._headset()]

    def prompt(self) -> str:
        """Whose turn it is, or what an open reward asks."""
        if self.state.outcome is not None:
            return self.conversation.wording.say("another-game")
        if self.state.pending is not None:
            asked = self.narrator.reward_question(view(self.state, None))
            return " ".join(capitalised(sentence) for sentence in asked)
        return self.conversation.wording.say(
            "turn-of", player=self.conversation.wording.name(self.state.current)
        )

    def example(self) -> str:
        """Return something that can be said now; it depends only on what everyone may know."""
        expectation = Expectation.YES_NO if isinstance(self.open, ReadBack) else self.expectation
        return self.suggester.example(expectation, view(self.state, None))

    def help(self) -> str:
        """Say what can be said now."""
        return self.suggester.help(self.expectation, view(self.state, None))

    # What was said

    def act(self, command: Command, utterance: Utterance) -> list[Effect]:
        """Do what was said."""
        match command:
            case Question():
                return self._answer(command, utterance)
            case Answer():
                return self._answered(command, utterance)
            case Play(slot="told") | Discard(slot="told"):
                # Which one that is was told, not said: it is asked about.
                return self.doubt(command, None, utterance)
            case Play() | Discard() | Clue() | TakeCard() | Forfeit():
                self.open = None
                return self._request(placed(command, view(self.state, None)), utterance)
            case Move():
                return self._move(command, utterance)
            case Control(verb=ControlVerb.TAKE_BACK):
                return self._take_back()
            case Control(verb=ControlVerb.READY):
                if self._headset_called is None:
                    # Said twice, perhaps: whoever wears the headset must not hear another's words in it.
                    return self._headset()
                seat, self._headset_called = self._headset_called, None
                return [HandOver(seat)]
            case _:
                return []

    def doubt(self, first: Command, second: Command | None, utterance: Utterance) -> list[Effect]:
        """Ask which of two commands was meant, or whether the one was; what is harmless is just done."""
        say = self.conversation.wording.say
        everyone = view(self.state, None)
        first = placed(first, everyone) if isinstance(first, ActionCommand) else first
        second = placed(second, everyone) if isinstance(second, ActionCommand) else second
        actions = [command for command in (first, second) if isinstance(command, ActionCommand)]
        if not actions:
            return self.act(first, utterance)
        meant = actions[0]
        if utterance.seat not in (None, self.state.current):
            # Whatever was meant, it is not their turn.
            return self.act(meant, utterance)
        one = self._described(first)
        other = None if second is None else self._described(second)
        if second is not None and one is not None and other is not None:
            if one == other:
                # The same move, said with more or fewer words about it.
                return self.act(first, utterance)
            self.open = Choose(first, second)
            return [self.conversation.ask(capitalised(say("which-of-two", first=one, second=other)))]
        reading = one if meant is first else other
        if reading is None:
            # It lacks something: the question for that is question enough.
            return self.act(meant, utterance)
        self.open = Sure(meant)
        return [self.conversation.ask(f"{say('did-you-mean', reading=reading).rstrip('.?')}?")]

    def settle(self) -> list[Effect]:
        """Carry out the action that was read back, unless it waits for a yes."""
        return self._carry_out_read_back() if self.unsettled else []

    def _carry_out_read_back(self) -> list[Effect]:
        if not isinstance(self.open, ReadBack):
            return []
        read_back, self.open = self.open, None
        return self._carry_out(read_back.action, read_back.command)

    def cancel(self) -> list[Effect]:
        """Take back what was read back, or drop the open question."""
        dropped, self.open = self.open, None
        say = self.conversation.wording.say
        player = self.conversation.wording.name(self.state.current)
        if isinstance(dropped, ReadBack):
            taken_back = say("taken-back", player=player)
            if self.state.pending is not None:
                taken_back = f"{taken_back} {self.prompt()}"
            return [self.conversation.everyone(taken_back)]
        return [self.conversation.everyone(f"{say('cancelled')} {self.prompt()}")]

    def ask_instead(self) -> list[Effect]:
        """Take back what is open, and ask what was meant instead: a 'no' was heard, and not what followed."""
        dropped, self.open = self.open, None
        message = "taken-back-ask" if isinstance(dropped, ReadBack) else "cancelled-ask"
        return [self.conversation.ask(self.conversation.wording.say(message))]

    def ask_first(self) -> list[Effect]:
        """Ask for a yes before what waits is carried out: somebody spoke, and nobody knows what."""
        if not isinstance(self.open, ReadBack) or self.open.needs_yes:
            return []
        self.open = replace(self.open, needs_yes=True)
        sentence = self.open.sentence.rstrip(".")
        return [self.conversation.ask(self.conversation.wording.say("yes-or-no", sentence=sentence))]

    # Actions

    def _request(self, command: ActionCommand, utterance: Utterance) -> list[Effect]:
        everyone = view(self.state, None)
        wording = self.conversation.wording
        if everyone.outcome is not None:
            return [self.conversation.everyone(wording.say("game-over-already"))]
        if utterance.seat is not None and utterance.seat != everyone.current:
            text = wording.say("not-your-turn", player=wording.name(everyone.current))
            return [self._back_to(utterance.seat, text)]
        outcome = request(command, self.state, everyone, wording)
        match outcome:
            case Missing():
                self.open = Fill(outcome)
                return [self.conversation.ask(wording.say(outcome.question))]
            case Refused():
                return [self.conversation.everyone(outcome.sentence)]
            case Ready():
                return self._read_back(outcome)

    def _read_back(self, ready: Ready) -> list[Effect]:
        sentence = capitalised(ready.sentence)
        if self.confirm is Confirm.NEVER:
            return [self.conversation.everyone(sentence), *self._carry_out(ready.action, ready.command)]
        self.open = ReadBack(ready.command, ready.action, sentence, needs_yes=self.confirm is Confirm.ASK)
        if self.confirm is Confirm.ASK:
            return [self.conversation.ask(f"{sentence.rstrip('.')}?")]
        return [self.conversation.everyone(sentence)]

    def _carry_out(self, action: Action, command: ActionCommand | None = None) -> list[Effect]:
        """Write the action down, then make it so and tell everyone what each may know.

        ``command`` is what was said of it.
        """
        state, events = apply(self.state, action)
        try:
            self.journal.add(action)
        except JournalProblem as problem:
            text = self.conversation.wording.say("disk-problem", problem=problem.why)
            return [self.conversation.everyone(text)]
        self.state = state
        news = told(events, state, self.narrator, self.conversation, self.ears, command)
        if state.outcome is not None:
            return [*news, self.conversation.ask(self.conversation.wording.say("another-game"))]
        return [*news, *self._headset()]

    def _headset(self) -> list[Effect]:
        """Call the one whose turn it is to the shared headset, where somebody else has it."""
        seat = self.state.current
        if self.state.outcome is not None or self.ears.reach(seat) is not Reach.HEADSET_ELSEWHERE:
            return []
        self._headset_called = seat
        text = self.conversation.wording.say("take-headset", player=self.conversation.wording.name(seat))
        return [self.conversation.ask(text)]

    def _take_back(self) -> list[Effect]:
        if self.open is not None:
            return self.cancel()
        message = "too-late" if self.state.turn else "nothing-to-take-back"
        return [self.conversation.everyone(self.conversation.wording.say(message))]

    def _move(self, command: Move, utterance: Utterance) -> list[Effect]:
        seat = self._asker(None, utterance)
        size = len(self.state.hands[seat])
        ends = {"left": 1, "right": size}
        everyone = view(self.state, None)
        source = slot_of(command.source, seat, everyone)
        target = ends.get(str(command.destination)) or slot_of(command.destination, seat, everyone)
        if source is None or target is None:
            text = self.conversation.wording.say("cannot-no-such-slot", count=size)
            return [self.conversation.everyone(capitalised(text))]
        # What was said of a place is not meant of the card that comes to lie there.
        dropped = self.cancel() if self.open is not None and seat == self.state.current else []
        try:
            return [*dropped, *self._carry_out(Rearrange(seat, source, target))]
        except IllegalAction:
            return [self.conversation.everyone(self.conversation.wording.say("cannot-other"))]

    # Questions

    def _asker(self, named: int | None, utterance: Utterance) -> int:
        """The one who speaks: by name, by microphone, else the one whose turn it is."""
        if named is not None:
            return named
        return self.state.current if utterance.seat is None else utterance.seat

    def _answer(self, question: Question, utterance: Utterance) -> list[Effect]:
        seat = self._asker(question.asker, utterance)
        known = question.asker is not None or utterance.seat is not None
        reach = self.ears.reach(seat)
        wording = self.conversation.wording
        if question.about in PRIVATE or (known and reach is Reach.YES):
            if reach is Reach.NO:
                text = wording.say("no-private-ear", player=wording.name(seat))
                return [self.conversation.everyone(text)]
            length = self.conversation.length(seat)
            answer = self.answerer.answer(question, view(self.state, seat), length, seat)
            alone: list[Effect] = [self.conversation.alone(seat, answer)]
            if reach is Reach.HEADSET_ELSEWHERE:
                self._headset_called = seat
                alone.append(self.conversation.ask(wording.say("take-headset", player=wording.name(seat))))
            return alone
        shown = view(self.state, None)
        answer = self.answerer.answer(question, shown, self.conversation.length(None), seat)
        return [self.conversation.everyone(answer, kind=Kind.ANSWER)]

    def _back_to(self, seat: int, text: str) -> Effect:
        """Say something to one seat, aloud where it has no ear of its own; for what all may hear only."""
        if self.ears.reach(seat) is Reach.YES:
            return self.conversation.alone(seat, text)
        return self.conversation.everyone(text)

    # Answers to the table's questions

    def _answered(self, answer: Answer, utterance: Utterance) -> list[Effect]:
        said_no = answer == Answer("yes-no", "no")
        match self.open:
            case None:
                return self._unasked(answer, utterance)
            case Fill(missing=Missing(command=TakeCard() as taken)) if answer.kind == "yes-no":
                self.open = None
                return self._request(replace(taken, to_deck=said_no), utterance)
            case _ if said_no:
                return self.cancel()
            case ReadBack() if answer.kind == "yes-no":
                return self._carry_out_read_back()
            case Sure(command=command) if answer.kind == "yes-no":
                self.open = None
                return self.act(command, utterance)
            case Choose() if answer.kind == "number" and answer.value in (1, 2):
                chosen = self.open.first if answer.value == 1 else self.open.second
                self.open = None
                return self.act(chosen, utterance)
            case Fill(missing=missing):
                whole = filled(missing.command, answer)
                if whole is not None:
                    self.open = None
                    return self._request(whole, utterance)
        return [self.conversation.ask(self.help())]

    def _unasked(self, answer: Answer, utterance: Utterance) -> list[Effect]:
        """A bare answer where nothing was asked: a place is a card to play or to discard."""
        say = self.conversation.wording.say
        if answer.kind == "slot" and self.state.outcome is None:
            play, discard = Play(slot=answer.value), Discard(slot=answer.value)
            if self.possible(play) and self.possible(discard):
                return self.doubt(play, discard, utterance)
            return self.doubt(play, None, utterance)
        if answer.kind == "number" and self.state.pending is not None:
            return self._reward_by_number(int(answer.value), utterance)
        # A 'yes' or 'no' among the players is table talk; only what was typed is for the table.
        if not utterance.typed:
            return []
        return [self.conversation.everyone(say("nothing-to-answer", example=capitalised(self.prompt())))]

    def _reward_by_number(self, number: int, utterance: Utterance) -> list[Effect]:
        everyone = view(self.state, None)
        cards = reward_cards(everyone)
        if number <= len(cards) <= MOST_NUMBERED:
            card = cards[number - 1]
            return self._request(TakeCard(card.suit, card.rank), utterance)
        return [self.conversation.ask(self.help())]

    def _described(self, command: Command) -> str | None:
        """Return an action as it can be said, or ``None`` for what needs no question."""
        return self.suggester.described(command, view(self.state, None))
