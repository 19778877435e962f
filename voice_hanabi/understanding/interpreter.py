"""Turns what was heard, and what is possible now, into a command, a question, or 'say it again'.

Every alternative of an utterance is parsed with the templates. Words that were added, left out or misspelt
have a cost; so does an alternative that the recogniser found less likely. The cheapest reading wins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache, partial

from voice_hanabi.contract.commands import NO, YES, ActionCommand, Answer, Command, Question
from voice_hanabi.contract.expectations import Expectation, Speech
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.contract.meaning import Meaning
from voice_hanabi.hearing.free_speech import UNKNOWN, FreeSpeech
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.free_talk import common_words, free_talk
from voice_hanabi.language.names import words_of_names
from voice_hanabi.language.template_reader import FORGIVEN_LIMIT, TemplateReader
from voice_hanabi.language.templates import (
    ANSWER_PREFIX,
    QUESTION_PREFIX,
    Templates,
    plain,
    templates_of,
)
from voice_hanabi.language.word_graph import WordGraph
from voice_hanabi.understanding import belief
from voice_hanabi.understanding.before_a_game.ears_said import words_of_ears
from voice_hanabi.understanding.likely_talk import is_long, is_talk, knows_all
from voice_hanabi.understanding.meanings import (
    RankedMeaning,
    ReadBy,
    kind_of,
    not_heard,
    talk,
)
from voice_hanabi.understanding.outcome import Understanding, decided

CLOSE_MARGIN = 0.75
"""Two readings whose costs differ by less are both offered."""
CONFIDENCE_WEIGHT = 0.15
"""The cost per unit (natural logarithm) by which an alternative's score is below the best one's.

With ``CLOSE_MARGIN`` it decides when two commands are close: here if the likelier one is so by less than e^5.
Both values were the best of those that ``benchmarks.learnt.tuning`` tried on held-out voices and people, and
were at the edge of the range. `belief.SURE_COST` made no difference: exact grammars leave nothing to forgive.
"""

COMMON_WORDS = 300
"""How many of the most common words are recognised around answers, without a meaning there."""
ANSWERING_WORD = 0.1
"""How often a word of or around an answer counts as said."""
SOUNDS_LIKE_COST = 0.3
"""A command that sounds like the one that was heard, if that one is impossible now."""
TELLING_WORD = 0.05
"""How often a word that shows a sentence's meaning counts as said, if no sentence has it."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A command that may have been meant, with the cost of reading it so.

    ``forgiven`` is true if it isn't exactly a template; ``certain`` is false if a part of it was guessed, so
    that it must be asked about.
    """

    command: Command
    cost: float
    text: str
    forgiven: bool
    certain: bool = True


@dataclass(frozen=True, slots=True)
class _Hearing:
    """An utterance by its likeliest words, and what they allow its less likely words to mean."""

    utterance: Utterance
    nothing_asked: bool
    at_length: bool
    """Whether they are a long sentence that means nothing: another alternative may contain a command."""
    talking: bool
    """Whether all of them are known, and they make no move.

    'I won't play the first' isn't a move because 'I play the first' sounds nearly the same.
    """
    means_something: bool

    def may_mean(self, command: Command) -> bool:
        """Return whether less likely words for this command may be what was said."""
        if self.talking and isinstance(command, ActionCommand):
            return False
        return not self.at_length or isinstance(command, Question)

    def bears_out(self, candidate: Candidate, text: str) -> bool:
        """Return whether a candidate was heard well enough not to be asked about."""
        if isinstance(candidate.command, ActionCommand) and self._leaves_open(text):
            return False
        # Nor does what sounds like 'no' answer if nobody asked; which of two cards was asked.
        if candidate.command in (YES, NO) and self.talking and self.nothing_asked:
            return False
        if self.utterance.typed or self.nothing_asked:
            return True
        # If the likeliest words aren't an answer, something that vaguely sounds like one isn't either.
        among_words = candidate.forgiven
        borne_out = belief.borne_out(candidate.command, self.utterance.belief, among_words=among_words)
        return self.means_something and borne_out

    def _leaves_open(self, text: str) -> bool:
        """Return whether a word was not heard: it may be a 'not', or what makes it talk."""
        return not self.utterance.typed and UNKNOWN in {*text.split(), *self.utterance.text.split()}


class Interpreter:
    """Understands one language at one table of a game: the templates with the players' names."""

    def __init__(
        self, game: AnyGame, templates: Templates, names: Sequence[str] = (), also: Sequence[str] = ()
    ) -> None:
        """``also`` is what the rules let players say (`Game.also_said`)."""
        self.game, self.templates = game, templates
        self.names = tuple(names)
        self._also = tuple(also)
        self._reader = TemplateReader(templates, names)
        self._phrases: dict[Expectation, PhraseGraph] = {}

    @cached_property
    def meaning(self) -> Meaning:
        """Reads sentences that no template matches."""
        return self.game.meaning_of(self.templates, self.names, self._also)

    def graph(self, intents: Sequence[str]) -> WordGraph:
        """Return the graph of the templates of these intents (made once)."""
        return self._reader.graph(intents)

    def prepare(self, intents: Sequence[str]) -> None:
        """Prepare the graphs for reading a situation's sentences, before anybody speaks."""
        self.graph(intents)
        self._reader.prepare_forgiving(_harmless(intents))

    def phrases(self, expectation: Expectation) -> PhraseGraph:
        """Return what the recogniser should listen for in a situation (made once)."""
        if expectation not in self._phrases:
            exact = self._reader.graph(expectation.intents, corrections=expectation.corrections).phrases
            free = None
            if expectation.speech is Speech.TALK:
                free = self._free_talk(exact)
            elif expectation.speech is Speech.ANSWERS:
                free = self._free_answers(exact, expectation.intents)
            self._phrases[expectation] = replace(exact, free=free)
            self.prepare(expectation.intents)
        return self._phrases[expectation]

    def _free_talk(self, exact: PhraseGraph) -> FreeSpeech:
        further = [(word, TELLING_WORD) for word in sorted(self.meaning.telling_words)]
        strangers = words_of_names(self.templates)
        kinds = self.game.word_kinds
        return free_talk(self.templates, self.names, exact, further, kinds=kinds, strangers=strangers)

    def _free_answers(self, exact: PhraseGraph, intents: Sequence[str]) -> FreeSpeech:
        common = frozenset(common_words(self.templates.language, self.templates.game, COMMON_WORDS))
        everyday = self.meaning.everyday_words & common
        ears = words_of_ears(self.templates) if "HearBy" in intents else frozenset()
        words = sorted(self.meaning.answering_words(intents) | everyday | ears)
        further = [(word, ANSWERING_WORD) for word in words]
        return free_talk(self.templates, self.names, exact, further, kinds=self.game.word_kinds, sentences=())

    def vocabulary(self, expectations: Iterable[Expectation] | None = None) -> frozenset[str]:
        """Return every word that may be said in these situations, or in any."""
        asked = self.game.situations if expectations is None else expectations
        return frozenset(word for expectation in asked for word in self.words(expectation))

    def words(self, expectation: Expectation) -> frozenset[str]:
        """Return every word that may be said in a situation; needs no graph of phrases."""
        return self._reader.graph(expectation.intents, corrections=expectation.corrections).words

    def candidates(
        self, utterance: Utterance, intents: Sequence[str], speaking: int | None = None
    ) -> list[Candidate]:
        """Return what may have been meant, cheapest first, each command once.

        Exact templates come first, then the sentence's concepts, then templates with a forgiven word.
        """
        best_score = max((alternative.confidence for alternative in utterance.alternatives), default=0.0)
        cheapest: dict[Command, Candidate] = {}
        hearing: _Hearing | None = None
        for alternative in utterance.alternatives:
            behind = (best_score - alternative.confidence) * CONFIDENCE_WEIGHT
            found = list(self._candidates_of(alternative.text, intents, speaking, utterance.typed))
            if hearing is None:
                hearing = self._hearing(utterance, alternative.text, found, intents)
            if not utterance.typed:
                found += [
                    replace(one, command=other, cost=one.cost + SOUNDS_LIKE_COST, forgiven=True)
                    for one in found
                    for other in self.meaning.sounds_like(one.command)
                ]
            for one in found:
                if not hearing.may_mean(one.command):
                    continue
                certain = one.certain and hearing.bears_out(one, alternative.text)
                candidate = replace(one, cost=one.cost + behind, certain=certain)
                known = cheapest.get(candidate.command)
                if known is None or candidate.cost < known.cost:
                    cheapest[candidate.command] = candidate
        return sorted(cheapest.values(), key=lambda candidate: candidate.cost)

    def _hearing(
        self, utterance: Utterance, text: str, found: Sequence[Candidate], intents: Sequence[str]
    ) -> _Hearing:
        """Return what an utterance's likeliest words, and their meaning, say about its other words."""
        moves = any(not one.forgiven or isinstance(one.command, ActionCommand) for one in found)
        nothing_asked = set(self.game.situations.questions) <= set(intents)
        # An exact template needs no concepts, which take a moment to make.
        groups = partial(self.meaning.spot, text, typed=False)
        at_length = not (utterance.typed or found) and nothing_asked and is_long(groups())
        return _Hearing(
            utterance,
            nothing_asked,
            at_length=at_length,
            talking=at_length or (not moves and knows_all(groups())),
            means_something=bool(found),
        )

    def _candidates_of(
        self, text: str, intents: Sequence[str], speaking: int | None, typed: bool
    ) -> Iterable[Candidate]:
        words = plain(text).split() if UNKNOWN not in text else []
        exact = self._reader.exactly(words, intents, typed=typed)
        if exact:
            # A clue typed with a question mark may be a question to somebody, so the table asks.
            asked = typed and text.rstrip().endswith("?")
            return [
                Candidate(command, 0.0, reading.text, False, not doubted)
                for reading in exact
                for command in (self.game.command_of(reading),)
                for act in (reading.intent in self.game.situations.actions,)
                for doubted in (act and (asked or self.meaning.may_be_talk(command)),)
                if self.meaning.makes_sense(command)
            ]
        meant = self.meaning.read(text, intents, speaking, typed=typed)
        if meant:
            return [Candidate(one.command, one.cost, text, True, one.sure) for one in meant]
        # Only harmless commands are forgiven a word: a move must be found by its concepts.
        if self.meaning.holds_back(text, typed=typed):
            return []
        return [
            Candidate(self.game.command_of(reading), reading.cost, reading.text, reading.cost > 0)
            for reading in self._reader.forgiving(text, _harmless(intents), typed=typed)
        ]

    def ranked(
        self,
        utterance: Utterance,
        intents: Sequence[str],
        possible: Callable[[Command], bool] = lambda command: True,
        speaking: int | None = None,
    ) -> list[RankedMeaning]:
        """Return what may be meant given these intents, likeliest first; talk if nothing.

        Possible commands come first; if there are none, an impossible one does so that the table can say
        which rule forbids it. ``speaking`` is the seat that speaks.
        """
        least, enough = belief.belief_wanted(intents, self.game.situations.questions)
        unheard = not_heard(utterance, least)
        if unheard is not None:
            return [unheard]
        candidates = self.candidates(utterance, intents, speaking)
        can_be = [candidate for candidate in candidates if possible(candidate.command)]
        fitting = [candidate for candidate in can_be or candidates if candidate.cost <= FORGIVEN_LIMIT]
        if not fitting or not belief.offered(fitting[0].command, utterance):
            return [self._talk(utterance, anything=bool(candidates))]
        close = _rivals(fitting)
        others = [one for one in fitting[1:] if one not in close]
        others += [one for one in candidates if one.cost <= FORGIVEN_LIMIT and one not in fitting]
        return [
            replace(
                self._meaning_of(candidate, utterance, enough),
                possible=candidate in can_be,
                close=candidate in close,
            )
            for candidate in (fitting[0], *close, *others)
        ]

    def _talk(self, utterance: Utterance, *, anything: bool) -> RankedMeaning:
        """Return the result for an utterance without a meaning; ``anything`` if an unlikely one was found."""
        text = utterance.text
        near = anything or utterance.typed or UNKNOWN not in text
        known = not anything and is_talk(utterance, self.meaning.spot(text, typed=utterance.typed))
        return talk(text, near=near, known=known)

    def _meaning_of(self, candidate: Candidate, utterance: Utterance, enough: float) -> RankedMeaning:
        by = ReadBy.PHRASE
        if candidate.forgiven:
            whole = any(candidate.text == one.text for one in utterance.alternatives)
            by = ReadBy.CONCEPTS if whole else ReadBy.NEAR_PHRASE
        borne = belief.clear(candidate.command, utterance, enough)
        surely = belief.read_surely(candidate.command, utterance, candidate.cost)
        sure = surely and candidate.certain and borne
        cost = round(candidate.cost, 3)
        return RankedMeaning(kind_of(candidate.command), candidate.command, sure, by, candidate.text, cost)

    def understand(
        self,
        utterance: Utterance,
        intents: Sequence[str],
        possible: Callable[[Command], bool] = lambda command: True,
        speaking: int | None = None,
    ) -> Understanding:
        """Return the command that was meant given these intents, or two, or that nothing fits."""
        return decided(self.ranked(utterance, intents, possible, speaking))


def _rivals(fitting: Sequence[Candidate]) -> list[Candidate]:
    """Return the candidate that is about as likely as the first, if there is one."""
    best = fitting[0]
    rivals = [other for other in fitting[1:] if _may_rival(other, best)]
    return rivals[:1] if rivals and rivals[0].cost - best.cost < CLOSE_MARGIN else []


def _may_rival(other: Candidate, best: Candidate) -> bool:
    """Return whether the table may have to ask which of two candidates was meant.

    An exact phrase isn't put in doubt by another one that is nearly the same. A bare answer is part of many
    commands, so it doesn't compete with a whole one; neither does half a question.
    """
    if other.forgiven and not best.forgiven:
        return False
    if isinstance(other.command, Answer) and not isinstance(best.command, Answer):
        return False
    return not (isinstance(other.command, Question) and other.command.says_less_than(best.command))


def _harmless(intents: Sequence[str]) -> tuple[str, ...]:
    """Return the intents for which a sentence is forgiven a word: 'just Anna' without its 'just' deals."""
    kinds = (QUESTION_PREFIX, "Set", ANSWER_PREFIX)
    return tuple(one for one in intents if one.startswith(kinds) and one != "SetAlone")


@lru_cache(maxsize=32)
def interpreter_of(
    game: AnyGame, language: str, names: tuple[str, ...], also: tuple[str, ...] = ()
) -> Interpreter:
    """Return the interpreter of a table, made once: the next game uses it again."""
    return Interpreter(game, templates_of(language, game.folder), names, also)
