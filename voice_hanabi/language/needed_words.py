"""The words that a sentence needs to match a loose phrase; they alone rule out nearly all phrases."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from voice_hanabi.language.form_rows import GAP, form_words
from voice_hanabi.system.plain_text import without_diacritics

_TOKEN = re.compile(r"[()\[\]|;]|\{[^}]*\}|<[^>]*>|[^()\[\]|;{}<>\s]+")
"""The notation of a phrase: brackets, a choice's bar, lists, rules, words."""


@dataclass(frozen=True, slots=True)
class Need:
    """A sentence needs one of these words, or the first word of an entry of these lists."""

    words: frozenset[str]
    lists: frozenset[str] = frozenset()


@lru_cache(maxsize=16384)
def needs(phrase: str) -> tuple[Need, ...]:
    """Return what a sentence needs to match a phrase, at any table.

    It is read in one pass, because few of a thousand phrases are worth parsing for a sentence.
    """
    # For each open group: what its choices need, and whether it may be left out.
    open_groups: list[tuple[list[list[Need]], bool]] = [([[]], False)]
    for token in _TOKEN.findall(phrase):
        choices, _ = open_groups[-1]
        match token[0]:
            case "(" | "[":
                open_groups.append(([[]], token == "["))
            case "|":
                choices.append([])
            case ")" | "]":
                choices, optional = open_groups.pop()
                if not optional:
                    open_groups[-1][0][-1].extend(_of_one(choices))
            case "{":
                choices[-1].append(Need(frozenset(), frozenset({token[1:-1].partition(":")[0]})))
            case "<" | ";":
                continue
            case _ if token != GAP:
                words = map(without_diacritics, form_words(token))
                choices[-1].extend(Need(frozenset({word})) for word in words)
    return tuple(_of_one(open_groups[0][0]))


def _of_one(choices: Sequence[Sequence[Need]]) -> list[Need]:
    """Return what is needed if one of several is said: one of their first words."""
    if len(choices) == 1:
        return list(choices[0])
    if not all(choices):
        return []
    first = [needed[0] for needed in choices]
    return [
        Need(
            frozenset().union(*(need.words for need in first)),
            frozenset().union(*(need.lists for need in first)),
        )
    ]
