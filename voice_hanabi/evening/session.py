"""Runs an evening: what sources hear goes to the table, and the table's effects go to the speaker.

Only this room deals with time. The table knows no clock: an action that was read back is carried out here,
after a moment of silence.
"""

from __future__ import annotations

import contextlib
import queue
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from voice_hanabi.evening.carrying_out import CarryingOut, Happening, PhoneCame
from voice_hanabi.evening.dialogue import Dialogue
from voice_hanabi.evening.recognising.hearing_again import HeardAgain, HearingAgain
from voice_hanabi.evening.silences.late import GoesOn
from voice_hanabi.evening.silences.moment import (
    SHOWING,
    TICK,
    TYPISTS,
    MomentOver,
    Pace,
    QuietMoment,
    typing_pace,
)
from voice_hanabi.evening.silences.talking_over import TalkingOver
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.sources.sound_input import MicrophoneProblem
from voice_hanabi.hearing.sources.source import (
    LeaveAsked,
    NoWords,
    RepeatAsked,
    Source,
    SourceEnded,
    SourceProblem,
    SpeechLost,
    SpeechStarted,
    TableTalkedOver,
)
from voice_hanabi.hearing.sources.typed.keyboard import Keyboard
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.speaking.announcement import Announcement, Cue
from voice_hanabi.speaking.reasons import Undelivered
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.table.conversation.device_messages import private_lost
from voice_hanabi.table.conversation.effects import Effect, Leave, ListenAlways

if TYPE_CHECKING:
    from voice_hanabi.evening.ears.private_ears import EveningEars
    from voice_hanabi.evening.recognising.voice_learning import VoiceLearning
    from voice_hanabi.evening.voices.choosing import EveningVoices

LOOK_UP = 0.5
"""Seconds after which a long wait is interrupted to check whether the program should end."""

UNHEARD_THOUGHT = 0.5
"""Shorter waits than this are too short for the sound of thinking, in seconds."""

LAST_WORDS = 60.0
"""The longest wait for the last sentences to be played, in seconds."""

GOODBYE = 5.0
"""The longest wait for the last words after an interruption, in seconds."""


class Session:
    """Runs a table with one source of utterances and a speaker until somebody leaves."""

    def __init__(
        self,
        table: Dialogue,
        speaker: Speaker,
        source: Source,
        pace: Pace,
        *,
        events: queue.SimpleQueue[object],
        undelivered: Callable[[Undelivered], None],
        language_changed: Callable[[str], None] = lambda language: None,
        looked: Callable[[], None] = lambda: None,
        heard: Callable[[Utterance], None] = lambda utterance: None,
        renew_phone: Callable[[int], bool] | None = None,
        learning: VoiceLearning | None = None,
        arranged: EveningEars | None = None,
        others_can_answer: Callable[[], bool] = lambda: True,
        again: HearingAgain | None = None,
        voices: EveningVoices | None = None,
        shows_card: Callable[[], bool] = lambda: False,
    ) -> None:
        """Join the parts. ``undelivered`` is called with what everyone should have heard and did not.

        ``looked`` is called when something may have changed at the table, and all of it has been said;
        ``heard`` is called with each utterance that the table understood, before it answers. ``renew_phone``
        connects another phone to a seat, and returns whether there are phones. ``learning`` learns how
        players speak; ``None`` if nothing does. ``arranged`` assigns private ears. ``others_can_answer``
        returns whether, after one source has ended, the others can still hear anybody. ``again`` lets a
        second ear hear what the table doubts; ``voices`` are those that the table may have. ``shows_card``
        returns whether what was read back also waits for a real card to be shown.
        """
        self._table = table
        self._speaker = speaker
        self._source = source
        self._pace = pace
        self._events = events
        self._tell_undelivered = undelivered
        self._language_changed = language_changed
        self._looked = looked
        self._heard = heard
        self._arranged = arranged
        self._carrying_out = CarryingOut(
            speaker, renew_phone=renew_phone, learning=learning, arranged=arranged, again=again, voices=voices
        )
        self._again = again or HearingAgain(events.put)
        self._others_can_answer = others_can_answer
        self._shows_card = shows_card
        self._language = table.conversation.language
        self._expected: PhraseGraph | None = None
        self._talking_over = TalkingOver(speaker)
        self._lost: set[int] = set()
        self._lost_told = False
        self._thinks = False
        """Whether the thinking sound of this move was already played."""
        self._left = False
        self._goes_on = GoesOn()
        self._moment = QuietMoment(pace.moment)
        table.time_passes = pace.waits

    def run(self, opening: list[Effect]) -> None:
        """Say the opening and go on until the input ends or somebody leaves.

        Raises ``KeyboardInterrupt`` after the last words if somebody interrupts the program (Ctrl+C).
        """
        try:
            self._run(opening)
        except KeyboardInterrupt:
            self._speaker.hush(None, news=True)
            self._do(self._table.leave())
            self._speaker.wait_until_quiet(GOODBYE)
            raise
        self._speaker.wait_until_quiet(LAST_WORDS)

    def _run(self, opening: list[Effect]) -> None:
        try:
            self._source.start(self._events.put)
        except MicrophoneProblem as problem:
            self._say_problem(SourceProblem(problem.reason, problem.details, final=True))
        self._do(opening)
        while not self._left:
            self._looked()
            self._listen()
            if not self._again.waiting:
                self._source.ready()
            self._take(self._next())

    def _listen(self) -> None:
        """Tell the source what to expect, if that has changed."""
        language = self._table.conversation.language
        if language != self._language:
            self._language, self._expected = language, None
            self._language_changed(language)
        if not self._source.listens:
            return
        phrases = self._table.phrases
        if phrases != self._expected:
            self._expected = phrases
            self._source.expect(phrases, self._table.next_phrases)

    def _next(self) -> object:
        """Wait for the next event, and meanwhile carry out what was read back when its moment is over."""
        again = self._again.waiting
        thinking = None if again else self._table.thinking
        if thinking is not None and not self._pace.waits:
            return MomentOver(spoken_over=False)
        # Nothing is carried out before it is known what was said.
        while again or (not self._table.unsettled and thinking is None) or not self._pace.waits:
            # On Windows Ctrl+C does not reach a thread that waits without a timeout.
            with contextlib.suppress(queue.Empty):
                return self._events.get(timeout=self._talking_over.look(self._source) or LOOK_UP)
        self._moment.begin(SHOWING if self._shows_card() else thinking)
        if thinking is not None and thinking > UNHEARD_THOUGHT and self._table.thinks and not self._thinks:
            self._thinks = True
            self._speaker.say(self._table.conversation.everyone("", cue=Cue.THINKING))
        while True:
            with contextlib.suppress(queue.Empty):
                return self._events.get(timeout=TICK)
            # How far the sound was heard comes first: the rest depends on what sounded until then.
            heard_until = self._source.heard_until
            held = self._talking_over.look(self._source) is not None
            over = self._moment.look(
                time.monotonic(),
                shut=held or self._speaker.speaking_aloud() or self._source.shut,
                sounding=self._source.sounding,
                heard_until=heard_until,
            )
            if over is not None:
                return over

    def _take(self, event: object) -> None:
        """Handle an event; one that needs the second ear waits for it."""
        if isinstance(event, HeardAgain):
            heard = self._again.came(event)
            if heard is not None:
                self._handle(heard)
            return
        before = self._again.before(event)
        if before is not None:
            self._handle(before)
        if not (isinstance(event, Utterance) and self._again.holds(event)):
            self._handle(event)

    def _handle(self, event: object) -> None:
        self._thinks = self._thinks and not isinstance(event, MomentOver)
        if not isinstance(event, SpeechStarted | TableTalkedOver | SpeechLost | NoWords):
            self._moment.forget_voices()
        if self._handle_sound(event):
            return
        match event:
            case RepeatAsked():
                self._key_pressed()
            case LeaveAsked():
                self._do([*self._table.settle(), *self._table.leave()])
            case SourceProblem():
                self._say_problem(event)
            case Undelivered():
                self._undelivered(event)
            case PhoneCame(seat=seat) if self._arranged is not None:
                self._do(self._arranged.phone_came(seat))
            case Happening(then=then):
                self._do(then())
            case SourceEnded(others=others):
                self._source_ended(others=others)

    def _source_ended(self, *, others: bool) -> None:
        """Leave, unless other sources can still hear somebody."""
        if not (others and self._others_can_answer()):
            self._do(self._table.settle())
            self._left = True

    def _handle_sound(self, event: object) -> bool:
        """Deal with speech and silence; return whether the event was one of these."""
        match event:
            case MomentOver(spoken_over=False):
                self._do(self._table.settle() if self._table.unsettled else self._table.move())
            case MomentOver():
                self._do(self._table.ask_first())
            case Utterance():
                self._hear(self._goes_on.judged(event))
            case SpeechStarted():
                self._moment.words_begin()
            case TableTalkedOver():
                self._talking_over.begins()
            case SpeechLost() if not self._lost_told:
                # Once until something else is said.
                self._lost_told = True
                self._speaker.say(self._table.conversation.everyone("", cue=Cue.UNHEARD))
            case NoWords():
                self._do(self._arranged.no_words() if self._arranged is not None else [])
            case _:
                return False
        return True

    def _hear(self, utterance: Utterance) -> None:
        """Give the table an utterance, and cut what its speaker has heard enough of."""
        waited = self._table.unsettled
        speaking = self._table.speaking_seat if utterance.seat is None else utterance.seat
        effects = self._table.hear(utterance)
        if effects:
            self._heard(utterance)
        if utterance.typed or any(map(_answers, effects)):
            # The speaker has heard enough of what they answered or asked about; so has somebody who says no
            # to a read-back. An utterance that means nothing to the table may be anybody's talk, and cuts
            # nothing.
            self._speaker.hush(None, news=utterance.over_table and waited)
            if speaking is not None:
                self._speaker.hush(speaking)
        self._do(effects)
        self._talking_over.dealt_with(understood=bool(effects))

    def _key_pressed(self) -> None:
        """With push-to-talk let the person who pressed the key speak; otherwise the key is for the table."""
        if self._arranged is None or not self._arranged.key_pressed():
            self._do(self._table.pressed_enter())
            return
        # The key was pressed in order to be heard now, so cut what is being said.
        self._speaker.hush(None, news=True)

    def _say_problem(self, problem: SourceProblem) -> None:
        """Say what keeps the table from hearing, and switch to another input, at last to typed lines."""
        instead = self._arranged.microphone_failed(problem.reason) if self._arranged is not None else []
        if instead and not problem.final:
            self._do(instead)
            return
        conversation = self._table.conversation
        sentence = conversation.wording.problem(problem)
        self._speaker.say(conversation.everyone(sentence))
        if problem.final:
            self._go_on_typing()

    def _go_on_typing(self) -> None:
        """Switch to typed lines, if nothing else can be heard any more."""
        conversation = self._table.conversation
        self._speaker.say(conversation.everyone(conversation.wording.say("typing-instead")))
        self._source.close()
        self._source, self._pace = Keyboard(), typing_pace()
        self._moment = QuietMoment(self._pace.moment)
        self._table.time_passes = self._pace.waits
        self._source.start(self._events.put)

    def _undelivered(self, event: Undelivered) -> None:
        seat = event.audience
        if seat is None or seat >= len(self._table.conversation.names):
            self._tell_undelivered(event)
            return
        instead = self._arranged.ear_failed(seat) if self._arranged is not None else []
        if instead:
            self._do(instead)
        elif event.anew or seat not in self._lost:
            # Said once per loss: otherwise the table would talk of nothing else.
            self._lost.add(seat)
            self._speaker.say(private_lost(self._table.conversation, seat))

    def _do(self, effects: list[Effect]) -> None:
        if effects:
            self._goes_on.now()
        with self._speaker.together():
            for effect in effects:
                self._carrying_out.do(effect, self._table.conversation)
                match effect:
                    case Announcement():
                        self._lost_told = False
                    case ListenAlways(always=always) if self._arranged is not None and self._pace.waits:
                        # A person who has to find the key needs more time to take something back.
                        self._moment = QuietMoment(self._pace.moment if always else TYPISTS.moment)
                    case Leave():
                        self._left = True


def _answers(effect: Effect) -> bool:
    """Return whether the utterance was understood; if not, the answer begins with a sound of its own."""
    return not isinstance(effect, Announcement) or effect.cue is not Cue.UNHEARD
