"""Which forms of a grammar a reading uses, recorded while sentences are read, so that the others need no
trial.

A form that a reading does not use makes no difference to it. If several forms may have given a concept, all
of them count as used.
"""

from __future__ import annotations

import difflib
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence

from benchmarks.meaning.ablation_corpus import Said
from benchmarks.meaning.grammar_lines import Form, Grammar
from voice_hanabi.language.concepts import GUESS_LIKENESS, ConceptForms, Spotted
from voice_hanabi.language.form_rows import GAP, OPENS, Words
from voice_hanabi.language.loose_patterns import _Pattern
from voice_hanabi.language.meanings import Concept
from voice_hanabi.system.plain_text import without_diacritics

Piece = str | tuple[Words, Concept]
"""What a reading uses: a loose phrase as written, or a sequence of words with the concept it gives."""
_PART = Concept("part")
"""The meaning of the last part of a form with a gap."""


class Uses:
    """Records what the readings of a grammar use."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self._found: set[Piece] = set()
        self._of: dict[Form, frozenset[Piece]] = {}
        self._forms = grammar.forms
        vars(self._forms)["_spotted"] = _Spotting(self._forms, self._found)
        for phrases in grammar.phrases:
            phrases._made.clear()
            vars(phrases)["_pattern"] = _noting(phrases._pattern, self._found)

    def taken(self) -> set[Piece]:
        """Return what has been used since the last call."""
        found = set(self._found)
        self._found.clear()
        return found

    def pieces(self, form: Form) -> frozenset[Piece]:
        """Return the pieces that a form contributes to readings."""
        if form not in self._of:
            self._of[form] = frozenset(self._pieces(form))
        return self._of[form]

    def _pieces(self, form: Form) -> Iterator[Piece]:
        if form.section != "concepts":
            yield form.text
            return
        concept = Concept(form.name, form.value)
        for row in self.grammar.written_rows(form):
            first = row[: row.index(GAP)] if GAP in row else row
            yield (first[0].lstrip(OPENS), *first[1:]), concept
            if GAP in row:
                yield row[row.index(GAP) + 1 :], _PART


class _Spotting:
    """Splits sentences like the forms of the concepts do, and records which of those it used."""

    def __init__(self, forms: ConceptForms, found: set[Piece]) -> None:
        self._forms = forms
        self._found = found
        self._kept: dict[tuple[str, bool, frozenset[str]], tuple[Spotted, ...]] = {}

    def __call__(self, text: str, typed: bool, without: frozenset[str]) -> tuple[Spotted, ...]:
        key = text, typed, without
        if key not in self._kept:
            if len(self._kept) > 64:
                self._kept.clear()
            self._kept[key] = self._forms._spot(text, typed, without)
        for one in self._kept[key]:
            words = self._form_of(one)
            self._found.update((words, concept) for concept in one.concepts)
        return self._kept[key]

    def cache_clear(self) -> None:
        """Forget the sentences, because the forms have changed."""
        self._kept.clear()

    def _form_of(self, one: Spotted) -> Words:
        """Return the words of the form that was used; the sentence may misspell them or add an ending."""
        if one.guessed:
            near = difflib.get_close_matches(
                without_diacritics(one.words[0]), self._forms._guessable, n=1, cutoff=GUESS_LIKENESS
            )
            return self._forms._guessable[near[0]]
        stem = one.words[0].partition("'")[0]
        forms = self._forms
        inside = len(one.words) == 1 and not forms._forms.get(one.words) and forms.knows(stem)
        return (stem,) if inside else one.words


def _noting(made: Callable[[str], _Pattern], found: set[Piece]) -> Callable[[str], _Pattern]:
    """Return a function that makes loose phrases which record the sentences containing them."""

    def pattern(text: str) -> _Pattern:
        one = made(text)
        usual = one.found

        def noted(sentence: object) -> object:
            held = usual(sentence)  # type: ignore[arg-type]
            if held is not None:
                found.add(text)
            return held

        vars(one)["found"] = noted
        return one

    return pattern


class UsedIn:
    """The sentences that use each piece."""

    def __init__(self) -> None:
        self._by_piece: dict[Piece, set[Said]] = defaultdict(set)

    def note(self, sentence: Said, pieces: set[Piece]) -> None:
        """Record what a reading of a sentence used."""
        for piece in pieces:
            self._by_piece[piece].add(sentence)

    def of(self, uses: Sequence[Uses], form: Form) -> set[Said]:
        """Return the sentences whose readings use a form."""
        pieces = frozenset().union(*(one.pieces(form) for one in uses))
        return set().union(*(self._by_piece.get(piece, set()) for piece in pieces))
