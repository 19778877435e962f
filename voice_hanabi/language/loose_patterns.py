"""Loose phrases: rows of words with gaps between, for what people say in many words.

They come from `grammars/LANG/patterns.yaml` and become regular expressions over the words of a sentence;
``~`` in them stands for any words or none, and more words may stand before and behind; ``^`` at the head
of one tells that only what is of no weight may stand before it, ``$`` at its end the same of behind it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from hassil import Alternative, Expression, Group, ListReference, Permutation, RuleReference, TextChunk

from voice_hanabi.language.form_rows import GAP, expanded, form_words
from voice_hanabi.language.grammar_problems import GrammarProblem, undefined_rule
from voice_hanabi.language.templates import ListValues, Templates, parsed
from voice_hanabi.language.word_graph import Reading, SlotValue
from voice_hanabi.system.plain_text import without_diacritics

OPENS = "^"
"""At the head of a phrase: it begins what is said."""
CLOSES = "$"
"""At the end of a phrase: it ends what is said."""


@dataclass(frozen=True, slots=True)
class LooseReading:
    """A loose phrase that was found: what it means, and which words of the sentence it used (0-based)."""

    reading: Reading
    used: frozenset[int]
    start: int = 0
    """The first word of the phrase."""
    opens: bool = False
    """Whether the phrase stands at the beginning of what is said, or is none."""
    closes: bool = False
    """Whether it stands at its end, or is none."""


_Slots = dict[str, tuple[str, Mapping[str, SlotValue]]]
"""For each group of an expression that holds a value: its slot, and what its words mean."""

_Said = Mapping[str, tuple[str, ...]]
"""For each list the entries that a sentence holds, longest first: thousands that it does not hold are
left out of its expressions, which are made in no time then."""


@dataclass
class _Pattern:
    """A loose phrase: what any sentence needs to hold it, and the expression, made when one has it all."""

    needs: tuple[frozenset[str], ...]
    """Of each of these sets one word at least must be in the sentence."""
    lists: frozenset[str]
    """The lists whose entries it may hold."""
    opens: bool
    closes: bool
    write: Callable[[_Said], tuple[str, _Slots]]
    _made: tuple[_Said, re.Pattern[str], _Slots] | None = None

    def made(self, sentence: _Words) -> tuple[re.Pattern[str], _Slots]:
        """Return the expression for a sentence, and what its groups stand for."""
        said = {name: sentence.entries(name) for name in self.lists}
        if self._made is None or self._made[0] != said:
            written, slots = self.write(said)
            self._made = said, re.compile(rf"(?<!\S){written}"), slots
        return self._made[1:]


class _Words:
    """The words of a sentence, and which entries of lists they hold."""

    def __init__(self, words: Sequence[str], meanings: Callable[[str], Mapping[str, SlotValue]]) -> None:
        self._rows = {
            " ".join(words[start:end])
            for start in range(len(words))
            for end in range(start + 1, len(words) + 1)
        }
        self._meanings = meanings
        self._entries: dict[str, tuple[str, ...]] = {}

    def entries(self, name: str) -> tuple[str, ...]:
        """Return the entries of a list that stand in the sentence, longest first."""
        if name not in self._entries:
            meanings = self._meanings(name)
            found = (row for row in self._rows if row in meanings)
            self._entries[name] = tuple(sorted(found, key=lambda words: (-len(words), words)))
        return self._entries[name]


def list_words(templates: Templates, name: str) -> Iterator[str]:
    """Yield the words of a list of the grammar; of one that the table fills in, none."""
    for form, _ in templates.lists.get(name, ()):
        for words in expanded(form, templates.rules, templates.lists, templates.language):
            yield from words


class LoosePatterns:
    """The loose phrases of a language with the lists of a table."""

    def __init__(self, templates: Templates, fill: Mapping[str, ListValues]) -> None:
        self._templates = templates
        self._lists: dict[str, ListValues] = {**templates.lists, **fill}
        self._meanings: dict[str, Mapping[str, SlotValue]] = {}
        self._firsts: dict[str, frozenset[str]] = {}
        self._made: dict[str, tuple[_Pattern, ...]] = {}

    def find(self, words: Sequence[str], intents: Iterable[str]) -> Iterator[LooseReading]:
        """Yield what loose phrases of these intents make of a sentence; an intent may come several times."""
        folded = [without_diacritics(word) for word in words]
        text = "".join(f"{word} " for word in folded)
        starts = [sum(len(word) + 1 for word in folded[:place]) for place in range(len(folded))]
        there = frozenset(folded)
        sentence = _Words(folded, self._list)
        for intent in intents:
            for pattern in self._patterns(intent):
                if not all(need & there for need in pattern.needs):
                    continue
                expression, slots_of = pattern.made(sentence)
                found = expression.search(text)
                if found is None:
                    continue
                gaps = [found.span(name) for name in found.groupdict() if name.startswith("gap")]
                used = frozenset(
                    place
                    for place, start in enumerate(starts)
                    if found.start() <= start < found.end()
                    and not any(begin <= start < end for begin, end in gaps)
                )
                slots = {
                    slot: meanings[said]
                    for name, (slot, meanings) in slots_of.items()
                    if (said := (found[name] or "").strip()) in meanings
                }
                reading = Reading(intent, tuple(sorted(slots.items())), text=" ".join(words))
                first = min(used, default=0)
                yield LooseReading(reading, used, first, pattern.opens, pattern.closes)

    def words(self, intents: Iterable[str]) -> frozenset[str]:
        """Return the words of loose phrases of these intents, but for lists that the program fills."""
        return frozenset(
            word
            for intent in intents
            for text in self._templates.patterns.get(intent, ())
            for word in self._own_words(parsed(text.removeprefix(OPENS).removesuffix(CLOSES)))
        )

    def _own_words(self, expression: Expression) -> Iterator[str]:
        if isinstance(expression, TextChunk):
            yield from (word for word in form_words(expression.text) if word != GAP)
        elif isinstance(expression, RuleReference):
            yield from self._own_words(self._rule(expression))
        elif isinstance(expression, ListReference):
            yield from list_words(self._templates, expression.list_name)
        elif isinstance(expression, Group):
            for item in expression.items:
                yield from self._own_words(item)

    def _patterns(self, intent: str) -> tuple[_Pattern, ...]:
        if intent not in self._made:
            self._made[intent] = tuple(
                self._pattern(text) for text in self._templates.patterns.get(intent, ())
            )
        return self._made[intent]

    def _pattern(self, text: str) -> _Pattern:
        phrase = text.removeprefix(OPENS).removesuffix(CLOSES)
        needs = tuple(self._needs(parsed(phrase)))
        lists = frozenset(self._lists_of(parsed(phrase)))
        opens, closes = text.startswith(OPENS), text.endswith(CLOSES)
        return _Pattern(needs, lists, opens, closes, lambda said: self._written(phrase, said))

    def _lists_of(self, expression: Expression) -> Iterator[str]:
        """Yield the names of the lists that an expression refers to."""
        if isinstance(expression, ListReference):
            yield expression.list_name
        elif isinstance(expression, RuleReference):
            yield from self._lists_of(self._rule(expression))
        elif isinstance(expression, Group):
            for item in expression.items:
                yield from self._lists_of(item)

    def _needs(self, expression: Expression) -> Iterator[frozenset[str]]:
        """Yield sets of words of each of which a sentence needs one to hold a phrase."""
        if isinstance(expression, TextChunk):
            for word in form_words(expression.text):
                if word != GAP:
                    yield frozenset({without_diacritics(word)})
        elif isinstance(expression, ListReference):
            yield self._first_words(expression.list_name)
        elif isinstance(expression, RuleReference):
            yield from self._needs(self._rule(expression))
        elif isinstance(expression, Alternative):
            choices = [next(self._needs(item), None) for item in expression.items]
            known = [choice for choice in choices if choice is not None]
            if len(known) == len(choices):
                yield frozenset().union(*known)
        elif isinstance(expression, Group) and not isinstance(expression, Permutation):
            for item in expression.items:
                yield from self._needs(item)

    def _rule(self, reference: RuleReference) -> Expression:
        rule = self._templates.rules.get(reference.rule_name)
        if rule is None:
            raise undefined_rule(self._templates.language, reference.rule_name)
        return rule

    def _written(self, text: str, said: _Said) -> tuple[str, _Slots]:
        """Return a phrase as an expression over words, and what its groups stand for."""
        slots: _Slots = {}
        gaps = 0

        def regular(expression: Expression) -> str:
            nonlocal gaps
            if isinstance(expression, TextChunk):
                written = ""
                for piece in expression.text.split():
                    if piece == GAP:
                        gaps += 1
                        written += rf"(?P<gap{gaps}>(?:\S+ )*?)"
                    else:
                        written += "".join(
                            f"{re.escape(without_diacritics(word))} " for word in form_words(piece)
                        )
                return written
            if isinstance(expression, ListReference):
                meanings = self._list(expression.list_name)
                name = f"slot{len(slots)}"
                slots[name] = (expression.slot_name, meanings)
                entries = said[expression.list_name]
                return f"(?P<{name}>{'|'.join(re.escape(words) + ' ' for words in entries) or '(?!)'})"
            if isinstance(expression, RuleReference):
                return regular(self._rule(expression))
            if isinstance(expression, Permutation):
                raise GrammarProblem(
                    f"The {self._templates.language} pattern {text!r} has words in any order: write both."
                )
            if isinstance(expression, Alternative):
                return f"(?:{'|'.join(regular(item) for item in expression.items)})"
            if isinstance(expression, Group):
                return "".join(regular(item) for item in expression.items)
            raise GrammarProblem(f"A pattern holds {expression!r}, which is not known.")

        return regular(parsed(text)), slots

    def _list(self, name: str) -> Mapping[str, SlotValue]:
        if name not in self._meanings:
            self._meanings[name] = {
                " ".join(map(without_diacritics, words)): meaning
                for template, meaning in self._lists.get(name, ())
                for words in expanded(template, self._templates.rules, self._lists, self._templates.language)
            }
        return self._meanings[name]

    def _first_words(self, name: str) -> frozenset[str]:
        if name not in self._firsts:
            self._firsts[name] = frozenset(words.partition(" ")[0] for words in self._list(name))
        return self._firsts[name]
