"""Which names players can have: printable, pronounceable, and different from one another."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container, Sequence

from voice_hanabi.language.templates import plain
from voice_hanabi.speaking.lanes.lines import PUBLIC_NAME

LONGEST_NAME = 40
"""The longest name of a player, in characters."""

_MOST_WORDS = 5
"""The most words of a name: each may have several forms in a case, in any combination."""

_INVISIBLE = frozenset(("Cc", "Cf", "Zl", "Zp"))
"""Unicode categories of invisible characters: direction marks, joiners, line ends."""

_SIGNS = frozenset(("So", "Sk", "Sm", "Sc", "Co", "Cs", "Cn", "Me"))
"""Unicode categories that no voice reads as a name: pictures, symbols, surrogates."""

_PICTURE_STYLES = frozenset("\ufe0e\ufe0f\u200d")
"""Characters that are part of an emoji if there is one."""


def can_be_seated(names: Sequence[str], players: Container[int]) -> bool:
    """Return whether that many can play, and the names can be told apart and printed before a colon.

    A line end or a colon in a name would let one audience's lines look like another's.
    """
    said = {plain(name) for name in names}
    different = len(said) == len(names) and said.isdisjoint(("", PUBLIC_NAME))
    fit = all(name.isprintable() and unfit_reason(name) is None for name in names)
    return len(names) in players and different and fit


def too_long(name: str) -> bool:
    """Return whether a name is too long."""
    return len(name) > LONGEST_NAME or len(re.split(r"[\s-]+", name)) > _MOST_WORDS


def unfit_reason(name: str) -> str | None:
    """Return the message that says what is wrong with a single name."""
    kinds = {unicodedata.category(character) for character in name if character not in _PICTURE_STYLES}
    if not name.strip():
        return "name-empty"
    if kinds & _SIGNS:
        return "name-with-signs"
    if kinds & _INVISIBLE or not _PICTURE_STYLES.isdisjoint(name):
        return "name-with-invisible"
    if ":" in name:
        return "name-with-colon"
    if too_long(name):
        return "name-too-long"
    if plain(name) == PUBLIC_NAME:
        return "name-of-table"
    return None if any(map(str.isalpha, name)) else "name-without-letters"
