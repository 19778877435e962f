"""Reads sentences by templates: exactly, or with a forgiven word if that is harmless."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import islice, product

from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.language.names import asker_values, name_values, name_values_in, player_lists, title_values
from voice_hanabi.language.templates import ListValues, Templates, plain
from voice_hanabi.language.word_graph import (
    Forgiveness,
    Reading,
    SlotValue,
    WordGraph,
    nearest_phrases,
    one_of_graphs,
)
from voice_hanabi.system.plain_text import without_diacritics

MISSING_COST = 0.7
"""A phrase's word that was not heard and has no meaning of its own."""
MISSING_TELLING_COST = 1.0
"""The same for a word that few kinds of sentences have: without it the kind is a guess."""
ADDED_FUNCTION_COST = 0.3
"""A heard word that belongs to the grammar, has no meaning of its own and fits nowhere."""
ADDED_TELLING_COST = 0.9
"""A heard word that few kinds of sentences have, such as their verb, and that fits nowhere."""
TELLING_INTENTS = 3
"""A word in at most this many kinds of sentences distinguishes them."""
ADDED_OTHER_COST = 0.5
"""A heard word that the grammar doesn't know ('well', 'hmm')."""
ADDED_MEANING_COST = 2.0
"""A heard colour, number or name that fits nowhere: too much to forgive."""
MISSPELT_COST = 0.5
"""A typed word that is one or two letters away from a word of the grammar."""
MOST_SPELLINGS = 64
"""How many readings of typed digits, and of words without diacritics, are tried."""
FORGIVEN_LIMIT = 1.5
"""The most expensive reading that is worth asking about."""

_DESCRIBED = ("topic", "rule", "variant", "ear", "who", "wished", "clued", "given", "told_me")
"""Lists of descriptions in many everyday words: a point of the rules, a variant, how somebody hears, to whom
something was said."""

_SAME_AT_ALL_TABLES: Mapping[str, Callable[[Templates], ListValues]] = {
    "name": name_values,
    "name_vocative": name_values_in("vocative"),
    "name_instrumental": name_values_in("instrumental"),
    "title": title_values,
}
"""The lists made from a language's names, whoever is at the table."""


class TemplateReader:
    """Reads sentences with the templates of one language and the players' names."""

    def __init__(self, templates: Templates, names: Sequence[str] = ()) -> None:
        self.templates = templates
        self._fill: dict[str, ListValues] = {
            **player_lists(templates, names),
            **{name: of(templates) for name, of in _SAME_AT_ALL_TABLES.items()},
        }
        self._askers = asker_values(templates, names)
        self._graphs: dict[tuple[str, ...], WordGraph] = {}
        self._kinds: dict[tuple[str, ...], Counter[str]] = {}
        self._meaning_words = frozenset(self._words_with_meaning())
        self._own_words = _own_words(templates)
        self._number_words = _words_of_numbers(templates)
        # Words that answer or stop by themselves are never guessed: that would take something back, or carry
        # it out.
        self._deciding_words = frozenset(
            word
            for intent in ("Yes", "No", "Stop", "TakeBack")
            for word in self.graph((intent,)).phrases.words
            if self.graph((intent,)).phrases.accepts([word])
        )

    def graph(self, intents: Sequence[str], *, corrections: bool = False) -> WordGraph:
        """Return the graph of these intents (made once), with or without words that begin a correction."""
        key = ("correction", *intents) if corrections else tuple(intents)
        if key not in self._graphs:
            self._graphs[key] = self._made(tuple(intents), corrections)
        return self._graphs[key]

    def _made(self, intents: tuple[str, ...], corrections: bool) -> WordGraph:
        if corrections:
            return self.templates.with_corrections(self.graph(intents))
        if len(intents) == 1:
            return self.templates.intent_graph(intents[0], self._fill, self._askers)
        # Most intents are possible in many situations, so each is made once.
        return one_of_graphs(self.graph((intent,)) for intent in intents)

    def exactly(self, words: Sequence[str], intents: Sequence[str], *, typed: bool) -> list[Reading]:
        """Return the exact readings by templates; typed text may lack diacritics, have digits, and hyphens.

        'koi-koi' is two words in most templates, and a name with a hyphen is one.
        """
        graph = self.graph(intents)
        exact = graph.exact(words)
        if exact or not typed:
            return exact
        known, folded = graph.words, _folded_words(graph.words)
        for parts in dict.fromkeys((tuple(words), tuple(part for word in words for part in word.split("-")))):
            choices = [self._as_typed(part, known, folded) for part in parts]
            for row in islice(product(*choices), MOST_SPELLINGS):
                exact = graph.exact(row)
                if exact:
                    return exact
        return []

    def _as_typed(
        self, word: str, known: frozenset[str], folded: Mapping[str, tuple[str, ...]]
    ) -> tuple[str, ...]:
        if word[:1].isdigit() and word not in known:
            return tuple(self._typed_words(word, known)) or (word,)
        # 'chwila' is a word, and also 'chwilą' typed without its diacritics.
        alike = folded.get(without_diacritics(word), ()) if word == without_diacritics(word) else ()
        return tuple(dict.fromkeys((word, *alike))) if word in known else alike or (word,)

    def prepare_forgiving(self, intents: tuple[str, ...]) -> None:
        """Prepare the costs of forgiven words for these intents."""
        _ = self.graph(intents).phrases, self._kinds_having(intents)

    def forgiving(self, text: str, intents: Sequence[str], *, typed: bool) -> list[Reading]:
        """Return the readings nearest to a text, each with its cost."""
        graph = self.graph(intents)
        words = [word for word in plain(text.replace(UNKNOWN, " ")).split() if word]
        if not words:
            return []
        if UNKNOWN not in text:
            exact = graph.exact(words)
            if exact:
                return exact
        forgiveness = self._forgive(graph.phrases, tuple(intents), tuple(words), typed)
        unknown_cost = text.split().count(UNKNOWN) * ADDED_OTHER_COST
        found: list[Reading] = []
        for cost, phrase in nearest_phrases(graph.phrases, words, forgiveness):
            found.extend(replace(reading, cost=cost + unknown_cost) for reading in graph.exact(phrase))
        return found

    def _forgive(
        self, phrases: PhraseGraph, intents: tuple[str, ...], heard: tuple[str, ...], typed: bool
    ) -> Forgiveness:
        known = phrases.words
        spoken: dict[str, dict[str, float]] = {}
        for word in heard:
            if word in known:
                # Typed without diacritics, another word may look like this one.
                alike = _folded_words(known).get(without_diacritics(word), ()) if typed else ()
                spoken[word] = dict.fromkeys(alike, 0.0) | {word: 0.0}
            elif typed:
                spoken[word] = self._typed_words(word, known)
            else:
                spoken[word] = {}
        kinds = self._kinds_having(intents)
        missing = {
            word: MISSING_TELLING_COST if kinds[word] <= TELLING_INTENTS else MISSING_COST
            for word in known
            if word not in self._meaning_words
        }
        added = {
            word: ADDED_MEANING_COST if set(meant) & self._meaning_words else ADDED_FUNCTION_COST
            for word, meant in spoken.items()
            if meant
        }
        for word, meant in spoken.items():
            misspelt = word not in known
            telling = misspelt or any(kinds[known_word] <= TELLING_INTENTS for known_word in meant)
            if added.get(word) == ADDED_FUNCTION_COST and telling:
                added[word] = ADDED_TELLING_COST
        return Forgiveness(spoken, missing, added, ADDED_OTHER_COST, FORGIVEN_LIMIT)

    def _kinds_having(self, intents: tuple[str, ...]) -> Counter[str]:
        """Return for each word the number of kinds of sentences that contain it (computed once)."""
        if intents not in self._kinds:
            self._kinds[intents] = Counter(word for intent in intents for word in self.graph((intent,)).words)
        return self._kinds[intents]

    def _typed_words(self, word: str, known: frozenset[str]) -> dict[str, float]:
        digits = re.match(r"(\d+)(st|nd|rd|th|'?s)?$", word)
        if digits:
            numbers = self._number_words.get(int(digits[1]), ())
            if word.endswith("s"):
                # "Player 2's cards", 'spiller 2s kort'.
                numbers = tuple(number + ending for number in numbers for ending in ("s", "'s"))
            return {meant: 0.0 for meant in numbers if meant in known}
        folded = _folded_words(known)
        bare = without_diacritics(word)
        same = dict.fromkeys(folded.get(bare, ()), 0.0)
        if same or len(bare) < 4:
            return same
        return {
            meant: MISSPELT_COST
            for near in difflib.get_close_matches(bare, folded, n=2, cutoff=0.74)
            for meant in folded[near]
            if meant not in self._deciding_words
            # 'počet' is a word of its own, not a misspelt 'pět'.
            and not (meant in self._meaning_words and word in self._own_words)
        }

    def _words_with_meaning(self) -> Iterable[str]:
        """The words that distinguish a list's values: these must be heard, never guessed."""
        yield from _words_with_meaning(self.templates)
        for name, values in self._fill.items():
            if name not in _SAME_AT_ALL_TABLES:
                yield from _telling_words(self.templates, name, values)
        yield from self.graph(("Yes",)).words
        yield from self.graph(("No",)).words


@lru_cache(maxsize=16)
def _words_with_meaning(templates: Templates) -> frozenset[str]:
    """The words that distinguish the values of those lists that are the same at all tables of a language."""
    lists = [*templates.lists.items(), *((name, of(templates)) for name, of in _SAME_AT_ALL_TABLES.items())]
    return frozenset(word for name, values in lists for word in _telling_words(templates, name, values))


def _telling_words(templates: Templates, name: str, values: ListValues) -> Iterable[str]:
    if name.startswith(_DESCRIBED):
        return ()
    meanings: dict[str, set[SlotValue]] = {}
    for template, meaning in values:
        for word in _value_graph(templates, [(template, meaning)], name).words:
            meanings.setdefault(word, set()).add(meaning)
    # 'card' is in every place of a hand and distinguishes nothing; 'first' is in one.
    everywhere = max(2, 0.8 * len({meaning for _, meaning in values}))
    return [word for word, found in meanings.items() if len(found) < everywhere]


def _value_graph(templates: Templates, values: ListValues, name: str) -> WordGraph:
    reference = Templates(templates.language, templates.game, {}, templates.rules, {}, (), (), {})
    return reference.list_graph(values, name)


@lru_cache(maxsize=16)
def _own_words(templates: Templates) -> frozenset[str]:
    """The words of the concepts of a language."""
    return frozenset(
        word
        for forms in templates.concepts.values()
        for form, _ in forms
        for word in re.findall(r"\w+", form)
    )


@lru_cache(maxsize=16)
def _words_of_numbers(templates: Templates) -> Mapping[int, tuple[str, ...]]:
    """For each number, the single words that mean it in some list: these can be typed as a digit."""
    words: dict[int, set[str]] = {}
    for name in ("slot", "value", "count", "number", "turn_number"):
        for template, meaning in templates.lists.get(name, ()):
            if isinstance(meaning, int):
                phrases = _value_graph(templates, [(template, meaning)], name).phrases
                alone = {word for word in phrases.words if phrases.accepts([word])}
                words.setdefault(meaning, set()).update(alone)
    return {number: tuple(sorted(found)) for number, found in words.items()}


@lru_cache(maxsize=128)
def _folded_words(words: frozenset[str]) -> dict[str, tuple[str, ...]]:
    folded: dict[str, list[str]] = {}
    for word in sorted(words):
        folded.setdefault(without_diacritics(word), []).append(word)
    return {bare: tuple(meant) for bare, meant in folded.items()}
