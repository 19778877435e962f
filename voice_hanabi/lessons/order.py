"""Which lessons there are, in their order; loads nothing, so that the command line can name them."""

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
    """Return the name of a lesson, by which its title and its messages are called."""
    return LESSONS[number - 1][1]
