"""The languages of the table. No other module names them all.

A language is a row here, and a folder named by its code in `grammars` and in `locales`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Language:
    """What the program needs to know about a language to use its words."""

    locale: str
    """The locale, as Babel names it, for writing numbers and lists."""
    conjunction: str
    """The word for 'and' between the last two names of a list."""
    players: tuple[str, str, str]
    """The names of the players in example sentences."""
    asked_by: tuple[str, ...]
    """What people say or type to switch to this language."""


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
    # British English: no comma before 'and' in a list.
    "en": Language(
        "en_GB", "and", ("Anna", "Peter", "Eva"),
        ("english", "in english", "speak english", "english please"),
    ),
}  # fmt: skip
"""Each language by its code."""

LANGUAGES = tuple(ROWS)
"""Their codes, in the order in which they are offered."""
