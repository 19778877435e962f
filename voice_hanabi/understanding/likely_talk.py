"""Whether words without a command are talk among people, judged by how many of them are known."""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.concepts import Spotted

_TALK_WORDS = 3
"""The fewest words of talk; in fewer, a 'no' might be overlooked."""
_SENTENCE_WORDS = 5
"""How many known words make a sentence that is understood, even if only as talk."""


def knows_all(groups: Sequence[Spotted]) -> bool:
    """Return whether every word of a sentence has a meaning, even if not for the table."""
    return all(group.known for group in groups)


def is_long(groups: Sequence[Spotted]) -> bool:
    """Return whether enough words are known to make a sentence, even if some were misheard."""
    return _known(groups) >= _SENTENCE_WORDS


def is_talk(utterance: Utterance, groups: Sequence[Spotted]) -> bool:
    """Return whether most words of an utterance without a command are known, so that no command is hidden in
    it.
    """
    if utterance.typed:
        words = [word for group in groups for word in group.words]
        known, asked = _known(groups), utterance.text.rstrip().endswith("?")
    else:
        words = utterance.text.split()
        known, asked = len(words) - words.count(UNKNOWN), False
    return asked or (known >= _TALK_WORDS and 2 * known > len(words))


def _known(groups: Sequence[Spotted]) -> int:
    return sum(len(group.words) for group in groups if group.known)
