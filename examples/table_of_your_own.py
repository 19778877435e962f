"""A table of your own: sentences go in as typed lines, and what everybody hears comes out as text."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.conversation import Reach, SameEars
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.table import Table

NAMES = ("Anna", "Peter")


def evening(lines: Iterable[str], folder: Path) -> Iterator[str]:
    """Deal a game, read lines that the players type, and yield what each of them hears."""
    chosen = Choices("en", "hanabi", count=len(NAMES), names=NAMES)
    table = Table(chosen, GAMES, folder=folder, new_seed=lambda: 1, ears=SameEars(Reach.YES))
    yield from told(table.deal_now())
    for line in lines:
        yield from told(table.hear(typed_line(line)))
        # An action is read back, and counts once the moment for taking it back has passed.
        yield from told(table.settle())


def told(effects: Iterable[Effect]) -> Iterator[str]:
    """Yield the sentences among the effects, each with its audience."""
    for effect in effects:
        if isinstance(effect, Announcement) and effect.text:
            yield f"{'everyone' if effect.audience is None else NAMES[effect.audience]}: {effect.text}"


def main() -> None:
    """Play with what is typed until the input ends; the game is not saved."""
    with tempfile.TemporaryDirectory() as folder:
        for line in evening(map(str.strip, sys.stdin), Path(folder)):
            print(line, flush=True)


if __name__ == "__main__":
    main()
