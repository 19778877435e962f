"""What is said about a download: first its size and how long it takes, then its progress."""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.language.wording import Wording
from voice_hanabi.system.downloading import Download, Progress

MEGABYTE = 1_000_000
USUAL_LINE = 50
"""The speed of a typical home connection, in megabits per second."""


def fetching_told(wording: Wording, name: str, files: Sequence[Download]) -> str:
    """Return the size of the download, and how long it takes on a typical connection."""
    size = sum(one.size for one in files)
    minutes = max(1, round(8 * size / MEGABYTE / USUAL_LINE / 60))
    return wording.say(
        "fetching-told", name=name, megabytes=max(1, round(size / MEGABYTE)), minutes=minutes, line=USUAL_LINE
    )


def told_on_the_way(wording: Wording) -> Progress:
    """Return a function that prints the progress of a download."""
    return lambda now: print(wording.say("fetching", name=now.name, percent=now.percent), flush=True)
