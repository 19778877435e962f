"""Commands that are the same in every phase: pauses, another game, help, how the table speaks."""

from __future__ import annotations

from dataclasses import replace

from voice_hanabi.contract.commands import (
    HELP,
    NO,
    YES,
    ActionCommand,
    Advice,
    Answer,
    Arrange,
    Command,
    Control,
    ControlVerb,
    NewPhone,
    Question,
    SetUp,
    number_of,
)
from voice_hanabi.contract.expectations import (
    LAST_TIME,
    LOOKING,
    SAVED_OFFERED,
    YES_NO,
    Expectation,
)
from voice_hanabi.contract.wished_beside import OF_FRIENDS
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.table.beside.looked_again import LookedAgain
from voice_hanabi.table.conversation.conversation import Conversation, Ears, Reach
from voice_hanabi.table.conversation.effects import Effect, Friends, Leave, SayAgain
from voice_hanabi.table.conversation.final import NEW_GAME, Final
from voice_hanabi.table.conversation.steering import heard_alone, speech_changed
from voice_hanabi.table.course import Course
from voice_hanabi.table.own_words import wished
from voice_hanabi.table.phase import TablePhase
from voice_hanabi.table.playing.advising import Advising
from voice_hanabi.table.playing.partners_turn import Thought, move
from voice_hanabi.table.playing.waiting import drops_another_s
from voice_hanabi.table.real_cards.at_table import CardsAtTable
from voice_hanabi.table.rights.kinds import Refuses, kind_of_command
from voice_hanabi.table.rights.rights import AGREED_NEW_GAME, ANOTHER_S
from voice_hanabi.table.saving.journal import SavedGame
from voice_hanabi.understanding.outcome import Understanding, commands_in


class Steering:
    """Carries out what is the same in every phase, and knows the questions that take precedence."""

    def __init__(self, course: Course, ears: Ears) -> None:
        self.course = course
        self._arranging, self._hearing = course.arranging, course.arranging.hearing
        self._ears = ears
        self.refuses: Refuses = lambda kind, command, utterance: None
        """Returns what is done instead of a forbidden command."""
        self.paused = False
        self.final = Final()
        self._thought = Thought()
        self.advising = Advising()
        self.looking, self.cards = LookedAgain(course.finished), CardsAtTable()
        course.dealer = replace(course.dealer, unfit=self.cards.unfit)

    @property
    def phase(self) -> TablePhase:
        """The current set-up or game."""
        return self.course.phase

    @property
    def conversation(self) -> Conversation:
        """The language, the names and the words of the table."""
        return self.phase.conversation

    # Computer players

    @property
    def thinking(self) -> float | None:
        """Seconds for which a computer player thinks before it moves; ``None`` if it isn't one's turn."""
        playing = self.course.playing
        if self.instead is not None or playing is None:
            return None
        # In a lesson the others do what belongs to it, and nothing by themselves.
        return playing.patience if playing.wishes else self._thought.seconds(playing)

    def move(self) -> list[Effect]:
        """Let the computer player move whose turn it is; if that can't be saved, wait for 'go on'."""
        playing = self.course.playing
        if playing is None:
            return []
        if playing.patience is not None:
            return playing.go_on()
        before = playing.state
        moved = move(playing)
        self.paused = playing.state is before
        return moved

    # What takes precedence

    @property
    def instead(self) -> Expectation | None:
        """The situation if something takes precedence over the phase's own conversation."""
        if self.final.command is not None:
            return YES_NO
        if self.looking.open:
            return LOOKING
        if self.paused:
            return self.conversation.game.situations.paused
        if self.course.offer_pending:
            return SAVED_OFFERED
        if self._arranging.offered:
            return LAST_TIME
        return self._hearing.expectation if self.asks_ears else None

    @property
    def expectation(self) -> Expectation:
        """What the table listens for now."""
        return self.phase.expectation if self.instead is None else self.instead

    @property
    def asks_ears(self) -> bool:
        """Whether a question about ears is open during a game, which waits."""
        return self.phase.played and self._hearing.open

    def read(self, utterance: Utterance) -> Command | None:
        """Return what is said about arrangements in the speaker's own words, if that is allowed now."""
        if self.final.command is not None:
            return None
        if self.looking.open:
            return self.looking.read(utterance, self.conversation)
        in_game = self.phase.played
        wishes = () if self.paused else self.phase.wishes
        heard = utterance, self.conversation, self.expectation
        request = wished(*heard, wishes)
        read = request or self._arranging.read(*heard, in_game=in_game, paused=self.paused)
        if in_game and (request is not None or isinstance(read, Advice)):
            return None if self.phase.asked_for(utterance) else read
        return read if read is None or self.makes_sense(read) else None

    def example(self) -> str:
        """Return something that can be said now."""
        if self.final.command is not None:
            return self.conversation.wording.say("example-yes")
        if self.paused or self.looking.open:
            return self.conversation.wording.say("example-go-on")
        if self.course.offer_pending or self._arranging.offered:
            return self.conversation.wording.say("example-yes")
        return self._hearing.example(self.conversation) if self.asks_ears else self.phase.example()

    @property
    def question(self) -> str | None:
        """The table's unanswered question; ``None`` if it only listens."""
        final = self.final.question(self.conversation.wording, in_game=self.phase.played)
        if final is not None or self.paused or self.looking.open:
            return final
        return self.phase.question if self.phase.played or self.instead is None else None

    # What steers the conversation

    def refused(self, understood: Understanding, utterance: Utterance) -> list[Effect] | None:
        """Return what is done instead of a command without the right to it; ``None`` for the rest."""
        playing = self.course.playing
        if playing is not None and drops_another_s(playing, understood, utterance.seat):
            return self.refuses(ANOTHER_S, NO, utterance)
        said = ((self.kind(one, utterance.seat), one) for one in commands_in(understood))
        found = (self.refuses(kind, one, utterance) for kind, one in said)
        return next((refused for refused in found if refused is not None), None)

    def kind(self, command: Command, seat: int | None = None) -> str:
        """Return a command's name in the table of rights now; for a 'yes', that of what it agrees to."""
        if (agreed := self.final.counts_as(command, seat)) is not None:
            return AGREED_NEW_GAME if agreed == NEW_GAME else kind_of_command(agreed)
        asked = self.phase.ended and not (self.paused or self.looking.open)
        playing = self.course.playing
        if asked and command in (YES, NO) and playing is not None:
            return kind_of_command(playing.answers_its_end(yes=command == YES))
        if command == NEW_GAME and self.phase.played and not self.phase.ended:
            # It gives up the current game.
            return AGREED_NEW_GAME
        return kind_of_command(command)

    def steered(self, command: Command, utterance: Utterance) -> list[Effect] | None:  # noqa: C901 - flat: what stands first goes before the rest
        """Carry out what is the same in every phase; ``None`` if it is for the phase."""
        if (answered := self._final_answered(command, utterance)) is not None:
            return answered
        if (looked := self._looked(command, utterance)) is not None:
            return looked
        command = self.phase.meant(command)
        own = self.phase.steered(command, utterance)
        if own is not None and not self.paused:
            return self.course.after(own)
        command = self._arranging.guide.meant(command, waits=bool(self.phase.unsettled))
        if (beside := self._beside(command, utterance)) is not None:
            return beside
        if (arranged := self._arranged(command, utterance)) is not None:
            back = command == Arrange("back-to-game") and self.phase.played
            return [*arranged, *self._go_on_after_pause()] if back else arranged
        if (answered := self._offer_answered(command)) is not None:
            return answered
        if self.phase.ended and isinstance(command, SetUp) and command.what == "game":
            return self.course.another_game(str(command.value))
        if self.phase.ended and isinstance(command, Answer) and command.kind == "yes-no":
            return self.course.another_game() if command.value == "yes" else self.course.leave()
        if isinstance(command, Question) and command.is_about(HELP):
            return [self.conversation.told(self.help(command.topic), utterance)]
        if isinstance(command, Advice) and (playing := self.course.playing) is not None:
            return self.advising.act(playing, command, utterance)
        if self.paused and isinstance(command, ActionCommand | NewPhone | SetUp):
            return [self.conversation.told(self.conversation.wording.say("is-paused"), utterance)]
        if self.paused and isinstance(command, Answer):
            return self._go_on_after_pause() if command.value == "yes" else self._no_while_paused()
        return self._steer(command.verb, utterance) if isinstance(command, Control) else None

    def _offer_answered(self, command: Command) -> list[Effect] | None:
        """Handle the answer whether to resume a saved game; ``None`` if that wasn't asked."""
        if not self.course.offer_pending:
            return None
        if isinstance(command, Answer) and command.kind == "yes-no":
            return self.course.offer_answered(yes=command.value == "yes")
        if command == Control(ControlVerb.TAKE_BACK):
            return self.course.offer_answered(yes=False)
        if isinstance(command, Control):
            return None
        return [self.conversation.ask(self.conversation.wording.say("help-offered"))]

    def look_at(self, saved: SavedGame) -> list[Effect]:
        """Start reviewing a finished game."""
        return self.looking.look_at(saved, self.conversation)

    def _looked(self, command: Command, utterance: Utterance) -> list[Effect] | None:
        """Carry out a command about a finished game, or start a review; ``None`` for anything else."""
        done = self.looking.act(command, utterance, self.conversation, self.course.playing)
        # If the evening consists of this review, it ends with it.
        over = self.looking.closed and not self.course.phase_begun
        return [*done, Leave()] if done is not None and over else done

    def help(self, topic: str | None = None) -> str:
        """Say what can be said now, or more about a topic."""
        say = self.conversation.wording.say
        if self.final.command is not None:
            return say("help-yes-no")
        if self.looking.open:
            return say("help-looking")
        if self.paused:
            return say("help-paused")
        if self.course.offer_pending:
            return say("help-offered")
        return self._hearing.prompt(self.conversation) if self.asks_ears else self.phase.help(topic)

    # What can't be undone

    def ask_whether(self, final: Command, seat: int | None = None) -> list[Effect]:
        """Ask whether a final command was meant, before carrying it out; the ``seat`` gave it."""
        self.final.command, self.final.asked_by = final, seat
        return [self.conversation.ask(self.question or "")]

    def _final_answered(self, command: Command, utterance: Utterance) -> list[Effect] | None:
        """Carry out a final command after a yes; ``None`` if that wasn't the answer."""
        final = self.final.command
        if final is None or (self.final.stands_beside(command) and self.final.answered(command) is None):
            return None
        answer = self.final.answered(command)
        if answer is None:
            return [self.conversation.ask(self.conversation.wording.say("help-yes-no"))]
        self.final.command = None
        if not answer:
            dropped = self.conversation.wording.say("paused") if self.paused else self.phase.prompt()
            return [self.conversation.everyone(dropped)]
        if final == NEW_GAME:
            return [*self.phase.settle(), *self.course.another_game()]
        if self.cards.asks(final):
            return self._beside(final, utterance, agreed=True)
        return self.steered(final, utterance) or self.course.after(self.phase.act(final, utterance))

    # Arrangements for a game

    def _arranged(self, command: Command, utterance: Utterance) -> list[Effect] | None:
        """Carry out a request besides the cards; ``None`` if it isn't one."""
        if self.course.offer_pending:
            if (begun := self.course.begun_instead(command, utterance)) is not None:
                return begun
            return self.course.offer_answered(yes=True) if command == Arrange("resume") else None
        return self.course.arranged(command, utterance)

    def _beside(self, command: Command, utterance: Utterance, *, agreed: bool = False) -> list[Effect] | None:
        """Carry out a request about friends or printed cards; ``None`` for any other command."""
        played = self.course.choices.cards
        if isinstance(command, Arrange) and command.what in OF_FRIENDS:
            return [Friends(OF_FRIENDS[command.what], number_of(command.value))]
        if not agreed and (first := self.cards.asked_first(command, self.phase, played)):
            return self.ask_whether(first, utterance.seat)
        done = self.cards.act(command, self.phase, played, utterance)
        return None if done is None else self.course.after(done)

    def makes_sense(self, command: Command) -> bool:
        """Return whether a command makes sense here, whatever the phase waits for."""
        played = self.course.choices.cards
        return self._arranging.guide.makes_sense(command) and self.cards.makes_sense(command, played)

    def _steer(self, verb: ControlVerb, utterance: Utterance) -> list[Effect] | None:
        conversation = self.conversation
        say = conversation.wording.say
        seat = heard_alone(conversation, self._ears, utterance)
        match verb:
            case ControlVerb.REPEAT:
                return self.repeat() if seat is None else [SayAgain(seat)]
            case ControlVerb.PAUSE:
                self.paused = True
                return [conversation.everyone(say("paused"))]
            case ControlVerb.GO_ON:
                return self._go_on_after_pause()
            case ControlVerb.THINK_FASTER | ControlVerb.THINK_SLOWER:
                return self._thought.change(1 if verb is ControlVerb.THINK_SLOWER else -1, conversation)
            case ControlVerb.SAVE_AND_LEAVE:
                return self.course.leave()
            case ControlVerb.NEW_GAME:
                if self.phase.ended or not self.phase.played:
                    return self.course.another_game()
                return self.ask_whether(Control(verb), utterance.seat)
            case _:
                return speech_changed(conversation, verb, seat)

    def repeat(self) -> list[Effect]:
        """Repeat what everyone heard last, and what the current player heard privately."""
        playing = self.course.playing
        if playing is None or playing.audiences.reach(playing.speaking) is not Reach.YES:
            return [SayAgain(None)]
        return [SayAgain(None), SayAgain(playing.speaking, tell=False)]

    def pressed_enter(self) -> list[Effect]:
        """Let the player who was called to the screen look; else repeat what was said last."""
        playing = self.course.playing
        if playing is not None and playing.audiences.called_to_screen:
            return playing.audiences.ready(playing.state)
        return self.repeat()

    def _go_on_after_pause(self) -> list[Effect]:
        self.paused = False
        if not self.phase.played:
            return self.phase.begin()
        going_on = self.conversation.wording.say("going-on", prompt=self.phase.prompt())
        return [self.conversation.everyone(going_on)]

    def _no_while_paused(self) -> list[Effect]:
        """Drop the question that was open when the pause began; the pause goes on."""
        playing = self.course.playing
        return [] if playing is None or playing.open is None else playing.cancel()
