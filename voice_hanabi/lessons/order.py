"""The lessons in their order. It imports nothing heavy, because the command line needs their names."""

from __future__ import annotations

LESSONS: tuple[tuple[str, str], ...] = (
    ("hanabi", "begin"),
    ("hanabi", "friends"),
    ("hanabi", "variants"),
    ("koi-koi", "koikoi"),
    ("hanabi", "steering"),
)
"""The game and the name of each lesson."""

COUNT = len(LESSONS)


def title(number: int) -> str:
    """Return the name of a lesson, the prefix of its title and its messages."""
    return LESSONS[number - 1][1]
