"""What was heard, and what is possible now, become a command, a question back, or 'say it again'.

Every alternative of an utterance is parsed with the templates. Words that were added, left out or
misspelt cost something; so does an alternative that the recogniser found less likely. The cheapest
reading wins if it is clearly cheaper than the next one that means something else.
"""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import islice, product

from voice_hanabi.hanabi_talk.meaning import Meaning
from voice_hanabi.hearing.free_speech import FreeSpeech
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.table.commands import (
    ACTION_INTENTS,
    QUESTION_INTENTS,
    Answer,
    Clue,
    Command,
    Discard,
    Play,
    command_of,
)
from voice_hanabi.table.expectations import TALKED_FREELY, Expectation
from voice_hanabi.table.free_talk import free_talk
from voice_hanabi.table.names import asker_values, first_name_values, player_lists
from voice_hanabi.table.templates import (
    QUESTION_PREFIX,
    ListValues,
    Templates,
    plain,
    templates_of,
    without_diacritics,
)
from voice_hanabi.table.word_graph import Forgiveness, Reading, SlotValue, WordGraph, nearest_phrases

UNKNOWN = "[unk]"
"""The word that a recogniser gives for what is none of its phrases."""

MISSING_COST = 0.7
"""A phrase's word that was not heard and carries no meaning of its own."""
MISSING_TELLING_COST = 1.0
"""The same of a word that few kinds of sentences have: without it, which kind was meant is a guess."""
ADDED_FUNCTION_COST = 0.3
"""A heard word that belongs to the grammar, carries no meaning of its own and fits nowhere."""
ADDED_TELLING_COST = 0.9
"""A heard word that few kinds of sentences have, such as their verb, and that fits nowhere."""
TELLING_INTENTS = 3
"""A word in at most so many kinds of sentences tells them apart."""
ADDED_OTHER_COST = 0.5
"""A heard word that the grammar does not know at all ('well', 'hmm')."""
ADDED_MEANING_COST = 2.0
"""A heard colour, number or name that fits nowhere: too much to be forgiven."""
MISSPELT_COST = 0.5
"""A typed word that is a letter or two away from a word of the grammar."""
MOST_SPELLINGS = 64
"""So many ways to read typed digits, and words without diacritics, are tried."""
FORGIVEN_LIMIT = 1.5
"""The dearest reading that is worth asking about."""
SURE_COST = 0.75
"""The dearest reading that is acted on without asking."""
CLOSE_MARGIN = 0.75
"""Two readings this near to each other are both offered."""
CONFIDENCE_WEIGHT = 0.15
"""The cost of one unit (natural logarithm) by which an alternative's score lies behind the best one's.

With ``CLOSE_MARGIN`` it tells when two commands are close: here where the likelier is so by less than e^5.
Both are what ``benchmarks.tuning`` found best on kept-out voices and people. ``SURE_COST`` makes no
difference there, since exact grammars leave nothing to forgive."""

COMMAND_BELIEF = 0.4
"""How far the sound must bear out a command that nobody asked for, lest it is asked about."""
DOUBTED_BELIEF = 0.3
"""The same, lest it is taken for table talk or noise."""
DROWNED_BELIEF = 0.15
"""The same of a command that others talk over: they add to the sound that the words do not explain."""
DROWNED_WORDS = 12.0
"""What words must explain by themselves (``Evidence.words``) to be taken for such a command: talk in which
a command is heard by mistake hardly ever comes to so much."""
FAINT_BELIEF = 0.25
"""The same, lest nothing at all is said to it."""
ANSWER_BELIEF = 0.05
"""How far the sound must bear out an answer to a question of the table: there a word was to be expected."""
DOUBTED_ANSWER_BELIEF = -0.4
"""The same, lest nothing is said to it: a word that was hardly heard is asked for again."""


_MOVES = (Play, Discard, Clue)
"""What cannot be taken back."""

TELLING_WORD = 0.05
"""How often a word that tells what a sentence means counts as said, where no sentence has it."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A command that may have been meant, with the cost of reading it so.

    ``forgiven`` tells that it is not what a template says to the letter; ``certain`` is false where a part
    of it was guessed, so that it must be asked about.
    """

    command: Command
    cost: float
    text: str
    forgiven: bool
    certain: bool = True


@dataclass(frozen=True, slots=True)
class Understood:
    """One command is clearly the nearest. ``sure`` is false where it should be asked about first."""

    command: Command
    sure: bool
    text: str


@dataclass(frozen=True, slots=True)
class Close:
    """Two commands are about as near. ``sure`` is false where even the nearer one is a guess."""

    first: Command
    second: Command
    sure: bool = True


@dataclass(frozen=True, slots=True)
class NotUnderstood:
    """Nothing fits. ``near`` tells that something like a command was said, rather than table talk."""

    near: bool


Understanding = Understood | Close | NotUnderstood


class Listener:
    """Understands one language at one table: the templates with the names of the players."""

    def __init__(self, templates: Templates, names: Sequence[str] = ()) -> None:
        self.templates = templates
        self.names = tuple(names)
        self._fill: dict[str, ListValues] = {
            **player_lists(templates, names),
            "name": first_name_values(templates),
        }
        self._askers = asker_values(templates, names)
        self._graphs: dict[tuple[str, ...], WordGraph] = {}
        self._phrases: dict[Expectation, PhraseGraph] = {}
        self._kinds: dict[tuple[str, ...], Counter[str]] = {}
        self._meaning_words = frozenset(self._words_with_meaning())
        self._number_words = self._words_of_numbers()
        # What answers or stops by itself is never guessed: it would take something back, or carry it out.
        self._deciding_words = frozenset(
            word
            for intent in ("Yes", "No", "Stop", "TakeBack")
            for word in self.graph((intent,)).phrases.words
            if self.graph((intent,)).phrases.accepts([word])
        )

    @cached_property
    def meaning(self) -> Meaning:
        """What sentences mean that no template has."""
        return Meaning(self.templates, self.names)

    def graph(self, intents: Sequence[str]) -> WordGraph:
        """Return the graph of these intents (made once)."""
        key = tuple(intents)
        if key not in self._graphs:
            self._graphs[key] = self.templates.graph(key, self._fill, self._askers)
        return self._graphs[key]

    def phrases(self, expectation: Expectation) -> PhraseGraph:
        """Return what the recogniser should listen for (made once)."""
        if expectation not in self._phrases:
            graph = self._with_corrections if expectation.corrections else self.graph
            exact = graph(expectation.intents).phrases
            free = self._free_talk(exact) if expectation in TALKED_FREELY else None
            self._phrases[expectation] = replace(exact, free=free)
        return self._phrases[expectation]

    def _free_talk(self, exact: PhraseGraph) -> FreeSpeech:
        further = [(word, TELLING_WORD) for word in sorted(self.meaning.telling_words)]
        return free_talk(self.templates, self.names, exact, further)

    def _with_corrections(self, intents: tuple[str, ...]) -> WordGraph:
        key = ("correction", *intents)
        if key not in self._graphs:
            self._graphs[key] = self.templates.graph(intents, self._fill, self._askers, corrections=True)
        return self._graphs[key]

    def vocabulary(self, expectations: Iterable[Expectation] = tuple(Expectation)) -> frozenset[str]:
        """Return every word that may be said in these situations."""
        return frozenset(word for expectation in expectations for word in self.phrases(expectation).words)

    def candidates(
        self, utterance: Utterance, intents: Sequence[str], speaking: int | None = None
    ) -> list[Candidate]:
        """Return what may have been meant, cheapest first, each command once.

        What a template says to the letter comes first; else the sentence is read by its concepts, and where
        those say nothing the templates forgive a word.
        """
        best_score = max((alternative.confidence for alternative in utterance.alternatives), default=0.0)
        cheapest: dict[Command, Candidate] = {}
        talk = False
        for place, alternative in enumerate(utterance.alternatives):
            behind = (best_score - alternative.confidence) * CONFIDENCE_WEIGHT
            found = list(self._candidates_of(alternative.text, intents, speaking, utterance.typed))
            # 'I won't play the first' is no move because 'I play the first' sounds nearly the same.
            talk = talk if place else not found and self._knows(alternative.text)
            # What is left open may be a 'not', or all that makes it talk.
            open_words = not utterance.typed and UNKNOWN in alternative.text.split()
            for one in found:
                if isinstance(one.command, _MOVES) and talk:
                    continue
                certain = one.certain and not (isinstance(one.command, _MOVES) and open_words)
                candidate = replace(one, cost=one.cost + behind, certain=certain)
                known = cheapest.get(candidate.command)
                if known is None or candidate.cost < known.cost:
                    cheapest[candidate.command] = candidate
        return sorted(cheapest.values(), key=lambda candidate: candidate.cost)

    def _knows(self, text: str) -> bool:
        """Tell whether every word of a sentence means something, be it nothing to the table."""
        return all(group.known for group in self.meaning.spot(text, typed=False))

    def _candidates_of(
        self, text: str, intents: Sequence[str], speaking: int | None, typed: bool
    ) -> Iterable[Candidate]:
        graph = self.graph(intents)
        words = plain(text).split() if UNKNOWN not in text else []
        exact = self._exactly(graph, words, typed)
        if exact:
            # Typed with a question mark, a clue is a question to somebody; the table asks whether it is not.
            asked = typed and text.rstrip().endswith("?")
            return [
                Candidate(
                    command_of(reading),
                    0.0,
                    reading.text,
                    False,
                    not (asked and reading.intent in ACTION_INTENTS),
                )
                for reading in exact
            ]
        meant = self.meaning.read(text, intents, speaking, typed=typed)
        if meant:
            return [Candidate(one.command, one.cost, text, True, one.sure) for one in meant]
        # Only what is harmless is forgiven a word: a move that no concept makes is none.
        if self.meaning.holds_back(text, typed=typed):
            return []
        spared = (QUESTION_PREFIX, "Set", "Answer")
        harmless = tuple(intent for intent in intents if intent.startswith(spared))
        return [
            Candidate(command_of(reading), reading.cost, reading.text, reading.cost > 0)
            for reading in self._readings(self.graph(harmless), harmless, text, typed)
        ]

    def understand(
        self,
        utterance: Utterance,
        intents: Sequence[str],
        possible: Callable[[Command], bool] = lambda command: True,
        speaking: int | None = None,
    ) -> Understanding:
        """Return the command that was meant, two that are close, or that nothing fits.

        Commands that are possible now come first; where none is, an impossible one is returned so
        that the table can say which rule stands against it. ``speaking`` is the seat whose turn it is.
        """
        first_text = utterance.text
        least, enough = belief_wanted(intents)
        if not heard_well(utterance, least):
            return NotUnderstood(near=utterance.belief >= min(least, FAINT_BELIEF))
        if not utterance.typed and set(first_text.split()) <= {UNKNOWN}:
            near = any(
                set(alternative.text.split()) - {UNKNOWN} for alternative in utterance.alternatives[1:]
            )
            return NotUnderstood(near=near)
        candidates = self.candidates(utterance, intents, speaking)
        fitting = [candidate for candidate in candidates if possible(candidate.command)] or candidates
        fitting = [candidate for candidate in fitting if candidate.cost <= FORGIVEN_LIMIT]
        if not fitting:
            return NotUnderstood(near=bool(candidates) or utterance.typed or UNKNOWN not in first_text)
        best = fitting[0]
        # A phrase that was said to the letter is not in doubt because another one is nearly the same.
        # A bare answer is part of many commands and no rival of a whole one.
        rivals = [
            other
            for other in fitting[1:]
            if (best.forgiven or not other.forgiven)
            and (isinstance(best.command, Answer) or not isinstance(other.command, Answer))
        ]
        sure = best.cost <= SURE_COST and best.certain and utterance.belief >= enough
        if rivals and rivals[0].cost - best.cost < CLOSE_MARGIN:
            return Close(best.command, rivals[0].command, sure)
        return Understood(best.command, sure, best.text)

    def _exactly(self, graph: WordGraph, words: Sequence[str], typed: bool) -> list[Reading]:
        """Return what templates say to the letter; typed, diacritics may lack and digits stand for words."""
        exact = graph.exact(words)
        if exact or not typed:
            return exact
        known, folded = graph.phrases.words, _folded_words(graph.phrases.words)
        choices = [self._as_typed(word, known, folded) for word in words]
        for row in islice(product(*choices), MOST_SPELLINGS):
            exact = graph.exact(row)
            if exact:
                return exact
        return []

    def _as_typed(
        self, word: str, known: frozenset[str], folded: Mapping[str, tuple[str, ...]]
    ) -> tuple[str, ...]:
        if word in known:
            return (word,)
        if word[:1].isdigit():
            return tuple(self._typed_words(word, known)) or (word,)
        return folded.get(without_diacritics(word), (word,))

    def _readings(self, graph: WordGraph, intents: tuple[str, ...], text: str, typed: bool) -> list[Reading]:
        words = [word for word in plain(text.replace(UNKNOWN, " ")).split() if word]
        if not words:
            return []
        if UNKNOWN not in text:
            exact = graph.exact(words)
            if exact:
                return exact
        forgiveness = self._forgive(graph.phrases, intents, tuple(words), typed)
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
                # Typed without its diacritics, another word may look like this one.
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
        """Return for each word in how many kinds of sentences it occurs (worked out once)."""
        if intents not in self._kinds:
            self._kinds[intents] = Counter(
                word for intent in intents for word in self.graph((intent,)).phrases.words
            )
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
        }

    def _words_with_meaning(self) -> Iterable[str]:
        """The words that tell a list's values apart: what they name must be heard, never guessed."""
        for name, values in [*self.templates.lists.items(), *self._fill.items()]:
            # A point of the rules or a variant is described in many everyday words.
            if name.startswith(("topic", "variant")):
                continue
            meanings: dict[str, set[SlotValue]] = {}
            for template, meaning in values:
                for word in self._value_graph([(template, meaning)], name).phrases.words:
                    meanings.setdefault(word, set()).add(meaning)
            # 'card' stands in every place of a hand and tells nothing; 'first' stands in one.
            everywhere = max(2, 0.8 * len({meaning for _, meaning in values}))
            yield from (word for word, found in meanings.items() if len(found) < everywhere)
        yield from self.graph(("Yes",)).phrases.words
        yield from self.graph(("No",)).phrases.words

    def _value_graph(self, values: ListValues, name: str) -> WordGraph:
        reference = Templates(self.templates.language, {}, self.templates.rules, {}, (), (), {})
        return reference.list_graph(values, name)

    def _words_of_numbers(self) -> dict[int, tuple[str, ...]]:
        """For each number, the single words that mean it in some list: what a typed digit stands for."""
        words: dict[int, set[str]] = {}
        for name in ("slot", "value", "count", "number"):
            for template, meaning in self.templates.lists.get(name, ()):
                if isinstance(meaning, int):
                    phrases = self._value_graph([(template, meaning)], name).phrases
                    alone = {word for word in phrases.words if phrases.accepts([word])}
                    words.setdefault(meaning, set()).update(alone)
        return {number: tuple(sorted(found)) for number, found in words.items()}


def belief_wanted(intents: Iterable[str]) -> tuple[float, float]:
    """Return how far an utterance must be believed to be asked about, and to be acted on.

    Where anything may be asked nothing is waited for, so that much of what is heard is table talk. Where
    the table has asked something one of few answers is to be expected.
    """
    if set(QUESTION_INTENTS) <= set(intents):
        return DOUBTED_BELIEF, COMMAND_BELIEF
    return DOUBTED_ANSWER_BELIEF, ANSWER_BELIEF


def heard_well(utterance: Utterance, least: float) -> bool:
    """Return whether an utterance is to be asked about at least, where ``least`` is the belief wanted."""
    if utterance.belief >= least:
        return True
    evidence = utterance.evidence
    if evidence is None:
        return False
    return evidence.share >= DROWNED_BELIEF and evidence.words >= DROWNED_WORDS


@lru_cache(maxsize=8)
def listener_of(language: str, names: tuple[str, ...]) -> Listener:
    """Return the ear for a table, made once: what it has worked out serves the next game as well."""
    return Listener(templates_of(language), names)


@lru_cache(maxsize=32)
def _folded_words(words: frozenset[str]) -> dict[str, tuple[str, ...]]:
    folded: dict[str, list[str]] = {}
    for word in sorted(words):
        folded.setdefault(without_diacritics(word), []).append(word)
    return {bare: tuple(meant) for bare, meant in folded.items()}


def slot_number(place: SlotValue, hand_size: int) -> int | None:
    """Return the number of a place in a hand of this size, or ``None`` when the hand lacks it.

    A place is a number from the owner's left, a negative one from the right (-1 is the rightmost),
    ``last`` or ``middle``, which only an odd number of cards has.
    """
    if place == "last":
        return hand_size
    if place == "middle":
        return (hand_size + 1) // 2 if hand_size % 2 else None
    if isinstance(place, str) and not place.lstrip("-").isdigit():
        return None
    number = int(place)
    number = number if number > 0 else hand_size + 1 + number
    return number if 1 <= number <= hand_size else None
