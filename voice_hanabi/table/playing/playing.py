"""The conversation during any game: actions are read back and carried out, and questions answered."""

from __future__ import annotations

from dataclasses import replace

from voice_hanabi.contract.commands import (
    NO,
    ActionCommand,
    Answer,
    Command,
    Control,
    ControlVerb,
    NewPhone,
    Question,
)
from voice_hanabi.contract.game import Game, Unfit
from voice_hanabi.contract.teller import Act, Event, Incomplete, Ready, Refused, State
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.wording import capitalised
from voice_hanabi.speaking.announcement import Cue
from voice_hanabi.table.conversation.conversation import Confirm, Conversation, Ears
from voice_hanabi.table.conversation.effects import Effect, ForgetVoice, LearnVoice, RenewPhone
from voice_hanabi.table.playing.audiences import Audiences
from voice_hanabi.table.playing.game_under_way import GameUnderWay
from voice_hanabi.table.playing.open_questions import AskWhich, Fill, ReadBack, Sure, doubted
from voice_hanabi.table.playing.partners import Partners
from voice_hanabi.table.playing.teaching import Said, taught
from voice_hanabi.table.saving.journal_problems import JournalProblem
from voice_hanabi.table.saving.saves import OpenJournal

_NOT_ON_A_GUESS = (Control(ControlVerb.LEARN_VOICE), Control(ControlVerb.FORGET_VOICE))
"""Only carried out if it is clear that it was said."""


class Playing(GameUnderWay[State, Act, Event]):
    """One game, from the deal to its last sentence."""

    def __init__(
        self,
        conversation: Conversation,
        game: Game[State, Act, Event],
        state: State,
        journal: OpenJournal,
        confirm: Confirm,
        ears: Ears,
        partners: Partners[State, Act, Event] | None = None,
    ) -> None:
        """Start with a state; without ``partners`` people play all seats."""
        super().__init__(conversation, game, state, partners or Partners(game))
        self.journal = journal
        self.confirm = confirm
        self.last_seat: int | None = None
        """The seat that acted last."""
        self.audiences = Audiences(conversation, self.teller, ears, self.partners)
        self._refused: ActionCommand | None = None
        """What was refused in the last utterance: a bare place may then name another card."""

    # The first sentences, and how things stand

    def begin(self) -> list[Effect]:
        """Announce the deal, privately what only each player may see, and whose turn it is."""
        news = self.audiences.news(self.game.opening(self.state), self.state)
        warnings = self.audiences.unreachable(self.state.players) if self.game.has_secrets else []
        return [*news, *warnings, *self._by_itself(), *self.audiences.call_to_headset(self.state)]

    def resume(self) -> list[Effect]:
        """Say how the game stands, and privately what each seat holds and that it is its turn."""
        resumed = self.conversation.everyone(self.teller.resumed(self.state))
        asked = [self.conversation.ask(self.prompt())] if self.teller.asks(self.state) else []
        alone = [] if self.state.outcome is not None else self.audiences.resumed(self.state)
        return [resumed, *asked, *alone, *self._by_itself(), *self.audiences.call_to_headset(self.state)]

    def after_ears(self, effects: list[Effect]) -> list[Effect]:
        """Continue the game, which was interrupted by a question about ears; ``effects`` come first."""
        told = self.conversation.everyone(self.prompt())
        return [*effects, told, *self.audiences.call_to_headset(self.state)]

    def close(self) -> None:
        """Close the journal; the game remains saved."""
        self.journal.close()

    # What was said

    def act(self, command: Command, utterance: Utterance) -> list[Effect]:
        """Carry out a command."""
        if not isinstance(command, Answer):
            self._refused = None
        return self._act(command, utterance, Said(utterance))

    def _act(self, command: Command, utterance: Utterance, said: Said) -> list[Effect]:  # noqa: C901 - flat: a case for each kind of command
        """Carry out a command; it may answer the table's question."""
        match command:
            case Question():
                seat = self.asker(command.asker, utterance)
                known = command.asker is not None or utterance.seat is not None
                return self.audiences.answer(command, self.state, seat, known=known)
            case Answer():
                return self._answered(command, utterance)
            case ActionCommand():
                refused = self._not_theirs(utterance)
                if refused:
                    return refused
                asked, self.open = self.open, None
                whole: Said | None = said
                if isinstance(asked, Fill):
                    # It may be the answer to the question: 'the ribbon'.
                    command, whole = self.teller.filled(asked.missing.command, command) or command, None
                return self._request(self.teller.placed(command, self.state), utterance, whole)
            case Control(verb=ControlVerb.TAKE_BACK):
                return self._take_back(utterance)
            case Control(verb=ControlVerb.READY):
                return self.audiences.ready(self.state)
            case Control(verb=ControlVerb.LEARN_VOICE):
                return [LearnVoice(self.asker(None, utterance))]
            case Control(verb=ControlVerb.FORGET_VOICE):
                return [ForgetVoice(self.asker(None, utterance))]
            case NewPhone(player=seat) if seat in self.conversation.partners:
                wording = self.conversation.wording
                return [self.conversation.everyone(wording.say("is-computer", player=wording.name(seat)))]
            case NewPhone(player=seat):
                return [RenewPhone(seat)]
            case _:
                kept = self.notes.act(self, command, utterance) or self.marks.act(self, command, utterance)
                return kept or self._at_any_time(command, utterance)

    def doubt(self, first: Command, second: Command | None, utterance: Utterance) -> list[Effect]:
        """Ask which of two commands was meant, or whether one was; harmless ones are just carried out."""
        first = self._placed(first)
        second = None if second is None else self._placed(second)
        if isinstance(first, NewPhone) or first in _NOT_ON_A_GUESS:
            # On a guess no working phone is disconnected, and no voice learnt or forgotten.
            return [self.conversation.everyone("", cue=Cue.UNHEARD)]
        meant = doubted(first, second, utterance, lambda command: self.teller.described(command, self.state))
        if isinstance(meant, Command):
            return self.act(meant, utterance)
        refused = self._not_theirs(utterance)
        if refused:
            # During a computer player's turn people speak to others.
            unsure = self.state.current in self.partners and not utterance.typed
            return [] if unsure else refused
        self.open = meant
        return [self.conversation.ask(self.question or "")]

    def _placed(self, command: Command) -> Command:
        return self.teller.placed(command, self.state) if isinstance(command, ActionCommand) else command

    def settle(self) -> list[Effect]:
        """Carry out the action that was read back, unless it waits for a yes."""
        if not isinstance(self.open, ReadBack) or self.open.needs_yes:
            return []
        read_back, self.open = self.open, None
        return self.counts(read_back)

    def counts(self, ready: Ready[Act] | ReadBack[Act], said: Said | None = None) -> list[Effect]:
        """Carry out what is now final, or say why it can't be, which may be said only now."""
        if ready.missing is not None:
            self.open = Fill(ready.missing)
            return self.audiences.asked(ready.missing, self.state)
        if ready.impossible or ready.action is None:
            return [self.conversation.everyone(ready.impossible)]
        said = ready.said if isinstance(ready, ReadBack) else said
        return self.carry_out(ready.action, ready.command, said)

    def cancel(self) -> list[Effect]:
        """Take back what was read back, or drop the open question."""
        dropped, self.open = self.open, None
        say = self.conversation.wording.say
        if isinstance(dropped, ReadBack):
            return [self.conversation.everyone(say("taken-back", prompt=self.prompt()))]
        return [self.conversation.everyone(f"{say('cancelled')} {self.prompt()}")]

    def ask_instead(self) -> list[Effect]:
        """Take back what is open, and ask what was meant instead: a 'no' was heard, but not what followed."""
        dropped, self.open = self.open, None
        message = "taken-back-ask" if isinstance(dropped, ReadBack) else "cancelled-ask"
        return [self.conversation.ask(self.conversation.wording.say(message))]

    def ask_first(self) -> list[Effect]:
        """Ask for a yes before carrying out what waits: somebody said something unclear."""
        if not isinstance(self.open, ReadBack) or self.open.needs_yes:
            return []
        self.open = replace(self.open, needs_yes=True)
        return [self.conversation.ask(self.question or "")]

    # Actions

    def _request(
        self, command: ActionCommand, utterance: Utterance, said: Said | None = None
    ) -> list[Effect]:
        wording = self.conversation.wording
        if self.state.outcome is not None:
            return [self.audiences.back_to(utterance.seat, wording.say("game-over-already"))]
        if self.game.due(self.state) is not None:
            return [self.audiences.back_to(utterance.seat, self.prompt())]
        outcome = self.teller.request(command, self.state)
        match outcome:
            case Incomplete():
                self.open = Fill(outcome)
                return self.audiences.asked(outcome, self.state)
            case Refused():
                self._refused = command
                return [self.audiences.back_to(utterance.seat, outcome.sentence)]
            case Ready(known=True, missing=missing):
                told, self._refused = self.audiences.refused_alone(outcome, self.state), command
                self.open = None if told or missing is None else Fill(missing)
                return told if told or missing is None else self.audiences.asked(missing, self.state)
            case Ready():
                return self._read_back(outcome, said)

    def _not_theirs(self, utterance: Utterance) -> list[Effect]:
        """Tell somebody who is known to speak out of turn whose turn it is; nothing if it may be theirs."""
        theirs = (None, self.state.current) if self.state.current not in self.partners else ()
        if utterance.seat in theirs or self.state.outcome is not None:
            return []
        wording = self.conversation.wording
        text = wording.say("not-your-turn", player=wording.name(self.state.current))
        return [self.audiences.back_to(utterance.seat, text)]

    def _read_back(self, ready: Ready[Act], said: Said | None) -> list[Effect]:
        sentence = capitalised(ready.sentence)
        if self.confirm is Confirm.NEVER:
            if ready.impossible or ready.missing is not None:
                return self.counts(ready)
            return [self.conversation.everyone(sentence), *self.counts(ready, said)]
        asks = self.confirm is Confirm.ASK
        self.open = ReadBack(
            ready.command, ready.action, sentence, asks, ready.impossible, ready.missing, said
        )
        if asks:
            return [self.conversation.ask(f"{sentence.rstrip('.')}?")]
        return [self.conversation.everyone(sentence)]

    def carry_out(
        self, action: Act, command: ActionCommand | None = None, said: Said | None = None
    ) -> list[Effect]:
        """Save the action, apply it and tell everyone what they may know.

        ``command`` is its interpretation, ``said`` the utterance.
        """
        speaker = self.state.current
        lesson = [] if command is None else taught(self.conversation.interpreter, said, command, speaker)
        self.last_seat = speaker
        if speaker not in self.partners:
            self.hints.moved(speaker, self.state, action)
        done = [*lesson, *self.done(action, command)]
        if self.state.outcome is not None:
            told = map(self.conversation.everyone, self.told_at_its_end())
            return [*done, *told, self.conversation.ask(self.prompt())]
        return [*done, *self.audiences.call_to_headset(self.state)]

    def done(self, action: Act, command: ActionCommand | None = None) -> list[Effect]:
        """Save an action that teaches nothing, apply it and announce it."""
        state, events = self.game.apply(self.state, action)
        try:
            saved_again = self.journal.add(self.game.action_record(action))
        except JournalProblem as problem:
            return [self.conversation.everyone(self.conversation.wording.unsaved(problem))]
        self.state, self._refused = state, None
        news = self.audiences.news(events, state, command)
        if saved_again:
            news.append(self.conversation.everyone(self.conversation.wording.say("saved-again")))
        return [*news, *self._by_itself()]

    def _by_itself(self) -> list[Effect]:
        """Do what follows by itself: the next round is dealt."""
        action = self.game.next_by_itself(self.state)
        return self.asks_for_card() if action is None else self.done(action)

    def _take_back(self, utterance: Utterance) -> list[Effect]:
        if self.open is not None:
            return self.cancel()
        message = "too-late" if self.state.turn else "nothing-to-take-back"
        return [self.audiences.back_to(utterance.seat, self.conversation.wording.say(message))]

    def _at_any_time(self, command: Command, utterance: Utterance) -> list[Effect]:
        """Carry out what a seat may do out of turn, too; without a read-back, because it reveals and changes
        little.
        """
        seat = self.asker(None, utterance)
        outcome = self.teller.at_any_time(command, self.state, seat)
        match outcome:
            case None:
                return []
            case Refused():
                return [self.audiences.back_to(utterance.seat, outcome.sentence)]
            case _ if enough := self.beside.enough(self, seat):
                return [self.audiences.back_to(utterance.seat, enough)]
        # Words about a place don't refer to the card that comes to it later.
        dropped = self.cancel() if self.open is not None and seat == self.state.current else []
        try:
            return [*dropped, *self.carry_out(outcome)]
        except Unfit:
            return [self.audiences.back_to(utterance.seat, self.conversation.wording.say("cannot-other"))]

    # Answers to the table's questions

    def _answered(self, answer: Answer, utterance: Utterance) -> list[Effect]:
        refused = self._not_theirs(utterance) if self.open is not None and answer != NO else []
        if refused:
            return refused
        match self.open:
            case None:
                return self._unasked(answer, utterance)
            case Fill(missing=missing):
                whole = self.teller.filled(missing.command, answer)
                if whole is not None:
                    self.open = None
                    return self._request(whole, utterance)
                if answer == NO:
                    return self.cancel()
            case _ if answer == NO:
                return self.cancel()
            case ReadBack() as read_back if answer.kind == "yes-no":
                self.open = None
                return self.counts(read_back)
            case Sure(command=command, utterance=before) if answer.kind == "yes-no":
                self.open = None
                return self._act(command, utterance, Said(before, asked=True))
            case AskWhich(utterance=before) as two if meant := two.chosen(
                answer, self.named(answer, utterance)
            ):
                self.open = None
                return self._act(meant, utterance, Said(before, asked=True))
        return [self.conversation.ask(self.help())]

    def _unasked(self, answer: Answer, utterance: Utterance) -> list[Effect]:
        """A bare answer without a question: the game may have asked, or may know what it could mean."""
        if self.state.outcome is None and answer.kind != "yes-no":
            meant = self.teller.bare(answer, self.state)
            not_theirs = self._not_theirs(utterance)
            if self.state.current in self.partners:
                return not_theirs if utterance.typed else []
            if meant and not_theirs:
                return not_theirs
            refused, self._refused = self._refused, None
            again = [command for command in meant if refused is not None and type(command) is type(refused)]
            if again:
                # 'No, the second' after a refused discard isn't a play.
                return self._request(again[0], utterance)
            if self.teller.asks(self.state):
                return self._request(meant[0], utterance) if meant else [self.conversation.ask(self.help())]
            if meant:
                possible = [command for command in meant if self.possible(command)] or meant[:1]
                return self.doubt(possible[0], possible[1] if len(possible) > 1 else None, utterance)
        # A spoken 'yes' or 'no' among the players is table talk; only a typed one is for the table.
        if not utterance.typed:
            return []
        text = self.conversation.wording.say("nothing-to-answer", example=capitalised(self.prompt()))
        return [self.audiences.back_to(utterance.seat, text)]
