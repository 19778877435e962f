"""The printed decks that a table's computer can read, and which of them people mean by a name they say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Protocol

from voice_hanabi.language.form_rows import expanded
from voice_hanabi.language.templates import plain, templates_of
from voice_hanabi.language.word_graph import SlotValue
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.system.plain_text import without_diacritics


class Deck(Protocol):
    """A printed deck."""

    @property
    def name(self) -> str:
        """What people call it: 'the red box'."""

    @property
    def game(self) -> str:
        """The folder of the game whose cards it has."""

    @property
    def variants(self) -> Sequence[str]:
        """The variants for which it was printed."""

    @property
    def rulebook(self) -> str | None:
        """The rulebook for which it was printed."""

    @property
    def faces(self) -> Sequence[str]:
        """The face of each card, by its mark."""


class KnownDecks(Protocol):
    """Keeps the keys of decks. What changes them raises `OSError` where the disk refuses."""

    def decks(self) -> Sequence[Deck]:
        """Return the decks that can be read, by name."""

    def rename(self, deck: str, name: str) -> None:
        """Rename a deck."""

    def forget(self, deck: str) -> None:
        """Forget a deck's key: its backs say nothing any more."""


def meant(value: SlotValue | None, decks: Sequence[Deck]) -> Deck | None:
    """Return the deck that is meant by a name, by its value, or by its number in the list."""
    if isinstance(value, int):
        return decks[value - 1] if value <= len(decks) else None
    return next((deck for deck in decks if value is not None and _same(deck.name) == _same(value)), None)


def _same(name: str) -> SlotValue:
    """Return what is the same of one name in all languages: its value, where it has one."""
    folded = _folded(name)
    return _said().get(folded, folded)


@cache
def _said() -> Mapping[str, SlotValue]:
    """Return the names that can be said of decks, in every language, each with its value."""
    found: dict[str, SlotValue] = {}
    for language in LANGUAGES:
        templates = templates_of(language, "")
        for form, value in templates.lists["deck_name"]:
            for words in expanded(form, templates.rules, templates.lists, language):
                found[_folded(" ".join(words))] = value
    return found


def _folded(name: str) -> str:
    return without_diacritics(plain(name))
