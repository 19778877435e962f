"""Words for a braille embosser: a .brf file, six dots per cell, without contractions.

Letters and numbers are as each country writes them. A line is as wide as a card, and three cards are side by
side, to be cut apart.
"""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest

ASCII = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
"""The character for each cell in a .brf file, by its dots as bits: dot 1 is 1, dot 2 is 2, dot 3 is 4."""

CELLS = 10
"""The width of a card in cells of 6 mm."""
COLUMNS, GAP = 3, 4
LINES = 25
"""Lines per page of an embosser that is 40 cells wide."""

NUMBER = "#"
"""The sign before a number, whose digits are the letters a to j."""

_OF_LANGUAGE: Mapping[str, Mapping[str, str]] = {
    "cs": {
        "á": "16", "č": "146", "ď": "1456", "é": "345", "ě": "126", "í": "34", "ň": "1246", "ó": "246",
        "ř": "2456", "š": "156", "ť": "1256", "ú": "346", "ů": "23456", "ý": "12346", "ž": "2346",
        "w": "12356",
    },
    "pl": {
        "ą": "16", "ć": "146", "ę": "156", "ł": "126", "ń": "1456", "ó": "346", "ś": "246", "ź": "2346",
        "ż": "12346",
    },
    "da": {"æ": "345", "ø": "246", "å": "16"},
    "en": {},
}  # fmt: skip
"""The dots of a language's letters besides a to z, and of those that it writes differently."""


def braille(text: str, language: str) -> str:
    """Return a text in the characters of a .brf file; letters without a cell of their own lose their
    diacritics.
    """
    letters = _OF_LANGUAGE[language]
    written = []
    number = False
    for sign in text.casefold():
        if sign.isdecimal() and sign.isascii():
            written += ([] if number else [NUMBER]) + [chr(ord("A") + (int(sign) - 1) % 10)]
            number = True
            continue
        number = False
        if sign in letters:
            written.append(ASCII[sum(1 << int(dot) - 1 for dot in letters[sign])])
            continue
        plain = unicodedata.normalize("NFKD", sign)[0].upper()
        written.append(plain if plain in ASCII and (plain.isalpha() or plain == " ") else " ")
    return "".join(written)


def brf(words: Sequence[str], language: str) -> str:
    """Return a .brf file with these words, each in a block of a card's width."""
    blocks = [textwrap.wrap(braille(word, language), CELLS) for word in words]
    lines = list(_lines(blocks))
    pages = ["\r\n".join(lines[start : start + LINES]) for start in range(0, len(lines), LINES)]
    return "\r\n\f".join(pages) + "\r\n"


def _lines(blocks: Sequence[list[str]]) -> Iterator[str]:
    """Yield the lines of rows of blocks; no block is split by the end of a page."""
    used = 0
    for start in range(0, len(blocks), COLUMNS):
        row = [
            "".join(cells.ljust(CELLS + GAP) for cells in parts).rstrip()
            for parts in zip_longest(*blocks[start : start + COLUMNS], fillvalue="")
        ]
        row.append("")
        if used + len(row) > LINES:
            yield from [""] * (LINES - used)
            used = 0
        yield from row
        used = (used + len(row)) % LINES
