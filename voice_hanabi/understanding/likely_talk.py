"""Whether words that make no command are talk among people, by how many of them are known."""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.concepts import Spotted

_TALK_WORDS = 3
"""How many words must be heard at least, lest a 'no' is overlooked among them."""
_SENTENCE_WORDS = 5
"""How many known words make a sentence that is understood, even if only as talk."""


def knows_all(groups: Sequence[Spotted]) -> bool:
    """Return whether every word of a sentence means something, be it nothing to the table."""
    return all(group.known for group in groups)


def is_long(groups: Sequence[Spotted]) -> bool:
    """Return whether enough words are known to make a sentence, whatever was misheard in it."""
    return _known(groups) >= _SENTENCE_WORDS


def is_talk(utterance: Utterance, groups: Sequence[Spotted]) -> bool:
    """Return whether most words of an utterance that is no command are known, so that it holds no other."""
    if utterance.typed:
        words = [word for group in groups for word in group.words]
        known, asked = _known(groups), utterance.text.rstrip().endswith("?")
    else:
        words = utterance.text.split()
        known, asked = len(words) - words.count(UNKNOWN), False
    return asked or (known >= _TALK_WORDS and 2 * known > len(words))


def _known(groups: Sequence[Spotted]) -> int:
    return sum(len(group.words) for group in groups if group.known)
