"""Learns players' voices during an evening: only of those who agreed, from commands that were carried out.

The sound is kept in memory only, and only for the evening; what is saved is the same as after practice.
Learning takes the whole processor for a while, so it runs when the evening is over and helps from the next
one on.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from voice_hanabi.evening.recognising.lesson import Lesson
from voice_hanabi.evening.recognising.table_recognizers import TableRecognizers
from voice_hanabi.hearing.pronouncing.adaptation import (
    OwnVoice,
    OwnVoiceProblem,
    own_voice_path,
    read_own_voice,
    write_own_voice,
)
from voice_hanabi.hearing.sources.kept_sound import Samples
from voice_hanabi.hearing.voices.consent import forget_player, give_consent, has_consent
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Taught
from voice_hanabi.understanding.interpreter import Interpreter

MOST = 20
"""How much of one player's most recent commands is used: at most a minute of sound."""


@dataclass(frozen=True, slots=True)
class _Remembered:
    """A command that was carried out, with its sound."""

    taught: Taught
    sound: Samples


class VoiceLearning:
    """Knows who agreed, collects what they said, and learns from it."""

    def __init__(self, recognizers: TableRecognizers, conversation: Conversation) -> None:
        """Learn from what these recognisers hear at the table of this conversation."""
        self._recognizers = recognizers
        self._remembered: dict[tuple[Interpreter, str], deque[_Remembered]] = {}
        self._conversation = conversation
        self._look()

    def look(self, conversation: Conversation) -> None:
        """Take note of changes of the players or the language."""
        if conversation is not self._conversation:
            self._conversation = conversation
            self._look()

    def _look(self) -> None:
        conversation = self._conversation
        agreed = any(has_consent(conversation.language, name) for name in conversation.names)
        self._recognizers.keep_sound(agreed)

    def allow(self, seat: int) -> str:
        """Allow learning the voice of the player at a seat; return the sentence about it."""
        conversation = self._conversation
        name, say = conversation.names[seat], conversation.wording.say
        if not self._recognizers.can_learn():
            return say("voice-learning-impossible")
        if has_consent(conversation.language, name):
            return say("voice-learning-already", player=name)
        try:
            give_consent(conversation.language, name)
        except OwnVoiceProblem as problem:
            return conversation.wording.problem(problem)
        self._look()
        return say("voice-learning-begun", player=name)

    def forget(self, seat: int) -> str:
        """Forget everything about the voice of the player at a seat; return the sentence about it."""
        conversation = self._conversation
        name, say = conversation.names[seat], conversation.wording.say
        for interpreter, player in tuple(self._remembered):
            if player == name:
                del self._remembered[interpreter, player]
        try:
            there = forget_player(conversation.language, name)
        except OwnVoiceProblem as problem:
            return conversation.wording.problem(problem)
        self._look()
        # From now on recognised without what was learnt.
        self._recognizers.seat(conversation.names)
        return say("voice-forgotten" if there else "voice-not-learnt", player=name)

    def take(self, taught: Taught) -> None:
        """Remember what was carried out, if its player agreed and the table heard it."""
        conversation = self._conversation
        name = conversation.names[taught.seat]
        sound = self._recognizers.sound_of(taught.utterance)
        if sound is None or not has_consent(conversation.language, name):
            return
        gathered = self._remembered.setdefault((conversation.interpreter, name), deque(maxlen=MOST))
        gathered.append(_Remembered(taught, sound))

    @property
    def has_lessons(self) -> bool:
        """Whether anybody was asked what they meant; what was carried out at once needs no learning."""
        return any(one.taught.asked for gathered in self._remembered.values() for one in gathered)

    def learn(self) -> None:
        """Learn what helps to recognise those who agreed, and save it. It takes seconds for each of them.

        Raises `OwnVoiceProblem` for a file that can't be used, after all the others are done.
        """
        problem: OwnVoiceProblem | None = None
        gathered, self._remembered = self._remembered, {}
        for (interpreter, name), remembered in gathered.items():
            if any(one.taught.asked for one in remembered):
                try:
                    self._learn(interpreter, name, list(remembered))
                except OwnVoiceProblem as found:
                    problem = found
        if problem is not None:
            raise problem

    def _learn(self, interpreter: Interpreter, name: str, remembered: list[_Remembered]) -> None:
        language = interpreter.templates.language
        path = own_voice_path(language, name)
        known = read_own_voice(path)
        lesson = Lesson(interpreter, self._anybody(language))
        for one in remembered:
            lesson.add(one.taught.phrase, one.taught.command, one.sound)
        learnt = lesson.learn(known)
        if learnt.voice != known:
            write_own_voice(path, learnt.voice, language, name)

    def _anybody(self, language: str) -> OwnVoice:
        """Return what helps to recognise the person who usually plays here."""
        try:
            return read_own_voice(own_voice_path(language, None))
        except OwnVoiceProblem:
            # Reported when the table was opened.
            return OwnVoice()


LAST_WORDS = 20.0
"""The longest wait for each of the sentences about it, in seconds."""


def learn_and_tell(learning: VoiceLearning, conversation: Conversation, speaker: Speaker) -> None:
    """Learn when the evening is over, and say so, since the computer stays busy."""
    if not learning.has_lessons:
        return
    wording = conversation.wording
    speaker.say(conversation.everyone(wording.say("voice-learning-now")))
    try:
        learning.learn()
        told = wording.say("voice-learning-done")
    except OwnVoiceProblem as problem:
        told = wording.problem(problem)
    speaker.say(conversation.everyone(told))
    speaker.wait_until_quiet(LAST_WORDS)
