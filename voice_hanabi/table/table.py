"""The table: utterances in, effects out, from the first question to the last goodbye."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.alike_names import SoundsAlike
from voice_hanabi.language.wording import Manner
from voice_hanabi.table.arranging import chosen_before_a_game
from voice_hanabi.table.beginning.setting_up import SettingUp
from voice_hanabi.table.beside.being_heard import BeingHeard
from voice_hanabi.table.contract.choices import Choices
from voice_hanabi.table.contract.commands import (
    HELP,
    ActionCommand,
    Answer,
    Arrange,
    Command,
    Control,
    ControlVerb,
    NewPhone,
    Question,
    SetUp,
    StandIn,
    Why,
)
from voice_hanabi.table.contract.expectations import LAST_TIME, YES_NO, Expectation
from voice_hanabi.table.conversation.conversation import Confirm, Conversation, Ears, Phase
from voice_hanabi.table.conversation.effects import Effect, HandOver, Hush, LastTime, SayAgain
from voice_hanabi.table.conversation.patience import Patience
from voice_hanabi.table.conversation.steering import spoken_otherwise
from voice_hanabi.table.course import Course
from voice_hanabi.table.listening import phrases_after, phrases_of
from voice_hanabi.table.playing.partners_turn import Thought, move, of_partners
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.playing.waiting import Meanwhile, corrected, meanwhile
from voice_hanabi.table.private_hearing.hearing_privately import HearingPrivately
from voice_hanabi.table.said_again import going_on, heard_alone, pressed_enter, repeated
from voice_hanabi.table.saving.journal import Games, SavedGame
from voice_hanabi.table.understanding.interpreter import (
    Close,
    Interpreter,
    NotUnderstood,
    Understanding,
    Understood,
    decided,
)
from voice_hanabi.table.understanding.judging import is_doubtful, weighed
from voice_hanabi.table.understanding.understanding import meanings
from voice_hanabi.table.understanding.waits import Waits


class Table:
    """One table's evening: set-up, games, and what goes on beside them.

    Every method returns what is to be done, in order; nothing is said or played by the table itself.
    """

    def __init__(
        self,
        choices: Choices,
        games: Games,
        *,
        folder: Path,
        new_seed: Callable[[], int],
        ears: Ears,
        confirm: Confirm = Confirm.ANNOUNCE,
        saved: SavedGame | None = None,
        offer_saved: bool = True,
        sounds_alike: SoundsAlike | None = None,
        typing: bool = False,
        hearing: HearingPrivately | None = None,
        last_time: LastTime | None = None,
        being_heard: BeingHeard | None = None,
    ) -> None:
        """Prepare the evening.

        ``saved``, a game in ``folder``, is gone on with: after a question where ``offer_saved``, else at
        once. ``sounds_alike`` tells which names to warn of, ``typing`` that nobody can be heard yet.
        ``hearing`` asks for private ears where the computer has some, ``last_time`` is offered first.
        ``being_heard`` knows the microphones.
        """
        self._ears = ears
        self._patience = Patience()
        self._thought = Thought()
        self._paused = False
        self._asks_new_game = False
        self.time_passes = True
        """Whether people sit there, or lines of a script follow one another."""
        self.course = Course(
            choices,
            games,
            folder=folder,
            new_seed=new_seed,
            ears=ears,
            confirm=confirm,
            saved=saved,
            offer_saved=offer_saved,
            sounds_alike=sounds_alike,
            manner=Manner(typing),
            hearing=hearing,
            last_time=last_time,
            being_heard=being_heard,
        )
        self._arranging, self._hearing = self.course.arranging, self.course.arranging.hearing

    @property
    def phase(self) -> Phase:
        """The set-up or the game that is on."""
        return self.course.phase

    # What is listened for

    @property
    def conversation(self) -> Conversation:
        """The language, the names and the words of the table."""
        return self.phase.conversation

    @property
    def expectation(self) -> Expectation:
        """What the table listens for now."""
        if self._paused:
            return self.conversation.game.situations.paused
        if self.course.offer_pending or self._asks_new_game:
            return YES_NO
        if self._arranging.offered:
            return LAST_TIME
        if self._asks_ears:
            return self._hearing.expectation
        return self.phase.expectation

    @property
    def phrases(self) -> PhraseGraph:
        """The phrases that may be said now."""
        return phrases_of(self.phase, self.expectation)

    @property
    def next_phrases(self) -> Iterable[PhraseGraph]:
        """What may be said next, each made when it is wanted."""
        return phrases_after(self.phase)

    @property
    def interpreter(self) -> Interpreter:
        """What understands the table's language and names."""
        return self.conversation.interpreter

    @property
    def speaking_seat(self) -> int | None:
        """Who speaks where no microphone tells it: the one whose turn it is."""
        return int(self.phase.speaking) if isinstance(self.phase, Playing) else None

    @property
    def thinking(self) -> float | None:
        """Seconds of silence after which a computer player moves: then call `move`; ``None`` for none."""
        if self.unsettled or self._asks_otherwise or not isinstance(self.phase, Playing):
            return None
        return self._thought.seconds(self.phase)

    def move(self) -> list[Effect]:
        """Let the computer player move whose turn it is; where that can't be saved, it waits for 'go on'."""
        if self.thinking is None or not isinstance(self.phase, Playing):
            return []
        before = self.phase.state
        moved = move(self.phase)
        self._paused = self.phase.state is before
        return moved

    def _moves_between_lines(self) -> list[Effect]:
        """Let computer players move where no time passes: the next line is meant of what comes then."""
        moved: list[Effect] = []
        while not self.time_passes and self.thinking is not None:
            moved += self.move()
        return moved

    @property
    def unsettled(self) -> bool:
        """Whether an action was read back and waits for its moment to pass: then call `settle`."""
        return self.course.deals_next or (self.phase.unsettled and not self._asks_ears)

    @property
    def _asks_ears(self) -> bool:
        """Whether a question about ears is open over a game, which waits meanwhile."""
        return isinstance(self.phase, Playing) and self._hearing.open

    # The evening

    def begin(self) -> list[Effect]:
        """Say welcome, and ask the first question, or deal where everything is chosen already."""
        return self.course.begin()

    def deal_now(self) -> list[Effect]:
        """Say welcome and deal without a question: everything was chosen when the program was started."""
        return self.course.deal_now()

    def phone_here(self, seat: int) -> list[Effect]:
        """Note that a seat's phone has come."""
        return self.course.after(self._arranging.phone_here(self.phase, seat))

    def ear_failed(self, seat: int) -> list[Effect]:
        """Offer a seat whose ear has failed the other ways; nothing where it was not chosen here."""
        return self.course.after(self._arranging.ear_failed(self.phase, seat))

    def microphone_failed(self, reason: str) -> list[Effect]:
        """Say what is wrong with the microphone, and listen to another one; nothing where none is left."""
        return self._arranging.being_heard.fails(reason, self.conversation)

    def leave(self) -> list[Effect]:
        """End the evening; a game is saved with every action, and that it still is, is seen now."""
        return self.course.leave()

    def close(self) -> None:
        """Close the journal; the game stays saved."""
        self.course.close()

    # What was heard

    def hear(self, utterance: Utterance) -> list[Effect]:
        """Take what was said or typed, and return what is to be done."""
        if utterance.typed and not utterance.text.strip():
            return []
        self.conversation.manner.typing = utterance.typed
        effects = self._hear(utterance)
        if utterance.typed and all(isinstance(effect, Hush | HandOver) for effect in effects):
            # Who types is never left without a word.
            message = "paused" if self._paused else "cancelled"
            effects.append(self.conversation.everyone(self.conversation.wording.say(message)))
        return effects

    def _hear(self, utterance: Utterance) -> list[Effect]:
        """Decide what becomes of what was said: here, and once."""
        if self.course.deals_next:
            return [*self.settle(), *self._moves_between_lines(), *self._hear(utterance)]
        understood = self._understand(utterance)
        if isinstance(self.phase, Playing) and understood.corrects:
            self._patience.renew()
            return corrected(self.phase, understood, lambda: self._taken(understood, utterance))
        if isinstance(self.phase, Playing) and self.unsettled:
            match meanwhile(self.phase, understood, utterance, time_passes=self.time_passes):
                case Meanwhile.TALK:
                    return []
                case Meanwhile.ASKED:
                    return self.ask_first()
                case Meanwhile.SETTLED:
                    self._patience.renew()
                    return self.phase.settle()
                case Meanwhile.SETTLED_BEFORE:
                    # It is said of what comes then.
                    return [*self.phase.settle(), *self._moves_between_lines(), *self._hear(utterance)]
        return self._taken(understood, utterance)

    def settle(self) -> list[Effect]:
        """Carry out the action that was read back: its moment has passed without a 'no'."""
        if self.course.deals_next:
            self.course.deals_next = False
            return self.course.deal()
        return self.phase.settle()

    def ask_first(self) -> list[Effect]:
        """Ask for a yes before what waits is carried out: somebody spoke, and nobody knows what."""
        return self.phase.ask_first() if isinstance(self.phase, Playing) else []

    @property
    def _asks_otherwise(self) -> bool:
        """Whether something else is going on than the phase's own conversation."""
        return (
            self._paused
            or self.course.offer_pending
            or self._asks_new_game
            or self._arranging.offered
            or self._asks_ears
        )

    @property
    def waits(self) -> Waits:
        """What the table waits for: all that what is said next is understood by."""
        here, guide = self.phase.waits, self._arranging.guide
        waits = replace(
            here,
            possible=lambda command: guide.makes_sense(command) and here.possible(command),
            arranged=self._arrangement,
        )
        if not self._asks_otherwise:
            return waits
        # Typed is not misheard: over a pause what belongs elsewhere is understood too, and answered.
        beyond = waits.beyond if self._paused else ()
        return replace(waits, expectation=self.expectation, beyond=beyond, actions=(), instead=None)

    def _understand(self, utterance: Utterance) -> Understanding:
        understood = decided(meanings(self.interpreter, utterance, self.waits))
        return chosen_before_a_game(understood, utterance, self.phase)

    def _arrangement(self, utterance: Utterance) -> Command | None:
        """Return what is said of ears and the like in words of people's own, where that may be said now."""
        if self._asks_new_game:
            return None
        in_game = isinstance(self.phase, Playing)
        return self._arranging.read(
            utterance, self.conversation, self.expectation, in_game=in_game, paused=self._paused
        )

    def _taken(self, understood: Understanding, utterance: Utterance) -> list[Effect]:
        understood = weighed(understood)
        if self._paused and not utterance.typed and is_doubtful(understood):
            return []
        if isinstance(understood, NotUnderstood):
            return self._patience.failed(self.conversation, utterance, understood.near, self._example)
        self._patience.renew()
        first = understood.first if isinstance(understood, Close) else understood.command
        second = understood.second if isinstance(understood, Close) else None
        steered = self._steered(first, utterance)
        if steered is not None:
            return steered
        if isinstance(self.phase, Playing) and isinstance(first, StandIn | Why):
            return of_partners(self.phase, first, utterance)
        if isinstance(understood, Understood) and understood.sure:
            return self.course.after(self.phase.act(first, utterance))
        return self.course.after(self.phase.doubt(first, second, utterance))

    def _example(self) -> str:
        if self._paused:
            return self.conversation.wording.say("example-go-on")
        if self.course.offer_pending or self._asks_new_game or self._arranging.offered:
            return self.conversation.wording.say("example-yes")
        return self._hearing.example(self.conversation) if self._asks_ears else self.phase.example()

    # What steers the conversation, whatever is going on

    def _steered(self, command: Command, utterance: Utterance) -> list[Effect] | None:
        """Do what is the same in every phase; ``None`` when it is for the phase."""
        command = self._arranging.guide.meant(command, waits=bool(self.phase.unsettled))
        arranged = self._arranged(command, utterance)
        if arranged is not None:
            return arranged
        if self.course.offer_pending or self._asks_new_game:
            if isinstance(command, Answer) and command.kind == "yes-no":
                return self._yes_or_no(command.value == "yes")
            if command == Control(ControlVerb.TAKE_BACK):
                return self._yes_or_no(yes=False)
            if not isinstance(command, Control):
                return [self.conversation.ask(self.conversation.wording.say("help-yes-no"))]
        if self._ended and isinstance(command, SetUp) and command.what == "game":
            return self.course.another_game(str(command.value))
        if self._ended and isinstance(command, Answer) and command.kind == "yes-no":
            return self.course.another_game() if command.value == "yes" else self.leave()
        if isinstance(command, Question) and command.is_about(HELP):
            return [self.conversation.told(self._help(command.topic), utterance)]
        if self._paused and isinstance(command, ActionCommand | NewPhone | SetUp):
            return [self.conversation.told(self.conversation.wording.say("is-paused"), utterance)]
        if self._paused and isinstance(command, Answer):
            return self._go_on_after_pause() if command.value == "yes" else self._no_while_paused()
        return self._steer(command.verb, utterance) if isinstance(command, Control) else None

    @property
    def _ended(self) -> bool:
        return isinstance(self.phase, Playing) and self.phase.state.outcome is not None

    def _help(self, topic: str | None = None) -> str:
        say = self.conversation.wording.say
        if self._paused:
            return say("help-paused")
        if self.course.offer_pending or self._asks_new_game:
            return say("help-yes-no")
        return self._hearing.prompt(self.conversation) if self._asks_ears else self.phase.help(topic)

    def _yes_or_no(self, yes: bool) -> list[Effect]:
        if not self._asks_new_game:
            return self.course.offer_answered(yes=yes)
        self._asks_new_game = False
        return self.course.another_game() if yes else [self.conversation.everyone(self.phase.prompt())]

    # What is arranged round a game

    def _arranged(self, command: Command, utterance: Utterance) -> list[Effect] | None:
        """Do what is wished for beside the cards; ``None`` when that is nothing of it."""
        if self.course.offer_pending:
            resumes = command == Arrange("resume")
            begins = command == Control(ControlVerb.NEW_GAME)
            return self._yes_or_no(yes=resumes) if resumes or begins else None
        return self.course.arranged(command, utterance)

    def _steer(self, verb: ControlVerb, utterance: Utterance) -> list[Effect] | None:
        conversation = self.conversation
        say = conversation.wording.say
        seat = heard_alone(self.phase, self._ears, utterance)
        match verb:
            case ControlVerb.REPEAT:
                return self.repeat() if seat is None else [SayAgain(seat)]
            case ControlVerb.PAUSE:
                self._paused = True
                return [conversation.everyone(say("paused"))]
            case ControlVerb.GO_ON:
                return self._go_on_after_pause()
            case ControlVerb.THINK_FASTER | ControlVerb.THINK_SLOWER:
                return self._thought.change(1 if verb is ControlVerb.THINK_SLOWER else -1, conversation)
            case ControlVerb.SAVE_AND_LEAVE:
                return self.leave()
            case ControlVerb.NEW_GAME:
                if self._ended or isinstance(self.phase, SettingUp):
                    return self.course.another_game()
                self._asks_new_game = True
                return [conversation.ask(say("start-new-game"))]
            case _:
                return spoken_otherwise(conversation, verb, seat)

    def repeat(self) -> list[Effect]:
        """Say again what everyone heard last, and what whoever's turn it is heard alone."""
        return repeated(self.phase)

    def pressed_enter(self) -> list[Effect]:
        """Let whoever was called to the screen look; else say again what was said last."""
        return pressed_enter(self.phase)

    def _go_on_after_pause(self) -> list[Effect]:
        self._paused = False
        return going_on(self.phase)

    def _no_while_paused(self) -> list[Effect]:
        """Drop the question that was open when the pause began; the pause goes on."""
        if isinstance(self.phase, Playing) and self.phase.open is not None:
            return self.phase.cancel()
        return []
