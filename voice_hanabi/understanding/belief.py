"""How well the sound must support its words, depending on what the table waits for."""

from __future__ import annotations

from collections.abc import Iterable

from voice_hanabi.contract.commands import ActionCommand, Answer, Command, Control
from voice_hanabi.contract.expectations import changes_something
from voice_hanabi.hearing.utterance import Utterance

SURE_COST = 0.75
"""The most expensive reading that is carried out without asking."""

COMMAND_BELIEF = 0.4
"""How well the sound must support an unprompted command, or it is asked about."""
DOUBTED_BELIEF = 0.3
"""The same, or it counts as table talk or noise."""
DROWNED_BELIEF = 0.15
"""The same for a command that others talk over: they add sound that the words do not explain."""
DROWNED_WORDS = 12.0
"""How much the words must explain by themselves (``Evidence.words``) to count as such a command: a command
misheard from talk rarely explains that much."""
LOUD_ROOM = 19.0
"""Decibels by which a speaker must be louder than the room, or others' words may be taken for theirs."""
LOUD_ROOM_BELIEF = 0.7
"""How well the sound must support a change in a loud room, or it is asked about. 'Again' and 'slower' change
nothing, nor do questions."""
LOUD_ROOM_OFFERED_BELIEF = 0.55
"""The same for an action that is offered as a question, to save repeating it: a wrong offer takes longer."""
LOUD_ROOM_DOUBTED_BELIEF = 0.4
"""The same for anything else."""
FAINT_BELIEF = 0.25
"""The same, or it is ignored entirely."""
ANSWER_BELIEF = 0.05
"""How well the sound must support an answer to the table's question, where a word was expected."""
DOUBTED_ANSWER_BELIEF = -0.4
"""The same, or it is ignored: a word that was barely heard is asked for again."""

ASKED_CONTROL_BELIEF = 0.35
"""The same for a word that steers the table while it asks something, which was not expected."""
ANSWER_AMONG_WORDS_BELIEF = 0.7
"""The same for an answer among other words, which any talk may contain."""


def belief_wanted(intents: Iterable[str], questions: Iterable[str]) -> tuple[float, float]:
    """Return how well an utterance must be supported to be asked about, and to be acted on.

    ``questions`` are the game's intents of players' questions. If anything may be said, nothing particular is
    expected, and much of what is heard is table talk. If the table has asked something, one of few answers is
    expected.
    """
    if set(questions) <= set(intents):
        return DOUBTED_BELIEF, COMMAND_BELIEF
    return DOUBTED_ANSWER_BELIEF, ANSWER_BELIEF


def in_loud_room(utterance: Utterance) -> bool:
    """Return whether the room was nearly as loud as what was said."""
    return utterance.above_room is not None and utterance.above_room < LOUD_ROOM


def heard_well(utterance: Utterance, least: float) -> bool:
    """Return whether an utterance is at least asked about, where ``least`` is the support needed."""
    if in_loud_room(utterance) and least > 0:
        return utterance.belief >= max(least, LOUD_ROOM_DOUBTED_BELIEF)
    if utterance.belief >= least:
        return True
    evidence = utterance.evidence
    if evidence is None:
        return False
    return evidence.share >= DROWNED_BELIEF and evidence.words >= DROWNED_WORDS


def heard_faintly(utterance: Utterance, least: float) -> bool:
    """Return whether to say that something wasn't heard well, rather than nothing."""
    return utterance.belief >= min(least, FAINT_BELIEF)


def offered(command: Command, utterance: Utterance) -> bool:
    """Return whether a command is supported well enough to be at least asked about."""
    doubtful = in_loud_room(utterance) and isinstance(command, ActionCommand)
    return not doubtful or utterance.belief >= LOUD_ROOM_OFFERED_BELIEF


def clear(command: Command, utterance: Utterance, enough: float) -> bool:
    """Return whether a command is supported well enough not to be asked about, where ``enough`` is usual."""
    if in_loud_room(utterance) and changes_something(command) and not isinstance(command, Answer):
        enough = max(enough, LOUD_ROOM_BELIEF)
    return utterance.belief >= enough


def read_surely(command: Command, utterance: Utterance, cost: float) -> bool:
    """Return whether a reading of such a ``cost`` leaves no doubt that a command was said.

    If people talk to friends into the same microphone, an action must be everything the likeliest words say.
    What was said before the table went on may have been about another card.
    """
    if utterance.of_before and isinstance(command, ActionCommand | Answer):
        return False
    if utterance.among_talk and isinstance(command, ActionCommand):
        return cost == 0
    return cost <= SURE_COST


def borne_out(command: Command, belief: float, *, among_words: bool) -> bool:
    """Return whether to believe an answer, or what steers the table, when something was asked.

    ``among_words`` means that it isn't the exact words of a template.
    """
    if isinstance(command, Control):
        return belief >= ASKED_CONTROL_BELIEF
    if isinstance(command, Answer) and among_words:
        return belief >= ANSWER_AMONG_WORDS_BELIEF
    return True
