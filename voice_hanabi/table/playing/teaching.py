"""What an action that was carried out teaches of the voice of whoever said it: its words and their sound."""

from __future__ import annotations

from dataclasses import dataclass

from voice_hanabi.contract.commands import ActionCommand
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.table.conversation.effects import Effect, Taught
from voice_hanabi.understanding.interpreter import Interpreter


@dataclass(frozen=True, slots=True)
class Said:
    """What was said of an action that waits; ``asked`` tells that the table had to ask what was meant."""

    utterance: Utterance
    asked: bool = False


def taught(
    interpreter: Interpreter,
    said: Said | None,
    carried_out: ActionCommand,
    seat: int,
) -> list[Effect]:
    """Return the lesson of an action: the words, to the letter of a phrase, that it was carried out for.

    There is none where nobody said it in one piece, or in words of one's own.
    """
    if said is None or said.utterance.typed:
        return []
    for alternative in said.utterance.alternatives:
        for reading in interpreter.graph(interpreter.game.situations.actions).exact(alternative.text.split()):
            meant = interpreter.game.command_of(reading)
            if isinstance(meant, ActionCommand) and meant == carried_out:
                return [Taught(seat, said.utterance, alternative.text, meant, said.asked)]
    return []
