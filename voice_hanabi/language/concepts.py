"""Concepts: what is found in a sentence in any order, and the words for them.

A language lists the forms of its concepts (`grammars/CONCEPTS.md`). The spotter splits a sentence into the
longest known forms, so that as few words as possible are left over.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain

from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.language.form_rows import GAP, HEADS, OPENS, Words
from voice_hanabi.language.meanings import Concept, Meanings
from voice_hanabi.language.templates import plain
from voice_hanabi.language.word_graph import SlotValue
from voice_hanabi.system.plain_text import without_diacritics

LEAST_GUESSED = 5
"""The fewest letters of a typed word that may be misspelt."""
GUESS_LIKENESS = 0.8
"""How similar a misspelt word must be to the right one (1 is the same)."""

SENTENCES_KEPT = 32
"""How many split sentences are cached; an utterance has several alternatives."""

WORDS_KEPT = 512
"""How many misspelt words are cached with their correction, which takes a while to find."""

PRELUDE = "prelude"
"""The concept of words before a sentence that don't belong to it."""
_LIGHT = ("filler", "but", "correct", "player", "because")
LONGEST_GAP = 6
"""The most words in a gap."""


_LAST = frozenset({Concept("filler"), Concept("part")})
"""The meaning of the last part of a form with a gap: nothing by itself, but part of the form."""
_VERBS = ("past", "doubtful", "if", "not")
_EITHER = frozenset({"play", "discard"})
"""Acts that one verb may mean until its other part is known: 'lægger', 'lægger ~ ud', 'lægger ~ væk'."""


@dataclass(frozen=True, slots=True)
class Spotted:
    """Some words of a sentence and the concepts that they may mean; none if the words are unknown.

    ``guessed`` is true if they were misspelt. ``ends`` is the punctuation after them, if any: ``","`` between
    parts of a sentence, ``"."`` or ``"?"`` at its end.
    """

    words: Words
    concepts: frozenset[Concept]
    guessed: bool = False
    ends: str = ""

    def values(self, name: str) -> tuple[SlotValue, ...]:
        """Return the values of a concept that these words may mean."""
        return tuple(sorted((one.value for one in self.concepts if one.name == name), key=str))

    def means(self, *names: str) -> bool:
        """Return whether these words may mean one of the concepts."""
        return any(one.name in names for one in self.concepts)

    @property
    def known(self) -> bool:
        """Whether the words have any meaning."""
        return bool(self.concepts)


class ConceptForms:
    """The forms of one language's concepts, with the names of a table."""

    def __init__(
        self,
        forms: Iterable[tuple[Words, Concept]],
        guessable: Iterable[str] = (),
        beside: ConceptForms | None = None,
    ) -> None:
        """Take all forms, and those that another object already has (``beside``).

        Single words of the concepts in ``guessable`` may be misspelt.
        """
        self._forms: Meanings = Meanings(beside._forms if beside else None)
        self._opening: Meanings = Meanings(beside._opening if beside else None)
        self._heading: Meanings = Meanings(beside._heading if beside else None)
        self._beside = beside
        self._own_parts: list[Words] = []
        """Both parts of the forms with a gap that were not taken from another object."""
        parted = beside._parted if beside else {}
        self._parted: dict[str, list[tuple[Words, Words, Concept]]] = {
            word: list(found) for word, found in parted.items()
        }
        for words, concept in forms:
            if words[0].startswith(HEADS):
                self._heading.add((words[0].removeprefix(HEADS), *words[1:]), concept)
            elif words[0].startswith(OPENS):
                self._opening.add((words[0].removeprefix(OPENS), *words[1:]), concept)
            elif GAP in words:
                at = words.index(GAP)
                self._parted.setdefault(words[0], []).append((words[:at], words[at + 1 :], concept))
                self._own_parts += [words[:at], words[at + 1 :]]
            else:
                self._forms.add(words, concept)
        self._longest: int = max(beside._longest if beside else 1, *map(len, self._own()), 1)
        self._guessed = frozenset(guessable)
        self._guessable_by: dict[frozenset[str], Mapping[str, Words]] = {}
        # A sentence is examined several times, by everything that reads it.
        self._spotted = lru_cache(maxsize=SENTENCES_KEPT)(self._spot)
        self._guess = lru_cache(maxsize=WORDS_KEPT)(self._guessed_as)

    def _own(self) -> Iterator[Words]:
        """Yield the forms that were not taken from another object; for a form with a gap, both its parts."""
        return chain(self._forms.own, self._opening.own, self._heading.own, self._own_parts)

    def prepare(self) -> None:
        """Make the lists for typed words in advance, so that no sentence has to wait for them."""
        _ = self._written, self._guessable

    @cached_property
    def _written(self) -> Mapping[str, str]:
        """Words typed without diacritics, with the word that is meant."""
        written = dict(self._beside._written) if self._beside else {}
        for word in (word for words in self._own() for word in words):
            bare = without_diacritics(word)
            written[bare] = min(word, written.get(bare, word))
        return written

    @cached_property
    def _guessable(self) -> Mapping[str, Words]:
        """Single words that may be misspelt, without diacritics."""
        return self._guessable_of(self._guessed)

    def _guessable_of(self, names: frozenset[str]) -> Mapping[str, Words]:
        """Return the single words of these concepts, without diacritics."""
        if names not in self._guessable_by:
            found = dict(self._beside._guessable_of(names)) if self._beside else {}
            for words in self._own():
                long_enough = len(words) == 1 and len(words[0]) >= LEAST_GUESSED
                if long_enough and any(one.name in names for one in self._forms.get(words) or ()):
                    bare = without_diacritics(words[0])
                    found[bare] = max(words, found.get(bare, words))
            self._guessable_by[names] = found
        return self._guessable_by[names]

    @cached_property
    def words(self) -> frozenset[str]:
        """Every word of every form."""
        own = (word for words in self._own() for word in words)
        return self._beside.words.union(own) if self._beside else frozenset(own)

    def words_beside(self, names: Iterable[str]) -> frozenset[str]:
        """Return the words of all concepts' forms except these."""
        left_out = frozenset(names)
        rows = [words for words, found in self._forms.items() if {one.name for one in found} - left_out]
        for forms in self._parted.values():
            rows += [first + last for first, last, concept in forms if concept.name not in left_out]
        return frozenset(word for words in rows for word in words)

    def words_of(self, names: Iterable[str]) -> frozenset[str]:
        """Return the words of the forms of these concepts."""
        return frozenset().union(*(self._words_by_name.get(name, frozenset()) for name in names))

    @cached_property
    def _words_by_name(self) -> dict[str, frozenset[str]]:
        """The words of the forms of each concept."""
        found: dict[str, set[str]] = {}
        for words in self._own():
            for concept in self._forms.get(words) or ():
                found.setdefault(concept.name, set()).update(words)
        before = self._beside._words_by_name if self._beside else {}
        return {
            **before,
            **{name: before.get(name, frozenset()).union(words) for name, words in found.items()},
        }

    def knows(self, word: str) -> bool:
        """Return whether a word is a form by itself."""
        return self._forms.get((word,)) is not None

    def spot(self, text: str, *, typed: bool, without: frozenset[str] = frozenset()) -> list[Spotted]:
        """Split a sentence into as few known forms and unknown words as possible.

        Concepts named in ``without`` are ignored.
        """
        return list(self._spotted(text, typed, without))

    def _spot(self, text: str, typed: bool, without: frozenset[str]) -> tuple[Spotted, ...]:
        spotted: list[Spotted] = []
        for part, ends in parts(text):
            heads = self._only_prelude(spotted)
            found = self._cut(part, typed, without, heads)
            if found and ends:
                last = found[-1]
                found[-1] = Spotted(last.words, last.concepts, last.guessed, ends)
            elif ends and spotted and not found:
                last = spotted[-1]
                spotted[-1] = Spotted(last.words, last.concepts, last.guessed, max(last.ends, ends))
            spotted.extend(found)
        return tuple(spotted)

    def _only_prelude(self, said: Sequence[Spotted]) -> bool:
        """Return whether this sentence has so far only names and words before it."""
        for one in reversed(said):
            if one.ends in (".", "?"):
                return True
            if not one.means("player") and not all(self._is_prelude(word) for word in one.words):
                return False
        return True

    def _is_prelude(self, word: str) -> bool:
        return any(one.name == PRELUDE for one in self._forms.get((word,)) or ())

    def _over_gaps(self, words: Words) -> dict[tuple[int, int], set[Concept]]:
        """Return the meanings of forms with a gap here: the first part has the concept, the last has none."""
        found: dict[tuple[int, int], set[Concept]] = {}
        for start, word in enumerate(words):
            for first, last, concept in self._parted.get(word, ()):
                behind = start + len(first)
                if words[start:behind] != first:
                    continue
                for at in range(behind + 1, min(behind + LONGEST_GAP, len(words) - len(last)) + 1):
                    if words[at : at + len(last)] == last:
                        found.setdefault((start, behind), set()).add(concept)
                        found.setdefault((at, at + len(last)), set()).update(_LAST)
                        break
        return found

    def _cut(self, words: Words, typed: bool, without: frozenset[str], heads: bool) -> list[Spotted]:  # noqa: C901 - one search over all cuts of a sentence, word by word: calls would cost
        """Split a part of a sentence; ``heads`` is true if a sentence begins with it."""
        if typed:
            words = tuple(
                word if word in self.words else self._written.get(without_diacritics(word), word)
                for word in words
            )
        parted = self._over_gaps(words)
        best: list[tuple[float, list[Spotted]]] = [(0.0, [])]
        for end in range(1, len(words) + 1):
            choices: list[tuple[float, list[Spotted]]] = []
            for start in range(max(0, end - self._longest), end):
                known = self._known(words[start:end], typed, without)
                opening = self._opening.get(words[start:end])
                heading = self._heading.get(words[start:end])
                begins = False
                if heads and heading and self._only_prelude(best[start][1]):
                    if known and not any(one.name in _VERBS for one in heading):
                        # An act at the head may be somebody else's after their name.
                        heading = heading | known.concepts
                    known, begins = Spotted(words[start:end], heading), True
                elif opening and all(one.means(*_LIGHT) for one in best[start][1]):
                    known, begins = Spotted(words[start:end], opening), True
                across = parted.get((start, end))
                if across:
                    also = known.concepts if known else frozenset()
                    if across >= _LAST:
                        # The last part of a form isn't a verb by itself: 'bych ~ zahrál'.
                        also = frozenset(one for one in also if one.name not in _VERBS)
                    elif any(one.name in _VERBS for one in across):
                        # 'Telling ~ would' is a doubt, not a telling.
                        also = frozenset()
                    elif not _EITHER.isdisjoint(one.name for one in across):
                        also = frozenset(one for one in also if one.name not in _EITHER)
                    known = Spotted(words[start:end], frozenset(across) | also)
                if known is not None:
                    cost, before = best[start]
                    # A verb whose other part follows is that verb, which also decides what begins a sentence.
                    choices.append((cost + (0.5 if across else 0.9 if begins else 1.0), [*before, known]))
            cost, before = best[end - 1]
            if not choices:
                choices.append((cost + 10.0, [*before, Spotted(words[end - 1 : end], frozenset())]))
            best.append(min(choices, key=lambda choice: choice[0]))
        return best[-1][1]

    def _known(self, words: Words, typed: bool, without: frozenset[str]) -> Spotted | None:
        found = self._forms.get(words)
        if found is not None and without:
            found = frozenset(one for one in found if one.name not in without) or None
        if found is not None:
            return Spotted(words, found)
        if len(words) > 1 or words[0] == UNKNOWN:
            return None
        word = words[0]
        if re.fullmatch(r"\d+", word):
            return Spotted(words, frozenset({Concept("number", int(word))}))
        stem, apostrophe, _ = word.partition("'")
        if apostrophe and (owner := self._forms.get((stem,))) is not None:
            return Spotted(words, owner)
        return self._guess(words) if typed and len(word) >= LEAST_GUESSED else None

    def _guessed_as(self, words: Words) -> Spotted | None:
        bare = without_diacritics(words[0])
        near = difflib.get_close_matches(bare, self._guessable, n=1, cutoff=GUESS_LIKENESS)
        if not near:
            return None
        return Spotted(words, self._forms.get(self._guessable[near[0]]) or frozenset(), guessed=True)


def parts(text: str) -> Iterator[tuple[Words, str]]:
    """Yield the parts of a text between punctuation, each with what ends it: ``,``, ``.``, ``?`` or nothing.

    Recognised speech has no punctuation: it is one part.
    """
    for found in re.finditer(r"([^.,;:!?…–—]*)([.,;:!?…–—]*)", text.replace(UNKNOWN, " \0 ")):
        words = tuple(
            UNKNOWN if word == "\0" else said
            for word in found[1].split()
            for said in ([word] if word == "\0" else plain(word).replace("-", " ").split())
        )
        marks = found[2]
        ends = "?" if "?" in marks else "." if set(marks) & set(".!;…") else "," if marks else ""
        if words or ends:
            yield words, ends
