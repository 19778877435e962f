"""The table: utterances in, effects out, from the first question to the last goodbye."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import date
from pathlib import Path

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import StandIn, Why
from voice_hanabi.contract.expectations import Expectation, is_final
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.alike_names import SoundsAlike
from voice_hanabi.language.wording import Manner
from voice_hanabi.table.agreed import agreed_to
from voice_hanabi.table.arranging import chosen_before_a_game
from voice_hanabi.table.beginning.teacher import Teacher
from voice_hanabi.table.beside.being_heard import BeingHeard
from voice_hanabi.table.conversation.conversation import Confirm, Conversation, Ears
from voice_hanabi.table.conversation.effects import Effect, LastTime
from voice_hanabi.table.conversation.patience import Patience
from voice_hanabi.table.course import Course
from voice_hanabi.table.in_words import in_words
from voice_hanabi.table.phase import TablePhase
from voice_hanabi.table.playing.partners_turn import of_partners
from voice_hanabi.table.playing.waiting import Meanwhile, corrected, meanwhile
from voice_hanabi.table.private_hearing.hearing_privately import HearingPrivately
from voice_hanabi.table.saving.journal import Games, SavedGame
from voice_hanabi.table.saving.saves import Saves
from voice_hanabi.table.steering import Steering
from voice_hanabi.understanding.interpreter import Interpreter
from voice_hanabi.understanding.judging import is_doubtful, weighed
from voice_hanabi.understanding.outcome import Close, NotUnderstood, Understanding, Understood, decided
from voice_hanabi.understanding.understanding import meanings
from voice_hanabi.understanding.waits import Waits


class Table:
    """One table's evening: set-up, games, and everything around them.

    Every method returns effects in order; the table itself says and plays nothing.
    """

    def __init__(
        self,
        choices: Choices,
        games: Games,
        *,
        folder: Path | Saves,
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
        teacher: Teacher | None = None,
        gathers: bool = False,
    ) -> None:
        """Prepare the evening.

        ``folder`` is where games are saved. ``saved``, one of them, is resumed: after a question if
        ``offer_saved``, else at once. ``sounds_alike`` decides which names to warn about, ``typing`` means
        that nobody can be heard yet. ``hearing`` asks for private ears if the computer has some,
        ``last_time`` is offered first. ``being_heard`` knows the microphones, ``teacher`` the lessons. If it
        ``gathers`` friends, they come one by one, and are seated by `sit`.
        """
        self._patience = Patience()
        self.time_passes = True
        """Whether people take part in real time, or lines of a script follow one another."""
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
            teacher=teacher,
            gathers=gathers,
        )
        self.steering = Steering(self.course, ears)
        self._arranging = self.course.arranging

    @property
    def phase(self) -> TablePhase:
        """The current set-up or game."""
        return self.course.phase

    @property
    def choices(self) -> Choices:
        """The choices for the current game, or the next one."""
        return self.course.choices

    @property
    def seated(self) -> Conversation:
        """The conversation of the people at the table; in a lesson, of what it interrupted."""
        return self.course.seated

    # What is listened for

    @property
    def conversation(self) -> Conversation:
        """The language, the names and the words of the table."""
        return self.phase.conversation

    @property
    def expectation(self) -> Expectation:
        """What the table listens for now."""
        return self.steering.expectation

    @property
    def phrases(self) -> PhraseGraph:
        """The phrases that may be said now."""
        spoken = self.expectation
        if spoken is self.phase.expectation:
            spoken = self.phase.spoken
        return self.conversation.interpreter.phrases(spoken)

    @property
    def next_phrases(self) -> Iterable[PhraseGraph]:
        """What may be said next, each generated on demand: answers to a turn's questions, or the turn.

        A turn's phrases take longest, so they are made once the names are known, before the game begins.
        """
        interpreter = self._arranging.understands_next(self.conversation)
        situations = interpreter.game.situations
        following: tuple[Expectation, ...] = (situations.turn,) if interpreter.names else ()
        if self.phase.played:
            following = situations.after_turn
        return (interpreter.phrases(one) for one in following)

    @property
    def interpreter(self) -> Interpreter:
        """The interpreter for the table's language and names."""
        return self.conversation.interpreter

    @property
    def speaking_seat(self) -> int | None:
        """Who is speaking if no microphone shows it: the current player."""
        return self.phase.speaking_seat

    @property
    def thinking(self) -> float | None:
        """Seconds of silence after which a computer player moves: then call `move`; ``None`` for none."""
        if self.unsettled or (self._waits_for_people and not self.time_passes):
            return None
        return self.steering.thinking

    @property
    def thinks(self) -> bool:
        """Whether the wait is for a computer player to think, and not for a lesson."""
        return self.thinking is not None and not self._waits_for_people

    @property
    def _waits_for_people(self) -> bool:
        return self.phase.patience is not None

    @property
    def unsettled(self) -> bool:
        """Whether an action was read back and waits for its moment to pass: then call `settle`."""
        return self.course.deals_next or (self.phase.unsettled and not self.steering.asks_ears)

    # The evening

    def begin(self) -> list[Effect]:
        """Say welcome, and ask the first question, or deal if everything is already chosen."""
        return self.course.begin()

    def resume(self, saved: SavedGame) -> list[Effect]:
        """Continue this table's game as if there had been no interruption."""
        return self.course.resume(saved)

    def sit(self, people: tuple[str, ...]) -> bool:
        """Seat these people while friends gather; return whether that was possible (not in a game)."""
        return self.course.sit(people)

    def teach(self, lesson: int | None = None) -> list[Effect]:
        """Give a lesson, by default the next one."""
        return self.course.teach(lesson)

    def puzzle(self, day: date | None = None) -> list[Effect]:
        """Set the puzzle of a day, by default today's."""
        return self.course.puzzle(day)

    def look_at(self, saved: SavedGame) -> list[Effect]:
        """Only review a finished game."""
        return self.steering.look_at(saved)

    def deal_now(self) -> list[Effect]:
        """Say welcome and deal without a question: everything was chosen on the command line."""
        return self.course.deal_now()

    def phone_here(self, seat: int) -> list[Effect]:
        """Record that a seat's phone has connected."""
        return self.course.after(self._arranging.phone_here(self.phase, seat))

    def ear_failed(self, seat: int) -> list[Effect]:
        """Offer a seat whose ear has failed the other ears; nothing if it was not chosen here."""
        return self.course.after(self._arranging.ear_failed(self.phase, seat))

    def microphone_failed(self, reason: str) -> list[Effect]:
        """Say what is wrong with the microphone, and switch to another one; nothing if none is left."""
        return self._arranging.being_heard.fails(reason, self.conversation)

    @property
    def doubts_microphone(self) -> bool:
        """Whether the microphone may be the wrong one, because it has understood nothing yet."""
        return self._arranging.being_heard.doubted

    def no_words(self) -> list[Effect]:
        """Record that the microphone heard a sound without words, or nothing at all for a while."""
        playing = self.course.playing
        if playing is not None and playing.game.due(playing.state) is not None:
            return []  # People show printed cards, and needn't speak.
        return self._arranging.being_heard.in_vain(self.conversation)

    def leave(self) -> list[Effect]:
        """End the evening; a game is saved with every action, and this checks that it still is."""
        return self.course.leave()

    def close(self) -> None:
        """Close the journal; the game remains saved."""
        self.course.close()

    # What was heard

    def hear(self, utterance: Utterance) -> list[Effect]:
        """Take what was said or typed, and return the effects."""
        if utterance.typed and not utterance.text.strip():
            return []
        self.conversation.manner.typing = utterance.typed
        effects = self._hear(utterance)
        return in_words(effects, utterance, self.steering) if utterance.typed else effects

    def _hear(self, utterance: Utterance) -> list[Effect]:
        """Decide, in this one place, what happens with an utterance."""
        if self.course.deals_next:
            return [*self.settle(), *self._moves_between_lines(), *self._hear(utterance)]
        understood = self._understand(utterance)
        if (refused := self.steering.refused(understood, utterance)) is not None:
            return refused
        playing = self.course.playing
        if playing is not None and understood.corrects:
            self._patience.renew()
            return corrected(playing, understood, lambda: self._taken(understood, utterance))
        if playing is not None and self.unsettled:
            match meanwhile(playing, understood, utterance, time_passes=self.time_passes):
                case Meanwhile.TALK:
                    return []
                case Meanwhile.ASKED:
                    return self.ask_first()
                case Meanwhile.SETTLED if self.steering.final.command is None:
                    self._patience.renew()
                    return playing.settle()
                case Meanwhile.SETTLED_BEFORE:
                    # It refers to what comes then.
                    return [*playing.settle(), *self._moves_between_lines(), *self._hear(utterance)]
        return self._taken(understood, utterance)

    def card_shown(self, face: str, mark: int, deck: str) -> list[Effect]:
        """Handle a real card whose back was shown to a camera."""
        return self.steering.cards.shown(self.phase, self.choices.cards, face, mark, deck)

    def settle(self) -> list[Effect]:
        """Carry out the action that was read back: its moment has passed without a 'no'."""
        if self.course.deals_next:
            self.course.deals_next = False
            return self.course.deal()
        return self.phase.settle()

    def move(self) -> list[Effect]:
        """Let the computer player move, if it is one's turn."""
        return [] if self.thinking is None else self.steering.move()

    def _moves_between_lines(self) -> list[Effect]:
        """Let computer players move when no time passes: the next line refers to what comes then."""
        moved: list[Effect] = []
        while not self.time_passes and self.thinking is not None:
            moved += self.move()
        return moved

    def ask_first(self) -> list[Effect]:
        """Ask for a yes before carrying out what waits: somebody said something unclear."""
        return self.phase.ask_first()

    @property
    def waits(self) -> Waits:
        """What the table waits for: everything that helps to understand the next utterance."""
        here = self.phase.waits
        waits = replace(
            here,
            possible=lambda command: self.steering.makes_sense(command) and here.possible(command),
            arranged=self.steering.read,
            agreed=agreed_to(self.steering),
        )
        instead = self.steering.instead
        if instead is None:
            return waits
        # A typed line is not misheard: during a pause what belongs elsewhere is understood too, and answered.
        beyond = waits.beyond if self.steering.paused else ()
        return replace(waits, expectation=instead, beyond=beyond, actions=(), instead=None)

    def _understand(self, utterance: Utterance) -> Understanding:
        understood = decided(meanings(self.interpreter, utterance, self.waits))
        understood = self.phase.reconsidered(self.course.reconsidered(understood), utterance)
        understood = self.steering.cards.reconsidered(understood, utterance, self.choices.cards)
        return chosen_before_a_game(understood, utterance, self.phase)

    def _taken(self, understood: Understanding, utterance: Utterance) -> list[Effect]:
        understood = weighed(understood)
        if self.steering.paused and not utterance.typed and is_doubtful(understood):
            return []
        if isinstance(understood, NotUnderstood):
            example, question = self.steering.example, self.steering.question
            near = understood.near
            failed = self._patience.failed(self.conversation, utterance, near, example, question)
            by_microphone = not utterance.typed and utterance.seat is None and not understood.near
            return [*failed, *(self.no_words() if by_microphone else [])]
        self._patience.renew()
        if isinstance(understood, Understood) and understood.sure:
            self._arranging.being_heard.understood()
        first = understood.first if isinstance(understood, Close) else understood.command
        second = understood.second if isinstance(understood, Close) else None
        if is_final(first) and not (isinstance(understood, Understood) and understood.sure):
            return self.steering.ask_whether(first, utterance.seat)
        steered = self.steering.steered(first, utterance)
        if steered is not None:
            return steered
        if isinstance(first, StandIn | Why) and (playing := self.course.playing) is not None:
            return of_partners(playing, first, utterance)
        if isinstance(understood, Understood) and understood.sure:
            return self.course.after(self.phase.act(first, utterance))
        return self.course.after(self.phase.doubt(first, second, utterance))

    def pressed_enter(self) -> list[Effect]:
        """Let the player who was called to the screen look; else repeat what was said last."""
        return self.steering.pressed_enter()
