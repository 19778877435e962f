"""Carries out the table's effects: say, cut, repeat, hand over, learn, arrange."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from voice_hanabi.evening.voices.choosing import EveningVoices
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.settings import Adjustment
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.table.beside.sounds import sounds_told
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.device_messages import (
    adjusted,
    no_learning,
    no_phones,
    nothing_to_repeat,
)
from voice_hanabi.table.conversation.effects import (
    Adjust,
    Cues,
    Effect,
    ForgetVoice,
    Friends,
    GiveEars,
    HandOver,
    HearTwice,
    Hush,
    LearnVoice,
    ListenAlways,
    OtherVoice,
    Remember,
    RenewPhone,
    SayAgain,
    ShowBoard,
    Taught,
    TellSounds,
    UseMicrophone,
)

if TYPE_CHECKING:
    from voice_hanabi.evening.ears.private_ears import EveningEars
    from voice_hanabi.evening.recognising.hearing_again import HearingAgain
    from voice_hanabi.evening.recognising.voice_learning import VoiceLearning


_AT_HOME = {"listen": "listen-at-home", "join": "join-at-home"}
"""The answers to requests that make sense only for friends far away, when everybody sits round one table."""


@dataclass(frozen=True, slots=True)
class Happening:
    """An event at the table other than words; ``then`` returns the effects to carry out."""

    then: Callable[[], list[Effect]]


@dataclass(frozen=True, slots=True)
class PhoneCame:
    """A phone has connected for a seat (0-based), the first time with its code or link."""

    seat: int


class CarryingOut:
    """Carries out effects with the available parts; if a part is missing, it says so."""

    def __init__(
        self,
        speaker: Speaker,
        *,
        renew_phone: Callable[[int], bool] | None,
        learning: VoiceLearning | None,
        arranged: EveningEars | None,
        again: HearingAgain | None = None,
        voices: EveningVoices | None = None,
    ) -> None:
        """Use these parts, which are given as to `Session`."""
        self._speaker = speaker
        self._renew_phone = renew_phone
        self._learning = learning
        self._arranged = arranged
        self._again = again
        self._voices = voices

    def do(self, effect: Effect, conversation: Conversation) -> None:
        """Carry out one effect; anything it says is in the ``conversation``'s words."""
        for does in (self._speaks, self._changes_voices, self._learns, self._arranges):
            if does(effect, conversation):
                return

    def _speaks(self, effect: Effect, conversation: Conversation) -> bool:
        """Say, cut or repeat something; return whether the effect was one of these."""
        match effect:
            case Announcement():
                self._speaker.say(effect)
            case Hush():
                self._speaker.hush(effect.audience, news=effect.news)
            case SayAgain():
                if not self._speaker.repeat(effect.audience) and effect.tell:
                    self._speaker.say(nothing_to_repeat(conversation, effect.audience))
            case TellSounds(audience=audience):
                # Asked aloud, it may be about what any one of them heard alone: that it is their turn, say.
                own = (None, audience) if audience is not None else (None, *range(len(conversation.names)))
                heard, played = self._speaker.said_last.cue(own), self._speaker.cues
                for told in sounds_told(conversation, effect, heard, played=played):
                    self._speaker.say(told)
            case Friends(what=what):
                message = _AT_HOME.get(what, "friends-none")
                self._speaker.say(conversation.everyone(conversation.wording.say(message)))
            case _:
                return False
        return True

    def _changes_voices(self, effect: Effect, conversation: Conversation) -> bool:
        """Change how the table sounds, or where; return whether the effect was one of these."""
        match effect:
            case Adjust():
                self._adjust(effect, conversation)
            case HandOver():
                self._speaker.hand_over(effect.seat)
            case Cues(wanted=wanted):
                self._speaker.use_cues(wanted)
            case OtherVoice(kept=kept):
                voices = self._voices or EveningVoices(self._speaker, None)
                self._speaker.say((voices.keep if kept else voices.other)(conversation))
            case RenewPhone():
                if self._renew_phone is None or not self._renew_phone(effect.seat):
                    self._speaker.say(no_phones(conversation))
            case _:
                return False
        return True

    def _learns(self, effect: Effect, conversation: Conversation) -> bool:
        """Learn or forget how people speak, or use the second ear; return whether the effect was one of
        these.
        """
        match effect:
            case Taught() if self._learning is not None:
                self._learning.take(effect)
            case LearnVoice() | ForgetVoice() if self._learning is not None:
                learn = self._learning.allow if isinstance(effect, LearnVoice) else self._learning.forget
                self._speaker.say(conversation.everyone(learn(effect.seat)))
            case LearnVoice() | ForgetVoice():
                self._speaker.say(no_learning(conversation))
            case HearTwice(wanted=wanted):
                told = conversation.wording.say("second-ear-no-microphone")
                if self._again is not None:
                    told = self._again.want(wanted=wanted, wording=conversation.wording)
                self._speaker.say(conversation.everyone(told))
            case _:
                return False
        return True

    def _arranges(self, effect: Effect, conversation: Conversation) -> bool:
        """Arrange ears, microphones, the board or what is remembered; return whether the effect was one."""
        match effect:
            case ShowBoard():
                if self._arranged is None or not self._arranged.show_board():
                    self._speaker.say(conversation.everyone(conversation.wording.say("board-none")))
            case GiveEars() if self._arranged is not None:
                self._arranged.give_ears(effect)
            case UseMicrophone() if self._arranged is not None:
                self._arranged.use_microphone(effect)
            case ListenAlways() if self._arranged is not None:
                self._arranged.listen_always(effect)
            case Remember() if self._arranged is not None:
                self._arranged.remember(effect)
            case _:
                return False
        return True

    def _adjust(self, effect: Adjust, conversation: Conversation) -> None:
        adjustment = Adjustment(effect.verb.value)
        possible = not self._speaker.settings(effect.seat).at_limit(adjustment)
        everybody = (None, *range(len(conversation.names)))
        for audience in everybody if effect.seat is None else (effect.seat,):
            self._speaker.adjust(audience, adjustment)
        self._speaker.say(adjusted(conversation, effect.verb, effect.seat, possible=possible))
