"""Which words a sentence needs to hold a loose phrase: nearly all phrases are ruled out by them alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from voice_hanabi.language.form_rows import GAP, form_words
from voice_hanabi.system.plain_text import without_diacritics

_TOKEN = re.compile(r"[()\[\]|;]|\{[^}]*\}|<[^>]*>|[^()\[\]|;{}<>\s]+")
"""What a phrase is written with: brackets, a choice's bar, lists, rules, words."""


@dataclass(frozen=True, slots=True)
class Need:
    """What a sentence needs one word of: these, or the first of an entry of these lists."""

    words: frozenset[str]
    lists: frozenset[str] = frozenset()


@lru_cache(maxsize=16384)
def needs(phrase: str) -> tuple[Need, ...]:
    """Return what a sentence needs to hold a phrase, at whichever table.

    It is read in one go, since few of a thousand phrases are worth being parsed for a sentence.
    """
    # Of each group that is open: what its choices need, and whether it may be left out.
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
    """Return what is needed where one of several is said: of the first word of each, one."""
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
