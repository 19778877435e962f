"""The turn of a computer player: it thinks for a while, says what it does, and does it."""

from __future__ import annotations

from typing import Any

from voice_hanabi.language.wording import capitalised
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.playing.playing import Playing

_SECONDS = (0.3, 0.7, 1.2, 2.0, 3.5, 6.0)
"""Seconds of silence before a computer player moves, from no wait to a long one."""
_USUAL = 2

_AGAIN = 0.3
"""Seconds before what else belongs to the same turn."""


class Thought:
    """How long computer players think: as people have asked for, for the rest of the evening."""

    def __init__(self) -> None:
        self._step = _USUAL

    def seconds(self, playing: Playing[Any, Any, Any]) -> float | None:
        """Return for how long the one whose turn it is thinks; ``None`` where that is no computer."""
        if not moves_by_itself(playing):
            return None
        moves = playing.partners.moves
        again = bool(moves) and playing.last_seat == playing.state.current == moves[-1].seat
        return min(_AGAIN, _SECONDS[self._step]) if again else _SECONDS[self._step]

    def change(self, step: int, conversation: Conversation) -> list[Effect]:
        """Think longer (1) or shorter (-1), and say so."""
        changed = min(max(self._step + step, 0), len(_SECONDS) - 1)
        limit = changed == self._step
        self._step = changed
        slower, faster = (
            ("thinks-slowest", "thinks-fastest") if limit else ("thinks-think-slower", "thinks-think-faster")
        )
        message = slower if step > 0 else faster
        return [conversation.everyone(conversation.wording.say(message))]


def moves_by_itself(playing: Playing[Any, Any, Any]) -> bool:
    """Tell whether a computer player is to move, and nothing else is open."""
    state = playing.state
    return state.outcome is None and playing.open is None and state.current in playing.partners


def move(playing: Playing[Any, Any, Any]) -> list[Effect]:
    """Let the computer player whose turn it is say what it does, and do it."""
    before = playing.state
    action = playing.partners.choose(before)
    said = playing.teller.said(action, before)
    wording = playing.conversation.wording
    told: list[Effect] = []
    if said:
        player = wording.name(before.current)
        text = wording.say("partner-says", player=player, said=capitalised(said))
        told.append(playing.conversation.everyone(text))
    return [*told, *playing.carry_out(action)]
