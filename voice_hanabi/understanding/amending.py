"""Acts that are amended in the same breath: 'play the third, no, four', 'bin it, no wait'.

The words before the 'no' are read as an act, and the words after it as a correction of that act while it
waits, in the same way for every game. If nothing follows, the act is taken back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from voice_hanabi.contract.commands import ActionCommand, Command
from voice_hanabi.contract.expectations import is_final
from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.language.concepts import Spotted
from voice_hanabi.language.templates import Templates
from voice_hanabi.understanding.correcting import TAKING_BACK, changed
from voice_hanabi.understanding.interpreter import Interpreter
from voice_hanabi.understanding.meanings import MeaningKind, RankedMeaning, talk
from voice_hanabi.understanding.readings import Readings
from voice_hanabi.understanding.sentences.beginnings import longest

TAKEN_BACK = "taken back in the same breath"
AMENDED = "changed in the same breath"
UNCLEAR = "what follows a 'no' is not understood"


@dataclass(frozen=True, slots=True)
class _Turn:
    """The turning point of a sentence: its words before and after a 'no'."""

    before: tuple[str, ...]
    behind: tuple[str, ...]
    stopped: bool
    """Whether a 'no' was said, rather than only an 'I mean'."""
    negates: bool
    """Whether the same word may negate what follows it: 'třetí, ne čtvrtou'."""
    contrasts: bool
    """Whether commas show that it does: 'třetí, ne čtvrtou', but not 'třetí, ne, čtvrtou'."""


def amended(
    readings: Readings, found: Sequence[RankedMeaning], intents: Sequence[str]
) -> list[RankedMeaning]:
    """Return the meaning of a sentence whose end takes back or changes its beginning; else ``found``."""
    first = found[0]
    if first.kind is MeaningKind.CORRECTION or not _is_amended(first.command):
        return list(found)
    for turn in _turns(readings.interpreter, readings.utterance):
        head = readings.rest(_part(readings.utterance, turn.before), intents)[0]
        if not _is_amended(head.command) or not head.sure or not head.possible:
            continue
        return _after(readings, found, head, turn, intents)
    return list(found)


def _is_amended(command: Command | None) -> bool:
    """Return whether people take such a command back in the same breath."""
    return command is not None and (isinstance(command, ActionCommand) or is_final(command))


def _after(
    readings: Readings,
    found: Sequence[RankedMeaning],
    head: RankedMeaning,
    turn: _Turn,
    intents: Sequence[str],
) -> list[RankedMeaning]:
    text = readings.utterance.text
    taken_back = [replace(talk(text, near=False, known=True), gate=TAKEN_BACK)]
    if not turn.behind:
        return taken_back if turn.stopped else list(found)
    rest = _part(readings.utterance, turn.behind)
    other = readings.rest(rest, intents)
    if other[0].command in TAKING_BACK:
        return taken_back
    if _is_whole(readings.interpreter, other[0], rest):
        return _whole_anew(found, head, other, turn, text)
    if turn.contrasts:
        return list(found)
    if found[0].command != head.command or not isinstance(head.command, ActionCommand):
        # The sentence was read as a whole, including its correction.
        return [replace(one, sure=False, gate=AMENDED) for one in found] if turn.negates else list(found)
    instead = changed(readings, head.command, rest)
    if instead:
        return _changed_at_once(instead, turn, text)
    if other[0].sure and not isinstance(other[0].command, ActionCommand):
        return other
    return [replace(one, sure=False, gate=UNCLEAR) for one in found] if turn.stopped else list(found)


def _whole_anew(
    found: Sequence[RankedMeaning],
    head: RankedMeaning,
    other: Sequence[RankedMeaning],
    turn: _Turn,
    text: str,
) -> list[RankedMeaning]:
    """Return the meaning of a whole new act after a 'no': it isn't merged with the act it replaces."""
    said_anew = turn.behind == turn.before[: len(turn.behind)]
    denied = turn.negates and found[0].command == head.command != other[0].command
    if said_anew or denied:
        # 'Koniec, nie koi-koi' may deny it, and 'koi-koi or no koi-koi' only considers it.
        return [replace(one, text=text, sure=False, gate=UNCLEAR) for one in (*found, *other)]
    return [replace(one, text=text, gate=AMENDED) for one in other]


def _changed_at_once(instead: Sequence[RankedMeaning], turn: _Turn, text: str) -> list[RankedMeaning]:
    """Return the changed act; the table asks if the 'no' may negate what follows it."""
    sure = not turn.negates and len(instead) == 1
    return [
        replace(one, kind=MeaningKind.ACT, text=text, sure=one.sure and sure, gate=AMENDED) for one in instead
    ]


def _is_whole(interpreter: Interpreter, meaning: RankedMeaning, said: Utterance) -> bool:
    """Return whether the words after a 'no' are an act by themselves, not just the name of a card."""
    command = meaning.command
    if not isinstance(command, ActionCommand) or command.deed is None or not meaning.sure:
        return False
    beside = interpreter.meaning.beside(said.text, typed=said.typed)
    return beside is None or not beside.named_only


def _part(utterance: Utterance, words: Sequence[str]) -> Utterance:
    return replace(
        utterance, alternatives=(Alternative(" ".join(words), utterance.alternatives[0].confidence),)
    )


def _turns(interpreter: Interpreter, utterance: Utterance) -> Iterator[_Turn]:
    """Yield the places of a 'no' or an 'I mean' inside a sentence, from its beginning."""
    groups = interpreter.meaning.spot(utterance.text, typed=utterance.typed)
    words = [word for group in groups for word in group.words]
    if UNKNOWN in words:
        return
    starts = _starts(groups)
    templates = interpreter.templates
    parted = any(group.ends for group in groups[:-1])
    places = sorted(starts)
    for before, at in pairwise(places):
        group = starts[at]
        # In text with commas a correction follows one: 'nothing ventured' isn't one.
        if parted and not starts[before].ends:
            continue
        # 'No idea' isn't a 'no', nor is a negated verb.
        if not group.means("stop", "correct"):
            continue
        yield _turn_at(templates, group, words, at, typed=utterance.typed, parted=parted)


def _turn_at(
    templates: Templates, group: Spotted, words: Sequence[str], at: int, *, typed: bool, parted: bool
) -> _Turn:
    """Return the turning point at a group of words; ``parted`` is true for text with commas."""
    stop = longest(templates.stop_phrases, words[at:], typed)
    meant = longest(templates.meant_phrases, words[at:], typed)
    if max(stop, meant) < len(group.words):
        # 'Actually no' ends with a 'no'.
        ends = range(1, len(group.words))
        stops = any(
            longest(templates.stop_phrases, group.words[k:], typed) == len(group.words) - k for k in ends
        )
        stop, meant = (len(group.words), 0) if stops else (0, len(group.words))
    length = max(stop, meant)
    behind = at + length
    while more := max(
        longest(templates.stop_phrases, words[behind:], typed),
        longest(templates.meant_phrases, words[behind:], typed),
    ):
        behind += more
    negates = group.means("not") and not group.ends and behind == at + length
    contrasts = negates and parted and length == 1
    return _Turn(tuple(words[:at]), tuple(words[behind:]), stop >= meant, negates, contrasts)


def _starts(groups: Sequence[Spotted]) -> dict[int, Spotted]:
    """Return each group of words by the place of its first word."""
    found, place = {}, 0
    for group in groups:
        found[place] = group
        place += len(group.words)
    return found
