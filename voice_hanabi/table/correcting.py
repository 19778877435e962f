"""What is said of an action that waits: a 'no' takes it back, and what follows is what was meant instead.

'No' and its kin count before anything else is understood, and only as they are written in the grammar:
what merely looks like one of them never takes anything back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.table import commands
from voice_hanabi.table.commands import INSTEAD_INTENTS, Answer, Command
from voice_hanabi.table.expectations import Expectation
from voice_hanabi.table.requests import ActionCommand, filled
from voice_hanabi.table.templates import plain, without_diacritics
from voice_hanabi.table.understanding import (
    ANSWER_BELIEF,
    CONFIDENCE_WEIGHT,
    SURE_COST,
    UNKNOWN,
    Close,
    Listener,
    NotUnderstood,
    Understanding,
    Understood,
    heard_well,
)

_STOPPING = ("No", "Stop", "TakeBack")
"""Intents whose sentences take an action back as well."""

_WHOLE = tuple(intent for intent in Expectation.TURN.intents if intent not in ("AnswerSlot", *_STOPPING))
"""What may be said of a turn instead, as a sentence of its own."""

_PART = "part"

_CRIES = 3
"""So many words that mean nothing here may come before a 'no' ('Jesus, Mary, no!')."""


@dataclass(frozen=True, slots=True)
class Cancelled:
    """Only a 'no' was said: what waits is taken back."""


Correction = Cancelled | Understanding | None
"""Taken back; another command instead; something else that was not understood; or no correction at all."""


@dataclass(frozen=True, slots=True)
class _Head:
    """How a sentence begins: with a 'no', with words that announce a correction, and what follows."""

    stopped: bool
    announced: bool
    rest: tuple[str, ...]


def correction(
    listener: Listener,
    utterance: Utterance,
    waiting: Sequence[ActionCommand],
    possible: Callable[[Command], bool] = lambda command: True,
    *,
    may_correct: bool = True,
    only_a_part: bool = True,
) -> Correction:
    """Return what an utterance makes of the action that waits; of either, where the table asked which.

    Everybody may say no; another command instead is for the one whose turn it is (``may_correct``). Where
    ``only_a_part``, a part of a command is a correction without a 'no' before it ('the second').
    `None` means that it is no correction: it is to be understood as it would be at any other time. Not
    understood is only what follows a 'no'.
    """
    heads = [_head(listener, words.text, utterance.typed) for words in utterance.alternatives]
    if not heads or not heard_well(utterance, ANSWER_BELIEF):
        return None
    if _only_a_stop(utterance, heads):
        return Cancelled()
    head = heads[0]
    if not may_correct:
        return Cancelled() if head.stopped else None
    if head.stopped:
        whole = _whole_sentence(listener, utterance.text)
        if whole is not None:
            return Understood(whole, sure=True, text=utterance.text)
    rest = _rest(utterance, heads)
    if not rest.alternatives:
        return NotUnderstood(near=True) if head.stopped else None
    understood = [_instead(listener, rest, command, possible, denied=head.stopped) for command in waiting]
    found = [one for one in understood if not isinstance(one, NotUnderstood) and _is_worth_doing(one)]
    if not head.stopped and not head.announced:
        # Nothing tells that it is a correction but that it is only a part of a command, and that is clear.
        found = [one for one in found if one.sure and isinstance(one, Understood) and one.text == _PART]
        found = found if only_a_part else []
    if not found:
        return NotUnderstood(near=True) if head.stopped else None
    meant = list(dict.fromkeys(command for one in found for command in _commands(one)))
    sure = all(one.sure for one in found)
    return Understood(meant[0], sure, rest.text) if len(meant) == 1 else Close(meant[0], meant[1], sure)


def _is_worth_doing(understood: Understood | Close) -> bool:
    """Whether it is clear, or an action, about which the table asks."""
    return understood.sure or all(isinstance(command, ActionCommand) for command in _commands(understood))


def _commands(understood: Understood | Close) -> tuple[Command, ...]:
    if isinstance(understood, Close):
        return understood.first, understood.second
    return (understood.command,)


def _head(listener: Listener, text: str, typed: bool) -> _Head:
    """Take 'no' and what announces a correction from the beginning, and from the end of what is left."""
    words = plain(text.replace(UNKNOWN, " ? ")).split()
    templates = listener.templates
    stops = (templates.stop_phrases, *(listener.graph((intent,)).phrases for intent in _STOPPING))
    meant = (templates.meant_phrases,)
    known = listener.phrases(Expectation.TURN).words
    place = 0
    cries = 0
    while cries < min(_CRIES, len(words)) and words[cries] not in known:
        if any(_longest(graph, words[cries:], typed) for graph in stops):
            break
        cries += 1
    if any(_longest(graph, words[cries:], typed) for graph in stops):
        place = cries
    stopped = announced = False
    while place < len(words):
        length = max(_longest(graph, words[place:], typed) for graph in stops)
        introducing = max(_longest(graph, words[place:], typed) for graph in meant)
        if not max(length, introducing):
            break
        stopped = stopped or length >= introducing
        announced = announced or introducing > length
        place += max(length, introducing)
    rest = words[place:]
    for cut in range(1, len(rest)):
        if any(_longest(graph, rest[cut:], typed) == len(rest) - cut for graph in (*stops, *meant)):
            announced = True
            rest = rest[:cut]
            break
    return _Head(stopped, announced, tuple(rest))


def _longest(graph: PhraseGraph, words: Sequence[str], typed: bool) -> int:
    """Return how many words at the beginning are a phrase of the graph; typed, diacritics may be missing."""
    states, longest = {graph.start}, 0
    for length, word in enumerate(words, start=1):
        following = set()
        for state in states:
            for label, target in graph.arcs_from.get(state, {}).items():
                if word == label or (typed and word == without_diacritics(label)):
                    following.add(target)
        if not following:
            break
        states = following
        if states & graph.finals:
            longest = length
    return longest


def _only_a_stop(utterance: Utterance, heads: Sequence[_Head]) -> bool:
    """Whether nothing but a 'no' was said, or was heard about as likely as what comes first."""
    best = utterance.alternatives[0].confidence
    return any(
        head.stopped and not head.rest and (best - words.confidence) * CONFIDENCE_WEIGHT <= SURE_COST
        for head, words in zip(heads, utterance.alternatives, strict=True)
    )


def _rest(utterance: Utterance, heads: Sequence[_Head]) -> Utterance:
    """Return what follows, in the alternatives that begin as the likeliest does."""
    first = heads[0]
    kept = tuple(
        Alternative(" ".join(head.rest).replace("?", UNKNOWN), words.confidence)
        for head, words in zip(heads, utterance.alternatives, strict=True)
        if (head.stopped, head.announced) == (first.stopped, first.announced) and head.rest
    )
    return replace(utterance, alternatives=kept)


def _whole_sentence(listener: Listener, text: str) -> Command | None:
    """Return what a sentence means that begins with a 'no' and is a sentence of its own: 'stop the game'."""
    intents = tuple(intent for intent in Expectation.TURN.intents if intent not in _STOPPING)
    readings = listener.graph(intents).exact(plain(text).split())
    return commands.command_of(readings[0]) if readings else None


def _instead(
    listener: Listener,
    rest: Utterance,
    waiting: ActionCommand,
    possible: Callable[[Command], bool],
    *,
    denied: bool,
) -> Understanding:
    """Understand what was said as a command of its own, or as another part of the one that waits.

    The text of a part that was understood is ``_PART``. After a 'no' (``denied``), what waits may be named
    first.
    """

    def fits(command: Command) -> bool:
        changed = changed_by(waiting, command) if isinstance(command, Answer) else command
        return changed is not None and possible(changed)

    understood: Understanding = NotUnderstood(near=False)
    for parts in _parts(waiting):
        intents = (*_WHOLE, *parts)
        for said in _without_denied(listener, rest, waiting, parts) if denied else [rest]:
            understood = listener.understand(said, intents, fits)
            match understood:
                case Understood(command=command, sure=sure) if fits(command):
                    if not isinstance(command, Answer):
                        return replace(understood, command=_with_its_card(command, waiting))
                    return Understood(changed_by(waiting, command) or command, sure, _PART)
                case Close(first=first, second=second, sure=sure) if fits(first) and fits(second):
                    changed = [
                        (changed_by(waiting, one) if isinstance(one, Answer) else None) or one
                        for one in (first, second)
                    ]
                    return Close(changed[0], changed[1], sure)
    return NotUnderstood(near=True) if isinstance(understood, NotUnderstood) else understood


def _parts(waiting: ActionCommand) -> tuple[tuple[str, ...], ...]:
    """Return the intents of what may be changed in a command, those first that come first to mind."""
    match waiting:
        case commands.Play(colour=None) | commands.Discard():
            return (("AnswerSlot", *INSTEAD_INTENTS),)
        case commands.Play():
            return (("AnswerSlot", "AnswerColour", *INSTEAD_INTENTS),)
        case commands.Clue():
            # 'Two' is a value; 'the second' a place.
            value = ("AnswerColour", "AnswerValue", "AnswerPlayer")
            return (value, (*value, "AnswerSlot"))
        case _:
            return ((),)


def _without_denied(
    listener: Listener, rest: Utterance, waiting: ActionCommand, parts: tuple[str, ...]
) -> list[Utterance]:
    """Return what was said, and the same without what the action has already ('not Eva, Petr')."""
    tries = [rest]
    words = rest.text.split()
    for length in range(1, min(4, len(words))) if parts else ():
        for reading in listener.graph(parts).exact(words[:length]):
            if _unchanged(waiting, commands.command_of(reading)):
                left = Alternative(" ".join(words[length:]), rest.alternatives[0].confidence)
                tries.insert(0, replace(rest, alternatives=(left,)))
    return tries


def _unchanged(waiting: ActionCommand, said: Command) -> bool:
    return isinstance(said, Answer) and changed_by(waiting, said) == waiting


def changed_by(waiting: ActionCommand, said: Answer) -> ActionCommand | None:
    """Return the waiting command with what was said in its place; ``None`` when that is no part of it."""
    match waiting, said:
        case commands.Play() | commands.Discard(), Answer(kind="act", value=act):
            return commands.Play(waiting.slot) if act == "play" else commands.Discard(waiting.slot)
        case commands.Play(), Answer(kind="colour"):
            return replace(waiting, colour=str(said.value)) if waiting.colour is not None else None
        case commands.Clue(), Answer(kind="slot"):
            return replace(waiting, slots=(said.value,), count=None)
        case _:
            return filled(waiting, said)


def _with_its_card(command: Command, waiting: ActionCommand) -> Command:
    """Return an act that names no card with the card of the one that waits: 'no, discard'."""
    match command, waiting:
        case commands.Discard(slot=None), commands.Play(slot=slot):
            return commands.Discard(slot)
        case commands.Play(slot=None), commands.Discard(slot=slot):
            return commands.Play(slot)
        case _:
            return command
