"""A yes or a no with more behind it: 'yes, let's play hanabi', 'no, let's not', 'yes, but without variants'.

If the words behind a yes say the same as the yes to the open question, it is a yes; if those behind a no only
deny something, it is a no. Anything else that is clear is read as if no yes or no had been said.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from voice_hanabi.contract.commands import NO, YES, YES_NO_INTENTS, ActionCommand, Answer, Command, command_of
from voice_hanabi.contract.expectations import Expectation, is_final
from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.language.templates import plain
from voice_hanabi.language.word_graph import Reading
from voice_hanabi.system.plain_text import without_diacritics
from voice_hanabi.understanding.gate import gate_of
from voice_hanabi.understanding.meanings import (
    MeaningKind,
    RankedMeaning,
    ReadBy,
    is_clear,
    is_close,
    kind_of,
)
from voice_hanabi.understanding.readings import Readings
from voice_hanabi.understanding.sentences.beginnings import longest
from voice_hanabi.understanding.waits import Waits

SAID_AGAIN = "an answer, and the same said again"
BEHIND_AN_ANSWER = "something else behind a yes or a no"


def answered_again(readings: Readings, found: Sequence[RankedMeaning], waits: Waits) -> list[RankedMeaning]:
    """Return the meaning of an answer with more words behind it, where a yes or a no was asked for."""
    asked = bool(waits.expectation.agreeing) or waits.agreed is not None
    if not asked or found[0].kind is MeaningKind.CORRECTION or UNKNOWN in readings.utterance.text:
        return list(found)
    if _needs_no_more(readings, found, waits.expectation):
        return list(found)
    denies = readings.interpreter.meaning.denies(readings.utterance.text)
    for answer, intent in ((YES, "Yes"), (NO, "No")):
        for rest in _behind(readings, intent):
            more = _more_of(readings, found, waits, rest)
            if more.says_again(answer, denies=denies):
                text = readings.utterance.text
                return [RankedMeaning(kind_of(answer), answer, True, ReadBy.CONCEPTS, text, gate=SAID_AGAIN)]
            if more.is_something_else:
                close = more.other[: 2 if is_close(more.other) else 1]
                return [replace(one, gate=BEHIND_AN_ANSWER) for one in close]
    return list(found)


def _needs_no_more(readings: Readings, found: Sequence[RankedMeaning], expected: Expectation) -> bool:
    """Return whether a sentence is nothing but an answer, or does the same as a yes, which is expected."""
    first = found[0]
    if not is_clear(found):
        return False
    if isinstance(first.command, Answer):
        return first.by is ReadBy.PHRASE
    said = [intent for intent in expected.agreeing if intent in expected.intents]
    if first.command not in _commands(said):
        return False
    interpreter, text = readings.interpreter, readings.utterance.text
    return gate_of(interpreter).voided(plain(text).split(), None) is None and not interpreter.meaning.denies(
        text
    )


@dataclass(frozen=True, slots=True)
class _More:
    """What stands behind a yes or a no: its meaning by itself, and how it goes with the answer."""

    other: Sequence[RankedMeaning]
    same: bool
    """Whether it says what a yes agrees to."""
    exactly: bool
    """Whether it says nothing else."""
    denied: bool
    """Whether something in it speaks against doing what it says."""
    told: bool
    """Whether the sentence as a whole has a clear meaning."""

    @property
    def agrees(self) -> bool:
        """Whether it says a yes again."""
        return self.exactly or (self.same and not self.denied)

    @property
    def denies(self) -> bool:
        """Whether it says a no again."""
        command = self.other[0].command
        final = command is not None and is_final(command)
        return self.denied and (self.same or final or not is_clear(self.other))

    def says_again(self, answer: Answer, *, denies: bool) -> bool:
        """Return whether it says the same as the answer; ``denies`` if anything in the sentence is denied."""
        if self.other[0].sure and self.other[0].command == answer:
            return True
        return (self.agrees and not denies) if answer == YES else self.denies

    @property
    def is_something_else(self) -> bool:
        """Whether it clearly says something else, which is no act of the game: nothing is guessed."""
        known = self.denied or self.same or self.told
        harmless = not isinstance(self.other[0].command, ActionCommand | Answer)
        return not known and is_clear(self.other) and harmless


def _more_of(readings: Readings, found: Sequence[RankedMeaning], waits: Waits, rest: Utterance) -> _More:
    """Return what the words behind an answer say."""
    interpreter, expected = readings.interpreter, waits.expectation
    # A waiting action may be said again, as on a turn.
    instead = () if waits.instead is None else waits.instead.intents
    possible = dict.fromkeys((*expected.agreeing, *expected.intents, *instead))
    other = readings.rest(rest, tuple(one for one in possible if one not in YES_NO_INTENTS))
    acts = bool(waits.actions)
    likely = [one.command for one in (*other[:2], *found[:2]) if one.sure or one.close or acts]
    void = gate_of(interpreter).voided(plain(rest.text).split(), waits.turn)
    return _More(
        other,
        same=any(_agrees(command, waits) for command in (waits.arranged(rest), *likely)),
        exactly=other[0].by is ReadBy.PHRASE and _agrees(other[0].command, waits),
        denied=void is not None or interpreter.meaning.holds_back(rest.text, typed=rest.typed),
        told=is_clear(found) and not isinstance(found[0].command, Answer),
    )


def _agrees(command: Command | None, waits: Waits) -> bool:
    """Return whether a command is what a yes agrees to."""
    if command is None:
        return False
    same = command in _commands(waits.expectation.agreeing)
    return same or (waits.agreed is not None and waits.agreed(command))


def _commands(intents: Sequence[str]) -> list[Command | None]:
    return [command_of(Reading(intent)) for intent in intents]


def _behind(readings: Readings, intent: str) -> Iterator[Utterance]:
    """Yield what follows a yes or a no at the beginning, and the same without small words at its head."""
    interpreter, utterance = readings.interpreter, readings.utterance
    words, phrases = plain(utterance.text).split(), interpreter.graph((intent,)).phrases
    small = frozenset(map(without_diacritics, interpreter.templates.beside.get("yes", frozenset())))
    answered = {0}
    for at in range(1, len(words)):
        # In 'no, no variants' the second 'no' may belong to the rest.
        ends = any(longest(phrases, words[start:at], utterance.typed) == at - start for start in answered)
        if ends or (at - 1 in answered and at > 1 and without_diacritics(words[at - 1]) in small):
            answered.add(at)
            confidence = utterance.alternatives[0].confidence
            yield replace(utterance, alternatives=(Alternative(" ".join(words[at:]), confidence),))
