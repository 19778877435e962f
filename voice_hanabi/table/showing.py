"""What a table shows one seat: the game's own view, and the answers to the table's question."""

from __future__ import annotations

from dataclasses import replace

from voice_hanabi.contract.expectations import SAVED_OFFERED, YES_NO
from voice_hanabi.contract.shown import Board, Shown
from voice_hanabi.table.table import Table


def shown_at(table: Table, seat: int) -> Shown | None:
    """Return what a seat may see of the game, and what it can say; ``None`` without a game."""
    shown = table.phase.shown(seat)
    if shown is None:
        return None
    say, playing = table.conversation.wording.say, table.course.playing
    situations = table.conversation.game.situations
    first: tuple[str, ...] = ()
    if table.expectation == situations.paused:
        first = (say("example-go-on"),)
    elif table.expectation in (YES_NO, SAVED_OFFERED):
        first = (say("example-yes"), say("deed-no"))
    elif table.expectation == situations.ended:
        first = (say("example-new-game"),)
    elif playing is not None and playing.open is not None:
        first = (say("deed-take-back"),)
    return replace(shown, deeds=(*first, *shown.deeds, say("deed-help")))


def board_at(table: Table) -> Board | None:
    """Return what everybody may know of the game in progress or in review; ``None`` without one."""
    if (looked_at := table.steering.looking.board) is not None:
        return looked_at
    return table.phase.board()
