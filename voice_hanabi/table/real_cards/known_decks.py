"""The printed decks that a table's computer can read, and finding one by a spoken name."""

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
        """Its name for people: 'the red box'."""

    @property
    def game(self) -> str:
        """The folder of the game whose cards it has."""

    @property
    def variants(self) -> Sequence[str]:
        """The variants it was printed for."""

    @property
    def rulebook(self) -> str | None:
        """The rulebook it was printed for."""

    @property
    def faces(self) -> Sequence[str]:
        """The face of each card, by its mark."""


class KnownDecks(Protocol):
    """Stores the keys of decks. Methods that change them raise `OSError` if the disk fails."""

    def decks(self) -> Sequence[Deck]:
        """Return the readable decks, by name."""

    def rename(self, deck: str, name: str) -> None:
        """Rename a deck."""

    def forget(self, deck: str) -> None:
        """Delete a deck's key, so that its backs can't be read any more."""


def meant(value: SlotValue | None, decks: Sequence[Deck]) -> Deck | None:
    """Return the deck that a name means, directly, by its value, or by its number in the list."""
    if isinstance(value, int):
        return decks[value - 1] if value <= len(decks) else None
    return next((deck for deck in decks if value is not None and _same(deck.name) == _same(value)), None)


def _same(name: str) -> SlotValue:
    """Return what a name has in common in all languages: its value, if it has one."""
    folded = _folded(name)
    return _said().get(folded, folded)


@cache
def _said() -> Mapping[str, SlotValue]:
    """Return the names that can be said for decks, in every language, each with its value."""
    found: dict[str, SlotValue] = {}
    for language in LANGUAGES:
        templates = templates_of(language, "")
        for form, value in templates.lists["deck_name"]:
            for words in expanded(form, templates.rules, templates.lists, language):
                found[_folded(" ".join(words))] = value
    return found


def _folded(name: str) -> str:
    return without_diacritics(plain(name))
