"""Which of a phase's requests, such as those that steer a lesson, somebody made in their own words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from voice_hanabi.contract.commands import Command
from voice_hanabi.contract.expectations import Expectation
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.understanding.before_a_game.ears_said import ears_said
from voice_hanabi.understanding.belief import COMMAND_BELIEF
from voice_hanabi.understanding.meanings import is_clear
from voice_hanabi.understanding.readings import likely_words


def wished(
    utterance: Utterance, conversation: Conversation, expectation: Expectation, wishes: Sequence[str]
) -> Command | None:
    """Return which of these ``wishes`` (intents) was made; ``None`` if none.

    A less likely alternative counts if every likelier one means nothing clear in the situation.
    """
    if not wishes or (not utterance.typed and utterance.belief < COMMAND_BELIEF):
        return None
    reader = ears_said(conversation.language, conversation.game.folder, conversation.names)
    for likelier, said in pairwise((None, *likely_words(utterance))):
        if likelier and is_clear(conversation.interpreter.ranked(likelier, expectation.intents)):
            return None
        if said and (found := reader.arranged(said.text, wishes)) is not None:
            return found
    return None
