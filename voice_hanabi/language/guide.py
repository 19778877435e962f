"""The guide for players, `docs/LANG/guide.md`, for reading aloud: sections of plain sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from voice_hanabi.language.grammar_problems import data_folder

_LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
_SENTENCE_END = re.compile(r"(?:(?<=[.!?])|(?<=[.!?][”“']))\s+|\n\s*\n")
_MARKS = re.compile(r"[`*]|(?<!\w)_|_(?!\w)")


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the guide with its heading."""

    title: str
    text: str
    """On one line."""


@lru_cache(maxsize=8)
def guide(language: str) -> tuple[Section, ...]:
    """Return the guide in a language, read once; it is the same file that people read on a screen."""
    text = (data_folder("docs") / language / "guide.md").read_bytes().decode("utf-8")
    sections = []
    for part in re.split(r"^#+ ", text, flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        sections.append(Section(_plain(title), _joined(list(_pieces(body)))))
    return tuple(sections)


def _pieces(body: str) -> Iterator[str]:
    """Yield paragraphs and list items, without commands, which nobody types by ear."""
    *leading, last = re.split(r"^```.*?^```$", body, flags=re.MULTILINE | re.DOTALL)
    for part in (*map(_without_lead, leading), last):
        pieces = re.split(r"\n\s*\n|\n(?=- )", part.strip())
        yield from filter(None, (_plain(piece.strip().removeprefix("- ")) for piece in pieces))


def _without_lead(text: str) -> str:
    """Return a text without a last sentence that introduces a command: it ends in a colon."""
    text = text.strip()
    ends = [found.end() for found in _SENTENCE_END.finditer(text)]
    return text[: ends[-1] if ends else 0] if text.endswith(":") else text


def _joined(pieces: Sequence[str]) -> str:
    """Return pieces as sentences: a list item doesn't end one."""
    following = (*pieces[1:], "")
    ends = (
        "" if piece[-1] in ".:!?" else "," if behind[:1].islower() else "."
        for piece, behind in zip(pieces, following, strict=True)
    )
    return " ".join(f"{piece}{end}" for piece, end in zip(pieces, ends, strict=True))


def _plain(text: str) -> str:
    """Return a text without visual markup."""
    return " ".join(_MARKS.sub("", _LINK.sub(r"\1", text)).split())
