"""The meanings of the program's exit status, the same for every command."""

UNUSABLE = 2
"""Something that was given or is needed cannot be used."""

INTERRUPTED = 130
"""Ctrl+C was pressed; the value that shells use."""
