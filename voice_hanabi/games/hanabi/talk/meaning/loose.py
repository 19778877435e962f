"""Completes the command of a loose phrase about Hanabi: who asks, and about which discard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from voice_hanabi.contract.commands import Command
from voice_hanabi.games.hanabi.talk.commands import About, Question, command_of
from voice_hanabi.language.word_graph import Reading
from voice_hanabi.understanding.sentences.pieces import Piece

_PRIVATE = (About.MY_HAND, About.MY_CARD)


def command_said(reading: Reading, pieces: Sequence[Piece], used: frozenset[int]) -> Command:
    """Return the command of a loose phrase; ``used`` are the word groups of the phrase."""
    return _which_discard(_asked_by(command_of(reading), pieces, used), pieces)


def _which_discard(command: Command, pieces: Sequence[Piece]) -> Command:
    """Add the colour or value that the phrase omits: 'did anybody throw away a blue three'."""
    if not isinstance(command, Question) or command.about is not About.DISCARDS_OF:
        return command
    colours = {str(piece.value) for piece in pieces if piece.kind == "colour"}
    values = {int(piece.value) for piece in pieces if piece.kind == "value"}
    if len(colours) == 1:
        command = replace(command, colour=colours.pop())
    if len(values) == 1:
        # A number may be an article: 'en femmer'.
        command = replace(command, value=values.pop())
    return command


def _asked_by(command: Command, pieces: Sequence[Piece], used: frozenset[int]) -> Command:
    """Add who asks about their own cards, if the sentence also names one player."""
    if not isinstance(command, Question) or command.about not in _PRIVATE or command.asker is not None:
        return command
    if any(piece.kind in ("act", "their-act", "past") for piece in pieces):
        # Anna does not ask 'what did Anna tell me?'.
        return command
    named = [piece for piece in pieces if piece.kind == "player" and piece.place not in used]
    if len(named) != 1 or len(named[0].seats) != 1:
        return command
    return replace(command, asker=named[0].seats[0])
