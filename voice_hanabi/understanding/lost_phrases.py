"""What players can't say to a model that lacks words, and what they can say instead."""

from __future__ import annotations

import heapq
from collections.abc import Collection, Iterator, Set
from dataclasses import dataclass
from itertools import count

from voice_hanabi.hearing.graphs.hearable import phrases_lost, without_words
from voice_hanabi.language.names import words_of_names
from voice_hanabi.language.templates import plain
from voice_hanabi.language.word_graph import INTENT, Tag, WordGraph
from voice_hanabi.understanding.interpreter import Interpreter

NAMES_INTENTS = ("SetNames", "AddPlayer", "Rename", "Exchange", "SetPartners", "SetAlone")
"""Their words are mostly first names, which are counted separately; other names can be typed."""


@dataclass(frozen=True, slots=True)
class LostPhrases:
    """What a model can't recognise of one command.

    ``phrases`` has the shortest phrase for each missing word, ``instead`` phrases with the same meaning that
    can be recognised. ``meanings_lost`` are those of ``phrases`` that have no substitute; ``silenced`` is
    true if no phrase of the command is left.
    """

    intent: str
    phrases: tuple[str, ...]
    instead: tuple[str, ...]
    meanings_lost: tuple[str, ...]
    silenced: bool


def lost_phrases(interpreter: Interpreter, missing: Collection[str]) -> Iterator[LostPhrases]:
    """Yield what each command loses by the missing words, in the grammar's order."""
    gone = frozenset(missing)
    if not gone:
        return
    situations = interpreter.game.situations
    for intent in dict.fromkeys(intent for one in situations for intent in one.intents):
        graph = interpreter.graph((intent,))
        lost_words = gone & graph.phrases.words
        if intent in NAMES_INTENTS:
            lost_words -= first_name_words(interpreter)
        if not lost_words:
            continue
        lost = tuple(dict.fromkeys(_shortest_with(graph, word) for word in sorted(lost_words)))
        others = {phrase: _same_meaning(graph, phrase, gone) for phrase in lost}
        yield LostPhrases(
            intent,
            lost,
            tuple(dict.fromkeys(other for other in others.values() if other)),
            tuple(phrase for phrase, other in others.items() if not other),
            silenced=not without_words(graph.phrases, gone).finals,
        )


def first_name_words(interpreter: Interpreter) -> frozenset[str]:
    """Return the words of the first names that can be said, at set-up and when names are changed."""
    templates = interpreter.templates
    return words_of_names(templates) | {word for title in templates.titles for word in plain(title).split()}


def _shortest_with(graph: WordGraph, word: str) -> str:
    return min(phrases_lost(graph.phrases, {word}), key=lambda phrase: (len(phrase.split()), phrase))


def _same_meaning(graph: WordGraph, phrase: str, missing: Set[str]) -> str | None:
    """Return a phrase without missing words and with the same meaning as another, if there is one."""
    for reading in graph.exact(phrase.split()):
        wanted = frozenset(Tag(name, value) for name, value in reading.slots)
        found = _nearest(graph, wanted, missing, frozenset(phrase.split()))
        if found:
            return found
    return None


def _nearest(graph: WordGraph, wanted: frozenset[Tag], missing: Set[str], usual: Set[str]) -> str | None:
    """Return the shortest phrase of a graph with exactly these tags and none of the missing words.

    Among phrases of the same length one with many ``usual`` words is preferred.
    """
    order = count()
    start: frozenset[Tag] = frozenset()
    queue = [(0, next(order), graph.start, start, "")]
    seen = set()
    while queue:
        length, _, state, marks, words = heapq.heappop(queue)
        if (state, marks) in seen:
            continue
        seen.add((state, marks))
        if state == graph.final and marks == wanted:
            return words
        for label, target in graph.arcs.get(state, ()):
            if isinstance(label, str):
                if label not in missing:
                    longer = length + (2 if label in usual else 3)
                    heapq.heappush(queue, (longer, next(order), target, marks, f"{words} {label}".strip()))
            elif label is None or label.name == INTENT:
                heapq.heappush(queue, (length, next(order), target, marks, words))
            elif label in wanted:
                heapq.heappush(queue, (length, next(order), target, marks | {label}, words))
    return None
