"""A note in a player's own words: its card, and the words to keep.

The words that begin it and that name the card are left out: the card may move before they are read out. Of
speech, only words that were recognised are kept.
"""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.contract.meaning import Meant
from voice_hanabi.games.hanabi.talk.commands import NOTE, Note
from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.language.concepts import ConceptForms
from voice_hanabi.language.loose_patterns import LoosePatterns, LooseReading
from voice_hanabi.language.templates import plain

_OWN_WORDS_COST = 0.2
"""A note in the player's own words, compared with a template's."""


class NotesRead:
    """Reads notes in one language, with the names of a table."""

    def __init__(self, patterns: LoosePatterns, forms: ConceptForms) -> None:
        self._patterns = patterns
        self._before = forms.words_of(("filler", "but"))
        """Words that may stand before a note."""
        self._mine = forms.words_of(("mine",))
        self._players = forms.words_of(("player",))

    def read(self, text: str, *, typed: bool) -> list[Meant]:
        """Return the note in a sentence, if it is one.

        A card of a named player isn't one's own, unless that is said. A typed line without a card is a note,
        too, so that the table can ask which is meant.
        """
        tokens = [token for token in text.split() if token != UNKNOWN]
        owner = [place for place, token in enumerate(tokens) for _ in plain(token).split()]
        words = [word for token in tokens for word in plain(token).split()]
        found = self._found(words, anything=typed and not text.rstrip().endswith("?"))
        return [] if found is None else _note(found, tokens, owner)

    def _found(self, words: Sequence[str], *, anything: bool) -> LooseReading | None:
        """Return the phrase that begins a note about a card; with ``anything`` also one without a card."""
        every = self._patterns.find(words, (NOTE,))
        found = [one for one in every if self._before.issuperset(words[: one.start])]
        placed = next((one for one in found if one.reading.slots), None)
        if placed is not None:
            return None if self._is_another_s(words, placed) else placed
        return found[0] if found and anything else None

    def _is_another_s(self, words: Sequence[str], found: LooseReading) -> bool:
        """Return whether a name is beside the words for a note's card, which isn't called one's own."""
        used = [words[place] for place in found.used]
        touching = {place + step for place in found.used for step in (-1, 1)} - found.used
        beside = {words[place] for place in touching if 0 <= place < len(words)}
        return bool(beside & self._players) and not self._mine.intersection(used)


def _note(found: LooseReading, tokens: Sequence[str], owner: Sequence[int]) -> list[Meant]:
    """Return the note, if it contains any word."""
    kept = _kept(tokens, owner, found)
    if not any(character.isalnum() for character in kept):
        return []
    return [Meant(Note(dict(found.reading.slots).get("slot"), words=kept), _OWN_WORDS_COST)]


def _kept(tokens: Sequence[str], owner: Sequence[int], found: LooseReading) -> str:
    """Return the words other than the phrase, as they were written."""
    gone = {owner[place] for place in found.used} | set(owner[: found.start])
    last = max(gone, default=-1)
    kept = [
        token
        for place, token in enumerate(tokens)
        # A dash between the phrase and the words belongs to neither.
        if place not in gone and (plain(token) or place > last)
    ]
    text = "".join(sign for sign in " ".join(kept) if sign.isprintable())
    return text.strip(" ,.;:!?–—-")
