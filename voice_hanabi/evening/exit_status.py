"""The meanings of the program's exit status, the same for every command, and refusing with a sentence."""

from __future__ import annotations

import sys

UNUSABLE = 2
"""Something that was given or is needed cannot be used."""

INTERRUPTED = 130
"""Ctrl+C was pressed; the value that shells use."""


def refused(sentence: str) -> int:
    """Print why something can't be done on standard error; return `UNUSABLE`."""
    print(f"voice-hanabi: {sentence}", file=sys.stderr)
    return UNUSABLE
