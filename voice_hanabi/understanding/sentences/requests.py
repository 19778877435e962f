"""Polite requests: 'could you play the third' is read as the words after the request.

The words are data of each language (`grammars/LANG/gate.yaml`), and begin the sentence. After somebody's name
they are addressed to a person, not to the table.
"""

from __future__ import annotations

import re
from dataclasses import replace

from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.language.templates import Templates, plain
from voice_hanabi.understanding.sentences.beginnings import longest

_WORD = re.compile(r"\S+")


def requested(utterance: Utterance, templates: Templates) -> Utterance | None:
    """Return the request without its polite words; ``None`` if there are none."""
    rests = [(one, _asked_for(one.text, templates, utterance.typed)) for one in utterance.alternatives]
    if not rests or not rests[0][1]:
        return None
    kept = tuple(Alternative(rest, one.confidence) for one, rest in rests if rest)
    return replace(utterance, alternatives=kept)


def _asked_for(text: str, templates: Templates, typed: bool) -> str:
    """Return the text after the polite words; an empty one if it doesn't begin with any."""
    if UNKNOWN in text:
        return ""
    length = longest(templates.request_phrases, plain(text).split(), typed)
    for word in _WORD.finditer(text) if length else ():
        length -= len(plain(word[0]).split())
        if length <= 0:
            # The question mark adds nothing to the words.
            asked_for = text[word.end() :].strip(" ,?")
            return f"{templates.requested_as} {asked_for}".strip() if asked_for else ""
    return ""
