"""Polite requests: 'could you play the third' is read as the words after the request.

The words are data of each language (`grammars/LANG/gate.yaml`); they begin what is said. After anybody's name
they are said to that person, and aren't a request to the table. What the recogniser tends to hear instead of
them is data, too: the table asks about an act after such words.
"""

from __future__ import annotations

import re
from dataclasses import replace

from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.language.templates import Templates, plain
from voice_hanabi.understanding.sentences.beginnings import longest

_WORD = re.compile(r"\S+")


def requested(utterance: Utterance, templates: Templates) -> Utterance | None:
    """Return a polite request without its polite words; ``None`` if it isn't one."""
    return _behind(templates.request_phrases, utterance, templates)


def nearly_requested(utterance: Utterance, templates: Templates) -> Utterance | None:
    """Return the same for speech in which the polite words were probably misheard."""
    return None if utterance.typed else _behind(templates.nearly_request_phrases, utterance, templates)


def _behind(asking: PhraseGraph, utterance: Utterance, templates: Templates) -> Utterance | None:
    """Return an utterance without the ``asking`` words that begin it; ``None`` if none do."""
    alternatives, typed = utterance.alternatives, utterance.typed
    rests = [(one, _asked_for(one.text, asking, templates, typed)) for one in alternatives]
    if not rests or not rests[0][1]:
        return None
    kept = tuple(Alternative(rest, one.confidence) for one, rest in rests if rest)
    return replace(utterance, alternatives=kept)


def _asked_for(text: str, asking: PhraseGraph, templates: Templates, typed: bool) -> str:
    """Return the text after the ``asking`` words that begin it; empty if none do."""
    length = longest(asking, plain(text).split(), typed)
    for word in _WORD.finditer(text) if length else ():
        length -= len(plain(word[0]).split())
        if length <= 0:
            # The question mark adds nothing to the words.
            asked_for = text[word.end() :].strip(" ,?")
            if not asked_for or UNKNOWN in asked_for:
                return ""
            return f"{templates.requested_as} {asked_for}".strip()
    return ""
