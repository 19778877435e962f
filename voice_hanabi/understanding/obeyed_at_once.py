"""What may be said while the table speaks, and takes effect at once: 'no', 'stop' and similar words."""

from __future__ import annotations

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.understanding.interpreter import Interpreter

INTERRUPTING = ("No", "Stop", "TakeBack")
"""The intents whose sentences interrupt the table, and take back a waiting action."""


def interrupting_phrases(interpreter: Interpreter) -> PhraseGraph:
    """Return those phrases, in the interpreter's language."""
    return interpreter.graph(INTERRUPTING).phrases
