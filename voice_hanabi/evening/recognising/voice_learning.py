"""How an evening learns its players' voices: of those who agreed, from what was carried out for them.

The sound is in memory only, and gone with the evening; what is kept is what practice keeps too. It is worked
out when the evening is over, since it takes the whole processor for a while, and helps from the next one on.
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
"""What one player said last, of which an evening learns: a minute at most of the sound of commands."""


@dataclass(frozen=True, slots=True)
class _Remembered:
    """Something that was carried out, with its sound."""

    taught: Taught
    sound: Samples


class VoiceLearning:
    """Knows who agreed, gathers what they said, and learns of it."""

    def __init__(self, recognizers: TableRecognizers, conversation: Conversation) -> None:
        """Learn what these recognisers hear at the table of this conversation."""
        self._recognizers = recognizers
        self._remembered: dict[tuple[Interpreter, str], deque[_Remembered]] = {}
        self._conversation = conversation
        self._look()

    def look(self, conversation: Conversation) -> None:
        """Take note of who sits at the table, and what it speaks, where that has changed."""
        if conversation is not self._conversation:
            self._conversation = conversation
            self._look()

    def _look(self) -> None:
        conversation = self._conversation
        agreed = any(has_consent(conversation.language, name) for name in conversation.names)
        self._recognizers.keep_sound(agreed)

    def allow(self, seat: int) -> str:
        """Let the voice of the player at a seat be learnt from now on; return the sentence about it."""
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
        """Forget all that is known of the voice of the player at a seat; return the sentence about it."""
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
        # Heard from now on without what was learnt.
        self._recognizers.seat(conversation.names)
        return say("voice-forgotten" if there else "voice-not-learnt", player=name)

    def take(self, taught: Taught) -> None:
        """Remember what was carried out, where its player agreed and it was heard by the table."""
        conversation = self._conversation
        name = conversation.names[taught.seat]
        sound = self._recognizers.sound_of(taught.utterance)
        if sound is None or not has_consent(conversation.language, name):
            return
        gathered = self._remembered.setdefault((conversation.interpreter, name), deque(maxlen=MOST))
        gathered.append(_Remembered(taught, sound))

    @property
    def has_lessons(self) -> bool:
        """Whether anybody was asked what they meant: what was carried out at once was heard well enough."""
        return any(one.taught.asked for gathered in self._remembered.values() for one in gathered)

    def learn(self) -> None:
        """Work out what helps to hear those who agreed, and keep it. It takes seconds for each of them.

        Raises `OwnVoiceProblem` for a file that can't be used, when all the others are done.
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
        """Return what helps to hear the person who plays here."""
        try:
            return read_own_voice(own_voice_path(language, None))
        except OwnVoiceProblem:
            # Told when the table was opened.
            return OwnVoice()


LAST_WORDS = 20.0
"""Seconds at most that are waited for each of the sentences about it."""


def learn_and_tell(learning: VoiceLearning, conversation: Conversation, speaker: Speaker) -> None:
    """Learn when the evening is over, and say so: nobody wonders what the computer still does."""
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
