"""Combines what two ears heard of one utterance: carried out if they agree, asked about if they differ.

The first ear knows what may be said at the table and hears little else; the second knows the language but
little about the table. They make different errors, so what both have heard was said.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from voice_hanabi.contract.commands import ActionCommand
from voice_hanabi.contract.expectations import changes_something, is_final
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.language.templates import plain
from voice_hanabi.understanding.meanings import MeaningKind, RankedMeaning, is_clear


def doubted(found: Sequence[RankedMeaning]) -> bool:
    """Return whether the second ear is worth asking: for an unsure command, or something like one."""
    first = found[0]
    if first.command is None and first.kind is not MeaningKind.CORRECTION:
        return first.near and not first.known
    return not is_clear(found)


def as_heard_again(utterance: Utterance) -> Utterance:
    """Return an utterance as the second ear heard it; that ear doesn't report how well it heard."""
    words = (Alternative(plain(utterance.second)),)
    return replace(utterance, alternatives=words, second="", evidence=None, above_room=None)


def of_two_ears(found: list[RankedMeaning], again: Sequence[RankedMeaning]) -> list[RankedMeaning]:
    """Return what an utterance may mean by both ears; ``found`` is the first one's doubtful reading.

    If the second ear is unsure, nothing changes.
    """
    second = again[0]
    if second.command is None or not is_clear(again):
        return found
    likely = [one for place, one in enumerate(found) if not place or one.close]
    same = [one for one in likely if (one.kind, one.command) == (second.kind, second.command)]
    if same:
        # What the gate held back in the first ear's words is still asked about.
        held = same[0].gate or is_final(second.command)
        return found if held else [replace(same[0], sure=True, close=False)]
    if second.kind is MeaningKind.CORRECTION:
        return found
    if not changes_something(second.command):
        # Nothing is done if the first ear heard nothing; if they heard different things, one is wrong.
        return [second] if found[0].command is None else found
    return _asked_about(found, second)


def _asked_about(found: list[RankedMeaning], second: RankedMeaning) -> list[RankedMeaning]:
    """Return an action that only the second ear heard as a question, beside the first ear's."""
    first = found[0]
    if not isinstance(second.command, ActionCommand) or first.kind is MeaningKind.CORRECTION:
        return found
    asked = replace(second, sure=False, close=False)
    if isinstance(first.command, ActionCommand):
        return [replace(first, sure=False, close=False), replace(asked, close=True)]
    return [asked]
