"""How far the sound must bear out what it is taken for, by what the table waits for."""

from __future__ import annotations

from collections.abc import Iterable

from voice_hanabi.contract.commands import ActionCommand, Answer, Command, Control, Question
from voice_hanabi.hearing.utterance import Utterance

SURE_COST = 0.75
"""The dearest reading that is acted on without asking."""

COMMAND_BELIEF = 0.4
"""How far the sound must bear out a command that nobody asked for, lest it is asked about."""
DOUBTED_BELIEF = 0.3
"""The same, lest it is taken for table talk or noise."""
DROWNED_BELIEF = 0.15
"""The same of a command that others talk over: they add to the sound that the words do not explain."""
DROWNED_WORDS = 12.0
"""What words must explain by themselves (``Evidence.words``) to be taken for such a command: talk in which
a command is heard by mistake hardly ever comes to so much."""
LOUD_ROOM = 19.0
"""Decibels by which somebody must be louder than the room, lest what others say is heard for their words."""
LOUD_ROOM_BELIEF = 0.7
"""How far the sound must bear out in a loud room what changes anything, lest it is asked about."""
LOUD_ROOM_OFFERED_BELIEF = 0.55
"""The same of an action that is asked about, so that it need not be repeated: a wrong offer takes longer."""
LOUD_ROOM_DOUBTED_BELIEF = 0.4
"""The same of anything else."""
FAINT_BELIEF = 0.25
"""The same, lest nothing at all is said to it."""
ANSWER_BELIEF = 0.05
"""How far the sound must bear out an answer to a question of the table: there a word was to be expected."""
DOUBTED_ANSWER_BELIEF = -0.4
"""The same, lest nothing is said to it: a word that was hardly heard is asked for again."""

ASKED_CONTROL_BELIEF = 0.35
"""The same of a word that steers the table while it asks something: nobody was expected to say it."""
ANSWER_AMONG_WORDS_BELIEF = 0.7
"""The same of an answer among other words, which any talk may hold."""


def belief_wanted(intents: Iterable[str], questions: Iterable[str]) -> tuple[float, float]:
    """Return how far an utterance must be believed to be asked about, and to be acted on.

    ``questions`` are the game's intents of players' questions.

    Where anything may be asked nothing is waited for, so that much of what is heard is table talk. Where
    the table has asked something one of few answers is to be expected.
    """
    if set(questions) <= set(intents):
        return DOUBTED_BELIEF, COMMAND_BELIEF
    return DOUBTED_ANSWER_BELIEF, ANSWER_BELIEF


def in_loud_room(utterance: Utterance) -> bool:
    """Return whether the room was nearly as loud as what was said."""
    return utterance.above_room is not None and utterance.above_room < LOUD_ROOM


def heard_well(utterance: Utterance, least: float) -> bool:
    """Return whether an utterance is to be asked about at least, where ``least`` is the belief wanted."""
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
    """Return whether a command is borne out so far that it is asked about at least."""
    doubtful = in_loud_room(utterance) and isinstance(command, ActionCommand)
    return not doubtful or utterance.belief >= LOUD_ROOM_OFFERED_BELIEF


def clear(command: Command, utterance: Utterance, enough: float) -> bool:
    """Return whether a command is borne out so far that nobody is asked, where ``enough`` is usual."""
    if in_loud_room(utterance) and not isinstance(command, Answer | Question):
        enough = max(enough, LOUD_ROOM_BELIEF)
    return utterance.belief >= enough


def read_surely(command: Command, utterance: Utterance, cost: float) -> bool:
    """Return whether a reading of such a ``cost`` leaves no doubt that a command was said.

    Of whoever talks to friends into the same microphone, an action must be all that the likeliest words say.
    What was said before the table went on may have been about another card.
    """
    if utterance.of_before and isinstance(command, ActionCommand | Answer):
        return False
    if utterance.among_talk and isinstance(command, ActionCommand):
        return cost == 0
    return cost <= SURE_COST


def borne_out(command: Command, belief: float, *, among_words: bool) -> bool:
    """Return whether an answer, or what steers the table, is to be believed where something was asked.

    ``among_words`` tells that it is not what a template says to the letter.
    """
    if isinstance(command, Control):
        return belief >= ASKED_CONTROL_BELIEF
    if isinstance(command, Answer) and among_words:
        return belief >= ANSWER_AMONG_WORDS_BELIEF
    return True
