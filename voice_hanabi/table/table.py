"""The table: utterances in, effects out, from the first question to the last goodbye."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.speaking.announcement import Announcement, Cue
from voice_hanabi.table.choices import Choices
from voice_hanabi.table.commands import (
    HELP,
    YES,
    ActionCommand,
    Answer,
    Command,
    Control,
    ControlVerb,
    Question,
    SetUp,
)
from voice_hanabi.table.conversation import Confirm, Conversation, Ears, Phase, Reach
from voice_hanabi.table.dealing import Dealer, offer
from voice_hanabi.table.effects import Adjust, Effect, HandOver, Hush, Leave, SayAgain
from voice_hanabi.table.expectations import YES_NO, Expectation
from voice_hanabi.table.journal import Games, SavedGame
from voice_hanabi.table.judging import names_typed, understand_beyond, weighed
from voice_hanabi.table.language.names import SoundsAlike
from voice_hanabi.table.language.wording import Manner
from voice_hanabi.table.lengthening import change_length
from voice_hanabi.table.patience import Patience
from voice_hanabi.table.playing import Playing
from voice_hanabi.table.seating import names_alike
from voice_hanabi.table.setting_up import SettingUp
from voice_hanabi.table.understanding import (
    Close,
    Interpreter,
    NotUnderstood,
    Understanding,
    Understood,
)
from voice_hanabi.table.waiting import corrected, goes_on_waiting


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
    ) -> None:
        """Prepare the evening.

        ``saved``, a game in ``folder``, is gone on with: after a question where ``offer_saved``, else at
        once. ``sounds_alike`` tells which names to warn of, ``typing`` that nobody can be heard yet.
        """
        self._games = games
        self._new_seed = new_seed
        self._ears = ears
        self._choices = choices
        self._saved = saved
        self._offer_saved = offer_saved
        self._patience = Patience()
        self._paused = False
        self._asks_new_game = False
        self._sounds_alike = sounds_alike
        self.phase: Phase = SettingUp(choices, games, sounds_alike, Manner(typing))
        self._dealer = Dealer(games, folder, confirm, ears, self.conversation.manner)

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
        if self._offer_pending or self._asks_new_game:
            return YES_NO
        return self.phase.expectation

    @property
    def phrases(self) -> PhraseGraph:
        """The phrases that may be said now."""
        spoken = self.expectation
        if isinstance(self.phase, Playing) and spoken is self.phase.expectation:
            spoken = self.phase.spoken
        return self.conversation.interpreter.phrases(spoken)

    @property
    def next_phrases(self) -> Iterable[PhraseGraph]:
        """What may be said next, each made when it is wanted: answers to what a turn may bring, or the turn.

        A turn's takes longest to make, so that it is made once the names are known, before the game begins.
        """
        interpreter = self.interpreter
        situations = interpreter.game.situations
        following: tuple[Expectation, ...] = (situations.turn,) if interpreter.names else ()
        if isinstance(self.phase, Playing):
            following = situations.after_turn
        return (interpreter.phrases(one) for one in following)

    @property
    def interpreter(self) -> Interpreter:
        """What understands the table's language and names."""
        return self.conversation.interpreter

    @property
    def speaking_seat(self) -> int | None:
        """Who speaks where no microphone tells it: the one whose turn it is."""
        return int(self.phase.state.current) if isinstance(self.phase, Playing) else None

    @property
    def unsettled(self) -> bool:
        """Whether an action was read back and waits for its moment to pass: then call `settle`."""
        return self.phase.unsettled

    @property
    def _offer_pending(self) -> bool:
        return self._saved is not None and self._offer_saved

    # The evening

    def begin(self) -> list[Effect]:
        """Say welcome, and ask the first question, or deal where everything is chosen already."""
        welcome = self._welcome()
        if self._saved is not None:
            if not self._offer_saved:
                return [welcome, *self._go_on(self._saved)]
            return [welcome, self.conversation.ask(offer(self._saved, self.conversation.language))]
        return [welcome, *self.phase.begin()]

    def deal_now(self) -> list[Effect]:
        """Say welcome and deal without a question: everything was chosen when the program was started."""
        alike = names_alike(self.conversation.wording, self._sounds_alike)
        return [self._welcome(), *map(self.conversation.everyone, alike), *self._deal()]

    def _welcome(self) -> Announcement:
        game = self._choices.game if self._saved is None else self._saved.choices.game
        return self.conversation.everyone(self.conversation.wording.say("welcome", game=game), cue=Cue.START)

    def _go_on(self, saved: SavedGame) -> list[Effect]:
        self._saved = None
        playing = self._dealer.go_on(saved, self.conversation.lengths)
        if isinstance(playing, Announcement):
            return [playing, *self.phase.begin()] if self._offer_saved else [playing, Leave()]
        self._choices, self.phase = saved.choices, playing
        say = playing.conversation.wording.say
        torn = [playing.conversation.everyone(say("torn-journal"))] if saved.torn else []
        return [*torn, *playing.resume()]

    def _deal(self) -> list[Effect]:
        playing = self._dealer.deal(self._choices, self._new_seed(), self.conversation.lengths)
        if isinstance(playing, Announcement):
            # The choices stay: when what is wrong is mended, 'deal' works.
            if isinstance(self.phase, SettingUp):
                self.phase.ready = False
            return [playing, *self.phase.begin()]
        self.phase = playing
        return playing.begin()

    def close(self) -> None:
        """Close the journal; the game stays saved."""
        if isinstance(self.phase, Playing):
            self.phase.journal.close()

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
        if isinstance(self.phase, Playing) and not self._asks_otherwise:
            instead = corrected(self.phase, utterance, lambda made: self._taken(made, utterance))
            if instead is not None:
                self._patience.renew()
                return instead
        if not self.phase.unsettled:
            return self._take(utterance)
        understood = self._understand(utterance)
        if isinstance(understood, NotUnderstood) or not understood.sure:
            # The moment of an action does not run out over somebody's voice, nor over a guess.
            return self.ask_first()
        if isinstance(understood, Understood):
            if understood.command == YES:
                self._patience.renew()
                return self.phase.settle()
            if goes_on_waiting(understood.command):
                return self._taken(understood, utterance)
        return [*self.phase.settle(), *self._take(utterance)]

    def take(self, seat: int, action: object) -> list[Effect]:
        """Let a seat (0-based) take an action of the game that nobody said.

        A computer player chose it, or somebody on a phone. It is refused to that seat where no game is
        played, the table is paused or asks something else, or the action is not possible now.
        """
        if isinstance(self.phase, Playing) and not self._asks_otherwise:
            return self.phase.take(seat, action)
        return [self.conversation.alone(seat, self.conversation.wording.say("cannot-other"))]

    def settle(self) -> list[Effect]:
        """Carry out the action that was read back: its moment has passed without a 'no'."""
        return self.phase.settle()

    def ask_first(self) -> list[Effect]:
        """Ask for a yes before what waits is carried out: somebody spoke, and nobody knows what."""
        return self.phase.ask_first() if isinstance(self.phase, Playing) else []

    @property
    def _asks_otherwise(self) -> bool:
        """Whether something else is going on than the phase's own conversation."""
        return self._paused or self._offer_pending or self._asks_new_game

    def _understand(self, utterance: Utterance) -> Understanding:
        possible = self.phase.possible
        if isinstance(self.phase, Playing) and self.phase.waiting and not self._asks_otherwise:
            # Another command instead of an answer to what is asked about one.
            wide = self.phase.wide.intents
            other = self.interpreter.understand(utterance, wide, possible, self.speaking_seat)
            if isinstance(other, Understood) and other.sure and isinstance(other.command, ActionCommand):
                return other
        beyond: Sequence[Expectation] = ()
        if utterance.typed and not self._asks_otherwise:
            # Typed is not misheard: what belongs elsewhere is understood too, and answered with the reason.
            turn = (self.conversation.game.situations.turn,) if isinstance(self.phase, Playing) else ()
            beyond = (self.phase.wide, *turn)
        return understand_beyond(
            self.interpreter, utterance, self.expectation, beyond, possible, self.speaking_seat
        )

    def _take(self, utterance: Utterance) -> list[Effect]:
        if isinstance(self.phase, SettingUp) and not self._offer_pending:
            names = names_typed(self.interpreter, utterance, self.phase.expectation)
            if names:
                self._patience.renew()
                return self._after_setting_up(self.phase, self.phase.name_players(names))
        return self._taken(self._understand(utterance), utterance)

    def _taken(self, understood: Understanding, utterance: Utterance) -> list[Effect]:
        understood = weighed(understood)
        match understood:
            case NotUnderstood():
                return self._not_understood(utterance, understood.near)
            case Close():
                self._patience.renew()
                steered = self._steered(understood.first, utterance)
                if steered is not None:
                    return steered
                return self._after(self.phase.doubt(understood.first, understood.second, utterance))
            case Understood():
                self._patience.renew()
                steered = self._steered(understood.command, utterance)
                if steered is not None:
                    return steered
                if not understood.sure:
                    return self._after(self.phase.doubt(understood.command, None, utterance))
                return self._do(understood.command, utterance)

    def _do(self, command: Command, utterance: Utterance) -> list[Effect]:
        return self._after(self.phase.act(command, utterance))

    def _after(self, effects: list[Effect]) -> list[Effect]:
        if isinstance(self.phase, SettingUp):
            return self._after_setting_up(self.phase, effects)
        return effects

    def _after_setting_up(self, phase: SettingUp, effects: list[Effect]) -> list[Effect]:
        self._choices = phase.choices
        if not phase.ready:
            return effects
        return [*effects, *self._deal()]

    def _not_understood(self, utterance: Utterance, near: bool) -> list[Effect]:
        return self._patience.failed(self.conversation, utterance, near, self._example)

    def _example(self) -> str:
        if self._paused:
            return self.conversation.wording.say("example-go-on")
        if self._offer_pending or self._asks_new_game:
            return self.conversation.wording.say("example-yes")
        return self.phase.example()

    # What steers the conversation, whatever is going on

    def _steered(self, command: Command, utterance: Utterance) -> list[Effect] | None:
        """Do what is the same in every phase; ``None`` when it is for the phase."""
        if self._offer_pending or self._asks_new_game:
            if isinstance(command, Answer) and command.kind == "yes-no":
                return self._yes_or_no(command.value == "yes")
            if command == Control(ControlVerb.TAKE_BACK):
                return self._yes_or_no(yes=False)
            if not isinstance(command, Control):
                return [self.conversation.ask(self.conversation.wording.say("help-yes-no"))]
        if self._ended and isinstance(command, SetUp) and command.what == "game":
            self._choices = self._choices.of_game(str(command.value))
            return self._another_game()
        if self._ended and isinstance(command, Answer) and command.kind == "yes-no":
            return self._another_game() if command.value == "yes" else self.leave()
        if isinstance(command, Question) and command.is_about(HELP):
            return [self.conversation.told(self._help(command.topic), utterance)]
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
        if self._offer_pending or self._asks_new_game:
            return say("help-yes-no")
        return self.phase.help(topic)

    def _yes_or_no(self, yes: bool) -> list[Effect]:
        saved, asks = self._saved, self._asks_new_game
        self._saved, self._asks_new_game = None, False
        if asks:
            return self._another_game() if yes else [self.conversation.everyone(self.phase.prompt())]
        if yes and saved is not None:
            return self._go_on(saved)
        return self.phase.begin()

    def _another_game(self) -> list[Effect]:
        self.close()
        before = self.conversation
        self.phase = SettingUp(self._choices, self._games, self._sounds_alike, before.manner)
        self.phase.conversation.lengths = before.lengths
        return self.phase.begin()

    def leave(self) -> list[Effect]:
        """End the evening; a game is saved with every action."""
        say = self.conversation.wording.say
        message = "saved" if isinstance(self.phase, Playing) else "saved-before-game"
        return [self.conversation.everyone(say(message)), Leave()]

    def _steer(self, verb: ControlVerb, utterance: Utterance) -> list[Effect] | None:
        conversation = self.conversation
        say = conversation.wording.say
        seat = self._heard_alone(utterance)
        match verb:
            case ControlVerb.STOP:
                audiences = (None, *(range(len(conversation.names)) if seat is None else (seat,)))
                return [Hush(audience, news=True) for audience in audiences]
            case ControlVerb.REPEAT:
                return self.repeat() if seat is None else [SayAgain(seat)]
            case ControlVerb.SLOWER | ControlVerb.FASTER | ControlVerb.LOUDER | ControlVerb.QUIETER:
                return [Adjust(verb, seat)]
            case ControlVerb.SHORTER | ControlVerb.LONGER:
                return change_length(conversation, 1 if verb is ControlVerb.LONGER else -1, seat)
            case ControlVerb.PAUSE:
                self._paused = True
                return [conversation.everyone(say("paused"))]
            case ControlVerb.GO_ON:
                return self._go_on_after_pause()
            case ControlVerb.SAVE_AND_LEAVE:
                return self.leave()
            case ControlVerb.NEW_GAME:
                if self._ended or isinstance(self.phase, SettingUp):
                    return self._another_game()
                self._asks_new_game = True
                return [conversation.ask(say("start-new-game"))]
            case _:
                return None

    def _heard_alone(self, utterance: Utterance) -> int | None:
        """Who speaks by an ear of their own, a phone say: how they are spoken to is theirs alone."""
        seat = utterance.seat
        if seat is None or seat >= len(self.conversation.names):
            return None
        return seat if self._ears.reach(seat) is Reach.YES else None

    def repeat(self) -> list[Effect]:
        """Say again what everyone heard last, and what whoever's turn it is heard alone."""
        if isinstance(self.phase, Playing) and self._ears.reach(self.phase.state.current) is Reach.YES:
            return [SayAgain(None), SayAgain(self.phase.state.current, tell=False)]
        return [SayAgain(None)]

    def _go_on_after_pause(self) -> list[Effect]:
        self._paused = False
        if not isinstance(self.phase, Playing):
            return self.phase.begin()
        going_on = self.conversation.wording.say("going-on", prompt=self.phase.prompt())
        return [self.conversation.everyone(going_on)]

    def _no_while_paused(self) -> list[Effect]:
        """Drop the question that was open when the pause began; the pause goes on."""
        if isinstance(self.phase, Playing) and self.phase.open is not None:
            return self.phase.cancel()
        return []
