"""What a carried-out action teaches about its speaker's voice: its words and their sound."""

from __future__ import annotations

from dataclasses import dataclass

from voice_hanabi.contract.commands import ActionCommand
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.table.conversation.effects import Effect, Taught
from voice_hanabi.understanding.interpreter import Interpreter


@dataclass(frozen=True, slots=True)
class Said:
    """The utterance for a waiting action; ``asked`` is true if the table had to ask what was meant."""

    utterance: Utterance
    asked: bool = False


def taught(
    interpreter: Interpreter,
    said: Said | None,
    carried_out: ActionCommand,
    seat: int,
) -> list[Effect]:
    """Return the lesson of an action: the words of an exact phrase that led to it.

    There is none if nobody said it in one piece, or if it was in the speaker's own words.
    """
    if said is None or said.utterance.typed:
        return []
    for alternative in said.utterance.alternatives:
        for reading in interpreter.graph(interpreter.game.situations.actions).exact(alternative.text.split()):
            meant = interpreter.game.command_of(reading)
            if isinstance(meant, ActionCommand) and meant == carried_out:
                return [Taught(seat, said.utterance, alternative.text, meant, said.asked)]
    return []
