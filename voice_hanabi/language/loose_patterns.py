"""Loose phrases: words with gaps between them, for what people say in many words.

They come from `grammars/LANG/patterns.yaml` and become regular expressions over the words of a sentence.
``~`` stands for any words or none, and more words may come before and after. ``^`` at the beginning allows
only words without weight before it, ``$`` at the end the same after it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count

from hassil import Alternative, Expression, Group, ListReference, Permutation, RuleReference, TextChunk

from voice_hanabi.language.form_rows import GAP, expanded, form_words
from voice_hanabi.language.grammar_problems import GrammarProblem, undefined_rule
from voice_hanabi.language.needed_words import Need, needs
from voice_hanabi.language.templates import ListValues, Templates, parsed
from voice_hanabi.language.word_graph import Reading, SlotValue
from voice_hanabi.system.plain_text import without_diacritics

OPENS = "^"
"""At the beginning of a phrase: it begins what is said."""
CLOSES = "$"
"""At the end of a phrase: it ends what is said."""


@dataclass(frozen=True, slots=True)
class LooseReading:
    """A loose phrase that was found: its meaning, and the words of the sentence it used (0-based)."""

    reading: Reading
    used: frozenset[int]
    start: int = 0
    """The first word of the phrase."""
    opens: bool = False
    """Whether the phrase is at the beginning of what is said, or is empty."""
    closes: bool = False
    """Whether it is at the end, or is empty."""


_TOLD_ANYWHERE = {"AskRule": ("topic", "rule_word")}
"""What a phrase of an intent leaves open and any words of the sentence may fill: the slot, and the list of
those words, of which the first one said counts."""

_KEPT = 32
"""How many expressions of one phrase are cached."""

_Slots = dict[str, tuple[str, Mapping[str, SlotValue]]]
"""For each group of an expression that holds a value: its slot, and the meanings of its words."""


@dataclass
class _Pattern:
    """A loose phrase: the words a sentence needs to match it, and the expression, made only when needed."""

    needs: tuple[frozenset[str], ...]
    """A sentence needs at least one word of each of these sets."""
    opens: bool
    closes: bool
    parts: Callable[[], tuple[frozenset[str], frozenset[str]]]
    """Returns the words that it may contain, and the lists whose entries it may contain."""
    write: Callable[[_Words], tuple[str, _Slots] | None]
    _parts: tuple[frozenset[str], frozenset[str]] | None = None
    _made: dict[object, tuple[re.Pattern[str], _Slots] | None] = field(default_factory=dict)

    def found(self, sentence: _Words) -> tuple[re.Match[str], _Slots] | None:
        """Return where a sentence contains it, and the meanings of the groups."""
        if self._parts is None:
            self._parts = self.parts()
        words, lists = self._parts
        # Many sentences contain the same words of a phrase.
        key = words & sentence.there, *map(sentence.entries, lists)
        if key not in self._made:
            if len(self._made) >= _KEPT:
                self._made.clear()
            written = self.write(sentence)
            self._made[key] = written and (re.compile(rf"(?<!\S){written[0]}"), written[1])
        made = self._made[key]
        match = made and made[0].search(sentence.text)
        return (match, made[1]) if made and match else None


class _OfIntent:
    """The loose phrases of an intent, indexed by their rarest words: few of a thousand fit a sentence."""

    def __init__(self, patterns: Iterable[_Pattern]) -> None:
        self.patterns = tuple(patterns)
        self._anywhere: list[int] = []
        self._by_word: dict[str, list[int]] = {}
        for place, pattern in enumerate(self.patterns):
            if not pattern.needs:
                self._anywhere.append(place)
                continue
            for word in min(pattern.needs, key=len):
                self._by_word.setdefault(word, []).append(place)

    def of(self, there: frozenset[str]) -> Iterator[_Pattern]:
        """Yield those whose needed words are all in the sentence, in their order."""
        places = set(self._anywhere)
        for word in self._by_word.keys() & there:
            places.update(self._by_word[word])
        for place in sorted(places):
            pattern = self.patterns[place]
            if all(need & there for need in pattern.needs):
                yield pattern


class _Words:
    """The words of a sentence, and the list entries they contain."""

    def __init__(self, words: Sequence[str], meanings: Callable[[str], Mapping[str, SlotValue]]) -> None:
        self.there = frozenset(words)
        self.text = "".join(f"{word} " for word in words)
        self._rows = {
            " ".join(words[start:end])
            for start in range(len(words))
            for end in range(start + 1, len(words) + 1)
        }
        self._meanings = meanings
        self._entries: dict[str, tuple[str, ...]] = {}

    def entries(self, name: str) -> tuple[str, ...]:
        """Return the entries of a list that are in the sentence, longest first."""
        if name not in self._entries:
            meanings = self._meanings(name)
            found = (row for row in self._rows if row in meanings)
            self._entries[name] = tuple(sorted(found, key=lambda words: (-len(words), words)))
        return self._entries[name]


def list_words(templates: Templates, name: str) -> Iterator[str]:
    """Yield the words of a list of the grammar; none for one that the table fills in."""
    for form, _ in templates.lists.get(name, ()):
        for words in expanded(form, templates.rules, templates.lists, templates.language):
            yield from words


class LoosePatterns:
    """The loose phrases of a language with a table's lists."""

    def __init__(
        self,
        templates: Templates,
        fill: Mapping[str, ListValues],
        phrases: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        """Take the lists that the table fills, and optionally ``phrases`` by intent for the grammar's."""
        self._templates = templates
        self._phrases = templates.patterns if phrases is None else phrases
        self._lists: dict[str, ListValues] = {**templates.lists, **fill}
        self._meanings: dict[str, Mapping[str, SlotValue]] = {}
        self._firsts: dict[str, frozenset[str]] = {}
        self._made: dict[str, _OfIntent] = {}

    def find(self, words: Sequence[str], intents: Iterable[str]) -> Iterator[LooseReading]:
        """Yield the loose readings of a sentence for these intents; an intent may come several times."""
        folded = [without_diacritics(word) for word in words]
        starts = [sum(len(word) + 1 for word in folded[:place]) for place in range(len(folded))]
        sentence = _Words(folded, self._list)
        for intent in intents:
            for pattern in self._patterns(intent).of(sentence.there):
                held = pattern.found(sentence)
                if held is None:
                    continue
                found, slots_of = held
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
                    if name in found.re.groupindex and (said := (found[name] or "").strip()) in meanings
                }
                slots = {**self._told(intent, sentence), **slots}
                reading = Reading(intent, tuple(sorted(slots.items())), text=" ".join(words))
                first = min(used, default=0)
                yield LooseReading(reading, used, first, pattern.opens, pattern.closes)

    def _told(self, intent: str, sentence: _Words) -> Mapping[str, SlotValue]:
        """Return the values that a phrase leaves open, as given by words anywhere in the sentence."""
        slot, name = _TOLD_ANYWHERE.get(intent, ("", ""))
        said = sentence.entries(name) if slot else ()
        value = next((value for words, value in self._list(name).items() if words in said), None)
        return {} if value is None else {slot: value}

    def words(self, intents: Iterable[str]) -> frozenset[str]:
        """Return the words of loose phrases of these intents, except for lists that the program fills."""
        return frozenset(
            word
            for intent in intents
            for text in self._phrases.get(intent, ())
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

    def _patterns(self, intent: str) -> _OfIntent:
        if intent not in self._made:
            self._made[intent] = _OfIntent(map(self._pattern, self._phrases.get(intent, ())))
        return self._made[intent]

    def _pattern(self, text: str) -> _Pattern:
        phrase = text.removeprefix(OPENS).removesuffix(CLOSES).strip()
        return _Pattern(
            tuple(map(self._words_needed, needs(phrase))),
            text.startswith(OPENS),
            text.endswith(CLOSES),
            lambda: self._parts(parsed(phrase)),
            lambda sentence: self._written(phrase, sentence),
        )

    def _parts(self, expression: Expression) -> tuple[frozenset[str], frozenset[str]]:
        """Return the words and the lists of an expression."""
        if isinstance(expression, TextChunk):
            return frozenset(map(without_diacritics, form_words(expression.text))), frozenset()
        if isinstance(expression, ListReference):
            return frozenset(), frozenset({expression.list_name})
        if isinstance(expression, RuleReference):
            return self._parts(self._rule(expression))
        items = expression.items if isinstance(expression, Group) else ()
        inside = [self._parts(item) for item in items]
        return (
            frozenset().union(*(words for words, _ in inside)),
            frozenset().union(*(lists for _, lists in inside)),
        )

    def _words_needed(self, need: Need) -> frozenset[str]:
        return need.words.union(*map(self._first_words, need.lists)) if need.lists else need.words

    def _rule(self, reference: RuleReference) -> Expression:
        rule = self._templates.rules.get(reference.rule_name)
        if rule is None:
            raise undefined_rule(self._templates.language, reference.rule_name)
        return rule

    def _written(self, text: str, sentence: _Words) -> tuple[str, _Slots] | None:
        """Return a phrase as an expression over words, and the meanings of its groups.

        Choices and list entries that a sentence doesn't contain are left out, which makes it fast; ``None``
        if the sentence can't match the phrase.
        """
        writing = _Writing(
            sentence, self._list, self._rule, f"The {self._templates.language} pattern {text!r}"
        )
        written = writing.regular(parsed(text))
        return None if written is None else (written, writing.slots)

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


@dataclass(slots=True)
class _Writing:
    """Writes one pattern as an expression over the words of a sentence; ``None`` if that can't match."""

    sentence: _Words
    list_of: Callable[[str], Mapping[str, SlotValue]]
    rule_of: Callable[[RuleReference], Expression]
    named: str
    """The pattern's name in error messages."""
    slots: _Slots = field(default_factory=dict)
    """The meanings of the expression's groups."""
    _gaps: Iterator[int] = field(default_factory=lambda: count(1))

    def _of_text(self, expression: TextChunk) -> str | None:
        written = ""
        for piece in expression.text.split():
            if piece == GAP:
                written += rf"(?P<gap{next(self._gaps)}>(?:\S+ )*?)"
                continue
            words = [*map(without_diacritics, form_words(piece))]
            if not self.sentence.there.issuperset(words):
                return None
            written += "".join(f"{re.escape(word)} " for word in words)
        return written

    def _of_list(self, expression: ListReference) -> str | None:
        entries = self.sentence.entries(expression.list_name)
        if not entries:
            return None
        name = f"slot{len(self.slots)}"
        self.slots[name] = (expression.slot_name, self.list_of(expression.list_name))
        return f"(?P<{name}>{'|'.join(re.escape(words) + ' ' for words in entries)})"

    def _of_items(self, expression: Group) -> str | None:
        parts: list[str] = []
        for item in expression.items:
            if (part := self.regular(item)) is None:
                return None
            parts.append(part)
        return "".join(parts)

    def regular(self, expression: Expression) -> str | None:
        match expression:
            case TextChunk():
                return self._of_text(expression)
            case ListReference():
                return self._of_list(expression)
            case RuleReference():
                return self.regular(self.rule_of(expression))
            case Permutation():
                raise GrammarProblem(f"{self.named} has words in any order: write both.")
            case Alternative():
                choices = [choice for item in expression.items if (choice := self.regular(item)) is not None]
                return f"(?:{'|'.join(choices)})" if choices else None
            case Group():
                return self._of_items(expression)
        raise GrammarProblem(f"A pattern holds {expression!r}, which is not known.")
