"""A player's own ways to say words, and which of them a table's lexicon may take in.

A way that was learnt for one word serves its relatives too: who says the beginning of 'červená' in a way
of their own says that of 'červenou' so. No way may sound like another word of the table.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from voice_hanabi.hearing.pronouncing.pronunciation import pronounce

Phonemes = tuple[str, ...]
"""A way to say a word: phonemes of the packed model."""


@dataclass(frozen=True, slots=True)
class OwnWord:
    """A word with the usual way to say it that comes nearest, and the way this player says it."""

    word: str
    usual: Phonemes
    said: Phonemes


def differing(one: Sequence[str], other: Sequence[str]) -> int:
    """Return how many phonemes must be changed, added or left out to make one way the other."""
    row = list(range(len(other) + 1))
    for place, phoneme in enumerate(one, 1):
        before, row[0] = row[0], place
        for column, rival in enumerate(other, 1):
            before, row[column] = (
                row[column],
                min(row[column] + 1, row[column - 1] + 1, before + (phoneme != rival)),
            )
    return row[-1]


def steps_towards(heard: Sequence[str], usual: Phonemes) -> Iterator[Phonemes]:
    """Yield the usual way with one change each that brings it nearer to what was heard.

    A change is one phoneme that is another one, that is left out, or that comes in.
    """
    heard = tuple(heard)
    for kind, start, end, first, last in difflib.SequenceMatcher(None, usual, heard, False).get_opcodes():
        if kind != "equal":
            for place in range(start, max(end, start + 1)):
                for phoneme in heard[first:last]:
                    if place < end:
                        yield (*usual[:place], phoneme, *usual[place + 1 :])
                    yield (*usual[:place], phoneme, *usual[place:])
                if place < end and end - start > last - first:
                    yield (*usual[:place], *usual[place + 1 :])


def nearest_usual(said: Sequence[str], ways: Iterable[Phonemes]) -> Phonemes:
    """Return the one of several ways that is nearest to what was said."""
    return min(ways, key=lambda way: differing(said, way))


def tells_apart(said: Phonemes, word: str, ways: Mapping[str, Sequence[Phonemes]]) -> bool:
    """Return whether a way to say a word is nearer to its own ways than to those of every other word.

    ``ways`` has all the words that are listened for together. A way that the word has already, or that
    another word comes as near to, is none to take in.
    """
    own = min(differing(said, way) for way in ways[word])
    # At most a third of the sounds: what differs more is another word, or noise. One sound is no word.
    if own == 0 or own > max(1, len(said) // 3) or len(said) < min(2, *map(len, ways[word])):
        return False
    return all(
        # Ways that differ in length by more than that are further off without counting.
        abs(len(way) - len(said)) > own or differing(said, way) > own
        for other, rivals in ways.items()
        if other != word
        for way in rivals
    )


def spread(change: OwnWord, way: Phonemes) -> Phonemes | None:
    """Return how the player says another word that begins like this one, by the same change.

    ``way`` is the usual way of that word. ``None`` where it begins differently: it must share all that was
    changed and the phoneme behind it.
    """
    usual, said = change.usual, change.said
    end = 0
    while end < min(len(usual), len(said)) and usual[len(usual) - end - 1] == said[len(said) - end - 1]:
        end += 1
    changed = len(usual) - end
    shared = usual[: changed + 1]
    if len(way) < len(shared) or way[: len(shared)] != shared:
        return None
    return (*said[: len(said) - end], *way[changed:])


def ways_with(own: Iterable[OwnWord], words: Iterable[str], language: str) -> dict[str, tuple[Phonemes, ...]]:
    """Return the ways to say words of one lexicon in a language: the usual ones, then a player's own.

    Raises ``ValueError`` for a language without pronunciations.
    """
    usual = {word: pronounce(word, language) for word in words}
    ways = dict(usual)
    for change in own:
        for word, said in _wanted(change, usual):
            if tells_apart(said, word, ways):
                ways[word] = (*ways[word], said)
    return ways


def _wanted(change: OwnWord, usual: Mapping[str, Sequence[Phonemes]]) -> Iterator[tuple[str, Phonemes]]:
    """Yield each word that a change is about, the word itself first, with the way it is said then."""
    if change.word in usual:
        yield change.word, change.said
    for word, ways in usual.items():
        if word != change.word:
            # Only of the first, the usual one: of a word's rarer ways too many would come.
            said = spread(change, ways[0])
            if said is not None:
                yield word, said
