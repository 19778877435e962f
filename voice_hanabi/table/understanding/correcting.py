"""What is said of an action that waits: a 'no' takes it back, and what follows is what was meant instead.

'No' and its kin count before anything else is understood, and only as they are written in the grammar:
what merely looks like one of them never takes anything back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.language.template_reader import FORGIVEN_LIMIT
from voice_hanabi.language.templates import ANSWER_PREFIX, plain
from voice_hanabi.system.plain_text import without_diacritics
from voice_hanabi.table.contract.commands import ActionCommand, Command, Control, ControlVerb, Question
from voice_hanabi.table.contract.meaning import Corrected
from voice_hanabi.table.understanding.interpreter import (
    ANSWER_BELIEF,
    CLOSE_MARGIN,
    CONFIDENCE_WEIGHT,
    SURE_COST,
    Close,
    Interpreter,
    NotUnderstood,
    Understanding,
    Understood,
    heard_well,
)

_STOPPING = ("No", "Stop", "TakeBack")
"""Intents whose sentences take an action back as well."""


_TAKING_BACK = (Control(ControlVerb.STOP), Control(ControlVerb.TAKE_BACK))

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
    interpreter: Interpreter,
    utterance: Utterance,
    waiting: Sequence[ActionCommand],
    possible: Callable[[Command], bool] = lambda command: True,
    *,
    speaking: int | None = None,
    may_correct: bool = True,
    only_a_part: bool = True,
    bare: bool = True,
) -> Correction:
    """Return what an utterance makes of the action that waits; of either, where the table asked which.

    Everybody may say no; another command instead is for the one whose turn it is (``may_correct``). Where
    ``only_a_part``, a part of a command is a correction without a 'no' before it ('the second'); where
    ``bare``, a number by itself is one, too ('two').
    `None` means that it is no correction: it is to be understood as it would be at any other time. Not
    understood is only what follows a 'no'.
    """
    heads = [_head(interpreter, words.text, utterance.typed) for words in utterance.alternatives]
    if heads and heads[0].rest and _only_looks_like_a_no(interpreter, utterance):
        heads = [replace(head, stopped=False) for head in heads]
    if not heads or not heard_well(utterance, ANSWER_BELIEF):
        return None
    if _only_a_stop(utterance, heads):
        return Cancelled()
    head = heads[0]
    if not may_correct:
        return Cancelled() if head.stopped else None
    if head.stopped:
        whole = _whole_sentence(interpreter, utterance.text)
        if whole is not None:
            return Understood(whole, sure=True, text=utterance.text)
    else:
        steers = _steers(interpreter, utterance, possible, speaking)
        if steers is not None:
            return Cancelled() if steers in _TAKING_BACK else None
    changes = [_instead(interpreter, utterance, command, possible, speaking) for command in waiting]
    stopped = head.stopped or any(change.stopped for change in changes)
    found = [change for change in changes if change.found is not None]
    if not stopped and not head.announced and not any(change.announced for change in changes):
        # Nothing tells that it is a correction but that it is only a part of a command, and that is clear.
        found = [
            change
            for change in found
            if change.part and only_a_part and (bare or not change.bare) and _is_sure(change.found)
        ]
    if found:
        meant = list(dict.fromkeys(command for change in found for command in _commands(change.found)))
        sure = all(_is_sure(change.found) for change in found)
        if len(meant) == 1:
            return Understood(meant[0], sure, utterance.text)
        return Close(meant[0], meant[1], sure)
    if not stopped:
        return None
    if all(change.nothing_else for change in changes):
        return Cancelled()
    rest = _rest(utterance, heads)
    sentences = _whole_sentences(interpreter, answers=False)
    other = interpreter.understand(rest, sentences, possible, speaking) if rest.alternatives else None
    if isinstance(other, Understood | Close) and _is_worth_doing(other):
        return other
    return NotUnderstood(near=True)


def _only_looks_like_a_no(interpreter: Interpreter, utterance: Utterance) -> bool:
    """Tell whether a sentence begins with a 'no' that belongs to other words: 'no idea', 'nie wiem'."""
    groups = interpreter.meaning.spot(utterance.text, typed=utterance.typed)
    return bool(groups) and len(groups[0].words) > 1 and groups[0].means("doubtful", "ask", "past")


def _steers(
    interpreter: Interpreter, utterance: Utterance, possible: Callable[[Command], bool], speaking: int | None
) -> Question | Control | None:
    """Return what somebody asks, or how they steer the conversation, without a word of correcting."""
    meant = interpreter.understand(utterance, interpreter.game.situations.turn.intents, possible, speaking)
    if isinstance(meant, Understood) and meant.sure and isinstance(meant.command, Question | Control):
        return meant.command
    return None


def _is_sure(understood: Understood | Close | None) -> bool:
    return isinstance(understood, Understood) and understood.sure


def _is_worth_doing(understood: Understood | Close) -> bool:
    """Whether it is clear, or an action, about which the table asks."""
    return understood.sure or all(isinstance(command, ActionCommand) for command in _commands(understood))


def _commands(understood: Understood | Close | None) -> tuple[Command, ...]:
    match understood:
        case Close(first=first, second=second):
            return first, second
        case Understood(command=command):
            return (command,)
        case _:
            return ()


def _head(interpreter: Interpreter, text: str, typed: bool) -> _Head:
    """Take 'no' and what announces a correction from the beginning, and from the end of what is left."""
    words = plain(text.replace(UNKNOWN, " ? ")).split()
    templates = interpreter.templates
    stops = (templates.stop_phrases, *(interpreter.graph((intent,)).phrases for intent in _STOPPING))
    meant = (templates.meant_phrases,)
    known = interpreter.words(interpreter.game.situations.turn)
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


def _whole_sentence(interpreter: Interpreter, text: str) -> Command | None:
    """Return what a sentence means that begins with a 'no' and is a sentence of its own: 'stop the game'."""
    readings = interpreter.graph(_whole_sentences(interpreter)).exact(plain(text).split())
    return interpreter.game.command_of(readings[0]) if readings else None


def _whole_sentences(interpreter: Interpreter, *, answers: bool = True) -> tuple[str, ...]:
    """Return the intents of what may be said of a turn instead, with bare answers or without."""
    turn = interpreter.game.situations.turn.intents
    bare = () if answers else tuple(intent for intent in turn if intent.startswith(ANSWER_PREFIX))
    return tuple(intent for intent in turn if intent not in (*bare, *_STOPPING))


@dataclass(frozen=True, slots=True)
class _Change:
    """What a sentence makes of one waiting command.

    ``part`` tells that only a part of it was said, ``bare`` that this is a number by itself, and
    ``nothing_else`` that no part of any move was.
    """

    found: Understood | Close | None
    stopped: bool = False
    announced: bool = False
    part: bool = False
    bare: bool = False
    nothing_else: bool = True


def _instead(
    interpreter: Interpreter,
    utterance: Utterance,
    waiting: ActionCommand,
    possible: Callable[[Command], bool],
    speaking: int | None,
) -> _Change:
    """Read a sentence for another move, or for another part of the waiting one."""
    best = utterance.alternatives[0].confidence
    costs: dict[Command, tuple[float, bool, bool]] = {}
    first: Corrected | None = None
    for words in utterance.alternatives:
        made = interpreter.meaning.correct(words.text, waiting, speaking, typed=utterance.typed)
        first = first or made
        behind = (best - words.confidence) * CONFIDENCE_WEIGHT
        for one in made.instead:
            cost = one.cost + behind
            known = costs.get(one.command)
            if possible(one.command) and cost <= FORGIVEN_LIMIT and (known is None or cost < known[0]):
                costs[one.command] = (cost, one.sure, made.part)
    if first is None:
        return _Change(None)
    ordered = sorted(costs.items(), key=lambda entry: entry[1][0])
    found: Understood | Close | None = None
    if ordered:
        command, (cost, certain, _) = ordered[0]
        sure = certain and cost <= SURE_COST
        found = Understood(command, sure, utterance.text)
        if len(ordered) > 1 and ordered[1][1][0] - cost < CLOSE_MARGIN:
            found = Close(command, ordered[1][0], sure)
    part = bool(ordered) and ordered[0][1][2]
    return _Change(found, first.stopped, first.announced, part, first.bare, first.nothing_else)
