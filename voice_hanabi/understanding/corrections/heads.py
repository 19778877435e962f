"""The beginning of a correction: a 'no', the words that announce one, and what follows them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.language.templates import plain
from voice_hanabi.understanding.belief import SURE_COST
from voice_hanabi.understanding.interpreter import CONFIDENCE_WEIGHT, Interpreter
from voice_hanabi.understanding.obeyed_at_once import INTERRUPTING
from voice_hanabi.understanding.sentences.beginnings import longest, longest_of

_CRIES = 3
"""How many words without meaning may come before a 'no' ('Jesus, Mary, no!')."""


@dataclass(frozen=True, slots=True)
class Head:
    """The beginning of a sentence: a 'no', words that announce a correction, and what follows."""

    stopped: bool
    announced: bool
    rest: tuple[str, ...]


def heads_of(interpreter: Interpreter, utterance: Utterance) -> list[Head]:
    """Return the beginning of each alternative; a 'no' that belongs to other words doesn't count."""
    heads = [_head(interpreter, words.text, utterance.typed) for words in utterance.alternatives]
    if heads and heads[0].rest and _only_looks_like_a_no(interpreter, utterance):
        return [replace(head, stopped=False) for head in heads]
    return heads


def _only_looks_like_a_no(interpreter: Interpreter, utterance: Utterance) -> bool:
    """Return whether a sentence begins with a 'no' that belongs to other words: 'no idea', 'nie wiem'."""
    groups = interpreter.meaning.spot(utterance.text, typed=utterance.typed)
    return bool(groups) and len(groups[0].words) > 1 and groups[0].means("doubtful", "ask", "past")


def _head(interpreter: Interpreter, text: str, typed: bool) -> Head:
    """Remove 'no' and what announces a correction from the beginning, and from the end of the rest."""
    words = plain(text.replace(UNKNOWN, " ? ")).split()
    templates = interpreter.templates
    stops = (templates.stop_phrases, *(interpreter.graph((intent,)).phrases for intent in INTERRUPTING))
    meant = (templates.meant_phrases,)
    place = _behind_cries(interpreter, words, stops, typed)
    stopped = announced = False
    while place < len(words):
        length = longest_of(stops, words[place:], typed)
        introducing = longest_of(meant, words[place:], typed)
        if not max(length, introducing):
            break
        stopped = stopped or length >= introducing
        announced = announced or introducing > length
        place += max(length, introducing)
    rest = words[place:]
    for cut in range(1, len(rest)):
        if any(longest(graph, rest[cut:], typed) == len(rest) - cut for graph in (*stops, *meant)):
            return Head(stopped, True, tuple(rest[:cut]))
    return Head(stopped, announced, tuple(rest))


def _behind_cries(
    interpreter: Interpreter, words: Sequence[str], stops: Sequence[PhraseGraph], typed: bool
) -> int:
    """Return the position of a 'no' after cries without meaning here; 0 if there is none."""
    known = interpreter.words(interpreter.game.situations.turn)
    for cries in range(min(_CRIES, len(words)) + 1):
        if longest_of(stops, words[cries:], typed):
            return cries
        if cries == len(words) or words[cries] in known:
            return 0
    return 0


def only_a_stop(utterance: Utterance, heads: Sequence[Head]) -> bool:
    """Return whether only a 'no' was said, or is about as likely as the first alternative."""
    best = utterance.alternatives[0].confidence
    return any(
        head.stopped and not head.rest and (best - words.confidence) * CONFIDENCE_WEIGHT <= SURE_COST
        for head, words in zip(heads, utterance.alternatives, strict=True)
    )


def rest_of(utterance: Utterance, heads: Sequence[Head]) -> Utterance:
    """Return the rest of the alternatives that begin as the likeliest does."""
    first = heads[0]
    kept = tuple(
        Alternative(" ".join(head.rest).replace("?", UNKNOWN), words.confidence)
        for head, words in zip(heads, utterance.alternatives, strict=True)
        if (head.stopped, head.announced) == (first.stopped, first.announced) and head.rest
    )
    return replace(utterance, alternatives=kept)
