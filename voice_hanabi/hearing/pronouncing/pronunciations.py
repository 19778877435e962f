"""A player's own pronunciations, and which of them a table's lexicon may include.

A pronunciation that was learnt for one word also applies to its relatives: a person who says the beginning of
'červená' in their own way says that of 'červenou' like that too. No pronunciation may sound like another word
of the table.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from voice_hanabi.hearing.pronouncing.pronunciation import pronounce

Phonemes = tuple[str, ...]
"""A pronunciation: phonemes of the packed model."""


@dataclass(frozen=True, slots=True)
class OwnWord:
    """A word with its nearest usual pronunciation, and this player's own."""

    word: str
    usual: Phonemes
    said: Phonemes


def differing(one: Sequence[str], other: Sequence[str]) -> int:
    """Return how many phonemes must be changed, added or removed to turn one pronunciation into the other."""
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
    """Yield the usual pronunciation with each single change that brings it nearer to what was heard.

    A change replaces, removes or adds one phoneme.
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
    """Return the pronunciation nearest to what was said."""
    return min(ways, key=lambda way: differing(said, way))


def tells_apart(said: Phonemes, word: str, ways: Mapping[str, Sequence[Phonemes]]) -> bool:
    """Return whether a pronunciation is nearer to its own word's than to those of every other word.

    ``ways`` has all words that are recognised together. False if the word already has it, or if another word
    comes as near.
    """
    own = min(differing(said, way) for way in ways[word])
    # At most a third of the sounds: a larger difference is another word, or noise. A single sound isn't a
    # word.
    if own == 0 or own > max(1, len(said) // 3) or len(said) < min(2, *map(len, ways[word])):
        return False
    return all(
        # Pronunciations whose lengths differ by more than that are further away anyway.
        abs(len(way) - len(said)) > own or differing(said, way) > own
        for other, rivals in ways.items()
        if other != word
        for way in rivals
    )


def spread(change: OwnWord, way: Phonemes) -> Phonemes | None:
    """Return the player's pronunciation of another word with the same beginning, by the same change.

    ``way`` is the usual pronunciation of that word. ``None`` if it doesn't share everything that was changed
    and the phoneme after it.
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
    """Return the pronunciations of the words of one lexicon: the usual ones, then a player's own.

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
    """Yield each word that a change applies to, first the word itself, with its changed pronunciation."""
    if change.word in usual:
        yield change.word, change.said
    for word, ways in usual.items():
        if word != change.word:
            # Only for the first, the usual one: rarer pronunciations would add too many.
            said = spread(change, ways[0])
            if said is not None:
                yield word, said
