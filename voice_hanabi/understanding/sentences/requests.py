"""Polite requests: 'could you play the third' is read as the words after the request.

The words are data of each language (`grammars/LANG/gate.yaml`); they begin what is said. With anybody's name
before them they are said to a person, and are no request to the table. What the recogniser hears instead of
them is data, too: an act behind such words is asked about.
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
    """Return what is asked for, without the words that ask; ``None`` where nothing is asked for so."""
    return _behind(templates.request_phrases, utterance, templates)


def nearly_requested(utterance: Utterance, templates: Templates) -> Utterance | None:
    """Return what is asked for by words that were heard in place of those that ask; ``None`` for nothing."""
    return None if utterance.typed else _behind(templates.nearly_request_phrases, utterance, templates)


def _behind(asking: PhraseGraph, utterance: Utterance, templates: Templates) -> Utterance | None:
    """Return an utterance without the words at its head that ask; ``None`` where it has none."""
    alternatives, typed = utterance.alternatives, utterance.typed
    rests = [(one, _asked_for(one.text, asking, templates, typed)) for one in alternatives]
    if not rests or not rests[0][1]:
        return None
    kept = tuple(Alternative(rest, one.confidence) for one, rest in rests if rest)
    return replace(utterance, alternatives=kept)


def _asked_for(text: str, asking: PhraseGraph, templates: Templates, typed: bool) -> str:
    """Return the text behind the words that ask; an empty one where it does not begin with any."""
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
