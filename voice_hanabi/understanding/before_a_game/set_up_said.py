"""Whether a sentence says who plays or how many do, or only contains a name or a number.

'Jane, ones' renames nobody, 'three rounds' isn't three players, and in 'the man next door, Tom and Emma'
nobody is silently left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from voice_hanabi.contract.commands import YES_NO_INTENTS, SetUp, WithPartners
from voice_hanabi.contract.expectations import COUNT, NAMES, NAMES_SURE, Expectation
from voice_hanabi.language.templates import Templates, plain
from voice_hanabi.system.plain_text import without_diacritics
from voice_hanabi.understanding.before_a_game.names_given import CONJUNCTIONS, loses_a_part
from voice_hanabi.understanding.interpreter import Interpreter
from voice_hanabi.understanding.meanings import RankedMeaning, ReadBy, talk
from voice_hanabi.understanding.readings import Readings


def set_up_said(
    readings: Readings, found: Sequence[RankedMeaning], expectation: Expectation
) -> list[RankedMeaning]:
    """Return the meanings of a sentence, as talk if it only contains names or a number of players."""
    text = readings.utterance.text
    if _says(found[0], readings, expectation):
        return list(found)
    return [talk(text, near=readings.utterance.typed, known=False)]


def _says(meaning: RankedMeaning, readings: Readings, expectation: Expectation) -> bool:
    """Return whether a command isn't a choice of players, or the sentence really says it."""
    interpreter, utterance = readings.interpreter, readings.utterance
    words = [without_diacritics(word) for word in plain(utterance.text).split()]
    match meaning.command:
        case WithPartners() if meaning.by is ReadBy.NEAR_PHRASE:
            # A number by itself says nothing about computers.
            return not _own_words(interpreter, ("SetCount",)).issuperset(words)
        case SetUp(what="count"):
            return _counts_players(words, interpreter)
        case SetUp(what="names", names=names):
            if expectation in (COUNT, NAMES, NAMES_SURE):
                return not utterance.typed or not loses_a_part(utterance.text, names, interpreter.templates)
            return _own_words(interpreter, ("SetNames",)).issuperset(words)
    return True


def _counts_players(words: Sequence[str], interpreter: Interpreter) -> bool:
    """Return whether every noun after a number in a sentence is a word for players."""
    templates = interpreter.templates
    numbers = {
        without_diacritics(word) for form, _ in templates.lists["count"] for word in plain(form).split()
    }
    said = _own_words(interpreter, ("SetCount", "SetNames"))
    behind = [follows for word, follows in pairwise(words) if word in numbers]
    return said.issuperset(behind)


def _own_words(interpreter: Interpreter, intents: Sequence[str]) -> frozenset[str]:
    """Return the words with which these are chosen, including names, and those that change nothing."""
    templates = interpreter.templates
    own = interpreter.graph((*intents, *YES_NO_INTENTS)).words | interpreter.meaning.answering_words(intents)
    return frozenset(map(without_diacritics, own | _small(templates)))


def _small(templates: Templates) -> frozenset[str]:
    return templates.beside.get("yes", frozenset()) | frozenset({CONJUNCTIONS[templates.language]})
