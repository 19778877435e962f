"""The course of an evening: the choices, the game in progress, and how games begin, resume and end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import Arrange, Command, SetUp, WithPartners, number_of
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.alike_names import SoundsAlike
from voice_hanabi.language.wording import Manner
from voice_hanabi.speaking.announcement import Announcement, Cue
from voice_hanabi.table.arranging import Arranging
from voice_hanabi.table.beginning.another_game import another_game, not_the_saved
from voice_hanabi.table.beginning.choosing_variants import variants_told
from voice_hanabi.table.beginning.dealing import AnyPlaying, Dealer, left_out, offer
from voice_hanabi.table.beginning.gathering import Gathering, names_of_friends
from voice_hanabi.table.beginning.renaming import NAMING, renamed
from voice_hanabi.table.beginning.seating import names_told
from voice_hanabi.table.beginning.setting_up import SettingUp
from voice_hanabi.table.beginning.teacher import Teacher
from voice_hanabi.table.beside.being_heard import BeingHeard
from voice_hanabi.table.beside.finished_games import YESTERDAY, FinishedGames
from voice_hanabi.table.conversation.conversation import Confirm, Conversation, Ears
from voice_hanabi.table.conversation.effects import Effect, GiveEars, LastTime, Leave
from voice_hanabi.table.lessons_asked import LessonsAsked
from voice_hanabi.table.phase import TablePhase
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.private_hearing.ear_to_try import EarToTry
from voice_hanabi.table.private_hearing.hearing_privately import HearingPrivately
from voice_hanabi.table.saving.journal import Games, SavedGame
from voice_hanabi.table.saving.journal_problems import JournalProblem
from voice_hanabi.table.saving.saves import Saves, saves_of
from voice_hanabi.table.scores.tonight import Tonight
from voice_hanabi.understanding.outcome import Understanding


class Course:
    """Moves from one phase of an evening to the next: a set-up, a game, another one, the goodbye."""

    def __init__(
        self,
        choices: Choices,
        games: Games,
        *,
        folder: Path | Saves,
        new_seed: Callable[[], int],
        ears: Ears,
        confirm: Confirm,
        saved: SavedGame | None,
        offer_saved: bool,
        sounds_alike: SoundsAlike | None,
        manner: Manner,
        hearing: HearingPrivately | None,
        last_time: LastTime | None,
        being_heard: BeingHeard | None,
        teacher: Teacher | None = None,
        gathers: bool = False,
    ) -> None:
        """Prepare the evening with the arguments of `Table`."""
        saves = saves_of(folder)
        self._set_up = Gathering if gathers else SettingUp
        self.choices = choices
        self.phase_begun = False
        """Whether anything has been said: a lesson that comes first has nothing to return to."""
        self.deals_next = False
        """Whether to deal as soon as the current request is done."""
        self.arranging = Arranging(games, hearing, last_time, confirm, sounds_alike, being_heard, saves)
        self.phase: TablePhase = self._set_up(choices, games, sounds_alike, manner, self.arranging.hearing)
        self.finished = FinishedGames(saves, games)
        self._games = games
        self._lessons = LessonsAsked(teacher, self.finished)
        self._before_lesson: TablePhase | None = None
        self._friends: tuple[str, ...] = ()
        """The friends who have come; those without a seat play in the next game."""
        self._new_seed = new_seed
        self.saved = saved
        self._offer_saved = offer_saved
        self._refused: SavedGame | None = None
        self._sounds_alike = sounds_alike
        self._tonight = Tonight()
        self.dealer = Dealer(games, saves, confirm, ears, self.conversation.manner)

    @property
    def conversation(self) -> Conversation:
        """The language, the names and the words of the table."""
        return self.phase.conversation

    @property
    def playing(self) -> AnyPlaying | None:
        """The game in progress or just finished; ``None`` before one."""
        return self.phase if isinstance(self.phase, Playing) else None

    @property
    def seated(self) -> Conversation:
        """The conversation of the people at the table, also during a lesson."""
        return self.conversation if self._before_lesson is None else self._before_lesson.conversation

    @property
    def offer_pending(self) -> bool:
        """Whether the table has asked if a saved game should be resumed."""
        return self.saved is not None and self._offer_saved

    # From the welcome to a game

    def begin(self) -> list[Effect]:
        """Say welcome, and ask the first question, or deal if everything is already chosen."""
        self.phase_begun = True
        if self.saved is not None:
            if not self._offer_saved:
                return [self._welcome(), *self._go_on(self.saved)]
            return [self._welcome(), self.conversation.ask(offer(self.saved, self.conversation.language))]
        # People from last time are asked at once: the offer says what is played.
        return self.arranging.offer(self.conversation, Cue.START) or [self._welcome(), *self.phase.begin()]

    def deal_now(self) -> list[Effect]:
        """Say welcome and deal without a question: everything was chosen on the command line."""
        self.phase_begun = True
        told = names_told(self.conversation, self._sounds_alike)
        return [self._welcome(), *map(self.conversation.everyone, told), *self.deal()]

    def sit(self, people: tuple[str, ...]) -> bool:
        """Seat these people while friends gather; return whether that was possible (not in a game)."""
        self._friends = people
        if not isinstance(self.phase, Gathering):
            return False
        if people != self.phase.people:
            self.phase.sit(people)
            self.choices = self.phase.choices
        return True

    def offer_answered(self, *, yes: bool) -> list[Effect]:
        """Resume the saved game that was offered, or start without it."""
        saved, self.saved = self.saved, None
        if yes and saved is not None:
            return self._go_on(saved)
        self._refused = saved
        return self._begin()

    def reconsidered(self, understood: Understanding) -> Understanding:
        """Return what was understood; while a saved game is offered, 'no, a new one' asks for another."""
        return not_the_saved(understood) if self.offer_pending else understood

    def begun_instead(self, command: Command, utterance: Utterance) -> list[Effect] | None:
        """Start a lesson, a puzzle or another game instead of the offered saved one; ``None`` if the command
        asks for none of them.
        """
        offered = "" if self.saved is None else self.saved.choices.game
        if (other := another_game(command, utterance, self.conversation, offered)) is not None:
            self.saved, self._refused = None, self.saved
            begun = self._begin() if other.game is None else self.another_game(other.game)
            return [self.conversation.everyone(self.conversation.wording.say("saved-stays")), *begun]
        teaches = isinstance(command, Arrange) and command.what in ("teach", "puzzle")
        if not teaches and not isinstance(command, WithPartners):
            return None
        self.saved, self._refused = None, self.saved
        if teaches:
            return self.arranged(command, utterance) or self._begin()
        return self.after(self.phase.act(command, utterance))

    def deal(self) -> list[Effect]:
        """Deal the chosen game; if it can't be saved, say why, and that 'deal' tries again."""
        playing = self.dealer.deal(self.choices, self._new_seed(), self.conversation.lengths)
        if isinstance(playing, Announcement):
            # The choices are kept, so that 'deal' works once the problem is solved.
            if isinstance(self.phase, SettingUp):
                self.phase.ready = False
            return [playing, self.conversation.ask(self.conversation.wording.say("deal-again"))]
        remembered = [self.arranging.remember(self.choices, self.conversation)]
        before = remembered if isinstance(self.phase, SettingUp) else []
        self.phase = playing
        return [*before, *playing.begin()]

    def after(self, effects: list[Effect]) -> list[Effect]:
        """Deal after these effects, if the set-up is complete."""
        if not isinstance(self.phase, SettingUp):
            return self._after_lesson(effects) if self.phase.left else effects
        self.choices = self.phase.choices
        if not self.phase.ready:
            return effects
        if any(isinstance(effect, GiveEars) for effect in effects):
            # Before that nobody can be told anything privately.
            self.deals_next = True
            return effects
        return [*effects, *self.deal()]

    # Lessons and puzzles

    def teach(self, lesson: int | None = None, asked: Utterance | None = None) -> list[Effect]:
        """Give a lesson, by default the next one; afterwards, whatever it interrupted goes on.

        ``asked`` is the utterance that asked for it. A person who is alone is the learner, whoever asked.
        """
        hearing = self.arranging.hearing
        ear = EarToTry(hearing, hearing.ears.here(), self.seated, asked)
        return self._meanwhile(self._lessons.lesson(lesson, self.conversation, self._listener(asked), ear))

    def puzzle(self, day: date | None = None, asked: Utterance | None = None) -> list[Effect]:
        """Set the puzzle of a day, by default today's; afterwards, whatever it interrupted goes on."""
        return self._meanwhile(self._lessons.puzzle(day, self.conversation, self._listener(asked)))

    def practise(self, asked: Utterance) -> list[Effect]:
        """Say what the player who asks should practise, and set a position for it."""
        practice = self._lessons.practice(self.conversation, self._listener(asked))
        if practice is None:
            return []
        return [self.conversation.everyone(practice.told), *self._meanwhile(practice.position)]

    def _listener(self, asked: Utterance | None) -> str | None:
        """Return the name of the player who asked for a lesson or a puzzle, or is alone."""
        people = self.seated.people
        seat = 0 if len(people) == 1 else None if asked is None else asked.seat
        return people[seat] if seat is not None and seat < len(people) else None

    def _meanwhile(self, phase: AnyPlaying | None) -> list[Effect]:
        """Start a lesson or a puzzle, if there is one, and keep the phase that it interrupts."""
        if phase is None:
            return []
        if self._before_lesson is None and self.phase_begun:
            self._before_lesson = self.phase
        self.phase = phase
        return phase.begin()

    def _after_lesson(self, effects: list[Effect]) -> list[Effect]:
        """Return to the phase that the lesson interrupted; if there is none, the evening is over."""
        before, self._before_lesson = self._before_lesson, None
        if before is None:
            return [*effects, Leave()]
        self.phase = before
        if before.played:
            return [*effects, self.conversation.everyone(before.prompt())]
        return [*effects, *before.begin()]

    def _welcome(self) -> Announcement:
        game = self.choices.game if self.saved is None else self.saved.choices.game
        return self.conversation.everyone(self.conversation.wording.say("welcome", game=game), cue=Cue.START)

    def _begin(self) -> list[Effect]:
        """Ask the first question: whether everything should be as last time, or how many play."""
        return self.arranging.offer(self.conversation) or self.phase.begin()

    def resume(self, saved: SavedGame) -> list[Effect]:
        """Continue this table's game as if there had been no interruption."""
        self.phase_begun = True
        return self._go_on(saved)

    def _go_on(self, saved: SavedGame) -> list[Effect]:
        self.saved = None
        playing = self.dealer.go_on(saved, self.conversation.lengths)
        if isinstance(playing, Announcement):
            return [playing, *self.phase.begin()] if self._offer_saved else [playing, Leave()]
        self.choices, self.phase = saved.choices, playing
        conversation = playing.conversation
        return [*map(conversation.everyone, left_out(saved, conversation.wording)), *playing.resume()]

    # Arrangements for a game

    def arranged(self, command: Command, utterance: Utterance) -> list[Effect] | None:
        """Carry out a request besides the cards; ``None`` if it isn't one."""
        if isinstance(command, Arrange) and command.what == "teach":
            return self.teach(number_of(command.value), utterance)
        if isinstance(command, Arrange) and command.what == "puzzle":
            return self.puzzle(date.today() - timedelta(days=command.value == YESTERDAY), utterance)
        if command == Arrange("practise"):
            return self.practise(utterance)
        if (told := self._lessons.told(command, self.conversation)) is not None:
            return told
        playing = self.playing
        if isinstance(command, SetUp) and command.what in NAMING and playing is not None:
            return self._rename(command, playing, utterance)
        if command == Arrange("resume") and playing is None and self._refused is not None:
            self.arranging.offered = False
            return self._go_on(self._refused)
        if command == Arrange("list-variants") and playing is not None:
            return [self.conversation.told(self._variants(playing), utterance)]
        outcome = self.arranging.act(command, utterance, self.phase)
        if isinstance(outcome, SettingUp):
            self.phase = outcome
            return self.after(self.arranging.ears_of_last_time(outcome))
        if outcome is None:
            return None
        self.dealer = replace(self.dealer, confirm=self.arranging.confirm)
        return self.after(outcome)

    def _rename(self, command: SetUp, playing: AnyPlaying, utterance: Utterance) -> list[Effect] | None:
        """Rename somebody in a game, and in everything that is remembered; ``None`` in a lesson."""
        conversation = playing.conversation
        if playing.farewell or self._before_lesson is not None:
            return None
        if self._set_up is Gathering:
            return names_of_friends(command, utterance, conversation, played=not playing.ended)
        done = renamed(command, playing, self.choices, utterance)
        if done.choices is None:
            return [conversation.told(done.told, utterance)] if done.told else []
        self.choices = done.choices
        now, ears = playing.conversation, self.arranging.hearing.ears
        ears.rename(conversation.names, now.names)
        told = map(now.everyone, (done.told, *names_told(now, self._sounds_alike)))
        last = self.arranging.last_time
        if last is None or last.choices.names != conversation.names:
            return [*told]
        return [*told, self.arranging.remember(self.choices, now)]

    def _variants(self, playing: AnyPlaying) -> str:
        """List the variants; in a lesson nobody has chosen any."""
        chosen = not playing.farewell
        choices = self.choices if chosen else Choices(self.conversation.language, playing.game.name)
        return variants_told(playing.conversation, choices, played=chosen)

    # From a game to the next one, or home

    def another_game(self, game: str | None = None) -> list[Effect]:
        """Set up another game with the same people, of this name if one was given."""
        self.close()
        if game is not None:
            self.choices = self.choices.of_game(game)
        so_far = self._so_far()
        before, hearing = self.conversation, self.arranging.hearing
        self.phase = self._set_up(self.choices, self._games, self._sounds_alike, before.manner, hearing)
        self.phase.conversation.lengths = before.lengths
        self.sit(self._friends)
        return [*so_far, *self.phase.begin()]

    def _so_far(self) -> list[Effect]:
        """Count the finished game; say the average of this evening's if there are several."""
        if (playing := self.playing) is None:
            return []
        came = playing.game.came_to(playing.state)
        return self._tonight.so_far(playing.game.name, came, self.conversation)

    def leave(self) -> list[Effect]:
        """End the evening; what was read back counts, and this checks that the game is still saved."""
        say, playing = self.conversation.wording.say, self.playing
        if self.phase.farewell or playing is None:
            return [self.conversation.everyone(say(self.phase.farewell or "saved-before-game")), Leave()]
        settled = playing.settle()
        try:
            playing.journal.keep()
        except JournalProblem as problem:
            cause = self.conversation.wording.problem(problem)
            return [*settled, self.conversation.everyone(say("not-saved", problem=cause)), Leave()]
        return [*settled, *self._so_far(), self.conversation.everyone(say("saved")), Leave()]

    def close(self) -> None:
        """Close the journal; the game remains saved."""
        self.phase.close()
