"""The table's reaction to what it did not understand: nothing, a sound, a sentence, and finally help."""

from __future__ import annotations

from collections.abc import Callable

from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.speaking.announcement import Cue
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Effect, Hush
from voice_hanabi.understanding.belief import in_loud_room

LOUD_FAILURES_BEFORE_HELP = 2
"""Failures in a row in a loud room after which advice about noise is given."""

FAILURES_BEFORE_HELP = 3
"""Failures in a row after which help is given."""


QUESTION_AGAIN = 3
"""Utterances in a row that don't answer an open question after which it is repeated."""


class Patience:
    """Counts utterances that were not understood since the last one that was."""

    def __init__(self) -> None:
        self._failures = self._beside_the_question = 0

    def renew(self) -> None:
        """Start counting again, because something was understood."""
        self._failures = self._beside_the_question = 0

    def failed(
        self,
        conversation: Conversation,
        utterance: Utterance,
        near: bool,
        example: Callable[[], str],
        question: str | None = None,
    ) -> list[Effect]:
        """Return the reaction to an utterance that was not understood.

        ``near`` is true if it resembles a command. ``example`` returns something that can be said now,
        ``question`` is the table's open question, if any, which always gets some reaction.
        """
        if not near and not utterance.typed:
            # Table talk gets no reaction at all if nothing was asked, and a cough never does.
            words = set(utterance.text.split()) - {UNKNOWN}
            return self._asked_again(conversation, question) if question and words else []
        say = conversation.wording.say
        if utterance.typed and utterance.seat is not None:
            # A line typed on somebody's own phone is between them and the table.
            sentence = say("not-understood-typed", text=utterance.text, example=example())
            return [conversation.alone(utterance.seat, sentence)]
        self._failures += 1
        if in_loud_room(utterance):
            # The hearing is in doubt, not the words, so no example helps. Somebody far away already has their
            # own microphone, and can't come closer.
            loud = self._failures >= LOUD_FAILURES_BEFORE_HELP and not utterance.among_talk
            self._failures = 0 if loud else self._failures
            return [conversation.ask(say("once-more-loud" if loud else "once-more"))]
        if self._failures >= FAILURES_BEFORE_HELP:
            self._failures = 0
            return [Hush(None), conversation.ask(say("three-failures", example=example()))]
        if utterance.typed:
            sentence = say("not-understood-typed", text=utterance.text, example=example())
            return [conversation.everyone(sentence)]
        if self._failures == 1:
            return [conversation.everyone("", cue=Cue.UNHEARD)]
        return [conversation.everyone(say("not-understood", example=example()), cue=Cue.UNHEARD)]

    def _asked_again(self, conversation: Conversation, question: str) -> list[Effect]:
        """Return a sound, and now and then the open question again: people may talk for a while."""
        again = self._beside_the_question % QUESTION_AGAIN == 0
        self._beside_the_question += 1
        heard: Effect = conversation.everyone("", cue=Cue.UNHEARD)
        return [heard, conversation.ask(question)] if again else [heard]
