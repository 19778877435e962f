"""What may be said while the table itself speaks, and is obeyed at once: 'no', 'stop' and their kin."""

from __future__ import annotations

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.understanding.interpreter import Interpreter

INTERRUPTING = ("No", "Stop", "TakeBack")
"""The intents whose sentences interrupt the table, and take back an action that waits."""


def interrupting_phrases(interpreter: Interpreter) -> PhraseGraph:
    """Return the phrases, in the language of the interpreter."""
    return interpreter.graph(INTERRUPTING).phrases
