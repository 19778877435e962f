"""What the table says to what it did not understand: nothing, a sound, a sentence, and help in the end."""

from __future__ import annotations

from collections.abc import Callable

from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.speaking.announcement import Cue
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Effect, Hush
from voice_hanabi.table.understanding.belief import in_loud_room

LOUD_FAILURES_BEFORE_HELP = 2
"""So many in a row in a loud room bring what helps against that."""

FAILURES_BEFORE_HELP = 3
"""So many utterances in a row that were not understood bring help, whatever came before."""


class Patience:
    """Counts what was not understood since something was."""

    def __init__(self) -> None:
        self._failures = 0

    def renew(self) -> None:
        """Begin to count anew: something was understood."""
        self._failures = 0

    def failed(
        self, conversation: Conversation, utterance: Utterance, near: bool, example: Callable[[], str]
    ) -> list[Effect]:
        """Return what is said to an utterance that was not understood.

        ``near`` tells that it was something like a command. ``example`` gives something that can be said
        now.
        """
        if not near and not utterance.typed:
            # Table talk brings nothing at all.
            return []
        say = conversation.wording.say
        if utterance.typed and utterance.seat is not None:
            # What somebody typed on a phone of their own is between them and the table.
            sentence = say("not-understood-typed", text=utterance.text, example=example())
            return [conversation.alone(utterance.seat, sentence)]
        self._failures += 1
        if in_loud_room(utterance):
            # What was said is not in doubt, but what was heard: no example helps.
            loud = self._failures >= LOUD_FAILURES_BEFORE_HELP
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
