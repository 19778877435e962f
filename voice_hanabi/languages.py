"""The languages of the table: the only place that names them all.

A language is a row here, and a folder of its code in `grammars` and in `locales`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Language:
    """What the program has to know of a language to use its words."""

    locale: str
    """By whose customs numbers and lists are written, as Babel names it."""
    conjunction: str
    """'And', as it stands between the last two of several names."""
    players: tuple[str, str, str]
    """Who plays in its sentences of how people talk, and in examples."""
    asked_by: tuple[str, ...]
    """What is said, or typed, for it to be spoken from then on."""


ROWS: Mapping[str, Language] = {
    "cs": Language(
        "cs_CZ", "a", ("Anna", "Petr", "Eva"),
        ("česky", "čeština", "v češtině", "mluv česky", "česky prosím"),
    ),
    "pl": Language(
        "pl_PL", "i", ("Anna", "Piotr", "Ewa"),
        ("po polsku", "polski", "mów po polsku", "po polsku proszę"),
    ),
    "da": Language(
        "da_DK", "og", ("Anna", "Peter", "Eva"),
        ("dansk", "på dansk", "tal dansk", "dansk tak"),
    ),
    # British English: a list has no comma before its 'and'.
    "en": Language(
        "en_GB", "and", ("Anna", "Peter", "Eva"),
        ("english", "in english", "speak english", "english please"),
    ),
}  # fmt: skip
"""Each language by its code."""

LANGUAGES = tuple(ROWS)
"""Their codes, in the order in which they offer themselves."""
