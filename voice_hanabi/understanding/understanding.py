"""From an utterance and what the table waits for to its possible meanings, likeliest first.

Everything that people say or type goes this way. Each situation is read once; a correction of what waits
comes first, then names and ears if those are asked for, then the rest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from voice_hanabi.contract.commands import ActionCommand, Advice, Answer, SetUp
from voice_hanabi.contract.expectations import COUNT, NAMES, NAMES_SURE, Expectation, is_final
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.templates import plain
from voice_hanabi.language.word_graph import SlotValue
from voice_hanabi.understanding.amending import amended
from voice_hanabi.understanding.answered_again import answered_again
from voice_hanabi.understanding.before_a_game.names_changed import names_changed
from voice_hanabi.understanding.before_a_game.names_given import (
    CONJUNCTIONS,
    as_written,
    better_typed,
    has_first_name,
    name_parts,
    typed_names,
)
from voice_hanabi.understanding.before_a_game.set_up_said import set_up_said
from voice_hanabi.understanding.correcting import corrections, says_a_part
from voice_hanabi.understanding.gate import (
    DENIED_REQUEST,
    NOT_TAKEN_BACK,
    REQUESTED,
    REQUESTED_NEARLY,
    gate_of,
)
from voice_hanabi.understanding.interpreter import Interpreter
from voice_hanabi.understanding.meanings import (
    MeaningKind,
    RankedMeaning,
    ReadBy,
    asks_something,
    is_clear,
    is_close,
    kind_of,
    talk,
)
from voice_hanabi.understanding.readings import Readings
from voice_hanabi.understanding.second_ear import as_heard_again, doubted, of_two_ears
from voice_hanabi.understanding.sentences.requests import nearly_requested, requested
from voice_hanabi.understanding.sentences.stopped import stop_alone
from voice_hanabi.understanding.waits import Waits

STOP = "Stop"
"""The intent that stops the voice."""


def meanings(
    interpreter: Interpreter, utterance: Utterance, waits: Waits, *, whole: bool = False
) -> list[RankedMeaning]:
    """Return what an utterance may mean, likeliest first, or talk if it means nothing.

    Alternatives to a clear meaning are computed only if the ``whole`` list is wanted. What a second ear has
    heard counts if the first one leaves a doubt.
    """
    found = _of_one_ear(interpreter, utterance, waits, whole=whole)
    if not utterance.second or not doubted(found):
        return found
    again = as_heard_again(utterance)
    return of_two_ears(found, _of_one_ear(interpreter, again, waits))


def _of_one_ear(
    interpreter: Interpreter, utterance: Utterance, waits: Waits, *, whole: bool = False
) -> list[RankedMeaning]:
    found = _as_said(interpreter, utterance, waits, whole=whole)
    templates = interpreter.templates
    said = requested(utterance, templates)
    wish = said or nearly_requested(utterance, templates)
    if wish is None or found[0].kind is MeaningKind.CORRECTION:
        return found
    void = gate_of(interpreter).voided(plain(utterance.text).split(), waits.turn)
    if void is not None and void.kind == DENIED_REQUEST and found[0].kind is MeaningKind.QUESTION:
        return [replace(talk(utterance.text, near=False, known=True), gate=void.kind)]
    if void is not None and void.kind != REQUESTED and not (void.asked and said is None):
        return found
    asked = _as_said(interpreter, wish, waits, whole=whole)
    meant = _as_requested(found, asked)
    if said is None and meant is asked and isinstance(asked[0].command, ActionCommand):
        return [replace(one, sure=False, gate=REQUESTED_NEARLY) for one in asked]
    return meant


def _as_requested(found: list[RankedMeaning], asked: list[RankedMeaning]) -> list[RankedMeaning]:
    """Return the meaning of a polite request: what was ``asked`` for, if that would be carried out by itself.

    A sentence with another meaning as a whole keeps it, unless an act is asked for; a final command is asked
    about. 'Would you play the third?' asks about the act, and isn't a request for it.
    """
    command = asked[0].command
    about = found[0].command
    if is_clear(found) and isinstance(about, Advice) and about.move == command:
        return found
    if not is_clear(asked) or isinstance(command, SetUp | Answer):
        return found
    if command is not None and is_final(command):
        return found if found[0].command == command else [replace(asked[0], sure=False, gate=NOT_TAKEN_BACK)]
    return found if is_clear(found) and not isinstance(command, ActionCommand) else asked


def _as_said(
    interpreter: Interpreter, utterance: Utterance, waits: Waits, *, whole: bool = False
) -> list[RankedMeaning]:
    readings = Readings(interpreter, utterance, waits)
    ranked = _ranked(readings, waits)
    gate = gate_of(interpreter)
    found = amended(readings, next(ranked), waits.expectation.intents)
    found = _stopped(readings, found, waits.expectation)
    found = set_up_said(readings, found, waits.expectation)
    found = answered_again(readings, found, waits)
    found = gate.passed(found, readings, waits)
    if not whole:
        return found
    rest = [one for group in ranked for one in group]
    known = {(one.kind is MeaningKind.CORRECTION, one.command) for one in found}
    for one in rest:
        key = (one.kind is MeaningKind.CORRECTION, one.command)
        if one.command is not None and key not in known:
            known.add(key)
            found.append(replace(one, close=False))
    return found


def _stopped(readings: Readings, found: list[RankedMeaning], expectation: Expectation) -> list[RankedMeaning]:
    """Return a 'stop' if one begins a sentence that means nothing; else ``found``."""
    intents = expectation.intents
    if found[0].command is not None or found[0].kind is MeaningKind.CORRECTION or STOP not in intents:
        return found
    interpreter, utterance = readings.interpreter, readings.utterance
    groups = interpreter.meaning.spot(utterance.text, typed=utterance.typed)
    stops, taking_back = interpreter.graph((STOP,)).phrases, interpreter.templates.stop_phrases
    alone = stop_alone(utterance, groups, stops, taking_back)
    stopped = found if alone is None else readings.rest(alone, intents)
    return stopped if is_clear(stopped) else found


def _ranked(readings: Readings, waits: Waits) -> Iterator[list[RankedMeaning]]:
    """Yield what was meant, then the alternatives."""
    utterance = readings.utterance
    if waits.actions:
        made = corrections(readings, waits)
        if made:
            yield made
    names = _names(readings, waits)
    if names:
        command = SetUp("names", names=names)
        yield [RankedMeaning(kind_of(command), command, True, ReadBy.NAMES, utterance.text)]
    renamed = names_changed(readings, waits)
    if renamed is not None:
        yield [RankedMeaning(kind_of(renamed), renamed, True, ReadBy.NAMES, utterance.text)]
    arranged = waits.arranged(utterance)
    if arranged is not None:
        yield [RankedMeaning(kind_of(arranged), arranged, True, ReadBy.EARS, utterance.text)]
    said = _said(readings, waits)
    if said[0].known and utterance.typed and says_a_part(readings, waits):
        # People who type speak to the table: with a part of an action it isn't mere talk.
        said = [replace(said[0], known=False), *said[1:]]
    yield said
    instead = () if waits.instead is None else (waits.instead,)
    for situation in (waits.expectation, *instead, *_beyond(readings, waits)):
        yield readings.of(situation.intents)


def _beyond(readings: Readings, waits: Waits) -> Sequence[Expectation]:
    return waits.beyond if readings.utterance.typed else ()


def _said(readings: Readings, waits: Waits) -> list[RankedMeaning]:
    """Return what an utterance means in a situation, or else in the first wider one in which it is clear."""
    if waits.instead is not None:
        # Another command instead of an answer about one.
        other = readings.of(waits.instead.intents)
        if other[0].kind is MeaningKind.ACT and is_clear(other):
            return other
    found = readings.of(waits.expectation.intents)
    for situation in _beyond(readings, waits):
        if found[0].sure or is_close(found):
            break
        intents = tuple(one for one in situation.intents if one not in waits.expectation.never)
        wide = readings.of(intents)
        if found[0].command is None or is_clear(wide) or asks_something(wide):
            found = wide
    return found


def _names(readings: Readings, waits: Waits) -> tuple[str, ...]:
    """Return the names in a typed line when names are asked for, whether the grammar knows them or not.

    When asked for the number of players, people may type their names instead, capitalised.
    """
    utterance = readings.utterance
    instead = waits.expectation is COUNT
    if not utterance.typed or not (instead or waits.expectation in (NAMES, NAMES_SURE)):
        return ()
    known = _known_names(readings, NAMES.intents if instead else waits.expectation.intents)
    if known is None:
        return ()
    templates = readings.interpreter.templates
    typed = _names_typed(readings.interpreter, utterance.text, one=waits.names == 1)
    if instead and not (has_first_name(typed, templates) and as_written(typed, utterance.text, templates)):
        return ()
    return typed if better_typed(typed, known, waits.names, templates) else ()


def _known_names(readings: Readings, intents: Sequence[str]) -> tuple[str, ...] | None:
    """Return the names that the grammar finds, and ``None`` if it finds another meaning."""
    found = readings.of(intents)
    command = found[0].command
    if command is None or is_close(found):
        return ()
    if not isinstance(command, SetUp) or command.what != "names":
        return None
    # Names that only resemble those of the grammar are different names: 'Kája' is not 'Káťa'.
    return command.names if found[0].sure else ()


def _names_typed(interpreter: Interpreter, text: str, *, one: bool) -> tuple[str, ...]:
    """Return the names in a typed line, any names; ``one`` may be enough."""
    templates, everyday = interpreter.templates, interpreter.meaning.everyday_words
    if len(name_parts(text, templates)) > 1:
        everyday |= interpreter.graph(("SetNames",)).words
        return typed_names(text, templates, everyday, one=one)
    cleaned = interpreter.meaning.without_known_words(text, CONJUNCTIONS[templates.language])
    return typed_names(cleaned, templates, one=one) or typed_names(text, templates, one=one)


def concepts_in(
    interpreter: Interpreter, utterance: Utterance
) -> list[tuple[str, Sequence[tuple[str, SlotValue]]]]:
    """Return the word groups of an utterance, with the concepts that they may mean."""
    return [
        (" ".join(one.words), sorted(((it.name, it.value) for it in one.concepts), key=str))
        for one in interpreter.meaning.spot(utterance.text, typed=utterance.typed)
    ]
