"""Expands a form of a concept, or any template, into sequences of words."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, permutations, product

from hassil import Alternative, Expression, Group, ListReference, Permutation, RuleReference, TextChunk

from voice_hanabi.language.grammar_problems import GrammarProblem, undefined_rule
from voice_hanabi.language.templates import parsed, plain
from voice_hanabi.language.word_graph import SlotValue

GAP = "~"
"""In a form: a few words between its parts ('put ~ down')."""
OPENS = "^"
"""At the beginning of a form: it begins a part of a sentence, except for words without weight."""
HEADS = "^^"
"""At the beginning of a form: it begins the whole sentence, except for names and words of `prelude`: 'hm,
spiller jeg' is a condition, 'så spiller jeg' isn't.
"""

Words = tuple[str, ...]


@lru_cache(maxsize=65536)
def form_words(text: str) -> Words:
    """Return the words of a form, split as a sentence is."""
    # The same words are in thousands of forms: each is stored once.
    return tuple(
        sys.intern(word)
        for piece in text.split()
        for word in ([GAP] if piece == GAP else _plain_words(piece))
    )


def _plain_words(piece: str) -> list[str]:
    words = plain(piece).replace("-", " ").split()
    mark = next((mark for mark in (HEADS, OPENS) if piece.startswith(mark)), "")
    return [mark + words[0], *words[1:]] if words else words


def expanded(
    template: str,
    rules: Mapping[str, Expression],
    lists: Mapping[str, Sequence[tuple[str, SlotValue]]],
    language: str,
) -> Iterator[Words]:
    """Yield every sequence of words that a template stands for. Raises `GrammarProblem` for what it lacks."""
    plain_ones = _plain_choices(template)
    found = (
        _Expanding(rules, lists, language).rows(parsed(template))
        if plain_ones is None
        else map(form_words, plain_ones)
    )
    yield from (words for words in found if words)


@dataclass(frozen=True, slots=True)
class _Expanding:
    """Expands expressions with the rules and lists of one language."""

    rules: Mapping[str, Expression]
    lists: Mapping[str, Sequence[tuple[str, SlotValue]]]
    language: str

    def rows(self, expression: Expression) -> Iterator[Words]:
        match expression:
            case TextChunk():
                yield form_words(expression.text)
            case ListReference():
                for words, _ in self.lists.get(expression.list_name, ()):
                    yield from self.rows(parsed(words))
            case RuleReference():
                if expression.rule_name not in self.rules:
                    raise undefined_rule(self.language, expression.rule_name)
                yield from self.rows(self.rules[expression.rule_name])
            case Permutation():
                yield from chain.from_iterable(map(self._joined, permutations(expression.items)))
            case Alternative():
                yield from chain.from_iterable(map(self.rows, expression.items))
            case Group():
                yield from self._joined(expression.items)
            case _:
                raise GrammarProblem(f"A concept holds {expression!r}, which is not known.")

    def _joined(self, items: Sequence[Expression]) -> Iterator[Words]:
        for row in product(*(tuple(self.rows(item)) for item in items)):
            yield tuple(chain.from_iterable(row))


def _plain_choices(template: str) -> list[str] | None:
    """Return what a template without nested parts stands for; most are like that, and need no parser."""
    inside = template[1:-1] if template.startswith("(") and template.endswith(")") else template
    if set(inside) & set("()[]{}<>;"):
        return None
    if inside is template and "|" in inside:
        return None
    return inside.split("|")
