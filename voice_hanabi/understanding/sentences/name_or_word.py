"""Decides whether a word is a player's name or a word of the game, if somebody is called like a thing in it.

'Tom, your red cards' is said to Tom even if Red sits beside him, and 'Red, your red cards' to Red. The words
beside it decide, or who else is named; if neither does, it may be both.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from voice_hanabi.language.concepts import Spotted

_OF_NAMES = frozenset({"player", "case"})
_LIGHT = frozenset({"filler", "harmless", "polite", "prelude"})
"""Concepts of words that change nothing: a word that may also be a name is a name."""

_BEFORE_WORDS = ("mine", "you", "definite", "is")
"""What comes before a word of the game: 'my red card', 'your reds', 'the first is red'."""
_BEHIND_WORDS = ("card",)
_BEHIND_NAMES = ("they_play", "they_discard", "they_clue", "they_have", "past")
"""Third-person acts after a name: 'Red plays the third', 'Red has two'."""


def settled(groups: Sequence[Spotted]) -> list[Spotted]:
    """Return the groups of a sentence, with the ambiguous ones decided."""
    either = [place for place, group in enumerate(groups) if _may_be_either(group)]
    if not either:
        return list(groups)
    names, words = _told_apart(groups, either)
    return [
        _without(group, words=place in names) if place in names or place in words else group
        for place, group in enumerate(groups)
    ]


def _told_apart(groups: Sequence[Spotted], either: Sequence[int]) -> tuple[set[int], set[int]]:
    """Return the places of the names, and of the words of the game."""
    words = {place for place in either if _is_word(groups, place)}
    names = {place for place in either if place not in words and _is_name(groups, place)}
    left = [place for place in either if place not in words | names]
    others = any(group.means("player") for place, group in enumerate(groups) if place not in either)
    if others or names:
        words.update(left)
    elif len(left) == 1 and words:
        # It is an address: 'Red, your red cards'.
        names.update(left)
    return names, words


def _may_be_either(group: Spotted) -> bool:
    meant = {one.name for one in group.concepts}
    return "player" in meant and bool(meant - _OF_NAMES - _LIGHT)


def _is_word(groups: Sequence[Spotted], place: int) -> bool:
    """Return whether the words beside a group make it a word of the game."""
    before = groups[place - 1] if place and not groups[place - 1].ends else None
    behind = _behind(groups, place)
    return (before is not None and before.means(*_BEFORE_WORDS)) or (
        behind is not None and behind.means(*_BEHIND_WORDS)
    )


def _is_name(groups: Sequence[Spotted], place: int) -> bool:
    behind = _behind(groups, place)
    return behind is not None and behind.means(*_BEHIND_NAMES)


def _behind(groups: Sequence[Spotted], place: int) -> Spotted | None:
    return None if groups[place].ends or place + 1 == len(groups) else groups[place + 1]


def _without(group: Spotted, *, words: bool) -> Spotted:
    """Return a group that is only a name (without its other ``words``), or only a word of the game."""
    kept = frozenset(one for one in group.concepts if (one.name in _OF_NAMES) is words)
    return replace(group, concepts=kept)
