"""Which words of a sentence were misheard, given what was heard."""

from __future__ import annotations

import difflib
from collections.abc import Sequence


def misheard_words(said: str, heard: str) -> tuple[str, ...]:
    """Return the words of a phrase that were heard as something else, or not at all."""
    meant, found = said.split(), heard.split()
    changes: Sequence[tuple[str, int, int, int, int]] = difflib.SequenceMatcher(
        None, meant, found, autojunk=False
    ).get_opcodes()
    return tuple(
        word
        for kind, start, end, _, _ in changes
        if kind in ("replace", "delete")
        for word in meant[start:end]
    )
