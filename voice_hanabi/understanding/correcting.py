"""Corrections of a waiting action: a 'no' takes it back, and what follows is what was meant instead.

'No' and similar words count before anything else is understood, and only exactly as written in the grammar: a
similar word never takes anything back.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from voice_hanabi.contract.commands import ActionCommand, Arrange, Command, Control, ControlVerb
from voice_hanabi.contract.meaning import Corrected
from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.template_reader import FORGIVEN_LIMIT
from voice_hanabi.language.templates import ANSWER_PREFIX, plain
from voice_hanabi.understanding.belief import ANSWER_BELIEF, SURE_COST, heard_well
from voice_hanabi.understanding.corrections.heads import Head, heads_of, only_a_stop, rest_of
from voice_hanabi.understanding.gate import gate_of
from voice_hanabi.understanding.interpreter import CLOSE_MARGIN, CONFIDENCE_WEIGHT, Interpreter
from voice_hanabi.understanding.meanings import (
    MeaningKind,
    RankedMeaning,
    ReadBy,
    asks_something,
    is_clear,
    is_close,
)
from voice_hanabi.understanding.obeyed_at_once import INTERRUPTING
from voice_hanabi.understanding.readings import Readings
from voice_hanabi.understanding.sentences.beginnings import longest
from voice_hanabi.understanding.waits import Waits

TAKE_BACK = Control(ControlVerb.TAKE_BACK)
TAKING_BACK = (Control(ControlVerb.STOP), TAKE_BACK)


def corrections(readings: Readings, waits: Waits) -> list[RankedMeaning]:
    """Return what an utterance makes of the waiting action, or of both if the table asked which.

    Everybody may say no; only the player whose turn it is may give another command. A part of a command is a
    correction even without a 'no' ('the second'), unless the table has asked which of two was meant; a number
    by itself ('two') only if nothing was asked. An empty result means that it isn't a correction, so it is
    understood as at any other time. If taking back is only mentioned, the table asks. A report about real
    cards changes nothing.
    """
    utterance = readings.utterance
    heads = heads_of(readings.interpreter, utterance)
    if not heads or not heard_well(utterance, ANSWER_BELIEF):
        return []
    stop = [_correction(utterance.text, TAKE_BACK, sure=True)]
    if _only_speaks_of_it(readings.interpreter, utterance, waits):
        return [_correction(utterance.text, TAKE_BACK, sure=False)]
    if only_a_stop(utterance, heads):
        return stop
    if not waits.may_correct(utterance.seat):
        return stop if heads[0].stopped else []
    return _of_who_may_correct(readings, waits, heads, stop)


def _of_who_may_correct(
    readings: Readings, waits: Waits, heads: Sequence[Head], stop: list[RankedMeaning]
) -> list[RankedMeaning]:
    """Return what the player whose turn it is makes of the waiting action; ``stop`` takes it back."""
    utterance = readings.utterance
    if gate_of(readings.interpreter).tells_of_real_cards(plain(utterance.text).split(), waits.turn):
        return _reported(readings, heads) if heads[0].stopped else []
    if heads[0].stopped:
        return _whole_instead(readings) or _instead_of(readings, waits, heads, stop)
    steers = readings.of(readings.interpreter.game.situations.turn.intents)
    takes_back = steers[0].command in TAKING_BACK
    if _steers(steers) and not (takes_back and heads[0].announced):
        return stop if takes_back else []
    return _instead_of(readings, waits, heads, stop if takes_back and _steers(steers) else [])


def _whole_instead(readings: Readings) -> list[RankedMeaning]:
    """Return the meaning of a sentence that begins with a 'no' and is complete in itself."""
    text = readings.utterance.text
    whole = _whole_sentence(readings.interpreter, text)
    return [] if whole is None else [_correction(text, whole, sure=True, by=ReadBy.PHRASE)]


def _instead_of(
    readings: Readings, waits: Waits, heads: Sequence[Head], otherwise: list[RankedMeaning]
) -> list[RankedMeaning]:
    """Return what is meant instead of the waiting action; ``otherwise`` if nothing shows that anything is."""
    head = heads[0]
    changes = _changes(readings, waits, heads)
    stopped = head.stopped or any(change.stopped for change in changes)
    found = [change for change in changes if change.found]
    if not stopped and not head.announced and not any(change.announced for change in changes):
        # The only sign of a correction is that it is a part of a command, and that part is clear.
        found = [change for change in found if change.is_clear_part(waits)]
    if found:
        return _all_of(found)
    if not stopped:
        return otherwise
    if all(change.nothing_else for change in changes):
        return [_correction(readings.utterance.text, TAKE_BACK, sure=True)]
    return _another_sentence(readings, heads)


def _reported(readings: Readings, heads: Sequence[Head]) -> list[RankedMeaning]:
    """Return what a report about real cards after a 'no' does: it is answered, and the action dropped."""
    told = _whole_instead(readings) or _another_sentence(readings, heads)
    reports = told[0].sure and isinstance(told[0].command, Arrange)
    return told if reports else [_correction(readings.utterance.text, TAKE_BACK, sure=True)]


def _changes(readings: Readings, waits: Waits, heads: Sequence[Head]) -> list[_Change]:
    """Return what a sentence makes of each waiting action."""
    head = heads[0]
    changes = [_instead(readings, command) for command in waits.actions]
    if head.announced and not head.stopped and not any(change.told for change in changes):
        # 'I wanted to play it': its verb alone would indicate the past.
        rest = rest_of(readings.utterance, heads)
        if rest.alternatives:
            read = [_instead(readings, command, rest) for command in waits.actions]
            return read if any(change.clear for change in read) else changes
    return changes


def _another_sentence(readings: Readings, heads: Sequence[Head]) -> list[RankedMeaning]:
    """Return what follows a 'no' that changes nothing: another sentence, or nothing clear."""
    utterance = readings.utterance
    rest = rest_of(utterance, heads)
    intents = _whole_sentences(readings.interpreter, answers=False)
    other = readings.rest(rest, intents) if rest.alternatives else []
    close = other[:2] if is_close(other) else other[:1]
    if close and close[0].command is not None and _is_worth_doing(close):
        return [replace(one, kind=MeaningKind.CORRECTION) for one in close]
    return [_correction(utterance.text, sure=False)]


def says_a_part(readings: Readings, waits: Waits) -> bool:
    """Return whether an utterance that isn't a clear correction contains a part of a possible action."""
    return any(_instead(readings, command).found for command in waits.actions)


def changed(readings: Readings, waiting: ActionCommand, said: Utterance) -> list[RankedMeaning]:
    """Return the actions that a part of an utterance makes of an action, likeliest first, or nothing."""
    change = _instead(readings, waiting, said)
    close = [one for one in change.found if one is change.found[0] or one.close]
    return [replace(one, sure=change.clear) for one in close]


def _correction(
    text: str, command: Command | None = None, *, sure: bool, by: ReadBy = ReadBy.STOP
) -> RankedMeaning:
    return RankedMeaning(MeaningKind.CORRECTION, command, sure, by, text)


def _steers(found: Sequence[RankedMeaning]) -> bool:
    """Return whether somebody asks something or steers the conversation, without any correction."""
    whole = found[0].by is ReadBy.PHRASE
    steering = isinstance(found[0].command, (Control, Arrange) if whole else Control)
    return asks_something(found) or (is_clear(found) and steering)


def _all_of(changes: Sequence[_Change]) -> list[RankedMeaning]:
    """Return what is meant instead of either waiting action; the table asks if there may be two."""
    sure = all(change.clear for change in changes)
    meant: dict[Command | None, RankedMeaning] = {}
    for change in changes:
        for one in change.found:
            if not one.close and one is not change.found[0]:
                continue
            meant.setdefault(one.command, replace(one, sure=sure, close=bool(meant)))
    return list(meant.values())


def _is_worth_doing(found: Sequence[RankedMeaning]) -> bool:
    """Return whether it is clear, or an action that the table can ask about."""
    return found[0].sure or all(one.kind is MeaningKind.ACT for one in found)


def _only_speaks_of_it(interpreter: Interpreter, utterance: Utterance, waits: Waits) -> bool:
    """Return whether somebody who may correct only doubts the action, in words that could take it back.

    'That was the wrong card to play, I think.'
    """
    groups = interpreter.meaning.spot(utterance.text, typed=utterance.typed)
    if not groups or not groups[0].means("doubtful") or not waits.may_correct(utterance.seat):
        return False
    phrases, words = interpreter.graph(("TakeBack",)).phrases, groups[0].words
    return any(longest(phrases, words[at:], utterance.typed) for at in range(len(words)))


def _whole_sentence(interpreter: Interpreter, text: str) -> Command | None:
    """Return the meaning of a sentence that begins with a 'no' and is complete: 'stop the game'."""
    readings = interpreter.graph(_whole_sentences(interpreter)).exact(plain(text).split())
    return interpreter.game.command_of(readings[0]) if readings else None


def _whole_sentences(interpreter: Interpreter, *, answers: bool = True) -> tuple[str, ...]:
    """Return the intents that may be said on a turn instead, with or without bare answers."""
    turn = interpreter.game.situations.turn.intents
    bare = () if answers else tuple(intent for intent in turn if intent.startswith(ANSWER_PREFIX))
    return tuple(intent for intent in turn if intent not in (*bare, *INTERRUPTING))


@dataclass(frozen=True, slots=True)
class _Change:
    """What a sentence makes of one waiting command.

    ``part`` is true if only a part of it was said, ``bare`` if that is a number by itself, and
    ``nothing_else`` if it contains no part of any move.
    """

    found: tuple[RankedMeaning, ...]
    stopped: bool = False
    announced: bool = False
    part: bool = False
    bare: bool = False
    nothing_else: bool = True

    @property
    def told(self) -> bool:
        """Whether any part of it is taken back or changed."""
        return bool(self.found) or self.stopped

    def is_clear_part(self, waits: Waits) -> bool:
        """Return whether it is clearly a part of the command, if the table hasn't asked which of two."""
        return self.part and self.clear and not waits.which and (waits.settles or not self.bare)

    @property
    def clear(self) -> bool:
        """Whether exactly one command is meant, without guessing."""
        return bool(self.found) and self.found[0].sure and not any(one.close for one in self.found)


def _instead(readings: Readings, waiting: ActionCommand, rest: Utterance | None = None) -> _Change:
    """Read a sentence, or a part of it, as another move, or as another part of the waiting one."""
    utterance = readings.utterance if rest is None else rest
    made = [
        readings.interpreter.meaning.correct(words.text, waiting, readings.speaking, typed=utterance.typed)
        for words in utterance.alternatives
    ]
    if not made:
        return _Change(())
    ordered = _cheapest_first(readings, utterance, made)
    found = tuple(
        replace(
            _correction(
                utterance.text,
                one.command,
                sure=one.certain and one.cost <= SURE_COST,
                by=ReadBy.CONCEPTS,
            ),
            cost=round(one.cost, 3),
            close=place == 1 and one.cost - ordered[0].cost < CLOSE_MARGIN,
        )
        for place, one in enumerate(ordered)
    )
    first, part = made[0], bool(ordered) and ordered[0].part
    return _Change(found, first.stopped, first.announced, part, first.bare, first.nothing_else)


@dataclass(frozen=True, slots=True)
class _Instead:
    """A command that may be meant instead: the cost of reading it so, and whether only a part was said."""

    command: Command
    cost: float
    certain: bool
    part: bool


def _cheapest_first(readings: Readings, utterance: Utterance, made: Sequence[Corrected]) -> list[_Instead]:
    """Return what the alternatives of an utterance may mean instead, each command once."""
    best = utterance.alternatives[0].confidence
    cheapest: dict[Command, _Instead] = {}
    for words, corrected in zip(utterance.alternatives, made, strict=True):
        behind = (best - words.confidence) * CONFIDENCE_WEIGHT
        # What is left open may be a 'not', or the words that make it talk.
        open_words = not utterance.typed and UNKNOWN in words.text.split()
        for one in corrected.instead:
            cost = one.cost + behind
            if not readings.possible(one.command) or cost > FORGIVEN_LIMIT:
                continue
            known = cheapest.get(one.command)
            if known is None or cost < known.cost:
                certain = one.sure and not open_words
                cheapest[one.command] = _Instead(one.command, cost, certain, corrected.part)
    return sorted(cheapest.values(), key=lambda one: one.cost)
