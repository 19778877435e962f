"""Sentences to train on: patterns of what is said at the table, and words from dictionaries."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

_DICTIONARIES = {
    "cs": Path("/usr/share/hunspell/cs_CZ.dic"),
    "pl": Path("/usr/share/dict/polish"),
    "da": Path("/usr/share/dict/danish"),
    "en": Path("/usr/share/dict/british-english"),
}
"""Word lists as installed by Debian, for Czech that of a spelling checker; missing ones are skipped."""


class Phrases:
    """The patterns of one language, from ``training/phrases/LANG.txt``."""

    def __init__(self, language: str) -> None:
        """Read the patterns of a language (``cs``)."""
        self.lists: dict[str, list[str]] = {}
        self.patterns: list[str] = []
        path = Path(__file__).parents[1] / "phrases" / f"{language}.txt"
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("#") or not line.strip():
                continue
            if "=" in line:
                name, values = line.split("=")
                self.lists[name.strip()] = [value.strip() for value in values.split("|")]
            else:
                self.patterns.append(line.strip())

    def sentence(self, chance: random.Random) -> str:
        """Return one sentence drawn at random."""
        pattern = re.sub(
            r"\[([^]]*)\]",
            lambda part: part[1] if chance.random() < 0.5 else "",
            chance.choice(self.patterns),
        )
        filled = re.sub(r"\{(\w+)\}", lambda part: chance.choice(self.lists[part[1]]), pattern)
        return " ".join(filled.split())

    def words(self) -> set[str]:
        """Return every word that can occur."""
        texts = [value for values in self.lists.values() for value in values]
        texts += [re.sub(r"\{\w+\}|[\[\]]", " ", pattern) for pattern in self.patterns]
        return {word for text in texts for word in text.split() if word[0].isalpha()}


@cache
def dictionary(language: str) -> tuple[str, ...]:
    """Return the words (letters only) of the language's installed dictionary, or none."""
    path = _DICTIONARIES[language]
    if not path.exists():
        return ()
    lines = path.read_text(encoding="utf-8", errors="ignore").splitlines()
    words = [line.split("/")[0].strip() for line in lines]
    return tuple(word for word in words if word.isalpha() and 2 <= len(word) <= 14)


def sentences(language: str, chance: random.Random) -> Iterator[str]:
    """Yield sentences endlessly: two thirds from the table, the rest made from dictionary words."""
    phrases = Phrases(language)
    words = dictionary(language) or tuple(sorted(phrases.words()))
    single = sorted(phrases.words())
    while True:
        draw = chance.random()
        if draw < 0.52:
            yield phrases.sentence(chance)
        elif draw < 0.67:
            yield chance.choice(single)
        else:
            yield " ".join(chance.choice(words) for _ in range(chance.choice((1, 1, 2, 2, 3, 4))))
